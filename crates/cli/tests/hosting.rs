//! What hosts do beside serving: `doctor`, `record export` and `import`, on real folders.

mod common;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::time::SystemTime;

use common::{crosstown, folder, path, refused, works};
use crosstown_server::client::Client;
use crosstown_server::store::{Ages, Mark, NewEvent, Stage};
use crosstown_server::{Amounts, Config, Server, Sources, open_store};
use crosstown_table::protocol::{NewTable, SeatPlan, Table};

fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        database_url: None,
        nats_url: None,
        public_url: None,
        behind_proxy: false,
        admin_listen: None,
        admin_socket: None,
        amounts: Amounts::default(),
        ages: Ages { waiting: u64::MAX, playing: u64::MAX, over: u64::MAX },
    }
}

/// The small board of docs/boards.md.
fn own_board() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/boards.md");
    let page = fs::read_to_string(page).unwrap();
    let board = page.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    board.to_owned()
}

/// A game that its players ended at once.
async fn finished_game(client: &mut Client, city: Option<&str>, board: Option<String>) -> Table {
    let seat = |name: &str| SeatPlan::Device { name: name.to_owned() };
    let seats = vec![seat("Ada"), seat("Bob")];
    let new = NewTable {
        city: city.map(str::to_owned),
        board,
        seats,
        first: Some(0),
        clock: None,
        hints: true,
        commit: None,
    };
    let table = client.create(&new).await.unwrap();
    for seat in 0..2 {
        let ended = client.command(&table.id, seat, "end").await.unwrap();
        assert_eq!(ended.status, 200, "{}", ended.body);
    }
    table
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(work)
}

/// A folder with two finished games, one of them on a board of somebody's own. Gives their names.
fn games(data: &Path) -> [String; 2] {
    wait(async {
        let server = Server::start(&config(data), Sources::real()).await.unwrap();
        let mut client = Client::new(server.address());
        let london = finished_game(&mut client, Some("london"), None).await;
        let own = finished_game(&mut client, None, Some(own_board())).await;
        server.close().await;
        [london.id, own.id]
    })
}

/// Puts an event behind the last of a table that cannot have happened.
fn damage(data: &Path, id: &str) {
    wait(async {
        let store = open_store(&config(data), &Sources::real()).await.unwrap();
        let number = store.load(id).await.unwrap().unwrap().events.len() as u32;
        let mark = Mark { stage: Stage::Over, needs_lease: false, deadline: None };
        let body = r#"{"event":"played","entry":{"seat":0,"do":"pass"}}"#.to_owned();
        store.append(id, number, NewEvent { at: 1, body, mark }).await.unwrap();
        store.close().await;
    });
}

#[test]
fn the_doctor_finds_nothing_wrong_where_nothing_is() {
    let folder = folder();
    let data = path(&folder, "data");
    let args = ["doctor", "--data", &data, "--listen", "127.0.0.1:0", "--connections", "100"];
    let said = works(&args);
    assert!(said.contains("ok       data folder") && said.contains("all is well"), "{said}");
    assert!(!Path::new(&data).exists(), "it changes nothing");
    games(Path::new(&data));
    let before = contents(Path::new(&data));
    let said = works(&args);
    assert!(said.contains("2 tables can be played on"), "{said}");
    assert!(said.contains("as it should") && said.contains("is not damaged"), "{said}");
    assert!(contents(Path::new(&data)) == before, "it changes nothing");
}

/// What is in a folder, and when it was changed.
fn contents(folder: &Path) -> BTreeMap<OsString, (Vec<u8>, SystemTime)> {
    let files = fs::read_dir(folder).unwrap().map(|file| {
        let file = file.unwrap();
        let changed = file.metadata().unwrap().modified().unwrap();
        (file.file_name(), (fs::read(file.path()).unwrap(), changed))
    });
    files.collect()
}

/// A folder as a server that was killed leaves it.
#[test]
fn the_doctor_leaves_a_folder_as_a_killed_server_left_it() {
    let folder = folder();
    let (data, killed) = (path(&folder, "data"), path(&folder, "killed"));
    wait(async {
        let server = Server::start(&config(Path::new(&data)), Sources::real()).await.unwrap();
        let mut client = Client::new(server.address());
        finished_game(&mut client, Some("london"), None).await;
        fs::create_dir(&killed).unwrap();
        for name in ["crosstown.db", "crosstown.db-wal", "crosstown.lock"] {
            fs::copy(Path::new(&data).join(name), Path::new(&killed).join(name)).unwrap();
        }
        server.close().await;
    });
    let before = contents(Path::new(&killed));
    let said = works(&["doctor", "--data", &killed, "--listen", "127.0.0.1:0"]);
    assert!(said.contains("the last server was killed"), "{said}");
    assert!(said.contains("1 table can be played on"), "{said}");
    assert!(contents(Path::new(&killed)) == before, "it changes nothing");
}

#[test]
fn the_doctor_names_damaged_tables_but_not_so_that_one_could_watch() {
    let folder = folder();
    let data = path(&folder, "data");
    let [id, _] = games(Path::new(&data));
    damage(Path::new(&data), &id);
    let said = refused(&["doctor", "--data", &data, "--listen", "127.0.0.1:0"]);
    let line = format!("problem  tables: table {}…: event 3 is damaged", &id[..6]);
    assert!(said.contains(&line), "{said}");
    assert!(said.contains("1 table can be played on") && said.contains("1 problem"), "{said}");
    assert!(!said.contains(&id), "{said}");
}

#[test]
fn the_doctor_sees_wrong_settings() {
    let folder = folder();
    let data = path(&folder, "data");
    let home = ["doctor", "--data", &data, "--listen", "127.0.0.1:0"];
    let with = |more: &[&str]| refused(&[&home[..], more].concat());
    assert!(with(&["--public-url", "games.example"]).contains("problem  public address"));
    assert!(
        with(&["--nats-url", "nats://127.0.0.1:1"]).contains("problem  NATS: cannot be reached")
    );
    assert!(with(&["--config", "/nowhere"]).contains("problem  settings: cannot read /nowhere"));
    let warned = works(&[&home[..], &["--connections", "100000000"]].concat());
    assert!(warned.contains("warning  open files"), "{warned}");

    // A file that is no database.
    fs::create_dir(&data).unwrap();
    fs::write(Path::new(&data).join("crosstown.db"), "not a database at all, but long enough")
        .unwrap();
    assert!(refused(&home).contains("problem  database"));
}

#[test]
fn while_a_server_runs_the_doctor_says_so_and_records_stay_where_they_are() {
    let folder = folder();
    let data = path(&folder, "data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server =
        runtime.block_on(Server::start(&config(Path::new(&data)), Sources::real())).unwrap();
    let listen = server.address().to_string();
    let said = works(&["doctor", "--data", &data, "--listen", &listen]);
    assert!(said.contains("a server is running on it"), "{said}");
    assert!(said.contains("answers on") && said.contains("and is well"), "{said}");
    let said = refused(&["record", "export", "--data", &data]);
    assert!(said.contains("in use") && said.contains("stop the server first"), "{said}");
    runtime.block_on(server.close());

    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = other.local_addr().unwrap().to_string();
    // It never answers, which takes a while to see.
    let said = refused(&["doctor", "--data", &data, "--listen", &listen]);
    assert!(said.contains("something else listens"), "{said}");
}

#[test]
fn records_go_from_one_server_to_another() {
    let folder = folder();
    let (data, other) = (path(&folder, "data"), path(&folder, "other"));
    games(Path::new(&data));
    let file = path(&folder, "games.jsonl");
    let output = crosstown(&["record", "export", "--data", &data, "-o", &file]);
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "2 records\n");
    assert!(String::from_utf8(output.stderr).unwrap().contains("1 records are of 1 boards"));
    let board = path(&folder, "games.jsonl.boards/harbour.toml");
    assert_eq!(fs::read_to_string(&board).unwrap(), own_board());

    // Without the board one record cannot be judged; with it, both can.
    let said = refused(&["record", "import", &file, "--data", &other]);
    assert!(said.contains("1 imported, 0 were there already, 1 refused"), "{said}");
    let said = works(&["record", "import", &file, "--board", &board, "--data", &other]);
    assert!(said.contains("1 imported, 1 were there already, 0 refused"), "{said}");
    let paths: Vec<&str> = said.lines().filter(|line| line.starts_with('/')).collect();
    assert_eq!(paths.len(), 2);

    // The server shows them, and they can be exported again.
    let kept = fs::read_to_string(&file).unwrap();
    wait(async {
        let server = Server::start(&config(Path::new(&other)), Sources::real()).await.unwrap();
        let mut client = Client::new(server.address());
        for path in paths {
            let answer = client.get(path).await.unwrap();
            assert_eq!(answer.status, 200, "{path}");
            assert!(kept.contains(&answer.body), "{path}");
        }
        server.close().await;
    });
    let again = works(&["record", "export", "--data", &other]);
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&again), sorted(&kept));
}

#[test]
fn a_changed_record_is_not_imported() {
    let folder = folder();
    let (data, other) = (path(&folder, "data"), path(&folder, "other"));
    games(Path::new(&data));
    let file = path(&folder, "games.jsonl");
    works(&["record", "export", "--data", &data, "-o", &file]);
    let text = fs::read_to_string(&file).unwrap();
    let london: Vec<&str> = text.lines().filter(|line| line.contains("\"london\"")).collect();
    let changed = london[0].replace("\"winners\":[", "\"winners\":[3,");
    assert_ne!(changed, london[0]);
    fs::write(&file, changed).unwrap();
    let said = refused(&["record", "import", &file, "--data", &other]);
    assert!(said.contains("games.jsonl:1: result"), "{said}");
    assert!(said.contains("0 imported"), "{said}");
    assert!(refused(&["record", "export", "--data", &path(&folder, "none")]).contains("no server"));
}

/// docs/hosting.md has every setting, under its flag and its variable.
#[test]
fn every_setting_is_documented() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = fs::read_to_string(page).unwrap();
    let help = works(&["serve", "--help"]);
    let mut found = 0;
    for word in help.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')) {
        let flag = word.starts_with("--") && !["--help", "--version"].contains(&word);
        if (flag && word.len() > 2) || word.starts_with("CROSSTOWN_") {
            found += 1;
            assert!(page.contains(&format!("`{word}`")), "docs/hosting.md lacks {word}");
        }
    }
    assert!(found >= 40, "{found}");
}
