//! R4: drawing tickets during the game.

use crosstown_rules::Kept;

use crate::deal::city;
use crate::table::Table;

/// Two players have kept both tickets each; these are the next ones.
fn next_tickets(tickets: &str) -> Table {
    let dealt = "the-charterhouse--big-ben british-museum--piccadilly-circus \
                 regents-park--elephant-and-castle baker-street--trafalgar-square ";
    city("london", 2).tickets(&format!("{dealt}{tickets}")).row("pink*5").start()
}

const OFFER: &str =
    r#"{"seat":0,"do":"tickets","offered":["hyde-park--st-pauls","big-ben--tower-of-london"]}"#;

#[test]
fn r4_1_two_are_drawn_one_kept_and_the_other_goes_to_the_bottom() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.plays(OFFER);
    let rest = table.ticket_deck().join(" ");
    table.plays(r#"{"seat":0,"do":"keep","tickets":["big-ben--tower-of-london"]}"#);
    assert_eq!(table.public().tickets[0], 3);
    assert!(table.tickets(0).contains(&"big-ben--tower-of-london"));
    assert!(!table.tickets(0).contains(&"hyde-park--st-pauls"));
    assert_eq!(table.ticket_deck().join(" "), format!("{rest} hyde-park--st-pauls"));
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r4_1_both_may_be_kept() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.plays(OFFER);
    table.plays(
        r#"{"seat":0,"do":"keep","tickets":["hyde-park--st-pauls","big-ben--tower-of-london"]}"#,
    );
    assert_eq!(table.public().tickets[0], 4);
    assert_eq!(table.ticket_deck().len(), 20 - 4 - 2);
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r4_1_at_least_one_is_kept() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.plays(OFFER);
    table.refuses(r#"{"seat":0,"do":"keep","tickets":[]}"#, "R4.1", "keep-at-least-one");
}

#[test]
fn r4_1_only_drawn_tickets_can_be_kept() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.plays(OFFER);
    table.refuses(
        r#"{"seat":0,"do":"keep","tickets":["british-museum--waterloo"]}"#,
        "R4.1",
        "not-offered",
    );
}

#[test]
fn r4_1_drawn_tickets_are_chosen_before_anything_else() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.plays(OFFER);
    let (rule, code) = ("R4.1", "choose-tickets-first");
    table.refuses(r#"{"seat":0,"do":"draw","from":0,"card":"pink"}"#, rule, code);
    table.refuses(r#"{"seat":0,"do":"draw","from":"deck","card":"pink"}"#, rule, code);
    table.refuses(
        r#"{"seat":0,"do":"claim","route":"big-ben--waterloo","cards":{"blue":1}}"#,
        rule,
        code,
    );
    table.refuses(r#"{"seat":0,"do":"tickets","offered":[]}"#, rule, code);
    table.refuses(r#"{"seat":0,"do":"pass"}"#, rule, code);
    table.refuses(
        r#"{"seat":1,"do":"keep","tickets":["hyde-park--st-pauls"]}"#,
        "R1.5",
        "not-your-turn",
    );
}

#[test]
fn r4_1_nothing_can_be_kept_that_was_not_drawn() {
    let mut table = next_tickets("hyde-park--st-pauls");
    table.refuses(
        r#"{"seat":0,"do":"keep","tickets":["hyde-park--st-pauls"]}"#,
        "R4.1",
        "nothing-offered",
    );
}

#[test]
fn r4_1_returned_tickets_are_drawn_again_after_all_others() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.draws_tickets(Kept::SECOND);
    for _ in 0..7 {
        table.draws_tickets(Kept::BOTH);
    }
    assert_eq!(table.ticket_deck(), ["hyde-park--st-pauls"]);
}

#[test]
fn r4_2_the_last_ticket_is_drawn_alone_and_kept() {
    let mut table = next_tickets("hyde-park--st-pauls big-ben--tower-of-london");
    table.draws_tickets(Kept::SECOND);
    for _ in 0..7 {
        table.draws_tickets(Kept::BOTH);
    }
    table.plays(r#"{"seat":0,"do":"tickets","offered":["hyde-park--st-pauls"]}"#);
    table.refuses(r#"{"seat":0,"do":"keep","tickets":[]}"#, "R4.1", "keep-at-least-one");
    table.plays(r#"{"seat":0,"do":"keep","tickets":["hyde-park--st-pauls"]}"#);
    assert!(table.tickets(0).contains(&"hyde-park--st-pauls"));
    assert_eq!(table.ticket_deck().len(), 0);
    assert_eq!(table.to_move(), Some(1));
}

#[test]
fn r4_2_without_tickets_the_action_is_not_available() {
    let mut table = city("london", 2).start();
    for _ in 0..8 {
        table.draws_tickets(Kept::BOTH);
    }
    table.refuses(r#"{"seat":0,"do":"tickets","offered":[]}"#, "R4.2", "no-tickets");
    table.draws_blind(2);
}

#[test]
fn r4_3_any_number_of_tickets_may_be_held() {
    let mut table = city("london", 2).start();
    for _ in 0..8 {
        table.draws_tickets(Kept::BOTH);
        table.draws_blind(2);
    }
    assert_eq!(table.tickets(0).len(), 20 - 2);
    let score = table.score(0);
    let all: i32 = table.board.tickets.iter().map(|ticket| i32::from(ticket.points)).sum();
    assert_eq!(score.tickets, -all - table.score(1).tickets);
}
