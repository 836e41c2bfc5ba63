//! `docs/protocol.md` tells what happens: its examples are taken from a real exchange.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use common::server::config;
use common::tables::{PATIENCE, device, table};
use crosstown_rules::{Hex, commitment, to_hex};
use crosstown_server::client::{Client, Socket};
use crosstown_server::{Server, Sources};
use crosstown_table::protocol::{NewTable, SeatPlan, Table};
use serde_json::{Value, json};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// Time stands still, and chance is always the same.
fn sources() -> Sources {
    let calls = AtomicU8::new(0);
    Sources {
        now: Arc::new(|| 1_800_000_000_000),
        random: Arc::new(move |bytes| bytes.fill(calls.fetch_add(1, Ordering::Relaxed))),
        ..Sources::real()
    }
}

/// What is said, `>` by a client and `<` by the server.
struct Exchange(Vec<String>);

impl Exchange {
    fn title(&mut self, words: &str) {
        self.0.push(format!("# {words}"));
    }

    async fn http(&mut self, client: &mut Client, method: &str, path: &str, body: Value) -> Value {
        let knew = client.cookie().is_some();
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.0.push(format!("> {method} {path} {text}").trim_end().to_owned());
        let sent = (!text.is_empty()).then_some(text);
        let answer = client.request(method, path, sent).await.unwrap();
        self.0.push(format!("< {} {}", answer.status, answer.body.trim_end()));
        if !knew && let Some(cookie) = client.cookie() {
            self.0.push(format!("< Set-Cookie: {cookie}; …"));
        }
        answer.json().unwrap()
    }

    async fn say(&mut self, socket: &mut Socket, message: &Value) {
        self.0.push(format!("> {message}"));
        socket.send(message.to_string().into()).await.unwrap();
    }

    /// Reads messages until one of this type has come.
    async fn hear(&mut self, socket: &mut Socket, kind: &str) -> Value {
        loop {
            let text = tokio::time::timeout(PATIENCE, socket.text()).await.expect("in time");
            let text = text.unwrap().expect("an open socket");
            let message: Value = serde_json::from_str(&text).unwrap();
            // They come by the clock, and belong to no example.
            if message["type"] == "heartbeat" {
                continue;
            }
            self.0.push(format!("< {text}"));
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A short game from the first request to the record.
async fn exchange() -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&config(folder.path()), sources()).await.unwrap();
    let (mut ada, mut bob) = (Client::new(server.address()), Client::new(server.address()));
    let mut said = Exchange(Vec::new());

    said.title("Ada makes a table");
    let (adas, bobs) = ([0xa; 32], [0xb; 32]);
    let new = NewTable {
        commit: Some(Hex(commitment(&adas))),
        ..table("london", &[device("Ada"), SeatPlan::Open])
    };
    let new = serde_json::to_value(new).unwrap();
    let made = said.http(&mut ada, "POST", "/api/tables", new).await;
    let made: Table = serde_json::from_value(made).unwrap();
    let at = format!("/api/tables/{}", made.id);

    said.title("Bob follows the invitation");
    let join = json!({
        "invite": made.invite, "name": "Bob", "commit": to_hex(&commitment(&bobs)),
    });
    said.http(&mut bob, "POST", &format!("{at}/seats/1/sit"), join).await;

    said.title("All seats are taken: both reveal what they contribute to the shuffles");
    let reveal = json!({"secret": to_hex(&bobs)});
    said.http(&mut bob, "POST", &format!("{at}/seats/1/reveal"), reveal).await;
    let reveal = json!({"secret": to_hex(&adas)});
    said.http(&mut ada, "POST", &format!("{at}/seats/0/reveal"), reveal).await;

    said.title("Ada plays");
    said.0.push(format!("> GET {at}/seats/0/socket"));
    let mut socket = ada.socket(&made.id, Some(0), None).await.unwrap();
    let welcome = said.hear(&mut socket, "welcome").await;
    said.hear(&mut socket, "present").await;
    said.hear(&mut socket, "present").await;
    let keep = &welcome["view"]["actions"][0];
    let play = json!({"type": "play", "id": "a1", "seen": 3, "action": keep});
    said.say(&mut socket, &play).await;
    said.hear(&mut socket, "event").await;
    said.title("The answer got lost, or so she thinks, and she says it again");
    said.say(&mut socket, &play).await;
    said.hear(&mut socket, "ack").await;
    said.title("Before she can draw, Bob must choose too");
    let draw =
        json!({"type": "play", "id": "a2", "seen": 4, "action": {"do": "draw", "from": "deck"}});
    said.say(&mut socket, &draw).await;
    said.hear(&mut socket, "refused").await;
    said.title("What is this?");
    said.say(&mut socket, &json!({"type": "dance"})).await;
    said.hear(&mut socket, "refused").await;

    said.title("Bob chooses his tickets through a socket of his own; Ada hears of it");
    let mut other = bob.socket(&made.id, Some(1), None).await.unwrap();
    let mut unsaid = Exchange(Vec::new());
    said.hear(&mut socket, "present").await;
    let welcome = unsaid.hear(&mut other, "welcome").await;
    let keep = &welcome["view"]["actions"][0];
    let play = json!({"type": "play", "id": "b1", "seen": 4, "action": keep});
    unsaid.say(&mut other, &play).await;
    said.hear(&mut socket, "event").await;
    said.title("Ada had not seen that when she drew");
    said.say(&mut socket, &draw).await;
    said.hear(&mut socket, "refused").await;

    said.title("They end the game by agreement");
    said.http(&mut ada, "POST", &format!("{at}/seats/0/end"), Value::Null).await;
    said.hear(&mut socket, "event").await;
    said.http(&mut bob, "POST", &format!("{at}/seats/1/end"), Value::Null).await;
    said.hear(&mut socket, "event").await;
    said.http(&mut ada, "GET", &format!("{at}/record"), Value::Null).await;

    said.title("Another game");
    said.http(&mut ada, "POST", &format!("{at}/rematch"), Value::Null).await;
    said.hear(&mut socket, "event").await;
    socket.close().await;

    said.title("Somebody comes back who had seen the events up to 5");
    said.0.push(format!("> GET {at}/socket?seen=5"));
    let mut watching = ada.socket(&made.id, None, Some(5)).await.unwrap();
    said.hear(&mut watching, "welcome").await;
    watching.close().await;
    other.close().await;
    server.close().await;
    said.0
}

/// To rewrite the file: `UPDATE_EXAMPLE=1 cargo test -p crosstown-server --test protocol`.
#[tokio::test(flavor = "multi_thread")]
async fn the_examples_are_what_happens() {
    let text = exchange().await.join("\n") + "\n";
    let file = docs().join("protocol-example.txt");
    if std::env::var_os("UPDATE_EXAMPLE").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept == text, "docs/protocol-example.txt should be:\n{text}");
    // What the page shows of it may leave something out where it says …
    let page = fs::read_to_string(docs().join("protocol.md")).unwrap();
    let shown = page.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let mut lines = 0;
    for line in shown.flat_map(str::lines) {
        lines += 1;
        let mut parts = line.split('…');
        let first = parts.next().unwrap();
        let found = text.lines().any(|said| {
            let mut parts = parts.clone();
            said.starts_with(first)
                && parts
                    .try_fold(&said[first.len()..], |rest, part| {
                        rest.find(part).map(|at| &rest[at + part.len()..])
                    })
                    .is_some_and(|rest| rest.is_empty() || line.ends_with('…'))
        });
        assert!(found, "docs/protocol.md shows what is not said: {line}");
    }
    assert!(lines >= 12, "{lines}");
}
