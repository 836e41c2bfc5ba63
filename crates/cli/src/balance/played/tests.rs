//! Results made up so that one thing stands out, or nearly does, or nothing.

use std::collections::BTreeMap;

use crosstown_arena::{
    Failures, Lengths, PlayerResult, Rating, RouteResult, SeatResult, TicketResult,
};
use crosstown_rules::GREY_NAME;

use super::*;

/// Two thousand games of two players in which nothing stands out.
fn even(board: &Board) -> Results {
    let player = PlayerResult {
        spec: "planner".into(),
        games: 2000,
        wins: 1000.0,
        win_rate: 0.5,
        ci95: [0.47, 0.53],
        mean_score: 30.0,
        score_deviation: 5.0,
        mean_margin: 0.0,
        mean_routes: 20.0,
        mean_tickets: 8.0,
        mean_bonus: 2.0,
        mean_completed: 2.0,
        rating: Rating { mean: 25.0, uncertainty: 1.0 },
        decisions: 40_000,
        ms_per_decision: 0.01,
        max_ms: 1.0,
        scores: BTreeMap::from([(30, 2000)]),
        failures: Failures::default(),
    };
    let seat = SeatResult { wins: 1000.0, win_rate: 0.5, ci95: [0.47, 0.53], mean_score: 30.0 };
    let routes = board.routes.iter().map(|route| RouteResult {
        id: route.id.clone(),
        claimed: 1000,
        // As much of every colour.
        claim_rate: match route.color.as_str() {
            GREY_NAME => 0.5,
            color => {
                let its = board.routes.iter().filter(|r| r.color == color);
                2.0 / f64::from(its.map(|r| r.cards).sum::<u8>())
            }
        },
        owner_win_rate: Some(0.5),
        advantage: Some(0.0),
        ci95: Some([-0.04, 0.04]),
    });
    let tickets = board.tickets.iter().map(|ticket| TicketResult {
        id: ticket.id.clone(),
        kept: 500,
        completed: 350,
        completion_rate: Some(0.7),
        holder_win_rate: Some(0.5),
        advantage: Some(0.0),
        ci95: Some([-0.05, 0.05]),
    });
    Results {
        city: board.id.clone(),
        seed: 1,
        games: 2000,
        deals: 1000,
        partial: false,
        finished: 2000,
        stuck: 0,
        players: vec![player; 2],
        seats: vec![seat; 2],
        matrix: vec![vec![None, Some(0.5)], vec![Some(0.5), None]],
        turns: Lengths {
            mean: 30.0,
            least: 30,
            quartiles: [30; 3],
            most: 30,
            counts: BTreeMap::from([(30, 2000)]),
        },
        routes: routes.collect(),
        tickets: tickets.collect(),
    }
}

/// What is found when one thing is not as it was, with as many looks as a real run has.
fn found(change: impl Fn(&Board, &mut Results)) -> Vec<(Kind, String)> {
    let board = Board::city("london").unwrap();
    let mut results = even(&board);
    change(&board, &mut results);
    let caution = Caution::new(looks(&board, 2));
    let found = findings(&board, &results, caution);
    found.into_iter().map(|finding| (finding.kind, finding.id)).collect()
}

#[test]
fn where_nothing_stands_out_nothing_is_found() {
    assert_eq!(found(|_, _| ()), []);
}

#[test]
fn each_thing_that_stands_out_is_found_and_nothing_else() {
    let only = |kind, id: &str, change: &dyn Fn(&Board, &mut Results)| {
        assert_eq!(found(change), [(kind, id.to_owned())]);
    };
    only(Kind::SeatAdvantage, "1", &|_, results| {
        results.seats[0].win_rate = 0.6;
        results.seats[0].ci95 = [0.57, 0.63];
    });
    only(Kind::Stuck, "", &|_, results| results.stuck = 100);
    let museum = "baker-street--british-museum";
    only(Kind::RouteAdvantage, museum, &|board, results| {
        let route = &mut results.routes[board.route(museum).unwrap().index()];
        (route.advantage, route.ci95) = (Some(0.15), Some([0.11, 0.19]));
    });
    let bridge = "trafalgar-square--big-ben";
    only(Kind::RouteUnclaimed, bridge, &|board, results| {
        results.routes[board.route(bridge).unwrap().index()].claim_rate = 0.01;
    });
    only(Kind::TicketAdvantage, "hyde-park--st-pauls", &|board, results| {
        let ticket = board.ticket("hyde-park--st-pauls").unwrap();
        let ticket = &mut results.tickets[ticket.index()];
        (ticket.advantage, ticket.ci95) = (Some(-0.2), Some([-0.24, -0.15]));
    });
    only(Kind::TicketUncompleted, "hyde-park--st-pauls", &|board, results| {
        let ticket = board.ticket("hyde-park--st-pauls").unwrap();
        results.tickets[ticket.index()].completion_rate = Some(0.05);
    });
    only(Kind::ColorDemand, "pink", &|board, results| {
        for (route, result) in board.routes.iter().zip(&mut results.routes) {
            let pink = route.color == "pink";
            result.claim_rate *= if pink { 4.0 } else { 1.0 };
        }
    });
}

/// The 95% interval does not hold 0 for one route in twenty, by chance.
#[test]
fn what_a_single_interval_would_show_is_not_yet_a_finding() {
    let nearly = |_: &Board, results: &mut Results| {
        results.routes[0].advantage = Some(0.05);
        results.routes[0].ci95 = Some([0.01, 0.09]);
        results.seats[0].win_rate = 0.54;
        results.seats[0].ci95 = [0.51, 0.57];
        results.stuck = 2;
    };
    assert_eq!(found(nearly), []);
}

/// With two players only one lane of a double route is open.
#[test]
fn lanes_are_claimed_or_not_together() {
    let lanes = |rates: [f64; 2]| {
        found(move |board, results| {
            for (lane, rate) in ["#1", "#2"].iter().zip(rates) {
                let id = format!("globe-theatre--st-pauls{lane}");
                results.routes[board.route(&id).unwrap().index()].claim_rate = rate;
            }
        })
    };
    assert_eq!(lanes([0.0, 0.5]), []);
    let both = (Kind::RouteUnclaimed, "globe-theatre--st-pauls#1".to_owned());
    assert_eq!(lanes([0.0, 0.0]), [both]);
}
