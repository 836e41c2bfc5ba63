use super::*;
use crate::{Spec, positions};
use crosstown_rules::{CITIES, Phase};

/// Compared with what `planner` keeps in openings with real hands.
#[test]
fn what_is_kept_was_likely_to_be() {
    for id in ["new-york", "london", "san-francisco", "berlin"] {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        let habits = Habits::new(&board, &atlas);
        let mut kept = [Vec::new(), Vec::new()];
        for seed in 0..60 {
            let mut seen = false;
            positions::play(&board, 4, seed, Spec::Planner, |game, _| {
                if game.public().phase != Phase::Turn || std::mem::replace(&mut seen, true) {
                    return;
                }
                for seat in 0..4 {
                    let tickets = game.tickets(seat);
                    for ticket in tickets.iter() {
                        let count = tickets.len() as u8;
                        kept[tickets.len() - 1].push(habits.keeps(ticket, count));
                    }
                }
            });
        }
        for (count, kept) in (1u8..).zip(kept) {
            let all: Vec<f32> = board.ticket_ids().map(|id| habits.keeps(id, count)).collect();
            let average = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
            let (kept, all) = (average(&kept), average(&all));
            assert!(kept > 1.1 * all, "{id}, {count} kept: {kept} against {all}");
        }
    }
}

#[test]
fn nothing_is_impossible() {
    for (id, _) in CITIES {
        let board = Board::city(id).unwrap();
        let habits = Habits::new(&board, &Atlas::new(&board));
        let chances = board.ticket_ids().flat_map(|id| [1, 2].map(|count| habits.keeps(id, count)));
        assert!(chances.into_iter().all(|chance| chance > 0.0 && chance <= 1.0));
    }
}
