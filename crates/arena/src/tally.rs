//! Counts deals, in order, and computes the results from the counts.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use crosstown_rules::Board;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::interval::Share;
use crate::outcome::{Ending, Outcome};
use crate::results::{
    Failures, Lengths, PlayerResult, Rating, Results, RouteResult, SeatResult, TicketResult,
};

/// The counts so far. Ratings depend on the order of the games, so deals are added in theirs.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    deals: u64,
    finished: u64,
    stuck: u64,
    players: Vec<PlayerTally>,
    seats: Vec<SeatTally>,
    /// How often player i finished ahead of player j.
    ahead: Vec<Vec<f64>>,
    turns: BTreeMap<u32, u64>,
    /// Victories of the owners of each route.
    routes: Vec<Share>,
    /// Victories of the holders of each ticket.
    tickets: Vec<Share>,
    /// How often each ticket was completed.
    completed: Vec<u64>,
}

#[derive(Clone, Debug, Default)]
struct PlayerTally {
    wins: Share,
    rating: WengLinRating,
    sums: Sums,
    margin: f64,
    decisions: u64,
    nanos: u64,
    longest: u64,
    scores: BTreeMap<i32, u64>,
    failures: Failures,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    routes: i64,
    tickets: i64,
    bonus: i64,
    completed: i64,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    wins: Share,
    total: i64,
}

/// Hits and cases in the games of one deal, for each of some things.
#[derive(Clone, Copy, Default)]
struct OfDeal {
    hits: f64,
    cases: f64,
}

impl AddAssign<f64> for OfDeal {
    fn add_assign(&mut self, hit: f64) {
        self.hits += hit;
        self.cases += 1.0;
    }
}

impl Tally {
    pub(crate) fn new(board: &Board, players: usize) -> Tally {
        Tally {
            deals: 0,
            finished: 0,
            stuck: 0,
            players: vec![PlayerTally::default(); players],
            seats: vec![SeatTally::default(); players],
            ahead: vec![vec![0.0; players]; players],
            turns: BTreeMap::new(),
            routes: vec![Share::default(); board.routes.len()],
            tickets: vec![Share::default(); board.tickets.len()],
            completed: vec![0; board.tickets.len()],
        }
    }

    /// Counts the games of the next deal.
    pub(crate) fn add(&mut self, deal: &[Outcome]) {
        self.deals += 1;
        let mut players = vec![OfDeal::default(); self.players.len()];
        let mut seats = players.clone();
        let mut routes = vec![OfDeal::default(); self.routes.len()];
        let mut tickets = vec![OfDeal::default(); self.tickets.len()];
        for game in deal {
            match game.end {
                Ending::Finished => self.finished += 1,
                Ending::Stuck => self.stuck += 1,
            }
            *self.turns.entry(game.turns).or_default() += 1;
            let winners = game.winners();
            let share = |seat| {
                if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
            };
            for (number, seat) in game.seats.iter().enumerate() {
                players[seat.player] += share(number);
                seats[number] += share(number);
                for &ticket in &seat.done {
                    self.completed[usize::from(ticket)] += 1;
                }
                for &ticket in seat.done.iter().chain(&seat.missed) {
                    tickets[usize::from(ticket)] += share(number);
                }
            }
            for (route, owner) in routes.iter_mut().zip(game.owners()) {
                if let Some(owner) = owner {
                    *route += share(owner);
                }
            }
            self.add_scores(game);
            self.rate(game);
        }
        let together = |shares: &mut dyn Iterator<Item = &mut Share>, of_deal: &[OfDeal]| {
            for (share, part) in shares.zip(of_deal) {
                share.add(part.hits, part.cases);
            }
        };
        together(&mut self.players.iter_mut().map(|player| &mut player.wins), &players);
        together(&mut self.seats.iter_mut().map(|seat| &mut seat.wins), &seats);
        together(&mut self.routes.iter_mut(), &routes);
        together(&mut self.tickets.iter_mut(), &tickets);
    }

    fn add_scores(&mut self, game: &Outcome) {
        let scores = game.scores();
        for (number, seat) in game.seats.iter().enumerate() {
            let score = scores[number];
            let others = (0..scores.len()).filter(|&other| other != number);
            let best = others.clone().map(|other| scores[other].total).max().unwrap_or(0);
            self.seats[number].total += i64::from(score.total);
            for other in others {
                let ahead = match rank(game, number).cmp(&rank(game, other)) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                self.ahead[seat.player][game.seats[other].player] += ahead;
            }
            let player = &mut self.players[seat.player];
            *player.scores.entry(score.total).or_default() += 1;
            player.margin += f64::from(score.total - best);
            player.sums.routes += i64::from(score.routes);
            player.sums.tickets += i64::from(score.tickets);
            player.sums.bonus += i64::from(score.bonus);
            player.sums.completed += i64::from(score.completed);
            player.decisions += u64::from(seat.decisions);
            player.nanos += seat.nanos;
            player.longest = player.longest.max(seat.longest);
            player.failures.add_game(seat.failure.as_ref());
        }
    }

    fn rate(&mut self, game: &Outcome) {
        let before: Vec<[WengLinRating; 1]> =
            game.seats.iter().map(|seat| [self.players[seat.player].rating]).collect();
        let places: Vec<_> = (0..game.seats.len())
            .map(|seat| {
                let better = |&other: &usize| rank(game, other) > rank(game, seat);
                let place = 1 + (0..game.seats.len()).filter(better).count();
                (&before[seat][..], MultiTeamOutcome::new(place))
            })
            .collect();
        let after = weng_lin_multi_team(&places, &WengLinConfig::new());
        for (seat, rating) in game.seats.iter().zip(after) {
            self.players[seat.player].rating = rating[0];
        }
    }

    /// The results of what was counted; `partial` if there should have been more.
    pub(crate) fn results(
        &self,
        board: &Board,
        specs: &[String],
        seed: u64,
        partial: bool,
    ) -> Results {
        let count = self.players.len();
        let games = self.deals * count as u64;
        // With no games at all the means are 0 and the rates unknown, from 0 to 1.
        let divisor = games.max(1) as f64;
        let fair = 1.0 / count as f64;
        let minus_fair = |interval: Option<[f64; 2]>| interval.map(|ends| ends.map(|e| e - fair));
        let player = |(tally, spec): (&PlayerTally, &String)| {
            let mean = |sum: i64| sum as f64 / divisor;
            let (mean_score, score_deviation) = mean_and_deviation(&tally.scores);
            PlayerResult {
                spec: spec.clone(),
                games,
                wins: tally.wins.hits(),
                win_rate: tally.wins.rate().unwrap_or(0.0),
                ci95: tally.wins.interval().unwrap_or([0.0, 1.0]),
                mean_score,
                score_deviation,
                mean_margin: tally.margin / divisor,
                mean_routes: mean(tally.sums.routes),
                mean_tickets: mean(tally.sums.tickets),
                mean_bonus: mean(tally.sums.bonus),
                mean_completed: mean(tally.sums.completed),
                rating: Rating { mean: tally.rating.rating, uncertainty: tally.rating.uncertainty },
                decisions: tally.decisions,
                ms_per_decision: tally.nanos as f64 / 1e6 / tally.decisions.max(1) as f64,
                max_ms: tally.longest as f64 / 1e6,
                scores: tally.scores.clone(),
                failures: tally.failures.clone(),
            }
        };
        let seat = |tally: &SeatTally| SeatResult {
            wins: tally.wins.hits(),
            win_rate: tally.wins.rate().unwrap_or(0.0),
            ci95: tally.wins.interval().unwrap_or([0.0, 1.0]),
            mean_score: tally.total as f64 / divisor,
        };
        let route = |(wins, route): (&Share, &crosstown_rules::Route)| RouteResult {
            id: route.id.clone(),
            claimed: wins.cases() as u64,
            claim_rate: wins.cases() / divisor,
            owner_win_rate: wins.rate(),
            advantage: wins.rate().map(|rate| rate - fair),
            ci95: minus_fair(wins.interval()),
        };
        let ticket = |index: usize, ticket: &crosstown_rules::Ticket| {
            let (wins, completed) = (&self.tickets[index], self.completed[index]);
            TicketResult {
                id: ticket.id.clone(),
                kept: wins.cases() as u64,
                completed,
                completion_rate: wins.rate().map(|_| completed as f64 / wins.cases()),
                holder_win_rate: wins.rate(),
                advantage: wins.rate().map(|rate| rate - fair),
                ci95: minus_fair(wins.interval()),
            }
        };
        let versus = |i: usize, j: usize| (i != j).then(|| self.ahead[i][j] / divisor);
        Results {
            city: board.id.clone(),
            seed,
            games,
            deals: self.deals,
            partial,
            finished: self.finished,
            stuck: self.stuck,
            players: self.players.iter().zip(specs).map(player).collect(),
            seats: self.seats.iter().map(seat).collect(),
            matrix: (0..count).map(|i| (0..count).map(|j| versus(i, j)).collect()).collect(),
            turns: lengths(&self.turns),
            routes: self.routes.iter().zip(&board.routes).map(route).collect(),
            tickets: board.tickets.iter().enumerate().map(|(i, t)| ticket(i, t)).collect(),
        }
    }
}

/// What decides who is ahead of whom (R5.3).
fn rank(game: &Outcome, seat: usize) -> (i32, u8) {
    let score = game.seats[seat].score();
    (score.total, score.completed)
}

fn mean_and_deviation(counts: &BTreeMap<i32, u64>) -> (f64, f64) {
    let number = counts.values().sum::<u64>().max(1) as f64;
    let sum = |f: &dyn Fn(f64) -> f64| -> f64 {
        counts.iter().map(|(&value, &n)| f(f64::from(value)) * n as f64).sum()
    };
    let mean = sum(&|value| value) / number;
    (mean, (sum(&|value| (value - mean).powi(2)) / number).sqrt())
}

fn lengths(counts: &BTreeMap<u32, u64>) -> Lengths {
    let games: u64 = counts.values().sum();
    // The smallest length that at least this part of the games does not exceed.
    let quantile = |quarters: u64| {
        let rank = (quarters * games).div_ceil(4).max(1);
        let mut seen = 0;
        let reached = counts.iter().find(|&(_, &n)| {
            seen += n;
            seen >= rank
        });
        reached.map_or(0, |(&length, _)| length)
    };
    let sum: u64 = counts.iter().map(|(&length, &n)| u64::from(length) * n).sum();
    Lengths {
        mean: sum as f64 / games.max(1) as f64,
        least: quantile(0),
        quartiles: [1, 2, 3].map(quantile),
        most: quantile(4),
        counts: counts.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::{Failure, FailureKind, SeatOutcome};

    /// A game on a board's first routes and tickets, worked out by hand below.
    fn game(board: &Board, owners: &str, turns: u32, seats: [SeatOutcome; 2]) -> Outcome {
        let owners = format!("{owners:-<0$}", board.routes.len());
        Outcome { end: Ending::Finished, turns, owners, seats: seats.into() }
    }

    fn seat(player: usize, routes: i32, done: &[u8], missed: &[u8]) -> SeatOutcome {
        let (done, missed) = (done.to_vec(), missed.to_vec());
        SeatOutcome { player, routes, done, missed, ..SeatOutcome::default() }
    }

    #[test]
    fn counts_agree_with_those_made_by_hand() {
        let board = Board::city("london").unwrap();
        let mut tally = Tally::new(&board, 2);
        let failure = Failure { kind: FailureKind::Late, detail: "first".into() };
        // Player 0 wins from the first seat; then both are equal; then player 1 wins by a ticket; then
        // player 0 from the second seat, where player 1 was replaced.
        tally.add(&[
            game(&board, "01", 10, [seat(0, 30, &[0], &[]), seat(1, 20, &[], &[1])]),
            game(&board, "00", 20, [seat(1, 25, &[], &[0]), seat(0, 25, &[], &[])]),
        ]);
        tally.add(&[
            game(&board, "-1", 30, [seat(0, 10, &[], &[]), seat(1, 10, &[1], &[0])]),
            game(
                &board,
                "1",
                40,
                [
                    SeatOutcome {
                        decisions: 4,
                        nanos: 8_000_000,
                        longest: 5_000_000,
                        failure: Some(failure),
                        ..seat(1, 5, &[], &[])
                    },
                    seat(0, 45, &[], &[]),
                ],
            ),
        ]);
        let specs = ["a".to_owned(), "b".to_owned()];
        let results = tally.results(&board, &specs, 9, true);
        assert_eq!((results.games, results.deals, results.partial), (4, 2, true));
        let [a, b] = &results.players[..] else { panic!("two players") };
        assert_eq!((a.wins, a.win_rate, b.wins), (2.5, 0.625, 1.5));
        assert_eq!((a.mean_score, b.mean_score), (27.5, 15.0));
        assert_eq!((a.mean_margin, b.mean_margin), (12.5, -12.5));
        assert_eq!(a.scores, BTreeMap::from([(10, 1), (25, 1), (30, 1), (45, 1)]));
        assert_eq!((b.ms_per_decision, b.max_ms), (2.0, 5.0));
        assert_eq!((a.failures.games, b.failures.games), (0, 1));
        assert_eq!(b.failures.reasons[&FailureKind::Late].example, "first");
        assert!(a.rating.mean > 25.0 && b.rating.mean < 25.0);
        assert_eq!((results.seats[0].wins, results.seats[1].wins), (1.5, 2.5));
        assert_eq!(results.matrix[0][1], Some(0.625));
        assert_eq!((results.turns.mean, results.turns.quartiles), (25.0, [10, 20, 30]));
        // The first route: a victory, half of one, a victory. The second: a defeat, half, a victory.
        let [first, second] = &results.routes[..2] else { panic!("two routes") };
        assert_eq!((first.claimed, first.owner_win_rate), (3, Some(2.5 / 3.0)));
        assert_eq!((first.advantage, second.advantage), (Some(2.5 / 3.0 - 0.5), Some(0.0)));
        assert_eq!((second.claimed, second.owner_win_rate), (3, Some(0.5)));
        assert_eq!((results.routes[2].claimed, results.routes[2].owner_win_rate), (0, None));
        // The first ticket: done and won, missed and half won, missed and won.
        let ticket = &results.tickets[0];
        assert_eq!((ticket.kept, ticket.completed), (3, 1));
        assert_eq!(ticket.holder_win_rate, Some(2.5 / 3.0));
        assert_eq!(results.tickets[2].completion_rate, None);
    }

    #[test]
    fn without_games_every_rate_is_unknown() {
        let board = Board::city("london").unwrap();
        let specs = ["a".to_owned(), "b".to_owned()];
        let results = Tally::new(&board, 2).results(&board, &specs, 1, true);
        assert_eq!(results.games, 0);
        assert_eq!(results.players[0].ci95, [0.0, 1.0]);
        let json = serde_json::to_string(&results).unwrap();
        assert!(json.contains("\"mean_score\":0.0"), "{json}");
    }
}
