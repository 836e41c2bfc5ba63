//! A PostgreSQL server of the tests' own, with a database for each that asks.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// Runs a server in a new folder until its input ends, which it does when the tests end, however
/// they end. A line of input is the name of a signal for the server; after one that ends it, it is started
/// again. Says where the folder is as soon as the server answers. It is reached by a socket in the
/// folder, so that there is no port to quarrel about; and it need not survive a power cut.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d /tmp/crosstown-test-XXXXXX)
trap 'rm -rf "$folder"' EXIT
log=$folder/log
"$1/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C \
    --no-sync >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
start() {
    "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off \
        -c max_connections=500 -c shared_buffers=32MB >>"$log" 2>&1 &
    server=$!
    until "$1/pg_isready" --quiet --host="$folder"; do
        kill -0 $server 2>/dev/null || { cat "$log" >&2; exit 1; }
        sleep 0.05
    done
    echo "$folder"
}
start "$1"
while read -r signal; do
    if [ "$signal" = INT ]; then
        kill -INT $server
        wait $server || true
        start "$1"
    else
        kill -s "$signal" $server $(cat /proc/$server/task/$server/children)
        echo "$signal"
    fi
done
kill -CONT $server
kill -QUIT $server
wait $server || true
"#;

struct Server {
    folder: String,
    /// Its input stays open as long as this process lives.
    #[allow(dead_code, reason = "benches do not stop it")]
    child: Mutex<(Child, BufReader<ChildStdout>)>,
}

/// Sends the server and all its processes a signal: `STOP` and `CONT`, or `INT`, after which it is
/// started again. Only for a test that has the server for itself.
#[allow(dead_code, reason = "benches do not stop it")]
pub(crate) fn signal(name: &str) {
    let mut child = SERVER.child.lock().unwrap();
    let (child, output) = &mut *child;
    writeln!(child.stdin.as_mut().expect("its input is a pipe"), "{name}").expect("it reads");
    output.read_line(&mut String::new()).expect("it says that it is done");
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
    let mut output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    output.read_line(&mut folder).expect("it says where it is");
    let folder = folder.trim().to_owned();
    assert!(!folder.is_empty(), "PostgreSQL does not start: see what it says above");
    Server { folder, child: Mutex::new((child, output)) }
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
