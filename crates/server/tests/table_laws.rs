//! What holds at every table, whoever does what: whatever a table lets happen it can carry out, and
//! the events alone give the same table again. That what is refused changes nothing is in the types:
//! a table that is asked is not changed.

use std::sync::Arc;

use crosstown_rules::{ActionList, Board, CITIES, Random as _, Rng};
use crosstown_server::store::{Stage, Stored};
use crosstown_server::table::{Event, Owner, RULES, Refused, Step, Table, fair};
use crosstown_server::wire::{Clock, Happened, Level, Per, SeatPlan};
use serde_json::{Value, json};

/// Tables.
const TABLES: u64 = 40;
/// What is tried at each.
const TRIES: usize = 400;

const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

fn visitors() -> [Option<Owner>; 4] {
    [Some(Owner::of(b"host")), Some(Owner::of(b"guest")), Some(Owner::of(b"other")), None]
}

/// All that anybody can see of a table.
fn seen(table: &Table) -> Vec<Value> {
    let mut seen = Vec::new();
    for who in visitors() {
        seen.push(serde_json::to_value(table.show(who)).unwrap());
    }
    for seat in (0..table.seats() as u8).map(Some).chain([None]) {
        seen.push(table.view(seat).unwrap_or_default());
        seen.push(serde_json::to_value(table.happened(0, seat)).unwrap());
    }
    seen.push(json!(table.record().map(|record| record.to_json(table.board()))));
    seen.push(json!([table.deadline(), table.next_number(), table.bot().map(|(seat, _)| seat)]));
    seen
}

/// Somebody tries something.
fn something(table: &Table, rng: &mut Rng, now: u64) -> Result<Option<Event>, Refused> {
    let who = visitors()[rng.below(4)];
    let seat = rng.below(table.seats() + 1) as u8;
    match rng.below(40) {
        0 => table
            .sit(who.unwrap_or(Owner::NOBODY), seat, ["", "invite"][rng.below(2)], "Eve")
            .map(Some),
        1 => table.sit(Owner::of(b"guest"), seat, "invite", "Bob").map(Some),
        2 => table.fill(who, seat, LEVELS[rng.below(4)]).map(Some),
        3 => table.leave(who, seat).map(Some),
        4 | 5 => table.come_back(who, seat).map(Some),
        6 => table.would_end(who, seat).map(Some),
        7 => Ok(table.time_out(now)),
        8 => Ok(table.resume()),
        9 if table.stage() == Stage::Over => Ok(table.rematch_at("next")),
        10 => table.play(who, seat, "odd", rng.below(100) as u32, &json!({"do": "pass"})).map(step),
        _ => play(table, rng),
    }
}

/// One of those who are to act plays.
fn play(table: &Table, rng: &mut Rng) -> Result<Option<Event>, Refused> {
    let Some(game) = table.game().filter(|game| !game.is_over()) else { return Ok(None) };
    let waiting = table.waiting_for();
    let seat = waiting[rng.below(waiting.len())];
    let mut actions = ActionList::new();
    game.actions(table.board(), usize::from(seat), &mut actions);
    if let Some((bot, _)) = table.bot().filter(|(bot, _)| *bot == seat) {
        return table.play_bot(bot, actions[rng.below(actions.len())]).map(Some);
    }
    let view = table.view(Some(seat)).expect("a game has views");
    let listed = view["actions"].as_array().expect("seats have actions");
    let action = &listed[rng.below(listed.len())];
    let who = visitors()[rng.below(4)];
    let id = format!("{}", rng.below(1000));
    table.play(who, seat, &id, table.next_number() - rng.below(2) as u32, action).map(step)
}

fn step(step: Step) -> Option<Event> {
    match step {
        Step::New(event) => Some(event),
        Step::Known(_) => None,
    }
}

fn discards(table: &Table) -> u64 {
    table.game().map_or(0, |game| game.public().discards.total() as u64)
}

/// How often the row was swept (R2.4) in this event, as people are told, which the discards bear out.
fn sweeps(table: &Table, number: u32, before: u64) -> u64 {
    let told = table.happened(number, None);
    let [event] = &told[..] else { panic!("one event at a time") };
    let Happened::Played { entries } = &event.event else { return 0 };
    let count = |kind: &str| -> u64 {
        let of_kind = entries.iter().filter(|entry| entry["chance"] == kind);
        of_kind.map(|entry| entry["count"].as_u64().unwrap()).sum()
    };
    let cards = entries[0]["cards"].as_object();
    let paid: u64 = cards.iter().flat_map(|cards| cards.values()).filter_map(Value::as_u64).sum();
    assert_eq!(before + paid + 5 * count("sweep"), discards(table) + count("shuffle"));
    count("sweep")
}

#[test]
fn tables_are_the_replay_of_their_events() {
    let dealers = fair();
    let (mut over, mut swept) = (0, 0);
    for number in 0..TABLES {
        let rng = &mut Rng::new(number, 0);
        let (city, _) = CITIES[rng.below(CITIES.len())];
        let board = Arc::new(Board::city(city).unwrap());
        let mut plans = vec![SeatPlan::Device { name: "Ada".to_owned() }];
        for _ in 0..1 + rng.below(3) {
            plans.push(match rng.below(3) {
                0 => SeatPlan::Open,
                1 => SeatPlan::Device { name: "Cem".to_owned() },
                _ => SeatPlan::Bot { level: LEVELS[rng.below(4)] },
            });
        }
        let per = [Per::Move, Per::Game][rng.below(2)];
        let clock = [None, Some(Clock { per, seconds: 60 })][rng.below(2)];
        let (host, seed) = (Owner::of(b"host"), [number as u8; 32]);
        let mut now = 1_000_000;
        let (mut table, created) = Table::create(
            ("table".to_owned(), seed),
            (board.clone(), false),
            &plans,
            clock,
            (host, "invite".to_owned()),
            (&dealers, now),
        )
        .expect("a table");
        let mut events = vec![(now, serde_json::to_string(&created).unwrap())];
        for _ in 0..TRIES {
            // Sometimes a clock runs backwards.
            now = now + rng.below(2000) as u64 - 200;
            let Ok(Some(event)) = something(&table, rng, now) else { continue };
            let (next, before) = (table.next_number(), discards(&table));
            table.apply(now, &event).unwrap_or_else(|why| panic!("what may happen can: {why}"));
            assert_eq!(table.next_number(), next + 1);
            swept += sweeps(&table, next, before);
            events.push((now, serde_json::to_string(&event).unwrap()));
            if rng.below(20) == 0 || table.stage() == Stage::Over {
                let events = events.clone();
                let stored = Stored { seed, rules: RULES, board: None, events };
                let again = Table::load("table", &stored, board.clone(), &dealers).unwrap();
                assert_eq!(seen(&again), seen(&table), "table {number}");
            }
        }
        over += usize::from(table.stage() == Stage::Over);
    }
    assert!(over > 5, "some games came to their end: {over}");
    assert!(swept > 0, "rows were swept");
}
