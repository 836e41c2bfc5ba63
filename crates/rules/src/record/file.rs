//! Records as files: one JSON object a line, with names in place of numbers.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::fault::{At, Fault, What};
use super::{FORMAT, Outcome, Record, Seat};
use crate::board::Board;
use crate::fair::{
    Contribution, Hex, MIXED_SHUFFLE, Mix, SHUFFLE, Seeds, commitment, drawn_first, from_hex,
    mixed_seed, to_hex,
};
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
    /// What players contributed, in rising order of seats: with the second method.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub contributions: Option<Vec<Contribution>>,
    /// The seat that was drawn to begin, as seats were numbered before the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub first: Option<u8>,
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
            fair: file
                .fair
                .map(|json| seeds(json, file.players))
                .transpose()
                .map_err(|what| what.at(At::Fair))?,
        })
    }
}

/// The seeds out of `fair`: all that it says must fit together.
fn seeds(json: &RawValue, players: usize) -> Result<Seeds, What> {
    /// The part that says what the rest is.
    #[derive(Deserialize)]
    struct Method {
        shuffle: String,
    }
    let Method { shuffle: name } = serde_json::from_str(json.get()).map_err(What::json)?;
    if name != SHUFFLE && name != MIXED_SHUFFLE {
        return Err(What::Unknown { kind: "method", name });
    }
    let told: Shuffling = serde_json::from_str(json.get()).map_err(What::json)?;
    let seed = from_hex(&told.seed).ok_or(What::Missing { field: "seed" })?;
    let committed = from_hex(&told.commitment).ok_or(What::Missing { field: "commitment" })?;
    if committed != commitment(&seed) {
        return Err(What::Commitment);
    }
    let mix = match (name == MIXED_SHUFFLE, told.contributions, told.first) {
        (false, None, None) => None,
        (false, Some(_), _) => return Err(What::Superfluous { field: "contributions" }),
        (false, _, Some(_)) => return Err(What::Superfluous { field: "first" }),
        (true, None, _) => return Err(What::Missing { field: "contributions" }),
        (true, Some(contributions), first) => Some(Mix { contributions, first }),
    };
    if let Some(mix) = &mix {
        check_mix(&seed, mix, players)?;
    }
    Ok(Seeds { seed: Hex(seed), mix })
}

fn check_mix(seed: &[u8; 32], mix: &Mix, players: usize) -> Result<(), What> {
    let mut lowest = 0;
    for &Contribution { seat, commit, secret } in &mix.contributions {
        let fits = secret.is_none_or(|secret| commitment(&secret.0) == commit.0);
        if !(lowest..players).contains(&usize::from(seat)) || !fits {
            return Err(What::Contribution { seat });
        }
        lowest = usize::from(seat) + 1;
    }
    match (mix.first, drawn_first(&mixed_seed(seed, &mix.contributions), players)) {
        (Some(said), was) if said != was => Err(What::First { said, was }),
        _ => Ok(()),
    }
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

    /// How the cards were shuffled, where the record has the seeds.
    pub fn shuffling(&self) -> Option<Shuffling> {
        let Seeds { seed, mix } = self.fair.as_ref()?;
        Some(Shuffling {
            shuffle: if mix.is_some() { MIXED_SHUFFLE } else { SHUFFLE }.to_owned(),
            commitment: to_hex(&commitment(&seed.0)),
            seed: to_hex(&seed.0),
            contributions: mix.as_ref().map(|mix| mix.contributions.clone()),
            first: mix.as_ref().and_then(|mix| mix.first),
        })
    }
}
