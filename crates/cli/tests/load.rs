//! `crosstown load` as people use it, with a server of its own.

mod common;

use common::{refused, works};
use serde_json::{Value, json};

#[test]
fn people_play_at_a_server_of_its_own() {
    let said = works(&["load", "--tables", "5", "--seconds", "2", "--json"]);
    let told: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(told["city"], "london");
    assert_eq!((&told["tables"], &told["sockets"]), (&json!(5), &json!(10)));
    assert_eq!((&told["rate"], &told["due"]), (&json!(10), &json!(20)));
    assert_eq!((&told["refused"], &told["errors"]), (&json!({}), &json!({})));
    assert_eq!(told["actions"], 20, "all that was due was played: {said}");
    let latency = ["p50", "p99", "p99.9", "max"].map(|part| told["latency_ms"][part].as_f64());
    assert!(latency.iter().all(|ms| ms.is_some_and(|ms| ms > 0.0)), "{said}");
    assert!(latency.is_sorted(), "{said}");
    for reading in ["start", "tables", "sockets", "end"] {
        assert!(told["memory"][reading].as_u64().is_some_and(|bytes| bytes > 1 << 20), "{said}");
    }
}

#[test]
fn games_end_and_others_begin() {
    let args = ["load", "--tables", "3", "--rate", "30", "--seconds", "12", "--city", "new-york"];
    let said = works(&args);
    for part in ["3 tables, 6 sockets, 360 actions due", "p99.9", "nothing went wrong", "KiB"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    let games = said.split_once("; ").and_then(|(_, rest)| rest.split_once(" games came"));
    assert!(games.is_some_and(|(games, _)| games.parse::<u32>().unwrap() > 0), "{said}");
}

#[test]
fn what_cannot_be_is_refused() {
    let said = refused(&["load", "--tables", "2", "--rate", "100"]);
    assert!(said.contains("too many for 2 tables"), "{said}");
    let said = refused(&["load", "--url", "https://games.example"]);
    assert!(said.contains("is not an address"), "{said}");
    let said = refused(&["load", "--url", "http://127.0.0.1:1"]);
    assert!(said.contains("no server answers"), "{said}");
    let said = refused(&["load", "--city", "atlantis", "--tables", "1"]);
    assert!(said.contains("no-such-board"), "{said}");
}
