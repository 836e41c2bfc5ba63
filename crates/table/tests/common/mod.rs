//! Games played at a table.

use std::sync::Arc;

use crosstown_rules::{Action, ActionList, Board, Random as _, Rng};
use crosstown_table::protocol::{Level, SeatPlan};
use crosstown_table::{Judged, Owner, Setup, Table, fair};

/// A table of one person, whose owner this is, and bots.
pub(crate) fn person() -> Option<Owner> {
    Some(Owner::of(b"person"))
}

pub(crate) fn table(city: &str, players: usize, seed: u8) -> Table {
    let mut seats = vec![SeatPlan::Device { name: "Ada".to_owned() }];
    seats.resize(players, SeatPlan::Bot { level: Level::Easy });
    let setup = Setup {
        id: "table".to_owned(),
        seed: [seed; 32],
        board: Arc::new(Board::city(city).expect("a city")),
        own_board: false,
        seats,
        draws_first: false,
        commit: None,
        clock: None,
        hints: true,
        host: Owner::of(b"person"),
        invite: String::new(),
    };
    Table::create(setup, &fair(), 0).expect("a table")
}

/// What one of those who are to act does, the first of them in setup; none if the game is over.
pub(crate) fn step(table: &Table, rng: &mut Rng) -> Option<Judged> {
    let seat = *table.waiting_for().first()?;
    let game = table.game()?;
    let mut actions = ActionList::new();
    game.actions(table.board(), usize::from(seat), &mut actions);
    // Claims end games; without them there is time for everything else.
    let claim = actions.iter().find(|action| matches!(action, Action::Claim { .. }));
    let action = *claim.filter(|_| rng.below(3) == 0).unwrap_or(&actions[rng.below(actions.len())]);
    if table.bot().is_some_and(|(bot, _)| bot == seat) {
        return table.play_bot(0, seat, action).ok();
    }
    let position = actions.iter().position(|listed| *listed == action)?;
    let wanted = table.view(Some(seat))?.actions?.swap_remove(position);
    let number = table.next_number();
    match table.play(0, person(), seat, &number.to_string(), number - 1, &wanted) {
        Ok(crosstown_table::Step::New(judged)) => Some(judged),
        _ => panic!("what the view lists can be played"),
    }
}
