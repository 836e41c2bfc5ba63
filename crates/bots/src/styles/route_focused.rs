//! `route-focused`: plans the cheapest ways for the tickets of the setup, claims their routes, the
//! most important first, and collects points when it is done.

use crosstown_rules::{RouteId, RouteSet, TicketSet};

use super::Style;
use super::plan::{Plan, choices, keep_most};
use super::seat::Seat;
use crate::graph::Graph;

pub(crate) struct RouteFocused;

impl Style for RouteFocused {
    const TAKES_WILDS: bool = false;

    fn keep(&self, seat: &Seat<'_>, graph: &Graph) -> Option<usize> {
        keep_most(&choices(seat, graph, !RouteSet::EMPTY, TicketSet::EMPTY))
    }

    fn draws_tickets(&self, _: &Seat<'_>, _: &Graph) -> bool {
        false
    }

    fn targets(&self, seat: &Seat<'_>, graph: &Graph) -> Vec<RouteId> {
        Plan::new(seat, graph, !RouteSet::EMPTY, seat.view.tickets).targets(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::scene::Scene;
    use crosstown_rules::{Action, Kept};

    const WAY: &str = "lower-east-side--chinatown";

    #[test]
    fn claims_on_its_way_rather_than_for_points() {
        let hand = [("blue", 1), ("pink", 4)];
        let scene = Scene::turn("new-york").hand(&hand);
        let planned = scene.tickets(&["lower-east-side--wall-street"]);
        assert_eq!(planned.claimed(planned.decide(&RouteFocused)), WAY);
        // Without a ticket it is the four pink spaces to Soho.
        let free = planned.tickets(&[]);
        assert_eq!(free.claimed(free.decide(&RouteFocused)), "chelsea--soho");
    }

    #[test]
    fn takes_either_lane_and_goes_round_what_others_have() {
        let scene = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        let scene = scene.hand(&[("pink", 2)]);
        assert_eq!(scene.claimed(scene.decide(&RouteFocused)), "chinatown--wall-street#2");
        // From Greenwich Village on it is another way.
        let scene = scene.owned_by(0, &["chinatown--wall-street#2"]).owned_by(1, &[WAY]);
        let around = "greenwich-village--chinatown#1";
        assert_eq!(scene.claimed(scene.decide(&RouteFocused)), around);
    }

    #[test]
    fn draws_what_its_routes_lack_and_never_tickets() {
        let row = ["blue", "wild", "black", "black", "red"];
        let scene = Scene::turn_with_row("new-york", row);
        let scene = scene.tickets(&["lower-east-side--wall-street"]);
        assert_eq!(scene.taken(scene.decide(&RouteFocused)), "blue");
        // Nothing of use but a wild, which would cost the turn.
        let scene = scene.owned_by(0, &[WAY]);
        assert_eq!(scene.decide(&RouteFocused), Action::DrawDeck);
    }

    #[test]
    fn keeps_both_tickets_if_both_can_be_done() {
        let near = ["central-park--chinatown", "gramercy-park--chinatown"];
        assert_eq!(Scene::offer("new-york", near).decide(&RouteFocused), Action::Keep(Kept::BOTH));
        // Not with four taxis: the shorter one then.
        let few = Scene::offer("new-york", near).pieces(0, 4);
        assert_eq!(few.decide(&RouteFocused), Action::Keep(Kept::SECOND));
    }

    #[test]
    fn pays_a_grey_route_in_the_colour_that_its_plan_needs_least() {
        let tickets = ["united-nations--midtown-west", "lower-east-side--wall-street"];
        let hand = [("blue", 2), ("red", 2), ("wild", 1)];
        let scene = Scene::turn("new-york").hand(&hand).tickets(&tickets);
        let action = scene.decide(&RouteFocused);
        assert_eq!(scene.claimed(action), "times-square--united-nations");
        let Action::Claim { payment, .. } = action else { unreachable!("it has been claimed") };
        assert_eq!((scene.card(payment.color()), payment.wilds()), ("red", 0));
    }
}
