//! One game between bots.

use std::ops::DerefMut;

use crosstown_bots::{Bot, Turn};
use crosstown_rules::record::Recorder;
use crosstown_rules::{Action, ActionList, Board, Game, Rng};

/// Carries out a game's actions, and may look at them while it does.
pub trait Watch {
    /// The game as it stands.
    fn game(&self) -> &Game;

    /// Plays the chosen one of the actions that are legal for the seat whose turn it is.
    fn act(&mut self, board: &Board, seat: usize, listed: &[Action], chosen: usize, rng: &mut Rng);
}

/// The bare game: nothing is looked at and nothing written down.
impl Watch for Game {
    #[inline]
    fn game(&self) -> &Game {
        self
    }

    #[inline]
    fn act(&mut self, board: &Board, seat: usize, listed: &[Action], chosen: usize, rng: &mut Rng) {
        self.play(board, seat, &listed[chosen], rng);
    }
}

/// A game that is written down.
impl Watch for Recorder {
    fn game(&self) -> &Game {
        Recorder::game(self)
    }

    fn act(&mut self, board: &Board, seat: usize, listed: &[Action], chosen: usize, rng: &mut Rng) {
        self.apply(board, seat, listed[chosen], rng).expect("a listed action is legal");
    }
}

/// Lets the bots play to the end; gives the number of decisions. Of the streams of `seed`, the cards
/// have `stream` itself, and the bots have its number with their seat in the highest byte.
#[inline]
pub fn play<'b>(
    board: &Board,
    watch: &mut impl Watch,
    bots: &mut [impl DerefMut<Target = dyn Bot + 'b>],
    (seed, stream): (u64, u64),
    rng: &mut Rng,
    list: &mut ActionList,
) -> u64 {
    for (seat, bot) in (1..).zip(bots.iter_mut()) {
        bot.begin(board, Rng::new(seed, stream ^ seat << 56));
    }
    let mut decisions = 0;
    while !watch.game().is_over() {
        let game = watch.game();
        let seat = game.turn();
        game.actions(board, seat, list);
        let chosen = bots[seat].choose(&Turn::new(board, game, seat, list));
        watch.act(board, seat, list, chosen, rng);
        decisions += 1;
    }
    decisions
}
