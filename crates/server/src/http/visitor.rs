//! Who a request is from. Visitors have no accounts: their device keeps a secret in a cookie, and we
//! keep only its hash, at the seats that are theirs.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_table::Owner;

use super::App;

const COOKIE: &str = "crosstown";
/// A year: who comes back sooner keeps it.
const AGE: u32 = 31_536_000;

/// The network address that a request is from.
#[derive(Clone, Copy)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

/// Who a request is from, if it says so.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<Owner>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Visitor, Infallible> {
        Ok(Visitor(secret(&parts.headers).map(|secret| Owner::of(&secret))))
    }
}

/// The secret in the cookie, or after `Authorization: Bearer` for programs.
fn secret(headers: &HeaderMap) -> Option<[u8; 32]> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|v| v.to_str().ok());
    let cookie = cookies
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    let text = bearer.or(cookie)?;
    // Only what we have made ourselves: nobody is let in with a guessable secret.
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

/// Who a request is from; one who is new gets a secret, with the header that keeps it.
pub(crate) fn known_or_new(app: &App, visitor: Visitor) -> (Owner, HeaderMap) {
    let mut headers = HeaderMap::new();
    if let Some(owner) = visitor.0 {
        return (owner, headers);
    }
    let secret = app.hub.sources.bytes::<32>();
    let secure = if app.gate.is_https() { "; Secure" } else { "" };
    let text = URL_SAFE_NO_PAD.encode(secret);
    let cookie =
        format!("{COOKIE}={text}; HttpOnly; SameSite=Strict; Path=/; Max-Age={AGE}{secure}");
    let mut value = HeaderValue::try_from(cookie).expect("base64 is fit for a header");
    value.set_sensitive(true);
    headers.insert(header::SET_COOKIE, value);
    (Owner::of(&secret), headers)
}
