//! Game records, format 1 (`docs/record.md`): a game written down so completely that anybody
//! who has the board can replay it without this project's code or its random numbers.

mod fault;
mod file;
mod recorder;
mod replay;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, End, Kept, Payment};
use crate::board::{Board, ROW};
use crate::cards::{Card, Cards};
use crate::fair::Seeds;
use crate::game::Game;
use crate::public::{Phase, Public, Reason};
use crate::refusal::Refusal;
use crate::score::{Score, winners};
use crate::sets::{PlaceId, RouteId, TicketId};

pub use fault::{At, Fault, What};
pub use file::{Raw, Shuffling};
pub use recorder::Recorder;
pub use replay::{Replay, verify};

/// The `format` field of every record.
pub const FORMAT: &str = "crosstown-record/1";

/// A recorded game. Unverified until [`verify`] accepts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The board's id.
    pub city: String,
    /// Who played, in turn order.
    pub seats: Vec<Seat>,
    /// The deck at the start, in draw order.
    pub cards: Vec<Card>,
    /// The tickets at the start, in draw order.
    pub tickets: Vec<TicketId>,
    /// What happened.
    pub log: Vec<Entry>,
    /// How it ended.
    pub result: Outcome,
    /// The seeds from which [`Fair`](crate::Fair) made all shuffles, where it did. Whoever set up
    /// the game puts them here when the game is over.
    pub fair: Option<Seeds>,
}

/// Who sat at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "RecordSeat"), schema(as = RecordSeat))]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// `human`, or `bot:` and the bot's spec.
    pub by: String,
    /// Who took the seat over during the game, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<TakeOver>>"))]
    pub then: Vec<TakeOver>,
}

impl Seat {
    /// A seat that one player had for the whole game.
    pub fn new(name: impl Into<String>, by: impl Into<String>) -> Seat {
        Seat { name: name.into(), by: by.into(), then: Vec::new() }
    }
}

/// Another player at a seat, from some entry on (Q10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// `human`, or `bot:` and the bot's spec.
    pub by: String,
    /// The position of the first entry of the log that may be theirs
    /// ([`Recorder::next_from`]).
    pub from: usize,
    /// Why it came to that.
    pub why: Why,
}

/// Why a seat was taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "TakeOverWhy"), schema(as = TakeOverWhy))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The player left.
    Left,
    /// The player ran out of time.
    Clock,
    /// The player came back.
    Returned,
    /// The player was away, and another one let a bot play.
    Away,
}

/// Where a drawn card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Blind from the deck.
    Deck,
    /// The face-up card in this slot.
    Slot(u8),
}

/// The word for [`Source::Deck`] in JSON.
const DECK: &str = "deck";

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Source::Deck => serializer.serialize_str(DECK),
            Source::Slot(slot) => serializer.serialize_u8(*slot),
        }
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        struct DeckOrSlot;
        impl serde::de::Visitor<'_> for DeckOrSlot {
            type Value = Source;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"deck\" or the number of a slot")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Source, E> {
                let unexpected = serde::de::Unexpected::Str(word);
                if word == DECK {
                    Ok(Source::Deck)
                } else {
                    Err(E::invalid_value(unexpected, &self))
                }
            }

            fn visit_u64<E: serde::de::Error>(self, slot: u64) -> Result<Source, E> {
                let unexpected = serde::de::Unexpected::Unsigned(slot);
                let slot = u8::try_from(slot).map_err(|_| E::invalid_value(unexpected, &self))?;
                Ok(Source::Slot(slot))
            }
        }
        deserializer.deserialize_any(DeckOrSlot)
    }
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Tickets kept out of those offered.
    Keep {
        /// By whom.
        seat: usize,
        /// The kept ones.
        tickets: Vec<TicketId>,
    },
    /// A stack of tourists put down.
    Place {
        /// By whom.
        seat: usize,
        /// Where.
        at: PlaceId,
    },
    /// A card drawn.
    Draw {
        /// By whom.
        seat: usize,
        /// From where.
        from: Source,
        /// What it was; always there in a record.
        card: Option<Card>,
    },
    /// A route claimed.
    Claim {
        /// By whom.
        seat: usize,
        /// The route or lane.
        route: RouteId,
        /// The cards played.
        cards: Cards,
        /// Where a tourist was taken.
        tourist: Option<PlaceId>,
    },
    /// Tickets drawn; a `Keep` follows.
    Tickets {
        /// By whom.
        seat: usize,
        /// Which; always there in a record.
        offered: Vec<TicketId>,
    },
    /// Nothing was possible.
    Pass {
        /// Whose turn it was.
        seat: usize,
    },
    /// The discards became this deck, in draw order.
    Shuffle(Vec<Card>),
    /// The game was stopped.
    Abandoned {
        /// By whom.
        by: usize,
    },
}

/// How often the row was swept (R2.4) while these entries were played, by the discards before and
/// after: only payments, sweeps and shuffles change their number.
pub fn sweeps(before: &Cards, after: &Cards, entries: &[Entry]) -> usize {
    let (mut paid, mut shuffled) = (0, 0);
    for entry in entries {
        match entry {
            Entry::Claim { cards, .. } => paid += cards.total(),
            Entry::Shuffle(cards) => shuffled += cards.len(),
            _ => {}
        }
    }
    (after.total() + shuffled).saturating_sub(before.total() + paid) / ROW
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Why it ended.
    pub reason: Reason,
    /// Everybody's points (R5.2).
    pub scores: Vec<Score>,
    /// Who won (R5.3); for an abandoned game, who was ahead.
    pub winners: Vec<usize>,
}

impl Outcome {
    /// The outcome of a game that is over.
    pub fn of(board: &Board, game: &Game) -> Option<Outcome> {
        Outcome::of_scores(game.public(), game.scores(board))
    }

    /// The outcome of a game that is over with these scores.
    pub(crate) fn of_scores(public: &Public, scores: Vec<Score>) -> Option<Outcome> {
        let Phase::Over(reason) = public.phase else { return None };
        Some(Outcome { reason, winners: winners(&scores), scores })
    }
}

impl Entry {
    /// The entry for an action that `seat` can take, with what is known before it is taken:
    /// no card for a blind draw, no tickets for drawing some.
    pub fn of_action(
        board: &Board,
        public: &Public,
        offered: &[TicketId],
        seat: usize,
        action: Action,
    ) -> Entry {
        match action {
            Action::DrawDeck => Entry::Draw { seat, from: Source::Deck, card: None },
            Action::DrawRow(slot) => {
                let card = public.row.get(usize::from(slot));
                Entry::Draw { seat, from: Source::Slot(slot), card }
            }
            Action::Claim { route, payment, tourist } => {
                let info = &board[route];
                let mut cards = Cards::NONE;
                cards[payment.color()] += info.cards - payment.wilds();
                cards[Card::WILD] += payment.wilds();
                let tourist = tourist.map(|end| if end == End::A { info.a } else { info.b });
                Entry::Claim { seat, route, cards, tourist }
            }
            Action::DrawTickets => Entry::Tickets { seat, offered: Vec::new() },
            Action::Keep(kept) => {
                let tickets = (0..).zip(offered).filter(|&(i, _)| kept.contains(i));
                Entry::Keep { seat, tickets: tickets.map(|(_, &ticket)| ticket).collect() }
            }
            Action::Place(at) => Entry::Place { seat, at },
            Action::Pass => Entry::Pass { seat },
        }
    }

    /// The action that this entry asks for, if it can be one at all in this game; shuffles and
    /// the end by agreement are none.
    pub fn action(&self, board: &Board, game: &Game) -> Result<Option<(usize, Action)>, Refusal> {
        Ok(Some(match *self {
            Entry::Keep { seat, ref tickets } => {
                game.check_turn(seat)?;
                (seat, Action::Keep(kept(game.offered(seat), tickets)?))
            }
            Entry::Place { seat, at } => (seat, Action::Place(at)),
            Entry::Draw { seat, from: Source::Deck, .. } => (seat, Action::DrawDeck),
            Entry::Draw { seat, from: Source::Slot(slot), .. } => (seat, Action::DrawRow(slot)),
            Entry::Claim { seat, route, cards, tourist } => {
                game.check_turn(seat)?;
                board.routes.get(route.index()).ok_or(Refusal::NoSuchRoute)?;
                let info = &board[route];
                let payment = payment(info.cards, &cards)?;
                let tourist = match tourist {
                    None => None,
                    Some(place) if place == info.a => Some(End::A),
                    Some(place) if place == info.b => Some(End::B),
                    Some(_) => return Err(Refusal::NoTouristThere),
                };
                (seat, Action::Claim { route, payment, tourist })
            }
            Entry::Tickets { seat, .. } => (seat, Action::DrawTickets),
            Entry::Pass { seat } => (seat, Action::Pass),
            Entry::Shuffle(_) | Entry::Abandoned { .. } => return Ok(None),
        }))
    }
}

/// Cards as a payment: one colour and wilds, as many as the route asks (R3.2).
fn payment(asked: u8, cards: &Cards) -> Result<Payment, Refusal> {
    let mut colors = cards.iter().map(|(card, _)| card).filter(|card| !card.is_wild());
    let color = colors.next().unwrap_or(Card::WILD);
    if colors.next().is_some() {
        return Err(Refusal::WrongColor);
    }
    if cards.total() != usize::from(asked) {
        return Err(Refusal::WrongNumber);
    }
    Payment::new(color, cards[Card::WILD]).ok_or(Refusal::WrongNumber)
}

/// Tickets as a choice among those on offer, each named once.
fn kept(offered: &[TicketId], tickets: &[TicketId]) -> Result<Kept, Refusal> {
    if offered.is_empty() {
        return Err(Refusal::NothingOffered);
    }
    let mut kept = Kept(0);
    for ticket in tickets {
        let position = offered.iter().position(|on_offer| on_offer == ticket);
        let bit = 1 << position.ok_or(Refusal::NotOffered)?;
        if kept.0 & bit != 0 {
            return Err(Refusal::NotOffered);
        }
        kept.0 |= bit;
    }
    Ok(kept)
}
