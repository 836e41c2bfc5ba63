use super::*;
use crate::Spec;
use crate::positions;
use crosstown_rules::{Phase, TicketId};

/// Positions in which the other one of two players has completed a ticket of which the seat
/// cannot know, with that ticket.
fn betrayed(board: &Board, seeds: std::ops::Range<u64>) -> Vec<(Game, TicketId)> {
    let mut found = Vec::new();
    for seed in seeds {
        let mut last = None;
        positions::play(board, 2, seed, Spec::Planner, |game, seat| {
            if seat == 0 && game.public().phase == Phase::Turn && last.is_none() {
                let worth = |id: &TicketId| board.tickets[id.index()].points;
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
    let mut rng = Rng::new(1, 0);
    let positions = betrayed(&board, 0..12);
    assert!(positions.len() > 3);
    let (mut all_suspected, mut all_by_chance) = (0, 0);
    for (game, ticket) in positions {
        let view = game.view(&board, 0);
        let suspicion = Suspicion::new(&atlas, &view);
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

#[test]
fn before_routes_are_claimed_all_tickets_are_alike() {
    let board = Board::city("london").unwrap();
    let atlas = Atlas::new(&board);
    let game = Game::new(&board, 3, &mut Rng::new(1, 0)).unwrap();
    let suspicion = Suspicion::new(&atlas, &game.view(&board, 1));
    assert!(suspicion.likely.iter().flatten().all(|&likely| likely == 1.0));
}

#[test]
fn a_made_up_game_looks_the_same_to_the_seat() {
    for (id, players) in [("new-york", 2), ("london", 3), ("berlin", 2), ("san-francisco", 4)] {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        let mut rng = Rng::new(1, 0);
        positions::play(&board, players, 1, Spec::Planner, |game, seat| {
            let view = game.view(&board, seat);
            let world = Suspicion::new(&atlas, &view).world(&board, &view, &mut rng);
            assert_eq!(world.view(&board, seat), view);
        });
    }
}
