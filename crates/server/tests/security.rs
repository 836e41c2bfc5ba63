//! What the server refuses, and what it lets nobody find out.

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::player::Player;
use common::raw::{
    Answer, BINARY, CLOSE, PING, PONG, Raw, TEXT, ask, exchange, frame, metric, metric_becomes,
    request, whole,
};
use common::server::{config, start};
use common::tables::{device, table};
use crosstown_server::client::Client;
use crosstown_server::{Amounts, Config, Server, Sources};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// A server with other limits than those of tests.
async fn limited(data: &Path, change: impl FnOnce(&mut Amounts)) -> Server {
    let mut config = config(data);
    change(&mut config.amounts);
    Server::start(&config, Sources::real()).await.expect("the server starts")
}

/// A table for two in London, both seats on one device, and the cookie of who made it.
async fn made(server: SocketAddr) -> (String, String) {
    let (answer, cookie) = make(server, &two_seats()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    (answer.json()["id"].as_str().unwrap().to_owned(), cookie)
}

fn two_seats() -> Value {
    let seat = |name: &str| json!({"by": "device", "name": name});
    json!({"city": "london", "first": 0, "seats": [seat("Ada"), seat("Bob")]})
}

async fn make(server: SocketAddr, new: &Value) -> (Answer, String) {
    let answer = ask(server, ("POST", "/api/tables"), &[], &new.to_string()).await;
    let cookie = answer.cookie().unwrap_or_default();
    (answer, cookie)
}

/// A socket that must be there.
async fn socket(server: SocketAddr, path: &str, cookie: &str) -> Raw {
    let (answer, socket) = Raw::connect(server, path, &[("cookie", cookie)]).await;
    socket.unwrap_or_else(|| panic!("{path}: {answer:?}"))
}

/// Keeps the first ticket on offer.
fn keep_one(welcome: &Value) -> Value {
    json!({"do": "keep", "tickets": [welcome["view"]["offered"][0]]})
}

fn play(id: &str, action: &Value) -> String {
    json!({"type": "play", "id": id, "seen": 0, "action": action}).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_long_and_kept_as_hashes() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut secrets = Vec::new();
    for _ in 0..3 {
        let (answer, cookie) = make(server.address(), &two_seats()).await;
        let header = answer.header("set-cookie").unwrap();
        let parts: Vec<_> = header.split("; ").skip(1).collect();
        assert_eq!(parts, ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=31536000"]);
        let secret = cookie.strip_prefix("crosstown=").unwrap().to_owned();
        assert_eq!(URL_SAFE_NO_PAD.decode(&secret).unwrap().len(), 32);
        assert!(!answer.body.contains(&secret));
        assert!(!secrets.contains(&secret));
        secrets.push(secret);
    }
    server.close().await;
    let files = std::fs::read_dir(folder.path()).unwrap();
    let stored: Vec<u8> =
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
    let has = |needle: &[u8]| stored.windows(needle.len()).any(|bytes| bytes == needle);
    for secret in secrets {
        let bytes = URL_SAFE_NO_PAD.decode(&secret).unwrap();
        let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(&bytes));
        assert!(has(hash.as_bytes()), "seats are known by hashes");
        assert!(!has(secret.as_bytes()) && !has(&bytes), "and by nothing else");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_cookies_and_browsers_stay_there() {
    let folder = tempfile::tempdir().unwrap();
    let public_url = Some("https://games.example".to_owned());
    let config = Config { public_url, ..config(folder.path()) };
    let server = Server::start(&config, Sources::real()).await.unwrap();
    let (answer, _) = make(server.address(), &two_seats()).await;
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_browsers_careful() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), |amounts| amounts.requests = 20).await;
    let at = server.address();
    let (table, cookie) = made(at).await;
    let cookie = cookie.as_str();
    let seat = format!("/api/tables/{table}/seats/0/socket");
    let large = "x".repeat(129 * 1024);
    let requests: [(&str, &str, Headers, &str, u16); 18] = [
        ("GET", "/", &[], "", 200),
        ("GET", "/index.html", &[], "", 200),
        ("GET", "/t/any", &[], "", 200),
        ("GET", "/metrics", &[], "", 404),
        ("GET", "/healthz", &[], "", 200),
        ("GET", "/healthz/", &[], "", 404),
        ("GET", "/api/boards/london", &[("accept-encoding", "gzip")], "", 200),
        ("GET", "/nothing.txt", &[], "", 404),
        ("GET", "/api/tables/nothing", &[], "", 404),
        ("GET", "/api/tables/%ff%00/record", &[], "", 400),
        ("DELETE", "/api/tables", &[], "", 405),
        ("POST", "/api/tables", &[], "{", 400),
        ("POST", "/api/tables", &[], &large, 413),
        ("POST", "/api/tables", &[("origin", "http://evil.example")], "{}", 403),
        ("GET", "/", &[("host", "evil.example")], "", 421),
        ("GET", &seat, &[], "", 400),
        ("GET", &seat, &[("cookie", cookie), ("upgrade", "h2c")], "", 400),
        ("OPTIONS", "/api/tables", &[("origin", "http://evil.example")], "", 405),
    ];
    for (method, path, headers, body, status) in requests {
        let answer = ask(at, (method, path), headers, body).await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        careful(&answer);
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let (refused, none) = Raw::connect(at, &seat, &[]).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "not-your-seat"));
    assert!(none.is_none());
    careful(&refused);
    let (there, some) = Raw::connect(at, &seat, &[("cookie", cookie)]).await;
    assert!(some.is_some());
    careful(&there);
    let limited = loop {
        let answer = ask(at, ("GET", "/api/boards"), &[], "").await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((limited.status, limited.header("retry-after")), (429, Some("1")));
    careful(&limited);
    drop(some);
    server.close().await;
}

/// Headers of a request.
type Headers<'a> = &'a [(&'a str, &'a str)];

/// The headers that are never missing.
fn careful(answer: &Answer) {
    let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{answer:?}"));
    let rules: Vec<_> = policy.split("; ").map(str::trim).collect();
    for rule in
        ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
    {
        assert!(rules.contains(&rule), "{policy}");
    }
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
    assert!(answer.header("cache-control").is_some());
    assert_eq!(answer.header("server"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_cannot_use_a_visitors_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let (table, cookie) = made(at).await;
    let leave = format!("/api/tables/{table}/seats/0/leave");
    let seat = format!("/api/tables/{table}/seats/0/socket");
    let ours = format!("http://{at}");
    let port = format!("http://127.0.0.1:{}", at.port() ^ 1);
    for origin in ["http://evil.example", "null", "", "https://127.0.0.1.evil.example", &port] {
        let headers = [("cookie", cookie.as_str()), ("origin", origin)];
        let answer = ask(at, ("POST", &leave), &headers, "").await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign-origin"), "{origin}");
        let (answer, socket) = Raw::connect(at, &seat, &headers).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign-origin"), "{origin}");
        assert!(socket.is_none());
    }
    let headers = [("cookie", cookie.as_str()), ("origin", ours.as_str())];
    assert!(Raw::connect(at, &seat, &headers).await.1.is_some());
    for host in ["evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example"] {
        let headers = [("cookie", cookie.as_str()), ("host", host)];
        let answer = ask(at, ("GET", &format!("/api/tables/{table}")), &headers, "").await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "unknown-host"), "{host}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let seats =
        |seat: Value| json!({"city": "london", "seats": [seat, {"by": "open"}]}).to_string();
    let named = |name: &str| seats(json!({"by": "device", "name": name}));
    let two = json!([{"by": "open"}, {"by": "open"}]);
    let board = |text: &str| json!({"board": text, "seats": two}).to_string();
    let clock = |clock: Value| json!({"city": "london", "seats": two, "clock": clock}).to_string();
    let cases = [
        ("".to_owned(), 400, "bad-json"),
        ("\u{feff}{}".to_owned(), 400, "bad-json"),
        ("[".repeat(100_000), 400, "bad-json"),
        ("{\"seats\":".repeat(10_000), 400, "bad-json"),
        (json!({"city": 7, "seats": []}).to_string(), 400, "bad-json"),
        (json!({"city": "london", "seats": two, "admin": true}).to_string(), 400, "bad-json"),
        (json!({"city": "london", "seats": {}}).to_string(), 400, "bad-json"),
        (seats(json!({"by": "device"})), 400, "bad-json"),
        (seats(json!({"by": "bot", "level": "exec:sh"})), 400, "bad-json"),
        (clock(json!({"per": "move", "seconds": -1})), 400, "bad-json"),
        (clock(json!({"per": "move", "seconds": 4})), 422, "bad-clock"),
        (clock(json!({"per": "game", "seconds": 604_801})), 422, "bad-clock"),
        (json!({"city": "../london", "seats": two}).to_string(), 404, "no-such-board"),
        (json!({"seats": two}).to_string(), 422, "city-or-board"),
        (json!({"city": "london", "seats": []}).to_string(), 422, "wrong-number-of-seats"),
        (
            json!({"city": "london", "seats": vec![json!({"by": "open"}); 5]}).to_string(),
            422,
            "wrong-number-of-seats",
        ),
        (board("not a board"), 422, "bad-board"),
        (board(&"a = [".repeat(10_000)), 422, "bad-board"),
        (board(&"#".repeat(65 * 1024)), 422, "board-too-long"),
        (named(""), 422, "bad-name"),
        (named(&"n".repeat(25)), 422, "bad-name"),
        (named("\u{3164}"), 422, "bad-name"),
        (named("a\u{202e}b"), 422, "bad-name"),
        (named("a\u{61c}b"), 422, "bad-name"),
        (named("a\0b"), 422, "bad-name"),
        (named("a\u{e0041}"), 422, "bad-name"),
        (" ".repeat(128 * 1024 + 1), 413, "body-too-long"),
    ];
    for (body, status, code) in cases {
        let answer = ask(at, ("POST", "/api/tables"), &[], &body).await;
        let start: String = body.chars().take(80).collect();
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{start}: {}",
            answer.body
        );
        assert!(answer.body.len() < 2500 && answer.cookie().is_none(), "{}", answer.body);
    }
    // Text that is markup elsewhere is a name like any other, and stays text.
    let (answer, _) =
        make(at, &serde_json::from_str(&named("<img src=x onerror=1>")).unwrap()).await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    // A body without an announced length is cut off too.
    let mut chunked = request(at, ("POST", "/api/tables"), &[("transfer-encoding", "chunked")], "");
    for _ in 0..40 {
        chunked.extend(format!("1000\r\n{}\r\n", " ".repeat(4096)).bytes());
    }
    let answer = Answer::parse(&exchange(at, &chunked).await).unwrap();
    assert_eq!(answer.status, 413);
    assert_eq!(metric(&server, "crosstown_tables_created_total").await, 1);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_only_its_owners() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let (table, owner) = made(at).await;
    let open = json!({"city": "london", "first": 0, "seats": [{"by": "device", "name": "Cem"}, {"by": "open"}]});
    let (other, guest) = make(at, &open).await;
    let invite = other.json()["invite"].clone();
    let other = other.json()["id"].as_str().unwrap().to_owned();
    let join = json!({"invite": invite, "name": "Eve"}).to_string();
    let fill = json!({"level": "easy"}).to_string();
    let guessed = format!("crosstown={}", URL_SAFE_NO_PAD.encode([0; 32]));
    for cookie in [guest.as_str(), &guessed, "crosstown=", "crosstown=x; crosstown=y", ""] {
        let headers = [("cookie", cookie)];
        for (command, body, code) in [
            ("leave", "", "not-your-seat"),
            ("return", "", "not-your-seat"),
            ("end", "", "not-your-seat"),
            ("bot", &fill, "not-host"),
            ("sit", &join, "bad-invite"),
        ] {
            let path = format!("/api/tables/{table}/seats/0/{command}");
            let answer = ask(at, ("POST", &path), &headers, body).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, code), "{command} {cookie}");
        }
        let path = format!("/api/tables/{table}/rematch");
        assert_eq!(ask(at, ("POST", &path), &headers, "").await.status, 403);
        let path = format!("/api/tables/{table}/seats/0/socket");
        assert_eq!(Raw::connect(at, &path, &headers).await.0.status, 403);
        let shown = ask(at, ("GET", &format!("/api/tables/{table}")), &headers, "").await;
        assert_eq!(
            (shown.json()["invite"].clone(), shown.json()["host"].clone()),
            (Value::Null, false.into())
        );
    }
    // The table of the other is as it was, and a seat that was not left is not open.
    let path = format!("/api/tables/{other}/seats/0/sit");
    let taken = ask(at, ("POST", &path), &[], &join).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "seat-taken"));

    // Spectators see and do not play; a seat plays for itself.
    let spectator = socket(at, &format!("/api/tables/{table}/socket"), &owner).await;
    let ada = socket(at, &format!("/api/tables/{table}/seats/0/socket"), &owner).await;
    let mut sockets = [spectator, ada];
    let mut bob = socket(at, &format!("/api/tables/{table}/seats/1/socket"), &owner).await;
    let keep = keep_one(&bob.text().await.unwrap().json());
    let mut as_bob = keep.clone();
    as_bob["seat"] = 1.into();
    for (who, action, code) in
        [(0, &keep, "spectator"), (1, &keep, "not-offered"), (1, &as_bob, "bad-action")]
    {
        sockets[who].send_text(&play("x", action)).await;
        let refused = loop {
            let message = sockets[who].text().await.unwrap().json();
            assert!(message["type"] != "ack" && message["type"] != "event", "{message}");
            if message["type"] == "refused" {
                break message;
            }
        };
        assert_eq!(refused["code"], code);
    }
    drop((sockets, bob));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_comes_slowly_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), |amounts| {
        amounts.request_time = Duration::from_millis(200);
    })
    .await;
    let at = server.address();
    // More is announced than comes.
    let mut slow = request(at, ("POST", "/api/replay"), &[("content-length", "1000")], "");
    slow.extend(b"{\"record\"");
    let answer = Answer::parse(&exchange(at, &slow).await).unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (408, "too-slow"));
    let long = ask(at, ("POST", "/api/replay"), &[], &" ".repeat(128 * 1024 + 1)).await;
    assert_eq!((long.status, long.code().as_str()), (413, "body-too-long"));
    let odd = ask(at, ("GET", "/api/tables/x/seats/first/hint"), &[], "").await;
    assert_eq!((odd.status, odd.code().as_str()), (400, "bad-path"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_its_share_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), |amounts| {
        amounts.tables_per_hour = 2;
        amounts.sockets_per_address = 3;
        amounts.sockets_per_table = 1;
        amounts.messages = 3;
    })
    .await;
    let at = server.address();
    let (table, cookie) = made(at).await;
    let (ended, ender) = made(at).await;
    let (third, _) = make(at, &two_seats()).await;
    assert_eq!((third.status, third.code().as_str()), (429, "too-many-tables"));
    // A game that is ended at once is no way around it.
    let headers = [("cookie", ender.as_str())];
    for path in ["seats/0/end", "seats/1/end"] {
        let path = format!("/api/tables/{ended}/{path}");
        assert_eq!(ask(at, ("POST", &path), &headers, "").await.status, 200);
    }
    let path = format!("/api/tables/{ended}/rematch");
    let next = ask(at, ("POST", &path), &headers, "").await;
    assert_eq!((next.status, next.code().as_str()), (429, "too-many-tables"));

    // Spectators fill their places, not those of seats.
    let (watch, seat) =
        (format!("/api/tables/{table}/socket"), format!("/api/tables/{table}/seats/0/socket"));
    let first = socket(at, &watch, "").await;
    let (full, _) = Raw::connect(at, &watch, &[]).await;
    assert_eq!((full.status, full.code().as_str()), (409, "table-full"));
    let mut ada = socket(at, &seat, &cookie).await;
    let bob = socket(at, &format!("/api/tables/{table}/seats/1/socket"), &cookie).await;
    let (many, _) = Raw::connect(at, &watch, &[]).await;
    assert_eq!((many.status, many.code().as_str()), (429, "too-many-sockets"));
    drop(first);
    metric_becomes(&server, "crosstown_sockets", 2).await;
    let mut again = socket(at, &watch, "").await;

    // Twice a second's messages at once, and then it is enough; control frames count.
    for _ in 0..100 {
        ada.send_text("{}").await;
        again.send(&whole(PING, b"again")).await;
    }
    assert_eq!(ada.closed().await, Some(1008));
    assert_eq!(again.closed().await, Some(1008));
    drop((ada, bob, again));

    // Connections that ask for nothing.
    metric_becomes(&server, "crosstown_sockets", 0).await;
    let mut idle = Vec::new();
    for _ in 0..3 + 64 {
        idle.push(TcpStream::connect(at).await.unwrap());
    }
    let mut more = TcpStream::connect(at).await.unwrap();
    assert_eq!(more.read(&mut [0; 8]).await.unwrap_or(0), 0, "it is closed");
    drop(idle);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_limited_by_address() {
    for behind_proxy in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config { behind_proxy, ..config(folder.path()) };
        config.amounts.requests = 1;
        let server = Server::start(&config, Sources::real()).await.unwrap();
        let mut refused = 0;
        for number in 0..20 {
            // What a client says itself stands first; what the proxy says, last.
            let from = format!("10.0.0.{number}, 10.0.1.{}", number % 10);
            let headers = [("x-forwarded-for", from.as_str())];
            let answer = ask(server.address(), ("GET", "/api/boards"), &headers, "").await;
            refused += usize::from(answer.status == 429);
        }
        assert_eq!(refused > 0, !behind_proxy, "behind a proxy: {behind_proxy}");
        server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_end() {
    let folder = tempfile::tempdir().unwrap();
    let time = Duration::from_millis(200);
    let server = limited(folder.path(), |amounts| amounts.request_time = time).await;
    let at = server.address();
    assert_eq!(exchange(at, b"").await, b"", "nothing is asked");
    let half = exchange(at, b"GET / HTTP/1.1\r\nhost: 127").await;
    assert!(!half.starts_with(b"HTTP/1.1 200"));
    let head = format!("POST /api/tables HTTP/1.1\r\nhost: {at}\r\ncontent-length: 1000\r\n\r\n{{");
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(answer, b"HTTP/1.1 408");
    // Drop by drop, none of them late.
    let mut stream = TcpStream::connect(at).await.unwrap();
    let (mut reading, mut writing) = stream.split();
    let trickle = async {
        for byte in b"GET / HTTP/1.1\r\n".iter().chain(b"x: y\r\n".iter().cycle()) {
            if writing.write_all(&[*byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(time / 20).await;
        }
    };
    let mut answer = Vec::new();
    tokio::select! {
        () = trickle => {}
        _ = reading.read_to_end(&mut answer) => {}
    }
    assert!(!answer.starts_with(b"HTTP/1.1 200"));
    metric_becomes(&server, "crosstown_connections", 0).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_listen_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let mut client = Client::new(at);
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    let stream = narrow.connect(at).await.unwrap();
    let path = format!("/api/tables/{}/socket", made.id);
    let (_, deaf) = Raw::connect_over(stream, at, &path, &[]).await;
    let mut deaf = deaf.unwrap();
    // Each is answered with as much; sooner or later the server can send no more, and reads no more.
    let long = whole(TEXT, play(&"x".repeat(7000), &json!({})).as_bytes());
    let flood = async { while deaf.stream.write_all(&long).await.is_ok() {} };
    let stuck = tokio::time::timeout(Duration::from_secs(1), flood).await;
    assert!(stuck.is_err(), "the server stops reading");
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    tokio::join!(ada.play_on(), bob.play_on());
    drop((ada, bob));
    metric_becomes(&server, "crosstown_sockets", 0).await;
    assert_eq!(metric(&server, "crosstown_slow_sockets_total").await, 1);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_are_not_held() {
    let folder = tempfile::tempdir().unwrap();
    let time = Duration::from_millis(500);
    let server = limited(folder.path(), |amounts| amounts.request_time = time).await;
    let at = server.address();
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    let mut deaf = narrow.connect(at).await.unwrap();
    // One after another, more than the system keeps for a connection.
    let ask = format!("GET /api/boards/london HTTP/1.1\r\nhost: {at}\r\n\r\n");
    deaf.write_all(ask.repeat(400).as_bytes()).await.unwrap();
    metric_becomes(&server, "crosstown_connections", 0).await;
    drop(deaf);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_frames_end_their_socket_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let (table, cookie) = made(at).await;
    let seat = format!("/api/tables/{table}/seats/0/socket");
    let unmasked = [0x81, 2, b'{', b'}'];
    let mut endless = frame(0x81, b"");
    endless[1] = 0x80 | 127;
    endless.truncate(2);
    endless.extend(u64::MAX.to_be_bytes());
    endless.extend([0; 4]);
    let mut huge = endless.clone();
    huge[2..10].copy_from_slice(&(1u64 << 30).to_be_bytes());
    let parts: Vec<u8> =
        (0..3).flat_map(|n| frame(if n == 0 { TEXT } else { 0 }, &[b' '; 4000])).collect();
    let cases: [(&str, Vec<u8>, u16); 13] = [
        ("binary", whole(BINARY, b"{}"), 1003),
        ("too long", whole(TEXT, &[b' '; 8193]), 1009),
        ("too long in parts", parts, 1009),
        ("endless", endless, 1009),
        ("huge", huge, 1009),
        ("not masked", unmasked.to_vec(), 1002),
        ("not UTF-8", whole(TEXT, &[0xff, 0xfe]), 1007),
        ("reserved bits", frame(0xf1, b"{}"), 1002),
        ("reserved kind", whole(3, b"{}"), 1002),
        ("a part of nothing", whole(0, b"{}"), 1002),
        ("a text in a text", [frame(TEXT, b"{"), whole(TEXT, b"}")].concat(), 1002),
        ("a long ping", whole(PING, &[0; 126]), 1002),
        ("an odd close", whole(CLOSE, &[3]), 1002),
    ];
    for (what, bytes, code) in cases {
        let mut socket = socket(at, &seat, &cookie).await;
        socket.send(&bytes).await;
        assert_eq!(socket.closed().await, Some(code), "{what}");
        assert!(socket.next().await.is_none(), "{what}: nothing comes after it");
    }
    // Ends in the middle of frames.
    let text = whole(TEXT, play("half", &json!({"do": "pass"})).as_bytes());
    for length in [0, 1, 2, 5, text.len() - 1] {
        let mut socket = socket(at, &seat, &cookie).await;
        socket.send(&text[..length]).await;
    }
    // In parts, with other frames between, it is a message like any other.
    let mut ada = socket(at, &seat, &cookie).await;
    let keep = keep_one(&ada.text().await.unwrap().json());
    let text = play("parts", &keep);
    let (first, rest) = text.as_bytes().split_at(10);
    let (second, third) = rest.split_at(10);
    let parts = [
        frame(TEXT, first),
        whole(PING, b"?"),
        frame(0, second),
        whole(PONG, b""),
        whole(0, third),
    ];
    for byte in parts.concat() {
        assert!(ada.send(&[byte]).await);
    }
    loop {
        let message = ada.text().await.unwrap().json();
        assert_ne!(message["type"], "refused", "{message}");
        if message["type"] == "ack" {
            assert_eq!(message["id"], "parts");
            break;
        }
    }
    metric_becomes(&server, "crosstown_sockets", 1).await;
    drop(ada);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_tell_nothing_of_the_inside() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (table, _) = made(server.address()).await;
    server.close().await;
    // Damage, by hand.
    let mut files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let database = files.find(|path| std::fs::read(path).unwrap().starts_with(b"SQLite"));
    let url = format!("sqlite:{}", database.unwrap().display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    sqlx::query("UPDATE events SET body = replace(body, 'Ada', '\"')")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let server = start(folder.path()).await;
    let at = server.address();
    for path in ["", "/board", "/record", "/socket", "/seats/0/socket"] {
        let path = format!("/api/tables/{table}{path}");
        let answer = match path.ends_with("socket") {
            true => Raw::connect(at, &path, &[]).await.0,
            false => ask(at, ("GET", &path), &[], "").await,
        };
        assert!(answer.status >= 500, "{path}: {}", answer.status);
        let told = answer.body.to_lowercase();
        let inside = folder.path().to_str().unwrap().to_lowercase();
        for word in ["sql", "event", "line", "column", "panic", "bob", ".rs", inside.as_str()] {
            assert!(!told.contains(word), "{told}");
        }
    }
    server.close().await;
}
