//! What players contribute to the shuffles: they commit, reveal when all seats are taken, and nobody
//! can choose the cards, keep the others waiting, or learn a secret too soon.

use std::sync::Arc;

use crosstown_rules::record::verify;
use crosstown_rules::{Board, Hex, commitment, drawn_first, mixed_seed, to_hex};
use crosstown_table::protocol::{Level, SeatPlan, Sitter, Stage, ToClient};
use crosstown_table::{Code, Command, Judged, Owner, RULES, Setup, Step, Stored, Table, fair};
use serde_json::{Value, json};

const SEED: [u8; 32] = [7; 32];
const ADA: Hex = Hex([0xa; 32]);
const BOB: Hex = Hex([0xb; 32]);
/// How long secrets can be revealed, in milliseconds.
const WAIT: u64 = 5000;

fn ada() -> Owner {
    Owner::of(b"Ada's device")
}

fn bob() -> Owner {
    Owner::of(b"Bob's device")
}

fn commit(secret: Hex) -> Option<Hex> {
    Some(Hex(commitment(&secret.0)))
}

fn device(name: &str) -> SeatPlan {
    SeatPlan::Device { name: name.to_owned() }
}

fn setup(seats: &[SeatPlan]) -> Setup {
    Setup {
        id: "table".to_owned(),
        seed: SEED,
        board: Arc::new(Board::city("london").expect("a city")),
        own_board: false,
        seats: seats.to_vec(),
        draws_first: false,
        commit: commit(ADA),
        clock: None,
        hints: true,
        host: ada(),
        invite: "invite".to_owned(),
    }
}

/// A table with its events as they would be stored.
struct Kept {
    table: Table,
    seed: [u8; 32],
    events: Vec<(u64, String)>,
}

impl Kept {
    fn new(setup: Setup) -> Kept {
        let seed = setup.seed;
        let table = Table::create(setup, &fair(), 0).expect("a table");
        let events = vec![(0, table.created().stored())];
        Kept { table, seed, events }
    }

    /// Ada has made it and Bob has sat down; both have committed.
    fn full(draws_first: bool, seed: [u8; 32]) -> Kept {
        let plans = [device("Ada"), SeatPlan::Open];
        let mut kept = Kept::new(Setup { draws_first, seed, ..setup(&plans) });
        assert_eq!(kept.table.show(None).reveal_by, None);
        kept.does(None, sit(1, commit(BOB)));
        kept
    }

    fn happen(&mut self, judged: Judged) {
        self.events.push((judged.at(), judged.event().stored()));
        assert!(self.table.commit(judged));
    }

    fn try_to(&mut self, who: Option<Owner>, command: Command) -> Result<(), Code> {
        let judged = self.table.judge(0, who, &command).map_err(|problem| problem.code)?;
        self.happen(judged);
        Ok(())
    }

    fn does(&mut self, who: Option<Owner>, command: Command) {
        self.try_to(who, command).expect("it may happen");
    }

    fn reveal(&mut self, who: Owner, seat: u8, secret: Hex) -> Result<(), Code> {
        self.try_to(Some(who), Command::Reveal { seat, secret, next: None })
    }

    fn is_dealt(&self) -> bool {
        self.table.stage() == Stage::Playing
    }

    /// The table as it is after a restart.
    fn again(&self) -> Table {
        let stored =
            Stored { seed: self.seed, rules: RULES, board: None, events: self.events.clone() };
        let loaded = Table::load("table", &stored, self.table.board().clone(), &fair());
        loaded.unwrap_or_else(|why| panic!("{why}"))
    }

    /// Ends the game, and gives its record, which is right and of the cards that were dealt.
    fn record(mut self) -> Value {
        let view = serde_json::to_value(self.table.view(Some(0))).expect("plain data");
        for seat in 0..self.table.seats() as u8 {
            for who in [ada(), bob()] {
                let _ = self.try_to(Some(who), Command::End { seat });
            }
        }
        let record = self.table.record().expect("the game is over");
        verify(self.table.board(), &record).expect("a right record");
        let json = record.to_json(self.table.board());
        assert_eq!(
            self.again().record().map(|it| it.to_json(self.table.board())).as_ref(),
            Some(&json)
        );
        let record: Value = serde_json::from_str(&json).expect("JSON");
        let mut hand = std::collections::BTreeMap::new();
        for card in record["deal"]["cards"].as_array().expect("a deck").iter().take(2) {
            *hand.entry(card.as_str().expect("a card")).or_insert(0) += 1;
        }
        assert_eq!(view["hand"], json!(hand));
        record
    }
}

fn sit(seat: u8, commit: Option<Hex>) -> Command {
    let (invite, name) = ("invite".to_owned(), "Bob".to_owned());
    Command::Sit { seat, owner: bob(), invite, name, commit }
}

#[test]
fn the_cards_are_dealt_when_all_have_revealed() {
    let mut kept = Kept::full(false, SEED);
    assert_eq!(kept.table.stage(), Stage::Waiting);
    let shown = kept.table.show(None);
    assert_eq!(shown.reveal_by, Some(WAIT));
    assert_eq!([0, 1].map(|seat| shown.seats[seat].commit), [commit(ADA), commit(BOB)]);
    assert_eq!([0, 1].map(|seat| shown.seats[seat].secret), [None, None]);
    assert_eq!(kept.table.mark().deadline, Some(WAIT), "somebody must look at the time");
    kept.reveal(bob(), 1, BOB).unwrap();
    assert!(!kept.is_dealt());
    kept.reveal(ada(), 0, ADA).unwrap();
    assert!(kept.is_dealt());
    let shown = kept.table.show(None);
    assert_eq!([0, 1].map(|seat| shown.seats[seat].secret), [Some(ADA), Some(BOB)]);
    assert_eq!(shown.reveal_by, None);
    let record = kept.record();
    let told = |seat: u8, secret: Hex| json!({"seat": seat, "commit": to_hex(&commit(secret).unwrap().0), "secret": to_hex(&secret.0)});
    assert_eq!(record["fair"]["contributions"], json!([told(0, ADA), told(1, BOB)]));
    assert_eq!(record["fair"]["seed"], to_hex(&SEED));
    assert_eq!(record["fair"].get("first"), None);
}

/// A host draws seeds until one gives good cards: what the players contribute makes others of it.
#[test]
fn a_chosen_seed_does_not_choose_the_cards() {
    let alone = |seed| {
        let plans = [device("Ada"), device("Cem")];
        let kept = Kept::new(Setup { seed, commit: None, ..setup(&plans) });
        assert!(kept.is_dealt(), "nobody contributes: nothing is waited for");
        let record = kept.record();
        assert_eq!(record["fair"]["shuffle"], "crosstown-shuffle/1", "as it always was");
        record["deal"]["cards"].clone()
    };
    let wilds = |cards: &Value| {
        cards.as_array().unwrap().iter().take(2).filter(|card| **card == "wild").count()
    };
    let chosen = (0..=255).map(|byte| [byte; 32]).find(|&seed| wilds(&alone(seed)) == 2).unwrap();
    let mut dealt = Vec::new();
    for secret in [1, 2, 3].map(|byte| Hex([byte; 32])) {
        let plans = [device("Ada"), device("Cem")];
        let mut kept = Kept::new(Setup { seed: chosen, commit: commit(secret), ..setup(&plans) });
        kept.reveal(ada(), 0, secret).unwrap();
        dealt.push(kept.record()["deal"]["cards"].clone());
    }
    assert!(dealt.iter().all(|cards| *cards != alone(chosen)));
    assert!(dealt[0] != dealt[1] && dealt[1] != dealt[2]);
}

#[test]
fn only_the_right_secret_is_taken_and_only_in_time() {
    let mut kept = Kept::new(setup(&[device("Ada"), SeatPlan::Open]));
    assert_eq!(kept.reveal(ada(), 0, ADA), Err(Code::GameNotBegun), "a seat is open");
    kept.does(None, sit(1, commit(BOB)));
    let before = kept.table.show(None);
    assert_eq!(kept.reveal(ada(), 0, BOB), Err(Code::WrongSecret));
    assert_eq!(kept.reveal(bob(), 0, ADA), Err(Code::NotYourSeat));
    assert_eq!(kept.reveal(ada(), 7, ADA), Err(Code::NoSuchSeat));
    assert_eq!(kept.table.show(None), before);
    kept.reveal(ada(), 0, ADA).unwrap();
    let again = Command::Reveal { seat: 0, secret: ADA, next: None };
    assert!(kept.table.has_happened(Some(ada()), &again), "it can be sent again");
    assert!(
        !kept.table.has_happened(Some(bob()), &again) && !kept.table.has_happened(None, &again)
    );
    let late = kept.table.time_out(WAIT).expect("time is up");
    kept.happen(late);
    assert_eq!(kept.reveal(bob(), 1, BOB), Err(Code::AlreadyDealt));
    assert!(kept.table.has_happened(Some(ada()), &again));

    // Who has committed to nothing has nothing to reveal.
    let mut kept = Kept::new(Setup { commit: None, ..setup(&[device("Ada"), SeatPlan::Open]) });
    kept.does(None, sit(1, commit(BOB)));
    assert_eq!(kept.reveal(ada(), 0, ADA), Err(Code::WrongSecret));
}

#[test]
fn who_vanishes_is_waited_for_only_so_long() {
    let mut kept = Kept::full(false, SEED);
    kept.reveal(ada(), 0, ADA).unwrap();
    assert!(kept.table.time_out(WAIT - 1).is_none());
    let late = kept.table.time_out(WAIT).expect("time is up");
    kept.happen(late);
    assert!(kept.is_dealt());
    let record = kept.record();
    let contributions = record["fair"]["contributions"].as_array().unwrap();
    assert_eq!(contributions[0]["secret"], to_hex(&ADA.0));
    assert_eq!(contributions[1]["commit"], to_hex(&commit(BOB).unwrap().0), "it is seen");
    assert_eq!(contributions[1].get("secret"), None);
}

/// After a restart there is as much time again: those who come back can still reveal.
#[test]
fn a_pause_takes_nobody_the_time_to_reveal() {
    let mut kept = Kept::full(false, SEED);
    kept.table = kept.again();
    assert_eq!(kept.table.deadline(), Some(WAIT));
    let resumed = kept.table.resume(60_000).expect("there is a deadline");
    kept.happen(resumed);
    assert_eq!(kept.again().deadline(), Some(60_000 + WAIT));
    kept.reveal(ada(), 0, ADA).unwrap();
    kept.reveal(bob(), 1, BOB).unwrap();
    assert!(kept.is_dealt());
}

/// Who took a seat that becomes open again could choose a secret to fit those revealed.
#[test]
fn nobody_takes_a_seat_while_secrets_are_revealed() {
    let mut kept = Kept::full(false, SEED);
    kept.reveal(ada(), 0, ADA).unwrap();
    kept.does(Some(bob()), Command::Leave { seat: 1 });
    assert_eq!(kept.table.show(None).seats[1].by, Sitter::Bot);
    assert_eq!(kept.try_to(None, sit(1, commit(BOB))), Err(Code::SeatTaken));
    assert_eq!(kept.table.show(None).reveal_by, Some(WAIT), "leaving does not win time");
    let late = kept.table.time_out(WAIT).expect("time is up");
    kept.happen(late);
    let record = kept.record();
    assert_eq!(record["seats"][1]["by"], "bot:hard");
    assert_eq!(record["seats"][1].get("then"), None, "before the game");
}

/// Nor does one become open by the host of the server.
#[test]
fn the_host_opens_no_seat_while_secrets_are_revealed() {
    let mut kept = Kept::full(false, SEED);
    kept.reveal(ada(), 0, ADA).unwrap();
    kept.does(None, Command::Free { seat: 1 });
    let shown = kept.table.show(None);
    assert_eq!((shown.seats[1].by, shown.reveal_by), (Sitter::Bot, Some(WAIT)));
    assert_eq!(kept.try_to(None, sit(1, commit(BOB))), Err(Code::SeatTaken));
}

/// A seat that is left before all are taken takes its commit with it.
#[test]
fn who_leaves_before_contributes_nothing() {
    let plans = [device("Ada"), SeatPlan::Open, SeatPlan::Open];
    let mut kept = Kept::new(setup(&plans));
    kept.does(None, sit(1, commit(BOB)));
    kept.does(Some(bob()), Command::Leave { seat: 1 });
    for seat in [1, 2] {
        kept.does(Some(ada()), Command::Fill { seat, level: Level::Easy });
    }
    kept.reveal(ada(), 0, ADA).unwrap();
    assert!(kept.is_dealt());
    assert_eq!(kept.record()["fair"]["contributions"].as_array().unwrap().len(), 1);
}

/// Seats may have turned at the deal, so whoever hears of it together with later events needs the table.
#[test]
fn news_of_the_deal_bring_the_table() {
    let mut kept = Kept::full(true, SEED);
    kept.reveal(ada(), 0, ADA).unwrap();
    let from = kept.table.next_number();
    kept.reveal(bob(), 1, BOB).unwrap();
    let owner = if kept.table.plays_at(Some(ada()), 0) { ada() } else { bob() };
    let view = kept.table.view(Some(0)).expect("the cards are dealt");
    let choice = view.actions.expect("tickets are on offer").swap_remove(0);
    let seen = kept.table.next_number() - 1;
    let Ok(Step::New(judged)) = kept.table.play(0, Some(owner), 0, "id", seen, &choice) else {
        panic!("it is on offer");
    };
    kept.happen(judged);
    let news = kept.table.news(from, Some(owner), Some(0));
    let tables = news.iter().map(|one| matches!(one, ToClient::Event { table: Some(_), .. }));
    assert_eq!(tables.collect::<Vec<_>>(), [false, true]);
}

#[test]
fn who_begins_is_drawn_from_the_same_source() {
    let mut begun = [0; 2];
    for byte in 0..20 {
        let seed = [byte; 32];
        let mut kept = Kept::full(true, seed);
        let names = |table: &Table| {
            table.show(Some(bob())).seats.into_iter().map(|seat| (seat.name, seat.mine)).collect()
        };
        let expected: Vec<(String, bool)> = names(&kept.table);
        assert_eq!(expected, [("Ada".to_owned(), false), ("Bob".to_owned(), true)]);
        kept.reveal(ada(), 0, ADA).unwrap();
        let number = kept.table.next_number();
        kept.reveal(bob(), 1, BOB).unwrap();
        let contributions = kept.table.show(None).seats;
        let turned = kept.table.turned_since(number);
        assert_eq!(kept.table.turned_since(number + 1), 0, "it was before");
        begun[turned] += 1;
        let mut turned_names = expected;
        turned_names.rotate_left(turned);
        let shown: Vec<(String, bool)> = names(&kept.table);
        assert_eq!(shown, turned_names);
        let adas = (2 - turned) % 2;
        assert_eq!(contributions[adas].commit, commit(ADA), "it goes where she goes");
        assert!(kept.table.owns(Some(ada()), adas as u8));
        let record = kept.record();
        assert_eq!(record["seats"][0]["name"], if turned == 0 { "Ada" } else { "Bob" });
        assert_eq!(record["fair"]["first"], turned);
        let told = |seat, secret: Hex| crosstown_rules::Contribution {
            seat,
            commit: commit(secret).unwrap(),
            secret: Some(secret),
        };
        let mixed = mixed_seed(&seed, &[told(0, ADA), told(1, BOB)]);
        assert_eq!(usize::from(drawn_first(&mixed, 2)), turned);
    }
    assert!(begun.iter().all(|count| *count > 2), "{begun:?}");
}

/// Without contributions it is drawn from the seed, and the deal waits for nobody.
#[test]
fn who_begins_is_drawn_without_contributions_too() {
    let plans = [device("Ada"), SeatPlan::Bot { level: Level::Easy }];
    let mut firsts = Vec::new();
    for byte in 0..10 {
        let new = Setup { draws_first: true, commit: None, seed: [byte; 32], ..setup(&plans) };
        let kept = Kept::new(new);
        assert!(kept.is_dealt());
        let ada = kept.table.show(None).seats.iter().position(|seat| seat.name == "Ada").unwrap();
        firsts.push(ada);
        let record = kept.record();
        assert_eq!(record["fair"]["contributions"], json!([]));
        assert_eq!(record["seats"][ada]["name"], "Ada");
        assert_eq!(record["seats"][1 - ada]["by"], "bot:easy");
    }
    assert!(firsts.contains(&0) && firsts.contains(&1));
}

#[test]
fn a_rematch_has_contributions_of_its_own() {
    let mut kept = Kept::full(false, SEED);
    let next = [Hex([1; 32]), Hex([2; 32])];
    let reveal =
        |seat: u8, secret| Command::Reveal { seat, secret, next: commit(next[usize::from(seat)]) };
    kept.does(Some(ada()), reveal(0, ADA));
    kept.does(Some(bob()), reveal(1, BOB));
    kept.does(Some(ada()), Command::End { seat: 0 });
    kept.does(Some(bob()), Command::End { seat: 1 });
    let again = kept.table.next_game("next".to_owned(), [9; 32], "other".to_owned(), 0);
    let again = again.unwrap_or_else(|problem| panic!("{problem:?}"));
    let shown = again.show(None);
    assert_eq!(shown.reveal_by, Some(WAIT));
    // The other begins now.
    assert_eq!(shown.seats[0].name, "Bob");
    assert_eq!([0, 1].map(|seat| shown.seats[seat].commit), [commit(next[1]), commit(next[0])]);
}

/// The record tells the seed: the next game's address must not follow from it.
#[test]
fn the_next_table_cannot_be_found_with_the_record() {
    let ended = |invite: &str| {
        let plans = [device("Ada"), device("Cem")];
        let new = Setup { commit: None, invite: invite.to_owned(), ..setup(&plans) };
        let kept = Kept::new(new);
        (kept.table.rematch_id(), kept.again().rematch_id(), kept.record())
    };
    let (one, again, record) = ended("one");
    let (other, _, same) = ended("other");
    assert_eq!(record, same, "the records have no difference");
    assert_ne!(one, other, "and the addresses have");
    assert_eq!(one, again, "every node finds the same");
}

/// Once released, these stay as they are: databases will be full of them.
#[test]
fn events_are_stored_like_this() {
    let mut kept = Kept::full(true, SEED);
    let next = Command::Reveal { seat: 0, secret: ADA, next: commit(BOB) };
    kept.does(Some(ada()), next);
    let late = kept.table.time_out(WAIT).expect("time is up");
    kept.happen(late);
    let (ada, bob) = (to_hex(&commit(ADA).unwrap().0), to_hex(&commit(BOB).unwrap().0));
    let secret = to_hex(&ADA.0);
    assert!(kept.events[0].1.contains(&format!(r#""commit":"{ada}""#)), "{}", kept.events[0].1);
    assert!(kept.events[0].1.contains(r#""draws_first":true"#));
    assert!(kept.events[1].1.ends_with(&format!(r#""commit":"{bob}"}}"#)), "{}", kept.events[1].1);
    let revealed = format!(r#"{{"event":"revealed","seat":0,"secret":"{secret}","next":"{bob}"}}"#);
    assert_eq!(kept.events[2].1, revealed);
    assert_eq!(kept.events[3], (WAIT, r#"{"event":"dealt"}"#.to_owned()));
    // What does not fit is not read.
    for (at, wrong) in [
        (2, revealed.replace(&secret, &bob)),
        (2, revealed.replace("\"seat\":0", "\"seat\":1")),
        (1, r#"{"event":"dealt"}"#.to_owned()),
    ] {
        let mut events = kept.events[..at].to_vec();
        events.push((0, wrong));
        let stored = Stored { seed: SEED, rules: RULES, board: None, events };
        let loaded = Table::load("table", &stored, kept.table.board().clone(), &fair());
        let why = loaded.err().expect("it is damaged").to_string();
        assert!(!why.contains(&secret) && !why.contains(&bob), "{why}");
    }
}
