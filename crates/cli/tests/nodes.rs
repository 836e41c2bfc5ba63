//! Several servers on one PostgreSQL database, which hear of each other over NATS.

mod common;
mod served;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crosstown_rules::Phase;
use crosstown_server::client::{Client, Socket};
use crosstown_table::protocol::{Clock, Level, Per, SeatPlan, Table, ToClient};
use serde_json::json;

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
        Server::start(&mut serve("127.0.0.1:0", &args))
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
    // With a clock, the node that made the table tends it from then on.
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

    // Again, now that it is her turn: the clock is somebody's, too. Only a node that never had the
    // table open is left.
    nodes[0] = site.node();
    while ada.actions().is_empty() {
        ada.hear().await;
    }
    let resumed = |ada: &Player| {
        ada.events.iter().filter(|event| **event == json!({"event": "resumed"})).count()
    };
    let before = resumed(&ada);
    nodes[1].process.kill();
    nodes[2].process.kill();
    let killed = Instant::now();
    let mut ada = {
        let mut again = Player::among(&[nodes[0].address], &client, &made.id, Some(0)).await;
        assert_eq!(again.events[..ada.events.len()], ada.events[..]);
        std::mem::swap(&mut again.acked, &mut ada.acked);
        again
    };
    while resumed(&ada) == before {
        assert!(killed.elapsed() < SECONDS, "nobody looks at the clock");
        ada.hear().await;
    }
    println!("the clock goes on {:?} after its node was killed", killed.elapsed());
    ada.play_on().await;
    ada.check().await;
    watching.abort();
    verify(&mut client.at(nodes[0].address), &made.id).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn says_what_it_cannot_reach() {
    let mut site = Site::new().await;
    site.nats.kill();
    let url = site.nats.url();
    let args = ["--database-url", &site.database, "--nats-url", &url];
    let said = fails(&mut serve("127.0.0.1:0", &args));
    assert!(said.contains("cannot reach NATS"), "{said}");
    let said = fails(&mut serve("127.0.0.1:0", &["--database-url", "postgres://x@127.0.0.1:1/y"]));
    assert!(said.contains("cannot open the database"), "{said}");
}
