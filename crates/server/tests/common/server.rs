//! A real server on a free port.

use std::net::SocketAddr;
use std::path::Path;

use crosstown_rules::Board;
use crosstown_rules::record::{Raw, verify};
use crosstown_server::client::{Client, Socket};
use crosstown_server::store::Ages;
use crosstown_server::{Amounts, Config, Server, Sources};
use crosstown_table::protocol::ToClient;

use super::tables::PATIENCE;

/// The settings of tests: a free port, and limits out of the way.
pub(crate) fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        database_url: None,
        nats_url: None,
        public_url: None,
        behind_proxy: false,
        admin_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        admin_socket: None,
        amounts: Amounts {
            requests: 1_000_000,
            tables_per_hour: 1_000_000,
            messages: 1_000_000,
            sockets_per_address: 100_000,
            ..Amounts::default()
        },
        ages: Ages { waiting: u64::MAX, playing: u64::MAX, over: u64::MAX },
    }
}

pub(crate) async fn start(data: &Path) -> Server {
    Server::start(&config(data), Sources::real()).await.expect("the server starts")
}

/// A message, or a failure if none comes.
pub(crate) async fn message(socket: &mut Socket) -> ToClient {
    let message = tokio::time::timeout(PATIENCE, socket.next()).await;
    message.expect("a message in time").expect("a readable message").expect("an open socket")
}

/// The record of a finished table is right, its shuffles included.
pub(crate) async fn verified(client: &mut Client, id: &str) -> serde_json::Value {
    let answer = client.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let raw = Raw::parse(answer.body.trim()).expect("a record");
    let board = Board::city(raw.city()).unwrap();
    let record = raw.on(&board).expect("a record of this board");
    assert!(record.fair.is_some(), "the seed is revealed");
    verify(&board, &record).expect("a right record");
    answer.json().unwrap()
}
