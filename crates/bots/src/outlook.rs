//! One seat's prospects: what its tickets would still cost, how long the game may last, which
//! cards it lacks. The currency is points; time is turned into points at a fixed rate, so that
//! tickets, routes and bonuses can be weighed against each other.
//!
//! The numbers were found by play against the styles of the literature in all four cities.

use crosstown_rules::{
    Card, Cards, Kept, MAX_COLORS, MAX_LENGTH, MAX_ROUTES, MAX_TICKETS, PlaceSet, Public, RouteId,
    RouteSet, TicketId, TicketSet,
};

use crate::atlas::Atlas;
use crate::graph::{Costs, Path};

/// What a turn is worth in points while the seat works on tickets.
const TURN: f32 = 2.7;
/// What it is worth afterwards.
pub(crate) const LATE_TURN: f32 = 1.87;
/// Units of [`Costs`] in a turn: fine enough for single cards, small enough for long ways.
const UNITS: f32 = 8.0;
/// Cards that a turn of drawing brings for a plan of several routes.
const DRAWN: f32 = 2.37;
/// Turns for a card of one colour: lying in the row, hoped for from the deck, or wild.
pub(crate) const OPEN_CARD: f32 = 0.5;
pub(crate) const HIDDEN_CARD: f32 = 0.71;
pub(crate) const WILD_CARD: f32 = 1.95;
/// Turns that a route without a second lane costs more: somebody may take it.
const SINGLE_LANE: f32 = 0.3;
/// Units of cost that a route is cheaper if the last plan had it already.
const STICKING: u8 = 3;
/// The part of its value that a ticket counts which may be drawn but is not completed yet.
const HOPE: f32 = 0.5;
/// How much the worse one of two tickets counts, if it is worth keeping at all.
const SECOND: f32 = 0.18;
/// What starting the last round is worth: a turn more than others (R5.1).
pub(crate) const ENDING: f32 = 2.1;
/// What a piece costs: one subway is better than three streetcars.
pub(crate) const PIECE: f32 = 0.04;
/// Turns for each piece that is left: the own, which the seat can hurry, and others'.
const OWN_PACE: f32 = 0.75;
const OTHERS_PACE: f32 = 1.44;
/// What the next tourist token will be worth, by how many are held; the first ones pay late.
pub(crate) const TOKEN: [f32; 9] = [0.9, 1.1, 1.6, 2.0, 2.3, 2.9, 3.4, 0.0, 0.0];

/// What a seat can see of its chances.
pub(crate) struct Outlook<'a> {
    pub(crate) atlas: &'a Atlas,
    pub(crate) public: &'a Public,
    pub(crate) seat: usize,
    pub(crate) hand: Cards,
    /// Turns that the seat can still expect, this one included.
    pub(crate) turns: f32,
    /// Places that its routes touch.
    touched: PlaceSet,
    costs: Costs,
}

/// Routes to claim, and what comes of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) routes: RouteSet,
    /// Tickets that are complete when the plan is carried out.
    pub(crate) done: TicketSet,
    /// Points that it brings, less what the turns are worth.
    pub(crate) value: f32,
    /// Turns that it takes.
    turns: f32,
}

impl Plan {
    pub(crate) const NONE: Plan =
        Plan { routes: RouteSet::EMPTY, done: TicketSet::EMPTY, value: 0.0, turns: 0.0 };
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(atlas: &'a Atlas, public: &'a Public, seat: usize, hand: Cards) -> Self {
        let mut touched = PlaceSet::EMPTY;
        for id in public.owned[seat].iter() {
            touched |= atlas.route(id).ends;
        }
        let turns = turns_left(atlas, public, seat);
        let mut outlook =
            Outlook { atlas, public, seat, hand, turns, touched, costs: [0; MAX_ROUTES] };
        let (_, most) = atlas.most(&hand);
        for id in public.open[seat].iter() {
            outlook.costs[id.index()] = outlook.cost(id, most);
        }
        outlook
    }

    /// Makes the routes of the last plan cheaper, so that small differences do not change the plan.
    pub(crate) fn stick_to(&mut self, routes: RouteSet) {
        for id in (routes & self.public.open[self.seat]).iter() {
            let cost = &mut self.costs[id.index()];
            *cost = cost.saturating_sub(STICKING).max(1);
        }
    }

    /// What a route costs on the way to somewhere: the turns for it and its cards, less the points it
    /// brings itself. `most` is how many cards of one colour the hand has.
    fn cost(&self, id: RouteId, most: u8) -> u8 {
        let route = self.atlas.route(id);
        let held = if route.color.is_wild() { most } else { self.hand[route.color] };
        let missing = (route.cards - route.ferries).saturating_sub(held)
            + 2 * route.ferries.saturating_sub(self.hand[Card::WILD]);
        let lane = if self.atlas.double.contains(id) { 0.0 } else { SINGLE_LANE };
        let turns = 1.0 + f32::from(missing) / DRAWN + lane - f32::from(route.points) / TURN;
        (turns * UNITS).clamp(1.0, 100.0) as u8
    }

    /// What each route costs that is open to the seat.
    pub(crate) fn costs(&self) -> &Costs {
        &self.costs
    }

    fn usable(&self) -> RouteSet {
        self.public.owned[self.seat] | self.public.open[self.seat]
    }

    fn path(&self, ticket: TicketId, usable: RouteSet, costs: &Costs) -> Option<Path> {
        let ticket = self.atlas.ticket(ticket);
        self.atlas.graph.path(PlaceSet::of(ticket.a), PlaceSet::of(ticket.b), usable, costs)
    }

    // Tickets.

    /// The best plan found for tickets. Ways are found route by route although their cards are
    /// shared, so this also tries the plan without each of its routes.
    pub(crate) fn best_plan(&self, tickets: TicketSet) -> Plan {
        let mut best = self.plan(tickets, RouteSet::EMPTY);
        let mut lost = RouteSet::EMPTY;
        loop {
            let mut better = None;
            for id in best.routes.iter() {
                let other = self.plan(tickets, lost | RouteSet::of(id));
                if other.value > best.value + 0.01 {
                    best = other;
                    better = Some(id);
                }
            }
            match better {
                Some(id) => lost.insert(id),
                None => return best,
            }
        }
    }

    /// The best plan found for tickets without the routes in `lost`. It gives up tickets that are not
    /// worth it or for which there is no time.
    pub(crate) fn plan(&self, tickets: TicketSet, lost: RouteSet) -> Plan {
        let usable = self.usable() & !lost;
        let mut fixed = Plan::NONE;
        let (mut order, mut count) = ([(0, 0, TicketId(0)); MAX_TICKETS], 0);
        for id in tickets.iter() {
            let points = self.atlas.ticket(id).points;
            match self.path(id, usable, &self.costs) {
                Some(Path { cost: 0, .. }) => {
                    fixed.done.insert(id);
                    fixed.value += f32::from(points);
                }
                Some(path) => {
                    order[count] = (points, path.cost, id);
                    count += 1;
                }
                None => fixed.value -= f32::from(points),
            }
        }
        // Two orders are tried: the dearest first, whose way others may then share; the nearest first.
        let order = &mut order[..count];
        order.sort_unstable_by_key(|&(points, cost, _)| (std::cmp::Reverse(points), cost));
        let dearest = self.extend(fixed, order, usable);
        if count < 2 {
            return dearest;
        }
        order.sort_unstable_by_key(|&(_, cost, _)| cost);
        let nearest = self.extend(fixed, order, usable);
        if nearest.value > dearest.value { nearest } else { dearest }
    }

    /// Adds tickets to a plan one by one, as long as they are worth it.
    fn extend(&self, mut plan: Plan, order: &[(u8, u8, TicketId)], usable: RouteSet) -> Plan {
        let mut costs = self.costs;
        for &(points, _, id) in order {
            let points = f32::from(points);
            let fits = |path: Path| {
                let routes = path.routes & !self.public.owned[self.seat] & !plan.routes;
                let all = plan.routes | routes;
                let turns = self.turns_for(all);
                (turns <= self.turns && self.pieces_suffice(all)).then_some((routes, turns))
            };
            // Giving a ticket up costs its points, so completing it may cost twice its points.
            let pays = |path: &Path| 2.0 * points > TURN * f32::from(path.cost) / UNITS;
            let way = self.path(id, usable, &costs).filter(pays).and_then(|cheapest| {
                let shortest = || self.path(id, usable, &self.spaces(&costs));
                fits(cheapest).or_else(|| shortest().and_then(fits))
            });
            let Some((routes, turns)) = way else {
                plan.value -= points;
                continue;
            };
            plan.value += points;
            for route in routes.iter() {
                costs[route.index()] = 0;
                plan.value += f32::from(self.atlas.route(route).points);
            }
            plan.routes |= routes;
            plan.turns = turns;
            plan.done.insert(id);
        }
        plan.value -= TURN * plan.turns;
        plan
    }

    /// What a choice of tickets is worth, `tickets` being all that the seat would then have.
    pub(crate) fn worth_of_keeping(&self, tickets: TicketSet, kept: Kept) -> f32 {
        let plan = self.best_plan(tickets);
        // Of nearly equal choices it prefers fewer tickets, because less can go wrong, and more
        // routes, because they score too.
        plan.value - 0.3 * f32::from(kept.len()) + 0.2 * plan.routes.len() as f32
    }

    /// Costs by which the cheapest way is the one with fewest spaces; what is free stays free.
    fn spaces(&self, costs: &Costs) -> Costs {
        let mut spaces = *costs;
        for (cost, route) in spaces.iter_mut().zip(&self.atlas.routes) {
            if *cost > 0 {
                *cost = route.spaces;
            }
        }
        spaces
    }

    fn pieces_suffice(&self, routes: RouteSet) -> bool {
        let mut left = self.public.pieces[self.seat];
        routes.iter().all(|id| {
            let route = self.atlas.route(id);
            let kind = &mut left[usize::from(route.piece)];
            let enough = *kind >= route.spaces;
            *kind = kind.saturating_sub(route.spaces);
            enough
        })
    }

    /// Turns for claiming these routes, drawing for them included.
    fn turns_for(&self, routes: RouteSet) -> f32 {
        turns_for(routes, self.missing(&self.hand, routes))
    }

    /// How many cards `hand` lacks for these routes; a missing wild counts twice.
    pub(crate) fn missing(&self, hand: &Cards, routes: RouteSet) -> u8 {
        missing(self.atlas, hand, routes)
    }

    /// What drawing tickets brings, without the cost of the turn: the expected gain of the better one
    /// of two, plus that of the other if positive, given the routes already planned.
    pub(crate) fn tickets_worth(&self, known: TicketSet, plan: &Plan) -> f32 {
        let mut costs = self.costs;
        for route in plan.routes.iter() {
            costs[route.index()] = 0;
        }
        let usable = self.usable();
        let (mut worths, mut count) = ([0.0f32; MAX_TICKETS], 0);
        for id in (self.atlas.all_tickets & !known).iter() {
            worths[count] = self.ticket_worth(id, plan, usable, &costs);
            count += 1;
        }
        let worths = &mut worths[..count];
        if self.public.tickets_left() < 2 || count < 2 {
            return worths.iter().sum::<f32>() / count.max(1) as f32;
        }
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        let mut sum = 0.0;
        for (rank, &worth) in worths.iter().enumerate() {
            // In how many pairs it is the better one, and in how many the other.
            let (better, other) = ((count - 1 - rank) as f32, rank as f32);
            sum += worth * better + SECOND * worth.max(0.0) * other;
        }
        sum / (count * (count - 1) / 2) as f32
    }

    fn ticket_worth(&self, id: TicketId, plan: &Plan, usable: RouteSet, costs: &Costs) -> f32 {
        let points = f32::from(self.atlas.ticket(id).points);
        let Some(path) = self.path(id, usable, costs) else { return -points };
        let routes = path.routes & !self.public.owned[self.seat] & !plan.routes;
        if routes.is_empty() {
            return if plan.turns + 1.0 <= self.turns { points } else { -points };
        }
        let all = plan.routes | routes;
        if self.turns_for(all) + 0.7 > self.turns || !self.pieces_suffice(all) {
            return -points;
        }
        let gain = points - TURN * f32::from(path.cost) / UNITS;
        (HOPE * gain).max(-points)
    }

    // Routes that no ticket needs.

    /// The route that brings most for the turns that it takes, and how much that is.
    pub(crate) fn filler(&self) -> Option<(RouteId, f32)> {
        let row = self.public.row.cards();
        let pieces = self.public.pieces_left(self.seat);
        let mut best: Option<(RouteId, f32)> = None;
        for id in self.public.open[self.seat].iter() {
            let route = self.atlas.route(id);
            let turns = self.turns_alone(id, &row);
            if turns > self.turns {
                continue;
            }
            let mut worth = f32::from(route.points) + self.extra(id)
                - LATE_TURN * turns
                - PIECE * f32::from(route.spaces);
            if turns <= 1.0 && pieces <= self.atlas.last_round_at + u16::from(route.spaces) {
                worth += ENDING;
            }
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((id, worth));
            }
        }
        best
    }

    /// Turns for claiming one route: cards in the row are certain, others are luck.
    fn turns_alone(&self, id: RouteId, row: &Cards) -> f32 {
        let route = self.atlas.route(id);
        let wilds = self.hand[Card::WILD];
        let plain = route.cards - route.ferries;
        let spare = wilds.saturating_sub(route.ferries);
        let draws = |color: Card| {
            let missing = plain.saturating_sub(self.hand[color]).saturating_sub(spare);
            let open = missing.min(row[color]);
            OPEN_CARD * f32::from(open) + HIDDEN_CARD * f32::from(missing - open)
        };
        let drawing = if route.color.is_wild() {
            self.atlas.colors().map(draws).fold(f32::MAX, f32::min)
        } else {
            draws(route.color)
        };
        1.0 + drawing + WILD_CARD * f32::from(route.ferries.saturating_sub(wilds))
    }

    /// The bonus that a route brings at once: attractions, tourists, districts.
    pub(crate) fn extra(&self, id: RouteId) -> f32 {
        let ends = self.atlas.route(id).ends;
        let attractions = (ends & self.atlas.attractions & !self.touched).len() as f32;
        let token = if (ends & self.public.tourists[self.seat]).is_empty() {
            0.0
        } else {
            TOKEN[self.public.symbols[self.seat].count_ones() as usize]
        };
        0.9 * attractions + token + self.districts_completed(id)
    }

    fn districts_completed(&self, id: RouteId) -> f32 {
        let touched = self.touched | self.atlas.route(id).ends;
        let own = self.public.owned[self.seat];
        let completes = |&&(places, _): &&(PlaceSet, u8)| {
            places & touched == places
                && self.connects(places, own | RouteSet::of(id))
                && !self.connects(places, own)
        };
        self.atlas.districts.iter().filter(completes).map(|&(_, value)| f32::from(value)).sum()
    }

    /// Whether these routes connect these places.
    pub(crate) fn connects(&self, places: PlaceSet, routes: RouteSet) -> bool {
        let Some(first) = places.iter().next() else { return true };
        let mut reached = PlaceSet::of(first);
        loop {
            let before = reached;
            for id in routes.iter() {
                let ends = self.atlas.route(id).ends;
                if !(ends & reached).is_empty() {
                    reached |= ends;
                }
            }
            if reached == before {
                return places & reached == places;
            }
        }
    }
}

/// Turns for claiming these routes, if so many cards are missing for them.
pub(crate) fn turns_for(routes: RouteSet, missing: u8) -> f32 {
    routes.len() as f32 + f32::from(missing) / DRAWN
}

/// How many cards `hand` lacks for these routes; a missing wild counts twice.
pub(crate) fn missing(atlas: &Atlas, hand: &Cards, routes: RouteSet) -> u8 {
    let mut spare = [0i16; MAX_COLORS];
    for (color, spare) in atlas.colors().zip(&mut spare) {
        *spare = i16::from(hand[color]);
    }
    let mut wilds = i16::from(hand[Card::WILD]);
    let mut missing = 0;
    let mut grey = [0u8; MAX_LENGTH + 1];
    let mut longest = 0;
    for id in routes.iter() {
        let route = atlas.route(id);
        let plain = route.cards - route.ferries;
        wilds -= i16::from(route.ferries);
        if route.color.is_wild() {
            grey[usize::from(plain)] += 1;
            longest = longest.max(plain);
        } else {
            spare[route.color.index()] -= i16::from(plain);
        }
    }
    // Grey routes take what the others leave over, the longest first.
    for length in (1..=longest).rev() {
        for _ in 0..grey[usize::from(length)] {
            let most = spare.iter_mut().max().expect("there are colours");
            let paid = (*most).clamp(0, i16::from(length));
            *most -= paid;
            missing += i16::from(length) - paid;
        }
    }
    missing += spare.iter().map(|&spare| (-spare).max(0)).sum::<i16>();
    let lacking = if wilds < 0 { missing - 2 * wilds } else { (missing - wilds).max(0) };
    lacking.min(u8::MAX.into()) as u8
}

/// Turns that a seat can still expect: until somebody runs out of pieces, and one more (R5.1).
pub(crate) fn turns_left(atlas: &Atlas, public: &Public, seat: usize) -> f32 {
    if public.turns_left.is_some() {
        return 1.0;
    }
    let turns = public.seats().map(|other| {
        let pieces = public.pieces_left(other).saturating_sub(atlas.last_round_at);
        f32::from(pieces) * if other == seat { OWN_PACE } else { OTHERS_PACE }
    });
    turns.fold(f32::MAX, f32::min) + 1.0
}

#[cfg(test)]
mod tests;
