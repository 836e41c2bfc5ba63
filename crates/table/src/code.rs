//! Why something was not done: a code for programs and translations, the HTTP status that goes with
//! it, and the rule where one was broken. The tables in `docs/protocol.md` and a type for TypeScript
//! are generated from here.

use crosstown_rules::record::Fault;
use crosstown_rules::{BoardError, Mistake, Refusal, Spot};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Longest explanation, in bytes: a board of nothing but mistakes has many, and a name in a file can be
/// as long as the file.
const LONGEST: usize = 2000;

macro_rules! codes {
    ($($name:ident $code:literal $status:literal $meaning:literal,)*) => {
        /// Why something was not done. Names stay as they are; there may be more of them later.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(TS))]
        pub enum Code {
            $(#[doc = $meaning] #[serde(rename = $code)] $name,)*
            /// A rule of the game was broken.
            #[serde(untagged)]
            Rule(Refusal),
        }

        impl Code {
            /// Every code but those of the rules, which are [`Refusal::ALL`].
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Code::$name => $code,)*
                    Code::Rule(refusal) => refusal.code(),
                }
            }

            /// The HTTP status of an answer with this code.
            pub fn status(self) -> u16 {
                match self {
                    $(Code::$name => $status,)*
                    Code::Rule(_) => 409,
                }
            }

            /// What it means, for the docs.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Code::$name => $meaning,)*
                    Code::Rule(refusal) => refusal.meaning(),
                }
            }
        }
    };
}

codes! {
    NotFound "not-found" 404 "there is no such path",
    NotAllowed "not-allowed" 405 "not with this method",
    UnknownHost "unknown-host" 421 "the server does not go by this name",
    BadHost "bad-host" 400 "there is not one `Host`, or the request is for another",
    ForeignOrigin "foreign-origin" 403 "the request is from a page of somebody else",
    TooManyRequests "too-many-requests" 429 "from this address; wait a second",
    TooManyTables "too-many-tables" 429 "made from this address in an hour",
    TooManySockets "too-many-sockets" 429 "from this address",
    ServerFull "server-full" 503 "the server keeps as many tables as it may",
    TooSlow "too-slow" 408 "the body of the request did not come in time",
    BadPath "bad-path" 400 "the path cannot be read, such as a seat that is no number",
    BadQuery "bad-query" 400 "the query cannot be read",
    BadBody "bad-body" 400 "the body cannot be read",
    BodyTooLong "body-too-long" 413 "the body has more than 128 KiB",
    BadJson "bad-json" 400 "the body is not what it should be",
    BadRecord "bad-record" 422 "the record to be shown is wrong; `fault` says what and where",
    BadUpgrade "bad-upgrade" 400 "the path is for WebSockets, and the request does not begin one",
    ReplayTooLong "replay-too-long" 422 "the game has too many steps to be shown: more than 16 MiB",
    NoSuchBoard "no-such-board" 404 "there is no such city",
    NoSuchTable "no-such-table" 404 "there is none of this name, or it was deleted",
    NoSuchRecord "no-such-record" 404 "there is none of this name",
    NoSuchSeat "no-such-seat" 404 "the table has fewer seats",
    CityOrBoard "city-or-board" 422 "a table has a city or a board of its own, and not both",
    BadBoard "bad-board" 422 "the board file has mistakes, listed in `mistakes`",
    BoardTooLong "board-too-long" 422 "the board file has more than 64 KiB",
    WrongNumberOfSeats "wrong-number-of-seats" 422 "not as many as the board is for",
    NobodyPlays "nobody-plays" 422 "only bots",
    BadName "bad-name" 422 "empty, longer than 24 characters, or with characters that are not text",
    BadClock "bad-clock" 422 "less than 5 seconds or more than a week",
    BadInvite "bad-invite" 403 "not the invitation of this table",
    NotHost "not-host" 403 "only who made the table can",
    NotYourSeat "not-your-seat" 403 "somebody else's, or you sit at none",
    SeatTaken "seat-taken" 409 "the seat is not open",
    AlreadyGone "already-gone" 409 "you have left before",
    NotAway "not-away" 409 "the player is here, or was a moment ago, or no person plays there",
    CannotReturn "cannot-return" 409 "no bot plays for you, or there is no way back",
    AlreadySaid "already-said" 409 "you have said that you want to end the game",
    GameNotRunning "game-not-running" 409 "the game has not begun or is over",
    GameNotOver "game-not-over" 409 "there is no record and no next game yet",
    TableFull "table-full" 409 "too many sockets at this seat, or of spectators",
    OtherRules "other-rules" 409 "the table began with rules that this server does not know",
    TableDamaged "table-damaged" 500 "what is stored of it cannot be read; tell the host",
    Busy "busy" 503 "too many tables are open, or too many act at once; try again",
    NotStored "not-stored" 503 "the database failed; nothing has happened",
    Closing "closing" 503 "the server goes down; connect again and play then",
    BadMessage "bad-message" 400 "not a message of a client",
    BadId "bad-id" 400 "an id has 1 to 64 bytes",
    BadAction "bad-action" 400 "not an action of this board",
    Spectator "spectator" 403 "you are only watching",
    BotPlays "bot-plays" 409 "a bot plays for you; take the seat back first",
    HintsOff "hints-off" 403 "this table is played without hints",
    GameNotBegun "game-not-begun" 409 "seats are open, or secrets are being revealed",
    WrongSecret "wrong-secret" 422 "not the secret that this seat has committed to, or it has to none",
    AlreadyDealt "already-dealt" 409 "the cards are dealt; it is too late to reveal a secret",
    Stale "stale" 409 "the game has moved on since what you had seen",
}

impl Code {
    /// The rule or ruling, where one was broken.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Code::Rule(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }

    /// Every code that there is.
    pub fn every() -> impl Iterator<Item = Code> {
        Code::ALL.iter().copied().chain(Refusal::ALL.iter().copied().map(Code::Rule))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Code {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("Why something was not done. docs/protocol.md says what each means."))
            .enum_values(Some(Code::every().map(Code::name)))
            .into()
    }
}

#[cfg(feature = "schema")]
impl ToSchema for Code {
    fn name() -> std::borrow::Cow<'static, str> {
        "Code".into()
    }
}

/// Why something was not done, as clients are told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Problem {
    /// A stable name, which clients turn into words.
    pub code: Code,
    /// The rule or ruling, where one was broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rule: Option<String>,
    /// More for programmers, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub detail: Option<String>,
    /// What is wrong with a record, and where.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub fault: Option<Box<Fault>>,
    /// What is wrong with a board file, and where: the first of the mistakes.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<BoardMistake>>"))]
    pub mistakes: Vec<BoardMistake>,
}

/// A mistake in a board file, and where.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BoardMistake {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// What.
    #[serde(flatten)]
    pub mistake: Mistake,
}

impl Problem {
    /// A problem that its code tells.
    pub fn new(code: Code) -> Problem {
        let rule = code.rule().map(str::to_owned);
        Problem { code, rule, detail: None, fault: None, mistakes: Vec::new() }
    }

    /// With more for programmers. It must tell nothing that is hidden.
    pub fn because(mut self, detail: impl ToString) -> Problem {
        let mut detail = detail.to_string();
        if detail.len() > LONGEST {
            detail.truncate(detail.floor_char_boundary(LONGEST));
            detail.push_str(" …");
        }
        self.detail = Some(detail);
        self
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        Problem::new(code)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::new(Code::Rule(refusal))
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let problem = Problem::new(Code::BadRecord);
        match length(&fault) {
            0..=LONGEST => Problem { fault: Some(Box::new(fault)), ..problem },
            _ => problem.because(fault),
        }
    }
}

impl From<BoardError> for Problem {
    fn from(error: BoardError) -> Problem {
        let mut room = LONGEST;
        let mistake = |(spot, mistake): &(Spot, Mistake)| {
            let mistake = BoardMistake { spot: *spot, mistake: mistake.clone() };
            room = room.checked_sub(length(&mistake))?;
            Some(mistake)
        };
        let mistakes: Vec<_> = error.mistakes.iter().map_while(mistake).collect();
        let problem = Problem::new(Code::BadBoard);
        match mistakes.is_empty() {
            true => problem.because(error),
            false => Problem { mistakes, ..problem },
        }
    }
}

/// How long something is as JSON.
fn length(value: &impl Serialize) -> usize {
    serde_json::to_string(value).map_or(usize::MAX, |text| text.len())
}
