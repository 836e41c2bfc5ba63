//! The proof that nothing hidden leaves the server: the same game in two worlds that differ only in
//! what a viewer may not see (`worlds.rs`), played over real sockets. Every byte that this viewer is
//! sent is the same in both, and so are the log and the metrics; what others are sent is not.
//!
//! What ends a game is not compared: then all tickets are shown. Nor is time, which a test cannot
//! measure finely enough. Of time the code guarantees: a bot's choice is released in steps of a fixed
//! length after its turn began (`think` in `hub/bots.rs`), and whatever people do is answered after
//! the same work whatever the cards are.

#[path = "../common/mod.rs"]
mod common;
mod worlds;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use common::raw::{Answer, CLOSE, Raw, ask, whole};
use common::server::config;
use crosstown_rules::record::Entry;
use crosstown_rules::{Action, Board, CITIES, Game, Kept, Payment, Phase, Random as _, Rng};
use crosstown_server::{Config, Server, Sources, admin};
use crosstown_table::Dealers;
use serde_json::{Value, json};
use tracing::field::{Field, Visit};
use tracing::span;
use worlds::{Plan, Step};

/// All that came out of a server.
#[derive(Default)]
struct Heard {
    /// What each seat was sent, and last what a spectator was.
    sent: Vec<Vec<String>>,
    /// What the viewer, and last a spectator, got over HTTP.
    answers: [Vec<Answer>; 2],
    metrics: Vec<String>,
    /// What this program logged, in order.
    log: Vec<String>,
    /// What libraries logged, whenever.
    libraries: BTreeSet<String>,
}

/// A server in one of the worlds, and everybody at its table.
struct Stage {
    admin: admin::Client,
    server: Server,
    address: SocketAddr,
    time: Arc<AtomicU64>,
    table: String,
    cookies: Vec<String>,
    /// The seats' sockets, and last a spectator's.
    sockets: Vec<Raw>,
    heard: Heard,
    board: Arc<Board>,
    /// The last event.
    seen: u64,
    _folder: tempfile::TempDir,
}

impl Stage {
    async fn open(board: &Arc<Board>, players: usize, dealers: Dealers) -> Stage {
        take_log();
        let time = Arc::new(AtomicU64::new(1_700_000_000_000));
        let random = Mutex::new(Rng::new(5, 0));
        let sources = Sources {
            now: Arc::new({
                let time = time.clone();
                move || time.load(Ordering::Relaxed)
            }),
            random: Arc::new(move |bytes| {
                let mut random = random.lock().unwrap();
                bytes.fill_with(|| random.below(256) as u8);
            }),
            dealers,
        };
        let folder = tempfile::tempdir().unwrap();
        // Under one name: two servers differ in their ports, which a page's preview tells.
        let public_url = Some("http://localhost".to_owned());
        let admin_socket = Some(folder.path().join(admin::SOCKET));
        let config = Config { public_url, admin_socket, ..config(folder.path()) };
        let server = Server::start(&config, sources).await.unwrap();
        let address = server.address();
        let mut seats = vec![json!({"by": "device", "name": "Seat 0"})];
        seats.resize(players, json!({"by": "open"}));
        let new = json!({"city": board.id, "first": 0, "seats": seats}).to_string();
        let made = ask(address, ("POST", "/api/tables"), &[], &new).await;
        let (id, invite) = (made.json()["id"].clone(), made.json()["invite"].clone());
        let table = id.as_str().unwrap().to_owned();
        let mut cookies = vec![made.cookie().unwrap()];
        for seat in 1..players {
            let join = json!({"invite": invite, "name": format!("Seat {seat}")}).to_string();
            let path = format!("/api/tables/{table}/seats/{seat}/sit");
            cookies.push(ask(address, ("POST", &path), &[], &join).await.cookie().unwrap());
        }
        let mut stage = Stage {
            admin: admin::Client::new(&folder.path().join(admin::SOCKET)),
            server,
            address,
            time,
            table,
            cookies,
            sockets: Vec::new(),
            heard: Heard { sent: vec![Vec::new(); players + 1], ..Heard::default() },
            board: board.clone(),
            seen: players as u64 - 1,
            _folder: folder,
        };
        for who in 0..=players {
            let socket = stage.connect(who, "").await;
            stage.sockets.push(socket);
            stage.read(who, |message| message["type"] == "welcome").await;
        }
        stage
    }

    /// Connects a seat, or the spectator who is last.
    async fn connect(&self, who: usize, query: &str) -> Raw {
        let seat = if who < self.cookies.len() { format!("/seats/{who}") } else { String::new() };
        let path = format!("/api/tables/{}{seat}/socket{query}", self.table);
        let cookie = self.cookies.get(who).map(|cookie| ("cookie", cookie.as_str()));
        let (_, socket) = Raw::connect(self.address, &path, cookie.as_slice()).await;
        socket.expect("the seat lets us in")
    }

    /// Reads what somebody is sent up to a certain message.
    async fn read(&mut self, who: usize, last: impl Fn(&Value) -> bool) {
        loop {
            let frame = self.sockets[who].text().await.expect("the socket is open");
            // They come by the clock, and tell nothing but the time.
            if frame.json()["type"] == "heartbeat" {
                continue;
            }
            self.heard.sent[who].push(frame.text());
            if last(&frame.json()) {
                return;
            }
        }
    }

    async fn send(&mut self, who: usize, id: &str, action: &Value) {
        let seen = self.seen;
        let play = json!({"type": "play", "id": id, "seen": seen, "action": action});
        assert!(self.sockets[who].send_text(&play.to_string()).await);
    }

    /// Plays an action; everybody hears of it.
    async fn play(&mut self, seat: usize, action: &Value) {
        self.time.fetch_add(777, Ordering::Relaxed);
        self.send(seat, &format!("step {}", self.seen), action).await;
        self.seen += 1;
        let number = self.seen;
        for who in 0..self.sockets.len() {
            self.read(who, |message| {
                assert!(message["type"] != "refused" || who != seat, "{action}: {message}");
                message["type"] == "event" && message["number"] == number
            })
            .await;
        }
    }

    /// Tries what is not allowed.
    async fn try_in_vain(&mut self, who: usize, action: &Value) {
        self.send(who, "try", action).await;
        self.read(who, |message| message["type"] == "refused").await;
    }

    /// Looks at everything that the viewer, or else a spectator, can find without playing.
    async fn look_around(&mut self, viewer: Option<usize>) {
        let spectator = self.cookies.len();
        let whos = [viewer.unwrap_or(spectator), spectator];
        for (index, who) in whos.into_iter().enumerate() {
            let cookie = self.cookies.get(who).map(|cookie| ("cookie", cookie.as_str()));
            let table = format!("/api/tables/{}", self.table);
            let other = usize::from(who == 0);
            let asked = [
                ("GET", table.clone()),
                ("GET", format!("{table}/board")),
                ("GET", format!("{table}/record")),
                ("GET", format!("/t/{}", self.table)),
                ("GET", format!("{table}/seats/{other}/socket")),
                ("POST", format!("{table}/seats/{other}/leave")),
                ("POST", format!("{table}/seats/{other}/return")),
                ("POST", format!("{table}/seats/{other}/end")),
                ("POST", format!("{table}/seats/{other}/sit")),
                ("POST", format!("{table}/rematch")),
                ("GET", "/healthz".to_owned()),
            ];
            for (method, path) in asked {
                let answer = ask(self.address, (method, &path), cookie.as_slice(), "").await;
                self.heard.answers[index].push(answer);
            }
            // Another tab, which has missed everything.
            let mut tab = self.connect(who, "?seen=0").await;
            let welcome = tab.text().await.expect("a welcome").text();
            self.heard.sent[who].push(welcome);
            tab.send(&whole(CLOSE, &[])).await;
        }
        let at = self.server.admin_address().expect("there are metrics");
        let metrics = ask(at, ("GET", "/metrics"), &[], "").await;
        // Connections end when they end, addresses are forgotten and tables counted now and then; the
        // rest counts what happened.
        let varies =
            ["_seconds", "memory", "sockets", "connections", "_queue", "by_address", "stored_"];
        let told = metrics.body.lines().filter(|line| !varies.iter().any(|v| line.contains(v)));
        let mut told: Vec<_> = told.map(str::to_owned).collect();
        told.sort();
        self.heard.metrics.append(&mut told);
        // The host of the server sees no more than a spectator.
        for mut seen in [
            self.admin.show(&self.table).await.expect("the table"),
            self.admin.list(1).await.expect("all tables").remove(0),
        ] {
            seen.connected = None;
            self.heard.metrics.push(serde_json::to_string(&seen).expect("JSON"));
        }
    }

    /// Ends the server, and gives what came out of it.
    async fn close(mut self) -> Heard {
        // What was sent before this is read up.
        for who in 0..self.sockets.len() {
            self.try_in_vain(who, &json!({"do": "nothing"})).await;
        }
        let (address, table) = (self.address.to_string(), self.table.clone());
        drop(self.sockets);
        self.server.close().await;
        for (target, line) in take_log() {
            if target.starts_with("crosstown") {
                assert!(!line.contains(&table), "who reads logs could watch: {line}");
                self.heard.log.push(line.replace(&address, "ADDRESS"));
            } else {
                self.heard.libraries.insert(line);
            }
        }
        self.heard
    }
}

/// What a seat could try in order to learn something, none of it legal now.
fn guesses(board: &Board, game: &Game, seat: usize, rng: &mut Rng) -> Vec<Value> {
    let mut guesses = vec![json!({"do": "pass"}), json!({"do": "draw", "from": 9})];
    let offered = game.offered(seat);
    for _ in 0..3 {
        let tickets: Vec<_> = board.ticket_ids().filter(|id| !offered.contains(id)).collect();
        let ticket = &board.tickets[tickets[rng.below(tickets.len())].index()].id;
        guesses.push(json!({"do": "keep", "tickets": [ticket]}));
        let routes = &board.routes;
        let route = board.route(&routes[rng.below(routes.len())].id).unwrap();
        let cards: Vec<_> = board.cards().iter().map(|(card, _)| card).collect();
        let payment = Payment::new(cards[rng.below(cards.len())], rng.below(3) as u8).unwrap();
        let claim = Action::Claim { route, payment, tourist: None };
        if game.check(board, seat, claim).is_err() && routes[route.index()].cards >= 3 {
            guesses.push({
                let entry = Entry::of_action(board, game.public(), &[], seat, claim);
                serde_json::to_value(entry.named(board)).unwrap()
            });
        }
    }
    guesses.retain(|guess| {
        *guess != json!({"do": "pass"}) || game.check(board, seat, Action::Pass).is_err()
    });
    guesses
}

/// Plays the game of a plan in one of its worlds.
async fn run(plan: &Plan, which: usize) -> Heard {
    let mut stage = Stage::open(&plan.board, plan.players, plan.dealers(which)).await;
    let rng = &mut Rng::new(9, 0);
    for (index, step) in plan.steps.iter().enumerate() {
        let watched = plan.viewer.unwrap_or(plan.players);
        // Guesses follow from what both worlds have in common, so they are the same in both.
        if index % 5 == 0 || plan.viewer == Some(step.seat) && index % 2 == 0 {
            for guess in guesses(&plan.board, &step.before[0], plan.viewer.unwrap_or(0), rng) {
                stage.try_in_vain(watched, &guess).await;
            }
        }
        if index % 25 == 3 {
            stage.look_around(plan.viewer).await;
        }
        let action = step.action(&stage.board, which);
        stage.play(step.seat, &action).await;
    }
    stage.look_around(plan.viewer).await;
    stage.close().await
}

/// Both worlds look the same from these seats and from outside, and not from the others.
fn compare(first: &Heard, second: &Heard, viewer: Option<usize>, what: &str) {
    let spectator = first.sent.len() - 1;
    for who in 0..=spectator {
        let (here, there) = (&first.sent[who], &second.sent[who]);
        if who == spectator || viewer == Some(who) {
            for (here, there) in here.iter().zip(there) {
                assert_eq!(here, there, "{what}: {who} can tell the worlds apart");
            }
            assert_eq!(here.len(), there.len(), "{what}: {who} got more in one world");
        } else {
            assert_ne!(here, there, "{what}: the worlds are the same for {who}");
        }
    }
    for (here, there) in first.answers.iter().flatten().zip(second.answers.iter().flatten()) {
        assert_eq!(here, there, "{what}: an answer over HTTP");
    }
    for (here, there) in first.metrics.iter().zip(&second.metrics) {
        assert_eq!(here, there, "{what}: the metrics");
    }
    assert_eq!(first.log, second.log, "{what}: the log");
    assert!(!first.log.is_empty(), "there is a log");
    assert_eq!(first.libraries, second.libraries, "{what}: the log of libraries");
}

/// One test, because the log of a process is one.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_worlds_apart_by_what_they_may_not_see() {
    tracing::subscriber::set_global_default(Capture).unwrap();
    let mut seen = BTreeSet::new();
    for (seed, (city, _)) in (1..).zip(CITIES) {
        let board = Arc::new(Board::city(city).unwrap());
        for (players, viewer) in [(2, Some(seed as usize % 2)), (4, Some(0)), (3, None)] {
            let plan = Plan::new(&board, players, viewer, seed);
            let what = format!("{city} with {players} players, seen by {viewer:?}");
            assert!(plan.steps.len() >= 25, "{what}: only {} steps", plan.steps.len());
            note(&plan, &mut seen);
            let (first, second) = (run(&plan, 0).await, run(&plan, 1).await);
            compare(&first, &second, viewer, &what);
        }
        setup_tells_nothing(&board, seed).await;
    }
    // All that could tell something was there.
    for kind in ["deck", "row", "tickets", "keep", "place", "claim", "tourist", "shuffle", "hand"] {
        assert!(seen.contains(kind), "no game had this: {kind}");
    }
}

/// Notes what others did in a game.
fn note(plan: &Plan, seen: &mut BTreeSet<&'static str>) {
    let others = |step: &&Step| plan.viewer != Some(step.seat);
    for Step { actions, before, seat } in plan.steps.iter().filter(others) {
        seen.insert(match actions[0] {
            Action::DrawDeck => "deck",
            Action::DrawRow(_) => "row",
            Action::DrawTickets => "tickets",
            Action::Keep(_) if before[0].public().phase == Phase::ChooseTickets => "choose",
            Action::Keep(_) => "keep",
            Action::Place(_) => "place",
            Action::Claim { tourist: Some(_), .. } => "tourist",
            Action::Claim { .. } => "claim",
            Action::Pass => "pass",
        });
        if before[0].hand(*seat) != before[1].hand(*seat) {
            seen.insert("hand");
        }
    }
    if plan.shuffles() > 0 {
        seen.insert("shuffle");
    }
}

/// Q8: before the last player has chosen, nobody can tell how many tickets another has kept.
async fn setup_tells_nothing(board: &Arc<Board>, seed: u64) {
    let players = 4;
    let plan = Plan::start(board, players, Some(0), &mut Rng::new(seed, 1));
    let mut heard = Vec::new();
    for (which, kept) in [Kept::SECOND, Kept::BOTH].into_iter().enumerate() {
        let mut stage = Stage::open(board, players, plan.dealers(which)).await;
        for seat in [2, 1, 3] {
            let before = plan.games;
            let step = Step { seat, actions: [Action::Keep(kept); 2], before };
            let action = step.action(board, which);
            stage.play(seat, &action).await;
            stage.look_around(Some(0)).await;
        }
        heard.push(stage.close().await);
    }
    compare(&heard[0], &heard[1], Some(0), &format!("the setup of {}", board.id));
}

/// Everything logged since it was last taken: by whom, and what.
static LOG: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());

fn take_log() -> Vec<(String, String)> {
    std::mem::take(&mut *LOG.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Writes down all events of the level that hosts can ask for, and above.
struct Capture;

/// The fields of an event as text, without how long something took.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if !field.name().starts_with("elapsed") {
            let _ = write!(self.0, " {}={value:?}", field.name());
        }
    }
}

impl tracing::Subscriber for Capture {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        *metadata.level() <= tracing::Level::DEBUG
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        let metadata = event.metadata();
        let mut line = Line(format!("{} {}", metadata.level(), metadata.target()));
        event.record(&mut line);
        let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
        log.push((metadata.target().to_owned(), line.0));
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}
