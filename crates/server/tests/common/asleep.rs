//! Games by correspondence as a store has them: nobody is there, and a clock runs.

use std::sync::Arc;

use crosstown_rules::Board;
use crosstown_server::store::{NewEvent, NewTable, Store};
use crosstown_table::protocol::{Clock, Per, SeatPlan};
use crosstown_table::{Owner, RULES, Setup, Step, Table, fair};
use tokio::task::JoinSet;

const SEED: [u8; 32] = [7; 32];

/// The events of a game for two, in which the first player has had the turn since `at`, with so many
/// seconds for a move.
pub(crate) fn first_turn(at: u64, seconds: u32) -> Vec<NewEvent> {
    let host = Owner::of(b"host");
    let setup = Setup {
        id: "table".to_owned(),
        seed: SEED,
        board: Arc::new(Board::city("london").expect("a city")),
        own_board: false,
        seats: ["Ada", "Bob"].map(|name| SeatPlan::Device { name: name.to_owned() }).into(),
        clock: Some(Clock { per: Per::Move, seconds }),
        commit: None,
        draws_first: false,
        hints: true,
        host,
        invite: "invite".to_owned(),
    };
    let mut table = Table::create(setup, &fair(), at).expect("a table");
    let (body, mark) = (table.created().stored(), table.mark());
    let mut events = vec![NewEvent { at, body, mark }];
    for seat in 0..2 {
        let view = table.view(Some(seat)).expect("the game has begun");
        let choice = view.actions.expect("tickets are on offer").swap_remove(0);
        let seen = table.next_number() - 1;
        let Ok(Step::New(judged)) = table.play(at, Some(host), seat, "id", seen, &choice) else {
            panic!("it is on offer");
        };
        events.push(NewEvent { at, body: judged.event().stored(), mark: judged.mark() });
        assert!(table.commit(judged), "nothing else has happened");
    }
    events
}

/// Stores so many tables with these events, many at once.
pub(crate) async fn fill(store: &Arc<dyn Store>, name: &str, tables: usize, events: &[NewEvent]) {
    let mut making = JoinSet::new();
    for number in 0..tables {
        let (store, events) = (store.clone(), events.to_vec());
        let id = format!("{name}{number:016}");
        making.spawn(async move {
            let mut events = events.into_iter();
            let event = events.next().expect("event 0");
            let new = NewTable { id: id.clone(), seed: SEED, rules: RULES, board: None, event };
            store.create(new).await.expect("the name is free");
            for (number, event) in (1..).zip(events) {
                store.append(&id, number, event).await.expect("it is the next");
            }
        });
        while making.len() >= 512 {
            making.join_next().await.expect("there are some").expect("nobody panics");
        }
    }
    while let Some(made) = making.join_next().await {
        made.expect("nobody panics");
    }
}
