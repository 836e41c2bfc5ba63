//! The tree below the actions that are tried out: the seat's own later decisions (single-observer
//! information-set search). Others decide as in a playout. Chance differs from try to try, so the
//! seat's own actions identify a decision. The legal actions there differ too, so an action counts
//! how often it could have been chosen.

use crosstown_rules::{Action, ActionList, Board, Cards, Game, Random as _, Rng};

use crate::playout::Playout;

/// Own decisions looked ahead.
const DEPTH: usize = 2;
/// Tries before a decision is worth a choice of its own; until then the playout decides.
const SPROUT: u32 = 100;
/// How much an action that was seldom tried is favoured.
const CURIOSITY: f32 = 0.1;

#[derive(Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// The way through the tree in the current try: nodes and their chosen branches.
    way: Vec<(usize, usize)>,
    list: ActionList,
}

/// A decision.
#[derive(Default)]
struct Node {
    visits: u32,
    branches: Vec<Branch>,
}

struct Branch {
    choice: Choice,
    /// How often it could have been chosen, and was.
    available: u32,
    visits: u32,
    sum: f32,
    /// The next decision; none until it was chosen twice.
    node: Option<usize>,
}

/// An action, as far as it means the same in every made-up game: a card of the row is known by its
/// colour, not by its slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    RowCard(usize),
    Other(Action),
}

impl Choice {
    fn of(action: Action, game: &Game) -> Choice {
        match action {
            Action::DrawRow(slot) => {
                let card = game.public().row.get(usize::from(slot));
                Choice::RowCard(card.expect("a card that can be drawn").index())
            }
            action => Choice::Other(action),
        }
    }
}

impl Tree {
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// A new node, without tries.
    pub(crate) fn grow(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }

    /// Plays on from `node` as far as the tree reaches; the rest is the playout's.
    pub(crate) fn descend(
        &mut self,
        mut node: usize,
        board: &Board,
        seat: usize,
        game: &mut Game,
        playout: &mut Playout<'_>,
        rng: &mut Rng,
    ) {
        self.way.clear();
        for _ in 0..DEPTH {
            self.nodes[node].visits += 1;
            if self.nodes[node].visits < SPROUT {
                return;
            }
            while !game.is_over() && game.turn() != seat {
                playout.step(game, rng);
            }
            if game.is_over() {
                return;
            }
            let usual = playout.action(game, seat, rng);
            game.actions(board, seat, &mut self.list);
            let (branch, action) = self.select(node, usual, game, rng);
            self.way.push((node, branch));
            game.play(board, seat, &action, rng);
            node = match self.nodes[node].branches[branch].node {
                Some(next) => next,
                None => {
                    let next = self.grow();
                    self.nodes[node].branches[branch].node = Some(next);
                    return;
                }
            };
        }
    }

    /// What to choose at a decision: now and then a new action, the playout's own choice first; else
    /// the known one with the highest upper confidence bound.
    fn select(
        &mut self,
        node: usize,
        usual: Action,
        game: &Game,
        rng: &mut Rng,
    ) -> (usize, Action) {
        let Node { visits, branches } = &mut self.nodes[node];
        let wide = 1 + (*visits / SPROUT).isqrt() as usize;
        let mut best: Option<(usize, Action, f32)> = None;
        let mut known = 0;
        let mut fresh = None;
        let mut others = 0;
        let mut colors = Cards::NONE;
        for &action in self.list.iter() {
            let choice = Choice::of(action, game);
            if let Action::DrawRow(slot) = action {
                let card = game.public().row.get(usize::from(slot)).expect("it is listed");
                if std::mem::replace(&mut colors[card], 1) > 0 {
                    continue;
                }
            }
            if let Some(index) = branches.iter().position(|branch| branch.choice == choice) {
                let branch = &mut branches[index];
                branch.available += 1;
                known += 1;
                let visits = branch.visits.max(1) as f32;
                let bonus = CURIOSITY * ((branch.available as f32).ln() / visits).sqrt();
                let promise = branch.sum / visits + bonus;
                if best.is_none_or(|(_, _, most)| promise > most) {
                    best = Some((index, action, promise));
                }
            } else if choice == Choice::of(usual, game) {
                fresh = Some(usual);
                others = usize::MAX;
            } else if others < usize::MAX {
                // Each of the others is equally likely.
                others += 1;
                if rng.below(others) == 0 {
                    fresh = Some(action);
                }
            }
        }
        match (fresh, best) {
            (Some(action), best) if known < wide || best.is_none() => {
                let choice = Choice::of(action, game);
                branches.push(Branch { choice, available: 1, visits: 0, sum: 0.0, node: None });
                (branches.len() - 1, action)
            }
            (_, Some((index, action, _))) => (index, action),
            _ => unreachable!("a list of actions is never empty"),
        }
    }

    /// Adds the result to the branches of the last way (backpropagation).
    pub(crate) fn learn(&mut self, reward: f32) {
        for &(node, branch) in &self.way {
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.sum += reward;
        }
    }
}

#[cfg(test)]
mod tests;
