//! `crosstown serve` as a process: killed, closed, started wrongly.

mod common;
mod served;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crosstown_rules::Phase;
use crosstown_server::client::Client;
use crosstown_table::protocol::{Level, SeatPlan};

use served::player::Player;
use served::process::{Server, command, fails, serve};
use served::tables::{bot, device, table};
use served::{until, verify};
use tokio::time::Instant;

/// "Service restart": come again.
const RESTART: Option<u16> = Some(1012);

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kills() {
    let folder = common::folder();
    let mut server = Server::at("127.0.0.1:0", folder.path());
    let (address, acks) = (server.address, Arc::new(AtomicUsize::new(0)));
    let plans: [(&str, &[SeatPlan]); 6] = [
        ("london", &[device("Ada"), device("Bob")]),
        ("new-york", &[device("Ada"), bot(Level::Easy)]),
        ("berlin", &[bot(Level::Easy), device("Ada"), bot(Level::Easy)]),
        ("san-francisco", &[device("Ada"), device("Bob"), bot(Level::Medium)]),
        ("berlin", &[device("Ada"), device("Bob"), device("Cem"), device("Dan")]),
        ("london", &[bot(Level::Hard), device("Ada")]),
    ];
    let (mut games, mut tables) = (Vec::new(), Vec::new());
    for (city, seats) in plans {
        let mut client = Client::new(address);
        let made = client.create(&table(city, seats)).await.expect("a table");
        for (seat, plan) in seats.iter().enumerate() {
            if matches!(plan, SeatPlan::Device { .. }) {
                let seat = Some(seat as u8);
                let mut player = Player::among(&[address], &client, &made.id, seat).await;
                player.counter = acks.clone();
                games.push(player.play_on_alone());
            }
        }
        tables.push((client, made.id));
    }
    for round in 1..=6 {
        until("they play on", || acks.load(Ordering::Relaxed) >= 25 * round).await;
        assert!(games.iter().any(|game| !game.is_finished()), "killed in the middle of games");
        server.process.kill();
        server = Server::at(&address.to_string(), folder.path());
    }
    for game in games {
        let player = game.await.expect("the game goes on to its end");
        assert!(player.connections > 1);
        player.check().await;
    }
    for (mut client, id) in tables {
        verify(&mut client, &id).await;
    }
}

/// A table of two with both players connected, the first of whom is about to play.
async fn two(server: &Server) -> [Player; 2] {
    let mut client = Client::new(server.address);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await;
    let id = made.expect("a table").id;
    let mut ada = Player::among(&[server.address], &client, &id, Some(0)).await;
    let mut bob = Player::among(&[server.address], &client, &id, Some(1)).await;
    ada.play().await;
    bob.play().await;
    while ada.actions().is_empty() {
        ada.hear().await;
    }
    [ada, bob]
}

/// The same, after the first has drawn one card of two.
async fn in_mid_move(server: &Server) -> [Player; 2] {
    let [mut ada, bob] = two(server).await;
    let deck = ada.actions()[0].clone();
    ada.act(deck).await;
    while ada.phase() != Some(Phase::SecondCard) || ada.actions().is_empty() {
        ada.hear().await;
    }
    [ada, bob]
}

/// Waits until the socket ends, and gives the code.
async fn ended(player: &mut Player) -> Option<u16> {
    loop {
        if player.hear().await.is_none() {
            assert!(player.code.is_some(), "the socket ended without a word");
            assert!(player.closing, "they are told before");
            return player.code;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_in_mid_move_can_finish_it() {
    let folder = common::folder();
    let mut server = Server::at("127.0.0.1:0", folder.path());
    let [mut ada, mut bob] = in_mid_move(&server).await;
    let [mut cem, mut dan] = two(&server).await;
    server.process.signal("TERM");
    for other in [&mut cem, &mut dan] {
        assert_eq!(ended(other).await, RESTART);
    }
    while !ada.closing {
        ada.hear().await;
    }
    ada.play().await;
    let moved = Instant::now();
    assert_eq!(ended(&mut ada).await, RESTART);
    assert_eq!(ended(&mut bob).await, RESTART);
    assert!(server.process.end(Duration::from_secs(20)).success());
    assert!(moved.elapsed() < Duration::from_secs(5), "{:?}", moved.elapsed());

    // They come back by themselves, and everything is as it was.
    let _server = Server::at(&server.address.to_string(), folder.path());
    let games = [ada, bob, cem, dan].map(|player| player.play_on_alone());
    for game in games {
        game.await.expect("the game goes on").check().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ends_at_once_when_nobody_is_in_mid_move() {
    let folder = common::folder();
    let mut server = Server::at("127.0.0.1:0", folder.path());
    // One who went away in the middle of a move is not waited for, nor are bots or idle connections.
    let mid_move = in_mid_move(&server).await;
    drop(mid_move);
    let mut client = Client::new(server.address);
    let made = client.create(&table("berlin", &[device("Ada"), bot(Level::Expert)])).await;
    let id = made.expect("a table").id;
    let ada = Player::among(&[server.address], &client, &id, Some(0)).await;
    let idle = tokio::net::TcpStream::connect(server.address).await.expect("it listens");
    let start = Instant::now();
    server.process.signal("TERM");
    assert!(server.process.end(Duration::from_secs(20)).success());
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert_eq!(
        server.output.iter().last().as_deref(),
        Some("closing; who is in the middle of a move may finish it")
    );
    drop((ada, idle));
}

#[tokio::test(flavor = "multi_thread")]
async fn refuses_what_another_server_has() {
    let (folder, other) = (common::folder(), common::folder());
    let server = Server::at("127.0.0.1:0", folder.path());
    let (taken, port) = (folder.path().to_str().unwrap(), server.address.to_string());
    let said = fails(&mut serve("127.0.0.1:0", &["--data", taken]));
    assert!(said.contains("is in use by another process") && said.contains(taken), "{said}");
    let said = fails(&mut serve(&port, &["--data", other.path().to_str().unwrap()]));
    assert!(said.contains(&format!("cannot listen on {port}")), "{said}");
    let said = fails(&mut serve("127.0.0.1:0", &["--data", "/dev/null/crosstown"]));
    assert!(said.contains("cannot use the folder"), "{said}");
    let said = fails(&mut serve("127.0.0.1:0", &["--nats-url", "nats://127.0.0.1:1"]));
    assert!(said.contains("--database-url"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn flags_environment_and_file_are_heard() {
    let folder = common::folder();
    let (file, data) = (common::path(&folder, "crosstown.toml"), common::path(&folder, "data"));
    std::fs::write(&file, "listen = \"127.0.0.1:1\"\ntables-per-hour = 1\nlog-format = \"json\"\n")
        .unwrap();
    let start = |args: &[&str]| {
        let mut command = command(&[&["serve", "--config", &file], args].concat());
        Server::start(command.env("CROSSTOWN_LISTEN", "127.0.0.1:0").env("CROSSTOWN_DATA", &data))
    };
    let new = table("london", &[device("Ada"), device("Bob")]);
    let mut server = start(&[]);
    let mut client = Client::new(server.address);
    client.create(&new).await.expect("the first");
    let refused = client.create(&new).await.expect_err("only one an hour").to_string();
    assert!(refused.contains("429") && refused.contains("too-many-tables"), "{refused}");
    assert!(folder.path().join("data/crosstown.db").exists());
    for line in server.process.errors().lines() {
        serde_json::from_str::<serde_json::Value>(line).expect("a log in JSON");
    }
    server.process.kill();
    // A flag wins over the environment, which has won over the file.
    let server = start(&["--tables-per-hour", "2", "--log-format", "text"]);
    let mut client = Client::new(server.address);
    for _ in 0..2 {
        client.create(&new).await.expect("two an hour");
    }
    assert!(client.create(&new).await.is_err());
    assert!(server.process.errors().contains(" INFO "), "{}", server.process.errors());
}

#[tokio::test(flavor = "multi_thread")]
async fn serves_when_started_without_a_word() {
    let home = common::folder();
    let mut command = command(&[]);
    command.env("CROSSTOWN_LISTEN", "127.0.0.1:0").env("HOME", home.path());
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("XDG_DATA_HOME");
    let mut server = Server::start(&mut command);
    assert!(home.path().join(".local/share/crosstown/crosstown.db").exists());
    let made = Client::new(server.address)
        .create(&table("new-york", &[device("Ada"), bot(Level::Easy)]))
        .await;
    made.expect("a table");
    server.process.kill();
    command.env("XDG_DATA_HOME", home.path().join("data"));
    let _server = Server::start(&mut command);
    assert!(home.path().join("data/crosstown/crosstown.db").exists());
}
