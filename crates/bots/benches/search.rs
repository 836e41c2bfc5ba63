//! How many games `search` tries out in a second, from the first turn of two-player games; making
//! the games up and playing them to the end is part of it. `cargo xtask bench` shows it beside
//! the other figures.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crosstown_bots::{Bot as _, Budget, Search, Spec, Turn};
use crosstown_rules::{ActionList, Board, Game, Phase, Rng};

const DEALS: u64 = 40;
const TRIES: u32 = 4_000;

fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

fn main() {
    println!("| board | tries/s from the opening |");
    println!("|---|---|");
    for city in ["new-york", "london", "san-francisco", "berlin"] {
        let board = Board::city(city).expect("a built-in city");
        let mut list = ActionList::new();
        let mut search = Search::new(Budget::Iterations(TRIES), clock);
        let mut thought = Duration::ZERO;
        for deal in 0..DEALS {
            let mut rng = Rng::new(1, deal);
            let mut game = Game::new(&board, 2, &mut rng).expect("a city for two");
            // Setup is planner's; the first turn is thought about.
            let mut setup = Spec::Planner.build(clock);
            setup.begin(&board, Rng::new(2, deal));
            while game.public().phase != Phase::Turn {
                let seat = game.turn();
                game.actions(&board, seat, &mut list);
                let chosen = setup.choose(&Turn::new(&board, &game, seat, &list));
                game.play(&board, seat, &list[chosen], &mut rng);
            }
            search.begin(&board, Rng::new(3, deal));
            game.actions(&board, 0, &mut list);
            let turn = Turn::new(&board, &game, 0, &list);
            let start = Instant::now();
            std::hint::black_box(search.choose(&turn));
            thought += start.elapsed();
        }
        let speed = search.tries() as f64 / thought.as_secs_f64();
        println!("| {city} | {speed:.0} |");
    }
}
