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
use crosstown_table::Owner;
use futures_util::future::join_all;

use homes::{Database, Folder, Home};
use tokio::time::Instant;

const WAITING: Mark = Mark { stage: Stage::Waiting, needs_lease: false, deadline: None };
const PLAYING: Mark = Mark { stage: Stage::Playing, needs_lease: false, deadline: None };
const LEASED: Mark = Mark { stage: Stage::Playing, needs_lease: true, deadline: None };
const OVER: Mark = Mark { stage: Stage::Over, needs_lease: false, deadline: None };
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
    lists_the_newest
    tells_since_when_nodes_have_been_alive
    claims_what_is_due
    an_event_ends_a_claim
    two_nodes_claim_different_tables
    lists_what_is_over
    lists_whose_tables_they_are
    old_tables_have_owners
    keeps_imported_records
    deletes_what_is_old
    deletes_with_all_events
    deletes_one
    a_young_event_saves_a_table
    deletes_so_many_at_most
    finds_what_is_old_behind_what_is_not
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
    make(&store, "waiting", Mark { stage: Stage::Waiting, needs_lease: true, deadline: None })
        .await;
    make(&store, "over", Mark { stage: Stage::Over, needs_lease: true, deadline: None }).await;
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

async fn lists_the_newest(home: &dyn Home) {
    let store = home.open().await;
    let tables =
        [("b", 3, WAITING), ("a", 5, LEASED), ("e", 1, OVER), ("d", 4, OVER), ("c", 2, PLAYING)];
    for (id, at, mark) in tables {
        store.create(table_at(id, at, mark)).await.expect("it is free");
    }
    let newest = async |limit| store.newest(limit).await.expect("the database answers");
    let named = |names: &[(&str, u64)]| -> Vec<(String, u64)> {
        names.iter().map(|&(id, at)| (id.to_owned(), at)).collect()
    };
    assert_eq!(newest(3).await, named(&[("a", 5), ("d", 4), ("b", 3)]));
    assert_eq!(newest(99).await.len(), 5);
    assert!(newest(0).await.is_empty());
}

async fn tells_since_when_nodes_have_been_alive(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    let beat = async |store: &Arc<dyn Store>, node, ms| {
        store.heartbeat(node, ms).await.expect("the database answers")
    };
    let first = beat(&store, "a", LONG).await;
    assert!(first > 1_600_000_000_000, "milliseconds since 1970: {first}");
    // Each passes it on to the next, also when the first has gone.
    assert_eq!(beat(&other, "b", LONG).await, first);
    store.remove_node("a").await.expect("it goes");
    assert_eq!(beat(&store, "c", LONG).await, first);
    other.remove_node("b").await.expect("it goes");
    // A node knows best that it is alive.
    assert_eq!(beat(&store, "c", 0).await, first);
    assert_eq!(beat(&store, "c", 0).await, first);
    // From others it has died.
    let later = async || {
        let since = beat(&other, "d", 0).await;
        other.remove_node("d").await.expect("it goes");
        since > first
    };
    soon(later).await;
    // It was late, and says so.
    store.remove_node("c").await.expect("it goes");
    let again = beat(&store, "c", LONG).await;
    assert!(again > first, "there was a gap");
    assert_eq!(beat(&other, "a", LONG).await, again);
}

/// In the middle of a game, until a deadline.
fn until(deadline: u64) -> Mark {
    Mark { deadline: Some(deadline), ..PLAYING }
}

async fn claim(store: &Arc<dyn Store>, now: u64, until: u64, limit: u32) -> Vec<String> {
    let mut names = store.claim_due(now, until, limit).await.expect("the database answers");
    names.sort();
    names
}

async fn claims_what_is_due(home: &dyn Home) {
    let store = home.open().await;
    for (id, mark) in [("c", until(300)), ("a", until(100)), ("b", until(200)), ("none", PLAYING)] {
        make(&store, id, mark).await;
    }
    let newer = NewTable { rules: u32::MAX, ..table("newer", until(100)) };
    store.create(newer).await.expect("the name is free");
    assert!(claim(&store, 99, 1_000, 9).await.is_empty());
    assert_eq!(claim(&store, 100, 1_000, 9).await, ["a"]);
    assert!(claim(&store, 100, 1_000, 9).await.is_empty(), "it is claimed already");
    // Those that have waited longest come first.
    assert_eq!(claim(&store, 999, 2_000, 1).await, ["b"]);
    assert_eq!(claim(&store, 999, 2_000, 9).await, ["c"]);
    // Who has claimed a table may die.
    assert!(claim(&store, 999, 3_000, 9).await.is_empty());
    assert_eq!(claim(&store, 1_000, 3_000, 9).await, ["a"]);
    // The deadline turns out to be another, or none.
    store.end_claim("a", 3_000, Some(2_500)).await.expect("it is claimed");
    store.end_claim("b", 2_000, None).await.expect("it is claimed");
    assert_eq!(claim(&store, 2_499, 9_000, 9).await, ["c"]);
    assert_eq!(claim(&store, 5_000, 9_000, 9).await, ["a"]);
    store.end_claim("nowhere", 5_000, None).await.expect("that is nothing");
}

async fn an_event_ends_a_claim(home: &dyn Home) {
    let store = home.open().await;
    make(&store, "t", until(100)).await;
    assert_eq!(claim(&store, 100, 1_000, 9).await, ["t"]);
    store.append("t", 1, event(1, "one", until(400))).await.expect("it is the next");
    // Too late: what the event says is newer.
    store.end_claim("t", 1_000, None).await.expect("that is nothing");
    assert!(claim(&store, 399, 1_000, 9).await.is_empty());
    assert_eq!(claim(&store, 400, 1_000, 9).await, ["t"]);
    // Also an event after which the deadline is the same as before the claim.
    store.append("t", 2, event(1, "two", until(400))).await.expect("it is the next");
    assert_eq!(claim(&store, 400, 1_000, 9).await, ["t"]);
    // What is refused changes nothing.
    assert!(taken(store.append("t", 2, event(1, "another", until(1))).await));
    assert!(claim(&store, 999, 1_000, 9).await.is_empty());
    store.append("t", 3, event(1, "three", PLAYING)).await.expect("it is the next");
    assert!(claim(&store, u64::MAX - 1, u64::MAX, 9).await.is_empty());
}

async fn two_nodes_claim_different_tables(home: &dyn Home) {
    let store = home.open().await;
    let other = home.open_again(&store).await;
    join_all((0..300).map(|number| store.create(table(&format!("{number}"), until(number))))).await;
    let claim_all = |who: usize| {
        let store = Arc::clone([&store, &other][who % 2]);
        tokio::spawn(async move {
            let mut claimed = Vec::new();
            loop {
                let some = store.claim_due(500, 9_000, 3).await.expect("it answers");
                if some.is_empty() {
                    return claimed;
                }
                claimed.extend(some);
            }
        })
    };
    let mut all = Vec::new();
    for claimed in join_all((0..6).map(claim_all)).await {
        all.extend(claimed.expect("nobody panics"));
    }
    // What all of them have passed over, because another was just claiming it, is left.
    all.extend(store.claim_due(500, 9_000, 300).await.expect("it answers"));
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

/// An event as tables write it: one who made the table, and others who have seats from the start.
fn created_by(host: Owner, seats: &[Owner]) -> String {
    let seats: Vec<_> = seats.iter().map(|owner| serde_json::json!({"owner": owner})).collect();
    let event = serde_json::json!({"city": "london", "seats": seats, "host": host, "invite": "x"});
    // The name of the event comes first, as serde writes it.
    format!("{{\"event\":\"created\",{}", &event.to_string()[1..])
}

fn sat(owner: Owner, name: &str) -> String {
    let event = serde_json::json!({"name": name, "owner": owner, "seat": 1});
    format!("{{\"event\":\"sat\",{}", &event.to_string()[1..])
}

async fn owned(store: &Arc<dyn Store>, owner: Owner) -> Vec<(u64, String)> {
    store.owned(owner, None, 9).await.expect("it answers")
}

fn listed(tables: &[(u64, &str)]) -> Vec<(u64, String)> {
    tables.iter().map(|(since, id)| (*since, (*id).to_owned())).collect()
}

async fn lists_whose_tables_they_are(home: &dyn Home) {
    let store = home.open().await;
    let [ada, bob, eve] = [b"ada", b"bob", b"eve"].map(|secret| Owner::of(secret));
    for (id, at, body) in [
        ("a", 1_000, created_by(ada, &[ada, bob])),
        ("b", 3_000, created_by(ada, &[])),
        ("c", 2_000, created_by(bob, &[bob])),
    ] {
        let new = NewTable { event: event(at, &body, WAITING), ..table(id, WAITING) };
        store.create(new).await.expect("the name is free");
    }
    // Who gives such a name owns nothing.
    let name = format!("\",\"owner\":\"{}\",\"", eve.text());
    store.append("c", 1, event(4_000, &sat(ada, &name), WAITING)).await.expect("it is next");
    store.append("c", 2, event(5_000, "{}", PLAYING)).await.expect("it is next");
    assert_eq!(owned(&store, ada).await, listed(&[(4_000, "c"), (3_000, "b"), (1_000, "a")]));
    assert_eq!(owned(&store, bob).await, listed(&[(2_000, "c"), (1_000, "a")]));
    assert_eq!(owned(&store, eve).await, []);
    // Sitting down again changes nothing, nor does what was refused.
    store.append("c", 3, event(6_000, &sat(ada, "Ada"), PLAYING)).await.expect("it is next");
    assert!(taken(store.append("a", 0, event(7_000, &sat(eve, "Eve"), WAITING)).await));
    assert!(taken(store.append("a", 2, event(7_000, &sat(eve, "Eve"), WAITING)).await));
    assert!(taken(store.create(table("a", WAITING)).await));
    assert_eq!(owned(&store, ada).await.len(), 3);
    assert_eq!(owned(&store, eve).await, []);
    // In pages.
    let first = store.owned(ada, None, 2).await.expect("it answers");
    assert_eq!(first, listed(&[(4_000, "c"), (3_000, "b")]));
    let rest = store.owned(ada, first.last().cloned(), 2).await.expect("it answers");
    assert_eq!(rest, listed(&[(1_000, "a")]));
    // With the table goes what is known of it.
    assert_eq!(expire(&store, 1_000_000_000_000, 9).await.len(), 3);
    assert_eq!(owned(&store, ada).await, []);
}

async fn old_tables_have_owners(home: &dyn Home) {
    home.make_old().await;
    let [ada, bob] = [b"ada", b"bob"].map(|secret| Owner::of(secret));
    for (id, number, body) in [
        ("a", 0, created_by(ada, &[ada])),
        ("a", 1, sat(bob, "Bob")),
        ("a", 2, "{\"event\":\"played\"}".to_owned()),
        ("b", 0, "{\"event\":\"created\" and then nothing".to_owned()),
    ] {
        let made = format!(
            "INSERT INTO tables (id, seed, rules, stage, tended, created_at)
             VALUES ('{id}', CAST('{}' AS BYTES), 1, 0, FALSE, 1)",
            "7".repeat(32)
        );
        if number == 0 {
            home.execute(&made).await;
        }
        let added = format!("INSERT INTO events VALUES ('{id}', {number}, {number}, '{body}')");
        home.execute(&added).await;
    }
    let store = home.open().await;
    assert_eq!(owned(&store, ada).await, listed(&[(0, "a")]));
    assert_eq!(owned(&store, bob).await, listed(&[(1, "a")]));
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

async fn deletes_one(home: &dyn Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        make(&store, id, LEASED).await;
        store.append(id, 1, event(2, "one", LEASED)).await.expect("it is the next");
    }
    assert!(store.delete("a").await.expect("it can delete"));
    assert!(!store.delete("a").await.expect("it can look"), "it is gone");
    assert!(store.load("a").await.expect("the database answers").is_none());
    assert!(store.events("a", 0).await.expect("the database answers").is_empty());
    assert!(missing(store.append("a", 2, event(3, "two", LEASED)).await));
    assert_eq!(store.events("b", 0).await.expect("the database answers").len(), 2);
    let expected = Counts { playing: 1, ..Counts::default() };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    // What is added at the same time is added before, or not at all.
    let appended = async {
        let mut number = 2;
        while store.append("b", number, event(4, "more", LEASED)).await.is_ok() {
            number += 1;
        }
    };
    let ((), gone) = tokio::join!(appended, store.delete("b"));
    assert!(gone.expect("it can delete"));
    assert!(store.events("b", 0).await.expect("the database answers").is_empty());
    assert_eq!(store.check().await.expect("it can look"), Vec::<String>::new());
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

/// Many old tables where something has happened since do not hide the one where nothing has.
async fn finds_what_is_old_behind_what_is_not(home: &dyn Home) {
    let store = home.open().await;
    let made = (0..450).map(|number| {
        let store = Arc::clone(&store);
        async move {
            let id = format!("{number}");
            store.create(table_at(&id, 1_000, WAITING)).await.expect("it is free");
            store.append(&id, 1, event(5_000, "x", WAITING)).await.expect("it is the next");
        }
    });
    join_all(made).await;
    store.create(table_at("old", 2_000, WAITING)).await.expect("it is free");
    assert_eq!(expire(&store, 5_000, 1).await, set(["old"]));
    assert_eq!(expire(&store, 5_099, 999).await, set([]));
    assert_eq!(expire(&store, 5_100, 999).await.len(), 450);
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
    // What is there already is not counted again.
    let record = Imported { id: "i".to_owned(), board: None, body: "{}".to_owned() };
    store.import(record).await.expect("it is there");
    assert!(taken(store.create(table("0", WAITING)).await));
    assert_eq!(store.counts().await.expect("it counts"), expected);
    store.append("0", 1, event(1, "x", OVER)).await.expect("it is the next");
    assert_eq!(expire(&store, 2_500, 9).await, set(["1", "2"]));
    let expected = Counts { waiting: 0, playing: 0, over: 4, imported: 1 };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    assert!(store.check().await.expect("it can look").is_empty(), "it is counted right");
    home.execute("DELETE FROM imported").await;
    assert_eq!(store.counts().await.expect("it counts").imported, 0);
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
    home.execute("UPDATE counts SET number = number + 1 WHERE kind = 2").await;
    let found = store.check().await.expect("it can look");
    assert_eq!(found.len(), 5, "{found:?}");
    let miscounted = "there are 0 of kind 2, but 1 are counted";
    assert!(found.iter().any(|line| line == miscounted), "{found:?}");
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
    let expected = Counts { playing: 1, ..Counts::default() };
    assert_eq!(store.counts().await.expect("it counts"), expected);
    // Nobody knows its deadline: it is to be looked at.
    assert_eq!(claim(&store, 1, 2, 9).await, ["a"]);
    store.append("a", 1, event(6, "one", LEASED)).await.expect("it is the next");
    assert!(claim(&store, 9, 10, 9).await.is_empty());
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
        assert_eq!((version.found, version.missing[0].as_str()), (1, "imported"));
        assert!(version.known > 1);
        store.close().await;
    }
    let store = home.open().await;
    let version = store.version().await.expect("it can be read");
    let known = version.known;
    assert_eq!(version, Version { found: known, known, missing: Vec::new() });
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
        Err(StoreError::Newer { found: 99, known: 2..99 }) => {}
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
