//! R5.1: the last round. It begins once, and everybody has exactly one turn in it.

use crosstown_rules::Reason;

use crate::deal::city;
use crate::table::Table;

/// Seat 0 of these players has 14 buses on the board and 3 left, and has ended its turn.
fn three_buses_left(players: usize) -> Table {
    let hand = "black*4 orange*4 green*3 yellow*3 blue*2 pink*2";
    let mut table = city("london", players).hands(&[hand]).start();
    table.claims(0, "baker-street--hyde-park", "black*4");
    table.claims(0, "baker-street--british-museum", "orange*4");
    table.claims(0, "regents-park--kings-cross", "green*3");
    table.claims(0, "regents-park--british-museum", "yellow*3");
    assert_eq!(table.pieces(0), [3]);
    table
}

#[test]
fn r5_1_three_pieces_left_do_not_bring_on_the_last_round() {
    let mut table = three_buses_left(2);
    assert_eq!(table.public().turns_left, None);
    for _ in 0..4 {
        table.idles();
    }
    assert_eq!(table.ended(), None);
}

#[test]
fn r5_1_two_pieces_left_bring_it_on() {
    let mut table = three_buses_left(2);
    table.claims(0, "big-ben--waterloo", "blue");
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![2], Some(2)));
}

#[test]
fn r5_1_fewer_than_two_bring_it_on_too() {
    let mut table = three_buses_left(2);
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![1], Some(2)));
}

#[test]
fn r5_1_every_player_has_one_more_turn_the_one_who_brought_it_on_included() {
    let mut table = three_buses_left(2);
    table.claims(0, "big-ben--waterloo", "blue");
    assert_eq!(table.to_move(), Some(1));
    table.idles();
    assert_eq!(table.to_move(), Some(0));
    table.idles();
    assert_eq!(table.ended(), Some(Reason::Finished));
}

#[test]
fn r5_1_with_three_players_the_last_round_goes_once_round_the_table() {
    let hand = "green*3 red*3 blue*3 pink*4";
    let mut table = city("new-york", 3).hands(&["", hand]).start();
    table.claims(1, "united-nations--gramercy-park", "green*3");
    table.claims(1, "chelsea--greenwich-village#2", "red*3");
    table.claims(1, "wall-street--brooklyn#1", "blue*3");
    table.claims(1, "chelsea--soho", "pink*4");
    for seat in [2, 0, 1] {
        assert_eq!(table.to_move(), Some(seat));
        table.idles();
    }
    assert_eq!(table.ended(), Some(Reason::Finished));
}

#[test]
fn r5_1_a_last_turn_may_be_any_action_and_takes_all_of_it() {
    let mut table = three_buses_left(2);
    table.claims(0, "big-ben--waterloo", "blue");
    table.draws_blind(1);
    assert_eq!((table.turn(), table.ended()), (1, None));
    table.draws_blind(1);
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    assert_eq!(table.ended(), Some(Reason::Finished));
    assert_eq!(table.pieces(0), [0]);
    assert_eq!(table.score(0).routes, 7 + 7 + 4 + 4 + 1 + 2);
}

/// Both players of New York are about to run out of taxis: seat 0 has 6 left and pink for four,
/// seat 1 has 5 left and wilds for three.
fn both_low() -> Table {
    let hands = ["green*3 red*3 blue*3 pink*4", "orange*5 black*5 wild*3 green"];
    let mut table = city("new-york", 2).hands(&hands).start();
    table.claims(0, "united-nations--gramercy-park", "green*3");
    table.claims(1, "chinatown--brooklyn#1", "orange*3");
    table.claims(0, "chelsea--greenwich-village#2", "red*3");
    table.claims(1, "lower-east-side--brooklyn", "black*3");
    table.claims(0, "wall-street--brooklyn#1", "blue*3");
    table.claims(1, "lincoln-center--central-park", "orange*2");
    table.draws_blind(2);
    table.claims(1, "united-nations--empire-state-building", "black*2");
    assert_eq!((table.pieces(0), table.pieces(1)), (vec![6], vec![5]));
    table
}

#[test]
fn r5_1_the_last_round_is_not_brought_on_twice() {
    let mut table = both_low();
    table.claims(0, "chelsea--soho", "pink*4");
    assert_eq!(table.public().turns_left, Some(2));
    table.claims(1, "central-park--united-nations", "wild*3");
    assert_eq!((table.pieces(1), table.public().turns_left), (vec![2], Some(1)));
    table.idles();
    assert_eq!(table.ended(), Some(Reason::Finished));
    table.verifies();
}

#[test]
fn r5_1_nobody_acts_after_the_end() {
    let mut table = three_buses_left(2);
    table.claims(0, "big-ben--waterloo", "blue");
    table.idles();
    table.idles();
    for seat in [0, 1] {
        let draw = format!(r#"{{"seat":{seat},"do":"draw","from":0,"card":"pink"}}"#);
        table.refuses(&draw, "R5.1", "game-over");
        let keep = format!(r#"{{"seat":{seat},"do":"keep","tickets":[]}}"#);
        table.refuses(&keep, "R5.1", "game-over");
        let pass = format!(r#"{{"seat":{seat},"do":"pass"}}"#);
        table.refuses(&pass, "R5.1", "game-over");
        assert_eq!(table.actions(seat), []);
    }
}

/// Seat 0 of Berlin has all its streetcars on the board but one, and this many subways.
fn berlin(subways: usize) -> Table {
    let hand = "green*4 orange*3 red*5 blue*2 black*2 purple*2 wild*2";
    let mut table = city("berlin", 2).hands(&[hand]).start();
    table.claims(0, "zoologischer-garten--potsdamer-platz", "green*4");
    table.claims(0, "siegessaeule--hauptbahnhof", "orange*3");
    table.claims(0, "nollendorfplatz--potsdamer-platz", "red*3");
    for (route, cards) in [
        ("hauptbahnhof--naturkundemuseum#2", "blue*2"),
        ("charlottenburger-tor--hansaviertel#2", "black*2"),
        ("kurfuerstendamm--charlottenburger-tor#2", "purple*2"),
        ("hallesches-tor--gleisdreieck#1", "red*2"),
        ("hackescher-markt--alexanderplatz#1", "wild*2"),
    ]
    .into_iter()
    .take(subways)
    {
        table.claims(0, route, cards);
    }
    table
}

#[test]
fn r5_1_in_berlin_streetcars_and_subways_are_counted_together() {
    // One streetcar alone is few enough, but there are subways as well.
    let table = berlin(3);
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![1, 2], None));
}

#[test]
fn r5_1_in_berlin_two_pieces_in_all_do_not_bring_on_the_last_round() {
    let table = berlin(4);
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![1, 1], None));
}

#[test]
fn r5_1_in_berlin_one_piece_in_all_brings_it_on() {
    let mut table = berlin(5);
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![1, 0], Some(2)));
    table.idles();
    table.idles();
    assert_eq!(table.ended(), Some(Reason::Finished));
}

#[test]
fn r5_1_new_york_and_san_francisco_have_two_as_london() {
    let mut table = both_low();
    table.claims(0, "chelsea--soho", "pink*4");
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![2], Some(2)));

    let hand = "red*3 pink*6 blue*3 black*3 green*3 orange*2";
    let mut table =
        city("san-francisco", 2).hands(&[hand]).stacks("lombard-street pier-39").start();
    table.claims(0, "pacific-heights--presidio#1", "red*3");
    table.claims(0, "japanese-gardens--presidio#1", "blue*3");
    table.claims(0, "haight-ashbury--pacific-heights", "black*3");
    table.claims(0, "japanese-gardens--twin-peaks", "green*3");
    table.claims(0, "market-street--mission-district#2", "pink*3");
    table.claims(0, "the-castro--twin-peaks", "orange*2");
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![3], None));
    table.claims(0, "market-street--union-square#2", "pink");
    assert_eq!((table.pieces(0), table.public().turns_left), (vec![2], Some(2)));
}
