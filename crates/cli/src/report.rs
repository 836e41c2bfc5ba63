//! Results as one page of HTML that needs nothing else: no scripts, no fonts, nothing to load. It can
//! be sent, printed and read years later.
//!
//! What lives here: the page and the order of its chapters. The figures are the arena's
//! (`arena::Results`), the maps those of `draw`.

mod chart;
mod games;
mod html;
mod players;
mod routes_tickets;
mod scale;

use crosstown_arena::Results;
use crosstown_rules::Board;

use self::html::{Row, words};
use crate::draw::escape;
use crate::numbers::{grouped, interval, percent};

pub(crate) use self::routes_tickets::{route_name, ticket_name};

/// The page of a tournament. `wanted` is the number of games it should have had, and `command` what
/// plays it again.
pub(crate) fn tournament(board: &Board, results: &Results, wanted: u64, command: &str) -> String {
    let players: Vec<_> = results.players.iter().collect();
    let specs: Vec<&str> = players.iter().map(|player| player.spec.as_str()).collect();
    let title = format!("{}: {}", words(&board.name), words(&specs.join(" – ")));
    let facts = [
        ("city", words(&board.name)),
        ("games", grouped(results.games)),
        ("deals, each from all seats", grouped(results.deals)),
        ("seed", results.seed.to_string()),
        ("players", results.players.len().to_string()),
        ("turns a game", format!("{:.1}", results.turns.mean)),
    ];
    let mut body = format!("<h1>{title}</h1>\n");
    if results.partial {
        let (games, wanted) = (grouped(results.games), grouped(wanted));
        body += &format!("<p class='warn'>Partial: stopped after {games} of {wanted} games.</p>\n");
    }
    body += &format!("<p class='verdict'>{}</p>\n", verdict(results));
    body += &(tiles(&facts) + &note(board) + &again(command));
    if results.games > 0 {
        body += &players::standings(results);
        body += &players::matrix(results);
        body += &players::scores(&players);
        body += &players::composition(&players);
        body += &games::seats(results);
        body += &games::lengths(results);
        body += &about_the_board(board, results);
    }
    page(&title, &body)
}

/// The chapters about one number of equal players, for whoever made the board.
pub(crate) fn between_equals(board: &Board, results: &Results) -> String {
    // They are all the same bot.
    let players: Vec<_> = results.players.iter().take(1).collect();
    players::failures(results)
        + &games::seats(results)
        + &games::lengths(results)
        + &players::scores(&players)
        + &players::composition(&players)
        + &about_the_board(board, results)
}

/// A chapter that is a table of words: ids and cells.
pub(crate) fn chapter(
    heading: &str,
    help: &str,
    columns: &[&str],
    rows: Vec<(String, Vec<String>)>,
) -> String {
    let row = |(id, cells): (String, Vec<String>)| Row {
        id,
        cells: cells.iter().map(|cell| escape(cell)).collect(),
    };
    let rows: Vec<Row> = rows.into_iter().map(row).collect();
    html::section(heading, help, &html::table(heading, columns, &rows))
}

fn about_the_board(board: &Board, results: &Results) -> String {
    routes_tickets::claims_map(board, results)
        + &routes_tickets::worth_map(board, results)
        + &routes_tickets::routes(board, results)
        + &routes_tickets::tickets(board, results)
}

/// Who won, in a sentence of markup that says no more than the intervals do.
fn verdict(results: &Results) -> String {
    if results.games == 0 {
        return "No whole deal was played, so there is nothing to tell.".to_owned();
    }
    let fair = 1.0 / results.players.len() as f64;
    let mut order: Vec<usize> = (0..results.players.len()).collect();
    let rate = |number: usize| results.players[number].win_rate;
    order.sort_by(|&a, &b| rate(b).total_cmp(&rate(a)));
    let name = |number: usize| {
        let spec = &results.players[number].spec;
        // Several players can be the same bot.
        match results.players.iter().filter(|player| player.spec == *spec).count() {
            1 => words(spec),
            _ => format!("{} (player {})", words(spec), number + 1),
        }
    };
    let (best, next) = (order[0], order[1]);
    let between = results.players[best].ci95;
    let share = percent(fair);
    if between[0] <= fair {
        return format!(
            "Nobody won clearly more than an equal share of {share}; see the intervals."
        );
    }
    let mut sentence = format!(
        "<b>{}</b> won {} of the games (95% interval {}), clearly more than an equal share of {share}",
        name(best),
        percent(rate(best)),
        interval(between),
    );
    if results.players[next].ci95[1] >= between[0] {
        let (next, rate) = (name(next), percent(rate(next)));
        sentence += &format!(", but not clearly more than {next} with {rate}");
    }
    sentence + "."
}

/// Facts as name and markup.
pub(crate) fn tiles(facts: &[(&str, String)]) -> String {
    let tile = |(name, fact): &(&str, String)| {
        format!("<div><dt>{}</dt><dd>{fact}</dd></div>\n", escape(name))
    };
    format!("<dl>\n{}</dl>\n", facts.iter().map(tile).collect::<String>())
}

/// What the board file says against itself.
pub(crate) fn note(board: &Board) -> String {
    if board.reconstruction {
        "<p>The network of this board is a reconstruction, not the printed one.</p>\n".to_owned()
    } else {
        String::new()
    }
}

/// How to get the same figures again.
pub(crate) fn again(command: &str) -> String {
    format!("<p>To play the same games again:</p>\n<code>{}</code>\n", escape(command))
}

/// A whole page; title and body are markup.
pub(crate) fn page(title: &str, body: &str) -> String {
    let (style, version) = (include_str!("report/style.css"), env!("CARGO_PKG_VERSION"));
    [
        "<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'/>\n",
        "<meta name='viewport' content='width=device-width, initial-scale=1'/>\n",
        &format!("<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"),
        body,
        "</main>\n<footer>Intervals are 95% intervals where nothing else is said. Games of one deal share their cards, so \
         deals are what is counted, not games. ",
        &format!("Made by Crosstown {version}, which is not connected with the games’ publisher."),
        "</footer>\n</body>\n</html>\n",
    ]
    .concat()
}
