//! Everything over HTTP: what there is, and what guards it.

mod admin;
mod answer;
mod guard;
mod host;
mod mine;
mod openapi;
mod page;
mod preview;
mod replay;
mod socket;
mod tables;
mod version;
mod visitor;
mod websocket;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::Mutex;
use tokio::time::Instant;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hub::Hub;
use crate::limits;

pub(crate) use guard::Gate;
pub use openapi::openapi;
pub(crate) use visitor::ClientAddr;

/// Whether a node can serve, in words.
type Health = Result<&'static str, &'static str>;
/// For how long the health of the store is known, once it has been asked. Probes are not limited: so
/// they must cost next to nothing.
const HEALTH: Duration = Duration::from_secs(1);

/// What handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) gate: Arc<Gate>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// The address that people use, if the host said so.
    pub(crate) public_url: Option<Arc<str>>,
    /// When the store was last asked whether it is well, and whether it was.
    health: Arc<Mutex<Option<(Instant, Health)>>>,
}

impl App {
    pub(crate) fn new(hub: Arc<Hub>, gate: Gate, address: SocketAddr, url: Option<&str>) -> App {
        let (gate, public_url) = (Arc::new(gate), url.map(Arc::from));
        App { hub, gate, address, public_url, health: Arc::default() }
    }
}

fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::beginning())
        .routes(routes!(tables::boards))
        .routes(routes!(tables::city))
        .routes(routes!(tables::check_board))
        .routes(routes!(host::host))
        .routes(routes!(version::version))
        .routes(routes!(version::document))
        .routes(routes!(tables::create, mine::mine))
        .routes(routes!(tables::show))
        .routes(routes!(tables::board))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::fill))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::reveal))
        .routes(routes!(tables::relieve))
        .routes(routes!(tables::end))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(tables::imported))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::why_not))
        .routes(routes!(replay::of_table))
        .routes(routes!(replay::of_imported))
        .routes(routes!(replay::of_visitor))
        .routes(routes!(socket::watch))
        .routes(routes!(socket::play))
}

pub(crate) fn router(app: App) -> Router {
    let small = SizeAbove::new(512).and(NotForContentType::IMAGES);
    Router::new()
        .merge(Router::from(api()))
        .route("/healthz", get(health))
        .merge(page::routes())
        .fallback(answer::not_found)
        .method_not_allowed_fallback(answer::not_allowed)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(CompressionLayer::new().compress_when(small))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// Health and metrics, for an address of their own: whoever may connect there may ask, under any name
/// and as often as they like.
pub(crate) fn monitoring(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(answer::not_found)
        .method_not_allowed_fallback(answer::not_allowed)
        .with_state(app)
}

/// What the host of the server can do beside that, for a socket that only the host can open.
pub(crate) fn administration(app: App) -> Router {
    admin::routes().with_state(app.clone()).merge(monitoring(app))
}

/// Whether this node can serve: what happens can be kept.
async fn health(State(app): State<App>) -> Response {
    if app.hub.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    // Held while the store is asked, so that many who ask at once ask it once.
    let mut known = app.health.lock().await;
    let well = match *known {
        Some((asked, well)) if asked.elapsed() < HEALTH => well,
        _ => {
            let well = app.hub.health().await;
            *known = Some((Instant::now(), well));
            well
        }
    };
    match well {
        Ok(words) => words.into_response(),
        Err(words) => (StatusCode::SERVICE_UNAVAILABLE, words).into_response(),
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let (hub, metrics) = (&app.hub, &app.hub.metrics);
    metrics.size("open_tables", hub.open_tables());
    metrics.size("own_boards", hub.boards.own());
    metrics.size("store_queue", hub.store.queue());
    hub.measure_bus();
    metrics.size("requests_waiting", hub.pool.waiting());
    metrics.size("archive_bytes", hub.archive.bytes());
    for (name, size) in hub.lanes.waiting() {
        metrics.size(name, size);
    }
    for (name, size) in hub.limits.sizes() {
        metrics.size(name, size);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text()).into_response()
}
