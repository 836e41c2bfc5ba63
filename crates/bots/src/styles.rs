//! The four play styles that de Mesentier Silva, Lee, Togelius and Nealen (2017) used to
//! playtest Ticket to Ride, as opponents that stay as they are. How they are read here, and what
//! is different in the city games, is in docs/bots.md.

mod hungry;
mod long_route;
mod one_step;
mod plan;
mod route_focused;
#[cfg(test)]
pub(crate) mod scene;
pub(crate) mod seat;

pub(crate) use hungry::Hungry;
pub(crate) use long_route::LongRoute;
pub(crate) use one_step::OneStep;
pub(crate) use route_focused::RouteFocused;

use crosstown_rules::{Action, Board, Phase, Rng, RouteId};

use crate::graph::Graph;
use crate::{Bot, Turn};
use seat::Seat;

/// What one style decides in its own way. The rest is the same for all four: claim a target
/// that can be paid, else draw a card towards the targets.
pub(crate) trait Style: Send {
    /// Whether a face-up wild is preferred to two blind cards when no colour it needs is face up.
    const TAKES_WILDS: bool;

    /// Which tickets on offer it keeps.
    fn keep(&self, seat: &Seat<'_>, graph: &Graph) -> Option<usize>;

    /// Whether it draws tickets in this turn, rather than cards or a claim.
    fn draws_tickets(&self, seat: &Seat<'_>, graph: &Graph) -> bool;

    /// The routes that it goes for, the most wanted first.
    fn targets(&self, seat: &Seat<'_>, graph: &Graph) -> Vec<RouteId>;
}

/// A player of one style.
pub(crate) struct Player<S> {
    style: S,
    /// The graph of the board, once the first game has begun.
    graph: Option<Graph>,
}

impl<S: Style> Player<S> {
    pub(crate) fn new(style: S) -> Player<S> {
        Player { style, graph: None }
    }
}

impl<S: Style> Bot for Player<S> {
    /// These players use no random numbers: the order of the board decides between equals.
    fn begin(&mut self, board: &Board, _: Rng) {
        self.graph = Some(Graph::new(board));
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let graph = self.graph.as_ref().expect("a game begins before its first decision");
        decide(&self.style, &Seat::of(turn), graph)
    }
}

fn decide(style: &impl Style, seat: &Seat<'_>, graph: &Graph) -> usize {
    match seat.phase() {
        Phase::ChooseTickets | Phase::KeepTickets => style.keep(seat, graph),
        Phase::PlaceTourists => seat.place(style.targets(seat, graph).into_iter().collect()),
        Phase::Turn if seat.last_turn() => seat.best_claim(),
        _ => act(style, seat, graph),
    }
    .unwrap_or_else(|| seat.otherwise())
}

fn act<S: Style>(style: &S, seat: &Seat<'_>, graph: &Graph) -> Option<usize> {
    let tickets = seat.position(Action::DrawTickets);
    if tickets.is_some() && style.draws_tickets(seat, graph) {
        return tickets;
    }
    let targets = style.targets(seat, graph);
    let claim = targets.iter().find_map(|&route| seat.claim(route, &targets));
    claim.or_else(|| seat.draw(&seat.missing(&targets), S::TAKES_WILDS))
}

#[cfg(test)]
mod tests {
    use super::scene::Scene;
    use super::*;
    use crosstown_rules::Kept;

    #[test]
    fn a_ferry_makes_a_wild_worth_a_turn() {
        let row = ["blue", "blue", "wild", "green", "green"];
        let scene = Scene::turn_with_row("san-francisco", row);
        let scene = scene.tickets(&["alcatraz--lombard-street"]).hand(&[("orange", 1)]);
        let scene = scene.owned_by(0, &["fort-mason--lombard-street"]);
        assert_eq!(scene.taken(scene.decide(&RouteFocused)), "wild");
        let scene = scene.hand(&[("wild", 1)]);
        assert_eq!(scene.claimed(scene.decide(&RouteFocused)), "alcatraz--fort-mason#1");
    }

    /// Both routes of the way end at the place between, and Alcatraz has a stack already.
    #[test]
    fn tourists_wait_where_the_plan_leads() {
        let scene = Scene::tourists().tickets(&["alcatraz--lombard-street"]);
        let between = ["fort-mason", "pier-39"];
        assert!(between.contains(&scene.placed(scene.decide(&RouteFocused))));
        assert!(between.contains(&scene.placed(scene.decide(&Hungry))));
    }

    /// Three streetcars do not reach Alexanderplatz, for all the five subways beside them.
    #[test]
    fn pieces_are_counted_by_their_kind() {
        let offer = || {
            Scene::offer("berlin", ["siegessaeule--alexanderplatz", "reichstag--gendarmenmarkt"])
        };
        assert_eq!(offer().decide(&RouteFocused), Action::Keep(Kept::BOTH));
        assert_eq!(offer().pieces(0, 3).decide(&RouteFocused), Action::Keep(Kept::SECOND));
        // As many streetcars would.
        assert_eq!(offer().pieces(0, 3 + 5).decide(&RouteFocused), Action::Keep(Kept::FIRST));
    }
}
