//! Every reason that a hint gives holds. The reasons are checked by the names of the view and the board
//! alone, as a person would who looks at the table.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use crosstown_rules::schema::{Move, View};
use crosstown_rules::{Board, Game, Rng};
use crosstown_table::protocol::{Hint, Reason};

/// So many hints of each city.
const HINTS: usize = 1_000;

/// A position as a seat sees it.
struct Position<'a> {
    board: &'a Board,
    seat: usize,
    view: View,
    hint: Hint,
}

impl Position<'_> {
    fn own(&self) -> BTreeSet<&str> {
        self.view.seats[self.seat].routes.iter().map(String::as_str).collect()
    }

    /// The routes that the seat could claim if it had the cards.
    fn open(&self) -> BTreeSet<&str> {
        let taken: BTreeSet<&str> =
            self.view.seats.iter().flat_map(|seat| &seat.routes).map(String::as_str).collect();
        let own = self.own();
        let pieces = &self.view.seats[self.seat].pieces;
        let open = self.board.routes.iter().filter(|route| {
            let left = pieces.get(&route.piece);
            !taken.contains(route.id.as_str())
                && !self.view.closed.contains(&route.id)
                && !route.twin.as_deref().is_some_and(|twin| own.contains(twin))
                && route.spaces <= left
        });
        open.map(|route| route.id.as_str()).collect()
    }

    /// Fewest cards from one end of a ticket to the other; none if there is no way.
    fn cheapest(&self, ticket: &str, own: &BTreeSet<&str>, open: &BTreeSet<&str>) -> Option<u32> {
        let ticket = self.board.tickets.iter().find(|one| one.id == ticket).expect("a ticket");
        let mut costs = BTreeMap::from([(ticket.a.as_str(), 0)]);
        // As often as there are places: then every way has been gone.
        for _ in &self.board.places {
            for route in &self.board.routes {
                let cost = match route.id.as_str() {
                    id if own.contains(id) => 0,
                    id if open.contains(id) => u32::from(route.cards),
                    _ => continue,
                };
                for (from, to) in [(&route.a, &route.b), (&route.b, &route.a)] {
                    let Some(&before) = costs.get(from.as_str()) else { continue };
                    let known = costs.get(to.as_str()).copied().unwrap_or(u32::MAX);
                    if before + cost < known {
                        costs.insert(to.as_str(), before + cost);
                    }
                }
            }
        }
        costs.get(ticket.b.as_str()).copied()
    }

    fn hand(&self, color: &str) -> u8 {
        let hand = self.view.hand.as_ref().expect("the seat's own");
        hand.get(color)
    }

    /// Whether a card of this colour is missing for a route of the hint.
    fn is_missing(&self, color: &str, route: &str) -> bool {
        let found = self.board.routes.iter().find(|one| one.id == route).expect("a route");
        let colored = found.cards - found.ferries;
        match found.color.as_str() {
            "grey" => self.board.colors.iter().all(|color| self.hand(color) < colored),
            own => own == color && self.hand(color) < colored,
        }
    }

    /// Whether a reason holds.
    fn holds(&self, reason: &Reason) -> bool {
        let (own, open) = (self.own(), self.open());
        let open_tickets: BTreeSet<&String> = {
            let done = self.view.completed.as_ref().expect("the seat's own");
            let all = self.view.tickets.as_ref().expect("the seat's own");
            all.iter().filter(|ticket| !done.contains(ticket)).collect()
        };
        let planned =
            |route: &String| self.hint.routes.contains(route) && open.contains(route.as_str());
        let after = || {
            let Move::Claim { route, .. } = &self.hint.action.what else { panic!("no claim") };
            let mut after = own.clone();
            after.insert(route);
            (after, route.as_str())
        };
        match reason {
            Reason::Completes { tickets } => {
                let (after, _) = after();
                !tickets.is_empty()
                    && tickets.iter().all(|ticket| {
                        open_tickets.contains(ticket)
                            && self.cheapest(ticket, &after, &BTreeSet::new()) == Some(0)
                    })
            }
            Reason::Nearer { tickets } => {
                let (after, route) = after();
                let claimed = self.board.routes.iter().find(|one| one.id == route).unwrap();
                let left = self.view.seats[self.seat].pieces.0.iter();
                let left: BTreeMap<&str, u8> = left
                    .map(|(kind, n)| {
                        let used = if *kind == claimed.piece { claimed.spaces } else { 0 };
                        (kind.as_str(), n - used)
                    })
                    .collect();
                let still: BTreeSet<&str> = (self.board.routes.iter())
                    .filter(|one| open.contains(one.id.as_str()))
                    .filter(|one| one.id != route && one.twin.as_deref() != Some(route))
                    .filter(|one| one.spaces <= left[one.piece.as_str()])
                    .map(|one| one.id.as_str())
                    .collect();
                !tickets.is_empty()
                    && tickets.iter().all(|ticket| {
                        let before = self.cheapest(ticket, &own, &open);
                        let now = self.cheapest(ticket, &after, &still);
                        open_tickets.contains(ticket)
                            && matches!((before, now), (Some(a), Some(b)) if 0 < b && b < a)
                    })
            }
            Reason::Points { points } => {
                let (_, route) = after();
                self.board.routes.iter().any(|one| one.id == route && one.points == *points)
            }
            Reason::Way { tickets } => {
                let routes = self.hint.routes.iter().map(String::as_str);
                let with: BTreeSet<&str> = own.iter().copied().chain(routes).collect();
                !tickets.is_empty()
                    && self.hint.routes.iter().all(planned)
                    && tickets.iter().all(|ticket| {
                        open_tickets.contains(ticket)
                            && self.cheapest(ticket, &with, &BTreeSet::new()) == Some(0)
                    })
            }
            Reason::Color { route } | Reason::Grey { route } => {
                let Move::Draw { card: Some(card), .. } = &self.hint.action.what else {
                    return false;
                };
                let found = self.board.routes.iter().find(|one| one.id == *route).unwrap();
                let grey = matches!(reason, Reason::Grey { .. });
                planned(route) && (found.color == "grey") == grey && self.is_missing(card, route)
            }
            Reason::Wild => {
                matches!(&self.hint.action.what, Move::Draw { card: Some(card), .. } if card == "wild")
            }
            Reason::Collects { count } => {
                let Move::Draw { card: Some(card), .. } = &self.hint.action.what else {
                    return false;
                };
                self.hand(card) + 1 == *count
            }
            Reason::NothingInRow => {
                let actions = self.view.actions.as_ref().expect("it is to act");
                actions.iter().all(|action| match &action.what {
                    Move::Draw { card: Some(card), .. } => {
                        card != "wild"
                            && !self.hint.routes.iter().any(|route| self.is_missing(card, route))
                    }
                    _ => true,
                })
            }
            Reason::MayBeWild => {
                let seen = |cards: &[(String, u8)]| {
                    cards.iter().filter(|(name, _)| name == "wild").map(|(_, n)| *n).sum::<u8>()
                };
                let row = self.view.row.iter().flatten().filter(|card| *card == "wild").count();
                let others = self.view.seats.iter().enumerate().filter(|(i, _)| *i != self.seat);
                let known = row as u8
                    + seen(&self.view.discards.0)
                    + self.hand("wild")
                    + others.map(|(_, seat)| seen(&seat.shown.0)).sum::<u8>();
                self.view.deck > 0 && self.board.deck["wild"] > known
            }
        }
    }
}

#[test]
fn every_reason_of_a_hint_holds() {
    let mut said = BTreeMap::new();
    for city in ["new-york", "london", "san-francisco", "berlin"] {
        let mut hints = 0;
        for seed in 0.. {
            if hints >= HINTS {
                break;
            }
            let players = 2 + seed as usize % 3;
            let mut table = common::table(city, players, seed as u8);
            let mut rng = Rng::new(seed, 1);
            while let Some(&seat) = table.waiting_for().first() {
                let game: &Game = table.game().expect("it has begun");
                let board = table.board().clone();
                let hint = crosstown_table::hint(&board, game, usize::from(seat));
                let view = table.view(Some(seat)).expect("it has begun");
                assert!(view.actions.as_ref().unwrap().contains(&hint.action), "{:?}", hint.action);
                let position = Position { board: &board, seat: usize::from(seat), view, hint };
                for reason in &position.hint.reasons {
                    let what = serde_json::to_value(reason).unwrap()["why"].to_string();
                    assert!(
                        position.holds(reason),
                        "{city}, game {seed}: {reason:?} for {:?}",
                        position.hint.action
                    );
                    *said.entry(what).or_insert(0) += 1;
                }
                // Whoever is told to draw from the deck could not have been told of a card in the row.
                let on_its_way = |card: &String| {
                    let mut routes = position.hint.routes.iter();
                    routes.any(|route| {
                        let found = board.routes.iter().find(|one| one.id == *route).unwrap();
                        found.color == *card && position.is_missing(card, route)
                    })
                };
                if let Move::Draw { card: None, .. } = &position.hint.action.what {
                    let row: Vec<_> = position.view.row.iter().flatten().collect();
                    assert!(!row.iter().any(|card| on_its_way(card)), "{city}, game {seed}");
                }
                hints += 1;
                let judged = common::step(&table, &mut rng).expect("somebody is to act");
                assert!(table.commit(judged));
            }
        }
    }
    // All kinds of reasons were given, so all were checked.
    let kinds = ["completes", "nearer", "points", "way", "color", "grey", "wild", "collects"];
    for kind in kinds.into_iter().chain(["nothing-in-row", "may-be-wild"]) {
        assert!(said.contains_key(&format!("\"{kind}\"")), "nobody was told {kind}: {said:?}");
    }
}
