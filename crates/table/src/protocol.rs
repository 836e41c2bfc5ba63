//! The types of the protocol: requests, answers, and the messages of a socket. TypeScript types and the
//! OpenAPI document are generated from them. Views, actions and boards are types of the rules; events
//! are in `event.rs`, and why something is refused in `code.rs`. `docs/protocol.md` tells it in words.

use crosstown_rules::record::{self, Outcome, Shuffling};
use crosstown_rules::{Board, Hex};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

pub use crate::code::{BoardMistake, Code, Problem};
pub use crate::event::Event;
pub use crosstown_bots::Level;
pub use crosstown_drawing::DrawnBoard;
pub use crosstown_rules::schema::{Action, Entry, SeatView, Stack, View};

/// The version of the protocol that `docs/protocol.md` describes.
pub const PROTOCOL: u32 = 3;

/// What a server speaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Version {
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the program.
    pub version: String,
    /// What clients must keep to.
    pub limits: Limits,
}

/// Limits that clients must keep to. Those of an address are for all its clients together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Limits {
    /// The longest message over a socket, in bytes.
    pub message_bytes: usize,
    /// The longest body of a request, in bytes.
    pub body_bytes: usize,
    /// The longest board file, in bytes.
    pub board_bytes: usize,
    /// Messages that a socket may send in a second, over time; twice as many at once.
    pub messages_per_second: u32,
    /// Requests that one address may make in a second, over time; five times as many at once.
    pub requests_per_second: u32,
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// Sockets of one address.
    pub sockets_per_address: usize,
    /// How many milliseconds a player must be away before others may let a bot play, and before the end of
    /// a game does not wait for them.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub away_ms: u64,
}

/// Some of the tables of a visitor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyTables {
    /// Those that became theirs last come first.
    pub tables: Vec<MyTable>,
    /// If there may be more: what to ask for as `before`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub next: Option<String>,
}

/// A table of a visitor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyTable {
    /// When something happened there last, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: u64,
    /// The table.
    pub table: Table,
}

/// A built-in city, in the list of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct City {
    /// Its id.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Whether the network is a reconstruction and not the printed one.
    pub reconstruction: bool,
}

impl From<&Board> for City {
    fn from(board: &Board) -> City {
        City {
            id: board.id.clone(),
            name: board.name.clone(),
            players: board.players,
            reconstruction: board.reconstruction,
        }
    }
}

/// A table to be made: a built-in city, or a board of one's own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of a built-in city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub city: Option<String>,
    /// In place of a city: the text of a board file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub board: Option<String>,
    /// Two to four seats, in turn order.
    pub seats: Vec<SeatPlan>,
    /// The one of them that begins. It becomes seat 0 of the table. Drawn if nobody says, when the cards
    /// are dealt: then the seats are turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub first: Option<u8>,
    /// Time to think, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub clock: Option<Clock>,
    /// Whether players may ask for hints. They may if this is absent.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// SHA-256 of 32 secret bytes that this device contributes to the shuffles, for the first of its
    /// seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub commit: Option<Hex>,
}

/// For what is true if nobody says anything.
pub(crate) fn yes() -> bool {
    true
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What the seconds are for.
    pub per: Per,
    /// 5 to 604800.
    pub seconds: u32,
}

/// What a clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// One player's turn.
    Move,
    /// All turns of one player.
    Game,
}

/// A table as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
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
    /// SHA-256 of the server's seed for the shuffles, in hexadecimal.
    pub commitment: String,
    /// Before the deal: whether who begins will be drawn, and the seats turned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub draws_first: bool,
    /// While all seats are taken and the cards are not dealt: when they are, in milliseconds since 1970.
    /// Seats that have a `commit` and no `secret` are to reveal it before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub reveal_by: Option<u64>,
    /// Time to think, if it is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub clock: Option<Clock>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether this visitor made the table.
    pub host: bool,
    /// What others need to take an open seat; only for those who sit at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub invite: Option<String>,
    /// The table of the next game, once somebody asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rematch: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// A game is played.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    /// All, in order.
    pub const ALL: [Stage; 3] = [Stage::Waiting, Stage::Playing, Stage::Over];
}

/// A seat as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Seat {
    /// The player's name; empty for bots and open seats.
    pub name: String,
    /// Who plays now.
    pub by: Sitter,
    /// The bot's level, where one plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub level: Option<Level>,
    /// Whether it is this visitor's.
    pub mine: bool,
    /// Whether its player can take it back from the bot that plays now.
    pub can_return: bool,
    /// Whether its player wants to end the game here.
    pub wants_end: bool,
    /// Milliseconds left when the present turn began, where a clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub left_ms: Option<u64>,
    /// When the clock runs out, in milliseconds since 1970, if this seat is to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub deadline: Option<u64>,
    /// SHA-256 of the secret that the player's device contributes to the shuffles, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub commit: Option<Hex>,
    /// The secret, once it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub secret: Option<Hex>,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// From the invitation.
    pub invite: String,
    /// The player's name.
    pub name: String,
    /// SHA-256 of 32 secret bytes that this device contributes to the shuffles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub commit: Option<Hex>,
}

/// Reveals what the device of a seat contributes to the shuffles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The 32 bytes whose SHA-256 is the `commit` of the seat.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub secret: Hex,
    /// SHA-256 of other secret bytes, for a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub next: Option<Hex>,
}

/// Puts a bot on an open seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// How strong it is.
    pub level: Level,
}

/// A board file to be looked at.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The text of the file.
    pub board: String,
}

/// Where others can reach the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Host {
    /// The beginning of its addresses, such as `http://192.168.1.5:7878`. Null if others cannot reach
    /// it, or if who asks is not at the server's own computer.
    pub lan: Option<String>,
}

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
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
        action: Action,
    },
    /// Show everybody at the table what one feels. It is not kept.
    Emote {
        /// What.
        emote: Emote,
    },
}

/// What players can say to each other: no words, so that nobody needs to fear them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Thank you.
    Thanks,
    /// Well played.
    WellPlayed,
    /// Oh!
    Wow,
    /// My mistake.
    Oops,
    /// Your turn, please.
    YourTurn,
}

/// A message to a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First of all: how things stand.
    Welcome {
        /// The table.
        table: Table,
        /// The game, once it has begun.
        view: Option<View>,
        /// What the client missed, if it said what it had seen.
        missed: Vec<Numbered>,
        /// The time here, in milliseconds since 1970.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        now: u64,
    },
    /// Something happened.
    Event {
        /// What, with its number.
        #[serde(flatten)]
        event: Numbered,
        /// The table, if more has changed than the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        table: Option<Table>,
        /// The seats that must do something now.
        waiting_for: Vec<u8>,
        /// The game after it, once it has begun; null if more news follow at once.
        view: Option<View>,
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
        /// How many milliseconds the player of a seat must be away before others may let a bot play there.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        away_ms: u64,
    },
    /// A player shows what they feel.
    Emote {
        /// Whose.
        seat: u8,
        /// What.
        emote: Emote,
    },
    /// The server is there. It comes every 20 seconds, whatever else comes.
    Heartbeat {
        /// The time here, in milliseconds since 1970.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        now: u64,
    },
    /// The server goes down soon; connect again a little later.
    Closing,
}

/// An event with its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Numbered {
    /// One more than that of the event before.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: u64,
    /// What, as far as this visitor may know.
    pub what: Event,
}

/// Why a bot plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The host put it there before the game.
    Filled,
    /// The player left.
    Left,
    /// The player's time ran out.
    Clock,
    /// The player was away, and another one asked for it.
    Away,
}

/// What a good player would do at a seat now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Hint {
    /// One of the actions of the view.
    pub action: Action,
    /// The free routes that it has in mind.
    pub routes: Vec<String>,
    /// Why; the most important reason first. May be empty.
    pub reasons: Vec<Reason>,
}

/// Why an action is a good idea. What it says holds in the position that was asked about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "HintReason"), schema(as = HintReason))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// The route connects the places of these tickets.
    Completes {
        /// Tickets of the seat.
        tickets: Vec<String>,
    },
    /// The cheapest way that is left for these tickets costs fewer cards after it.
    Nearer {
        /// Tickets of the seat.
        tickets: Vec<String>,
    },
    /// The route gives points.
    Points {
        /// How many.
        points: u8,
    },
    /// The routes of the hint, with the seat's own, connect the places of these tickets.
    Way {
        /// Tickets of the seat.
        tickets: Vec<String>,
    },
    /// The hand lacks cards of this colour for a route of the hint.
    Color {
        /// The route.
        route: String,
    },
    /// A route of the hint takes any colour, and no colour of the hand pays for it.
    Grey {
        /// The route.
        route: String,
    },
    /// The card stands for any colour.
    Wild,
    /// With the card the hand has several of its colour.
    Collects {
        /// How many.
        count: u8,
    },
    /// No card that can be taken from the row helps to pay for a route of the hint.
    NothingInRow,
    /// A card from the deck may be a wild one.
    MayBeWild,
}

/// A record that a visitor has, to be shown step by step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replayed {
    /// The record, as in docs/record.md.
    #[cfg_attr(feature = "schema", ts(type = "object"), schema(value_type = Object))]
    pub record: Box<RawValue>,
    /// The text of its board file, if it is not a built-in city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub board: Option<String>,
}

/// A finished game, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Replay {
    /// The board.
    pub board: DrawnBoard,
    /// The `seats` of the record.
    pub seats: Vec<record::Seat>,
    /// The `result` of the record.
    pub result: Outcome,
    /// The seed of the shuffles, where the record has one.
    pub fair: Option<Shuffling>,
    /// The deal, then one for each action.
    pub steps: Vec<Step>,
}

/// One step of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Step {
    /// Its position in the log of the record: how many entries stand before it. (Not all of
    /// `entries` stand in the log: a record leaves sweeps of the row to the rules.)
    pub from: usize,
    /// What was done, then what chance did, as far as the viewer may know.
    pub entries: Vec<Entry>,
    /// The game after it, as the viewer sees it; without `actions`.
    pub view: View,
}
