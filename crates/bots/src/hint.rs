//! Advice for people: what a good player would do, and what for.

use crosstown_rules::{Action, Rng, RouteSet, TicketSet};

use crate::atlas::Atlas;
use crate::outlook::Outlook;
use crate::planner::Planner;
use crate::{Bot, Turn};

/// What `planner` would do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The position of the action in the turn's list.
    pub action: usize,
    /// The routes that it has in mind.
    pub routes: RouteSet,
    /// The tickets that the action serves; may be empty.
    pub tickets: TicketSet,
}

/// What `planner` would do with this turn. It uses only what the seat may see.
pub fn hint(turn: &Turn<'_>) -> Hint {
    let mut planner = Planner::new();
    planner.begin(turn.board(), Rng::new(0, 0));
    let action = planner.choose(turn);
    let view = turn.view();
    let atlas = Atlas::new(turn.board());
    let seat = turn.seat();
    let seen = Outlook::new(&atlas, &view.public, seat, view.hand);
    let plan = seen.best_plan(view.tickets);
    let own = view.public.owned[seat];
    // Connected by these routes and the seat's own.
    let connected = |routes: RouteSet| -> TicketSet {
        let ends = |id: &_| {
            let ticket = atlas.ticket(*id);
            seen.connects([ticket.a, ticket.b].into_iter().collect(), routes | own)
        };
        view.tickets.iter().filter(ends).collect()
    };
    let planned = connected(plan.routes) & !connected(RouteSet::EMPTY);
    let tickets = match turn.actions()[action] {
        // Those that the plan would lose without this route.
        Action::Claim { route, .. } => planned & !connected(plan.routes & !RouteSet::of(route)),
        Action::DrawDeck | Action::DrawRow(_) | Action::Place(_) => planned,
        Action::DrawTickets | Action::Keep(_) | Action::Pass => TicketSet::EMPTY,
    };
    Hint { action, routes: plan.routes, tickets }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Spec, positions};
    use crosstown_rules::{ActionList, Board};

    #[test]
    fn a_claim_is_advised_for_the_tickets_that_need_it() {
        for id in ["new-york", "london", "san-francisco", "berlin"] {
            let board = Board::city(id).unwrap();
            let (mut advised, mut served) = (0, 0);
            for seed in 0..6 {
                positions::play(&board, 2, seed, Spec::Planner, |game, seat| {
                    let mut actions = ActionList::new();
                    game.actions(&board, seat, &mut actions);
                    let hint = hint(&Turn::new(&board, game, seat, &actions));
                    let view = game.view(&board, seat);
                    let open = view.tickets & !view.completed(&board);
                    assert!(hint.tickets.iter().all(|ticket| open.contains(ticket)));
                    if let Action::Claim { route, .. } = actions[hint.action] {
                        advised += 1;
                        served += usize::from(!hint.tickets.is_empty());
                        // The rest of the plan does not complete the tickets that it serves.
                        assert!(hint.tickets.is_empty() || hint.routes.contains(route));
                    }
                });
            }
            assert!(advised > 20 && 3 * served > advised, "{id}: {served} of {advised}");
        }
    }
}
