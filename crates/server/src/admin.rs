//! What the host of a server asks it through its admin socket, and a client for that.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use crosstown_table::Problem;
use crosstown_table::protocol::Table;
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::net::UnixStream;

/// Largest answer that is read.
const LARGEST: usize = 1 << 24;
/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The name of the socket in a data folder, unless the host names another.
pub const SOCKET: &str = "admin.sock";

/// A table as the host of the server sees it: what a spectator may see, and no more.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Overview {
    /// Its name in addresses.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When its last event happened.
    pub last_at: u64,
    /// How many events it has.
    pub events: u32,
    /// The table as a spectator sees it; none if this program cannot read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
    /// Why it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// Who is connected, if the table is open at this node.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub connected: Option<Connected>,
}

/// Who is connected to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Connected {
    /// Seats whose players are here, at this node or another.
    pub seats: Vec<u8>,
    /// Spectators at this node.
    pub spectators: usize,
    /// Sockets at this node, of players and spectators.
    pub sockets: usize,
}

/// A host, at the admin socket of a server that runs.
pub struct Client {
    path: PathBuf,
}

impl Client {
    /// For the socket at this path.
    pub fn new(path: &Path) -> Client {
        Client { path: path.to_owned() }
    }

    /// The newest tables.
    pub async fn list(&self, limit: u32) -> Result<Vec<Overview>> {
        self.ask(Method::GET, &format!("/tables?limit={limit}")).await
    }

    /// One table, by its id or the beginning of it.
    pub async fn show(&self, id: &str) -> Result<Overview> {
        self.ask(Method::GET, &table(id)?).await
    }

    /// Ends its game.
    pub async fn end(&self, id: &str) -> Result<Overview> {
        self.ask(Method::POST, &format!("{}/end", table(id)?)).await
    }

    /// Frees a seat: while others may still sit down it is open again, later a bot plays until its player comes back.
    pub async fn free(&self, id: &str, seat: u8) -> Result<Overview> {
        self.ask(Method::POST, &format!("{}/seats/{seat}/free", table(id)?)).await
    }

    /// Deletes it. Gives its name.
    pub async fn delete(&self, id: &str) -> Result<String> {
        self.ask(Method::DELETE, &table(id)?).await
    }

    async fn ask<T: DeserializeOwned>(&self, method: Method, path: &str) -> Result<T> {
        let asked = tokio::time::timeout(PATIENCE, self.send(method, path));
        let (status, body) = asked.await.context("the server does not answer")??;
        if status.is_success() {
            return serde_json::from_slice(&body).context("the answer is not what it should be");
        }
        match serde_json::from_slice::<Problem>(&body) {
            Ok(Problem { code, detail: Some(detail), .. }) => bail!("{}: {detail}", code.name()),
            Ok(Problem { code, .. }) => bail!("{}: {}", code.name(), code.meaning()),
            Err(_) => bail!("the server answered {status}"),
        }
    }

    async fn send(&self, method: Method, path: &str) -> Result<(StatusCode, Vec<u8>)> {
        let at = self.path.display();
        let stream = UnixStream::connect(&self.path).await.map_err(|error| match error.kind() {
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => anyhow::anyhow!(
                "no server answers at {at}: is it running, with this --data or --admin-socket?"
            ),
            ErrorKind::PermissionDenied => anyhow::anyhow!(
                "{at} belongs to another user: run this as the user of the server, or as root"
            ),
            _ => anyhow::Error::new(error).context(format!("cannot connect to {at}")),
        })?;
        let io = TokioIo::new(stream);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(io).await?;
        let connection = tokio::spawn(connection);
        let request = Request::builder().method(method).uri(path).header(header::HOST, "admin");
        let answer = sender.send_request(request.body(Body::empty())?).await?;
        let status = answer.status();
        let body = to_bytes(Body::new(answer.into_body()), LARGEST).await?;
        connection.abort();
        Ok((status, body.into()))
    }
}

/// The path of a table, whose name must be one.
fn table(id: &str) -> Result<String> {
    if !is_name(id) {
        bail!("\"{}\" is not the id of a table", id.escape_default());
    }
    Ok(format!("/tables/{id}"))
}

/// Whether this can be a table's name or the beginning of one.
pub(crate) fn is_name(text: &str) -> bool {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    !text.is_empty() && text.len() <= 64 && text.bytes().all(fits)
}
