//! The bus over NATS.
//!
//! Whether a node hears is not left to the connection, which may be open and silent. Every node says
//! twice a second to all that it is there. As long as one of the nodes that are alive is not heard, this
//! node counts as deaf, and looks into the store every second. A node hears itself too: the
//! server handles what a connection sends in order, so that what comes back to this node was sent after
//! its subscriptions had begun.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::subject::Subject;
use async_nats::{Client, ConnectOptions, Event, Message, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, MissedTickBehavior};
use tracing::warn;

use super::{Bus, Heard, Presence, Said};
use crate::fault::Fault;
use crate::metrics::Metrics;

/// Where nodes say that they are there.
const NODES: &str = "crosstown.nodes";
/// How often they do.
const BEAT: Duration = Duration::from_millis(500);
/// A node that was not heard for so long is silent. That is noticed at the next beat.
const SILENT: Duration = Duration::from_millis(1_500);
/// How often the server is asked to answer. If it does not three times, the connection is made anew.
const PING: Duration = Duration::from_millis(600);
/// How long the server may take to accept a connection, and how long to wait before the next try.
const CONNECT: (Duration, Duration) = (Duration::from_secs(2), Duration::from_millis(250));
/// What may wait to be sent.
const WAITING: usize = 8192;
/// What may wait to be heard by a table.
const UNREAD: usize = 256;

/// A message about a table.
#[derive(Serialize, Deserialize)]
struct Letter<S> {
    /// The node that says it.
    from: String,
    said: S,
}

/// A node is there.
#[derive(Serialize, Deserialize)]
struct Beat {
    from: String,
    /// Which of its connections this was sent over.
    connection: u64,
}

/// What the tasks and tables of a node share.
pub(super) struct Shared {
    node: String,
    client: Client,
    /// What is to be published: subject and content.
    outgoing: mpsc::Sender<(Subject, Vec<u8>)>,
    deaf: AtomicBool,
    /// The nodes that are alive.
    expected: Mutex<Vec<String>>,
    missed: Notify,
    published: AtomicU64,
    received: AtomicU64,
}

/// What a connection tells of itself.
#[derive(Default)]
struct Events {
    /// How often it was made or lost.
    changes: AtomicU64,
    connected: AtomicBool,
    /// Whether a table was too slow to take a message.
    overflowed: AtomicBool,
    /// Something has happened.
    happened: Notify,
}

/// Connects to a NATS server.
pub(crate) async fn connect(url: &str, node: &str) -> anyhow::Result<Bus> {
    let events = Arc::new(Events::default());
    let tell = events.clone();
    let options = ConnectOptions::new()
        .name(format!("crosstown {node}"))
        .connection_timeout(CONNECT.0)
        .reconnect_delay_callback(|_| CONNECT.1)
        .ping_interval(PING)
        .subscription_capacity(UNREAD)
        .event_callback(move |event| {
            let events = tell.clone();
            async move { events.note(&event) }
        });
    let client = options.connect(url).await?;
    let nodes = client.subscribe(NODES).await?;
    client.flush().await?;
    events.connected.store(true, Ordering::Release);
    let (outgoing, queue) = mpsc::channel(WAITING);
    let shared = Arc::new(Shared {
        node: node.to_owned(),
        client: client.clone(),
        outgoing,
        // Until it has heard itself.
        deaf: AtomicBool::new(true),
        expected: Mutex::default(),
        missed: Notify::new(),
        published: AtomicU64::new(0),
        received: AtomicU64::new(0),
    });
    tokio::spawn(publish(client, queue, Arc::downgrade(&events)));
    tokio::spawn(listen(shared.clone(), nodes, events));
    Ok(Bus(Some(shared)))
}

impl Events {
    fn note(&self, event: &Event) {
        match event {
            Event::Connected => self.connected.store(true, Ordering::Release),
            Event::Disconnected => self.connected.store(false, Ordering::Release),
            Event::SlowConsumer(_) => return self.overflowed.store(true, Ordering::Release),
            _ => return,
        }
        self.changes.fetch_add(1, Ordering::AcqRel);
        self.happened.notify_one();
    }
}

/// Publishes what is to be published. While there is no connection that is nothing: what waited for
/// one would come too late, and keep new subscriptions waiting.
async fn publish(
    client: Client,
    mut queue: mpsc::Receiver<(Subject, Vec<u8>)>,
    events: std::sync::Weak<Events>,
) {
    while let Some((subject, content)) = queue.recv().await {
        let Some(events) = events.upgrade() else { return };
        if events.connected.load(Ordering::Acquire) {
            let _ = client.publish(subject, content.into()).await;
        }
    }
}

/// Says that this node is there, and hears whether the others are.
async fn listen(shared: Arc<Shared>, mut nodes: Subscriber, events: Arc<Events>) {
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let fault = Fault::new("NATS is silent, or nodes are: events come by the database");
    // When each node that is alive was last heard, or else first missed, and over which of its connections.
    let mut heard: HashMap<String, (Instant, Option<u64>)> = HashMap::new();
    // The connection over which this node has heard itself.
    let mut proven = None;
    loop {
        let (mut asked, mut lost) = (false, false);
        tokio::select! {
            _ = beat.tick() => asked = true,
            () = events.happened.notified() => asked = true,
            message = nodes.next() => {
                let Some(message) = message else { return };
                let Ok(beat) = serde_json::from_slice::<Beat>(&message.payload) else { continue };
                if beat.from == shared.node {
                    proven = Some(beat.connection);
                }
                let before = heard.insert(beat.from, (Instant::now(), Some(beat.connection)));
                // What that node told when its last connection broke has reached nobody.
                let last = before.and_then(|(_, connection)| connection);
                lost = last.is_some_and(|last| last != beat.connection);
            }
        }
        let connection = events.changes.load(Ordering::Acquire);
        if asked {
            let beat = Beat { from: shared.node.clone(), connection };
            let beat = serde_json::to_vec(&beat).expect("plain data becomes JSON");
            let _ = shared.outgoing.try_send((Subject::from_static(NODES), beat));
        }
        let now = Instant::now();
        let silent = {
            let expected = shared.lock();
            heard.retain(|node, _| expected.contains(node));
            expected
                .iter()
                .find(|node| {
                    let (last, _) = heard.entry((*node).clone()).or_insert((now, None));
                    now - *last >= SILENT
                })
                .cloned()
        };
        let connected = events.connected.load(Ordering::Acquire);
        // Over a new connection, nothing is sure before this node has heard itself.
        let mut deaf = proven != Some(connection);
        if !connected {
            fault.failed(&"there is no connection");
            deaf = true;
        } else if let Some(node) = silent {
            fault.failed(&format_args!("node {node} is alive and not heard"));
            deaf = true;
        } else if !deaf {
            fault.worked();
        }
        // The store is asked again and again from now on, or for the last time.
        let changed = shared.deaf.swap(deaf, Ordering::AcqRel) != deaf;
        if changed || lost || events.overflowed.swap(false, Ordering::AcqRel) {
            shared.missed.notify_one();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.expected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_deaf(&self) -> bool {
        self.deaf.load(Ordering::Acquire)
    }

    pub(super) fn expect(&self, nodes: &[String]) {
        nodes.clone_into(&mut self.lock());
    }

    pub(super) async fn missed(&self) {
        self.missed.notified().await;
    }

    pub(super) fn measure(&self, metrics: &Metrics) {
        let connected = self.client.connection_state() == async_nats::connection::State::Connected;
        metrics.nats_connected.set(connected.into());
        metrics.nats_deaf.set(self.is_deaf().into());
        let (published, received) = (&self.published, &self.received);
        metrics.nats_published.inner().store(published.load(Ordering::Relaxed), Ordering::Relaxed);
        metrics.nats_received.inner().store(received.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    fn letter(&self, said: &Said) -> Vec<u8> {
        let letter = Letter { from: self.node.clone(), said };
        serde_json::to_vec(&letter).expect("plain data becomes JSON")
    }

    /// What a message tells a table, if anything.
    fn read(&self, message: &Message) -> Option<Heard> {
        let Ok(letter) = serde_json::from_slice::<Letter<Said>>(&message.payload) else {
            // Its content stays out of the log: it may tell of hidden cards.
            warn!("a message on NATS cannot be read; is another version running?");
            return None;
        };
        if letter.from == self.node {
            // What was told before the subscription began is in the store.
            return matches!(letter.said, Said::Opened).then_some(Heard::Missed);
        }
        self.received.fetch_add(1, Ordering::Relaxed);
        Some(match letter.said {
            Said::Note(note) => Heard::Note(note),
            Said::Opened => Heard::Opened,
            Said::Present(seats) => Heard::Present(Presence { node: letter.from, seats }),
            Said::Emoted { seat, emote } => Heard::Emoted { seat, emote },
        })
    }
}

/// The subject of one table.
pub(super) struct Line {
    shared: Arc<Shared>,
    subject: Subject,
    ear: Ear,
}

enum Ear {
    /// Subscribing does not wait for the server, but may have to wait for others that subscribe.
    Opening(BoxFuture<'static, Option<Subscriber>>),
    Open(Subscriber),
    Closed,
}

impl Line {
    pub(super) fn new(shared: Arc<Shared>, table: &str) -> Line {
        let subject = Subject::from(format!("crosstown.t.{table}"));
        let (client, hello) = (shared.client.clone(), shared.letter(&Said::Opened));
        let to = subject.clone();
        let opening = async move {
            let subscriber = client.subscribe(to.clone()).await.ok()?;
            client.publish(to, hello.into()).await.ok()?;
            Some(subscriber)
        };
        Line { shared, subject, ear: Ear::Opening(Box::pin(opening)) }
    }

    pub(super) fn tell(&self, said: &Said) {
        let content = self.shared.letter(said);
        if self.shared.outgoing.try_send((self.subject.clone(), content)).is_ok() {
            self.shared.published.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(super) async fn next(&mut self) -> Heard {
        loop {
            self.ear = match &mut self.ear {
                Ear::Opening(opening) => match opening.await {
                    Some(subscriber) => Ear::Open(subscriber),
                    None => Ear::Closed,
                },
                Ear::Open(subscriber) => match subscriber.next().await {
                    Some(message) => match self.shared.read(&message) {
                        Some(heard) => return heard,
                        None => continue,
                    },
                    None => Ear::Closed,
                },
                Ear::Closed => std::future::pending().await,
            };
        }
    }
}
