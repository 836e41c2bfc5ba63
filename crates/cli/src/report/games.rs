//! The chapters about the games themselves: what the seats are worth, and how long games are.

use crosstown_arena::{Results, SeatResult};

use super::chart::{self, Bins};
use super::html::{Row, section, table};
use super::players::top;
use crate::numbers::{grouped, interval, percent};

/// What it is worth to begin.
pub(super) fn seats(results: &Results) -> String {
    let fair = 1.0 / results.seats.len() as f64;
    let top = top(fair, results.seats.iter().map(|seat| seat.ci95[1]));
    let row = |(number, seat): (usize, &SeatResult)| {
        let (rate, between) = (percent(seat.win_rate), interval(seat.ci95));
        let title = format!("{rate} of the games won, 95% interval {between}");
        let name = match number {
            0 => "1, begins".to_owned(),
            _ => (number + 1).to_string(),
        };
        Row {
            id: format!("seat-{}", number + 1),
            cells: vec![
                name,
                chart::bar(seat.win_rate, seat.ci95, fair, top, &title),
                rate,
                between,
                format!("{:.1}", seat.mean_score),
            ],
        }
    };
    let rows: Vec<Row> = results.seats.iter().enumerate().map(row).collect();
    let help = format!(
        "How often each seat won, whoever sat there; the dashed line is an equal share ({}). An \
         interval that holds the line shows no advantage, which is not the same as there being none.",
        percent(fair)
    );
    let columns = ["<seat", "<games won", "won", "95% interval", "score"];
    section("What the seats are worth", &help, &table("Seats", &columns, &rows))
}

/// How long games are.
pub(super) fn lengths(results: &Results) -> String {
    let turns = &results.turns;
    let mut bins = Bins::new(turns.least.into(), turns.most.into());
    turns.counts.iter().for_each(|(&length, &games)| bins.add(length.into(), games));
    let top = bins.counts.iter().max().copied().unwrap_or(0);
    let [quarter, half, three] = turns.quartiles;
    let title =
        format!("{:.1} turns on average, half of the games {quarter} to {three}", turns.mean);
    let each = turns.mean / results.seats.len() as f64;
    let words = format!(
        "<p>{:.1} turns on average, {each:.1} for each player; from {} to {}, half of the games from \
         {quarter} to {three}, the middle one {half}. {} of {} games ended because nobody could move.\
         </p>\n",
        turns.mean,
        turns.least,
        turns.most,
        grouped(results.stuck),
        grouped(results.games),
    );
    let drawn = chart::histogram(&bins, turns.mean, top, "turns", &title);
    let help = "How many games took how many turns, those of all players counted together; the dashed \
                line is the average.";
    let content = format!("{words}<div>{drawn}{}</div>\n", chart::axis(&bins));
    section("How long games are", help, &content)
}
