//! What the server promises programs: its version and limits, errors that are always JSON, when to try
//! again, what may be kept, and the tables of a visitor. (`cargo xtask test contract` tries every path with
//! generated requests.)

mod common;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::player::Player;
use common::raw::{Answer, Raw, ask, exchange};
use common::server::{config, start};
use common::tables::{device, table};
use crosstown_server::client::Client;
use crosstown_server::{Config, Server, Sources};
use crosstown_table::protocol::{MyTables, SeatPlan, Stage, Version};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_what_it_speaks() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.amounts.messages = 7;
    let server = Server::start(&config, Sources::real()).await.unwrap();
    let mut client = Client::new(server.address());
    let version: Version = client.get("/api/version").await.unwrap().read().unwrap();
    assert_eq!((version.protocol, version.limits.messages_per_second), (3, 7));
    assert_eq!(version.limits.message_bytes, 8192);
    let page = include_str!("../../../docs/protocol.md");
    assert!(
        page.starts_with(&format!("# The protocol of the server, version {}", version.protocol))
    );
    let document = client.get("/api/openapi.json").await.unwrap();
    assert_eq!(document.body, crosstown_server::openapi());
    assert_eq!(document.json().unwrap()["info"]["version"], version.version);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_error_is_json_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let host = at.to_string();
    let other = "http://evil.example/api/boards";
    let long = "x".repeat(129 * 1024);
    type Case<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)], &'a str, u16, &'a str);
    let cases: [Case; 17] = [
        ("GET", "/api", &[], "", 404, "not-found"),
        ("GET", "/api/nothing", &[], "", 404, "not-found"),
        ("POST", "/api/nothing", &[], "", 404, "not-found"),
        ("GET", "/nothing.txt", &[], "", 404, "not-found"),
        ("GET", "/healthz/", &[], "", 404, "not-found"),
        ("GET", "/metrics/", &[], "", 404, "not-found"),
        ("DELETE", "/api/tables", &[], "", 405, "not-allowed"),
        ("POST", "/", &[], "", 405, "not-allowed"),
        ("POST", "/api/tables", &[], &long, 413, "body-too-long"),
        ("POST", "/api/replay", &[], "{", 400, "bad-json"),
        ("GET", "/api/tables/x/seats/300/hint", &[], "", 400, "bad-path"),
        ("GET", "/api/tables/%ff", &[], "", 400, "bad-path"),
        ("GET", "/api/tables/x/socket?seen=-1", &[], "", 400, "bad-query"),
        ("GET", "/api/tables?before=x", &[], "", 400, "bad-query"),
        ("GET", "/api/tables/x/socket", &[], "", 400, "bad-upgrade"),
        ("GET", "/api/boards", &[("host", &host), ("host", "evil.example")], "", 400, "bad-host"),
        ("GET", other, &[], "", 400, "bad-host"),
    ];
    for (method, path, headers, body, status, code) in cases {
        let answer = ask(at, (method, path), headers, body).await;
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}");
    }
    // A seat that the table does not have is not there, when it is made too.
    let two = json!([{"by": "open"}, {"by": "open"}]);
    let new = json!({"city": "london", "seats": two, "first": 9}).to_string();
    let answer = ask(at, ("POST", "/api/tables"), &[], &new).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-seat"));
    // What is no HTTP at all ends with a status and nothing else.
    let answer = Answer::parse(&exchange(at, b"GET / HTTP/1.1 \x00\r\n\r\n").await).unwrap();
    assert_eq!((answer.status, answer.body.as_str()), (400, ""));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_when_to_try_again_and_what_may_be_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut limited: Config = config(folder.path());
    limited.amounts.tables_per_hour = 1;
    limited.amounts.open_tables = 1;
    let server = Server::start(&limited, Sources::real()).await.unwrap();
    let at = server.address();
    let mut client = Client::new(at);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let new = serde_json::to_string(&table("london", &[device("Ada"), device("Bob")])).unwrap();
    let many = ask(at, ("POST", "/api/tables"), &[], &new).await;
    assert_eq!((many.status, many.header("retry-after")), (429, Some("60")));

    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    let path = format!("/api/tables/{}", made.id);
    let record = ask(at, ("GET", &format!("{path}/record")), &[], "").await;
    assert_eq!((record.status, record.header("cache-control")), (409, Some("no-store")));
    tokio::join!(ada.play_on(), bob.play_on());
    for (what, kept) in [
        ("/record", "public, max-age=31536000, immutable"),
        ("/replay", "public, max-age=3600"),
        ("/board", "public, max-age=3600"),
        ("", "no-store"),
    ] {
        let answer = ask(at, ("GET", &format!("{path}{what}")), &[], "").await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some(kept)), "{what}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_lost_the_link_finds_the_table_by_the_secret() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    // A program may make its own secret.
    let secret = |byte: u8| format!("Bearer {}", URL_SAFE_NO_PAD.encode([byte; 32]));
    let (ada, bob) = (secret(1), secret(2));
    let mine = async |who: &str, query: &str| {
        let headers = [("authorization", who)];
        let answer = ask(at, ("GET", &format!("/api/tables{query}")), &headers, "").await;
        serde_json::from_value::<MyTables>(answer.json()).expect("a list")
    };
    assert_eq!(mine(&ada, "").await.tables, []);
    let open = table("london", &[device("Ada"), SeatPlan::Open]);
    let open = serde_json::to_string(&open).unwrap();
    let mut made = Vec::new();
    for _ in 0..21 {
        let answer =
            ask(at, ("POST", "/api/tables"), &[("authorization", &ada)], &open).await.json();
        made.push(answer);
    }
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    let join = json!({"invite": made[5]["invite"], "name": "Bob"}).to_string();
    let sit = format!("/api/tables/{}/seats/1/sit", id(&made[5]));
    // The answer may be lost: the same again is the same.
    for _ in 0..2 {
        let answer = ask(at, ("POST", &sit), &[("authorization", &bob)], &join).await;
        assert_eq!((answer.status, answer.json()["stage"].as_str()), (200, Some("playing")));
        assert_eq!(answer.json()["number"], 1, "it happened once");
    }
    let taken = ask(at, ("POST", &sit), &[("authorization", &secret(3))], &join).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "seat-taken"));

    let first = mine(&ada, "").await;
    let ids: Vec<_> = first.tables.iter().map(|one| one.table.id.clone()).collect();
    assert_eq!(ids.len(), 20);
    let rest = mine(&ada, &format!("?before={}", first.next.expect("there are more"))).await;
    assert_eq!((rest.tables.len(), &rest.next), (1, &None));
    let all: std::collections::BTreeSet<_> =
        ids.into_iter().chain([rest.tables[0].table.id.clone()]).collect();
    assert_eq!(all, made.iter().map(id).collect(), "each of them once");

    // Others see theirs, as theirs; who has no secret, or another, sees nothing.
    let found = mine(&bob, "").await.tables;
    assert_eq!(found.len(), 1);
    let there = &found[0].table;
    assert_eq!((&there.id, there.stage, there.host), (&id(&made[5]), Stage::Playing, false));
    assert_eq!(there.waiting_for, [0, 1]);
    assert_eq!(there.seats.iter().map(|seat| seat.mine).collect::<Vec<_>>(), [false, true]);
    assert!(found[0].at > 1_600_000_000_000);
    for nobody in [&secret(9), "Bearer x", ""] {
        assert_eq!(mine(nobody, "").await.tables, [], "{nobody}");
    }
    // Who leaves before the game has the table no longer.
    let two = json!({"city": "london", "seats": [{"by": "open"}, {"by": "open"}]}).to_string();
    let two = ask(at, ("POST", "/api/tables"), &[("authorization", &ada)], &two).await.json();
    let join = json!({"invite": two["invite"], "name": "Bob"}).to_string();
    let seat = format!("/api/tables/{}/seats/1", id(&two));
    ask(at, ("POST", &format!("{seat}/sit")), &[("authorization", &bob)], &join).await;
    assert_eq!(mine(&bob, "").await.tables.len(), 2);
    ask(at, ("POST", &format!("{seat}/leave")), &[("authorization", &bob)], "").await;
    assert_eq!(mine(&bob, "").await.tables.len(), 1);
    server.close().await;
}

/// Everything that the viewer of a seat is told has the hand of this seat in it.
fn sees_a_hand(message: &Value) -> bool {
    let view = &message["view"];
    !view["hand"].is_null() || !view["seat"].is_null() || !view["tickets"].is_null()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_sees_no_more_than_a_spectator() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let mut ada = Client::new(at);
    let made = ada.create(&table("london", &[device("Ada"), SeatPlan::Open])).await.unwrap();
    let mut bob = Client::new(at);
    bob.sit(&made, 1, "Bob").await.unwrap();
    let cookie = bob.cookie().unwrap().to_owned();
    let cookie = [("cookie", cookie.as_str())];
    let path = format!("/api/tables/{}/seats/1/socket", made.id);
    let mut seat = Raw::connect(at, &path, &cookie).await.1.expect("it is Bob's");
    assert!(sees_a_hand(&seat.text().await.unwrap().json()), "a welcome with the own hand");
    bob.command(&made.id, 1, "leave").await.unwrap();
    let mut player = Player::connect(&ada, &made.id, 0).await;
    player.turn().await;
    player.turn().await;
    // From the event of leaving on, and when Bob comes again.
    let mut events = 0;
    while events < 4 {
        let message = seat.text().await.unwrap().json();
        if message["type"] == "event" {
            events += 1;
            assert!(!sees_a_hand(&message), "{message}");
            let entry = &message["what"]["entry"];
            assert!(entry["seat"] != 1 || entry["tickets"].is_null() && entry["card"].is_null());
        }
    }
    let mut again = Raw::connect(at, &format!("{path}?seen=0"), &cookie).await.1.expect("a socket");
    let welcome = again.text().await.unwrap().json();
    assert!(!sees_a_hand(&welcome), "{welcome}");
    let told = welcome["missed"].to_string();
    assert!(!told.contains("\"tickets\":["), "no tickets that were kept: {told}");
    // Nor by asking, nor by playing.
    for what in ["hint", "why?tickets"] {
        let path = format!("/api/tables/{}/seats/1/{what}", made.id);
        let answer = ask(at, ("GET", &path), &cookie, "").await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "not-your-seat"), "{what}");
    }
    let play = json!({"type": "play", "id": "x", "seen": 9, "action": {"do": "pass"}}).to_string();
    again.send_text(&play).await;
    let refused = loop {
        let message = again.text().await.unwrap().json();
        if message["type"] == "refused" {
            break message;
        }
    };
    assert_eq!(refused["code"], "spectator");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_before_the_game_does_not_see_the_next_ones_hand() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let mut ada = Client::new(at);
    let seats = [device("Ada"), SeatPlan::Open, SeatPlan::Open];
    let made = ada.create(&table("london", &seats)).await.unwrap();
    let mut bob = Client::new(at);
    bob.sit(&made, 1, "Bob").await.unwrap();
    let cookie = bob.cookie().unwrap().to_owned();
    let cookie = [("cookie", cookie.as_str())];
    let path = format!("/api/tables/{}/seats/1/socket", made.id);
    let mut seat = Raw::connect(at, &path, &cookie).await.1.expect("it is Bob's");
    bob.command(&made.id, 1, "leave").await.unwrap();
    let mut others = [Client::new(at), Client::new(at)];
    for (number, other) in (1..).zip(&mut others) {
        other.sit(&made, number, "Cem").await.unwrap();
    }
    let begun = loop {
        let message = seat.text().await.unwrap().json();
        if !message["view"].is_null() {
            break message;
        }
    };
    assert!(!sees_a_hand(&begun), "{begun}");
    server.close().await;
}
