//! Final scoring (R5.2, R5.3).

use crate::board::{Board, MAX_PLACES};
use crate::game::Game;
use crate::sets::{PlaceId, PlaceSet, RouteSet, TicketId, TicketSet};

/// One player's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Points of the routes.
    pub routes: i32,
    /// Points of completed tickets less those of the others.
    pub tickets: i32,
    /// The city's own: attractions, districts, tourists.
    pub bonus: i32,
    /// The sum.
    pub total: i32,
    /// The number of completed tickets.
    pub completed: u8,
}

impl Game {
    /// Every seat's points as the game stands, in seat order.
    pub fn scores(&self, board: &Board) -> Vec<Score> {
        self.public.seats().map(|seat| self.score(board, seat)).collect()
    }

    /// One seat's points as the game stands.
    pub fn score(&self, board: &Board, seat: usize) -> Score {
        let tables = &board.tables;
        let mut network = Network::new(board, self.public.owned[seat]);
        let mut score = Score { routes: i32::from(self.public.points[seat]), ..Score::default() };
        for ticket in self.secret.kept[seat].iter() {
            let row = &tables.tickets[ticket.index()];
            if network.connects(row.a, row.b) {
                score.tickets += i32::from(row.points);
                score.completed += 1;
            } else {
                score.tickets -= i32::from(row.points);
            }
        }
        score.bonus += (network.touched & tables.attractions).len() as i32; // R8.1
        for &(places, value) in &tables.districts {
            if network.connects_all(places) {
                score.bonus += i32::from(value); // R8.2
            }
        }
        if let Some(tourists) = &board.tourists {
            let distinct = self.public.symbols[seat].count_ones() as usize;
            score.bonus += i32::from(tourists.points[distinct]); // R6.4
        }
        score.total = score.routes + score.tickets + score.bonus;
        score
    }
}

/// The seats that win (R5.3): most points, then most completed tickets, else all of them.
pub fn winners(scores: &[Score]) -> Vec<usize> {
    let key = |score: &Score| (score.total, score.completed);
    let best = scores.iter().map(key).max();
    (0..scores.len()).filter(|&seat| Some(key(&scores[seat])) == best).collect()
}

/// The tickets of `tickets` that are completed by `routes` alone.
pub(crate) fn completed(board: &Board, routes: RouteSet, tickets: TicketSet) -> TicketSet {
    let mut network = Network::new(board, routes);
    let done = |ticket: &TicketId| {
        let row = &board.tables.tickets[ticket.index()];
        network.connects(row.a, row.b)
    };
    tickets.iter().filter(done).collect()
}

/// Which places a player's routes connect: a union-find forest over places.
struct Network {
    parent: [u8; MAX_PLACES],
    touched: PlaceSet,
}

impl Network {
    fn new(board: &Board, routes: RouteSet) -> Network {
        let mut network =
            Network { parent: std::array::from_fn(|i| i as u8), touched: PlaceSet::EMPTY };
        routes.for_each(|route| {
            let row = &board.tables.routes[route.index()];
            network.touched |= row.ends;
            let (a, b) = (network.root(row.a), network.root(row.b));
            network.parent[usize::from(a)] = b;
        });
        network
    }

    #[inline]
    fn root(&mut self, place: PlaceId) -> u8 {
        let mut at = place.0 % MAX_PLACES as u8;
        loop {
            let up = self.parent[usize::from(at)] % MAX_PLACES as u8;
            if up == at {
                return at;
            }
            // Halving the path keeps the next search short.
            self.parent[usize::from(at)] = self.parent[usize::from(up)];
            at = up;
        }
    }

    #[inline]
    fn connects(&mut self, a: PlaceId, b: PlaceId) -> bool {
        self.root(a) == self.root(b)
    }

    fn connects_all(&mut self, places: PlaceSet) -> bool {
        let mut rest = places.iter();
        let Some(first) = rest.next() else { return true };
        // Most players do not touch most districts.
        (places & !self.touched).is_empty() && rest.all(|place| self.connects(first, place))
    }
}
