//! The chapters about players: who won and how surely, who was ahead of whom, how many points they
//! made and what of.

use crosstown_arena::{PlayerResult, Results};

use super::chart::{self, Bins, Span};
use super::html::{Row, folded, section, table, words};
use super::scale;
use crate::numbers::{grouped, interval, percent};

/// Where a bar of rates ends: the longest whisker, or well above an equal share, and never beyond all.
pub(super) fn top(fair: f64, ends: impl Iterator<Item = f64>) -> f64 {
    ends.fold(1.3 * fair, f64::max).min(1.0)
}

/// Who won, how surely, and what it took.
pub(super) fn standings(results: &Results) -> String {
    let fair = 1.0 / results.players.len() as f64;
    let top = top(fair, results.players.iter().map(|player| player.ci95[1]));
    let row = |(number, player): (usize, &PlayerResult)| {
        let (rate, between) = (percent(player.win_rate), interval(player.ci95));
        let title = format!("{rate} of the games won, 95% interval {between}");
        Row {
            id: format!("player-{}", number + 1),
            cells: vec![
                words(&player.spec),
                chart::bar(player.win_rate, player.ci95, fair, top, &title),
                rate,
                between,
                format!("{:.1}", player.mean_score),
                format!("{:+.1}", player.mean_margin),
                format!("{:.1} ± {:.1}", player.rating.mean, player.rating.uncertainty),
                time(player.ms_per_decision),
                format!("{:.1}", player.max_ms),
            ],
        }
    };
    let rows: Vec<Row> = results.players.iter().enumerate().map(row).collect();
    let columns = [
        "<player",
        "<games won",
        "won",
        "95% interval",
        "score",
        "margin",
        "rating",
        "ms/decision",
        "longest ms",
    ];
    let help = format!(
        "Bars are the part of the games won, whiskers the 95% interval, the dashed line an equal share \
         ({}). Where two intervals overlap much, more games are needed to tell the two apart. Margin \
         is the score less that of the best other player. Times depend on the machine.",
        percent(fair)
    );
    let content = table("Players", &columns, &rows) + &failures(results);
    section("Who won", &help, &content)
}

/// Milliseconds: fast bots take far less than one.
fn time(ms: f64) -> String {
    if ms < 1.0 { format!("{ms:.4}") } else { format!("{ms:.1}") }
}

/// Bots that had to be replaced, and why.
pub(super) fn failures(results: &Results) -> String {
    let mut out = String::new();
    for player in results.players.iter().filter(|player| player.failures.games > 0) {
        let (spec, failed) = (words(&player.spec), grouped(player.failures.games));
        let games = grouped(player.games);
        out += &format!("<p class='warn'>{spec} failed in {failed} of {games} games; ");
        out += "random played on for it, and its figures are those of both:</p>\n<ul>\n";
        for (kind, count) in &player.failures.reasons {
            let (kind, games, first) = (kind.name(), grouped(count.games), words(&count.example));
            out += &format!("<li>{kind} in {games} games, first: {first}</li>\n");
        }
        out += "</ul>\n";
    }
    out
}

/// Who finished ahead of whom.
pub(super) fn matrix(results: &Results) -> String {
    let mut out = "<div class='wide'><table class='heat'>\n".to_owned();
    out +=
        "<caption>How often the player of the row finished ahead of that of the column</caption>";
    out += "\n<tr><th scope='col'>finished ahead of</th>";
    for number in 1..=results.players.len() {
        out += &format!("<th scope='col'>{number}</th>");
    }
    out += "</tr>\n";
    for (number, (player, line)) in results.players.iter().zip(&results.matrix).enumerate() {
        out += &format!("<tr><th scope='row'>{}. {}</th>", number + 1, words(&player.spec));
        for rate in line {
            out += &rate.map_or("<td>–</td>".to_owned(), |rate| {
                let color = scale::both_ways(2.0 * rate - 1.0);
                let style = format!("background:{color};color:{}", scale::ink(color));
                format!("<td style='{style}'>{}</td>", percent(rate))
            });
        }
        out += "</tr>\n";
    }
    out += "</table></div>\n";
    let help = "The part of the games in which the player of the row finished ahead of the player of \
                the column, equal ones counted half. Orange is more than half, blue less.";
    section("Who was ahead of whom", help, &out)
}

/// How many points players made, all on one axis.
pub(super) fn scores(players: &[&PlayerResult]) -> String {
    let totals = || players.iter().flat_map(|player| player.scores.keys());
    let (Some(&least), Some(&most)) = (totals().min(), totals().max()) else {
        return String::new();
    };
    let bins = |player: &&PlayerResult| {
        let mut bins = Bins::new(least.into(), most.into());
        player.scores.iter().for_each(|(&total, &games)| bins.add(total.into(), games));
        bins
    };
    let all: Vec<Bins> = players.iter().map(bins).collect();
    let top = all.iter().flat_map(|bins| &bins.counts).max().copied().unwrap_or(0);
    let mut out = "<div class='ridge'>\n".to_owned();
    let mut rows = Vec::new();
    for (player, bins) in players.iter().zip(&all) {
        let (mean, deviation) = (player.mean_score, player.score_deviation);
        let [a, b, c, d, e] = quantiles(player);
        let spec = words(&player.spec);
        let title = format!("{mean:.1} points on average, half of the games from {b} to {d}");
        out += &format!("<p>{spec}<small>{mean:.1} ± {deviation:.1} points</small></p>\n<div>");
        out += &chart::histogram(bins, mean, top, "points", &title);
        out += "</div>\n";
        let numbers = [a, b, c, d, e].map(|score| score.to_string());
        let shown = [spec, format!("{mean:.1}"), format!("{deviation:.1}")];
        rows.push(Row { id: String::new(), cells: shown.into_iter().chain(numbers).collect() });
    }
    out += &(chart::axis(&all[0]) + "</div>\n");
    let columns =
        ["<player", "mean", "deviation", "least", "quarter", "half", "three quarters", "most"];
    out += &folded("The same in numbers", &table("Scores", &columns, &rows));
    let compare = match players.len() {
        1 => "",
        _ => " All stand above the same axis, so they can be compared downwards.",
    };
    let help = "How many games ended with how many points, higher bars for more games; the dashed line \
                is the average.";
    section("Points", &format!("{help}{compare}"), &out)
}

/// The least score, those that a quarter, a half and three quarters do not exceed, and the most.
fn quantiles(player: &PlayerResult) -> [i32; 5] {
    let games: u64 = player.scores.values().sum();
    [0, 1, 2, 3, 4].map(|quarters| {
        let rank = (quarters * games).div_ceil(4).max(1);
        let mut seen = 0;
        let reached = player.scores.iter().find(|&(_, &number)| {
            seen += number;
            seen >= rank
        });
        reached.map_or(0, |(&score, _)| score)
    })
}

/// What the points are made of.
pub(super) fn composition(players: &[&PlayerResult]) -> String {
    let parts =
        |player: &PlayerResult| [player.mean_routes, player.mean_tickets, player.mean_bonus];
    let sum = |player: &PlayerResult, sign: f64| -> f64 {
        sign * parts(player).iter().map(|part| (sign * part).max(0.0)).sum::<f64>()
    };
    let low = players.iter().map(|player| sum(player, -1.0)).fold(0.0, f64::min);
    let high = players.iter().map(|player| sum(player, 1.0)).fold(1.0, f64::max);
    let row = |player: &&PlayerResult| {
        let [routes, tickets, bonus] = parts(player);
        let title = format!("routes {routes:.1}, tickets {tickets:.1}, bonus {bonus:.1}");
        let stacked = [("fill", routes), ("second", tickets), ("third", bonus)];
        let numbers = [routes, tickets, bonus, player.mean_score, player.mean_completed];
        let mut cells =
            vec![words(&player.spec), chart::stack(&stacked, Span { low, high }, &title)];
        cells.extend(numbers.map(|number| format!("{number:.1}")));
        Row { id: String::new(), cells }
    };
    let rows: Vec<Row> = players.iter().map(row).collect();
    let columns =
        ["<player", "<of what", "routes", "tickets", "bonus", "together", "tickets completed"];
    let mut legend = "<ul class='legend'>".to_owned();
    for (class, name) in [("fill", "routes"), ("second", "tickets"), ("third", "bonus")] {
        legend += &format!("<li><span class='sample {class}'></span>{name}</li>");
    }
    legend += "</ul>\n";
    let help = "Points in a game on average, by where they come from. Tickets that were not completed \
                are subtracted, so the part of tickets can be below 0 and then goes to the left.";
    let content = table("What points are made of", &columns, &rows) + &legend;
    section("What the points are made of", help, &content)
}
