//! Records: what is written reads back and verifies, and whatever is changed in one is refused at
//! the entry where it is wrong.

use crosstown_rules::record::{
    At, Fault, Raw, Record, Recorder, Seat, TakeOver, What, Why, verify,
};
use crosstown_rules::{ActionList, Board, Random, Refusal, Rng, schema};
use serde_json::{Value, json};

fn random_game(city: &str, players: usize, seed: u64) -> (Board, String) {
    let board = Board::city(city).unwrap();
    let mut rng = Rng::new(seed, 0);
    let mut recorder = Recorder::new(&board, players, &mut rng).unwrap();
    let mut list = ActionList::new();
    while !recorder.game().is_over() {
        let seat = recorder.game().turn();
        recorder.game().actions(&board, seat, &mut list);
        let action = list[rng.below(list.len())];
        recorder.apply(&board, seat, action, &mut rng).unwrap();
    }
    let record = recorder.finish(&board, seats(players)).unwrap();
    let json = record.to_json(&board);
    (board, json)
}

fn seats(players: usize) -> Vec<Seat> {
    (0..players).map(|i| Seat::new(format!("p{i}"), "bot:random")).collect()
}

fn check(board: &Board, json: &str) -> Result<Record, Fault> {
    let record = Raw::parse(json)?.on(board)?;
    verify(board, &record)?;
    Ok(record)
}

/// Applies an edit to a London game and gives the fault.
#[track_caller]
fn fault_after(edit: impl FnOnce(&mut Value)) -> Fault {
    let (board, json) = random_game("london", 3, 5);
    let mut record: Value = serde_json::from_str(&json).unwrap();
    edit(&mut record);
    check(&board, &record.to_string()).unwrap_err()
}

/// The first entry of the log for which `test` holds.
fn find(record: &Value, test: impl Fn(&Value) -> bool) -> usize {
    record["log"].as_array().unwrap().iter().position(test).expect("there is such an entry")
}

#[test]
fn what_is_written_reads_back_and_verifies() {
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        for players in 2..=4 {
            let (board, json) = random_game(city, players, 11);
            let record = check(&board, &json).unwrap();
            assert_eq!(record.to_json(&board), json);
        }
    }
}

#[test]
fn entries_have_the_fields_of_the_format_in_its_order() {
    let (_, json) = random_game("san-francisco", 4, 3);
    let record: Value = serde_json::from_str(&json).unwrap();
    let keys: Vec<&String> = record.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["format", "city", "players", "seats", "deal", "log", "result"]);
    assert_eq!(record["format"], "crosstown-record/1");
    let log = record["log"].as_array().unwrap();
    for (seat, entry) in log[..4].iter().enumerate() {
        assert_eq!(entry["do"], "keep");
        assert_eq!(entry["seat"], seat, "in setup, one entry a seat, in seat order");
    }
    assert_eq!((log[4]["do"].as_str(), log[4]["seat"].as_u64()), (Some("place"), Some(3)));
    assert_eq!((log[5]["do"].as_str(), log[5]["seat"].as_u64()), (Some("place"), Some(2)));
    for entry in log {
        let keys: Vec<&str> = entry.as_object().unwrap().keys().map(String::as_str).collect();
        let expected: &[&str] = match (entry["do"].as_str(), entry.get("tourist")) {
            (Some("keep"), _) => &["seat", "do", "tickets"],
            (Some("place"), _) => &["seat", "do", "at"],
            (Some("draw"), _) => &["seat", "do", "from", "card"],
            (Some("claim"), None) => &["seat", "do", "route", "cards"],
            (Some("claim"), Some(_)) => &["seat", "do", "route", "cards", "tourist"],
            (Some("tickets"), _) => &["seat", "do", "offered"],
            (Some("pass"), _) => &["seat", "do"],
            _ => &["chance", "cards"],
        };
        assert_eq!(keys, expected);
    }
}

#[test]
fn choices_in_setup_are_written_by_seat_whatever_their_order() {
    let board = Board::city("london").unwrap();
    let play = |order: [usize; 3]| {
        let mut rng = Rng::new(9, 0);
        let mut recorder = Recorder::new(&board, 3, &mut rng).unwrap();
        let mut list = ActionList::new();
        for seat in order {
            recorder.game().actions(&board, seat, &mut list);
            recorder.apply(&board, seat, list[seat], &mut rng).unwrap();
        }
        recorder.abandon(2);
        recorder.finish(&board, seats(3)).unwrap()
    };
    let record = play([0, 1, 2]);
    for order in [[2, 1, 0], [1, 2, 0], [2, 0, 1]] {
        assert_eq!(play(order), record);
    }
    verify(&board, &record).unwrap();
}

#[test]
fn a_wrong_shape_is_refused_where_it_is() {
    let fault = fault_after(|r| r["log"][7] = json!({"seat": 0, "do": "dance"}));
    assert!(matches!(fault, Fault { at: At::Entry(7), what: What::Json { .. } }));
    for kinds in [json!({"seat": 0}), json!({"do": "pass", "end": "abandoned"})] {
        let fault = fault_after(|r| r["log"][7] = kinds);
        assert_eq!(fault, Fault { at: At::Entry(7), what: What::Kind });
    }
    // What people are told of a sweep is not for records.
    let fault = fault_after(|r| r["log"][7] = json!({"chance": "sweep", "count": 1}));
    assert_eq!(fault, Fault { at: At::Entry(7), what: What::Kind });
    let fault = fault_after(|r| r["log"][7] = json!(7));
    assert!(matches!(fault, Fault { at: At::Entry(7), what: What::Json { .. } }));
    let fault = fault_after(|r| r["log"][7]["colour"] = json!("red"));
    assert!(matches!(fault, Fault { at: At::Entry(7), what: What::Json { .. } }));
    let fault = fault_after(|r| r["log"][0]["card"] = json!("blue"));
    assert!(
        matches!(fault, Fault { at: At::Entry(0), what: What::Json { words } } if words.contains("card"))
    );
    let fault = fault_after(|r| {
        r["log"][1].as_object_mut().unwrap().remove("seat");
    });
    assert_eq!(fault, Fault { at: At::Entry(1), what: What::Missing { field: "seat" } });
    let fault = fault_after(|r| r["format"] = json!("crosstown-record/2"));
    assert!(matches!(fault, Fault { at: At::Record, what: What::Format { .. } }));
    let fault = fault_after(|r| r["city"] = json!("berlin"));
    assert!(matches!(fault, Fault { at: At::Record, what: What::City { .. } }));
    let fault = fault_after(|r| r["players"] = json!(2));
    assert_eq!(fault.at, At::Seats);
}

/// Also a record that did not come from JSON: found by fuzzing.
#[test]
fn a_record_of_another_city_is_refused() {
    let (board, json) = random_game("london", 2, 5);
    let mut record = Raw::parse(&json).unwrap().on(&board).unwrap();
    record.city = "berlin".into();
    let fault = verify(&board, &record).unwrap_err();
    assert_eq!(fault, Fault { at: At::Record, what: What::City { found: "berlin".into() } });
}

#[test]
fn a_wrong_deal_is_refused() {
    let fault = fault_after(|r| {
        let cards = r["deal"]["cards"].as_array_mut().unwrap();
        cards.pop();
    });
    assert_eq!(fault, Fault { at: At::Deal, what: What::WrongCards });
    let fault = fault_after(|r| r["deal"]["cards"][3] = json!("mauve"));
    assert!(matches!(fault, Fault { at: At::Deal, what: What::Unknown { kind: "card", .. } }));
    let fault = fault_after(|r| {
        let first = r["deal"]["tickets"][0].clone();
        r["deal"]["tickets"][1] = first;
    });
    assert_eq!(fault, Fault { at: At::Deal, what: What::WrongTickets });
}

#[test]
fn wrong_chance_is_refused_at_its_entry() {
    let shuffle = |r: &Value| find(r, |e| e["chance"] == "shuffle");
    let mut at = 0;
    let fault = fault_after(|r| {
        at = shuffle(r);
        r["log"].as_array_mut().unwrap().remove(at);
    });
    assert_eq!(fault, Fault { at: At::Entry(at - 1), what: What::NoShuffle });
    let fault = fault_after(|r| {
        let entry = r["log"][at].clone();
        r["log"].as_array_mut().unwrap().insert(at, entry);
    });
    assert_eq!(fault, Fault { at: At::Entry(at + 1), what: What::ShuffleTooMany });
    let fault = fault_after(|r| {
        let cards = r["log"][at]["cards"].as_array_mut().unwrap();
        cards.pop();
    });
    assert_eq!(fault, Fault { at: At::Entry(at), what: What::ShuffleCards });
    let fault = fault_after(|r| {
        let entry = r["log"][at].clone();
        r["log"].as_array_mut().unwrap().insert(5, entry);
    });
    assert_eq!(fault, Fault { at: At::Entry(5), what: What::ShuffleTooMany });
    let fault = fault_after(|r| {
        at = find(r, |e| e["from"] == "deck");
        let other = if r["log"][at]["card"] == "blue" { "green" } else { "blue" };
        r["log"][at]["card"] = json!(other);
    });
    assert_eq!(fault.at, At::Entry(at));
    assert!(matches!(fault.what, What::OtherCard { .. }));
    let fault = fault_after(|r| {
        at = find(r, |e| e["do"] == "tickets");
        r["log"][at]["offered"].as_array_mut().unwrap().reverse();
    });
    assert_eq!(fault, Fault { at: At::Entry(at), what: What::OtherTickets });
}

#[test]
fn actions_against_the_rules_are_refused_at_their_entry() {
    let mut at = 0;
    let fault = fault_after(|r| {
        at = find(r, |e| e["do"] == "claim");
        let entry = r["log"][at].clone();
        r["log"].as_array_mut().unwrap().insert(at + 1, entry);
    });
    assert_eq!(
        fault,
        Fault { at: At::Entry(at + 1), what: What::Refused { refusal: Refusal::NotYourTurn } }
    );
    let fault = fault_after(|r| {
        let next = (r["log"][at]["seat"].as_u64().unwrap() + 1) % 3;
        r["log"][at]["seat"] = json!(next);
    });
    assert_eq!(
        fault,
        Fault { at: At::Entry(at), what: What::Refused { refusal: Refusal::NotYourTurn } }
    );
    let fault = fault_after(|r| r["log"][at]["cards"] = json!({"blue": 1, "green": 1}));
    assert_eq!(
        fault,
        Fault { at: At::Entry(at), what: What::Refused { refusal: Refusal::WrongColor } }
    );
    let fault = fault_after(|r| r["log"][at]["cards"] = json!({}));
    assert_eq!(
        fault,
        Fault { at: At::Entry(at), what: What::Refused { refusal: Refusal::WrongNumber } }
    );
    let fault = fault_after(|r| r["log"][at] = json!({"seat": r["log"][at]["seat"], "do": "pass"}));
    assert_eq!(
        fault,
        Fault { at: At::Entry(at), what: What::Refused { refusal: Refusal::CannotPass } }
    );
    let fault = fault_after(|r| r["log"].as_array_mut().unwrap().swap(0, 1));
    assert_eq!(fault, Fault { at: At::Entry(1), what: What::SeatOrder });
    let fault = fault_after(|r| r["log"][0]["tickets"] = json!([]));
    assert_eq!(
        fault,
        Fault { at: At::Entry(0), what: What::Refused { refusal: Refusal::ChooseAtLeastOne } }
    );
    let fault = fault_after(|r| r["log"][0]["tickets"] = r["log"][1]["tickets"].clone());
    assert_eq!(
        fault,
        Fault { at: At::Entry(0), what: What::Refused { refusal: Refusal::NotOffered } }
    );
}

/// Two mentions of one colour are not two cards: a reader that takes the last would be fooled.
#[test]
fn a_colour_named_twice_or_for_nothing_is_refused() {
    let (board, json) = random_game("london", 2, 5);
    for more in [r#""cards":{"blue":1,"blue":1,""#, r#""cards":{"blue":0,""#] {
        let spoilt = json.replacen(r#""cards":{""#, more, 1);
        assert_ne!(spoilt, json);
        let fault = check(&board, &spoilt).unwrap_err();
        assert_eq!(fault.what, What::Superfluous { field: "cards" });
        assert!(matches!(fault.at, At::Entry(_)));
    }
    let spoilt = json.replacen(r#"{"seat":1,"do""#, r#"{"seat":1,"seat":1,"do""#, 1);
    assert!(matches!(check(&board, &spoilt).unwrap_err().what, What::Json { .. }));
}

#[test]
fn a_log_that_stops_or_goes_on_too_long_is_refused() {
    let mut length = 0;
    let fault = fault_after(|r| {
        let log = r["log"].as_array_mut().unwrap();
        log.pop();
        length = log.len();
    });
    assert_eq!(fault, Fault { at: At::Entry(length), what: What::NoEnd });
    let fault = fault_after(|r| {
        let log = r["log"].as_array_mut().unwrap();
        length = log.len();
        log.push(json!({"seat": 0, "do": "draw", "from": "deck", "card": "blue"}));
    });
    assert_eq!(fault, Fault { at: At::Entry(length), what: What::AfterEnd });
    let fault = fault_after(|r| {
        let log = r["log"].as_array_mut().unwrap();
        log.push(json!({"end": "abandoned", "by": 0}));
    });
    assert_eq!(fault, Fault { at: At::Entry(length), what: What::AfterEnd });
}

#[test]
fn a_wrong_result_is_refused() {
    for field in ["routes", "tickets", "bonus", "total", "completed"] {
        let fault = fault_after(|r| {
            let score = &mut r["result"]["scores"][1][field];
            *score = json!(score.as_i64().unwrap() + 1);
        });
        assert_eq!(fault.at, At::Result);
        assert!(matches!(fault.what, What::OtherResult { field: f, .. } if f == field));
    }
    let fault = fault_after(|r| r["result"]["winners"] = json!([0, 1, 2]));
    assert!(matches!(fault.what, What::OtherResult { field: "winners", .. }));
    let fault = fault_after(|r| r["result"]["reason"] = json!("stuck"));
    assert!(matches!(fault.what, What::OtherResult { field: "reason", .. }));
    let fault = fault_after(|r| {
        r["result"]["scores"].as_array_mut().unwrap().pop();
    });
    assert!(matches!(fault.what, What::OtherResult { field: "scores", .. }));
}

/// Q10: the record says who played on, and why.
#[test]
fn take_overs_are_written_and_read() {
    let (board, json) = random_game("london", 3, 5);
    let mut record = check(&board, &json).unwrap();
    let end = record.log.len();
    let then = |by: &str, from, why| TakeOver { by: by.into(), from, why };
    record.seats[0].then = vec![
        then("bot:hard", 0, Why::Left),
        then("human", 9, Why::Returned),
        then("bot:easy", 9, Why::Clock),
    ];
    record.seats[2].then = vec![then("bot:hard", end, Why::Left)];
    let written = record.to_json(&board);
    assert_eq!(check(&board, &written).as_ref(), Ok(&record));
    let value: Value = serde_json::from_str(&written).unwrap();
    assert_eq!(
        value["seats"][0].to_string(),
        r#"{"name":"p0","by":"bot:random","then":[{"by":"bot:hard","from":0,"why":"left"},{"by":"human","from":9,"why":"returned"},{"by":"bot:easy","from":9,"why":"clock"}]}"#
    );
    assert_eq!(value["seats"][1].to_string(), r#"{"name":"p1","by":"bot:random"}"#);
    // Without them the record is what it was.
    for seat in &mut record.seats {
        seat.then.clear();
    }
    assert_eq!(record.to_json(&board), json);
    let spelt_out = json.replacen(r#""by":"bot:random""#, r#""by":"bot:random","then":[]"#, 1);
    assert_eq!(check(&board, &spelt_out), Ok(record));
}

#[test]
fn wrong_take_overs_are_refused() {
    let mut end = 0;
    let fault = fault_after(|r| {
        end = r["log"].as_array().unwrap().len();
        r["seats"][1]["then"] = json!([{"by": "human", "from": end + 1, "why": "left"}]);
    });
    let what = What::TakeOver { seat: 1, from: end + 1 };
    assert_eq!(fault, Fault { at: At::Seats, what });
    let fault = fault_after(|r| {
        let then = |from: usize| json!({"by": "human", "from": from, "why": "left"});
        r["seats"][2]["then"] = json!([then(7), then(6)]);
    });
    assert_eq!(fault, Fault { at: At::Seats, what: What::TakeOver { seat: 2, from: 6 } });
    let fault = fault_after(|r| {
        r["seats"][0]["then"] = json!([{"by": "human", "from": 1, "why": "bored"}]);
    });
    assert!(
        matches!(fault, Fault { at: At::Record, what: What::Json { words } } if words.contains("bored"))
    );
    for then in [
        json!([{"by": "human", "from": -1, "why": "left"}]),
        json!([{"by": "human", "why": "left"}]),
        json!([{"by": "human", "from": 1, "why": "left", "until": 3}]),
        json!({"by": "human", "from": 1, "why": "left"}),
    ] {
        let fault = fault_after(|r| r["seats"][0]["then"] = then);
        assert!(matches!(fault, Fault { at: At::Record, what: What::Json { .. } }), "{fault}");
    }
}

/// Choices in setup do not stand where they came (Q8): whoever takes over then is named for the
/// entries that come later, and for no earlier one.
#[test]
fn a_take_over_starts_where_the_next_entry_of_the_seat_can_stand() {
    let board = Board::city("london").unwrap();
    let mut rng = Rng::new(9, 0);
    let mut list = ActionList::new();
    // The seats choose in some order, one of them is taken over after some of the choices, and the
    // game is stopped at once, a little later, or in the middle of the turns.
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for (seat, after, stops) in (0..27).map(|i| (i % 3, i / 3 % 3, i / 9)) {
            let mut recorder = Recorder::new(&board, 3, &mut rng).unwrap();
            let mut mine = Vec::new();
            let mut from = 0;
            for (i, &chooser) in order.iter().enumerate() {
                if i == after {
                    from = recorder.next_from(seat);
                }
                if i == after + stops {
                    break;
                }
                recorder.game().actions(&board, chooser, &mut list);
                recorder.apply(&board, chooser, list[0], &mut rng).unwrap();
                mine.extend((chooser == seat).then_some(i >= after));
            }
            while recorder.game().public().chosen == 0b111 && recorder.log().len() < 20 {
                let turn = recorder.game().turn();
                recorder.game().actions(&board, turn, &mut list);
                recorder.apply(&board, turn, list[0], &mut rng).unwrap();
                mine.extend((turn == seat).then_some(true));
            }
            recorder.abandon(0);
            let mut seats = seats(3);
            seats[seat].then.push(TakeOver { by: "bot:easy".into(), from, why: Why::Left });
            let record = recorder.finish(&board, seats).unwrap();
            verify(&board, &record).unwrap();
            let from = record.seats[seat].then[0].from;
            let found: Vec<bool> = (0..)
                .zip(&record.log)
                .filter(|(_, entry)| match entry.named(&board) {
                    schema::Entry::Action(action) => usize::from(action.seat) == seat,
                    _ => false,
                })
                .map(|(i, _)| i >= from)
                .collect();
            assert_eq!(found, mine, "seat {seat} after {after} choices of {order:?}");
        }
    }
}

/// A file cut off anywhere is refused; none of its prefixes is a panic.
#[test]
fn truncated_records_are_refused() {
    let (board, json) = random_game("new-york", 2, 1);
    for end in (0..json.len()).filter(|&end| json.is_char_boundary(end)) {
        assert!(check(&board, &json[..end]).is_err());
    }
}
