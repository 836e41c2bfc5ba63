//! Whatever comes in over the network, the server stands, and a game that is played meanwhile goes on
//! to its end. The cases follow from a seed, so a failure comes again.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::player::Player;
use common::raw::{CLOSE, Raw, TEXT, frame, metric_becomes, request, whole};
use common::server::{start, verified};
use common::tables::{PATIENCE, device, table};
use crosstown_rules::{Random as _, Rng};
use crosstown_server::client::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Rounds, each of some requests and one socket.
const ROUNDS: usize = 400;

/// Text that programs stumble over.
const ODD: [&str; 10] = [
    "",
    "\0",
    "\u{202e}",
    "\u{feff}",
    "\u{10ffff}",
    "e\u{301}\u{301}\u{301}",
    "%00",
    "../../etc",
    "-9223372036854775809",
    "1e400",
];

fn pick<'a, T>(rng: &mut Rng, items: &'a [T]) -> &'a T {
    &items[rng.below(items.len())]
}

/// Changes some bytes, or many.
fn mutate(rng: &mut Rng, mut bytes: Vec<u8>) -> Vec<u8> {
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        let to = at + rng.below(bytes.len() - at + 1).min(40);
        match rng.below(8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            1 => bytes.insert(at, rng.below(256) as u8),
            2 => drop(bytes.drain(at..to)),
            3 => {
                let part = bytes[at..to].repeat(1 + rng.below(20));
                bytes.splice(at..at, part);
            }
            4 => bytes.truncate(at),
            5 => drop(bytes.splice(at..at, pick(rng, &ODD).bytes())),
            6 => drop(bytes.splice(at..to, b"[".repeat(rng.below(3000)))),
            _ => drop(bytes.splice(at..at, b"\r\n".iter().copied())),
        }
    }
    bytes
}

/// Sends bytes, says that there is no more, and waits for the end of the answer.
async fn throw(server: SocketAddr, bytes: &[u8]) {
    let mut stream = TcpStream::connect(server).await.expect("the server listens");
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.unwrap_or_else(|_| panic!("no end: {:?}", String::from_utf8_lossy(bytes)));
}

/// A request that is nearly right.
fn odd_request(rng: &mut Rng, server: SocketAddr, table: &str) -> Vec<u8> {
    let new = json!({"city": "berlin", "first": 0, "seats": [{"by": "open"}, {"by": "device", "name": "Eve"}]});
    let join = json!({"invite": "x", "name": pick(rng, &ODD)});
    let seat = rng.below(300);
    let (method, path, body) = match rng.below(9) {
        0 => ("POST", "/api/tables".to_owned(), new.to_string()),
        1 => ("POST", format!("/api/tables/{table}/seats/{seat}/sit"), join.to_string()),
        2 => ("POST", format!("/api/tables/{table}/seats/0/leave"), String::new()),
        3 => ("POST", format!("/api/tables/{table}/rematch"), String::new()),
        4 => ("GET", format!("/api/tables/{table}/record"), String::new()),
        5 => ("GET", format!("/api/tables/{table}/socket?seen={}", pick(rng, &ODD)), String::new()),
        6 => ("GET", format!("/api/boards/{}", pick(rng, &ODD)), String::new()),
        7 => ("HEAD", "/metrics".to_owned(), String::new()),
        _ => ("GET", format!("/api/tables/{}", "x".repeat(rng.below(20_000))), String::new()),
    };
    let headers = [
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("transfer-encoding", "chunked"),
        ("content-length", "18446744073709551615"),
        ("expect", "100-continue"),
        ("cookie", "crosstown=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
        ("authorization", "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
        ("x-forwarded-for", "::1, nonsense"),
    ];
    let headers: Vec<_> = headers.into_iter().filter(|_| rng.below(4) == 0).collect();
    let request = request(server, (method, &path), &headers, &body);
    if rng.below(4) == 0 { request } else { mutate(rng, request) }
}

/// A message that is nearly right: `actions` are those that the seat may do now.
fn odd_message(rng: &mut Rng, actions: &[Value]) -> String {
    let other = [
        json!({"do": "keep", "tickets": ["alexanderplatz--zoo", "alexanderplatz--zoo"]}),
        json!({"do": "claim", "route": "x", "cards": {"red": 255, "wild": 0}}),
        json!({"do": "claim", "route": "", "cards": {}}),
        json!({"do": "draw", "from": 255, "card": "wild"}),
        json!({"chance": "shuffle", "cards": []}),
        json!({"end": "abandoned", "by": 0}),
    ];
    let legal = !actions.is_empty() && rng.below(2) == 0;
    let mut action = pick(rng, if legal { actions } else { &other }).clone();
    let numbers =
        [json!(0), json!(1), json!(4_294_967_295u64), json!(u64::MAX), json!(-1), json!(0.5)];
    // Seldom all that it takes: the game is for its players.
    match rng.below(4) {
        0 => action["seat"] = pick(rng, &numbers[1..]).clone(),
        1 => action["more"] = json!(pick(rng, &ODD)),
        2 => action["tickets"] = json!([pick(rng, &ODD)]),
        _ => action["do"] = json!(pick(rng, &ODD)),
    }
    let id = pick(rng, &ODD).repeat(1 + rng.below(40));
    json!({"type": "play", "id": id, "seen": pick(rng, &numbers), "action": action}).to_string()
}

/// Connects, sends odd frames, and ends it some way or other.
async fn odd_socket(rng: &mut Rng, server: SocketAddr, path: &str, cookie: &str) {
    let (_, socket) = Raw::connect(server, path, &[("cookie", cookie)]).await;
    let mut socket = socket.expect("the seat lets us in");
    let welcome = socket.text().await.expect("a welcome").json();
    let actions = welcome["view"]["actions"].as_array().cloned().unwrap_or_default();
    for _ in 0..1 + rng.below(6) {
        let text = odd_message(rng, &actions).into_bytes();
        let bytes = match rng.below(6) {
            0 => whole(TEXT, &mutate(rng, text)),
            1 => mutate(rng, whole(TEXT, &text)),
            2 => frame(rng.below(256) as u8, &text),
            3 => (0..rng.below(200)).map(|_| rng.below(256) as u8).collect(),
            _ => whole(TEXT, &text),
        };
        if !socket.send(&bytes).await {
            return;
        }
    }
    if rng.below(3) > 0 {
        socket.send(&whole(CLOSE, &[])).await;
    }
    let _ = socket.stream.shutdown().await;
    while socket.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_whatever_comes_in() {
    let panics = Arc::new(AtomicUsize::new(0));
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new({
        let panics = panics.clone();
        move |info| {
            panics.fetch_add(1, Ordering::Relaxed);
            before(info);
        }
    }));
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let mut client = Client::new(at);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let cookie = client.cookie().unwrap().to_owned();
    let rng = &mut Rng::new(11, 0);
    for round in 0..ROUNDS {
        for _ in 0..3 {
            throw(at, &odd_request(rng, at, &made.id)).await;
        }
        let seat = ["", "/seats/0", "/seats/1"][round % 3];
        odd_socket(rng, at, &format!("/api/tables/{}{seat}/socket", made.id), &cookie).await;
        if round % 4 == 0 {
            for seat in 0..2 {
                let mut player = Player::connect(&client, &made.id, seat).await;
                if !player.actions().is_empty() {
                    player.play().await;
                }
            }
        }
    }
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    tokio::join!(ada.play_on(), bob.play_on());
    verified(&mut client, &made.id).await;
    drop((ada, bob));
    assert_eq!(panics.load(Ordering::Relaxed), 0);
    metric_becomes(&server, "crosstown_sockets", 0).await;
    metric_becomes(&server, "crosstown_connections", 0).await;
    server.close().await;
}
