//! Situations for tests: a view of a new game of two, changed to say what the test needs.

use crosstown_rules::{
    Action, ActionList, Board, Card, Cards, Game, Phase, Rng, RouteId, TicketId, TicketSet, View,
};

use super::seat::Seat;
use super::{Style, decide};
use crate::graph::Graph;

/// A row for tests that do not care.
const ROW: [&str; 5] = ["blue", "blue", "green", "green", "black"];

pub(crate) struct Scene {
    pub(crate) board: Board,
    pub(crate) view: View,
}

impl Scene {
    /// The first seat's turn: no card, no ticket, and face up these five cards.
    pub(crate) fn turn_with_row(city: &str, row: [&str; 5]) -> Scene {
        Scene::at(Phase::Turn, city, row)
    }

    /// A seat's choice of where to put tourists.
    pub(crate) fn tourists() -> Scene {
        Scene::at(Phase::PlaceTourists, "san-francisco", ROW)
    }

    fn at(phase: Phase, city: &str, row: [&str; 5]) -> Scene {
        let board = Board::city(city).unwrap();
        let tickets: Vec<TicketId> = board.ticket_ids().collect();
        let mut game = deal(&board, row, &tickets);
        let mut list = ActionList::new();
        let mut rng = Rng::new(1, 0);
        while game.public().phase != phase {
            let seat = game.turn();
            game.actions(&board, seat, &mut list);
            game.apply(&board, seat, list[0], &mut rng).unwrap();
        }
        let mut view = game.view(&board, game.turn());
        view.hand = Cards::NONE;
        view.tickets = TicketSet::EMPTY;
        Scene { board, view }
    }

    /// The same where the row does not matter.
    pub(crate) fn turn(city: &str) -> Scene {
        Scene::turn_with_row(city, ROW)
    }

    /// The first seat's choice between two tickets in setup.
    pub(crate) fn offer(city: &str, offered: [&str; 2]) -> Scene {
        let board = Board::city(city).unwrap();
        let mut tickets: Vec<TicketId> = offered.map(|id| board.ticket(id).unwrap()).to_vec();
        tickets.extend(
            board.ticket_ids().filter(|id| !offered.contains(&&*board.tickets[id.index()].id)),
        );
        let game = deal(&board, ROW, &tickets);
        let view = game.view(&board, 0);
        Scene { board, view }
    }

    pub(crate) fn hand(mut self, cards: &[(&str, u8)]) -> Scene {
        for &(name, count) in cards {
            self.view.hand[self.board.card(name).unwrap()] = count;
        }
        self
    }

    pub(crate) fn tickets(mut self, ids: &[&str]) -> Scene {
        self.view.tickets = ids.iter().map(|id| self.board.ticket(id).unwrap()).collect();
        self
    }

    /// Gives routes to a seat; with two players that closes their twins.
    pub(crate) fn owned_by(mut self, seat: usize, ids: &[&str]) -> Scene {
        for id in ids {
            let id: RouteId = self.board.route(id).unwrap();
            self.view.public.owned[seat].insert(id);
            for open in &mut self.view.public.open {
                open.remove(id);
                if let Some(twin) = self.board.twin(id) {
                    open.remove(twin);
                }
            }
        }
        self
    }

    pub(crate) fn pieces(mut self, seat: usize, left: u8) -> Scene {
        self.view.public.pieces[seat][0] = left;
        self
    }

    /// Leaves a seat with as many pieces of a kind, and routes that they reach.
    pub(crate) fn pieces_of(mut self, seat: usize, kind: u8, left: u8) -> Scene {
        let public = &mut self.view.public;
        public.pieces[seat][usize::from(kind)] = left;
        for (id, route) in self.board.route_ids().zip(self.board.route_infos()) {
            if route.piece == kind && route.spaces > left {
                public.open[seat].remove(id);
            }
        }
        self
    }

    /// The last round has begun.
    pub(crate) fn last_round(mut self) -> Scene {
        self.view.public.turns_left = Some(2);
        self
    }

    /// What a style does here.
    pub(crate) fn decide(&self, style: &impl Style) -> Action {
        self.choose(|seat| decide(style, seat, &Graph::new(&self.board)))
    }

    /// The action that is chosen.
    pub(crate) fn choose(&self, choose: impl Fn(&Seat<'_>) -> usize) -> Action {
        let mut list = ActionList::new();
        self.view.actions(&self.board, &mut list);
        let seat = Seat { board: &self.board, view: self.view, actions: &list };
        list[choose(&seat)]
    }

    /// The id of the route that an action claims.
    pub(crate) fn claimed(&self, action: Action) -> &str {
        let Action::Claim { route, .. } = action else { panic!("{action:?} claims nothing") };
        &self.board.routes[route.index()].id
    }

    pub(crate) fn card(&self, card: Card) -> &str {
        self.board.card_name(card)
    }

    /// The id of the place that an action chooses.
    pub(crate) fn placed(&self, action: Action) -> &str {
        let Action::Place(place) = action else { panic!("{action:?} chooses no place") };
        &self.board.places[place.index()].id
    }

    /// The name of the face-up card that an action takes.
    pub(crate) fn taken(&self, action: Action) -> &str {
        let Action::DrawRow(slot) = action else { panic!("{action:?} takes no face-up card") };
        self.board.card_name(self.view.public.row.get(usize::from(slot)).unwrap())
    }
}

/// A game whose row is as told: two cards for each of two players, then the row, then the rest.
fn deal(board: &Board, row: [&str; 5], tickets: &[TicketId]) -> Game {
    let row = row.map(|name| board.card(name).unwrap());
    let rest = board.cards().minus(&row.into_iter().collect()).unwrap();
    let rest: Vec<Card> = rest.each().collect();
    let (dealt, rest) = rest.split_at(4);
    let cards = [dealt, &row, rest].concat();
    Game::deal(board, 2, &cards, tickets, &mut Rng::new(1, 0)).unwrap()
}
