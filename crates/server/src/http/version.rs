//! What a client needs to know of this server before it begins: which protocol it speaks, within which
//! limits, and every path and type of it.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use crosstown_table::protocol::{Limits, PROTOCOL, Version};

use super::tables::LONGEST_BOARD;
use super::{App, openapi};
use crate::limits;

/// The version of the protocol and of the server, and the limits that clients must keep.
#[utoipa::path(get, path = "/api/version",
    responses((status = 200, body = Version, description = "What this server speaks, and its limits")))]
pub(crate) async fn version(State(app): State<App>) -> Json<Version> {
    let amounts = app.hub.limits.amounts();
    Json(Version {
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        limits: Limits {
            message_bytes: limits::MESSAGE,
            body_bytes: limits::BODY,
            board_bytes: LONGEST_BOARD,
            messages_per_second: amounts.messages,
            requests_per_second: amounts.requests,
            tables_per_hour: amounts.tables_per_hour,
            sockets_per_address: amounts.sockets_per_address,
            away_ms: amounts.away.as_millis() as u64,
        },
    })
}

static DOCUMENT: LazyLock<String> = LazyLock::new(openapi);

/// This document.
#[utoipa::path(get, path = "/api/openapi.json",
    responses((status = 200, body = Object, description = "An OpenAPI document of version 3.1")))]
pub(crate) async fn document() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    super::answer::for_an_hour((kind, DOCUMENT.as_str()).into_response())
}
