//! What happens at a table. An [`Event`] is kept as it is written here, and told with what a viewer
//! may not know left out (`show.rs`).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_rules::Hex;
use crosstown_rules::schema::Entry;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::protocol::{Clock, Level, Why, yes};

/// Something that happened at a table. Once released, names and meanings here stay as they are:
/// databases are full of them.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "TableEvent"), schema(as = TableEvent))]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The table was made. Always event 0.
    Created {
        /// The board's id.
        city: String,
        /// In turn order.
        seats: Vec<SeatStart>,
        /// Time to think.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        clock: Option<Clock>,
        /// Whether players may ask for hints.
        #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
        hints: bool,
        /// Whether who begins is drawn when the cards are dealt. (Before that was possible, it was drawn
        /// before this event, or not at all.)
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
        draws_first: bool,
        /// Who made it. Not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
        host: Option<Owner>,
        /// What others need to take an open seat. Not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
        invite: Option<String>,
    },
    /// Somebody took an open seat.
    Sat {
        /// Which.
        seat: u8,
        /// The player's name.
        name: String,
        /// Who. Not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
        owner: Option<Owner>,
        /// SHA-256 of the secret that their device will contribute to the shuffles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
        commit: Option<Hex>,
    },
    /// A player left before the game: the seat is open again.
    Left {
        /// Which.
        seat: u8,
    },
    /// All seats are taken, and a device reveals the secret that it had committed to. The cards are
    /// dealt when all have done so.
    Revealed {
        /// Which.
        seat: u8,
        /// The secret.
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        secret: Hex,
        /// SHA-256 of the secret that the device will contribute to a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
        next: Option<Hex>,
    },
    /// The time to reveal secrets is up: the cards are dealt without those that are missing.
    Dealt,
    /// A bot plays a seat from now on. (Before the game, `left` means [`Event::Left`]: so it was
    /// written once.)
    Bot {
        /// Which.
        seat: u8,
        /// How strong it is.
        level: Level,
        /// Why.
        why: Why,
    },
    /// A player took a seat back from a bot.
    Returned {
        /// Which.
        seat: u8,
    },
    /// An action was played.
    Played {
        /// The client's own name of it. Not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
        id: Option<String>,
        /// What was done, as in a record.
        entry: Entry,
        /// What chance did then: sweeps of the row and shuffles. Not kept, since it follows from
        /// the seed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Entry>>"))]
        chance: Vec<Entry>,
    },
    /// A player wants to end the game here; it ends when all do.
    #[serde(alias = "would-end")]
    WantsEnd {
        /// Which.
        seat: u8,
        /// Whether the game has ended by it: all persons want it who are there. (Once it was not kept,
        /// since it followed from the others.)
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
        ended: bool,
    },
    /// Whoever runs the server ended the game here.
    Stopped,
    /// No node was alive for a while; clocks start again for this move.
    Resumed,
    /// There is a table for the next game.
    Rematch {
        /// Its id.
        table: String,
    },
}

impl Event {
    /// The event as JSON for a store: without what the table works out again when it is loaded.
    pub fn stored(&self) -> String {
        let json = match self {
            Event::Played { id, entry, chance } if !chance.is_empty() => {
                let (id, entry) = (id.clone(), entry.clone());
                serde_json::to_string(&Event::Played { id, entry, chance: Vec::new() })
            }
            event => serde_json::to_string(event),
        };
        json.expect("plain data becomes JSON")
    }
}

/// Shows only what kind of event it is: hidden cards may be in it.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Event::Created { .. } => "Created",
            Event::Sat { .. } => "Sat",
            Event::Left { .. } => "Left",
            Event::Revealed { .. } => "Revealed",
            Event::Dealt => "Dealt",
            Event::Bot { .. } => "Bot",
            Event::Returned { .. } => "Returned",
            Event::Played { .. } => "Played",
            Event::WantsEnd { .. } => "WantsEnd",
            Event::Stopped => "Stopped",
            Event::Resumed => "Resumed",
            Event::Rematch { .. } => "Rematch",
        })
    }
}

/// A seat of a new table.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatStart {
    /// The player's name; absent for bots and open seats.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub name: String,
    /// Whose it is. Not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(skip), schema(ignore))]
    pub owner: Option<Owner>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub level: Option<Level>,
    /// SHA-256 of the secret that the player's device will contribute to the shuffles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub commit: Option<Hex>,
}

/// Whom a seat belongs to: the hash of a secret that only this visitor's device has.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Owner([u8; 32]);

impl Owner {
    /// No visitor: nobody has the secret of this hash.
    pub const NOBODY: Owner = Owner([0; 32]);

    /// Who has this secret.
    pub fn of(secret: &[u8]) -> Owner {
        Owner(Sha256::digest(secret).into())
    }

    /// As it stands in stored events.
    pub fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

impl Serialize for Owner {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Owner, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(serde::de::Error::custom)?;
        let hash = bytes.try_into().map_err(|_| serde::de::Error::custom("not a hash"))?;
        Ok(Owner(hash))
    }
}
