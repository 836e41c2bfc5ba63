//! What games by correspondence cost while nobody is there, and how soon after its deadline one is
//! woken: 100,000 tables asleep in SQLite, and a few thousand whose time runs out one after another, or
//! all at once. `cargo bench -p crosstown-server --bench sleep`.

#[path = "../tests/common/asleep.rs"]
mod asleep;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crosstown_server::store::{Ages, Sqlite, Store};
use crosstown_server::{Amounts, Config, Server, Sources};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::time::Instant;

const TABLES: usize = 100_000;
/// Tables that are woken: so many in each of so many seconds, and so many in one second later.
const DUE: (usize, u32) = (100, 20);
const DUE_AT_ONCE: (usize, u32) = (2000, 40);
/// When all tables were made.
const MADE: u64 = 1_700_000_000_000;
const WEEK: u32 = 604_800;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let empty = folder.path().join("empty");
    let (server, _) = serve(&empty).await;
    settle().await;
    let without = resident();
    server.close().await;

    let full = folder.path().join("full");
    fill(&full).await;
    let (server, started) = serve(&full).await;
    settle().await;
    // What filling the store has left of memory is counted, too.
    let with = resident();
    let each = with.saturating_sub(without) / TABLES as u64;
    println!("| what | figure |");
    println!("|---|---|");
    println!("| memory of a server without tables | {} MiB |", without >> 20);
    println!("| memory with {TABLES} tables asleep | {} MiB |", with >> 20);
    println!("| memory for each of them, at most | {each} bytes |");

    // Each is late once; the bot's move follows.
    let last = Duration::from_secs(u64::from(DUE_AT_ONCE.1));
    let all = DUE.0 * DUE.1 as usize + DUE_AT_ONCE.0;
    let mut database = connect(&full).await;
    let mut latencies;
    loop {
        latencies = woken(&mut database).await;
        if latencies.iter().map(Vec::len).sum::<usize>() == all {
            break;
        }
        assert!(started.elapsed() < last + Duration::from_secs(120), "not all are woken");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    for (what, times) in ["woken one by one", "woken together"].iter().zip(&mut latencies) {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        println!(
            "| {} {what}, ms after the deadline: p50, p99, longest | {}, {}, {} |",
            times.len(),
            at(50),
            at(99),
            at(100)
        );
    }
    println!("| memory afterwards | {} MiB |", resident() >> 20);
    database.close().await.expect("it closes");
    server.close().await;
}

async fn fill(folder: &Path) {
    let store: Arc<dyn Store> =
        Arc::new(Sqlite::open(folder, Sources::real().now).await.expect("it opens"));
    asleep::fill(&store, "week", TABLES, &asleep::first_turn(MADE, WEEK)).await;
    for second in 0..DUE.1 {
        let events = asleep::first_turn(MADE, 10 + second);
        asleep::fill(&store, &format!("due{second:02}-"), DUE.0, &events).await;
    }
    let events = asleep::first_turn(MADE, DUE_AT_ONCE.1);
    asleep::fill(&store, "together", DUE_AT_ONCE.0, &events).await;
    store.close().await;
}

/// A server for which it is the time at which all tables were made, until it has started.
async fn serve(folder: &Path) -> (Server, Instant) {
    let started: Arc<OnceLock<Instant>> = Arc::default();
    let since = started.clone();
    let now = move || MADE + since.get().map_or(0, |since| since.elapsed().as_millis() as u64);
    let sources = Sources { now: Arc::new(now), ..Sources::real() };
    let never = Ages { waiting: u64::MAX, playing: u64::MAX, over: u64::MAX };
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        database_url: None,
        nats_url: None,
        admin_listen: None,
        admin_socket: None,
        public_url: None,
        behind_proxy: false,
        amounts: Amounts::default(),
        ages: never,
    };
    let server = Server::start(&config, sources).await.expect("it starts");
    (server, *started.get_or_init(Instant::now))
}

/// Gives the server time to do what it does after its start.
async fn settle() {
    tokio::time::sleep(Duration::from_secs(3)).await;
}

async fn connect(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("crosstown.db"));
    let options = options.read_only(true).busy_timeout(Duration::from_secs(10));
    SqliteConnection::connect_with(&options).await.expect("the file opens")
}

/// How many milliseconds after their deadline tables were woken: one by one, and together.
async fn woken(database: &mut SqliteConnection) -> [Vec<u64>; 2] {
    let rows: Vec<(String, i64)> =
        sqlx::query_as("SELECT table_id, at FROM events WHERE number = 3 AND table_id < 'week'")
            .fetch_all(database)
            .await
            .expect("it answers");
    let mut latencies = [Vec::new(), Vec::new()];
    for (id, at) in rows {
        let late = at as u64 - MADE;
        match id.strip_prefix("due").and_then(|id| id.get(..2)?.parse::<u64>().ok()) {
            Some(second) => latencies[0].push(late - (10 + second) * 1000),
            None => latencies[1].push(late - u64::from(DUE_AT_ONCE.1) * 1000),
        }
    }
    latencies
}

/// The memory of this process, in bytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) * 1024
}
