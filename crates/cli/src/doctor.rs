//! `crosstown doctor`: whether a server with these settings would be well. Changes nothing.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use crosstown_server::client::Client;
use crosstown_server::store::{ReadStore, Sqlite, Version};
use crosstown_server::{Config, Sources, inspect, open_read_only};
use crosstown_table::Unreadable;
use indicatif::{ProgressBar, ProgressStyle};

use crate::check::{self, Finding, Kind};
use crate::settings::Settings;

/// Less free space than this is a reason to worry, in bytes.
const LITTLE: u64 = 1 << 30;
/// Files that a server has open beside its connections.
const FILES: u64 = 100;
/// Tables that are asked for in one go.
const PAGE: u32 = 100;
/// More damaged tables than this are only counted.
const MOST: usize = 20;

pub(crate) fn run(settings: Settings, out: &mut impl Write) -> Result<()> {
    let mut findings = Findings { out, problems: 0, warnings: 0 };
    match settings.ready() {
        Err(error) => findings.problem("settings", format!("{error:#}"))?,
        Ok(ready) => {
            findings.ok("settings", "can be read")?;
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(look(&ready.config, &mut findings))?;
        }
    }
    let Findings { out, problems, warnings } = findings;
    out.flush()?;
    match (problems, warnings) {
        (0, 0) => writeln!(out, "all is well")?,
        (0, some) => writeln!(out, "no problems, {}", counted(some, "warning"))?,
        (some, _) => bail!("{}", counted(some, "problem")),
    }
    Ok(())
}

fn counted(number: usize, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// What was found, told line by line.
struct Findings<'a, W> {
    out: &'a mut W,
    problems: usize,
    warnings: usize,
}

impl<W: Write> Findings<'_, W> {
    fn ok(&mut self, about: &str, words: impl AsRef<str>) -> Result<()> {
        self.line("ok", about, words.as_ref())
    }

    fn warning(&mut self, about: &str, words: impl AsRef<str>) -> Result<()> {
        self.warnings += 1;
        self.line("warning", about, words.as_ref())
    }

    fn problem(&mut self, about: &str, words: impl AsRef<str>) -> Result<()> {
        self.problems += 1;
        self.line("problem", about, words.as_ref())
    }

    fn line(&mut self, kind: &str, about: &str, words: &str) -> Result<()> {
        Ok(writeln!(self.out, "{kind:<8} {about}: {words}")?)
    }
}

async fn look<W: Write>(config: &Config, findings: &mut Findings<'_, W>) -> Result<()> {
    clock(findings)?;
    files(config, findings)?;
    for Finding { kind, about, words } in check::settings(config) {
        match kind {
            Kind::Ok => findings.ok(about, words)?,
            Kind::Warning => findings.warning(about, words)?,
            Kind::Problem => findings.problem(about, words)?,
        }
    }
    let running = match &config.database_url {
        None => folder(&config.data, findings)?,
        Some(_) => false,
    };
    port(config, running, findings).await?;
    nats(config, findings).await?;
    if running {
        let words = "a server has it open: stop the server to have every table replayed, or look at a copy of the folder";
        return findings.warning("tables", words);
    }
    let store = match open_read_only(config).await {
        Err(error) => return findings.problem("database", error.to_string()),
        Ok(None) => return findings.ok("database", "there is none yet; the server makes it"),
        Ok(Some(store)) => store,
    };
    let looked = database(&*store, findings).await;
    store.close().await;
    looked
}

/// Milliseconds since 1970.
fn now() -> u64 {
    Sources::real().now()
}

fn clock<W: Write>(findings: &mut Findings<'_, W>) -> Result<()> {
    // The years 2025 to 2100.
    if (1_735_689_600_000..4_102_444_800_000).contains(&now()) {
        findings.ok("clock", "shows a likely time")
    } else {
        findings.problem("clock", "this computer's clock is years off: set it")
    }
}

fn files<W: Write>(config: &Config, findings: &mut Findings<'_, W>) -> Result<()> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    let needed = config.amounts.connections as u64 + FILES;
    match limit {
        Some(limit) if limit < needed => findings.warning(
            "open files",
            format!(
                "this process may have {limit} files open, and {} connections need {needed}: raise it \
                 (ulimit -n, or LimitNOFILE= of systemd) or lower --connections",
                config.amounts.connections
            ),
        ),
        _ => findings.ok("open files", "as many as connections may need"),
    }
}

/// Looks at the folder; gives whether a server has it.
fn folder<W: Write>(folder: &Path, findings: &mut Findings<'_, W>) -> Result<bool> {
    let about = "data folder";
    let name = folder.display();
    if !folder.exists() {
        findings.ok(about, format!("{name} is not there yet; the server makes it"))?;
        return Ok(false);
    }
    let access = rustix::fs::Access::WRITE_OK | rustix::fs::Access::EXEC_OK;
    if let Err(error) = rustix::fs::access(folder, access) {
        findings.problem(about, format!("nothing can be written to {name}: {error}"))?;
        return Ok(false);
    }
    match rustix::fs::statvfs(folder) {
        Err(error) => findings.warning(about, format!("{name}: free space unknown: {error}"))?,
        Ok(disk) => {
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let words = format!("{name}, {:.1} GiB free", free as f64 / (1u64 << 30) as f64);
            if free < LITTLE {
                findings.warning(about, format!("{words}: make room before it is full"))?;
            } else {
                findings.ok(about, words)?;
            }
        }
    }
    match Sqlite::open_to_others(folder) {
        Ok(found) if found.is_empty() => findings.ok(about, "only its owner can read it")?,
        Ok(found) => {
            let words = format!(
                "others can read {}, and with it all cards: start the server, which forbids it, or \
                 chmod 600",
                found.join(", ")
            );
            findings.problem(about, words)?;
        }
        Err(error) => findings.warning(about, format!("who can read it is unknown: {error}"))?,
    }
    match Sqlite::is_in_use(folder) {
        Ok(true) => {
            findings.ok(about, "a server is running on it")?;
            Ok(true)
        }
        Ok(false) => {
            findings.ok(about, "no server is running on it")?;
            let missing = Sqlite::missing_pages(folder).unwrap_or(0);
            if missing > 0 {
                let words = format!(
                    "crosstown.db-wal was cut off: it lacks {} that had been written to it, and with \
                     them what was played last. Look for a whole copy before a server starts on this \
                     one",
                    counted(missing as usize, "page")
                );
                findings.problem(about, words)?;
            } else if Sqlite::was_killed(folder).unwrap_or(false) {
                let words =
                    "the last server was killed; nothing is lost, and the next one tidies up";
                findings.ok(about, words)?;
            }
            Ok(false)
        }
        Err(error) => {
            findings.problem(about, format!("cannot look at its lock: {error}"))?;
            Ok(false)
        }
    }
}

async fn port<W: Write>(
    config: &Config,
    running: bool,
    findings: &mut Findings<'_, W>,
) -> Result<()> {
    let listen = config.listen;
    match TcpListener::bind(listen) {
        Ok(_) if running => findings.warning(
            "port",
            format!(
                "a server is running, but not on {listen}: was it started with other settings?"
            ),
        ),
        Ok(_) => findings.ok("port", format!("{listen} is free")),
        Err(error) if error.kind() != std::io::ErrorKind::AddrInUse => {
            findings.problem("port", format!("cannot listen on {listen}: {error}"))
        }
        Err(_) => match health(listen).await {
            Some(200) => findings.ok("port", format!("a server answers on {listen} and is well")),
            Some(503) => findings.problem(
                "port",
                format!("a server answers on {listen} and is not well: look into its log"),
            ),
            _ => findings.problem(
                "port",
                format!("something else listens on {listen}: choose another port with --listen"),
            ),
        },
    }
}

/// What a server there says of itself.
async fn health(listen: SocketAddr) -> Option<u16> {
    let ip =
        if listen.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { listen.ip() };
    let mut client = Client::new(SocketAddr::new(ip, listen.port()));
    let answer = tokio::time::timeout(Duration::from_secs(5), client.get("/healthz"));
    let answer = answer.await.ok()?.ok()?;
    let ours = answer.status == 200 && answer.body.starts_with("ok\n") || answer.status == 503;
    ours.then_some(answer.status)
}

async fn nats<W: Write>(config: &Config, findings: &mut Findings<'_, W>) -> Result<()> {
    let Some(url) = &config.nats_url else { return Ok(()) };
    match inspect::reach_nats(url).await {
        Ok(()) => findings.ok("NATS", "answers"),
        Err(error) => findings.problem("NATS", format!("cannot be reached: {error:#}")),
    }
}

/// Looks at the version of the database, and if that is right, at everything in it.
async fn database<W: Write>(store: &dyn ReadStore, findings: &mut Findings<'_, W>) -> Result<()> {
    let about = "database";
    match store.version().await {
        Err(error) => findings.problem(about, error.to_string()),
        Ok(Version { found: 0, .. }) => findings.ok(about, "is empty; the server fills it"),
        Ok(Version { found, known, .. }) if found > known => findings.problem(
            about,
            format!("has version {found}, and this program knows {known}: use the newer program"),
        ),
        Ok(Version { found, known, missing }) if found < known => findings.warning(
            about,
            format!(
                "has version {found}; starting the server makes it version {known}, with what is new \
                 ({}): copy it first",
                missing.join(", ")
            ),
        ),
        Ok(Version { found, .. }) => {
            findings.ok(about, format!("has version {found}, as it should"))?;
            tables(store, findings).await
        }
    }
}

async fn tables<W: Write>(store: &dyn ReadStore, findings: &mut Findings<'_, W>) -> Result<()> {
    match store.check().await {
        Err(error) => return findings.problem("database", error.to_string()),
        Ok(found) if found.is_empty() => findings.ok("database", "is not damaged")?,
        Ok(found) => {
            for words in found.iter().take(MOST) {
                findings.problem("database", words)?;
            }
        }
    }
    let counts = store.counts().await?;
    let all = counts.waiting + counts.playing + counts.over;
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} tables, {eta} left");
    let bar = ProgressBar::new(all).with_style(style.expect("the template is right"));
    let replays = inspect::Replays::default();
    let (mut well, mut wrong, mut other_rules, mut latest) = (0u64, Vec::new(), 0u64, 0);
    let mut after = String::new();
    loop {
        let names = store.tables(&after, PAGE).await?;
        let Some(last) = names.last() else { break };
        after.clone_from(last);
        for id in &names {
            let short = inspect::short(id);
            match store.load(id).await {
                // Deleted meanwhile.
                Ok(None) => {}
                Ok(Some(stored)) => {
                    latest = stored.events.iter().map(|(at, _)| *at).fold(latest, u64::max);
                    match replays.table(id, &stored) {
                        Ok(_) => well += 1,
                        Err(Unreadable::Rules { .. }) => other_rules += 1,
                        Err(why) => wrong.push(format!("table {short}…: {why}")),
                    }
                }
                Err(why) => wrong.push(format!("table {short}…: {why}")),
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    findings.ok("tables", format!("{} can be played on", counted(well as usize, "table")))?;
    if other_rules > 0 {
        let many = counted(other_rules as usize, "table");
        let words = format!("{many} began with other rules; an older program can open them");
        findings.warning("tables", words)?;
    }
    for words in wrong.iter().take(MOST) {
        findings.problem("tables", words)?;
    }
    if wrong.len() > MOST {
        findings.problem("tables", format!("and {} more like these", wrong.len() - MOST))?;
    }
    if latest > now() + 60_000 {
        let words = "is behind the last event of a table: was it set back?";
        findings.warning("clock", words)?;
    }
    Ok(())
}
