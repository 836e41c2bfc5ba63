//! Thousands of games keep the laws, end in every way there is, and do not depend on the number of
//! threads. `cargo xtask soak` plays millions: see docs/performance.md.

use std::time::Duration;

use crosstown_arena::laws::{Lawful, every_action};
use crosstown_arena::{Count, Entrant, Plan, Progress, Watch, clock, play, pool, simulate};
use crosstown_bots::Spec;
use crosstown_rules::record::Record;
use crosstown_rules::{
    Action, ActionList, Board, CITIES, Game, Phase, Random, Reason, Refusal, Rng,
};
use proptest::prelude::*;
use rayon::ThreadPool;

/// Keeps the records.
#[derive(Default)]
struct Keep(Vec<Record>);

impl Progress for Keep {
    type Error = std::convert::Infallible;

    fn batch(&mut self, _: u64, records: Vec<Record>) -> Result<(), Self::Error> {
        self.0.extend(records);
        Ok(())
    }
}

fn plan<'a>(board: &'a Board, bots: Vec<Spec>, games: u64, pool: &'a ThreadPool) -> Plan<'a> {
    let bots = bots.into_iter().map(Entrant::Bot).collect();
    let bot_limit = Duration::from_secs(10);
    Plan { board, bots, bot_limit, games, seed: 7, pool, check: false, records: false }
}

fn run(board: &Board, bots: Vec<Spec>, games: u64, threads: usize) -> (Count, Vec<Record>) {
    let pool = pool(threads).unwrap();
    let plan = Plan { check: true, records: true, ..plan(board, bots, games, &pool) };
    let mut keep = Keep::default();
    let Ok(count) = simulate(&plan, &mut keep);
    (count, keep.0)
}

#[test]
fn random_and_hoarding_games_keep_the_laws_in_every_city() {
    for (city, _) in CITIES {
        let board = Board::city(city).unwrap();
        for players in 2..=4 {
            for spec in Spec::ALL {
                let (count, records) = run(&board, vec![spec; players], 60, 2);
                assert_eq!(count.games, 60);
                assert_eq!(count.finished + count.stuck, 60);
                assert_eq!(records.len(), 60);
            }
            let mixed = [Spec::Hoarder, Spec::Random, Spec::Random, Spec::Hoarder];
            run(&board, mixed[..players].to_vec(), 60, 2);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let board = Board::city("san-francisco").unwrap();
    let bots = vec![Spec::Random, Spec::Hoarder, Spec::Random];
    let (one, records) = run(&board, bots.clone(), 200, 1);
    let (three, same_records) = run(&board, bots, 200, 3);
    assert_eq!(records, same_records);
    assert_eq!((one.decisions, one.totals, one.wins), (three.decisions, three.totals, three.wins));
}

/// With and without records or checks, the cards and the bots' choices are the same.
#[test]
fn writing_records_does_not_change_the_games() {
    let board = Board::city("berlin").unwrap();
    let bots = vec![Spec::Random; 4];
    let (checked, _) = run(&board, bots.clone(), 100, 1);
    let pool = pool(2).unwrap();
    for records in [false, true] {
        let bots = bots.clone();
        let plan = Plan { records, ..plan(&board, bots, 100, &pool) };
        let Ok(bare) = simulate(&plan, &mut Keep::default());
        assert_eq!((bare.decisions, bare.totals), (checked.decisions, checked.totals.clone()));
    }
}

/// A board on which nobody can claim anything: two routes, each longer than a colour has cards.
const NOTHING_TO_CLAIM: &str = r#"
id = "barren"
name = "Barren"
provenance = "made up for tests"
players = [2, 4]
player_colors = ["red", "blue", "green", "white"]
wild = "joker"
last_round_at = 2
aspect = 1.0
deck = { red = 4, blue = 4, green = 4, pink = 4, wild = 1 }
pieces.bus = { count = 9, points = { 6 = 15 } }
places = [
  { id = "a", name = "A", x = 0.1, y = 0.1 },
  { id = "b", name = "B", x = 0.9, y = 0.1 },
  { id = "c", name = "C", x = 0.5, y = 0.9 },
]
routes = [
  { id = "a--b", color = "red", spaces = 6 },
  { id = "b--c", color = "grey", spaces = 6 },
]
tickets = [
  { id = "a--b", points = 1 }, { id = "a--c", points = 1 }, { id = "b--c", points = 1 },
  { id = "b--a", points = 1 }, { id = "c--a", points = 1 }, { id = "c--b", points = 1 },
  { id = "c--b2", points = 1 }, { id = "b2--a", points = 1 }, { id = "b2--b", points = 1 },
]
"#;

fn barren() -> Board {
    let fourth = "{ id = \"b2\", name = \"B2\", x = 0.4, y = 0.4 },\n]\nroutes = [\n  { id = \"a--b2\", color = \"blue\", spaces = 6 },";
    Board::parse(&NOTHING_TO_CLAIM.replacen("]\nroutes = [", fourth, 1)).unwrap()
}

/// Q4: when everybody can do nothing the game ends, and does not hang.
#[test]
fn games_in_which_nobody_can_move_end_stuck() {
    let board = barren();
    for players in 2..=4 {
        for spec in Spec::ALL {
            let (count, records) = run(&board, vec![spec; players], 50, 1);
            assert_eq!((count.stuck, count.finished), (50, 0));
            for record in &records {
                assert_eq!(record.result.reason, Reason::Stuck);
                assert!(record.result.scores.iter().all(|score| score.total < 0));
            }
        }
    }
}

/// Decks do run out under hoarders: the row has empty slots, tickets come to an end, and the first
/// card of a turn is sometimes the only one.
#[test]
fn hoarders_reach_the_corners_of_the_rules() {
    let (mut empty_slots, mut no_tickets, mut no_cards, mut forced_claims) = (0, 0, 0, 0);
    let (mut single_cards, mut standing_wilds) = (0, 0);
    for city in ["new-york", "london", "san-francisco", "berlin"] {
        let board = Board::city(city).unwrap();
        for index in 0..30 {
            let mut rng = Rng::new(3, index);
            let mut game = Game::new(&board, 2, &mut rng).unwrap();
            let mut bots = [Spec::Hoarder.build(clock), Spec::Hoarder.build(clock)];
            let mut list = ActionList::new();
            for bot in &mut bots {
                bot.begin(&board, Rng::new(5, index));
            }
            while !game.is_over() {
                let seat = game.turn();
                game.actions(&board, seat, &mut list);
                let public = game.public();
                let playing = public.phase == Phase::Turn;
                empty_slots += u32::from(public.row.filled() < 5);
                no_tickets += u32::from(playing && public.tickets_left() == 0);
                no_cards += u32::from(playing && !public.can_draw_blind());
                standing_wilds += u32::from(public.row.filled() == 5 && public.row.wilds() >= 3);
                let claims = |action: &Action| matches!(action, Action::Claim { .. });
                forced_claims += u32::from(list.iter().all(claims));
                let turn = crosstown_bots::Turn::new(&board, &game, seat, &list);
                let chosen = bots[seat].choose(&turn);
                let drawn = game.play(&board, seat, &list[chosen], &mut rng);
                let colored = drawn.is_some_and(|card| !card.is_wild());
                single_cards += u32::from(playing && colored && game.turn() != seat); // Q1
            }
        }
    }
    let seen = [empty_slots, no_tickets, no_cards, forced_claims, single_cards, standing_wilds];
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any game of any city, number of players and mixture of bots keeps the laws.
    #[test]
    fn laws_hold_in_any_game(
        city in 0..CITIES.len(),
        specs in prop::collection::vec(prop::sample::select(&Spec::ALL[..]), 2..=4),
        seed: u64,
        stream: u64,
    ) {
        let board = Board::city(CITIES[city].0).unwrap();
        let mut bots: Vec<_> = specs.iter().map(|spec| spec.build(clock)).collect();
        let mut rng = Rng::new(seed, stream);
        // A stream that is a multiple of 64 has its record replayed too.
        let name = (seed, stream & !63);
        let mut game = Lawful::new(&board, specs.len(), name, &mut rng).unwrap();
        play(&board, &mut game, &mut bots, name, &mut rng, &mut ActionList::new());
        game.finish(&board);
    }

    /// Whatever anybody tries, the game accepts exactly what it lists and is unchanged by the rest.
    #[test]
    fn anything_can_be_tried(
        city in 0..4usize,
        players in 2..=4usize,
        seed: u64,
        tries in prop::collection::vec((0..6usize, any::<prop::sample::Index>()), 1..80),
    ) {
        let board = Board::city(CITIES[city].0).unwrap();
        let everything: Vec<Action> = every_action(&board).collect();
        let mut rng = Rng::new(seed, 0);
        let mut game = Game::new(&board, players, &mut rng).unwrap();
        let mut list = ActionList::new();
        for (seat, choice) in tries {
            let action = *choice.get(&everything);
            game.actions(&board, seat, &mut list);
            let listed = list.contains(&action);
            let before = game;
            match game.apply(&board, seat, action, &mut rng) {
                Ok(_) => prop_assert!(listed),
                Err(refusal) => {
                    prop_assert!(!listed, "{action:?} is listed and refused: {refusal}");
                    prop_assert_eq!(game, before);
                    prop_assert!(Refusal::ALL.contains(&refusal));
                }
            }
            if game.is_over() {
                break;
            }
            // And on: something that is legal.
            let seat = game.turn();
            game.actions(&board, seat, &mut list);
            let action = list[rng.below(list.len())];
            prop_assert!(game.apply(&board, seat, action, &mut rng).is_ok());
            if game.is_over() {
                break;
            }
        }
    }
}

/// The checks themselves can fail: a game that is tampered with breaks a law.
#[test]
#[should_panic(expected = "listed and refused")]
fn a_broken_law_is_noticed() {
    let board = Board::city("london").unwrap();
    let mut rng = Rng::new(1, 0);
    let mut game = Lawful::new(&board, 2, (1, 0), &mut rng).unwrap();
    game.act(&board, 0, &[Action::Pass], 0, &mut rng);
}
