//! How search plays a made-up game to its end: a light planner for all seats. It looks at no
//! list of actions, keeps each seat's plan until something in it is lost, and answers in a
//! fraction of a microsecond.

use crosstown_rules::{
    Action, Board, Card, Cards, End, Game, Kept, MAX_PLAYERS, Payment, Phase, PlaceId, PlaceSet,
    Public, ROW, Random as _, Rng, RouteId, RouteSet, TicketSet,
};

use crate::atlas::{Atlas, RouteFacts};
use crate::graph::Costs;
use crate::knob::knob;
use crate::outlook::color;

/// The seats' plans in one made-up game.
pub(crate) struct Playout<'a> {
    board: &'a Board,
    atlas: &'a Atlas,
    /// Routes that each seat wants for its tickets.
    wanted: [RouteSet; MAX_PLAYERS],
    /// The tickets that they are wanted for.
    planned: [Option<TicketSet>; MAX_PLAYERS],
}

impl<'a> Playout<'a> {
    pub(crate) fn new(board: &'a Board, atlas: &'a Atlas) -> Playout<'a> {
        Playout {
            board,
            atlas,
            wanted: [RouteSet::EMPTY; MAX_PLAYERS],
            planned: [None; MAX_PLAYERS],
        }
    }

    pub(crate) fn want(&mut self, seat: usize, r: RouteSet) { self.wanted[seat]=r; }
    pub(crate) fn prepare(&mut self, game: &Game, seat: usize) {
        self.wanted(game, seat);
    }

    /// Plays the game to its end.
    pub(crate) fn finish(&mut self, game: &mut Game, rng: &mut Rng) {
        while !game.is_over() {
            self.step(game, rng);
        }
    }

    /// Plays one action of the seat whose turn it is.
    #[inline]
    pub(crate) fn step(&mut self, game: &mut Game, rng: &mut Rng) {
        let seat = game.turn();
        let action = self.action(game, seat, rng);
        game.play(self.board, seat, &action, rng);
    }

    /// What a seat does.
    pub(crate) fn action(&mut self, game: &Game, seat: usize, rng: &mut Rng) -> Action {
        let public = game.public();
        match public.phase {
            Phase::Turn => self.turn(game, seat, rng),
            Phase::SecondCard => {
                let wanted = self.wanted[seat] & public.open[seat];
                self.draw(public, game.hand(seat), wanted)
            }
            Phase::ChooseTickets | Phase::KeepTickets => self.keep(game, seat),
            Phase::PlaceTourists => self.place(game, seat, rng),
            Phase::Over(_) => Action::Pass,
        }
    }

    fn turn(&mut self, game: &Game, seat: usize, rng: &mut Rng) -> Action {
        let public = game.public();
        let hand = game.hand(seat);
        let open = public.open[seat];
        let wanted = self.wanted(game, seat);
        let last = public.turns_left.is_some();
        if !wanted.is_empty() && !last {
            if let Some(claim) = self.best_claim(public, seat, hand, wanted, RouteSet::EMPTY) {
                return claim;
            }
            if can_draw(public) {
                return self.draw(public, hand, wanted);
            }
        }
        let completes = if wanted.len() == 1 { wanted } else { RouteSet::EMPTY };
        if public.tickets_left() > 0 && self.tickets_pay(game, seat, rng) {
            return Action::DrawTickets;
        }
        if !last && can_draw(public) {
            if let Some((route, missing)) = self.filler(public, seat, hand)
                && missing > 0
            {
                return self.draw(public, hand, RouteSet::of(route));
            }
        }
        if let Some(claim) = self.best_claim(public, seat, hand, open, completes) {
            return claim;
        }
        if can_draw(public) {
            return self.draw(public, hand, open);
        }
        if public.tickets_left() > 0 { Action::DrawTickets } else { Action::Pass }
    }

    /// The seat's plan, made anew if it has lost a route or has other tickets.
    #[inline]
    fn wanted(&mut self, game: &Game, seat: usize) -> RouteSet {
        let public = game.public();
        let tickets = game.tickets(seat);
        let wanted = self.wanted[seat] & !public.owned[seat];
        let lost = !(wanted & !public.open[seat]).is_empty();
        if lost || self.planned[seat] != Some(tickets) {
            self.planned[seat] = Some(tickets);
            self.wanted[seat] = self.plan(public, seat, tickets, game.hand(seat));
            return self.wanted[seat];
        }
        self.wanted[seat] = wanted;
        wanted
    }

    fn plan(&self, public: &Public, seat: usize, tickets: TicketSet, hand: &Cards) -> RouteSet {
        let owned = public.owned[seat];
        let usable = owned | public.open[seat];
        let mut costs = self.costs(public, seat, hand);
        let mut left = public.pieces[seat];
        let mut wanted = RouteSet::EMPTY;
        for id in self.atlas.dearest_first.iter().copied().filter(|&id| tickets.contains(id)) {
            let ticket = self.atlas.ticket(id);
            let (a, b) = (PlaceSet::of(ticket.a), PlaceSet::of(ticket.b));
            let Some(path) = self.atlas.graph.path(a, b, usable, &costs) else { continue };
            let more = path.routes & !owned & !wanted;
            let mut after = left;
            let enough = more.iter().all(|id| {
                let route = self.atlas.route(id);
                let kind = &mut after[usize::from(route.piece)];
                let enough = *kind >= route.spaces;
                *kind = kind.saturating_sub(route.spaces);
                enough
            });
            if enough {
                left = after;
                wanted |= more;
                free(&mut costs, more);
            }
        }
        wanted
    }

    /// What routes cost a seat with these cards, in eighths of a turn.
    #[inline]
    fn costs(&self, public: &Public, seat: usize, hand: &Cards) -> Costs {
        let mut costs = [0; crosstown_rules::MAX_ROUTES];
        let (_, most) = self.most(hand);
        for id in public.open[seat].iter() {
            let route = self.atlas.route(id);
            let held = if route.color.is_wild() { most } else { hand[route.color] };
            let plain = (route.cards - route.ferries).saturating_sub(held);
            let missing = plain + 2 * route.ferries.saturating_sub(hand[Card::WILD]);
            let bonus = 3 * u8::from(!(route.ends & public.tourists[seat]).is_empty());
            costs[id.index()] = (8 + 4 * missing).saturating_sub(3 * route.points + bonus).max(1);
        }
        costs
    }

    /// Of the routes that can be paid, the one that pays best; those in `completes` first.
    #[inline]
    fn best_claim(
        &self,
        public: &Public,
        seat: usize,
        hand: &Cards,
        routes: RouteSet,
        completes: RouteSet,
    ) -> Option<Action> {
        let wilds = hand[Card::WILD];
        let (most, most_held) = self.most(hand);
        let mut best: Option<(RouteId, Card)> = None;
        let mut most_worth = 0;
        for id in (routes & public.open[seat]).iter() {
            let route = self.atlas.route(id);
            let (paid_in, held) = if route.color.is_wild() {
                (most, most_held)
            } else {
                (route.color, hand[route.color])
            };
            if held + wilds < route.cards || wilds < route.ferries {
                continue;
            }
            let mut worth = 4 * u32::from(route.points) + 1; let _ = 0;
            if held >= route.cards - route.ferries {
                worth += 2;
            }
            if completes.contains(id) {
                worth += 100;
            }
            worth += 2 * (route.ends & public.tourists[seat]).len().min(1) as u32;
            if worth > most_worth {
                most_worth = worth;
                best = Some((id, paid_in));
            }
        }
        let (id, paid_in) = best?;
        Some(claim(self.atlas.route(id), id, paid_in, hand, &public.tourists[seat]))
    }

    /// The route that brings most for the turns that it takes, and how many cards it lacks.
    #[inline]
    fn filler(&self, public: &Public, seat: usize, hand: &Cards) -> Option<(RouteId, u8)> {
        let (_, most) = self.most(hand);
        let wilds = hand[Card::WILD];
        let mut best = None;
        let mut most_worth = i32::MIN;
        for id in public.open[seat].iter() {
            let route = self.atlas.route(id);
            let held = if route.color.is_wild() { most } else { hand[route.color] };
            let plain = (route.cards - route.ferries).saturating_sub(held);
            let missing = if wilds < route.ferries {
                plain + 2 * (route.ferries - wilds)
            } else {
                plain.saturating_sub(wilds - route.ferries)
            };
            let bonus = i32::from(!(route.ends & public.tourists[seat]).is_empty()) * 15;
            let worth = 10 * i32::from(route.points) + bonus - 14 * i32::from(missing);
            if worth > most_worth {
                most_worth = worth;
                best = Some((id, missing));
            }
        }
        best
    }

    /// The colour that a hand has most of.
    #[inline]
    fn most(&self, hand: &Cards) -> (Card, u8) {
        let mut best = (color(0), hand[color(0)]);
        for c in 1..self.atlas.colors {
            let held = hand[color(c)];
            if held > best.1 {
                best = (color(c), held);
            }
        }
        best
    }

    /// A card for some routes: a face-up one that is needed, or a blind one.
    #[inline]
    fn draw(&self, public: &Public, hand: &Cards, wanted: RouteSet) -> Action {
        let mut need = [0u8; 16];
        let mut last_card = [false; 16];
        let mut grey = 0;
        let wilds = hand[Card::WILD];
        for id in wanted.iter() {
            let route = self.atlas.route(id);
            if route.color.is_wild() {
                grey = grey.max(route.cards);
            } else {
                let c = route.color.index();
                need[c] += route.cards;
                last_card[c] |= hand[route.color] + wilds + 1 == route.cards;
            }
        }
        let (most, held) = self.most(hand);
        if held < grey {
            need[most.index()] = need[most.index()].max(grey);
            last_card[most.index()] |= held + wilds + 1 == grey;
        }
        let mut best = None;
        let mut most_worth = 0;
        let mut wild = None;
        for slot in 0..ROW {
            let Some(card) = public.row.get(slot) else { continue };
            if card.is_wild() {
                wild = Some(slot);
                continue;
            }
            let missing = need[card.index()].saturating_sub(hand[card]);
            if missing > 0 {
                let worth = 20 + hand[card] + if last_card[card.index()] { 20 } else { 0 };
                if worth > most_worth {
                    most_worth = worth;
                    best = Some(slot);
                }
            }
        }
        if let Some(slot) = best {
            return Action::DrawRow(slot as u8);
        }
        if public.can_draw_blind() {
            return Action::DrawDeck;
        }
        // Nothing but the row is left: any card that may be taken.
        let colored =
            (0..ROW).find(|&slot| public.row.get(slot).is_some_and(|card| !card.is_wild()));
        Action::DrawRow(colored.or(wild).unwrap_or(0) as u8)
    }

    /// Whether to draw tickets, when the own ones are done or given up.
    fn tickets_pay(&self, game: &Game, seat: usize, rng: &mut Rng) -> bool {
        let public = game.public();
        let owned = public.owned[seat];
        let last = public.turns_left.is_some();
        let mut pieces = u16::MAX;
        for other in public.seats() {
            pieces = pieces.min(public.pieces_left(other));
        }
        let pieces = i32::from(pieces.saturating_sub(self.atlas.last_round_at));
        // Any ticket that is not the own may come.
        let mut sum = 0;
        let mut count = 0;
        let parts = parts(self.atlas, owned);
        for id in (self.atlas.all_tickets & !game.tickets(seat)).iter() {
            let ticket = self.atlas.ticket(id);
            let points = i32::from(ticket.points);
            let (a, b) = (parts[ticket.a.index()], parts[ticket.b.index()]);
            count += 1;
            sum += if a == b && a != 0 {
                8 * points
            } else if last {
                -8 * points
            } else {
                let far = i32::from(self.atlas.spaces[ticket.a.index()][ticket.b.index()]);
                // An end that is reached already is half the way.
                let far = if a != 0 || b != 0 { far - far / 3 } else { far };
                let room = pieces - far - far / 2;
                if room >= 0 { 4 * points } else { (-8 * points).max(room * points) }
            };
        }
        // The better one of two is kept.
        let mean = sum / count.max(1) + knob("l_up",12.0) as i32;
        mean > knob("l_min",8.0) as i32 + rng.below(16) as i32
    }

    fn keep(&self, game: &Game, seat: usize) -> Action {
        let public = game.public();
        let offered = game.offered(seat);
        let &[first, second] = offered else { return Action::Keep(Kept::FIRST) };
        let owned = public.owned[seat];
        let mut costs = if knob("keepnew",0.0)>0.0 { self.costs(public, seat, game.hand(seat)) } else { self.atlas.costs };
        free(&mut costs, owned | self.wanted[seat]);
        let usable = owned | public.open[seat];
        let mut pieces = u16::MAX;
        for other in public.seats() {
            pieces = pieces.min(public.pieces_left(other));
        }
        let time = if public.turns_left.is_some() {
            0
        } else {
            12 * i32::from(pieces.saturating_sub(self.atlas.last_round_at))
        };
        let worth = |id| {
            let ticket = self.atlas.ticket(id);
            let points = 8 * i32::from(ticket.points);
            let path = self.atlas.graph.path(
                PlaceSet::of(ticket.a),
                PlaceSet::of(ticket.b),
                usable,
                &costs,
            );
            match path {
                Some(path) if i32::from(path.cost) <= time => points - knob("kc",3.0) as i32 * i32::from(path.cost),
                _ => -points,
            }
        };
        let (one, two) = (worth(first), worth(second));
        Action::Keep(if one.min(two) > 0 {
            Kept::BOTH
        } else if one >= two {
            Kept::FIRST
        } else {
            Kept::SECOND
        })
    }

    fn place(&mut self, game: &Game, seat: usize, rng: &mut Rng) -> Action {
        let taken = game.public().stack_places();
        let wanted = self.wanted(game, seat);
        let mut ends = PlaceSet::EMPTY;
        for id in wanted.iter() {
            ends |= self.atlas.route(id).ends;
        }
        if let Some(place) = (ends & !taken).iter().next() {
            return Action::Place(place);
        }
        loop {
            let place = PlaceId(rng.below(self.board.places.len()) as u8);
            if !taken.contains(place) {
                return Action::Place(place);
            }
        }
    }
}

#[inline]
fn can_draw(public: &Public) -> bool {
    public.can_draw_blind() || public.row.filled() > 0
}

#[inline]
fn free(costs: &mut Costs, routes: RouteSet) {
    for id in routes.iter() {
        costs[id.index()] = 0;
    }
}

/// The claim of a route in a colour with as few wilds as can be.
#[inline]
fn claim(
    route: &RouteFacts,
    id: RouteId,
    paid_in: Card,
    hand: &Cards,
    tourists: &PlaceSet,
) -> Action {
    let wilds = route.cards.saturating_sub(hand[paid_in]).max(route.ferries);
    let paid_in = if wilds == route.cards { Card::WILD } else { paid_in };
    let tourist = if tourists.contains(route.a) {
        Some(End::A)
    } else if tourists.contains(route.b) {
        Some(End::B)
    } else {
        None
    };
    let payment = Payment::new(paid_in, wilds).expect("no route is longer than a payment");
    Action::Claim { route: id, payment, tourist }
}

/// For each place the part of the network that it is in; 0 if in none.
#[inline]
fn parts(atlas: &Atlas, owned: RouteSet) -> [u8; crosstown_rules::MAX_PLACES] {
    let mut parts = [0u8; crosstown_rules::MAX_PLACES];
    let mut next = 0;
    for id in owned.iter() {
        let route = atlas.route(id);
        let (a, b) = (parts[route.a.index()], parts[route.b.index()]);
        match (a, b) {
            (0, 0) => {
                next += 1;
                parts[route.a.index()] = next;
                parts[route.b.index()] = next;
            }
            (0, part) => parts[route.a.index()] = part,
            (part, 0) => parts[route.b.index()] = part,
            (one, other) if one != other => {
                for part in &mut parts {
                    if *part == other {
                        *part = one;
                    }
                }
            }
            _ => {}
        }
    }
    parts
}
