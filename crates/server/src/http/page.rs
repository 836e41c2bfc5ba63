//! The page that people see: files that are part of this program (`build.rs`).

use std::borrow::Cow;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_table::Code;
use sha2::{Digest as _, Sha256};

use super::answer::Wrong;
use super::{App, preview};

/// A file of the page.
struct File {
    path: &'static str,
    whole: &'static [u8],
    /// Compressed with gzip.
    small: &'static [u8],
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

pub(crate) fn routes() -> Router<App> {
    // The page looks at the address itself: `/t/…` is a table, and so on. What has a dot in it is a
    // file, and is there or not.
    Router::new()
        .route("/", get(file))
        .route("/{*path}", get(file))
        .route("/api", any(super::answer::not_found))
        .route("/api/{*path}", any(super::answer::not_found))
        // Nothing that watches a server must take the page for its health.
        .route("/healthz/", any(super::answer::not_found))
        .route("/metrics", any(super::answer::not_found))
        .route("/metrics/", any(super::answer::not_found))
}

async fn file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let wanted = if is_file { path } else { "/index.html" };
    let Some(file) = FILES.iter().find(|file| file.path == wanted) else {
        return Wrong::from(Code::NotFound).into_response();
    };
    let mut whole = Cow::Borrowed(file.whole);
    if !is_file && let Ok(page) = str::from_utf8(file.whole) {
        let page = preview::with_tags(&app, page, path, &headers).await;
        whole = Cow::Owned(page.into_bytes());
    }
    // Built files in this folder have their hash in their name, and never change.
    let keep = if path.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let hash = URL_SAFE_NO_PAD.encode(&Sha256::digest(&whole)[..12]);
    let tag = HeaderValue::try_from(format!("\"{hash}\"")).expect("base64 is fit for a header");
    let has = |name, value: &str| {
        let given = headers.get(name).and_then(|given| given.to_str().ok());
        given.is_some_and(|given| given.split(',').any(|part| part.trim().starts_with(value)))
    };
    let mut answer = HeaderMap::new();
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    answer.insert(header::ETAG, tag.clone());
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, answer).into_response();
    }
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
    let is_stored = matches!(whole, Cow::Borrowed(_));
    if is_stored && file.small.len() < file.whole.len() && has(header::ACCEPT_ENCODING, "gzip") {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        return (answer, file.small).into_response();
    }
    (answer, whole).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
