//! Records as files: one JSON object a line, with names in place of numbers.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::fault::{At, Fault, What};
use super::{FORMAT, Outcome, Record, Seat};
use crate::board::Board;
use crate::fair::{SHUFFLE, commitment, from_hex, to_hex};
use crate::schema::Entry;
use crate::schema::entry::{card_names, look_up_cards, look_up_tickets, ticket_names};

/// A record as its file has it; `E` is an entry, `F` what is told of the shuffles.
#[derive(Debug, Serialize, Deserialize)]
struct File<E, F> {
    format: String,
    city: String,
    players: usize,
    seats: Vec<Seat>,
    deal: Deal,
    log: Vec<E>,
    result: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<F>,
}

/// Both decks in draw order.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal {
    cards: Vec<String>,
    tickets: Vec<String>,
}

/// How the cards were shuffled: the `fair` of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shuffling {
    /// The method.
    pub shuffle: String,
    /// SHA-256 of the seed, in hexadecimal, which was told before the game.
    pub commitment: String,
    /// The seed, in hexadecimal.
    pub seed: String,
}

/// A record whose outer shape is right. Its names are not looked up yet: that takes the board, and
/// its city names the board. Entries are read one by one, so that a mistake is told with its place.
#[derive(Debug)]
pub struct Raw<'a>(File<&'a RawValue, &'a RawValue>);

impl<'a> Raw<'a> {
    /// Reads one line of a file of records.
    pub fn parse(json: &'a str) -> Result<Raw<'a>, Fault> {
        let file: File<_, _> =
            serde_json::from_str(json).map_err(|error| What::json(error).at(At::Record))?;
        if file.format != FORMAT {
            return Err(What::Format { found: file.format }.at(At::Record));
        }
        Ok(Raw(file))
    }

    /// The board's id.
    pub fn city(&self) -> &str {
        &self.0.city
    }

    /// Looks up all names on the board.
    pub fn on(self, board: &Board) -> Result<Record, Fault> {
        let file = self.0;
        if file.city != board.id {
            return Err(What::City { found: file.city }.at(At::Record));
        }
        if file.seats.len() != file.players {
            return Err(What::Players { found: file.seats.len() }.at(At::Seats));
        }
        let mut log = Vec::with_capacity(file.log.len());
        for (index, raw) in file.log.iter().enumerate() {
            let entry = Entry::parse(raw.get()).and_then(|entry| entry.on(board));
            log.push(entry.map_err(|what| what.at(At::Entry(index)))?);
        }
        let deal = |what: What| what.at(At::Deal);
        Ok(Record {
            city: file.city,
            seats: file.seats,
            cards: look_up_cards(board, &file.deal.cards).map_err(deal)?,
            tickets: look_up_tickets(board, &file.deal.tickets).map_err(deal)?,
            log,
            result: file.result,
            seed: file.fair.map(seed).transpose().map_err(|what| what.at(At::Fair))?,
        })
    }
}

/// The seed out of `fair`, to which its commitment must belong.
fn seed(json: &RawValue) -> Result<[u8; 32], What> {
    /// The part that says what the rest is.
    #[derive(Deserialize)]
    struct Method {
        shuffle: String,
    }
    let Method { shuffle: name } = serde_json::from_str(json.get()).map_err(What::json)?;
    if name != SHUFFLE {
        return Err(What::Unknown { kind: "method", name });
    }
    let told: Shuffling = serde_json::from_str(json.get()).map_err(What::json)?;
    let seed = from_hex(&told.seed).ok_or(What::Missing { field: "seed" })?;
    let committed = from_hex(&told.commitment).ok_or(What::Missing { field: "commitment" })?;
    if committed != commitment(&seed) {
        return Err(What::Commitment);
    }
    Ok(seed)
}

impl Record {
    /// The record as one line of JSON, without the line break.
    pub fn to_json(&self, board: &Board) -> String {
        let file = File {
            format: FORMAT.to_owned(),
            city: self.city.clone(),
            players: self.seats.len(),
            seats: self.seats.clone(),
            deal: Deal {
                cards: card_names(board, &self.cards),
                tickets: ticket_names(board, &self.tickets),
            },
            log: self.log.iter().map(|entry| entry.named(board)).collect(),
            result: self.result.clone(),
            fair: self.shuffling(),
        };
        serde_json::to_string(&file).expect("plain data becomes JSON")
    }

    /// How the cards were shuffled, where the record has the seed.
    pub fn shuffling(&self) -> Option<Shuffling> {
        self.seed.map(|seed| Shuffling {
            shuffle: SHUFFLE.to_owned(),
            commitment: to_hex(&commitment(&seed)),
            seed: to_hex(&seed),
        })
    }
}
