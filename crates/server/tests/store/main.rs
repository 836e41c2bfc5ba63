//! What a store of tables must do, tried with every store there is.

mod alone;
#[path = "../common/mod.rs"]
mod common;
mod homes;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crosstown_server::store::{
    Ages, Counts, Imported, Mark, NewEvent, NewTable, Postgres, Stage, Store, StoreError, Version,
};
use futures_util::future::join_all;

use homes::{Database, Folder, Home};
use tokio::time::Instant;

const WAITING: Mark = Mark { stage: Stage::Waiting, needs_lease: false };
const PLAYING: Mark = Mark { stage: Stage::Playing, needs_lease: false };
const LEASED: Mark = Mark { stage: Stage::Playing, needs_lease: true };
const OVER: Mark = Mark { stage: Stage::Over, needs_lease: false };
const LONG: u64 = 600_000;

/// Tries each of these with each store.
macro_rules! contract {
    ($($case:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::$case(&super::Folder::new().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::$case(&super::Database::new().await).await;
            })*
        }
    };
}

contract! {
    keeps_a_table
    names_are_given_once
    numbers_follow_each_other
    a_table_that_is_not_there
    one_of_many_gets_a_number
    many_tables_at_once
    reads_from_a_number_on
    has_everything_after_reopening
    one_node_has_a_lease
    a_node_without_heartbeat_is_dead
    a_removed_node_has_no_leases
    acquires_free_leases
    two_nodes_acquire_different_leases
    lists_what_is_over
    keeps_imported_records
    deletes_what_is_old
    deletes_with_all_events
    a_young_event_saves_a_table
    deletes_so_many_at_most
    counts
    follows_marks
    sees_damage
    migrates_an_old_database
    reading_does_not_migrate
    reads_what_is_there
    refuses_a_newer_database
    secrets_stay_out_of_errors
    answers_until_it_is_closed
}

fn event(at: u64, body: &str, mark: Mark) -> NewEvent {
    NewEvent { at, body: body.to_owned(), mark }
}

fn table(id: &str, mark: Mark) -> NewTable {
    table_at(id, 1_000, mark)
}

fn table_at(id: &str, at: u64, mark: Mark) -> NewTable {
    let event = event(at, r#"{"made":true}"#, mark);
    NewTable { id: id.to_owned(), seed: [7; 32], rules: 1, board: None, event }
}

async fn make(store: &Arc<dyn Store>, id: &str, mark: Mark) {
    store.create(table(id, mark)).await.expect("the name is free");
}

fn bodies(events: &[(u64, String)]) -> Vec<&str> {
    events.iter().map(|(_, body)| body.as_str()).collect()
}

fn taken(result: Result<(), StoreError>) -> bool {
    matches!(result, Err(StoreError::Taken))
}

fn missing(result: Result<(), StoreError>) -> bool {
    matches!(result, Err(StoreError::Missing))
}

async fn keeps_a_table(home: &dyn Home) {
    let store = home.open().await;
    let seed = std::array::from_fn(|index| 255 - 3 * index as u8);
    let board = "name = \"Überlingen\"\n'quoted' \\ 🚋".to_owned();
    let made = event(u64::from(u32::MAX) * 1000, r#"{"who":"Zoë \u0000 '"}"#, WAITING);
    let new = NewTable { seed, rules: u32::MAX, board: Some(board.clone()), ..table("a", WAITING) };
    store.create(NewTable { event: made.clone(), ..new }).await.expect("the name is free");
    make(&store, "b", WAITING).await;
    let stored = store.load("a").await.expect("it can be read").expect("it is there");
    assert_eq!(stored.seed, seed);
    assert_eq!(stored.rules, u32::MAX);
    assert_eq!(stored.board.as_ref(), Some(&board));
    assert_eq!(store.board("a").await.expect("it can be read"), Some(board));
    assert_eq!(stored.events, [(made.at, made.body)]);
    let stored = store.load("b").await.expect("it can be read").expect("it is there");
    assert_eq!(stored.board, None);
    assert_eq!(store.board("b").await.expect("it can be read"), None);
    assert!(missing(store.board("c").await.map(drop)));
}

async fn names_are_given_once(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    make(&store, "a", WAITING).await;
    assert!(taken(store.create(NewTable { seed: [8; 32], ..table("a", OVER) }).await));
    let stored = store.load("a").await.expect("it can be read").expect("it is there");
    assert_eq!(stored.seed, [7; 32]);
    assert_eq!(stored.events.len(), 1);
    assert_eq!(store.counts().await.expect("it counts").waiting, 1);
    // Also when many come at once.
    let stores = [&store, &other];
    let made = join_all((0..20).map(|n| stores[n % 2].create(table("b", WAITING)))).await;
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1);
    assert_eq!(made.into_iter().filter_map(|made| made.err()).filter(is_taken).count(), 19);
}

fn is_taken(error: &StoreError) -> bool {
    matches!(error, StoreError::Taken)
}

async fn numbers_follow_each_other(home: &dyn Home) {
    let store = home.open().await;
    make(&store, "a", WAITING).await;
    assert!(taken(store.append("a", 0, event(1, "again", WAITING)).await));
    assert!(taken(store.append("a", 2, event(1, "gap", WAITING)).await));
    store.append("a", 1, event(5, "one", WAITING)).await.expect("it is the next");
    assert!(taken(store.append("a", 1, event(6, "another", OVER)).await));
    assert!(taken(store.append("a", 3, event(6, "gap", OVER)).await));
    assert!(taken(store.append("a", u32::MAX, event(6, "gap", OVER)).await));
    store.append("a", 2, event(4, "two", WAITING)).await.expect("it is the next");
    let events = store.events("a", 0).await.expect("they can be read");
    assert_eq!(events[1..], [(5, "one".to_owned()), (4, "two".to_owned())]);
    assert_eq!(events.len(), 3);
    // What was refused has left no mark.
    assert_eq!(store.counts().await.expect("it counts").waiting, 1);
}

async fn a_table_that_is_not_there(home: &dyn Home) {
    let store = home.open().await;
    make(&store, "a", WAITING).await;
    assert!(missing(store.append("b", 1, event(1, "one", WAITING)).await));
    assert!(missing(store.append("b", 0, event(1, "zero", WAITING)).await));
    assert!(store.load("b").await.expect("the database answers").is_none());
    assert!(store.events("b", 0).await.expect("the database answers").is_empty());
    store.heartbeat("node", LONG).await.expect("it lives");
    assert!(!store.acquire_lease("b", "node").await.expect("the database answers"));
    assert_eq!(store.imported("b").await.expect("the database answers"), None);
}

async fn one_of_many_gets_a_number(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    make(&store, "a", WAITING).await;
    for number in 1..=10 {
        let tries = (0..40).map(|who| {
            let store = Arc::clone([&store, &other][who % 2]);
            tokio::spawn(async move {
                let body = format!("{number} by {who}");
                (who, store.append("a", number, event(1, &body, WAITING)).await)
            })
        });
        let mut winners = Vec::new();
        for tried in join_all(tries).await {
            match tried.expect("nobody panics") {
                (who, Ok(())) => winners.push(who),
                (_, Err(StoreError::Taken)) => {}
                (who, Err(error)) => panic!("{who}: {error}"),
            }
        }
        assert_eq!(winners.len(), 1, "{winners:?}");
        let events = store.events("a", number).await.expect("they can be read");
        assert_eq!(bodies(&events), [format!("{number} by {}", winners[0])]);
    }
}

async fn many_tables_at_once(home: &dyn Home) {
    let store = home.open().await;
    let tables = (0..150).map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let id = format!("table {table}");
            make(&store, &id, WAITING).await;
            for number in 1..=10 {
                let mark = if number < 5 { WAITING } else { PLAYING };
                let body = format!("{table}: {number}");
                store.append(&id, number, event(1, &body, mark)).await.expect("it is the next");
                // Nobody else's trouble is ours.
                assert!(taken(store.append(&id, number, event(1, "no", OVER)).await));
                assert!(missing(store.append("nowhere", 1, event(1, "no", OVER)).await));
            }
        })
    });
    for table in join_all(tables).await {
        table.expect("nobody panics");
    }
    for table in 0..150 {
        let events = store.events(&format!("table {table}"), 1).await.expect("they can be read");
        let expected: Vec<String> = (1..=10).map(|number| format!("{table}: {number}")).collect();
        assert_eq!(bodies(&events), expected);
    }
    let expected = Counts { playing: 150, ..Counts::default() };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    assert_eq!(store.queue(), 0);
}

async fn reads_from_a_number_on(home: &dyn Home) {
    let store = home.open().await;
    make(&store, "a", WAITING).await;
    make(&store, "b", WAITING).await;
    // Beyond 9, so that an order by letters shows.
    for number in 1..=12 {
        let body = number.to_string();
        store.append("a", number, event(1, &body, WAITING)).await.expect("it is the next");
    }
    let events = store.events("a", 8).await.expect("they can be read");
    assert_eq!(bodies(&events), ["8", "9", "10", "11", "12"]);
    assert!(store.events("a", 13).await.expect("they can be read").is_empty());
    assert_eq!(store.events("a", 0).await.expect("they can be read").len(), 13);
    let stored = store.load("a").await.expect("it can be read").expect("it is there");
    assert_eq!(bodies(&stored.events)[10..], ["10", "11", "12"]);
}

async fn has_everything_after_reopening(home: &dyn Home) {
    for round in 0..3 {
        let store = home.open().await;
        for earlier in 0..round {
            let stored = store.load(&format!("{earlier}")).await.expect("it can be read");
            assert_eq!(stored.expect("it is there").events.len(), 2);
        }
        make(&store, &format!("{round}"), WAITING).await;
        let one = event(1, "one", WAITING);
        store.append(&format!("{round}"), 1, one).await.expect("it is the next");
        if round == 1 {
            store.close().await;
        }
    }
}

async fn one_node_has_a_lease(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    make(&store, "t", LEASED).await;
    store.heartbeat("a", LONG).await.expect("it lives");
    other.heartbeat("b", LONG).await.expect("it lives");
    assert!(store.acquire_lease("t", "a").await.expect("the database answers"));
    assert!(!other.acquire_lease("t", "b").await.expect("the database answers"));
    assert!(store.acquire_lease("t", "a").await.expect("the database answers"), "it does already");
    // Of many that want a table at once, one gets it.
    make(&store, "u", LEASED).await;
    let nodes = ["a", "b"];
    let leased =
        join_all((0..20).map(|n| [&store, &other][n % 2].acquire_lease("u", nodes[n % 2]))).await;
    let leased: Vec<bool> = leased.into_iter().map(|leased| leased.expect("it answers")).collect();
    assert_ne!(leased[0], leased[1]);
    assert!(leased.iter().zip(leased.iter().skip(2)).all(|(one, next)| one == next), "{leased:?}");
}

/// Tries until it is so, which it must be soon.
async fn soon<F: Future<Output = bool>>(is_so: impl Fn() -> F) {
    let start = Instant::now();
    while !is_so().await {
        assert!(start.elapsed() < Duration::from_secs(30), "it does not come to be so");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn a_node_without_heartbeat_is_dead(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    make(&store, "t", LEASED).await;
    other.heartbeat("b", LONG).await.expect("it lives");
    // A heartbeat can make a life longer, and shorter.
    store.heartbeat("a", 1).await.expect("it lives");
    store.heartbeat("a", LONG).await.expect("it lives");
    assert!(store.acquire_lease("t", "a").await.expect("the database answers"));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert!(!other.acquire_lease("t", "b").await.expect("the database answers"));
    assert!(other.acquire_free_leases("b", 9).await.expect("the database answers").is_empty());
    store.heartbeat("a", 300).await.expect("it lives");
    let start = Instant::now();
    soon(|| async { other.acquire_lease("t", "b").await.expect("the database answers") }).await;
    assert!(start.elapsed() > Duration::from_millis(250), "dead after {:?}", start.elapsed());
    // It comes back, but the table is another's now.
    store.heartbeat("a", LONG).await.expect("it lives");
    assert!(!store.acquire_lease("t", "a").await.expect("the database answers"));
    // One that nobody has taken is still its own.
    make(&store, "u", LEASED).await;
    assert!(store.acquire_lease("u", "a").await.expect("the database answers"));
    store.heartbeat("a", 0).await.expect("it lives");
    store.heartbeat("a", LONG).await.expect("it lives");
    assert!(!other.acquire_lease("u", "b").await.expect("the database answers"));
    // And the dead one's leases are free.
    store.heartbeat("a", 0).await.expect("it lives");
    soon(|| async {
        other.acquire_free_leases("b", 9).await.expect("the database answers") == ["u"]
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_know_of_each_other() {
    let store = Postgres::open(&common::postgres::database().await).await.expect("it opens");
    store.heartbeat("a", LONG).await.expect("it lives");
    store.heartbeat("b", LONG).await.expect("it lives");
    store.heartbeat("c", 0).await.expect("it lives");
    store.remove_node("a").await.expect("it goes");
    assert_eq!(store.live_nodes().await.expect("it answers"), ["b"]);
}

async fn a_removed_node_has_no_leases(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    for id in ["t", "u", "v"] {
        make(&store, id, LEASED).await;
        assert!(store.acquire_lease(id, "a").await.expect("the database answers"));
    }
    store.heartbeat("a", LONG).await.expect("it lives");
    other.heartbeat("b", LONG).await.expect("it lives");
    assert!(!other.acquire_lease("t", "b").await.expect("the database answers"));
    store.remove_node("a").await.expect("it goes");
    assert!(other.acquire_lease("t", "b").await.expect("the database answers"));
    // Even if it comes back under its name, it has no lease.
    store.heartbeat("a", LONG).await.expect("it lives");
    assert!(other.acquire_lease("u", "b").await.expect("the database answers"));
    assert_eq!(other.acquire_free_leases("b", 9).await.expect("the database answers"), ["v"]);
    assert!(!store.acquire_lease("t", "a").await.expect("the database answers"));
    store.remove_node("nobody").await.expect("that is nothing");
}

async fn acquires_free_leases(home: &dyn Home) {
    let store = home.open().await;
    store.heartbeat("a", LONG).await.expect("it lives");
    store.heartbeat("b", LONG).await.expect("it lives");
    for id in ["t1", "t2", "t3", "t4", "t5"] {
        make(&store, id, LEASED).await;
    }
    make(&store, "no bots", PLAYING).await;
    // Who asked for a lease too soon must not keep it from others later.
    assert!(!store.acquire_lease("no bots", "b").await.expect("the database answers"));
    let newer = NewTable { rules: u32::MAX, ..table("newer", LEASED) };
    store.create(newer).await.expect("the name is free");
    make(&store, "waiting", Mark { stage: Stage::Waiting, needs_lease: true }).await;
    make(&store, "over", Mark { stage: Stage::Over, needs_lease: true }).await;
    assert!(store.acquire_lease("t1", "a").await.expect("the database answers"));
    let some = store.acquire_free_leases("b", 3).await.expect("the database answers");
    assert_eq!(some.len(), 3);
    let rest = store.acquire_free_leases("b", 3).await.expect("the database answers");
    assert_eq!(rest.len(), 1);
    let all: BTreeSet<&str> = some.iter().chain(&rest).map(String::as_str).collect();
    assert_eq!(all, BTreeSet::from(["t2", "t3", "t4", "t5"]));
    assert!(store.acquire_free_leases("b", 3).await.expect("the database answers").is_empty());
    for id in all {
        assert!(!store.acquire_lease(id, "a").await.expect("the database answers"));
    }
    // An event can make a lease necessary.
    store.append("no bots", 1, event(1, "bot", LEASED)).await.expect("it is the next");
    assert_eq!(store.acquire_free_leases("a", 3).await.expect("the database answers"), ["no bots"]);
}

async fn two_nodes_acquire_different_leases(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    store.heartbeat("a", LONG).await.expect("it lives");
    store.heartbeat("b", LONG).await.expect("it lives");
    join_all((0..300).map(|number| store.create(table(&format!("{number}"), LEASED)))).await;
    let acquire = |who: usize| {
        let store = Arc::clone([&store, &other][who % 2]);
        tokio::spawn(async move {
            let mut acquired = Vec::new();
            loop {
                let some =
                    store.acquire_free_leases(["a", "b"][who % 2], 3).await.expect("it answers");
                if some.is_empty() {
                    return acquired;
                }
                acquired.extend(some);
            }
        })
    };
    let mut all = Vec::new();
    for acquired in join_all((0..6).map(acquire)).await {
        all.extend(acquired.expect("nobody panics"));
    }
    // What all of them have passed over, because another was just taking it, is left.
    all.extend(store.acquire_free_leases("a", 300).await.expect("it answers"));
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!((all.len(), different.len()), (300, 300));
}

async fn lists_what_is_over(home: &dyn Home) {
    let store = home.open().await;
    // By bytes: capitals come before small letters, and these before what is not ASCII.
    for id in ["b", "ä", "B", "c", "a", "Z", "_"] {
        make(&store, id, OVER).await;
    }
    make(&store, "aa", PLAYING).await;
    let all = store.over("", 99).await.expect("they can be read");
    assert_eq!(all, ["B", "Z", "_", "a", "b", "c", "ä"]);
    let page = store.over("Z", 3).await.expect("they can be read");
    assert_eq!(page, ["_", "a", "b"]);
    assert!(store.over("ä", 3).await.expect("they can be read").is_empty());
    store.append("aa", 1, event(1, "end", OVER)).await.expect("it is the next");
    assert_eq!(store.over("a", 1).await.expect("they can be read"), ["aa"]);
}

async fn keeps_imported_records(home: &dyn Home) {
    let store = home.open().await;
    let record = |id: &str, body: &str| Imported {
        id: id.to_owned(),
        board: Some("board".to_owned()),
        body: body.to_owned(),
    };
    for id in ["c", "B", "a"] {
        store.import(record(id, id)).await.expect("it is kept");
    }
    store.import(Imported { board: None, ..record("d", "d") }).await.expect("it is kept");
    store.import(record("a", "another")).await.expect("that is nothing");
    assert_eq!(store.imported("a").await.expect("it can be read"), Some(record("a", "a")));
    let without = store.imported("d").await.expect("it can be read").expect("it is there");
    assert_eq!(without.board, None);
    assert_eq!(store.imports("", 99).await.expect("they can be read"), ["B", "a", "c", "d"]);
    assert_eq!(store.imports("B", 2).await.expect("they can be read"), ["a", "c"]);
    assert_eq!(store.counts().await.expect("it counts").imported, 4);
    assert!(store.over("", 99).await.expect("they can be read").is_empty());
}

const AGES: Ages = Ages { waiting: 100, playing: 1_000, over: 10_000 };

async fn expire(store: &Arc<dyn Store>, now: u64, limit: u32) -> BTreeSet<String> {
    store.expire(now, AGES, limit).await.expect("it can delete").into_iter().collect()
}

fn set<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.map(str::to_owned).into()
}

async fn deletes_what_is_old(home: &dyn Home) {
    let store = home.open().await;
    for (stage, mark) in [("waiting", WAITING), ("playing", LEASED), ("over", OVER)] {
        for at in [100_000, 100_001] {
            store.create(table_at(&format!("{stage} {at}"), at, mark)).await.expect("it is free");
        }
    }
    assert_eq!(expire(&store, 50, 99).await, set([]));
    assert_eq!(expire(&store, 100_099, 99).await, set([]));
    assert_eq!(expire(&store, 100_100, 99).await, set(["waiting 100000"]));
    assert_eq!(expire(&store, 100_999, 99).await, set(["waiting 100001"]));
    assert_eq!(expire(&store, 101_000, 99).await, set(["playing 100000"]));
    assert_eq!(expire(&store, 110_000, 99).await, set(["playing 100001", "over 100000"]));
    let expected = Counts { over: 1, ..Counts::default() };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    let never = Ages { waiting: u64::MAX, playing: u64::MAX, over: u64::MAX };
    assert!(store.expire(u64::MAX - 1, never, 99).await.expect("it can delete").is_empty());
}

async fn deletes_with_all_events(home: &dyn Home) {
    let store = home.open().await;
    store.create(table_at("a", 1, WAITING)).await.expect("it is free");
    store.append("a", 1, event(2, "one", WAITING)).await.expect("it is the next");
    assert_eq!(expire(&store, 1_000, 99).await, set(["a"]));
    assert!(store.load("a").await.expect("the database answers").is_none());
    assert!(missing(store.append("a", 2, event(3, "two", WAITING)).await));
    assert!(store.events("a", 0).await.expect("the database answers").is_empty());
    // Its name is free again, and nothing of the old table comes back.
    make(&store, "a", WAITING).await;
    assert_eq!(store.events("a", 0).await.expect("the database answers").len(), 1);
}

async fn a_young_event_saves_a_table(home: &dyn Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.create(table_at(id, 1_000, WAITING)).await.expect("it is free");
    }
    store.append("a", 1, event(2_000, "one", WAITING)).await.expect("it is the next");
    assert_eq!(expire(&store, 2_099, 99).await, set(["b"]));
    assert_eq!(expire(&store, 2_100, 99).await, set(["a"]));
}

async fn deletes_so_many_at_most(home: &dyn Home) {
    let store = home.open().await;
    for number in 0..7 {
        let mark = [WAITING, PLAYING, OVER][number % 3];
        store.create(table_at(&format!("{number}"), 1, mark)).await.expect("it is free");
    }
    let mut deleted = BTreeSet::new();
    for expected in [4, 3, 0] {
        let some = expire(&store, 1_000_000, 4).await;
        assert_eq!(some.len(), expected);
        deleted.extend(some);
    }
    assert_eq!(deleted.len(), 7);
}

async fn counts(home: &dyn Home) {
    let store = home.open().await;
    assert_eq!(store.counts().await.expect("it counts"), Counts::default());
    for (number, mark) in [WAITING, PLAYING, LEASED, OVER, OVER, OVER].into_iter().enumerate() {
        make(&store, &format!("{number}"), mark).await;
    }
    let record = Imported { id: "i".to_owned(), board: None, body: "{}".to_owned() };
    store.import(record).await.expect("it is kept");
    let expected = Counts { waiting: 1, playing: 2, over: 3, imported: 1 };
    assert_eq!(store.counts().await.expect("it counts"), expected);
}

async fn follows_marks(home: &dyn Home) {
    let store = home.open().await;
    store.heartbeat("a", LONG).await.expect("it lives");
    make(&store, "t", WAITING).await;
    let steps = [(WAITING, 0), (PLAYING, 0), (LEASED, 1), (PLAYING, 0), (LEASED, 1), (OVER, 0)];
    for (number, (mark, acquired)) in (1..).zip(steps) {
        store.append("t", number, event(1, "x", mark)).await.expect("it is the next");
        let counts = store.counts().await.expect("it counts");
        let expected = match mark.stage {
            Stage::Waiting => Counts { waiting: 1, ..Counts::default() },
            Stage::Playing => Counts { playing: 1, ..Counts::default() },
            Stage::Over => Counts { over: 1, ..Counts::default() },
        };
        assert_eq!(counts, expected, "after event {number}");
        assert_eq!(
            store.acquire_free_leases("a", 9).await.expect("it answers").len(),
            acquired,
            "{number}"
        );
        store.remove_node("a").await.expect("it goes");
        store.heartbeat("a", LONG).await.expect("it lives");
    }
}

async fn sees_damage(home: &dyn Home) {
    let store = home.open().await;
    for id in ["whole", "gap", "no beginning", "empty", "short"] {
        make(&store, id, WAITING).await;
        for number in 1..=3 {
            store.append(id, number, event(1, "x", WAITING)).await.expect("it is the next");
        }
    }
    assert!(store.check().await.expect("it can look").is_empty());
    home.execute("DELETE FROM events WHERE table_id = 'gap' AND number = 2").await;
    home.execute("DELETE FROM events WHERE table_id = 'no beginning' AND number = 0").await;
    home.execute("DELETE FROM events WHERE table_id = 'empty'").await;
    home.execute("UPDATE tables SET seed = substr(seed, 1, 31) WHERE id = 'short'").await;
    let found = store.check().await.expect("it can look");
    assert_eq!(found.len(), 4, "{found:?}");
    for id in ["gap", "no beginning", "empty", "short"] {
        assert!(found.iter().any(|line| line.contains(id)), "{found:?}");
        assert!(matches!(store.load(id).await, Err(StoreError::Damaged(_))), "{id}");
    }
    assert!(store.load("whole").await.expect("it can be read").is_some());
}

async fn migrates_an_old_database(home: &dyn Home) {
    home.make_old().await;
    home.execute(
        "INSERT INTO tables (id, seed, rules, stage, tended, created_at)
         VALUES ('a', CAST('0123456789abcdef0123456789abcdef' AS BYTES), 1, 1, 1 = 1, 5)",
    )
    .await;
    home.execute("INSERT INTO events (table_id, number, at, body) VALUES ('a', 0, 5, 'made')")
        .await;
    let store = home.open().await;
    let stored = store.load("a").await.expect("it can be read").expect("it is there");
    assert_eq!(stored.seed, *b"0123456789abcdef0123456789abcdef");
    assert_eq!(stored.events, [(5, "made".to_owned())]);
    store.append("a", 1, event(6, "one", LEASED)).await.expect("it is the next");
    assert_eq!(store.acquire_free_leases("node", 9).await.expect("it answers"), ["a"]);
    let record = Imported { id: "i".to_owned(), board: None, body: "{}".to_owned() };
    store.import(record.clone()).await.expect("the new version can");
    assert_eq!(store.imported("i").await.expect("it can be read"), Some(record));
}

async fn reading_does_not_migrate(home: &dyn Home) {
    home.make_old().await;
    for _ in 0..2 {
        let store = home.open_read_only().await.expect("it opens");
        let version = store.version().await.expect("it can be read");
        let missing = vec!["imported".to_owned()];
        assert_eq!(version, Version { found: 1, known: 2, missing });
        store.close().await;
    }
    let store = home.open().await;
    let version = store.version().await.expect("it can be read");
    assert_eq!(version, Version { found: 2, known: 2, missing: Vec::new() });
}

async fn reads_what_is_there(home: &dyn Home) {
    let store = home.open().await;
    for (id, mark) in [("a", WAITING), ("b", PLAYING), ("c", OVER)] {
        make(&store, id, mark).await;
    }
    let record = Imported { id: "i".to_owned(), board: None, body: "{}".to_owned() };
    store.import(record.clone()).await.expect("it is kept");
    store.close().await;
    let store = home.open_read_only().await.expect("it opens");
    store.ping().await.expect("it answers");
    assert!(store.check().await.expect("it can look").is_empty());
    let expected = Counts { waiting: 1, playing: 1, over: 1, imported: 1 };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    assert_eq!(store.tables("", 9).await.expect("they can be read"), ["a", "b", "c"]);
    assert_eq!(store.over("", 9).await.expect("they can be read"), ["c"]);
    assert_eq!(store.imports("", 9).await.expect("they can be read"), ["i"]);
    assert_eq!(store.imported("i").await.expect("it can be read"), Some(record));
    assert_eq!(store.load("b").await.expect("it can be read").expect("it is there").rules, 1);
    store.close().await;
    assert!(store.load("b").await.is_err());
}

async fn refuses_a_newer_database(home: &dyn Home) {
    let store = home.open().await;
    make(&store, "a", WAITING).await;
    store.close().await;
    home.execute(
        "INSERT INTO _sqlx_migrations
             (version, description, installed_on, success, checksum, execution_time)
         SELECT 99, 'from the future', installed_on, success, checksum, execution_time
         FROM _sqlx_migrations WHERE version = 1",
    )
    .await;
    match home.try_open().await {
        Err(StoreError::Newer { found: 99, known: 2 }) => {}
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it opens"),
    }
    home.execute("DELETE FROM _sqlx_migrations WHERE version = 99").await;
    assert!(home.open().await.load("a").await.expect("it can be read").is_some());
}

async fn secrets_stay_out_of_errors(home: &dyn Home) {
    let store = home.open().await;
    home.forbid("the ace").await;
    make(&store, "a", WAITING).await;
    let new = event(1, "the ace", WAITING);
    assert!(!format!("{new:?}").contains("the ace"));
    let appended = store.append("a", 1, new.clone()).await.expect_err("it is forbidden");
    let made = NewTable { event: new, ..table("b", WAITING) };
    let made = store.create(made).await.expect_err("it is forbidden");
    for error in [appended, made] {
        assert!(matches!(error, StoreError::Database(_)));
        for words in [error.to_string(), format!("{error:?}")] {
            assert!(words.contains("forbid"), "{words}");
            assert!(!words.contains("the ace") && !words.contains("0707"), "{words}");
        }
    }
    assert!(store.load("b").await.expect("it can be read").is_none(), "not even half of it");
    store.append("a", 1, event(1, "the two", WAITING)).await.expect("nothing was changed");
}

async fn answers_until_it_is_closed(home: &dyn Home) {
    let store = home.open().await;
    store.ping().await.expect("it answers");
    make(&store, "a", WAITING).await;
    store.close().await;
    assert!(store.ping().await.is_err());
    assert!(store.load("a").await.is_err());
    let late = store.append("a", 1, event(1, "late", WAITING)).await;
    assert!(matches!(late, Err(StoreError::Database(_))));
    store.close().await;
    let store = home.open().await;
    store.append("a", 1, event(1, "in time", WAITING)).await.expect("it is the next");
}
