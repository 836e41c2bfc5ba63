//! Records that tell the seed of their shuffles: what it gives is what the game had, or the record
//! is refused where it differs.

use crosstown_rules::record::{At, Entry, Fault, Raw, Record, Recorder, Seat, What, verify};
use crosstown_rules::{ActionList, Board, Fair, Game, Random, Rng, SHUFFLE, commitment, to_hex};
use serde_json::{Value, json};

const SEED: [u8; 32] = [0x5e; 32];

/// A game shuffled from the seed, in which a random player decides.
fn fair_game(city: &str, players: usize, seed: [u8; 32]) -> (Board, Record) {
    let board = Board::city(city).unwrap();
    let mut fair = Fair::new(seed);
    let mut rng = Rng::new(3, 0);
    let mut recorder = Recorder::new(&board, players, &mut fair).unwrap();
    let mut list = ActionList::new();
    while !recorder.game().is_over() {
        let seat = recorder.game().turn();
        recorder.game().actions(&board, seat, &mut list);
        recorder.apply(&board, seat, list[rng.below(list.len())], &mut fair).unwrap();
    }
    let seats = (0..players).map(|i| Seat::new(format!("p{i}"), "human")).collect();
    let record = recorder.finish(&board, seats).unwrap();
    (board, Record { seed: Some(seed), ..record })
}

fn shuffles(record: &Record) -> Vec<usize> {
    let log = record.log.iter().enumerate();
    log.filter(|(_, entry)| matches!(entry, Entry::Shuffle(_))).map(|(i, _)| i).collect()
}

fn read(board: &Board, json: &str) -> Result<Record, Fault> {
    Raw::parse(json)?.on(board)
}

#[test]
fn games_from_a_seed_verify() {
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        for players in 2..=4 {
            let (board, record) = fair_game(city, players, SEED);
            let json = record.to_json(&board);
            assert_eq!(read(&board, &json).as_ref(), Ok(&record));
            let game = verify(&board, &record).unwrap();
            assert!(!shuffles(&record).is_empty() || city == "continent", "{city}");
            // The seed takes nothing from what a record says without it.
            let without = Record { seed: None, ..record };
            assert_eq!(verify(&board, &without), Ok(game));
            let (start, end) = json.rsplit_once(r#","fair":"#).unwrap();
            assert_eq!(without.to_json(&board), format!("{start}}}"));
            let expected = json!({
                "shuffle": SHUFFLE,
                "commitment": to_hex(&commitment(&SEED)),
                "seed": to_hex(&SEED),
            });
            assert_eq!(end, format!("{expected}}}"));
        }
    }
}

/// A record written when this was new: it is checked for ever.
#[test]
fn an_old_game_from_a_seed_verifies() {
    let board = Board::city("london").unwrap();
    let json = include_str!("../../../fuzz/seeds/record/london-fair.json");
    let record = read(&board, json).unwrap();
    assert_eq!(record.seed, Some(std::array::from_fn(|i| i as u8)));
    assert!(!shuffles(&record).is_empty() && record.seats.iter().any(|s| !s.then.is_empty()));
    verify(&board, &record).unwrap();
    assert_eq!(record.to_json(&board), json);
}

#[test]
fn another_seed_gives_another_deal() {
    let (board, mut record) = fair_game("london", 3, SEED);
    record.seed = Some([0x5f; 32]);
    assert_eq!(verify(&board, &record), Err(Fault { at: At::Deal, what: What::NotOfSeed }));
}

/// Two cards or tickets exchanged where the rules do not mind: only the seed tells.
#[test]
fn a_deal_in_another_order_is_refused() {
    let (board, record) = fair_game("london", 2, SEED);
    let refused = Err(Fault { at: At::Deal, what: What::NotOfSeed });
    let mut other = record.clone();
    other.cards.swap(0, record.cards.iter().position(|&c| c != record.cards[0]).unwrap());
    assert_eq!(verify(&board, &other), refused);
    let mut other = record.clone();
    other.tickets.reverse();
    assert_eq!(verify(&board, &other), refused);
    let mut other = record;
    other.cards.pop();
    assert_eq!(verify(&board, &other), Err(Fault { at: At::Deal, what: What::WrongCards }));
}

#[test]
fn a_shuffle_in_another_order_is_refused_at_its_entry() {
    // The second one shows that the generator goes on.
    let mut games = (0..).map(|seed| fair_game("london", 3, [seed; 32]));
    let (board, record) = games.find(|(_, record)| shuffles(record).len() > 1).unwrap();
    for at in shuffles(&record) {
        let mut other = record.clone();
        let Entry::Shuffle(cards) = &mut other.log[at] else { unreachable!() };
        let different = cards.iter().position(|&card| card != cards[0]).unwrap();
        cards.swap(0, different);
        assert_eq!(verify(&board, &other), Err(Fault { at: At::Entry(at), what: What::NotOfSeed }));
    }
}

/// The setup's choices come in any order, and no chance is in them.
#[test]
fn the_order_of_choices_in_setup_changes_no_shuffle() {
    let board = Board::city("san-francisco").unwrap();
    let play = |order: [usize; 3]| {
        let mut fair = Fair::new(SEED);
        let mut recorder = Recorder::new(&board, 3, &mut fair).unwrap();
        let mut list = ActionList::new();
        for seat in order {
            recorder.game().actions(&board, seat, &mut list);
            recorder.apply(&board, seat, list[0], &mut fair).unwrap();
        }
        (*recorder.game(), fair.next_u64())
    };
    let first: (Game, u64) = play([0, 1, 2]);
    assert!(play([2, 1, 0]) == first && play([1, 2, 0]) == first);
}

#[test]
fn a_wrong_seed_commitment_or_method_is_refused() {
    let (board, record) = fair_game("london", 2, SEED);
    let fair: Value = serde_json::from_str(&record.to_json(&board)).unwrap();
    let fair = &fair["fair"];
    let fault = |edit: &dyn Fn(&mut Value)| {
        let mut value: Value = serde_json::from_str(&record.to_json(&board)).unwrap();
        edit(&mut value["fair"]);
        let fault = read(&board, &value.to_string()).unwrap_err();
        assert_eq!(fault.at, At::Fair);
        fault.what
    };
    let method = What::Unknown { kind: "method", name: "crosstown-shuffle/2".into() };
    assert_eq!(fault(&|f| f["shuffle"] = json!("crosstown-shuffle/2")), method);
    // Whatever other fields another method has.
    assert_eq!(fault(&|f| *f = json!({"shuffle": "crosstown-shuffle/2", "key": 1})), method);
    assert_eq!(fault(&|f| f["commitment"] = json!(to_hex(&[1; 32]))), What::Commitment);
    assert_eq!(fault(&|f| f["seed"] = json!(to_hex(&[1; 32]))), What::Commitment);
    for field in ["seed", "commitment"] {
        let right = fair[field].as_str().unwrap();
        for wrong in [right.to_uppercase(), right[1..].to_owned(), format!("{right}0")] {
            let missing = if field == "seed" { "seed" } else { "commitment" };
            assert_eq!(fault(&|f| f[field] = json!(wrong)), What::Missing { field: missing });
        }
        assert!(matches!(fault(&|f| f[field] = json!(7)), What::Json { .. }));
        assert!(matches!(fault(&|f| f[field] = Value::Null), What::Json { .. }));
    }
    assert!(matches!(fault(&|f| f["salt"] = json!("more")), What::Json { .. }));
    assert!(matches!(fault(&|f| *f = json!("crosstown-shuffle/1")), What::Json { .. }));
    // As everywhere, `null` counts as absent.
    let mut value: Value = serde_json::from_str(&record.to_json(&board)).unwrap();
    value["fair"] = Value::Null;
    assert_eq!(read(&board, &value.to_string()).unwrap().seed, None);
}
