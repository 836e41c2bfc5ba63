//! Answers that say what is wrong, and what is read of a request: what cannot be read is answered in JSON
//! too.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use crosstown_table::{Code, Problem};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;

/// What went wrong. Its code has the status.
pub(crate) struct Wrong(pub(crate) Problem);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let wait = retry_after(self.0.code).map(|seconds| [(header::RETRY_AFTER, seconds)]);
        let status = StatusCode::from_u16(self.0.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        match wait {
            Some(wait) => (status, wait, Json(self.0)).into_response(),
            None => (status, Json(self.0)).into_response(),
        }
    }
}

/// After how many seconds to try again, where waiting helps.
fn retry_after(code: Code) -> Option<&'static str> {
    match code {
        Code::TooManyRequests => Some("1"),
        Code::Busy => Some("2"),
        Code::Closing | Code::NotStored => Some("5"),
        Code::TooManyTables => Some("60"),
        _ => None,
    }
}

/// An answer that is the same for everybody and never changes, so that browsers need not ask again.
pub(crate) fn forever(answer: impl IntoResponse) -> Response {
    ([(header::CACHE_CONTROL, "public, max-age=31536000, immutable")], answer).into_response()
}

/// An answer that is the same for everybody and changes only with the program: boards are drawn by it.
pub(crate) fn for_an_hour(answer: impl IntoResponse) -> Response {
    ([(header::CACHE_CONTROL, "public, max-age=3600")], answer).into_response()
}

impl From<Problem> for Wrong {
    fn from(problem: Problem) -> Wrong {
        Wrong(problem)
    }
}

impl From<Code> for Wrong {
    fn from(code: Code) -> Wrong {
        Wrong(code.into())
    }
}

/// JSON that is text already.
pub(crate) fn json(text: impl Into<axum::body::Body>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.into()).into_response()
}

pub(crate) async fn not_found() -> Wrong {
    Code::NotFound.into()
}

pub(crate) async fn not_allowed() -> Wrong {
    Code::NotAllowed.into()
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Wrong> {
        let bytes = timeout(app.hub.limits.request_time, Bytes::from_request(request, app))
            .await
            .map_err(|_| Code::TooSlow)?
            .map_err(|error| {
                let too_long = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
                let code = if too_long { Code::BodyTooLong } else { Code::BadBody };
                Problem::new(code).because(error.body_text())
            })?;
        let read = serde_json::from_slice(&bytes);
        Ok(Body(read.map_err(|error| Problem::new(Code::BadJson).because(error))?))
    }
}

/// The parts of a path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Wrong> {
        let read = axum::extract::Path::from_request_parts(parts, app).await;
        let read = read.map_err(|error| Problem::new(Code::BadPath).because(error.body_text()))?;
        Ok(Path(read.0))
    }
}

/// The query.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Wrong> {
        let read = axum::extract::Query::from_request_parts(parts, app).await;
        let read = read.map_err(|error| Problem::new(Code::BadQuery).because(error.body_text()))?;
        Ok(Query(read.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_finds_us_busy_is_told_when_to_come_again() {
        let after = |code: Code| {
            let response = Wrong::from(code).into_response();
            response.headers().get(header::RETRY_AFTER).map(|value| value.as_bytes().to_owned())
        };
        assert_eq!(after(Code::Busy).as_deref(), Some(b"2".as_slice()));
        assert_eq!(after(Code::BadRecord), None);
    }
}
