//! Where the server can be looked after: an address for health and metrics, and a Unix socket for the
//! host. The socket is a file that only its owner can open, so that it needs no password and no page in
//! a browser can reach it.

use std::convert::Infallible;
use std::fs::{self, Permissions};
use std::io;
use std::net::SocketAddr;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, UnixListener, UnixStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tracing::warn;

use crate::http::{self, App};

/// Connections at a time.
const CONNECTIONS: usize = 64;
/// How long a connection may say nothing. Prometheus keeps its own from one look to the next.
const PATIENCE: Duration = Duration::from_secs(120);

/// Listens for those who ask for health and metrics.
pub(super) async fn bind(address: Option<SocketAddr>) -> Result<Option<TcpListener>> {
    let Some(at) = address else { return Ok(None) };
    let listener = TcpListener::bind(at).await;
    Ok(Some(listener.with_context(|| format!("cannot listen on {at} (--admin-listen)"))?))
}

/// Answers those who ask for health and metrics, until aborted.
pub(super) async fn monitor(listener: TcpListener, app: App) {
    let mut open = Open::new(http::monitoring(app));
    loop {
        match open.next(listener.accept()).await {
            Ok((stream, _)) => open.serve(stream),
            Err(error) => refuse(&error).await,
        }
    }
}

/// The host's socket. The file goes with it.
pub(super) struct Socket {
    listener: UnixListener,
    path: PathBuf,
    owner: u32,
}

impl Socket {
    /// Makes the socket, in place of one that a server has left that is no more.
    pub(super) async fn bind(path: &Path) -> io::Result<Socket> {
        if fs::symlink_metadata(path).is_ok_and(|found| found.file_type().is_socket()) {
            if UnixStream::connect(path).await.is_ok() {
                return Err(io::Error::new(io::ErrorKind::AddrInUse, "another server has it"));
            }
            fs::remove_file(path)?;
        }
        let (listener, path) = (UnixListener::bind(path)?, path.to_owned());
        fs::set_permissions(&path, Permissions::from_mode(0o600))?;
        let owner = fs::metadata(&path)?.uid();
        Ok(Socket { listener, path, owner })
    }

    /// Answers the host, until aborted.
    pub(super) async fn serve(self, app: App) {
        let mut open = Open::new(http::administration(app));
        loop {
            match open.next(self.listener.accept()).await {
                // Somebody else may have come before the file had its mode.
                Ok((stream, _)) if self.is_host(&stream) => open.serve(stream),
                Ok(_) => warn!("somebody else tried to use the admin socket"),
                Err(error) => refuse(&error).await,
            }
        }
    }

    fn is_host(&self, stream: &UnixStream) -> bool {
        stream.peer_cred().is_ok_and(|peer| [0, self.owner].contains(&peer.uid()))
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Out of file descriptors, mostly.
async fn refuse(error: &io::Error) {
    warn!(%error, "cannot accept a connection of the host");
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// Connections that are open.
struct Open {
    router: Router,
    room: Arc<Semaphore>,
    tasks: JoinSet<()>,
}

impl Open {
    fn new(router: Router) -> Open {
        Open { router, room: Arc::new(Semaphore::new(CONNECTIONS)), tasks: JoinSet::new() }
    }

    /// Waits for the next connection, and clears away those that have ended.
    async fn next<T>(&mut self, accepted: impl Future<Output = io::Result<T>>) -> io::Result<T> {
        let mut accepted = std::pin::pin!(accepted);
        loop {
            tokio::select! {
                accepted = accepted.as_mut() => return accepted,
                Some(_) = self.tasks.join_next() => {}
            }
        }
    }

    /// Serves a connection, if there is room for it.
    fn serve(&mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let Ok(place) = self.room.clone().try_acquire_owned() else { return };
        let router = self.router.clone();
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let (router, request) = (router.clone(), request.map(Body::new));
            async move {
                let answer = tower::ServiceExt::oneshot(router, request).await;
                Ok::<_, Infallible>(answer.unwrap_or_else(|never| match never {}))
            }
        });
        self.tasks.spawn(async move {
            let connection = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(16 * 1024)
                .serve_connection(TokioIo::new(stream), service);
            let _ = connection.await;
            drop(place);
        });
    }
}
