//! Codes have one name each, which reads as the same code again.

use std::collections::BTreeSet;

use crosstown_rules::{Board, Refusal};
use crosstown_table::{Code, Problem};
use serde_json::json;

#[test]
fn every_code_has_a_name_of_its_own() {
    let names: BTreeSet<_> = Code::every().map(Code::name).collect();
    assert_eq!(names.len(), Code::every().count());
    for code in Code::every() {
        assert_eq!(serde_json::to_value(code).unwrap(), json!(code.name()));
        assert_eq!(serde_json::from_value::<Code>(json!(code.name())).unwrap(), code);
        assert!((400..600).contains(&code.status()), "{}", code.name());
    }
    assert!(serde_json::from_value::<Code>(json!("no-such-code")).is_err());
}

#[test]
fn problems_tell_the_rule_and_the_place() {
    let problem = Problem::from(Refusal::RouteTaken);
    let told = serde_json::to_value(&problem).unwrap();
    assert_eq!(told, json!({"code": "route-taken", "rule": "R3.1"}));
    assert_eq!(serde_json::from_value::<Problem>(told).unwrap(), problem);

    let mistakes = Problem::from(Board::parse("id = \"x\"\nfly = 1\n").unwrap_err());
    let told = serde_json::to_value(&mistakes).unwrap();
    assert_eq!(told["code"], "bad-board");
    let unknown = json!({"line": 2, "column": 1, "code": "unknown-key", "about": "fly"});
    assert!(told["mistakes"].as_array().unwrap().contains(&unknown), "{told:#}");

    let fault = crosstown_rules::record::Raw::parse("{}").unwrap_err();
    let told = serde_json::to_value(Problem::from(fault)).unwrap();
    assert_eq!(told["code"], "bad-record");
    assert_eq!((&told["fault"]["at"], &told["fault"]["code"]), (&json!("record"), &json!("json")));

    // However long a name in a file is, the answer is not.
    let long = "x".repeat(100_000);
    let board = Problem::from(Board::parse(&format!("{long} = 1")).unwrap_err());
    let record = format!(r#"{{"format": "{long}"}}"#);
    let record = Problem::from(crosstown_rules::record::Raw::parse(&record).unwrap_err());
    for problem in [board, record] {
        let told = serde_json::to_string(&problem).unwrap();
        assert!(told.len() < 2500, "{} bytes", told.len());
    }
}
