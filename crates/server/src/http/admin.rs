//! What the host of the server can do with tables, through the admin socket alone.

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use crosstown_table::Command;
use serde::Deserialize;
use tracing::info;

use super::App;
use super::answer::{Path, Query, Wrong};
use crate::admin::Overview;
use crate::hub::log_id;

/// Tables that are listed at most: each is replayed for it.
const MOST: u32 = 1000;

type Answer<T> = Result<Json<T>, Wrong>;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/tables", get(list))
        .route("/tables/{id}", get(show).delete(delete))
        .route("/tables/{id}/end", post(end))
        .route("/tables/{id}/seats/{seat}/free", post(free))
}

#[derive(Deserialize)]
struct Newest {
    limit: u32,
}

async fn list(State(app): State<App>, Query(newest): Query<Newest>) -> Answer<Vec<Overview>> {
    Ok(Json(app.hub.newest(newest.limit.min(MOST)).await?))
}

async fn show(State(app): State<App>, Path(id): Path<String>) -> Answer<Overview> {
    let id = app.hub.whole_name(&id).await?;
    Ok(Json(app.hub.look_at(&id).await?))
}

async fn delete(State(app): State<App>, Path(id): Path<String>) -> Answer<String> {
    let id = app.hub.whole_name(&id).await?;
    app.hub.delete(&id).await?;
    Ok(Json(id))
}

async fn end(State(app): State<App>, Path(id): Path<String>) -> Answer<Overview> {
    let id = app.hub.whole_name(&id).await?;
    app.hub.command(&id, None, Command::Stop).await?;
    info!(table = log_id(&id), "the host ended a game");
    Ok(Json(app.hub.look_at(&id).await?))
}

async fn free(State(app): State<App>, Path((id, seat)): Path<(String, u8)>) -> Answer<Overview> {
    let id = app.hub.whole_name(&id).await?;
    app.hub.command(&id, None, Command::Free { seat }).await?;
    info!(table = log_id(&id), seat, "the host freed a seat");
    Ok(Json(app.hub.look_at(&id).await?))
}
