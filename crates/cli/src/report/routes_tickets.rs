//! The chapters about the board: how often routes are claimed and what owning them is worth, on the
//! map and in tables; and the same for tickets.

use crosstown_arena::{Interval, Results, RouteResult, TicketResult};
use crosstown_rules::Board;

use super::chart;
use super::html::{Row, folded, section, table, words};
use super::scale::{UNKNOWN, both_ways, rising};
use crate::draw::{Paint, Rgb, painted};
use crate::numbers::{percent, signed, signed_interval};

/// So many from each end of a long table are shown unfolded.
const SHOWN: usize = 6;

/// A route by the names of its places; the lanes of a double route are told apart.
pub(crate) fn route_name(board: &Board, number: usize) -> String {
    let route = &board.routes[number];
    let lane = route.id.split_once('#').map_or(String::new(), |(_, lane)| format!(", lane {lane}"));
    between(board, &route.a, &route.b) + &lane
}

/// A ticket by the names of its places.
pub(crate) fn ticket_name(board: &Board, number: usize) -> String {
    let ticket = &board.tickets[number];
    between(board, &ticket.a, &ticket.b)
}

fn between(board: &Board, a: &str, b: &str) -> String {
    let name =
        |id: &str| board.places.iter().find(|place| place.id == id).map(|place| &*place.name);
    format!("{} – {}", name(a).unwrap_or(a), name(b).unwrap_or(b))
}

/// The map of how often routes are claimed.
pub(super) fn claims_map(board: &Board, results: &Results) -> String {
    let paint = |(number, route): (usize, &RouteResult)| Paint {
        color: if route.claimed == 0 { UNKNOWN } else { rising(route.claim_rate) },
        words: format!(
            "{}: claimed in {} of the games",
            route_name(board, number),
            percent(route.claim_rate)
        ),
    };
    let paint: Vec<Paint> = results.routes.iter().enumerate().map(paint).collect();
    let mut samples = vec![(UNKNOWN, "never".to_owned())];
    samples.extend([0.0, 0.25, 0.5, 0.75, 1.0].map(|part| {
        let words =
            if part == 0.0 { "hardly ever".to_owned() } else { format!("{:.0}%", 100.0 * part) };
        (rising(part), words)
    }));
    let help = "The darker a route, the more often somebody claimed it. A route that bots leave alone \
                can still be good for those who play otherwise.";
    let title = format!("Map of {}: how often each route is claimed", board.name);
    let map = format!("<div class='wide'>{}</div>\n", painted(board, &title, &paint));
    section("Where routes are claimed", help, &(map + &chart::legend(&samples)))
}

/// The map of what owning a route is worth.
pub(super) fn worth_map(board: &Board, results: &Results) -> String {
    // What cannot be told from chance must not stretch the scale.
    let reach = results
        .routes
        .iter()
        .filter(|route| clear(route.ci95))
        .filter_map(|route| route.advantage)
        .fold(0.05, |reach: f64, advantage| reach.max(advantage.abs()));
    let reach = (20.0 * reach).ceil() / 20.0;
    let color = |route: &RouteResult| match route.advantage {
        None => UNKNOWN,
        // Pale, so that what is likely chance does not catch the eye.
        Some(advantage) if !clear(route.ci95) => both_ways(0.16 * advantage.signum()),
        // Never as pale as what is unclear.
        Some(advantage) => {
            let part = advantage / reach;
            both_ways(part.signum() * (0.3 + 0.7 * part.abs().min(1.0)))
        }
    };
    let paint = |(number, route): (usize, &RouteResult)| Paint {
        color: color(route),
        words: match (route.advantage, route.ci95) {
            (Some(advantage), Some(ends)) => format!(
                "{}: owners' victories {}, 95% interval {}",
                route_name(board, number),
                signed(advantage),
                signed_interval(ends)
            ),
            _ => format!("{}: never claimed", route_name(board, number)),
        },
    };
    let paint: Vec<Paint> = results.routes.iter().enumerate().map(paint).collect();
    let full = |part: f64| -> (Rgb, String) {
        (both_ways(part.signum() * (0.3 + 0.7 * part.abs())), signed(part * reach))
    };
    let samples = [
        full(-1.0),
        full(-0.5),
        (both_ways(-0.16), "less, or chance".to_owned()),
        (both_ways(0.16), "more, or chance".to_owned()),
        full(0.5),
        full(1.0),
        (UNKNOWN, "never claimed".to_owned()),
    ];
    let help = "How much more (orange) or less (blue) often than an equal share the owner of a route \
                wins. Pale routes have a 95% interval that holds 0, so it may be chance; and of routes \
                that make no difference about one in twenty is in full colour all the same. Owning \
                and winning go together for many reasons: a route that good players like looks good.";
    let title = format!("Map of {}: what owning each route adds to winning", board.name);
    let map = format!("<div class='wide'>{}</div>\n", painted(board, &title, &paint));
    section("What owning a route is worth", help, &(map + &chart::legend(&samples)))
}

/// Whether an interval does not hold 0.
fn clear(interval: Option<Interval>) -> bool {
    interval.is_some_and(|[least, most]| least > 0.0 || most < 0.0)
}

/// All routes, with what they are worth.
pub(super) fn routes(board: &Board, results: &Results) -> String {
    let reach = reach(results.routes.iter().map(|route| route.ci95));
    let row = |(number, result): (usize, &RouteResult)| {
        let route = &board.routes[number];
        let mut cells = vec![
            words(&route_name(board, number)),
            words(&route.color),
            route.cards.to_string(),
            route.points.to_string(),
            percent(result.claim_rate),
        ];
        cells.extend(worth(result.advantage, result.ci95, reach));
        (result.ci95, Row { id: result.id.clone(), cells })
    };
    let rows = results.routes.iter().enumerate().map(row).collect();
    let columns = [
        "<route",
        "<colour",
        "cards",
        "points",
        "claimed",
        "advantage",
        "95% interval",
        "<below and above 0",
    ];
    let help = "Claimed: in what part of the games. Advantage: how often its owners won less an equal \
                share. Best first, by the cautious end of the interval. With so many routes some \
                intervals miss the truth.";
    section("Routes", help, &long("route", "Routes", &columns, rows))
}

/// All tickets, with what they are worth.
pub(super) fn tickets(board: &Board, results: &Results) -> String {
    let reach = reach(results.tickets.iter().map(|ticket| ticket.ci95));
    let row = |(number, result): (usize, &TicketResult)| {
        let kept = result.kept as f64 / results.games.max(1) as f64;
        let mut cells = vec![
            words(&ticket_name(board, number)),
            board.tickets[number].points.to_string(),
            percent(kept),
            result.completion_rate.map_or("–".to_owned(), percent),
        ];
        cells.extend(worth(result.advantage, result.ci95, reach));
        (result.ci95, Row { id: result.id.clone(), cells })
    };
    let rows = results.tickets.iter().enumerate().map(row).collect();
    let columns = [
        "<ticket",
        "points",
        "kept",
        "completed",
        "advantage",
        "95% interval",
        "<below and above 0",
    ];
    let help = "Kept: in what part of the games somebody kept it. Completed: how often whoever kept it \
                did. Advantage: how often its holders won less an equal share, completed or not. Best \
                first, by the cautious end of the interval.";
    section("Tickets", help, &long("ticket", "Tickets", &columns, rows))
}

/// How far to both sides the whiskers of a column go: not as far as those that say nothing.
fn reach(intervals: impl Iterator<Item = Option<Interval>>) -> f64 {
    let ends = intervals.flatten().filter(|[least, most]| most - least < 0.4);
    ends.fold(0.1, |reach: f64, [least, most]| reach.max(-least).max(most))
}

/// The cells about an advantage.
fn worth(advantage: Option<f64>, interval: Option<Interval>, reach: f64) -> [String; 3] {
    match (advantage, interval) {
        (Some(advantage), Some(ends)) => {
            let (value, between) = (signed(advantage), signed_interval(ends));
            let title = format!("{value}, 95% interval {between}");
            [value, between, chart::tick(advantage, ends, reach, &title)]
        }
        _ => ["–", "–", ""].map(str::to_owned),
    }
}

/// A table of rows with their intervals, best first; where it is long, its ends and the whole folded.
fn long(what: &str, caption: &str, columns: &[&str], rows: Vec<(Option<Interval>, Row)>) -> String {
    // What is clearly above 0 by how surely, then what is not clear, then what is below.
    let cautious = |interval: &Option<Interval>| match interval {
        Some([least, _]) if *least > 0.0 => 1.0 + least,
        Some([_, most]) if *most < 0.0 => most - 1.0,
        Some([least, most]) => (least + most) / 2.0,
        None => 0.0,
    };
    let mut rows = rows;
    rows.sort_by(|(a, _), (b, _)| cautious(b).total_cmp(&cautious(a)));
    let mut rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
    if rows.len() <= 2 * SHOWN + 2 {
        return table(caption, columns, &rows);
    }
    let count = rows.len();
    let best = table(&format!("{caption}: the best"), columns, &rows[..SHOWN]);
    let all = table(caption, columns, &rows);
    rows.reverse();
    let worst = table(&format!("{caption}: the worst"), columns, &rows[..SHOWN]);
    format!(
        "<h4>The {SHOWN} best</h4>\n{best}<h4>The {SHOWN} worst</h4>\n{worst}{}",
        folded(&format!("All {count} {what}s"), &all)
    )
}
