//! Advice for people: what a good player would do, and why. A reason is given only if it holds in this
//! position, and can be checked by looking at the table.

use crosstown_rules::{
    Action, Board, Card, Phase, PlaceSet, Rng, RouteId, RouteSet, TicketId, TicketSet, View,
};

use crate::atlas::Atlas;
use crate::outlook::Outlook;
use crate::planner::Planner;
use crate::{Bot, Turn};

/// What a good player would do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The position of the action in the turn's list.
    pub action: usize,
    /// The routes that it has in mind: free ones.
    pub routes: RouteSet,
    /// Why; the most important reason first. May be empty.
    pub reasons: Vec<Reason>,
}

/// Why something is a good idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The route connects the places of these tickets.
    Completes(TicketSet),
    /// The cheapest way that is left for these tickets costs fewer cards after it.
    Nearer(TicketSet),
    /// The route gives so many points.
    Points(u8),
    /// The routes of the hint, with the seat's own, connect the places of these tickets.
    Way(TicketSet),
    /// The hand lacks cards of this colour for this route of the hint.
    Color(RouteId),
    /// This route of the hint takes any colour, and the hand cannot pay for it.
    Grey(RouteId),
    /// The card stands for any colour.
    Wild,
    /// The hand has so many of the colour with this card.
    Collects(u8),
    /// No card that can be taken from the row helps to pay for a route of the hint.
    NothingInRow,
    /// There are wild cards whose place nobody knows: a card from the deck may be one.
    MayBeWild,
}

/// What a good player would do with this turn, and why: what `planner` would do, unless a card in the
/// row is plainly on its way. It uses only what the seat may see.
pub fn hint(turn: &Turn<'_>) -> Hint {
    let mut planner = Planner::new();
    planner.begin(turn.board(), Rng::new(0, 0));
    let mut action = planner.choose(turn);
    let advised = Advised::new(turn);
    if advised.is_vague(turn.actions()[action])
        && let Some(plain) = advised.plainest_card(turn.actions())
    {
        action = plain;
    }
    let reasons = advised.reasons(turn.actions()[action]);
    Hint { action, routes: advised.plan, reasons }
}

/// A position, and what the seat would build in it.
struct Advised<'a> {
    board: &'a Board,
    view: View,
    /// The routes that the seat would claim.
    plan: RouteSet,
}

impl<'a> Advised<'a> {
    fn new(turn: &Turn<'a>) -> Advised<'a> {
        let (board, view, seat) = (turn.board(), turn.view(), turn.seat());
        let atlas = Atlas::new(board);
        let seen = Outlook::new(&atlas, &view.public, seat, view.hand);
        let plan = seen.best_plan(view.tickets).routes & view.public.open[seat];
        Advised { board, view, plan }
    }

    fn own(&self) -> RouteSet {
        self.view.public.owned[usize::from(self.view.seat)]
    }

    /// The seat's tickets whose places are connected by these routes.
    fn connected(&self, routes: RouteSet) -> TicketSet {
        let connects = |ticket: &_| self.cost(*ticket, routes, RouteSet::EMPTY, None) == Some(0);
        self.view.tickets.iter().filter(connects).collect()
    }

    /// How many cards it costs at least to connect the places of a ticket with routes that are there
    /// already and others that can be claimed, after one of them was.
    fn cost(
        &self,
        ticket: TicketId,
        own: RouteSet,
        open: RouteSet,
        after: Option<RouteId>,
    ) -> Option<u16> {
        let seat = usize::from(self.view.seat);
        let mut left = self.view.public.pieces[seat];
        let mut open = open & !own;
        if let Some(claimed) = after {
            let route = &self.board[claimed];
            left[usize::from(route.piece)] -= route.spaces;
            open = open & !RouteSet::of(claimed);
            if let Some(twin) = self.board.twin(claimed) {
                open = open & !RouteSet::of(twin);
            }
        }
        let fits = |id: &RouteId| {
            let route = &self.board[*id];
            route.spaces <= left[usize::from(route.piece)]
        };
        let own = own | after.map_or(RouteSet::EMPTY, RouteSet::of);
        let edges: Vec<(PlaceSet, u16)> = own
            .iter()
            .map(|id| (self.board[id].ends, 0))
            .chain(open.iter().filter(fits).map(|id| {
                let route = &self.board[id];
                (route.ends, u16::from(route.cards))
            }))
            .collect();
        // Bellman and Ford: boards are small, and people ask for advice now and then.
        let ticket = &self.board[ticket];
        let mut costs = vec![u16::MAX; self.board.places.len()];
        costs[ticket.a.index()] = 0;
        loop {
            let mut changed = false;
            for (ends, cost) in &edges {
                let least = ends.iter().map(|end| costs[end.index()]).min().unwrap_or(u16::MAX);
                for end in ends.iter() {
                    let through = least.saturating_add(*cost);
                    if through < costs[end.index()] {
                        costs[end.index()] = through;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        Some(costs[ticket.b.index()]).filter(|&cost| cost < u16::MAX)
    }

    fn reasons(&self, action: Action) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match action {
            Action::Claim { route, .. } => {
                let (own, open) = (self.own(), self.view.public.open[usize::from(self.view.seat)]);
                let done = self.connected(own);
                let completes = self.connected(own | RouteSet::of(route)) & !done;
                let cheaper = |ticket: &_| {
                    let before = self.cost(*ticket, own, open, None);
                    let after = self.cost(*ticket, own, open, Some(route));
                    matches!((before, after), (Some(before), Some(after)) if after < before)
                };
                let rest = self.view.tickets & !done & !completes;
                let nearer: TicketSet = rest.iter().filter(cheaper).collect();
                if !completes.is_empty() {
                    reasons.push(Reason::Completes(completes));
                }
                if !nearer.is_empty() {
                    reasons.push(Reason::Nearer(nearer));
                }
                reasons.push(Reason::Points(self.board[route].points));
            }
            Action::DrawRow(slot) => {
                if let Some(card) = self.view.public.row.get(usize::from(slot)) {
                    reasons.push(self.why_card(card));
                }
                reasons.extend(self.way());
            }
            Action::DrawDeck => {
                let takeable = self.view.public.row.iter().flatten();
                let takeable = takeable.filter(|card| *card != Card::WILD || self.may_take_wild());
                if !self.plan.is_empty() && !{ takeable }.any(|card| self.helps(card)) {
                    reasons.push(Reason::NothingInRow);
                } else if self.hidden_wilds() {
                    reasons.push(Reason::MayBeWild);
                }
                reasons.extend(self.way());
            }
            Action::Place(_) => reasons.extend(self.way()),
            Action::DrawTickets | Action::Keep(_) | Action::Pass => {}
        }
        reasons
    }

    /// The tickets that the plan is for.
    fn way(&self) -> Option<Reason> {
        let own = self.own();
        let planned = self.connected(own | self.plan) & !self.connected(own);
        (!planned.is_empty()).then_some(Reason::Way(planned))
    }

    fn may_take_wild(&self) -> bool {
        self.view.public.phase != Phase::SecondCard
    }

    /// How many cards of its colour the hand lacks for a route, wild ones aside.
    fn lacks(&self, id: RouteId, color: Card) -> u8 {
        let route = &self.board[id];
        (route.cards - route.ferries).saturating_sub(self.view.hand[color])
    }

    /// The planned route of this colour that lacks fewest cards, and how many.
    fn colored(&self, color: Card) -> Option<(u8, RouteId)> {
        let same = self.plan.iter().filter(|id| self.board[*id].color == color);
        same.map(|id| (self.lacks(id, color), id)).filter(|(lacks, _)| *lacks > 0).min()
    }

    /// A planned route of any colour that no colour of the hand pays for, wild ones aside.
    fn grey(&self) -> Option<RouteId> {
        let unpaid = |id: &RouteId| {
            let mut colors = Card::all().filter(|card| !card.is_wild());
            self.board[*id].color.is_wild() && colors.all(|color| self.lacks(*id, color) > 0)
        };
        self.plan.iter().find(unpaid)
    }

    fn helps(&self, card: Card) -> bool {
        card == Card::WILD || self.colored(card).is_some() || self.grey().is_some()
    }

    fn why_card(&self, card: Card) -> Reason {
        if card == Card::WILD {
            return Reason::Wild;
        }
        match (self.colored(card), self.grey()) {
            (Some((_, route)), _) => Reason::Color(route),
            (None, Some(route)) => Reason::Grey(route),
            (None, None) => Reason::Collects(self.view.hand[card] + 1),
        }
    }

    /// Whether this draws a card of which nobody could say what it is for.
    fn is_vague(&self, action: Action) -> bool {
        match action {
            Action::DrawDeck => true,
            Action::DrawRow(slot) => {
                let card = self.view.public.row.get(usize::from(slot));
                card.is_some_and(|card| card != Card::WILD && self.colored(card).is_none())
            }
            _ => false,
        }
    }

    /// Taking the card from the row whose colour a planned route lacks, the nearest to be paid first.
    fn plainest_card(&self, actions: &[Action]) -> Option<usize> {
        let lacking = |(position, action): (usize, &Action)| {
            let Action::DrawRow(slot) = *action else { return None };
            let card = self.view.public.row.get(usize::from(slot)).filter(|&c| c != Card::WILD)?;
            Some((self.colored(card)?.0, position))
        };
        actions.iter().enumerate().filter_map(lacking).min().map(|(_, position)| position)
    }

    /// Whether there are wild cards of which nobody knows where they are.
    fn hidden_wilds(&self) -> bool {
        let (public, wild) = (&self.view.public, self.board.card_name(Card::WILD));
        let known = u16::from(public.row.wilds())
            + u16::from(public.discards[Card::WILD])
            + u16::from(self.view.hand[Card::WILD]);
        let seat = usize::from(self.view.seat);
        let others = public.seats().filter(|other| *other != seat);
        let shown: u16 = others.map(|other| u16::from(public.shown(other)[Card::WILD])).sum();
        let all = self.board.deck.get(wild).copied().unwrap_or_default();
        public.deck > 0 && u16::from(all) > known + shown
    }
}
