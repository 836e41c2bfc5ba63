use super::*;
use crate::Spec;
use crate::positions;
use crosstown_rules::{ActionList, CITIES, TicketId};

/// What a playout does at every decision of games in all cities and numbers of players, whether it
/// has seen the game from its beginning or not. Returns how many there were.
fn ask_everywhere(kind: Spec, games: u64, mut see: impl FnMut(&Game)) -> usize {
    let mut asked = 0;
    for (id, _) in CITIES {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        for (players, seed) in (2..=4).flat_map(|players| (0..games).map(move |s| (players, s))) {
            let mut rng = Rng::new(seed, 2);
            let mut old = Playout::new(&board, &atlas);
            positions::play(&board, players, seed, kind, |game, seat| {
                for playout in [&mut old, &mut Playout::new(&board, &atlas)] {
                    let action = playout.action(game, seat, &mut rng);
                    let judged = game.check(&board, seat, action);
                    assert_eq!(judged, Ok(()), "{id} {players} {seed}: {action:?} in {game:?}");
                    asked += 1;
                }
                see(game);
            });
        }
    }
    asked
}

#[test]
fn every_action_is_legal_wherever_chance_has_led() {
    assert!(ask_everywhere(Spec::Random, 4, |_| ()) > 10_000);
}

#[test]
fn every_action_is_legal_where_people_would_be() {
    assert!(ask_everywhere(Spec::Planner, 4, |_| ()) > 3_000);
}

#[test]
fn every_action_is_legal_where_there_is_nothing_left_to_draw() {
    let (mut no_deck, mut no_row, mut no_tickets) = (0, 0, 0);
    ask_everywhere(Spec::Hoarder, 2, |game| {
        let public = game.public();
        no_deck += u32::from(!public.can_draw_blind());
        no_row += u32::from(public.row.filled() == 0);
        no_tickets += u32::from(public.tickets_left() == 0);
    });
    assert!(no_deck > 100 && no_row > 100 && no_tickets > 100, "{no_deck} {no_row} {no_tickets}");
}

/// In the turns of planner's games in which a plan is to be carried out: the game, the seat, the plan
/// and what the playout does.
fn carry_out(mut see: impl FnMut(&Atlas, &Game, usize, RouteSet, Action)) {
    for (id, _) in CITIES {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        for seed in 0..10 {
            let mut rng = Rng::new(seed, 2);
            positions::play(&board, 2, seed, Spec::Planner, |game, seat| {
                let public = game.public();
                if public.phase != Phase::Turn || public.turns_left.is_some() {
                    return;
                }
                let mut playout = Playout::new(&board, &atlas);
                let action = playout.action(game, seat, &mut rng);
                let plan = playout.wanted[seat];
                if !plan.is_empty() {
                    see(&atlas, game, seat, plan, action);
                }
            });
        }
    }
}

fn pays(atlas: &Atlas, hand: &Cards, routes: RouteSet) -> bool {
    missing(atlas, hand, routes) == 0
}

#[test]
fn cards_are_saved_until_they_pay_for_the_whole_plan() {
    let (mut claims, mut saved) = (0, 0);
    carry_out(|atlas, game, seat, plan, action| {
        let hand = game.hand(seat);
        let enough = hand.total() >= FULL_HAND || pays(atlas, hand, plan);
        let could = plan.iter().any(|route| pays(atlas, hand, RouteSet::of(route)));
        let claimed = matches!(action, Action::Claim { route, .. } if plan.contains(route));
        assert_eq!(claimed, enough && could, "{action:?} in {game:?}");
        claims += u32::from(claimed);
        saved += u32::from(could && !claimed);
    });
    assert!(claims > 100 && saved > 100, "{claims} {saved}");
}

#[test]
fn a_route_is_paid_with_what_the_rest_of_the_plan_leaves() {
    let mut grey = 0;
    carry_out(|atlas, game, seat, mut plan, action| {
        let mut hand = *game.hand(seat);
        let Action::Claim { route, payment, .. } = action else { return };
        if !pays(atlas, &hand, plan) {
            return;
        }
        plan.remove(route);
        hand[payment.color()] -= atlas.route(route).cards - payment.wilds();
        hand[Card::WILD] -= payment.wilds();
        assert!(pays(atlas, &hand, plan), "{action:?} in {game:?}");
        grey += u32::from(atlas.route(route).color.is_wild() && !plan.is_empty());
    });
    assert!(grey > 10, "{grey}");
}

#[test]
fn a_plan_is_made_again_when_there_is_no_time_for_it() {
    let mut late = 0;
    for (id, _) in CITIES {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        let mut rng = Rng::new(1, 2);
        positions::play(&board, 2, 1, Spec::Planner, |game, seat| {
            let public = game.public();
            let hand = game.hand(seat);
            let many: RouteSet = public.open[seat].iter().take(8).collect();
            let time = turns_left(&atlas, public, seat);
            let turns = |routes| turns_for(routes, missing(&atlas, hand, routes));
            if public.phase == Phase::Turn && public.turns_left.is_none() && turns(many) > time {
                let mut playout = Playout::new(&board, &atlas);
                playout.planned[seat] = Some(game.tickets(seat));
                playout.wanted[seat] = many;
                playout.action(game, seat, &mut rng);
                assert!(turns(playout.wanted[seat]) <= time, "{game:?}");
                late += 1;
            }
        });
    }
    assert!(late > 20, "{late}");
}

/// The first seat of two gets wilds and nothing else, which pay for a grey route of one space, the
/// only one that it still wants.
#[test]
fn a_hand_of_wilds_alone_pays_for_a_grey_route() {
    let board = Board::city("london").unwrap();
    let atlas = Atlas::new(&board);
    let wilds = Cards::from_iter([Card::WILD; 2]);
    let rest = board.cards().minus(&wilds).unwrap();
    let cards: Vec<Card> = wilds.each().chain(rest.each()).collect();
    let tickets: Vec<TicketId> = board.ticket_ids().collect();
    let mut rng = Rng::new(1, 0);
    let mut game = Game::deal(&board, 2, &cards, &tickets, &mut rng).unwrap();
    for seat in 0..2 {
        game.apply(&board, seat, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    }
    let grey = |id: &RouteId| atlas.route(*id).color.is_wild() && atlas.route(*id).cards == 1;
    let wanted = board.route_ids().find(grey).unwrap();
    let mut playout = Playout::new(&board, &atlas);
    playout.planned[0] = Some(game.tickets(0));
    playout.wanted[0] = RouteSet::of(wanted);
    let action = playout.action(&game, 0, &mut rng);
    assert!(matches!(action, Action::Claim { route, .. } if route == wanted), "{action:?}");
    assert_eq!(game.check(&board, 0, action), Ok(()));
    let mut list = ActionList::new();
    game.actions(&board, 0, &mut list);
    assert!(list.contains(&action));
}

#[test]
fn a_game_is_played_to_its_end() {
    for (id, _) in CITIES {
        let board = Board::city(id).unwrap();
        let atlas = Atlas::new(&board);
        for seed in 0..20 {
            let mut rng = Rng::new(seed, 0);
            let mut game = Game::new(&board, 2 + seed as usize % 3, &mut rng).unwrap();
            Playout::new(&board, &atlas).finish(&mut game, &mut rng);
            // Nobody is stuck among players who claim routes.
            assert_eq!(game.public().phase, Phase::Over(crosstown_rules::Reason::Finished));
        }
    }
}

/// The network's parts, compared with a simple walk along its routes.
#[test]
fn places_are_in_one_part_if_routes_connect_them() {
    let board = Board::city("london").unwrap();
    let atlas = Atlas::new(&board);
    let mut rng = Rng::new(1, 0);
    for _ in 0..200 {
        let owned: RouteSet = board.route_ids().filter(|_| rng.below(4) == 0).collect();
        let parts = parts(&atlas, owned);
        let costs = [0; crosstown_rules::MAX_ROUTES];
        for (a, b) in (0..17u8).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let [from, to] = [a, b].map(|place| PlaceSet::of(PlaceId(place)));
            let connected = atlas.graph.path(from, to, owned, &costs).is_some();
            let (a, b) = (parts[usize::from(a)], parts[usize::from(b)]);
            assert_eq!(a == b && a != 0, connected);
        }
    }
}
