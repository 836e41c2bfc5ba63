//! The types of the wire say what the engine writes: all that it tells a client reads as one of them,
//! and is written again as it was. So the TypeScript types made from them are true.

use crosstown_rules::record::Recorder;
use crosstown_rules::{Action, ActionList, Board, CITIES, Game, Phase, Random as _, Rng};
use crosstown_server::wire::{Seen, View};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Games of each city and number of players.
const GAMES: u64 = 6;

/// Reads a value as a type of the wire, and compares what this type writes.
fn there_and_back<T: DeserializeOwned + Serialize>(value: &Value) -> T {
    let read: T =
        serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value:#}"));
    assert_eq!(serde_json::to_value(&read).unwrap(), *value);
    read
}

fn check_views(board: &Board, game: &Game) {
    for seat in game.public().seats() {
        let view: View = there_and_back(&game.view(board, seat).to_json(board));
        let mut actions = ActionList::new();
        game.actions(board, seat, &mut actions);
        assert_eq!(view.actions.expect("seats have actions").len(), actions.len());
        assert_eq!(view.seat, Some(seat as u8));
    }
    let view: View = there_and_back(&game.spectator_json(board));
    assert_eq!((view.seat, view.hand, view.tickets, view.offered), (None, None, None, None));
}

fn check_log(board: &Board, game: &Recorder) {
    let players = usize::from(game.game().public().players);
    for entry in game.log() {
        for viewer in (0..players).map(Some).chain([None]) {
            there_and_back::<Seen>(&entry.to_json_for(board, viewer));
        }
    }
}

#[test]
fn games_read_as_the_types_of_the_wire() {
    for (city, _) in CITIES {
        let board = Board::city(city).unwrap();
        for (players, number) in (2..=4).flat_map(|p| (0..GAMES).map(move |n| (p, n))) {
            let rng = &mut Rng::new(number, players as u64);
            let mut game = Recorder::new(&board, players, rng).unwrap();
            let mut actions = ActionList::new();
            while !game.game().is_over() {
                check_views(&board, game.game());
                if number == 0 && rng.below(100) == 0 {
                    game.abandon(rng.below(players));
                    break;
                }
                let public = game.game().public();
                let choosing = public.phase == Phase::ChooseTickets;
                let waiting = (0..players).rev().find(|seat| public.chosen >> seat & 1 == 0);
                let seat = waiting.filter(|_| choosing).unwrap_or(game.game().turn());
                game.game().actions(&board, seat, &mut actions);
                // Claims end games; without them there is time for everything else.
                let claims = |action: &&Action| matches!(action, Action::Claim { .. });
                let claim = actions.iter().find(claims).filter(|_| rng.below(3) == 0);
                let action = *claim.unwrap_or(&actions[rng.below(actions.len())]);
                game.apply(&board, seat, action, rng).unwrap();
            }
            check_views(&board, game.game());
            check_log(&board, &game);
        }
    }
}
