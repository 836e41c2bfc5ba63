//! The little of an address that matters here.

/// Scheme and authority.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) https: bool,
    pub(crate) authority: String,
}

/// Reads `https://example.org`.
pub(crate) fn parts(text: &str) -> Option<Parts> {
    let uri: axum::http::Uri = text.trim_end_matches('/').parse().ok()?;
    let https = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    Some(Parts { https, authority: uri.authority()?.as_str().to_ascii_lowercase() })
}
