//! What devices contribute to the shuffles, over real sockets: everybody plays on at their seat when
//! the seats are turned, nobody is kept waiting, and no secret is told too soon.

mod common;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use common::player::Player;
use common::server::{config, message, verified};
use crosstown_rules::{Hex, commitment, from_hex, mixed_seed, to_hex};
use crosstown_server::client::{Answer, Client, Socket};
use crosstown_server::{Server, Sources};
use crosstown_table::protocol::{Stage, Table, ToClient, View};
use serde_json::{Value, json};

const ADA: [u8; 32] = [0xa; 32];
const BOB: [u8; 32] = [0xb; 32];
/// When the first servers start.
const FIRST: u64 = 1_000_000;
/// How long secrets can be revealed.
const WAIT: u64 = 5_000;

/// A server whose time stands still until the test moves it.
async fn start(folder: &Path, at: u64) -> (Server, Arc<AtomicU64>) {
    let time = Arc::new(AtomicU64::new(at));
    let now = time.clone();
    let sources = Sources { now: Arc::new(move || now.load(Ordering::Relaxed)), ..Sources::real() };
    (Server::start(&config(folder), sources).await.expect("it starts"), time)
}

fn commit(secret: [u8; 32]) -> String {
    to_hex(&commitment(&secret))
}

/// Ada makes a table. Nobody says who begins.
async fn made(ada: &mut Client) -> Table {
    let seats = json!([{"by": "device", "name": "Ada"}, {"by": "open"}]);
    let new = json!({"city": "london", "seats": seats, "commit": commit(ADA)});
    ada.post("/api/tables", &new).await.unwrap().read().unwrap()
}

async fn sits(bob: &mut Client, table: &Table) -> Table {
    let join = json!({"invite": table.invite, "name": "Bob", "commit": commit(BOB)});
    bob.post(&format!("/api/tables/{}/seats/1/sit", table.id), &join).await.unwrap().read().unwrap()
}

async fn reveal(client: &mut Client, id: &str, seat: u8, secret: [u8; 32]) -> Answer {
    let path = format!("/api/tables/{id}/seats/{seat}/reveal");
    client.post(&path, &json!({"secret": to_hex(&secret)})).await.unwrap()
}

fn code(answer: &Answer) -> (u16, Value) {
    (answer.status, answer.json().unwrap()["code"].clone())
}

/// The first view that comes, and the number of its event.
async fn dealt(socket: &mut Socket) -> (View, u32) {
    loop {
        match message(socket).await {
            ToClient::Welcome { view: Some(view), table, .. } => return (view, table.number),
            ToClient::Event { view: Some(view), event, .. } => return (view, event.number),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_seats_are_turned_everybody_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST).await;
    let mut turned = [0; 2];
    for _ in 0..64 {
        let [mut ada, mut bob] = [(); 2].map(|()| Client::new(server.address()));
        let id = made(&mut ada).await;
        let mut adas = ada.socket(&id.id, Some(0), None).await.unwrap();
        let full = sits(&mut bob, &id).await;
        assert_eq!((full.stage, full.reveal_by), (Stage::Waiting, Some(FIRST + WAIT)));
        let id = id.id;
        let mut bobs = bob.socket(&id, Some(1), None).await.unwrap();
        assert_eq!(reveal(&mut ada, &id, 0, ADA).await.status, 200);
        let shown: Table = reveal(&mut bob, &id, 1, BOB).await.read().unwrap();
        assert_eq!(shown.stage, Stage::Playing);
        let seat = shown.seats.iter().position(|seat| seat.mine).unwrap();
        let number_of = |seat: usize| Some(seat as u8);
        turned[1 - seat] += 1;
        // What is told at a seat is that of its player, and what they do there is theirs.
        let ((hers, _), (his, number)) = (dealt(&mut adas).await, dealt(&mut bobs).await);
        assert_eq!((hers.seat, his.seat), (number_of(1 - seat), number_of(seat)));
        assert_ne!(hers.offered, his.offered);
        for (socket, view) in [(&mut adas, &hers), (&mut bobs, &his)] {
            let action = view.actions.as_ref().unwrap()[0].clone();
            socket.play("keep", number, &action).await.unwrap();
            loop {
                match message(socket).await {
                    ToClient::Ack { id, .. } => break assert_eq!(id, "keep"),
                    ToClient::Refused { problem, .. } => panic!("{problem:?}"),
                    _ => {}
                }
            }
        }
        // The same again changes nothing, whatever the seat is called now.
        assert_eq!(reveal(&mut bob, &id, 1, BOB).await.status, 200);
        for seat in 0..2 {
            for client in [&mut ada, &mut bob] {
                client.command(&id, seat, "end").await.unwrap();
            }
        }
        let record = verified(&mut ada, &id).await;
        assert_eq!(record["seats"][seat]["name"], "Bob");
        assert_eq!(record["fair"]["shuffle"], "crosstown-shuffle/2");
        assert_eq!(record["fair"]["first"], 1 - seat);
        assert_eq!(record["fair"]["contributions"][1]["secret"], to_hex(&BOB));
        if turned.iter().all(|count| *count > 0) {
            return;
        }
    }
    panic!("always the same begins: {turned:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lies_or_vanishes_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let (server, time) = start(folder.path(), FIRST).await;
    let [mut ada, mut bob] = [(); 2].map(|()| Client::new(server.address()));
    let table = made(&mut ada).await;
    let id = &table.id;
    let early = reveal(&mut ada, id, 0, ADA).await;
    assert_eq!(code(&early), (409, json!("game-not-begun")), "a seat is open");
    sits(&mut bob, &table).await;
    let mut socket = ada.socket(id, Some(0), None).await.unwrap();
    // Bob lies.
    assert_eq!(code(&reveal(&mut bob, id, 1, ADA).await), (422, json!("wrong-secret")));
    assert_eq!(code(&reveal(&mut bob, id, 0, ADA).await), (403, json!("not-your-seat")));
    let path = format!("/api/tables/{id}/seats/1/reveal");
    let short = bob.post(&path, &json!({"secret": "0b"})).await.unwrap();
    assert_eq!(code(&short), (400, json!("bad-json")));
    assert_eq!(reveal(&mut ada, id, 0, ADA).await.status, 200);
    time.fetch_add(WAIT - 1, Ordering::Relaxed);
    assert_eq!(ada.table(id).await.unwrap().stage, Stage::Waiting);
    // Bob vanishes.
    time.fetch_add(1, Ordering::Relaxed);
    ada.table(id).await.unwrap();
    dealt(&mut socket).await;
    let late = reveal(&mut bob, id, 1, BOB).await.status;
    assert!([403, 409].contains(&late), "his seat may have another number now: {late}");
    for seat in 0..2 {
        for client in [&mut ada, &mut bob] {
            client.command(id, seat, "end").await.unwrap();
        }
    }
    let record = verified(&mut ada, id).await;
    let contributions = record["fair"]["contributions"].as_array().unwrap();
    assert_eq!(contributions[0]["secret"], to_hex(&ADA));
    assert_eq!(contributions[1], json!({"seat": 1, "commit": commit(BOB)}), "it is seen");
}

/// Who does not contribute waits for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn without_contributions_the_cards_are_dealt_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST).await;
    let mut ada = Client::new(server.address());
    let seats = json!([{"by": "device", "name": "Ada"}, {"by": "bot", "level": "easy"}]);
    let new = json!({"city": "london", "seats": seats});
    let table: Table = ada.post("/api/tables", &new).await.unwrap().read().unwrap();
    assert_eq!((table.stage, table.reveal_by), (Stage::Playing, None));
    let seat = table.seats.iter().position(|seat| seat.mine).unwrap() as u8;
    Player::connect(&ada, &table.id, seat).await.play_on().await;
    let record = verified(&mut ada, &table.id).await;
    assert_eq!(record["fair"]["contributions"], json!([]));
    assert_eq!(record["fair"]["first"], (2 - seat) % 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_before_the_deal_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST).await;
    let [mut ada, mut bob] = [(); 2].map(|()| Client::new(server.address()));
    let [one, other] = [made(&mut ada).await, made(&mut ada).await];
    for table in [&one, &other] {
        sits(&mut bob, table).await;
    }
    assert_eq!(reveal(&mut ada, &one.id, 0, ADA).await.status, 200);
    server.close().await;

    // An hour later there is as much time again.
    let again = FIRST + 3_600_000;
    let (server, time) = start(folder.path(), again).await;
    let [mut ada, mut bob] = [ada.at(server.address()), bob.at(server.address())];
    assert_eq!(ada.table(&one.id).await.unwrap().reveal_by, Some(again + WAIT));
    let shown: Table = reveal(&mut bob, &one.id, 1, BOB).await.read().unwrap();
    assert_eq!(shown.stage, Stage::Playing, "what Ada revealed before counts");
    assert!(shown.seats.iter().all(|seat| seat.secret.is_some()));
    assert_eq!(bob.table(&other.id).await.unwrap().stage, Stage::Waiting);
    time.fetch_add(WAIT, Ordering::Relaxed);
    let mut socket = ada.socket(&other.id, None, None).await.unwrap();
    dealt(&mut socket).await;
    server.close().await;
}

/// No seed is told before the end, mixed or not, and no secret before its device reveals it.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_too_soon() {
    let folder = tempfile::tempdir().unwrap();
    let drawn: Arc<Mutex<Vec<[u8; 32]>>> = Arc::default();
    let (noted, real) = (drawn.clone(), Sources::real().random);
    let random = Arc::new(move |bytes: &mut [u8]| {
        real(bytes);
        if let Ok(bytes) = <[u8; 32]>::try_from(&*bytes) {
            noted.lock().unwrap().push(bytes);
        }
    });
    let sources = Sources { random, ..Sources::real() };
    let server = Server::start(&config(folder.path()), sources).await.unwrap();
    let [mut ada, mut bob] = [(); 2].map(|()| Client::new(server.address()));
    let table = made(&mut ada).await;
    let id = &table.id;
    let seed = |commitment_: &str| {
        let drawn = drawn.lock().unwrap();
        *drawn.iter().find(|bytes| to_hex(&commitment(bytes)) == commitment_).expect("the seed")
    };
    let seed = seed(&table.commitment);
    let mut watcher = ada.socket(id, None, None).await.unwrap();
    let mut heard = serde_json::to_string(&table).unwrap();
    heard += &serde_json::to_string(&sits(&mut bob, &table).await).unwrap();
    assert!(!heard.contains(&to_hex(&ADA)) && !heard.contains(&to_hex(&BOB)));
    heard += &reveal(&mut bob, id, 1, ADA).await.body;
    heard += &reveal(&mut ada, id, 0, ADA).await.body;
    heard += &ada.get(&format!("/api/tables/{id}")).await.unwrap().body;
    assert!(heard.contains(&to_hex(&ADA)) && !heard.contains(&to_hex(&BOB)));
    let told = reveal(&mut bob, id, 1, BOB).await.body;
    assert!(told.contains(&to_hex(&BOB)));
    heard += &told;
    loop {
        let text = watcher.text().await.unwrap().expect("an open socket");
        heard += &text;
        if matches!(serde_json::from_str(&text).unwrap(), ToClient::Event { view: Some(_), .. }) {
            break;
        }
    }
    heard += &ada.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
    heard += &ada.get("/metrics").await.unwrap().body;
    let told = |seat, secret: [u8; 32]| {
        let commit = from_hex(&commit(secret)).map(Hex).unwrap();
        crosstown_rules::Contribution { seat, commit, secret: Some(Hex(secret)) }
    };
    let mixed = mixed_seed(&seed, &[told(0, ADA), told(1, BOB)]);
    for secret in [seed, mixed] {
        assert!(!heard.contains(&to_hex(&secret)), "a seed is told");
        assert!(!heard.contains(&format!("{secret:?}")), "a seed is told");
    }
    assert!(heard.contains(&table.commitment));
    server.close().await;
}
