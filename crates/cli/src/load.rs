//! `crosstown load`: many people play at a server, and it is told how well that goes.
//!
//! The rate is given from outside: every action has a time at which it is due, whatever became of
//! those before, and its latency counts from that time to the acknowledgement. So a server that
//! stalls for a second is charged with every action that was due in that second, not with the one
//! that happened to be on its way.

mod host;
mod players;
mod tally;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use clap::ArgAction;
use crosstown_server::client::Client;
use indicatif::ProgressBar;
use serde_json::json;
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinSet;
use tokio::time::Instant;

use self::host::{Host, memory};
use self::players::Players;
use self::tally::Tally;
use crate::files;
use crate::numbers::grouped;
use crate::play_args;

/// Actions a second at one table, at most: a server refuses clients that send more than 20.
const FASTEST: u32 = 10;
/// Tables that are made, or connected to, at the same time.
const AT_ONCE: usize = 32;
/// How long the server is left alone before its memory is read.
const SETTLE: Duration = Duration::from_secs(1);
/// How long after the end actions may still be acknowledged.
const GRACE: Duration = Duration::from_secs(5);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server, such as http://127.0.0.1:7878; without it one is started for the purpose, with
    /// its data in a temporary folder (TMPDIR says where)
    ///
    /// Given several times: the nodes of one server. Tables are spread over them, and so are the
    /// players of a table.
    ///
    /// One address makes all the tables: a server that is not started by this command must allow
    /// that (serve --requests-per-second, --tables-per-hour, --sockets-per-address).
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    /// How many tables
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Players at a table, each with a cookie and a socket
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Actions a second, at all tables together [default: two for each table]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// How long to play
    #[arg(long, default_value_t = 30, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// The city that is played
    #[arg(long, default_value = "london", value_name = "CITY")]
    city: String,
    /// Print one JSON object and nothing else
    #[arg(long, action = ArgAction::SetTrue)]
    json: bool,
}

/// What is to be done.
struct Plan {
    tables: u32,
    players: u8,
    rate: u32,
    seconds: u32,
    city: String,
}

impl Plan {
    fn new(args: &Args) -> Result<Plan> {
        let &Args { tables, players, seconds, .. } = args;
        let rate = args.rate.unwrap_or(2 * tables);
        ensure!(
            rate <= FASTEST.saturating_mul(tables),
            "{rate} actions a second are too many for {tables} tables: servers let a table have about {FASTEST}"
        );
        Ok(Plan { tables, players, rate, seconds, city: args.city.clone() })
    }

    fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.players)
    }

    /// Actions that come due.
    fn actions(&self) -> u64 {
        u64::from(self.rate) * u64::from(self.seconds)
    }

    /// When the actions of a table come due, after the start: all tables take turns.
    fn due(&self, table: usize) -> impl Iterator<Item = Duration> + use<> {
        let (actions, rate) = (self.actions(), f64::from(self.rate));
        (table as u64..actions)
            .step_by(self.tables as usize)
            .map(move |n| Duration::from_secs_f64(n as f64 / rate))
    }
}

/// What came of it.
struct Outcome {
    tally: Tally,
    /// From the first action being due to the last acknowledgement.
    seconds: f64,
    memory: Memory,
}

/// The server's resident memory in bytes, where it tells: one after the other with nothing, with
/// tables, with sockets at them, and after playing.
#[derive(Clone, Copy, Default)]
struct Memory {
    start: Option<u64>,
    tables: Option<u64>,
    sockets: Option<u64>,
    end: Option<u64>,
}

impl Memory {
    /// What each of so many tables takes, out of a reading.
    fn per_table(&self, reading: Option<u64>, tables: u32) -> Option<u64> {
        Some(reading?.saturating_sub(self.start?) / u64::from(tables))
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let plan = Arc::new(Plan::new(args)?);
    files::allow_many();
    let hosts = match &args.url[..] {
        [] => vec![Host::start(&plan)?],
        urls => urls.iter().map(|url| Host::at(url)).collect::<Result<_>>()?,
    };
    let nodes: Arc<[String]> = hosts.iter().map(|host| host.authority().to_owned()).collect();
    let metrics: Vec<Option<&str>> = hosts.iter().map(Host::metrics).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(async {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        tokio::select! {
            outcome = load(&plan, nodes, &metrics) => outcome,
            _ = terminate.recv() => bail!("stopped"),
            _ = interrupt.recv() => bail!("stopped"),
        }
    });
    // Players go before their server does.
    runtime.shutdown_background();
    drop(hosts);
    let outcome = outcome?;
    if args.json {
        writeln!(out, "{}", to_json(&plan, &outcome))?;
    } else {
        print(&plan, &outcome, out)?;
    }
    Ok(())
}

async fn load(plan: &Arc<Plan>, nodes: Arc<[String]>, metrics: &[Option<&str>]) -> Result<Outcome> {
    for authority in &*nodes {
        let health = Client::new(authority).get("/healthz").await;
        let health = health.with_context(|| format!("no server answers at {authority}"))?;
        ensure!(health.status == 200, "the server is not well: {}", health.body.trim());
    }

    let mut readings = Memory { start: memory(metrics).await, ..Memory::default() };
    let bar = play_args::bar_of(u64::from(plan.tables), "tables made");
    let of = plan.clone();
    let make = move |table| {
        let (of, nodes) = (of.clone(), nodes.clone());
        async move { Players::new(&of, &nodes, table).await }
    };
    let tables = for_each(0..plan.tables as usize, make, &bar).await?;
    tokio::time::sleep(SETTLE).await;
    readings.tables = memory(metrics).await;

    let bar = play_args::bar_of(u64::from(plan.tables), "tables connected");
    let connect = |mut players: Players| async {
        players.connect().await?;
        Ok(players)
    };
    let tables = for_each(tables, connect, &bar).await?;
    tokio::time::sleep(SETTLE).await;
    readings.sockets = memory(metrics).await;

    let bar = play_args::bar_of(plan.actions(), "actions");
    let start = Instant::now() + Duration::from_millis(100);
    let end = start + Duration::from_secs(plan.seconds.into()) + GRACE;
    let mut playing = JoinSet::new();
    for (index, mut players) in tables.into_iter().enumerate() {
        let due = plan.due(index).map(move |after| start + after);
        let bar = bar.clone();
        playing.spawn(async move {
            players.play(due, end, &bar).await;
            players
        });
    }
    // They are all kept until the memory has been read, and their sockets with them.
    let stayed = playing.join_all().await;
    bar.finish_and_clear();
    readings.end = memory(metrics).await;
    let mut tally = Tally::default();
    for players in stayed {
        tally.add(players.leave());
    }
    let seconds = tally.last.map_or(0.0, |last| (last - start).as_secs_f64());
    Ok(Outcome { tally, seconds, memory: readings })
}

/// Does the same with everything, a number at a time, and gives what came of it in the same order.
async fn for_each<T: Send + 'static, R: Send + 'static, F>(
    all: impl IntoIterator<Item = T>,
    make: impl Fn(T) -> F,
    bar: &ProgressBar,
) -> Result<Vec<R>>
where
    F: Future<Output = Result<R>> + Send + 'static,
{
    let mut done: Vec<Option<R>> = Vec::new();
    let mut running = JoinSet::new();
    let mut all = all.into_iter();
    loop {
        while running.len() < AT_ONCE
            && let Some(one) = all.next()
        {
            let (index, work) = (done.len(), make(one));
            done.push(None);
            running.spawn(async move { (index, work.await) });
        }
        let Some(finished) = running.join_next().await else { break };
        let (index, result) = finished?;
        done[index] = Some(result?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(done.into_iter().flatten().collect())
}

fn to_json(plan: &Plan, outcome: &Outcome) -> serde_json::Value {
    let Outcome { tally, seconds, memory } = outcome;
    let ms = |micros: u32| f64::from(micros) / 1000.0;
    let latency = tally.latency();
    json!({
        "city": plan.city,
        "tables": plan.tables,
        "players": plan.players,
        "sockets": plan.sockets(),
        "rate": plan.rate,
        "seconds": seconds,
        "due": plan.actions(),
        "actions": tally.actions(),
        "actions_per_second": rate(tally, *seconds),
        "games_over": tally.games,
        "latency_ms": {
            "p50": ms(latency.at(0.5)),
            "p99": ms(latency.at(0.99)),
            "p99.9": ms(latency.at(0.999)),
            "max": ms(latency.at(1.0)),
        },
        "refused": tally.refused,
        "errors": tally.errors,
        "memory": {
            "start": memory.start,
            "tables": memory.tables,
            "sockets": memory.sockets,
            "end": memory.end,
            "per_table": memory.per_table(memory.tables, plan.tables),
            "per_table_with_sockets": memory.per_table(memory.sockets, plan.tables),
            "per_table_at_the_end": memory.per_table(memory.end, plan.tables),
        },
    })
}

fn rate(tally: &Tally, seconds: f64) -> f64 {
    if seconds > 0.0 { tally.actions() as f64 / seconds } else { 0.0 }
}

fn print(plan: &Plan, outcome: &Outcome, out: &mut impl Write) -> Result<()> {
    let Outcome { tally, seconds, memory } = outcome;
    let latency = tally.latency();
    let ms = |part| format!("{:.1} ms", f64::from(latency.at(part)) / 1000.0);
    writeln!(
        out,
        "{}: {} tables, {} sockets, {} actions due in {} s",
        plan.city,
        grouped(plan.tables.into()),
        grouped(plan.sockets()),
        grouped(plan.actions()),
        plan.seconds,
    )?;
    writeln!(
        out,
        "{} acknowledged, {:.0} a second; {} games came to their end",
        grouped(tally.actions()),
        rate(tally, *seconds),
        grouped(tally.games),
    )?;
    writeln!(
        out,
        "from being due to being acknowledged: p50 {}, p99 {}, p99.9 {}, longest {}",
        ms(0.5),
        ms(0.99),
        ms(0.999),
        ms(1.0),
    )?;
    for (what, counts) in [("refused", &tally.refused), ("error", &tally.errors)] {
        for (why, times) in counts {
            writeln!(out, "{what}, {} times: {why}", grouped(*times))?;
        }
    }
    if tally.refused.is_empty() && tally.errors.is_empty() {
        writeln!(out, "nothing was refused, nothing went wrong")?;
    }
    let Some(start) = memory.start else {
        writeln!(out, "the server does not tell how much memory it uses")?;
        return Ok(());
    };
    writeln!(out, "memory of the server: {} KiB before the first table", grouped(start / 1024))?;
    for (when, reading) in [
        ("with tables", memory.tables),
        ("with sockets at them", memory.sockets),
        ("after playing", memory.end),
    ] {
        if let (Some(all), Some(each)) = (reading, memory.per_table(reading, plan.tables)) {
            let (all, each) = (grouped(all / 1024), each as f64 / 1024.0);
            writeln!(out, "  {when}: {all} KiB, {each:.1} KiB for each table")?;
        }
    }
    Ok(())
}

/// Names that no two players have.
fn name() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("Player {}", NEXT.fetch_add(1, Ordering::Relaxed))
}
