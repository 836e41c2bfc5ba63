//! How fast the stores are, with as many tables as a busy server has. `cargo xtask bench` shows it
//! beside the other figures. PostgreSQL runs as in the tests, without waiting for the disk: its
//! figures are those of the way there and back.

#[allow(dead_code, reason = "tests also restart it")]
#[path = "../tests/common/postgres.rs"]
mod postgres;

use std::sync::Arc;
use std::time::Duration;

use crosstown_server::Sources;
use crosstown_server::store::{
    Ages, Mark, NewEvent, NewTable, Postgres, ReadStore as _, Sqlite, Stage, Store, StoreError,
};
use futures_util::future::join_all;
use tokio::time::Instant;

const TABLES: usize = 10_000;
/// Tables at which something happens, and how often at each.
const BUSY: (usize, u32) = (500, 100);
/// Events of one table with nothing else going on.
const ALONE: u32 = 300;
const LEASED: Mark = Mark { stage: Stage::Playing, needs_lease: true, deadline: None };
const AGES: Ages = Ages { waiting: 100, playing: 100, over: 100 };

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    println!("| store | what | |");
    println!("|---|---|---|");
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path(), Sources::real().now).await?);
    measure("SQLite", &store).await?;
    store.close().await;
    let start = Instant::now();
    let store = Sqlite::open(folder.path(), Sources::real().now).await?;
    tell("SQLite", "opened again", ms(start.elapsed()));
    store.close().await;

    let url = postgres::database().await;
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&url).await?);
    measure("PostgreSQL", &store).await?;
    store.close().await;
    Ok(())
}

async fn measure(name: &str, store: &Arc<dyn Store>) -> Result<(), StoreError> {
    let start = Instant::now();
    for made in join_all((0..TABLES).map(|table| store.create(new_table(table)))).await {
        made?;
    }
    tell(name, "tables made", per_second(TABLES, start.elapsed()));

    let (tables, each) = BUSY;
    let start = Instant::now();
    let busy = (0..tables).map(|table| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            for number in 1..=each {
                store.append(&id(table), number, event()).await?;
            }
            Ok::<_, StoreError>(())
        })
    });
    for added in join_all(busy).await {
        added.expect("no panic")?;
    }
    let added = tables * each as usize;
    let what = format!("events added, {tables} tables at once");
    tell(name, &what, per_second(added, start.elapsed()));

    let start = Instant::now();
    for number in each + 1..=each + ALONE {
        store.append(&id(0), number, event()).await?;
    }
    tell(name, "one event added, with nothing else going on", ms(start.elapsed() / ALONE));

    store.heartbeat("a", 600_000).await?;
    let start = Instant::now();
    let acquired = store.acquire_free_leases("a", TABLES as u32).await?.len();
    tell(name, &format!("{acquired} leases acquired"), ms(start.elapsed()));
    let start = Instant::now();
    store.acquire_free_leases("a", TABLES as u32).await?;
    tell(name, "no lease to acquire", ms(start.elapsed()));
    let start = Instant::now();
    store.counts().await?;
    tell(name, "tables counted", ms(start.elapsed()));
    let start = Instant::now();
    store.load(&id(0)).await?;
    tell(name, &format!("{} events read", 1 + each + ALONE), ms(start.elapsed()));
    let start = Instant::now();
    let gone = store.expire(u64::from(u32::MAX), AGES, 100).await?.len();
    tell(name, &format!("{gone} tables deleted"), ms(start.elapsed()));
    Ok(())
}

fn id(table: usize) -> String {
    format!("table{table}")
}

fn event() -> NewEvent {
    // As long as most.
    let body = format!(r#"{{"action":"{}"}}"#, "x".repeat(200));
    NewEvent { at: 1, body, mark: LEASED }
}

fn new_table(table: usize) -> NewTable {
    NewTable { id: id(table), seed: [7; 32], rules: 1, board: None, event: event() }
}

fn tell(store: &str, what: &str, figure: String) {
    println!("| {store} | {what} | {figure} |");
}

fn per_second(count: usize, time: Duration) -> String {
    format!("{:.0} a second", count as f64 / time.as_secs_f64())
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}
