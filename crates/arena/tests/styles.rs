//! The styles of the literature and `greedy` play lawful games everywhere, and are players worth
//! measuring oneself against: each of them beats `random` by far.

use std::time::Instant;

use crosstown_arena::laws::Lawful;
use crosstown_arena::{Count, Plan, Progress, play, pool, simulate};
use crosstown_bots::Spec;
use crosstown_rules::record::Record;
use crosstown_rules::{ActionList, Board, Rng};

const STYLES: [Spec; 5] =
    [Spec::Greedy, Spec::OneStep, Spec::LongRoute, Spec::RouteFocused, Spec::Hungry];
const CITIES: [&str; 4] = ["new-york", "london", "san-francisco", "berlin"];

struct Quiet;

impl Progress for Quiet {
    type Error = std::convert::Infallible;

    fn batch(&mut self, _: u64, _: Vec<Record>) -> Result<(), Self::Error> {
        Ok(())
    }
}

#[test]
fn every_style_plays_lawful_games_in_every_city() {
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for (style, players) in STYLES.into_iter().flat_map(|style| [(style, 2), (style, 4)]) {
            let mut bots: Vec<_> = (0..players).map(|_| style.build(Instant::now)).collect();
            for stream in 0..20 {
                let mut rng = Rng::new(11, stream);
                let mut game = Lawful::new(&board, players, (11, stream), &mut rng).unwrap();
                let mut list = ActionList::new();
                play(&board, &mut game, &mut bots, (11, stream), &mut rng, &mut list);
                assert_eq!(game.finish(&board).len(), players);
            }
        }
    }
}

/// The part of its games with `random` that a style wins, from both seats.
fn wins(board: &Board, style: Spec) -> f64 {
    let pool = pool(1).unwrap();
    let count = |bots: Vec<Spec>| -> Count {
        let (check, records) = (false, false);
        let plan = Plan { board, bots, games: 100, seed: 5, pool: &pool, check, records };
        let Ok(count) = simulate(&plan, &mut Quiet);
        count
    };
    let (first, second) = (count(vec![style, Spec::Random]), count(vec![Spec::Random, style]));
    (first.wins[0] + second.wins[1]) / 200.0
}

#[test]
fn every_style_beats_random_by_far() {
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for style in STYLES {
            // The styles win 95 in 100 and more; greedy, which has no plan, somewhat fewer.
            let least = if style == Spec::Greedy { 0.8 } else { 0.95 };
            let wins = wins(&board, style);
            assert!(wins >= least, "{style} in {city}: {wins}");
        }
    }
}
