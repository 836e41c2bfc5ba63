//! Clocks, take-overs, and tables that cannot be opened.

use std::sync::Arc;

use crosstown_rules::record::{self, verify};
use crosstown_rules::schema::Action;
use crosstown_rules::{ActionList, Board};
use crosstown_table::protocol::{Clock, Level, Per, SeatPlan, Stage, Why};
use crosstown_table::{
    Code, Command, Event, Judged, Mark, Owner, Problem, RULES, Setup, Step, Stored, Table,
    Unreadable, fair,
};
use serde_json::Value;

const SECOND: u64 = 1000;

fn owner() -> Owner {
    Owner::of(b"Ada's device")
}

fn plan(people: usize, bots: usize) -> Vec<SeatPlan> {
    let person = |n: usize| SeatPlan::Device { name: format!("P{n}") };
    let bot = |_| SeatPlan::Bot { level: Level::Easy };
    (0..people).map(person).chain((0..bots).map(bot)).collect()
}

fn setup(plans: &[SeatPlan], clock: Option<Clock>) -> Setup {
    Setup {
        id: "table".to_owned(),
        seed: [7; 32],
        board: Arc::new(Board::city("london").expect("a city")),
        own_board: false,
        seats: plans.to_vec(),
        draws_first: false,
        commit: None,
        clock,
        hints: true,
        host: owner(),
        invite: "invite".to_owned(),
    }
}

/// A table with its events as they would be stored.
struct Kept {
    table: Table,
    events: Vec<(u64, String)>,
    now: u64,
}

impl Kept {
    /// Made at second 100.
    fn new(plans: &[SeatPlan], clock: Option<(Per, u32)>) -> Kept {
        let clock = clock.map(|(per, seconds)| Clock { per, seconds });
        let now = 100 * SECOND;
        let table = Table::create(setup(plans, clock), &fair(), now).expect("a table");
        let events = vec![(now, table.created().stored())];
        Kept { table, events, now }
    }

    fn wait(&mut self, seconds: u64) -> &mut Kept {
        self.now += seconds * SECOND;
        self
    }

    fn happen(&mut self, judged: Judged) {
        self.events.push((judged.at(), judged.event().stored()));
        let mark = judged.mark();
        assert!(self.table.commit(judged), "nothing else has happened");
        assert_eq!(mark, self.table.mark(), "what was judged is what became of it");
        self.same_when_loaded();
    }

    fn judge(&self, command: Command) -> Result<Judged, Problem> {
        self.table.judge(self.now, Some(owner()), &command)
    }

    /// Why a command is refused.
    fn refused(&self, command: Command) -> Code {
        self.judge(command).err().expect("it is refused").code
    }

    fn does(&mut self, command: Command) {
        let judged = self.judge(command).unwrap_or_else(|problem| panic!("{problem:?}"));
        self.happen(judged);
    }

    /// A table is the replay of its events.
    fn same_when_loaded(&self) {
        let loaded = self.load().unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(loaded.show(Some(owner())), self.table.show(Some(owner())));
        assert_eq!(loaded.view(Some(0)), self.table.view(Some(0)));
        assert_eq!(loaded.happened(0, Some(0)), self.table.happened(0, Some(0)));
    }

    fn stored(&self) -> Stored {
        Stored { seed: [7; 32], rules: RULES, board: None, events: self.events.clone() }
    }

    fn load(&self) -> Result<Table, Unreadable> {
        Table::load("table", &self.stored(), self.table.board().clone(), &fair())
    }

    /// An action of a seat: one of those that `which` picks by the action's JSON.
    fn action(&self, seat: u8, which: impl Fn(&Value) -> bool) -> Action {
        let view = self.table.view(Some(seat)).expect("a game");
        let json = |action: &Action| serde_json::to_value(action).unwrap();
        let actions = view.actions.expect("actions").into_iter();
        actions.into_iter().find(|action| which(&json(action))).expect("such an action")
    }

    fn play(&mut self, seat: u8, which: impl Fn(&Value) -> bool) {
        let action = self.action(seat, which);
        let (id, seen) = (format!("{}", self.events.len()), self.table.next_number() - 1);
        match self.table.play(self.now, Some(owner()), seat, &id, seen, &action) {
            Ok(Step::New(judged)) => self.happen(judged),
            Ok(Step::Known(_)) => panic!("{id} is new"),
            Err(problem) => panic!("{problem:?}"),
        }
    }

    /// The person keeps the first tickets that are offered.
    fn choose(&mut self, seat: u8) {
        self.play(seat, |_| true);
    }

    fn draw(&mut self, seat: u8) {
        self.play(seat, |action| action["from"] == "deck");
    }

    /// The bot that must act does something.
    fn bot(&mut self) {
        let (seat, _) = self.table.bot().expect("a bot is to act");
        let mut actions = ActionList::new();
        let game = self.table.game().unwrap();
        game.actions(self.table.board(), usize::from(seat), &mut actions);
        let chosen = self.table.play_bot(self.now, seat, *actions.last().unwrap());
        self.happen(chosen.unwrap_or_else(|problem| panic!("{problem:?}")));
    }

    fn time_out(&mut self) -> u8 {
        let late = self.table.time_out(self.now).expect("time is over");
        let Event::Bot { seat, why: Why::Clock, level: Level::Hard } = *late.event() else {
            panic!("a bot takes over");
        };
        self.happen(late);
        seat
    }

    /// Seconds until the deadline of a seat.
    fn left(&self, seat: usize) -> Option<f64> {
        let deadline = self.table.show(None).seats[seat].deadline?;
        Some((deadline as f64 - self.now as f64) / 1000.0)
    }

    /// Seconds on a seat's clock for the game.
    fn clock(&self, seat: usize) -> u64 {
        self.table.show(None).seats[seat].left_ms.expect("a clock") / SECOND
    }
}

#[test]
fn a_clock_per_move_starts_again_with_every_turn() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Move, 30)));
    // Choices at the beginning are everybody's at once: who has chosen waits without a clock.
    assert_eq!([kept.left(0), kept.left(1)], [Some(30.0), Some(30.0)]);
    kept.wait(10).choose(1);
    assert_eq!([kept.left(0), kept.left(1)], [Some(20.0), None]);
    kept.wait(15).choose(0);
    assert_eq!([kept.left(0), kept.left(1)], [Some(30.0), None]);
    // The second card belongs to the same turn.
    kept.wait(20).draw(0);
    assert_eq!([kept.left(0), kept.left(1)], [Some(10.0), None]);
    kept.wait(5).draw(0);
    assert_eq!([kept.left(0), kept.left(1)], [None, Some(30.0)]);
    // So does choosing among drawn tickets.
    kept.wait(7).play(1, |action| action["do"] == "tickets");
    assert_eq!([kept.left(0), kept.left(1)], [None, Some(23.0)]);
    kept.wait(1).play(1, |action| action["do"] == "keep");
    assert_eq!([kept.left(0), kept.left(1)], [Some(30.0), None]);
    assert!(kept.table.show(None).seats.iter().all(|seat| seat.left_ms.is_none()));
}

#[test]
fn a_clock_per_game_counts_all_turns_of_a_seat() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Game, 100)));
    kept.wait(10).choose(1);
    assert_eq!([kept.clock(0), kept.clock(1)], [100, 90]);
    assert_eq!([kept.left(0), kept.left(1)], [Some(90.0), None]);
    kept.wait(15).choose(0);
    assert_eq!([kept.clock(0), kept.clock(1)], [75, 90]);
    assert_eq!([kept.left(0), kept.left(1)], [Some(75.0), None]);
    kept.wait(20).draw(0);
    // The turn goes on: it is counted when it is over.
    assert_eq!((kept.clock(0), kept.left(0)), (75, Some(55.0)));
    kept.wait(5).draw(0);
    assert_eq!([kept.clock(0), kept.clock(1)], [50, 90]);
    assert_eq!([kept.left(0), kept.left(1)], [None, Some(90.0)]);
    kept.wait(90);
    assert_eq!(kept.time_out(), 1);
    // For good: the time of the whole game is over.
    assert!(!kept.table.show(Some(owner())).seats[1].can_return);
    assert_eq!(kept.refused(Command::Return { seat: 1 }), Code::CannotReturn);
    kept.bot();
    while kept.table.bot().is_some() {
        kept.bot();
    }
    assert_eq!((kept.clock(1), kept.left(0)), (0, Some(50.0)));
}

#[test]
fn only_bots_need_a_lease() {
    // With a clock it is enough to come back when it runs out.
    let mut kept = Kept::new(&plan(1, 1), Some((Per::Move, 30)));
    let deadline = Some(kept.now + 30 * SECOND);
    let mark = kept.table.mark();
    assert_eq!((mark.needs_lease, mark.deadline), (true, deadline), "a bot is to choose, too");
    kept.bot();
    let mark = kept.table.mark();
    assert_eq!((mark.needs_lease, mark.deadline), (false, deadline));
    kept.choose(0);
    kept.wait(3).draw(0);
    assert_eq!(kept.table.mark().deadline, deadline, "the turn goes on");
    kept.draw(0);
    let mark = kept.table.mark();
    assert_eq!((mark.needs_lease, mark.deadline), (true, None));
    while kept.table.bot().is_some() {
        kept.bot();
    }
    assert_eq!(kept.table.mark().deadline, Some(kept.now + 30 * SECOND));
    kept.does(Command::End { seat: 0 });
    assert_eq!(kept.table.mark(), Mark { stage: Stage::Over, needs_lease: false, deadline: None });

    let mut kept = Kept::new(&plan(1, 1), None);
    assert_eq!(kept.left(0), None);
    assert!(kept.table.mark().needs_lease, "a bot is to choose");
    kept.bot();
    assert!(!kept.table.mark().needs_lease);
    assert!(kept.table.resume(kept.now).is_none() && kept.table.time_out(u64::MAX).is_none());
    kept.choose(0);
    kept.draw(0);
    assert!(!kept.table.mark().needs_lease);
    kept.draw(0);
    assert!(kept.table.mark().needs_lease);
}

#[test]
fn who_is_late_is_replaced_and_can_return() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Move, 30)));
    kept.choose(0);
    kept.choose(1);
    kept.wait(29);
    assert!(kept.table.time_out(kept.now).is_none());
    // Nobody has taken the seat.
    assert_eq!(kept.refused(Command::Return { seat: 0 }), Code::CannotReturn);
    kept.draw(0);
    kept.wait(1);
    assert_eq!(kept.time_out(), 0);
    // It does not happen twice, and what the person sends now comes too late.
    assert!(kept.table.time_out(u64::MAX).is_none());
    let draw = serde_json::from_str(r#"{"do": "draw", "from": "deck"}"#).unwrap();
    let late = kept.table.play(kept.now, Some(owner()), 0, "late", 99, &draw).err().unwrap();
    assert_eq!(late.code, Code::BotPlays);
    kept.bot();
    assert_eq!(kept.left(1), Some(30.0));
    // Returning in another's turn gives that one no more time.
    kept.wait(12);
    kept.does(Command::Return { seat: 0 });
    assert_eq!(kept.left(1), Some(18.0));
    assert_eq!(kept.refused(Command::Return { seat: 0 }), Code::CannotReturn);
    kept.draw(1);
    kept.draw(1);
    assert_eq!(kept.left(0), Some(30.0));
    // Late again, and back before the bot has moved: there is all the time again.
    kept.wait(30);
    assert_eq!(kept.time_out(), 0);
    kept.does(Command::Return { seat: 0 });
    assert_eq!(kept.left(0), Some(30.0));
    // The record tells who played what, and is right.
    for seat in [0, 1] {
        kept.does(Command::End { seat });
    }
    assert_eq!(kept.table.stage(), Stage::Over);
    assert_eq!(kept.table.deadline(), None);
    let record = kept.table.record().expect("the game is over");
    verify(kept.table.board(), &record).expect("a right record");
    let json: Value = serde_json::from_str(&record.to_json(kept.table.board())).unwrap();
    let then = &json["seats"][0]["then"];
    let why: Vec<_> = then.as_array().unwrap().iter().map(|then| then["why"].clone()).collect();
    assert_eq!(why, ["clock", "returned", "clock", "returned"]);
    assert_eq!(then[0]["by"], "bot:hard");
    assert_eq!(then[1]["by"], "human");
    assert!(json["seats"][1].get("then").is_none());
}

#[test]
fn others_can_let_a_bot_play_for_who_is_away() {
    let stranger = Some(Owner::of(b"stranger"));
    let guest = Owner::of(b"guest");
    let mut kept = Kept::new(&[plan(1, 0), vec![SeatPlan::Open]].concat(), None);
    let (invite, name) = ("invite".to_owned(), "Bob".to_owned());
    kept.does(Command::Sit { seat: 1, owner: guest, invite, name, commit: None });
    let relieve = |kept: &Kept, who, seat| {
        kept.table.judge(kept.now, who, &Command::Relieve { seat }).map_err(|problem| problem.code)
    };
    assert_eq!(relieve(&kept, stranger, 1).err(), Some(Code::NotYourSeat));
    assert_eq!(relieve(&kept, Some(owner()), 0).err(), Some(Code::NotAway), "one's own seat");
    assert_eq!(relieve(&kept, Some(owner()), 2).err(), Some(Code::NoSuchSeat));
    kept.does(Command::Relieve { seat: 1 });
    assert_eq!(relieve(&kept, Some(owner()), 1).err(), Some(Code::NotAway), "a bot's seat");
    assert!(kept.table.mark().needs_lease, "a bot is to choose");
    // Also without a clock there is a way back, for the seat's owner alone.
    assert!(kept.table.show(Some(guest)).seats[1].can_return);
    let back = Command::Return { seat: 1 };
    assert_eq!(kept.refused(back.clone()), Code::NotYourSeat);
    let judged = kept.table.judge(kept.now, Some(guest), &back);
    kept.happen(judged.unwrap_or_else(|problem| panic!("{problem:?}")));
    // The record tells both.
    kept.does(Command::End { seat: 0 });
    let judged = kept.table.judge(kept.now, Some(guest), &Command::End { seat: 1 });
    kept.happen(judged.unwrap_or_else(|problem| panic!("{problem:?}")));
    let record = kept.table.record().expect("the game is over");
    let why: Vec<_> = record.seats[1].then.iter().map(|then| then.why).collect();
    assert_eq!(why, [record::Why::Away, record::Why::Returned]);
}

#[test]
fn whoever_runs_the_server_can_free_a_seat_and_stop_a_game() {
    let mut kept = Kept::new(&[plan(1, 1), vec![SeatPlan::Open]].concat(), None);
    let does = |kept: &mut Kept, command: Command| {
        let judged = kept.table.judge(kept.now, None, &command).map_err(|problem| problem.code)?;
        kept.happen(judged);
        Ok::<(), Code>(())
    };
    let (guest, invite, name) = (Owner::of(b"guest"), "invite".to_owned(), "Bob".to_owned());
    let sit = Command::Sit { seat: 2, owner: guest, invite, name, commit: None };
    let free = Command::Free { seat: 0 };
    assert_eq!(does(&mut kept, Command::Stop), Err(Code::GameNotRunning), "it has not begun");
    assert_eq!(does(&mut kept, Command::Free { seat: 1 }), Err(Code::NotAway), "a bot's");
    assert_eq!(does(&mut kept, Command::Free { seat: 2 }), Err(Code::NotAway), "an open one");
    assert_eq!(does(&mut kept, Command::Free { seat: 3 }), Err(Code::NoSuchSeat));
    // Before the game the seat is open again.
    does(&mut kept, free.clone()).unwrap();
    assert!(!kept.table.owns(Some(owner()), 0));
    does(&mut kept, sit).unwrap();
    assert_eq!(kept.table.stage(), Stage::Waiting);
    let (invite, name) = ("invite".to_owned(), "Cem".to_owned());
    does(&mut kept, Command::Sit { seat: 0, owner: owner(), invite, name, commit: None }).unwrap();
    // Later a bot plays, and they may come back.
    does(&mut kept, Command::Free { seat: 2 }).unwrap();
    assert!(kept.table.show(Some(guest)).seats[2].can_return);
    does(&mut kept, Command::Stop).unwrap();
    assert_eq!(kept.table.stage(), Stage::Over);
    assert_eq!(does(&mut kept, Command::Stop), Err(Code::GameNotRunning), "it is over");
    assert_eq!(does(&mut kept, free).err().map(Code::name), Some("game-over"));
    // The record is right, and so is the table when it is loaded again.
    let record = kept.table.record().expect("the game is over");
    verify(kept.table.board(), &record).expect("a right record");
    let json = record.to_json(kept.table.board());
    assert!(json.contains(r#"{"end":"abandoned","by":0}"#), "{json}");
    let stored = kept.stored();
    assert_eq!(stored.events.last().unwrap().1, r#"{"event":"stopped"}"#);
    let again = Table::load("table", &stored, kept.table.board().clone(), &fair());
    assert_eq!(again.unwrap_or_else(|why| panic!("{why}")).stage(), Stage::Over);
}

#[test]
fn a_game_ends_when_the_last_who_did_not_want_that_leaves() {
    let mut kept = Kept::new(&plan(3, 0), None);
    kept.does(Command::End { seat: 0 });
    assert!(kept.table.agreed(kept.now, |_| false).is_none());
    kept.does(Command::Leave { seat: 1 });
    assert!(kept.table.agreed(kept.now, |_| false).is_none(), "one still plays");
    kept.does(Command::Leave { seat: 2 });
    let judged = kept.table.agreed(kept.now, |_| false).expect("all who play want it");
    kept.happen(judged);
    assert_eq!(kept.table.stage(), Stage::Over);
    assert!(kept.table.agreed(kept.now, |_| false).is_none());

    // Who is away does not count, though they may come back as long as the game lasts.
    let mut kept = Kept::new(&plan(3, 0), None);
    assert!(kept.table.agreed(kept.now, |_| true).is_none(), "nobody wants it");
    kept.does(Command::End { seat: 0 });
    assert_eq!(kept.table.end_waits_for(), [1, 2]);
    assert!(kept.table.agreed(kept.now, |seat| seat == 1).is_none(), "another is there");
    kept.does(Command::End { seat: 2 });
    let judged = kept.table.agreed(kept.now, |seat| seat == 1).expect("all who are there want it");
    kept.happen(judged);
    assert_eq!(kept.table.stage(), Stage::Over);
    assert!(kept.table.end_waits_for().is_empty());

    // Where nobody is left who wants it, bots play on.
    let mut kept = Kept::new(&plan(2, 0), None);
    kept.does(Command::End { seat: 0 });
    kept.does(Command::Leave { seat: 0 });
    kept.does(Command::Leave { seat: 1 });
    assert!(kept.table.agreed(kept.now, |_| false).is_none());
}

#[test]
fn a_table_can_be_without_hints() {
    let kept = Kept::new(&plan(2, 0), None);
    assert!(kept.table.show(None).hints && kept.table.advised(Some(owner()), 0).is_ok());
    assert!(!kept.table.created().stored().contains("hints"), "as it always was");
    let setup = Setup { hints: false, ..setup(&plan(2, 0), None) };
    let table = Table::create(setup, &fair(), 0).expect("a table");
    assert!(!table.show(None).hints);
    let refused = table.advised(Some(owner()), 0).expect_err("no advice");
    assert_eq!(refused.code, Code::HintsOff);
    let events = vec![(0, table.created().stored())];
    let stored = Stored { seed: [7; 32], rules: RULES, board: None, events };
    let loaded = Table::load("table", &stored, table.board().clone(), &fair());
    assert!(!loaded.unwrap_or_else(|why| panic!("{why}")).show(None).hints);
}

#[test]
fn names_are_text_of_any_language() {
    let named = |name: &str| {
        let seats = [SeatPlan::Device { name: name.to_owned() }, SeatPlan::Open];
        let table = Table::create(setup(&seats, None), &fair(), 0);
        table.map(|table| table.show(None).seats[0].name.clone()).map_err(|problem| problem.code)
    };
    let longest = "x".repeat(24);
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    let persian = "\u{645}\u{6cc}\u{200c}\u{631}\u{648}\u{62f}";
    let pride = "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}";
    // Vietnamese, taken apart; Hebrew with its vowels; Thai.
    let marked = ["Vie\u{323}\u{302}t", "\u{5e9}\u{5c1}\u{5b8}\u{5bc}", "\u{e01}\u{e37}\u{e48}"];
    for name in ["Ada", "José", "李", &longest, family, persian, pride].into_iter().chain(marked)
    {
        assert_eq!(named(name).as_deref(), Ok(name));
    }
    assert_eq!(named("  Ada ").as_deref(), Ok("Ada"));
    let long = "x".repeat(25);
    let heavy = format!("a{}", "\u{301}".repeat(200));
    let hidden =
        ["", " ", "\u{200d}", "\u{200d}Ada", "Ada\u{202e}", "\u{200b}", "A\nB", "\u{3164}"];
    // Nothing to be seen, and what runs into the lines above and below.
    let odd = [
        "\u{2800}",
        "\u{2800}Ada",
        "Z\u{335}\u{327}\u{33f}\u{30d}a",
        "\u{e01}\u{e49}\u{e49}\u{e49}\u{e49}",
    ];
    for name in hidden.into_iter().chain([long.as_str(), heavy.as_str()]).chain(odd) {
        assert_eq!(named(name), Err(Code::BadName), "{name:?}");
    }
}

#[test]
fn after_a_pause_the_clock_starts_again() {
    for per in [Per::Move, Per::Game] {
        let mut kept = Kept::new(&plan(2, 0), Some((per, 60)));
        kept.choose(0);
        kept.choose(1);
        kept.wait(50).draw(0);
        let before = kept.now;
        // The server is away for an hour. The table is looked at only a while after that.
        let served = kept.wait(3600).now;
        kept.wait(10);
        let resumed = kept.table.resume(served).expect("somebody's clock runs");
        kept.happen(resumed);
        assert_eq!(kept.left(0), Some(50.0), "time runs from when the server was back");
        assert!(kept.table.time_out(kept.now).is_none());
        // Once for each time that the server was away, and not for a turn that began later.
        assert!(kept.table.resume(served).is_none());
        assert!(kept.table.resume(before).is_none());
        kept.draw(0);
        assert!(kept.table.resume(served).is_none());
    }
}

#[test]
fn time_does_not_run_backwards() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Game, 60)));
    kept.choose(0);
    kept.choose(1);
    kept.wait(10).draw(0);
    kept.now -= 8 * SECOND;
    kept.draw(0);
    assert_eq!(kept.clock(0), 50);
}

#[test]
fn a_clock_has_limits() {
    for seconds in [0, 4, 604_801] {
        let clock = Some(Clock { per: Per::Move, seconds });
        let made = Table::create(setup(&plan(2, 0), clock), &fair(), 0);
        assert_eq!(made.err().map(|problem| problem.code), Some(Code::BadClock));
    }
}

#[test]
fn tables_of_other_rules_are_refused() {
    let kept = Kept::new(&plan(2, 0), None);
    let stored = Stored { rules: RULES + 1, ..kept.stored() };
    let why = Table::load("table", &stored, kept.table.board().clone(), &fair()).err().unwrap();
    assert!(matches!(why, Unreadable::Rules { began } if began == RULES + 1));
    assert!(why.to_string().contains("version 2 of the rules"), "{why}");
}

#[test]
fn damaged_events_are_refused() {
    let mut kept = Kept::new(&plan(2, 0), None);
    kept.choose(0);
    kept.choose(1);
    kept.draw(0);
    let drawn: Value = serde_json::from_str(&kept.events[3].1).unwrap();
    let card = drawn["entry"]["card"].as_str().expect("a card").to_owned();
    let other = if card == "wild" { "blue" } else { "wild" };
    let last = kept.events[3].1.clone();
    let cases = [
        (last.replace(&format!("\"{card}\""), &format!("\"{other}\"")), "chance gave"),
        (last.replace("\"seat\":0", "\"seat\":1"), "not legal"),
        (last.replace(&format!("\"{card}\""), "\"mauve\""), "its entry cannot be read"),
        (last.replace("\"draw\"", "\"fly\""), "it cannot be read"),
        (last[..last.len() - 1].to_owned(), "it cannot be read"),
        (r#"{"event":"party"}"#.to_owned(), "it cannot be read"),
        (r#"{"event":"sat","seat":7,"name":"Eve","owner":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}"#.to_owned(), "no such seat"),
        (kept.events[0].1.clone(), "does not begin"),
    ];
    for (damaged, expected) in cases {
        assert_ne!(damaged, last, "{expected}");
        kept.events[3].1 = damaged;
        let why = kept.load().err().expect("it is damaged").to_string();
        assert!(why.starts_with("event 3 is damaged") && why.contains(expected), "{why}");
        // Who reads logs learns no cards.
        assert!(!why.contains(&card) && !why.contains(other), "{why}");
    }
    kept.events.remove(0);
    assert!(kept.load().is_err());
    kept.events.clear();
    assert!(kept.load().is_err());
}

#[test]
fn what_was_judged_before_something_else_happened_is_not_committed() {
    let mut kept = Kept::new(&plan(2, 0), None);
    let late = kept.judge(Command::End { seat: 0 }).unwrap_or_else(|problem| panic!("{problem:?}"));
    kept.choose(0);
    let before = kept.table.show(Some(owner()));
    assert!(!kept.table.commit(late));
    assert_eq!(kept.table.show(Some(owner())), before);
}

#[test]
fn a_seat_that_is_left_before_the_game_is_open_again() {
    let plans = [SeatPlan::Device { name: "Ada".to_owned() }, SeatPlan::Open];
    let mut kept = Kept::new(&plans, None);
    kept.does(Command::Leave { seat: 0 });
    assert_eq!(kept.events[1].1, r#"{"event":"left","seat":0}"#);
    assert_eq!(kept.table.show(None).seats[0], kept.table.show(None).seats[1]);
    let sit = |seat, name: &str| {
        let (name, invite) = (name.to_owned(), "invite".to_owned());
        Command::Sit { seat, owner: owner(), invite, name, commit: None }
    };
    kept.does(sit(1, "Bob"));
    kept.does(sit(0, "Cem"));
    assert_eq!(kept.table.stage(), Stage::Playing);
}

/// Databases are full of these.
const STORED: [(u64, &str); 14] = [
    (
        1000,
        r#"{"event":"created","city":"london","seats":[{"name":"Ada","owner":"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA"},{},{"level":"easy"},{}],"clock":{"per":"move","seconds":60},"host":"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA","invite":"invite"}"#,
    ),
    (
        2000,
        r#"{"event":"sat","seat":1,"name":"Eve","owner":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}"#,
    ),
    (3000, r#"{"event":"bot","seat":1,"level":"hard","why":"left"}"#),
    (
        4000,
        r#"{"event":"sat","seat":1,"name":"Bob","owner":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}"#,
    ),
    (5000, r#"{"event":"bot","seat":3,"level":"medium","why":"filled"}"#),
    (6000, r#"{"event":"resumed"}"#),
    (7000, r#"{"event":"would-end","seat":0}"#),
    (67000, r#"{"event":"bot","seat":0,"level":"hard","why":"clock"}"#),
    (68000, r#"{"event":"returned","seat":0}"#),
    (69000, r#"{"event":"played","id":"a1","entry":TICKETS}"#),
    (70000, r#"{"event":"would-end","seat":0}"#),
    (71000, r#"{"event":"bot","seat":1,"level":"hard","why":"left"}"#),
    (72000, r#"{"event":"would-end","seat":0}"#),
    (73000, r#"{"event":"rematch","table":"next"}"#),
];

#[test]
fn what_was_stored_before_is_still_read() {
    let kept = Kept::new(&plan(2, 0), None);
    let load = |events: &[(u64, String)]| {
        let stored = Stored { events: events.to_vec(), ..kept.stored() };
        Table::load("table", &stored, kept.table.board().clone(), &fair())
    };
    let mut events: Vec<_> = STORED.map(|(at, body)| (at, body.to_owned())).to_vec();
    // What Ada is offered follows from the seed.
    let table = load(&events[..9]).unwrap_or_else(|why| panic!("{why}"));
    let offered = table.view(Some(0)).unwrap().offered.unwrap();
    let entry = format!(r#"{{"seat":0,"do":"keep","tickets":["{}"]}}"#, offered[0]);
    events[9].1 = events[9].1.replace("TICKETS", &entry);
    // A second wish to end the game is one too many, but was never refused when it was read.
    let table = load(&events).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(table.stage(), Stage::Over);
    assert_eq!(table.rematch(), Some("next"));
    let shown = table.show(None);
    let names: Vec<_> = shown.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bob", "", ""]);
    let record = table.record().expect("the game is over");
    verify(table.board(), &record).expect("a right record");
    let json: Value = serde_json::from_str(&record.to_json(table.board())).unwrap();
    assert_eq!(
        json["seats"],
        serde_json::json!([
            {"name": "Ada", "by": "human", "then": [
                {"by": "bot:hard", "from": 0, "why": "clock"},
                {"by": "human", "from": 0, "why": "returned"},
            ]},
            {"name": "Bob", "by": "human", "then": [{"by": "bot:hard", "from": 0, "why": "left"}]},
            {"name": "", "by": "bot:easy"},
            {"name": "", "by": "bot:medium"},
        ])
    );
    assert_eq!(json["log"].as_array().unwrap().len(), 2, "a choice and the end");
}

/// Games of nobody are not begun: not by filling the last seat, and not as a rematch.
#[test]
fn somebody_must_play() {
    let mut kept = Kept::new(&[SeatPlan::Open, SeatPlan::Open, SeatPlan::Open], None);
    let fill = |seat| Command::Fill { seat, level: Level::Expert };
    kept.does(fill(2));
    kept.does(fill(0));
    assert_eq!(kept.refused(fill(1)), Code::NobodyPlays);
    let (invite, name) = ("invite".to_owned(), "Ada".to_owned());
    kept.does(Command::Sit { seat: 1, owner: owner(), invite, name, commit: None });
    assert!(kept.table.mark().needs_lease, "bots must choose tickets");
    // Where no person is left, no node needs to look after the bots.
    kept.does(Command::Leave { seat: 1 });
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert!(kept.table.bot().is_some() && !kept.table.mark().needs_lease);
}

/// A board from before there was a limit on wilds: its table opens, but there is no next game on it.
#[test]
fn a_table_on_an_old_board_opens_and_has_no_rematch() {
    let (_, london) = crosstown_rules::CITIES.iter().find(|(id, _)| *id == "london").unwrap();
    let text = london.replace("wild = 8", "wild = 60");
    let boards = crosstown_table::Boards::new();
    assert!(boards.read(&text).is_err(), "new tables cannot have it");
    let mut old = setup(&plan(2, 0), None);
    (old.board, old.own_board) = (boards.stored(&text).unwrap(), true);
    let mut table = Table::create(old, &fair(), 0).expect("a table");
    let mut stored = Stored {
        seed: [7; 32],
        rules: RULES,
        board: Some(text.clone()),
        events: vec![(0, table.created().stored())],
    };
    for seat in [0, 1] {
        let ended = table.judge(0, Some(owner()), &Command::End { seat });
        let ended = ended.unwrap_or_else(|problem| panic!("{problem:?}"));
        stored.events.push((0, ended.event().stored()));
        assert!(table.commit(ended));
    }
    let board = boards.of(&stored).expect("it passed the checks of its time");
    let loaded = Table::load("table", &stored, board, &fair()).unwrap();
    assert_eq!(loaded.stage(), Stage::Over);
    assert!(loaded.finished().unwrap().record().is_some());
    let next = loaded.next_game("next".to_owned(), [1; 32], String::new(), 0);
    assert_eq!(next.err().map(|problem| problem.code), Some(Code::BadBoard));
    assert!(boards.read(&text).is_err(), "that it is known makes it no better");
}
