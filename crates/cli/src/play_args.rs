//! What the commands that play games have in common: players, threads, a bar, and an end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use crosstown_arena::{Entrant, Entrants};
use crosstown_rules::Board;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPool;

#[derive(clap::Args)]
pub(crate) struct Players {
    /// The players in turn order, 2 to 4, with commas between them, such as hard,medium
    ///
    /// A level (easy, medium, hard, expert), a bot (random, greedy, one-step, long-route,
    /// route-focused, hungry, planner, search:200ms, search:1000it, hoarder), or exec:COMMAND for a program of your own that speaks the
    /// protocol of docs/bot-protocol.md; the command is run by sh, and a comma in it is written \,
    #[arg(long, default_value = "random,random", value_name = "PLAYERS")]
    players: Entrants,
}

impl Players {
    /// The players, if they are as many as the board allows.
    pub(crate) fn on(&self, board: &Board) -> Result<Vec<Entrant>> {
        let (fewest, most) = board.players;
        let count = self.players.0.len();
        if !(usize::from(fewest)..=usize::from(most)).contains(&count) {
            bail!("{} is for {fewest} to {most} players, and --players names {count}", board.name);
        }
        Ok(self.players.0.clone())
    }

    /// The players as they are named on a command line.
    pub(crate) fn list(&self) -> String {
        let names = self.players.0.iter().map(|player| player.to_string().replace(',', "\\,"));
        names.collect::<Vec<_>>().join(",")
    }
}

#[derive(clap::Args)]
pub(crate) struct Threads {
    /// Games at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

impl Threads {
    pub(crate) fn pool(&self) -> Result<ThreadPool> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(cores, usize::from);
        crosstown_arena::pool(threads)
            .with_context(|| format!("cannot start {threads} threads; try fewer with --threads"))
    }
}

#[derive(clap::Args)]
pub(crate) struct BotSeconds {
    /// What an exec: bot has for a decision, and for starting; one that takes longer is replaced by
    /// random for the rest of the game
    #[arg(long, default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    bot_seconds: Duration,
}

impl BotSeconds {
    pub(crate) fn limit(&self) -> Duration {
        self.bot_seconds
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "it must be a number of seconds from 0.001 to 86400".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    if !(0.001..=86_400.0).contains(&seconds) {
        return Err(wrong());
    }
    Ok(Duration::from_secs_f64(seconds))
}

/// A word of a command line as a shell reads it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,=@+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// A bar for so many games. It shows itself only on a terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    bar_of(games, "games")
}

/// A bar for so many of something.
pub(crate) fn bar_of(count: u64, what: &str) -> ProgressBar {
    let template =
        format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is right");
    ProgressBar::new(count).with_style(style)
}

/// Ctrl-C, or being asked to end, sets the flag; the second time the program ends at once. No bot
/// outlives it.
pub(crate) fn stop_on_ctrl_c(stop: &'static AtomicBool) -> Result<()> {
    let stopped = move || {
        if stop.swap(true, Ordering::Relaxed) {
            end();
        }
        eprintln!("\ncrosstown: stopping; once more to end at once");
    };
    ctrlc::set_handler(stopped).context("cannot watch for Ctrl-C")
}

/// Ctrl-C ends the program and all bots that it has started: these are in process groups of their
/// own, where the terminal does not reach them.
pub(crate) fn end_bots_with_the_program() -> Result<()> {
    ctrlc::set_handler(|| end()).context("cannot watch for Ctrl-C")
}

fn end() -> ! {
    crosstown_arena::kill_all();
    std::process::exit(130)
}
