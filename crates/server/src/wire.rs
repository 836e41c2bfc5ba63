//! What goes over the wire, as types: requests, answers, and the messages of a socket. TypeScript
//! types and the OpenAPI document are generated from here. `docs/protocol.md` tells it in words.

mod board;
mod game;
mod typescript;

use crosstown_bots::Level as BotLevel;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

pub use board::{Board, City, District, Piece, Place, Route, Ticket, Tourists};
pub(crate) use game::entries;
pub use game::{Action, ActionDone, SeatView, Seen, Source, Stack, View};
pub use typescript::typescript;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For a first game.
    Easy,
    /// Knows how the game is played.
    Medium,
    /// Plays it well.
    Hard,
    /// As well as we can.
    Expert,
}

impl From<Level> for BotLevel {
    fn from(level: Level) -> BotLevel {
        match level {
            Level::Easy => BotLevel::Easy,
            Level::Medium => BotLevel::Medium,
            Level::Hard => BotLevel::Hard,
            Level::Expert => BotLevel::Expert,
        }
    }
}

/// A table to be made: a built-in city, or a board of one's own.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of a built-in city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub city: Option<String>,
    /// In place of a city: the text of a board file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<String>,
    /// Two to four seats, in turn order.
    pub seats: Vec<SeatPlan>,
    /// The one of them that begins; drawn by lot if nobody says. It becomes seat 0 of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<u8>,
    /// Time to think, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever follows the invitation.
    Open,
    /// Somebody on the device that makes the table.
    Device {
        /// The player's name.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
    },
}

/// A limit on thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What the seconds are for.
    pub per: Per,
    /// 5 to 604800.
    pub seconds: u32,
}

/// What a clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// One player's turn.
    Move,
    /// All turns of one player.
    Game,
}

/// A table as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Table {
    /// Its name in addresses; who knows it may watch.
    pub id: String,
    /// The board's id.
    pub city: String,
    /// Whether the board is not a built-in city; `/api/tables/{id}/board` has it in any case.
    pub own_board: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The number of its last event.
    pub number: u32,
    /// In turn order.
    pub seats: Vec<Seat>,
    /// The seats that must do something now.
    pub waiting_for: Vec<u8>,
    /// SHA-256 of the seed with which the cards are shuffled, in hexadecimal.
    pub commitment: String,
    /// Time to think, if it is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether this visitor made the table.
    pub host: bool,
    /// What others need to take an open seat; only for those who sit at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// The table of the next game, once somebody asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// A game is played.
    Playing,
    /// The game is over.
    Over,
}

/// A seat as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seat {
    /// The player's name; empty for bots and open seats.
    pub name: String,
    /// Who plays now.
    pub by: Sitter,
    /// The bot's level, where one plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<Level>,
    /// Whether it is this visitor's.
    pub mine: bool,
    /// Whether its player can take it back from the bot that plays now.
    pub can_return: bool,
    /// Whether its player would end the game here.
    pub would_end: bool,
    /// Milliseconds left when the present turn began, where a clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub left_ms: Option<u64>,
    /// When the clock runs out, in milliseconds since 1970, if this seat is to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deadline: Option<u64>,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Takes an open seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// From the invitation.
    pub invite: String,
    /// The player's name.
    pub name: String,
}

/// Puts a bot on an open seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// How strong it is.
    pub level: Level,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A stable name, which clients turn into words.
    pub code: String,
    /// The rule or ruling, where one was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// More for programmers, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Play an action.
    Play {
        /// Made up by the client, 1 to 64 characters. What is sent again under the same id is
        /// played once.
        id: String,
        /// The number of the last event that the player had seen.
        seen: u32,
        /// One of the actions of the view.
        #[ts(type = "Action")]
        #[schema(value_type = Action)]
        action: Value,
    },
}

/// A message to a client.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First of all: how things stand.
    Welcome {
        /// The table.
        table: Table,
        /// The game, once it has begun.
        #[ts(type = "View | null")]
        #[schema(value_type = Option<View>)]
        view: Option<Value>,
        /// What the client missed, if it said what it had seen.
        missed: Vec<Numbered>,
        /// The time here, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
    },
    /// Something happened.
    Event {
        /// What, with its number.
        #[serde(flatten)]
        event: Numbered,
        /// The table, if more has changed than the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Table>,
        /// The seats that must do something now.
        waiting_for: Vec<u8>,
        /// The game after it, once it has begun; null if more news follow at once.
        #[ts(type = "View | null")]
        #[schema(value_type = Option<View>)]
        view: Option<Value>,
    },
    /// An action of this client is played, and kept for good.
    Ack {
        /// The client's own id of it.
        id: String,
        /// The number of the event that it became.
        number: u32,
    },
    /// An action of this client is not played.
    Refused {
        /// The client's own id of it; empty if it could not be read.
        id: String,
        /// Why not.
        #[serde(flatten)]
        problem: Problem,
    },
    /// Which seats have a player at the table just now.
    Present {
        /// Seats.
        seats: Vec<u8>,
    },
    /// The server goes down soon; connect again a little later.
    Closing,
}

/// An event with its number.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Numbered {
    /// One more than that of the event before.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    pub event: Happened,
}

/// What happened at a table, as far as this visitor may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was made.
    Created,
    /// Somebody took an open seat.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        name: String,
    },
    /// A bot plays a seat from now on.
    Bot {
        /// Which.
        seat: u8,
        /// How strong it is.
        level: Level,
        /// Why.
        why: Why,
    },
    /// A person took a seat back from a bot.
    Returned {
        /// Which.
        seat: u8,
    },
    /// An action was played.
    Played {
        /// What was done, then what chance did.
        #[ts(type = "Array<Seen>")]
        #[schema(value_type = Vec<Seen>)]
        entries: Vec<Value>,
    },
    /// A player would end the game here; it ends when all do.
    WouldEnd {
        /// Which.
        seat: u8,
    },
    /// The server was away; clocks start anew for this move.
    Resumed,
    /// There is a table for the next game.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// Why a bot plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The host put it there before the game.
    Filled,
    /// The player left.
    Left,
    /// The player's time ran out.
    Clock,
}

/// What a good player would do at a seat now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// One of the actions of the view.
    #[ts(type = "Action")]
    #[schema(value_type = Action)]
    pub action: Value,
    /// The routes that it has in mind.
    pub routes: Vec<String>,
    /// The tickets that the action serves.
    pub tickets: Vec<String>,
}

/// A finished game, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The board.
    pub board: Board,
    /// The `seats` of the record.
    #[ts(
        type = "Array<{ name: string, by: string, then?: Array<{ by: string, from: number, why: string }> }>"
    )]
    pub seats: Value,
    /// The `result` of the record.
    #[ts(
        type = "{ reason: string, scores: Array<{ routes: number, tickets: number, bonus: number, total: number, completed: number }>, winners: Array<number> }"
    )]
    pub result: Value,
    /// The seed of the shuffles, where the record has one.
    #[ts(type = "{ shuffle: string, commitment: string, seed: string } | null")]
    pub fair: Value,
    /// The deal, then one for each action.
    pub steps: Vec<Step>,
}

/// One step of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Step {
    /// What was done, then what chance did; nothing is hidden.
    #[ts(type = "Array<Seen>")]
    #[schema(value_type = Vec<Seen>)]
    pub entries: Vec<Value>,
    /// The game after it: as spectators see it, and the seats with all that is theirs.
    #[ts(type = "View")]
    #[schema(value_type = View)]
    pub view: Value,
}
