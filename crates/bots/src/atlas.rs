//! What bots look up of a board at every decision, laid out for speed: the graph, and the facts of
//! routes and tickets without names and drawings. Built once per game, or once per board.

use crosstown_rules::{Board, Card, Cards, PlaceId, PlaceSet, RouteId, TicketId, TicketSet};

use crate::graph::Graph;

/// A board, laid out for bots.
#[derive(Clone, Debug)]
pub(crate) struct Atlas {
    pub(crate) graph: Graph,
    pub(crate) routes: Vec<RouteFacts>,
    pub(crate) tickets: Vec<TicketFacts>,
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

#[derive(Clone, Copy, Debug)]
pub(crate) struct RouteFacts {
    pub(crate) ends: PlaceSet,
    pub(crate) a: PlaceId,
    pub(crate) b: PlaceId,
    /// The colour it takes; the wild card if grey.
    pub(crate) color: Card,
    pub(crate) cards: u8,
    pub(crate) ferries: u8,
    pub(crate) spaces: u8,
    pub(crate) piece: u8,
    pub(crate) points: u8,
    pub(crate) twin: Option<RouteId>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TicketFacts {
    pub(crate) a: PlaceId,
    pub(crate) b: PlaceId,
    pub(crate) points: u8,
}

impl Atlas {
    pub(crate) fn new(board: &Board) -> Atlas {
        let routes = board.routes.iter().map(|route| RouteFacts {
            ends: PlaceSet::of(route.a) | PlaceSet::of(route.b),
            a: route.a,
            b: route.b,
            color: route.color.unwrap_or(Card::WILD),
            cards: route.cards,
            ferries: route.ferries,
            spaces: route.spaces,
            piece: route.piece,
            points: route.points,
            twin: route.twin,
        });
        let tickets = board.tickets.iter();
        let attractions = (0u8..).zip(&board.places).filter(|(_, place)| place.attraction);
        let districts = board.districts.iter();
        Atlas {
            graph: Graph::new(board),
            routes: routes.collect(),
            tickets: tickets
                .map(|ticket| TicketFacts { a: ticket.a, b: ticket.b, points: ticket.points })
                .collect(),
            all_tickets: board.ticket_ids().collect(),
            attractions: attractions.map(|(index, _)| PlaceId(index)).collect(),
            districts: districts.map(|d| (d.places.iter().copied().collect(), d.number)).collect(),
            deck: board.deck,
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
    pub(crate) fn route(&self, id: RouteId) -> &RouteFacts {
        &self.routes[id.index()]
    }

    #[inline]
    pub(crate) fn ticket(&self, id: TicketId) -> &TicketFacts {
        &self.tickets[id.index()]
    }
}
