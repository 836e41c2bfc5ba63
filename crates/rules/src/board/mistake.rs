//! What can be wrong with a board file, and where.

use std::fmt;

use serde::Serialize;

/// A place in a file, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// A board file with mistakes: all of them, in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardError {
    /// At least one.
    pub mistakes: Vec<(Spot, Mistake)>,
}

/// One mistake in a board file. `key` is the name in the file that it is about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "code", content = "about", rename_all = "kebab-case")]
pub enum Mistake {
    /// Not TOML; the parser's own words.
    Syntax(String),
    /// A key that must be there is not.
    MissingKey(&'static str),
    /// A key that means nothing here.
    UnknownKey(String),
    /// A value of the wrong kind.
    WrongType {
        /// The key.
        key: String,
        /// What belongs there.
        expected: Expected,
    },
    /// A number that is too small or too large.
    OutOfRange {
        /// The key.
        key: String,
        /// The smallest number allowed.
        least: f64,
        /// The largest.
        most: f64,
    },
    /// More of something than the engine can hold.
    TooMany {
        /// Of what.
        key: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// Fewer of something than a game needs.
    TooFew {
        /// Of what.
        key: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// Two things with one name.
    Duplicate(String),
    /// Not a slug: `a` to `z`, `0` to `9` and single hyphens between them.
    BadSlug(String),
    /// Not of the form `a--b`, or `a--b#1` and `a--b#2` for a double route.
    BadId(String),
    /// A place that is not in `places`.
    UnknownPlace(String),
    /// Both ends are one place.
    SamePlace(String),
    /// A colour of which the deck has no cards.
    ColorNotInDeck(String),
    /// A kind of piece that is not in `pieces`.
    UnknownPiece(String),
    /// With several kinds of pieces, a route must say which it takes.
    WhichPiece,
    /// The piece's table has no points for a route of this many cards.
    NoPoints {
        /// The kind of piece.
        piece: String,
        /// The number of cards.
        cards: u8,
    },
    /// No player has as many pieces as the route has spaces.
    NotEnoughPieces {
        /// The kind of piece.
        piece: String,
        /// How many a player has.
        count: u8,
    },
    /// A route asks for more wilds than cards.
    TooManyFerries,
    /// One lane of a double route without the other.
    LaneMissing(String),
    /// The two lanes of a double route are not of equal length or not for the same pieces.
    UnequalLanes(String),
    /// Two routes between the same places that are not the lanes of a double route.
    Parallel(String),
    /// The drawing has not as many spaces as the route.
    WrongLayout {
        /// Spaces drawn.
        found: usize,
        /// Spaces of the route.
        spaces: u8,
    },
    /// A place without a route.
    IsolatedPlace(String),
    /// No chain of routes connects the ticket's places.
    UnreachableTicket(String),
    /// A player has no more pieces than begin the last round.
    LastRoundAtOnce,
    /// A place has tourists, but the board has no `tourists`.
    NoTourists,
    /// More stacks on places than symbols.
    TooManyStacks,
    /// Too few places for all stacks of tourists.
    NoRoomForStacks,
    /// `tourists.points` needs one number for 0 to all symbols.
    WrongTouristPoints {
        /// How many numbers there are.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// A text, not empty and without control characters.
    Text,
    /// `true` or `false`.
    Flag,
    /// A number.
    Number,
    /// A number without a fraction.
    WholeNumber,
    /// A table, `{ … }`.
    Table,
    /// A list, `[ … ]`.
    List,
    /// The fewest and the most players.
    FewestAndMost,
    /// A space of the drawing: x, y and degrees.
    Space,
}

/// For programmers; the command line has words for people.
impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (spot, mistake) in &self.mistakes {
            writeln!(f, "{}:{}: {mistake:?}", spot.line, spot.column)?;
        }
        Ok(())
    }
}

impl std::error::Error for BoardError {}
