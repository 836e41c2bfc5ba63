//! A player who does not give up.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crosstown_rules::Phase;
use crosstown_server::client::{Client, Socket};
use crosstown_table::protocol::{Action, Numbered, ToClient, View};
use serde_json::Value;

use super::PATIENCE;

/// A player, or a spectator, who connects anew when the socket ends, to any of some nodes, and sends
/// again under the same id what was not acknowledged. Fails when an event is left out.
pub(crate) struct Player {
    client: Client,
    nodes: Vec<SocketAddr>,
    table: String,
    seat: Option<u8>,
    socket: Option<Socket>,
    /// From number 1 on.
    pub(crate) events: Vec<Value>,
    pub(crate) view: Option<View>,
    /// The number of the event after which the view was.
    view_at: usize,
    /// What was played, by id and number.
    pub(crate) acked: Vec<(String, u32)>,
    unanswered: Option<(String, u32, Action)>,
    pub(crate) closing: bool,
    pub(crate) connections: usize,
    /// How long nothing may happen.
    pub(crate) patience: Duration,
    /// Counts what is acknowledged to all players who share it.
    pub(crate) counter: Arc<AtomicUsize>,
}

impl Player {
    /// Connects to the first of these nodes that answers.
    pub(crate) async fn connect(
        client: &Client,
        nodes: &[SocketAddr],
        table: &str,
        seat: Option<u8>,
    ) -> Player {
        let mut player = Player {
            client: client.clone(),
            nodes: nodes.to_vec(),
            table: table.to_owned(),
            seat,
            socket: None,
            events: Vec::new(),
            view: None,
            view_at: 0,
            acked: Vec::new(),
            unanswered: None,
            closing: false,
            connections: 0,
            patience: PATIENCE,
            counter: Arc::default(),
        };
        player.step().await;
        player
    }

    async fn open(&mut self) {
        let end = Instant::now() + PATIENCE;
        loop {
            for node in &self.nodes {
                let client = self.client.at(node);
                let seen = self.events.len() as u32;
                let opened = client.socket(&self.table, self.seat, Some(seen));
                match tokio::time::timeout(Duration::from_secs(5), opened).await {
                    Ok(Ok(socket)) => {
                        self.socket = Some(socket);
                        self.connections += 1;
                        return;
                    }
                    other => assert!(Instant::now() < end, "nobody lets us in: {:?}", other.err()),
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Reads one message, having connected if need be. Gives the code with which the socket ended.
    pub(crate) async fn step(&mut self) -> Option<u16> {
        if self.socket.is_none() {
            self.open().await;
        }
        let socket = self.socket.as_mut().expect("just opened");
        let message = tokio::time::timeout(self.patience, socket.next()).await;
        match message.expect("a message in time") {
            Ok(Some(message)) => self.hear(message).await,
            Ok(None) => {
                let code = socket.code();
                self.socket = None;
                return code;
            }
            Err(_) => self.socket = None,
        }
        None
    }

    async fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Welcome { table, view, missed, .. } => {
                for event in missed {
                    self.happened(event);
                }
                assert_eq!(self.events.len() as u32, table.number, "everything is told");
                self.look(view);
                // What was not answered may have been lost.
                if let Some((id, seen, action)) = self.unanswered.clone() {
                    self.send(&id, seen, &action).await;
                }
            }
            ToClient::Event { event, view, .. } => {
                self.happened(event);
                self.look(view);
            }
            ToClient::Ack { id, number } => {
                if self.unanswered.take_if(|(sent, ..)| *sent == id).is_some() {
                    self.acked.push((id, number));
                    self.counter.fetch_add(1, Ordering::Relaxed);
                } else {
                    assert!(self.acked.contains(&(id, number)), "acknowledged as something else");
                }
            }
            ToClient::Refused { id, problem } => match problem.code.name() {
                // It is sent again when the socket has ended.
                "closing" | "not-stored" => {}
                _ => panic!("{id} refused: {problem:?}"),
            },
            ToClient::Closing => self.closing = true,
            ToClient::Present { .. } => {}
        }
    }

    fn happened(&mut self, event: Numbered) {
        assert_eq!(event.number as usize, self.events.len() + 1, "events come in order");
        self.events.push(serde_json::to_value(&event.what).expect("plain data becomes JSON"));
    }

    fn look(&mut self, view: Option<View>) {
        if view.is_some() {
            self.view = view;
            self.view_at = self.events.len();
        }
    }

    async fn send(&mut self, id: &str, seen: u32, action: &Action) {
        if let Some(socket) = &mut self.socket
            && socket.play(id, seen, action).await.is_err()
        {
            self.socket = None;
        }
    }

    /// What it can do now, as far as it knows.
    pub(crate) fn actions(&self) -> &[Action] {
        let known = self.acked.last().map_or(0, |(_, number)| *number as usize);
        if self.unanswered.is_some() || self.view_at < self.events.len() || self.view_at < known {
            return &[];
        }
        self.view.as_ref().and_then(|view| view.actions.as_deref()).unwrap_or_default()
    }

    pub(crate) fn phase(&self) -> Option<Phase> {
        self.view.as_ref().map(|view| view.phase)
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase(), Some(Phase::Over(_)))
    }

    /// Sends an action.
    pub(crate) async fn act(&mut self, action: Action) {
        // Several tabs of one seat must not use the same names.
        let at = self.nodes[0].port();
        let id = format!("{at}-{:?}-{}", self.seat, self.acked.len());
        let seen = self.events.len() as u32;
        self.unanswered = Some((id.clone(), seen, action.clone()));
        self.send(&id, seen, &action).await;
    }

    /// Sends one of its actions and waits until it is acknowledged.
    pub(crate) async fn play(&mut self) {
        // Claims are last in the list: so games end.
        let action = self.actions().last().expect("something to do").clone();
        self.act(action).await;
        let end = Instant::now() + PATIENCE;
        while self.unanswered.is_some() {
            assert!(Instant::now() < end, "no answer in time");
            self.step().await;
        }
    }

    /// Plays once, when it can.
    pub(crate) async fn turn(&mut self) {
        while self.actions().is_empty() {
            assert!(!self.is_over(), "the game is over too soon");
            self.step().await;
        }
        self.play().await;
    }

    /// Plays whenever it can, or watches, until the game is over.
    pub(crate) async fn play_on(mut self) -> Player {
        while !self.is_over() {
            if self.actions().is_empty() {
                self.step().await;
            } else {
                self.play().await;
            }
        }
        self
    }

    /// Whether the event was something that this seat played.
    fn is_own(&self, event: &Value) -> bool {
        self.seat.is_some() && event["entry"]["seat"].as_u64() == self.seat.map(u64::from)
    }

    /// All that was acknowledged is there and was played once, and a newcomer hears the same story.
    pub(crate) async fn check(&self) {
        for (id, number) in &self.acked {
            let event = &self.events[*number as usize - 1];
            assert!(self.is_own(event), "{id} became {event}");
        }
        let own = self.events.iter().filter(|event| self.is_own(event)).count();
        assert_eq!(own, self.acked.len(), "played exactly once");
        let newcomer = Player::connect(&self.client, &self.nodes, &self.table, self.seat).await;
        assert!(newcomer.events == self.events, "everybody has heard the same");
    }
}
