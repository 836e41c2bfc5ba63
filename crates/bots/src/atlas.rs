//! What bots look up of a board at every decision, laid out for speed: the graph, and the facts of
//! routes and tickets without names and drawings. Built once per game, or once per board.

use crosstown_rules::{
    Board, Card, Cards, PlaceSet, RouteId, RouteInfo, RouteSet, TicketId, TicketInfo, TicketSet,
};

use crate::graph::Graph;

/// A board, laid out for bots.
#[derive(Clone, Debug)]
pub(crate) struct Atlas {
    pub(crate) graph: Graph,
    pub(crate) routes: Vec<RouteInfo>,
    /// The lanes of double routes.
    pub(crate) double: RouteSet,
    pub(crate) tickets: Vec<TicketInfo>,
    pub(crate) all_tickets: TicketSet,
    /// Places that score for being touched (R8.1).
    pub(crate) attractions: PlaceSet,
    /// Places to connect and what that scores (R8.2).
    pub(crate) districts: Vec<(PlaceSet, u8)>,
    /// All Transportation cards.
    pub(crate) deck: Cards,
    pub(crate) colors: usize,
    pub(crate) last_round_at: u16,
}

impl Atlas {
    pub(crate) fn new(board: &Board) -> Atlas {
        let double = |route: &RouteId| board.twin(*route).is_some();
        Atlas {
            graph: Graph::new(board),
            routes: board.route_infos().to_vec(),
            double: board.route_ids().filter(double).collect(),
            tickets: board.ticket_infos().to_vec(),
            all_tickets: board.ticket_ids().collect(),
            attractions: board.attractions(),
            districts: board.district_places().to_vec(),
            deck: *board.cards(),
            colors: board.colors.len(),
            last_round_at: u16::from(board.last_round_at),
        }
    }

    /// The colours of the cards.
    #[inline]
    pub(crate) fn colors(&self) -> impl Iterator<Item = Card> + use<> {
        Card::all().take(self.colors)
    }

    /// The colour that a hand has most of, and how many.
    #[inline]
    pub(crate) fn most(&self, hand: &Cards) -> (Card, u8) {
        let mut best = (Card::WILD, 0);
        for color in self.colors() {
            if hand[color] > best.1 {
                best = (color, hand[color]);
            }
        }
        best
    }

    #[inline]
    pub(crate) fn route(&self, id: RouteId) -> &RouteInfo {
        &self.routes[id.index()]
    }

    #[inline]
    pub(crate) fn ticket(&self, id: TicketId) -> &TicketInfo {
        &self.tickets[id.index()]
    }
}
