//! Any text as a board file.
//!
//! Laws:
//! - `Board::parse` never panics.
//! - A refused file has at least one mistake. Each is on a line of the file, and they are sorted
//!   by place.
//! - On an accepted board, games with the fewest and with the most players can be dealt and
//!   played: there is an action to take until the end, listed actions are accepted, no card or
//!   ticket is lost, and views can be resampled.
//! - Such a game can be recorded: its record verifies, and survives JSON.

#![no_main]

use crosstown_fuzz::{
    Player, assert_conserved, assert_lists, assert_record, assert_view, finish, text,
};
use crosstown_rules::record::Recorder;
use crosstown_rules::{Board, BoardError, Card, Mistake, Random, Rng, Spot};
use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};

/// Longer files say nothing new.
const MOST_BYTES: usize = 64 * 1024;
/// A deck full of wilds is swept thousands of times (R2.4): such boards are not played.
const MOST_WILDS: u8 = 40;
/// Decisions of each game.
const DECISIONS: usize = 300;

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(data) else { return Corpus::Reject };
    if text.len() > MOST_BYTES {
        return Corpus::Reject;
    }
    match Board::parse(text) {
        Err(error) => {
            assert_mistakes(text, &error);
            // Broken TOML is tried but not kept, or the corpus would soon be full of it.
            let broken = |(_, mistake): &(Spot, Mistake)| matches!(mistake, Mistake::Syntax(_));
            if error.mistakes.iter().any(broken) {
                return Corpus::Reject;
            }
        }
        Ok(board) if board.cards()[Card::WILD] <= MOST_WILDS => {
            let (fewest, most) = board.players;
            for players in [fewest, most] {
                play(&board, usize::from(players), &mut Rng::new(seed(data), players.into()));
            }
        }
        Ok(_) => {}
    }
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    text::mutate(data, size, max_size, seed)
});

fn assert_mistakes(text: &str, error: &BoardError) {
    let lines = 1 + text.bytes().filter(|&byte| byte == b'\n').count();
    assert!(!error.mistakes.is_empty(), "refused without a mistake");
    assert!(error.mistakes.is_sorted_by_key(|(spot, _)| *spot), "not sorted: {error}");
    for (spot, mistake) in &error.mistakes {
        assert!((1..=lines).contains(&spot.line) && spot.column >= 1, "{spot:?}: {mistake:?}");
    }
}

fn play(board: &Board, players: usize, rng: &mut Rng) {
    let mut recorder = Recorder::new(board, players, rng).expect("the board allows so many");
    assert_lists(board, recorder.game());
    let player = Player { patience: rng.below(256) as u8 };
    player.play(board, &mut recorder, DECISIONS, rng, |game, rng| {
        assert_conserved(board, game);
        // The whole of these laws after each decision would take most of the time.
        if rng.below(8) == 0 {
            assert_lists(board, game);
            assert_view(board, game, rng.below(players), rng);
        }
    });
    let end = *recorder.game();
    for seat in 0..players {
        end.view(board, seat).named(board);
    }
    let verified = assert_record(board, &finish(board, recorder));
    assert!(verified.is_ok(), "a played game is refused: {verified:?}");
}

/// One seed for each file (FNV-1a), so that an input always gives the same games.
fn seed(data: &[u8]) -> u64 {
    data.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
