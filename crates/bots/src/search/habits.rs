//! What a sensible player does with tickets, on one board: which of two it keeps, and what it costs
//! to complete one. Built once per game.

use crosstown_rules::{Board, Cards, Game, Kept, MAX_TICKETS, Rng, TicketId, TicketSet};

use crate::atlas::Atlas;
use crate::graph::Costs;
use crate::outlook::Outlook;

pub(crate) struct Habits {
    /// What a route costs a player with no cards, whether it is open or not.
    pub(crate) costs: Costs,
    /// For each ticket, the fraction of all pairs with it in which a player keeps it: alone, and
    /// together with the other.
    kept: [[f32; MAX_TICKETS]; 2],
}

impl Habits {
    pub(crate) fn new(board: &Board, atlas: &Atlas) -> Habits {
        let opening = Game::new(board, 2, &mut Rng::new(0, 0)).expect("two can play anywhere");
        let seen = Outlook::new(atlas, opening.public(), 0, Cards::NONE);
        // Nothing is impossible: hands differ, and so do players.
        let mut kept = [[0.5; MAX_TICKETS]; 2];
        for first in board.ticket_ids() {
            for second in (0..first.0).map(TicketId) {
                let both = TicketSet::of(first) | TicketSet::of(second);
                let choices = [
                    (TicketSet::of(first), Kept::FIRST),
                    (TicketSet::of(second), Kept::SECOND),
                    (both, Kept::BOTH),
                ];
                let worths = choices.map(|(tickets, kept)| seen.worth_of_keeping(tickets, kept));
                let best = (0..3).max_by(|&a, &b| worths[a].total_cmp(&worths[b]));
                let (tickets, choice) = choices[best.expect("there are three")];
                for id in tickets.iter() {
                    kept[usize::from(choice.len()) - 1][id.index()] += 1.0;
                }
            }
        }
        let pairs = board.tickets.len() as f32;
        Habits { costs: *seen.costs(), kept: kept.map(|kept| kept.map(|times| times / pairs)) }
    }

    /// How likely a player with so many tickets has this one, before anything has happened.
    pub(crate) fn keeps(&self, ticket: TicketId, tickets: u8) -> f32 {
        self.kept[usize::from(tickets > 1)][ticket.index()]
    }
}

#[cfg(test)]
mod tests;
