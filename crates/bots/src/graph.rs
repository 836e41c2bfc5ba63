//! A board as a graph: cheapest ways between places, for bots that plan. The bot says what a
//! route costs.

use crosstown_rules::{Board, MAX_PLACES, MAX_ROUTES, PlaceId, PlaceSet, RouteId, RouteSet};

/// What each route costs, in whatever unit; ways that cost 255 or more do not exist.
pub(crate) type Costs = [u8; MAX_ROUTES];

/// Where the routes lead.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    /// The routes of every place and the places at their other ends, place after place.
    ways: Vec<(RouteId, PlaceId)>,
    /// Where in `ways` each place's begin; one more at the end.
    starts: Vec<usize>,
}

/// A way from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) cost: u8,
    pub(crate) routes: RouteSet,
}

impl Graph {
    pub(crate) fn new(board: &Board) -> Graph {
        let (mut ways, mut starts) = (Vec::new(), vec![0]);
        for place in (0..board.places.len() as u8).map(PlaceId) {
            for (id, route) in board.route_ids().zip(board.route_infos()) {
                if route.a == place {
                    ways.push((id, route.b));
                } else if route.b == place {
                    ways.push((id, route.a));
                }
            }
            starts.push(ways.len());
        }
        Graph { ways, starts }
    }

    /// The routes of a place, with where they lead.
    #[inline]
    pub(crate) fn ways(&self, place: PlaceId) -> &[(RouteId, PlaceId)] {
        &self.ways[self.starts[place.index()]..self.starts[place.index() + 1]]
    }

    /// The cheapest way over `usable` routes from any of some places to any of some others. A route
    /// that costs nothing may be part of it: such are a player's own.
    pub(crate) fn path(
        &self,
        from: PlaceSet,
        to: PlaceSet,
        usable: RouteSet,
        costs: &Costs,
    ) -> Option<Path> {
        // Costs are small numbers, so one bucket for each serves as the queue (Dial's algorithm), and
        // a bucket is a set of places.
        let mut buckets = [PlaceSet::EMPTY; 256];
        let mut cost_to = [u8::MAX; MAX_PLACES];
        let mut via = [(RouteId(0), PlaceId(0)); MAX_PLACES];
        let mut settled = PlaceSet::EMPTY;
        buckets[0] = from;
        for place in from.iter() {
            cost_to[place.index()] = 0;
        }
        for cost in 0..u8::MAX {
            // A route that costs nothing fills the bucket that is being emptied.
            while let Some(place) = (buckets[usize::from(cost)] & !settled).iter().next() {
                settled.insert(place);
                if to.contains(place) {
                    return Some(Path { cost, routes: trace(from, place, &via) });
                }
                for &(route, other) in self.ways(place) {
                    let there = cost.saturating_add(costs[route.index()]);
                    if there < cost_to[other.index()] && usable.contains(route) {
                        cost_to[other.index()] = there;
                        via[other.index()] = (route, place);
                        buckets[usize::from(there)].insert(other);
                    }
                }
            }
        }
        None
    }
}

fn trace(from: PlaceSet, to: PlaceId, via: &[(RouteId, PlaceId); MAX_PLACES]) -> RouteSet {
    let mut routes = RouteSet::EMPTY;
    let mut at = to;
    while !from.contains(at) {
        let (route, before) = via[at.index()];
        routes.insert(route);
        at = before;
    }
    routes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(board: &Board) -> RouteSet {
        board.route_ids().collect()
    }

    fn spaces(board: &Board) -> Costs {
        std::array::from_fn(|i| board.routes.get(i).map_or(0, |route| route.spaces))
    }

    fn between(board: &Board, a: &str, b: &str, usable: RouteSet, costs: &Costs) -> Option<Path> {
        let place = |id| PlaceSet::of(board.place(id).unwrap());
        Graph::new(board).path(place(a), place(b), usable, costs)
    }

    #[test]
    fn finds_the_cheapest_way() {
        let board = Board::city("new-york").unwrap();
        let (all, spaces) = (all(&board), spaces(&board));
        let path = between(&board, "central-park", "wall-street", all, &spaces).unwrap();
        assert_eq!(path.cost, 9);
        let route = |id| board.route(id).unwrap();
        // Without Times Square's routes to the Empire State Building it is farther.
        let mut fewer = all;
        fewer.remove(route("times-square--empire-state-building#1"));
        fewer.remove(route("times-square--empire-state-building#2"));
        let longer = between(&board, "central-park", "wall-street", fewer, &spaces).unwrap();
        assert!(longer.cost > 9 && (longer.routes & !fewer).is_empty());
    }

    #[test]
    fn own_routes_are_free_and_unusable_ones_are_not_used() {
        let board = Board::city("london").unwrap();
        let id = board.route_ids().next().unwrap();
        let route = &board[id];
        let mut costs = spaces(&board);
        costs[id.index()] = 0;
        let graph = Graph::new(&board);
        let (a, b) = (PlaceSet::of(route.a), PlaceSet::of(route.b));
        let path = graph.path(a, b, all(&board), &costs);
        assert_eq!(path, Some(Path { cost: 0, routes: RouteSet::of(id) }));
        assert_eq!(graph.path(a, b, RouteSet::EMPTY, &costs), None);
        let nowhere = Path { cost: 0, routes: RouteSet::EMPTY };
        assert_eq!(graph.path(a, a | b, RouteSet::EMPTY, &costs), Some(nowhere));
    }

    /// The same costs as those of the simplest algorithm (Bellman–Ford).
    #[test]
    fn agrees_with_bellman_ford() {
        use crosstown_rules::{Random as _, Rng};
        let mut rng = Rng::new(1, 0);
        for (id, _) in crosstown_rules::CITIES {
            let board = Board::city(id).unwrap();
            let graph = Graph::new(&board);
            for _ in 0..20 {
                let costs: Costs = std::array::from_fn(|_| rng.below(12) as u8);
                let usable: RouteSet = board.route_ids().filter(|_| rng.below(3) > 0).collect();
                let from = rng.below(board.places.len());
                let mut best = vec![255; board.places.len()];
                best[from] = 0;
                for _ in 0..board.places.len() {
                    for id in usable.iter() {
                        let route = &board[id];
                        for (a, b) in [(route.a, route.b), (route.b, route.a)] {
                            let cost = best[a.index()] + i32::from(costs[id.index()]);
                            best[b.index()] = cost.min(best[b.index()]);
                        }
                    }
                }
                for (to, &best) in best.iter().enumerate() {
                    let ends = [from, to].map(|place| PlaceSet::of(PlaceId(place as u8)));
                    let path = graph.path(ends[0], ends[1], usable, &costs);
                    assert_eq!(path.map_or(255, |path| i32::from(path.cost)), best.min(255));
                    let sum = |path: Path| path.routes.iter().map(|r| costs[r.index()]).sum::<u8>();
                    assert!(path.is_none_or(|path| sum(path) == path.cost));
                }
            }
        }
    }
}
