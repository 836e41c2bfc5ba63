//! The record of a finished game, worked out from the table's events.

use crosstown_rules::record::{Record, Recorder, Seat, TakeOver, Why as TakeOverWhy};

use crate::Event;
use crate::protocol::{Stage, Why};
use crate::seat::Player;
use crate::table::Table;

impl Table {
    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        let play = self.state.play.as_ref().filter(|_| self.stage() == Stage::Over)?;
        let mut dealer = (self.dealers)(&self.seed);
        let mut recorder = dealer.deal(&self.board, self.seats()).ok()?;
        // Who plays at each seat.
        let mut players = vec![Player::Open; self.seats()];
        let mut seats: Vec<Seat> = Vec::new();
        for (number, past) in (0..).zip(&self.history) {
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
                Event::Left { .. }
                | Event::WantsEnd { .. }
                | Event::Resumed
                | Event::Rematch { .. } => {}
            }
            if number == play.began {
                let names = self.state.seats.iter().map(|seat| seat.name.clone());
                let began = names.zip(&players);
                seats = began.map(|(name, player)| Seat::new(name, player.by())).collect();
            }
        }
        let mut record = recorder.finish(&self.board, seats)?;
        record.seed = Some(self.seed);
        Some(record)
    }
}

fn take_over(recorder: &Recorder, seat: usize, player: Player, why: TakeOverWhy) -> TakeOver {
    TakeOver { by: player.by(), from: recorder.next_from(seat), why }
}
