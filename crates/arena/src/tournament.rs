//! Tournaments: every deal is played once in each rotation of the players through the seats, so
//! that nobody has better cards or a better seat (duplicate matches). The result does not depend on
//! the number of threads: any free thread plays a deal, and deals are counted in their order.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;

use crosstown_bots::Bot;
use crosstown_rules::{Action, ActionList, Board, Game, Phase, Rng};
use rayon::ThreadPool;

use crate::contender::Contender;
use crate::entrant::Entrant;
use crate::outcome::{Outcome, player_at};
use crate::play::{Watch, play};
use crate::results::Results;
use crate::save::{Header, Save, SaveError};
use crate::tally::Tally;

/// A tournament to be played.
#[derive(Clone, Debug)]
pub struct Tournament<'a> {
    /// The board.
    pub board: &'a Board,
    /// The players, as many as the board allows.
    pub players: Vec<Entrant>,
    /// How many deals; each is as many games as there are players.
    pub deals: u64,
    /// The seed that determines all deals.
    pub seed: u64,
    /// The threads to play on; see [`crate::pool`].
    pub pool: &'a ThreadPool,
    /// What external bots have for a decision, or for starting.
    pub bot_limit: Duration,
    /// Where deals are saved, and resumed from.
    pub save: Option<PathBuf>,
    /// Set from outside, it ends the tournament soon: running games are dropped, and what was
    /// played before is the result.
    pub stop: &'a AtomicBool,
}

/// Progress of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// So many games were in the save file.
    Resumed(u64),
    /// One more game was played.
    Played,
}

/// From the threads that play to the one that counts.
enum Event {
    Game,
    Deal(u64, Vec<Outcome>),
}

/// Plays a tournament. Only a save file can make it fail.
pub fn tournament(plan: &Tournament<'_>, mut news: impl FnMut(News)) -> Result<Results, SaveError> {
    let count = plan.players.len();
    let specs: Vec<String> = plan.players.iter().map(Entrant::to_string).collect();
    let mut tally = Tally::new(plan.board, count);
    let mut done = 0;
    let mut save = None;
    if let Some(path) = &plan.save {
        let external = plan.players.iter().any(|player| matches!(player, Entrant::Exec(_)));
        let seconds = external.then_some(plan.bot_limit.as_secs_f64());
        let header = Header::new(plan.board, specs.clone(), plan.seed, seconds);
        save = Some(Save::open(path, &header, plan.board, |deal| {
            // The file may have more than are asked for.
            if done < plan.deals {
                tally.add(deal);
                done += 1;
            }
        })?);
    }
    news(News::Resumed(done * count as u64));

    let next = AtomicU64::new(done);
    let mut failed = Ok(());
    plan.pool.in_place_scope(|scope| {
        let threads = plan.pool.current_num_threads();
        // Backpressure: if counting and saving cannot keep up, playing waits and memory does not fill.
        let (sender, events) = sync_channel(4 * threads);
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move |_| work(plan, next, &sender));
        }
        drop(sender);
        let mut early = BTreeMap::new();
        for event in events {
            match event {
                Event::Game => news(News::Played),
                Event::Deal(deal, games) => {
                    early.insert(deal, games);
                }
            }
            while let Some(mut games) = early.remove(&done) {
                if let Some(save) = &mut save {
                    match save.add(games) {
                        Ok(saved) => games = saved,
                        Err(error) => {
                            plan.stop.store(true, Ordering::Relaxed);
                            failed = Err(error);
                            return;
                        }
                    }
                }
                tally.add(&games);
                done += 1;
            }
        }
    });
    failed?;
    Ok(tally.results(plan.board, &specs, plan.seed, done < plan.deals))
}

/// Plays deals until none is left or the receiver is gone.
fn work(plan: &Tournament<'_>, next: &AtomicU64, events: &SyncSender<Event>) {
    let _guard = StopOnPanic(plan.stop);
    let mut contenders: Vec<Contender<'_>> = plan
        .players
        .iter()
        .map(|player| Contender::new(player, plan.bot_limit, plan.stop))
        .collect();
    let mut list = ActionList::new();
    loop {
        let deal = next.fetch_add(1, Ordering::Relaxed);
        if deal >= plan.deals {
            return;
        }
        let mut games = Vec::with_capacity(contenders.len());
        for rotation in 0..contenders.len() {
            let game = one_game(plan, deal, rotation, &mut contenders, &mut list);
            // A game during which it was stopped is not what the players would have played.
            if plan.stop.load(Ordering::Relaxed) || events.send(Event::Game).is_err() {
                return;
            }
            games.push(game);
        }
        if events.send(Event::Deal(deal, games)).is_err() {
            return;
        }
    }
}

fn one_game(
    plan: &Tournament<'_>,
    deal: u64,
    rotation: usize,
    contenders: &mut [Contender<'_>],
    list: &mut ActionList,
) -> Outcome {
    let (board, count) = (plan.board, contenders.len());
    // The cards have the same stream in every rotation, the bots have one for each; play() adds the
    // seat.
    let mut cards = Rng::new(plan.seed, deal);
    let stream = deal ^ (rotation as u64 + 1) << 48;
    let game = Game::new(board, count, &mut cards).expect("as many players as the board allows");
    let mut game = Counted { game, turns: 0 };
    let mut seats: Vec<&mut dyn Bot> =
        contenders.iter_mut().map(|contender| contender as &mut dyn Bot).collect();
    seats.rotate_right(rotation);
    play(board, &mut game, &mut seats, (plan.seed, stream), &mut cards, list);
    drop(seats);

    let mut outcome = Outcome::of(board, &game.game, game.turns);
    for (number, seat) in outcome.seats.iter_mut().enumerate() {
        seat.player = player_at(number, rotation, count);
        let contender = &mut contenders[seat.player];
        contender.over(board, &game.game);
        contender.sign(seat);
    }
    outcome
}

/// A game whose turns are counted.
struct Counted {
    game: Game,
    turns: u32,
}

impl Watch for Counted {
    fn game(&self) -> &Game {
        &self.game
    }

    fn act(&mut self, board: &Board, seat: usize, listed: &[Action], chosen: usize, rng: &mut Rng) {
        let before = self.game.public().phase;
        self.game.play(board, seat, &listed[chosen], rng);
        let setup = matches!(before, Phase::ChooseTickets | Phase::PlaceTourists);
        let goes_on = matches!(self.game.public().phase, Phase::SecondCard | Phase::KeepTickets);
        self.turns += u32::from(!setup && !goes_on);
    }
}

/// Stops the tournament if one of its threads panics: nobody would play its deals.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
