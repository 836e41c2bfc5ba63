//! HTTP and WebSocket byte by byte: what a careful client never sends, and all that it gets.

use std::net::SocketAddr;
use std::time::Duration;

use crosstown_server::Server;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::tables::PATIENCE;

/// Kinds of WebSocket frames.
pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;

/// Sends bytes and reads all that comes back until the server ends the connection.
pub(crate) async fn exchange(server: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server).await.expect("the server listens");
    // A server may answer and end it before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("an answer in time");
    answer
}

/// An answer over HTTP, without the time of day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case, in the order in which they came.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    /// Reads an answer to a request that asked to end the connection.
    pub(crate) fn parse(bytes: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let mut lines = head.lines();
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |line: &str| {
            let (name, value) = line.split_once(": ")?;
            Some((name.to_ascii_lowercase(), value.to_owned()))
        };
        let headers = lines.filter_map(header).filter(|(name, _)| name != "date").collect();
        Some(Answer { status, headers, body: body.to_owned() })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The cookie of a new visitor, as it is sent back.
    pub(crate) fn cookie(&self) -> Option<String> {
        Some(self.header("set-cookie")?.split(';').next()?.to_owned())
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    /// The code of what went wrong.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// A request with these headers beside `Host` and what ends the connection.
pub(crate) fn request(
    server: SocketAddr,
    (method, path): (&str, &str),
    headers: &[(&str, &str)],
    body: &str,
) -> Vec<u8> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        text += &format!("host: {server}\r\n");
    }
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        text += &format!("content-length: {}\r\n", body.len());
    }
    (text + "\r\n" + body).into_bytes()
}

/// Asks for something and reads the answer.
pub(crate) async fn ask(
    server: SocketAddr,
    what: (&str, &str),
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let answer = exchange(server, &request(server, what, headers, body)).await;
    Answer::parse(&answer)
        .unwrap_or_else(|| panic!("{what:?}: {:?}", String::from_utf8_lossy(&answer)))
}

/// A frame from the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) kind: u8,
    pub(crate) payload: Vec<u8>,
}

impl Frame {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.payload).into_owned()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.payload).expect("messages are JSON")
    }

    /// The code of a close frame.
    pub(crate) fn close_code(&self) -> Option<u16> {
        let code = self.payload.get(..2)?.try_into().ok()?;
        (self.kind == CLOSE).then(|| u16::from_be_bytes(code))
    }
}

/// A frame as clients send it, masked with zeros; `first` is its first byte.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length @ 126..65536 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(0x80 | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// A whole frame of this kind.
pub(crate) fn whole(kind: u8, payload: &[u8]) -> Vec<u8> {
    frame(0x80 | kind, payload)
}

/// A WebSocket, byte by byte.
pub(crate) struct Raw {
    pub(crate) stream: TcpStream,
    read: Vec<u8>,
}

impl Raw {
    /// Asks for a socket at this path. Gives the answer over HTTP, and the socket if it is there.
    pub(crate) async fn connect(
        server: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
    ) -> (Answer, Option<Raw>) {
        let stream = TcpStream::connect(server).await.expect("the server listens");
        Raw::connect_over(stream, server, path, headers).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn connect_over(
        mut stream: TcpStream,
        server: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
    ) -> (Answer, Option<Raw>) {
        let _ = stream.set_nodelay(true);
        let mut text = format!(
            "GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        );
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        stream.write_all((text + "\r\n").as_bytes()).await.expect("the connection is open");
        let mut raw = Raw { stream, read: Vec::new() };
        loop {
            let end = raw.read.windows(4).position(|bytes| bytes == b"\r\n\r\n");
            if let Some(end) = end {
                let head = Answer::parse(&raw.read[..end + 4]).expect("a head");
                if head.status == 101 {
                    raw.read.drain(..end + 4);
                    return (head, Some(raw));
                }
                let length = head.header("content-length").and_then(|n| n.parse().ok());
                if raw.read.len() >= end + 4 + length.unwrap_or(0) {
                    return (Answer::parse(&raw.read).expect("an answer"), None);
                }
            }
            assert!(raw.more().await, "the answer ends");
        }
    }

    /// Reads more bytes; false at the end.
    async fn more(&mut self) -> bool {
        let mut buffer = [0; 16384];
        let read = timeout(PATIENCE, self.stream.read(&mut buffer)).await;
        let count = read.expect("something in time").unwrap_or(0);
        self.read.extend(&buffer[..count]);
        count > 0
    }

    /// Sends bytes, whatever they are. False if the server has ended the connection.
    pub(crate) async fn send(&mut self, bytes: &[u8]) -> bool {
        let sent = timeout(PATIENCE, self.stream.write_all(bytes)).await;
        sent.expect("the server reads").is_ok()
    }

    pub(crate) async fn send_text(&mut self, text: &str) -> bool {
        self.send(&whole(TEXT, text.as_bytes())).await
    }

    /// The next frame, or none when the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.take() {
                return Some(frame);
            }
            if !self.more().await {
                return None;
            }
        }
    }

    /// The next text, whatever else comes before.
    pub(crate) async fn text(&mut self) -> Option<Frame> {
        loop {
            let frame = self.next().await?;
            if frame.kind == TEXT {
                return Some(frame);
            }
        }
    }

    /// The code with which the server closes, whatever else comes before; none if it just ends.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            let frame = self.next().await?;
            if let Some(code) = frame.close_code() {
                return Some(code);
            }
        }
    }

    fn take(&mut self) -> Option<Frame> {
        let (&first, &second) = (self.read.first()?, self.read.get(1)?);
        assert_eq!(first & 0xf0, 0x80, "servers send whole frames");
        assert_eq!(second & 0x80, 0, "servers do not mask");
        let (at, length) = match second {
            126 => (4, u16::from_be_bytes(self.read.get(2..4)?.try_into().ok()?) as usize),
            127 => (10, u64::from_be_bytes(self.read.get(2..10)?.try_into().ok()?) as usize),
            length => (2, usize::from(length)),
        };
        let payload = self.read.get(at..at + length)?.to_vec();
        self.read.drain(..at + length);
        Some(Frame { kind: first & 15, payload })
    }
}

/// The value of a metric of one line.
pub(crate) async fn metric(server: &Server, name: &str) -> i64 {
    let admin = server.admin_address().expect("tests ask for metrics");
    let answer = ask(admin, ("GET", "/metrics"), &[], "").await;
    let line = answer.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name}: {}", answer.body))
}

/// Waits until a metric has a value; fails if it never does.
pub(crate) async fn metric_becomes(server: &Server, name: &str, value: i64) {
    let waiting = async {
        while metric(server, name).await != value {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{name} never became {value}"));
}
