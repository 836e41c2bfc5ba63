//! A socket at a table: news out, actions in.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Extension, State};
use axum::response::Response;
use crosstown_table::Code;
use crosstown_table::protocol::{FromClient, Problem, ToClient};
use serde::Deserialize;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use utoipa::IntoParams;

use super::App;
use super::answer::{Path, Query, Wrong};
use super::visitor::{ClientAddr, Visitor};
use super::websocket::{CloseCode, End, TOO_FAST, Upgrade, WebSocket};
use crate::hub::{Attach, Message as ToTable, OUTBOX};

/// How often a client is asked whether it is still there, and told that the server is.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A client that has been silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// What a client says when it connects.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// The number of the last event that it has seen, if it was here before.
    seen: Option<u32>,
}

/// Watches a table over a WebSocket.
#[utoipa::path(get, path = "/api/tables/{id}/socket",
    params(("id" = String, Path, description = "The table"), Before),
    responses((status = 101, description = "A socket, on which ToClient comes"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`table-full`, `other-rules`"),
        (status = 429, body = Problem, description = "`too-many-sockets` or `too-many-requests` from this address")))]
pub(crate) async fn watch(
    State(app): State<App>,
    visitor: Visitor,
    Extension(from): Extension<ClientAddr>,
    Path(id): Path<String>,
    Query(before): Query<Before>,
    upgrade: Upgrade,
) -> Result<Response, Wrong> {
    connect(app, visitor, from, (id, None), before, upgrade).await
}

/// Plays at a seat over a WebSocket; only its owner can.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/socket",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3), Before),
    responses((status = 101, description = "A socket, on which FromClient goes and ToClient comes"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`table-full`, `other-rules`"),
        (status = 429, body = Problem, description = "`too-many-sockets` or `too-many-requests` from this address")))]
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Extension(from): Extension<ClientAddr>,
    Path((id, seat)): Path<(String, u8)>,
    Query(before): Query<Before>,
    upgrade: Upgrade,
) -> Result<Response, Wrong> {
    connect(app, visitor, from, (id, Some(seat)), before, upgrade).await
}

async fn connect(
    app: App,
    Visitor(who): Visitor,
    ClientAddr(from): ClientAddr,
    (id, seat): (String, Option<u8>),
    Before { seen }: Before,
    upgrade: Upgrade,
) -> Result<Response, Wrong> {
    let hub = app.hub.clone();
    let Some(count) = hub.limits.socket(from) else {
        hub.limited(from, "sockets");
        return Err(Code::TooManySockets.into());
    };
    // Whoever may not come in hears it as an answer over HTTP, with a reason.
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let slow = Arc::new(Notify::new());
    let attach = Attach { socket: hub.socket(), who, seat, seen, from, outbox, slow: slow.clone() };
    let number = attach.socket;
    let attached = hub.ask(&id, |reply| ToTable::Attach(attach.clone(), reply)).await;
    attached.map_err(Problem::from)??;
    // Only the table may hold the way to the outbox: when it lets go, the socket ends.
    drop(attach);
    let (answer, socket) = upgrade.accept(hub.limits.bytes());
    tokio::spawn(async move {
        if let Some(socket) = socket.await {
            serve(&app, from, (&id, number), socket, Outbox { messages, slow }).await;
        }
        app.hub.tell(&id, ToTable::Detach { socket: number }).await;
        drop(count);
    });
    Ok(answer)
}

/// What the table has for a client.
struct Outbox {
    messages: mpsc::Receiver<Utf8Bytes>,
    /// Notified when there is more than the client takes.
    slow: Arc<Notify>,
}

async fn serve(
    app: &App,
    from: IpAddr,
    (id, number): (&str, u64),
    mut socket: WebSocket,
    mut outbox: Outbox,
) {
    let metrics = &app.hub.metrics;
    metrics.sockets.inc();
    let Err(end) = talk(app, id, number, &mut socket, &mut outbox).await;
    match end {
        End::Slow => _ = metrics.slow_sockets.inc(),
        End::ByUs(CloseCode::Policy, TOO_FAST) => app.hub.limited(from, "messages"),
        End::ByUs(..) | End::ByClient => {}
    }
    socket.close(end).await;
    metrics.sockets.dec();
}

/// The id of a message that cannot be read as a whole, if that much can.
fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str(text).map_or_else(|_| String::new(), |Id { id }| id)
}

fn text(message: &ToClient) -> Message {
    Message::text(serde_json::to_string(message).expect("plain data becomes JSON"))
}

/// Passes messages on until one side ends it.
async fn talk(
    app: &App,
    id: &str,
    number: u64,
    socket: &mut WebSocket,
    outbox: &mut Outbox,
) -> Result<Infallible, End> {
    let mut credit = app.hub.limits.credit();
    let mut heard = Instant::now();
    let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            message = outbox.messages.recv() => match message {
                Some(message) => socket.send(Message::Text(message)).await?,
                None => return Err(End::ByUs(CloseCode::Restart, "connect again")),
            },
            () = outbox.slow.notified() => return Err(End::Slow),
            message = socket.next() => {
                heard = Instant::now();
                let message = message?;
                if !credit.take(1) {
                    return Err(End::ByUs(CloseCode::Policy, TOO_FAST));
                }
                match message {
                    Message::Text(message) => {
                        if let Some(refused) = pass_on(app, id, number, &message).await {
                            socket.send(text(&refused)).await?;
                        }
                    }
                    Message::Binary(_) => {
                        return Err(End::ByUs(CloseCode::Unsupported, "text only"));
                    }
                    // Pings are answered by themselves.
                    _ => {}
                }
            }
            _ = heartbeat.tick() => {
                if heard.elapsed() > SILENCE {
                    return Err(End::ByUs(CloseCode::Policy, "silent for too long"));
                }
                // Libraries and browsers answer a ping by themselves, but do not tell pages of it.
                socket.send(Message::Ping(Default::default())).await?;
                socket.send(text(&ToClient::Heartbeat { now: app.hub.sources.now() })).await?;
            }
        }
    }
}

/// Passes a message on to the table. Gives the answer to one that cannot be read.
async fn pass_on(app: &App, id: &str, number: u64, message: &str) -> Option<ToClient> {
    let message = match serde_json::from_str(message) {
        Ok(FromClient::Play { id, seen, action }) => {
            ToTable::Play { socket: number, id, seen, action, received: Instant::now() }
        }
        Ok(FromClient::Emote { emote }) => ToTable::Emote { socket: number, emote },
        Err(error) => {
            let problem = Problem::new(Code::BadMessage).because(error);
            return Some(ToClient::Refused { id: id_of(message), problem });
        }
    };
    app.hub.tell(id, message).await;
    None
}
