//! Node counts: how many sequences of decisions there are from a position to a depth. They change
//! when any rule of moving does, and so catch what no scenario thought of.

use crosstown_rules::{ActionList, Board, Game, Random, Rng};

/// Counts the leaves. Every node has the same chance, so that the count is a fact.
fn count(board: &Board, game: &Game, depth: u32) -> u64 {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let mut list = ActionList::new();
    game.actions(board, game.turn(), &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter()
        .map(|&action| {
            let mut next = *game;
            next.play(board, game.turn(), action, &mut Rng::new(0, 0));
            count(board, &next, depth - 1)
        })
        .sum()
}

/// The game of a seed after some random decisions.
fn position(board: &Board, players: usize, decisions: usize) -> Game {
    let mut rng = Rng::new(2004, players as u64);
    let mut game = Game::new(board, players, &mut rng).unwrap();
    let mut list = ActionList::new();
    for _ in 0..decisions {
        game.actions(board, game.turn(), &mut list);
        let action = list[rng.below(list.len())];
        game.play(board, game.turn(), action, &mut rng);
    }
    game
}

/// City, players, and the counts to depth 5 from the opening and to depth 4 after 25 and after 45
/// decisions.
const TABLE: [(&str, usize, [u64; 3]); 15] = [
    ("new-york", 2, [30798, 14804, 10829]),
    ("new-york", 3, [2646, 13083, 66685]),
    ("new-york", 4, [972, 107874, 2496]),
    ("london", 2, [73593, 9846, 4550]),
    ("london", 3, [8424, 202547, 23952]),
    ("london", 4, [1620, 4284, 11490]),
    ("san-francisco", 2, [32796, 33599, 4242]),
    ("san-francisco", 3, [6480, 1170, 9394]),
    ("san-francisco", 4, [1296, 9485, 7881]),
    ("berlin", 2, [64026, 11499, 3362]),
    ("berlin", 3, [4995, 8261, 11825]),
    ("berlin", 4, [1296, 14285, 7540]),
    ("continent", 2, [26118, 8970, 19652]),
    ("continent", 3, [2133, 15030, 12675]),
    ("continent", 4, [972, 14403, 1253]),
];

#[test]
fn node_counts_are_what_they_were() {
    for (city, players, expected) in TABLE {
        let board = Board::city(city).unwrap();
        let counts = [(0, 5), (25, 4), (45, 4)]
            .map(|(decisions, depth)| count(&board, &position(&board, players, decisions), depth));
        assert_eq!(counts, expected, "{city}, {players} players");
    }
}
