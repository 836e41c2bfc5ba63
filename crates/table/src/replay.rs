//! Finished games, step by step, as somebody may see them.

use std::str::FromStr;

use crosstown_rules::record::{self, Entry, Fault, Record};
use crosstown_rules::schema::{self, View};
use crosstown_rules::{Board, Game};

use crate::apply::chance;
use crate::protocol::{DrawnBoard, Replay, Step};

/// From whose eyes a finished game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    let mut steps = Vec::new();
    walk(board, record, viewer, |step| {
        steps.push(step);
        true
    })?;
    Ok(Replay { steps, ..without_steps(record, drawn) })
}

/// [`replay`] as JSON; none if that has more than `most` bytes. Each step is written before the next one
/// is made, so that no more than this is ever in memory.
pub fn replay_json(
    board: &Board,
    record: &Record,
    viewer: Viewer,
    drawn: DrawnBoard,
    most: usize,
) -> Result<Option<Vec<u8>>, Fault> {
    const END: &[u8] = b"]}";
    let mut json = serde_json::to_vec(&without_steps(record, drawn)).expect("plain data");
    debug_assert!(json.ends_with(br#""steps":[]}"#), "the steps come last");
    json.truncate(json.len() - END.len());
    let whole = walk(board, record, viewer, |step| {
        if step.from > 0 || !step.entries.is_empty() {
            json.push(b',');
        }
        serde_json::to_writer(&mut json, &step).expect("plain data");
        json.len() + END.len() <= most
    })?;
    json.extend(END);
    Ok(whole.then_some(json))
}

fn without_steps(record: &Record, drawn: DrawnBoard) -> Replay {
    Replay {
        board: drawn,
        seats: record.seats.clone(),
        result: record.result.clone(),
        fair: record.shuffling(),
        steps: Vec::new(),
    }
}

/// Verifies a record and passes its steps on, until `each` has enough of them. Gives whether it had not.
fn walk(
    board: &Board,
    record: &Record,
    viewer: Viewer,
    mut each: impl FnMut(Step) -> bool,
) -> Result<bool, Fault> {
    let mut replay = record::Replay::new(board, record)?;
    let deal = Step { from: 0, entries: Vec::new(), view: viewer.view(board, replay.game()) };
    let mut go_on = each(deal);
    while go_on {
        let (from, discards) = (replay.position(), replay.game().public().discards);
        let Some(done) = replay.step()? else { break };
        let entries = &record.log[from..replay.position()];
        let now = replay.game().public().discards;
        let mut told = vec![viewer.entry(board, done)];
        told.append(&mut chance(board, [&discards, &now], entries));
        go_on = each(Step { from, entries: told, view: viewer.view(board, replay.game()) });
    }
    if go_on {
        replay.check_result()?;
    }
    Ok(go_on)
}
