//! What only one of the stores must do: folders, processes that are killed, processes that start at once.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crosstown_rules::{Random as _, Rng};
use crosstown_server::Sources;
use crosstown_server::store::{Counts, ReadStore, Sqlite, Store, StoreError};
use futures_util::future::{FutureExt, join_all};
use sqlx::Connection;

use crate::homes::{Database, Folder, Home};
use crate::{LEASED, LONG, PLAYING, WAITING, bodies, event, make, soon};

async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(folder, Sources::real().now).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_is_for_one() {
    let home = Folder::new().await;
    let path = home.path().join("a").join("b");
    let store = open(&path).await.expect("the folder is made");
    let error = open(&path).await.err().expect("another has it");
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(error.to_string().contains(path.to_str().expect("it is Unicode")), "{error}");
    store.ping().await.expect("the first is not troubled");
    drop(store);
    let store = open(&path).await.expect("it is free again");
    store.close().await;
    open(&path).await.expect("it is free again");
    // A file in the way.
    std::fs::write(home.path().join("file"), "").expect("there is room for a file");
    let error = open(&home.path().join("file")).await.err().expect("it is no folder");
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_new_folder_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let home = Folder::new().await;
    let path = home.path().join("new");
    open(&path).await.expect("the folder is made");
    let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_of_an_earlier_process_are_dead() {
    let home = Folder::new().await;
    let store = home.open().await;
    make(&store, "t", LEASED).await;
    make(&store, "u", LEASED).await;
    store.heartbeat("a", LONG).await.expect("it lives");
    assert!(store.acquire_lease("t", "a").await.expect("it answers"));
    assert_eq!(store.acquire_free_leases("a", 9).await.expect("it answers"), ["u"]);
    store.close().await;
    // Tools open the store too: only a server ends leases, when it starts.
    let store = home.open().await;
    store.heartbeat("b", LONG).await.expect("it lives");
    assert!(!store.acquire_lease("t", "b").await.expect("it answers"));
    store.end_old_leases().await.expect("it is the only process");
    store.heartbeat("b", LONG).await.expect("it lives");
    assert!(store.acquire_lease("t", "b").await.expect("it answers"));
    // Also for one of the same name, which must acquire its leases again.
    store.heartbeat("a", LONG).await.expect("it lives");
    assert_eq!(store.acquire_free_leases("a", 9).await.expect("it answers"), ["u"]);
}

/// Heartbeats go by the clock that was handed in, and by no other.
#[tokio::test(flavor = "multi_thread")]
async fn time_is_handed_in() {
    let folder = Folder::new().await;
    let time = Arc::new(AtomicU64::new(1_000));
    let clock = Arc::clone(&time);
    let now = Arc::new(move || clock.load(Ordering::Relaxed));
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path(), now).await.expect("it opens"));
    make(&store, "t", LEASED).await;
    store.heartbeat("a", 100).await.expect("it lives");
    assert!(store.acquire_lease("t", "a").await.expect("it answers"));
    for (at, free) in [(1_099, false), (1_100, true)] {
        time.store(at, Ordering::Relaxed);
        assert_eq!(store.acquire_lease("t", "b").await.expect("it answers"), free, "{at}");
    }
}

/// A copy of a folder on which a server was running: what was acknowledged is read, and not a byte
/// of the copy changes.
#[tokio::test(flavor = "multi_thread")]
async fn reading_after_a_crash_changes_nothing() {
    let home = Folder::new().await;
    let store = home.open().await;
    make(&store, "t", WAITING).await;
    let folder = home.path();
    assert!(Sqlite::is_in_use(folder).expect("it can look"));
    let in_use = Sqlite::read_only(folder).await.err().expect("a server has it");
    assert!(matches!(in_use, StoreError::InUse(_)), "{in_use}");
    let crashed = Folder::new().await;
    for name in ["crosstown.db", "crosstown.db-wal", "crosstown.lock"] {
        std::fs::copy(folder.join(name), crashed.path().join(name)).expect("there is room");
    }
    assert!(Sqlite::was_killed(crashed.path()).expect("it can look"));
    let before = crashed.bytes();
    for _ in 0..2 {
        let store = crashed.open_read_only().await.expect("it opens");
        assert!(store.load("t").await.expect("it can be read").is_some());
        store.close().await;
        assert!(crashed.bytes() == before, "nothing is changed");
    }
    // The next server finds everything.
    let store = crashed.open().await;
    assert!(store.load("t").await.expect("it can be read").is_some());
}

/// A copy that broke off in the middle of the write-ahead log opens as if less had happened.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_cut_off_is_noticed() {
    let home = Folder::new().await;
    let store = home.open().await;
    make(&store, "t", WAITING).await;
    for number in 1..20 {
        store.append("t", number, event(1, "played", PLAYING)).await.expect("it is the next");
    }
    let crashed = Folder::new().await;
    for name in ["crosstown.db", "crosstown.db-wal", "crosstown.db-shm"] {
        std::fs::copy(home.path().join(name), crashed.path().join(name)).expect("there is room");
    }
    let missing = || Sqlite::missing_pages(crashed.path()).expect("it can look");
    assert_eq!(missing(), 0);
    let log = std::fs::File::options().write(true).open(crashed.path().join("crosstown.db-wal"));
    let log = log.expect("it is there");
    let length = log.metadata().expect("it can look").len();
    let mut before = 0;
    for length in [length - 1, length / 2, 32, 10, 0] {
        log.set_len(length).expect("it can be cut");
        assert!(missing() > before || length == 10 || length == 0, "{length}: {}", missing());
        assert!(missing() > 0, "{length}");
        before = missing();
    }
    // Nothing can be told without it.
    std::fs::remove_file(crashed.path().join("crosstown.db-shm")).expect("it is there");
    assert_eq!(missing(), 0);
    // A folder that was closed well, and one that is new.
    store.close().await;
    assert_eq!(Sqlite::missing_pages(home.path()).expect("it can look"), 0);
    assert_eq!(Sqlite::missing_pages(Folder::new().await.path()).expect("it can look"), 0);
}

/// Holds up the writer until many wait, one of whom cannot be served: the others are.
#[tokio::test(flavor = "multi_thread")]
async fn one_bad_change_does_not_spoil_others() {
    let home = Folder::new().await;
    let store = home.open().await;
    home.forbid("bad").await;
    for table in 0..10 {
        make(&store, &format!("{table}"), WAITING).await;
    }
    let mut connection = home.connect().await;
    let blocking = connection.begin_with("BEGIN IMMEDIATE").await.expect("nobody writes");
    let mut changes: Vec<_> = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
        .map(|table| {
            let body = if table == "7" { "bad" } else { "good" };
            store.append(table, 1, event(1, body, PLAYING))
        })
        .into();
    // The writer takes the first and has to wait, and then the others wait for the writer.
    assert!((&mut changes[0]).now_or_never().is_none());
    soon(|| async { store.queue() == 0 }).await;
    for change in &mut changes[1..] {
        assert!(change.now_or_never().is_none());
    }
    assert_eq!(store.queue(), 9);
    blocking.rollback().await.expect("it lets go");
    for (table, change) in join_all(changes).await.into_iter().enumerate() {
        assert_eq!(change.is_err(), table == 7, "{table}: {change:?}");
        let events = store.events(&format!("{table}"), 1).await.expect("they can be read");
        assert_eq!(bodies(&events), if table == 7 { vec![] } else { vec!["good"] });
    }
    let expected = Counts { waiting: 1, playing: 9, ..Counts::default() };
    assert_eq!(store.counts().await.expect("it counts"), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_processes_migrate_at_once() {
    let home = Database::new().await;
    let stores = join_all((0..8).map(|_| home.try_open())).await;
    for (number, store) in stores.into_iter().enumerate() {
        let store = store.expect("all of them open");
        make(&store, &format!("{number}"), WAITING).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tells_which_tables_others_have_added_to() {
    let home = Database::new().await;
    let (store, other) = (home.open().await, home.open().await);
    for id in ["a", "b", "c"] {
        make(&store, id, WAITING).await;
    }
    let asked: Vec<_> = ["a", "b", "c", "none"].map(|id| (id.to_owned(), 1)).into();
    assert_eq!(store.ahead(&asked).await.expect("it answers"), [""; 0]);
    for number in [1, 2] {
        other.append("b", number, event(1, "played", PLAYING)).await.expect("it is the next");
        assert_eq!(store.ahead(&asked).await.expect("it answers"), ["b"]);
    }
    assert_eq!(store.ahead(&[("b".to_owned(), 3)]).await.expect("it answers"), [""; 0]);
    assert_eq!(store.ahead(&[]).await.expect("it answers"), [""; 0]);
}

/// In the environment, the folder in which [`appends_until_killed`] does its work.
const FOLDER: &str = "CROSSTOWN_TEST_FOLDER";

/// What has been acknowledged is on disk, at whatever moment the process is killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_process_loses_nothing() {
    let home = Folder::new().await;
    let (mut total, rng) = (0, &mut Rng::new(7, 0));
    for round in 0..8 {
        let this = std::env::current_exe().expect("this program has a path");
        let mut child = Command::new(this)
            .args(["--exact", "alone::appends_until_killed", "--nocapture"])
            .env(FOLDER, home.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let until = 1 + rng.below(700);
        let mut acknowledged = Vec::new();
        for line in output.lines() {
            let line = line.expect("it can be read");
            if let Some((table, number)) = line.strip_prefix("has ").and_then(|l| l.split_once(' '))
            {
                let number: u32 = number.parse().expect("it is a number");
                acknowledged.push((table.to_owned(), number));
                if acknowledged.len() == until {
                    child.kill().expect("it can be killed");
                }
            }
        }
        assert!(!child.wait().expect("it ends").success(), "it was killed");
        assert!(acknowledged.len() >= until, "it was killed by us");
        total += acknowledged.len();
        let store = home.open().await;
        for (table, number) in acknowledged {
            let events = store.events(&table, number).await.expect("they can be read");
            let body = events.first().map(|(_, body)| body.as_str());
            assert_eq!(body, Some(format!("{table} {number}").as_str()), "in round {round}");
        }
        assert!(store.check().await.expect("it can look").is_empty());
        store.close().await;
    }
    println!("{total} events were acknowledged");
}

/// The process that [`a_killed_process_loses_nothing`] kills; it does nothing unless that starts it.
#[tokio::test(flavor = "multi_thread")]
async fn appends_until_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let store: Arc<dyn Store> = Arc::new(open(Path::new(&folder)).await.expect("the store opens"));
    println!();
    let tables = (0..16).map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let id = format!("table{table}");
            let next = match store.load(&id).await.expect("it can be read") {
                Some(stored) => stored.events.len() as u32,
                None => {
                    make(&store, &id, WAITING).await;
                    1
                }
            };
            for number in next.. {
                let body = format!("{id} {number}");
                let mark = if number % 2 == 0 { WAITING } else { PLAYING };
                store.append(&id, number, event(1, &body, mark)).await.expect("it is the next");
                let line = format!("has {id} {number}\n");
                std::io::stdout().write_all(line.as_bytes()).expect("somebody reads");
            }
        })
    });
    join_all(tables).await;
}
