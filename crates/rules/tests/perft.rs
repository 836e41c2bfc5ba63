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
        .map(|action| {
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
        let action = &list[rng.below(list.len())];
        game.play(board, game.turn(), action, &mut rng);
    }
    game
}

/// City, players, and the counts to depth 5 from the opening and to depth 4 after 25 and after 45
/// decisions.
const TABLE: [(&str, usize, [u64; 3]); 15] = [
    ("new-york", 2, [6759, 85923, 8449]),
    ("new-york", 3, [5103, 64120, 24878]),
    ("new-york", 4, [1539, 1785, 12751]),
    ("london", 2, [28566, 55862, 7127]),
    ("london", 3, [12096, 61936, 13874]),
    ("london", 4, [1620, 3978, 27785]),
    ("san-francisco", 2, [32796, 48330, 583148]),
    ("san-francisco", 3, [6480, 20769, 36660]),
    ("san-francisco", 4, [1296, 5730, 29949]),
    ("berlin", 2, [16569, 122106, 70878]),
    ("berlin", 3, [10395, 93580, 39203]),
    ("berlin", 4, [1620, 68187, 17375]),
    ("continent", 2, [8145, 24119, 4602]),
    ("continent", 3, [7938, 12294, 24909]),
    ("continent", 4, [972, 31743, 33485]),
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
