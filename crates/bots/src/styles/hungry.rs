//! `hungry`: gathers tickets. It draws more of them as long as its plan leaves it many pieces, and
//! only then collects cards and claims the routes for all of them.

use crosstown_rules::{RouteId, RouteSet};

use super::Style;
use super::plan::{Choice, Plan, choices};
use super::seat::Seat;
use crate::graph::Graph;

pub(crate) struct Hungry;

/// The part of all pieces that a plan should leave over, in percent: the source has 5 of 45.
const SPARE: u16 = 11;
/// It draws tickets while its plan leaves over more than this part. The source has 8 of 45; on boards
/// this small a ticket drawn so late is seldom completed.
const HUNGER: u16 = 40;

impl Style for Hungry {
    const TAKES_WILDS: bool = false;

    fn keep(&self, seat: &Seat<'_>, graph: &Graph) -> Option<usize> {
        let value = |choice: &Choice| {
            let (plan, spaces) = (&choice.plan, choice.plan.spaces(seat));
            if !choice.fits() {
                (0, -i32::from(choice.points))
            } else if spaces + seat.all_pieces() * SPARE / 100 > seat.pieces_left() {
                (1, -i32::from(spaces))
            } else {
                let points = plan.ticket_points(seat) + plan.points(seat);
                (2, 1000 * i32::from(points) / i32::from(plan.cards(seat).max(1)))
            }
        };
        let choices = choices(seat, graph, !RouteSet::EMPTY, seat.view.tickets);
        choices.iter().max_by_key(|choice| value(choice)).map(|choice| choice.position)
    }

    fn draws_tickets(&self, seat: &Seat<'_>, graph: &Graph) -> bool {
        let plan = Plan::new(seat, graph, !RouteSet::EMPTY, seat.view.tickets);
        // Only while every ticket that it holds can be completed.
        (seat.view.tickets & !plan.tickets).is_empty()
            && plan.spaces(seat) + seat.all_pieces() * HUNGER / 100 < seat.pieces_left()
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

    #[test]
    fn draws_tickets_until_the_pieces_are_planned_for() {
        let short = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        assert_eq!(short.decide(&Hungry), Action::DrawTickets);
        // Most of the fifteen taxis are needed for these.
        let long =
            Scene::turn("new-york").tickets(&["central-park--chinatown", "chelsea--brooklyn"]);
        assert!(!matches!(long.decide(&Hungry), Action::DrawTickets));
    }

    #[test]
    fn a_ticket_out_of_reach_stops_drawing_more() {
        let scene = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        let ways = [
            "lower-east-side--chinatown",
            "greenwich-village--lower-east-side",
            "east-village--lower-east-side",
            "lower-east-side--brooklyn",
        ];
        let closed = scene.owned_by(1, &ways);
        assert!(!matches!(closed.decide(&Hungry), Action::DrawTickets));
    }

    /// Two tickets that share their way pay better together than either alone.
    #[test]
    fn keeps_what_pays_best_with_what_it_has() {
        let scene =
            Scene::offer("new-york", ["central-park--chinatown", "central-park--gramercy-park"]);
        assert_eq!(scene.decide(&Hungry), Action::Keep(Kept::BOTH));
    }
}
