//! What visitors are told of a table: the table, the view of the game, and what happened, each from
//! what this visitor may see.

use crosstown_rules::schema::{self, Entry};
use crosstown_rules::{Board, to_hex};

use crate::protocol::{self, Numbered, Per, Sitter, Stage, ToClient};
use crate::seat::Player;
use crate::table::Table;
use crate::{Event, Owner, SeatStart};

impl Table {
    /// The table as this visitor sees it.
    pub fn show(&self, who: Option<Owner>) -> protocol::Table {
        let host = who == Some(self.host);
        protocol::Table {
            id: self.id.clone(),
            city: self.board.id.clone(),
            own_board: self.own_board,
            stage: self.stage(),
            number: self.next_number() - 1,
            seats: (0..self.seats()).map(|seat| self.show_seat(who, seat)).collect(),
            waiting_for: self.waiting_for(),
            commitment: to_hex(&self.commitment()),
            draws_first: self.draws_first && self.game().is_none(),
            reveal_by: self.state.reveal_by(),
            clock: self.state.clock,
            hints: self.hints,
            host,
            invite: (self.sits(who) || host).then(|| self.invite.clone()),
            rematch: self.state.rematch.clone(),
        }
    }

    fn show_seat(&self, who: Option<Owner>, seat: usize) -> protocol::Seat {
        let found = &self.state.seats[seat];
        let (by, level) = match found.player {
            Player::Open => (Sitter::Open, None),
            Player::Person => (Sitter::Person, None),
            Player::Bot(level) => (Sitter::Bot, Some(level)),
        };
        let mine = self.owns(who, seat as u8);
        let per_game = self.state.clock.filter(|clock| clock.per == Per::Game);
        protocol::Seat {
            name: found.name.clone(),
            by,
            level,
            mine,
            can_return: mine && self.can_return(seat),
            wants_end: found.wants_end,
            left_ms: per_game.map(|_| found.left_ms),
            deadline: self.state.deadline_of(seat),
            commit: found.fair.commit,
            secret: found.fair.secret,
        }
    }

    /// The game as a seat or a spectator sees it, once it has begun.
    pub fn view(&self, seat: Option<u8>) -> Option<schema::View> {
        let game = self.game()?;
        Some(match seat {
            Some(seat) => game.view(&self.board, usize::from(seat)).named(&self.board),
            None => game.spectator_view(&self.board),
        })
    }

    /// The events from this number on, as a seat or a spectator may know them.
    pub fn happened(&self, from: u32, seat: Option<u8>) -> Vec<Numbered> {
        let past = (from..).zip(self.history.iter().skip(from as usize));
        past.map(|(number, past)| Numbered {
            number,
            at: past.at,
            what: past.event.told(&self.board, seat),
        })
        .collect()
    }

    /// How things stand, for somebody who comes and has seen the events up to `seen`.
    pub fn welcome(
        &self,
        now: u64,
        who: Option<Owner>,
        seat: Option<u8>,
        seen: Option<u32>,
    ) -> ToClient {
        let missed = seen.map(|seen| self.happened(seen.saturating_add(1), seat));
        ToClient::Welcome {
            table: self.show(who),
            view: self.view(seat),
            missed: missed.unwrap_or_default(),
            now,
        }
    }

    /// The events from a number on, each as a message; only the last has the view.
    pub fn news(&self, from: u32, who: Option<Owner>, seat: Option<u8>) -> Vec<ToClient> {
        let events = self.happened(from, seat);
        let last = self.next_number() - 1;
        // Any of them may have changed more than the game, and only the last brings the table.
        let only_game = events.iter().all(|event| matches!(event.what, Event::Played { .. }));
        let changed = !only_game || self.state.clock.is_some() || self.stage() == Stage::Over;
        let message = |event: Numbered| {
            let whole = event.number == last;
            ToClient::Event {
                event,
                table: (whole && changed).then(|| self.show(who)),
                waiting_for: self.waiting_for(),
                view: if whole { self.view(seat) } else { None },
            }
        };
        events.into_iter().map(message).collect()
    }
}

impl Event {
    /// The event as a seat or a spectator may know it.
    fn told(&self, board: &Board, viewer: Option<u8>) -> Event {
        match self {
            Event::Created { city, seats, clock, hints, draws_first, .. } => Event::Created {
                city: city.clone(),
                seats: seats.iter().map(|seat| SeatStart { owner: None, ..seat.clone() }).collect(),
                clock: *clock,
                hints: *hints,
                draws_first: *draws_first,
                host: None,
                invite: None,
            },
            Event::Sat { seat, name, commit, .. } => {
                Event::Sat { seat: *seat, name: name.clone(), owner: None, commit: *commit }
            }
            Event::Played { entry, chance, .. } => Event::Played {
                id: None,
                entry: told(board, entry, viewer),
                chance: chance.clone(),
            },
            Event::Left { .. }
            | Event::Revealed { .. }
            | Event::Dealt
            | Event::Bot { .. }
            | Event::Returned { .. }
            | Event::WantsEnd { .. }
            | Event::Stopped
            | Event::Resumed
            | Event::Rematch { .. } => self.clone(),
        }
    }
}

/// An entry of the table's history as a seat or a spectator may know it.
fn told(board: &Board, entry: &Entry, viewer: Option<u8>) -> Entry {
    let entry = entry.on(board).expect("what happened can be read");
    entry.named_for(board, viewer.map(usize::from))
}
