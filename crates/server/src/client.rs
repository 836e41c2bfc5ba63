//! A client, for load generators and tests: it speaks the protocol and nothing else.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use crosstown_table::protocol::{Action, FromClient, Join, NewTable, Table, ToClient};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// Largest answer that is read.
const LARGEST: usize = 1 << 24;
/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A visitor of a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// Host and port.
    authority: String,
    /// What the server gave to know us by.
    cookie: Option<String>,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Result<Value> {
        serde_json::from_str(&self.body).context("the answer is not JSON")
    }

    /// The body as what it should be, if all went well.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T> {
        if self.status >= 300 {
            bail!("the server answered {} {}", self.status, self.body);
        }
        serde_json::from_str(&self.body).context("the answer is not what it should be")
    }
}

impl Client {
    /// Somebody whom the server at this address (host and port) does not know.
    pub fn new(authority: impl ToString) -> Client {
        Client { authority: authority.to_string(), cookie: None }
    }

    /// Host and port of the server.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// The cookie that the server gave, if any.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same visitor at another node.
    pub fn at(&self, authority: impl ToString) -> Client {
        Client { authority: authority.to_string(), cookie: self.cookie.clone() }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.request("GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer> {
        self.request("POST", path, Some(serde_json::to_string(body)?)).await
    }

    /// Any request.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<Answer> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.authority)
            .header(header::CONNECTION, "close");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Body::from(body.unwrap_or_default()))?;
        tokio::time::timeout(PATIENCE, self.send(request)).await.context("no answer in time")?
    }

    async fn send(&mut self, request: Request<Body>) -> Result<Answer> {
        let stream = TcpStream::connect(&self.authority).await?;
        let io = TokioIo::new(stream);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(io).await?;
        let connection = tokio::spawn(connection);
        let response = sender.send_request(request).await?;
        let status = response.status().as_u16();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let pair = cookie.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned());
        }
        let bytes = to_bytes(Body::new(response.into_body()), LARGEST).await?;
        connection.abort();
        Ok(Answer { status, body: String::from_utf8(bytes.into())? })
    }

    /// Makes a table.
    pub async fn create(&mut self, table: &NewTable) -> Result<Table> {
        self.post("/api/tables", table).await?.read()
    }

    /// Looks at a table.
    pub async fn table(&mut self, id: &str) -> Result<Table> {
        self.get(&format!("/api/tables/{id}")).await?.read()
    }

    /// Takes an open seat. Contributes nothing to the shuffles.
    pub async fn sit(&mut self, table: &Table, seat: u8, name: &str) -> Result<Table> {
        let invite = table.invite.clone().context("there is no invitation")?;
        let join = Join { invite, name: name.to_owned(), commit: None };
        self.post(&format!("/api/tables/{}/seats/{seat}/sit", table.id), &join).await?.read()
    }

    /// Does something at a seat that takes no body: `leave`, `return` or `end`.
    pub async fn command(&mut self, table: &str, seat: u8, command: &str) -> Result<Answer> {
        self.request("POST", &format!("/api/tables/{table}/seats/{seat}/{command}"), None).await
    }

    /// Connects to a seat, or as a spectator, having seen the events up to `seen`.
    pub async fn socket(
        &self,
        table: &str,
        seat: Option<u8>,
        seen: Option<u32>,
    ) -> Result<Socket, SocketError> {
        let seat = seat.map_or_else(String::new, |seat| format!("/seats/{seat}"));
        let seen = seen.map_or_else(String::new, |seen| format!("?seen={seen}"));
        let url = format!("ws://{}/api/tables/{table}{seat}/socket{seen}", self.authority);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            let cookie = cookie.parse().expect("it came out of a header");
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let stream = TcpStream::connect(&self.authority).await.map_err(SocketError::Io)?;
        stream.set_nodelay(true).map_err(SocketError::Io)?;
        // Small buffers: a load generator has thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(8192).write_buffer_size(0);
        let connected =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream: connected.0, code: None })
    }
}

/// A socket at a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    code: Option<u16>,
}

impl Socket {
    /// The next message as text, or none when the socket has ended.
    pub async fn text(&mut self) -> Result<Option<String>, SocketError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(frame))) => {
                    self.code = frame.map(|frame| frame.code.into());
                    return Ok(None);
                }
                None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
            }
        }
    }

    /// The code with which the server ended the socket, if it gave one.
    pub fn code(&self) -> Option<u16> {
        self.code
    }

    /// The next message, or none when the socket has ended.
    pub async fn next(&mut self) -> Result<Option<ToClient>> {
        match self.text().await? {
            Some(text) => Ok(Some(serde_json::from_str(&text).context("an odd message")?)),
            None => Ok(None),
        }
    }

    /// Sends an action, in the form in which the view lists it.
    pub async fn play(&mut self, id: &str, seen: u32, action: &Action) -> Result<(), SocketError> {
        let message = FromClient::Play { id: id.to_owned(), seen, action: action.clone() };
        let text = serde_json::to_string(&message).expect("plain data becomes JSON");
        self.send(Message::text(text)).await
    }

    /// Sends anything.
    pub async fn send(&mut self, message: Message) -> Result<(), SocketError> {
        self.stream.send(message).await
    }

    /// Ends the socket.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
