//! Everything over HTTP: what there is, and what guards it.

mod answer;
mod guard;
mod host;
mod openapi;
mod page;
mod preview;
mod replay;
mod socket;
mod tables;
mod visitor;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hub::Hub;
use crate::limits;

pub(crate) use guard::Gate;
pub use openapi::openapi;
pub(crate) use visitor::ClientAddr;

/// What handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) gate: Arc<Gate>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// The address that people use, if the host said so.
    pub(crate) public_url: Option<Arc<str>>,
}

fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::beginning())
        .routes(routes!(tables::boards))
        .routes(routes!(tables::city))
        .routes(routes!(tables::check_board))
        .routes(routes!(host::host))
        .routes(routes!(tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::board))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::fill))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
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
        .route("/metrics", get(metrics))
        .merge(page::routes())
        .fallback(answer::not_found)
        .method_not_allowed_fallback(answer::not_allowed)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(CompressionLayer::new().compress_when(small))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// Whether this node can serve: its store answers.
async fn health(State(app): State<App>) -> Response {
    if app.hub.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    match app.hub.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let (hub, metrics) = (&app.hub, &app.hub.metrics);
    metrics.size("open_tables", hub.open_tables());
    metrics.size("own_boards", hub.boards.own());
    metrics.size("store_queue", hub.store.queue());
    for (name, size) in hub.limits.sizes() {
        metrics.size(name, size);
    }
    if let Ok(counts) = hub.store.counts().await {
        metrics.size("stored_waiting", counts.waiting as usize);
        metrics.size("stored_playing", counts.playing as usize);
        metrics.size("stored_over", counts.over as usize);
        metrics.size("stored_imported", counts.imported as usize);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text()).into_response()
}
