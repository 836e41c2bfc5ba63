//! Which tickets others may have: those that a sensible player keeps, weighted by what its routes
//! suggest. The numbers were fitted to the tickets that `planner` had in its games, in all four
//! cities with two and four players.

use crosstown_rules::{
    Board, Game, Likely, MAX_PLAYERS, MAX_TICKETS, PlaceSet, Rng, RouteId, TicketId, View,
    resample_likely,
};

use super::habits::Habits;
use crate::atlas::Atlas;

/// How much more likely a ticket is that is complete than one for which nothing was done, as a
/// power of e; and how much more for each unit of cost that was spent on it.
const TELLING: f32 = 4.7;
const SPENT: f32 = 0.1;
/// The same for a ticket that cannot be completed any more: nobody knows what was done for it.
const BLOCKED: f32 = 2.5;

pub(crate) struct Suspicion {
    likely: Likely,
}

impl Suspicion {
    pub(crate) fn new(atlas: &Atlas, habits: &Habits, view: &View) -> Suspicion {
        let public = &view.public;
        let mut likely = [[1.0; MAX_TICKETS]; MAX_PLAYERS];
        let all = (0..atlas.routes.len() as u8).map(RouteId).collect();
        for other in public.seats().filter(|&other| other != usize::from(view.seat)) {
            let usable = public.owned[other] | public.open[other];
            let mut costs = habits.costs;
            for id in public.owned[other].iter() {
                costs[id.index()] = 0;
            }
            for (id, ticket) in (0..).map(TicketId).zip(&atlas.tickets) {
                let (a, b) = (PlaceSet::of(ticket.a), PlaceSet::of(ticket.b));
                let cost = |usable, costs| {
                    atlas.graph.path(a, b, usable, costs).map(|path| f32::from(path.cost))
                };
                let telling = match (cost(all, &habits.costs), cost(usable, &costs)) {
                    (Some(before), Some(left)) => {
                        let done = before - left;
                        SPENT * done + TELLING * (done / before.max(1.0)).max(-1.0)
                    }
                    _ => BLOCKED,
                };
                let kept = habits.keeps(id, public.tickets[other]);
                likely[other][id.index()] = kept * telling.exp();
            }
        }
        Suspicion { likely }
    }

    /// A game that the view allows.
    pub(crate) fn world(&self, board: &Board, view: &View, rng: &mut Rng) -> Game {
        resample_likely(board, view, &self.likely, rng)
    }
}

#[cfg(test)]
mod tests;
