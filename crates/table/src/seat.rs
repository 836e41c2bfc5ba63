//! A seat: whose it is, and who plays there.

use crosstown_bots::Spec;

use crate::code::{Code, Problem};
use crate::protocol::Level;
use crate::{Owner, SeatStart};

/// Longest name of a player, in characters.
const LONGEST_NAME: usize = 24;

/// A seat.
#[derive(Clone)]
pub(crate) struct Seat {
    pub(crate) name: String,
    pub(crate) owner: Option<Owner>,
    pub(crate) player: Player,
    /// Left for good.
    pub(crate) gone: bool,
    pub(crate) wants_end: bool,
    /// What is left on a clock per game when the present turn began.
    pub(crate) left_ms: u64,
}

/// Who plays at a seat now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Player {
    Open,
    Person,
    Bot(Level),
}

impl Player {
    /// The player of a seat as a table begins with it.
    pub(crate) fn of(start: &SeatStart) -> Player {
        match (start.owner, start.level) {
            (_, Some(level)) => Player::Bot(level),
            (Some(_), None) => Player::Person,
            (None, None) => Player::Open,
        }
    }

    /// `by` of the record.
    pub(crate) fn by(self) -> String {
        match self {
            Player::Bot(level) => format!("bot:{}", Spec::Level(level)),
            Player::Open | Player::Person => "human".to_owned(),
        }
    }
}

impl Seat {
    pub(crate) fn new(start: &SeatStart, left_ms: u64) -> Seat {
        Seat {
            name: start.name.clone(),
            owner: start.owner,
            player: Player::of(start),
            gone: false,
            wants_end: false,
            left_ms,
        }
    }
}

/// A name that can be shown: not empty, not long, and nothing in it that is not text.
pub(crate) fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    // Direction marks could make others' text run backwards, joiners and blanks hide a name.
    let odd = |c: char| {
        c.is_control()
            || matches!(
                c,
                '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'
                    ..='\u{200f}'
            )
            || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}')
            || matches!(c, '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(odd) {
        return Err(Code::BadName.into());
    }
    Ok(name.to_owned())
}
