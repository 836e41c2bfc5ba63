//! What bots do at a table: choose for a seat, and advise people.

use crosstown_bots::{self as bots, Clock, Spec, Turn};
use crosstown_rules::record::Entry;
use crosstown_rules::{Action, ActionList, Board, Game, Rng, RouteId, TicketSet, schema};

use crate::protocol::{Hint, Reason};

/// What a bot does at a seat that must act.
pub fn choose(
    board: &Board,
    game: &Game,
    seat: usize,
    spec: &Spec,
    rng: Rng,
    clock: Clock,
) -> Action {
    let mut actions = ActionList::new();
    game.actions(board, seat, &mut actions);
    let mut bot = spec.build(clock);
    bot.begin(board, rng);
    actions[bot.choose(&Turn::new(board, game, seat, &actions))]
}

/// What a good player would do, by what the seat may see and nothing else.
pub fn hint(board: &Board, game: &Game, seat: usize) -> Hint {
    let mut actions = ActionList::new();
    game.actions(board, seat, &mut actions);
    let hint = bots::hint(&Turn::new(board, game, seat, &actions));
    let view = game.view(board, seat);
    let offered: Vec<_> = view.offered().collect();
    let action = Entry::of_action(board, &view.public, &offered, seat, actions[hint.action]);
    let schema::Entry::Action(action) = action.named(board) else {
        unreachable!("an action is named as one");
    };
    let route = |id: RouteId| board.routes[id.index()].id.clone();
    let tickets = |some: TicketSet| -> Vec<String> {
        some.iter().map(|id| board.tickets[id.index()].id.clone()).collect()
    };
    let reason = |reason: &bots::Reason| match *reason {
        bots::Reason::Completes(some) => Reason::Completes { tickets: tickets(some) },
        bots::Reason::Nearer(some) => Reason::Nearer { tickets: tickets(some) },
        bots::Reason::Points(points) => Reason::Points { points },
        bots::Reason::Way(some) => Reason::Way { tickets: tickets(some) },
        bots::Reason::Color(id) => Reason::Color { route: route(id) },
        bots::Reason::Grey(id) => Reason::Grey { route: route(id) },
        bots::Reason::Wild => Reason::Wild,
        bots::Reason::Collects(count) => Reason::Collects { count },
        bots::Reason::NothingInRow => Reason::NothingInRow,
        bots::Reason::MayBeWild => Reason::MayBeWild,
    };
    Hint {
        action,
        routes: hint.routes.iter().map(route).collect(),
        reasons: hint.reasons.iter().map(reason).collect(),
    }
}
