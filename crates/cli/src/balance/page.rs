//! The page about a board's balance: what stands out first, then the chapters for each number of
//! players.

use std::iter;

use super::finding::Finding;
use super::played::Demand;
use super::{Balance, Table, by_kind, heading, summary};
use crate::draw::escape;
use crate::numbers::grouped;
use crate::report;
use crate::words::printable;

pub(super) fn page(balance: &Balance<'_>) -> String {
    let title = format!("{}: balance of the board", escape(&printable(&balance.board.name)));
    let games: u64 = balance.tables.iter().map(|table| table.results.games).sum();
    let facts = [
        ("bot at all seats", escape(&printable(&balance.bot))),
        ("games", grouped(games)),
        ("seed", balance.seed.to_string()),
        ("things looked at", balance.caution.looks.to_string()),
    ];
    let mut body = format!("<h1>{title}</h1>\n");
    if balance.partial {
        body += "<p class='warn'>Partial: stopped before all games were played.</p>\n";
    }
    body += &report::tiles(&facts);
    body += &report::note(balance.board);
    body += &report::again(&balance.command);
    body += &format!("<p class='help'>{}</p>\n<nav>", escape(&balance.how_sure()));
    for Table { results, .. } in &balance.tables {
        let players = results.players.len();
        body += &format!("<a href='#players-{players}'>{players} players</a>");
    }
    body += "</nav>\n<section>\n<h3>Ticket points against distance</h3>\n";
    body += "<p class='help'>The points of each ticket against the fewest spaces between its places, \
             by what the other tickets give for a space. No chance is in this.</p>\n";
    body += &(list(&balance.facts) + "</section>\n");
    for Table { results, demands, findings } in &balance.tables {
        let players = results.players.len();
        let (games, deals) = (grouped(results.games), grouped(results.deals));
        body += &format!("<h2 id='players-{players}'>{players} players</h2>\n");
        body += &format!("<p>{games} games, {deals} deals.</p>\n");
        body += "<section>\n<h3>In short, and what stands out</h3>\n<ul>\n";
        for line in summary(results) {
            body += &format!("<li>{}</li>\n", escape(&line));
        }
        body += &format!("</ul>\n{}</section>\n", list(findings));
        body += &report::between_equals(balance.board, results);
        body += &colors(demands);
    }
    report::page(&title, &body)
}

fn colors(demands: &[Demand]) -> String {
    let row = |Demand { color, cards, asked, times }: &Demand| {
        let numbers = [
            cards.to_string(),
            format!("{:.1}", asked[0]),
            format!("{:.2}", times[0]),
            format!("{:.2} to {:.2}", times[1], times[2]),
        ];
        (color.clone(), iter::once(printable(color)).chain(numbers).collect())
    };
    let columns =
        ["<colour", "cards in the deck", "cards asked for", "times the average", "wide interval"];
    let help = "How many cards of a colour the claimed routes of that colour ask for in a game, and \
                how that is for each card in the deck, by the average colour. Grey routes take any \
                colour and are not counted; wilds stand in for colours that are short.";
    report::chapter("Colours", help, &columns, demands.iter().map(row).collect())
}

fn list(found: &[Finding]) -> String {
    if found.is_empty() {
        return "<p>Nothing stands out.</p>\n".to_owned();
    }
    let mut out = String::new();
    for (kind, findings) in by_kind(found) {
        let heading = heading(kind);
        let (first, rest) = heading.split_at(1);
        out += &format!("<h4>{}{}</h4>\n<ul>\n", first.to_uppercase(), escape(rest));
        for finding in findings {
            out += &format!("<li data-kind='{}'>{}</li>\n", kind.name(), escape(&finding.words));
        }
        out += "</ul>\n";
    }
    out
}
