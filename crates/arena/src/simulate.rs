//! Many games at once.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crosstown_bots::Bot;
use crosstown_rules::record::{Record, Recorder, Seat};
use crosstown_rules::{ActionList, Board, Game, Phase, Reason, Rng, Score, winners};
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::clock;
use crate::contender::Contender;
use crate::entrant::Entrant;
use crate::laws::Lawful;
use crate::play::play;
use crate::results::Failures;

/// Games to be played.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The board.
    pub board: &'a Board,
    /// The bots, in turn order; as many as players.
    pub bots: Vec<Entrant>,
    /// What external bots have for a decision, or for starting.
    pub bot_limit: Duration,
    /// How many games.
    pub games: u64,
    /// The seed that determines all games.
    pub seed: u64,
    /// The threads to play on; see [`pool`].
    pub pool: &'a ThreadPool,
    /// Whether the laws of [`crate::laws`] are checked, the cheap ones at every step.
    pub check: bool,
    /// Whether records are wanted.
    pub records: bool,
}

impl Plan<'_> {
    fn has_external(&self) -> bool {
        self.bots.iter().any(|bot| matches!(bot, Entrant::Exec(_)))
    }
}

/// What happened in some games.
#[derive(Clone, Debug, Default)]
pub struct Count {
    /// Games played.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Time that playing took, by the wall clock; writing records is not part of it.
    pub playing: Duration,
    /// Games by how they ended.
    pub finished: u64,
    /// Games in which nobody could move (Q4).
    pub stuck: u64,
    /// For each seat, how often each total was scored.
    pub totals: Vec<BTreeMap<i32, u64>>,
    /// For each seat, its victories; a shared one counts its share.
    pub wins: Vec<f64>,
    /// For each seat, how often its bot was replaced by `random`, and why.
    pub failures: Vec<Failures>,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.finished += other.finished;
        self.stuck += other.stuck;
        self.totals.resize_with(other.totals.len(), BTreeMap::new);
        self.wins.resize(other.wins.len(), 0.0);
        for (mine, theirs) in self.totals.iter_mut().zip(other.totals) {
            for (total, games) in theirs {
                *mine.entry(total).or_default() += games;
            }
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        self.failures.resize_with(other.failures.len(), Failures::default);
        for (mine, theirs) in self.failures.iter_mut().zip(other.failures) {
            mine.add(theirs);
        }
    }

    fn add_game(&mut self, game: &Game, scores: &[Score], decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        match game.public().phase {
            Phase::Over(Reason::Stuck) => self.stuck += 1,
            _ => self.finished += 1,
        }
        self.totals.resize_with(scores.len(), BTreeMap::new);
        self.wins.resize(scores.len(), 0.0);
        for (totals, score) in self.totals.iter_mut().zip(scores) {
            *totals.entry(score.total).or_default() += 1;
        }
        let winners = winners(scores);
        for &seat in &winners {
            self.wins[seat] += 1.0 / winners.len() as f64;
        }
    }
}

/// Is called after every batch of games.
pub trait Progress {
    /// What can go wrong in the call, such as a full disk.
    type Error;

    /// `games` more have been played; with their records if wanted, in order. An error stops the
    /// simulation.
    fn batch(&mut self, games: u64, records: Vec<Record>) -> Result<(), Self::Error>;
}

/// Games in a thread's batch, and batches between two reports: enough that threads seldom wait for
/// each other, few enough that a progress bar moves.
const STRETCH: u64 = 64;
const STRETCHES: u64 = 64;
/// The same with records, which stay in memory until the report.
const STRETCHES_WITH_RECORDS: u64 = 4;

/// Nothing stops a simulation but the end of the program.
static NEVER: AtomicBool = AtomicBool::new(false);

/// A pool of so many threads, if the system grants them.
pub fn pool(threads: usize) -> Result<ThreadPool, rayon::ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build()
}

/// Plays the games of a plan. A broken law is a panic that names the game.
pub fn simulate<P: Progress>(plan: &Plan<'_>, progress: &mut P) -> Result<Count, P::Error> {
    let threads = plan.pool.current_num_threads() as u64;
    let mut count = Count::default();
    let mut first = 0;
    while first < plan.games {
        let stretches = match (plan.has_external(), plan.records) {
            // External bots are slow, and a report is due now and then.
            (true, _) => 1,
            (false, true) => STRETCHES_WITH_RECORDS,
            (false, false) => STRETCHES,
        };
        let end = plan.games.min(first + STRETCH * stretches * threads);
        let stretches: Vec<u64> = (first..end).step_by(STRETCH as usize).collect();
        let start = clock();
        let played: Vec<(Count, Vec<Record>)> = plan.pool.install(|| {
            stretches
                .par_iter()
                .map(|&first| stretch(plan, first..end.min(first + STRETCH)))
                .collect()
        });
        count.playing += clock() - start;
        let mut records = Vec::new();
        for (part, part_records) in played {
            count.add(part);
            records.extend(part_records);
        }
        progress.batch(end - first, records)?;
        first = end;
    }
    Ok(count)
}

fn stretch(plan: &Plan<'_>, games: std::ops::Range<u64>) -> (Count, Vec<Record>) {
    let mut contenders: Vec<Contender<'_>> =
        plan.bots.iter().map(|bot| Contender::new(bot, plan.bot_limit, &NEVER)).collect();
    let mut list = ActionList::new();
    let mut count =
        Count { failures: vec![Failures::default(); contenders.len()], ..Count::default() };
    let mut records = Vec::new();
    if !plan.has_external() {
        let mut bots: Vec<&mut dyn Bot> = contenders.iter_mut().map(Contender::untimed).collect();
        for index in games {
            one_game(plan, index, &mut bots, &mut list, &mut count, &mut records);
        }
        return (count, records);
    }
    for index in games {
        let mut bots: Vec<&mut dyn Bot> = contenders.iter_mut().map(Contender::untimed).collect();
        let game = one_game(plan, index, &mut bots, &mut list, &mut count, &mut records);
        for (contender, failures) in contenders.iter_mut().zip(&mut count.failures) {
            contender.over(plan.board, &game);
            failures.add_game(contender.failure());
        }
    }
    (count, records)
}

/// Plays and counts one game, and returns it when it is over.
#[inline]
fn one_game(
    plan: &Plan<'_>,
    index: u64,
    bots: &mut [&mut (dyn Bot + '_)],
    list: &mut ActionList,
    count: &mut Count,
    records: &mut Vec<Record>,
) -> Game {
    let (board, players) = (plan.board, plan.bots.len());
    let stream = (plan.seed, index);
    let mut rng = Rng::new(plan.seed, index);
    let deal = "the plan has as many bots as the board allows players";
    if plan.check {
        let mut game = Lawful::new(board, players, stream, &mut rng).expect(deal);
        let decisions = play(board, &mut game, bots, stream, &mut rng, list);
        let scores = game.finish(board);
        let over = *game.recorder().game();
        count.add_game(&over, &scores, decisions);
        if plan.records {
            records.extend(game.into_recorder().finish(board, seats(&plan.bots)));
        }
        over
    } else if plan.records {
        let mut game = Recorder::new(board, players, &mut rng).expect(deal);
        let decisions = play(board, &mut game, bots, stream, &mut rng, list);
        let over = *game.game();
        count.add_game(&over, &over.scores(board), decisions);
        records.extend(game.finish(board, seats(&plan.bots)));
        over
    } else {
        let mut game = Game::new(board, players, &mut rng).expect(deal);
        let decisions = play(board, &mut game, bots, stream, &mut rng, list);
        count.add_game(&game, &game.scores(board), decisions);
        game
    }
}

fn seats(bots: &[Entrant]) -> Vec<Seat> {
    let seat = |(seat, spec): (usize, &Entrant)| {
        Seat::new(format!("{spec} {}", seat + 1), format!("bot:{spec}"))
    };
    bots.iter().enumerate().map(seat).collect()
}
