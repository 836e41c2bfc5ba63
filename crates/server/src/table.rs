//! One table: who sits where, and the game. This is the one authority on what may happen; it
//! does no I/O and knows no clock. Whoever runs it asks whether something may happen (the methods
//! that give an [`Event`]), keeps the event, and then lets it happen ([`Table::apply`]). So the events
//! are the truth, and a table is their replay.

mod dealer;
mod event;
mod refused;
mod show;

use std::collections::HashMap;
use std::sync::Arc;

use crosstown_rules::record::{
    self, Entry, Record, Recorder, Seat as RecordSeat, Source, TakeOver, Why as TakeOverWhy,
};
use crosstown_rules::{Action, Board, Game, Phase, commitment};
use serde_json::Value;

use crate::store::{Mark, Stage, Stored};
use crate::wire::{Clock, Level, Per, SeatPlan, Why};

pub use dealer::{Dealer, Dealers, fair};
pub use event::{Event, Owner, SeatStart};
pub use refused::Refused;
pub(crate) use refused::cut;

/// The version of the rules that tables are played by. A change of rules or shuffles after which
/// old events would give another game makes a new one.
pub const RULES: u32 = 1;

/// The bot that takes a seat over (Q10).
const STAND_IN: Level = Level::Hard;

/// Longest name of a player, in characters.
const LONGEST_NAME: usize = 24;
/// Longest id that a client may give an action, in bytes.
const LONGEST_ID: usize = 64;

/// A table.
pub struct Table {
    id: String,
    seed: [u8; 32],
    board: Arc<Board>,
    own_board: bool,
    clock: Option<Clock>,
    host: Owner,
    invite: String,
    seats: Vec<Seat>,
    play: Option<Play>,
    /// All events, as far as others are told of them.
    history: Vec<Past>,
    /// What clients have sent, so that what comes twice is played once: event by seat and id.
    sent: HashMap<(u8, Box<str>), u32>,
    /// The number of the last event that changed the game.
    moved: u32,
    /// When the present turn began.
    since: u64,
    rematch: Option<String>,
    dealers: Dealers,
}

/// A seat.
struct Seat {
    name: String,
    owner: Option<Owner>,
    player: Player,
    /// `by` of the record: who began.
    began: String,
    taken_over: Vec<TakeOver>,
    /// Left for good.
    gone: bool,
    would_end: bool,
    left_ms: u64,
}

/// Who plays at a seat now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Open,
    Person,
    Bot(Level),
}

/// The game, once it has begun.
struct Play {
    recorder: Recorder,
    dealer: Box<dyn Dealer>,
}

/// An event as it is remembered.
struct Past {
    at: u64,
    what: What,
}

enum What {
    Created,
    Sat { seat: u8, name: String },
    Bot { seat: u8, level: Level, why: Why },
    Returned { seat: u8 },
    Played { entry: Entry, sweeps: usize, shuffles: Vec<Entry> },
    WouldEnd { seat: u8, ended: bool },
    Resumed,
    Rematch { table: String },
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

/// What is to be done about an action that a client sent.
pub enum Step {
    /// This is to happen.
    New(Event),
    /// It has happened before, under this number.
    Known(u32),
}

impl Table {
    /// A new table and its event 0.
    pub fn create(
        (id, seed): (String, [u8; 32]),
        (board, own_board): (Arc<Board>, bool),
        plans: &[SeatPlan],
        clock: Option<Clock>,
        (host, invite): (Owner, String),
        (dealers, at): (&Dealers, u64),
    ) -> Result<(Table, Event), Refused> {
        if !(usize::from(board.players.0)..=usize::from(board.players.1)).contains(&plans.len()) {
            return Err(Refused::new("wrong-number-of-seats"));
        }
        if clock.is_some_and(|clock| !(5..=604_800).contains(&clock.seconds)) {
            return Err(Refused::new("bad-clock"));
        }
        if plans.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
            return Err(Refused::new("nobody-plays"));
        }
        let mut seats = Vec::new();
        for plan in plans {
            seats.push(match plan {
                SeatPlan::Open => SeatStart { name: String::new(), owner: None, level: None },
                SeatPlan::Device { name } => {
                    SeatStart { name: checked_name(name)?, owner: Some(host), level: None }
                }
                SeatPlan::Bot { level } => {
                    SeatStart { name: String::new(), owner: None, level: Some(*level) }
                }
            });
        }
        let event = Event::Created { city: board.id.clone(), seats, clock, host, invite };
        let mut table = Table::empty(id, seed, board, own_board, dealers);
        table.apply(at, &event).map_err(|_| Refused::new("bad-board"))?;
        Ok((table, event))
    }

    /// The table of the next game: the same players, and another begins.
    pub fn next_game(
        &self,
        (id, seed): (String, [u8; 32]),
        invite: String,
        at: u64,
    ) -> Result<(Table, Event), Refused> {
        if self.stage() != Stage::Over {
            return Err(Refused::new("game-not-over"));
        }
        let mut seats: Vec<SeatStart> = self
            .seats
            .iter()
            .map(|seat| {
                let stays = seat.owner.is_some() && !seat.gone;
                SeatStart {
                    name: if stays { seat.name.clone() } else { String::new() },
                    owner: seat.owner.filter(|_| stays),
                    level: match seat.player {
                        Player::Bot(level) if !stays => Some(level),
                        _ => None,
                    },
                }
            })
            .collect();
        seats.rotate_left(1);
        let (city, clock, host) = (self.board.id.clone(), self.clock, self.host);
        let event = Event::Created { city, seats, clock, host, invite };
        let mut table = Table::empty(id, seed, self.board.clone(), self.own_board, &self.dealers);
        table.apply(at, &event).map_err(|_| Refused::new("bad-board"))?;
        Ok((table, event))
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
        let own_board = stored.board.is_some();
        let mut table = Table::empty(id.to_owned(), stored.seed, board, own_board, dealers);
        for (at, body) in &stored.events {
            table.apply_stored(*at, body)?;
        }
        if table.history.is_empty() {
            return Err(table.damaged("there is none"));
        }
        Ok(table)
    }

    fn empty(
        id: String,
        seed: [u8; 32],
        board: Arc<Board>,
        own_board: bool,
        dealers: &Dealers,
    ) -> Table {
        Table {
            id,
            seed,
            board,
            own_board,
            clock: None,
            host: Owner::NOBODY,
            invite: String::new(),
            seats: Vec::new(),
            play: None,
            history: Vec::new(),
            sent: HashMap::new(),
            moved: 0,
            since: 0,
            rematch: None,
            dealers: dealers.clone(),
        }
    }

    /// Its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
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
    pub(crate) fn seed(&self) -> &[u8; 32] {
        &self.seed
    }

    /// The table of the next game, once somebody asked for one.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Waiting,
            Some(play) if play.recorder.game().is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// What the store is to know of it.
    pub fn mark(&self) -> Mark {
        let stage = self.stage();
        let tended = stage == Stage::Playing && (self.clock.is_some() || self.bot().is_some());
        Mark { stage, tended }
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| play.recorder.game())
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Whether the seat belongs to this visitor.
    pub fn owns(&self, who: Option<Owner>, seat: u8) -> bool {
        let seat = self.seats.get(usize::from(seat));
        who.is_some() && seat.is_some_and(|seat| seat.owner == who)
    }

    /// Seats that must act now.
    fn pending(&self) -> impl Iterator<Item = usize> + '_ {
        let game = self.game().filter(|game| !game.is_over());
        game.into_iter().flat_map(|game| {
            let public = game.public();
            let all = public.phase == Phase::ChooseTickets;
            let turn = usize::from(public.turn);
            public.seats().filter(
                move |&seat| {
                    if all { public.chosen >> seat & 1 == 0 } else { seat == turn }
                },
            )
        })
    }

    /// The first bot that must act now.
    pub fn bot(&self) -> Option<(u8, Level)> {
        self.pending().find_map(|seat| match self.seats[seat].player {
            Player::Bot(level) => Some((seat as u8, level)),
            _ => None,
        })
    }

    /// When the time of a person who must act runs out, and whose.
    pub fn deadline(&self) -> Option<(u64, u8)> {
        self.pending().filter_map(|seat| Some((self.deadline_of(seat)?, seat as u8))).min()
    }

    /// Whether thinking is limited.
    pub fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// Seats that must act now.
    pub fn waiting_for(&self) -> Vec<u8> {
        self.pending().map(|seat| seat as u8).collect()
    }

    fn deadline_of(&self, seat: usize) -> Option<u64> {
        let clock = self.clock?;
        let person = self.seats[seat].player == Player::Person;
        let left = match clock.per {
            Per::Move => u64::from(clock.seconds) * 1000,
            Per::Game => self.seats[seat].left_ms,
        };
        person.then(|| self.since + left)
    }

    // What may happen.

    /// Somebody takes an open seat.
    pub fn sit(&self, who: Owner, seat: u8, invite: &str, name: &str) -> Result<Event, Refused> {
        // Compared through hashes: how long it takes tells nothing.
        if Owner::of(invite.as_bytes()) != Owner::of(self.invite.as_bytes()) {
            return Err(Refused::new("bad-invite"));
        }
        let found = self.seat(seat)?;
        if found.player != Player::Open {
            return Err(Refused::new("seat-taken"));
        }
        Ok(Event::Sat { seat, name: checked_name(name)?, owner: who })
    }

    /// The host puts a bot on an open seat.
    pub fn fill(&self, who: Option<Owner>, seat: u8, level: Level) -> Result<Event, Refused> {
        if who != Some(self.host) {
            return Err(Refused::new("not-host"));
        }
        if self.seat(seat)?.player != Player::Open {
            return Err(Refused::new("seat-taken"));
        }
        Ok(Event::Bot { seat, level, why: Why::Filled })
    }

    /// A player leaves for good, and a bot takes over (Q10).
    pub fn leave(&self, who: Option<Owner>, seat: u8) -> Result<Event, Refused> {
        let found = self.own(who, seat)?;
        if found.gone {
            return Err(Refused::new("already-gone"));
        }
        if self.stage() == Stage::Over {
            return Err(Refused::new("game-over"));
        }
        let level = match found.player {
            Player::Bot(level) => level,
            _ => STAND_IN,
        };
        Ok(Event::Bot { seat, level, why: Why::Left })
    }

    /// A player takes the seat back after the clock ran out.
    pub fn come_back(&self, who: Option<Owner>, seat: u8) -> Result<Event, Refused> {
        self.own(who, seat)?;
        if !self.can_return(usize::from(seat)) {
            return Err(Refused::new("cannot-return"));
        }
        Ok(Event::Returned { seat })
    }

    fn can_return(&self, seat: usize) -> bool {
        let found = &self.seats[seat];
        self.stage() == Stage::Playing
            && found.owner.is_some()
            && !found.gone
            && matches!(found.player, Player::Bot(_))
            && self.clock.is_some_and(|clock| clock.per == Per::Move)
    }

    /// A player would end the game here (Q10).
    pub fn would_end(&self, who: Option<Owner>, seat: u8) -> Result<Event, Refused> {
        let found = self.own(who, seat)?;
        if self.stage() != Stage::Playing {
            return Err(Refused::new("game-not-running"));
        }
        if found.player != Player::Person || found.would_end {
            return Err(Refused::new("already-said"));
        }
        Ok(Event::WouldEnd { seat })
    }

    /// The clock of the player who must act has run out.
    pub fn time_out(&self, now: u64) -> Option<Event> {
        let (deadline, seat) = self.deadline()?;
        (deadline <= now).then_some(Event::Bot { seat, level: STAND_IN, why: Why::Clock })
    }

    /// The table was not looked after for a while: whoever must act gets the time anew.
    pub fn resume(&self) -> Option<Event> {
        self.deadline().map(|_| Event::Resumed)
    }

    /// The next game has a table.
    pub fn rematch_at(&self, table: &str) -> Option<Event> {
        self.rematch.is_none().then(|| Event::Rematch { table: table.to_owned() })
    }

    /// A person plays an action, having seen the events up to `seen`.
    pub fn play(
        &self,
        who: Option<Owner>,
        seat: u8,
        id: &str,
        seen: u32,
        action: &Value,
    ) -> Result<Step, Refused> {
        let found = self.own(who, seat)?;
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Refused::new("bad-id"));
        }
        if let Some(&number) = self.sent.get(&(seat, Box::from(id))) {
            return Ok(Step::Known(number));
        }
        let play = self.play.as_ref().ok_or(Refused::new("game-not-begun"))?;
        let game = play.recorder.game();
        if found.player != Player::Person && !game.is_over() {
            return Err(Refused::new("bot-plays"));
        }
        let wanted = Entry::parse_action(&self.board, usize::from(seat), action)
            .map_err(|what| Refused::new("bad-action").because(format!("{what:?}")))?;
        // Choices in setup do not bear on each other.
        let setup = game.public().phase == Phase::ChooseTickets;
        let other_card = match wanted {
            Entry::Draw { from: Source::Slot(slot), card: Some(card), .. } => {
                game.public().row.get(usize::from(slot)).is_some_and(|there| there != card)
            }
            _ => false,
        };
        if (seen < self.moved || other_card) && !setup && !game.is_over() {
            return Err(Refused::new("stale"));
        }
        let action = match wanted.action(&self.board, game)? {
            Some((_, action)) => action,
            None => return Err(Refused::new("bad-action")),
        };
        self.event_of(seat, action, Some(id.to_owned())).map(Step::New)
    }

    /// A bot plays an action.
    pub fn play_bot(&self, seat: u8, action: Action) -> Result<Event, Refused> {
        match self.seats.get(usize::from(seat)) {
            Some(Seat { player: Player::Bot(_), .. }) => self.event_of(seat, action, None),
            _ => Err(Refused::new("not-your-seat")),
        }
    }

    /// The event that the action would be: it is tried out on a copy.
    fn event_of(&self, seat: u8, action: Action, id: Option<String>) -> Result<Event, Refused> {
        let play = self.play.as_ref().ok_or(Refused::new("game-not-begun"))?;
        let at = usize::from(seat);
        let mut game = *play.recorder.game();
        let offered = game.offered(at).to_vec();
        let public = *game.public();
        let drawn = game.apply(&self.board, at, action, &mut play.dealer.copy())?;
        let mut entry = Entry::of_action(&self.board, &public, &offered, at, action);
        match &mut entry {
            Entry::Draw { card, .. } => *card = drawn,
            Entry::Tickets { offered, .. } => *offered = game.offered(at).to_vec(),
            _ => {}
        }
        Ok(Event::Played { id, entry: entry.to_json(&self.board) })
    }

    fn seat(&self, seat: u8) -> Result<&Seat, Refused> {
        self.seats.get(usize::from(seat)).ok_or(Refused::new("no-such-seat"))
    }

    fn own(&self, who: Option<Owner>, seat: u8) -> Result<&Seat, Refused> {
        let found = self.seat(seat)?;
        if self.owns(who, seat) { Ok(found) } else { Err(Refused::new("not-your-seat")) }
    }

    // What happens.

    /// An event from the store happens.
    pub fn apply_stored(&mut self, at: u64, body: &str) -> Result<(), Unreadable> {
        let event = serde_json::from_str(body).map_err(|_| self.damaged("it cannot be read"))?;
        self.apply(at, &event)
    }

    /// An event happens that is kept already, or is about to be the first.
    pub fn apply(&mut self, at: u64, event: &Event) -> Result<(), Unreadable> {
        // What a computer's clock does must not make time run backwards.
        let at = at.max(self.at());
        let number = self.next_number();
        if (number == 0) != matches!(event, Event::Created { .. }) {
            return Err(self.damaged("it does not begin with the table"));
        }
        let what = match event {
            Event::Created { city, seats, clock, host, invite } => {
                if *city != self.board.id || seats.len() > 4 {
                    return Err(self.damaged("it is of another board"));
                }
                self.clock = *clock;
                self.host = *host;
                self.invite.clone_from(invite);
                let left_ms = clock.map_or(0, |clock| u64::from(clock.seconds) * 1000);
                self.seats = seats.iter().map(|start| Seat::new(start, left_ms)).collect();
                What::Created
            }
            Event::Sat { seat, name, owner } => {
                let found = self.seat_mut(*seat)?;
                found.player = Player::Person;
                found.name.clone_from(name);
                found.owner = Some(*owner);
                found.began = "human".to_owned();
                What::Sat { seat: *seat, name: name.clone() }
            }
            Event::Bot { seat, level, why } => {
                self.bot_sits(*seat, *level, *why)?;
                What::Bot { seat: *seat, level: *level, why: *why }
            }
            Event::Returned { seat } => {
                let from = self.next_from(*seat);
                let found = self.seat_mut(*seat)?;
                found.player = Player::Person;
                let why = TakeOverWhy::Returned;
                found.taken_over.push(TakeOver { by: "human".to_owned(), from, why });
                // Whoever returns in somebody else's turn gives them no more time.
                if self.pending().any(|pending| pending == usize::from(*seat)) {
                    self.since = at;
                }
                What::Returned { seat: *seat }
            }
            Event::Played { id, entry } => self.played(at, id.as_deref(), entry)?,
            Event::WouldEnd { seat } => {
                self.seat_mut(*seat)?.would_end = true;
                let persons = |seat: &&Seat| seat.player == Player::Person;
                let ended = self.seats.iter().filter(persons).all(|seat| seat.would_end);
                if let (true, Some(play)) = (ended, &mut self.play) {
                    play.recorder.abandon(usize::from(*seat));
                    self.moved = number;
                }
                What::WouldEnd { seat: *seat, ended }
            }
            Event::Resumed => {
                self.since = at;
                What::Resumed
            }
            Event::Rematch { table } => {
                self.rematch = Some(table.clone());
                What::Rematch { table: table.clone() }
            }
        };
        self.history.push(Past { at, what });
        if self.play.is_none() && self.seats.iter().all(|seat| seat.player != Player::Open) {
            self.begin(at, number)?;
        }
        Ok(())
    }

    fn begin(&mut self, at: u64, number: u32) -> Result<(), Unreadable> {
        let mut dealer = (self.dealers)(&self.seed);
        let recorder = dealer
            .deal(&self.board, self.seats.len())
            .map_err(|_| self.damaged("the cards cannot be dealt"))?;
        self.play = Some(Play { recorder, dealer });
        self.since = at;
        self.moved = number;
        Ok(())
    }

    fn bot_sits(&mut self, seat: u8, level: Level, why: Why) -> Result<(), Unreadable> {
        let from = self.next_from(seat);
        let waiting = self.play.is_none();
        let found = self.seat_mut(seat)?;
        match why {
            // Before the game, a seat that is left is open again.
            Why::Left if waiting => {
                *found = Seat::new(&SeatStart::default(), found.left_ms);
                return Ok(());
            }
            Why::Filled => {
                found.player = Player::Bot(level);
                found.began = bot_name(level);
            }
            Why::Left | Why::Clock => {
                let why = if why == Why::Left { TakeOverWhy::Left } else { TakeOverWhy::Clock };
                if !matches!(found.player, Player::Bot(_)) {
                    found.taken_over.push(TakeOver { by: bot_name(level), from, why });
                }
                found.gone |= why == TakeOverWhy::Left;
                found.player = Player::Bot(level);
            }
        }
        found.would_end = false;
        Ok(())
    }

    fn played(&mut self, at: u64, id: Option<&str>, entry: &Value) -> Result<What, Unreadable> {
        let number = self.next_number();
        let wanted = Entry::from_json(&self.board, entry)
            .map_err(|_| self.damaged("its entry cannot be read"))?;
        let illegal = Unreadable::Damaged { number, what: "its action is not legal" };
        let Some(play) = &mut self.play else { return Err(illegal) };
        let Ok(Some((seat, action))) = wanted.action(&self.board, play.recorder.game()) else {
            return Err(illegal);
        };
        let before = play.recorder.log().len();
        let discards = play.recorder.game().public().discards;
        let setup = play.recorder.game().public().phase == Phase::ChooseTickets;
        let Ok(drawn) = play.recorder.apply(&self.board, seat, action, &mut play.dealer) else {
            return Err(illegal);
        };
        let same = match &wanted {
            Entry::Draw { card, .. } => *card == drawn,
            Entry::Tickets { offered, .. } => play.recorder.game().offered(seat) == offered,
            _ => true,
        };
        if !same {
            return Err(self.damaged("chance gave something else"));
        }
        let (entries, public) = (&play.recorder.log()[before..], play.recorder.game().public());
        let sweeps = record::sweeps(&discards, &public.discards, entries);
        let shuffles = entries[1..].to_vec();
        let phase = public.phase;
        self.seats[seat].would_end = false;
        let same_turn =
            matches!(phase, Phase::SecondCard | Phase::KeepTickets | Phase::ChooseTickets);
        if setup || !same_turn {
            let seat = &mut self.seats[seat];
            seat.left_ms = seat.left_ms.saturating_sub(at - self.since);
        }
        if !same_turn {
            self.since = at;
        }
        self.moved = number;
        if let Some(id) = id {
            self.sent.insert((seat as u8, Box::from(id)), number);
        }
        Ok(What::Played { entry: wanted, sweeps, shuffles })
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut Seat, Unreadable> {
        let number = self.next_number();
        self.seats
            .get_mut(usize::from(seat))
            .ok_or(Unreadable::Damaged { number, what: "there is no such seat" })
    }

    /// The first entry of the record that a player who takes this seat now may be answerable for.
    fn next_from(&self, seat: u8) -> usize {
        self.play.as_ref().map_or(0, |play| play.recorder.next_from(usize::from(seat)))
    }

    fn damaged(&self, what: &'static str) -> Unreadable {
        Unreadable::Damaged { number: self.next_number(), what }
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        let play = self.play.as_ref()?;
        let seats = self.seats.iter().map(|seat| RecordSeat {
            name: seat.name.clone(),
            by: seat.began.clone(),
            then: seat.taken_over.clone(),
        });
        let mut record = play.recorder.clone().finish(&self.board, seats.collect())?;
        record.seed = Some(self.seed);
        Some(record)
    }
}

impl Seat {
    fn new(start: &SeatStart, left_ms: u64) -> Seat {
        let player = match (start.owner, start.level) {
            (_, Some(level)) => Player::Bot(level),
            (Some(_), None) => Player::Person,
            (None, None) => Player::Open,
        };
        Seat {
            name: start.name.clone(),
            owner: start.owner,
            player,
            began: start.level.map_or_else(|| "human".to_owned(), bot_name),
            taken_over: Vec::new(),
            gone: false,
            would_end: false,
            left_ms,
        }
    }
}

/// A bot's `by` in a record.
fn bot_name(level: Level) -> String {
    format!("bot:{}", crosstown_bots::Spec::Level(level.into()))
}

/// A name that can be shown: not empty, not long, and nothing in it that is not text.
fn checked_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    // Direction marks could make others' text run backwards, joiners and blanks hide a name.
    let odd = |c: char| {
        c.is_control()
            || matches!(
                c,
                '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'
                    ..='\u{200f}'
            )
            || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}')
            || matches!(c, '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(odd) {
        return Err(Refused::new("bad-name"));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests;
