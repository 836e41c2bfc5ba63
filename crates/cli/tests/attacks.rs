//! Somebody plays while somebody else, at another address and within the default limits, does the
//! things that once made everybody wait.

mod common;
mod served;

use std::cmp::Ordering;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crosstown_server::client::Client;
use crosstown_table::protocol::Level;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::Instant;

use served::player::Player;
use served::process::{Server, command};
use served::tables::{bot, device, table};

/// Actions that are timed, alone and under each attack, and the time between two of them.
const ACTIONS: usize = 500;
const PACE: Duration = Duration::from_millis(5);
/// How many times as long an action may take under attack.
const TIMES: u32 = 2;
/// What is not worth a failure, on a machine that is busy with other things too.
const ALLOWED: Duration = Duration::from_millis(300);
/// How much memory all attacks together may cost, in bytes.
const MEMORY: u64 = 64 << 20;
/// How many do the same at a time.
const ATTACKERS: usize = 4;

/// The attacker's address, as the proxy tells it.
const FROM: &str = "x-forwarded-for: 10.6.6.6\r\n";

/// What the attacker knows of the server.
struct Target {
    at: SocketAddr,
    /// A table that somebody plays at.
    played: String,
    /// A table that is over, and its record.
    over: String,
    record: String,
}

impl Target {
    /// Begins a request of the attacker.
    async fn begin(&self, head: &str, headers: &str, body: &str) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(self.at).await.ok()?;
        let at = self.at;
        let request = format!("{head} HTTP/1.1\r\nhost: {at}\r\n{FROM}{headers}\r\n{body}");
        stream.write_all(request.as_bytes()).await.ok()?;
        Some(stream)
    }

    /// The whole answer to a request of the attacker.
    async fn ask(&self, head: &str, cookie: &str, body: &str) -> String {
        let length = body.len();
        let headers =
            format!("connection: close\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n");
        let mut answer = Vec::new();
        if let Some(mut stream) = self.begin(head, &headers, body).await {
            let _ = stream.read_to_end(&mut answer).await;
        }
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A socket of the attacker, who watches a table.
    async fn watch(&self, table: &str) -> Option<TcpStream> {
        let headers = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                       sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        self.begin(&format!("GET /api/tables/{table}/socket"), headers, "").await
    }
}

/// Asks again and again for what takes long, as often as the limits allow and more often.
async fn replays(target: Arc<Target>) {
    let body = format!(r#"{{"record":{}}}"#, target.record.trim());
    for path in ["replay", "record", "replay?as=0", "replay?as=spectator"].iter().cycle() {
        target.ask("POST /api/replay", "", &body).await;
        target.ask(&format!("GET /api/tables/{}/{path}", target.over), "", "").await;
    }
}

/// Boards with as many mistakes as fit, and with as many wilds.
async fn boards(target: Arc<Target>) {
    let wrong = "[[routes]]\nid = 1\n".repeat(3_000);
    let london = include_str!("../../../boards/london.toml");
    let wilds = london.replace("wild = 8", "wild = 200");
    assert_ne!(wilds, london);
    loop {
        for board in [&wrong, &wilds] {
            let body = json!({ "board": board }).to_string();
            target.ask("POST /api/boards/check", "", &body).await;
        }
    }
}

/// A text that never ends, in empty parts.
async fn fragments(target: Arc<Target>) {
    let parts = [0x00, 0x80, 1, 2, 3, 4].repeat(100_000);
    loop {
        let Some(mut stream) = target.watch(&target.played).await else { continue };
        let _ = stream.write_all(&[0x01, 0x80, 1, 2, 3, 4]).await;
        while stream.write_all(&parts).await.is_ok() {}
    }
}

/// Bodies that never come, and answers and sockets that nobody reads.
async fn silence(target: Arc<Target>) {
    let mut held = Vec::new();
    loop {
        if held.len() >= 60 {
            held.clear();
        }
        held.push(target.watch(&target.played).await);
        held.push(target.begin("POST /api/tables", "content-length: 9\r\n", "{").await);
        let mut unread = target.begin("GET /api/boards/berlin", "", "").await;
        if let Some(stream) = &mut unread {
            let more =
                format!("GET /api/boards/berlin HTTP/1.1\r\nhost: {}\r\n{FROM}\r\n", target.at);
            let _ = stream.write_all(more.repeat(20).as_bytes()).await;
        }
        held.push(unread);
    }
}

/// Tables of experts, which the attacker has left and watches, so that they think.
async fn experts(target: Arc<Target>) {
    let seats = [device("Eve"), bot(Level::Expert), bot(Level::Expert), bot(Level::Expert)];
    let new = serde_json::to_string(&table("london", &seats)).expect("a table");
    let mut watched = Vec::new();
    loop {
        let made = target.ask("POST /api/tables", "", &new).await;
        let (head, body) = made.split_once("\r\n\r\n").unwrap_or_default();
        let cookie = head.split_once("set-cookie: ").and_then(|(_, rest)| rest.split_once(';'));
        let id = serde_json::from_str(body).ok();
        let id = id.as_ref().and_then(|made: &Value| made["id"].as_str());
        if let (Some((cookie, _)), Some(id)) = (cookie, id) {
            let leave = format!("POST /api/tables/{id}/seats/0/leave");
            target.ask(&leave, cookie, "").await;
            watched.push(target.watch(id).await);
        }
    }
}

/// Two players around one device.
struct Game {
    client: Client,
    table: String,
    players: [Player; 2],
}

impl Game {
    async fn begin(at: SocketAddr) -> Game {
        let mut client = Client::new(at);
        let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await;
        let table = made.expect("a table").id;
        let ada = Player::connect(&client, &table, 0).await;
        let bob = Player::connect(&client, &table, 1).await;
        let players = [ada, bob];
        Game { client, table, players }
    }

    /// Plays on until so many actions are timed. Gives the 99th percentile.
    async fn time(&mut self) -> Duration {
        let mut times = Vec::with_capacity(ACTIONS);
        while times.len() < ACTIONS {
            let [ada, bob] = &mut self.players;
            if ada.is_over() {
                *self = Game::begin(self.client.authority().parse().expect("an address")).await;
                continue;
            }
            // Who has heard less listens first.
            match ada.seen().cmp(&bob.seen()) {
                Ordering::Less => _ = ada.hear().await,
                Ordering::Greater => _ = bob.hear().await,
                Ordering::Equal => {
                    tokio::time::sleep(PACE).await;
                    let player = if ada.actions().is_empty() { bob } else { ada };
                    let start = Instant::now();
                    player.play().await;
                    times.push(start.elapsed());
                }
            }
        }
        times.sort();
        times[ACTIONS * 99 / 100]
    }
}

/// The resident memory of a process, in bytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it has memory");
    1024 * line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_hurts_nobody() {
    let folder = common::folder();
    let path = folder.path().to_str().expect("plain names");
    // A port that is free, since the address that people use must be known.
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let listen = free.expect("a free port").to_string();
    let public = format!("http://{listen}");
    let proxy = ["--behind-proxy", "--public-url", &public, "--log", "error"];
    // Players of tests are quicker than people.
    let quick = ["--messages-per-second", "1000", "--listen", &listen, "--data", path];
    let args = [&["serve"], &proxy[..], &quick[..]].concat();
    let server = Server::start(&mut command(&args));
    let at = server.address;

    let mut over = Game::begin(at).await;
    for player in &mut over.players {
        player.turn().await;
    }
    for seat in 0..2 {
        let ended = over.client.command(&over.table, seat, "end").await.expect("an answer");
        assert_eq!(ended.status, 200, "{}", ended.body);
    }
    let record = over.client.get(&format!("/api/tables/{}/record", over.table)).await;
    let record = record.expect("an answer").body;

    let mut game = Game::begin(at).await;
    let alone = game.time().await;
    let before = memory(server.process.id());
    println!("alone: p99 {alone:?}, {} MiB", before >> 20);
    let target = Target { at, played: game.table.clone(), over: over.table.clone(), record };
    let target = Arc::new(target);
    for attack in ["replays", "boards", "fragments", "silence", "experts"] {
        let mut attackers = JoinSet::new();
        for _ in 0..ATTACKERS {
            let target = target.clone();
            match attack {
                "replays" => attackers.spawn(replays(target)),
                "boards" => attackers.spawn(boards(target)),
                "fragments" => attackers.spawn(fragments(target)),
                "silence" => attackers.spawn(silence(target)),
                _ => attackers.spawn(experts(target)),
            };
        }
        let p99 = game.time().await;
        let grown = memory(server.process.id()).saturating_sub(before);
        println!("{attack}: p99 {p99:?}, {} MiB more", grown >> 20);
        assert!(p99 <= (TIMES * alone).max(ALLOWED), "{attack}: {p99:?}, alone {alone:?}");
        assert!(grown < MEMORY, "{attack}: {grown} bytes more");
        attackers.shutdown().await;
    }
}
