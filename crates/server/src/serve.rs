//! A server from start to end.

mod admin;

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt as _;
use tracing::{info, warn};

use crate::bus::{self, Bus};
use crate::http::{self, App, ClientAddr, Gate};
use crate::hub::Hub;
use crate::limits::{Amounts, Limits};
use crate::sources::Sources;
use crate::store::{Ages, Postgres, ReadStore, Sqlite, Store, StoreError};
use crate::stream::Patient;

/// How long people in the middle of a move have to finish it when the server closes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the data is kept, unless there is a database elsewhere.
    pub data: PathBuf,
    /// A PostgreSQL database in place of the folder.
    pub database_url: Option<String>,
    /// A NATS server, through which nodes hear of each other.
    pub nats_url: Option<String>,
    /// The address that people use, where it is another than `listen`.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// Where to listen for health and metrics.
    pub admin_listen: Option<SocketAddr>,
    /// The Unix socket through which the host looks after tables.
    pub admin_socket: Option<PathBuf>,
    /// How much of everything there may be.
    pub amounts: Amounts,
    /// How long tables are kept that nobody touches.
    pub ages: Ages,
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    admin_address: Option<SocketAddr>,
    hub: Arc<Hub>,
    store: Arc<dyn Store>,
    stop: watch::Sender<bool>,
    accepting: tokio::task::JoinHandle<()>,
    chores: JoinSet<()>,
}

/// Opens the store that the configuration names, and migrates it if need be.
pub async fn open_store(config: &Config, sources: &Sources) -> Result<Arc<dyn Store>> {
    Ok(match &config.database_url {
        Some(url) => {
            let store = Postgres::open_with(url, config.amounts.database_connections).await;
            Arc::new(store.context("cannot open the database")?)
        }
        None => {
            let store = Sqlite::open(&config.data, sources.now.clone()).await;
            Arc::new(store.with_context(|| format!("cannot use {}", config.data.display()))?)
        }
    })
}

/// Opens the store that the configuration names for reading, if there is one. Changes nothing.
pub async fn open_read_only(config: &Config) -> Result<Option<Arc<dyn ReadStore>>, StoreError> {
    Ok(match &config.database_url {
        Some(url) => Some(Arc::new(Postgres::read_only(url).await?)),
        None => match Sqlite::read_only(&config.data).await? {
            Some(store) => Some(Arc::new(store)),
            None => None,
        },
    })
}

impl Server {
    /// Opens the store and listens.
    pub async fn start(config: &Config, sources: Sources) -> Result<Server> {
        anyhow::ensure!(
            config.nats_url.is_none() || config.database_url.is_some(),
            "several nodes need a database that they share: give --database-url beside --nats-url"
        );
        let listener = TcpListener::bind(config.listen).await.with_context(|| {
            let at = config.listen;
            format!("cannot listen on {at}; is another server running there? Try --listen with another port")
        })?;
        let admin = admin::bind(config.admin_listen).await?;
        let store = open_store(config, &sources).await?;
        store.end_old_leases().await.context("cannot use the database")?;
        let node = sources.name::<9>();
        let bus = match &config.nats_url {
            Some(url) => bus::connect(url, &node).await.context("cannot reach NATS")?,
            None => Bus::alone(),
        };
        let limits = Limits::new(config.amounts);
        let hub = Hub::new(store.clone(), bus, sources, limits, node);
        // Before any table is opened: it must know whether it was away.
        hub.beat().await.context("cannot use the database")?;
        let mut chores = JoinSet::new();
        chores.spawn(hub.clone().heartbeat());
        chores.spawn(hub.clone().adopt());
        chores.spawn(hub.clone().wake_due());
        chores.spawn(hub.clone().count());
        chores.spawn(hub.clone().expire(config.ages));
        chores.spawn(hub.metrics.clone().watch_runtime());
        let forgetting = hub.clone();
        chores.spawn(async move { forgetting.limits.forget().await });
        chores.spawn(hub.clone().find_untold());
        let address = listener.local_addr()?;
        let gate = Gate::new(address.ip(), config.public_url.as_deref(), config.behind_proxy);
        let app = App::new(hub.clone(), gate, address, config.public_url.as_deref());
        let admin_address = admin.as_ref().map(TcpListener::local_addr).transpose()?;
        if let Some(listener) = admin {
            chores.spawn(admin::monitor(listener, app.clone()));
        }
        if let Some(path) = &config.admin_socket {
            // People play on without it.
            match admin::Socket::bind(path).await {
                Ok(socket) => drop(chores.spawn(socket.serve(app.clone()))),
                Err(error) => {
                    let path = path.display();
                    warn!(%path, %error, "no admin socket: `crosstown admin` cannot reach this server");
                }
            }
        }
        let (stop, stopped) = watch::channel(false);
        let accepting = tokio::spawn(accept(listener, app, config.clone(), stopped));
        info!(%address, "serving");
        Ok(Server { address, admin_address, hub, store, stop, accepting, chores })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells of health and metrics, if it does.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin_address
    }

    /// Ends it: nobody new comes in, people finish the move they are in the middle of, and what was
    /// acknowledged is kept.
    pub async fn close(mut self) {
        info!("closing");
        let _ = self.stop.send(true);
        self.chores.abort_all();
        self.hub.close(PATIENCE).await;
        if tokio::time::timeout(PATIENCE, self.accepting).await.is_err() {
            warn!("some connections did not end in time");
        }
        self.store.close().await;
    }
}

/// Accepts connections until told to stop, then waits for those that are open.
async fn accept(
    listener: TcpListener,
    app: App,
    config: Config,
    mut stopped: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(config.amounts.connections));
    let patience = config.amounts.request_time;
    let router = http::router(app.clone());
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => break,
            Some(_) = open.join_next() => continue,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, mostly: others must end before anybody can come.
                warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Through a proxy, all come from one address.
        let share = if config.behind_proxy {
            Some(None)
        } else {
            app.hub.limits.connection(peer.ip()).map(Some)
        };
        let (Some(share), Ok(place)) = (share, room.clone().try_acquire_owned()) else {
            app.hub.limited(peer.ip(), "connections");
            continue;
        };
        let (router, metrics, stopped) = (router.clone(), app.hub.metrics.clone(), stopped.clone());
        open.spawn(async move {
            metrics.connections.inc();
            connection(stream, peer.ip(), router, patience, stopped).await;
            metrics.connections.dec();
            drop((place, share));
        });
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

async fn connection(
    stream: TcpStream,
    peer: IpAddr,
    router: axum::Router,
    patience: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ClientAddr(peer));
        let router = router.clone();
        async move { Ok::<_, Infallible>(router.oneshot(request).await.unwrap_or_else(|e| match e {})) }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(Patient::new(stream, patience)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
