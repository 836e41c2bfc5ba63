//! What stands out in the games of one number of equal players. Nothing is said that the wide
//! intervals of `chance.rs` do not bear out; and what they do bear out has to matter as well, so that
//! many games do not turn trifles into findings.

#[cfg(test)]
mod tests;

use crosstown_arena::Results;
use crosstown_rules::{Board, Card};
use serde_json::{Value, json};

use super::chance::Caution;
use super::finding::{Finding, Kind};
use crate::numbers::{interval, percent, signed, signed_interval};
use crate::report::{route_name, ticket_name};

/// A route claimed in fewer games than this is hardly claimed.
const HARDLY_CLAIMED: f64 = 0.05;
/// A ticket completed less often than this by those who kept it is hardly ever completed.
const HARDLY_COMPLETED: f64 = 0.2;
/// Games that end stuck more often than this are a fault of the board.
const OFTEN_STUCK: f64 = 0.005;
/// A place whose routes are claimed fewer times a game, all together, is seldom touched.
const SELDOM_TOUCHED: f64 = 0.5;
/// An advantage smaller than this is a trifle, however sure.
const LEAST_ADVANTAGE: f64 = 0.01;
/// A colour is in demand, or is not, where it is asked for this many times as much as usual.
const UNUSUAL_DEMAND: f64 = 1.5;

/// How many things are looked at in the games of so many players.
pub(super) fn looks(board: &Board, players: usize) -> usize {
    // Routes and tickets twice each: how often, and how good.
    players
        + 1
        + 2 * board.routes.len()
        + 2 * board.tickets.len()
        + board.colors.len()
        + board.places.len()
}

/// All that stands out, by kind.
pub(super) fn findings(board: &Board, results: &Results, caution: Caution) -> Vec<Finding> {
    let played = Played { board, results, caution, deals: results.deals as f64 };
    let mut found = played.seats();
    found.extend(played.stuck());
    found.extend(played.unclaimed());
    found.extend(played.route_advantages());
    found.extend(played.uncompleted());
    found.extend(played.ticket_advantages());
    found.extend(played.colors());
    found.extend(played.places());
    found
}

/// How much a colour is asked for.
pub(super) struct Demand {
    pub(super) color: String,
    /// Cards of it in the deck.
    pub(super) cards: u8,
    /// Cards that claimed routes of it ask for in a game: the figure and its interval.
    pub(super) asked: [f64; 3],
    /// The same for each card in the deck, by what it is for the average colour.
    pub(super) times: [f64; 3],
}

impl Demand {
    pub(super) fn json(&self) -> Value {
        json!({
            "color": self.color,
            "cards": self.cards,
            "asked": self.asked[0],
            "times": self.times[0],
            "interval": self.times[1..],
        })
    }
}

/// All colours, in the order of the deck.
pub(super) fn demands(board: &Board, results: &Results, caution: Caution) -> Vec<Demand> {
    Played { board, results, caution, deals: results.deals as f64 }.demands()
}

struct Played<'a> {
    board: &'a Board,
    results: &'a Results,
    caution: Caution,
    /// The independent cases: games of a deal may be the same game again.
    deals: f64,
}

impl Played<'_> {
    fn seats(&self) -> Vec<Finding> {
        let fair = 1.0 / self.results.seats.len() as f64;
        let mut found = Vec::new();
        for (number, seat) in (1..).zip(&self.results.seats) {
            let ends = self.caution.widened(seat.win_rate, seat.ci95);
            if matters(ends.map(|end| end - fair)) {
                let (rate, between, fair) = (percent(seat.win_rate), interval(ends), percent(fair));
                let which = if number == 1 { ", which begins," } else { "" };
                let words =
                    format!("Seat {number}{which} wins {rate} ({between}) instead of {fair}");
                let id = number.to_string();
                let value = seat.win_rate;
                let interval = Some(ends);
                found.push(Finding { kind: Kind::SeatAdvantage, id, value, interval, words });
            }
        }
        found
    }

    fn stuck(&self) -> Option<Finding> {
        let value = self.results.stuck as f64 / self.results.games.max(1) as f64;
        let ends = self.caution.of_rate(value, self.deals);
        let words = format!(
            "{} of the games ({}) end because nobody can move",
            percent(value),
            interval(ends)
        );
        let (kind, id, interval) = (Kind::Stuck, String::new(), Some(ends));
        (ends[0] > OFTEN_STUCK).then_some(Finding { kind, id, value, interval, words })
    }

    /// Interval of how often a route is claimed.
    fn claims(&self, route: usize) -> [f64; 2] {
        self.caution.of_rate(self.results.routes[route].claim_rate, self.deals)
    }

    fn unclaimed(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        for (number, route) in self.board.routes.iter().enumerate() {
            // With two players only one lane is open, so lanes are taken together.
            let twin = route.twin.as_ref().and_then(|twin| self.board.route(twin));
            let twin = twin.map(|twin| twin.index());
            if twin.is_some_and(|twin| twin < number) {
                continue;
            }
            let rate = |number: usize| self.results.routes[number].claim_rate;
            let value = rate(number) + twin.map_or(0.0, rate);
            let ends = self.caution.of_rate(value.min(1.0), self.deals);
            if ends[1] < HARDLY_CLAIMED {
                let name = route_name(self.board, number);
                let name = name
                    .strip_suffix(", lane 1")
                    .map_or(name.clone(), |n| format!("{n}, both lanes"));
                let how = if value == 0.0 {
                    format!("never claimed (at most {})", percent(ends[1]))
                } else {
                    format!("claimed in only {} of the games ({})", percent(value), interval(ends))
                };
                let words = format!("{name}: {how}");
                let (kind, id) = (Kind::RouteUnclaimed, route.id.clone());
                found.push(Finding { kind, id, value, interval: Some(ends), words });
            }
        }
        least_first(found)
    }

    fn route_advantages(&self) -> Vec<Finding> {
        let routes = self.results.routes.iter().enumerate();
        let found = routes.filter_map(|(number, route)| {
            let whose = format!("{}: its owners", route_name(self.board, number));
            self.advantage(Kind::RouteAdvantage, &route.id, &whose, route.advantage?, route.ci95?)
        });
        largest_first(found.collect())
    }

    fn ticket_advantages(&self) -> Vec<Finding> {
        let tickets = self.results.tickets.iter().enumerate();
        let found = tickets.filter_map(|(number, ticket)| {
            let whose = format!("{}: its holders", ticket_name(self.board, number));
            let (advantage, ci95) = (ticket.advantage?, ticket.ci95?);
            self.advantage(Kind::TicketAdvantage, &ticket.id, &whose, advantage, ci95)
        });
        largest_first(found.collect())
    }

    fn advantage(
        &self,
        kind: Kind,
        id: &str,
        whose: &str,
        value: f64,
        ci95: [f64; 2],
    ) -> Option<Finding> {
        let fair = 1.0 / self.results.players.len() as f64;
        let ends = self.caution.widened(value + fair, ci95.map(|end| end + fair));
        let ends = ends.map(|end| end - fair);
        let more = if value > 0.0 { "more" } else { "less" };
        let words =
            format!("{whose} win {more} often, {} ({})", signed(value), signed_interval(ends));
        let (id, interval) = (id.to_owned(), Some(ends));
        matters(ends).then_some(Finding { kind, id, value, interval, words })
    }

    fn uncompleted(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        for (number, ticket) in self.results.tickets.iter().enumerate() {
            let Some(value) = ticket.completion_rate else { continue };
            // The games of a deal may be the same game again.
            let cases = ticket.kept as f64 * self.deals / self.results.games as f64;
            let ends = self.caution.of_rate(value, cases);
            if ends[1] < HARDLY_COMPLETED {
                let name = ticket_name(self.board, number);
                let (rate, between) = (percent(value), interval(ends));
                let words =
                    format!("{name}: completed by only {rate} ({between}) of those who keep it");
                let (kind, id) = (Kind::TicketUncompleted, ticket.id.clone());
                found.push(Finding { kind, id, value, interval: Some(ends), words });
            }
        }
        least_first(found)
    }

    fn demands(&self) -> Vec<Demand> {
        let colors = self.board.cards().iter().filter(|(card, _)| !card.is_wild());
        let mut demands: Vec<Demand> = colors
            .map(|(card, cards)| Demand {
                color: self.board.card_name(card).to_owned(),
                cards,
                asked: self.asked(card),
                times: [0.0; 3],
            })
            .collect();
        let a_card = |demand: &Demand| demand.asked.map(|asked| asked / f64::from(demand.cards));
        let usual = demands.iter().map(|demand| a_card(demand)[0]).sum::<f64>();
        let usual = (usual / demands.len() as f64).max(1e-9);
        for demand in &mut demands {
            demand.times = a_card(demand).map(|asked| asked / usual);
        }
        demands
    }

    /// Cards that claimed routes of a colour ask for in a game: the figure and its interval. The
    /// ends are added up as if all routes went together: too wide rather than too narrow.
    fn asked(&self, color: Card) -> [f64; 3] {
        let mut sum = [0.0; 3];
        for (number, route) in self.board.route_infos().iter().enumerate() {
            if route.color == color {
                let [least, most] = self.claims(number);
                let rate = self.results.routes[number].claim_rate;
                for (sum, rate) in sum.iter_mut().zip([rate, least, most]) {
                    *sum += f64::from(route.cards) * rate;
                }
            }
        }
        sum
    }

    fn colors(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        for Demand { color, times: [value, least, most], .. } in self.demands() {
            let how = if least > UNUSUAL_DEMAND {
                "in demand"
            } else if most < 1.0 / UNUSUAL_DEMAND {
                "hardly in demand"
            } else {
                continue;
            };
            let words = format!(
                "{color}: {how}; for each such card in the deck, claimed routes ask {value:.1} times as \
                 many as with the average colour ({least:.1} to {most:.1})"
            );
            let (kind, id, interval) = (Kind::ColorDemand, color, Some([least, most]));
            found.push(Finding { kind, id, value, interval, words });
        }
        found
    }

    fn places(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        for (number, place) in self.board.places.iter().enumerate() {
            let ends = |a: usize, b: usize| number == a || number == b;
            let ticketed = self.board.ticket_infos().iter().any(|t| ends(t.a.index(), t.b.index()));
            if ticketed {
                continue;
            }
            let (mut value, mut least, mut most) = (0.0, 0.0, 0.0);
            for (number, route) in self.board.route_infos().iter().enumerate() {
                if ends(route.a.index(), route.b.index()) {
                    let claims = self.claims(number);
                    value += self.results.routes[number].claim_rate;
                    least += claims[0];
                    most += claims[1];
                }
            }
            if most < SELDOM_TOUCHED {
                let words = format!(
                    "{}: on no ticket, and its routes are claimed only {value:.2} times a game \
                     ({least:.2} to {most:.2})",
                    place.name
                );
                let (kind, id) = (Kind::PlaceUnused, place.id.clone());
                found.push(Finding { kind, id, value, interval: Some([least, most]), words });
            }
        }
        least_first(found)
    }
}

/// Whether all of an advantage's interval is far enough from 0.
fn matters([least, most]: [f64; 2]) -> bool {
    least > LEAST_ADVANTAGE || most < -LEAST_ADVANTAGE
}

fn largest_first(mut found: Vec<Finding>) -> Vec<Finding> {
    found.sort_by(|a, b| b.value.abs().total_cmp(&a.value.abs()));
    found
}

fn least_first(mut found: Vec<Finding>) -> Vec<Finding> {
    found.sort_by(|a, b| a.value.total_cmp(&b.value));
    found
}
