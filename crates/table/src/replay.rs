//! Finished games, step by step, as somebody may see them.

use std::str::FromStr;

use crosstown_rules::record::{self, Entry, Fault, Record};
use crosstown_rules::schema::{self, View};
use crosstown_rules::{Board, Game};

use crate::apply::chance;
use crate::protocol::{DrawnBoard, Replay, Step};

/// From whose eyes a finished game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// All hands are open.
    Open,
    /// What lay open on the table.
    Spectator,
    /// What this seat saw.
    Seat(u8),
}

impl FromStr for Viewer {
    type Err = ();

    fn from_str(text: &str) -> Result<Viewer, ()> {
        match text {
            "open" => Ok(Viewer::Open),
            "spectator" => Ok(Viewer::Spectator),
            seat => seat.parse().map(Viewer::Seat).map_err(|_| ()),
        }
    }
}

impl Viewer {
    /// Whether a game of so many players has these eyes.
    pub fn is_among(self, players: usize) -> bool {
        !matches!(self, Viewer::Seat(seat) if usize::from(seat) >= players)
    }

    fn view(self, board: &Board, game: &Game) -> View {
        match self {
            Viewer::Open => game.open_view(board),
            Viewer::Spectator => game.spectator_view(board),
            // Nothing is to be done any more.
            Viewer::Seat(seat) => {
                View { actions: None, ..game.view(board, usize::from(seat)).named(board) }
            }
        }
    }

    fn entry(self, board: &Board, entry: &Entry) -> schema::Entry {
        match self {
            Viewer::Open => entry.named(board),
            Viewer::Spectator => entry.named_for(board, None),
            Viewer::Seat(seat) => entry.named_for(board, Some(usize::from(seat))),
        }
    }
}

/// The game of a record, which is verified on the way. The viewer must be among its players, and
/// `drawn` is the board as clients get it.
pub fn replay(
    board: &Board,
    record: &Record,
    viewer: Viewer,
    drawn: DrawnBoard,
) -> Result<Replay, Fault> {
    let mut replay = record::Replay::new(board, record)?;
    let deal = Step { from: 0, entries: Vec::new(), view: viewer.view(board, replay.game()) };
    let mut steps = vec![deal];
    loop {
        let (from, discards) = (replay.position(), replay.game().public().discards);
        let Some(done) = replay.step()? else { break };
        let entries = &record.log[from..replay.position()];
        let now = replay.game().public().discards;
        let mut told = vec![viewer.entry(board, done)];
        told.append(&mut chance(board, [&discards, &now], entries));
        steps.push(Step { from, entries: told, view: viewer.view(board, replay.game()) });
    }
    replay.check_result()?;
    Ok(Replay {
        board: drawn,
        seats: record.seats.clone(),
        result: record.result.clone(),
        fair: record.shuffling(),
        steps,
    })
}
