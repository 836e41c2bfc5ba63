//! Several servers on one PostgreSQL database, which hear of each other over NATS.

mod common;
mod served;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crosstown_rules::{Phase, commitment, to_hex};
use crosstown_server::client::{Client, Socket};
use crosstown_table::protocol::{Clock, Level, Per, SeatPlan, Table, ToClient};
use serde_json::json;
use sqlx::{Connection as _, PgConnection};

use served::nats::Nats;
use served::player::Player;
use served::process::{Server, fails, serve};
use served::tables::{PATIENCE, bot, device, table};
use served::{postgres, until, verify};
use tokio::time::Instant;

/// "When a node dies another takes over within seconds."
const SECONDS: Duration = Duration::from_secs(15);

/// What several nodes need.
struct Site {
    nats: Nats,
    database: String,
}

impl Site {
    async fn new() -> Site {
        Site { nats: Nats::start(), database: postgres::database().await }
    }

    fn node(&self) -> Server {
        let url = self.nats.url();
        let args = ["--log", "warn", "--database-url", &self.database, "--nats-url", &url];
        let admin = ["--admin-listen", "127.0.0.1:0"];
        Server::start(&mut serve("127.0.0.1:0", &[&args[..], &admin].concat()))
    }

    fn three(&self) -> [Server; 3] {
        std::array::from_fn(|_| self.node())
    }
}

/// The addresses of all nodes, this one first.
fn from(nodes: &[Server], first: usize) -> Vec<SocketAddr> {
    let mut all: Vec<_> = nodes.iter().map(|node| node.address).collect();
    all.rotate_left(first);
    all
}

/// A table made at the first node. The first seat is Ada's, and she comes with the client.
async fn made(nodes: &[Server], seats: &[SeatPlan], clock: Option<Clock>) -> (Client, Table) {
    let mut ada = Client::new(nodes[0].address);
    let mut new = table("london", seats);
    new.clock = clock;
    let made = ada.create(&new).await.expect("a table");
    (ada, made)
}

/// Plays until bots have played as well, and more than what was on its way before.
async fn bots_go_on(ada: &mut Player) {
    let of_bots = |ada: &Player| {
        let seats = ada.events.iter().map(|event| event["entry"]["seat"].as_u64());
        seats.filter(|seat| seat.is_some_and(|seat| seat > 0)).count()
    };
    let before = of_bots(ada);
    while of_bots(ada) < before + 5 {
        ada.turn().await;
    }
}

const SLOW: Option<Clock> = Some(Clock { per: Per::Move, seconds: 3600 });

#[tokio::test(flavor = "multi_thread")]
async fn players_of_a_table_sit_at_different_nodes() {
    let site = Site::new().await;
    let nodes = site.three();
    let seats = [device("Ada"), SeatPlan::Open, bot(Level::Easy), bot(Level::Hard)];
    let (mut ada, made) = made(&nodes, &seats, None).await;
    let mut bob = Client::new(nodes[1].address);
    bob.sit(&made, 1, "Bob").await.expect("the seat is free");
    let watcher = Client::new(nodes[2].address);
    let players = [
        Player::among(&from(&nodes, 0), &ada, &made.id, Some(0)).await,
        Player::among(&from(&nodes, 1), &bob, &made.id, Some(1)).await,
        Player::among(&from(&nodes, 2), &watcher, &made.id, None).await,
    ];
    let mut lengths = Vec::new();
    for game in players.map(|player| player.play_on_alone()) {
        let player = game.await.expect("the game goes on to its end");
        assert_eq!(player.connections, 1, "nobody was thrown out");
        player.check().await;
        lengths.push(player.events.len());
    }
    assert!(lengths.iter().all(|length| *length == lengths[0]), "{lengths:?}");
    verify(&mut ada, &made.id).await;
    // The table is the same at every node.
    for node in &nodes {
        let shown = ada.at(node.address).table(&made.id).await.expect("it is there");
        assert_eq!(shown.number as usize, lengths[0]);
    }
}

/// Who sits where, with what their devices contribute. Nobody says who begins.
async fn two_who_contribute(nodes: &[Server]) -> ([Client; 2], Table) {
    let commit = |secret: u8| to_hex(&commitment(&[secret; 32]));
    let mut ada = Client::new(nodes[0].address);
    let seats = json!([{"by": "device", "name": "Ada"}, {"by": "open"}]);
    let new = json!({"city": "london", "seats": seats, "commit": commit(0)});
    let made = ada.post("/api/tables", &new).await.and_then(|answer| answer.read::<Table>());
    let made = made.expect("a table");
    let mut bob = Client::new(nodes[1].address);
    let join = json!({"invite": made.invite, "name": "Bob", "commit": commit(1)});
    let sat = bob.post(&format!("/api/tables/{}/seats/1/sit", made.id), &join).await;
    let full: Table = sat.and_then(|answer| answer.read()).expect("the seat is free");
    assert!(full.reveal_by.is_some());
    ([ada, bob], made)
}

/// Sends a secret to one of the nodes.
async fn reveal(client: &mut Client, table: &str, seat: u8) {
    let body = json!({"secret": to_hex(&[seat; 32])});
    let path = format!("/api/tables/{table}/seats/{seat}/reveal");
    let answer = client.post(&path, &body).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_revealed_at_different_nodes_and_the_seats_are_turned_at_all() {
    let site = Site::new().await;
    let nodes = site.three();
    let mut turned = [false; 2];
    for _ in 0..40 {
        let ([mut ada, bob], made) = two_who_contribute(&nodes).await;
        let mut sockets = [
            ada.socket(&made.id, Some(0), None).await.expect("a socket"),
            bob.socket(&made.id, Some(1), None).await.expect("a socket"),
        ];
        // To a node that may not have heard of anything yet.
        reveal(&mut bob.at(nodes[2].address), &made.id, 1).await;
        reveal(&mut ada, &made.id, 0).await;
        let mut seats = Vec::new();
        for socket in &mut sockets {
            seats.push(loop {
                match socket.next().await.expect("a message").expect("an open socket") {
                    ToClient::Event { view: Some(view), .. } => break view.seat.expect("a seat"),
                    ToClient::Welcome { view: Some(view), .. } => break view.seat.expect("a seat"),
                    _ => {}
                }
            });
        }
        for node in &nodes {
            let shown = ada.at(node.address).table(&made.id).await.expect("it is there");
            if shown.reveal_by.is_none() {
                let mine = shown.seats.iter().position(|seat| seat.mine);
                assert_eq!(mine, Some(usize::from(seats[0])));
            }
        }
        assert_eq!(seats[0] + seats[1], 1);
        let first = !std::mem::replace(&mut turned[usize::from(seats[0])], true);
        if first {
            drop(sockets);
            let players = [
                Player::among(&from(&nodes, 0), &ada, &made.id, Some(seats[0])).await,
                Player::among(&from(&nodes, 1), &bob, &made.id, Some(seats[1])).await,
            ];
            for game in players.map(|player| player.play_on_alone()) {
                game.await.expect("the game goes on to its end").check().await;
            }
            let record = verify(&mut ada, &made.id).await;
            assert_eq!(record["fair"]["first"], 1 - seats[1]);
        }
        if turned == [true; 2] {
            return;
        }
    }
    panic!("always the same begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_dies_before_the_deal_another_deals() {
    let site = Site::new().await;
    let mut nodes = site.three();
    let ([ada, mut bob], made) = two_who_contribute(&nodes).await;
    // Ada's secret never comes, and whoever has the lease may die with either node.
    reveal(&mut bob, &made.id, 1).await;
    nodes[0].process.kill();
    nodes[1].process.kill();
    let mut ada = ada.at(nodes[2].address);
    let end = Instant::now() + SECONDS + SECONDS;
    let dealt = loop {
        let shown = ada.table(&made.id).await.expect("it is there");
        if shown.reveal_by.is_none() {
            break shown;
        }
        assert!(Instant::now() < end, "nobody deals");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let told = dealt.seats.iter().filter(|seat| seat.secret.is_some()).count();
    assert_eq!(told, 1, "what was revealed is not lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_wins_a_race() {
    let site = Site::new().await;
    let nodes = site.three();
    let (ada, made) = made(&nodes, &[device("Ada"), device("Bob")], None).await;
    let mut bob = Player::among(&from(&nodes, 2), &ada, &made.id, Some(1)).await;
    // Two tabs of one player, who plays something else in each of them at the same moment.
    let sockets = [
        ada.at(nodes[0].address).socket(&made.id, Some(0), Some(0)).await.expect("a socket"),
        ada.at(nodes[1].address).socket(&made.id, Some(0), Some(0)).await.expect("a socket"),
    ];
    let mut one = Player::among(&from(&nodes, 0), &ada, &made.id, Some(0)).await;
    one.play().await;
    bob.play().await;
    let mut tabs = sockets.map(Tab::new);
    let (mut wins, mut races) = ([0; 2], 0);
    while races < 12 {
        while one.actions().is_empty() && !one.is_over() {
            one.hear().await;
        }
        if one.is_over() {
            break;
        }
        let (seen, actions) = (one.events.len() as u32, one.actions());
        let choices = [actions[0].clone(), actions[actions.len() - 1].clone()];
        let id = |tab: usize| format!("race-{races}-{tab}");
        for (tab, choice) in choices.iter().enumerate() {
            tabs[tab].socket.play(&id(tab), seen, choice).await.expect("the socket is open");
        }
        let won = [tabs[0].answer(&id(0)).await, tabs[1].answer(&id(1)).await];
        assert!(won[0] != won[1], "exactly one wins: {won:?}");
        wins[usize::from(won[1])] += 1;
        races += 1;
        // She finishes her move, if it is not over, and he makes his.
        loop {
            while one.events.len() as u32 == seen || bob.events.len() < one.events.len() {
                if (one.events.len() as u32) == seen {
                    one.hear().await;
                } else {
                    bob.hear().await;
                }
            }
            if one.actions().is_empty() {
                break;
            }
            one.play().await;
            while one.events.len() < one.acked.last().map_or(0, |(_, n)| *n as usize) {
                one.hear().await;
            }
        }
        while !bob.is_over() && bob.view.as_ref().is_some_and(|view| view.turn == 1) {
            bob.turn().await;
            while bob.events.len() < bob.acked.last().map_or(0, |(_, n)| *n as usize) {
                bob.hear().await;
            }
        }
    }
    println!("races won: {wins:?}");
    assert!(races >= 5);
    // Nobody has seen anything that did not stay.
    bob.check().await;
    for tab in tabs {
        let numbers: Vec<u32> = (1..=tab.events.len() as u32).collect();
        assert_eq!(tab.events, numbers);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_believes_what_a_player_has_seen_at_another() {
    let mut site = Site::new().await;
    let nodes = site.three();
    let (client, made) = made(&nodes, &[device("Ada"), device("Bob")], None).await;
    let mut ada = Player::among(&from(&nodes, 0), &client, &made.id, Some(0)).await;
    let mut bob = Player::among(&from(&nodes, 0), &client, &made.id, Some(1)).await;
    // Bob looks here and plays there, where nothing is heard of Ada's moves.
    let there = client.at(nodes[1].address).socket(&made.id, Some(1), Some(0)).await;
    let mut there = Tab::new(there.expect("a socket"));
    site.nats.kill();
    ada.play().await;
    bob.play().await;
    let turn = |player: &Player| match player.phase() {
        Some(Phase::ChooseTickets) => None,
        _ => player.view.as_ref().map(|view| view.turn),
    };
    for played in 0..10 {
        while turn(&ada) != Some(1) {
            match ada.actions() {
                [] => drop(ada.hear().await),
                _ => ada.play().await,
            }
        }
        while bob.events.len() < ada.events.len() {
            bob.hear().await;
        }
        let (id, seen) = (format!("there-{played}"), bob.events.len() as u32);
        let choice = bob.actions().last().expect("it is his turn").clone();
        there.socket.play(&id, seen, &choice).await.expect("the socket is open");
        assert!(there.answer(&id).await, "refused what he saw that he can do");
        while ada.events.len() as u32 == seen {
            ada.hear().await;
        }
    }
}

/// A socket of which only answers and numbers count.
struct Tab {
    socket: Socket,
    events: Vec<u32>,
}

impl Tab {
    fn new(socket: Socket) -> Tab {
        Tab { socket, events: Vec::new() }
    }

    /// Whether the action of this name was played.
    async fn answer(&mut self, id: &str) -> bool {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let message = message.expect("a message in time").expect("a readable message");
            match message.expect("an open socket") {
                ToClient::Ack { id: acked, .. } if acked == id => return true,
                ToClient::Refused { id: refused, problem } if refused == id => {
                    assert!(
                        ["stale", "not-your-turn"].contains(&problem.code.name()),
                        "{problem:?}"
                    );
                    return false;
                }
                ToClient::Welcome { missed, .. } => {
                    self.events.extend(missed.iter().map(|event| event.number));
                }
                ToClient::Event { event, .. } => self.events.push(event.number),
                _ => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_takes_over_from_one_that_dies() {
    let site = Site::new().await;
    let mut nodes = site.three();
    let seats = [device("Ada"), bot(Level::Hard), bot(Level::Easy)];
    let (client, made) = made(&nodes, &seats, SLOW).await;
    let watcher = Client::new(nodes[2].address);
    let watching = Player::among(&from(&nodes, 2), &watcher, &made.id, None).await;
    let watching = watching.play_on_alone();
    let mut ada = Player::among(&from(&nodes, 1), &client, &made.id, Some(0)).await;
    for _ in 0..3 {
        ada.turn().await;
    }
    nodes[0].process.kill();
    let killed = Instant::now();
    bots_go_on(&mut ada).await;
    let bots = killed.elapsed();
    assert!(bots < SECONDS, "{bots:?}");
    println!("bots play again {bots:?} after their node was killed");
    assert_eq!(ada.connections, 1);

    // Again, now that it is her turn. Only a node that never had the table open is left.
    nodes[0] = site.node();
    while ada.actions().is_empty() {
        ada.hear().await;
    }
    nodes[1].process.kill();
    nodes[2].process.kill();
    let killed = Instant::now();
    let mut ada = {
        let mut again = Player::among(&[nodes[0].address], &client, &made.id, Some(0)).await;
        assert_eq!(again.events[..ada.events.len()], ada.events[..]);
        std::mem::swap(&mut again.acked, &mut ada.acked);
        again
    };
    bots_go_on(&mut ada).await;
    assert!(killed.elapsed() < SECONDS, "{:?}", killed.elapsed());
    ada.play_on().await;
    // Some node was alive all the time: nobody has lost any.
    assert!(!ada.events.contains(&json!({"event": "resumed"})));
    ada.check().await;
    watching.abort();
    verify(&mut client.at(nodes[0].address), &made.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_goes_on_when_its_node_dies() {
    let site = Site::new().await;
    let mut nodes = [site.node(), site.node()];
    let clock = Clock { per: Per::Move, seconds: 15 };
    let (client, made) = made(&nodes, &[device("Ada"), device("Bob")], Some(clock)).await;
    let mut ada = Player::among(&from(&nodes, 0), &client, &made.id, Some(0)).await;
    nodes[0].process.kill();
    // A node that never had the table open does not let anybody have more time.
    let killed = Instant::now();
    let late = json!({"event": "bot", "seat": 0, "level": "hard", "why": "clock"});
    while !ada.events.contains(&late) {
        ada.hear().await;
        assert!(killed.elapsed() < 2 * SECONDS, "nobody looks at the clock");
    }
    assert!(!ada.events.contains(&json!({"event": "resumed"})));
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_a_dead_node_lose_nothing() {
    let site = Site::new().await;
    let mut nodes = site.three();
    let (mut games, mut tables) = (Vec::new(), Vec::new());
    let acks = Arc::new(AtomicUsize::new(0));
    for number in 0..6 {
        let seats = [device("Ada"), SeatPlan::Open, bot(Level::Easy)];
        let clock = if number % 2 == 0 { SLOW } else { None };
        let (ada, made) = made(&nodes, &seats, clock).await;
        let mut bob = Client::new(nodes[1 + number % 2].address);
        bob.sit(&made, 1, "Bob").await.expect("the seat is free");
        for (client, node, seat) in [(&ada, 0, 0), (&bob, 1 + number % 2, 1)] {
            let nodes = from(&nodes, node);
            let mut player = Player::among(&nodes, client, &made.id, Some(seat)).await;
            player.counter = acks.clone();
            player.patience = SECONDS;
            games.push(player.play_on_alone());
        }
        tables.push((ada, made.id));
    }
    until("they are in the middle of it", || acks.load(Ordering::Relaxed) >= 60).await;
    nodes[0].process.kill();
    let mut moved = 0;
    for game in games {
        let player = game.await.expect("the game goes on to its end");
        moved += usize::from(player.connections > 1);
        player.check().await;
    }
    assert!(moved > 0, "somebody was in the middle of a game");
    for (client, id) in tables {
        verify(&mut client.at(nodes[1].address), &id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_only_asleep_does_no_harm() {
    let site = Site::new().await;
    let nodes = site.three();
    let seats = [device("Ada"), bot(Level::Easy), bot(Level::Easy)];
    let (client, made) = made(&nodes, &seats, SLOW).await;
    let mut ada = Player::among(&from(&nodes, 1), &client, &made.id, Some(0)).await;
    ada.turn().await;
    ada.turn().await;
    nodes[0].process.signal("STOP");
    let stopped = Instant::now();
    bots_go_on(&mut ada).await;
    assert!(stopped.elapsed() < SECONDS, "{:?}", stopped.elapsed());
    nodes[0].process.signal("CONT");
    // It hears what it has missed.
    let mut watching = Player::among(&[nodes[0].address], &client, &made.id, None).await;
    tokio::join!(watching.play_on(), ada.play_on());
    assert_eq!(watching.events.len(), ada.events.len());
    ada.check().await;
    watching.check().await;
    verify(&mut client.at(nodes[0].address), &made.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_nats_goes_down() {
    let mut site = Site::new().await;
    let nodes = site.three();
    let (mut client, made) = made(&nodes, &[device("Ada"), device("Bob")], None).await;
    let mut ada = Player::among(&from(&nodes, 0), &client, &made.id, Some(0)).await;
    let mut bob = Player::among(&from(&nodes, 1), &client, &made.id, Some(1)).await;
    let watching = Player::among(&from(&nodes, 2), &client, &made.id, None).await;
    let watching = watching.play_on_alone();
    ada.play().await;
    bob.play().await;
    ada.turn().await;
    site.nats.kill();
    // They hear of each other's moves through the database.
    let down = Instant::now();
    while bob.acked.len() < 3 {
        tokio::select! {
            () = ada.turn() => {}
            () = bob.turn() => {}
        }
    }
    println!("{} moves without NATS in {:?}", bob.acked.len(), down.elapsed());
    site.nats.start_again();
    tokio::join!(ada.play_on(), bob.play_on());
    let watching = watching.await.expect("the game goes on to its end");
    for player in [&ada, &bob, &watching] {
        assert_eq!(player.connections, 1);
        player.check().await;
    }
    verify(&mut client, &made.id).await;
}

/// How long it takes until another player sees what one plays.
async fn hop(from: &mut Player, to: &mut Player) -> Duration {
    let played = Instant::now();
    from.play().await;
    while to.seen() < from.acked.last().expect("it was acknowledged").1 {
        to.hear().await;
    }
    played.elapsed()
}

/// So many times somebody plays who can; gives how long the slowest and the fastest took.
async fn hops(players: &mut [Player; 2], number: usize) -> (Duration, Duration) {
    let (mut slowest, mut fastest) = (Duration::ZERO, Duration::MAX);
    for _ in 0..number {
        let [ada, bob] = &mut *players;
        while ada.actions().is_empty() && bob.actions().is_empty() {
            tokio::select! {
                _ = ada.hear() => {}
                _ = bob.hear() => {}
            }
        }
        let took = if ada.actions().is_empty() { hop(bob, ada).await } else { hop(ada, bob).await };
        (slowest, fastest) = (slowest.max(took), fastest.min(took));
    }
    (slowest, fastest)
}

/// NATS does not hang up, it says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn moves_arrive_although_nats_is_silent() {
    let site = Site::new().await;
    let nodes = [site.node(), site.node()];
    let (mut client, made) = made(&nodes, &[device("Ada"), device("Bob")], None).await;
    let ada = Player::among(&from(&nodes, 0), &client, &made.id, Some(0)).await;
    let bob = Player::among(&from(&nodes, 1), &client, &made.id, Some(1)).await;
    let mut players = [ada, bob];
    let (_, before) = hops(&mut players, 6).await;

    site.nats.signal("STOP");
    let (slowest, _) = hops(&mut players, 6).await;
    println!("a move takes {before:?} with NATS and at most {slowest:?} without");
    assert!(slowest < Duration::from_secs(10), "{slowest:?}");
    let admin = nodes[1].output.recv_timeout(PATIENCE).expect("it says where its metrics are");
    let (_, admin) = admin.split_once("http://").expect("an address");
    let mut monitor = Client::new(admin);
    let measured = monitor.get("/metrics").await.expect("an answer").body;
    assert!(measured.contains("crosstown_nats_deaf 1"), "{measured}");
    let health = monitor.get("/healthz").await.expect("an answer");
    assert!(health.status == 200 && health.body.contains("NATS"), "{}", health.body);

    site.nats.signal("CONT");
    let end = Instant::now() + PATIENCE;
    loop {
        let measured = monitor.get("/metrics").await.expect("an answer").body;
        if measured.contains("crosstown_nats_deaf 0") {
            break;
        }
        assert!(Instant::now() < end, "NATS is back, and nobody hears it");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("heard again after {:?}", PATIENCE - (end - Instant::now()));
    // Nobody waits until a table looks into the store by itself.
    let (_, after) = hops(&mut players, 6).await;
    assert!(after < Duration::from_millis(900), "{after:?}");
    let [ada, bob] = &mut players;
    tokio::join!(ada.play_on(), bob.play_on());
    for player in &players {
        assert_eq!(player.connections, 1);
        player.check().await;
    }
    verify(&mut client, &made.id).await;
    for node in &nodes {
        let errors = node.process.errors();
        assert!(errors.lines().count() <= 4, "{errors}");
    }
}

/// A table waits for a lock in the database, and no connection is left for anybody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_stuck_table_stops_no_heartbeats() {
    let site = Site::new().await;
    let url = site.nats.url();
    let args = ["--log", "warn", "--database-url", &site.database, "--nats-url", &url];
    let few = [&args[..], &["--database-connections", "2"]].concat();
    let mut nodes = [(); 2].map(|()| Server::start(&mut serve("127.0.0.1:0", &few)));
    let (client, made) = made(&nodes, &[device("Ada"), device("Bob")], None).await;
    let mut ada = Player::among(&from(&nodes, 0), &client, &made.id, Some(0)).await;
    ada.patience = Duration::from_secs(30);

    let mut connection = PgConnection::connect(&site.database).await.expect("it answers");
    let mut lock = connection.begin().await.expect("it begins");
    sqlx::query("SELECT FROM tables FOR UPDATE").execute(&mut *lock).await.expect("it locks");
    let playing = tokio::spawn(async move {
        ada.play().await;
        while ada.seen() == 0 {
            ada.hear().await;
        }
        ada
    });
    // More than its mailbox takes.
    let asking: Vec<_> = (0..100)
        .map(|_| {
            let (mut client, id) = (client.clone(), made.id.clone());
            tokio::spawn(async move { client.table(&id).await.map(drop) })
        })
        .collect();
    // The other one dies, and all tables are signalled.
    nodes[1].process.kill();
    let mut watch = PgConnection::connect(&site.database).await.expect("it answers");
    let until = Instant::now() + Duration::from_secs(7);
    let mut least = 2;
    while Instant::now() < until {
        let alive: i64 = sqlx::query_scalar("SELECT count(*) FROM nodes WHERE until > now()")
            .fetch_one(&mut watch)
            .await
            .expect("it answers");
        least = least.min(alive);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(least, 1, "the healthy one is alive all the time");
    lock.rollback().await.expect("it lets go");
    // What was refused meanwhile was sent again.
    playing.await.expect("it is acknowledged").check().await;
    for asked in asking {
        asked.await.expect("an answer").ok();
    }
}

/// PostgreSQL does not even take them as text.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_an_id_is_not_looked_for() {
    let site = Site::new().await;
    let node = site.node();
    let mut client = Client::new(node.address);
    for path in ["/api/tables/%00", "/api/tables/%00/board", "/api/imported/%00"] {
        let answer = client.get(path).await.expect("an answer");
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
    }
    assert_eq!(node.process.errors(), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn says_what_it_cannot_reach() {
    let mut site = Site::new().await;
    site.nats.kill();
    let url = site.nats.url();
    let args = ["--database-url", &site.database, "--nats-url", &url];
    let said = fails(&mut serve("127.0.0.1:0", &args));
    assert!(said.contains("cannot reach NATS"), "{said}");
    let began = Instant::now();
    let said = fails(&mut serve("127.0.0.1:0", &["--database-url", "postgres://x@127.0.0.1:1/y"]));
    assert!(said.contains("cannot open the database"), "{said}");
    assert!(said.contains("127.0.0.1:1") && said.contains("refused"), "{said}");
    assert!(began.elapsed() < Duration::from_secs(15), "at once: {:?}", began.elapsed());
}
