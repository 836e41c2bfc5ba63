//! Final scoring (R5.2, R5.3).

use serde::{Deserialize, Serialize};

use crate::board::{Board, BonusKind, MAX_PLACES};
use crate::game::Game;
use crate::public::Public;
use crate::sets::{PlaceId, PlaceSet, RouteSet, TicketId, TicketSet};

/// One player's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Points of the routes.
    pub routes: i32,
    /// Points of completed tickets less those of the others.
    pub tickets: i32,
    /// The sum of the bonuses.
    pub bonus: i32,
    /// The sum of all three.
    pub total: i32,
    /// The number of completed tickets.
    pub completed: u8,
}

/// A bonus that a player scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// What for.
    pub kind: BonusKind,
    /// How many points.
    pub points: i32,
}

impl Game {
    /// Every seat's points as the game stands, in seat order.
    pub fn scores(&self, board: &Board) -> Vec<Score> {
        self.public.seats().map(|seat| self.score(board, seat)).collect()
    }

    /// One seat's points as the game stands.
    pub fn score(&self, board: &Board, seat: usize) -> Score {
        score(board, &self.public, seat, self.secret.kept[seat])
    }
}

/// The points of a seat that has kept these tickets.
pub(crate) fn score(board: &Board, public: &Public, seat: usize, kept: TicketSet) -> Score {
    let mut network = Network::new(board, public.owned[seat]);
    let mut score = Score { routes: i32::from(public.points[seat]), ..Score::default() };
    for ticket in kept.iter() {
        let ticket = &board[ticket];
        if network.connects(ticket.a, ticket.b) {
            score.tickets += i32::from(ticket.points);
            score.completed += 1;
        } else {
            score.tickets -= i32::from(ticket.points);
        }
    }
    for &kind in &board.bonuses {
        score.bonus += bonus(board, public, seat, &mut network, kind);
    }
    score.total = score.routes + score.tickets + score.bonus;
    score
}

/// What a seat scores for each bonus that the board has.
pub(crate) fn bonuses(board: &Board, public: &Public, seat: usize) -> Vec<Bonus> {
    let mut network = Network::new(board, public.owned[seat]);
    let mut points = |kind| bonus(board, public, seat, &mut network, kind);
    board.bonuses.iter().map(|&kind| Bonus { kind, points: points(kind) }).collect()
}

fn bonus(
    board: &Board,
    public: &Public,
    seat: usize,
    network: &mut Network,
    kind: BonusKind,
) -> i32 {
    let tables = &board.tables;
    match kind {
        // R8.1
        BonusKind::Attractions => (network.touched & tables.attractions).len() as i32,
        // R8.2
        BonusKind::Districts => {
            let connected =
                tables.districts.iter().filter(|(places, _)| network.connects_all(*places));
            connected.map(|&(_, value)| i32::from(value)).sum()
        }
        // R6.4
        BonusKind::Tourists => board.tourists.as_ref().map_or(0, |tourists| {
            i32::from(tourists.points[public.symbols[seat].count_ones() as usize])
        }),
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
        let ticket = &board[*ticket];
        network.connects(ticket.a, ticket.b)
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
            let route = &board[route];
            network.touched |= route.ends;
            let (a, b) = (network.root(route.a), network.root(route.b));
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
