//! Records that tell the seed of their shuffles: what it gives is what the game had, or the record
//! is refused where it differs.

use crosstown_rules::record::{At, Entry, Fault, Raw, Record, Recorder, Seat, What, verify};
use crosstown_rules::{
    ActionList, Board, Contribution, Fair, Game, Hex, MIXED_SHUFFLE, Mix, Random, Rng, SHUFFLE,
    Seeds, commitment, drawn_first, mixed_seed, to_hex,
};
use serde_json::{Value, json};

const SEED: [u8; 32] = [0x5e; 32];

/// A game shuffled from the seed, in which a random player decides.
fn fair_game(city: &str, players: usize, seed: [u8; 32]) -> (Board, Record) {
    game_of(city, players, Seeds { seed: Hex(seed), mix: None })
}

/// One whose seed was mixed with what seats 0 and 1 told, and not with what seat 2 kept to itself.
fn mixed_game(seed: [u8; 32]) -> (Board, Record) {
    let told = |seat, secret| {
        let commit = Hex(commitment(&secret));
        Contribution { seat, commit, secret: Some(Hex(secret)) }
    };
    let silent = Contribution { secret: None, ..told(2, [3; 32]) };
    let contributions = vec![told(0, [1; 32]), told(1, [2; 32]), silent];
    let first = Some(drawn_first(&mixed_seed(&seed, &contributions), 3));
    game_of("london", 3, Seeds { seed: Hex(seed), mix: Some(Mix { contributions, first }) })
}

fn game_of(city: &str, players: usize, seeds: Seeds) -> (Board, Record) {
    let board = Board::city(city).unwrap();
    let mut fair = Fair::new(seeds.of_shuffles());
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
    (board, Record { fair: Some(seeds), ..record })
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
            let without = Record { fair: None, ..record };
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
    let seed = Hex(std::array::from_fn(|i| i as u8));
    assert_eq!(record.fair, Some(Seeds { seed, mix: None }));
    assert!(!shuffles(&record).is_empty() && record.seats.iter().any(|s| !s.then.is_empty()));
    verify(&board, &record).unwrap();
    assert_eq!(record.to_json(&board), json);
}

#[test]
fn another_seed_gives_another_deal() {
    let (board, mut record) = fair_game("london", 3, SEED);
    record.fair = Some(Seeds { seed: Hex([0x5f; 32]), mix: None });
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
    let method = What::Unknown { kind: "method", name: "crosstown-shuffle/3".into() };
    assert_eq!(fault(&|f| f["shuffle"] = json!("crosstown-shuffle/3")), method);
    // Whatever other fields another method has.
    assert_eq!(fault(&|f| *f = json!({"shuffle": "crosstown-shuffle/3", "key": 1})), method);
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
    assert_eq!(read(&board, &value.to_string()).unwrap().fair, None);
}

/// A record written when the second method was new: it is checked for ever.
#[test]
fn an_old_mixed_game_verifies() {
    let board = Board::city("london").unwrap();
    let json = include_str!("../../../fuzz/seeds/record/london-mixed.json");
    let (_, again) = mixed_game(SEED);
    assert_eq!(again.to_json(&board), json.trim_end());
    let record = read(&board, json).unwrap();
    verify(&board, &record).unwrap();
    let mix = record.fair.unwrap().mix.unwrap();
    assert!(mix.first.is_some() && mix.contributions.iter().any(|one| one.secret.is_none()));
}

/// Whoever draws the seed does not choose the cards: what a player mixes in makes them others.
#[test]
fn the_seed_alone_does_not_give_the_cards() {
    for seed in 0..20 {
        let (_, alone) = fair_game("london", 3, [seed; 32]);
        let (board, mixed) = mixed_game([seed; 32]);
        assert_ne!(alone.cards, mixed.cards);
        let claimed = Record { fair: alone.fair, ..mixed };
        let fault = Fault { at: At::Deal, what: What::NotOfSeed };
        assert_eq!(verify(&board, &claimed), Err(fault));
    }
}

#[test]
fn whatever_is_changed_in_a_mixture_is_noticed() {
    let (board, record) = mixed_game(SEED);
    let json: Value = serde_json::from_str(&record.to_json(&board)).unwrap();
    let first = json["fair"]["first"].as_u64().unwrap() as u8;
    let fault = |edit: &dyn Fn(&mut Value)| {
        let mut value = json.clone();
        edit(&mut value["fair"]);
        let read = read(&board, &value.to_string());
        let fault = read.and_then(|record| verify(&board, &record)).unwrap_err();
        assert!([At::Fair, At::Deal].contains(&fault.at), "{fault}");
        fault.what
    };
    let hex = |byte| json!(to_hex(&[byte; 32]));
    assert_eq!(fault(&|f| f["seed"] = hex(9)), What::Commitment);
    assert_eq!(fault(&|f| f["commitment"] = hex(9)), What::Commitment);
    for seat in [0, 1] {
        let at = usize::from(seat);
        let wrong = What::Contribution { seat };
        assert_eq!(fault(&|f| f["contributions"][at]["secret"] = hex(9)), wrong);
        assert_eq!(fault(&|f| f["contributions"][at]["commit"] = hex(9)), wrong);
    }
    // The one that was not told is told after all.
    assert!(matches!(
        fault(&|f| f["contributions"][2]["secret"] = hex(3)),
        What::First { .. } | What::NotOfSeed
    ));
    // One that was told is kept back.
    let kept_back =
        |f: &mut Value| drop(f["contributions"][1].as_object_mut().unwrap().remove("secret"));
    assert!(matches!(fault(&kept_back), What::First { .. } | What::NotOfSeed));
    let left_out = |f: &mut Value| drop(f["contributions"].as_array_mut().unwrap().remove(0));
    assert!(matches!(fault(&left_out), What::First { .. } | What::NotOfSeed));
    let swapped = |f: &mut Value| f["contributions"].as_array_mut().unwrap().swap(0, 1);
    assert_eq!(fault(&swapped), What::Contribution { seat: 0 });
    assert_eq!(
        fault(&|f| f["contributions"][2]["seat"] = json!(3)),
        What::Contribution { seat: 3 }
    );
    assert_eq!(
        fault(&|f| f["contributions"][1]["seat"] = json!(0)),
        What::Contribution { seat: 0 }
    );
    let said = (first + 1) % 3;
    assert_eq!(fault(&|f| f["first"] = json!(said)), What::First { said, was: first });
    let missing = What::Missing { field: "contributions" };
    assert_eq!(fault(&|f| drop(f.as_object_mut().unwrap().remove("contributions"))), missing);
    assert_eq!(
        fault(&|f| f["shuffle"] = json!(SHUFFLE)),
        What::Superfluous { field: "contributions" }
    );
    assert!(matches!(fault(&|f| f["contributions"][0]["more"] = json!(1)), What::Json { .. }));
    assert!(matches!(fault(&|f| f["contributions"][0]["commit"] = json!("0")), What::Json { .. }));
    // Without what was drawn the record says less, and nothing wrong.
    let mut value = json.clone();
    value["fair"].as_object_mut().unwrap().remove("first");
    let record = read(&board, &value.to_string()).unwrap();
    verify(&board, &record).unwrap();
    assert_eq!(json["fair"]["shuffle"], MIXED_SHUFFLE);
}
