//! Q1 to Q3 and Q5 to Q9: rulings where the rulebooks are silent. Q4 is in `stuck`, Q10 in `records`,
//! Q12 in `scoring`. Q11, who begins, is a matter of tables and not of the rules.

use crosstown_rules::{Action, Kept, Phase};

use crate::deal::city;
use crate::table::Table;

/// London with the whole deck in the players' hands and nothing discarded. Seat 1 holds two pink
/// cards at least, has drawn its first card and must take the second from the row.
fn deck_drawn(row: &str) -> Table {
    let mut table = city("london", 2).hands(&["orange*2", "pink*2"]).row(row).start();
    table.draws_blind(35);
    assert_eq!((table.deck().len(), table.discards()), (0, String::new()));
    assert_eq!((table.turn(), table.public().phase), (1, Phase::SecondCard));
    table
}

#[test]
fn q1_the_turn_ends_after_one_card_where_no_second_can_be_drawn() {
    let mut table = deck_drawn("wild blue blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":1,"card":"blue"}
        {"seat":0,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        {"seat":1,"do":"draw","from":4,"card":"black"}
        "#,
    );
    assert_eq!(table.row(), "wild - - - -");
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn q1_nothing_can_be_drawn_from_nothing() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        {"seat":0,"do":"draw","from":4,"card":"black"}
        {"seat":1,"do":"draw","from":0,"card":"wild"}
        {"seat":0,"do":"draw","from":1,"card":"wild"}
        "#,
    );
    table.refuses(r#"{"seat":1,"do":"draw","from":"deck","card":"blue"}"#, "Q1", "no-cards");
    for slot in 0..5 {
        let draw = format!(r#"{{"seat":1,"do":"draw","from":{slot},"card":"blue"}}"#);
        table.refuses(&draw, "Q2", "slot-empty");
    }
    table.draws_tickets(Kept::BOTH);
}

#[test]
fn q1_a_blind_card_from_the_discards_is_a_second_card_too() {
    let mut table = city("london", 2).hands(&["blue*2", "pink*2"]).row("wild*2 blue*3").start();
    table.draws_blind(2);
    table.claims(1, "waterloo--globe-theatre", "pink*2");
    table.draws_blind(33);
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":"deck","card":"pink"}
        {"chance":"shuffle","cards":["pink","pink"]}
        {"seat":1,"do":"draw","from":"deck","card":"pink"}
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"blue"}
        {"seat":0,"do":"draw","from":4,"card":"blue"}
        "#,
    );
    assert_eq!(table.row(), "wild wild - - -");
}

#[test]
fn q2_slots_stay_empty_while_deck_and_discards_are() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(r#"{"seat":1,"do":"draw","from":2,"card":"blue"}"#);
    assert_eq!(table.row(), "wild wild - green black");
    table.refuses(r#"{"seat":0,"do":"draw","from":2,"card":"blue"}"#, "Q2", "slot-empty");
    table.draws_tickets(Kept::BOTH);
    assert_eq!(table.row(), "wild wild - green black");
}

#[test]
fn q2_the_claim_that_makes_discards_refills_the_row_before_the_next_turn() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        {"seat":0,"do":"draw","from":4,"card":"black"}
        {"seat":1,"do":"claim","route":"waterloo--globe-theatre","cards":{"pink":1,"wild":1}}
        {"chance":"shuffle","cards":["wild","pink"]}
        "#,
    );
    assert_eq!(table.row(), "wild wild wild pink -");
    assert_eq!((table.discards(), table.deck().len()), (String::new(), 0));
}

#[test]
fn q2_a_row_that_is_not_full_is_not_swept() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        {"seat":0,"do":"draw","from":4,"card":"black"}
        {"seat":1,"do":"claim","route":"trafalgar-square--waterloo","cards":{"wild":2}}
        {"chance":"shuffle","cards":["wild","wild"]}
        "#,
    );
    assert_eq!(table.row(), "wild wild wild wild -");
}

#[test]
fn q2_what_the_row_does_not_need_stays_in_the_new_deck() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"claim","route":"waterloo--elephant-and-castle","cards":{"orange":2}}
        {"chance":"shuffle","cards":["orange","orange"]}
        "#,
    );
    assert_eq!(table.row(), "wild wild orange green black");
    assert_eq!(table.deck(), ["orange"]);
}

/// London with all coloured cards in the players' hands but the three of the row, and nothing
/// but six wilds in the deck. Seat 0 is to take its second card.
fn only_wilds_left() -> Table {
    let hands = ["orange*2", "pink*2"];
    let mut table = city("london", 2).hands(&hands).row("wild wild blue green black").start();
    table.draws_blind(29);
    assert_eq!(table.deck(), ["wild"; 6]);
    assert_eq!((table.turn(), table.public().phase), (0, Phase::SecondCard));
    table
}

#[test]
fn q3_a_row_is_not_swept_while_fewer_than_three_other_cards_are_left() {
    let mut table = only_wilds_left();
    table.plays(r#"{"seat":0,"do":"draw","from":2,"card":"blue"}"#);
    assert_eq!(table.row(), "wild wild wild green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":3,"card":"green"}
        {"seat":1,"do":"draw","from":4,"card":"black"}
        "#,
    );
    assert_eq!(table.row(), "wild wild wild wild wild");
    assert_eq!(table.discards(), "");
}

#[test]
fn q3_with_three_other_cards_left_it_is_swept() {
    // Green and black lie in the row and yellow in the deck when the third wild turns up.
    let mut table = city("london", 2)
        .hands(&["orange*2", "pink*2"])
        .row("wild wild blue green black")
        .deck("blue*5 green*5 black*5 pink*4 orange*4 yellow*5 wild yellow")
        .start();
    table.draws_blind(28);
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":2,"card":"blue"}
        {"chance":"shuffle","cards":["green","black","yellow","wild","wild","wild","wild","wild","wild","wild"]}
        "#,
    );
    assert_eq!(table.row(), "wild green black yellow wild");
    assert_eq!((table.deck(), table.discards()), (vec!["wild"; 6], String::new()));
}

#[test]
fn q3_a_claim_that_brings_three_other_cards_together_lifts_the_exemption() {
    let mut table = only_wilds_left();
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":2,"card":"blue"}
        {"seat":1,"do":"claim","route":"covent-garden--trafalgar-square#2","cards":{"pink":1}}
        {"chance":"shuffle","cards":["pink","wild","green","black","wild","wild","wild","wild","wild","wild","wild"]}
        "#,
    );
    assert_eq!(table.row(), "pink wild green black wild");
    assert_eq!((table.deck(), table.discards()), (vec!["wild"; 6], String::new()));
}

#[test]
fn q1_q5_with_nothing_but_wilds_face_up_the_second_card_is_drawn_blind() {
    let mut table = only_wilds_left();
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":2,"card":"blue"}
        {"seat":1,"do":"draw","from":3,"card":"green"}
        {"seat":1,"do":"draw","from":4,"card":"black"}
        {"seat":0,"do":"draw","from":"deck","card":"wild"}
        "#,
    );
    assert_eq!(table.row(), "wild wild wild wild wild");
    assert_eq!(table.actions(0), [Action::DrawDeck]);
    table.plays(r#"{"seat":0,"do":"draw","from":"deck","card":"wild"}"#);
    assert_eq!(table.to_move(), Some(1));
}

const SECOND: (&str, &str) = ("Q5", "second-card-first");

#[test]
fn q5_after_a_first_card_only_a_second_can_follow() {
    let mut table = city("london", 2).hands(&["blue*2"]).row("pink*5").deck("green").start();
    table.plays(r#"{"seat":0,"do":"draw","from":0,"card":"pink"}"#);
    let (rule, code) = SECOND;
    table.refuses(
        r#"{"seat":0,"do":"claim","route":"regents-park--baker-street","cards":{"blue":2}}"#,
        rule,
        code,
    );
    table.refuses(r#"{"seat":0,"do":"tickets","offered":[]}"#, rule, code);
    table.refuses(r#"{"seat":0,"do":"pass"}"#, rule, code);
}

#[test]
fn q5_where_only_one_second_card_can_be_drawn_it_must_be() {
    let mut table = deck_drawn("wild wild blue green black");
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"green"}
        "#,
    );
    assert_eq!(table.actions(0).len(), 1);
    let (rule, code) = SECOND;
    table.refuses(r#"{"seat":0,"do":"pass"}"#, rule, code);
    table.refuses(r#"{"seat":0,"do":"tickets","offered":[]}"#, rule, code);
    table.plays(r#"{"seat":0,"do":"draw","from":4,"card":"black"}"#);
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn q6_the_discards_are_shuffled_when_a_card_is_needed_and_not_before() {
    let mut table = city("london", 2).hands(&["blue*2", "pink*2"]).start();
    table.claims(0, "regents-park--baker-street", "blue*2");
    table.draws_blind(35);
    assert_eq!((table.deck().len(), table.discards()), (0, "blue*2".into()));
    assert_eq!((table.turn(), table.public().phase), (0, Phase::SecondCard));
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":"deck","card":"blue"}
        {"chance":"shuffle","cards":["blue","blue"]}
        "#,
    );
    assert_eq!((table.deck(), table.discards()), (vec!["blue"], String::new()));
}

#[test]
fn q6_a_claim_with_a_full_row_and_an_empty_deck_shuffles_nothing() {
    let mut table = city("london", 2)
        .hands(&["orange*2", "pink*2"])
        .row("wild blue green black pink")
        .deck("yellow")
        .start();
    table.plays(r#"{"seat":0,"do":"draw","from":0,"card":"wild"}"#);
    table.draws_blind(34);
    assert_eq!((table.deck().len(), table.to_move()), (0, Some(0)));
    table.claims(0, "waterloo--elephant-and-castle", "orange*2");
    assert_eq!((table.deck().len(), table.discards()), (0, "orange*2".into()));
}

/// Six tickets for three players.
const DEALT: &str = "hyde-park--st-pauls brick-lane--buckingham-palace \
                     british-museum--waterloo big-ben--tower-of-london \
                     kings-cross--tower-of-london british-museum--st-pauls";

#[test]
fn q7_returned_tickets_lie_in_the_order_in_which_they_were_returned() {
    let mut table = city("london", 2).tickets(DEALT).start();
    table.plays(
        r#"
        {"seat":0,"do":"tickets","offered":["kings-cross--tower-of-london","british-museum--st-pauls"]}
        {"seat":0,"do":"keep","tickets":["british-museum--st-pauls"]}
        {"seat":1,"do":"tickets","offered":["the-charterhouse--big-ben","british-museum--piccadilly-circus"]}
        {"seat":1,"do":"keep","tickets":["the-charterhouse--big-ben"]}
        "#,
    );
    let bottom = ["kings-cross--tower-of-london", "british-museum--piccadilly-circus"];
    assert!(table.ticket_deck().ends_with(&bottom));
}

#[test]
fn q7_in_setup_they_lie_in_seat_order_whoever_chose_first() {
    let mut table = city("london", 3).tickets(DEALT).deal();
    for seat in [2, 0, 1] {
        table.keeps(seat, Kept::FIRST);
    }
    let bottom =
        ["brick-lane--buckingham-palace", "big-ben--tower-of-london", "british-museum--st-pauls"];
    assert!(table.ticket_deck().ends_with(&bottom));
}

#[test]
fn q8_the_order_in_which_choices_arrive_changes_nothing() {
    let choices = [Kept::SECOND, Kept::BOTH, Kept::FIRST];
    let mut tables = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map(|order| {
        let mut table = city("london", 3).tickets(DEALT).deal();
        for seat in order {
            assert_eq!(table.public().phase, Phase::ChooseTickets);
            table.keeps(seat, choices[seat]);
        }
        table
    });
    for table in &mut tables {
        assert_eq!(table.to_move(), Some(0));
        table.plays(r#"{"end":"abandoned","by":0}"#);
        table.verifies();
    }
    assert!(tables.iter().all(|table| table.game() == tables[0].game()));
    assert!(tables.iter().all(|table| table.record() == tables[0].record()));
}

#[test]
fn q8_nothing_of_a_choice_is_seen_before_the_last_has_been_made() {
    let views = [Kept::FIRST, Kept::SECOND, Kept::BOTH].map(|choice| {
        let mut table = city("london", 2).tickets(DEALT).deal();
        table.keeps(0, choice);
        assert_eq!(table.public().tickets, [0; 4]);
        let view = table.game().view(&table.board, 1);
        (view, serde_json::to_string(&view.named(&table.board)).unwrap())
    });
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn q8_a_choice_is_made_once() {
    let mut table = city("london", 2).tickets(DEALT).deal();
    table.keeps(0, Kept::FIRST);
    table.refuses(
        r#"{"seat":0,"do":"keep","tickets":["brick-lane--buckingham-palace"]}"#,
        "Q8",
        "already-chosen",
    );
    table.refuses(r#"{"seat":0,"do":"tickets","offered":[]}"#, "Q8", "already-chosen");
}

#[test]
fn q9_a_claim_and_its_tourist_are_one_action() {
    let mut table = city("san-francisco", 2).hands(&["red*2"]).start();
    table.plays(
        r#"{"seat":0,"do":"claim","route":"crissy-field--golden-gate-bridge#1","cards":{"red":1},"tourist":"golden-gate-bridge"}"#,
    );
    assert_eq!(table.public().symbols[0].count_ones(), 1);
    assert_eq!(table.to_move(), Some(1));
}
