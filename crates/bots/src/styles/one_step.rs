//! `one-step`: thinks one route ahead. It takes its most valuable open ticket, goes for the
//! nearest route on the way, claims it, and thinks again; with its tickets done it draws new
//! ones while the game is young, and later goes for the longest route.

use crosstown_rules::{Phase, RouteId, RouteSet, TicketSet};

use super::Style;
use super::plan::{Plan, choices, keep_best_paid, keep_most};
use super::seat::Seat;
use crate::graph::Graph;

pub(crate) struct OneStep;

/// New tickets are drawn while every player has more than one in this many of all pieces. The source
/// has 8 of 45; on boards this small a ticket that is drawn so late is seldom completed.
const YOUNG: u16 = 2;

impl Style for OneStep {
    const TAKES_WILDS: bool = true;

    fn keep(&self, seat: &Seat<'_>, graph: &Graph) -> Option<usize> {
        let choices = choices(seat, graph, !RouteSet::EMPTY, TicketSet::EMPTY);
        match seat.phase() {
            Phase::ChooseTickets => keep_most(&choices),
            _ => keep_best_paid(seat, &choices),
        }
    }

    fn draws_tickets(&self, seat: &Seat<'_>, graph: &Graph) -> bool {
        seat.fewest_pieces() * YOUNG > seat.all_pieces()
            && step(seat, graph, !RouteSet::EMPTY).is_none()
    }

    fn targets(&self, seat: &Seat<'_>, graph: &Graph) -> Vec<RouteId> {
        let step = step(seat, graph, !RouteSet::EMPTY);
        step.or_else(|| seat.richest(seat.open())).into_iter().collect()
    }
}

/// The next route for the most valuable ticket that is still open: on its way over routes of
/// `among`, the one that lacks fewest cards.
pub(super) fn step(seat: &Seat<'_>, graph: &Graph, among: RouteSet) -> Option<RouteId> {
    let open = seat.view.tickets & !seat.view.completed(seat.board);
    let plan = open.iter().map(|id| (id, Plan::new(seat, graph, among, TicketSet::of(id))));
    let possible = plan.filter(|(_, plan)| !plan.routes.is_empty());
    let (_, plan) = possible.max_by_key(|&(id, _)| seat.board[id].points)?;
    plan.routes.iter().min_by_key(|&route| seat.shortfall(route))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::scene::Scene;
    use crosstown_rules::Action;

    const DONE: [&str; 2] = ["lower-east-side--chinatown", "chinatown--wall-street#1"];

    #[test]
    fn thinks_of_its_most_valuable_ticket_only() {
        let tickets = ["united-nations--midtown-west", "lower-east-side--wall-street"];
        let scene = Scene::turn("new-york").tickets(&tickets).hand(&[("blue", 1)]);
        // The blue space is on the way of the lesser ticket; the grey one would do for the better.
        assert_eq!(scene.claimed(scene.decide(&OneStep)), "midtown-west--times-square");
        let next = scene.owned_by(0, &["midtown-west--times-square"]);
        assert!(!matches!(next.decide(&OneStep), Action::Claim { .. }));
    }

    #[test]
    fn prefers_a_face_up_wild_to_blind_cards() {
        let row = ["black", "wild", "black", "red", "red"];
        let scene = Scene::turn_with_row("new-york", row);
        let scene = scene.tickets(&["lower-east-side--wall-street"]);
        assert_eq!(scene.taken(scene.decide(&OneStep)), "wild");
    }

    #[test]
    fn draws_new_tickets_while_the_game_is_young() {
        let done = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        assert!(!matches!(done.decide(&OneStep), Action::DrawTickets));
        let done = done.owned_by(0, &DONE);
        assert_eq!(done.decide(&OneStep), Action::DrawTickets);
        // Whoever is nearest the end says how young it is.
        let late = done.pieces(1, 7).hand(&[("pink", 4)]);
        assert_eq!(late.claimed(late.decide(&OneStep)), "chelsea--soho");
    }
}
