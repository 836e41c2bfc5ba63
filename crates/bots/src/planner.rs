//! `planner`: plans ways for its tickets over its own and free routes, draws the cards that
//! they lack, plans anew when it is blocked, takes further tickets when they are cheap, and
//! watches the end of the game. See docs/bots.md.

use crosstown_rules::{
    Action, Board, Card, Cards, Kept, Phase, Rng, RouteId, RouteSet, TicketId, TicketSet, View,
};

use crate::atlas::Atlas;
use crate::outlook::{Outlook, Plan, color};
use crate::{Bot, Turn};

pub(crate) struct Planner {
    atlas: Option<Atlas>,
    /// What the first card of the turn was drawn for.
    drawing_for: RouteSet,
}

impl Planner {
    pub(crate) fn new() -> Planner {
        Planner { atlas: None, drawing_for: RouteSet::EMPTY }
    }
}

impl Bot for Planner {
    fn begin(&mut self, board: &Board, _: Rng) {
        self.atlas = Some(Atlas::new(board));
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        if turn.actions().len() == 1 {
            return 0;
        }
        let atlas = self.atlas.as_ref().expect("a game has begun");
        let view = turn.view();
        let seen = Outlook::new(atlas, &view.public, turn.seat(), view.hand);
        let actions = turn.actions();
        match view.public.phase {
            Phase::ChooseTickets | Phase::KeepTickets => keep(&seen, &view, actions),
            Phase::PlaceTourists => place(&seen, &view, actions),
            Phase::SecondCard => draw(&seen, actions, self.drawing_for),
            _ => {
                let (chosen, drawing_for) = act(&seen, &view, actions);
                self.drawing_for = drawing_for;
                chosen
            }
        }
    }
}

/// Which tickets to keep: those with which the best plan is worth most.
fn keep(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> usize {
    let offered: Vec<TicketId> = view.offered().collect();
    let worth = |kept: Kept| {
        let chosen = (0..offered.len()).filter(|&i| kept.contains(i)).map(|i| offered[i]);
        seen.plan(view.tickets | chosen.collect(), RouteSet::EMPTY).value
    };
    best(actions, |action| match action {
        Action::Keep(kept) => worth(*kept),
        _ => f32::MIN,
    })
}

/// Where to put tourists: on the way of the own plan, else where most routes meet.
fn place(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> usize {
    let plan = seen.plan(view.tickets, RouteSet::EMPTY);
    best(actions, |action| match action {
        Action::Place(place) => {
            let ways = seen.atlas.graph.ways(*place);
            let planned = ways.iter().filter(|(route, _)| plan.routes.contains(*route)).count();
            10.0 * planned as f32 + ways.len() as f32
        }
        _ => f32::MIN,
    })
}

/// A turn's first decision, and the routes that cards are drawn for if it is to draw.
fn act(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> (usize, RouteSet) {
    let plan = seen.plan(view.tickets, RouteSet::EMPTY);
    if seen.turns < 1.5 {
        return (last_turn(seen, view, &plan, actions), RouteSet::EMPTY);
    }
    let affordable: RouteSet = actions.iter().filter_map(claimed).collect();
    let tickets = actions.iter().position(|action| *action == Action::DrawTickets);

    if let Some(route) = most_critical(seen, view, &plan, affordable & plan.routes) {
        return (pay(seen, actions, route, plan.routes), RouteSet::EMPTY);
    }
    let worth = if tickets.is_some() { seen.tickets_worth(view.tickets, &plan) } else { f32::MIN };
    if !plan.routes.is_empty() {
        if let Some(position) = tickets
            && worth > 2.0
        {
            return (position, RouteSet::EMPTY);
        }
        return (draw(seen, actions, plan.routes), plan.routes);
    }
    let filler = seen.filler();
    if let Some(position) = tickets
        && worth > filler.map_or(-2.0, |(_, worth)| worth)
        && worth > -1.0
    {
        return (position, RouteSet::EMPTY);
    }
    match filler {
        Some((route, _)) if affordable.contains(route) => {
            (pay(seen, actions, route, RouteSet::EMPTY), RouteSet::EMPTY)
        }
        Some((route, _)) => (draw(seen, actions, RouteSet::of(route)), RouteSet::of(route)),
        None => (last_turn(seen, view, &plan, actions), RouteSet::EMPTY),
    }
}

/// Only what counts at once: the claim that pays best, or tickets if the own network is likely to
/// have them complete.
fn last_turn(seen: &Outlook<'_>, view: &View, plan: &Plan, actions: &[Action]) -> usize {
    let done: f32 = points(seen, plan.done);
    let mut routes = RouteSet::EMPTY;
    let (mut choice, mut most) = (0, 0.0);
    for (position, action) in actions.iter().enumerate() {
        let worth = match action {
            Action::Claim { route, .. } if !routes.contains(*route) => {
                routes.insert(*route);
                let own = view.public.owned[seen.seat] | RouteSet::of(*route);
                let completed = |id: &TicketId| {
                    let ticket = seen.atlas.ticket(*id);
                    seen.connects([ticket.a, ticket.b].into_iter().collect(), own)
                };
                let completed = points(seen, view.tickets.iter().filter(completed).collect());
                2.0 * (completed - done).max(0.0)
                    + f32::from(seen.atlas.route(*route).points)
                    + seen.extra(*route)
            }
            Action::DrawTickets => {
                let nothing = Plan { routes: RouteSet::EMPTY, ..*plan };
                seen.tickets_worth(view.tickets, &nothing) + 2.2
            }
            _ => 0.0,
        };
        if worth > most {
            (choice, most) = (position, worth);
        }
    }
    choice
}

fn points(seen: &Outlook<'_>, tickets: TicketSet) -> f32 {
    tickets.iter().map(|id| f32::from(seen.atlas.ticket(id).points)).sum()
}

/// The route of some whose loss would cost most.
fn most_critical(
    seen: &Outlook<'_>,
    view: &View,
    plan: &Plan,
    routes: RouteSet,
) -> Option<RouteId> {
    if routes.len() < 2 {
        return routes.iter().next();
    }
    let loss = |route: RouteId| {
        let without = seen.plan(view.tickets, RouteSet::of(route)).value;
        plan.value - without + 0.1 * f32::from(seen.atlas.route(route).cards)
    };
    let routes = routes.iter().map(|route| (route, loss(route)));
    routes.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(route, _)| route)
}

/// The way to pay for a route that leaves the best hand for others.
fn pay(seen: &Outlook<'_>, actions: &[Action], route: RouteId, wanted: RouteSet) -> usize {
    let mut others = wanted;
    others.remove(route);
    best(actions, |action| match *action {
        Action::Claim { route: claimed, payment, .. } if claimed == route => {
            let mut hand = seen.hand;
            hand[payment.color()] -= seen.atlas.route(route).cards - payment.wilds();
            hand[Card::WILD] -= payment.wilds();
            let most = f32::from(hand[payment.color()]);
            -seen.missing(&hand, others) - 0.5 * f32::from(payment.wilds()) + 0.01 * most
        }
        _ => f32::MIN,
    })
}

/// Which card to draw for some routes.
fn draw(seen: &Outlook<'_>, actions: &[Action], wanted: RouteSet) -> usize {
    let before = seen.missing(&seen.hand, wanted);
    let first = seen.public.phase == Phase::Turn;
    let gain = |card: Card| {
        let mut hand = seen.hand;
        hand[card] += 1;
        let less = before - seen.missing(&hand, wanted);
        let completes = wanted.iter().any(|id| {
            let alone = RouteSet::of(id);
            seen.missing(&hand, alone) == 0.0 && seen.missing(&seen.hand, alone) > 0.0
        });
        less + if completes { 0.3 } else { 0.0 } + 0.02 * f32::from(seen.hand[card])
    };
    let mut gains = [0.0; crosstown_rules::MAX_COLORS + 1];
    for c in 0..seen.atlas.colors {
        gains[c] = gain(color(c));
    }
    gains[Card::WILD.index()] = gain(Card::WILD) + 0.2;
    let unseen = unseen(seen);
    let blind = Card::all().map(|card| gains[card.index()] * f32::from(unseen[card])).sum::<f32>()
        / unseen.total().max(1) as f32;
    best(actions, |action| match *action {
        Action::DrawDeck => blind,
        Action::DrawRow(slot) => match seen.public.row.get(usize::from(slot)) {
            // It takes the whole turn (R2.2), so a second card's worth is lost with it.
            Some(card) if card.is_wild() && first => gains[card.index()] - blind.max(0.55),
            Some(card) => gains[card.index()] + 0.02,
            None => f32::MIN,
        },
        _ => f32::MIN,
    })
}

/// Cards that may come from the deck, as far as the seat can know.
fn unseen(seen: &Outlook<'_>) -> Cards {
    let public = seen.public;
    let mut known = public.row.cards().plus(&public.discards).plus(&seen.hand);
    for other in public.seats().filter(|&other| other != seen.seat) {
        known = known.plus(&public.shown(other));
    }
    seen.atlas.deck.minus(&known).unwrap_or(seen.atlas.deck)
}

fn claimed(action: &Action) -> Option<RouteId> {
    match action {
        Action::Claim { route, .. } => Some(*route),
        _ => None,
    }
}

/// The position of the action that is worth most; the first of equals.
fn best(actions: &[Action], mut worth: impl FnMut(&Action) -> f32) -> usize {
    let (mut choice, mut most) = (0, f32::MIN);
    for (position, action) in actions.iter().enumerate() {
        let worth = worth(action);
        if worth > most {
            (choice, most) = (position, worth);
        }
    }
    choice
}
