//! Records as JSON: names in place of numbers, and every entry checked for its shape.

use std::fmt;

use serde::Deserialize;
use serde::de::{MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::fault::{At, Fault, What};
use super::{Entry, FORMAT, Outcome, Record, Seat, Source, TakeOver, Why};
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::fair::{SHUFFLE, commitment, from_hex, to_hex};
use crate::public::Reason;
use crate::score::Score;
use crate::sets::TicketId;
use crate::view::cards_json;

/// A record whose outer shape is right; its names are not looked up yet, since that takes the
/// board, and its `city` names the board.
#[derive(Debug, Deserialize)]
pub struct Raw<'a> {
    format: String,
    /// The board's id.
    pub city: String,
    players: usize,
    seats: Vec<RawSeat>,
    deal: RawDeal,
    #[serde(borrow)]
    log: Vec<&'a RawValue>,
    result: RawResult,
    #[serde(borrow)]
    fair: Option<&'a RawValue>,
}

#[derive(Debug, Deserialize)]
struct RawSeat {
    name: String,
    by: String,
    then: Option<Vec<RawTakeOver>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTakeOver {
    by: String,
    from: usize,
    why: String,
}

/// The part of `fair` that says what the rest is.
#[derive(Debug, Deserialize)]
struct RawMethod {
    shuffle: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFair {
    #[serde(rename = "shuffle")]
    _shuffle: String,
    commitment: String,
    seed: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeal {
    cards: Vec<String>,
    tickets: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawResult {
    reason: String,
    scores: Vec<RawScore>,
    winners: Vec<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScore {
    routes: i32,
    tickets: i32,
    bonus: i32,
    total: i32,
    completed: u8,
}

/// Every field that an entry of any kind can have.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    seat: Option<usize>,
    r#do: Option<String>,
    tickets: Option<Vec<String>>,
    at: Option<String>,
    from: Option<RawSource>,
    card: Option<String>,
    route: Option<String>,
    cards: Option<RawCards>,
    tourist: Option<String>,
    offered: Option<Vec<String>>,
    chance: Option<String>,
    end: Option<String>,
    by: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`from` must be \"deck\" or the number of a slot")]
enum RawSource {
    Slot(u8),
    Name(String),
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`cards` must be names in order, or numbers from 0 to 255 by name")]
enum RawCards {
    Order(Vec<String>),
    Counts(RawCounts),
}

/// Counts by name, in the order of the file. A map type would hide names given twice.
#[derive(Debug)]
struct RawCounts(Vec<(String, u8)>);

impl<'de> Deserialize<'de> for RawCounts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = RawCounts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers of cards by colour")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawCounts, A::Error> {
                let mut counts = Vec::new();
                while let Some(count) = map.next_entry()? {
                    counts.push(count);
                }
                Ok(RawCounts(counts))
            }
        }
        deserializer.deserialize_map(Counts)
    }
}

impl<'a> Raw<'a> {
    /// Reads one line of a file of records.
    pub fn parse(json: &'a str) -> Result<Raw<'a>, Fault> {
        let raw: Raw<'a> = serde_json::from_str(json)
            .map_err(|error| What::Json(error.to_string()).at(At::Record))?;
        if raw.format != FORMAT {
            return Err(What::Format(raw.format).at(At::Record));
        }
        Ok(raw)
    }

    /// Looks up all names on the board.
    pub fn on(self, board: &Board) -> Result<Record, Fault> {
        if self.city != board.id {
            return Err(What::City(self.city).at(At::Record));
        }
        if self.seats.len() != self.players {
            return Err(What::Players(self.seats.len()).at(At::Seats));
        }
        let deal = |what: What| what.at(At::Deal);
        let mut log = Vec::with_capacity(self.log.len());
        for (index, raw) in self.log.iter().enumerate() {
            let entry: RawEntry = serde_json::from_str(raw.get())
                .map_err(|error| What::Json(error.to_string()).at(At::Entry(index)))?;
            log.push(entry.on(board, Told::After).map_err(|what| what.at(At::Entry(index)))?);
        }
        Ok(Record {
            city: self.city,
            seats: self.seats.into_iter().map(RawSeat::read).collect::<Result<_, _>>()?,
            cards: cards(board, &self.deal.cards).map_err(deal)?,
            tickets: tickets(board, &self.deal.tickets).map_err(deal)?,
            log,
            result: self.result.read()?,
            seed: self.fair.map(|raw| seed(raw.get())).transpose()?,
        })
    }
}

impl RawSeat {
    fn read(self) -> Result<Seat, Fault> {
        let take_over = |t: RawTakeOver| {
            let why = [Why::Left, Why::Clock, Why::Returned]
                .into_iter()
                .find(|&why| why_name(why) == t.why)
                .ok_or(What::Unknown { kind: "reason", name: t.why }.at(At::Seats))?;
            Ok(TakeOver { by: t.by, from: t.from, why })
        };
        let then = self.then.unwrap_or_default().into_iter().map(take_over);
        Ok(Seat { name: self.name, by: self.by, then: then.collect::<Result<_, _>>()? })
    }
}

/// The seed out of `fair`, to which its commitment must belong.
fn seed(json: &str) -> Result<[u8; 32], Fault> {
    let at = |what: What| what.at(At::Fair);
    let shape = |error: serde_json::Error| at(What::Json(error.to_string()));
    let RawMethod { shuffle: name } = serde_json::from_str(json).map_err(shape)?;
    if name != SHUFFLE {
        return Err(at(What::Unknown { kind: "method", name }));
    }
    let raw: RawFair = serde_json::from_str(json).map_err(shape)?;
    let seed = from_hex(&raw.seed).ok_or(at(What::Missing("seed")))?;
    let committed = from_hex(&raw.commitment).ok_or(at(What::Missing("commitment")))?;
    if committed != commitment(&seed) {
        return Err(at(What::Commitment));
    }
    Ok(seed)
}

impl RawResult {
    fn read(self) -> Result<Outcome, Fault> {
        let reason = [Reason::Finished, Reason::Stuck, Reason::Abandoned]
            .into_iter()
            .find(|&reason| reason_name(reason) == self.reason)
            .ok_or(What::Unknown { kind: "reason", name: self.reason }.at(At::Result))?;
        let score = |s: RawScore| Score {
            routes: s.routes,
            tickets: s.tickets,
            bonus: s.bonus,
            total: s.total,
            completed: s.completed,
        };
        let scores = self.scores.into_iter().map(score).collect();
        Ok(Outcome { reason, scores, winners: self.winners })
    }
}

/// When an entry is told: after it happened, with all that chance brought, or before, by a player
/// who asks for it and cannot know that yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Before,
    After,
}

impl RawEntry {
    fn on(mut self, board: &Board, told: Told) -> Result<Entry, What> {
        let action = self.r#do.take();
        let entry =
            match (action.as_deref(), self.chance.take().as_deref(), self.end.take().as_deref()) {
                (Some("keep"), None, None) => Entry::Keep {
                    seat: self.seat()?,
                    tickets: tickets(board, &self.tickets.take().ok_or(What::Missing("tickets"))?)?,
                },
                (Some("place"), None, None) => {
                    let at = self.at.take().ok_or(What::Missing("at"))?;
                    Entry::Place { seat: self.seat()?, at: look_up(board.place(&at), "place", at)? }
                }
                (Some("draw"), None, None) => {
                    let from = match self.from.take().ok_or(What::Missing("from"))? {
                        RawSource::Slot(slot) => Source::Slot(slot),
                        RawSource::Name(name) if name == "deck" => Source::Deck,
                        RawSource::Name(name) => {
                            return Err(What::Unknown { kind: "source", name });
                        }
                    };
                    let card = match (self.card.take(), told, from) {
                        (None, Told::Before, _) => None,
                        (None, Told::After, _) => return Err(What::Missing("card")),
                        (Some(_), Told::Before, Source::Deck) => {
                            return Err(What::Superfluous("card"));
                        }
                        (Some(card), _, _) => Some(look_up(board.card(&card), "card", card)?),
                    };
                    Entry::Draw { seat: self.seat()?, from, card }
                }
                (Some("claim"), None, None) => {
                    let route = self.route.take().ok_or(What::Missing("route"))?;
                    let Some(RawCards::Counts(counts)) = self.cards.take() else {
                        return Err(What::Missing("cards"));
                    };
                    let tourist = match self.tourist.take() {
                        Some(id) => Some(look_up(board.place(&id), "place", id)?),
                        None => None,
                    };
                    Entry::Claim {
                        seat: self.seat()?,
                        route: look_up(board.route(&route), "route", route)?,
                        cards: counted(board, counts)?,
                        tourist,
                    }
                }
                (Some("tickets"), None, None) => {
                    let offered = match (self.offered.take(), told) {
                        (None, Told::Before) => Vec::new(),
                        (Some(_), Told::Before) => return Err(What::Superfluous("offered")),
                        (offered, Told::After) => offered.ok_or(What::Missing("offered"))?,
                    };
                    Entry::Tickets { seat: self.seat()?, offered: tickets(board, &offered)? }
                }
                (Some("pass"), None, None) => Entry::Pass { seat: self.seat()? },
                (None, Some("shuffle"), None) => match self.cards.take() {
                    Some(RawCards::Order(order)) => Entry::Shuffle(cards(board, &order)?),
                    _ => return Err(What::Missing("cards")),
                },
                (None, None, Some("abandoned")) => {
                    Entry::Abandoned { by: self.by.take().ok_or(What::Missing("by"))? }
                }
                _ => return Err(What::Kind),
            };
        match self.left_over() {
            Some(field) => Err(What::Superfluous(field)),
            None => Ok(entry),
        }
    }

    fn seat(&mut self) -> Result<usize, What> {
        self.seat.take().ok_or(What::Missing("seat"))
    }

    /// A field that the kind of entry has no use for.
    fn left_over(&self) -> Option<&'static str> {
        [
            ("seat", self.seat.is_some()),
            ("tickets", self.tickets.is_some()),
            ("at", self.at.is_some()),
            ("from", self.from.is_some()),
            ("card", self.card.is_some()),
            ("route", self.route.is_some()),
            ("cards", self.cards.is_some()),
            ("tourist", self.tourist.is_some()),
            ("offered", self.offered.is_some()),
            ("by", self.by.is_some()),
        ]
        .into_iter()
        .find_map(|(field, there)| there.then_some(field))
    }
}

fn look_up<T>(found: Option<T>, kind: &'static str, name: String) -> Result<T, What> {
    found.ok_or(What::Unknown { kind, name })
}

fn cards(board: &Board, names: &[String]) -> Result<Vec<Card>, What> {
    names.iter().map(|name| look_up(board.card(name), "card", name.clone())).collect()
}

fn tickets(board: &Board, names: &[String]) -> Result<Vec<TicketId>, What> {
    names.iter().map(|name| look_up(board.ticket(name), "ticket", name.clone())).collect()
}

fn counted(board: &Board, counts: RawCounts) -> Result<Cards, What> {
    let mut cards = Cards::NONE;
    for (name, count) in counts.0 {
        let card = look_up(board.card(&name), "card", name)?;
        if cards[card] > 0 || count == 0 {
            return Err(What::Superfluous("cards"));
        }
        cards[card] = count;
    }
    Ok(cards)
}

pub(super) fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Finished => "finished",
        Reason::Stuck => "stuck",
        Reason::Abandoned => "abandoned",
    }
}

fn why_name(why: Why) -> &'static str {
    match why {
        Why::Left => "left",
        Why::Clock => "clock",
        Why::Returned => "returned",
    }
}

impl Seat {
    fn to_json(&self) -> Value {
        let mut seat = json!({"name": self.name, "by": self.by});
        if !self.then.is_empty() {
            let take_over =
                |t: &TakeOver| json!({"by": t.by, "from": t.from, "why": why_name(t.why)});
            seat["then"] = self.then.iter().map(take_over).collect();
        }
        seat
    }
}

impl Record {
    /// The record as one line of JSON, without the line break.
    pub fn to_json(&self, board: &Board) -> String {
        let log: Vec<Value> = self.log.iter().map(|entry| entry.to_json(board)).collect();
        let seats: Vec<Value> = self.seats.iter().map(Seat::to_json).collect();
        let mut record = json!({
            "format": FORMAT,
            "city": self.city,
            "players": self.seats.len(),
            "seats": seats,
            "deal": {
                "cards": card_names(board, &self.cards),
                "tickets": ticket_names(board, &self.tickets),
            },
            "log": log,
            "result": self.result.to_json(),
        });
        if let Some(seed) = &self.seed {
            record["fair"] = json!({
                "shuffle": SHUFFLE,
                "commitment": to_hex(&commitment(seed)),
                "seed": to_hex(seed),
            });
        }
        record.to_string()
    }
}

impl Outcome {
    /// The `result` of a record.
    pub fn to_json(&self) -> Value {
        let score = |s: &Score| {
            json!({
                "routes": s.routes, "tickets": s.tickets, "bonus": s.bonus,
                "total": s.total, "completed": s.completed,
            })
        };
        json!({
            "reason": reason_name(self.reason),
            "scores": self.scores.iter().map(score).collect::<Vec<_>>(),
            "winners": self.winners,
        })
    }
}

impl Entry {
    /// Reads an entry as a record has it, with all that chance brought.
    pub fn from_json(board: &Board, json: &Value) -> Result<Entry, What> {
        let raw = RawEntry::deserialize(json).map_err(|error| What::Json(error.to_string()))?;
        raw.on(board, Told::After)
    }

    /// Reads an action that `seat` asks for, in the form in which its view lists it
    /// ([`View::to_json`](crate::View::to_json)): an entry without what chance has yet to decide,
    /// the `card` of a blind draw and the tickets `offered`. Shuffles and ends are no actions.
    ///
    /// `seat` may be left out of the JSON, but not be another one. So may the `card` of a face-up
    /// draw; where it is given it is in the entry, for the caller to compare with the row. Whether
    /// the action can be taken is for [`action`](Entry::action) and the game to say.
    pub fn parse_action(board: &Board, seat: usize, json: &Value) -> Result<Entry, What> {
        let mut raw = RawEntry::deserialize(json).map_err(|error| What::Json(error.to_string()))?;
        if raw.r#do.is_none() {
            return Err(What::Kind);
        }
        match raw.seat.replace(seat) {
            Some(other) if other != seat => Err(What::OtherSeat(other)),
            _ => raw.on(board, Told::Before),
        }
    }

    /// The entry as a seat may see it, or a spectator (none): one's own in full, and of others
    /// what lies open. The cards of a blind draw, the tickets that others are offered and those
    /// they keep are left out; so is how many are kept, which in setup nobody may know before the
    /// last has chosen (Q8), and the order of the deck, which is for nobody.
    pub fn to_json_for(&self, board: &Board, viewer: Option<usize>) -> Value {
        match self {
            Entry::Shuffle(cards) => json!({"chance": "shuffle", "count": cards.len()}),
            Entry::Draw { seat, from: Source::Deck, .. } if viewer != Some(*seat) => {
                json!({"seat": seat, "do": "draw", "from": "deck"})
            }
            Entry::Tickets { seat, offered } if viewer != Some(*seat) => {
                json!({"seat": seat, "do": "tickets", "count": offered.len()})
            }
            Entry::Keep { seat, .. } if viewer != Some(*seat) => {
                json!({"seat": seat, "do": "keep"})
            }
            Entry::Keep { .. }
            | Entry::Draw { .. }
            | Entry::Tickets { .. }
            | Entry::Place { .. }
            | Entry::Claim { .. }
            | Entry::Pass { .. }
            | Entry::Abandoned { .. } => self.to_json(board),
        }
    }

    /// The entry as a record has it.
    pub fn to_json(&self, board: &Board) -> Value {
        match self {
            Entry::Keep { seat, tickets } => {
                json!({"seat": seat, "do": "keep", "tickets": ticket_names(board, tickets)})
            }
            Entry::Place { seat, at } => {
                json!({"seat": seat, "do": "place", "at": board.places[at.index()].id})
            }
            Entry::Draw { seat, from, card } => {
                let from = match from {
                    Source::Deck => json!("deck"),
                    Source::Slot(slot) => json!(slot),
                };
                let mut entry = json!({"seat": seat, "do": "draw", "from": from});
                if let Some(card) = card {
                    entry["card"] = board.card_name(*card).into();
                }
                entry
            }
            Entry::Claim { seat, route, cards, tourist } => {
                let mut entry = json!({
                    "seat": seat, "do": "claim",
                    "route": board.routes[route.index()].id,
                    "cards": cards_json(board, cards),
                });
                if let Some(place) = tourist {
                    entry["tourist"] = board.places[place.index()].id.as_str().into();
                }
                entry
            }
            Entry::Tickets { seat, offered } => {
                let mut entry = json!({"seat": seat, "do": "tickets"});
                if !offered.is_empty() {
                    entry["offered"] = ticket_names(board, offered);
                }
                entry
            }
            Entry::Pass { seat } => json!({"seat": seat, "do": "pass"}),
            Entry::Shuffle(cards) => {
                json!({"chance": "shuffle", "cards": card_names(board, cards)})
            }
            Entry::Abandoned { by } => json!({"end": "abandoned", "by": by}),
        }
    }
}

fn card_names(board: &Board, cards: &[Card]) -> Value {
    cards.iter().map(|&card| board.card_name(card)).collect()
}

fn ticket_names(board: &Board, tickets: &[TicketId]) -> Value {
    tickets.iter().map(|ticket| board.tickets[ticket.index()].id.as_str()).collect()
}
