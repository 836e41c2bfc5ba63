//! Answers that say what is wrong, always in JSON.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use tracing::error;

use super::App;
use crate::hub::NotOpen;
use crate::store::StoreError;
use crate::table::{Refused, Unreadable, cut};
use crate::wire::Problem;

/// What went wrong, with a status.
pub(crate) struct Wrong(StatusCode, Problem);

impl Wrong {
    pub(crate) fn new(status: StatusCode, code: &str) -> Wrong {
        Wrong(status, Problem { code: code.to_owned(), rule: None, detail: None })
    }

    pub(crate) fn because(mut self, detail: impl ToString) -> Wrong {
        self.1.detail = Some(cut(detail.to_string()));
        self
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<Refused> for Wrong {
    fn from(refused: Refused) -> Wrong {
        let status = match refused.code {
            "no-such-seat" => StatusCode::NOT_FOUND,
            "bad-invite" | "not-your-seat" | "not-host" | "no-cookie" => StatusCode::FORBIDDEN,
            "bad-name" | "bad-clock" | "wrong-number-of-seats" | "nobody-plays" | "bad-board" => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            "busy" | "not-stored" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        Wrong(status, refused.into())
    }
}

impl From<NotOpen> for Wrong {
    fn from(why: NotOpen) -> Wrong {
        match why {
            NotOpen::Missing | NotOpen::Store(StoreError::Missing) => {
                Wrong::new(StatusCode::NOT_FOUND, "no-such-table")
            }
            NotOpen::Busy => Wrong::new(StatusCode::SERVICE_UNAVAILABLE, "busy"),
            NotOpen::Unreadable(why @ Unreadable::Rules { .. }) => {
                Wrong::new(StatusCode::CONFLICT, "other-rules").because(why)
            }
            NotOpen::Unreadable(Unreadable::Damaged { .. }) => {
                Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, "table-damaged")
            }
            NotOpen::Store(error) => {
                // What databases say is for the host, not for visitors.
                error!(%error, "the store failed");
                Wrong::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored")
            }
        }
    }
}

pub(crate) async fn not_found() -> Wrong {
    Wrong::new(StatusCode::NOT_FOUND, "not-found")
}

pub(crate) async fn not_allowed() -> Wrong {
    Wrong::new(StatusCode::METHOD_NOT_ALLOWED, "not-allowed")
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Wrong> {
        let bytes = timeout(app.hub.limits.request_time, Bytes::from_request(request, app))
            .await
            .map_err(|_| Wrong::new(StatusCode::REQUEST_TIMEOUT, "too-slow"))?
            .map_err(|error| Wrong::new(error.status(), "bad-body").because(error.body_text()))?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Wrong::new(StatusCode::BAD_REQUEST, "bad-json").because(error))
    }
}
