//! Games of every end as records, written and read as JSON; and Q10, the abandoned game.

use crosstown_rules::record::{At, Entry, Fault, Raw, Seat, What, verify};
use crosstown_rules::{Kept, Phase, Reason};

use crate::deal::{city, made_up};
use crate::stuck::VILLAGE;
use crate::table::Table;

/// A game of San Francisco until its end: tourists, a ferry and a long last round.
fn finished() -> Table {
    let hand = "red*3 pink*6 blue*3 black*3 green*3 orange*2 wild*2";
    let mut table =
        city("san-francisco", 2).hands(&[hand]).stacks("lombard-street pier-39").start();
    table.plays(
        r#"{"seat":0,"do":"claim","route":"alcatraz--pier-39#1","cards":{"wild":2},"tourist":"pier-39"}"#,
    );
    table.claims(0, "pacific-heights--presidio#1", "red*3");
    table.claims(0, "japanese-gardens--presidio#1", "blue*3");
    table.claims(0, "haight-ashbury--pacific-heights", "black*3");
    table.claims(0, "japanese-gardens--twin-peaks", "green*3");
    table.claims(0, "market-street--mission-district#2", "pink*3");
    table.claims(0, "market-street--union-square#2", "pink");
    table.idles();
    table.idles();
    table
}

#[test]
fn a_finished_game_is_a_record_that_verifies() {
    let table = finished();
    assert_eq!(table.ended(), Some(Reason::Finished));
    let result = table.record().result;
    assert_eq!(result.reason, Reason::Finished);
    assert_eq!(result.scores[0].routes, 2 + 5 * 4 + 1);
    assert_eq!(result.winners, [0]);
    table.verifies();
}

/// A game in which neither player can ever do anything but draw.
fn stuck() -> Table {
    let toml = VILLAGE.replace(r#""blue", spaces = 3"#, r#""blue", spaces = 8"#);
    let mut table = made_up(&toml, 2).row("red*5").start();
    table.draws_tickets(Kept::BOTH);
    table.draws_blind(4);
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":0,"card":"red"}
        {"seat":1,"do":"draw","from":1,"card":"red"}
        {"seat":0,"do":"draw","from":2,"card":"red"}
        {"seat":0,"do":"draw","from":3,"card":"red"}
        {"seat":1,"do":"draw","from":4,"card":"red"}
        {"seat":0,"do":"pass"}
        {"seat":1,"do":"pass"}
        "#,
    );
    table
}

#[test]
fn q4_a_stuck_game_is_a_record_that_verifies() {
    let table = stuck();
    assert_eq!(table.record().result.reason, Reason::Stuck);
    table.verifies();
}

#[test]
fn q10_a_game_ended_by_agreement_says_who_ended_it() {
    let mut table = city("london", 3).hands(&["blue*2"]).start();
    table.claims(0, "regents-park--baker-street", "blue*2");
    table.plays(r#"{"end":"abandoned","by":2}"#);
    assert_eq!(table.ended(), Some(Reason::Abandoned));
    let record = table.record();
    assert_eq!(record.log.last(), Some(&Entry::Abandoned { by: 2 }));
    assert_eq!(record.result.reason, Reason::Abandoned);
    assert_eq!(record.result.scores[0].routes, 2);
    table.verifies();
}

#[test]
fn q10_a_game_can_be_abandoned_at_any_decision() {
    let mut tables = vec![city("san-francisco", 2).deal()];
    let mut next = tables[0].clone();
    next.keeps(0, Kept::BOTH);
    tables.push(next.clone());
    next.keeps(1, Kept::FIRST);
    tables.push(next.clone());
    next.puts_stack("pier-39");
    next.puts_stack("presidio");
    tables.push(next.clone());
    next.draws_blind(1);
    tables.push(next.clone());
    next.draws_blind(1);
    let offered = next.ticket_deck()[..2].join(r#"",""#);
    next.plays(&format!(r#"{{"seat":1,"do":"tickets","offered":["{offered}"]}}"#));
    tables.push(next);
    let phases: Vec<Phase> = tables.iter().map(|table| table.public().phase).collect();
    assert_eq!(phases, {
        use Phase::*;
        [ChooseTickets, ChooseTickets, PlaceTourists, Turn, SecondCard, KeepTickets]
    });
    for mut table in tables {
        table.plays(r#"{"end":"abandoned","by":0}"#);
        table.verifies();
        table.refuses(r#"{"seat":0,"do":"draw","from":"deck","card":"blue"}"#, "R5.1", "game-over");
    }
}

#[test]
fn q10_a_seat_that_a_bot_played_on_is_named_so() {
    let mut table = city("london", 2).start();
    table.plays(r#"{"end":"abandoned","by":0}"#);
    let mut record = table.record();
    record.seats[1] = Seat::new("ben", "bot:random");
    let json = record.to_json(&table.board);
    let read = Raw::parse(&json).and_then(|raw| raw.on(&table.board)).expect("a record");
    assert_eq!(read.seats[1].by, "bot:random");
    assert!(verify(&table.board, &read).is_ok());
}

#[test]
fn q10_only_a_player_at_the_table_can_end_it() {
    let mut table = city("london", 2).start();
    table.plays(r#"{"end":"abandoned","by":0}"#);
    let mut record = table.record();
    record.log.pop();
    record.log.push(Entry::Abandoned { by: 2 });
    assert_eq!(verify(&table.board, &record).unwrap_err().at, At::Entry(2));
}

#[test]
fn a_record_without_an_end_is_refused() {
    let table = finished();
    let mut record = table.record();
    record.log.truncate(record.log.len() - 1);
    let fault = Fault { at: At::Entry(record.log.len()), what: What::NoEnd };
    assert_eq!(verify(&table.board, &record), Err(fault));
}

#[test]
fn a_record_that_goes_on_after_the_end_is_refused() {
    let table = stuck();
    let mut record = table.record();
    record.log.push(Entry::Pass { seat: 0 });
    let fault = Fault { at: At::Entry(record.log.len() - 1), what: What::AfterEnd };
    assert_eq!(verify(&table.board, &record), Err(fault));
}

#[test]
fn a_record_with_another_winner_is_refused() {
    let table = finished();
    let mut record = table.record();
    record.result.winners = vec![1];
    let fault = verify(&table.board, &record).unwrap_err();
    assert_eq!(fault.at, At::Result);
}

#[test]
fn a_record_of_an_illegal_action_is_refused_with_the_rule() {
    let table = stuck();
    let mut record = table.record();
    let first = record.log.iter().position(|entry| matches!(entry, Entry::Tickets { .. }));
    let first = first.expect("tickets were drawn");
    record.log[first] = Entry::Pass { seat: 0 };
    let fault = verify(&table.board, &record).unwrap_err();
    assert_eq!(fault.at, At::Entry(first));
    assert!(matches!(fault.what, What::Refused { refusal } if refusal.rule() == "Q4"));
}
