//! What one seat may see. A view holds the public part of a game and this seat's own cards,
//! and nothing else: what is hidden from the seat is not in it, so it cannot leak from it.

use crate::action::{Action, ActionList, Kept};
use crate::board::{Board, MAX_PLAYERS, MAX_TICKETS};
use crate::cards::Cards;
use crate::check;
use crate::game::Game;
use crate::legal;
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::score;
use crate::sets::{RouteId, TicketId, TicketSet};

/// A game as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: u8,
    /// What everybody sees.
    pub public: Public,
    /// The seat's cards.
    pub hand: Cards,
    /// The tickets that the seat has kept.
    pub tickets: TicketSet,
    /// The seat's choice in setup, while others still choose.
    pub choice: Option<Kept>,
    /// Everybody's tickets, once the game is over.
    pub revealed: Option<[TicketSet; MAX_PLAYERS]>,
    /// What the seat has drawn blind since the last shuffle.
    pub(crate) blind: Cards,
    /// The line of tickets: those that the seat was offered, and those that it returned.
    pub(crate) line: [Option<TicketId>; 2 * MAX_TICKETS],
}

impl Game {
    /// What `seat` may see. There must be such a seat.
    pub fn view(&self, board: &Board, seat: usize) -> View {
        assert!(seat < usize::from(self.public.players), "no such seat");
        let (public, secret) = (&self.public, &self.secret);
        let mut line = [None; 2 * MAX_TICKETS];
        let (mut at, mut returned) = (0, board.tickets.len());
        for offer in public.offers() {
            let positions = at..at + usize::from(offer.offered);
            at = positions.end;
            let gives_back = offer.kept > 0 && offer.kept < offer.offered;
            if usize::from(offer.seat) == seat {
                for position in positions {
                    line[position] = Some(secret.line[position]);
                }
                if gives_back {
                    line[returned] = Some(secret.line[returned]);
                }
            }
            returned += usize::from(gives_back);
        }
        let choosing = public.phase == Phase::ChooseTickets && public.chosen >> seat & 1 == 1;
        View {
            seat: seat as u8,
            public: *public,
            hand: secret.hands[seat],
            tickets: secret.kept[seat],
            choice: choosing.then(|| secret.choices[seat]),
            revealed: self.is_over().then_some(secret.kept),
            blind: secret.blind[seat],
            line,
        }
    }
}

impl View {
    /// Lists everything that this seat may do now into `list`, which is emptied first.
    pub fn actions(&self, board: &Board, list: &mut ActionList) {
        list.clear();
        legal::list(board, &self.public, &self.hand, usize::from(self.seat), list);
    }

    /// The tickets among which this seat is to choose now, empty if none.
    pub fn offered(&self) -> impl Iterator<Item = TicketId> {
        self.line[self.public.offered(usize::from(self.seat))].iter().flatten().copied()
    }

    /// This seat's tickets whose places its routes connect.
    pub fn completed(&self, board: &Board) -> TicketSet {
        score::completed(board, self.public.owned[usize::from(self.seat)], self.tickets)
    }

    /// Whether this seat may do this now, and if not, why.
    pub fn check(&self, board: &Board, action: Action) -> Result<(), Refusal> {
        check::check(board, &self.public, &self.hand, usize::from(self.seat), action)
    }

    /// Whether this seat may claim the route now, with any of its cards, and if not, why.
    pub fn check_route(&self, board: &Board, route: RouteId) -> Result<(), Refusal> {
        check::check_route(board, &self.public, &self.hand, usize::from(self.seat), route)
    }
}
