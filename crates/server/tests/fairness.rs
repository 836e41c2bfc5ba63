//! One visitor's tables do not hold up another's: bots are shared out by address, and tables without
//! persons stand still.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use common::player::Player;
use common::raw::{ask, metric};
use common::server::{config, message, start};
use common::tables::{bot, device, table};
use crosstown_server::client::Client;
use crosstown_server::{Config, Server, Sources};
use crosstown_table::protocol::{Level, NewTable, Stage, ToClient};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// Tables of the attacker.
const TABLES: usize = 75;
/// The attacker's address, as the proxy tells it.
const ATTACKER: (&str, &str) = ("x-forwarded-for", "10.6.6.6");

/// Makes a table of experts from the attacker's address, and leaves it to them.
async fn experts(server: SocketAddr, new: &NewTable) -> String {
    let body = serde_json::to_string(new).unwrap();
    let made = ask(server, ("POST", "/api/tables"), &[ATTACKER], &body).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let (id, cookie) = (made.json()["id"].as_str().unwrap().to_owned(), made.cookie().unwrap());
    let headers = [ATTACKER, ("cookie", cookie.as_str())];
    let left =
        ask(server, ("POST", &format!("/api/tables/{id}/seats/0/leave")), &headers, "").await;
    assert_eq!(left.status, 200, "{}", left.body);
    id
}

/// How long the bots of a player take to answer, move by move.
async fn answers(client: &mut Client, level: Level, turns: usize) -> Vec<Duration> {
    let mut answers = Vec::new();
    while answers.len() < turns {
        let made = client.create(&table("london", &[device("Ada"), bot(level)])).await.unwrap();
        let mut player = Player::connect(client, &made.id, 0).await;
        // Both choose their tickets at the same time: that is no answer.
        player.turn().await;
        while answers.len() < turns && !player.is_over() {
            if player.actions().is_empty() {
                player.hear().await;
                continue;
            }
            player.play().await;
            let (seen, asked) = (player.seen(), Instant::now());
            if player.actions().is_empty() && !player.is_over() {
                while player.seen() == seen {
                    player.hear().await;
                }
                answers.push(asked.elapsed());
            }
        }
    }
    answers.sort();
    answers
}

fn part(sorted: &[Duration], percent: usize) -> Duration {
    sorted[(sorted.len() * percent / 100).min(sorted.len() - 1)]
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_bots() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { behind_proxy: true, ..config(folder.path()) };
    let server = Server::start(&config, Sources::real()).await.unwrap();
    let at = server.address();
    let mut victim = Client::new(at);
    let alone = answers(&mut victim, Level::Easy, 10).await;

    let seats = [device("Eve"), bot(Level::Expert), bot(Level::Expert), bot(Level::Expert)];
    let new = table("london", &seats);
    let thought = Arc::new(AtomicUsize::new(0));
    let mut watching = JoinSet::new();
    for _ in 0..TABLES {
        let id = experts(at, &new).await;
        let (client, thought) = (Client::new(at), thought.clone());
        // Somebody watches, so the bots play on.
        watching.spawn(async move {
            let mut socket = client.socket(&id, None, None).await.unwrap();
            while let Ok(Some(message)) = socket.next().await {
                let played = matches!(message, ToClient::Event { .. });
                thought.fetch_add(usize::from(played), Ordering::Relaxed);
            }
        });
    }
    let before = thought.load(Ordering::Relaxed);
    let easy = answers(&mut victim, Level::Easy, 30).await;
    let expert = answers(&mut victim, Level::Expert, 5).await;
    let played = thought.load(Ordering::Relaxed) - before;
    println!(
        "easy: p50 {:?}, p95 {:?} (alone {:?}, {:?}); expert: p50 {:?}; the attacker's bots: {played} moves",
        part(&easy, 50),
        part(&easy, 95),
        part(&alone, 50),
        part(&alone, 95),
        part(&expert, 50),
    );
    // With one queue for all, each move waits for 75 others that think for 100 ms.
    assert!(part(&easy, 95) < Duration::from_secs(1), "{easy:?}");
    assert!(part(&expert, 50) < Duration::from_secs(2), "{expert:?}");
    assert!(played > 0, "the attack was none");
    watching.shutdown().await;
    server.close().await;
}

/// Nobody's CPU is spent on games that nobody plays or watches.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_wait_until_somebody_watches() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), bot(Level::Easy)])).await.unwrap();
    let left = client.command(&made.id, 0, "leave").await.unwrap();
    assert_eq!(left.status, 200, "{}", left.body);
    let number = client.table(&made.id).await.unwrap().number;
    // The bots of another table answer ten times: as often as these would have.
    answers(&mut client, Level::Easy, 10).await;
    let later = client.table(&made.id).await.unwrap();
    assert_eq!((later.number, later.stage), (number, Stage::Playing));

    // After a restart it is the same: no node takes the table over to let it spin.
    server.close().await;
    let server = start(folder.path()).await;
    let mut client = client.at(server.address());
    answers(&mut client, Level::Easy, 10).await;
    assert_eq!(client.table(&made.id).await.unwrap().number, number);

    // Somebody comes, and the game goes on to its end.
    let mut socket = Client::new(server.address()).socket(&made.id, None, None).await.unwrap();
    loop {
        if let ToClient::Event { event, .. } = message(&mut socket).await
            && event.number > number + 5
        {
            break;
        }
    }
    // Who goes and comes again finds it going on, also if a bot was thinking meanwhile.
    drop(socket);
    let mut player = Player::among(&[server.address()], &client, &made.id, None).await;
    player.play_on().await;
    server.close().await;
}

/// What takes long to answer counts for more than one request.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_ask_for_fewer_replays_than_other_things() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.amounts.requests = 4;
    let server = Server::start(&config, Sources::real()).await.unwrap();
    let at = server.address();
    let mut allowed = 0;
    // The body is wrong, which makes no difference.
    while ask(at, ("POST", "/api/replay"), &[], "{}").await.status == 400 {
        allowed += 1;
        assert!(allowed < 20, "20 requests are allowed at once, and a replay is 10 of them");
    }
    assert!(allowed >= 2);
    server.close().await;
}

/// Records and replays of finished games never change: they are worked out once.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_worked_out_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let record = format!("/api/tables/{}/record", made.id);
    assert_eq!(client.get(&record).await.unwrap().status, 409);
    for seat in [0, 1] {
        assert_eq!(client.command(&made.id, seat, "end").await.unwrap().status, 200);
    }
    let mut kept = 0;
    for path in ["record", "replay", "replay?as=spectator", "replay?as=0"] {
        let path = format!("/api/tables/{}/{path}", made.id);
        let first = client.get(&path).await.unwrap();
        assert_eq!(first.status, 200, "{}", first.body);
        assert_eq!(client.get(&path).await.unwrap().body, first.body);
        kept += first.body.len();
        let size = metric(&server, "crosstown_sizes{of=\"archive_bytes\"}").await;
        assert_eq!(size, kept as i64, "{path}");
    }
    server.close().await;
}
