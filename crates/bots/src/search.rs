//! `search`: tries its actions out in made-up games.

use std::time::{Duration, Instant};

use crosstown_rules::{
    Action, ActionList, Board, Card, Game, Phase, Random as _, Rng, RouteSet, View, resample,
};

use crate::atlas::Atlas;
use crate::outlook::Outlook;
use crate::planner;
use crate::playout::Playout;
use crate::{Bot, Clock, Turn};

/// How long to think about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many milliseconds.
    Milliseconds(u32),
    /// So many made-up games.
    Iterations(u32),
}

pub(crate) struct Search {
    budget: Budget,
    clock: Clock,
    rng: Rng,
    atlas: Option<Atlas>,
}

impl Search {
    pub(crate) fn new(budget: Budget, clock: Clock) -> Search {
        Search { budget, clock, rng: Rng::new(0, 0), atlas: None }
    }
}

struct Candidate {
    position: usize,
    sum: f64,
    n: u32,
}

impl Bot for Search {
    fn begin(&mut self, board: &Board, rng: Rng) {
        self.atlas = Some(Atlas::new(board));
        self.rng = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let start = (self.clock)();
        let atlas = self.atlas.as_ref().expect("a game has begun");
        let board = turn.board();
        let actions = turn.actions();
        let view = turn.view();
        let me = turn.seat();
        let mut cands: Vec<Candidate> = planner::sensible(atlas, &view, actions)
            .into_iter()
            .map(|position| Candidate { position, sum: 0.0, n: 0 })
            .collect();
        if cands.len() == 1 {
            return cands[0].position;
        }
        let rounds = (cands.len() as f64).log2().ceil().max(1.0);
        let mut round = 1.0;
        let mut iterations = 0u32;
        loop {
            let world = resample(board, &view, &mut self.rng);
            let seed = self.rng.next_u64();
            for c in &mut cands {
                let mut rng = Rng::new(seed, 0);
                let mut game = world;
                game.play(board, me, &actions[c.position], &mut rng);
                Playout::new(board, atlas).finish(&mut game, &mut rng);
                c.sum += reward(board, &game, me);
                c.n += 1;
                iterations += 1;
            }
            let used = match self.budget {
                Budget::Milliseconds(ms) => {
                    let limit = Duration::from_millis(u64::from(ms));
                    ((self.clock)() - start).as_secs_f64() / limit.as_secs_f64()
                }
                Budget::Iterations(n) => f64::from(iterations) / f64::from(n),
            };
            if used >= round / rounds {
                round += 1.0;
                cands.sort_by(|a, b| (b.sum / f64::from(b.n)).total_cmp(&(a.sum / f64::from(a.n))));
                cands.truncate(cands.len().div_ceil(2));
            }
            if used >= 1.0 || cands.len() == 1 {
                break;
            }
        }
        cands.iter().max_by(|a, b| a.sum.total_cmp(&b.sum)).unwrap().position
    }
}

fn reward(board: &Board, game: &Game, me: usize) -> f64 {
    let mine = game.score(board, me);
    let mut win: f64 = 1.0;
    let mut margin = f64::MAX;
    for other in game.public().seats() {
        if other == me {
            continue;
        }
        let theirs = game.score(board, other);
        let w = match (mine.total, mine.completed).cmp(&(theirs.total, theirs.completed)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        win = win.min(w);
        margin = margin.min(f64::from(mine.total - theirs.total));
    }
    0.5 * win + 0.5 / (1.0 + (-margin / 10.0).exp())
}

/// The playout policy as a bot.
pub(crate) struct Light {
    rng: Rng,
    atlas: Option<Atlas>,
}

impl Light {
    pub(crate) fn new() -> Light {
        Light { rng: Rng::new(0, 0), atlas: None }
    }
}

impl Bot for Light {
    fn begin(&mut self, board: &Board, rng: Rng) {
        self.atlas = Some(Atlas::new(board));
        self.rng = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let atlas = self.atlas.as_ref().expect("a game has begun");
        let game = resample(turn.board(), &turn.view(), &mut self.rng);
        let mut playout = Playout::new(turn.board(), atlas);
        playout.prepare(&game, turn.seat());
        let action = playout.action(&game, turn.seat(), &mut self.rng);
        match turn.actions().iter().position(|a| *a == action) {
            Some(p) => p,
            None => panic!("{action:?} not in {:?}", turn.actions()),
        }
    }
}
