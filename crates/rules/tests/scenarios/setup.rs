//! R1: how a game is set up.

use crosstown_rules::{Board, Card, DealError, Game, Kept, Phase, Rng, TicketId};

use crate::deal::city;
use crate::table::Table;

const CITIES: [&str; 4] = ["new-york", "london", "san-francisco", "berlin"];

#[test]
fn r1_two_to_four_play_in_every_city() {
    for id in CITIES {
        for players in 2..=4 {
            assert_eq!(city(id, players).deal().public().players, players as u8);
        }
        assert_eq!(city(id, 1).try_deal().err(), Some(DealError::Players));
        assert_eq!(city(id, 5).try_deal().err(), Some(DealError::Players));
    }
}

#[test]
fn r1_1_every_player_takes_all_pieces_of_one_colour() {
    let pieces: [&[u8]; 4] = [&[15], &[17], &[20], &[11, 5]];
    for (id, pieces) in CITIES.into_iter().zip(pieces) {
        for players in 2..=4 {
            let table = city(id, players).deal();
            for seat in 0..players {
                assert_eq!(table.pieces(seat), pieces, "{id}, seat {seat} of {players}");
            }
            let mut colors = table.board.player_colors.clone();
            colors.sort();
            colors.dedup();
            assert!(colors.len() >= players);
        }
    }
}

#[test]
fn r1_2_the_deck_has_six_cards_of_each_of_six_colours_and_eight_wilds() {
    let colors = [
        "blue green black pink red orange",
        "blue green black pink yellow orange",
        "blue green black pink red orange",
        "blue green black purple red orange",
    ];
    for (id, colors) in CITIES.into_iter().zip(colors) {
        let board = Board::city(id).expect("a built-in city");
        assert_eq!(board.cards().total(), 44);
        assert_eq!(board.colors.join(" "), colors);
        for color in colors.split(' ').chain(["wild"]) {
            let card = board.card(color).expect("a card of the deck");
            assert_eq!(board.cards()[card], if card.is_wild() { 8 } else { 6 });
        }
    }
}

#[test]
fn r1_2_two_cards_are_dealt_to_each_and_then_five_turned_up() {
    let table = city("london", 3)
        .hands(&["blue green", "black*2", "pink yellow"])
        .row("orange blue green black pink")
        .deck("wild orange")
        .deal();
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["blue green", "black*2", "pink yellow"]);
    assert_eq!(table.row(), "orange blue green black pink");
    assert_eq!(table.deck()[..2], ["wild", "orange"]);
    assert_eq!(table.deck().len(), 44 - 3 * 2 - 5);
    assert_eq!(table.discards(), "");
}

#[test]
fn r1_2_no_other_cards_or_tickets_are_dealt_than_the_boards() {
    let board = Board::city("london").expect("a built-in city");
    let cards: Vec<Card> = board.cards().each().collect();
    let tickets: Vec<TicketId> = board.ticket_ids().collect();
    let deal = |cards: &[Card], tickets: &[TicketId]| {
        Game::deal(&board, 2, cards, tickets, &mut Rng::new(1, 0)).err()
    };
    assert_eq!(deal(&cards, &tickets), None);
    let other_cards = [&cards[..1], &cards[..43]].concat();
    assert_eq!(deal(&other_cards, &tickets), Some(DealError::Cards));
    assert_eq!(deal(&cards[1..], &tickets), Some(DealError::Cards));
    let other_tickets = [&tickets[..1], &tickets[..19]].concat();
    assert_eq!(deal(&cards, &other_tickets), Some(DealError::Tickets));
    assert_eq!(deal(&cards, &tickets[1..]), Some(DealError::Tickets));
}

#[test]
fn r1_2_three_wilds_in_the_opening_row_are_swept_at_once() {
    let table = city("london", 2)
        .row("wild blue wild green wild")
        .deck("black pink yellow orange blue")
        .deal();
    assert_eq!(table.row(), "black pink yellow orange blue");
    assert_eq!(table.discards(), "blue green wild*3");
}

#[test]
fn r1_2_two_wilds_in_the_opening_row_stay() {
    let table = city("london", 2).row("wild blue wild green black").deal();
    assert_eq!(table.row(), "wild blue wild green black");
}

#[test]
fn r1_3_the_ticket_deck_is_the_citys() {
    for (id, tickets) in CITIES.into_iter().zip([18, 20, 24, 22]) {
        assert_eq!(city(id, 2).deal().ticket_deck().len(), tickets - 2 * 2, "{id}");
        assert_eq!(city(id, 4).deal().ticket_deck().len(), tickets - 4 * 2, "{id}");
    }
}

#[test]
fn r1_3_of_two_tickets_dealt_each_player_keeps_one_or_two() {
    let mut table = city("london", 2)
        .tickets("hyde-park--st-pauls brick-lane--buckingham-palace british-museum--waterloo big-ben--tower-of-london")
        .deal();
    assert_eq!(table.offered(0), ["hyde-park--st-pauls", "brick-lane--buckingham-palace"]);
    assert_eq!(table.offered(1), ["british-museum--waterloo", "big-ben--tower-of-london"]);
    table.plays(
        r#"
        {"seat":0,"do":"keep","tickets":["brick-lane--buckingham-palace"]}
        {"seat":1,"do":"keep","tickets":["british-museum--waterloo","big-ben--tower-of-london"]}
        "#,
    );
    assert_eq!(table.tickets(0), ["brick-lane--buckingham-palace"]);
    assert_eq!(table.tickets(1), ["big-ben--tower-of-london", "british-museum--waterloo"]);
    assert_eq!(table.public().tickets[..2], [1, 2]);
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn r1_3_a_returned_ticket_goes_to_the_bottom_of_the_deck() {
    let mut table = city("london", 2)
        .tickets("hyde-park--st-pauls brick-lane--buckingham-palace british-museum--waterloo big-ben--tower-of-london")
        .deal();
    let before = table.ticket_deck().join(" ");
    table.keeps(0, Kept::SECOND);
    table.keeps(1, Kept::BOTH);
    assert_eq!(table.ticket_deck().join(" "), format!("{before} hyde-park--st-pauls"));
}

#[test]
fn r1_3_at_least_one_ticket_is_kept() {
    let mut table = city("london", 2).deal();
    table.refuses(r#"{"seat":0,"do":"keep","tickets":[]}"#, "R1.3", "choose-at-least-one");
}

#[test]
fn r1_3_only_dealt_tickets_can_be_kept_and_each_once() {
    let mut table =
        city("london", 2).tickets("hyde-park--st-pauls brick-lane--buckingham-palace").deal();
    table.refuses(
        r#"{"seat":0,"do":"keep","tickets":["hyde-park--st-pauls","british-museum--waterloo"]}"#,
        "R4.1",
        "not-offered",
    );
    table.refuses(
        r#"{"seat":0,"do":"keep","tickets":["hyde-park--st-pauls","hyde-park--st-pauls"]}"#,
        "R4.1",
        "not-offered",
    );
}

#[test]
fn r1_3_nothing_is_played_before_all_have_chosen_tickets() {
    let mut table = city("london", 2).hands(&["blue*2", "black*2"]).row("pink*5").deal();
    table.keeps(0, Kept::BOTH);
    table.refuses(r#"{"seat":1,"do":"tickets","offered":[]}"#, "R1.3", "setup-first");
    table.refuses(r#"{"seat":1,"do":"draw","from":0,"card":"pink"}"#, "R1.3", "setup-first");
    table.refuses(
        r#"{"seat":1,"do":"claim","route":"kings-cross--british-museum","cards":{"black":2}}"#,
        "R1.3",
        "setup-first",
    );
    table.refuses(r#"{"seat":1,"do":"pass"}"#, "R1.3", "setup-first");
}

#[test]
fn r1_3_tickets_are_secret_until_the_final_scoring() {
    let mut table = city("london", 2)
        .tickets("baker-street--tower-of-london brick-lane--buckingham-palace")
        .keeping_the_first()
        .start();
    let seen_by_the_other = |table: &Table| {
        let view = table.game().view(&table.board, 1);
        serde_json::to_string(&view.named(&table.board))
            .unwrap()
            .contains("baker-street--tower-of-london")
    };
    assert!(!seen_by_the_other(&table));
    table.plays(r#"{"end":"abandoned","by":1}"#);
    assert!(seen_by_the_other(&table));
}

#[test]
fn r1_5_only_the_player_whose_turn_it_is_acts() {
    let mut table = city("london", 2).hands(&["blue*2", "black*2"]).row("pink*5").start();
    table.refuses(r#"{"seat":1,"do":"draw","from":0,"card":"pink"}"#, "R1.5", "not-your-turn");
    table.refuses(r#"{"seat":1,"do":"tickets","offered":[]}"#, "R1.5", "not-your-turn");
    table.refuses(r#"{"seat":2,"do":"draw","from":0,"card":"pink"}"#, "R1.5", "not-your-turn");
    table.refuses(
        r#"{"seat":1,"do":"claim","route":"kings-cross--british-museum","cards":{"black":2}}"#,
        "R1.5",
        "not-your-turn",
    );
}

#[test]
fn r1_5_turns_go_round_the_table_from_seat_0() {
    let mut table = city("new-york", 4).start();
    for seat in [0, 1, 2, 3, 0] {
        assert_eq!(table.to_move(), Some(seat));
        table.draws_blind(2);
    }
}

#[test]
fn r1_4_only_san_francisco_has_tourists_to_put_down() {
    for id in CITIES {
        let mut table = city(id, 2).deal();
        table.keeps(0, Kept::BOTH);
        table.keeps(1, Kept::BOTH);
        let tourists = id == "san-francisco";
        assert_eq!(table.public().phase == Phase::PlaceTourists, tourists, "{id}");
        assert_eq!(table.to_move(), if tourists { None } else { Some(0) }, "{id}");
    }
    let mut table = city("london", 2).start();
    table.refuses(r#"{"seat":0,"do":"place","at":"hyde-park"}"#, "R6.1", "nothing-to-place");
}
