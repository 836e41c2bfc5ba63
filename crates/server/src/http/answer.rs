//! Answers that say what is wrong, and what is read of a request: what cannot be read is answered in JSON
//! too.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use crosstown_table::{Code, Problem};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;

/// What went wrong. Its code has the status.
pub(crate) struct Wrong(pub(crate) Problem);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status());
        (status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), Json(self.0)).into_response()
    }
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
