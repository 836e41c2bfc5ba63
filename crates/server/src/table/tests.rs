//! Clocks, take-overs, and tables that cannot be opened.

use super::*;

use crosstown_rules::ActionList;
use crosstown_rules::record::verify;

const SECOND: u64 = 1000;

fn owner() -> Owner {
    Owner::of(b"Ada's device")
}

fn plan(people: usize, bots: usize) -> Vec<SeatPlan> {
    let person = |n: usize| SeatPlan::Device { name: format!("P{n}") };
    let bot = |_| SeatPlan::Bot { level: Level::Easy };
    (0..people).map(person).chain((0..bots).map(bot)).collect()
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
        let board = Arc::new(Board::city("london").expect("a city"));
        let now = 100 * SECOND;
        let made = Table::create(
            ("table".to_owned(), [7; 32]),
            (board, false),
            plans,
            clock,
            (owner(), "invite".to_owned()),
            (&fair(), now),
        );
        let Ok((table, event)) = made else { panic!("no table") };
        let mut kept = Kept { table, events: Vec::new(), now };
        kept.events.push((now, serde_json::to_string(&event).unwrap()));
        kept
    }

    fn wait(&mut self, seconds: u64) -> &mut Kept {
        self.now += seconds * SECOND;
        self
    }

    fn happen(&mut self, event: Event) {
        self.table.apply(self.now, &event).unwrap();
        self.events.push((self.now, serde_json::to_string(&event).unwrap()));
        self.same_when_loaded();
    }

    /// A table is the replay of its events.
    fn same_when_loaded(&self) {
        let loaded = self.load().unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(loaded.show(Some(owner())), self.table.show(Some(owner())));
        assert_eq!(loaded.view(Some(0)), self.table.view(Some(0)));
    }

    fn stored(&self) -> Stored {
        Stored { seed: [7; 32], rules: RULES, board: None, events: self.events.clone() }
    }

    fn load(&self) -> Result<Table, Unreadable> {
        Table::load("table", &self.stored(), self.table.board.clone(), &fair())
    }

    /// An action of a seat: one of those that `which` picks by the action's JSON.
    fn action(&self, seat: u8, which: impl Fn(&Value) -> bool) -> Value {
        let view = self.table.view(Some(seat)).expect("a game");
        let actions = view["actions"].as_array().expect("actions").clone();
        actions.into_iter().find(|action| which(action)).expect("such an action")
    }

    fn play(&mut self, seat: u8, which: impl Fn(&Value) -> bool) {
        let action = self.action(seat, which);
        let (id, seen) = (format!("{}", self.events.len()), self.table.next_number() - 1);
        match self.table.play(Some(owner()), seat, &id, seen, &action) {
            Ok(Step::New(event)) => self.happen(event),
            Ok(Step::Known(_)) => panic!("{id} is new"),
            Err(refused) => panic!("{refused:?}"),
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
        game.actions(&self.table.board, usize::from(seat), &mut actions);
        let event = self.table.play_bot(seat, *actions.last().unwrap()).unwrap();
        self.happen(event);
    }

    fn time_out(&mut self) -> u8 {
        let event = self.table.time_out(self.now).expect("time is over");
        let Event::Bot { seat, why: Why::Clock, level: Level::Hard } = event else {
            panic!("a bot takes over");
        };
        self.happen(event);
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
fn a_clock_per_move_begins_anew_with_every_turn() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Move, 30)));
    assert!(kept.table.mark().tended);
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
    let refused = kept.table.come_back(Some(owner()), 1).err().unwrap();
    assert_eq!(refused.code, "cannot-return");
    kept.bot();
    while kept.table.bot().is_some() {
        kept.bot();
    }
    assert_eq!((kept.clock(1), kept.left(0)), (0, Some(50.0)));
}

#[test]
fn without_a_clock_only_bots_need_tending() {
    let mut kept = Kept::new(&plan(1, 1), None);
    assert_eq!(kept.left(0), None);
    assert!(kept.table.mark().tended, "a bot is to choose");
    kept.bot();
    assert!(!kept.table.mark().tended);
    assert!(kept.table.resume().is_none() && kept.table.time_out(u64::MAX).is_none());
    kept.choose(0);
    kept.draw(0);
    assert!(!kept.table.mark().tended);
    kept.draw(0);
    assert!(kept.table.mark().tended);
}

#[test]
fn who_is_late_is_replaced_and_can_return() {
    let mut kept = Kept::new(&plan(2, 0), Some((Per::Move, 30)));
    kept.choose(0);
    kept.choose(1);
    kept.wait(29);
    assert!(kept.table.time_out(kept.now).is_none());
    assert!(kept.table.come_back(Some(owner()), 0).is_err(), "nobody has taken the seat");
    kept.draw(0);
    kept.wait(1);
    assert_eq!(kept.time_out(), 0);
    // It does not happen twice, and what the person sends now comes too late.
    assert!(kept.table.time_out(u64::MAX).is_none());
    let draw = serde_json::json!({"do": "draw", "from": "deck"});
    let late = kept.table.play(Some(owner()), 0, "late", 99, &draw).err().unwrap();
    assert_eq!(late.code, "bot-plays");
    kept.bot();
    assert_eq!(kept.left(1), Some(30.0));
    // Returning in another's turn gives that one no more time.
    kept.wait(12);
    let back = kept.table.come_back(Some(owner()), 0).unwrap();
    kept.happen(back);
    assert_eq!(kept.left(1), Some(18.0));
    assert!(kept.table.come_back(Some(owner()), 0).is_err());
    kept.draw(1);
    kept.draw(1);
    assert_eq!(kept.left(0), Some(30.0));
    // Late again, and back before the bot has moved: there is time anew.
    kept.wait(30);
    assert_eq!(kept.time_out(), 0);
    let back = kept.table.come_back(Some(owner()), 0).unwrap();
    kept.happen(back);
    assert_eq!(kept.left(0), Some(30.0));
    // The record tells who played what, and is right.
    for seat in [0, 1] {
        let end = kept.table.would_end(Some(owner()), seat).unwrap();
        kept.happen(end);
    }
    assert_eq!(kept.table.stage(), Stage::Over);
    assert_eq!(kept.table.deadline(), None);
    let record = kept.table.record().expect("the game is over");
    verify(&kept.table.board, &record).expect("a right record");
    let json: Value = serde_json::from_str(&record.to_json(&kept.table.board)).unwrap();
    let then = &json["seats"][0]["then"];
    let why: Vec<_> = then.as_array().unwrap().iter().map(|then| then["why"].clone()).collect();
    assert_eq!(why, ["clock", "returned", "clock", "returned"]);
    assert_eq!(then[0]["by"], "bot:hard");
    assert_eq!(then[1]["by"], "human");
    assert!(json["seats"][1].get("then").is_none());
}

#[test]
fn after_a_pause_the_clock_begins_anew() {
    for per in [Per::Move, Per::Game] {
        let mut kept = Kept::new(&plan(2, 0), Some((per, 60)));
        kept.choose(0);
        kept.choose(1);
        kept.wait(50).draw(0);
        // The server is away for an hour.
        kept.wait(3600);
        let resumed = kept.table.resume().expect("somebody's clock runs");
        kept.happen(resumed);
        assert_eq!(kept.left(0), Some(60.0));
        assert!(kept.table.time_out(kept.now).is_none());
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
        let board = Arc::new(Board::city("london").unwrap());
        let made = Table::create(
            ("table".to_owned(), [7; 32]),
            (board, false),
            &plan(2, 0),
            clock,
            (owner(), String::new()),
            (&fair(), 0),
        );
        assert_eq!(made.err().map(|refused| refused.code), Some("bad-clock"));
    }
}

#[test]
fn tables_of_other_rules_are_refused() {
    let kept = Kept::new(&plan(2, 0), None);
    let stored = Stored { rules: RULES + 1, ..kept.stored() };
    let why = Table::load("table", &stored, kept.table.board.clone(), &fair()).err().unwrap();
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
        (last.replace("\"draw\"", "\"fly\""), "its entry cannot be read"),
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
