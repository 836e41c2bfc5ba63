//! Which tickets others may have, as far as their routes betray it. `resample` deals tickets by
//! chance; here several games are made up and one of them is taken, the more likely the better
//! its tickets fit what their owners have built.

use crosstown_rules::{
    Board, Game, MAX_PLAYERS, MAX_ROUTES, MAX_TICKETS, PlaceSet, Random as _, Rng, RouteId, View,
    resample,
};

use crate::atlas::Atlas;

/// Made-up games out of which one is taken.
const GAMES: usize = 10;
/// How much more likely a ticket is that is complete than one for which nothing was done, as a
/// power of e.
const TELLING: f32 = 4.0;

pub(crate) struct Suspicion {
    seat: usize,
    /// For each other seat, how likely each ticket is, compared with one for which nothing was done.
    likely: [[f32; MAX_TICKETS]; MAX_PLAYERS],
}

impl Suspicion {
    pub(crate) fn new(atlas: &Atlas, view: &View) -> Suspicion {
        let seat = usize::from(view.seat);
        let mut likely = [[1.0; MAX_TICKETS]; MAX_PLAYERS];
        let all = (0..atlas.routes.len() as u8).map(RouteId).collect();
        let mut costs = [0; MAX_ROUTES];
        for (cost, route) in costs.iter_mut().zip(&atlas.routes) {
            *cost = 2 + 2 * route.cards;
        }
        for other in view.public.seats().filter(|&other| other != seat) {
            let owned = view.public.owned[other];
            let usable = owned | view.public.open[other];
            let mut left_costs = costs;
            for id in owned.iter() {
                left_costs[id.index()] = 0;
            }
            for (likely, ticket) in likely[other].iter_mut().zip(&atlas.tickets) {
                let (a, b) = (PlaceSet::of(ticket.a), PlaceSet::of(ticket.b));
                let cost = |usable, costs| {
                    let path = atlas.graph.path(a, b, usable, costs);
                    f32::from(path.map_or(u8::MAX, |path| path.cost))
                };
                let part_left = cost(usable, &left_costs) / cost(all, &costs).max(1.0);
                *likely = (TELLING * (1.0 - part_left.min(1.5))).exp();
            }
        }
        Suspicion { seat, likely }
    }

    /// A game that the view allows.
    pub(crate) fn world(&self, board: &Board, view: &View, rng: &mut Rng) -> Game {
        let mut taken = resample(board, view, rng);
        let mut sum = self.weight(&taken);
        for _ in 1..GAMES {
            let game = resample(board, view, rng);
            let weight = self.weight(&game);
            sum += weight;
            // So each of them is taken with a chance in proportion to its weight.
            let chance = rng.below(1 << 20) as f32 / (1 << 20) as f32;
            if chance * sum < weight {
                taken = game;
            }
        }
        taken
    }

    fn weight(&self, game: &Game) -> f32 {
        let others = game.public().seats().filter(|&other| other != self.seat);
        let tickets =
            others.flat_map(|other| game.tickets(other).iter().map(move |id| (other, id)));
        tickets.map(|(other, id)| self.likely[other][id.index()]).product()
    }
}

#[cfg(test)]
mod tests;
