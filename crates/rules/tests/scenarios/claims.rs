//! R3: claiming a route.

use crate::deal::city;
use crate::table::Table;

#[test]
fn r3_1_any_free_route_can_be_claimed_connected_or_not() {
    let mut table = city("london", 2).hands(&["blue*2 pink*2"]).start();
    table.claims(0, "regents-park--baker-street", "blue*2");
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    assert_eq!(table.public().owned[0].len(), 2);
    assert_eq!(table.score(0).routes, 4);
}

#[test]
fn r3_1_a_claim_is_the_whole_turn() {
    let mut table = city("london", 2).hands(&["blue pink"]).start();
    table.plays(r#"{"seat":0,"do":"claim","route":"big-ben--waterloo","cards":{"blue":1}}"#);
    assert_eq!(table.to_move(), Some(1));
    table.refuses(
        r#"{"seat":0,"do":"claim","route":"covent-garden--trafalgar-square#2","cards":{"pink":1}}"#,
        "R1.5",
        "not-your-turn",
    );
}

#[test]
fn r3_1_a_route_has_one_owner() {
    let mut table = city("london", 2).hands(&["blue*2", "blue*2"]).start();
    table.claims(0, "big-ben--waterloo", "blue");
    let again = r#"{"seat":1,"do":"claim","route":"big-ben--waterloo","cards":{"blue":1}}"#;
    table.refuses(again, "R3.1", "route-taken");
    table.until(0);
    table.refuses(&again.replace(r#""seat":1"#, r#""seat":0"#), "R3.1", "route-taken");
}

/// Seat 0 has these cards, and may pay waterloo--globe-theatre (two pink) as each test says.
fn with_hand(cards: &str) -> Table {
    city("london", 2).hands(&[cards]).start()
}

fn paying(cards: &str) -> String {
    format!(r#"{{"seat":0,"do":"claim","route":"waterloo--globe-theatre","cards":{{{cards}}}}}"#)
}

#[test]
fn r3_2_exactly_as_many_cards_as_the_route_asks() {
    let mut table = with_hand("pink*3 wild");
    table.refuses(&paying(r#""pink":1"#), "R3.2", "wrong-number");
    table.refuses(&paying(r#""pink":3"#), "R3.2", "wrong-number");
    table.refuses(&paying(r#""pink":2,"wild":1"#), "R3.2", "wrong-number");
    table.refuses(&paying(r#""wild":1"#), "R3.2", "wrong-number");
    table.refuses(&paying(""), "R3.2", "wrong-number");
    table.plays(&paying(r#""pink":2"#));
    assert_eq!(table.hand(0), "pink wild");
}

#[test]
fn r3_2_all_cards_are_of_one_colour() {
    let mut table = with_hand("pink blue");
    table.refuses(&paying(r#""pink":1,"blue":1"#), "R3.2", "wrong-color");
}

#[test]
fn r3_2_a_coloured_route_takes_its_own_colour() {
    let mut table = with_hand("blue*2 wild*2");
    table.refuses(&paying(r#""blue":2"#), "R3.2", "wrong-color");
    table.refuses(&paying(r#""blue":1,"wild":1"#), "R3.2", "wrong-color");
}

#[test]
fn r3_2_the_cards_must_be_in_the_hand() {
    let mut table = with_hand("pink green");
    table.refuses(&paying(r#""pink":2"#), "R3.2", "not-in-hand");
    table.refuses(&paying(r#""pink":1,"wild":1"#), "R3.2", "not-in-hand");
    table.refuses(&paying(r#""wild":2"#), "R3.2", "not-in-hand");
    let mut table = with_hand("wild green");
    table.refuses(&paying(r#""wild":2"#), "R3.2", "not-in-hand");
    table.refuses(&paying(r#""pink":1,"wild":1"#), "R3.2", "not-in-hand");
}

#[test]
fn r3_2_a_grey_route_takes_any_single_colour() {
    for color in ["blue", "green", "black", "pink", "yellow", "orange"] {
        let mut table = with_hand(&format!("{color}*2"));
        table.claims(0, "trafalgar-square--waterloo", &format!("{color}*2"));
        assert_eq!(table.hand(0), "");
    }
}

#[test]
fn r3_2_a_grey_route_does_not_take_two_colours() {
    let mut table = with_hand("pink blue wild*2");
    let grey = |cards: &str| {
        paying(cards).replace("waterloo--globe-theatre", "trafalgar-square--waterloo")
    };
    table.refuses(&grey(r#""pink":1,"blue":1"#), "R3.2", "wrong-color");
    table.plays(&grey(r#""blue":1,"wild":1"#));
    assert_eq!(table.hand(0), "pink wild");
}

#[test]
fn r3_2_a_wild_stands_for_any_colour() {
    let mut table = with_hand("pink wild");
    table.plays(&paying(r#""pink":1,"wild":1"#));
    assert_eq!(table.hand(0), "");
}

#[test]
fn r3_2_wilds_alone_pay_any_route() {
    let mut table = with_hand("wild*3 green");
    table.plays(&paying(r#""wild":2"#));
    assert_eq!(table.hand(0), "green wild");
    table.claims(0, "trafalgar-square--big-ben", "wild");
    assert_eq!(table.hand(0), "green");
}

#[test]
fn r3_2_wilds_may_be_played_where_colours_would_do() {
    let mut table = with_hand("pink*2 wild*2");
    for cards in [r#""pink":2"#, r#""pink":1,"wild":1"#, r#""wild":2"#] {
        table.clone().plays(&paying(cards));
    }
    table.plays(&paying(r#""pink":1,"wild":1"#));
    assert_eq!(table.hand(0), "pink wild");
}

#[test]
fn r3_3_one_piece_goes_on_each_space() {
    let mut table = city("london", 2).hands(&["black*4"]).start();
    table.claims(0, "baker-street--hyde-park", "black*4");
    assert_eq!(table.pieces(0), [17 - 4]);
    assert_eq!(table.pieces(1), [17]);
}

#[test]
fn r3_3_with_too_few_pieces_a_route_cannot_be_claimed() {
    let mut table = city("london", 2).hands(&["black*4 orange*4 blue*4 green*3 pink*5"]).start();
    table.claims(0, "baker-street--hyde-park", "black*4");
    table.claims(0, "baker-street--british-museum", "orange*4");
    table.claims(0, "british-museum--the-charterhouse", "blue*4");
    table.claims(0, "regents-park--kings-cross", "green*3");
    table.until(0);
    assert_eq!(table.pieces(0), [2]);
    table.refuses(
        r#"{"seat":0,"do":"claim","route":"kings-cross--the-charterhouse","cards":{"pink":3}}"#,
        "R3.3",
        "too-few-pieces",
    );
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    assert_eq!(table.pieces(0), [0]);
}

const OTHER_LANE: &str =
    r#"{"seat":1,"do":"claim","route":"hyde-park--piccadilly-circus#2","cards":{"blue":2}}"#;

#[test]
fn r3_4_with_two_players_one_lane_taken_closes_the_other_to_all() {
    let mut table = city("london", 2).hands(&["pink*4", "blue*2"]).start();
    table.claims(0, "hyde-park--piccadilly-circus#1", "pink*2");
    table.refuses(OTHER_LANE, "R3.4", "lane-closed");
    table.until(0);
    table.refuses(
        r#"{"seat":0,"do":"claim","route":"hyde-park--piccadilly-circus#2","cards":{"pink":2}}"#,
        "R3.4",
        "owns-other-lane",
    );
}

#[test]
fn r3_4_it_is_closed_whichever_lane_was_first() {
    let mut table = city("london", 2).hands(&["pink*2", "blue*2"]).start();
    table.claims(0, "hyde-park--piccadilly-circus#2", "pink*2");
    table.refuses(&OTHER_LANE.replace("#2", "#1"), "R3.4", "lane-closed");
}

#[test]
fn r3_4_with_three_or_four_players_another_player_may_take_the_other_lane() {
    for players in [3, 4] {
        let mut table = city("london", players).hands(&["pink*2", "blue*2"]).start();
        table.claims(0, "hyde-park--piccadilly-circus#1", "pink*2");
        table.plays(OTHER_LANE);
        assert_eq!([table.score(0).routes, table.score(1).routes], [2, 2]);
    }
}

#[test]
fn r3_4_no_player_ever_owns_both_lanes() {
    for players in [3, 4] {
        let mut table = city("london", players).hands(&["pink*4"]).start();
        table.claims(0, "hyde-park--piccadilly-circus#2", "pink*2");
        table.until(0);
        table.refuses(
            r#"{"seat":0,"do":"claim","route":"hyde-park--piccadilly-circus#1","cards":{"pink":2}}"#,
            "R3.4",
            "owns-other-lane",
        );
    }
}

#[test]
fn r3_5_new_york_and_london_pay_1_2_4_and_7_points() {
    let mut table = city("new-york", 2).hands(&["black orange*2 pink*6 wild"]).start();
    for (route, cards, total) in [
        ("midtown-west--times-square", "black", 1),
        ("lincoln-center--central-park", "orange*2", 1 + 2),
        ("central-park--united-nations", "pink*2 wild", 1 + 2 + 4),
        ("chelsea--soho", "pink*4", 1 + 2 + 4 + 7),
    ] {
        table.claims(0, route, cards);
        assert_eq!((table.public().points[0], table.score(0).routes), (total, total.into()));
    }
    let mut table = city("london", 2).hands(&["black blue*2 green*3 orange*4"]).start();
    for (route, cards, total) in [
        ("trafalgar-square--big-ben", "black", 1),
        ("regents-park--baker-street", "blue*2", 1 + 2),
        ("regents-park--kings-cross", "green*3", 1 + 2 + 4),
        ("baker-street--british-museum", "orange*4", 1 + 2 + 4 + 7),
    ] {
        table.claims(0, route, cards);
        assert_eq!((table.public().points[0], table.score(0).routes), (total, total.into()));
    }
    assert_eq!(table.score(1).routes, 0);
}

#[test]
fn r3_6_played_cards_go_to_the_discards() {
    let mut table = city("london", 2).hands(&["pink*2 wild*2", "blue*2"]).start();
    table.claims(0, "waterloo--globe-theatre", "pink wild");
    assert_eq!(table.discards(), "pink wild");
    table.claims(1, "regents-park--baker-street", "blue*2");
    assert_eq!(table.discards(), "blue*2 pink wild");
    assert_eq!([table.hand(0), table.hand(1)], ["pink wild", ""]);
}
