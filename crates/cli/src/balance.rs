//! `crosstown board balance`: equal players try a board, and its author hears what stands out.
//!
//! What lives here: the command, and how findings are told. What stands out is decided in
//! `balance/played.rs` and `balance/tickets.rs`, and how surely in `balance/chance.rs`.

mod chance;
mod finding;
mod page;
mod played;
mod tickets;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use clap::ArgAction;
use crosstown_arena::{Entrant, News, Results, Tournament};
use crosstown_rules::Board;
use serde_json::{Value, json};

use self::chance::Caution;
use self::finding::{Finding, Kind};
use self::played::Demand;
use crate::files;
use crate::numbers::{grouped, interval, percent};
use crate::play_args::{self, BotSeconds, Threads, quoted};
use crate::words;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A city or the path of a board file
    #[arg(value_name = "CITY-OR-FILE")]
    board: String,
    /// How many players: 2 to 4, or all that the board allows, one after the other
    #[arg(long, default_value = "all", value_name = "N", value_parser = number)]
    players: Number,
    /// How many games for each number of players; rounded up to whole deals
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1 << 40))]
    games: u64,
    /// Decides all chance: the same seed gives the same deals
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Who plays, at all seats of the table: a bot by its name, or exec:COMMAND
    #[arg(long, default_value = "planner", value_name = "SPEC")]
    bot: Entrant,
    #[command(flatten)]
    bot_seconds: BotSeconds,
    /// Write a page with all figures, charts and maps, which any browser shows
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON object and nothing else
    #[arg(long, action = ArgAction::SetTrue)]
    json: bool,
}

/// A number of players, or all.
#[derive(Clone, Copy)]
struct Number(Option<u8>);

fn number(text: &str) -> Result<Number, String> {
    match (text, text.parse()) {
        ("all", _) => Ok(Number(None)),
        (_, Ok(number @ 2..=4)) => Ok(Number(Some(number))),
        _ => Err("it must be 2, 3, 4 or all".to_owned()),
    }
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// At most so many findings of a kind are told on a terminal.
const MOST_TOLD: usize = 8;

/// All that was found.
struct Balance<'a> {
    board: &'a Board,
    bot: String,
    seed: u64,
    command: String,
    /// Whether it was stopped before all games were played.
    partial: bool,
    caution: Caution,
    /// What stands out before anybody plays.
    facts: Vec<Finding>,
    tables: Vec<Table>,
}

/// The games of one number of players.
struct Table {
    results: Results,
    demands: Vec<Demand>,
    findings: Vec<Finding>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let board = files::board(&args.board)?;
    let (fewest, most) = board.players;
    let numbers = match args.players.0 {
        None => fewest..=most,
        Some(number) if (fewest..=most).contains(&number) => number..=number,
        Some(number) => {
            bail!("{} is for {fewest} to {most} players, and --players says {number}", board.name)
        }
    };
    // Better before the games than after them.
    args.report.as_deref().map(files::can_write).transpose()?;
    let pool = args.threads.pool()?;
    play_args::stop_on_ctrl_c(&STOP)?;
    let looks = numbers.clone().map(|number| played::looks(&board, number.into())).sum();
    let caution = Caution::new(looks);
    let mut tables = Vec::new();
    for number in numbers {
        let count = u64::from(number);
        let plan = Tournament {
            board: &board,
            players: vec![args.bot.clone(); number.into()],
            deals: args.games.div_ceil(count),
            seed: args.seed,
            pool: &pool,
            bot_limit: args.bot_seconds.limit(),
            save: None,
            stop: &STOP,
        };
        let bar = play_args::bar(plan.deals * count);
        let results = crosstown_arena::tournament(&plan, |news| match news {
            News::Resumed(_) => {}
            News::Played => bar.inc(1),
        });
        bar.finish_and_clear();
        let results = results?;
        if results.games > 0 {
            let findings = played::findings(&board, &results, caution);
            let demands = played::demands(&board, &results, caution);
            tables.push(Table { results, demands, findings });
        }
    }
    if tables.is_empty() {
        bail!("it was stopped before a whole deal was played, so there is nothing to tell");
    }
    let balance = Balance {
        board: &board,
        bot: args.bot.to_string(),
        seed: args.seed,
        command: command(args),
        partial: STOP.load(Ordering::Relaxed),
        caution,
        facts: tickets::odd_points(&board),
        tables,
    };
    if let Some(path) = &args.report {
        files::write(path, &page::page(&balance))?;
    }
    if args.json {
        writeln!(out, "{}", balance.json())?;
        return Ok(());
    }
    balance.print(out)?;
    if let Some(path) = &args.report {
        writeln!(out, "\nreport written to {}", path.display())?;
    }
    Ok(())
}

/// What plays the same games again.
fn command(args: &Args) -> String {
    let (board, bot) = (quoted(&args.board), quoted(&args.bot.to_string()));
    let players = args.players.0.map_or("all".to_owned(), |number| number.to_string());
    let (games, seed) = (args.games, args.seed);
    let mut command = format!(
        "crosstown board balance {board} --players {players} --games {games} --seed {seed}"
    );
    command += &format!(" --bot {bot}");
    if matches!(args.bot, Entrant::Exec(_)) {
        command += &format!(" --bot-seconds {}", args.bot_seconds.limit().as_secs_f64());
    }
    command
}

impl Balance<'_> {
    fn json(&self) -> Value {
        let list = |found: &[Finding]| found.iter().map(Finding::json).collect::<Vec<_>>();
        let table = |table: &Table| {
            json!({
                "players": table.results.players.len(),
                "findings": list(&table.findings),
                "colors": table.demands.iter().map(Demand::json).collect::<Vec<_>>(),
                "results": table.results,
            })
        };
        json!({
            "city": self.board.id,
            "bot": self.bot,
            "seed": self.seed,
            "partial": self.partial,
            "looks": self.caution.looks,
            "findings": list(&self.facts),
            "tables": self.tables.iter().map(table).collect::<Vec<_>>(),
        })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let (name, bot) = (words::printable(&self.board.name), words::printable(&self.bot));
        writeln!(out, "{name}, seed {}: {bot} at all seats", self.seed)?;
        if self.partial {
            writeln!(out, "PARTIAL: stopped before all games were played")?;
        }
        writeln!(out, "\nTicket points against distance")?;
        tell(&self.facts, out)?;
        for Table { results, findings, .. } in &self.tables {
            let players = results.players.len();
            let (games, deals) = (grouped(results.games), grouped(results.deals));
            writeln!(out, "\n{players} players, {games} games, {deals} deals")?;
            for line in summary(results) {
                writeln!(out, "  {line}")?;
            }
            tell(findings, out)?;
            for player in &results.players {
                words::failures(&player.spec, player.games, &player.failures, out)?;
            }
        }
        writeln!(out, "\n{}", self.how_sure())?;
        Ok(())
    }

    /// What a finding means, and what it does not.
    fn how_sure(&self) -> String {
        let looks = self.caution.looks;
        format!(
            "Only what stands out by its interval is told. {looks} things were looked at, so the \
             intervals of findings are wider than 95% intervals (Bonferroni's rule): all of them \
             together are right in 95 of 100 runs. They are about games of {} against itself; other \
             players may play the board otherwise.",
            words::printable(&self.bot)
        )
    }
}

/// What is told of every number of players, whether it stands out or not.
fn summary(results: &Results) -> [String; 3] {
    let (first, turns) = (&results.seats[0], &results.turns);
    let fair = percent(1.0 / results.seats.len() as f64);
    let each = turns.mean / results.seats.len() as f64;
    let stuck = results.stuck as f64 / results.games as f64;
    [
        format!(
            "the first seat wins {} (95% interval {}); an equal share is {fair}",
            percent(first.win_rate),
            interval(first.ci95)
        ),
        format!(
            "{:.1} turns a game, {each:.1} for each player; {} to {}",
            turns.mean, turns.least, turns.most
        ),
        format!("{} of the games end because nobody can move", percent(stuck)),
    ]
}

/// The kinds of findings in their order, each with its findings.
fn by_kind(found: &[Finding]) -> impl Iterator<Item = (Kind, &[Finding])> {
    found.chunk_by(|a, b| a.kind == b.kind).map(|chunk| (chunk[0].kind, chunk))
}

fn tell(found: &[Finding], out: &mut impl Write) -> Result<()> {
    if found.is_empty() {
        writeln!(out, "  nothing stands out")?;
    }
    for (kind, findings) in by_kind(found) {
        writeln!(out, "  {}:", heading(kind))?;
        for finding in findings.iter().take(MOST_TOLD) {
            let words: String = finding
                .words
                .chars()
                .map(|c| if c.is_control() { '\u{fffd}' } else { c })
                .collect();
            writeln!(out, "    {words}")?;
        }
        if findings.len() > MOST_TOLD {
            let more = findings.len() - MOST_TOLD;
            writeln!(out, "    … and {more} more, which --report and --json have")?;
        }
    }
    Ok(())
}

fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::SeatAdvantage => "seats that win more or less than their share",
        Kind::Stuck => "games that nobody can finish",
        Kind::RouteUnclaimed => "routes hardly claimed",
        Kind::RouteAdvantage => "routes whose owners win more or less often",
        Kind::TicketUncompleted => "tickets hardly ever completed",
        Kind::TicketAdvantage => "tickets whose holders win more or less often",
        Kind::TicketPoints => "tickets whose points do not go with their distance",
        Kind::ColorDemand => "colours in demand, or not, for the cards in the deck",
        Kind::PlaceUnused => "places of little use",
    }
}
