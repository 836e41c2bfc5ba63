//! How search plays a made-up game to its end: a light planner for all seats. It lists no actions,
//! keeps a seat's plan until it loses a route or runs out of time for it, and decides in a fraction
//! of a microsecond.

use crosstown_rules::{
    Action, Board, Card, Cards, End, Game, Kept, MAX_PLACES, MAX_PLAYERS, Payment, Phase, PlaceId,
    PlaceSet, Public, ROW, Random as _, Rng, RouteId, RouteInfo, RouteSet, TicketSet,
};

use crate::atlas::Atlas;
use crate::outlook::{
    ENDING, HIDDEN_CARD, LATE_TURN, OPEN_CARD, Outlook, PIECE, TOKEN, WILD_CARD, missing,
    turns_for, turns_left,
};
use crate::planner::FULL_HAND;

/// The seats' plans in one made-up game.
pub(crate) struct Playout<'a> {
    board: &'a Board,
    atlas: &'a Atlas,
    /// Routes that each seat wants for its tickets.
    wanted: [RouteSet; MAX_PLAYERS],
    /// Those tickets; none until a plan was made.
    planned: [Option<TicketSet>; MAX_PLAYERS],
    /// The route that a seat draws for when its tickets need none.
    target: [RouteSet; MAX_PLAYERS],
}

impl<'a> Playout<'a> {
    pub(crate) fn new(board: &'a Board, atlas: &'a Atlas) -> Playout<'a> {
        Playout {
            board,
            atlas,
            wanted: [RouteSet::EMPTY; MAX_PLAYERS],
            planned: [None; MAX_PLAYERS],
            target: [RouteSet::EMPTY; MAX_PLAYERS],
        }
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
            Phase::Turn => self.turn(game, seat),
            Phase::SecondCard => {
                let wanted = self.wanted(game, seat);
                let wanted = if wanted.is_empty() { self.target[seat] } else { wanted };
                self.draw(public, game.hand(seat), wanted & public.open[seat])
            }
            Phase::ChooseTickets | Phase::KeepTickets => self.keep(game, seat),
            Phase::PlaceTourists => self.place(game, seat, rng),
            Phase::Over(_) => Action::Pass,
        }
    }

    fn turn(&mut self, game: &Game, seat: usize) -> Action {
        let public = game.public();
        let hand = game.hand(seat);
        let mut wanted = self.wanted(game, seat);
        let drawable = public.can_draw_blind() || public.row.filled() > 0;
        if public.turns_left.is_some() || !drawable {
            return self.last_turn(game, seat, wanted, drawable);
        }
        let mut lacking = missing(self.atlas, hand, wanted);
        // Without enough time for the plan it plans again, and may give up a ticket.
        if turns_for(wanted, lacking) > turns_left(self.atlas, public, seat) {
            wanted = self.plan(game, seat);
            lacking = missing(self.atlas, hand, wanted);
        }
        if !wanted.is_empty() {
            // As in planner: it claims nothing until the cards pay for the whole plan.
            let enough = lacking == 0 || hand.total() >= FULL_HAND;
            let claimable = if enough { wanted } else { RouteSet::EMPTY };
            let claim = self.best_claim(public, seat, hand, claimable, wanted);
            return claim.unwrap_or_else(|| self.draw(public, hand, wanted));
        }
        if let Some((route, affordable)) = self.filler(public, seat, hand) {
            let alone = RouteSet::of(route);
            if !affordable {
                self.target[seat] = alone;
                return self.draw(public, hand, alone);
            }
            if let Some(claim) = self.best_claim(public, seat, hand, alone, wanted) {
                return claim;
            }
        }
        self.last_turn(game, seat, wanted, drawable)
    }

    /// What brings most at once.
    fn last_turn(&self, game: &Game, seat: usize, wanted: RouteSet, drawable: bool) -> Action {
        let public = game.public();
        let open = public.open[seat];
        if let Some(claim) = self.best_claim(public, seat, game.hand(seat), open, wanted) {
            return claim;
        }
        if public.tickets_left() > 0 && (!drawable || self.tickets_pay(game, seat)) {
            return Action::DrawTickets;
        }
        if drawable { self.draw(public, game.hand(seat), open) } else { Action::Pass }
    }

    /// The seat's plan, made again if it has lost a route or has other tickets.
    #[inline]
    pub(crate) fn wanted(&mut self, game: &Game, seat: usize) -> RouteSet {
        let public = game.public();
        let tickets = game.tickets(seat);
        let wanted = self.wanted[seat] & !public.owned[seat];
        let lost = !(wanted & !public.open[seat]).is_empty();
        if lost || self.planned[seat] != Some(tickets) {
            return self.plan(game, seat);
        }
        self.wanted[seat] = wanted;
        wanted
    }

    /// Makes the seat's plan again.
    fn plan(&mut self, game: &Game, seat: usize) -> RouteSet {
        let tickets = game.tickets(seat);
        let seen = Outlook::new(self.atlas, game.public(), seat, *game.hand(seat));
        self.planned[seat] = Some(tickets);
        self.wanted[seat] = seen.plan(tickets, RouteSet::EMPTY).routes;
        self.wanted[seat]
    }

    /// What the coloured routes of a plan leave of a hand for others.
    #[inline]
    fn spare(&self, hand: &Cards, plan: RouteSet) -> Cards {
        let mut spare = *hand;
        for route in plan.iter().map(|id| self.atlas.route(id)) {
            if !route.color.is_wild() {
                let held = &mut spare[route.color];
                *held = held.saturating_sub(route.cards - route.ferries);
            }
        }
        spare
    }

    /// Of the routes that can be paid, the one that pays best; the last one of the plan first. A grey
    /// one is paid with what the plan can spare, if that suffices.
    #[inline]
    fn best_claim(
        &self,
        public: &Public,
        seat: usize,
        hand: &Cards,
        routes: RouteSet,
        plan: RouteSet,
    ) -> Option<Action> {
        let wilds = hand[Card::WILD];
        let completes = if plan.len() == 1 { plan } else { RouteSet::EMPTY };
        let (most, most_held) = self.atlas.most(hand);
        let (spare, most_spare) = self.atlas.most(&self.spare(hand, plan));
        let mut best: Option<(RouteId, Card)> = None;
        let mut most_worth = 0;
        for id in (routes & public.open[seat]).iter() {
            let route = self.atlas.route(id);
            let (paid_in, held) = if !route.color.is_wild() {
                (route.color, hand[route.color])
            } else if most_spare + wilds >= route.cards {
                (spare, hand[spare])
            } else {
                (most, most_held)
            };
            if held + wilds < route.cards || wilds < route.ferries {
                continue;
            }
            let mut worth = 4 * u32::from(route.points) + 1;
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
        Some(claim(self.atlas.route(id), id, paid_in, hand, public.tourists[seat]))
    }

    /// The route that brings most for the turns that it takes, and whether it can be paid now.
    #[inline]
    fn filler(&self, public: &Public, seat: usize, hand: &Cards) -> Option<(RouteId, bool)> {
        let row = public.row.cards();
        let (most, _) = self.atlas.most(&hand.plus(&row));
        let wilds = hand[Card::WILD];
        let pieces = public.pieces_left(seat);
        let time = turns_left(self.atlas, public, seat);
        let token = TOKEN[public.symbols[seat].count_ones() as usize];
        let mut touched = PlaceSet::EMPTY;
        if !self.atlas.attractions.is_empty() {
            for id in public.owned[seat].iter() {
                touched |= self.atlas.route(id).ends;
            }
        }
        let fresh = self.atlas.attractions & !touched;
        let mut best = None;
        let mut most_worth = f32::MIN;
        for id in public.open[seat].iter() {
            let route = self.atlas.route(id);
            let card = if route.color.is_wild() { most } else { route.color };
            let ferries = route.ferries.saturating_sub(wilds);
            let spare = wilds.saturating_sub(route.ferries);
            let plain = route.cards - route.ferries;
            let missing = plain.saturating_sub(hand[card]).saturating_sub(spare);
            let open = missing.min(row[card]);
            let turns = 1.0
                + OPEN_CARD * f32::from(open)
                + HIDDEN_CARD * f32::from(missing - open)
                + WILD_CARD * f32::from(ferries);
            if turns > time {
                continue;
            }
            let mut worth =
                f32::from(route.points) - LATE_TURN * turns - PIECE * f32::from(route.spaces)
                    + (route.ends & fresh).len() as f32;
            if !(route.ends & public.tourists[seat]).is_empty() {
                worth += token;
            }
            let affordable = turns <= 1.0;
            if affordable && pieces <= self.atlas.last_round_at + u16::from(route.spaces) {
                worth += ENDING;
            }
            if worth > most_worth {
                most_worth = worth;
                best = Some((id, affordable));
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
                need[c] = need[c].saturating_add(route.cards);
                last_card[c] |= hand[route.color] + wilds + 1 == route.cards;
            }
        }
        if grey > 0 {
            let (most, _) = self.atlas.most(&hand.plus(&public.row.cards()));
            let held = hand[most];
            if held < grey {
                need[most.index()] = need[most.index()].max(grey);
                last_card[most.index()] |= held + wilds + 1 == grey;
            }
        }
        let mut best = None;
        let mut most_worth = 0;
        let mut wild = None;
        let mut any = None;
        for slot in 0..ROW {
            let Some(card) = public.row.get(slot) else { continue };
            if card.is_wild() {
                wild = Some(slot);
                continue;
            }
            any = Some(slot);
            if need[card.index()] > hand[card] {
                let worth = 20 + hand[card] + if last_card[card.index()] { 20 } else { 0 };
                if worth > most_worth {
                    most_worth = worth;
                    best = Some(slot);
                }
            }
        }
        match best {
            Some(slot) => Action::DrawRow(slot as u8),
            None if public.can_draw_blind() => Action::DrawDeck,
            // Only the row is left: any card that may be taken.
            None => Action::DrawRow(any.or(wild).unwrap_or(0) as u8),
        }
    }

    /// Whether tickets drawn in the last turn are probably complete already.
    fn tickets_pay(&self, game: &Game, seat: usize) -> bool {
        let parts = parts(self.atlas, game.public().owned[seat]);
        let (mut sum, mut count) = (0, 0);
        for id in (self.atlas.all_tickets & !game.tickets(seat)).iter() {
            let ticket = self.atlas.ticket(id);
            let points = i32::from(ticket.points);
            let (a, b) = (parts[ticket.a.index()], parts[ticket.b.index()]);
            sum += if a == b && a != 0 { points } else { -points };
            count += 1;
        }
        // The better one of two is kept.
        sum + 2 * count > 0
    }

    fn keep(&self, game: &Game, seat: usize) -> Action {
        let &[first, second] = game.offered(seat) else { return Action::Keep(Kept::FIRST) };
        let seen = Outlook::new(self.atlas, game.public(), seat, *game.hand(seat));
        let mut best = (Kept::FIRST, f32::MIN);
        for kept in [Kept::FIRST, Kept::SECOND, Kept::BOTH] {
            let mut tickets = game.tickets(seat);
            for (position, ticket) in [first, second].into_iter().enumerate() {
                if kept.contains(position) {
                    tickets.insert(ticket);
                }
            }
            let worth = seen.worth_of_keeping(tickets, kept);
            if worth > best.1 {
                best = (kept, worth);
            }
        }
        Action::Keep(best.0)
    }

    fn place(&mut self, game: &Game, seat: usize, rng: &mut Rng) -> Action {
        let taken = game.public().stack_places();
        let mut ends = PlaceSet::EMPTY;
        for id in self.wanted(game, seat).iter() {
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

/// The claim of a route in a colour with as few wilds as can be.
#[inline]
fn claim(
    route: &RouteInfo,
    id: RouteId,
    paid_in: Card,
    hand: &Cards,
    tourists: PlaceSet,
) -> Action {
    let held = if paid_in.is_wild() { 0 } else { hand[paid_in] };
    let wilds = route.cards.saturating_sub(held).max(route.ferries);
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
fn parts(atlas: &Atlas, owned: RouteSet) -> [u8; MAX_PLACES] {
    let mut parts = [0u8; MAX_PLACES];
    let mut next = 0;
    for id in owned.iter() {
        let route = atlas.route(id);
        match (parts[route.a.index()], parts[route.b.index()]) {
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

#[cfg(test)]
mod tests;
