//! R7: Berlin, where a route takes streetcars or a subway.

use crate::deal::city;

#[test]
fn r7_1_a_streetcar_route_takes_as_many_streetcars_and_cards_as_spaces() {
    let mut table = city("berlin", 2).hands(&["red*4"]).start();
    table.claims(0, "siegessaeule--brandenburger-tor#1", "red*3");
    assert_eq!(table.pieces(0), [11 - 3, 5]);
    assert_eq!((table.hand(0), table.discards()), ("red".into(), "red*3".into()));
}

#[test]
fn r7_1_a_subway_route_takes_one_subway_and_the_cards_printed_beside_it() {
    let mut table = city("berlin", 2).hands(&["red*4"]).start();
    table.claims(0, "hansaviertel--hauptbahnhof", "red*4");
    assert_eq!(table.pieces(0), [11, 5 - 1]);
    assert_eq!((table.hand(0), table.discards()), ("".into(), "red*4".into()));
}

#[test]
fn r7_1_one_card_is_not_enough_for_the_one_space_of_a_subway() {
    let mut table = city("berlin", 2).hands(&["orange*4"]).start();
    let claim =
        r#"{"seat":0,"do":"claim","route":"moritzplatz--hallesches-tor#1","cards":{"orange":1}}"#;
    table.refuses(claim, "R3.2", "wrong-number");
    table.refuses(&claim.replace(":1}", ":2}"), "R3.2", "wrong-number");
    table.refuses(&claim.replace(":1}", ":4}"), "R3.2", "wrong-number");
    table.plays(&claim.replace(":1}", ":3}"));
}

#[test]
fn r7_1_wilds_pay_for_a_subway_as_for_any_route() {
    let mut table = city("berlin", 2).hands(&["orange*2 wild*2"]).start();
    table.claims(0, "moritzplatz--hallesches-tor#1", "orange wild*2");
    assert_eq!(table.hand(0), "orange");
}

#[test]
fn r7_1_a_streetcar_does_not_stand_in_for_a_subway() {
    let hand = "black*2 red*2 blue*2 green*2 purple*2 wild*4";
    let mut table = city("berlin", 2).hands(&[hand]).start();
    table.claims(0, "charlottenburger-tor--hansaviertel#2", "black*2");
    table.claims(0, "hauptbahnhof--naturkundemuseum#1", "red*2");
    table.claims(0, "kurfuerstendamm--charlottenburger-tor#1", "blue*2");
    table.claims(0, "hallesches-tor--gleisdreieck#2", "green*2");
    table.claims(0, "hackescher-markt--alexanderplatz#2", "purple*2");
    table.until(0);
    assert_eq!(table.pieces(0), [11, 0]);
    let claim =
        r#"{"seat":0,"do":"claim","route":"moritzplatz--hallesches-tor#1","cards":{"wild":3}}"#;
    table.refuses(claim, "R3.3", "too-few-pieces");
    table.claims(0, "gleisdreieck--checkpoint-charlie", "wild*2");
    assert_eq!(table.pieces(0), [9, 0]);
}

#[test]
fn r7_1_a_subway_does_not_stand_in_for_a_streetcar() {
    let hand = "green*4 orange*3 red*3 purple*2 black*2";
    let mut table = city("berlin", 2).hands(&[hand]).start();
    table.claims(0, "zoologischer-garten--potsdamer-platz", "green*4");
    table.claims(0, "siegessaeule--hauptbahnhof", "orange*3");
    table.claims(0, "nollendorfplatz--potsdamer-platz", "red*3");
    table.until(0);
    assert_eq!(table.pieces(0), [1, 5]);
    let claim =
        r#"{"seat":0,"do":"claim","route":"potsdamer-platz--gendarmenmarkt","cards":{"purple":2}}"#;
    table.refuses(claim, "R3.3", "too-few-pieces");
    table.claims(0, "kurfuerstendamm--charlottenburger-tor#2", "purple*2");
    table.claims(0, "brandenburger-tor--potsdamer-platz#1", "black");
    assert_eq!(table.pieces(0), [0, 4]);
}

#[test]
fn r7_2_streetcar_routes_score_1_2_4_and_7() {
    let mut table = city("berlin", 2).hands(&["blue black*2 red*3 green*4"]).start();
    for (route, cards, total) in [
        ("reichstag--friedrichstrasse", "blue", 1),
        ("checkpoint-charlie--hallesches-tor", "black*2", 1 + 2),
        ("nollendorfplatz--potsdamer-platz", "red*3", 1 + 2 + 4),
        ("zoologischer-garten--potsdamer-platz", "green*4", 1 + 2 + 4 + 7),
    ] {
        table.claims(0, route, cards);
        assert_eq!(table.score(0).routes, total);
    }
}

#[test]
fn r7_2_subway_routes_score_by_their_own_table() {
    let mut table = city("berlin", 2).hands(&["black*2 orange*3 green*4"]).start();
    for (route, cards, total) in [
        ("charlottenburger-tor--hansaviertel#2", "black*2", 2),
        ("moritzplatz--hallesches-tor#1", "orange*3", 2 + 4),
        ("hansaviertel--hauptbahnhof", "green*4", 2 + 4 + 6),
    ] {
        table.claims(0, route, cards);
        assert_eq!(table.score(0).routes, total);
    }
}

#[test]
fn r7_2_double_subways_follow_the_rule_of_double_routes() {
    let other_lane = r#"{"seat":1,"do":"claim","route":"nollendorfplatz--kurfuerstendamm#2","cards":{"green":3}}"#;
    let hands = ["red*3 black", "green*3 black"];
    let mut table = city("berlin", 2).hands(&hands).start();
    table.claims(0, "nollendorfplatz--kurfuerstendamm#1", "red*3");
    table.refuses(other_lane, "R3.4", "lane-closed");
    let mut table = city("berlin", 3).hands(&hands).start();
    table.claims(0, "nollendorfplatz--kurfuerstendamm#1", "red*3");
    table.plays(other_lane);
}

#[test]
fn r7_berlin_has_no_end_bonus() {
    let mut table = city("berlin", 2).hands(&["blue black*2 red"]).start();
    table.claims(0, "reichstag--friedrichstrasse", "blue");
    table.claims(0, "charlottenburger-tor--hansaviertel#2", "black*2");
    assert_eq!(table.score(0).bonus, 0);
}
