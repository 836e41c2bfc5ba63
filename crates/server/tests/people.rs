//! People at a table with each other: who is away, what they show, and what the host can set.

mod common;

use std::time::Duration;

use common::player::Player;
use common::server::{config, message, start, verified};
use common::tables::{bot, device, table};
use crosstown_server::client::{Client, Socket};
use crosstown_server::{Amounts, Config, Server, Sources};
use crosstown_table::protocol::{self, Host, NewTable, SeatPlan, Sitter, Stage, ToClient};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

async fn emote_of(socket: &mut Socket) -> (u8, protocol::Emote) {
    loop {
        if let ToClient::Emote { seat, emote } = message(socket).await {
            return (seat, emote);
        }
    }
}

/// A server that waits so long for players who are away.
async fn patient(folder: &std::path::Path, away: Duration) -> Server {
    let config = config(folder);
    let amounts = Amounts { away, ..config.amounts };
    let config = Config { amounts, ..config };
    Server::start(&config, Sources::real()).await.expect("the server starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_can_play_for_who_is_away_until_they_are_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Duration::from_millis(300)).await;
    let mut ada = Client::new(server.address());
    let made = ada.create(&table("london", &[device("Ada"), SeatPlan::Open])).await.unwrap();
    let mut bob = Client::new(server.address());
    bob.sit(&made, 1, "Bob").await.unwrap();
    let mut here = Player::connect(&ada, &made.id, 0).await;
    let there = bob.socket(&made.id, Some(1), None).await.unwrap();
    here.play().await;

    // Bob is here.
    let answer = ada.command(&made.id, 1, "relieve").await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()), (409, json!({"code": "not-away"})));
    there.close().await;
    // Bob was here a moment ago; when that is long enough the same is allowed.
    let relieved = loop {
        let answer = ada.command(&made.id, 1, "relieve").await.unwrap();
        if answer.status == 200 {
            break answer.read::<protocol::Table>().unwrap();
        }
        assert_eq!(answer.json().unwrap(), json!({"code": "not-away"}));
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(relieved.seats[1].by, Sitter::Bot);
    let mut stranger = Client::new(server.address());
    assert_eq!(stranger.command(&made.id, 0, "relieve").await.unwrap().status, 403);

    // Bob comes back, and plays.
    let seen = bob.table(&made.id).await.unwrap();
    assert!(seen.seats[1].can_return);
    assert_eq!(bob.command(&made.id, 1, "return").await.unwrap().status, 200);
    let mut back = Player::connect(&bob, &made.id, 1).await;
    tokio::join!(here.play_on(), back.play_on());
    let record = verified(&mut ada, &made.id).await;
    let then = record["seats"][1]["then"].as_array().unwrap();
    let why: Vec<_> = then.iter().map(|then| then["why"].as_str().unwrap()).collect();
    assert_eq!(why, ["away", "returned"]);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_to_end_is_counted_again_when_somebody_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    assert_eq!(client.command(&made.id, 0, "end").await.unwrap().status, 200);
    let left: protocol::Table = client.command(&made.id, 1, "leave").await.unwrap().read().unwrap();
    assert_eq!(left.stage, Stage::Over);
    let record = verified(&mut client, &made.id).await;
    assert_eq!(record["result"]["reason"], "abandoned");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_does_not_wait_for_who_has_vanished() {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Duration::from_millis(500)).await;
    let mut ada = Client::new(server.address());
    let open = [device("Ada"), SeatPlan::Open, SeatPlan::Open];
    let made = ada.create(&table("london", &open)).await.unwrap();
    let [mut bob, mut cem] = [Client::new(server.address()), Client::new(server.address())];
    bob.sit(&made, 1, "Bob").await.unwrap();
    cem.sit(&made, 2, "Cem").await.unwrap();
    let mut here = Player::connect(&ada, &made.id, 0).await;
    let there = bob.socket(&made.id, Some(1), None).await.unwrap();
    let still = cem.socket(&made.id, Some(2), None).await.unwrap();
    // Everybody is here, so one is not enough; and nobody has to say it twice.
    let said: protocol::Table = ada.command(&made.id, 0, "end").await.unwrap().read().unwrap();
    assert_eq!(said.stage, Stage::Playing);
    let said: protocol::Table = bob.command(&made.id, 1, "end").await.unwrap().read().unwrap();
    assert_eq!(said.stage, Stage::Playing);
    // Cem vanishes. Bob goes too, but has said it.
    drop((there, still));
    while !here.is_over() {
        here.hear().await;
    }
    assert_eq!(here.events.last().unwrap()["ended"], json!(true));
    let record = verified(&mut ada, &made.id).await;
    assert_eq!(record["result"]["reason"], "abandoned");
    server.close().await;
    // It is stored as it was.
    let server = patient(folder.path(), Duration::from_secs(60)).await;
    let table = ada.at(server.address()).table(&made.id).await.unwrap();
    assert_eq!(table.stage, Stage::Over);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_show_what_they_feel_and_spectators_only_see_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("berlin", &[device("Ada"), device("Bob")])).await.unwrap();
    let mut ada = client.socket(&made.id, Some(0), None).await.unwrap();
    let mut bob = client.socket(&made.id, Some(1), None).await.unwrap();
    let mut watcher = Client::new(server.address()).socket(&made.id, None, None).await.unwrap();
    let say = |emote: &str| Message::text(json!({"type": "emote", "emote": emote}).to_string());
    watcher.send(say("wow")).await.unwrap();
    // The second of two at once is too much.
    ada.send(say("hello")).await.unwrap();
    ada.send(say("oops")).await.unwrap();
    assert_eq!(emote_of(&mut bob).await, (0, protocol::Emote::Hello));
    bob.send(say("thanks")).await.unwrap();
    assert_eq!(emote_of(&mut bob).await, (1, protocol::Emote::Thanks));
    assert_eq!(emote_of(&mut watcher).await, (0, protocol::Emote::Hello));
    assert_eq!(emote_of(&mut watcher).await, (1, protocol::Emote::Thanks));
    // Words are not among them.
    ada.send(say("you fool")).await.unwrap();
    loop {
        if let ToClient::Refused { problem, .. } = message(&mut ada).await {
            assert_eq!(problem.code.name(), "bad-message");
            break;
        }
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_hints_gives_none_and_its_next_game_neither() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let new =
        NewTable { hints: false, ..table("london", &[device("Ada"), bot(protocol::Level::Easy)]) };
    let made = client.create(&new).await.unwrap();
    assert!(!made.hints);
    let answer = client.get(&format!("/api/tables/{}/seats/0/hint", made.id)).await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()), (403, json!({"code": "hints-off"})));
    client
        .command(&made.id, made.seats.iter().position(|seat| seat.mine).unwrap() as u8, "end")
        .await
        .unwrap();
    let next = client.post(&format!("/api/tables/{}/rematch", made.id), &json!({})).await.unwrap();
    let next = next.read::<protocol::Table>().unwrap().rematch.expect("a table");
    assert!(!client.table(&next).await.unwrap().hints);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_file_is_looked_at_before_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let text = include_str!("../../../boards/london.toml");
    let board = client.post("/api/boards/check", &json!({"board": text})).await.unwrap();
    let same = client.get("/api/boards/london").await.unwrap();
    assert_eq!((board.status, board.json().unwrap()), (200, same.json().unwrap()));
    let wrong = text.replace("players = [2, 4]", "players = 5");
    assert_ne!(wrong, text);
    let answer = client.post("/api/boards/check", &json!({"board": wrong})).await.unwrap();
    let (status, problem) = (answer.status, answer.json().unwrap());
    assert_eq!((status, &problem["code"]), (422, &json!("bad-board")));
    let line = text.lines().position(|line| line.starts_with("players")).unwrap() + 1;
    assert_eq!(problem["mistakes"][0]["line"], json!(line));
    let long = json!({"board": "#".repeat(70_000)});
    assert_eq!(client.post("/api/boards/check", &long).await.unwrap().status, 422);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_where_others_find_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let host: Host = client.get("/api/host").await.unwrap().read().unwrap();
    assert_eq!(host.lan, None, "it listens only here");
    server.close().await;
    let public_url = Some("https://play.example/".to_owned());
    let config = Config { public_url, ..config(folder.path()) };
    let server = Server::start(&config, Sources::real()).await.expect("the server starts");
    let mut client = Client::new(server.address());
    let host: Host = client.get("/api/host").await.unwrap().read().unwrap();
    assert_eq!(host.lan.as_deref(), Some("https://play.example"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_previewed_with_its_city() {
    let folder = tempfile::tempdir().unwrap();
    let public_url = Some("https://play.example/".to_owned());
    let config = Config { public_url, ..config(folder.path()) };
    let server = Server::start(&config, Sources::real()).await.expect("the server starts");
    let mut client = Client::new(server.address());
    let picture = "property=\"og:image\" content=\"https://play.example/preview.jpg\"";
    let titled = |title: &str| format!("property=\"og:title\" content=\"{title}\"");

    let made = client.create(&table("london", &[device("Ada"), SeatPlan::Open])).await.unwrap();
    let page = client.get(&format!("/t/{}", made.id)).await.unwrap().body;
    assert!(page.contains(&titled("London · Crosstown")) && page.contains(picture), "{page}");
    // Without a table there is no city.
    for path in ["/", "/t/nothing", "/r/record/nothing"] {
        let page = client.get(path).await.unwrap().body;
        assert!(page.contains(&titled("Crosstown")) && page.contains(picture), "{path}: {page}");
    }
    // Whoever names a board writes nothing into the page.
    let text = include_str!("../../../boards/london.toml");
    let board = text.replace("id = \"london\"\n", "id = \"mine\"\n");
    let board = Some(board.replace("name = \"London\"", "name = 'A\"><script>B'"));
    let new = NewTable { city: None, board, ..table("london", &[device("Ada"), SeatPlan::Open]) };
    let made = client.create(&new).await.unwrap();
    let page = client.get(&format!("/t/{}", made.id)).await.unwrap().body;
    assert!(page.contains(&titled("A&quot;&gt;&lt;script&gt;B · Crosstown")), "{page}");
    server.close().await;
}
