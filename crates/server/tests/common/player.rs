//! The one player of all tests: it knows the protocol's types and nothing of the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crosstown_rules::Phase;
use crosstown_server::client::{Client, Socket};
use crosstown_table::Code;
use crosstown_table::protocol::{Action, Numbered, ToClient, View};
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::tables::PATIENCE;

/// The next message that says something new: heartbeats come whatever else goes wrong.
async fn news(socket: &mut Socket) -> anyhow::Result<Option<ToClient>> {
    loop {
        match socket.next().await {
            Ok(Some(ToClient::Heartbeat { .. })) => {}
            other => return other,
        }
    }
}

/// A player, or a spectator. Fails when an event is left out, or when what it played is refused.
pub(crate) struct Player {
    client: Client,
    nodes: Vec<String>,
    /// Whether it reconnects when its socket ends, to any of the nodes, and sends again under the same
    /// id what was not acknowledged. Otherwise its socket must stay open.
    reconnects: bool,
    table: String,
    seat: Option<u8>,
    socket: Option<Socket>,
    /// The code with which the last socket ended.
    pub(crate) code: Option<u16>,
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
    /// Connects to the client's server, where the socket must stay open.
    pub(crate) async fn connect(client: &Client, table: &str, seat: u8) -> Player {
        let node = client.authority().to_owned();
        Player::new(client, vec![node], false, table, Some(seat)).await
    }

    /// Connects to the first of these nodes that answers, and does not give up when a socket ends.
    pub(crate) async fn among(
        nodes: &[impl ToString],
        client: &Client,
        table: &str,
        seat: Option<u8>,
    ) -> Player {
        let nodes = nodes.iter().map(ToString::to_string).collect();
        Player::new(client, nodes, true, table, seat).await
    }

    async fn new(
        client: &Client,
        nodes: Vec<String>,
        reconnects: bool,
        table: &str,
        seat: Option<u8>,
    ) -> Player {
        let mut player = Player {
            client: client.clone(),
            nodes,
            reconnects,
            table: table.to_owned(),
            seat,
            socket: None,
            code: None,
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
        player.hear().await;
        player
    }

    /// Connects again, perhaps to another server, having seen what it has.
    pub(crate) async fn reconnect(&mut self, client: &Client) {
        self.nodes = vec![client.authority().to_owned()];
        self.socket = None;
        self.hear().await;
    }

    /// The number of the last event.
    pub(crate) fn seen(&self) -> u32 {
        self.events.len() as u32
    }

    /// Its socket, for what no player would send.
    pub(crate) fn socket(&mut self) -> &mut Socket {
        self.socket.as_mut().expect("an open socket")
    }

    async fn open(&mut self) {
        let end = Instant::now() + PATIENCE;
        loop {
            for node in &self.nodes {
                let client = self.client.at(node);
                let opened = client.socket(&self.table, self.seat, Some(self.seen()));
                match tokio::time::timeout(Duration::from_secs(5), opened).await {
                    Ok(Ok(socket)) => {
                        self.socket = Some(socket);
                        self.connections += 1;
                        return;
                    }
                    other => assert!(
                        self.reconnects && Instant::now() < end,
                        "nobody lets us in: {:?}",
                        other.map(|opened| opened.err())
                    ),
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Reads one message, having connected if need be; gives none if the socket ended.
    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        if self.socket.is_none() {
            self.open().await;
        }
        let patience = self.patience;
        let message = tokio::time::timeout(patience, news(self.socket())).await;
        match message.expect("a message in time") {
            Ok(Some(message)) => {
                self.take(&message).await;
                Some(message)
            }
            ended => {
                assert!(self.reconnects, "an open socket: {:?}", ended.err());
                self.code = self.socket().code();
                self.socket = None;
                None
            }
        }
    }

    async fn take(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome { table, view, missed, .. } => {
                for event in missed {
                    self.happened(event);
                }
                assert_eq!(self.seen(), table.number, "everything is told");
                self.look(view.as_ref());
                // What was not answered may have been lost.
                if let Some((id, seen, action)) = self.unanswered.clone() {
                    self.send(&id, seen, &action).await;
                }
            }
            ToClient::Event { event, view, .. } => {
                self.happened(event);
                self.look(view.as_ref());
            }
            ToClient::Ack { id, number } => {
                let acked = (id.clone(), *number);
                if self.unanswered.take_if(|(sent, ..)| sent == id).is_some() {
                    self.acked.push(acked);
                    self.counter.fetch_add(1, Ordering::Relaxed);
                } else if self.acked.iter().any(|(known, _)| known == id) {
                    assert!(self.acked.contains(&acked), "acknowledged as something else");
                }
            }
            ToClient::Refused { id, problem } => {
                let own = self.unanswered.as_ref().is_some_and(|(sent, ..)| sent == id);
                // These are sent again when the socket has ended.
                let again =
                    self.reconnects && [Code::Closing, Code::NotStored].contains(&problem.code);
                assert!(!own || again, "{id} refused: {problem:?}");
            }
            ToClient::Closing => self.closing = true,
            ToClient::Present { .. } | ToClient::Emote { .. } | ToClient::Heartbeat { .. } => {}
        }
    }

    fn happened(&mut self, event: &Numbered) {
        assert_eq!(event.number as usize, self.events.len() + 1, "events come in order");
        self.events.push(serde_json::to_value(&event.what).expect("plain data becomes JSON"));
    }

    fn look(&mut self, view: Option<&View>) {
        if view.is_some() {
            self.view = view.cloned();
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
        let known = self.events.len().max(self.last_acked());
        if self.unanswered.is_some() || self.view_at < known {
            return &[];
        }
        self.view.as_ref().and_then(|view| view.actions.as_deref()).unwrap_or_default()
    }

    /// The number of the last event that it knows to be its own.
    fn last_acked(&self) -> usize {
        self.acked.last().map_or(0, |(_, number)| *number as usize)
    }

    pub(crate) fn phase(&self) -> Option<Phase> {
        self.view.as_ref().map(|view| view.phase)
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase(), Some(Phase::Over(_)))
    }

    /// Sends an action.
    pub(crate) async fn act(&mut self, action: Action) {
        // Tabs of one seat at several nodes must not use the same names.
        let seen = self.seen();
        let id = format!("{}-{:?}-{seen}", self.nodes[0], self.seat);
        self.unanswered = Some((id.clone(), seen, action.clone()));
        self.send(&id, seen, &action).await;
    }

    /// Sends one of its actions and waits until it is acknowledged; where the socket stays open, also
    /// until it sees what came of it.
    pub(crate) async fn play(&mut self) {
        // Claims are last in the list: so games end.
        let action = self.actions().last().expect("something to do").clone();
        self.act(action).await;
        let end = Instant::now() + PATIENCE;
        while self.unanswered.is_some() || !self.reconnects && self.view_at < self.last_acked() {
            assert!(Instant::now() < end, "no answer in time");
            self.hear().await;
        }
    }

    /// Plays once, when it can.
    pub(crate) async fn turn(&mut self) {
        while self.actions().is_empty() {
            assert!(!self.is_over(), "the game is over too soon");
            self.hear().await;
        }
        self.play().await;
    }

    /// Plays whenever it can, or watches, until the game is over.
    pub(crate) async fn play_on(&mut self) {
        while !self.is_over() {
            if self.actions().is_empty() {
                self.hear().await;
            } else {
                self.play().await;
            }
        }
    }

    /// The same as a task.
    pub(crate) fn play_on_alone(mut self) -> JoinHandle<Player> {
        tokio::spawn(async move {
            self.play_on().await;
            self
        })
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
        let newcomer = Player::among(&self.nodes, &self.client, &self.table, self.seat).await;
        assert!(newcomer.events == self.events, "everybody has heard the same");
    }
}
