//! A PostgreSQL server of the tests' own, with a database for each that asks.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// Runs a server in a new folder until its input ends, which it does when the tests end, however
/// they end. Says where the folder is as soon as the server answers. It is reached by a socket in the
/// folder, so that there is no port to quarrel about; and it need not survive a power cut.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d /tmp/crosstown-test-XXXXXX)
trap 'rm -rf "$folder"' EXIT
log=$folder/log
"$1/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C \
    --no-sync >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
"$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off \
    -c max_connections=500 -c shared_buffers=32MB >>"$log" 2>&1 &
server=$!
until "$1/pg_isready" --quiet --host="$folder"; do
    kill -0 $server 2>/dev/null || { cat "$log" >&2; exit 1; }
    sleep 0.05
done
echo "$folder"
read -r _ || true
kill -QUIT $server
wait $server || true
"#;

struct Server {
    folder: String,
    /// Its input stays open as long as this process lives.
    _child: Child,
}

static SERVER: LazyLock<Server> = LazyLock::new(|| {
    let programs = programs().expect(
        "there is no PostgreSQL in /usr/lib/postgresql: install the package postgresql, or run \
         cargo xtask test, which does",
    );
    // The server refuses to run as root.
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let mut command = if is_root {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    command.args(["-c", SCRIPT, "postgres"]).arg(programs).current_dir("/");
    // In a group of its own, Ctrl-C does not reach it before it has cleaned up.
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).process_group(0);
    let mut child = command.spawn().expect("PostgreSQL can be started");
    let mut folder = String::new();
    let output = child.stdout.take().expect("its output is a pipe");
    BufReader::new(output).read_line(&mut folder).expect("it says where it is");
    let folder = folder.trim().to_owned();
    assert!(!folder.is_empty(), "PostgreSQL does not start: see what it says above");
    Server { folder, _child: child }
});

/// Where the newest PostgreSQL of this machine has its programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|programs| programs.join("initdb").exists())
        .max()
}

/// The address of a new, empty database.
pub(crate) async fn database() -> String {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&address("postgres")).await.expect("it answers");
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .expect("a database can be made");
    address(&name)
}

fn address(database: &str) -> String {
    format!("postgres://postgres@localhost/{database}?host={}", SERVER.folder)
}
