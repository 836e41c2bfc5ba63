use super::*;
use crate::{Spec, positions};
use crosstown_rules::{Action, ActionList, CITIES, Phase, resample, winners};
use std::cell::Cell;

thread_local! {
    /// What the clock shows, in milliseconds.
    static CLOCK: Cell<u64> = const { Cell::new(0) };
}

/// A clock on which a millisecond passes each time that somebody looks at it.
fn clock() -> Duration {
    let passed = CLOCK.get();
    CLOCK.set(passed + 1);
    Duration::from_millis(passed)
}

/// How often the clock was looked at since the last time that this was asked.
fn looks() -> u64 {
    CLOCK.take()
}

fn searcher(board: &Board, budget: Budget) -> Search {
    let mut search = Search::new(budget, clock);
    search.begin(board, Rng::new(7, 0));
    search
}

/// What a search does in a position, and how many actions it considers.
fn ask(search: &mut Search, board: &Board, game: &Game, seat: usize) -> (Action, usize) {
    let mut list = ActionList::new();
    game.actions(board, seat, &mut list);
    let view = game.view(board, seat);
    let sensible = planner::sensible(&Atlas::new(board), &view, &list).len();
    (list[search.choose(&Turn::new(board, game, seat, &list))], sensible)
}

#[test]
fn equal_seeds_give_equal_games() {
    for (id, players) in [("new-york", 2), ("san-francisco", 3)] {
        let board = Board::city(id).unwrap();
        let mut rng = Rng::new(3, 0);
        let mut game = Game::new(&board, players, &mut rng).unwrap();
        let mut searchers = [0; 2].map(|_| searcher(&board, Budget::Iterations(50)));
        while !game.is_over() {
            let seat = game.turn();
            let [one, other] = searchers.each_mut().map(|s| ask(s, &board, &game, seat).0);
            assert_eq!(one, other);
            game.apply(&board, seat, one, &mut rng).unwrap();
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let board = Board::city("london").unwrap();
    let mut rng = Rng::new(5, 0);
    let mut different = 0;
    positions::play(&board, 3, 2, Spec::Planner, |game, seat| {
        let twin = resample(&board, &game.view(&board, seat), &mut rng);
        let others = game.public().seats().filter(|&other| other != seat);
        different += others.filter(|&other| game.hand(other) != twin.hand(other)).count();
        let [one, other] = [game, &twin]
            .map(|game| ask(&mut searcher(&board, Budget::Iterations(60)), &board, game, seat).0);
        assert_eq!(one, other);
    });
    assert!(different > 20);
}

#[test]
fn stops_when_its_time_is_over() {
    let board = Board::city("new-york").unwrap();
    let mut longest = 0;
    positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
        looks();
        ask(&mut searcher(&board, Budget::Milliseconds(10)), &board, game, seat);
        longest = longest.max(looks());
    });
    // One look at the start, and one after each try.
    assert_eq!(longest, 1 + 10);
}

/// A board on which a single world takes longer than the budget: the time is over in the middle of it, and
/// what was tried by then is worth nothing, so it does what planner does.
#[test]
fn stops_in_the_middle_of_a_world() {
    let board = Board::city("continent").unwrap();
    let mut cut = 0;
    positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
        let mut list = ActionList::new();
        game.actions(&board, seat, &mut list);
        let mut search = searcher(&board, Budget::Milliseconds(3));
        let (chosen, sensible) = ask(&mut search, &board, game, seat);
        assert!(search.tries() <= 3);
        if sensible > 3 {
            let mut planner = Planner::new();
            planner.begin(&board, Rng::new(0, 0));
            let planned = planner.choose(&Turn::new(&board, game, seat, &list));
            let sensible = planner::sensible(&Atlas::new(&board), &game.view(&board, seat), &list);
            let expected = same(&list, &sensible, planned).map(|position| list[position]);
            assert_eq!(expected.unwrap_or(chosen), chosen);
            cut += 1;
        }
    });
    assert!(cut > 20);
}

/// A stored board with more wilds than boards may have today: a made-up game could take for ever.
#[test]
fn makes_up_no_games_where_sweeping_has_no_end() {
    let (_, london) = CITIES.iter().find(|(id, _)| *id == "london").unwrap();
    let board = Board::parse_stored(&london.replace("wild = 8", "wild = 200")).unwrap();
    assert!(!board.is_bounded());
    let game = Game::new(&board, 2, &mut Rng::new(1, 0)).unwrap();
    let mut search = searcher(&board, Budget::Iterations(100));
    ask(&mut search, &board, &game, 0);
    assert_eq!(search.tries(), 0);
}

#[test]
fn stops_when_its_tries_are_used_up_and_needs_no_clock() {
    let board = Board::city("new-york").unwrap();
    let budget = 200;
    let mut most_tries = 0;
    looks();
    positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
        let mut search = searcher(&board, Budget::Iterations(budget));
        let (_, sensible) = ask(&mut search, &board, game, seat);
        let tries = search.tries();
        // A world that was begun is tried with all that are left.
        assert!(tries < u64::from(budget) + sensible as u64, "{tries}");
        most_tries = most_tries.max(tries);
        assert_eq!(looks(), 1);
    });
    assert!(most_tries >= u64::from(budget));
}

#[test]
fn every_action_is_tried_once_however_small_the_budget() {
    let board = Board::city("new-york").unwrap();
    positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
        let mut search = searcher(&board, Budget::Iterations(1));
        let (_, sensible) = ask(&mut search, &board, game, seat);
        let expected = if sensible > 1 { sensible as u64 } else { 0 };
        assert_eq!(search.tries(), expected);
    });
}

#[test]
fn does_not_think_where_there_is_one_choice() {
    let board = Board::city("new-york").unwrap();
    let mut met = 0;
    positions::play(&board, 2, 1, Spec::Hoarder, |game, seat| {
        let mut list = ActionList::new();
        game.actions(&board, seat, &mut list);
        let view = game.view(&board, seat);
        if planner::sensible(&Atlas::new(&board), &view, &list).len() == 1 {
            looks();
            let mut search = searcher(&board, Budget::Milliseconds(1000));
            ask(&mut search, &board, game, seat);
            assert_eq!((looks(), search.tries()), (1, 0));
            met += 1;
        }
    });
    assert!(met > 0);
}

/// In the last round every seat has one turn, so what a claim brings is certain.
#[test]
fn completes_a_ticket_with_the_last_action() {
    let mut met = 0;
    for (id, seed) in CITIES.iter().flat_map(|(id, _)| (0..100).map(move |seed| (id, seed))) {
        let board = Board::city(id).unwrap();
        positions::play(&board, 2, seed, Spec::OneStep, |game, seat| {
            if game.public().turns_left.is_none() || game.public().phase != Phase::Turn {
                return;
            }
            let after = |action: &Action| {
                let mut game = *game;
                game.play(&board, seat, action, &mut Rng::new(1, 0));
                game.score(&board, seat)
            };
            let mut list = ActionList::new();
            game.actions(&board, seat, &mut list);
            let claims = list.iter().filter(|action| matches!(action, Action::Claim { .. }));
            let Some(best) = claims.map(after).max_by_key(|score| score.total) else { return };
            if best.completed > game.score(&board, seat).completed {
                let mut search = searcher(&board, Budget::Iterations(500));
                let (action, _) = ask(&mut search, &board, game, seat);
                assert_eq!(after(&action).total, best.total, "{id} {seed}: {action:?}");
                met += 1;
            }
        });
    }
    assert!(met >= 5, "{met}");
}

// The race.

/// A race in which each runner has had these rewards again and again, in so many worlds.
fn race(rewards: &[&[f32]], worlds: usize) -> Race {
    let mut race = Race::new((0..rewards.len()).collect(), None, &mut Tree::default());
    for (runner, rewards) in race.runners.iter_mut().zip(rewards) {
        rewards.iter().cycle().take(worlds).for_each(|&reward| runner.add(reward));
    }
    race.worlds = worlds;
    race
}

fn left(race: &Race) -> Vec<usize> {
    race.runners.iter().map(|runner| runner.position).collect()
}

/// So uncertain that nothing is clear after few worlds.
const UNSURE: [&[f32]; 5] = [&[0.0, 0.9], &[0.95, 0.0], &[0.0, 1.0], &[0.8, 0.0], &[0.0, 0.7]];

#[test]
fn the_worse_half_is_dropped_whenever_another_part_of_the_budget_is_gone() {
    let mut race = race(&UNSURE, 4);
    // Five runners are three halvings.
    for (used, expected) in [
        (0.3, vec![0, 1, 2, 3, 4]),
        (0.34, vec![2, 1, 0]),
        (0.6, vec![2, 1, 0]),
        (0.67, vec![2, 1]),
        (0.99, vec![2, 1]),
        (1.0, vec![2]),
    ] {
        race.thin_out(used);
        assert_eq!(left(&race), expected, "{used}");
    }
}

#[test]
fn what_is_clearly_worse_is_dropped_at_the_first_look() {
    let rewards: [&[f32]; 3] = [&[0.1, 0.2], &[0.8, 0.9], &[0.9, 0.8]];
    let mut early = race(&rewards, FIRST_LOOK - 1);
    early.thin_out(0.0);
    assert_eq!(left(&early), [0, 1, 2]);
    let mut late = race(&rewards, FIRST_LOOK);
    late.thin_out(0.0);
    assert_eq!(left(&late), [1, 2]);
}

#[test]
fn equals_run_on_until_the_difference_cannot_matter() {
    let equal: [&[f32]; 2] = [&[0.0, 1.0], &[1.0, 0.0]];
    let mut early = race(&equal, FIRST_LOOK);
    early.thin_out(0.0);
    assert_eq!(left(&early), [0, 1]);
    // The same in every world: after enough of them there is nothing to find out.
    let same: [&[f32]; 2] = [&[0.3, 0.7], &[0.3, 0.7]];
    let mut early = race(&same, FIRST_LOOK);
    early.thin_out(0.0);
    assert_eq!(left(&early), [0, 1]);
    let mut late = race(&same, 100);
    late.thin_out(0.0);
    assert_eq!(left(&late), [0]);
}

#[test]
fn the_next_look_comes_after_half_as_many_worlds_more() {
    let rewards: [&[f32]; 2] = [&[0.5, 0.5], &[0.5, 0.5]];
    let mut race = race(&rewards, FIRST_LOOK);
    race.thin_out(0.0);
    assert_eq!(race.next_look, FIRST_LOOK + FIRST_LOOK / 2);
}

#[test]
fn the_winner_has_the_best_sum_and_is_the_first_of_equals() {
    assert_eq!(race(&UNSURE, 4).winner(), 2);
    assert_eq!(race(&[&[0.2], &[0.7], &[0.7]], 4).winner(), 1);
}

#[test]
fn may_be_better_asks_how_sure_a_difference_is() {
    // Behind by the same in every world: that is sure after some of them.
    assert!(may_be_better(&[0.4; 2], &[0.5; 2]));
    assert!(!may_be_better(&[0.4; 20], &[0.5; 20]));
    // Behind by 0.1 with a deviation of 0.4: the error is 0.045 after 80 worlds, and 2.6 of them
    // are more than 0.1; after 400 they are not.
    let differ = |worlds: usize| {
        let rewards = [0.0f32, 0.8].into_iter().cycle().take(worlds);
        let (mine, best): (Vec<f32>, Vec<f32>) = rewards.map(|reward| (reward, 0.5)).unzip();
        may_be_better(&mine, &best)
    };
    assert!(differ(80));
    assert!(!differ(400));
    // Equal for so long that no difference that matters can show any more.
    assert!(!may_be_better(&[0.5; 1000], &[0.5; 1000]));
}

// What a game is worth.

#[test]
fn a_win_is_worth_more_than_a_shared_one_and_that_more_than_a_loss() {
    let mut shared = 0;
    for seed in 0..400 {
        let board = Board::city("london").unwrap();
        let players = 2 + seed as usize % 3;
        let game = positions::play(&board, players, seed, Spec::Random, |_, _| ());
        let scores = game.scores(&board);
        let winners = winners(&scores);
        for seat in 0..players {
            let reward = reward(&board, &game, seat);
            assert!((0.0..=1.0).contains(&reward), "{reward}");
            // Half of it is the win; at equal points the other half is half.
            let range = match (winners.contains(&seat), winners.len()) {
                (true, 1) => 0.75..=1.0,
                (true, n) => 0.25 + 0.5 / n as f32..=0.25 + 0.5 / n as f32,
                (false, _) => 0.0..=0.25,
            };
            assert!(range.contains(&reward), "{reward} for {seat} of {scores:?}");
            shared += u32::from(winners.len() > 1);
        }
    }
    assert!(shared > 0);
}

#[test]
fn winning_by_more_is_worth_more() {
    let board = Board::city("new-york").unwrap();
    let mut ends: Vec<(i32, f32)> = (0..40)
        .map(|seed| {
            let game = positions::play(&board, 2, seed, Spec::Greedy, |_, _| ());
            let scores = game.scores(&board);
            (scores[0].total - scores[1].total, reward(&board, &game, 0))
        })
        .collect();
    ends.sort_by_key(|(margin, _)| *margin);
    for pair in ends.windows(2).filter(|pair| pair[0].0 < pair[1].0) {
        assert!(pair[0].1 < pair[1].1, "{pair:?}");
    }
}

/// Nobody has chosen tickets yet, so all have nothing.
#[test]
fn a_win_is_shared_by_all_who_have_it() {
    let board = Board::city("new-york").unwrap();
    for players in 2..=4 {
        let mut game = Game::new(&board, players, &mut Rng::new(1, 0)).unwrap();
        game.abandon();
        let expected = 0.5 / players as f32 + 0.25;
        assert!((0..players).all(|seat| reward(&board, &game, seat) == expected));
    }
}

/// Planner's choice is taken unless another is better by more than luck may give.
#[test]
fn the_favourite_has_a_head_start() {
    for (ahead, wins) in [(0.0, 1), (0.5 * HEAD_START, 1), (1.5 * HEAD_START, 0)] {
        let mut race = Race::new(vec![0, 1], Some(1), &mut Tree::default());
        for _ in 0..10 {
            race.runners[0].add(0.5 + ahead);
            race.runners[1].add(0.5);
        }
        assert_eq!(race.winner(), wins, "{ahead} ahead");
    }
}

/// The favourite is found even if it would be paid for in another way.
#[test]
fn the_favourite_is_planners_choice() {
    let board = Board::city("new-york").unwrap();
    let atlas = Atlas::new(&board);
    let mut planner = Planner::new();
    planner.begin(&board, Rng::new(0, 0));
    positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
        let mut list = ActionList::new();
        game.actions(&board, seat, &mut list);
        let choice = planner.choose(&Turn::new(&board, game, seat, &list));
        let sensible = planner::sensible(&atlas, &game.view(&board, seat), &list);
        let favourite = same(&list, &sensible, choice).expect("planner is sensible");
        match (list[choice], list[favourite]) {
            (Action::Claim { route, .. }, Action::Claim { route: other, .. }) => {
                assert_eq!(route, other);
            }
            (one, other) => assert_eq!(one, other),
        }
    });
}
