//! `crosstown simulate`: bots play many games.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::ArgAction;
use crosstown_arena::{Count, Entrant, Plan, Progress};
use crosstown_rules::Board;
use crosstown_rules::record::Record;
use indicatif::ProgressBar;
use serde_json::json;

use crate::boards::table;
use crate::files::{self, NewFile};
use crate::numbers::grouped;
use crate::play_args::{self, BotSeconds, Players, Threads};
use crate::words;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A city, or the path of a board file
    #[arg(long, default_value = "london", value_name = "CITY-OR-FILE")]
    city: String,
    #[command(flatten)]
    players: Players,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Decides all chance: the same seed gives the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    bot_seconds: BotSeconds,
    /// Write a record of every game, as JSON Lines
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Check the laws of the game at every step, those that cost much now and then (slower)
    #[arg(long, action = ArgAction::SetTrue)]
    check: bool,
    /// Print one JSON object and nothing else
    #[arg(long, action = ArgAction::SetTrue)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let board = files::board(&args.city)?;
    let bots = args.players.on(&board)?;
    let pool = args.threads.pool()?;
    if bots.iter().any(|bot| matches!(bot, Entrant::Exec(_))) {
        play_args::end_bots_with_the_program()?;
    }
    let plan = Plan {
        board: &board,
        bots,
        bot_limit: args.bot_seconds.limit(),
        games: args.games,
        seed: args.seed,
        pool: &pool,
        check: args.check,
        records: args.records.is_some(),
    };
    let mut report = Report {
        board: &board,
        // Before the first game, not after the last: a wrong path is told at once.
        file: args.records.as_deref().map(NewFile::create).transpose()?,
        bar: play_args::bar(args.games),
    };
    let count = crosstown_arena::simulate(&plan, &mut report)?;
    report.bar.finish_and_clear();
    if let Some(file) = report.file {
        file.finish()?;
    }
    if args.json {
        writeln!(out, "{}", to_json(&plan, &count))?;
    } else {
        print(&plan, &count, out)?;
    }
    Ok(())
}

struct Report<'a> {
    board: &'a Board,
    file: Option<NewFile>,
    bar: ProgressBar,
}

impl Progress for Report<'_> {
    type Error = anyhow::Error;

    fn batch(&mut self, games: u64, records: Vec<Record>) -> Result<()> {
        self.bar.inc(games);
        if let Some(file) = &mut self.file {
            for record in records {
                file.write(&record.to_json(self.board))?;
                file.write("\n")?;
            }
        }
        Ok(())
    }
}

fn to_json(plan: &Plan<'_>, count: &Count) -> serde_json::Value {
    let seconds = count.playing.as_secs_f64();
    let seats: Vec<_> = (plan.bots.iter().zip(&count.totals).zip(&count.wins).zip(&count.failures))
        .map(|(((spec, totals), wins), failures)| {
            let scores = Scores::of(totals);
            json!({
                "by": format!("bot:{spec}"),
                "wins": wins,
                "mean": scores.mean,
                "deviation": scores.deviation,
                "least": scores.quantiles[0],
                "quartiles": &scores.quantiles[1..4],
                "most": scores.quantiles[4],
                "failures": failures,
            })
        })
        .collect();
    json!({
        "city": plan.board.id,
        "players": plan.bots.len(),
        "seed": plan.seed,
        "threads": plan.pool.current_num_threads(),
        "games": count.games,
        "decisions": count.decisions,
        "seconds": seconds,
        "games_per_second": count.games as f64 / seconds,
        "decisions_per_second": count.decisions as f64 / seconds,
        "decisions_per_game": count.decisions as f64 / count.games as f64,
        "finished": count.finished,
        "stuck": count.stuck,
        "laws_checked": plan.check,
        "seats": seats,
    })
}

fn print(plan: &Plan<'_>, count: &Count, out: &mut impl Write) -> Result<()> {
    let seconds = count.playing.as_secs_f64();
    let games = count.games as f64;
    writeln!(
        out,
        "{}, {} players, seed {}: {} games in {seconds:.2} s on {} threads",
        plan.board.name,
        plan.bots.len(),
        plan.seed,
        grouped(count.games),
        plan.pool.current_num_threads(),
    )?;
    writeln!(
        out,
        "{} games/s, {} decisions/s, {:.1} decisions a game",
        grouped((games / seconds) as u64),
        grouped((count.decisions as f64 / seconds) as u64),
        count.decisions as f64 / games,
    )?;
    writeln!(out, "{} finished, {} stuck", grouped(count.finished), grouped(count.stuck))?;
    if plan.check {
        writeln!(out, "no law was broken")?;
    }

    let mut rows =
        table(["seat", "bot", "wins", "mean", "±", "least", "25%", "50%", "75%", "most"]);
    for (seat, spec) in plan.bots.iter().enumerate() {
        let scores = Scores::of(&count.totals[seat]);
        let mut row = vec![
            (seat + 1).to_string(),
            words::printable(&spec.to_string()),
            format!("{:.1}%", 100.0 * count.wins[seat] / games),
            format!("{:.1}", scores.mean),
            format!("{:.1}", scores.deviation),
        ];
        row.extend(scores.quantiles.map(|quantile| quantile.to_string()));
        rows.add_row(row);
    }
    for column in rows.column_iter_mut().skip(2) {
        column.set_cell_alignment(comfy_table::CellAlignment::Right);
    }
    writeln!(out, "\n{rows}")?;
    for (spec, failures) in plan.bots.iter().zip(&count.failures) {
        words::failures(&spec.to_string(), count.games, failures, out)?;
    }
    writeln!(out, "\nscores of all seats together")?;
    let mut all: BTreeMap<i32, u64> = BTreeMap::new();
    for (&total, &games) in count.totals.iter().flatten() {
        *all.entry(total).or_default() += games;
    }
    histogram(&all, out)
}

/// Bars for ranges of ten points or less.
fn histogram(totals: &BTreeMap<i32, u64>, out: &mut impl Write) -> Result<()> {
    let (Some((&least, _)), Some((&most, _))) = (totals.first_key_value(), totals.last_key_value())
    else {
        return Ok(());
    };
    let width = if most - least > 40 { 10 } else { 5 };
    let mut bars: BTreeMap<i32, u64> = BTreeMap::new();
    for (&total, &games) in totals {
        *bars.entry(total.div_euclid(width)).or_default() += games;
    }
    let highest = bars.values().copied().max().unwrap_or(1);
    for (bucket, games) in bars {
        let length = (games * 50).div_ceil(highest) as usize;
        let range = format!("{} to {}", bucket * width, bucket * width + width - 1);
        writeln!(out, "{range:>12}  {} {}", "█".repeat(length), grouped(games))?;
    }
    Ok(())
}

/// A seat's totals in a few numbers.
struct Scores {
    mean: f64,
    deviation: f64,
    /// Least, quartiles, most.
    quantiles: [i32; 5],
}

impl Scores {
    fn of(totals: &BTreeMap<i32, u64>) -> Scores {
        let games: u64 = totals.values().sum();
        let weighted = |f: &dyn Fn(f64) -> f64| -> f64 {
            totals.iter().map(|(&total, &n)| f(f64::from(total)) * n as f64).sum::<f64>()
                / games as f64
        };
        let mean = weighted(&|total| total);
        let quantiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| {
            // The smallest total that at least this part of the games does not exceed.
            let rank = ((part * games as f64).ceil() as u64).max(1);
            let mut seen = 0;
            let reached = totals.iter().find(|&(_, &n)| {
                seen += n;
                seen >= rank
            });
            reached.map_or(0, |(&total, _)| total)
        });
        let deviation = weighted(&|total| (total - mean).powi(2)).sqrt();
        Scores { mean, deviation, quantiles }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_totals_that_were_scored() {
        let totals = BTreeMap::from([(10, 1), (20, 2), (40, 1)]);
        let scores = Scores::of(&totals);
        assert_eq!(scores.quantiles, [10, 10, 20, 20, 40]);
        assert_eq!(scores.mean, 22.5);
    }
}
