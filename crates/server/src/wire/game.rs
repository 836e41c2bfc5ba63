//! Games as clients see them. The engine writes this JSON itself (`View::to_json`,
//! `Entry::to_json`); these types read it, and say to other languages what it is. A test holds the
//! two together.

use std::collections::BTreeMap;
use std::iter;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;
use utoipa::ToSchema;

/// Where a card comes from: `"deck"` or the number of a slot of the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Source {
    /// A slot of the row, 0 to 4.
    Slot(u8),
    /// The deck.
    #[schema(value_type = String)]
    Deck(#[ts(type = "\"deck\"")] Deck),
}

/// The word for the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Blind.
    Deck,
}

/// What a player can do, as a view lists it and as a client sends it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Keep tickets out of those offered.
    Keep {
        /// Whose action it is.
        seat: u8,
        /// The kept ones.
        tickets: Vec<String>,
    },
    /// Put a stack of tourists down.
    Place {
        /// Whose action it is.
        seat: u8,
        /// Where.
        at: String,
    },
    /// Draw a card.
    Draw {
        /// Whose action it is.
        seat: u8,
        /// From where.
        from: Source,
        /// What it is, if it lies face up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<String>,
    },
    /// Claim a route.
    Claim {
        /// Whose action it is.
        seat: u8,
        /// The route or lane.
        route: String,
        /// The cards to play.
        #[ts(type = "Record<string, number>")]
        cards: BTreeMap<String, u8>,
        /// Where a tourist is taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tourist: Option<String>,
    },
    /// Draw tickets.
    Tickets {
        /// Whose action it is.
        seat: u8,
    },
    /// Nothing else is possible.
    Pass {
        /// Whose action it is.
        seat: u8,
    },
}

/// What was done, as far as one visitor may know: what is hidden from it is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ActionDone {
    /// Tickets were kept.
    Keep {
        /// By whom.
        seat: u8,
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tickets: Option<Vec<String>>,
    },
    /// A stack of tourists was put down.
    Place {
        /// By whom.
        seat: u8,
        /// Where.
        at: String,
    },
    /// A card was drawn.
    Draw {
        /// By whom.
        seat: u8,
        /// From where.
        from: Source,
        /// What it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<String>,
    },
    /// A route was claimed.
    Claim {
        /// By whom.
        seat: u8,
        /// The route or lane.
        route: String,
        /// The cards played.
        #[ts(type = "Record<string, number>")]
        cards: BTreeMap<String, u8>,
        /// Where a tourist was taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tourist: Option<String>,
    },
    /// Tickets were drawn.
    Tickets {
        /// By whom.
        seat: u8,
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        offered: Option<Vec<String>>,
        /// How many, where it is not known which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        count: Option<u8>,
    },
    /// Nothing was possible.
    Pass {
        /// Whose turn it was.
        seat: u8,
    },
}

/// One entry of what happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Seen {
    /// By a player.
    Action(ActionDone),
    /// The discards became the deck, or the row was swept (R2.4).
    Chance {
        /// `shuffle` or `sweep`.
        #[ts(type = "\"shuffle\" | \"sweep\"")]
        chance: String,
        /// How many cards were shuffled, or how often the row was swept.
        count: u8,
    },
    /// The players ended the game.
    End {
        /// Always `abandoned`.
        #[ts(type = "\"abandoned\"")]
        end: String,
        /// The last who wanted it.
        by: u8,
    },
}

/// What was done, then what chance did. Records leave the sweeps to the rules; people are told of them.
pub(crate) fn entries(
    done: Value,
    sweeps: usize,
    shuffles: impl IntoIterator<Item = Value>,
) -> Vec<Value> {
    let swept = (sweeps > 0).then(|| json!({"chance": "sweep", "count": sweeps}));
    iter::once(done).chain(swept).chain(shuffles).collect()
}

/// A game as one seat sees it, or as a spectator does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The board's id.
    pub city: String,
    /// Whose view it is; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What is to be decided: `choose-tickets`, `place-tourists`, `turn`, `second-card`,
    /// `keep-tickets`, or how it ended: `finished`, `stuck`, `abandoned`.
    #[ts(
        type = "\"choose-tickets\" | \"place-tourists\" | \"turn\" | \"second-card\" | \"keep-tickets\" | \"finished\" | \"stuck\" | \"abandoned\""
    )]
    pub phase: String,
    /// The seat that is to act.
    pub turn: u8,
    /// The face-up cards by slot.
    pub row: Vec<Option<String>>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The discards.
    #[ts(type = "Record<string, number>")]
    pub discards: BTreeMap<String, u8>,
    /// The number of tickets in the deck.
    pub ticket_deck: u8,
    /// Turns until the end, once the last round has begun.
    pub turns_left: Option<u8>,
    /// The seat's cards; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, number>")]
    pub hand: Option<BTreeMap<String, u8>>,
    /// The seat's tickets; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tickets: Option<Vec<String>>,
    /// Those of them whose places are connected; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub completed: Option<Vec<String>>,
    /// Tickets to choose from now; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offered: Option<Vec<String>>,
    /// What everybody sees of each seat.
    pub seats: Vec<SeatView>,
    /// What the seat may do now; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub actions: Option<Vec<Action>>,
    /// Stacks of tourists, where the board has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stacks: Option<Vec<Stack>>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The number of cards in hand.
    pub cards: u8,
    /// Those of them that everybody saw it take.
    #[ts(type = "Record<string, number>")]
    pub shown: BTreeMap<String, u8>,
    /// The number of tickets.
    pub tickets: u8,
    /// Pieces left by kind.
    #[ts(type = "Record<string, number>")]
    pub pieces: BTreeMap<String, u8>,
    /// Points of its routes.
    pub points: u16,
    /// Its routes.
    pub routes: Vec<String>,
    /// Its tourist tokens, where the board has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tourists: Option<u8>,
    /// Its tickets, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub revealed: Option<Vec<String>>,
    /// Its cards, in a replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, number>")]
    pub hand: Option<BTreeMap<String, u8>>,
    /// The tickets that it has kept, in a replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<Vec<String>>,
    /// Those of them whose places are connected, in a replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub completed: Option<Vec<String>>,
    /// Tickets that it is to choose from, in a replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offered: Option<Vec<String>>,
}

/// A stack of tourist tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Where.
    pub at: String,
    /// How many are left.
    pub tokens: u8,
    /// Seats that have one of them.
    pub taken_by: Vec<u8>,
}
