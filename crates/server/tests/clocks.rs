//! Clocks at real tables, with a time that the test sets.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use common::player::Player;
use common::server::config;
use common::tables::{bot, device, table};
use crosstown_rules::Board;
use crosstown_rules::record::{Raw, verify};
use crosstown_server::client::Client;
use crosstown_server::store::{Mark, NewEvent, NewTable, ReadStore as _, Sqlite, Store as _};
use crosstown_server::{Server, Sources};
use crosstown_table::protocol::{Clock, Level, Per, Sitter, Stage};
use serde_json::{Value, json};

/// When the first servers start.
const FIRST: u64 = 1_000_000;

/// A server whose time stands still until the test moves it.
async fn start(folder: &Path, at: u64) -> (Server, Arc<AtomicU64>) {
    let time = Arc::new(AtomicU64::new(at));
    let now = time.clone();
    let sources = Sources { now: Arc::new(move || now.load(Ordering::Relaxed)), ..Sources::real() };
    (Server::start(&config(folder), sources).await.expect("it starts"), time)
}

/// A table of two with a clock at which both have chosen their tickets.
async fn two(client: &mut Client, per: Per) -> (String, Player, Player) {
    let mut new = table("london", &[device("Ada"), device("Bob")]);
    new.clock = Some(Clock { per, seconds: 60 });
    let id = client.create(&new).await.unwrap().id;
    let mut ada = Player::connect(client, &id, 0).await;
    let mut bob = Player::connect(client, &id, 1).await;
    ada.play().await;
    bob.play().await;
    while ada.actions().is_empty() {
        ada.hear().await;
    }
    (id, ada, bob)
}

/// Reads until this has happened.
async fn hears(player: &mut Player, what: &Value) {
    while !player.events.contains(what) {
        player.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_late() {
    let folder = tempfile::tempdir().unwrap();
    let (server, time) = start(folder.path(), FIRST).await;
    let mut client = Client::new(server.address());
    let (id, mut ada, mut bob) = two(&mut client, Per::Move).await;
    let late = json!({"event": "bot", "seat": 0, "level": "hard", "why": "clock"});
    time.fetch_add(59_999, Ordering::Relaxed);
    let shown = client.table(&id).await.unwrap();
    assert_eq!(shown.seats[0].by, Sitter::Person);
    assert_eq!(shown.seats[0].deadline, Some(FIRST + 60_000));
    time.fetch_add(1, Ordering::Relaxed);
    // Anything that comes to the table makes it look at the clock; nothing need come, but a test has
    // no minute.
    client.table(&id).await.unwrap();
    hears(&mut ada, &late).await;
    // The bot moves, then Bob, and Ada takes her seat back.
    while bob.actions().is_empty() {
        bob.hear().await;
    }
    let shown = client.table(&id).await.unwrap();
    assert_eq!((shown.seats[0].by, shown.seats[0].can_return), (Sitter::Bot, true));
    assert_eq!(client.command(&id, 0, "return").await.unwrap().status, 200);
    hears(&mut ada, &json!({"event": "returned", "seat": 0})).await;
    tokio::join!(ada.play_on(), bob.play_on());
    let record = client.get(&format!("/api/tables/{id}/record")).await.unwrap();
    let raw = Raw::parse(record.body.trim()).unwrap();
    let board = Board::city(raw.city()).unwrap();
    verify(&board, &raw.on(&board).unwrap()).unwrap();
    let then = record.json().unwrap()["seats"][0]["then"].clone();
    assert_eq!(then[0]["by"], "bot:hard");
    assert_eq!([&then[0]["why"], &then[1]["why"]], ["clock", "returned"]);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST).await;
    let mut client = Client::new(server.address());
    let (id, mut ada, _bob) = two(&mut client, Per::Game).await;
    server.close().await;
    // Much later, from its first moment on: it goes on with its tables at once.
    let (server, time) = start(folder.path(), FIRST + 86_400_000).await;
    let mut client = client.at(server.address());
    ada.reconnect(&client).await;
    hears(&mut ada, &json!({"event": "resumed"})).await;
    let shown = client.table(&id).await.unwrap();
    assert_eq!(shown.seats[0].by, Sitter::Person, "being away costs no time");
    time.fetch_add(60_000, Ordering::Relaxed);
    client.table(&id).await.unwrap();
    hears(&mut ada, &json!({"event": "bot", "seat": 0, "level": "hard", "why": "clock"})).await;
    assert_eq!(client.command(&id, 0, "return").await.unwrap().status, 409);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_read_do_not_disturb_others() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST).await;
    let mut client = Client::new(server.address());
    let seats = [device("Ada"), bot(Level::Easy)];
    let damaged = client.create(&table("london", &seats)).await.unwrap().id;
    let good = client.create(&table("london", &seats)).await.unwrap().id;
    server.close().await;

    let store = Sqlite::open(folder.path(), Sources::real().now).await.unwrap();
    let mark = Mark { stage: Stage::Playing, needs_lease: true, deadline: None };
    let next = store.events(&damaged, 0).await.unwrap().len() as u32;
    let body = r#"{"event":"played","entry":{"seat":0,"do":"draw","from":"deck","card":"wild"}}"#;
    let event = NewEvent { at: 0, body: body.to_owned(), mark };
    store.append(&damaged, next, event).await.unwrap();
    let first = store.load(&good).await.unwrap().unwrap().events[0].1.clone();
    let newer = NewTable {
        id: "A".repeat(damaged.len()),
        seed: [1; 32],
        rules: 99,
        board: None,
        event: NewEvent { at: 0, body: first, mark },
    };
    let other = newer.id.clone();
    store.create(newer).await.unwrap();
    store.close().await;

    let (server, _) = start(folder.path(), FIRST).await;
    let mut client = client.at(server.address());
    let answer = client.get(&format!("/api/tables/{damaged}")).await.unwrap();
    assert_eq!(answer.status, 500, "{}", answer.body);
    assert_eq!(answer.json().unwrap(), json!({"code": "table-damaged"}));
    let answer = client.get(&format!("/api/tables/{other}")).await.unwrap();
    assert_eq!(answer.status, 409, "{}", answer.body);
    assert_eq!(answer.json().unwrap()["code"], "other-rules");
    assert!(answer.body.contains("version 99 of the rules"), "{}", answer.body);
    let mut ada = Player::connect(&client, &good, 0).await;
    ada.play_on().await;
    assert_eq!(client.table(&good).await.unwrap().stage, Stage::Over);
    server.close().await;
}
