//! Positions for tests: every decision of a whole game.

use crosstown_rules::{ActionList, Board, Game, Rng};

use crate::{Spec, Turn};

/// Plays a game in which all seats are of one kind, and shows each decision with its seat before
/// it is made. Returns the game as it ended.
pub(crate) fn play(
    board: &Board,
    players: usize,
    seed: u64,
    kind: Spec,
    mut see: impl FnMut(&Game, usize),
) -> Game {
    let mut rng = Rng::new(seed, 0);
    let mut game = Game::new(board, players, &mut rng).unwrap();
    let mut bot = kind.build(|| unreachable!("these bots need no clock"));
    bot.begin(board, Rng::new(seed, 1));
    let mut list = ActionList::new();
    while !game.is_over() {
        let seat = game.turn();
        see(&game, seat);
        game.actions(board, seat, &mut list);
        let choice = bot.choose(&Turn::new(board, &game, seat, &list));
        game.apply(board, seat, list[choice], &mut rng).unwrap();
    }
    game
}
