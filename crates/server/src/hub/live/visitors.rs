//! Who is connected to a table, and telling them.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use crosstown_table::protocol::{Emote, ToClient};
use crosstown_table::{Code, Owner, Problem};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Live;
use crate::admin::Connected;
use crate::bus::{Presence, Said};
use crate::limits::{self, whole};

/// Messages that may wait for a client before it is taken to be too slow.
pub(crate) const OUTBOX: usize = 64;
/// One address may have one in so many of the places for spectators of a table.
const SPECTATORS: usize = 4;
/// How often other nodes are told whose players are here, and for how long they believe it.
const PRESENT: (Duration, Duration) = (Duration::from_secs(30), Duration::from_secs(90));

/// The least time between two emotes of a seat.
const EMOTES_APART: Duration = Duration::from_secs(1);

/// The way to a client's socket.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// Somebody who comes to see a table.
#[derive(Clone)]
pub(crate) struct Attach {
    pub(crate) socket: u64,
    pub(crate) who: Option<Owner>,
    /// None for a spectator.
    pub(crate) seat: Option<u8>,
    /// The last event that the client has seen, if it was here before.
    pub(crate) seen: Option<u32>,
    /// The address that the client is at.
    pub(crate) from: IpAddr,
    pub(crate) outbox: Outbox,
    /// Notified when the outbox is full: the client does not keep up.
    pub(crate) slow: Arc<Notify>,
}

/// Everybody who is connected to a table.
#[derive(Default)]
pub(super) struct Visitors {
    here: Vec<Attach>,
    /// Seats with players, as other nodes tell.
    elsewhere: Vec<(Presence, Instant)>,
    /// What visitors were told last.
    told_present: u8,
    /// What other nodes were told last, and when.
    told_others: Option<(u8, Instant)>,
    /// When each seat was last seen to have a player here or elsewhere; none if it never was.
    last_present: [Option<Instant>; 8],
    /// When each seat last showed what its player feels.
    last_emote: [Option<Instant>; 8],
}

impl Visitors {
    /// Lets everybody sit on where they sat: at the deal the seats are turned by so many, and have
    /// other numbers. Another node that does not know it yet tells again when it does.
    fn turn(&mut self, by: usize, seats: usize) {
        if by == 0 {
            return;
        }
        let turned = |seat: u8| (usize::from(seat) + seats - by) % seats;
        for visitor in &mut self.here {
            visitor.seat = visitor.seat.map(|seat| turned(seat) as u8);
        }
        for (presence, _) in &mut self.elsewhere {
            presence.seats =
                seats_of(presence.seats).into_iter().fold(0, |all, s| all | 1 << turned(s));
        }
        self.last_present[..seats].rotate_left(by);
        self.last_emote[..seats].rotate_left(by);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub(super) fn find(&self, socket: u64) -> Option<&Attach> {
        self.here.iter().find(|visitor| visitor.socket == socket)
    }

    /// Whether somebody is here at this seat.
    pub(super) fn are_at(&self, seat: u8) -> bool {
        self.here.iter().any(|visitor| visitor.seat == Some(seat))
    }

    pub(super) fn tell_all(&self, message: &ToClient) {
        let message = text(message);
        for visitor in &self.here {
            let _ = visitor.outbox.try_send(message.clone());
        }
    }
}

/// Through whose eyes a message is made: the seat, and who asks.
type Eyes = (Option<u8>, Option<Owner>);

impl Live {
    pub(super) fn attach(&mut self, mut attach: Attach) -> Result<(), Problem> {
        let Attach { who, seen, .. } = attach;
        if attach.seat.is_some_and(|seat| !self.table.owns(who, seat)) {
            return Err(Code::NotYourSeat.into());
        }
        attach.seat = attach.seat.filter(|seat| self.table.plays_at(who, *seat));
        let seat = attach.seat;
        let here = &mut self.visitors.here;
        // Some may have gone before their socket was made.
        here.retain(|visitor| !visitor.outbox.is_closed());
        // Spectators must not keep players out, nor one player others.
        let most = self.hub.limits.sockets_per_table;
        let same = || here.iter().filter(|visitor| visitor.seat == seat);
        // Nor one address all others who want to watch.
        let address = limits::whole(attach.from);
        let neighbours = same().filter(|visitor| limits::whole(visitor.from) == address).count();
        if same().count() >= most || (seat.is_none() && neighbours >= most.div_ceil(SPECTATORS)) {
            return Err(Code::TableFull.into());
        }
        let welcome = self.table.welcome(self.hub.sources.now(), who, seat, seen);
        let _ = attach.outbox.try_send(text(&welcome));
        let present = self.present(self.visitors.told_present);
        let _ = attach.outbox.try_send(text(&present));
        // Spectators must not have others' bots think on their account.
        if seat.is_some() || self.from.is_none() {
            self.from = Some(whole(attach.from));
        }
        self.visitors.here.push(attach);
        self.tell_present();
        Ok(())
    }

    /// Forgets clients that were gone before their socket was made.
    pub(super) fn forget_closed(&mut self) {
        let here = &mut self.visitors.here;
        let before = here.len();
        here.retain(|visitor| !visitor.outbox.is_closed());
        if here.len() < before {
            self.tell_present();
        }
    }

    pub(super) fn detach(&mut self, socket: u64) {
        self.visitors.here.retain(|visitor| visitor.socket != socket);
        self.tell_present();
    }

    /// Tells everybody of the events from a number on.
    pub(super) fn tell_from(&mut self, from: u32) {
        let turned = self.table.turned_since(from);
        self.visitors.turn(turned, self.table.seats());
        // Who has left a seat watches from now on, and sees no more than other spectators.
        for visitor in &mut self.visitors.here {
            visitor.seat = visitor.seat.filter(|seat| self.table.plays_at(visitor.who, *seat));
        }
        // Spectators and the tabs of a seat get the same; it is made once for each.
        let mut made: Vec<(Eyes, Vec<Utf8Bytes>)> = Vec::new();
        let mut gone = Vec::new();
        for visitor in &self.visitors.here {
            let (seat, who) = (visitor.seat, visitor.who);
            let known = made.iter().position(|(viewer, _)| *viewer == (seat, who));
            let index = known.unwrap_or_else(|| {
                let news = self.table.news(from, who, seat);
                made.push(((seat, who), news.iter().map(text).collect()));
                made.len() - 1
            });
            for message in &made[index].1 {
                if visitor.outbox.try_send(message.clone()).is_err() {
                    visitor.slow.notify_one();
                    gone.push(visitor.socket);
                }
            }
        }
        self.visitors.here.retain(|visitor| !gone.contains(&visitor.socket));
        self.tell_present();
    }

    /// Another node has opened the table, and does not know yet who is here.
    pub(super) fn hear_opened(&mut self) {
        self.visitors.told_others = None;
        self.tell_present();
    }

    /// Players come and go at another node.
    pub(super) fn hear_presence(&mut self, presence: Presence) {
        let visitors = &mut self.visitors;
        visitors.elsewhere.retain(|(known, _)| known.node != presence.node);
        visitors.elsewhere.push((presence, Instant::now()));
        self.tell_present();
    }

    /// Whether the player of a seat has been away for a while. Where nobody ever was, that counts from
    /// when the table was opened here.
    pub(super) fn is_away(&mut self, seat: u8) -> bool {
        self.tell_present();
        let visitors = &self.visitors;
        let last = visitors.last_present.get(usize::from(seat)).copied().flatten();
        let here = visitors.told_present >> seat.min(7) & 1 == 1;
        !here && last.unwrap_or(self.opened).elapsed() >= self.hub.limits.away
    }

    /// When the next player whom the end of the game waits for will have been away for long, if nobody
    /// comes before.
    pub(super) fn next_away(&self) -> Option<Instant> {
        let waits = self.table.end_waits_for();
        let absent = waits.into_iter().filter(|seat| self.visitors.told_present >> seat & 1 == 0);
        let last = |seat| self.visitors.last_present[usize::from(seat)].unwrap_or(self.opened);
        let times = absent.map(|seat: u8| last(seat) + self.hub.limits.away);
        // One that has passed is looked at again soon: something else may have been looked at instead.
        times.min().map(|time| time.max(Instant::now() + Duration::from_secs(1)))
    }

    /// Who is connected, for the host of the server.
    pub(super) fn connected(&self) -> Connected {
        let visitors = &self.visitors;
        let sockets = visitors.here.len();
        let spectators = visitors.here.iter().filter(|visitor| visitor.seat.is_none()).count();
        Connected { seats: seats_of(visitors.told_present), spectators, sockets }
    }

    /// A player shows everybody what they feel, not too often.
    pub(super) fn emote(&mut self, socket: u64, emote: Emote) {
        let Some(seat) = self.visitors.find(socket).and_then(|visitor| visitor.seat) else {
            return;
        };
        let last = &mut self.visitors.last_emote[usize::from(seat) & 7];
        if last.is_some_and(|last| last.elapsed() < EMOTES_APART) {
            return;
        }
        *last = Some(Instant::now());
        self.visitors.tell_all(&ToClient::Emote { seat, emote });
        self.line.tell(|| Said::Emoted { seat, emote });
    }

    /// Tells other nodes again whose players are here, when it is time to.
    pub(super) fn tell_presence_again(&mut self) {
        if self.visitors.told_others.is_some_and(|(_, told)| told.elapsed() > PRESENT.0) {
            self.visitors.told_others = None;
            self.tell_present();
        }
    }

    /// Tells everybody whose players are here, if that has changed.
    fn tell_present(&mut self) {
        let visitors = &mut self.visitors;
        let bit = |visitor: &Attach| visitor.seat.map_or(0, |seat| 1 << seat);
        let here = visitors.here.iter().map(bit).fold(0, |all, seat: u8| all | seat);
        visitors.elsewhere.retain(|(_, heard)| heard.elapsed() < PRESENT.1);
        let all = visitors.elsewhere.iter().fold(here, |all, (known, _)| all | known.seats);
        // Not whenever others tell something, or they would tell each other for ever.
        if visitors.told_others.is_none_or(|(told, _)| told != here) {
            visitors.told_others = Some((here, Instant::now()));
            self.line.tell(|| Said::Present(here));
        }
        if all != visitors.told_present {
            for seat in seats_of(all | visitors.told_present) {
                visitors.last_present[usize::from(seat)] = Some(Instant::now());
            }
            visitors.told_present = all;
            let present = self.present(all);
            self.visitors.tell_all(&present);
        }
    }

    fn present(&self, seats: u8) -> ToClient {
        let away_ms = self.hub.limits.away.as_millis() as u64;
        ToClient::Present { seats: seats_of(seats), away_ms }
    }
}

fn seats_of(bits: u8) -> Vec<u8> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).collect()
}

pub(super) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data becomes JSON").into()
}
