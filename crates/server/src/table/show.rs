//! What visitors are told of a table. All that leaves a table for a client is made here, from what
//! this client may see.

use crosstown_rules::record::Entry;
use crosstown_rules::to_hex;
use serde_json::Value;

use super::{Event, Owner, Past, Player, Table, What};
use crate::store;
use crate::wire::{self, Happened, Numbered, Per, Sitter};

impl Table {
    /// The table as this visitor sees it.
    pub fn show(&self, who: Option<Owner>) -> wire::Table {
        let sits = who.is_some() && self.seats.iter().any(|seat| seat.owner == who);
        let host = who == Some(self.host);
        wire::Table {
            id: self.id.clone(),
            city: self.board.id.clone(),
            own_board: self.own_board,
            stage: self.stage().into(),
            number: self.next_number().saturating_sub(1),
            seats: (0..self.seats.len()).map(|seat| self.show_seat(who, seat)).collect(),
            waiting_for: self.waiting_for(),
            commitment: to_hex(&self.commitment()),
            clock: self.clock,
            host,
            invite: (sits || host).then(|| self.invite.clone()),
            rematch: self.rematch.clone(),
        }
    }

    fn show_seat(&self, who: Option<Owner>, seat: usize) -> wire::Seat {
        let found = &self.seats[seat];
        let (by, level) = match found.player {
            Player::Open => (Sitter::Open, None),
            Player::Person => (Sitter::Person, None),
            Player::Bot(level) => (Sitter::Bot, Some(level)),
        };
        let mine = self.owns(who, seat as u8);
        wire::Seat {
            name: found.name.clone(),
            by,
            level,
            mine,
            can_return: mine && self.can_return(seat),
            would_end: found.would_end,
            left_ms: self.clock.filter(|clock| clock.per == Per::Game).map(|_| found.left_ms),
            deadline: self.pending().find(|&s| s == seat).and_then(|s| self.deadline_of(s)),
        }
    }

    /// The game as a seat or a spectator sees it, once it has begun.
    pub fn view(&self, seat: Option<u8>) -> Option<Value> {
        let game = self.game()?;
        Some(match seat {
            Some(seat) => game.view(&self.board, usize::from(seat)).to_json(&self.board),
            None => game.spectator_json(&self.board),
        })
    }

    /// The events from this number on, as a seat or a spectator may know them.
    pub fn happened(&self, from: u32, seat: Option<u8>) -> Vec<Numbered> {
        let past = self.history.iter().enumerate().skip(from as usize);
        past.map(|(number, past)| Numbered {
            number: number as u32,
            at: past.at,
            event: self.tell(past, seat),
        })
        .collect()
    }

    fn tell(&self, past: &Past, seat: Option<u8>) -> Happened {
        let told = |entry: &Entry| entry.to_json_for(&self.board, seat.map(usize::from));
        match &past.what {
            What::Created => Happened::Created,
            What::Sat { seat, name } => Happened::Sat { seat: *seat, name: name.clone() },
            What::Bot { seat, level, why } => {
                Happened::Bot { seat: *seat, level: *level, why: *why }
            }
            What::Returned { seat } => Happened::Returned { seat: *seat },
            What::Played { entry, sweeps, shuffles } => Happened::Played {
                entries: wire::entries(told(entry), *sweeps, shuffles.iter().map(told)),
            },
            What::WouldEnd { seat, ended: true } => {
                let entry = Entry::Abandoned { by: usize::from(*seat) };
                Happened::Played { entries: vec![told(&entry)] }
            }
            What::WouldEnd { seat, .. } => Happened::WouldEnd { seat: *seat },
            What::Resumed => Happened::Resumed,
            What::Rematch { table } => Happened::Rematch { table: table.clone() },
        }
    }
}

impl Event {
    /// Whether it changes more than the game.
    pub fn changes_table(&self) -> bool {
        !matches!(self, Event::Played { .. })
    }
}

impl From<store::Stage> for wire::Stage {
    fn from(stage: store::Stage) -> wire::Stage {
        match stage {
            store::Stage::Waiting => wire::Stage::Waiting,
            store::Stage::Playing => wire::Stage::Playing,
            store::Stage::Over => wire::Stage::Over,
        }
    }
}
