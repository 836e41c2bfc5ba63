use super::*;
use crate::Spec;
use crate::positions;
use crosstown_rules::{Phase, RouteSet, TicketId, resample};

/// Positions in which the other one of two players has completed a ticket of which the seat
/// cannot know, with that ticket.
fn betrayed(board: &Board, seeds: std::ops::Range<u64>) -> Vec<(Game, TicketId)> {
    let mut found = Vec::new();
    for seed in seeds {
        let mut last = None;
        positions::play(board, 2, seed, Spec::Planner, |game, seat| {
            if seat == 0 && game.public().phase == Phase::Turn && last.is_none() {
                let worth = |id: &TicketId| board[*id].points;
                let theirs = game.view(board, 1).completed(board);
                last = theirs.iter().filter(|id| worth(id) > 5).map(|id| (*game, id)).next();
            }
        });
        found.extend(last);
    }
    found
}

#[test]
fn a_ticket_that_routes_betray_is_taken_as_likely() {
    let board = Board::city("new-york").unwrap();
    let atlas = Atlas::new(&board);
    let habits = Habits::new(&board, &atlas);
    let mut rng = Rng::new(1, 0);
    let positions = betrayed(&board, 0..12);
    assert!(positions.len() > 3);
    let (mut all_suspected, mut all_by_chance) = (0, 0);
    for (game, ticket) in positions {
        let view = game.view(&board, 0);
        let suspicion = Suspicion::new(&atlas, &habits, &view);
        let (mut suspected, mut by_chance) = (0, 0);
        for _ in 0..300 {
            let world = suspicion.world(&board, &view, &mut rng);
            suspected += u32::from(world.tickets(1).contains(ticket));
            by_chance += u32::from(resample(&board, &view, &mut rng).tickets(1).contains(ticket));
        }
        assert!(2 * suspected > 3 * by_chance, "{suspected} against {by_chance}");
        all_suspected += suspected;
        all_by_chance += by_chance;
    }
    assert!(all_suspected > 2 * all_by_chance, "{all_suspected} against {all_by_chance}");
}

/// Among three others, too, and both by what is kept and by what is built.
#[test]
fn what_others_really_have_is_likely() {
    for id in ["new-york", "london", "san-francisco", "berlin"] {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        let habits = Habits::new(&board, &atlas);
        // How much more likely a ticket is than the average one, as a power of e: early, and late.
        let mut gains = [Vec::new(), Vec::new()];
        for seed in 0..20 {
            positions::play(&board, 4, seed, Spec::Planner, |game, seat| {
                let public = game.public();
                if public.phase != Phase::Turn {
                    return;
                }
                let suspicion = Suspicion::new(&atlas, &habits, &game.view(&board, seat));
                for other in public.seats().filter(|&other| other != seat) {
                    let likely = &suspicion.likely[other][..board.tickets.len()];
                    let average = likely.iter().sum::<f32>() / likely.len() as f32;
                    let late = usize::from(public.owned[other].len() > 3);
                    for ticket in game.tickets(other).iter() {
                        gains[late].push((likely[ticket.index()] / average).ln());
                    }
                }
            });
        }
        let [early, late] = gains.map(|gains| gains.iter().sum::<f32>() / gains.len() as f32);
        assert!(early > 0.2 && late > 0.6, "{id}: {early}, {late}");
    }
}

#[test]
fn before_routes_are_claimed_only_habits_count() {
    let board = Board::city("london").unwrap();
    let atlas = Atlas::new(&board);
    let habits = Habits::new(&board, &atlas);
    let game = Game::new(&board, 3, &mut Rng::new(1, 0)).unwrap();
    let suspicion = Suspicion::new(&atlas, &habits, &game.view(&board, 1));
    for id in board.ticket_ids() {
        assert_eq!(suspicion.likely[2][id.index()], habits.keeps(id, 1));
    }
}

/// A ticket that can no longer be completed says nothing of what was done for it before.
#[test]
fn a_ticket_that_is_blocked_may_still_be_there() {
    let board = Board::city("new-york").unwrap();
    let atlas = Atlas::new(&board);
    let habits = Habits::new(&board, &atlas);
    let game = Game::new(&board, 2, &mut Rng::new(1, 0)).unwrap();
    let mut view = game.view(&board, 0);
    view.public.open[1] = RouteSet::EMPTY;
    let suspicion = Suspicion::new(&atlas, &habits, &view);
    for id in board.ticket_ids() {
        assert_eq!(suspicion.likely[1][id.index()], habits.keeps(id, 1) * BLOCKED.exp());
    }
}

#[test]
fn a_made_up_game_looks_the_same_to_the_seat() {
    for (id, players) in [("new-york", 2), ("london", 3), ("berlin", 2), ("san-francisco", 4)] {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        let habits = Habits::new(&board, &atlas);
        let mut rng = Rng::new(1, 0);
        positions::play(&board, players, 1, Spec::Planner, |game, seat| {
            let view = game.view(&board, seat);
            let world = Suspicion::new(&atlas, &habits, &view).world(&board, &view, &mut rng);
            assert_eq!(world.view(&board, seat), view);
        });
    }
}
