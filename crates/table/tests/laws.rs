//! What holds at every table, whoever does what: the events alone give the same table again. That what is
//! refused changes nothing is in the types: a table that judges is not changed.

use std::sync::Arc;

use crosstown_rules::schema::{Action, Entry, Happening, Move};
use crosstown_rules::{ActionList, Board, CITIES, Hex, Random as _, Rng, commitment};
use crosstown_table::protocol::{Clock, Event, Level, Per, SeatPlan, Stage};
use crosstown_table::{Command, Judged, Owner, Problem, RULES, Setup, Step, Stored, Table, fair};
use serde_json::{Value, json};

/// Tables.
const TABLES: u64 = 40;
/// What is tried at each.
const TRIES: usize = 400;

/// What devices contribute.
const SECRET: [u8; 32] = [3; 32];

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
        seen.push(serde_json::to_value(table.view(seat)).unwrap());
        seen.push(serde_json::to_value(table.happened(0, seat)).unwrap());
    }
    seen.push(json!(table.record().map(|record| record.to_json(table.board()))));
    seen.push(json!([table.deadline(), table.next_number(), table.bot().map(|(seat, _)| seat)]));
    seen
}

/// Somebody tries something.
fn something(table: &Table, rng: &mut Rng, now: u64) -> Result<Option<Judged>, Problem> {
    let who = visitors()[rng.below(4)];
    let seat = rng.below(table.seats() + 1) as u8;
    let sit = |owner: Owner, invite: &str, name: &str| Command::Sit {
        seat,
        owner,
        invite: invite.to_owned(),
        name: name.to_owned(),
        commit: seat.is_multiple_of(2).then_some(Hex(commitment(&SECRET))),
    };
    let command = match rng.below(40) {
        0 => sit(who.unwrap_or(Owner::NOBODY), ["", "invite"][rng.below(2)], "Eve"),
        1 => sit(Owner::of(b"guest"), "invite", "Bob"),
        2 => Command::Fill { seat, level: LEVELS[rng.below(4)] },
        3 => Command::Leave { seat },
        4 | 5 => Command::Return { seat },
        6 => Command::End { seat },
        11 => Command::Relieve { seat },
        12 => {
            let away = rng.below(8);
            return Ok(table.agreed(now, |seat| usize::from(seat) == away));
        }
        13 => Command::Free { seat },
        14 if rng.below(20) == 0 => Command::Stop,
        7 => return Ok(table.time_out(now)),
        8 => return Ok(table.resume(now)),
        9 if table.stage() == Stage::Over => return Ok(table.rematch_at(now, "next")),
        10 => {
            let pass = Action { seat, what: Move::Pass {} };
            return table.play(now, who, seat, "odd", rng.below(100) as u32, &pass).map(step);
        }
        _ if table.show(None).reveal_by.is_some() => {
            let secret = Hex([SECRET, [0; 32]][rng.below(2)]);
            Command::Reveal { seat, secret, next: None }
        }
        15 => Command::Reveal { seat, secret: Hex(SECRET), next: None },
        _ => return play(table, rng, now),
    };
    table.judge(now, who, &command).map(Some)
}

/// One of those who are to act plays.
fn play(table: &Table, rng: &mut Rng, now: u64) -> Result<Option<Judged>, Problem> {
    let Some(game) = table.game().filter(|game| !game.is_over()) else { return Ok(None) };
    let waiting = table.waiting_for();
    let seat = waiting[rng.below(waiting.len())];
    let mut actions = ActionList::new();
    game.actions(table.board(), usize::from(seat), &mut actions);
    if let Some((bot, _)) = table.bot().filter(|(bot, _)| *bot == seat) {
        return table.play_bot(now, bot, actions[rng.below(actions.len())]).map(Some);
    }
    let view = table.view(Some(seat)).expect("a game has views");
    let listed = view.actions.expect("seats have actions");
    let action = &listed[rng.below(listed.len())];
    let who = visitors()[rng.below(4)];
    let id = format!("{}", rng.below(1000));
    table.play(now, who, seat, &id, table.next_number() - rng.below(2) as u32, action).map(step)
}

fn step(step: Step) -> Option<Judged> {
    match step {
        Step::New(judged) => Some(judged),
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
    let Event::Played { entry, chance, .. } = &event.what else { return 0 };
    let (mut swept, mut shuffled) = (0, 0);
    for entry in chance {
        match entry {
            Entry::Chance(Happening::Sweep { count }) => swept += u64::from(*count),
            Entry::Chance(Happening::Shuffle { cards: None, count: Some(count) }) => {
                shuffled += u64::from(*count);
            }
            other => panic!("chance does not do this: {other:?}"),
        }
    }
    let paid: u64 = match entry {
        Entry::Action(Action { what: Move::Claim { cards, .. }, .. }) => {
            cards.0.iter().map(|(_, count)| u64::from(*count)).sum()
        }
        _ => 0,
    };
    assert_eq!(before + paid + 5 * swept, discards(table) + shuffled);
    swept
}

#[test]
fn tables_are_the_replay_of_their_events() {
    let dealers = fair();
    let (mut over, mut swept, mut revealed, mut late) = (0, 0, 0, 0);
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
        let setup = Setup {
            id: "table".to_owned(),
            seed,
            board: board.clone(),
            own_board: false,
            seats: plans,
            draws_first: rng.below(2) == 0,
            commit: [None, Some(Hex(commitment(&SECRET)))][rng.below(2)],
            clock,
            hints: rng.below(2) == 0,
            host,
            invite: "invite".to_owned(),
        };
        let mut table = Table::create(setup, &dealers, now).expect("a table");
        let mut events = vec![(now, table.created().stored())];
        for _ in 0..TRIES {
            // Sometimes a clock runs backwards.
            now = now + rng.below(2000) as u64 - 200;
            let Ok(Some(judged)) = something(&table, rng, now) else { continue };
            let (next, before) = (table.next_number(), discards(&table));
            events.push((judged.at(), judged.event().stored()));
            assert!(table.commit(judged), "what may happen can");
            assert_eq!(table.next_number(), next + 1);
            swept += sweeps(&table, next, before);
            if rng.below(20) == 0 || table.stage() == Stage::Over {
                let events = events.clone();
                let stored = Stored { seed, rules: RULES, board: None, events };
                let again = Table::load("table", &stored, board.clone(), &dealers).unwrap();
                assert_eq!(seen(&again), seen(&table), "table {number}");
            }
        }
        over += usize::from(table.stage() == Stage::Over);
        let told = table.happened(0, None).into_iter();
        let told: Vec<_> = told.map(|event| event.what).collect();
        revealed += usize::from(told.iter().any(|event| matches!(event, Event::Revealed { .. })));
        late += usize::from(told.contains(&Event::Dealt));
    }
    assert!(over > 5, "some games came to their end: {over}");
    assert!(swept > 0, "rows were swept");
    assert!(revealed > 5, "secrets were revealed: {revealed}");
    assert!(late > 1, "some were not, and the cards were dealt: {late}");
}
