//! A socket at a table: news out, actions in.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::response::Response;
use crosstown_table::Code;
use crosstown_table::protocol::{FromClient, Problem, ToClient};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use utoipa::IntoParams;

use super::App;
use super::answer::{Path, Query, Wrong};
use super::visitor::{ClientAddr, Visitor};
use crate::hub::{Attach, Message as ToTable, OUTBOX};
use crate::limits::{self, Share};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// A client that has been silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that does not take a message in so long is gone.
const SLOW: Duration = Duration::from_secs(10);
/// A client that is told why its socket ends has so long to say goodbye.
const FAREWELL: Duration = Duration::from_secs(1);

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
    upgrade: WebSocketUpgrade,
) -> Result<Response, Wrong> {
    connect(app, visitor, from, (id, None), before, upgrade).await
}

/// Plays at a seat over a WebSocket; only its owner can.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/socket",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order"), Before),
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
    upgrade: WebSocketUpgrade,
) -> Result<Response, Wrong> {
    connect(app, visitor, from, (id, Some(seat)), before, upgrade).await
}

async fn connect(
    app: App,
    Visitor(who): Visitor,
    ClientAddr(from): ClientAddr,
    (id, seat): (String, Option<u8>),
    Before { seen }: Before,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Wrong> {
    let hub = app.hub.clone();
    let Some(count) = hub.limits.socket(from) else {
        hub.metrics.limited.inc();
        return Err(Code::TooManySockets.into());
    };
    // Whoever may not come in hears it as an answer over HTTP, with a reason.
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let attach = Attach { socket: hub.socket(), who, seat, seen, outbox };
    let socket = attach.socket;
    let attached = hub.ask(&id, |reply| ToTable::Attach(attach.clone(), reply)).await;
    attached.map_err(Problem::from)??;
    // Only the table may hold the way to the outbox: when it lets go, the socket ends.
    drop(attach);
    let failed = (hub.clone(), id.clone());
    Ok(upgrade
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .on_failed_upgrade(move |_| {
            let (hub, id) = failed;
            tokio::spawn(async move { hub.tell(&id, ToTable::Detach { socket }).await });
        })
        .on_upgrade(move |websocket| serve(app, id, socket, websocket, messages, count)))
}

async fn serve(
    app: App,
    id: String,
    number: u64,
    mut socket: WebSocket,
    mut outbox: mpsc::Receiver<Utf8Bytes>,
    count: Share,
) {
    app.hub.metrics.sockets.inc();
    let why = talk(&app, &id, number, &mut socket, &mut outbox).await;
    if let Some((code, reason)) = why {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(SLOW, socket.send(Message::Close(Some(frame)))).await;
        // Were it dropped with something unread, the client might never see the reason.
        let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    }
    app.hub.tell(&id, ToTable::Detach { socket: number }).await;
    app.hub.metrics.sockets.dec();
    drop(count);
}

/// The id of a message that cannot be read as a whole, if that much can.
fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str(text).map_or_else(|_| String::new(), |Id { id }| id)
}

/// Passes messages on until one side ends it. Gives how to say so, if the client can still hear it.
async fn talk(
    app: &App,
    id: &str,
    number: u64,
    socket: &mut WebSocket,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<(u16, &'static str)> {
    let mut credit = app.hub.limits.credit();
    let mut heard = Instant::now();
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let out = tokio::select! {
            message = outbox.recv() => match message {
                Some(message) => Message::Text(message),
                None => return Some((close_code::RESTART, "connect again")),
            },
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) if credit.take() => continue,
                    Some(Ok(Message::Binary(_))) => {
                        return Some((close_code::UNSUPPORTED, "text only"));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => return Some((close_code::POLICY, "too fast")),
                };
                if !credit.take() {
                    app.hub.metrics.limited.inc();
                    return Some((close_code::POLICY, "too fast"));
                }
                match serde_json::from_str(&text) {
                    Ok(FromClient::Play { id: action_id, seen, action }) => {
                        let received = Instant::now();
                        let play = ToTable::Play {
                            socket: number, id: action_id, seen, action, received,
                        };
                        app.hub.tell(id, play).await;
                        continue;
                    }
                    Ok(FromClient::Emote { emote }) => {
                        app.hub.tell(id, ToTable::Emote { socket: number, emote }).await;
                        continue;
                    }
                    Err(error) => {
                        let problem = Problem::new(Code::BadMessage).because(error);
                        let refused = ToClient::Refused { id: id_of(&text), problem };
                        let text = serde_json::to_string(&refused);
                        Message::Text(text.expect("plain data becomes JSON").into())
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return None;
                }
                Message::Ping(Default::default())
            }
        };
        match timeout(SLOW, socket.send(out)).await {
            Ok(Ok(())) => {}
            _ => return None,
        }
    }
}
