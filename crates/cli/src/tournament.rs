//! `crosstown tournament`: duplicate matches between players.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Result;
use clap::ArgAction;
use comfy_table::{CellAlignment, Table};
use crosstown_arena::{News, Results, Tournament};

use crate::boards::table;
use crate::numbers::{grouped, interval, percent};
use crate::play_args::{self, BotSeconds, Players, Threads, quoted};
use crate::{files, report, words};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A city, or the path of a board file
    #[arg(long, default_value = "london", value_name = "CITY-OR-FILE")]
    city: String,
    #[command(flatten)]
    players: Players,
    /// How many games; rounded up to whole deals, which have as many games as there are players
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1 << 40))]
    games: u64,
    /// Decides all chance: the same seed gives the same deals
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    bot_seconds: BotSeconds,
    /// Save every deal in this file; started again with it, a tournament goes on where it was, and
    /// with more --games it is made longer
    #[arg(long, value_name = "FILE.jsonl")]
    save: Option<PathBuf>,
    /// Write a page with all figures, charts and maps, which any browser shows
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON object and nothing else
    #[arg(long, action = ArgAction::SetTrue)]
    json: bool,
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let board = files::board(&args.city)?;
    let players = args.players.on(&board)?;
    // Better before hours of play than after them.
    args.report.as_deref().map(files::can_write).transpose()?;
    let pool = args.threads.pool()?;
    play_args::stop_on_ctrl_c(&STOP)?;
    let count = players.len() as u64;
    let deals = args.games.div_ceil(count);
    if deals * count != args.games {
        let (asked, games) = (args.games, deals * count);
        eprintln!(
            "crosstown: {asked} games are rounded up to {games}, for whole deals of {count} games"
        );
    }
    let plan = Tournament {
        board: &board,
        players,
        deals,
        seed: args.seed,
        pool: &pool,
        bot_limit: args.bot_seconds.limit(),
        save: args.save.clone(),
        stop: &STOP,
    };
    let bar = play_args::bar(deals * count);
    bar.enable_steady_tick(Duration::from_secs(1));
    let results = crosstown_arena::tournament(&plan, |news| match news {
        News::Resumed(games) => {
            bar.set_position(games);
            bar.reset_eta();
        }
        News::Played => bar.inc(1),
    });
    bar.finish_and_clear();
    let results = results?;
    if let Some(path) = &args.report {
        let page = report::tournament(&board, &results, deals * count, &command(args));
        files::write(path, &page)?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&results)?)?;
    } else {
        print(&board.name, deals * count, &results, out)?;
    }
    if let (Some(path), false) = (&args.report, args.json) {
        writeln!(out, "\nreport written to {}", path.display())?;
    }
    Ok(())
}

/// What plays the same games again.
fn command(args: &Args) -> String {
    let (city, players) = (quoted(&args.city), quoted(&args.players.list()));
    let (games, seed) = (args.games, args.seed);
    let mut command = format!("crosstown tournament --city {city} --players {players}");
    command += &format!(" --games {games} --seed {seed}");
    if players.contains("exec:") {
        command += &format!(" --bot-seconds {}", args.bot_seconds.limit().as_secs_f64());
    }
    command
}

fn print(city: &str, wanted: u64, results: &Results, out: &mut impl Write) -> Result<()> {
    let (games, deals) = (grouped(results.games), grouped(results.deals));
    writeln!(
        out,
        "{city}, seed {}: {games} games, {deals} deals each played from all seats",
        results.seed
    )?;
    if results.partial {
        writeln!(out, "PARTIAL: stopped before all {} games were played", grouped(wanted))?;
    }
    let mut rows = table([
        "player",
        "wins",
        "95% interval",
        "score",
        "margin",
        "rating",
        "±",
        "ms/decision",
        "longest",
    ]);
    for player in &results.players {
        rows.add_row([
            words::printable(&player.spec),
            percent(player.win_rate),
            interval(player.ci95),
            format!("{:.1}", player.mean_score),
            format!("{:+.1}", player.mean_margin),
            format!("{:.1}", player.rating.mean),
            format!("{:.1}", player.rating.uncertainty),
            format!("{:.3}", player.ms_per_decision),
            format!("{:.1}", player.max_ms),
        ]);
    }
    writeln!(out, "\n{}", right(rows, 1))?;

    let mut seats = table(["seat", "wins", "95% interval", "score"]);
    for (number, seat) in results.seats.iter().enumerate() {
        seats.add_row([
            (number + 1).to_string(),
            percent(seat.win_rate),
            interval(seat.ci95),
            format!("{:.1}", seat.mean_score),
        ]);
    }
    writeln!(out, "\n{}", right(seats, 1))?;
    if results.players.len() > 2 {
        matrix(results, out)?;
    }
    let turns = &results.turns;
    writeln!(
        out,
        "\n{:.1} turns a game, {} to {}; {} finished, {} stuck",
        turns.mean,
        turns.least,
        turns.most,
        grouped(results.finished),
        grouped(results.stuck),
    )?;
    for player in &results.players {
        words::failures(&player.spec, player.games, &player.failures, out)?;
    }
    Ok(())
}

/// With two players it would say again who won.
fn matrix(results: &Results, out: &mut impl Write) -> Result<()> {
    let mut rows = Table::new();
    rows.load_style(comfy_table::presets::NOTHING);
    let numbers = (1..=results.players.len()).map(|number| number.to_string());
    rows.set_header(["finished ahead of".to_owned(), String::new()].into_iter().chain(numbers));
    for (number, (player, line)) in results.players.iter().zip(&results.matrix).enumerate() {
        let rates = line.iter().map(|rate| rate.map_or(String::new(), percent));
        let name = [(number + 1).to_string(), words::printable(&player.spec)];
        rows.add_row(name.into_iter().chain(rates));
    }
    writeln!(out, "\n{}", right(rows, 2))?;
    Ok(())
}

/// Numbers to the right, behind so many columns of words.
fn right(mut rows: Table, words: usize) -> Table {
    for column in rows.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    rows
}
