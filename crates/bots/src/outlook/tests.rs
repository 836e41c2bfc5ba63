use super::*;
use crate::styles::scene::Scene;

/// How many cards a hand lacks for routes.
fn missing(city: &str, hand: &[(&str, u8)], routes: &[&str]) -> u8 {
    let Scene { board, view } = Scene::turn(city).hand(hand);
    let routes = routes.iter().map(|id| board.route(id).unwrap()).collect();
    let atlas = Atlas::new(&board);
    Outlook::new(&atlas, &view.public, 0, view.hand).missing(&view.hand, routes)
}

/// Two spaces in black, and two and three in grey.
const BLACK: &str = "united-nations--empire-state-building";
const GREY: &str = "times-square--united-nations";
const LONG_GREY: &str = "lower-east-side--brooklyn";

#[test]
fn a_route_lacks_the_cards_of_its_colour_that_the_hand_lacks() {
    let lacks = |hand| missing("new-york", hand, &[BLACK]);
    assert_eq!(lacks(&[]), 2);
    assert_eq!(lacks(&[("black", 1), ("red", 5)]), 1);
    assert_eq!(lacks(&[("black", 3)]), 0);
    assert_eq!(missing("new-york", &[], &[]), 0);
}

#[test]
fn a_grey_route_takes_what_coloured_ones_leave_over() {
    let lacks = |hand| missing("new-york", hand, &[BLACK, GREY]);
    assert_eq!(lacks(&[("black", 2)]), 2);
    assert_eq!(lacks(&[("black", 3)]), 1);
    assert_eq!(lacks(&[("black", 2), ("red", 1)]), 1);
    // One colour for all of it.
    assert_eq!(lacks(&[("black", 2), ("red", 1), ("blue", 1)]), 1);
    assert_eq!(lacks(&[("black", 4)]), 0);
}

#[test]
fn the_longest_grey_route_takes_the_colour_with_most_cards() {
    let lacks = |hand| missing("new-york", hand, &[GREY, LONG_GREY]);
    assert_eq!(lacks(&[("blue", 3), ("red", 2)]), 0);
    assert_eq!(lacks(&[("blue", 5)]), 0);
    assert_eq!(lacks(&[("blue", 2), ("red", 2)]), 1);
}

#[test]
fn wilds_fill_gaps() {
    let lacks = |hand| missing("new-york", hand, &[BLACK, GREY]);
    assert_eq!(lacks(&[("wild", 1)]), 3);
    assert_eq!(lacks(&[("black", 1), ("wild", 2)]), 1);
    assert_eq!(lacks(&[("wild", 6)]), 0);
}

/// Two spaces, one of them a ferry.
#[test]
fn a_ferry_without_a_wild_counts_twice() {
    let lacks = |hand| missing("san-francisco", hand, &["alcatraz--fort-mason#1"]);
    assert_eq!(lacks(&[("orange", 2)]), 2);
    assert_eq!(lacks(&[]), 3);
    assert_eq!(lacks(&[("wild", 1)]), 1);
    assert_eq!(lacks(&[("orange", 1), ("wild", 1)]), 0);
    // The second wild is as good as the orange card.
    assert_eq!(lacks(&[("wild", 2)]), 0);
}

#[test]
fn there_is_one_turn_in_the_last_round() {
    let turns = |scene: &Scene| turns_left(&Atlas::new(&scene.board), &scene.view.public, 0);
    let scene = Scene::turn("new-york");
    assert!(turns(&scene) > 5.0);
    assert_eq!(turns(&scene.last_round()), 1.0);
}

#[test]
fn the_game_lasts_as_long_as_the_pieces_of_whoever_has_fewest() {
    let turns = |scene: &Scene| turns_left(&Atlas::new(&scene.board), &scene.view.public, 0);
    let scene = |mine, theirs| Scene::turn("new-york").pieces(0, mine).pieces(1, theirs);
    assert!(turns(&scene(15, 3)) < turns(&scene(15, 4)));
    assert!(turns(&scene(3, 15)) < turns(&scene(4, 15)));
    // Others may have more.
    assert!(turns(&scene(5, 15)) < turns(&scene(15, 5)));
}

#[test]
fn a_plan_counts_tickets_that_are_complete_and_costs_nothing_for_them() {
    let scene = Scene::turn("new-york").owned_by(0, &["times-square--empire-state-building#1"]);
    let scene = scene.owned_by(0, &["lincoln-center--times-square#1"]);
    let scene = scene.tickets(&["lincoln-center--empire-state-building"]);
    let atlas = Atlas::new(&scene.board);
    let seen = Outlook::new(&atlas, &scene.view.public, 0, scene.view.hand);
    let plan = seen.plan(scene.view.tickets, RouteSet::EMPTY);
    assert_eq!((plan.routes, plan.done), (RouteSet::EMPTY, scene.view.tickets));
    assert_eq!(plan.value, 3.0);
}

/// Routes of one plan are shared: the second ticket lies on the way of the first.
#[test]
fn a_ticket_on_the_way_of_another_needs_no_more_routes() {
    let scene = Scene::turn("new-york").tickets(&["central-park--chinatown"]);
    let atlas = Atlas::new(&scene.board);
    let seen = Outlook::new(&atlas, &scene.view.public, 0, scene.view.hand);
    let one = seen.plan(scene.view.tickets, RouteSet::EMPTY);
    let mut both = scene.view.tickets;
    both.insert(scene.board.ticket("gramercy-park--chinatown").unwrap());
    let two = seen.plan(both, RouteSet::EMPTY);
    assert_eq!((one.routes, two.done), (two.routes, both));
    assert!(two.value > one.value);
}

#[test]
fn a_route_that_completes_a_district_brings_its_points() {
    let scene = Scene::turn("london").owned_by(0, &["waterloo--globe-theatre"]);
    let atlas = Atlas::new(&scene.board);
    let seen = Outlook::new(&atlas, &scene.view.public, 0, scene.view.hand);
    let extra = |id| seen.extra(scene.board.route(id).unwrap());
    assert_eq!(extra("elephant-and-castle--globe-theatre"), 3.0);
    // The third place of it is touched, but not connected.
    assert_eq!(extra("elephant-and-castle--tower-of-london"), 0.0);
    assert_eq!(extra("british-museum--covent-garden#1"), 1.0);
}

/// Cards are shared between routes, which a single search for ways does not see.
#[test]
fn the_best_plan_is_never_worse_than_the_first_and_often_better() {
    let (mut plans, mut better) = (0, 0);
    for city in ["new-york", "london", "san-francisco", "berlin"] {
        let board = crosstown_rules::Board::city(city).unwrap();
        let atlas = Atlas::new(&board);
        for seed in 0..20 {
            crate::positions::play(&board, 2, seed, crate::Spec::Hungry, |game, seat| {
                let seen = Outlook::new(&atlas, game.public(), seat, *game.hand(seat));
                let tickets = game.tickets(seat);
                let (first, best) = (seen.plan(tickets, RouteSet::EMPTY), seen.best_plan(tickets));
                assert!(best.value >= first.value);
                assert!((best.routes & !game.public().open[seat]).is_empty());
                plans += usize::from(!first.routes.is_empty());
                better += usize::from(best.value > first.value);
            });
        }
    }
    assert!(better * 10 > plans, "{better} of {plans}");
}
