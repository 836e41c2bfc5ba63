//! Actions and entries of the log as JSON (`docs/record.md`), and the way between them and the
//! engine's own [`record::Entry`], which has numbers.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::Counts;
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::record::{self, Source, What};
use crate::sets::TicketId;

/// An action: one that can be taken, as a view lists it and a client sends it back, or one that was
/// taken, as the log has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Action {
    /// By whom. A client may leave it out of what it sends.
    #[serde(default = "unsaid")]
    pub seat: u8,
    /// What is done.
    #[serde(flatten)]
    pub what: Move,
}

/// What a player does. What chance has yet to decide and what a viewer may not know is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Keep tickets out of those offered.
    Keep {
        /// The kept ones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        tickets: Option<Vec<String>>,
    },
    /// Put a stack of tourists down.
    Place {
        /// Where.
        at: String,
    },
    /// Draw a card.
    Draw {
        /// From where: `"deck"` or the number of a slot of the row.
        #[cfg_attr(feature = "schema", ts(type = "number | \"deck\""), schema(value_type = Object))]
        from: Source,
        /// What it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        card: Option<String>,
    },
    /// Claim a route.
    Claim {
        /// The route or lane.
        route: String,
        /// The cards played.
        #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = std::collections::BTreeMap<String, u8>))]
        cards: Counts,
        /// Where a tourist is taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        tourist: Option<String>,
    },
    /// Draw tickets.
    Tickets {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        offered: Option<Vec<String>>,
        /// How many, where it is not known which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        count: Option<u8>,
    },
    /// Nothing else is possible.
    Pass {},
}

/// No seat: the JSON had none.
const UNSAID: u8 = u8::MAX;

fn unsaid() -> u8 {
    UNSAID
}

/// What happened in a game, as an entry of its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum Entry {
    /// A player did something.
    Action(Action),
    /// Chance did something.
    Chance(Happening),
    /// The players ended the game.
    End(Ended),
}

/// What chance did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "chance", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Happening {
    /// The discards became the deck.
    Shuffle {
        /// The deck in draw order. Only records have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        cards: Option<Vec<String>>,
        /// How many cards it has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        count: Option<u8>,
    },
    /// The row was swept (R2.4). Records leave this to the rules; people are told.
    Sweep {
        /// How often.
        count: u16,
    },
}

/// The players ended the game (Q10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "end", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ended {
    /// By agreement.
    Abandoned {
        /// The last who wanted it.
        by: u8,
    },
}

impl Action {
    /// The entry that `seat` asks for by this action: with all that is known before it is taken,
    /// and nothing that chance has yet to decide. Whether it can be taken is for
    /// [`record::Entry::action`] and the game to say. The `card` of a face-up draw is kept, for the
    /// caller to compare with the row.
    pub fn wanted(&self, board: &Board, seat: usize) -> Result<record::Entry, What> {
        if self.seat != UNSAID && usize::from(self.seat) != seat {
            return Err(What::OtherSeat { seat: usize::from(self.seat) });
        }
        match &self.what {
            Move::Draw { from: Source::Deck, card: Some(_) } => {
                Err(What::Superfluous { field: "card" })
            }
            Move::Draw { from, card } => {
                let card = card.as_deref().map(|name| look_up_card(board, name)).transpose()?;
                Ok(record::Entry::Draw { seat, from: *from, card })
            }
            Move::Tickets { offered: Some(_), .. } => Err(What::Superfluous { field: "offered" }),
            Move::Tickets { count: Some(_), .. } => Err(What::Superfluous { field: "count" }),
            Move::Tickets { .. } => Ok(record::Entry::Tickets { seat, offered: Vec::new() }),
            done => done.on(board, seat),
        }
    }
}

impl Move {
    /// The entry of a move that was made, with all that chance brought.
    fn on(&self, board: &Board, seat: usize) -> Result<record::Entry, What> {
        Ok(match self {
            Move::Keep { tickets } => {
                let tickets = tickets.as_deref().ok_or(What::Missing { field: "tickets" })?;
                record::Entry::Keep { seat, tickets: look_up_tickets(board, tickets)? }
            }
            Move::Place { at } => {
                record::Entry::Place { seat, at: look_up(board.place(at), "place", at)? }
            }
            Move::Draw { from, card } => {
                let card = card.as_deref().ok_or(What::Missing { field: "card" })?;
                record::Entry::Draw { seat, from: *from, card: Some(look_up_card(board, card)?) }
            }
            Move::Claim { route, cards, tourist } => {
                let place = |id: &String| look_up(board.place(id), "place", id);
                record::Entry::Claim {
                    seat,
                    route: look_up(board.route(route), "route", route)?,
                    cards: counted(board, cards)?,
                    tourist: tourist.as_ref().map(place).transpose()?,
                }
            }
            Move::Tickets { count: Some(_), .. } => {
                return Err(What::Superfluous { field: "count" });
            }
            Move::Tickets { offered, .. } => {
                let offered = offered.as_deref().ok_or(What::Missing { field: "offered" })?;
                record::Entry::Tickets { seat, offered: look_up_tickets(board, offered)? }
            }
            Move::Pass {} => record::Entry::Pass { seat },
        })
    }
}

impl Entry {
    /// Reads an entry from JSON. Unlike the derived reader, this tells a mistake in the words of the
    /// kind of entry that was meant.
    pub fn parse(json: &str) -> Result<Entry, What> {
        #[derive(Deserialize)]
        struct Kinds {
            r#do: Option<IgnoredAny>,
            chance: Option<IgnoredAny>,
            end: Option<IgnoredAny>,
        }
        let kinds = serde_json::from_str::<Kinds>(json).map_err(What::json)?;
        match (kinds.r#do.is_some(), kinds.chance.is_some(), kinds.end.is_some()) {
            (true, false, false) => serde_json::from_str(json).map(Entry::Action),
            (false, true, false) => serde_json::from_str(json).map(Entry::Chance),
            (false, false, true) => serde_json::from_str(json).map(Entry::End),
            _ => return Err(What::Kind),
        }
        .map_err(What::json)
    }

    /// Looks up the names of an entry that has everything, as records have it.
    pub fn on(&self, board: &Board) -> Result<record::Entry, What> {
        Ok(match self {
            Entry::Action(action) => {
                if action.seat == UNSAID {
                    return Err(What::Missing { field: "seat" });
                }
                action.what.on(board, usize::from(action.seat))?
            }
            Entry::Chance(Happening::Shuffle { cards, count: None }) => {
                let cards = cards.as_deref().ok_or(What::Missing { field: "cards" })?;
                record::Entry::Shuffle(look_up_cards(board, cards)?)
            }
            Entry::Chance(Happening::Shuffle { .. }) => {
                return Err(What::Superfluous { field: "count" });
            }
            Entry::Chance(Happening::Sweep { .. }) => return Err(What::Kind),
            Entry::End(Ended::Abandoned { by }) => {
                record::Entry::Abandoned { by: usize::from(*by) }
            }
        })
    }
}

impl record::Entry {
    /// The entry with names, and everything in it.
    pub fn named(&self, board: &Board) -> Entry {
        let (seat, what) = match self {
            record::Entry::Keep { seat, tickets } => {
                (seat, Move::Keep { tickets: Some(ticket_names(board, tickets)) })
            }
            record::Entry::Place { seat, at } => {
                (seat, Move::Place { at: board.places[at.index()].id.clone() })
            }
            record::Entry::Draw { seat, from, card } => {
                let card = card.map(|card| board.card_name(card).to_owned());
                (seat, Move::Draw { from: *from, card })
            }
            record::Entry::Claim { seat, route, cards, tourist } => {
                let claim = Move::Claim {
                    route: board.routes[route.index()].id.clone(),
                    cards: counts(board, cards),
                    tourist: tourist.map(|place| board.places[place.index()].id.clone()),
                };
                (seat, claim)
            }
            record::Entry::Tickets { seat, offered } => {
                let offered = (!offered.is_empty()).then(|| ticket_names(board, offered));
                (seat, Move::Tickets { offered, count: None })
            }
            record::Entry::Pass { seat } => (seat, Move::Pass {}),
            record::Entry::Shuffle(cards) => {
                let cards = Some(card_names(board, cards));
                return Entry::Chance(Happening::Shuffle { cards, count: None });
            }
            record::Entry::Abandoned { by } => {
                return Entry::End(Ended::Abandoned { by: *by as u8 });
            }
        };
        Entry::Action(Action { seat: *seat as u8, what })
    }

    /// The entry as a seat may see it, or a spectator (none): one's own in full, and of others
    /// what lies open. The cards of a blind draw, the tickets that others are offered and those
    /// they keep are left out; so is how many are kept, which in setup nobody may know before the
    /// last has chosen (Q8), and the order of the deck, which is for nobody.
    pub fn named_for(&self, board: &Board, viewer: Option<usize>) -> Entry {
        let (seat, what) = match self {
            record::Entry::Shuffle(cards) => {
                let count = Some(cards.len() as u8);
                return Entry::Chance(Happening::Shuffle { cards: None, count });
            }
            record::Entry::Draw { seat, from: Source::Deck, .. } if viewer != Some(*seat) => {
                (seat, Move::Draw { from: Source::Deck, card: None })
            }
            record::Entry::Tickets { seat, offered } if viewer != Some(*seat) => {
                (seat, Move::Tickets { offered: None, count: Some(offered.len() as u8) })
            }
            record::Entry::Keep { seat, .. } if viewer != Some(*seat) => {
                (seat, Move::Keep { tickets: None })
            }
            record::Entry::Keep { .. }
            | record::Entry::Draw { .. }
            | record::Entry::Tickets { .. }
            | record::Entry::Place { .. }
            | record::Entry::Claim { .. }
            | record::Entry::Pass { .. }
            | record::Entry::Abandoned { .. } => return self.named(board),
        };
        Entry::Action(Action { seat: *seat as u8, what })
    }
}

fn look_up<T>(found: Option<T>, kind: &'static str, name: &str) -> Result<T, What> {
    found.ok_or_else(|| What::Unknown { kind, name: name.to_owned() })
}

fn look_up_card(board: &Board, name: &str) -> Result<Card, What> {
    look_up(board.card(name), "card", name)
}

pub(crate) fn look_up_cards(board: &Board, names: &[String]) -> Result<Vec<Card>, What> {
    names.iter().map(|name| look_up_card(board, name)).collect()
}

pub(crate) fn look_up_tickets(board: &Board, names: &[String]) -> Result<Vec<TicketId>, What> {
    names.iter().map(|name| look_up(board.ticket(name), "ticket", name)).collect()
}

/// Counts as cards: each name once, and none of which there is none.
fn counted(board: &Board, counts: &Counts) -> Result<Cards, What> {
    let mut cards = Cards::NONE;
    for (name, count) in &counts.0 {
        let card = look_up_card(board, name)?;
        if cards[card] > 0 || *count == 0 {
            return Err(What::Superfluous { field: "cards" });
        }
        cards[card] = *count;
    }
    Ok(cards)
}

pub(crate) fn card_names(board: &Board, cards: &[Card]) -> Vec<String> {
    cards.iter().map(|&card| board.card_name(card).to_owned()).collect()
}

pub(crate) fn ticket_names(board: &Board, tickets: &[TicketId]) -> Vec<String> {
    tickets.iter().map(|ticket| board.tickets[ticket.index()].id.clone()).collect()
}

/// Counts by colour name, wilds last.
pub(crate) fn counts(board: &Board, cards: &Cards) -> Counts {
    Counts(cards.iter().map(|(card, n)| (board.card_name(card).to_owned(), n)).collect())
}
