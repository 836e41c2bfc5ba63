//! Bots play lawful games everywhere, and are as strong as docs/strength.md says, up to what fewer
//! games can show. None of these bots depends on the clock, so the games are the same every time.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crosstown_arena::laws::Lawful;
use crosstown_arena::{Entrant, Tournament, play, pool, tournament};
use crosstown_bots::{Budget, Spec};
use crosstown_rules::{ActionList, Board, Rng};

const STYLES: [Spec; 4] = [Spec::OneStep, Spec::LongRoute, Spec::RouteFocused, Spec::Hungry];
const CITIES: [&str; 4] = ["new-york", "london", "san-francisco", "berlin"];

fn search(tries: u32) -> Spec {
    Spec::Search(Budget::Iterations(tries))
}

#[test]
fn every_bot_plays_lawful_games_in_every_city() {
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for (bot, games) in Spec::ALL.map(|bot| (bot, 20)).into_iter().chain([(search(60), 3)]) {
            for players in [2, 4] {
                let mut bots: Vec<_> =
                    (0..players).map(|_| bot.build(crosstown_arena::clock)).collect();
                for stream in 0..games {
                    let mut rng = Rng::new(11, stream);
                    let mut game = Lawful::new(&board, players, (11, stream), &mut rng).unwrap();
                    let mut list = ActionList::new();
                    play(&board, &mut game, &mut bots, (11, stream), &mut rng, &mut list);
                    assert_eq!(game.finish(&board).len(), players);
                }
            }
        }
    }
}

/// The first bot's part of the victories in games with the second.
fn win_rate(city: &str, first: Spec, second: Spec, games: u64) -> f64 {
    let board = Board::city(city).unwrap();
    let players = vec![Entrant::Bot(first), Entrant::Bot(second)];
    let plan = Tournament {
        board: &board,
        players,
        deals: games / 2,
        seed: 5,
        pool: &pool(2).unwrap(),
        bot_limit: Duration::from_secs(1),
        save: None,
        stop: &AtomicBool::new(false),
    };
    tournament(&plan, |_| {}).unwrap().players[0].win_rate
}

#[track_caller]
fn assert_beats(first: Spec, second: Spec, least: f64, games: u64) {
    for city in CITIES {
        let rate = win_rate(city, first, second, games);
        assert!(rate >= least, "{first} wins {rate:.3} of its games with {second} in {city}");
    }
}

#[test]
fn styles_and_greedy_beat_random_by_far() {
    for style in STYLES {
        assert_beats(style, Spec::Random, 0.95, 200);
    }
    assert_beats(Spec::Greedy, Spec::Random, 0.8, 200);
}

#[test]
fn planner_beats_everything_simpler() {
    assert_beats(Spec::Planner, Spec::Random, 0.98, 400);
    assert_beats(Spec::Planner, Spec::Greedy, 0.85, 400);
    for style in STYLES {
        assert_beats(Spec::Planner, style, 0.75, 600);
    }
}

#[test]
fn search_gains_by_thinking() {
    assert_beats(search(100), Spec::Greedy, 0.9, 20);
    assert_beats(search(1000), search(40), 0.65, 40);
}
