use super::*;
use crate::Spec;
use crate::atlas::Atlas;
use crate::positions;
use crosstown_rules::Phase;

/// A game of two in New York in which a second card is to be drawn, and the row has a colour
/// twice.
fn second_card(board: &Board) -> Game {
    let twice = |game: &Game| {
        let row = game.public().row.cards();
        row.iter().any(|(card, count)| !card.is_wild() && count > 1)
    };
    let mut found = None;
    for seed in 0.. {
        positions::play(board, 2, seed, Spec::Planner, |game, _| {
            if found.is_none() && game.public().phase == Phase::SecondCard && twice(game) {
                found = Some(*game);
            }
        });
        if let Some(game) = found {
            return game;
        }
    }
    unreachable!("some seed has it")
}

/// Tries a decision often. `reward` gets the chosen action and gives the result of the try.
fn explore(tries: usize, reward: impl Fn(&Branch) -> f32) -> (Tree, Game) {
    let board = Board::city("new-york").unwrap();
    let atlas = Atlas::new(&board);
    let game = second_card(&board);
    let mut tree = Tree::default();
    let root = tree.grow();
    for seed in 0..tries {
        let (mut game, mut rng) = (game, Rng::new(seed as u64, 0));
        let mut playout = Playout::new(&board, &atlas);
        tree.descend(root, &board, game.turn(), &mut game, &mut playout, &mut rng);
        let way = tree.way.first().copied();
        let reward = way.map_or(0.0, |(node, branch)| reward(&tree.nodes[node].branches[branch]));
        tree.learn(reward);
    }
    (tree, game)
}

#[test]
fn what_was_tried_adds_up_to_what_was_learned() {
    let (tree, _) = explore(1000, |_| 0.5);
    let root = &tree.nodes[0];
    assert_eq!(root.visits, 1000);
    // The first tries are the playout's alone.
    let visits: u32 = root.branches.iter().map(|branch| branch.visits).sum();
    assert_eq!(visits, 1000 - (SPROUT - 1));
    for branch in tree.nodes.iter().flat_map(|node| &node.branches) {
        assert_eq!(branch.sum, 0.5 * branch.visits as f32);
        assert!(branch.visits <= branch.available);
    }
    // Below a decision, tries are those that chose it, from the second on.
    for branch in &root.branches {
        let next = branch.node.map_or(0, |next| tree.nodes[next].visits);
        assert_eq!(next, branch.visits - 1);
    }
}

#[test]
fn nothing_grows_before_a_decision_was_tried_often() {
    let (tree, _) = explore(SPROUT as usize - 1, |_| 0.5);
    assert!(tree.nodes.len() == 1 && tree.nodes[0].branches.is_empty());
}

#[test]
fn row_cards_of_one_colour_are_one_choice() {
    let (tree, game) = explore(20_000, |_| 0.5);
    let row = game.public().row.cards();
    let mut choices = 1; // the deck
    let decided = tree.nodes[0].visits - (SPROUT - 1);
    assert!(tree.nodes[0].branches.iter().all(|branch| branch.available <= decided));
    for (card, count) in row.iter().filter(|(card, _)| !card.is_wild()) {
        let same = Choice::RowCard(card.index());
        let branches = tree.nodes[0].branches.iter().filter(|branch| branch.choice == same);
        assert_eq!(branches.count(), 1, "{count} {card:?}");
        choices += 1;
    }
    assert_eq!(tree.nodes[0].branches.len(), choices);
}

#[test]
fn what_does_better_is_chosen_more() {
    let deck = |branch: &Branch| branch.choice == Choice::Other(Action::DrawDeck);
    for (good, bad) in [(0.6, 0.4), (0.4, 0.6)] {
        let (tree, _) = explore(3000, |branch| if deck(branch) { good } else { bad });
        let visits = |wanted: bool| -> u32 {
            let branches = tree.nodes[0].branches.iter();
            branches.filter(|b| deck(b) == wanted).map(|branch| branch.visits).sum()
        };
        let (deck, row) = (visits(true), visits(false));
        assert!(if good > bad { deck > 2 * row } else { row > 2 * deck }, "{deck} and {row}");
    }
}

#[test]
fn a_tree_can_be_cleared() {
    let (mut tree, _) = explore(500, |_| 0.5);
    tree.clear();
    assert_eq!((tree.grow(), tree.nodes[0].branches.len()), (0, 0));
}
