//! R2: drawing Transportation cards.

use crosstown_rules::Phase;

use crate::deal::city;

#[test]
fn r2_1_two_cards_drawn_blind_make_a_turn() {
    let mut table = city("london", 2).hands(&["blue green"]).deck("orange black").start();
    table.plays(r#"{"seat":0,"do":"draw","from":"deck","card":"orange"}"#);
    assert_eq!((table.turn(), table.public().phase), (0, Phase::SecondCard));
    table.plays(r#"{"seat":0,"do":"draw","from":"deck","card":"black"}"#);
    assert_eq!(table.hand(0), "blue green black orange");
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r2_1_a_face_up_card_is_replaced_in_its_slot_before_the_second_is_chosen() {
    let mut table = city("london", 2)
        .hands(&["blue green"])
        .row("blue green black pink yellow")
        .deck("orange black")
        .start();
    table.plays(r#"{"seat":0,"do":"draw","from":3,"card":"pink"}"#);
    assert_eq!(table.row(), "blue green black orange yellow");
    table.plays(r#"{"seat":0,"do":"draw","from":3,"card":"orange"}"#);
    assert_eq!(table.row(), "blue green black black yellow");
    assert_eq!(table.hand(0), "blue green pink orange");
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r2_1_one_card_face_up_and_one_blind_in_either_order() {
    let mut table =
        city("london", 2).row("blue green black pink yellow").deck("orange*2 green*2").start();
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":0,"card":"blue"}
        {"seat":0,"do":"draw","from":"deck","card":"orange"}
        {"seat":1,"do":"draw","from":"deck","card":"green"}
        {"seat":1,"do":"draw","from":4,"card":"yellow"}
        "#,
    );
    assert_eq!(table.row(), "orange green black pink green");
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r2_1_the_row_has_five_slots() {
    let mut table = city("london", 2).start();
    table.refuses(r#"{"seat":0,"do":"draw","from":5,"card":"blue"}"#, "R2.1", "no-such-slot");
}

#[test]
fn r2_2_a_face_up_wild_taken_first_ends_the_draw() {
    let mut table = city("london", 2)
        .hands(&["blue green"])
        .row("blue wild black pink yellow")
        .deck("orange")
        .start();
    table.plays(r#"{"seat":0,"do":"draw","from":1,"card":"wild"}"#);
    assert_eq!(table.hand(0), "blue green wild");
    assert_eq!(table.row(), "blue orange black pink yellow");
    assert_eq!(table.to_move(), Some(1));
    table.refuses(
        r#"{"seat":0,"do":"draw","from":"deck","card":"green"}"#,
        "R1.5",
        "not-your-turn",
    );
}

#[test]
fn r2_2_a_face_up_wild_cannot_be_taken_second() {
    let mut table =
        city("london", 2).row("blue wild black pink yellow").deck("orange green").start();
    table.plays(r#"{"seat":0,"do":"draw","from":"deck","card":"orange"}"#);
    table.refuses(r#"{"seat":0,"do":"draw","from":1,"card":"wild"}"#, "R2.2", "wild-second");
    table.plays(r#"{"seat":0,"do":"draw","from":0,"card":"blue"}"#);
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r2_2_nor_can_one_just_turned_up() {
    let mut table = city("london", 2).row("blue green black pink yellow").deck("wild").start();
    table.plays(r#"{"seat":0,"do":"draw","from":2,"card":"black"}"#);
    assert_eq!(table.row(), "blue green wild pink yellow");
    table.refuses(r#"{"seat":0,"do":"draw","from":2,"card":"wild"}"#, "R2.2", "wild-second");
}

#[test]
fn r2_3_a_wild_drawn_blind_is_an_ordinary_card() {
    let mut table = city("london", 2)
        .hands(&["blue green", "pink*2"])
        .row("blue green black pink yellow")
        .deck("wild*2 wild black")
        .start();
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":"deck","card":"wild"}
        {"seat":0,"do":"draw","from":"deck","card":"wild"}
        {"seat":1,"do":"draw","from":"deck","card":"wild"}
        {"seat":1,"do":"draw","from":0,"card":"blue"}
        "#,
    );
    assert_eq!(table.hand(0), "blue green wild*2");
    assert_eq!(table.hand(1), "blue pink*2 wild");
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r2_4_the_third_wild_sweeps_the_row() {
    let mut table = city("london", 2)
        .row("wild wild black pink yellow")
        .deck("wild blue green black pink orange yellow")
        .start();
    assert_eq!(table.sweeps(r#"{"seat":0,"do":"draw","from":2,"card":"black"}"#), 1);
    assert_eq!(table.row(), "blue green black pink orange");
    assert_eq!(table.discards(), "pink yellow wild*3");
}

#[test]
fn r2_4_after_a_sweep_the_second_card_comes_from_the_new_row() {
    let mut table = city("london", 2)
        .hands(&["blue*2"])
        .row("wild wild black pink yellow")
        .deck("wild blue green black pink orange yellow")
        .start();
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":2,"card":"black"}
        {"seat":0,"do":"draw","from":4,"card":"orange"}
        "#,
    );
    assert_eq!(table.row(), "blue green black pink yellow");
    assert_eq!(table.hand(0), "blue*2 black orange");
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r2_4_the_sweep_is_repeated_while_three_wilds_lie_there() {
    let mut table = city("london", 2)
        .row("wild wild black pink yellow")
        .deck("wild   wild wild blue wild green   blue green black pink orange")
        .start();
    assert_eq!(table.sweeps(r#"{"seat":0,"do":"draw","from":2,"card":"black"}"#), 2);
    assert_eq!(table.row(), "blue green black pink orange");
    assert_eq!(table.discards(), "blue green pink yellow wild*6");
}

#[test]
fn r2_4_two_wilds_are_not_swept() {
    let mut table =
        city("london", 2).row("wild blue black pink yellow").deck("wild orange").start();
    assert_eq!(table.sweeps(r#"{"seat":0,"do":"draw","from":2,"card":"black"}"#), 0);
    assert_eq!(table.row(), "wild blue wild pink yellow");
    assert_eq!(table.discards(), "");
}

#[test]
fn r2_4_a_wild_that_is_replaced_by_a_wild_brings_no_third() {
    let mut table =
        city("london", 2).row("wild wild black pink yellow").deck("wild orange").start();
    table.plays(r#"{"seat":0,"do":"draw","from":1,"card":"wild"}"#);
    assert_eq!(table.row(), "wild wild black pink yellow");
    assert_eq!(table.discards(), "");
}

#[test]
fn r2_5_when_the_deck_runs_out_the_discards_become_the_deck() {
    let mut table = city("london", 2).hands(&["blue green", "pink*2"]).start();
    table.claims(1, "waterloo--globe-theatre", "pink*2");
    table.claims(0, "big-ben--waterloo", "blue");
    table.draws_blind(35);
    assert_eq!((table.deck().len(), table.turn()), (0, 0));
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":"deck","card":"pink"}
        {"chance":"shuffle","cards":["pink","blue","pink"]}
        {"seat":1,"do":"draw","from":"deck","card":"blue"}
        {"seat":1,"do":"draw","from":"deck","card":"pink"}
        "#,
    );
    assert_eq!(table.discards(), "");
}

#[test]
fn r2_5_a_face_up_card_too_is_replaced_from_the_shuffled_discards() {
    let mut table = city("london", 2)
        .hands(&["blue green", "pink*2"])
        .row("blue green black pink yellow")
        .start();
    table.claims(1, "waterloo--globe-theatre", "pink*2");
    table.claims(0, "big-ben--waterloo", "blue");
    table.draws_blind(35);
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":4,"card":"yellow"}
        {"chance":"shuffle","cards":["blue","pink","pink"]}
        "#,
    );
    assert_eq!(table.row(), "blue green black pink blue");
    assert_eq!(table.deck(), ["pink", "pink"]);
}

#[test]
fn r2_5_a_sweep_goes_on_with_the_cards_that_it_discarded() {
    // The deck is empty but for a wild when that wild makes a third.
    let mut table = city("london", 2)
        .hands(&["blue green", "pink*2"])
        .row("wild wild black pink yellow")
        .start();
    table.claims(1, "waterloo--globe-theatre", "pink*2");
    table.claims(0, "big-ben--waterloo", "blue");
    table.draws_blind(34);
    assert_eq!((table.deck(), table.to_move()), (vec!["wild"], Some(0)));
    table.plays(
        r#"
        {"seat":0,"do":"draw","from":2,"card":"black"}
        {"chance":"shuffle","cards":["pink","wild","blue","pink","wild","yellow","pink","wild"]}
        "#,
    );
    assert_eq!(table.row(), "pink wild blue pink wild");
    assert_eq!(table.deck(), ["yellow", "pink", "wild"]);
}

#[test]
fn r2_6_there_is_no_hand_limit() {
    let mut table = city("london", 2).start();
    for _ in 0..12 {
        table.until(0);
        table.draws_blind(2);
    }
    assert_eq!(table.public().hands[0], 26);
}
