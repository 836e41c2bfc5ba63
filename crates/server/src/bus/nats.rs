//! The bus over NATS: every node publishes what it adds, and hears what the others do.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, HeaderMap};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tracing::{info, warn};

use super::{Bus, Heard, Said};

const EVENTS: &str = "crosstown.events";
const PRESENT: &str = "crosstown.present";
/// Which node a message is from, so that it does not hear itself.
const NODE: &str = "node";
/// What may wait to be sent, or to be heard.
const WAITING: usize = 8192;

/// Connects to a NATS server. What is heard comes out of the receiver.
pub(crate) async fn connect(url: &str, node: &str) -> anyhow::Result<(Bus, mpsc::Receiver<Heard>)> {
    let (heard, hears) = mpsc::channel(WAITING);
    let again = heard.clone();
    let options = ConnectOptions::new()
        .name(format!("crosstown {node}"))
        .connection_timeout(Duration::from_secs(5))
        .event_callback(move |event| {
            let again = again.clone();
            async move {
                match event {
                    Event::Connected => {
                        info!("connected to NATS");
                        let _ = again.send(Heard::Missed).await;
                    }
                    Event::SlowConsumer(_) => {
                        let _ = again.send(Heard::Missed).await;
                    }
                    Event::Disconnected => warn!("lost the connection to NATS"),
                    _ => {}
                }
            }
        });
    let client = options.connect(url).await?;
    let mut events = client.subscribe(EVENTS).await?;
    let mut present = client.subscribe(PRESENT).await?;
    client.flush().await?;

    let (to_others, said) = mpsc::channel(WAITING);
    tokio::spawn(publish(client, node.to_owned(), said));
    let me = node.to_owned();
    tokio::spawn(async move {
        loop {
            let message = tokio::select! {
                Some(message) = events.next() => message,
                Some(message) = present.next() => message,
                else => return,
            };
            let from = message.headers.as_ref().and_then(|headers| headers.get(NODE));
            if from.is_some_and(|from| from.as_str() == me) {
                continue;
            }
            let read = if message.subject.as_str() == EVENTS {
                serde_json::from_slice(&message.payload).map(Heard::Note)
            } else {
                serde_json::from_slice(&message.payload).map(Heard::Present)
            };
            match read {
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
    Ok((Bus { to_others: Some(to_others) }, hears))
}

async fn publish(client: Client, node: String, mut said: mpsc::Receiver<Said>) {
    let mut headers = HeaderMap::new();
    headers.insert(NODE, node.as_str());
    while let Some(said) = said.recv().await {
        let (subject, payload) = match said {
            Said::Note(note) => (EVENTS, serde_json::to_vec(&note)),
            Said::Present(presence) => (PRESENT, serde_json::to_vec(&presence)),
        };
        let payload = payload.expect("plain data becomes JSON");
        let headers = headers.clone();
        if client.publish_with_headers(subject, headers, payload.into()).await.is_err() {
            warn!("an event could not be published; other nodes will find it in the database");
        }
    }
}
