//! One seat's prospects: what its tickets would still cost, how long the game may last, which
//! cards it lacks. The currency is points; time is turned into points at a fixed rate, so that
//! tickets, routes and bonuses can be weighed against each other.

use crosstown_rules::{Card, Cards, PlaceSet, Public, RouteId, RouteSet, TicketId, TicketSet};

use crate::atlas::Atlas;
use crate::graph::{Costs, Path};

/// What a turn is worth, in points.
const TURN: f32 = 2.2;
/// Units of [`Costs`] in a turn: fine enough for half cards, small enough for long ways.
const UNITS: f32 = 8.0;
/// Cards that a turn of drawing brings, less what does not fit.
const DRAWN: f32 = 1.8;
/// What the next tourist token will be worth, by how many are held; the first ones pay late.
const TOKEN: [f32; 8] = [0.8, 1.0, 1.4, 1.8, 2.0, 2.6, 3.0, 0.0];

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
    pub(crate) turns: f32,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(atlas: &'a Atlas, public: &'a Public, seat: usize, hand: Cards) -> Self {
        let mut touched = PlaceSet::EMPTY;
        for id in public.owned[seat].iter() {
            touched |= atlas.route(id).ends;
        }
        let mut outlook = Outlook {
            atlas,
            public,
            seat,
            hand,
            turns: turns_left(atlas, public, seat),
            touched,
            costs: [0; crosstown_rules::MAX_ROUTES],
        };
        for id in public.open[seat].iter() {
            outlook.costs[id.index()] = outlook.cost(id);
        }
        outlook
    }

    /// What a route costs a player who wants to get on: the turns for it and its cards, less what it
    /// pays for itself.
    fn cost(&self, id: RouteId) -> u8 {
        let route = self.atlas.route(id);
        let held = if route.color.is_wild() {
            (0..self.atlas.colors).map(|c| self.hand[color(c)]).max().unwrap_or(0)
        } else {
            self.hand[route.color]
        };
        let plain = route.cards - route.ferries;
        let missing = f32::from(plain.saturating_sub(held))
            + 2.0 * f32::from(route.ferries.saturating_sub(self.hand[Card::WILD]));
        let turns = 1.0 + missing / DRAWN;
        let gain = f32::from(route.points) + self.bonus(id);
        let single = if route.twin.is_none() { 0.1 } else { 0.0 };
        ((turns + single - gain / TURN) * UNITS).clamp(1.0, 100.0) as u8
    }

    /// What the city pays for touching the ends of a route.
    pub(crate) fn bonus(&self, id: RouteId) -> f32 {
        let route = self.atlas.route(id);
        let attractions = (route.ends & self.atlas.attractions & !self.touched).len() as f32;
        let token = if (route.ends & self.public.tourists[self.seat]).is_empty() {
            0.0
        } else {
            TOKEN[self.public.symbols[self.seat].count_ones() as usize]
        };
        attractions + token
    }

    fn usable(&self) -> RouteSet {
        self.public.owned[self.seat] | self.public.open[self.seat]
    }

    fn path(&self, ticket: TicketId, usable: RouteSet, costs: &Costs) -> Option<Path> {
        let ticket = self.atlas.ticket(ticket);
        self.atlas.graph.path(PlaceSet::of(ticket.a), PlaceSet::of(ticket.b), usable, costs)
    }

    /// The best way found to complete tickets without the routes in `lost`; those that are not worth
    /// it, or for which there is no time, are given up.
    pub(crate) fn plan(&self, tickets: TicketSet, lost: RouteSet) -> Plan {
        let usable = self.usable() & !lost;
        // Tickets in two orders: the dearest first, whose way others may then share; and the
        // nearest first.
        let mut order = [(0, 0, TicketId(0)); 64];
        let mut count = 0;
        let mut fixed =
            Plan { routes: RouteSet::EMPTY, done: TicketSet::EMPTY, value: 0.0, turns: 0.0 };
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

    /// Adds ticket after ticket to a plan, as far as it is worth it.
    fn extend(&self, mut plan: Plan, order: &[(u8, u8, TicketId)], usable: RouteSet) -> Plan {
        let mut costs = self.costs;
        let mut points: f32 = plan.value;
        let mut routes_points = 0.0;
        for &(worth, _, id) in order {
            let worth = f32::from(worth);
            let added = self.path(id, usable, &costs).and_then(|path| {
                let routes = path.routes & !self.public.owned[self.seat] & !plan.routes;
                let all = plan.routes | routes;
                let turns = self.turns_for(all);
                let pays = 2.0 * worth > TURN * f32::from(path.cost) / UNITS;
                (pays && turns <= self.turns && self.pieces_suffice(all)).then_some((routes, turns))
            });
            match added {
                Some((routes, turns)) => {
                    for route in routes.iter() {
                        costs[route.index()] = 0;
                        routes_points +=
                            f32::from(self.atlas.route(route).points) + self.bonus(route);
                    }
                    plan.routes |= routes;
                    plan.turns = turns;
                    plan.done.insert(id);
                    points += worth;
                }
                None => points -= worth,
            }
        }
        plan.value = points + routes_points - TURN * plan.turns;
        plan
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
    pub(crate) fn turns_for(&self, routes: RouteSet) -> f32 {
        routes.len() as f32 + self.missing(&self.hand, routes) / DRAWN
    }

    /// How many cards `hand` lacks for these routes; a missing wild counts twice.
    pub(crate) fn missing(&self, hand: &Cards, routes: RouteSet) -> f32 {
        let mut spare = [0i32; crosstown_rules::MAX_COLORS];
        for (c, spare) in spare.iter_mut().enumerate().take(self.atlas.colors) {
            *spare = i32::from(hand[color(c)]);
        }
        let mut wilds = i32::from(hand[Card::WILD]);
        let mut missing = 0;
        let mut grey = [0u8; 16];
        for id in routes.iter() {
            let route = self.atlas.route(id);
            wilds -= i32::from(route.ferries);
            let plain = route.cards - route.ferries;
            if route.color.is_wild() {
                grey[usize::from(plain)] += 1;
            } else {
                spare[route.color.index()] -= i32::from(plain);
            }
        }
        for length in (1..grey.len()).rev() {
            for _ in 0..grey[length] {
                let most = spare.iter_mut().max().expect("there are colours");
                missing += (length as i32 - (*most).max(0)).max(0);
                *most -= (length as i32).min((*most).max(0));
            }
        }
        missing += spare.iter().map(|&spare| (-spare).max(0)).sum::<i32>();
        if wilds < 0 {
            missing += -2 * wilds;
        } else {
            missing = (missing - wilds).max(0);
        }
        missing as f32
    }

    /// What drawing tickets is worth, its turn paid: the expected gain of the better one of two, and
    /// of the other one if it is one, given the routes that are planned already.
    pub(crate) fn tickets_worth(&self, known: TicketSet, plan: &Plan) -> f32 {
        let left = usize::from(self.public.tickets_left());
        if left == 0 {
            return f32::MIN;
        }
        let mut costs = self.costs;
        for route in plan.routes.iter() {
            costs[route.index()] = 0;
        }
        let usable = self.usable();
        let (mut worths, mut count) = ([0.0f32; 64], 0);
        for id in (self.atlas.all_tickets & !known).iter() {
            worths[count] = self.ticket_worth(id, plan, usable, &costs);
            count += 1;
        }
        let worths = &mut worths[..count];
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        let expected = if left == 1 || count < 2 {
            worths.iter().sum::<f32>() / count.max(1) as f32
        } else {
            let pairs = (count * (count - 1) / 2) as f32;
            let mut sum = 0.0;
            for (rank, &worth) in worths.iter().enumerate() {
                // As the better of a pair, and as the worse one that is kept too.
                sum += worth * (count - 1 - rank) as f32 + 0.6 * worth.max(0.0) * rank as f32;
            }
            sum / pairs
        };
        expected - TURN
    }

    fn ticket_worth(&self, id: TicketId, plan: &Plan, usable: RouteSet, costs: &Costs) -> f32 {
        let points = f32::from(self.atlas.ticket(id).points);
        let Some(path) = self.path(id, usable, costs) else { return -points };
        let routes = path.routes & !self.public.owned[self.seat] & !plan.routes;
        if routes.is_empty() {
            return if plan.turns + 1.0 <= self.turns || plan.routes.is_empty() {
                points
            } else {
                -points
            };
        }
        let all = plan.routes | routes;
        let in_time = self.turns_for(all) + 1.0 <= self.turns && self.pieces_suffice(all);
        // Later turns bring surprises: not every way that is open now will be.
        let net = points - TURN * f32::from(path.cost) / UNITS;
        if in_time { (0.85 * net).max(-points) } else { -points }
    }

    /// Routes worth claiming for themselves, or for a district, when no ticket needs any: the best
    /// one and what it brings for the turns that it takes.
    pub(crate) fn filler(&self) -> Option<(RouteId, f32)> {
        let mut best: Option<(RouteId, f32)> = None;
        for id in self.public.open[self.seat].iter() {
            let turns = self.turns_for(RouteSet::of(id));
            if turns > self.turns {
                continue;
            }
            let worth = (f32::from(self.atlas.route(id).points) + self.extra(id)) - TURN * turns;
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((id, worth));
            }
        }
        best
    }

    /// All that a route brings at once beside its points: bonuses and districts.
    pub(crate) fn extra(&self, id: RouteId) -> f32 {
        self.bonus(id) + self.district(id)
    }

    /// What districts a route completes, or nearly.
    fn district(&self, id: RouteId) -> f32 {
        if self.atlas.districts.is_empty() {
            return 0.0;
        }
        let route = self.atlas.route(id);
        let own = self.public.owned[self.seat] | RouteSet::of(id);
        let mut worth = 0.0;
        for &(places, value) in &self.atlas.districts {
            if (places & (self.touched | route.ends)) != places {
                continue;
            }
            if self.connects(places, own) && !self.connects(places, self.public.owned[self.seat]) {
                worth += f32::from(value);
            }
        }
        worth
    }

    pub(crate) fn connects(&self, places: PlaceSet, routes: RouteSet) -> bool {
        let Some(first) = places.iter().next() else { return true };
        let mut reached = PlaceSet::of(first);
        loop {
            let mut more = reached;
            for id in routes.iter() {
                let ends = self.atlas.route(id).ends;
                if !(ends & more).is_empty() {
                    more |= ends;
                }
            }
            if more == reached {
                return places & reached == places;
            }
            reached = more;
        }
    }
}

/// Turns that a seat can still expect: until somebody runs out of pieces, and one more (R5.1).
fn turns_left(atlas: &Atlas, public: &Public, seat: usize) -> f32 {
    if public.turns_left.is_some() {
        return 1.0;
    }
    let turns = public.seats().map(|other| {
        let pieces = public.pieces_left(other).saturating_sub(atlas.last_round_at);
        let pieces = f32::from(pieces);
        let cards = (pieces * 1.1 - f32::from(public.hands[other]) * 0.7).max(0.0);
        let turns = pieces / 2.1 + cards / DRAWN;
        // Others do not hurry as much as they could.
        if other == seat { turns } else { turns * 1.15 }
    });
    turns.fold(f32::MAX, f32::min) + 1.0
}

pub(crate) fn color(index: usize) -> Card {
    Card::of_color(index).expect("a board has at most eight colours")
}
