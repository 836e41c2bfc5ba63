//! `search`: Monte-Carlo tree search over made-up games. For every try, `resample` makes up
//! everything that the seat cannot see. Each action is tried in the same made-up games, so that luck
//! is the same for all, and most tries go to the actions that do well. docs/bots.md tells how and
//! why.

mod habits;
mod suspicion;
mod tree;

use std::time::Duration;

use crosstown_rules::{Action, Board, Game, Random as _, Rng};

use crate::atlas::Atlas;
use crate::planner::{self, Planner};
use crate::playout::Playout;
use crate::{Bot, Clock, Turn};
use habits::Habits;
use suspicion::Suspicion;
use tree::Tree;

/// How long to think about a decision, at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many milliseconds.
    Milliseconds(u32),
    /// So many made-up games, played to the end.
    Iterations(u32),
}

/// Worlds after which actions that are clearly worse are dropped for the first time; then always
/// after half as many more.
const FIRST_LOOK: usize = 16;
/// Standard errors that make a difference clear.
const CLEAR: f64 = 2.6;
/// The head start of planner's own choice. Among many nearly equal actions one does best by luck; it
/// must do better than that to be preferred.
const HEAD_START: f32 = 0.03;
/// A difference too small to matter.
const EQUAL: f64 = 0.008;

/// The bot `search`; most make it by its [`Spec`](crate::Spec).
pub struct Search {
    budget: Budget,
    clock: Clock,
    rng: Rng,
    /// What is known of the board.
    known: Option<(Atlas, Habits)>,
    tree: Tree,
    /// Whose choice is the favourite.
    planner: Planner,
    tries: u64,
}

impl Search {
    /// A bot with this budget; it reads `clock` only if the budget is a time.
    pub fn new(budget: Budget, clock: Clock) -> Search {
        let (rng, tree, planner) = (Rng::new(0, 0), Tree::default(), Planner::new());
        Search { budget, clock, rng, known: None, tree, planner, tries: 0 }
    }

    /// How many made-up games it has played to the end so far.
    pub fn tries(&self) -> u64 {
        self.tries
    }

    /// How much of the budget a decision has used: 1 is all of it.
    fn used(&self, start: Duration, iterations: u32) -> f64 {
        match self.budget {
            Budget::Milliseconds(most) => {
                let most = Duration::from_millis(u64::from(most));
                (self.clock)().saturating_sub(start).as_secs_f64() / most.as_secs_f64()
            }
            Budget::Iterations(most) => f64::from(iterations) / f64::from(most),
        }
    }
}

impl Bot for Search {
    fn begin(&mut self, board: &Board, rng: Rng) {
        let atlas = Atlas::new(board);
        let habits = Habits::new(board, &atlas);
        self.known = Some((atlas, habits));
        self.planner.begin(board, Rng::new(0, 0));
        self.rng = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let (atlas, habits) = self.known.as_ref().expect("a game has begun");
        let (board, actions, seat) = (turn.board(), turn.actions(), turn.seat());
        let start = (self.clock)();
        let view = turn.view();
        self.tree.clear();
        let tries = planner::sensible(atlas, &view, actions);
        let favourite = same(actions, &tries, self.planner.choose(turn));
        // Nobody knows how long a made-up game takes where one action may sweep the row for ever.
        if let (false, Some(favourite)) = (board.is_bounded(), favourite) {
            return favourite;
        }
        let mut race = Race::new(tries, favourite, &mut self.tree);
        let mut iterations = 0u32;
        let suspicion = Suspicion::new(atlas, habits, &view);
        'worlds: while race.runners.len() > 1 {
            let world = suspicion.world(board, &view, &mut self.rng);
            let luck = self.rng.next_u64();
            for at in 0..race.runners.len() {
                let runner = &mut race.runners[at];
                let mut rng = Rng::new(luck, 0);
                let mut game = world;
                game.play(board, seat, &actions[runner.position], &mut rng);
                let mut playout = Playout::new(board, atlas);
                self.tree.descend(runner.node, board, seat, &mut game, &mut playout, &mut rng);
                playout.finish(&mut game, &mut rng);
                let reward = reward(board, &game, seat);
                self.tree.learn(reward);
                runner.add(reward);
                iterations += 1;
                // With many actions on a large board, a whole world takes far longer than there is time.
                if let Budget::Milliseconds(_) = self.budget
                    && self.used(start, iterations) >= 1.0
                {
                    race.drop_partial_world();
                    break 'worlds;
                }
            }
            race.worlds += 1;
            let used = self.used(start, iterations);
            race.thin_out(used);
            if used >= 1.0 {
                break;
            }
        }
        self.tries += u64::from(iterations);
        race.winner()
    }
}

/// Which of the positions has the same action as this one, apart from the payment.
fn same(actions: &[Action], positions: &[usize], position: usize) -> Option<usize> {
    let claim = |position: usize| match actions[position] {
        Action::Claim { route, tourist, .. } => Some((route, tourist)),
        _ => None,
    };
    let is_same = |&other: &usize| {
        other == position || claim(other).is_some_and(|route| claim(position) == Some(route))
    };
    positions.iter().copied().find(is_same)
}

/// The actions that are still tried out, and how they did. All have been tried in the same worlds.
struct Race {
    runners: Vec<Runner>,
    worlds: usize,
    /// The position that planner chooses.
    favourite: Option<usize>,
    next_look: usize,
    /// How often half of the runners have been dropped, and how often they will be in all.
    halvings: (u32, u32),
}

struct Runner {
    /// The action's position in the list.
    position: usize,
    /// Where its part of the tree begins.
    node: usize,
    /// What it has ahead of the others in every try.
    start: f32,
    rewards: Vec<f32>,
    sum: f64,
}

impl Runner {
    fn add(&mut self, reward: f32) {
        self.rewards.push(reward + self.start);
        self.sum += f64::from(reward + self.start);
    }
}

impl Race {
    fn new(positions: Vec<usize>, favourite: Option<usize>, tree: &mut Tree) -> Race {
        let halvings = positions.len().next_power_of_two().trailing_zeros();
        let runner = |position| Runner {
            position,
            node: tree.grow(),
            start: if favourite == Some(position) { HEAD_START } else { 0.0 },
            rewards: Vec::new(),
            sum: 0.0,
        };
        Race {
            runners: positions.into_iter().map(runner).collect(),
            worlds: 0,
            favourite,
            next_look: FIRST_LOOK,
            halvings: (0, halvings),
        }
    }

    /// Drops the worse half whenever an equal part of the budget is used up (sequential halving), and
    /// drops at once whatever is clearly worse than the best, or clearly no better.
    fn thin_out(&mut self, used: f64) {
        let (done, all) = self.halvings;
        let halve = used * f64::from(all) >= f64::from(done + 1);
        let look = self.worlds >= self.next_look;
        if !halve && !look {
            return;
        }
        // Stable, so that equals stay in the order of the list.
        self.runners.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        if halve {
            self.halvings.0 += 1;
            self.runners.truncate(self.runners.len().div_ceil(2));
        }
        if look {
            self.next_look += self.next_look / 2;
            let best = self.runners.remove(0);
            self.runners.retain(|runner| may_be_better(&runner.rewards, &best.rewards));
            self.runners.insert(0, best);
        }
    }

    /// Forgets what some runners did in a world that not all have been tried in.
    fn drop_partial_world(&mut self) {
        for runner in &mut self.runners {
            for reward in runner.rewards.drain(self.worlds..) {
                runner.sum -= f64::from(reward);
            }
        }
    }

    fn winner(&self) -> usize {
        if let (true, Some(favourite)) = (self.runners[0].rewards.is_empty(), self.favourite) {
            return favourite;
        }
        let mut best = &self.runners[0];
        for runner in &self.runners {
            if runner.sum > best.sum {
                best = runner;
            }
        }
        best.position
    }
}

/// Whether more tries could show that the first is better than the second, and by enough to matter:
/// the interval of the difference in equal worlds reaches that far.
fn may_be_better(rewards: &[f32], best: &[f32]) -> bool {
    let n = rewards.len() as f64;
    let (mut sum, mut squares) = (0.0, 0.0);
    for (&mine, &theirs) in rewards.iter().zip(best) {
        let ahead = f64::from(theirs - mine);
        sum += ahead;
        squares += ahead * ahead;
    }
    let ahead = sum / n;
    let deviation = (squares / n - ahead * ahead).max(0.0).sqrt();
    // A few equal results are not yet certainty.
    let error = deviation / n.sqrt() + 0.1 / n;
    ahead + EQUAL < CLEAR * error
}

/// What a finished game is worth to a seat, from 0 to 1: half for winning, half for the margin.
fn reward(board: &Board, game: &Game, seat: usize) -> f32 {
    let mine = game.score(board, seat);
    let (mut ahead, mut share, mut margin) = (true, 1.0f32, i32::MAX);
    for other in game.public().seats().filter(|&other| other != seat) {
        let theirs = game.score(board, other);
        match (theirs.total, theirs.completed).cmp(&(mine.total, mine.completed)) {
            std::cmp::Ordering::Greater => ahead = false,
            std::cmp::Ordering::Equal => share += 1.0,
            std::cmp::Ordering::Less => {}
        }
        margin = margin.min(mine.total - theirs.total);
    }
    let win = if ahead { 1.0 / share } else { 0.0 };
    0.5 * win + 0.5 / (1.0 + (-margin as f32 / 10.0).exp())
}

#[cfg(test)]
mod tests;
