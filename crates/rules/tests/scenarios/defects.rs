//! Mistakes that other programs of these games have shipped, each as a scenario that it would
//! fail.

use crosstown_rules::{Kept, Reason};

use crate::deal::{city, made_up};
use crate::stuck::VILLAGE;

#[test]
fn a_deck_with_two_coloured_cards_is_not_swept_for_ever() {
    let toml = VILLAGE.replace("red = 7, blue = 6", "red = 1, blue = 1, wild = 11");
    let mut table = made_up(&toml, 2).hands(&["red blue"]).start();
    assert_eq!(table.row(), "wild wild wild wild wild");
    table.plays(r#"{"seat":0,"do":"draw","from":2,"card":"wild"}"#);
    assert_eq!(table.row(), "wild wild wild wild wild");
    assert_eq!(table.discards(), "");
}

#[test]
fn an_opening_row_is_swept_on_when_the_deck_runs_out() {
    let toml = VILLAGE.replace("red = 7, blue = 6", "red = 3, blue = 2, wild = 8");
    let mut table = made_up(&toml, 2)
        .hands(&["wild*2", "wild*2"])
        .row("wild red wild blue wild")
        .deck("red red blue wild")
        .shuffle("wild blue wild red wild")
        .deal();
    assert_eq!(table.row(), "red red blue wild wild");
    assert_eq!(table.deck(), ["blue", "wild", "red", "wild"]);
    table.plays(r#"{"end":"abandoned","by":0}"#);
    table.verifies();
}

#[test]
fn a_claim_that_makes_sweeping_possible_again_sweeps_until_it_ends() {
    let hands = ["orange*2", "pink*2"];
    let mut table = city("london", 2).hands(&hands).row("wild wild blue green black").start();
    table.draws_blind(29);
    // With two coloured cards left the third wild stays; the claim brings the third of them.
    table.plays(r#"{"seat":0,"do":"draw","from":2,"card":"blue"}"#);
    let swept = table.sweeps(
        r#"
        {"seat":1,"do":"claim","route":"covent-garden--trafalgar-square#2","cards":{"pink":1}}
        {"chance":"shuffle","cards":["wild","wild","wild","pink","green","black","wild","wild","wild","wild","wild"]}
        {"chance":"shuffle","cards":["wild","pink","wild","green","wild","black","wild","wild","wild","wild"]}
        {"chance":"shuffle","cards":["wild","pink","green","black","wild","wild","wild","wild","wild","wild"]}
        "#,
    );
    assert_eq!((table.row().as_str(), swept), ("wild wild pink green black", 6));
    table.plays(r#"{"end":"abandoned","by":0}"#);
    table.verifies();
}

#[test]
fn a_game_in_which_nobody_can_move_does_not_hang() {
    let toml = VILLAGE.replace(r#""blue", spaces = 3"#, r#""blue", spaces = 8"#);
    let mut table = made_up(&toml, 2).row("red*5").start();
    table.draws_tickets(Kept::BOTH);
    for _ in 0..20 {
        if table.ended().is_some() {
            break;
        }
        let (seat, slots) = (table.turn(), table.row());
        let line = match slots.split(' ').position(|card| card != "-") {
            Some(slot) if table.deck().is_empty() => {
                format!(r#"{{"seat":{seat},"do":"draw","from":{slot},"card":"red"}}"#)
            }
            Some(_) => {
                let card = table.deck()[0];
                format!(r#"{{"seat":{seat},"do":"draw","from":"deck","card":"{card}"}}"#)
            }
            None => format!(r#"{{"seat":{seat},"do":"pass"}}"#),
        };
        table.plays(&line);
    }
    assert_eq!(table.ended(), Some(Reason::Stuck));
}

#[test]
fn discards_are_reshuffled_again_and_again() {
    let mut table = city("london", 2).hands(&["blue*2", "pink*2"]).start();
    table.claims(0, "regents-park--baker-street", "blue*2");
    table.draws_blind(35);
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":"deck","card":"blue"}
        {"chance":"shuffle","cards":["blue","blue"]}
        {"seat":1,"do":"claim","route":"waterloo--globe-theatre","cards":{"pink":2}}
        {"seat":0,"do":"draw","from":"deck","card":"blue"}
        {"seat":0,"do":"draw","from":"deck","card":"pink"}
        {"chance":"shuffle","cards":["pink","pink"]}
        {"seat":1,"do":"draw","from":"deck","card":"pink"}
        "#,
    );
    assert_eq!((table.deck().len(), table.discards()), (0, String::new()));
}

#[test]
fn the_row_is_refilled_from_the_cards_of_a_claim() {
    let mut table =
        city("london", 2).hands(&["orange*2", "pink*2"]).row("wild wild blue green black").start();
    table.draws_blind(35);
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        {"seat":0,"do":"draw","from":4,"card":"black"}
        {"seat":1,"do":"claim","route":"waterloo--globe-theatre","cards":{"pink":2}}
        {"chance":"shuffle","cards":["pink","pink"]}
        {"seat":0,"do":"draw","from":2,"card":"pink"}
        {"seat":0,"do":"draw","from":3,"card":"pink"}
        "#,
    );
    assert_eq!(table.row(), "wild wild - - -");
}

#[test]
fn no_second_card_is_taken_with_a_face_up_wild() {
    let mut table = city("london", 2).row("wild wild blue green black").deck("pink").start();
    let wild = r#"{"seat":0,"do":"draw","from":0,"card":"wild"}"#;
    table.plays(wild);
    table.refuses(&wild.replace(r#""from":0"#, r#""from":1"#), "R1.5", "not-your-turn");
    table.draws_blind(1);
    table.refuses(r#"{"seat":1,"do":"draw","from":1,"card":"wild"}"#, "R2.2", "wild-second");
}

#[test]
fn neither_lane_of_a_double_route_is_listed_to_the_owner_of_the_other() {
    for players in 2..=4 {
        for (mine, other) in [("#1", "#2"), ("#2", "#1")] {
            let mut table = city("new-york", players).hands(&["blue*4"]).start();
            table.claims(0, &format!("chelsea--empire-state-building{mine}"), "blue*2");
            table.until(0);
            let line = format!(
                r#"{{"seat":0,"do":"claim","route":"chelsea--empire-state-building{other}","cards":{{"blue":2}}}}"#
            );
            table.refuses(&line, "R3.4", "owns-other-lane");
        }
    }
}

#[test]
fn two_players_do_not_take_a_lane_each() {
    let mut table = city("new-york", 2).hands(&["blue*2", "green*2"]).start();
    table.claims(0, "lincoln-center--times-square#2", "blue*2");
    table.until(1);
    table.until(0);
    table.until(1);
    table.refuses(
        r#"{"seat":1,"do":"claim","route":"lincoln-center--times-square#1","cards":{"green":2}}"#,
        "R3.4",
        "lane-closed",
    );
}

#[test]
fn wilds_that_are_played_leave_the_hand() {
    let mut table = city("london", 2).hands(&["pink wild*3"]).start();
    table.claims(0, "waterloo--globe-theatre", "pink wild");
    assert_eq!((table.hand(0), table.public().hands[0]), ("wild*2".into(), 2));
    table.claims(0, "waterloo--elephant-and-castle", "wild*2");
    assert_eq!((table.hand(0), table.public().hands[0]), (String::new(), 0));
    assert_eq!(table.discards(), "pink wild*3");
}

#[test]
fn pieces_are_taken_once_for_each_space() {
    let mut table = city("london", 2).hands(&["black blue*2 green*3 orange*4"]).start();
    for (route, cards, left) in [
        ("trafalgar-square--big-ben", "black", 16),
        ("regents-park--baker-street", "blue*2", 14),
        ("regents-park--kings-cross", "green*3", 11),
        ("baker-street--british-museum", "orange*4", 7),
    ] {
        table.claims(0, route, cards);
        assert_eq!((table.pieces(0), table.pieces(1)), (vec![left], vec![17]));
    }
}

#[test]
fn a_subway_is_one_piece_whatever_it_costs() {
    let mut table = city("berlin", 2).hands(&["black*2 orange*3 green*4 blue"]).start();
    for (route, cards, left) in [
        ("charlottenburger-tor--hansaviertel#2", "black*2", 4),
        ("moritzplatz--hallesches-tor#1", "orange*3", 3),
        ("hansaviertel--hauptbahnhof", "green*4", 2),
    ] {
        table.claims(0, route, cards);
        assert_eq!(table.pieces(0), [11, left]);
    }
}

#[test]
fn the_last_round_begins_once_and_neither_early_nor_late() {
    let hand = "green*3 red*3 blue*3 pink*4";
    let mut table = city("new-york", 2).hands(&[hand]).start();
    for (route, cards) in [
        ("united-nations--gramercy-park", "green*3"),
        ("chelsea--greenwich-village#2", "red*3"),
        ("wall-street--brooklyn#1", "blue*3"),
    ] {
        table.claims(0, route, cards);
        assert_eq!(table.public().turns_left, None);
    }
    table.claims(0, "chelsea--soho", "pink*4");
    for left in [2, 1] {
        assert_eq!((table.ended(), table.public().turns_left), (None, Some(left)));
        table.idles();
    }
    assert_eq!(table.ended(), Some(Reason::Finished));
}

/// Of these tickets, seat 0 is dealt the first two and seat 1 the others.
const TICKETS: &str = "hyde-park--covent-garden baker-street--tower-of-london \
                       kings-cross--tower-of-london brick-lane--buckingham-palace";

#[test]
fn a_ticket_is_not_completed_through_the_routes_of_others() {
    let hands = ["black*2", "green*2"];
    let mut table = city("london", 2).tickets(TICKETS).keeping_the_first().hands(&hands).start();
    table.claims(0, "hyde-park--piccadilly-circus#1", "black*2");
    table.claims(1, "covent-garden--piccadilly-circus#1", "green");
    assert_eq!((table.score(0).tickets, table.score(0).completed), (-3, 0));
}

#[test]
fn a_ticket_is_completed_by_routes_claimed_in_any_order() {
    let hands = ["", "pink*3 yellow*3 black*2"];
    let mut table = city("london", 2).tickets(TICKETS).keeping_the_first().hands(&hands).start();
    table.claims(1, "st-pauls--tower-of-london#1", "yellow*3");
    table.claims(1, "kings-cross--the-charterhouse", "pink*3");
    assert_eq!((table.score(1).tickets, table.score(1).completed), (-7, 0));
    table.claims(1, "st-pauls--the-charterhouse", "black");
    assert_eq!((table.score(1).tickets, table.score(1).completed), (7, 1));
}

#[test]
fn a_ticket_is_not_completed_by_touching_both_places() {
    let hands = ["black*2 green*2"];
    let mut table = city("london", 2).tickets(TICKETS).keeping_the_first().hands(&hands).start();
    table.claims(0, "hyde-park--piccadilly-circus#1", "black*2");
    table.claims(0, "british-museum--covent-garden#1", "green");
    assert_eq!((table.score(0).tickets, table.score(0).completed), (-3, 0));
}

#[test]
fn a_ring_of_routes_completes_a_ticket_once() {
    let hands = ["black*2 green*2 pink*2"];
    let mut table = city("london", 2).tickets(TICKETS).keeping_the_first().hands(&hands).start();
    table.claims(0, "hyde-park--piccadilly-circus#1", "black*2");
    table.claims(0, "covent-garden--piccadilly-circus#1", "green");
    table.claims(0, "british-museum--covent-garden#1", "green");
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    assert_eq!((table.score(0).tickets, table.score(0).completed), (3, 1));
}

#[test]
fn a_district_pays_those_who_connect_it_and_nobody_else() {
    let mut table = city("london", 3).hands(&["black*2", "green*2", "pink*2"]).start();
    table.claims(0, "british-museum--covent-garden#1", "black");
    table.claims(1, "british-museum--covent-garden#2", "green");
    assert_eq!([0, 1, 2].map(|seat| table.score(seat).bonus), [1, 1, 0]);
}

#[test]
fn a_district_is_not_connected_through_the_routes_of_others() {
    let mut table = city("london", 2).hands(&["pink*2", "orange*2"]).start();
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    table.claims(1, "waterloo--elephant-and-castle", "orange*2");
    assert_eq!([0, 1].map(|seat| table.score(seat).bonus), [0, 0]);
}

#[test]
fn an_attraction_pays_everybody_who_touches_it_and_nobody_else() {
    let mut table = city("new-york", 3).hands(&["black*2", "orange*2", "green*2"]).start();
    table.claims(0, "midtown-west--times-square", "black");
    table.claims(1, "times-square--empire-state-building#1", "orange");
    assert_eq!([0, 1, 2].map(|seat| table.score(seat).bonus), [1, 2, 0]);
}
