//! The `crosstown` command. Each command has a module; this file is the table of contents and
//! the place where every error ends: a message, exit code 2, and nothing half-written.

mod admin;
mod balance;
mod boards;
mod check;
mod doctor;
mod draw;
mod exchange;
mod files;
mod load;
mod numbers;
mod play_args;
mod records;
mod report;
mod serve;
mod settings;
mod show;
mod simulate;
mod tournament;
mod words;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The city games of the Ticket to Ride family: play, host, simulate, check.
///
/// Without a command, serves the game on this computer and opens it in the browser.
///
/// An unofficial implementation, not connected with the publisher.
#[derive(Parser)]
#[command(name = "crosstown", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers: at home, for a club, or for everybody
    ///
    /// Every setting can also be an environment variable (shown with it) or a key of a TOML file
    /// (--config), named like its flag. A flag wins over the environment, and the environment over
    /// the file. docs/hosting.md has examples.
    Serve(settings::Settings),
    /// Simulate many people who play at a server at once, and measure how fast it answers
    ///
    /// Every player has its own cookie and socket and plays real games, with random actions; when a
    /// game is over, its players ask for another. Actions come due at a steady rate, whether or not
    /// the server keeps up, and latency counts from the moment an action was due to its
    /// acknowledgement.
    ///
    /// Without --url the command starts a server and stops it afterwards. As always, that server has
    /// every action on disk before it acknowledges it.
    Load(load::Args),
    /// Check the settings and the data of a server, and replay every table
    ///
    /// Takes the settings of `serve`. Changes nothing, and never migrates a database. Replaying can
    /// take a while. The exit code is 2 if there is a problem.
    Doctor(settings::Settings),
    /// Look after the tables of a server that runs: list them, end games, free seats, delete
    ///
    /// Talks to the server through a Unix socket that only its user and root can open: admin.sock in
    /// the folder of its data, or where --admin-socket says. An ID is that of `list`, or its first six
    /// characters or more, as logs have them. With several nodes, ask any of them.
    Admin(admin::Args),
    /// Let bots play many games and show statistics
    Simulate(simulate::Args),
    /// Compare players in duplicate matches, with confidence intervals
    ///
    /// Every deal of cards and tickets is played once from each seat: with three players, three games
    /// in which everybody moves one seat on. From these come intervals, ratings, and what seats,
    /// routes and tickets are worth. The same seed gives the same result on any number of threads,
    /// unless a player's choices depend on time.
    ///
    /// Ctrl-C stops it and shows the result of the deals played so far; a second one ends it at once.
    /// With --save it can be resumed.
    Tournament(tournament::Args),
    /// Verify game records, show one in words, export them from a server or import them
    #[command(subcommand)]
    Record(RecordCommand),
    /// Check a board file, list its facts, draw it, or test its balance
    #[command(subcommand)]
    Board(BoardCommand),
}

#[derive(Subcommand)]
enum RecordCommand {
    /// Replay every game of a file and compare its result
    Verify {
        /// Records as JSON Lines, one game a line
        file: PathBuf,
        /// The board, if it is not a built-in city
        #[arg(long, value_name = "CITY-OR-FILE")]
        board: Option<String>,
    },
    /// Tell a game in words
    Show {
        /// Records as JSON Lines, one game a line
        file: PathBuf,
        /// Which game of the file
        #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
        game: u64,
        /// The board, if it is not a built-in city
        #[arg(long, value_name = "CITY-OR-FILE")]
        board: Option<String>,
    },
    /// Write the records of all finished games of a server into a file
    ///
    /// Boards that are not built-in cities are written into a folder beside it, FILE.boards. A
    /// server with a folder must not be running; one with PostgreSQL may.
    Export {
        #[command(flatten)]
        kept: settings::Kept,
        /// The file to write, as JSON Lines [default: standard output]
        #[arg(short, long, value_name = "FILE.jsonl")]
        output: Option<PathBuf>,
    },
    /// Verify the records of a file and put them into a server, which then shows them
    ///
    /// A server with a folder must not be running; one with PostgreSQL may. A record that is already
    /// there is not added again.
    Import {
        /// Records as JSON Lines, one game a line
        file: PathBuf,
        /// The board, if it is not a built-in city
        #[arg(long, value_name = "CITY-OR-FILE")]
        board: Option<String>,
        #[command(flatten)]
        kept: settings::Kept,
    },
}

#[derive(Subcommand)]
enum BoardCommand {
    /// Report every mistake in a board file, with its place
    Check {
        /// A city or the path of a board file
        #[arg(value_name = "CITY-OR-FILE")]
        board: String,
    },
    /// List places, routes and tickets
    Show {
        /// A city or the path of a board file
        #[arg(value_name = "CITY-OR-FILE")]
        board: String,
    },
    /// Draw the board as an SVG picture
    Draw {
        /// A city or the path of a board file
        #[arg(value_name = "CITY-OR-FILE")]
        board: String,
        /// The picture to write
        #[arg(short, long, value_name = "FILE.svg")]
        output: PathBuf,
    },
    /// Let a bot play a board against itself, and report what stands out
    ///
    /// For authors of boards: what the first seat is worth, how long games are, which routes and
    /// tickets nobody wants or everybody should, colours in demand, unused places, and tickets whose
    /// points do not match their distance. With so many comparisons some differ by chance; the
    /// intervals are wide enough to allow for that, and only what is sure is reported.
    ///
    /// A deal is played once from every seat. A bot without randomness plays the same game each time,
    /// so deals are what counts; more of them show smaller effects.
    Balance(balance::Args),
}

fn main() -> ExitCode {
    let out = &mut std::io::stdout().lock();
    let command = Cli::parse().command;
    let done = match command.unwrap_or_else(|| Command::Serve(settings::Settings::at_home())) {
        Command::Serve(settings) => serve::run(settings, out),
        Command::Load(args) => load::run(&args, out),
        Command::Doctor(settings) => doctor::run(settings, out),
        Command::Admin(args) => admin::run(args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Tournament(args) => tournament::run(&args, out),
        Command::Record(RecordCommand::Verify { file, board }) => {
            records::verify(&file, board.as_deref(), out)
        }
        Command::Record(RecordCommand::Show { file, game, board }) => {
            records::show(&file, game, board.as_deref(), out)
        }
        Command::Record(RecordCommand::Export { kept, output }) => {
            exchange::export(kept, output.as_deref(), out)
        }
        Command::Record(RecordCommand::Import { file, board, kept }) => {
            exchange::import(&file, board.as_deref(), kept, out)
        }
        Command::Board(BoardCommand::Check { board }) => boards::check(&board, out),
        Command::Board(BoardCommand::Show { board }) => boards::show(&board, out),
        Command::Board(BoardCommand::Balance(args)) => balance::run(&args, out),
        Command::Board(BoardCommand::Draw { board, output }) => boards::draw(&board, &output, out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough (`crosstown … | head`).
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // `{:#}` and never `{:?}`: the causes in one line, no backtrace.
            eprintln!("crosstown: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe)
}
