//! The bus over NATS: every node publishes what it adds, and hears what the others do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, HeaderMap, Message};
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tracing::{info, warn};

use super::{Bus, Heard, Said};

const EVENTS: &str = "crosstown.events";
const PRESENT: &str = "crosstown.present";
const EMOTES: &str = "crosstown.emotes";
/// Which node a message is from, so that it does not hear itself.
const NODE: &str = "node";
/// What may wait to be sent, or to be heard.
const WAITING: usize = 8192;

/// Connects to a NATS server. What is heard comes out of the receiver.
pub(crate) async fn connect(url: &str, node: &str) -> anyhow::Result<(Bus, mpsc::Receiver<Heard>)> {
    let (heard, hears) = mpsc::channel(WAITING);
    let (deaf, connected) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
    let (on_event, tell) = ((deaf.clone(), connected.clone()), heard.clone());
    let options = ConnectOptions::new()
        .name(format!("crosstown {node}"))
        .connection_timeout(Duration::from_secs(5))
        .event_callback(move |event| {
            let ((deaf, connected), tell) = (on_event.clone(), tell.clone());
            async move {
                match event {
                    Event::Connected => {
                        info!("connected to NATS");
                        connected.notify_one();
                    }
                    Event::Disconnected => {
                        warn!("lost the connection to NATS; events come by the database");
                        deaf.store(true, Ordering::Relaxed);
                        let _ = tell.send(Heard::Missed).await;
                    }
                    Event::SlowConsumer(_) => drop(tell.send(Heard::Missed).await),
                    _ => {}
                }
            }
        });
    let client = options.connect(url).await?;
    let mut events = client.subscribe(EVENTS).await?;
    let mut present = client.subscribe(PRESENT).await?;
    let mut emotes = client.subscribe(EMOTES).await?;
    let to_myself = client.new_inbox();
    let mut from_myself = client.subscribe(to_myself.clone()).await?;
    client.flush().await?;

    let (to_others, said) = mpsc::channel(WAITING);
    tokio::spawn(publish(client.clone(), node.to_owned(), said));
    let (me, hears_again) = (node.to_owned(), deaf.clone());
    tokio::spawn(async move {
        loop {
            let message = tokio::select! {
                Some(message) = events.next() => message,
                Some(message) = present.next() => message,
                Some(message) = emotes.next() => message,
                Some(_) = from_myself.next() => {
                    hears_again.store(false, Ordering::Relaxed);
                    if heard.send(Heard::Missed).await.is_err() {
                        return;
                    }
                    continue;
                }
                () = connected.notified() => {
                    // It is connected before it has subscribed again. When this comes back it has,
                    // and whatever came before is in the database.
                    let _ = client.publish(to_myself.clone(), Default::default()).await;
                    continue;
                }
                else => return,
            };
            let from = message.headers.as_ref().and_then(|headers| headers.get(NODE));
            if from.is_some_and(|from| from.as_str() == me) {
                continue;
            }
            match read(&message) {
                Ok(read) => {
                    if heard.send(read).await.is_err() {
                        return;
                    }
                }
                // Its content stays out of the log: it may tell of hidden cards.
                Err(_) => warn!("a message on NATS cannot be read; is another version running?"),
            }
        }
    });
    Ok((Bus { to_others: Some(to_others), deaf }, hears))
}

fn read(message: &Message) -> serde_json::Result<Heard> {
    match message.subject.as_str() {
        EVENTS => serde_json::from_slice(&message.payload).map(Heard::Note),
        EMOTES => serde_json::from_slice(&message.payload).map(Heard::Emoted),
        _ => serde_json::from_slice(&message.payload).map(Heard::Present),
    }
}

async fn publish(client: Client, node: String, mut said: mpsc::Receiver<Said>) {
    let mut headers = HeaderMap::new();
    headers.insert(NODE, node.as_str());
    while let Some(said) = said.recv().await {
        let (subject, payload) = match said {
            Said::Note(note) => (EVENTS, serde_json::to_vec(&note)),
            Said::Present(presence) => (PRESENT, serde_json::to_vec(&presence)),
            Said::Emoted(emoted) => (EMOTES, serde_json::to_vec(&emoted)),
        };
        let payload = payload.expect("plain data becomes JSON");
        let headers = headers.clone();
        if client.publish_with_headers(subject, headers, payload.into()).await.is_err() {
            warn!("an event could not be published; other nodes will find it in the database");
        }
    }
}
