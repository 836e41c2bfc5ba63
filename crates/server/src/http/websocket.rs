//! A WebSocket: how a request becomes one, how much a client may send, and how it ends with a code that
//! says why. What is said over it is in `socket.rs`.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use crosstown_table::{Code, Problem};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::answer::Wrong;
use crate::limits::{self, Credit};

pub(crate) use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// A client that does not take a message in so long is too slow.
const SLOW: Duration = Duration::from_secs(10);
/// How long a client has to hear why its socket ends, and to say goodbye.
const FAREWELL: Duration = Duration::from_secs(1);
/// What is read at most while a client says goodbye.
const LAST_BYTES: u64 = 1 << 20;
/// Reading costs something however little there is to read: it counts as so many bytes at least.
const SMALLEST_READ: usize = 64;

/// A request to become a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Wrong> {
        let headers = &parts.headers;
        let wrong = |detail| Wrong(Problem::new(Code::BadUpgrade).because(detail));
        if !has_word(headers, &header::CONNECTION, "upgrade") {
            return Err(wrong("`connection` must be `upgrade`"));
        }
        if !has_word(headers, &header::UPGRADE, "websocket") {
            return Err(wrong("`upgrade` must be `websocket`"));
        }
        if !has_word(headers, &header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(wrong("`sec-websocket-version` must be 13"));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let key = key.ok_or_else(|| wrong("there is no `sec-websocket-key`"))?;
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        Ok(Upgrade { key, upgrade: upgrade.ok_or_else(|| wrong("it is not over HTTP/1.1"))? })
    }
}

/// Whether a header has this word in its list.
fn has_word(headers: &HeaderMap, name: &header::HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// The answer, and the socket once the client has the answer. The client may send so many bytes.
    pub(crate) fn accept(
        self,
        bytes: Credit,
    ) -> (Response, impl Future<Output = Option<WebSocket>>) {
        let accept = derive_accept_key(self.key.as_bytes());
        let answer = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, accept)
            .body(Body::empty())
            .expect("these are fit for headers");
        let socket = async {
            let stream = Metered { stream: TokioIo::new(self.upgrade.await.ok()?), bytes };
            let config = WebSocketConfig::default()
                .max_message_size(Some(limits::MESSAGE))
                .max_frame_size(Some(limits::MESSAGE))
                .read_buffer_size(4096)
                .write_buffer_size(0)
                .max_write_buffer_size(1 << 20);
            let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config));
            Some(WebSocket { stream: stream.await })
        };
        (answer, socket)
    }
}

/// What a client is told that sends more than it may.
pub(crate) const TOO_FAST: &str = "too fast";

/// Why a socket ends.
pub(crate) enum End {
    /// The client has closed it, or is gone.
    ByClient,
    /// We close it, with a code and a reason.
    ByUs(CloseCode, &'static str),
    /// We close it because the client did not take what it was sent.
    Slow,
}

impl End {
    /// How to end it after an error.
    fn after(error: &Error) -> End {
        match error {
            Error::Capacity(_) => End::ByUs(CloseCode::Size, "a message has 8 KiB at most"),
            Error::Utf8(_) => End::ByUs(CloseCode::Invalid, "text is UTF-8"),
            Error::Io(error) if error.kind() == io::ErrorKind::QuotaExceeded => {
                End::ByUs(CloseCode::Policy, TOO_FAST)
            }
            Error::Io(error) if error.kind() == io::ErrorKind::TimedOut => End::Slow,
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::ByClient,
            Error::Protocol(_) => End::ByUs(CloseCode::Protocol, "not a frame of a client"),
            _ => End::ByClient,
        }
    }
}

/// A WebSocket.
pub(crate) struct WebSocket {
    stream: WebSocketStream<Metered<TokioIo<Upgraded>>>,
}

impl WebSocket {
    /// The next message, none of which closes the socket.
    pub(crate) async fn next(&mut self) -> Result<Message, End> {
        match self.stream.next().await {
            Some(Ok(Message::Close(_))) | None => Err(End::ByClient),
            Some(Ok(message)) => Ok(message),
            Some(Err(error)) => Err(End::after(&error)),
        }
    }

    /// Sends a message.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SLOW, self.stream.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(End::after(&error)),
            Err(_) => Err(End::Slow),
        }
    }

    /// Ends it, and says why if the client can still hear it.
    pub(crate) async fn close(mut self, end: End) {
        let goodbye = async {
            let _ = match end {
                // Its close is answered.
                End::ByClient => self.stream.flush().await,
                End::ByUs(code, reason) => self.stream.close(Some(frame(code, reason))).await,
                End::Slow => {
                    self.stream.close(Some(frame(CloseCode::Again, "you did not keep up"))).await
                }
            };
            // Were it dropped with something unread, the client might never see the reason.
            let connection = &mut self.stream.get_mut().stream;
            let _ = connection.shutdown().await;
            let mut rest = connection.take(LAST_BYTES);
            let _ = tokio::io::copy(&mut rest, &mut tokio::io::sink()).await;
        };
        let _ = timeout(FAREWELL, goodbye).await;
    }
}

fn frame(code: CloseCode, reason: &'static str) -> CloseFrame {
    CloseFrame { code, reason: reason.into() }
}

/// A stream whose reading fails once more has come than may. It counts bytes and not messages, so that
/// parts of a message that never ends count too, be they empty.
struct Metered<S> {
    stream: S,
    bytes: Credit,
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let count = buffer.filled().len() - before;
        if count > 0 && !self.bytes.take(count.max(SMALLEST_READ)) {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
