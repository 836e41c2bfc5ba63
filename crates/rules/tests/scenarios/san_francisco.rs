//! R6: San Francisco, with tourists and ferries.

use crosstown_rules::{Kept, Phase};

use crate::deal::{city, made_up};
use crate::table::Table;

const STARTS: [&str; 5] =
    ["alcatraz", "golden-gate-bridge", "potrero-hill", "sunset", "the-embarcadero"];

/// Tickets are chosen; the stacks that players put down are still missing.
fn before_placing(players: usize) -> Table {
    let mut table = city("san-francisco", players).deal();
    for seat in 0..players {
        table.keeps(seat, Kept::BOTH);
    }
    table
}

/// The stacks on the board: where, and how many tokens.
fn stacks(table: &Table) -> Vec<(&str, u8)> {
    let public = table.public();
    let stacks = public.stack_at.iter().zip(public.tokens).take(usize::from(public.stacks));
    stacks.map(|(at, tokens)| (table.board.places[at.index()].id.as_str(), tokens)).collect()
}

fn tokens(table: &Table, place: &str) -> u8 {
    stacks(table).into_iter().find(|(at, _)| *at == place).expect("a stack").1
}

/// How many tokens a seat has.
fn tourists(table: &Table, seat: usize) -> u32 {
    table.public().symbols[seat].count_ones()
}

#[test]
fn r6_1_five_stacks_start_on_their_places() {
    for (players, size) in [(2, 2), (3, 2), (4, 3)] {
        let table = city("san-francisco", players).deal();
        assert_eq!(stacks(&table), STARTS.map(|place| (place, size)), "{players} players");
    }
}

#[test]
fn r6_1_with_two_players_the_second_puts_down_two_stacks_of_one() {
    let mut table = before_placing(2);
    table.refuses(r#"{"seat":0,"do":"place","at":"pier-39"}"#, "R1.5", "not-your-turn");
    table.plays(
        r#"
        {"seat":1,"do":"place","at":"pier-39"}
        {"seat":1,"do":"place","at":"presidio"}
        "#,
    );
    assert_eq!(stacks(&table)[5..], [("pier-39", 1), ("presidio", 1)]);
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r6_1_with_three_players_the_last_and_then_the_last_but_one_put_down_stacks_of_two() {
    let mut table = before_placing(3);
    table.plays(
        r#"
        {"seat":2,"do":"place","at":"pier-39"}
        {"seat":1,"do":"place","at":"presidio"}
        "#,
    );
    assert_eq!(stacks(&table)[5..], [("pier-39", 2), ("presidio", 2)]);
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r6_1_with_four_players_the_last_and_then_the_last_but_one_put_down_stacks_of_three() {
    let mut table = before_placing(4);
    table.plays(
        r#"
        {"seat":3,"do":"place","at":"pier-39"}
        {"seat":2,"do":"place","at":"presidio"}
        "#,
    );
    assert_eq!(stacks(&table)[5..], [("pier-39", 3), ("presidio", 3)]);
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r6_1_a_stack_goes_on_a_place_without_one() {
    let mut table = before_placing(2);
    for place in STARTS {
        let line = format!(r#"{{"seat":1,"do":"place","at":"{place}"}}"#);
        table.refuses(&line, "R6.1", "stack-there");
    }
    table.puts_stack("pier-39");
    table.refuses(r#"{"seat":1,"do":"place","at":"pier-39"}"#, "R6.1", "stack-there");
}

#[test]
fn r6_1_tickets_are_chosen_before_stacks_are_put_down() {
    let mut table = city("san-francisco", 2).deal();
    table.refuses(r#"{"seat":1,"do":"place","at":"pier-39"}"#, "R1.3", "setup-first");
}

#[test]
fn r6_1_stacks_are_put_down_before_the_first_turn_and_never_again() {
    let mut table = before_placing(2);
    assert_eq!(table.public().phase, Phase::PlaceTourists);
    table.refuses(
        r#"{"seat":1,"do":"draw","from":"deck","card":"blue"}"#,
        "R6.1",
        "place-tourists-first",
    );
    table.puts_stack("pier-39");
    table.puts_stack("presidio");
    table.refuses(r#"{"seat":0,"do":"place","at":"the-castro"}"#, "R6.1", "nothing-to-place");
}

/// Claims the one red space of crissy-field--golden-gate-bridge#1.
const TO_THE_BRIDGE: &str = r#"{"seat":0,"do":"claim","route":"crissy-field--golden-gate-bridge#1","cards":{"red":1},"tourist":"golden-gate-bridge"}"#;

/// The claim in which no tourist is taken.
fn without_tourist(claim: &str) -> String {
    let (claim, _) = claim.split_once(r#","tourist""#).expect("a claim with a tourist");
    format!("{claim}}}")
}

#[test]
fn r6_2_a_claim_takes_a_token_from_a_place_that_it_touches() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    table.plays(TO_THE_BRIDGE);
    assert_eq!((tourists(&table, 0), tourists(&table, 1)), (1, 0));
    assert_eq!(tokens(&table, "golden-gate-bridge"), 1);
    assert_eq!(tokens(&table, "sunset"), 2);
}

#[test]
fn r6_2_taking_it_is_not_optional() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    table.refuses(&without_tourist(TO_THE_BRIDGE), "R6.2", "tourist-not-taken");
}

#[test]
fn r6_2_the_token_comes_from_an_end_of_the_route() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    let elsewhere = TO_THE_BRIDGE.replace(r#":"golden-gate-bridge""#, r#":"sunset""#);
    table.refuses(&elsewhere, "R6.2", "no-tourist-there");
    let other_end = TO_THE_BRIDGE.replace(r#":"golden-gate-bridge""#, r#":"crissy-field""#);
    table.refuses(&other_end, "R6.2", "no-tourist-there");
}

#[test]
fn r6_2_a_route_without_tourists_takes_none() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    table.claims(0, "fort-mason--lombard-street", "red");
    assert_eq!(tourists(&table, 0), 0);
}

#[test]
fn r6_2_nobody_takes_a_symbol_twice() {
    let mut table = city("san-francisco", 4).hands(&["red black*3"]).start();
    table.plays(TO_THE_BRIDGE);
    table.until(0);
    let claim = r#"{"seat":0,"do":"claim","route":"golden-gate-bridge--presidio#1","cards":{"black":2},"tourist":"golden-gate-bridge"}"#;
    table.refuses(claim, "R6.2", "no-tourist-there");
    table.plays(&without_tourist(claim));
    assert_eq!((tourists(&table, 0), tokens(&table, "golden-gate-bridge")), (1, 2));
}

#[test]
fn r6_2_another_player_may_take_the_same_symbol() {
    let mut table = city("san-francisco", 2).hands(&["red*2", "black*2"]).start();
    table.plays(TO_THE_BRIDGE);
    table.plays(
        r#"{"seat":1,"do":"claim","route":"golden-gate-bridge--presidio#1","cards":{"black":2},"tourist":"golden-gate-bridge"}"#,
    );
    assert_eq!((tourists(&table, 0), tourists(&table, 1)), (1, 1));
    assert_eq!(tokens(&table, "golden-gate-bridge"), 0);
}

/// Claims the one red space of pier-39--the-embarcadero#1, with tourists at both ends.
const ALONG_THE_BAY: &str = r#"{"seat":0,"do":"claim","route":"pier-39--the-embarcadero#1","cards":{"red":1},"tourist":"pier-39"}"#;

#[test]
fn r6_2_with_tokens_at_both_ends_one_is_chosen() {
    let table = city("san-francisco", 2).hands(&["red*2"]).stacks("pier-39 presidio").start();
    for (chosen, left) in [("pier-39", (0, 2)), ("the-embarcadero", (1, 1))] {
        let mut table = table.clone();
        table.refuses(&without_tourist(ALONG_THE_BAY), "R6.2", "tourist-not-taken");
        table.plays(&ALONG_THE_BAY.replace(r#":"pier-39""#, &format!(r#":"{chosen}""#)));
        assert_eq!(tourists(&table, 0), 1);
        assert_eq!((tokens(&table, "pier-39"), tokens(&table, "the-embarcadero")), left);
    }
}

#[test]
fn r6_2_of_two_ends_the_one_whose_symbol_is_missing_must_be_chosen() {
    let deal = city("san-francisco", 3).hands(&["red black*3"]).stacks("pier-39 presidio");
    let mut table = deal.start();
    table.plays(
        r#"{"seat":0,"do":"claim","route":"fort-mason--pier-39#2","cards":{"black":1},"tourist":"pier-39"}"#,
    );
    table.until(0);
    table.refuses(ALONG_THE_BAY, "R6.2", "no-tourist-there");
    table.refuses(&without_tourist(ALONG_THE_BAY), "R6.2", "tourist-not-taken");
    table.plays(&ALONG_THE_BAY.replace(r#":"pier-39""#, r#":"the-embarcadero""#));
    assert_eq!(tourists(&table, 0), 2);
}

#[test]
fn r6_2_an_empty_stack_gives_nothing() {
    // The second player's stacks are of one token.
    let deal = city("san-francisco", 2).hands(&["black*2", "pink*2"]).stacks("pier-39 presidio");
    let mut table = deal.start();
    table.plays(
        r#"{"seat":0,"do":"claim","route":"fort-mason--pier-39#2","cards":{"black":1},"tourist":"pier-39"}"#,
    );
    assert_eq!(tokens(&table, "pier-39"), 0);
    let claim = r#"{"seat":1,"do":"claim","route":"lombard-street--pier-39","cards":{"pink":1},"tourist":"pier-39"}"#;
    table.refuses(claim, "R6.2", "no-tourist-there");
    table.plays(&without_tourist(claim));
    assert_eq!(tourists(&table, 1), 0);
}

#[test]
fn r6_2_tokens_are_public() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    table.plays(TO_THE_BRIDGE);
    let view = table.game().view(&table.board, 1);
    assert_eq!(view.public.symbols[0].count_ones(), 1);
}

/// Claims the two orange spaces of alcatraz--fort-mason#1, one of them a ferry.
fn by_ferry(cards: &str) -> String {
    format!(
        r#"{{"seat":0,"do":"claim","route":"alcatraz--fort-mason#1","cards":{{{cards}}},"tourist":"alcatraz"}}"#
    )
}

#[test]
fn r6_3_a_ferry_asks_for_a_wild() {
    let mut table = city("san-francisco", 2).hands(&["orange*3 wild"]).start();
    table.refuses(&by_ferry(r#""orange":2"#), "R6.3", "ferry-needs-wild");
    table.plays(&by_ferry(r#""orange":1,"wild":1"#));
    assert_eq!(table.hand(0), "orange*2");
}

#[test]
fn r6_3_without_a_wild_no_ferry_can_be_claimed() {
    let mut table = city("san-francisco", 2).hands(&["orange*4"]).start();
    table.refuses(&by_ferry(r#""orange":2"#), "R6.3", "ferry-needs-wild");
    let to_the_pier = by_ferry(r#""orange":2"#).replace("fort-mason#1", "pier-39#1");
    table.refuses(&to_the_pier, "R6.3", "ferry-needs-wild");
}

#[test]
fn r6_3_the_other_spaces_are_paid_as_usual_and_further_wilds_allowed() {
    let mut table = city("san-francisco", 2).hands(&["orange red wild*2"]).start();
    table.refuses(&by_ferry(r#""red":1,"wild":1"#), "R3.2", "wrong-color");
    table.refuses(&by_ferry(r#""wild":1"#), "R3.2", "wrong-number");
    table.plays(&by_ferry(r#""wild":2"#));
    assert_eq!(table.hand(0), "red orange");
}

#[test]
fn r6_3_a_long_ferry_needs_one_wild_for_its_one_icon() {
    let claim = |cards: &str| {
        format!(
            r#"{{"seat":0,"do":"claim","route":"fort-mason--golden-gate-bridge","cards":{{{cards}}},"tourist":"golden-gate-bridge"}}"#
        )
    };
    let mut table = city("san-francisco", 2).hands(&["pink*5 wild*3"]).start();
    table.refuses(&claim(r#""pink":5"#), "R6.3", "ferry-needs-wild");
    for cards in [r#""pink":3,"wild":2"#, r#""pink":2,"wild":3"#] {
        table.clone().plays(&claim(cards));
    }
    table.plays(&claim(r#""pink":4,"wild":1"#));
    assert_eq!((table.hand(0), table.pieces(0)), ("pink wild*2".into(), vec![15]));
    assert_eq!(table.score(0).routes, 10);
}

#[test]
fn r6_3_one_wild_for_each_icon() {
    let toml = crate::stuck::VILLAGE.replace("blue = 6", "blue = 6, wild = 4").replace(
        r#"{ id = "c--d", color = "blue", spaces = 3 }"#,
        r#"{ id = "c--d", color = "blue", spaces = 3, ferries = 2 }"#,
    );
    let claim =
        |cards: &str| format!(r#"{{"seat":0,"do":"claim","route":"c--d","cards":{{{cards}}}}}"#);
    let mut table = made_up(&toml, 2).hands(&["blue*3 wild*3"]).start();
    table.refuses(&claim(r#""blue":3"#), "R6.3", "ferry-needs-wild");
    table.refuses(&claim(r#""blue":2,"wild":1"#), "R6.3", "ferry-needs-wild");
    table.clone().plays(&claim(r#""wild":3"#));
    table.plays(&claim(r#""blue":1,"wild":2"#));
}

#[test]
fn r6_4_distinct_tokens_score_by_the_table() {
    let deal = city("san-francisco", 2).stacks("pier-39 union-square");
    let mut table = deal.hands(&["orange*3 wild red*2 blue*2 black pink"]).start();
    assert_eq!(table.score(0).bonus, 0);
    for (route, cards, place, bonus) in [
        ("alcatraz--fort-mason#1", r#""orange":1,"wild":1"#, "alcatraz", 0),
        ("crissy-field--golden-gate-bridge#1", r#""red":1"#, "golden-gate-bridge", 1),
        ("pier-39--the-embarcadero#1", r#""red":1"#, "the-embarcadero", 2),
        ("japanese-gardens--sunset#1", r#""orange":2"#, "sunset", 4),
        ("mission-district--potrero-hill", r#""blue":2"#, "potrero-hill", 6),
        ("fort-mason--pier-39#2", r#""black":1"#, "pier-39", 9),
        ("market-street--union-square#2", r#""pink":1"#, "union-square", 12),
    ] {
        table.until(0);
        table.plays(&format!(
            r#"{{"seat":0,"do":"claim","route":"{route}","cards":{{{cards}}},"tourist":"{place}"}}"#
        ));
        assert_eq!(table.score(0).bonus, bonus, "{place}");
        assert_eq!(table.score(1).bonus, 0);
    }
}
