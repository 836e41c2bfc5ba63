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

/// The first seat of two gets wilds and nothing else, which pay for a grey route of one space.
#[test]
fn a_hand_of_wilds_alone_pays_for_a_grey_route() {
    let board = Board::city("london").unwrap();
    let atlas = Atlas::new(&board);
    let wilds = Cards::from_iter([Card::WILD; 2]);
    let rest = board.deck.minus(&wilds).unwrap();
    let cards: Vec<Card> = wilds.each().chain(rest.each()).collect();
    let wanted = board.ticket("british-museum--st-pauls").unwrap();
    let mut tickets: Vec<TicketId> = board.ticket_ids().filter(|id| *id != wanted).collect();
    tickets.insert(0, wanted);
    let mut rng = Rng::new(1, 0);
    let mut game = Game::deal(&board, 2, &cards, &tickets, &mut rng).unwrap();
    for seat in 0..2 {
        game.apply(&board, seat, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    }
    let action = Playout::new(&board, &atlas).action(&game, 0, &mut rng);
    assert!(matches!(action, Action::Claim { .. }), "{action:?}");
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

/// The network's parts against the plainest way to find out: follow its routes.
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
