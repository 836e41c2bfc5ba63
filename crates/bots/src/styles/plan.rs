//! Which routes to claim for some tickets, and which tickets to keep. A plan is made again at every
//! decision: it is cheap, and what others claim cannot make it stale.

use std::cmp::Reverse;

use crosstown_rules::{
    Action, MAX_PIECE_KINDS, MAX_ROUTES, PlaceSet, RouteId, RouteInfo, RouteSet, TicketId,
    TicketSet,
};

use super::seat::Seat;
use crate::graph::{Costs, Graph};

/// Routes that complete tickets.
pub(crate) struct Plan {
    /// The routes that are still to be claimed.
    pub(crate) routes: RouteSet,
    /// The tickets that they complete, with the routes that the seat has.
    pub(crate) tickets: TicketSet,
    /// The points of the tickets that each route is needed for.
    serves: [u16; MAX_ROUTES],
}

impl Plan {
    /// Plans the cheapest way for each ticket, the most valuable first, over open routes of `among`
    /// and the seat's own. What is planned for one is free for the next. A ticket that cannot be
    /// completed any more, or for which the pieces would not suffice, is left out.
    pub(crate) fn new(seat: &Seat<'_>, graph: &Graph, among: RouteSet, tickets: TicketSet) -> Plan {
        let board = seat.board;
        let owned = seat.owned();
        let usable = owned | (seat.open() & among);
        let mut costs = costs(seat);
        let mut plan =
            Plan { routes: RouteSet::EMPTY, tickets: TicketSet::EMPTY, serves: [0; MAX_ROUTES] };
        let mut pieces = [0; MAX_PIECE_KINDS];
        pieces.copy_from_slice(seat.pieces());
        let points = |id: TicketId| board[id].points;
        let mut order: Vec<TicketId> = tickets.iter().collect();
        order.sort_by_key(|&id| Reverse(points(id)));
        for id in order {
            let ticket = &board[id];
            let ends = [ticket.a, ticket.b].map(PlaceSet::of);
            let Some(path) = graph.path(ends[0], ends[1], usable, &costs) else { continue };
            let path: RouteSet = path.routes.iter().map(|route| seat.lane(route, usable)).collect();
            let more = path & !owned & !plan.routes;
            let Some(left) = pieces_after(seat, pieces, more) else { continue };
            pieces = left;
            plan.routes |= more;
            plan.tickets.insert(id);
            for route in more.iter() {
                costs[route.index()] = 0;
            }
            for route in path.iter() {
                plan.serves[route.index()] += u16::from(ticket.points);
            }
        }
        plan
    }

    /// Its routes, those first that matter most: by their points and twice those of the tickets that
    /// need them, since completing one adds what losing it would subtract. When nothing is left to
    /// plan, the richest route that is open.
    pub(crate) fn targets(&self, seat: &Seat<'_>) -> Vec<RouteId> {
        let value = |route: RouteId| {
            let points = seat.board[route].points;
            u16::from(points) + 2 * self.serves[route.index()]
        };
        let mut targets: Vec<RouteId> = self.routes.iter().collect();
        targets.sort_by_key(|&route| Reverse(value(route)));
        if targets.is_empty() {
            targets.extend(seat.richest(seat.open()));
        }
        targets
    }

    /// The pieces that it takes.
    pub(crate) fn spaces(&self, seat: &Seat<'_>) -> u16 {
        sum(seat, self.routes, |route| route.spaces)
    }

    /// The cards that it takes.
    pub(crate) fn cards(&self, seat: &Seat<'_>) -> u16 {
        sum(seat, self.routes, |route| route.cards)
    }

    /// The points of its routes.
    pub(crate) fn points(&self, seat: &Seat<'_>) -> u16 {
        sum(seat, self.routes, |route| route.points)
    }

    /// The points of its tickets.
    pub(crate) fn ticket_points(&self, seat: &Seat<'_>) -> u16 {
        seat.ticket_points(self.tickets)
    }
}

fn sum(seat: &Seat<'_>, routes: RouteSet, what: fn(&RouteInfo) -> u8) -> u16 {
    routes.iter().map(|id| u16::from(what(&seat.board[id]))).sum()
}

/// What routes cost: their cards, and one more for each that must be wild, since a wild is worth
/// two. A seat's own cost nothing.
fn costs(seat: &Seat<'_>) -> Costs {
    let mut costs = [0; MAX_ROUTES];
    for (cost, route) in costs.iter_mut().zip(seat.board.route_infos()) {
        *cost = route.cards + route.ferries;
    }
    for route in seat.owned().iter() {
        costs[route.index()] = 0;
    }
    costs
}

/// The pieces that are left when routes have been claimed, if they suffice for it.
fn pieces_after(
    seat: &Seat<'_>,
    mut pieces: [u8; MAX_PIECE_KINDS],
    routes: RouteSet,
) -> Option<[u8; MAX_PIECE_KINDS]> {
    for id in routes.iter() {
        let route = &seat.board[id];
        let left = &mut pieces[usize::from(route.piece)];
        *left = left.checked_sub(route.spaces)?;
    }
    Some(pieces)
}

/// One way of choosing among tickets on offer.
pub(crate) struct Choice {
    /// Its action's position.
    pub(crate) position: usize,
    /// The tickets that it keeps.
    pub(crate) kept: TicketSet,
    /// The points of those tickets.
    pub(crate) points: u16,
    /// A plan for them and for the tickets already held.
    pub(crate) plan: Plan,
}

impl Choice {
    /// Whether all that is kept can be completed.
    pub(crate) fn fits(&self) -> bool {
        (self.kept & !self.plan.tickets).is_empty()
    }
}

/// All ways of choosing among the tickets on offer, each with a plan over routes of `among` for
/// what it keeps and for `held`.
pub(crate) fn choices(
    seat: &Seat<'_>,
    graph: &Graph,
    among: RouteSet,
    held: TicketSet,
) -> Vec<Choice> {
    let offered: Vec<TicketId> = seat.view.offered().collect();
    let choice = |(position, action): (usize, &Action)| {
        let Action::Keep(keeps) = *action else { return None };
        let kept = (0..offered.len()).filter(|&i| keeps.contains(i)).map(|i| offered[i]);
        let kept: TicketSet = kept.collect();
        let points = seat.ticket_points(kept);
        let plan = Plan::new(seat, graph, among, held | kept);
        Some(Choice { position, kept, points, plan })
    };
    seat.actions.iter().enumerate().filter_map(choice).collect()
}

/// Keeps as many tickets as can be completed together, for most points; if none can, the one with
/// least to lose.
pub(crate) fn keep_most(choices: &[Choice]) -> Option<usize> {
    let value = |choice: &Choice| match choice.fits() {
        true => (choice.kept.len() as i32, i32::from(choice.points)),
        false => (0, -i32::from(choice.points)),
    };
    choices.iter().max_by_key(|choice| value(choice)).map(|choice| choice.position)
}

/// Keeps the tickets that bring most points per card; if none can be completed, the one with least
/// to lose.
pub(crate) fn keep_best_paid(seat: &Seat<'_>, choices: &[Choice]) -> Option<usize> {
    let value = |choice: &Choice| {
        // A ticket that is complete already is worth as much as one that needs a single card.
        let cards = i32::from(choice.plan.cards(seat).max(1));
        match choice.fits() {
            true => (1, 1000 * i32::from(choice.points) / cards),
            false => (0, -i32::from(choice.points)),
        }
    };
    choices.iter().max_by_key(|choice| value(choice)).map(|choice| choice.position)
}
