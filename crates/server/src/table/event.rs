//! What happens at a table, as it is kept.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::wire::{Clock, Level, Why};

/// One thing that happened. Once released, names and meanings here stay as they are: databases are
/// full of them.
#[derive(Clone, Serialize, Deserialize)]
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
        clock: Option<Clock>,
        /// Who made it.
        host: Owner,
        /// What others need to take an open seat.
        invite: String,
    },
    /// Somebody took an open seat.
    Sat {
        /// Which.
        seat: u8,
        /// The player's name.
        name: String,
        /// Who.
        owner: Owner,
    },
    /// A bot plays a seat from now on; before the game, one that is left is open again.
    Bot {
        /// Which.
        seat: u8,
        /// How strong it is.
        level: Level,
        /// Why.
        why: Why,
    },
    /// A player took a seat back.
    Returned {
        /// Which.
        seat: u8,
    },
    /// An action was played. The game begins when the last open seat is taken.
    Played {
        /// The client's own name of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// As in a record, with what chance gave.
        entry: Value,
    },
    /// A player would end the game here.
    WouldEnd {
        /// Which.
        seat: u8,
    },
    /// The table was not looked after for a while.
    Resumed,
    /// There is a table for the next game.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// A seat of a new table.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatStart {
    /// The player's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Owner>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
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
}

impl Serialize for Owner {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&URL_SAFE_NO_PAD.encode(self.0))
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
