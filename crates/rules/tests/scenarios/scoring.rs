//! R5.2, R5.3 and R8: what a game is worth, and who has won.

use crosstown_rules::{Board, Score};

use crate::deal::{city, made_up};
use crate::table::Table;

/// Two players of London with one ticket each: british-museum--piccadilly-circus (2) and the given.
fn one_ticket_each(other: &str, hands: &[&str]) -> Table {
    let tickets = format!(
        "british-museum--piccadilly-circus baker-street--tower-of-london {other} hyde-park--st-pauls"
    );
    city("london", 2).tickets(&tickets).keeping_the_first().hands(hands).start()
}

#[test]
fn r5_2_a_ticket_adds_its_value_when_its_places_are_connected() {
    let mut table = one_ticket_each("hyde-park--covent-garden", &["pink*2", "green*2"]);
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    let score = Score { routes: 2, tickets: 2, bonus: 0, total: 4, completed: 1 };
    assert_eq!(table.score(0), score);
}

#[test]
fn r5_2_a_ticket_subtracts_its_value_when_they_are_not() {
    let table = one_ticket_each("hyde-park--covent-garden", &["pink*2", "green*2"]);
    let score = |tickets| Score { tickets, total: tickets, ..Score::default() };
    assert_eq!([table.score(0), table.score(1)], [score(-2), score(-3)]);
}

#[test]
fn r5_2_a_ticket_is_completed_through_several_routes() {
    let mut table = one_ticket_each("hyde-park--covent-garden", &["pink*4", "green*2 black*2"]);
    table.claims(1, "hyde-park--piccadilly-circus#2", "black*2");
    assert_eq!((table.score(1).tickets, table.score(1).completed), (-3, 0));
    table.claims(1, "covent-garden--piccadilly-circus#1", "green");
    assert_eq!((table.score(1).tickets, table.score(1).completed), (3, 1));
}

#[test]
fn r5_2_routes_tickets_and_bonus_make_the_total() {
    // One ticket completed, one not, and a district.
    let mut table = city("london", 2)
        .tickets("british-museum--piccadilly-circus baker-street--tower-of-london")
        .hands(&["pink*2 green*2"])
        .start();
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    table.claims(0, "covent-garden--piccadilly-circus#1", "green");
    let score = Score { routes: 3, tickets: 2 - 11, bonus: 1, total: 3 - 9 + 1, completed: 1 };
    assert_eq!(table.score(0), score);
}

#[test]
fn r5_3_most_points_win() {
    let mut table = one_ticket_each("hyde-park--covent-garden", &["pink*2", "green*2"]);
    assert_eq!(table.winners(), [0]);
    table.draws_blind(2);
    table.claims(1, "elephant-and-castle--globe-theatre", "green*2");
    assert_eq!((table.score(0).total, table.score(1).total), (-2, -1));
    assert_eq!(table.winners(), [1]);
}

#[test]
fn r5_3_a_tie_goes_to_more_completed_tickets() {
    let hands = ["pink*2 black*2", "blue*4"];
    let mut table = one_ticket_each("hyde-park--covent-garden", &hands);
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    table.claims(1, "british-museum--the-charterhouse", "blue*4");
    let scores = [
        Score { routes: 2, tickets: 2, bonus: 0, total: 4, completed: 1 },
        Score { routes: 7, tickets: -3, bonus: 0, total: 4, completed: 0 },
    ];
    assert_eq!([table.score(0), table.score(1)], scores);
    assert_eq!(table.winners(), [0]);
}

#[test]
fn r5_3_still_tied_they_share_the_victory() {
    let hands = ["pink*2 black*2", "blue green*2 black"];
    let mut table = one_ticket_each("piccadilly-circus--waterloo", &hands);
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    table.claims(1, "piccadilly-circus--trafalgar-square#1", "blue");
    table.claims(0, "kings-cross--british-museum", "black*2");
    table.claims(1, "trafalgar-square--waterloo", "green*2");
    let score = |routes, tickets| Score { routes, tickets, bonus: 0, total: 6, completed: 1 };
    assert_eq!([table.score(0), table.score(1)], [score(4, 2), score(3, 3)]);
    assert_eq!(table.winners(), [0, 1]);
}

#[test]
fn r5_3_only_the_best_share_it() {
    // Seats 0 and 2 have a ticket of 4 each and seat 1 one of 5, none completed.
    let table = city("london", 3)
        .tickets(
            "british-museum--waterloo hyde-park--st-pauls the-charterhouse--big-ben \
             baker-street--tower-of-london british-museum--st-pauls globe-theatre--brick-lane",
        )
        .keeping_the_first()
        .start();
    assert_eq!([0, 1, 2].map(|seat| table.score(seat).total), [-4, -5, -4]);
    assert_eq!(table.winners(), [0, 2]);
}

#[test]
fn r8_1_new_york_pays_one_point_for_each_attraction_touched() {
    let mut table = city("new-york", 2).hands(&["black*3 orange"]).start();
    table.claims(0, "central-park--times-square#1", "black*2");
    assert_eq!(table.score(0).bonus, 2);
    // Times Square is touched again and counts once.
    table.claims(0, "times-square--empire-state-building#1", "orange");
    assert_eq!(table.score(0).bonus, 3);
}

#[test]
fn r8_1_other_places_pay_nothing() {
    let mut table = city("new-york", 2).hands(&["red*2 black*2"]).start();
    table.claims(0, "lincoln-center--midtown-west", "red*2");
    assert_eq!(table.score(0).bonus, 0);
    table.claims(0, "gramercy-park--east-village", "black*2");
    assert_eq!(table.score(0).bonus, 0);
}

#[test]
fn r8_1_all_nine_attractions_pay() {
    let mut table =
        city("new-york", 2).hands(&["red*2 black*2 blue*3 pink orange*2 wild*2"]).start();
    for (route, cards, bonus) in [
        ("central-park--times-square#2", "red*2", 2),
        ("united-nations--empire-state-building", "black*2", 4),
        ("wall-street--brooklyn#1", "blue*3", 6),
        ("chinatown--wall-street#2", "pink", 7),
        ("chelsea--gramercy-park", "orange*2", 8),
        ("greenwich-village--east-village", "wild*2", 9),
    ] {
        table.claims(0, route, cards);
        assert_eq!(table.score(0).bonus, bonus, "{route}");
    }
}

#[test]
fn r8_2_london_pays_a_district_when_all_its_places_are_connected() {
    let mut table = city("london", 2).hands(&["pink*2 orange*2"]).start();
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    assert_eq!(table.score(0).bonus, 0);
    table.claims(0, "waterloo--elephant-and-castle", "orange*2");
    assert_eq!(table.score(0).bonus, 3);
}

#[test]
fn r8_2_q12_the_connection_may_lead_through_any_places() {
    // British Museum and Covent Garden, by way of Piccadilly Circus.
    let mut table = city("london", 2).hands(&["pink*2 green*2"]).start();
    table.claims(0, "british-museum--piccadilly-circus", "pink*2");
    table.claims(0, "covent-garden--piccadilly-circus#1", "green");
    assert_eq!(table.score(0).bonus, 1);
}

#[test]
fn r8_2_places_that_are_touched_but_not_connected_do_not_pay() {
    // All four places of the second district, in two pieces.
    let mut table = city("london", 2).hands(&["blue green*2 pink*2 black"]).start();
    table.claims(0, "piccadilly-circus--trafalgar-square#1", "blue");
    table.claims(0, "buckingham-palace--big-ben", "green*2");
    assert_eq!(table.score(0).bonus, 0);
    table.claims(0, "trafalgar-square--big-ben", "black");
    assert_eq!(table.score(0).bonus, 2);
}

#[test]
fn r8_2_several_districts_add_up() {
    let mut table = city("london", 2).hands(&["pink*2 orange*2 green black"]).start();
    table.claims(0, "waterloo--globe-theatre", "pink*2");
    table.claims(0, "waterloo--elephant-and-castle", "orange*2");
    table.claims(0, "british-museum--covent-garden#1", "green");
    assert_eq!(table.score(0).bonus, 3 + 1);
}

#[test]
fn r8_2_each_district_pays_its_number() {
    let board = Board::city("london").expect("a built-in city");
    let districts: Vec<(u8, usize)> =
        board.districts.iter().map(|d| (d.points, d.places.len())).collect();
    assert_eq!(districts, [(1, 2), (2, 4), (3, 3), (4, 4), (5, 4)]);
}

/// A made-up board with an attraction, a district, tourists and two kinds of pieces.
const MIXED: &str = r#"
    id = "mixed"
    name = "Mixed"
    provenance = "Made up."
    players = [2, 2]
    player_colors = ["red", "blue"]
    wild = "joker"
    last_round_at = 1
    aspect = 1.0
    deck = { red = 8, blue = 6, wild = 2 }
    pieces.cart = { count = 4, points = { 2 = 2 } }
    pieces.boat = { count = 1, points = { 1 = 5, 3 = 9 } }
    tourists.symbols = 2
    tourists.start = { 2 = 1, 3 = 1, 4 = 1 }
    tourists.placed = { 2 = 1, 3 = 1, 4 = 1 }
    tourists.points = [0, 3, 7]
    places = [
      { id = "a", name = "A", x = 0.1, y = 0.1, tourists = true, attraction = true },
      { id = "b", name = "B", x = 0.9, y = 0.1, tourists = true },
      { id = "c", name = "C", x = 0.5, y = 0.9 },
    ]
    districts = [{ number = 4, color = "red", places = ["a", "b"] }]
    routes = [
      { id = "a--b", color = "red", spaces = 1, cards = 3, piece = "boat" },
      { id = "b--c", color = "grey", spaces = 2, piece = "cart" },
    ]
    tickets = [
      { id = "a--b", points = 1 }, { id = "b--c", points = 2 },
      { id = "a--c", points = 3 }, { id = "c--a", points = 4 },
    ]
"#;

#[test]
fn r5_2_the_bonuses_of_a_board_with_several_add_up() {
    let mut table = made_up(MIXED, 2).hands(&["red*3 blue", "blue*4"]).start();
    table.plays(r#"{"seat":0,"do":"claim","route":"a--b","cards":{"red":3},"tourist":"a"}"#);
    // Nine points for three cards; then the attraction, the district and one tourist.
    let score = Score { routes: 9, tickets: 1 - 2, bonus: 1 + 4 + 3, total: 16, completed: 1 };
    assert_eq!(table.score(0), score);
    assert_eq!(table.score(1).bonus, 0);
}
