//! `long-route`: uses that long routes pay more than their length. It ignores short ones: it plans
//! tickets only over long routes, draws no new tickets, and otherwise saves for the longest open
//! route.

use crosstown_rules::{RouteId, RouteSet, TicketSet};

use super::Style;
use super::one_step::step;
use super::plan::{choices, keep_best_paid};
use super::seat::Seat;
use crate::graph::Graph;

pub(crate) struct LongRoute;

impl Style for LongRoute {
    const TAKES_WILDS: bool = true;

    fn keep(&self, seat: &Seat<'_>, graph: &Graph) -> Option<usize> {
        let choices = choices(seat, graph, long(seat), TicketSet::EMPTY);
        keep_best_paid(seat, &choices)
    }

    fn draws_tickets(&self, _: &Seat<'_>, _: &Graph) -> bool {
        false
    }

    fn targets(&self, seat: &Seat<'_>, graph: &Graph) -> Vec<RouteId> {
        let step = step(seat, graph, long(seat));
        step.or_else(|| seat.richest(seat.open())).into_iter().collect()
    }
}

/// The routes that cost at least half as many cards as the longest on the board.
fn long(seat: &Seat<'_>) -> RouteSet {
    let routes = &seat.board.routes;
    let longest = routes.iter().map(|route| route.cards).max().unwrap_or(0);
    seat.board.route_ids().filter(|id| routes[id.index()].cards >= longest / 2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::scene::Scene;
    use crosstown_rules::Action;

    #[test]
    fn saves_for_the_longest_route() {
        let three = Scene::turn("new-york").hand(&[("pink", 3)]);
        // It could claim the three pink spaces to the United Nations.
        assert_eq!(three.decide(&LongRoute), Action::DrawDeck);
        let four = three.hand(&[("pink", 4)]);
        assert_eq!(four.claimed(four.decide(&LongRoute)), "chelsea--soho");
    }

    #[test]
    fn takes_no_short_cuts() {
        let scene = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        let scene = scene.owned_by(1, &["wall-street--brooklyn#1"]);
        // One blue space is on the shortest way, but two spaces are the least that it takes.
        let scene = scene.hand(&[("blue", 1), ("pink", 2)]);
        assert_eq!(scene.claimed(scene.decide(&LongRoute)), "greenwich-village--lower-east-side");
    }

    #[test]
    fn claims_what_it_can_in_its_last_turn() {
        let scene = Scene::turn("new-york").hand(&[("pink", 3)]).last_round();
        assert_eq!(scene.claimed(scene.decide(&LongRoute)), "central-park--united-nations");
    }

    #[test]
    fn never_draws_tickets() {
        let done = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        let done = done.owned_by(0, &["lower-east-side--chinatown", "chinatown--wall-street#1"]);
        assert!(!matches!(done.decide(&LongRoute), Action::DrawTickets));
    }
}
