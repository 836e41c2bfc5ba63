//! A replay shows what was shown during the game: to a seat what it saw, to a spectator what lay open,
//! and with all hands open everything.

mod common;

use crosstown_rules::record::{Record, TakeOver};
use crosstown_rules::schema::{Entry, Happening, View};
use crosstown_rules::{CITIES, Rng};
use crosstown_table::protocol::Event;
use crosstown_table::protocol::Replay;
use crosstown_table::{Boards, Command, Table, Viewer, replay_json};

fn replay(table: &Table, record: &Record, viewer: Viewer) -> Replay {
    let drawn = Boards::new().drawn(table.board());
    let replay = crosstown_table::replay(table.board(), record, viewer, drawn.clone());
    let replay = replay.expect("a right record");
    // As JSON it is the same, or nothing if it is too long.
    let json = |most| {
        let json = replay_json(table.board(), record, viewer, drawn.clone(), most);
        json.expect("a right record")
    };
    let whole = serde_json::to_vec(&replay).unwrap();
    assert!(json(whole.len()).as_ref() == Some(&whole), "written step by step");
    assert_eq!(json(whole.len() - 1), None);
    replay
}

/// What a viewer has been told: entries, and the view after them.
type Told = Vec<(Vec<Entry>, View)>;

fn without_actions(view: Option<View>) -> View {
    View { actions: None, ..view.expect("the game has begun") }
}

/// Plays a game, and gives what each seat was told, and last what a spectator was.
fn played(table: &mut Table, seed: u64) -> Vec<Told> {
    let viewers = || (0..4u8).map(Some).take(3).chain([None]);
    let mut told: Vec<Told> =
        viewers().map(|viewer| vec![(Vec::new(), without_actions(table.view(viewer)))]).collect();
    let rng = &mut Rng::new(seed, 0);
    while let Some(judged) = common::step(table, rng) {
        let number = judged.number();
        assert!(table.commit(judged));
        for (viewer, told) in viewers().zip(&mut told) {
            let news = table.happened(number, viewer).swap_remove(0);
            let Event::Played { id: None, entry, chance } = news.what else {
                panic!("only actions are played");
            };
            let entries = [vec![entry], chance].concat();
            told.push((entries, without_actions(table.view(viewer))));
        }
    }
    told
}

#[test]
fn everybody_sees_again_what_they_saw() {
    let mut swept = false;
    for (seed, (city, _)) in (1..).zip(CITIES) {
        for game in 0..4 {
            let mut table = common::table(city, 3, seed * 10 + game);
            let told = played(&mut table, u64::from(seed));
            let record = table.record().expect("the game is over");
            let viewers = [Viewer::Seat(0), Viewer::Seat(1), Viewer::Seat(2), Viewer::Spectator];
            for (viewer, told) in viewers.into_iter().zip(told) {
                let replay = replay(&table, &record, viewer);
                let steps: Told =
                    replay.steps.into_iter().map(|step| (step.entries, step.view)).collect();
                assert!(steps == told, "{city}, {viewer:?}");
            }
            let open = replay(&table, &record, Viewer::Open);
            // Every entry of the log is in the step that says so, though sweeps are told besides.
            let mut from = record
                .log
                .iter()
                .take_while(|entry| matches!(entry, crosstown_rules::record::Entry::Shuffle(_)))
                .count();
            for step in &open.steps[1..] {
                assert_eq!(step.from, from);
                let is_sweep =
                    |entry: &&Entry| matches!(entry, Entry::Chance(Happening::Sweep { .. }));
                let sweeps = step.entries.iter().filter(is_sweep).count();
                swept |= sweeps > 0;
                from += step.entries.len() - sweeps;
                for seat in &step.view.seats {
                    let hand = seat.hand.as_ref().expect("all hands are open");
                    assert_eq!(hand.0.iter().map(|(_, count)| count).sum::<u8>(), seat.cards);
                }
            }
            assert_eq!(from, record.log.len());
        }
    }
    assert!(swept, "rows were swept");
}

/// A take-over stands before the step that begins at its position.
#[test]
fn take_overs_find_their_step() {
    let mut table = common::table("london", 2, 1);
    let rng = &mut Rng::new(1, 0);
    for _ in 0..30 {
        let judged = common::step(&table, rng).expect("the game goes on");
        assert!(table.commit(judged));
    }
    let left = table.judge(0, common::person(), &Command::Leave { seat: 0 });
    let number = table.next_number() as usize;
    assert!(table.commit(left.unwrap_or_else(|problem| panic!("{problem:?}"))));
    while let Some(judged) = common::step(&table, rng) {
        assert!(table.commit(judged));
    }
    let record = table.record().expect("the game is over");
    let replay = replay(&table, &record, Viewer::Spectator);
    let [TakeOver { from, .. }] = record.seats[0].then[..] else { panic!("one take-over") };
    // Event 0 made the table, so that there are as many steps before it as events.
    let step = replay.steps.iter().position(|step| step.from >= from && !step.entries.is_empty());
    assert_eq!(step, Some(number));
}

#[test]
fn viewers_are_named() {
    assert_eq!("open".parse(), Ok(Viewer::Open));
    assert_eq!("spectator".parse(), Ok(Viewer::Spectator));
    assert_eq!("2".parse(), Ok(Viewer::Seat(2)));
    for odd in ["", "-1", "256", "Open", "seat"] {
        assert_eq!(odd.parse::<Viewer>(), Err(()), "{odd}");
    }
    assert!(Viewer::Seat(1).is_among(2) && !Viewer::Seat(2).is_among(2));
}
