//! The record of a finished game, worked out from the table's events.

use std::collections::HashMap;
use std::sync::Arc;

use crosstown_rules::Board;
use crosstown_rules::record::{Record, Recorder, Seat, TakeOver, Why as TakeOverWhy};
use crosstown_rules::{Hex, Seeds};

use crate::Event;
use crate::protocol::{Stage, Why};
use crate::seat::Player;
use crate::table::Table;

/// A table whose game is over, as it was then: cheap to make, so that whoever runs the table does not
/// have to work out the record beside it.
pub struct Finished(Table);

impl Finished {
    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        self.0.board()
    }

    /// The record.
    pub fn record(&self) -> Option<Record> {
        self.0.record()
    }
}

impl Table {
    /// The table for its record, once the game is over.
    pub fn finished(&self) -> Option<Finished> {
        (self.stage() == Stage::Over).then(|| {
            Finished(Table {
                id: self.id.clone(),
                seed: self.seed,
                board: self.board.clone(),
                own_board: self.own_board,
                dealers: self.dealers.clone(),
                host: self.host,
                invite: self.invite.clone(),
                hints: self.hints,
                draws_first: self.draws_first,
                state: self.state.clone(),
                history: self.history.clone(),
                sent: HashMap::new(),
            })
        })
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        let play = self.state.play.as_ref().filter(|_| self.stage() == Stage::Over)?;
        let seeds = Seeds { seed: Hex(self.seed), mix: play.mix.as_deref().cloned() };
        let mut dealer = (self.dealers)(&seeds.of_shuffles());
        let mut recorder = dealer.deal(&self.board, self.seats()).ok()?;
        // Who plays at each seat.
        let mut players = vec![Player::Open; self.seats()];
        let mut seats: Vec<Seat> = Vec::new();
        for (number, past) in (0..).zip(self.history.iter()) {
            match &past.event {
                Event::Created { seats, .. } => {
                    players = seats.iter().map(Player::of).collect();
                }
                Event::Sat { seat, .. } => players[usize::from(*seat)] = Player::Person,
                Event::Bot { seat, level, why } => {
                    let (seat, player) = (usize::from(*seat), Player::Bot(*level));
                    let before = std::mem::replace(&mut players[seat], player);
                    let why = match why {
                        Why::Filled | Why::Left => TakeOverWhy::Left,
                        Why::Clock => TakeOverWhy::Clock,
                        Why::Away => TakeOverWhy::Away,
                    };
                    if before == Player::Person && number > play.began {
                        seats[seat].then.push(take_over(&recorder, seat, player, why));
                    }
                }
                Event::Returned { seat } => {
                    let (seat, why) = (usize::from(*seat), TakeOverWhy::Returned);
                    players[seat] = Player::Person;
                    seats[seat].then.push(take_over(&recorder, seat, Player::Person, why));
                }
                Event::Played { entry, .. } => {
                    let entry = entry.on(&self.board).ok()?;
                    let (seat, action) = entry.action(&self.board, recorder.game()).ok()??;
                    recorder.apply(&self.board, seat, action, &mut dealer).ok()?;
                }
                Event::WantsEnd { seat, ended: true } => recorder.abandon(usize::from(*seat)),
                // The format wants a seat: the one whose turn it was.
                Event::Stopped => recorder.abandon(usize::from(recorder.game().public().turn)),
                Event::Left { .. }
                | Event::Revealed { .. }
                | Event::Dealt
                | Event::WantsEnd { .. }
                | Event::Resumed
                | Event::Rematch { .. } => {}
            }
            if number == play.began {
                players.rotate_left(play.turned());
                let names = self.state.seats.iter().map(|seat| seat.name.clone());
                let began = names.zip(&players);
                seats = began.map(|(name, player)| Seat::new(name, player.by())).collect();
            }
        }
        let mut record = recorder.finish(&self.board, seats)?;
        record.fair = Some(seeds);
        Some(record)
    }
}

fn take_over(recorder: &Recorder, seat: usize, player: Player, why: TakeOverWhy) -> TakeOver {
    TakeOver { by: player.by(), from: recorder.next_from(seat), why }
}
