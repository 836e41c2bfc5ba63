//! External bots: programs in any language that speak the protocol of `docs/bot-protocol.md`.
//! Here are the messages and what a bot may do wrong; processes and pipes are in `process.rs`.

mod process;

use std::time::Duration;

use crosstown_bots::Turn;
use crosstown_rules::record::Outcome;
use crosstown_rules::{Board, Facts, Game, schema};
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::outcome::{Failure, FailureKind};
use process::{Process, Said};

pub use process::kill_all;

/// The protocol's name and version, in the hellos of both sides.
pub const PROTOCOL: &str = "crosstown-bot/1";

/// After so many failed starts in a row, the arena stops trying.
const MOST_STARTS: u32 = 3;

/// An external bot: its command, and the process while there is one.
#[derive(Debug)]
pub(crate) struct External {
    command: String,
    limit: Duration,
    process: Option<Process>,
    /// Starts that failed, since the last that did not.
    failed_starts: u32,
    /// The number of the last question. It keeps counting from game to game, so that a late answer
    /// from an earlier game never counts in this one.
    asked: u64,
    /// Whether this game has been told to the process.
    told: bool,
}

impl External {
    /// A bot that has `limit` for every decision, and for starting.
    pub(crate) fn new(command: &str, limit: Duration) -> External {
        let command = command.to_owned();
        External { command, limit, process: None, failed_starts: 0, asked: 0, told: false }
    }

    /// A new game begins. The process hears of it with its first question, when its seat is known.
    pub(crate) fn begin(&mut self) {
        self.told = false;
    }

    /// Asks for one of the turn's actions. After a failure the process is gone, and the next game
    /// starts another.
    pub(crate) fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, Failure> {
        let first = !self.told;
        let running = self.process.is_some();
        let mut answer = self.ask(turn);
        // A bot may exit after every game. Whether that is noticed before or after the question is
        // sent is a race, so both are treated alike: another process is started and asked.
        if first && running && answer.as_ref().is_err_and(|f| f.kind == FailureKind::Died) {
            self.process = None;
            self.told = false;
            answer = self.ask(turn);
        }
        if answer.is_err() {
            self.process = None;
        }
        answer
    }

    /// Tells the process how the game ended. It need not read that.
    pub(crate) fn over(&mut self, board: &Board, game: &Game) {
        if let (Some(process), Some(outcome)) = (&mut self.process, Outcome::of(board, game)) {
            process.send(&Message::Over { result: &outcome });
        }
    }

    fn ask(&mut self, turn: &Turn<'_>) -> Result<usize, Failure> {
        let deadline = clock() + self.limit;
        let limit = self.limit;
        if self.process.is_none() {
            self.process = Some(self.start(deadline)?);
        }
        let process = self.process.as_mut().expect("it was started");
        process.nothing_said().map_err(|said| process.failure(said, limit))?;
        let view = turn.view();
        if !self.told {
            let players = usize::from(view.public.players);
            process.send(&Message::Game { players, seat: turn.seat(), board: turn.board() });
            self.told = true;
        }
        self.asked += 1;
        process.send(&Message::Choose { id: self.asked, view: &view.named(turn.board()) });
        let line = process.line(deadline).map_err(|said| process.failure(said, limit))?;
        answer(&line, self.asked, turn.actions().len())
    }

    /// Starts a process and waits for its hello.
    fn start(&mut self, deadline: Duration) -> Result<Process, Failure> {
        let not = |why: String| Failure { kind: FailureKind::NotStarted, detail: why };
        if self.failed_starts >= MOST_STARTS {
            return Err(not(format!("it failed to start {MOST_STARTS} times in a row")));
        }
        self.failed_starts += 1;
        let mut process =
            Process::start(&self.command).map_err(|e| not(format!("cannot run sh: {e}")))?;
        process.send(&Message::Hello { protocol: PROTOCOL });
        let line = match process.line(deadline) {
            Ok(line) => line,
            Err(said) => {
                let failure = process.failure(said, self.limit);
                return Err(not(format!("instead of its hello: {}", failure.detail)));
            }
        };
        hello(&line).map_err(not)?;
        self.failed_starts = 0;
        Ok(process)
    }
}

/// What a bot is told, a line each (`docs/bot-protocol.md`).
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Message<'a> {
    /// First of all; the bot answers.
    Hello { protocol: &'a str },
    /// A game begins.
    Game { players: usize, seat: usize, board: &'a Facts },
    /// What is to be done? The bot answers.
    Choose { id: u64, view: &'a schema::View },
    /// The game has ended.
    Over { result: &'a Outcome },
}

/// A bot's hello. Other fields are ignored.
#[derive(Deserialize)]
struct Hello {
    hello: String,
}

/// A bot's answer.
#[derive(Deserialize)]
struct Answer {
    choose: i64,
    id: u64,
}

fn hello(line: &str) -> Result<(), String> {
    match serde_json::from_str(line) {
        Ok(Hello { hello }) if hello == PROTOCOL => Ok(()),
        Ok(Hello { hello }) => Err(format!("it speaks {:?}, not {PROTOCOL:?}", short(&hello))),
        Err(error) => Err(format!("its hello is wrong ({error}): {:?}", short(line))),
    }
}

fn answer(line: &str, asked: u64, actions: usize) -> Result<usize, Failure> {
    let failure = |kind, detail| Err(Failure { kind, detail });
    match serde_json::from_str(line) {
        Err(error) => failure(FailureKind::Garbage, format!("{error}: {:?}", short(line))),
        Ok(Answer { id, .. }) if id != asked => {
            failure(FailureKind::Illegal, format!("it answered question {id} and not {asked}"))
        }
        Ok(Answer { choose, .. }) => match usize::try_from(choose) {
            Ok(index) if index < actions => Ok(index),
            _ => failure(
                FailureKind::Illegal,
                format!("it chose {choose}, and there were 0 to {}", actions - 1),
            ),
        },
    }
}

/// The beginning of what a bot said.
fn short(text: &str) -> String {
    let mut short: String = text.chars().take(80).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

impl Process {
    /// What it did in place of answering, as a failure.
    fn failure(&mut self, said: Said, limit: Duration) -> Failure {
        let (kind, detail) = match said {
            Said::Nothing => (FailureKind::Late, format!("no answer in {} s", limit.as_secs_f64())),
            Said::Unread => (FailureKind::Late, "it does not read its input".to_owned()),
            Said::Line(line) => {
                (FailureKind::TooMuch, format!("it spoke unasked: {:?}", short(&line)))
            }
            Said::LongLine => (FailureKind::TooMuch, "a line over 64 KiB".to_owned()),
            Said::NotText => (FailureKind::Garbage, "a line that is not UTF-8".to_owned()),
            Said::End => (FailureKind::Died, self.last_words()),
        };
        Failure { kind, detail }
    }
}
