//! `planner`: plans ways for its tickets over its own and open routes, draws the cards that they
//! lack, plans again at every turn, takes more tickets when they are cheap, and watches the end of
//! the game. docs/bots.md tells how; the arithmetic is in `outlook`.

use crosstown_rules::{
    Action, Board, Card, Cards, End, Kept, MAX_COLORS, Phase, Rng, RouteId, RouteSet, TicketId,
    TicketSet, View,
};

use crate::atlas::Atlas;
use crate::outlook::{Outlook, Plan};
use crate::{Bot, Turn};

/// With so many cards in hand, it claims without saving for the rest of the plan.
pub(crate) const FULL_HAND: usize = 11;

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
        self.drawing_for = RouteSet::EMPTY;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let actions = turn.actions();
        if actions.len() == 1 { 0 } else { self.decide(&turn.view(), actions) }
    }
}

impl Planner {
    fn decide(&mut self, view: &View, actions: &[Action]) -> usize {
        let atlas = self.atlas.as_ref().expect("a game has begun");
        let mut seen = Outlook::new(atlas, &view.public, usize::from(view.seat), view.hand);
        seen.stick_to(self.drawing_for);
        match view.public.phase {
            Phase::ChooseTickets | Phase::KeepTickets => keep(&seen, view, actions),
            Phase::PlaceTourists => place(&seen, view, actions),
            Phase::SecondCard => draw(&seen, actions, self.drawing_for),
            _ => match act(&seen, view, actions) {
                Choice::Action(position) => position,
                Choice::DrawFor(routes) => {
                    self.drawing_for = routes;
                    draw(&seen, actions, routes)
                }
            },
        }
    }
}

/// What to do with a turn.
enum Choice {
    /// The action at this position.
    Action(usize),
    /// Draw a card for these routes.
    DrawFor(RouteSet),
}

fn act(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> Choice {
    let plan = seen.best_plan(view.tickets);
    let can_draw = actions.iter().any(|a| matches!(a, Action::DrawDeck | Action::DrawRow(_)));
    if view.public.turns_left.is_some() || !can_draw {
        return Choice::Action(at_once(seen, view, actions));
    }
    let affordable: RouteSet = actions.iter().filter_map(claimed).collect();
    if !plan.routes.is_empty() {
        let enough = seen.hand.total() >= FULL_HAND || seen.missing(&seen.hand, plan.routes) == 0;
        let claimable = if enough { affordable & plan.routes } else { RouteSet::EMPTY };
        return match most_critical(seen, view, &plan, claimable) {
            Some(route) => Choice::Action(pay(seen, actions, route, plan.routes)),
            None => Choice::DrawFor(plan.routes),
        };
    }
    // The tickets are done, or given up: further ones, or routes for their own sake.
    let filler = seen.filler();
    if let Some(position) = actions.iter().position(|action| *action == Action::DrawTickets) {
        let worth = seen.tickets_worth(view.tickets, &plan) - 1.8;
        if worth > filler.map_or(-2.0, |(_, worth)| worth).max(-1.9) {
            return Choice::Action(position);
        }
    }
    match filler {
        Some((route, _)) if affordable.contains(route) => {
            Choice::Action(pay(seen, actions, route, RouteSet::EMPTY))
        }
        Some((route, _)) => Choice::DrawFor(RouteSet::of(route)),
        None => Choice::Action(at_once(seen, view, actions)),
    }
}

/// Which tickets to keep: those with which the best plan is worth most.
fn keep(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> usize {
    best(actions, |action| {
        let Action::Keep(kept) = action else { return f32::MIN };
        seen.worth_of_keeping(view.tickets | chosen(view, *kept), *kept)
    })
}

fn chosen(view: &View, kept: Kept) -> TicketSet {
    view.offered().enumerate().filter(|&(i, _)| kept.contains(i)).map(|(_, id)| id).collect()
}

/// Where to put tourists: on the way of the own plan, else where most routes meet.
fn place(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> usize {
    let plan = seen.plan(view.tickets, RouteSet::EMPTY);
    best(actions, |action| {
        let Action::Place(place) = action else { return f32::MIN };
        let ways = seen.atlas.graph.ways(*place);
        let planned = ways.iter().filter(|(route, _)| plan.routes.contains(*route)).count();
        (10 * planned + ways.len()) as f32
    })
}

/// The last turn: the claim that pays best, or tickets if the seat's network has probably completed
/// them already.
fn at_once(seen: &Outlook<'_>, view: &View, actions: &[Action]) -> usize {
    let own = view.public.owned[seen.seat];
    let points = |routes: RouteSet| -> f32 {
        let done = |id: &TicketId| {
            let ticket = seen.atlas.ticket(*id);
            seen.connects([ticket.a, ticket.b].into_iter().collect(), routes)
        };
        let points = |id| f32::from(seen.atlas.ticket(id).points);
        view.tickets.iter().filter(done).map(points).sum()
    };
    let before = points(own);
    let mut last: Option<(RouteId, f32)> = None;
    best(actions, |action| match *action {
        Action::Claim { route, payment, .. } => {
            let worth = match last {
                Some((same, worth)) if same == route => worth,
                _ => {
                    2.0 * (points(own | RouteSet::of(route)) - before)
                        + f32::from(seen.atlas.route(route).points)
                        + seen.extra(route)
                }
            };
            last = Some((route, worth));
            // Wilds are kept where it makes no other difference.
            worth - 0.001 * f32::from(payment.wilds())
        }
        Action::DrawTickets => seen.tickets_worth(view.tickets, &Plan::NONE),
        _ => 0.0,
    })
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
        plan.value - without + 0.25 * f32::from(seen.atlas.route(route).cards)
    };
    let routes = routes.iter().map(|route| (route, loss(route)));
    routes.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(route, _)| route)
}

/// The way to pay for a route that leaves the best hand for others.
fn pay(seen: &Outlook<'_>, actions: &[Action], route: RouteId, wanted: RouteSet) -> usize {
    best(actions, |action| match *action {
        Action::Claim { route: claimed, .. } if claimed == route => {
            payment_worth(seen, action, wanted)
        }
        _ => f32::MIN,
    })
}

fn payment_worth(seen: &Outlook<'_>, action: &Action, wanted: RouteSet) -> f32 {
    let Action::Claim { route, payment, .. } = *action else { return f32::MIN };
    let mut others = wanted;
    others.remove(route);
    let mut hand = seen.hand;
    hand[payment.color()] -= seen.atlas.route(route).cards - payment.wilds();
    hand[Card::WILD] -= payment.wilds();
    let left = f32::from(hand[payment.color()]);
    0.01 * left - f32::from(seen.missing(&hand, others)) - 0.5 * f32::from(payment.wilds())
}

/// Which card to draw for some routes.
fn draw(seen: &Outlook<'_>, actions: &[Action], wanted: RouteSet) -> usize {
    let before = seen.missing(&seen.hand, wanted);
    let gain = |card: Card| {
        let mut hand = seen.hand;
        hand[card] += 1;
        let less = f32::from(before - seen.missing(&hand, wanted));
        let completes = less > 0.0
            && wanted.iter().any(|id| {
                let alone = RouteSet::of(id);
                seen.missing(&hand, alone) == 0 && seen.missing(&seen.hand, alone) > 0
            });
        less + if completes { 0.5 } else { 0.0 } + 0.11 * f32::from(seen.hand[card])
    };
    let mut gains = [0.0; MAX_COLORS + 1];
    for card in seen.atlas.colors().chain([Card::WILD]) {
        gains[card.index()] = gain(card);
    }
    let unseen = unseen(seen);
    let blind: f32 = unseen.iter().map(|(card, n)| gains[card.index()] * f32::from(n)).sum();
    let blind = blind / unseen.total().max(1) as f32;
    best(actions, |action| match *action {
        Action::DrawDeck => blind,
        Action::DrawRow(slot) => match seen.public.row.get(usize::from(slot)) {
            // It takes the whole turn (R2.2), and two cards are almost always worth more.
            Some(card) if card.is_wild() => gains[card.index()] - 2.2,
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

/// The positions of the actions worth considering: of cards of one colour in the row only the first,
/// of the ways to pay for a route only the best.
pub(crate) fn sensible(atlas: &Atlas, view: &View, actions: &[Action]) -> Vec<usize> {
    let seen = Outlook::new(atlas, &view.public, usize::from(view.seat), view.hand);
    let plan = match view.public.phase {
        Phase::Turn => seen.plan(view.tickets, RouteSet::EMPTY).routes,
        _ => RouteSet::EMPTY,
    };
    let mut positions: Vec<usize> = Vec::new();
    let mut cards = Cards::NONE;
    let mut claims: Vec<((RouteId, Option<End>), usize, f32)> = Vec::new();
    for (position, action) in actions.iter().enumerate() {
        match *action {
            Action::DrawRow(slot) => {
                let card = view.public.row.get(usize::from(slot)).expect("it is listed");
                if cards[card] == 0 {
                    cards[card] = 1;
                    positions.push(position);
                }
            }
            Action::Claim { route, tourist, .. } => {
                let worth = payment_worth(&seen, action, plan);
                match claims.iter_mut().find(|(claim, ..)| *claim == (route, tourist)) {
                    Some((_, best, most)) if worth > *most => (*best, *most) = (position, worth),
                    Some(_) => {}
                    None => claims.push(((route, tourist), position, worth)),
                }
            }
            _ => positions.push(position),
        }
    }
    positions.extend(claims.into_iter().map(|(_, position, _)| position));
    positions
}

#[cfg(test)]
mod tests;
