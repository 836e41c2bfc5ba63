//! What can be wrong with a record, and where.

use std::fmt;

use serde::Serialize;

use crate::refusal::Refusal;

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fault {
    /// Where in the record.
    pub at: At,
    /// What is wrong there.
    #[serde(flatten)]
    pub what: What,
}

/// A part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "FaultAt"), schema(as = FaultAt))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// The record as a whole.
    Record,
    /// The `seats`.
    Seats,
    /// The seed of the shuffles and its commitment.
    Fair,
    /// The `deal`.
    Deal,
    /// This entry of the `log`, the first being 0.
    Entry(usize),
    /// The `result`.
    Result,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "FaultWhat"), schema(as = FaultWhat))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum What {
    /// Not JSON, or not of the right shape.
    Json {
        /// The parser's own words.
        words: String,
    },
    /// Another format than this one.
    Format {
        /// The format that the record names.
        found: String,
    },
    /// The record is of another city.
    City {
        /// The city that the record names.
        found: String,
    },
    /// Not a number of players that the board allows, or not as many seats as players.
    Players {
        /// The number of seats.
        found: usize,
    },
    /// There is no such seat.
    Seat {
        /// The seat.
        seat: usize,
    },
    /// The action is said to be of this seat, and another one asks for it.
    OtherSeat {
        /// The seat that the action names.
        seat: usize,
    },
    /// There is no such thing.
    Unknown {
        /// `card`, `ticket`, `route`, `place`, or `method` of shuffling.
        kind: &'static str,
        /// The name that the record gives.
        name: String,
    },
    /// A take-over of this seat stands beyond the log, or before an earlier one.
    TakeOver {
        /// The seat.
        seat: usize,
        /// From which entry on it was taken over.
        from: usize,
    },
    /// The commitment is not that of the seed.
    Commitment,
    /// The contributions are not in rising order of seats, or this seat's secret is not what it
    /// committed to.
    Contribution {
        /// The seat.
        seat: u8,
    },
    /// Another seat was drawn to begin.
    First {
        /// The seat that the record names.
        said: u8,
        /// The one that was drawn.
        was: u8,
    },
    /// The seed gives another order of these cards or tickets.
    NotOfSeed,
    /// The cards dealt are not those of the board's deck.
    WrongCards,
    /// The tickets dealt are not the board's.
    WrongTickets,
    /// Not exactly one of `do`, `chance` and `end`, or of a kind that records do not have.
    Kind,
    /// A field is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field that does not belong there.
    Superfluous {
        /// Its name.
        field: &'static str,
    },
    /// The action is against the rules.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// Choices of tickets in setup stand in seat order.
    SeatOrder,
    /// The card drawn was another one.
    OtherCard {
        /// What the record says.
        said: String,
        /// What it was.
        was: String,
    },
    /// The tickets offered were others.
    OtherTickets,
    /// The deck was shuffled here, and no `shuffle` entry follows.
    NoShuffle,
    /// The deck was not shuffled here.
    ShuffleTooMany,
    /// The shuffled cards are not the discards.
    ShuffleCards,
    /// The game was over before this entry.
    AfterEnd,
    /// The log stops before the game is over.
    NoEnd,
    /// The result says something else than the game.
    OtherResult {
        /// Which field.
        field: &'static str,
        /// What the record says.
        said: String,
        /// What it should say.
        was: String,
    },
}

impl What {
    pub(crate) fn json(error: serde_json::Error) -> What {
        What::Json { words: error.to_string() }
    }

    pub(crate) fn at(self, at: At) -> Fault {
        Fault { at, what: self }
    }
}

/// For programmers; the locales have words for people.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {:?}", self.at, self.what)
    }
}

impl std::error::Error for Fault {}
