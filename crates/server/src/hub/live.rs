//! A table at work: one task that reads letters one by one. What happens is kept first, then told to
//! everybody at the table, so nobody ever hears of something that a crash could undo.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use crosstown_bots::{Level as BotLevel, Spec, Turn};
use crosstown_rules::record::{Entry, Record};
use crosstown_rules::{Action, ActionList, Board, Game, Phase, Rng};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, info, warn};

use super::{Hub, NotOpen, public};
use crate::bus::{Note, Presence};
use crate::store::{NewEvent, Stage, StoreError};
use crate::table::{Event, Owner, Refused, Step, Table};
use crate::wire::{self, Level, ToClient};

/// Messages that may wait for a client before it is taken to be too slow.
pub(crate) const OUTBOX: usize = 64;
/// A table where nothing happens and nobody is stays open for so long.
const IDLE: Duration = Duration::from_secs(30);
/// While nothing is heard of other nodes, the store is asked this often what they have added.
const DEAF: Duration = Duration::from_secs(1);
/// How often other nodes are told whose players are here, and for how long they believe it.
const PRESENT: (Duration, Duration) = (Duration::from_secs(30), Duration::from_secs(90));
/// How often an action is tried anew that another node was faster with.
const TRIES: usize = 5;

/// The way to a client's socket.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// From whose eyes a message is made: the seat, and whoever asks.
type Viewer = (Option<u8>, Option<Owner>);

/// What a table is asked.
pub(crate) enum Letter {
    /// Somebody comes to see the table. Answered with whether there is such a seat for them.
    Attach(Attach, oneshot::Sender<Result<(), Refused>>),
    /// Somebody goes.
    Detach { socket: u64 },
    /// Somebody plays. Answered through the socket.
    Play { socket: u64, id: String, seen: u32, action: Value, received: Instant },
    /// Somebody does something else.
    Deed { who: Option<Owner>, deed: Deed, reply: oneshot::Sender<Result<wire::Table, Refused>> },
    /// How does the table look?
    Show { who: Option<Owner>, reply: oneshot::Sender<wire::Table> },
    /// What is the record?
    Record { reply: oneshot::Sender<Option<(Record, Arc<Board>)>> },
    /// What would a good player do at this seat?
    Hint {
        who: Option<Owner>,
        seat: u8,
        reply: oneshot::Sender<Result<(Arc<Board>, Game), Refused>>,
    },
    /// What is the board?
    Board { reply: oneshot::Sender<Arc<Board>> },
    /// A bot has made up its mind.
    Chosen { number: u32, seat: u8, action: Action },
    /// This node is to look after the table.
    Adopted,
    /// Other nodes took this one for dead: one of them may look after the table now.
    Forgotten,
    /// Another node added an event.
    Note(Note),
    /// Players come and go at another node.
    Presence(Presence),
    /// Other nodes may have added events.
    CatchUp,
    /// The server closes; who is in the middle of a move may finish it.
    Closing { patience: Duration },
    /// The table is no more.
    Close,
}

/// Somebody who comes to see a table.
#[derive(Clone)]
pub(crate) struct Attach {
    pub(crate) socket: u64,
    pub(crate) who: Option<Owner>,
    /// None for a spectator.
    pub(crate) seat: Option<u8>,
    /// The last event that the client has seen, if it was here before.
    pub(crate) seen: Option<u32>,
    pub(crate) outbox: Outbox,
}

/// What a visitor can do at a table other than playing.
#[derive(Clone)]
pub(crate) enum Deed {
    Sit { seat: u8, invite: String, name: String },
    Fill { seat: u8, level: Level },
    Leave { seat: u8 },
    Return { seat: u8 },
    End { seat: u8 },
    Rematch,
}

struct Live {
    hub: Arc<Hub>,
    table: Table,
    visitors: Vec<Attach>,
    /// Seats with players, as other nodes tell.
    elsewhere: Vec<(Presence, Instant)>,
    told_present: u8,
    /// What other nodes were told last, and when.
    told_others: Option<(u8, Instant)>,
    letters: mpsc::Receiver<Letter>,
    inbox: mpsc::WeakSender<Letter>,
    tender: Tender,
    /// The event before which a bot has been asked to choose.
    asked: Option<u32>,
    /// When somebody at this node last asked for something.
    asked_last: Instant,
    /// When to go, if the server closes.
    until: Option<Instant>,
}

/// Which node lets bots play and looks at the clock, as long as that is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tender {
    /// The store is to be asked.
    Unknown,
    This,
    /// Should it die, this node or another one adopts the table.
    Other,
}

/// Why nothing happened.
enum Not {
    /// It may not happen.
    Refused(Refused),
    /// It could not be kept.
    Lost,
}

impl From<Refused> for Not {
    fn from(refused: Refused) -> Not {
        Not::Refused(refused)
    }
}

pub(super) fn start(
    hub: Arc<Hub>,
    table: Table,
    letters: mpsc::Receiver<Letter>,
    inbox: mpsc::WeakSender<Letter>,
    stored: bool,
) {
    let live = Live {
        hub,
        table,
        visitors: Vec::new(),
        elsewhere: Vec::new(),
        told_present: 0,
        told_others: None,
        letters,
        inbox,
        tender: Tender::Unknown,
        asked: None,
        asked_last: Instant::now(),
        until: None,
    };
    tokio::spawn(live.run(stored));
}

impl Live {
    async fn run(mut self, stored: bool) {
        let mut go_on = !stored || self.take_up().await;
        while go_on && self.look_after().await {
            let letter = tokio::time::timeout_at(self.wake(), self.letters.recv()).await;
            go_on = match letter {
                Ok(Some(letter)) => self.read(letter).await,
                Ok(None) => false,
                Err(_) => self.woken().await,
            };
            if self.is_idle() && self.retire(false) {
                // From now on the name may stand for another task with the same table.
                return;
            }
            go_on &= !self.is_done();
        }
        self.retire(true);
        if self.tender == Tender::This && self.table.mark().tended {
            self.hub.lose(self.table.id());
        }
    }

    /// Takes the table out of the hub, if no letter is waiting for it or `always`.
    fn retire(&self, always: bool) -> bool {
        self.hub.retire(self.table.id(), &self.inbox, || always || self.letters.is_empty())
    }

    /// Goes on where the store says that the table stands.
    async fn take_up(&mut self) -> bool {
        // What other nodes told while the table was being read found nobody to hear it.
        if !self.hub.bus.is_alone() && !self.catch_up().await {
            return false;
        }
        !self.table.mark().tended || self.begin_tending(true).await
    }

    /// When something must be done even if no letter comes.
    fn wake(&self) -> Instant {
        let idle = Instant::now() + if self.hub.bus.is_deaf() { DEAF } else { IDLE };
        let clock = self.table.deadline().filter(|_| self.tender == Tender::This);
        let deadline = clock.map(|(at, _)| {
            let left = at.saturating_sub(self.hub.sources.now());
            Instant::now() + Duration::from_millis(left.min(86_400_000))
        });
        [Some(idle), deadline, self.until].into_iter().flatten().min().unwrap_or(idle)
    }

    async fn woken(&mut self) -> bool {
        if self.until.is_some_and(|until| until <= Instant::now()) {
            return false;
        }
        if self.tender == Tender::This
            && let Some(event) = self.table.time_out(self.hub.sources.now())
        {
            return self.happen(event).await.is_ok();
        }
        // Should the bus have lost something.
        if !self.hub.bus.is_alone() && !self.catch_up().await {
            return false;
        }
        true
    }

    /// Whether nobody has been here for a while, and nothing is to be done.
    fn is_idle(&self) -> bool {
        self.visitors.is_empty() && !self.table.mark().tended && self.asked_last.elapsed() >= IDLE
    }

    /// Whether the server closes and nobody here is in the middle of a move.
    fn is_done(&self) -> bool {
        let moving = |game: &Game| {
            let public = game.public();
            let here = self.visitors.iter().any(|visitor| visitor.seat == Some(public.turn));
            matches!(public.phase, Phase::SecondCard | Phase::KeepTickets)
                && here
                && self.table.bot().is_none()
        };
        self.until.is_some() && !self.table.game().is_some_and(moving)
    }

    async fn read(&mut self, letter: Letter) -> bool {
        if !matches!(letter, Letter::Note(_) | Letter::Presence(_) | Letter::CatchUp) {
            self.asked_last = Instant::now();
        }
        match letter {
            Letter::Attach(attach, reply) => {
                if !self.catch_up_with(attach.seen.unwrap_or_default()).await {
                    return false;
                }
                let _ = reply.send(self.attach(attach));
            }
            Letter::Detach { socket } => {
                self.visitors.retain(|visitor| visitor.socket != socket);
                self.tell_present();
            }
            Letter::Play { socket, id, seen, action, received } => {
                return self.catch_up_with(seen).await
                    && self.play(socket, id, seen, &action, received).await;
            }
            Letter::Deed { who, deed, reply } => {
                let (done, go_on) = match self.deed(who, &deed).await {
                    Ok(()) => (Ok(self.table.show(who)), true),
                    Err(Not::Refused(refused)) => (Err(refused), true),
                    Err(Not::Lost) => (Err(Refused::new("not-stored")), false),
                };
                let _ = reply.send(done);
                return go_on;
            }
            Letter::Show { who, reply } => drop(reply.send(self.table.show(who))),
            Letter::Record { reply } => {
                let record = self.table.record().map(|record| (record, self.table.board().clone()));
                let _ = reply.send(record);
            }
            Letter::Hint { who, seat, reply } => {
                let waiting = self.table.waiting_for().contains(&seat);
                let game = self.table.game().filter(|_| waiting);
                let _ = reply.send(match game {
                    _ if !self.table.owns(who, seat) => Err(Refused::new("not-your-seat")),
                    Some(game) => Ok((self.table.board().clone(), *game)),
                    None => Err(Refused::new("not-your-turn")),
                });
            }
            Letter::Board { reply } => drop(reply.send(self.table.board().clone())),
            Letter::Chosen { number, seat, action } => {
                // Something else may have happened meanwhile.
                if self.tender == Tender::This && number == self.table.next_number() {
                    match self.table.play_bot(seat, action) {
                        Ok(event) => return self.happen(event).await.is_ok(),
                        Err(refused) => error!(
                            table = %public(self.table.id()), code = refused.code,
                            "a bot chose what is not legal"
                        ),
                    }
                }
            }
            Letter::Adopted => return self.begin_tending(true).await,
            Letter::Forgotten => self.tender = Tender::Unknown,
            Letter::Note(note) => return self.hear(note).await,
            Letter::Presence(presence) => {
                let before = self.elsewhere.len();
                self.elsewhere.retain(|(known, _)| known.node != presence.node);
                if self.elsewhere.len() == before {
                    // A node that has just opened the table.
                    self.told_others = None;
                }
                self.elsewhere.push((presence, Instant::now()));
                self.tell_present();
            }
            Letter::CatchUp => return self.catch_up().await,
            Letter::Closing { patience } => {
                self.until = Some(Instant::now() + patience);
                self.tell_all(&ToClient::Closing);
            }
            Letter::Close => return false,
        }
        true
    }

    /// Lets bots think, and takes over the clock if nobody has it.
    async fn look_after(&mut self) -> bool {
        if self.told_others.is_some_and(|(_, told)| told.elapsed() > PRESENT.0) {
            self.told_others = None;
            self.tell_present();
        }
        if !self.table.mark().tended {
            self.tender = Tender::Unknown;
            return true;
        }
        if self.tender == Tender::Unknown && !self.begin_tending(false).await {
            return false;
        }
        let number = self.table.next_number();
        if self.tender == Tender::This
            && self.asked != Some(number)
            && let (Some((seat, level)), Some(game)) = (self.table.bot(), self.table.game())
        {
            self.asked = Some(number);
            let seed = u64::from_le_bytes(self.hub.sources.bytes());
            let thought = Thought {
                board: self.table.board().clone(),
                game: *game,
                seat,
                level,
                rng: Rng::new(seed, 0),
            };
            think(&self.hub, thought, number, self.inbox.clone());
        }
        true
    }

    /// Asks the store whether this node is to tend the table. If it was not tended for a while, the
    /// clock begins anew.
    async fn begin_tending(&mut self, was_away: bool) -> bool {
        if self.tender == Tender::This {
            return true;
        }
        match self.hub.store.tend(self.table.id(), &self.hub.node).await {
            Ok(true) => self.tender = Tender::This,
            Ok(false) => self.tender = Tender::Other,
            Err(error) => warn!(table = %public(self.table.id()), %error, "nobody tends a table"),
        }
        // What a bot chose before was not heard, if this node did not tend then.
        self.asked = None;
        match self.table.resume() {
            Some(event) if was_away && self.tender == Tender::This => {
                self.happen(event).await.is_ok()
            }
            _ => true,
        }
    }

    fn attach(&mut self, attach: Attach) -> Result<(), Refused> {
        if let Some(seat) = attach.seat
            && !self.table.owns(attach.who, seat)
        {
            return Err(Refused::new("not-your-seat"));
        }
        // Some may have gone before their socket was made.
        self.visitors.retain(|visitor| !visitor.outbox.is_closed());
        // Spectators must not keep players out, nor one player others.
        let same = self.visitors.iter().filter(|visitor| visitor.seat == attach.seat).count();
        if same >= self.hub.limits.sockets_per_table {
            return Err(Refused::new("table-full"));
        }
        let welcome = ToClient::Welcome {
            table: self.table.show(attach.who),
            view: self.table.view(attach.seat),
            missed: match attach.seen {
                Some(seen) => self.table.happened(seen.saturating_add(1), attach.seat),
                None => Vec::new(),
            },
            now: self.hub.sources.now(),
        };
        let _ = attach.outbox.try_send(text(&welcome));
        let present = ToClient::Present { seats: seats_of(self.told_present) };
        let _ = attach.outbox.try_send(text(&present));
        self.visitors.push(attach);
        self.tell_present();
        Ok(())
    }

    async fn play(
        &mut self,
        socket: u64,
        id: String,
        seen: u32,
        action: &Value,
        received: Instant,
    ) -> bool {
        let Some(visitor) = self.visitors.iter().find(|visitor| visitor.socket == socket) else {
            return true;
        };
        let (who, seat, outbox) = (visitor.who, visitor.seat, visitor.outbox.clone());
        let mut result = Err(Not::Refused(Refused::new("busy")));
        let mut new = false;
        for _ in 0..TRIES {
            let step = match seat {
                None => Err(Refused::new("spectator")),
                Some(_) if self.is_done() => Err(Refused::new("closing")),
                Some(seat) => self.table.play(who, seat, &id, seen, action),
            };
            result = match step {
                Ok(Step::Known(number)) => Ok(number),
                Ok(Step::New(event)) => {
                    let number = self.table.next_number();
                    match self.keep(&event).await {
                        Ok(true) => {
                            new = true;
                            Ok(number)
                        }
                        Ok(false) => continue,
                        Err(()) => Err(Not::Lost),
                    }
                }
                Err(refused) => Err(Not::Refused(refused)),
            };
            break;
        }
        let (answer, go_on) = match result {
            Ok(number) => {
                self.hub.metrics.actions.inc();
                (ToClient::Ack { id, number }, true)
            }
            Err(Not::Refused(refused)) => {
                self.hub.metrics.refuse(refused.code);
                (ToClient::Refused { id, problem: refused.into() }, true)
            }
            Err(Not::Lost) => {
                let problem = Refused::new("not-stored").into();
                (ToClient::Refused { id, problem }, false)
            }
        };
        let _ = outbox.try_send(text(&answer));
        self.hub.metrics.latency.observe(received.elapsed().as_secs_f64());
        if new {
            self.tell_news();
        }
        go_on
    }

    async fn deed(&mut self, who: Option<Owner>, deed: &Deed) -> Result<(), Not> {
        for _ in 0..TRIES {
            let event = match deed {
                Deed::Sit { seat, invite, name } => {
                    let who = who.ok_or(Refused::new("no-cookie"))?;
                    self.table.sit(who, *seat, invite, name)?
                }
                Deed::Fill { seat, level } => self.table.fill(who, *seat, *level)?,
                Deed::Leave { seat } => self.table.leave(who, *seat)?,
                Deed::Return { seat } => self.table.come_back(who, *seat)?,
                Deed::End { seat } => self.table.would_end(who, *seat)?,
                Deed::Rematch => match self.next_game(who).await? {
                    Some(event) => event,
                    None => return Ok(()),
                },
            };
            match self.keep(&event).await {
                Ok(true) => {
                    self.tell_news();
                    return Ok(());
                }
                Ok(false) => {}
                Err(()) => return Err(Not::Lost),
            }
        }
        Err(Not::Refused(Refused::new("busy")))
    }

    /// Makes the table of the next game. Its name follows from this one, so that it is made once,
    /// whoever asks and whatever breaks.
    async fn next_game(&mut self, who: Option<Owner>) -> Result<Option<Event>, Not> {
        if !(0..self.table.seats()).any(|seat| self.table.owns(who, seat as u8)) {
            return Err(Not::Refused(Refused::new("not-your-seat")));
        }
        if self.table.rematch().is_some() {
            return Ok(None);
        }
        let derived = Sha256::new_with_prefix(b"crosstown rematch").chain_update(self.table.seed());
        let id = crate::http::table_name(&derived.finalize()[..16]);
        let seed = self.hub.sources.bytes();
        let invite = self.hub.sources.name::<32>();
        let (table, event) =
            self.table.next_game((id.clone(), seed), invite, self.hub.sources.now())?;
        let board = self.own_board().await.map_err(|_| Not::Lost)?;
        match self.hub.create(table, &event, board).await {
            Ok(()) | Err(NotOpen::Store(StoreError::Taken)) => Ok(self.table.rematch_at(&id)),
            Err(NotOpen::Busy) => Err(Not::Refused(Refused::new("busy"))),
            Err(_) => Err(Not::Refused(Refused::new("not-stored"))),
        }
    }

    /// The text of this table's board, if it is not a built-in city.
    async fn own_board(&self) -> Result<Option<String>, StoreError> {
        Ok(self.hub.store.load(self.table.id()).await?.and_then(|stored| stored.board))
    }

    /// Lets something happen: it is kept, then told.
    /// After an error the table must be closed.
    async fn happen(&mut self, event: Event) -> Result<(), ()> {
        if self.keep(&event).await? {
            self.tell_news();
        }
        Ok(())
    }

    /// Keeps an event. Gives false if another node was faster: this table is then as that one made
    /// it. After an error the table must be closed.
    async fn keep(&mut self, event: &Event) -> Result<bool, ()> {
        let (id, number) = (self.table.id().to_owned(), self.table.next_number());
        let at = self.hub.sources.now();
        let body = serde_json::to_string(event).expect("plain data becomes JSON");
        // First here, because the store is to know how the table stands afterwards. Nobody has
        // heard of it yet; if it cannot be kept, the table is read anew.
        if let Err(why) = self.table.apply(at, event) {
            error!(table = %public(&id), %why, "an event does not fit");
            return self.read_anew(number).await.map(|()| false);
        }
        let mark = self.table.mark();
        match self.hub.store.append(&id, number, NewEvent { at, body: body.clone(), mark }).await {
            Ok(()) => {
                self.hub.bus.tell(|| Note { table: id.clone(), number, at, body });
                if mark.stage == Stage::Over {
                    self.hub.metrics.games_over.inc();
                }
                Ok(true)
            }
            Err(StoreError::Taken) => {
                info!(table = %public(&id), number, "another node was faster");
                self.read_anew(number).await.map(|()| false)
            }
            Err(error) => {
                error!(table = %public(&id), %error, "an event could not be kept");
                self.hub.metrics.store_errors.inc();
                Err(())
            }
        }
    }

    /// Reads the table from the store and tells everybody of the events from a number on.
    async fn read_anew(&mut self, untold: u32) -> Result<(), ()> {
        let id = self.table.id().to_owned();
        let Ok(Some(stored)) = self.hub.store.load(&id).await else { return Err(()) };
        let board = self.table.board().clone();
        let table = Table::load(&id, &stored, board, &self.hub.sources.dealers).map_err(|_| ())?;
        self.table = table;
        self.asked = None;
        // Whoever was faster may also be the one who tends it now.
        self.tender = Tender::Unknown;
        self.tell_from(untold);
        Ok(())
    }

    /// An event from another node.
    async fn hear(&mut self, note: Note) -> bool {
        let next = self.table.next_number();
        if note.number < next {
            return true;
        }
        if note.number > next || self.table.apply_stored(note.at, &note.body).is_err() {
            return self.catch_up().await;
        }
        self.tell_news();
        true
    }

    /// Reads what a client has seen and this node has not: another node kept it, and has not told it
    /// yet or did not live to.
    async fn catch_up_with(&mut self, seen: u32) -> bool {
        seen < self.table.next_number() || self.catch_up().await
    }

    /// Reads events that other nodes have added.
    async fn catch_up(&mut self) -> bool {
        let next = self.table.next_number();
        match self.hub.store.events(self.table.id(), next).await {
            Ok(events) if events.is_empty() => true,
            Ok(_) => self.read_anew(next).await.is_ok(),
            Err(error) => {
                warn!(table = %public(self.table.id()), %error, "cannot look for news");
                true
            }
        }
    }

    // Telling.

    /// Tells everybody of the last event.
    fn tell_news(&mut self) {
        self.tell_from(self.table.next_number() - 1);
    }

    fn tell_from(&mut self, from: u32) {
        // Spectators and the tabs of a seat get the same; it is made once for each.
        let mut made: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        let table = &self.table;
        let mut gone = Vec::new();
        for visitor in &self.visitors {
            let key = (visitor.seat, visitor.who);
            let index = made.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
                made.push((key, news(table, from, visitor.seat, visitor.who)));
                made.len() - 1
            });
            for message in &made[index].1 {
                if visitor.outbox.try_send(message.clone()).is_err() {
                    gone.push(visitor.socket);
                }
            }
        }
        if !gone.is_empty() {
            self.hub.metrics.slow_sockets.inc_by(gone.len() as u64);
            self.visitors.retain(|visitor| !gone.contains(&visitor.socket));
            self.tell_present();
        }
    }

    fn tell_all(&mut self, message: &ToClient) {
        let message = text(message);
        for visitor in &self.visitors {
            let _ = visitor.outbox.try_send(message.clone());
        }
    }

    /// Tells everybody whose players are here, if that has changed.
    fn tell_present(&mut self) {
        let bit = |visitor: &Attach| visitor.seat.map_or(0, |seat| 1 << seat);
        let here = self.visitors.iter().map(bit).fold(0, |all, seat: u8| all | seat);
        self.elsewhere.retain(|(_, heard)| heard.elapsed() < PRESENT.1);
        let all = self.elsewhere.iter().fold(here, |all, (known, _)| all | known.seats);
        // Not whenever others tell something, or they would tell each other for ever.
        if self.told_others.is_none_or(|(told, _)| told != here) {
            self.told_others = Some((here, Instant::now()));
            let (table, node) = (self.table.id(), &self.hub.node);
            self.hub.bus.tell_present(|| Presence {
                table: table.to_owned(),
                node: node.clone(),
                seats: here,
            });
        }
        if all != self.told_present {
            self.told_present = all;
            self.tell_all(&ToClient::Present { seats: seats_of(all) });
        }
    }
}

fn seats_of(bits: u8) -> Vec<u8> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).collect()
}

/// The events from a number on, each as a message; only the last has the view.
fn news(table: &Table, from: u32, seat: Option<u8>, who: Option<Owner>) -> Vec<Utf8Bytes> {
    let events = table.happened(from, seat);
    let last = events.len().saturating_sub(1);
    let messages = events.into_iter().enumerate().map(|(index, event)| {
        let whole = index == last;
        let changed = !matches!(event.event, wire::Happened::Played { .. }) || table.has_clock();
        text(&ToClient::Event {
            event,
            table: (whole && (changed || table.stage() == Stage::Over)).then(|| table.show(who)),
            waiting_for: table.waiting_for(),
            view: if whole { table.view(seat) } else { None },
        })
    });
    messages.collect()
}

fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data becomes JSON").into()
}

/// What a bot has to think about.
#[derive(Clone)]
struct Thought {
    board: Arc<Board>,
    game: Game,
    seat: u8,
    level: Level,
    rng: Rng,
}

/// Lets a bot think beside everything else, and sends its choice to the table.
///
/// How long it thought could tell of its cards, so the choice comes a fixed time after it was asked
/// for. On a machine that is too busy for that, it comes after twice that time, or three times, and
/// so on: what others can see of the time is how often the pace fits into it, and nothing finer.
fn think(hub: &Arc<Hub>, thought: Thought, number: u32, inbox: mpsc::WeakSender<Letter>) {
    let pace = match thought.level {
        Level::Expert => Duration::from_millis(150),
        _ => Duration::from_millis(40),
    };
    let (thinkers, metrics) = (hub.thinkers.clone(), hub.metrics.clone());
    tokio::spawn(async move {
        let mut due = Instant::now() + pace;
        metrics.bots_waiting.inc();
        let permit = thinkers.acquire_owned().await;
        metrics.bots_waiting.dec();
        let (seat, again) = (thought.seat, thought.clone());
        let chosen = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let spec = Spec::Level(BotLevel::from(thought.level));
            choose(thought, spec)
        });
        // A game must go on, whatever is wrong with a bot.
        let action = chosen.await.unwrap_or_else(|_| {
            error!("a bot failed, and another plays this move");
            choose(again, Spec::Random)
        });
        while due < Instant::now() {
            due += pace;
        }
        tokio::time::sleep_until(due).await;
        if let Some(inbox) = inbox.upgrade() {
            let _ = inbox.send(Letter::Chosen { number, seat, action }).await;
        }
    });
}

fn choose(thought: Thought, spec: Spec) -> Action {
    let Thought { board, game, seat, rng, .. } = thought;
    let seat = usize::from(seat);
    let mut actions = ActionList::new();
    game.actions(&board, seat, &mut actions);
    let mut bot = spec.build(std::time::Instant::now);
    bot.begin(&board, rng);
    actions[bot.choose(&Turn::new(&board, &game, seat, &actions))]
}

/// What a good player would do, by what the seat may see and nothing else.
pub(super) fn hint(board: &Board, game: &Game, seat: usize) -> wire::Hint {
    let mut actions = ActionList::new();
    game.actions(board, seat, &mut actions);
    let hint = crosstown_bots::hint(&Turn::new(board, game, seat, &actions));
    let view = game.view(board, seat);
    let offered: Vec<_> = view.offered().collect();
    let action = Entry::of_action(board, &view.public, &offered, seat, actions[hint.action]);
    wire::Hint {
        action: action.to_json(board),
        routes: hint.routes.iter().map(|id| board.routes[id.index()].id.clone()).collect(),
        tickets: hint.tickets.iter().map(|id| board.tickets[id.index()].id.clone()).collect(),
    }
}
