use super::*;
use crate::styles::scene::Scene;

/// A planner that has just sat down.
fn planner(scene: &Scene) -> Planner {
    let mut planner = Planner::new();
    planner.begin(&scene.board, Rng::new(1, 0));
    planner
}

fn ask(planner: &mut Planner, scene: &Scene) -> Action {
    let mut list = crosstown_rules::ActionList::new();
    scene.view.actions(&scene.board, &mut list);
    list[planner.decide(&scene.view, &list)]
}

fn decide(scene: &Scene) -> Action {
    ask(&mut planner(scene), scene)
}

/// The route that it claims.
fn claims(scene: &Scene) -> &str {
    scene.claimed(decide(scene))
}

/// The face-up card that it takes.
fn takes(scene: &Scene) -> &str {
    scene.taken(decide(scene))
}

/// What it plays for a route while its plan is open: the colour, and how many wilds.
fn pays<'a>(scene: &'a Scene, route: &str) -> (&'a str, u8) {
    let View { public, hand, tickets, .. } = &scene.view;
    let atlas = Atlas::new(&scene.board);
    let seen = Outlook::new(&atlas, public, 0, *hand);
    let plan = seen.plan(*tickets, RouteSet::EMPTY).routes;
    let route = scene.board.route(route).unwrap();
    let action = scene.choose(|seat| pay(&seen, seat.actions, route, plan));
    let Action::Claim { payment, .. } = action else { panic!("{action:?} claims nothing") };
    (scene.card(payment.color()), payment.wilds())
}

/// The routes that it plans for its tickets.
fn plan(scene: &Scene) -> Vec<&str> {
    let View { public, seat, hand, tickets, .. } = &scene.view;
    let atlas = Atlas::new(&scene.board);
    let seen = Outlook::new(&atlas, public, usize::from(*seat), *hand);
    let plan = seen.plan(*tickets, RouteSet::EMPTY).routes;
    plan.iter().map(|id| scene.board.routes[id.index()].id.as_str()).collect()
}

/// The way from Gramercy Park to Chinatown is by Greenwich Village: two black or pink spaces, then
/// two grey ones.
const TICKET: &str = "gramercy-park--chinatown";
const BLACK: &str = "gramercy-park--greenwich-village#1";
const GREY: &str = "greenwich-village--chinatown#1";

fn with_ticket(row: [&str; 5]) -> Scene {
    Scene::turn_with_row("new-york", row).tickets(&[TICKET])
}

const ROW: [&str; 5] = ["blue", "green", "red", "orange", "black"];

#[test]
fn claims_a_route_of_its_plan_rather_than_a_longer_one() {
    let scene = with_ticket(ROW).hand(&[("black", 2), ("pink", 4)]).owned_by(0, &[GREY]);
    assert!(plan(&scene).contains(&claims(&scene)));
    // Without a ticket it is the four pink spaces to Soho.
    assert_eq!(claims(&scene.tickets(&[])), "chelsea--soho");
}

/// Two black cards pay for the first of two routes, but they are saved until the hand pays for both,
/// or is full.
#[test]
fn saves_its_cards_until_they_pay_for_the_whole_plan() {
    let draws = |scene: &Scene| matches!(decide(scene), Action::DrawRow(_) | Action::DrawDeck);
    let scene = with_ticket(ROW).hand(&[("black", 2)]);
    assert_eq!(plan(&scene).len(), 2);
    assert!(draws(&scene));
    let enough = scene.hand(&[("blue", 2)]);
    assert!(plan(&enough).contains(&claims(&enough)));
    // A long plan, and nothing for its way from Times Square to the Empire State Building.
    let far = with_ticket(ROW).tickets(&["central-park--chinatown"]);
    let ten = far.hand(&[("black", 2), ("green", 6), ("blue", 2)]);
    assert!(draws(&ten));
    let full = ten.hand(&[("blue", 3)]);
    assert!(plan(&full).contains(&claims(&full)));
}

#[test]
fn draws_the_card_that_its_plan_lacks() {
    let scene = with_ticket(ROW).owned_by(0, &[GREY]);
    assert_eq!(takes(&scene), "black");
    // Of two that it lacks, the one that completes a route.
    let row = ["blue", "pink", "orange", "red", "black"];
    let tickets = [TICKET, "chelsea--wall-street"];
    let scene = Scene::turn_with_row("new-york", row).tickets(&tickets).owned_by(0, &[GREY]);
    assert_eq!(takes(&scene.hand(&[("black", 1)])), "black");
}

#[test]
fn draws_blind_if_the_row_has_nothing_for_it() {
    let row = ["blue", "green", "red", "orange", "wild"];
    assert_eq!(decide(&with_ticket(row).owned_by(0, &[GREY])), Action::DrawDeck);
}

#[test]
fn the_second_card_is_drawn_for_the_same_routes() {
    let row = ["blue", "black", "red", "orange", "black"];
    // Blue is what it has most of, and of no use.
    let mut scene = with_ticket(row).owned_by(0, &[GREY]).hand(&[("blue", 4)]);
    let mut planner = planner(&scene);
    assert_eq!(scene.taken(ask(&mut planner, &scene)), "black");
    scene = scene.hand(&[("black", 1)]);
    scene.view.public.phase = Phase::SecondCard;
    assert_eq!(scene.taken(ask(&mut planner, &scene)), "black");
}

/// The plan is Covent Garden to Trafalgar Square in black or pink, and to St Paul's in grey.
#[test]
fn pays_so_that_the_rest_of_its_plan_can_be_paid() {
    let pays = |hand: &[(&str, u8)]| {
        let scene = Scene::turn("london").tickets(&["trafalgar-square--st-pauls"]).hand(hand);
        let (color, wilds) = pays(&scene, "covent-garden--st-pauls#1");
        (color.to_owned(), wilds)
    };
    // Black is kept, whether it is listed before the other colour or after it.
    assert_eq!(pays(&[("black", 3), ("orange", 3)]), ("orange".into(), 0));
    assert_eq!(pays(&[("black", 3), ("blue", 3)]), ("blue".into(), 0));
    // With enough black for both routes, the colour that more is left of.
    assert_eq!(pays(&[("black", 5), ("blue", 3)]), ("black".into(), 0));
    // Wilds fill up what is short of three, and no more.
    assert_eq!(pays(&[("blue", 2), ("wild", 3)]), ("blue".into(), 1));
    assert_eq!(pays(&[("blue", 3), ("wild", 3)]), ("blue".into(), 0));
}

/// The Charterhouse has one short way to St Paul's; from there, Covent Garden has two lanes.
#[test]
fn claims_first_what_would_cost_it_most_to_lose() {
    let scene = Scene::turn("london").tickets(&["the-charterhouse--big-ben"]);
    let scene = scene.owned_by(0, &["trafalgar-square--big-ben"]);
    let elsewhere = ["british-museum--the-charterhouse", "the-charterhouse--brick-lane"];
    let scene = scene.owned_by(1, &elsewhere);
    let scene = scene.hand(&[("black", 1), ("pink", 1), ("blue", 3)]);
    let (single, double) = ("st-pauls--the-charterhouse", "covent-garden--st-pauls#1");
    assert!(plan(&scene).contains(&single) && plan(&scene).contains(&double));
    assert_eq!(claims(&scene), single);
}

#[test]
fn plans_again_when_others_take_what_it_was_drawing_for() {
    let scene = with_ticket(ROW).owned_by(0, &[GREY]).hand(&[("blue", 4)]);
    let mut planner = planner(&scene);
    assert_eq!(scene.taken(ask(&mut planner, &scene)), "black");
    // With two players that closes the pink lane too. The way is then by the East Village.
    let detour = ["greenwich-village--east-village", "gramercy-park--east-village"];
    let scene = scene.owned_by(1, &[BLACK]);
    assert!(detour.contains(&scene.claimed(ask(&mut planner, &scene))));
}

/// Three streetcars from Nollendorfplatz to Potsdamer Platz, and one on to the Tor.
#[test]
fn gives_up_a_ticket_for_which_pieces_do_not_suffice() {
    let scene = || {
        let scene = Scene::turn("berlin").tickets(&["nollendorfplatz--brandenburger-tor"]);
        let scene = scene.owned_by(1, &["siegessaeule--potsdamer-platz"]);
        scene.hand(&[("red", 3), ("black", 1)]).pieces_of(0, 1, 0)
    };
    let way = ["nollendorfplatz--potsdamer-platz", "brandenburger-tor--potsdamer-platz#1"];
    assert_eq!(plan(&scene().pieces_of(0, 0, 4)), way);
    assert!(plan(&scene().pieces_of(0, 0, 3)).is_empty());
}

/// By Baker Street the cards are there, but it is six buses; by the British Museum it is five.
#[test]
fn goes_the_shortest_way_if_pieces_do_not_suffice_for_the_cheapest() {
    let scene = |left| {
        let scene = Scene::turn("london").tickets(&["regents-park--piccadilly-circus"]);
        scene.hand(&[("blue", 2), ("pink", 4), ("yellow", 1)]).pieces_of(0, 0, left)
    };
    let cheapest = ["regents-park--baker-street", "baker-street--piccadilly-circus"];
    assert_eq!(plan(&scene(6)), cheapest);
    let shortest = ["regents-park--british-museum", "british-museum--piccadilly-circus"];
    assert_eq!(plan(&scene(5)), shortest);
    assert!(plan(&scene(4)).is_empty());
}

#[test]
fn gives_up_a_ticket_that_no_route_leads_to() {
    let ways = ["greenwich-village--chinatown#1", "lower-east-side--chinatown"];
    let more = ["chinatown--wall-street#1", "chinatown--brooklyn#1"];
    let scene = with_ticket(ROW).hand(&[("black", 2)]);
    assert!(!plan(&scene).is_empty());
    assert!(plan(&scene.owned_by(1, &ways).owned_by(1, &more)).is_empty());
}

/// To the Siegessäule over Charlottenburger Tor it needs a subway, over the Zoo none.
#[test]
fn subways_are_counted_apart_from_streetcars() {
    let scene = || {
        let scene = Scene::turn("berlin").tickets(&["kurfuerstendamm--siegessaeule"]);
        scene.hand(&[("blue", 2), ("green", 2)])
    };
    let subway = "kurfuerstendamm--charlottenburger-tor#1";
    assert!(plan(&scene()).contains(&subway));
    let without = scene().pieces_of(0, 1, 0);
    let other_way = plan(&without);
    assert!(other_way.contains(&"zoologischer-garten--kurfuerstendamm#2"), "{other_way:?}");
    assert!(!other_way.contains(&subway));
    // Just enough of both.
    assert!(plan(&scene().pieces_of(0, 0, 2).pieces_of(0, 1, 1)).contains(&subway));
    // All the streetcars there are do not make up for a subway where there is no other way.
    let closed = ["zoologischer-garten--kurfuerstendamm#1"];
    assert!(plan(&scene().owned_by(1, &closed)).contains(&subway));
    assert!(plan(&without.owned_by(1, &closed)).is_empty());
}

/// Routes that connect all of New York.
const ALL_OVER: [&str; 14] = [
    "lincoln-center--central-park",
    "central-park--times-square#1",
    "midtown-west--times-square",
    "times-square--united-nations",
    "times-square--empire-state-building#1",
    "chelsea--empire-state-building#1",
    "empire-state-building--gramercy-park#1",
    "gramercy-park--greenwich-village#1",
    "greenwich-village--east-village",
    "greenwich-village--soho",
    "greenwich-village--chinatown#1",
    "lower-east-side--chinatown",
    "chinatown--wall-street#1",
    "chinatown--brooklyn#1",
];

#[test]
fn takes_tickets_in_the_last_turn_if_its_network_is_likely_to_have_them() {
    let scene = || Scene::turn("new-york").last_round().hand(&[("green", 2)]);
    assert_eq!(decide(&scene().owned_by(0, &ALL_OVER)), Action::DrawTickets);
    assert_ne!(decide(&scene().owned_by(0, &ALL_OVER[..4])), Action::DrawTickets);
}

#[test]
fn takes_no_tickets_while_it_works_at_others() {
    let scene = |tickets| Scene::turn("new-york").owned_by(0, &ALL_OVER[..13]).tickets(tickets);
    assert_eq!(decide(&scene(&["central-park--chelsea"])), Action::DrawTickets);
    let working = scene(&["central-park--chelsea", "chelsea--brooklyn"]);
    assert_ne!(decide(&working), Action::DrawTickets);
}

#[test]
fn completes_a_ticket_in_the_last_turn_rather_than_a_longer_route() {
    let scene = with_ticket(ROW).owned_by(0, &[GREY]).last_round();
    let scene = scene.hand(&[("black", 2), ("red", 3)]);
    assert_eq!(claims(&scene), BLACK);
    assert_eq!(claims(&scene.tickets(&[])), "chelsea--greenwich-village#2");
}

/// Two spaces bring few points, but with three streetcars they end the game; with four, it
/// rather draws for more spaces.
#[test]
fn brings_on_the_last_round_if_it_can() {
    let scene = |left| {
        let scene = Scene::turn("berlin").hand(&[("black", 2)]);
        scene.pieces_of(0, 0, left).pieces_of(0, 1, 0)
    };
    let ending = scene(3);
    let id = ending.board.route(claims(&ending)).unwrap();
    assert_eq!(ending.board[id].spaces, 2);
    assert_eq!(takes(&scene(4)), "black");
}

#[test]
fn tourists_wait_where_its_plan_leads() {
    let place_of = |scene: &Scene| scene.placed(decide(scene)).to_owned();
    let scene = Scene::tourists().tickets(&["union-square--twin-peaks"]);
    let place = place_of(&scene);
    let leading = plan(&scene).iter().filter(|id| id.contains(&place)).count();
    assert_eq!(leading, 2, "{place} is not where two of {:?} meet", plan(&scene));
    // Else where most routes meet.
    assert_ne!(place, "fort-mason");
    assert_eq!(place_of(&scene.tickets(&[])), "fort-mason");
}

#[test]
fn equivalent_actions_are_considered_once() {
    let row = ["blue", "blue", "wild", "blue", "wild"];
    let scene = with_ticket(row).hand(&[("black", 2), ("blue", 2), ("wild", 2)]);
    let mut list = crosstown_rules::ActionList::new();
    scene.view.actions(&scene.board, &mut list);
    let positions = sensible(&Atlas::new(&scene.board), &scene.view, &list);
    let actions: Vec<Action> = positions.iter().map(|&position| list[position]).collect();
    let slots = actions.iter().filter(|action| matches!(action, Action::DrawRow(_)));
    assert_eq!(slots.collect::<Vec<_>>(), [&Action::DrawRow(0), &Action::DrawRow(2)]);
    // Every route that can be paid is there once, and all else that is not a matter of slots.
    let all: RouteSet = list.iter().filter_map(claimed).collect();
    let kept: Vec<RouteId> = actions.iter().filter_map(claimed).collect();
    assert_eq!((kept.len(), kept.iter().copied().collect()), (all.len(), all));
    assert!(actions.contains(&Action::DrawTickets) && actions.contains(&Action::DrawDeck));
    // The grey lane is paid without the black cards, which the plan needs, and without wilds.
    let grey = scene.board.route(GREY).unwrap();
    let paid = actions.iter().find_map(|action| match action {
        Action::Claim { route, payment, .. } if *route == grey => Some(*payment),
        _ => None,
    });
    let paid = paid.unwrap();
    assert_eq!((scene.card(paid.color()), paid.wilds()), ("blue", 0));
}
