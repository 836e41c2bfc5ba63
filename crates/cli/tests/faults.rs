//! Faults of what a server stands on: a full disk, a database that is restarted or does not answer. It
//! says so, loses nothing that it has acknowledged, and goes on by itself.

mod common;
mod served;

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crosstown_server::client::Client;
use crosstown_table::protocol::{Level, SeatPlan};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use served::nats::Nats;
use served::player::Player;
use served::process::{Server, serve};
use served::tables::{PATIENCE, bot, device, table};
use served::{postgres, until, verify};

/// Waits until `/healthz` answers with this status; gives what it says then.
async fn health(server: &Server, status: u16) -> String {
    let mut client = Client::new(server.address);
    let end = Instant::now() + PATIENCE;
    loop {
        let answer = client.get("/healthz").await.expect("an answer");
        if answer.status == status {
            return answer.body;
        }
        assert!(Instant::now() < end, "still {}: {}", answer.status, answer.body);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Tables at a server, played on by themselves.
struct Games {
    tables: Vec<(Client, String)>,
    players: Vec<JoinHandle<Player>>,
    acks: Arc<AtomicUsize>,
}

impl Games {
    async fn begin(servers: &[&Server]) -> Games {
        let mut games = Games { tables: Vec::new(), players: Vec::new(), acks: Default::default() };
        // Experts take their time, so that games last.
        let plans = [
            vec![device("Ada"), device("Bob"), bot(Level::Expert)],
            vec![device("Ada"), bot(Level::Easy), bot(Level::Expert)],
        ];
        for seats in plans {
            let mut client = Client::new(servers[0].address);
            let made = client.create(&table("london", &seats)).await.expect("a table");
            for (seat, plan) in seats.iter().enumerate() {
                if matches!(plan, SeatPlan::Device { .. }) {
                    let mut nodes: Vec<_> = servers.iter().map(|server| server.address).collect();
                    nodes.rotate_left(seat % servers.len());
                    let seat = Some(seat as u8);
                    let mut player = Player::among(&nodes, &client, &made.id, seat).await;
                    player.counter = games.acks.clone();
                    games.players.push(player.play_on_alone());
                }
            }
            games.tables.push((client, made.id));
        }
        games.go_on().await;
        games
    }

    fn acks(&self) -> usize {
        self.acks.load(Ordering::Relaxed)
    }

    /// They are in the middle of it, and play on.
    async fn go_on(&self) {
        let now = self.acks();
        until("they play on", || self.acks() >= now + 10).await;
        assert!(self.players.iter().any(|player| !player.is_finished()), "they are still at it");
    }

    /// All games end as they should, and what was acknowledged to anybody is in them.
    async fn end(self) {
        for player in self.players {
            player.await.expect("the game goes on to its end").check().await;
        }
        for (mut client, id) in self.tables {
            verify(&mut client, &id).await;
        }
    }
}

/// How long any file of a process may be.
fn limit_files(server: &Server, bytes: Option<u64>) {
    let id = Pid::from_raw(server.process.id() as i32).expect("it runs");
    prlimit(Some(id), Resource::Fsize, Rlimit { current: bytes, maximum: None }).expect("it can");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_heals() {
    let folder = common::folder();
    let data = folder.path().to_str().expect("plain names");
    // A process that may not make its files longer cannot write either. It is told so by an error, if it
    // ignores the signal.
    let inner = serve("127.0.0.1:0", &["--log", "warn", "--data", data]);
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]);
    command.arg(inner.get_program()).args(inner.get_args());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let server = Server::start(command.stdin(Stdio::null()));
    let games = Games::begin(&[&server]).await;
    assert_eq!(health(&server, 200).await, "ok\n");

    let log = std::fs::metadata(folder.path().join("crosstown.db-wal")).expect("a log").len();
    limit_files(&server, Some(log));
    let said = health(&server, 503).await;
    assert_eq!(said, "nothing can be written to the store\n");
    let before = games.acks();
    let mut client = Client::new(server.address);
    for _ in 0..20 {
        let new = table("london", &[device("Ada"), device("Bob")]);
        let answer = client.post("/api/tables", &new).await.expect("an answer");
        assert_eq!(answer.status, 503, "{}", answer.body);
        assert!(answer.body.contains("not-stored"), "{}", answer.body);
    }
    health(&server, 503).await;
    assert_eq!(games.acks(), before, "nothing is acknowledged that cannot be kept");

    limit_files(&server, None);
    health(&server, 200).await;
    games.go_on().await;
    games.end().await;
    // However many tried however often.
    let errors = server.process.errors();
    assert!(errors.lines().count() <= 6, "{errors}");
    assert!(errors.contains("the store fails"), "{errors}");
    assert!(errors.contains("works again"), "{errors}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_comes_back() {
    let (nats, database) = (Nats::start(), postgres::database().await);
    let url = nats.url();
    let args = ["--log", "warn", "--database-url", &database, "--nats-url", &url];
    let nodes = [(); 2].map(|()| Server::start(&mut serve("127.0.0.1:0", &args)));
    let games = Games::begin(&[&nodes[0], &nodes[1]]).await;

    // All connections are cut.
    postgres::signal("INT");
    games.go_on().await;
    for node in &nodes {
        health(node, 200).await;
    }
    games.end().await;

    // It does not answer any more.
    let games = Games::begin(&[&nodes[0], &nodes[1]]).await;
    postgres::signal("STOP");
    for node in &nodes {
        health(node, 503).await;
    }
    let before = games.acks();
    let new = table("london", &[device("Ada"), device("Bob")]);
    let asked = Instant::now();
    let mut client = Client::new(nodes[0].address);
    let answer = client.post("/api/tables", &new).await.expect("an answer");
    println!("told that it cannot be kept after {:?}", asked.elapsed());
    assert_eq!(answer.status, 503, "{}", answer.body);
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
    assert_eq!(games.acks(), before, "nothing is acknowledged that cannot be kept");
    postgres::signal("CONT");
    for node in &nodes {
        health(node, 200).await;
    }
    games.go_on().await;
    games.end().await;
    for node in &nodes {
        let errors = node.process.errors();
        assert!(errors.lines().count() <= 20, "{errors}");
    }
}
