//! How sockets end, and what one client's socket cannot do to others.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::player::Player;
use common::raw::{CLOSE, PING, Raw, TEXT, frame, metric_becomes, whole};
use common::server::{config, start, verified};
use common::tables::{PATIENCE, device, table};
use crosstown_server::client::Client;
use crosstown_server::{Amounts, Config, Server, Sources};
use crosstown_table::protocol::Table;
use tokio::io::AsyncWriteExt as _;
use tokio::time::{Instant, timeout};

/// A server with limits, behind a proxy. Players of tests are quick, so they may send more than people do.
async fn limited(folder: &std::path::Path) -> Server {
    let amounts = Amounts { requests: 1_000_000, messages: 200, ..Amounts::default() };
    let config = Config { amounts, behind_proxy: true, ..config(folder) };
    Server::start(&config, Sources::real()).await.expect("the server starts")
}

async fn two_seats(client: &mut Client) -> Table {
    client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap()
}

async fn watch(server: SocketAddr, table: &Table) -> Raw {
    let (answer, socket) = watch_from(server, table, "10.0.0.1").await;
    socket.unwrap_or_else(|| panic!("{answer}"))
}

/// Watches through a proxy that says where the client is.
async fn watch_from(server: SocketAddr, table: &Table, from: &str) -> (String, Option<Raw>) {
    let path = format!("/api/tables/{}/socket", table.id);
    let (answer, socket) = Raw::connect(server, &path, &[("x-forwarded-for", from)]).await;
    (answer.body, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_endless_empty_parts_ends_soon() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path()).await;
    let at = server.address();
    let mut client = Client::new(at);
    let made = two_seats(&mut client).await;
    // A million empty parts at a time, of a text that has begun and never ends; and pongs between them.
    let begin = frame(TEXT, b"{");
    let parts = frame(0, b"").repeat(1_000_000);
    let mixed = [frame(0, b""), whole(10, b"")].concat().repeat(500_000);
    let mut floods = Vec::new();
    for number in 0..8 {
        let mut flood = watch(at, &made).await;
        let (begin, bytes) = (begin.clone(), if number % 2 == 0 { &parts } else { &mixed }.clone());
        floods.push(tokio::spawn(async move {
            flood.send(&begin).await;
            let (mut reading, mut writing) = flood.stream.into_split();
            // What was sent is all that counts, so the writing never stops by itself.
            let write =
                tokio::spawn(async move { while writing.write_all(&bytes).await.is_ok() {} });
            let mut heard = Vec::new();
            let read = tokio::io::AsyncReadExt::read_to_end(&mut reading, &mut heard);
            let _ = timeout(PATIENCE, read).await.expect("the server ends it");
            write.abort();
            heard
        }));
    }
    // Others play on meanwhile.
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    tokio::join!(ada.play_on(), bob.play_on());
    for flood in floods {
        let heard = flood.await.unwrap();
        let policy = 1008u16.to_be_bytes();
        assert!(heard.windows(2).any(|two| two == policy), "it is told why");
        assert!(String::from_utf8_lossy(&heard).contains("too fast"));
    }
    drop((ada, bob));
    metric_becomes(&server, "crosstown_sockets", 0).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_is_answered_with_the_same_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let made = two_seats(&mut Client::new(at)).await;
    for code in [1000u16, 1001, 4000] {
        let mut socket = watch(at, &made).await;
        socket.send(&whole(CLOSE, &code.to_be_bytes())).await;
        assert_eq!(socket.closed().await, Some(code));
        assert!(socket.next().await.is_none());
    }
    // A library that waits for the answer gets it.
    let socket = Client::new(at).socket(&made.id, None, None).await.unwrap();
    timeout(PATIENCE, socket.close()).await.expect("the handshake is completed");
    // When the server goes, everybody hears that it is worth coming back.
    let mut left = watch(at, &made).await;
    let (code, ()) = tokio::join!(left.closed(), server.close());
    assert_eq!(code, Some(1012));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hears_nothing_else_hears_heartbeats_and_who_says_nothing_is_told_why_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let made = two_seats(&mut Client::new(at)).await;
    let begun = Instant::now();
    // It reads, and answers no ping.
    let mut silent = watch(at, &made).await;
    let (mut pings, mut heartbeats) = (0, 0);
    let code = loop {
        let frame = silent.next().await.expect("a reason");
        match frame.kind {
            PING => pings += 1,
            TEXT if frame.json()["type"] == "heartbeat" => {
                heartbeats += 1;
                assert!(frame.json()["now"].as_u64().unwrap() > 1_600_000_000_000);
            }
            TEXT => {}
            _ => break frame.close_code(),
        }
    };
    assert_eq!(code, Some(1008));
    assert!(pings >= 2 && heartbeats >= 2, "{pings} {heartbeats}");
    assert!(begun.elapsed() >= Duration::from_secs(59));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_places_of_spectators() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path()).await;
    let at = server.address();
    let mut client = Client::new(at);
    let made = two_seats(&mut client).await;
    let mut crowd = Vec::new();
    let refused = loop {
        match watch_from(at, &made, "10.0.0.1").await {
            (_, Some(socket)) => crowd.push(socket),
            (body, None) => break body,
        }
    };
    assert_eq!(crowd.len(), 8, "a quarter of 32");
    assert!(refused.contains("table-full"), "{refused}");
    // Others can watch, and players play.
    assert!(watch_from(at, &made, "10.0.0.2").await.1.is_some());
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    tokio::join!(ada.play_on(), bob.play_on());
    verified(&mut client, &made.id).await;
    server.close().await;
}
