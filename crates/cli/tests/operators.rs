//! What hosts do with a server beside playing: `crosstown admin`, its log, its settings, its files and
//! its unit for systemd, all with real processes.

mod common;
mod served;

use std::fs::{self, Permissions};
use std::io::Write as _;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{path, refused, works};
use crosstown_server::client::Client;
use crosstown_table::protocol::SeatPlan;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use served::nats::Nats;
use served::process::{Server, command, fails, serve};
use served::tables::{PATIENCE, device, table};
use served::{postgres, until, verify};

/// Runs `crosstown admin` with an answer to its question.
fn answered(args: &[&str], answer: &str) -> (bool, String) {
    let mut command = command(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(answer.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    (output.status.success(), said)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_tables() {
    let folder = common::folder();
    let data = folder.path().to_str().expect("plain names");
    let server = Server::at("127.0.0.1:0", folder.path());
    let mut client = Client::new(server.address);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let new = table("berlin", &[device("Eve\u{1f980}"), SeatPlan::Open]);
    let waiting = client.create(&new).await.unwrap();
    let id = made.id.as_str();

    let listed = works(&["admin", "list", "--data", data]);
    assert!(listed.starts_with(" id ") && listed.lines().count() == 3, "{listed}");
    assert!(listed.contains(id) && listed.contains("Ada, Bob") && listed.contains("(open)"));
    let json: Value =
        serde_json::from_str(&works(&["admin", "--json", "list", "--data", data])).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 2);
    let shown = works(&["admin", "show", &id[..6], "--data", data]);
    assert!(shown.contains("playing (london)") && shown.contains("1 events"), "{shown}");

    let freed = works(&["admin", "free", id, "1", "--data", data]);
    assert!(freed.contains("(bot for Bob)"), "{freed}");
    let ended = works(&["admin", "end", id, "--data", data]);
    assert!(ended.contains("over (london)"), "{ended}");
    verify(&mut client, id).await;
    let again = refused(&["admin", "end", id, "--data", data]);
    assert!(again.contains("game-not-running: the game has not begun or is over"), "{again}");

    let delete = ["admin", "delete", waiting.id.as_str(), "--data", data];
    for no in ["n\n", ""] {
        let (done, said) = answered(&delete, no);
        assert!(!done && said.contains("nothing was deleted"), "{said}");
    }
    assert_eq!(client.table(&waiting.id).await.unwrap().number, 0);
    let (done, said) = answered(&delete, "y\n");
    assert!(done && said.contains("is deleted"), "{said}");
    assert!(client.table(&waiting.id).await.is_err());
    works(&["admin", "delete", id, "--yes", "--data", data]);
    assert_eq!(works(&["admin", "list", "--data", data]), "there are no tables\n");

    drop(server);
    let none = refused(&["admin", "list", "--data", data]);
    assert!(none.contains("no server answers at") && none.contains("is it running"), "{none}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_ends_a_game_through_any_node() {
    let (nats, database, folder) = (Nats::start(), postgres::database().await, common::folder());
    let socket = path(&folder, "admin.sock");
    let url = nats.url();
    let node = |more: &[&str]| {
        let args = ["--log", "warn", "--database-url", &database, "--nats-url", &url];
        Server::start(&mut serve("127.0.0.1:0", &[&args[..], more].concat()))
    };
    let (first, _second) = (node(&[]), node(&["--admin-socket", &socket]));
    let mut client = Client::new(first.address);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let mut ada = client.socket(&made.id, Some(0), None).await.unwrap();
    let shown = works(&["admin", "show", &made.id, "--admin-socket", &socket]);
    assert!(shown.contains("not open at this node"), "{shown}");
    let ended = works(&["admin", "end", &made.id, "--admin-socket", &socket]);
    assert!(ended.contains("over (london)"), "{ended}");
    let stopped = async {
        while ada.text().await.unwrap().is_some_and(|text| !text.contains(r#""stopped""#)) {}
    };
    tokio::time::timeout(PATIENCE, stopped).await.expect("who plays at the other node hears of it");
    verify(&mut client, &made.id).await;

    // Without a folder there is no socket that anybody could guess.
    let config = path(&folder, "crosstown.toml");
    fs::write(&config, "database-url = \"postgres://nobody@nowhere/nothing\"\n").unwrap();
    let said = refused(&["admin", "list", "--config", &config]);
    assert!(said.contains("only if it is started with --admin-socket"), "{said}");
}

/// The status of an answer to a request that a proxy passed on.
async fn asked(server: SocketAddr, from: &str, request: &str, body: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(server).await.unwrap();
    let length = body.len();
    let head = format!(
        "{request} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {length}\r\n\
         x-forwarded-for: {from}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer[9..12].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abuser_can_be_found_in_the_log() {
    let new =
        r#"{"city":"london","seats":[{"by":"device","name":"Ada"},{"by":"device","name":"Bob"}]}"#;
    for level in ["info", "debug"] {
        let folder = common::folder();
        let data = folder.path().to_str().unwrap();
        let mut command = command(&["serve", "--log", level, "--data", data, "--behind-proxy"]);
        let mut server =
            Server::start(command.args(["--listen", "0.0.0.0:0", "--requests-per-second", "1"]));
        let at = SocketAddr::from(([127, 0, 0, 1], server.address.port()));
        assert_eq!(asked(at, "203.0.113.77", "POST /api/tables", new).await, "201");
        for from in ["198.51.100.1", "198.51.100.2", "2001:db8:1:2::3"] {
            let mut refused = 0;
            while refused < 20 {
                let status = asked(at, from, "GET /api/boards", "").await;
                refused += usize::from(status == "429");
            }
        }
        let log = || server.process.errors();
        until("all are told of", || log().contains("2001:db8:1::/48")).await;
        let log = log();
        let lines = |words: &str| log.lines().filter(|line| line.contains(words)).count();
        assert_eq!(lines("made for a visitor"), 1, "{log}");
        assert!(log.contains("203.0.113.0/24"), "{log}");
        // Once a minute for each network, however often it comes.
        assert!((1..=2).contains(&lines("198.51.100.0/24")), "{log}");
        assert!((1..=2).contains(&lines("2001:db8:1::/48")), "{log}");
        let whole = ["203.0.113.77", "2001:db8:1:2::3"];
        for address in whole {
            assert_eq!(log.contains(address), level == "debug", "{level}: {log}");
        }
        server.process.kill();
    }
}

#[test]
fn wrong_settings_are_refused_with_the_reason() {
    let folder = common::folder();
    let data = path(&folder, "data");
    let wrong: [(&[&str], &str); 8] = [
        (&["--public-url", "games.example"], "public address: games.example is not right"),
        (&["--public-url", "https://games.example/sub"], "and no path"),
        (&["--behind-proxy"], "set --public-url"),
        (&["--nats-url", "nats://127.0.0.1:1"], "NATS: several nodes need a database"),
        (&["--database-url", "mysql://u:hunter2@h/d"], "must begin with postgres://"),
        (&["--connections", "0"], "limits: --connections is 0: nobody could play"),
        (&["--keep-waiting", "0"], "limits: --keep-waiting is 0: tables would be deleted at once"),
        (
            &["--admin-listen", "127.0.0.1:7999"],
            "admin address: 127.0.0.1:7999 is where people play",
        ),
    ];
    let home = ["--data", &data, "--listen", "127.0.0.1:7999"];
    for (args, words) in wrong {
        let said = fails(command(&["serve"]).args(home).args(args));
        assert!(said.contains(words) && !said.contains("hunter2"), "{args:?}: {said}");
        let said = refused(&[&["doctor"], &home[..], args].concat());
        assert!(said.contains(words) && !said.contains("hunter2"), "{args:?}: {said}");
    }
    // All at once.
    let said = fails(command(&["serve", "--connections", "0", "--open-tables", "0"]).args(home));
    assert!(said.contains("--connections is 0") && said.contains("--open-tables is 0"), "{said}");
    assert!(!Path::new(&data).exists(), "nothing was made");

    // What is doubtful is only told.
    let doubtful: [(&[&str], &str); 2] = [
        (
            &["--listen", "0.0.0.0:0", "--behind-proxy", "--public-url", "https://a.example"],
            "proxy",
        ),
        (&["--listen", "127.0.0.1:0", "--admin-listen", "0.0.0.0:0"], "admin address"),
    ];
    for (args, about) in doubtful {
        let doctor = [&["doctor", "--data", &data][..], args].concat();
        assert!(works(&doctor).contains(&format!("warning  {about}: ")), "{args:?}");
    }
    let server =
        Server::start(&mut serve("127.0.0.1:0", &["--data", &data, "--admin-listen", "0.0.0.0:0"]));
    assert!(server.process.errors().contains("WARN"), "{}", server.process.errors());
}

fn mode(path: impl AsRef<Path>) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[test]
fn only_the_owner_can_read_the_files() {
    let folder = common::folder();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    let files = ["crosstown.db", "crosstown.db-wal", "crosstown.db-shm", "crosstown.lock"];
    let mut server = Server::at("127.0.0.1:0", &data);
    for name in files.iter().chain(&["admin.sock"]) {
        assert_eq!(mode(data.join(name)), 0o600, "{name}");
    }
    server.process.kill();

    // As older servers made them: the doctor tells, and the next server mends it.
    for name in files {
        fs::set_permissions(data.join(name), Permissions::from_mode(0o644)).unwrap();
    }
    let named = data.to_str().unwrap();
    let said = refused(&["doctor", "--data", named, "--listen", "127.0.0.1:0"]);
    assert!(said.contains("problem  data folder: others can read crosstown.db, "), "{said}");
    fs::set_permissions(&data, Permissions::from_mode(0o700)).unwrap();
    let said = works(&["doctor", "--data", named, "--listen", "127.0.0.1:0"]);
    assert!(said.contains("only its owner can read it"), "{said}");
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    let mut server = Server::at("127.0.0.1:0", &data);
    for name in files {
        assert_eq!(mode(data.join(name)), 0o600, "{name}");
    }
    server.process.kill();
    let said = works(&["doctor", "--data", named, "--listen", "127.0.0.1:0"]);
    assert!(said.contains("only its owner can read it"), "{said}");
}

/// What systemd itself says of the unit that we ship. Exposure goes from 0 to 10; under 4 is "OK".
#[test]
fn the_unit_for_systemd_is_right_and_locked_in() {
    let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/crosstown.service");
    let text = fs::read_to_string(&unit).unwrap();
    let folder = common::folder();
    // Where the program is installed matters to systemd, and here it is not.
    let here = text.replace("/usr/local/bin/crosstown", env!("CARGO_BIN_EXE_crosstown"));
    assert_ne!(here, text);
    let file = path(&folder, "crosstown.service");
    fs::write(&file, here).unwrap();
    for args in [&["security", "--offline=true", "--threshold=39", &file][..], &["verify", &file]] {
        let output = Command::new("systemd-analyze").args(args).output();
        let output = output.expect("systemd-analyze, of the package systemd");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success() && !said.contains("Unknown"), "{args:?}: {said}");
    }
}
