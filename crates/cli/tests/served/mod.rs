//! Real servers for tests: processes of the command, and players who do not give up.
#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod nats;
#[path = "../../../server/tests/common/player.rs"]
pub(crate) mod player;
#[path = "../../../server/tests/common/postgres.rs"]
pub(crate) mod postgres;
pub(crate) mod process;
#[path = "../../../server/tests/common/tables.rs"]
pub(crate) mod tables;

use std::time::Duration;

use crosstown_server::client::Client;
use tokio::time::Instant;

use crate::common;

use tables::PATIENCE;

/// Waits until it is so, which it must be in time.
pub(crate) async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "it does not come to be so: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The record of a finished game is right, its shuffles included.
pub(crate) async fn verify(client: &mut Client, table: &str) -> serde_json::Value {
    let answer = client.get(&format!("/api/tables/{table}/record")).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let folder = common::folder();
    let file = common::path(&folder, "record.json");
    std::fs::write(&file, &answer.body).expect("there is room");
    common::works(&["record", "verify", &file]);
    let record = answer.json().expect("a record");
    assert!(record["fair"]["seed"].is_string(), "the seed is revealed: {record}");
    record
}
