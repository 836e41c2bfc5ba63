//! One table: who sits where, and the game. This is the one authority on what may happen; it does
//! no I/O and reads no clock. Whoever runs it asks whether something may happen (`judge.rs`) and
//! gets the event and the state after it, keeps the event, commits it (`apply.rs`), and then tells
//! everybody (`show.rs`). So the events are the truth, and a table is their replay.

use std::collections::HashMap;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_rules::{Board, Game, Hex, commitment};
use sha2::{Digest as _, Sha256};

use crate::code::{Code, Problem};
use crate::protocol::{Clock, Level, SeatPlan, Stage};
use crate::seat::{Player, Seat, checked_name};
use crate::state::State;
use crate::{Dealers, Event, Mark, Owner, SeatStart, Stored};

/// The version of the rules that tables are played by. A change of rules or shuffles after which
/// old events would give another game makes a new one.
pub const RULES: u32 = 1;

/// A table.
pub struct Table {
    pub(crate) id: String,
    pub(crate) seed: [u8; 32],
    pub(crate) board: Arc<Board>,
    pub(crate) own_board: bool,
    pub(crate) dealers: Dealers,
    pub(crate) host: Owner,
    pub(crate) invite: String,
    pub(crate) hints: bool,
    /// Whether who begins is drawn when the cards are dealt.
    pub(crate) draws_first: bool,
    /// How it stands.
    pub(crate) state: State,
    /// All events. Shared with whoever works out the record ([`Finished`](crate::Finished)).
    pub(crate) history: Arc<Vec<Past>>,
    /// What clients have sent, so that what comes twice is played once: event by seat and id.
    pub(crate) sent: HashMap<(u8, Box<str>), u32>,
}

/// An event of the past.
#[derive(Clone)]
pub(crate) struct Past {
    pub(crate) at: u64,
    pub(crate) event: Event,
}

/// A table to be made.
pub struct Setup {
    /// Its name in addresses.
    pub id: String,
    /// What the cards will be shuffled with.
    pub seed: [u8; 32],
    /// The board.
    pub board: Arc<Board>,
    /// Whether it is not a built-in city.
    pub own_board: bool,
    /// Who is to sit where, in turn order.
    pub seats: Vec<SeatPlan>,
    /// Whether who begins is drawn when the cards are dealt; else it is the first seat.
    pub draws_first: bool,
    /// SHA-256 of the secret that the device of who makes it contributes to the shuffles. It is kept at
    /// the first seat of this device.
    pub commit: Option<Hex>,
    /// Time to think.
    pub clock: Option<Clock>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Who makes it.
    pub host: Owner,
    /// What others need to take an open seat.
    pub invite: String,
}

/// Why a stored table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is played by rules that this program does not know.
    #[error(
        "the table began with version {began} of the rules, and this program plays version {RULES}"
    )]
    Rules {
        /// Its version.
        began: u32,
    },
    /// An event is not what it should be.
    #[error("event {number} is damaged: {what}")]
    Damaged {
        /// Which.
        number: u32,
        /// How. Names no hidden card.
        what: &'static str,
    },
}

impl Table {
    /// A new table, with its event 0.
    pub fn create(setup: Setup, dealers: &Dealers, now: u64) -> Result<Table, Problem> {
        let Setup { id, seed, board, own_board, seats: plans, draws_first, .. } = setup;
        let Setup { mut commit, clock, hints, host, invite, .. } = setup;
        if !(usize::from(board.players.0)..=usize::from(board.players.1)).contains(&plans.len()) {
            return Err(Code::WrongNumberOfSeats.into());
        }
        if clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(Code::BadClock.into());
        }
        if plans.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
            return Err(Code::NobodyPlays.into());
        }
        let mut seats = Vec::new();
        for plan in plans {
            seats.push(match plan {
                SeatPlan::Open => SeatStart::default(),
                SeatPlan::Device { name } => SeatStart {
                    name: checked_name(&name)?,
                    owner: Some(host),
                    commit: commit.take(),
                    ..SeatStart::default()
                },
                SeatPlan::Bot { level } => SeatStart { level: Some(level), ..SeatStart::default() },
            });
        }
        let city = board.id.clone();
        let (host, invite) = (Some(host), Some(invite));
        let created = Event::Created { city, seats, clock, hints, draws_first, host, invite };
        Table::begin(id, seed, (board, own_board), dealers, now, created)
            .map_err(|_| Code::BadBoard.into())
    }

    /// The table of the next game: the same players, and another begins.
    pub fn next_game(
        &self,
        id: String,
        seed: [u8; 32],
        invite: String,
        now: u64,
    ) -> Result<Table, Problem> {
        if self.stage() != Stage::Over {
            return Err(Code::GameNotOver.into());
        }
        if !self.board.is_bounded() {
            return Err(Code::BadBoard.into());
        }
        let start = |seat: &Seat| {
            let stays = seat.owner.is_some() && !seat.gone;
            SeatStart {
                name: if stays { seat.name.clone() } else { String::new() },
                owner: seat.owner.filter(|_| stays),
                level: match seat.player {
                    Player::Bot(level) if !stays => Some(level),
                    _ => None,
                },
                commit: seat.fair.next.filter(|_| stays),
            }
        };
        let mut seats: Vec<SeatStart> = self.state.seats.iter().map(start).collect();
        if seats.iter().all(|seat| seat.level.is_some()) {
            return Err(Code::NobodyPlays.into());
        }
        seats.rotate_left(1);
        let (city, clock, hints) = (self.board.id.clone(), self.state.clock, self.hints);
        let (host, invite) = (Some(self.host), Some(invite));
        let draws_first = false;
        let created = Event::Created { city, seats, clock, hints, draws_first, host, invite };
        let board = (self.board.clone(), self.own_board);
        Table::begin(id, seed, board, &self.dealers, now, created)
            .map_err(|_| Code::BadBoard.into())
    }

    /// A table as it is stored.
    pub fn load(
        id: &str,
        stored: &Stored,
        board: Arc<Board>,
        dealers: &Dealers,
    ) -> Result<Table, Unreadable> {
        if stored.rules != RULES {
            return Err(Unreadable::Rules { began: stored.rules });
        }
        let damaged = |what| Unreadable::Damaged { number: 0, what };
        let ((at, created), later) = stored.events.split_first().ok_or(damaged("there is none"))?;
        let created = serde_json::from_str(created).map_err(|_| damaged("it cannot be read"))?;
        let board = (board, stored.board.is_some());
        let mut table = Table::begin(id.to_owned(), stored.seed, board, dealers, *at, created)?;
        for (at, body) in later {
            table.apply(*at, body)?;
        }
        Ok(table)
    }

    /// A table with its event 0.
    fn begin(
        id: String,
        seed: [u8; 32],
        (board, own_board): (Arc<Board>, bool),
        dealers: &Dealers,
        at: u64,
        created: Event,
    ) -> Result<Table, Unreadable> {
        let damaged = |what| Err(Unreadable::Damaged { number: 0, what });
        let Event::Created {
            city,
            seats,
            clock,
            hints,
            draws_first,
            host: Some(host),
            invite: Some(invite),
        } = &created
        else {
            return damaged("it does not begin with the table");
        };
        if *city != board.id || seats.len() > 4 {
            return damaged("it is of another board");
        }
        let left_ms = clock.map_or(0, Clock::ms);
        let mut state = State {
            clock: *clock,
            seats: seats.iter().map(|start| Seat::new(start, left_ms)).collect(),
            play: None,
            moved: 0,
            since: at,
            rematch: None,
        };
        let mut table = Table {
            id,
            seed,
            board,
            own_board,
            dealers: dealers.clone(),
            host: *host,
            invite: invite.clone(),
            hints: *hints,
            draws_first: *draws_first,
            state: state.clone(),
            history: Arc::default(),
            sent: HashMap::new(),
        };
        table.deal_if_due(&mut state, at, 0, false)?;
        table.state = state;
        table.history = Arc::new(vec![Past { at, event: created }]);
        Ok(table)
    }

    /// Its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Whether the board is not a built-in city.
    pub fn has_own_board(&self) -> bool {
        self.own_board
    }

    /// Event 0.
    pub fn created(&self) -> &Event {
        &self.history[0].event
    }

    /// The number that the next event will have.
    pub fn next_number(&self) -> u32 {
        self.history.len() as u32
    }

    /// When the last event happened.
    pub fn at(&self) -> u64 {
        self.history.last().map_or(0, |past| past.at)
    }

    /// SHA-256 of the seed.
    pub fn commitment(&self) -> [u8; 32] {
        commitment(&self.seed)
    }

    /// The seed, for what is derived from it. Secret until the game is over.
    pub fn seed(&self) -> &[u8; 32] {
        &self.seed
    }

    /// The table of the next game, once somebody asked for one.
    pub fn rematch(&self) -> Option<&str> {
        self.state.rematch.as_deref()
    }

    /// The name that the table of the next game has. It follows from this table, so that there is one
    /// next game, whoever asks for it and whatever breaks. The record tells the seed but not the
    /// invitation, so that who has the record cannot watch the next game.
    pub fn rematch_id(&self) -> String {
        let derived = Sha256::new_with_prefix(b"crosstown rematch").chain_update(self.seed);
        let derived = derived.chain_update(&self.invite).finalize();
        URL_SAFE_NO_PAD.encode(&derived[..16])
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// What a store is to know of it.
    pub fn mark(&self) -> Mark {
        self.state.mark()
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&Game> {
        self.state.game()
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.state.seats.len()
    }

    /// Whether the seat belongs to this visitor.
    pub fn owns(&self, who: Option<Owner>, seat: u8) -> bool {
        let seat = self.state.seats.get(usize::from(seat));
        who.is_some() && seat.is_some_and(|seat| seat.owner == who)
    }

    /// Whether the seat belongs to this visitor, who has not left it for good: who has sees no more than a
    /// spectator.
    pub fn plays_at(&self, who: Option<Owner>, seat: u8) -> bool {
        self.owns(who, seat) && !self.state.seats[usize::from(seat)].gone
    }

    /// Whether the table is one of this visitor's: they made it, or sit there.
    pub fn is_of(&self, who: Owner) -> bool {
        who == self.host || self.sits(Some(who))
    }

    /// Whether some seat belongs to this visitor.
    pub fn sits(&self, who: Option<Owner>) -> bool {
        who.is_some() && self.state.seats.iter().any(|seat| seat.owner == who)
    }

    /// The first bot that must act now.
    pub fn bot(&self) -> Option<(u8, Level)> {
        self.state.bot()
    }

    /// If the cards were dealt with this event or a later one: by how many seats the table was turned
    /// then. Seat `n` before is seat `n - turned` after, round the table.
    pub fn turned_since(&self, number: u32) -> usize {
        let dealt = self.state.play.as_ref().filter(|play| play.began >= number);
        dealt.map_or(0, |play| play.turned())
    }

    /// When something must happen by itself: the time of a person who must act runs out, or the time to
    /// reveal secrets.
    pub fn deadline(&self) -> Option<u64> {
        self.state.deadline()
    }

    /// Seats that must act now.
    pub fn waiting_for(&self) -> Vec<u8> {
        self.state.pending().map(|seat| seat as u8).collect()
    }
}
