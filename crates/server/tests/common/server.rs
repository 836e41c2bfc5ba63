//! A real server on a free port, and players that play by its views.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use crosstown_rules::record::{Raw, verify};
use crosstown_rules::{Board, Phase};
use crosstown_server::client::{Client, Socket};
use crosstown_server::store::Ages;
use crosstown_server::{Amounts, Config, Server, Sources};
use crosstown_table::protocol::{Action, Level, NewTable, SeatPlan, ToClient, View};

/// Long enough for anything on a busy machine; only a failure waits for it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The settings of tests: a free port, and limits out of the way.
pub(crate) fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        database_url: None,
        nats_url: None,
        public_url: None,
        behind_proxy: false,
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

pub(crate) fn table(city: &str, seats: &[SeatPlan]) -> NewTable {
    NewTable {
        city: Some(city.to_owned()),
        board: None,
        seats: seats.to_vec(),
        first: Some(0),
        clock: None,
    }
}

pub(crate) fn device(name: &str) -> SeatPlan {
    SeatPlan::Device { name: name.to_owned() }
}

pub(crate) fn bot(level: Level) -> SeatPlan {
    SeatPlan::Bot { level }
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
    assert!(record.seed.is_some(), "the seed is revealed");
    verify(&board, &record).expect("a right record");
    answer.json().unwrap()
}

/// A player at a seat who plays any of the actions of the view, some number of the list.
pub(crate) struct Player {
    pub(crate) seat: u8,
    pub(crate) socket: Socket,
    /// The number of the last event.
    pub(crate) seen: u32,
    pub(crate) view: Option<View>,
    /// Events heard of, one after the other.
    pub(crate) events: Vec<serde_json::Value>,
    pub(crate) acked: Vec<(String, u32)>,
    actions: u64,
}

impl Player {
    /// Connects and reads the welcome.
    pub(crate) async fn connect(client: &Client, table: &str, seat: u8) -> Player {
        let socket = client.socket(table, Some(seat), None).await.expect("the seat lets us in");
        let (seen, events, acked) = (0, Vec::new(), Vec::new());
        let mut player = Player { seat, socket, seen, view: None, events, acked, actions: 0 };
        player.hear().await;
        player
    }

    /// Connects anew, having seen what it has.
    pub(crate) async fn reconnect(&mut self, client: &Client, table: &str) {
        self.socket = client
            .socket(table, Some(self.seat), Some(self.seen))
            .await
            .expect("the seat lets us in again");
        self.hear().await;
    }

    /// Reads one message.
    pub(crate) async fn hear(&mut self) -> ToClient {
        let message = message(&mut self.socket).await;
        match &message {
            ToClient::Welcome { table, view, missed, .. } => {
                for event in missed {
                    assert_eq!(event.number, self.seen + 1, "no event is left out");
                    self.seen = event.number;
                    self.events.push(serde_json::to_value(&event.what).unwrap());
                }
                self.seen = table.number;
                if view.is_some() {
                    self.view.clone_from(view);
                }
            }
            ToClient::Event { event, view, .. } => {
                assert_eq!(event.number, self.seen + 1, "events come in order");
                self.seen = event.number;
                self.events.push(serde_json::to_value(&event.what).unwrap());
                if view.is_some() {
                    self.view.clone_from(view);
                }
            }
            ToClient::Ack { id, number } => self.acked.push((id.clone(), *number)),
            ToClient::Refused { .. } | ToClient::Present { .. } | ToClient::Closing => {}
        }
        message
    }

    pub(crate) fn actions(&self) -> &[Action] {
        self.view.as_ref().and_then(|view| view.actions.as_deref()).unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Over(_)))
    }

    /// Plays one of its actions, and waits for the answer and the event.
    pub(crate) async fn play(&mut self) {
        self.actions += 1;
        let list = self.actions();
        // Claims are last in the list: so games end.
        let action = list.last().expect("something to do").clone();
        let id = format!("{}-{}-{}", self.seat, self.seen, self.actions);
        self.socket.play(&id, self.seen, &action).await.expect("the socket is open");
        loop {
            match self.hear().await {
                ToClient::Ack { id: acked, .. } => assert_eq!(acked, id),
                ToClient::Refused { problem, .. } => panic!("{action:?} refused: {problem:?}"),
                // The view after our own event.
                ToClient::Event { view: Some(_), .. }
                    if self
                        .acked
                        .last()
                        .is_some_and(|(last, n)| *last == id && self.seen >= *n) =>
                {
                    return;
                }
                _ => {}
            }
        }
    }

    /// Plays whenever it can until the game is over.
    pub(crate) async fn play_on(&mut self) {
        while !self.is_over() {
            if self.actions().is_empty() {
                self.hear().await;
            } else {
                self.play().await;
            }
        }
    }
}
