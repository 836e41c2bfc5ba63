//! What the simple players share: one decision as a seat sees it, and what does not depend on the
//! plan. Which cards to pay with, which card to draw towards some routes, what to do when nothing
//! that the plan wants is possible.

use std::cmp::Reverse;

use crosstown_rules::{
    Action, Board, Card, Cards, End, Phase, PlaceId, RouteId, RouteSet, TicketSet, View,
};

use crate::Turn;

/// One decision.
pub(crate) struct Seat<'a> {
    pub(crate) board: &'a Board,
    pub(crate) view: View,
    pub(crate) actions: &'a [Action],
}

impl<'a> Seat<'a> {
    pub(crate) fn of(turn: &Turn<'a>) -> Seat<'a> {
        Seat { board: turn.board(), view: turn.view(), actions: turn.actions() }
    }

    fn number(&self) -> usize {
        usize::from(self.view.seat)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view.public.phase
    }

    pub(crate) fn owned(&self) -> RouteSet {
        self.view.public.owned[self.number()]
    }

    /// The routes that the seat might still claim.
    pub(crate) fn open(&self) -> RouteSet {
        self.view.public.open[self.number()]
    }

    /// The pieces that it has left, by kind.
    pub(crate) fn pieces(&self) -> &[u8] {
        &self.view.public.pieces[self.number()]
    }

    pub(crate) fn pieces_left(&self) -> u16 {
        self.view.public.pieces_left(self.number())
    }

    /// The pieces that a player begins with.
    pub(crate) fn all_pieces(&self) -> u16 {
        self.board.pieces.iter().map(|kind| u16::from(kind.count)).sum()
    }

    pub(crate) fn ticket_points(&self, tickets: TicketSet) -> u16 {
        tickets.iter().map(|id| u16::from(self.board[id].points)).sum()
    }

    /// Whether it has no turn after this one: the last round gives one to everybody (R5.1).
    pub(crate) fn last_turn(&self) -> bool {
        self.view.public.turns_left.is_some()
    }

    /// The fewest pieces that any player has left: how near the end is.
    pub(crate) fn fewest_pieces(&self) -> u16 {
        let public = &self.view.public;
        public.seats().map(|seat| public.pieces_left(seat)).min().unwrap_or(0)
    }

    /// Where an action is listed, if it is.
    pub(crate) fn position(&self, action: Action) -> Option<usize> {
        self.actions.iter().position(|&listed| listed == action)
    }

    /// How many more cards a route asks for than the hand has, wilds counted.
    pub(crate) fn shortfall(&self, route: RouteId) -> u8 {
        let hand = &self.view.hand;
        let (route, wilds) = (&self.board[route], hand[Card::WILD]);
        let held = match route.colored() {
            Some(color) => hand[color],
            None => self.colors().map(|color| hand[color]).max().unwrap_or(0),
        };
        let spare = wilds.saturating_sub(route.ferries);
        let colored = (route.cards - route.ferries).saturating_sub(held);
        route.ferries.saturating_sub(wilds) + colored.saturating_sub(spare)
    }

    /// Of the lanes of a double route, as far as they are `usable`, the one that lacks fewest cards.
    pub(crate) fn lane(&self, route: RouteId, usable: RouteSet) -> RouteId {
        let lacks = |lane: RouteId| (self.shortfall(lane), lane);
        match self.board.twin(route) {
            // An own lane needs no other, and has closed it.
            Some(twin) if usable.contains(twin) && lacks(twin) < lacks(route) => twin,
            _ => route,
        }
    }

    /// The cards that the hand lacks for all of some routes. Wilds stand for nothing here but
    /// for ferries: one that is held should not keep the seat from collecting a colour.
    pub(crate) fn missing(&self, routes: &[RouteId]) -> Cards {
        let mut left = self.view.hand;
        let mut missing = Cards::NONE;
        let row = self.view.public.row.cards();
        // Coloured routes first: a grey one can take what they leave.
        for grey in [false, true] {
            for route in routes.iter().map(|&route| &self.board[route]) {
                if route.color.is_wild() != grey {
                    continue;
                }
                let most = || self.colors().max_by_key(|&c| (left[c], row[c], Reverse(c)));
                let Some(color) = route.colored().or_else(most) else { continue };
                let parts = [(Card::WILD, route.ferries), (color, route.cards - route.ferries)];
                for (card, count) in parts {
                    let held = count.min(left[card]);
                    left[card] -= held;
                    missing[card] = missing[card].saturating_add(count - held);
                }
            }
        }
        missing
    }

    fn colors(&self) -> impl Iterator<Item = Card> {
        (0..self.board.colors.len()).filter_map(Card::of_color)
    }

    /// Claims a route if the hand can pay it: with as few wilds as possible, and a grey one in the
    /// colour that `routes` ask for least.
    pub(crate) fn claim(&self, route: RouteId, routes: &[RouteId]) -> Option<usize> {
        let asked = |color: Card| -> u16 {
            let routes = routes.iter().map(|&other| &self.board[other]);
            let cards = routes.filter(|other| other.color == color).map(|other| other.cards);
            cards.map(u16::from).sum()
        };
        let key = |action: &Action| match *action {
            Action::Claim { route: its, payment, tourist } if its == route => {
                let tokens = tourist.map(|end| self.tokens(route, end));
                Some((payment.wilds(), asked(payment.color()), tokens))
            }
            _ => None,
        };
        let claims = self.actions.iter().enumerate().filter_map(|(i, a)| Some((key(a)?, i)));
        claims.min().map(|(_, position)| position)
    }

    /// How many tokens the stack at one end of a route has: the last ones should go first.
    fn tokens(&self, route: RouteId, end: End) -> u8 {
        let route = &self.board[route];
        let place = if end == End::A { route.a } else { route.b };
        let public = &self.view.public;
        let stacks = public.stack_at.iter().zip(public.tokens).take(usize::from(public.stacks));
        stacks.filter(|&(&at, _)| at == place).map(|(_, tokens)| tokens).sum()
    }

    /// Draws a card towards those that are missing: the colour of which most are, if it is face up;
    /// else a face-up wild if `wilds` are worth a whole turn to the player; else a blind card.
    pub(crate) fn draw(&self, missing: &Cards, wilds: bool) -> Option<usize> {
        let row = &self.view.public.row;
        let value = |action: &Action| match *action {
            Action::DrawRow(slot) => match row.get(usize::from(slot)) {
                Some(card) if missing[card] > 0 => Some((3, missing[card])),
                Some(card) if card.is_wild() && wilds => Some((2, 0)),
                // Only where the deck is exhausted.
                Some(card) => Some((0, self.view.hand[card])),
                None => None,
            },
            Action::DrawDeck => Some((1, 0)),
            _ => None,
        };
        let draws = self.actions.iter().enumerate().filter_map(|(i, a)| Some((value(a)?, i)));
        draws.max_by_key(|&(value, i)| (value, Reverse(i))).map(|(_, position)| position)
    }

    /// The claim that brings most at once: the route's points, and twice those of tickets that it
    /// completes, which would otherwise be lost.
    pub(crate) fn best_claim(&self) -> Option<usize> {
        let gain = |route: RouteId| {
            let mut after = self.view;
            after.public.owned[self.number()].insert(route);
            let points = |view: &View| self.ticket_points(view.completed(self.board));
            let tickets = points(&after) - points(&self.view);
            u16::from(self.board[route].points) + 2 * tickets
        };
        let mut routes = RouteSet::EMPTY;
        for action in self.actions {
            if let Action::Claim { route, .. } = *action {
                routes.insert(route);
            }
        }
        let best = routes.iter().max_by_key(|&route| (gain(route), Reverse(route)))?;
        self.claim(best, &[])
    }

    /// Of some routes the one with most points, and of such the one that lacks fewest cards.
    pub(crate) fn richest(&self, routes: RouteSet) -> Option<RouteId> {
        let points = |route: RouteId| self.board[route].points;
        routes.iter().min_by_key(|&r| (Reverse(points(r)), self.shortfall(r), r))
    }

    /// Puts a stack of tourists where most of some routes end (R6.1).
    pub(crate) fn place(&self, routes: RouteSet) -> Option<usize> {
        let touching = |place: PlaceId| {
            let routes = routes.iter().map(|route| &self.board[route]);
            routes.filter(|route| route.a == place || route.b == place).count()
        };
        let places = self.actions.iter().enumerate().filter_map(|(i, action)| match *action {
            Action::Place(place) => Some((touching(place), Reverse(i))),
            _ => None,
        });
        places.max().map(|(_, Reverse(position))| position)
    }

    /// When nothing that is wanted can be done: a claim, else a card, else tickets, else to pass.
    pub(crate) fn otherwise(&self) -> usize {
        let card = || self.draw(&Cards::NONE, false);
        let tickets = || self.position(Action::DrawTickets);
        self.best_claim().or_else(card).or_else(tickets).unwrap_or(0)
    }
}
