//! Why a seat cannot do something: an answer is given exactly where the view lists no such action.

mod common;

use crosstown_rules::record::Source;
use crosstown_rules::schema::Move;
use crosstown_rules::{CITIES, Refusal, Rng};
use crosstown_table::{Code, Question, Table};

fn check(table: &Table) {
    let actions = table.view(Some(0)).and_then(|view| view.actions).expect("a game");
    let why = |question: Question| {
        let answer = table.why_not(common::person(), 0, &question);
        answer.unwrap_or_else(|problem| panic!("{question:?}: {problem:?}"))
    };
    let lists = |wanted: &dyn Fn(&Move) -> bool| actions.iter().any(|action| wanted(&action.what));
    for route in &table.board().routes {
        let listed =
            lists(&|action| matches!(action, Move::Claim { route: id, .. } if *id == route.id));
        let problem = why(Question::Route(route.id.clone()));
        assert_eq!(problem.is_none(), listed, "{}: {problem:?}", route.id);
        assert!(problem.is_none_or(|problem| problem.rule.is_some()));
    }
    for source in (0..5).map(Source::Slot).chain([Source::Deck]) {
        let listed = lists(&|action| matches!(action, Move::Draw { from, .. } if *from == source));
        assert_eq!(why(Question::Draw(source)).is_none(), listed, "{source:?}");
    }
    let listed = lists(&|action| matches!(action, Move::Tickets { .. }));
    assert_eq!(why(Question::Tickets).is_none(), listed);
    for place in &table.board().places {
        let listed = lists(&|action| matches!(action, Move::Place { at, .. } if *at == place.id));
        assert_eq!(why(Question::Place(place.id.clone())).is_none(), listed, "{}", place.id);
    }
}

#[test]
fn there_is_a_reason_exactly_where_nothing_is_listed() {
    for (seed, (city, _)) in (1..).zip(CITIES) {
        let mut table = common::table(city, 2, seed);
        let rng = &mut Rng::new(u64::from(seed), 0);
        check(&table);
        while let Some(judged) = common::step(&table, rng) {
            assert!(table.commit(judged));
            check(&table);
        }
    }
}

#[test]
fn only_the_owner_may_ask() {
    let table = common::table("london", 2, 1);
    for (who, seat, code) in [
        (None, 0, Code::NotYourSeat),
        (common::person(), 1, Code::NotYourSeat),
        (common::person(), 7, Code::NoSuchSeat),
    ] {
        let problem = table.why_not(who, seat, &Question::Tickets).expect_err("refused");
        assert_eq!(problem.code, code);
    }
    let nowhere = Question::Route("nowhere".to_owned());
    let problem = table.why_not(common::person(), 0, &nowhere).expect("an answer");
    assert_eq!(problem.map(|problem| problem.code), Some(Code::Rule(Refusal::NoSuchRoute)));
}
