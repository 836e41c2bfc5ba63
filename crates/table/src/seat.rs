//! A seat: whose it is, and who plays there.

use crosstown_bots::Spec;
use crosstown_rules::Hex;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::code::{Code, Problem};
use crate::protocol::Level;
use crate::{Owner, SeatStart};

/// Longest name of a player, in characters as people see them.
const LONGEST_NAME: usize = 24;
/// And in bytes: a character can be joined of many.
const LONGEST_NAME_BYTES: usize = 200;
/// Marks above and below one character. Hebrew has three at times; more of them run into the lines beside.
const MOST_MARKS: usize = 3;

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
    /// What its device contributes to the shuffles.
    pub(crate) fair: Contributes,
}

/// What the device of a seat contributes to the shuffles.
#[derive(Clone, Copy, Default)]
pub(crate) struct Contributes {
    /// SHA-256 of its secret, if it committed to one.
    pub(crate) commit: Option<Hex>,
    /// The secret, once it is revealed.
    pub(crate) secret: Option<Hex>,
    /// The commit for the next game at these seats.
    pub(crate) next: Option<Hex>,
}

impl Contributes {
    /// Whether its secret is still to be revealed.
    pub(crate) fn is_owing(&self) -> bool {
        self.commit.is_some() && self.secret.is_none()
    }
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
            fair: Contributes { commit: start.commit, ..Contributes::default() },
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
            || matches!(
                c,
                '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
            )
            || matches!(c, '\u{e0000}'..='\u{e0fff}')
    };
    // What people see as one character: families and flags are several joined ones.
    let characters: Vec<&str> = name.graphemes(true).collect();
    let is_right = !characters.is_empty()
        && characters.len() <= LONGEST_NAME
        && name.len() <= LONGEST_NAME_BYTES
        && !name.chars().any(odd)
        && characters.iter().all(|one| !one.starts_with(is_joiner))
        && characters.iter().all(|one| one.chars().filter(|c| is_mark(*c)).count() <= MOST_MARKS);
    if is_right { Ok(name.to_owned()) } else { Err(Code::BadName.into()) }
}

/// What changes or joins the characters beside it, and is none itself.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// A mark that is set above or below the character before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}')
        || matches!(c, '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
        // Hebrew, Arabic, Thai, Lao.
        || matches!(c, '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}')
        || matches!(c, '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}')
        || matches!(c, '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}')
}
