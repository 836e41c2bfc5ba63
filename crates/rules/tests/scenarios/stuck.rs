//! Q4: a player who can do nothing passes, and the game ends when all of them do. No city's deck
//! is small enough to show it in a few turns, so these games are played on a made-up board.

use crosstown_rules::{Action, Kept, Reason};

use crate::deal::{city, made_up};
use crate::table::Table;

/// Two routes that nobody can ever pay, since there are only seven red cards, and one of three
/// blue spaces.
pub(crate) const VILLAGE: &str = r#"
    id = "village"
    name = "Village"
    provenance = "Made up."
    players = [2, 3]
    player_colors = ["red", "blue", "white"]
    wild = "joker"
    last_round_at = 6
    aspect = 1.0
    deck = { red = 7, blue = 6 }
    pieces.cart = { count = 10, points = { 3 = 4, 8 = 20 } }
    places = [
      { id = "a", name = "A", x = 0.1, y = 0.1 }, { id = "b", name = "B", x = 0.9, y = 0.1 },
      { id = "c", name = "C", x = 0.1, y = 0.9 }, { id = "d", name = "D", x = 0.9, y = 0.9 },
    ]
    routes = [
      { id = "a--b", color = "red", spaces = 8 }, { id = "b--c", color = "red", spaces = 8 },
      { id = "c--d", color = "blue", spaces = 3 },
    ]
    tickets = [
      { id = "a--b", points = 1 }, { id = "a--c", points = 2 }, { id = "a--d", points = 3 },
      { id = "b--c", points = 4 }, { id = "b--d", points = 5 }, { id = "c--d", points = 6 },
    ]
"#;

/// All cards and tickets are in the hands of two players. Seat 0 has every blue card, and seat 1,
/// who is to move, can do nothing.
fn all_drawn() -> Table {
    let deal = made_up(VILLAGE, 2).hands(&["blue*2", "red*2"]).row("red*2 blue*2 red");
    let mut table = deal.deck("red*2 blue*2").start();
    table.draws_tickets(Kept::FIRST);
    table.draws_blind(4);
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":0,"card":"red"}
        {"seat":1,"do":"draw","from":1,"card":"red"}
        {"seat":0,"do":"draw","from":2,"card":"blue"}
        {"seat":0,"do":"draw","from":3,"card":"blue"}
        "#,
    );
    table.draws_tickets(Kept::FIRST);
    table.plays(r#"{"seat":0,"do":"draw","from":4,"card":"red"}"#);
    table
}

/// Seat 1 passes; seat 0 claims the only route that can be paid, whose cards come back as a row,
/// and everything is drawn again.
const ROUND: &str = r#"
    {"seat":1,"do":"pass"}
    {"seat":0,"do":"claim","route":"c--d","cards":{"blue":3}}
    {"chance":"shuffle","cards":["blue","blue","blue"]}
    {"seat":1,"do":"draw","from":0,"card":"blue"}
    {"seat":1,"do":"draw","from":1,"card":"blue"}
    {"seat":0,"do":"draw","from":2,"card":"blue"}
"#;

#[test]
fn q4_a_player_who_can_do_nothing_passes() {
    let mut table = all_drawn();
    assert_eq!(table.actions(1), [Action::Pass]);
    table.refuses(r#"{"seat":1,"do":"tickets","offered":[]}"#, "R4.2", "no-tickets");
    table.refuses(r#"{"seat":1,"do":"draw","from":"deck","card":"blue"}"#, "Q1", "no-cards");
    table.refuses(r#"{"seat":1,"do":"draw","from":0,"card":"blue"}"#, "Q2", "slot-empty");
    table.plays(r#"{"seat":1,"do":"pass"}"#);
    assert_eq!(table.to_move(), Some(0));
}

#[test]
fn q4_a_player_who_can_only_claim_must() {
    let mut table = all_drawn();
    table.plays(r#"{"seat":1,"do":"pass"}"#);
    table.refuses(r#"{"seat":0,"do":"pass"}"#, "Q4", "cannot-pass");
    assert_eq!(table.actions(0).len(), 1);
}

#[test]
fn q4_there_is_no_voluntary_pass() {
    let mut table = city("london", 2).start();
    table.refuses(r#"{"seat":0,"do":"pass"}"#, "Q4", "cannot-pass");
}

#[test]
fn q4_a_pass_is_forgotten_when_another_player_acts() {
    let mut table = all_drawn();
    table.plays(ROUND);
    table.plays(r#"{"seat":1,"do":"pass"}"#);
    assert_eq!((table.ended(), table.to_move()), (None, Some(0)));
}

#[test]
fn q4_the_game_ends_when_every_player_passes_in_a_row() {
    let mut table = all_drawn();
    table.plays(ROUND);
    table.plays(
        r#"
        {"seat":1,"do":"pass"}
        {"seat":0,"do":"pass"}
        "#,
    );
    assert_eq!(table.ended(), Some(Reason::Stuck));
    table.refuses(r#"{"seat":1,"do":"pass"}"#, "R5.1", "game-over");
}

#[test]
fn q4_with_three_players_all_three_must_pass_and_the_game_is_scored() {
    // Nobody ever holds three blue cards.
    let hands = ["blue*2", "red*2", "blue red"];
    let deal = made_up(VILLAGE, 3).hands(&hands).row("blue*3 red*2");
    let mut table = deal.deck("red*2").start();
    table.draws_blind(2);
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":0,"card":"blue"}
        {"seat":1,"do":"draw","from":1,"card":"blue"}
        {"seat":2,"do":"draw","from":2,"card":"blue"}
        {"seat":2,"do":"draw","from":3,"card":"red"}
        {"seat":0,"do":"draw","from":4,"card":"red"}
        {"seat":1,"do":"pass"}
        {"seat":2,"do":"pass"}
        "#,
    );
    assert_eq!(table.ended(), None);
    table.plays(r#"{"seat":0,"do":"pass"}"#);
    assert_eq!(table.ended(), Some(Reason::Stuck));
    assert_eq!([0, 1, 2].map(|seat| table.score(seat).total), [-1 - 2, -3 - 4, -5 - 6]);
    assert_eq!(table.winners(), [0]);
}

#[test]
fn q4_a_pass_is_a_turn_of_the_last_round_like_any_other() {
    let toml = VILLAGE.replace("last_round_at = 6", "last_round_at = 7");
    let hands = ["blue*2", "red*2", "blue red"];
    let deal = made_up(&toml, 3).hands(&hands).row("blue red blue red*2");
    let mut table = deal.deck("blue red").start();
    table.draws_blind(2);
    table.plays(
        r#"
        {"seat":1,"do":"draw","from":0,"card":"blue"}
        {"seat":1,"do":"draw","from":1,"card":"red"}
        {"seat":2,"do":"draw","from":2,"card":"blue"}
        {"seat":2,"do":"draw","from":3,"card":"red"}
        {"seat":0,"do":"draw","from":4,"card":"red"}
        {"seat":1,"do":"pass"}
        {"seat":2,"do":"pass"}
        {"seat":0,"do":"claim","route":"c--d","cards":{"blue":3}}
        {"chance":"shuffle","cards":["blue","blue","blue"]}
        {"seat":1,"do":"draw","from":0,"card":"blue"}
        {"seat":1,"do":"draw","from":1,"card":"blue"}
        {"seat":2,"do":"draw","from":2,"card":"blue"}
        "#,
    );
    assert_eq!(table.public().turns_left, Some(1));
    table.plays(r#"{"seat":0,"do":"pass"}"#);
    assert_eq!(table.ended(), Some(Reason::Finished));
}
