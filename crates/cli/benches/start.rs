//! How soon a server answers that has 10,000 tables stored, and how well while it opens those at
//! which bots must play. `cargo xtask bench` shows it beside the other figures.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use crosstown_rules::Board;
use crosstown_server::Sources;
use crosstown_server::store::{NewEvent, NewTable, ReadStore as _, Sqlite, Store as _};
use crosstown_table::protocol::SeatPlan;
use crosstown_table::{
    Command as TableCommand, Judged, Owner, Problem, RULES, Setup, Step, Table, fair,
};
use tokio::task::JoinSet;
use tokio::time::Instant;

const TABLES: usize = 10_000;
const RUNS: usize = 5;
/// Actions played at a table in the middle of its game.
const PLAYED: usize = 20;
/// How long it is watched after it has started.
const WATCHED: Duration = Duration::from_secs(5);

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (stored, run) = (folder.path().join("stored"), folder.path().join("run"));
    let runtime = tokio::runtime::Runtime::new()?;
    let tended = runtime.block_on(fill(&stored))?;
    println!("{TABLES} stored tables; at {tended} of them it is a bot's turn\n");
    println!(
        "| run | first answer | longest answer in the {} s after | tables open then |",
        WATCHED.as_secs()
    );
    println!("|---|---|---|---|");
    for number in 1..=RUNS {
        fs::create_dir_all(&run)?;
        for file in fs::read_dir(&stored)? {
            let file = file?;
            fs::copy(file.path(), run.join(file.file_name()))?;
        }
        let start = Instant::now();
        let server = Server::start(&run)?;
        server.get(&server.authority, "/healthz")?;
        let first = start.elapsed();
        let mut longest = Duration::ZERO;
        let watched = Instant::now();
        while watched.elapsed() < WATCHED {
            let asked = Instant::now();
            server.get(&server.authority, "/healthz")?;
            longest = longest.max(asked.elapsed());
            std::thread::sleep(Duration::from_millis(5));
        }
        let metrics = server.get(&server.metrics, "/metrics")?;
        let open = "crosstown_sizes{of=\"open_tables\"} ";
        let open = metrics.lines().find_map(|line| line.strip_prefix(open)).unwrap_or("?");
        println!("| {number} | {} | {} | {open} |", ms(first), ms(longest));
        drop(server);
        fs::remove_dir_all(&run)?;
    }
    Ok(())
}

fn ms(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1000.0)
}

/// Stores tables of all kinds. Gives at how many a bot must play.
async fn fill(folder: &Path) -> Result<usize> {
    let store = Arc::new(Sqlite::open(folder, Sources::real().now).await?);
    let kinds = [waiting()?, over()?, bots_turn()?, bots_turn()?];
    let mut making = JoinSet::new();
    for (number, kind) in (0..TABLES).zip(kinds.iter().cycle()) {
        let (store, kind) = (store.clone(), kind.clone());
        making.spawn(async move {
            let id = format!("table{number:016}");
            let mut events = kind.into_iter();
            let event = events.next().context("no event")?;
            store
                .create(NewTable { id: id.clone(), seed: SEED, rules: RULES, board: None, event })
                .await?;
            for (number, event) in (1..).zip(events) {
                store.append(&id, number, event).await?;
            }
            anyhow::Ok(())
        });
        while making.len() >= 256
            && let Some(made) = making.join_next().await
        {
            made??;
        }
    }
    while let Some(made) = making.join_next().await {
        made??;
    }
    store.close().await;
    let tended =
        kinds.iter().filter(|events| events.last().is_some_and(|last| last.mark.needs_lease));
    Ok(TABLES / kinds.len() * tended.count())
}

const SEED: [u8; 32] = [7; 32];

/// A table and its events so far.
struct Game {
    table: Table,
    events: Vec<NewEvent>,
}

impl Game {
    fn new(seats: &[SeatPlan]) -> Result<Game> {
        let board = Arc::new(Board::city("london").context("no such city")?);
        let setup = Setup {
            id: "table".to_owned(),
            seed: SEED,
            board,
            own_board: false,
            seats: seats.to_vec(),
            draws_first: false,
            commit: None,
            clock: None,
            hints: true,
            host: host(),
            invite: "invitation".to_owned(),
        };
        let table = Table::create(setup, &fair(), now()).map_err(refused)?;
        let (body, mark) = (table.created().stored(), table.mark());
        let events = vec![NewEvent { at: table.at(), body, mark }];
        Ok(Game { table, events })
    }

    fn happen(&mut self, judged: Judged) -> Result<()> {
        let (at, body, mark) = (judged.at(), judged.event().stored(), judged.mark());
        ensure!(self.table.commit(judged), "something else has happened");
        self.events.push(NewEvent { at, body, mark });
        Ok(())
    }

    fn command(&mut self, command: &TableCommand) -> Result<()> {
        let judged = self.table.judge(now(), Some(host()), command).map_err(refused)?;
        self.happen(judged)
    }

    /// Somebody who may do something does it.
    fn play(&mut self) -> Result<()> {
        let seat = *self.table.waiting_for().first().context("the game is over")?;
        let view = self.table.view(Some(seat)).context("there is no game")?;
        let action = view.actions.and_then(|list| list.into_iter().next()).context("no action")?;
        let (number, id) = (self.table.next_number(), self.table.next_number().to_string());
        let step = self.table.play(now(), Some(host()), seat, &id, number - 1, &action);
        match step.map_err(refused)? {
            Step::New(judged) => self.happen(judged),
            Step::Known(_) => bail!("that was played before"),
        }
    }
}

fn waiting() -> Result<Vec<NewEvent>> {
    Ok(Game::new(&[device(), SeatPlan::Open])?.events)
}

fn over() -> Result<Vec<NewEvent>> {
    let mut game = Game::new(&[device(), device()])?;
    for _ in 0..PLAYED {
        game.play()?;
    }
    for seat in 0..2 {
        game.command(&TableCommand::End { seat })?;
    }
    Ok(game.events)
}

fn bots_turn() -> Result<Vec<NewEvent>> {
    let mut game = Game::new(&[device(), device()])?;
    for _ in 0..PLAYED {
        game.play()?;
    }
    let seat = *game.table.waiting_for().first().context("the game is over")?;
    game.command(&TableCommand::Leave { seat })?;
    Ok(game.events)
}

fn device() -> SeatPlan {
    SeatPlan::Device { name: "Ada".to_owned() }
}

fn host() -> Owner {
    Owner::of(b"host")
}

fn now() -> u64 {
    Sources::real().now()
}

fn refused(problem: Problem) -> anyhow::Error {
    anyhow::anyhow!("refused: {}", problem.code.name())
}

/// The command as a server. It is killed when this is dropped.
struct Server {
    child: Child,
    authority: String,
    metrics: String,
}

impl Server {
    fn start(data: &Path) -> Result<Server> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_crosstown"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"]);
        command.args(["--admin-listen", "127.0.0.1:0"]);
        command.args(["--requests-per-second", "100000", "--data"]).arg(data);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut server = Server { child, authority: String::new(), metrics: String::new() };
        let output = server.child.stdout.as_mut().context("its output is a pipe")?;
        let mut output = BufReader::new(output);
        for authority in [&mut server.authority, &mut server.metrics] {
            let mut said = String::new();
            output.read_line(&mut said)?;
            let (_, said) = said.trim().split_once("http://").context("it does not start")?;
            *authority = said.to_owned();
        }
        Ok(server)
    }

    /// The answer to a request.
    fn get(&self, host: &str, path: &str) -> Result<String> {
        let mut stream = TcpStream::connect(host)?;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        ensure!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        Ok(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
