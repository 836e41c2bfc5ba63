//! Entries between a server and its clients: what others see of them, and actions read from JSON.

use crosstown_rules::record::{Entry, Recorder, Source, What};
use crosstown_rules::{
    Action, ActionList, Board, Card, Fair, Random, Refusal, Rng, TicketId, schema,
};
use serde::{Deserialize as _, Serialize};
use serde_json::{Value, json};

const CITIES: [&str; 5] = ["new-york", "london", "san-francisco", "berlin", "continent"];

fn text(entry: &schema::Entry) -> String {
    serde_json::to_string(entry).unwrap()
}

fn value(told: &impl Serialize) -> Value {
    serde_json::to_value(told).unwrap()
}

/// What `seat` asks for with this JSON.
fn read(board: &Board, seat: usize, json: &Value) -> Result<Entry, What> {
    let action = schema::Action::deserialize(json);
    action.map_err(|error| What::Json { words: error.to_string() })?.wanted(board, seat)
}

/// Plays at random, drawing tickets more often than a random player, and calls `look` before every
/// decision. Returns the log.
fn play(board: &Board, players: usize, seed: u8, mut look: impl FnMut(&Recorder)) -> Vec<Entry> {
    let mut fair = Fair::new([seed; 32]);
    let mut rng = Rng::new(seed.into(), 0);
    let mut recorder = Recorder::new(board, players, &mut fair).unwrap();
    let mut list = ActionList::new();
    while !recorder.game().is_over() {
        look(&recorder);
        let seat = recorder.game().turn();
        recorder.game().actions(board, seat, &mut list);
        let wanted = list.iter().find(|a| **a == Action::DrawTickets && rng.below(4) == 0);
        let action = wanted.copied().unwrap_or(list[rng.below(list.len())]);
        recorder.apply(board, seat, action, &mut fair).unwrap();
    }
    recorder.log().to_vec()
}

/// The seat whose entry it is, if it has secrets.
fn owner(entry: &Entry) -> Option<usize> {
    match *entry {
        Entry::Keep { seat, .. } | Entry::Tickets { seat, .. } => Some(seat),
        Entry::Draw { seat, from: Source::Deck, .. } => Some(seat),
        _ => None,
    }
}

/// An entry that differs from this one only in what others may not see, as far as there is such.
fn otherwise(board: &Board, entry: &Entry, rng: &mut Rng) -> Entry {
    let tickets = |n: usize, rng: &mut Rng| {
        let mut all: Vec<TicketId> = board.ticket_ids().collect();
        rng.shuffle_slice(&mut all);
        all.truncate(n);
        all
    };
    let mut other = entry.clone();
    match &mut other {
        Entry::Keep { tickets: kept, .. } => *kept = tickets(1 + rng.below(2), rng),
        Entry::Tickets { offered, .. } => *offered = tickets(offered.len(), rng),
        Entry::Draw { from: Source::Deck, card, .. } => {
            let cards: Vec<Card> = board.cards().each().collect();
            *card = Some(cards[rng.below(cards.len())]);
        }
        Entry::Shuffle(cards) => rng.shuffle_slice(cards),
        _ => {}
    }
    other
}

#[test]
fn entries_that_differ_only_in_what_is_hidden_look_the_same() {
    let mut rng = Rng::new(1, 1);
    let mut changed = std::collections::BTreeMap::new();
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for players in 2..=4 {
            for entry in play(&board, players, 7, |_| ()) {
                let other = otherwise(&board, &entry, &mut rng);
                let viewers = std::iter::once(None).chain((0..players).map(Some));
                for viewer in viewers.filter(|v| v.is_none() || *v != owner(&entry)) {
                    let seen = text(&entry.named_for(&board, viewer));
                    assert_eq!(seen, text(&other.named_for(&board, viewer)));
                }
                let json = value(&entry.named(&board));
                if other != entry {
                    let kind = json["do"].as_str().unwrap_or("shuffle").to_owned();
                    *changed.entry(kind).or_insert(0) += 1;
                }
                if let Some(owner) = owner(&entry) {
                    assert_eq!(value(&entry.named_for(&board, Some(owner))), json);
                }
            }
        }
    }
    // Each kind that hides something was put to the test.
    assert_eq!(changed.keys().collect::<Vec<_>>(), ["draw", "keep", "shuffle", "tickets"]);
    assert!(changed.values().all(|&n| n > 10), "{changed:?}");
}

/// What lies open is not lost: all but the hidden fields are there, in their order.
#[test]
fn others_see_the_rest_of_an_entry() {
    let hidden = |entry: &Entry| match entry {
        Entry::Keep { .. } => "tickets",
        Entry::Tickets { .. } => "offered",
        Entry::Draw { from: Source::Deck, .. } => "card",
        Entry::Shuffle(_) => "cards",
        _ => "",
    };
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for entry in play(&board, 3, 2, |_| ()) {
            for viewer in [None, Some(0), Some(1), Some(2)] {
                if viewer.is_some() && viewer == owner(&entry) {
                    continue;
                }
                let mut seen = value(&entry.named_for(&board, viewer));
                let seen = seen.as_object_mut().unwrap();
                let count = seen.shift_remove("count").map(|n| n.as_u64().unwrap() as usize);
                assert_eq!(
                    count,
                    match &entry {
                        Entry::Tickets { offered, .. } => Some(offered.len()),
                        Entry::Shuffle(cards) => Some(cards.len()),
                        _ => None,
                    }
                );
                let mut full = value(&entry.named(&board));
                full.as_object_mut().unwrap().shift_remove(hidden(&entry));
                assert_eq!(Value::Object(seen.clone()).to_string(), full.to_string());
            }
        }
    }
}

#[test]
fn entries_look_to_others_like_this() {
    let board = Board::city("london").unwrap();
    let card = board.card("blue");
    let offered: Vec<TicketId> = board.ticket_ids().take(2).collect();
    let seen = |entry: &Entry, viewer| text(&entry.named_for(&board, viewer));
    for viewer in [None, Some(0)] {
        let blind = Entry::Draw { seat: 1, from: Source::Deck, card };
        assert_eq!(seen(&blind, viewer), r#"{"seat":1,"do":"draw","from":"deck"}"#);
        let open = Entry::Draw { seat: 1, from: Source::Slot(3), card };
        assert_eq!(seen(&open, viewer), r#"{"seat":1,"do":"draw","from":3,"card":"blue"}"#);
        let tickets = Entry::Tickets { seat: 1, offered: offered.clone() };
        assert_eq!(seen(&tickets, viewer), r#"{"seat":1,"do":"tickets","count":2}"#);
        let keep = Entry::Keep { seat: 1, tickets: offered.clone() };
        assert_eq!(seen(&keep, viewer), r#"{"seat":1,"do":"keep"}"#);
        let end = Entry::Abandoned { by: 1 };
        assert_eq!(seen(&end, viewer), r#"{"end":"abandoned","by":1}"#);
    }
    for viewer in [None, Some(0), Some(1)] {
        let shuffle = Entry::Shuffle(vec![card.unwrap(); 3]);
        assert_eq!(seen(&shuffle, viewer), r#"{"chance":"shuffle","count":3}"#);
    }
}

#[test]
fn listed_actions_read_back() {
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for players in 2..=4 {
            play(&board, players, players as u8, |recorder| {
                let game = recorder.game();
                let mut list = ActionList::new();
                for seat in game.public().seats() {
                    let view = game.view(&board, seat);
                    view.actions(&board, &mut list);
                    let told = view.named(&board).actions.unwrap();
                    assert_eq!(told.len(), list.len());
                    for (wanted, &action) in told.iter().zip(list.iter()) {
                        let entry = wanted.wanted(&board, seat).unwrap();
                        assert_eq!(entry.named(&board), schema::Entry::Action(wanted.clone()));
                        assert_eq!(entry.action(&board, game), Ok(Some((seat, action))));
                        // The seat is known to whoever receives it.
                        let mut short = value(wanted);
                        short.as_object_mut().unwrap().remove("seat");
                        assert_eq!(read(&board, seat, &short), Ok(entry));
                    }
                }
            });
        }
    }
}

#[test]
fn what_is_no_action_is_refused() {
    let board = Board::city("london").unwrap();
    let read = |json: Value| read(&board, 1, &json);
    assert_eq!(read(json!({"seat": 0, "do": "pass"})), Err(What::OtherSeat { seat: 0 }));
    // Chance is not for players to decide.
    let blind = json!({"do": "draw", "from": "deck", "card": "blue"});
    assert_eq!(read(blind), Err(What::Superfluous { field: "card" }));
    let tickets: Vec<&str> = board.tickets.iter().take(2).map(|t| t.id.as_str()).collect();
    for (field, value) in [("offered", json!(tickets)), ("offered", json!([])), ("count", json!(2))]
    {
        let drawn = json!({"do": "tickets", field: value});
        assert_eq!(read(drawn), Err(What::Superfluous { field }));
    }
    assert_eq!(read(json!({"do": "keep"})), Err(What::Missing { field: "tickets" }));
    let mauve = json!({"do": "draw", "from": 0, "card": "mauve"});
    assert!(matches!(read(mauve), Err(What::Unknown { kind: "card", .. })));
    for shape in [
        json!({"chance": "shuffle", "cards": ["blue"]}),
        json!({"end": "abandoned", "by": 1}),
        json!({"do": "pass", "end": "abandoned"}),
        json!({"do": "dance"}),
        json!({}),
        json!({"do": "pass", "card": "blue"}),
        json!({"do": "pass", "colour": "red"}),
        json!({"do": "draw"}),
        json!({"do": "draw", "from": 300}),
        json!({"do": "draw", "from": -1}),
        json!({"do": "draw", "from": "hand"}),
        json!({"do": "pass", "seat": -1}),
        json!({"do": "pass", "seat": 1.5}),
        json!({"do": ["pass"]}),
        json!("pass"),
        json!(null),
    ] {
        assert!(matches!(read(shape.clone()), Err(What::Json { .. })), "{shape}");
    }
}

/// The reader does not judge: what is well said but cannot be done is for the game to refuse.
#[test]
fn a_face_up_card_may_be_named_or_not() {
    let board = Board::city("london").unwrap();
    let read = |json: Value| read(&board, 0, &json).unwrap();
    let draw = |card| Entry::Draw { seat: 0, from: Source::Slot(2), card };
    assert_eq!(read(json!({"do": "draw", "from": 2})), draw(None));
    assert_eq!(read(json!({"do": "draw", "from": 2, "card": null})), draw(None));
    let named = read(json!({"do": "draw", "from": 2, "card": "blue"}));
    assert_eq!(named, draw(board.card("blue")));
    let game = *Recorder::new(&board, 2, &mut Rng::new(1, 0)).unwrap().game();
    let route = &board.routes[0].id;
    let claim = read(json!({"do": "claim", "route": route, "cards": {"blue": 1, "pink": 1}}));
    assert_eq!(claim.action(&board, &game), Err(Refusal::WrongColor));
}
