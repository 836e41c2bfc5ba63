//! Tables that sleep: they are in the store, and in nobody's memory until somebody comes or their
//! deadline does. And tables for which there is no room.

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use common::asleep::{fill, first_turn};
use common::raw::{Answer, Raw, ask, metric, metric_becomes};
use common::server::config;
use crosstown_server::store::{Sqlite, Store};
use crosstown_server::{Server, Sources, open_store};
use futures_util::future::join_all;
use serde_json::json;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::time::Instant;

/// When tables are stored.
const FIRST: u64 = 1_000_000_000;
/// Time for a move.
const MINUTE: u64 = 60_000;
const OPEN: &str = "crosstown_sizes{of=\"open_tables\"}";

/// A server with little room, whose time stands still until the test moves it.
async fn start(folder: &Path, at: u64, room: usize) -> (Server, Arc<AtomicU64>) {
    let time = Arc::new(AtomicU64::new(at));
    let now = time.clone();
    let sources = Sources { now: Arc::new(move || now.load(Ordering::Relaxed)), ..Sources::real() };
    let mut config = config(folder);
    config.amounts.open_tables = room;
    (Server::start(&config, sources).await.expect("it starts"), time)
}

/// Stores tables at which the first player has had the turn since [`FIRST`].
async fn stored(folder: &Path, name: &str, tables: usize, seconds: u32) {
    let store: Arc<dyn Store> =
        Arc::new(Sqlite::open(folder, Sources::real().now).await.expect("it opens"));
    fill(&store, name, tables, &first_turn(FIRST, seconds)).await;
    store.close().await;
}

/// Looks into the database beside the server.
struct Database(SqliteConnection);

impl Database {
    async fn of(folder: &Path) -> Database {
        let options = SqliteConnectOptions::new().filename(folder.join("crosstown.db"));
        let options = options.read_only(true).busy_timeout(Duration::from_secs(10));
        Database(SqliteConnection::connect_with(&options).await.expect("the file opens"))
    }

    /// How many events have this in them, and at how many tables.
    async fn events(&mut self, what: &str) -> (i64, i64) {
        let query =
            "SELECT count(*), count(DISTINCT table_id) FROM events WHERE instr(body, ?) > 0";
        sqlx::query_as(query).bind(what).fetch_one(&mut self.0).await.expect("it answers")
    }

    /// How many tables are to be woken then.
    async fn due_at(&mut self, deadline: u64) -> i64 {
        let query = sqlx::query_scalar("SELECT count(*) FROM tables WHERE deadline = ?");
        query.bind(deadline as i64).fetch_one(&mut self.0).await.expect("it answers")
    }

    /// Waits until so many tables are to be woken then.
    async fn becomes_due_at(&mut self, deadline: u64, tables: i64) {
        let start = Instant::now();
        loop {
            let now = self.due_at(deadline).await;
            if now == tables {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(180), "{now} of {tables}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

const LATE: &str = r#""why":"clock""#;
const RESUMED: &str = r#""event":"resumed""#;

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_woken_when_their_deadline_comes() {
    let folder = tempfile::tempdir().unwrap();
    let tables = 1000;
    stored(folder.path(), "minute", tables as usize, 60).await;
    stored(folder.path(), "hour", 50, 3600).await;
    // There is room for a few of them at a time.
    let (server, time) = start(folder.path(), FIRST, 40).await;
    let mut database = Database::of(folder.path()).await;
    assert_eq!(database.due_at(FIRST + MINUTE).await, tables);
    time.fetch_add(MINUTE - 1, Ordering::Relaxed);
    assert_eq!(metric(&server, OPEN).await, 0, "nobody has asked for any");
    time.fetch_add(1, Ordering::Relaxed);
    // Meanwhile there is room for others, too.
    for _ in 0..5 {
        made(server.address()).await;
    }
    // A bot makes the move, and it is the other player's turn.
    database.becomes_due_at(FIRST + 2 * MINUTE, tables).await;
    assert_eq!(database.events(LATE).await, (tables, tables), "each was woken once");
    assert_eq!(database.events(RESUMED).await, (0, 0), "the server was there all the time");
    assert_eq!(database.due_at(FIRST + 60 * MINUTE).await, 50, "not before it is time");
    // They sleep again, but for those just made.
    assert!(metric(&server, OPEN).await <= 6);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn being_away_costs_nobody_time() {
    let folder = tempfile::tempdir().unwrap();
    let tables = 300;
    stored(folder.path(), "minute", tables as usize, 60).await;
    // Much later: everybody's time would be over.
    let back = FIRST + 86_400_000;
    let (server, _) = start(folder.path(), back, 10).await;
    let mut database = Database::of(folder.path()).await;
    database.becomes_due_at(back + MINUTE, tables).await;
    assert_eq!(database.events(RESUMED).await, (tables, tables));
    metric_becomes(&server, OPEN, 0).await;
    server.close().await;
    // Away again, but not so long that anything is due: nobody need be woken to be told.
    let (server, time) = start(folder.path(), back + MINUTE / 2, 10).await;
    // Looked at only then, it counts from when the server was back.
    time.store(back + MINUTE, Ordering::Relaxed);
    database.becomes_due_at(back + MINUTE / 2 + MINUTE, tables).await;
    assert_eq!(database.events(RESUMED).await, (2 * tables, tables));
    assert_eq!(database.events(LATE).await, (0, 0));
    time.store(back + MINUTE / 2 + MINUTE, Ordering::Relaxed);
    database.becomes_due_at(back + MINUTE / 2 + 2 * MINUTE, tables).await;
    assert_eq!(database.events(LATE).await, (tables, tables));
    server.close().await;
}

/// Asks for a table for two.
async fn make(server: SocketAddr) -> Answer {
    let seat = |name: &str| json!({"by": "device", "name": name});
    let new = json!({"city": "london", "first": 0, "seats": [seat("Ada"), seat("Bob")]});
    ask(server, ("POST", "/api/tables"), &[], &new.to_string()).await
}

/// A table for two, and the cookie of who made it.
async fn made(server: SocketAddr) -> (String, String) {
    let answer = make(server).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    (answer.json()["id"].as_str().unwrap().to_owned(), answer.cookie().unwrap_or_default())
}

/// The tables that were stored.
async fn in_store(server: &Server) -> i64 {
    metric(server, "crosstown_tables_created_total").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_which_there_is_no_room_is_not_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _) = start(folder.path(), FIRST, 20).await;
    let at = server.address();
    let mut sockets = Vec::new();
    for _ in 0..20 {
        let (table, cookie) = made(at).await;
        let path = format!("/api/tables/{table}/seats/0/socket");
        let (answer, socket) = Raw::connect(at, &path, &[("cookie", &cookie)]).await;
        sockets.push((socket.unwrap_or_else(|| panic!("{answer:?}")), table, cookie));
    }
    for answer in join_all((0..70).map(|_| make(at))).await {
        assert_eq!((answer.status, answer.code().as_str()), (503, "busy"));
    }
    assert_eq!(in_store(&server).await, 20);
    // Nor is the next game of one that is over.
    let (_, ended, cookie) = &sockets[7];
    for path in ["seats/0/end", "seats/1/end"] {
        let path = format!("/api/tables/{ended}/{path}");
        assert_eq!(ask(at, ("POST", &path), &[("cookie", cookie)], "").await.status, 200);
    }
    let path = format!("/api/tables/{ended}/rematch");
    for _ in 0..3 {
        let answer = ask(at, ("POST", &path), &[("cookie", cookie)], "").await;
        assert_eq!((answer.status, answer.code().as_str()), (503, "busy"));
    }
    assert_eq!(in_store(&server).await, 20);
    // Tables at which nobody is make room at once.
    sockets.truncate(15);
    metric_becomes(&server, "crosstown_sockets", 15).await;
    for _ in 0..30 {
        made(at).await;
    }
    assert_eq!(in_store(&server).await, 50);
    assert_eq!(metric(&server, OPEN).await, 20);
    server.close().await;
    let store = open_store(&config(folder.path()), &Sources::real()).await.unwrap();
    let counts = store.counts().await.unwrap();
    assert_eq!(counts.waiting + counts.playing + counts.over, 50);
    store.close().await;
}
