//! A seat: whose it is, and who plays there.

use crosstown_bots::Spec;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::code::{Code, Problem};
use crate::protocol::Level;
use crate::{Owner, SeatStart};

/// Longest name of a player, in characters as people see them.
const LONGEST_NAME: usize = 24;
/// And in bytes: a character can be joined of many.
const LONGEST_NAME_BYTES: usize = 200;

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
    // Direction marks could make others' text run backwards; blanks without width hide a name.
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            || matches!(c, '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}')
            || matches!(c, '\u{e0000}'..='\u{e0fff}')
    };
    // What people see as one character: families and flags are several joined ones.
    let characters: Vec<&str> = name.graphemes(true).collect();
    let is_right = !characters.is_empty()
        && characters.len() <= LONGEST_NAME
        && name.len() <= LONGEST_NAME_BYTES
        && !name.chars().any(odd)
        && characters.iter().all(|one| !one.starts_with(is_joiner));
    if is_right { Ok(name.to_owned()) } else { Err(Code::BadName.into()) }
}

/// What changes or joins the characters beside it, and is none itself.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}
