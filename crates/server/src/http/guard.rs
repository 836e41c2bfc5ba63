//! Stands before everything: where requests may come from, how many, and the headers that keep
//! browsers careful.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use crosstown_table::{Code, Problem};

use super::App;
use super::answer::Wrong;
use super::visitor::ClientAddr;
use crate::url;

/// Only our own files, no script in the page itself, nothing from elsewhere, in nobody's frame. Styles of
/// single elements are allowed: the page moves things by them.
const CONTENT_POLICY: &str =
    include_str!("../../../../web/content-security-policy.txt").trim_ascii_end();

/// Where requests may come from.
pub(crate) struct Gate {
    /// Names under which we may be addressed; empty if any will do.
    hosts: Vec<String>,
    /// The address that people use, where it is another than the one we listen on.
    public: Option<url::Parts>,
    behind_proxy: bool,
}

impl Gate {
    /// A gate for a server that listens on `listen`.
    pub(crate) fn new(listen: IpAddr, public_url: Option<&str>, behind_proxy: bool) -> Gate {
        let public = public_url.and_then(url::parts);
        // A page elsewhere could have its own name lead here (rebinding); then the name is wrong.
        let mut hosts = Vec::new();
        if let Some(public) = &public {
            hosts.push(host_of(&public.authority).to_owned());
        }
        if listen.is_loopback() || public.is_some() {
            hosts.extend(["localhost", "127.0.0.1", "[::1]"].map(str::to_owned));
        }
        Gate { hosts, public, behind_proxy }
    }

    /// Whether people reach us over HTTPS.
    pub(crate) fn is_https(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.https)
    }

    fn knows_host(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        self.hosts.is_empty()
            || host.is_some_and(|host| {
                self.hosts.iter().any(|known| known.eq_ignore_ascii_case(host_of(host)))
            })
    }

    /// Whether the request is from a page of ours, or from no page at all.
    fn knows_origin(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Some(origin) = origin.to_str().ok().and_then(url::parts) else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| host.eq_ignore_ascii_case(&origin.authority))
            || self.public.as_ref() == Some(&origin)
    }

    /// The address of the client: what the proxy says, if there is one.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
        let last = forwarded
            .filter(|_| self.behind_proxy)
            .and_then(|value| address(value.to_str().ok()?.rsplit(',').next()?.trim()));
        last.unwrap_or(peer)
    }
}

/// An address as proxies write it: some add the port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Whether a request says once for which host it is: proxies and we must not read two different things
/// out of it. (Of version 1.0 it may say nothing; whether that will do is for the gate.)
fn has_one_host(uri: &Uri, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).into_iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    let same =
        |wanted: &Authority| host.is_some_and(|host| host.eq_ignore_ascii_case(wanted.as_str()));
    hosts.next().is_none() && uri.authority().is_none_or(same)
}

/// The host without the port.
fn host_of(authority: &str) -> &str {
    match authority.parse::<Authority>() {
        // Its own `host` borrows from the parsed value; find the same part in ours.
        Ok(parsed) => {
            let host = parsed.host();
            authority.find(host).map_or(authority, |at| &authority[at..at + host.len()])
        }
        Err(_) => authority,
    }
}

/// How many requests one counts for: what takes long to answer counts for more.
fn weight(path: &str) -> u32 {
    match path.strip_prefix("/api/") {
        Some(path) if path == "replay" || path.ends_with("/replay") => 10,
        Some(path) if path == "boards/check" || path.ends_with("/record") => 5,
        _ => 1,
    }
}

pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let metrics = &app.hub.metrics;
    metrics.requests.inc();
    let headers = request.headers();
    let peer = request.extensions().get::<ClientAddr>().map(|from| from.0);
    let client = app.gate.client(peer.unwrap_or(IpAddr::from([0, 0, 0, 0])), headers);
    let socket = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // Probes come from inside, by an address that is no name of ours, and often.
    let probe = !changes && request.uri().path() == "/healthz";
    let response = if probe {
        next.run(request).await
    } else if !has_one_host(request.uri(), headers) {
        Wrong::from(Code::BadHost).into_response()
    } else if !app.gate.knows_host(headers) {
        let detail = "start the server with --public-url and the address that people use";
        Wrong(Problem::new(Code::UnknownHost).because(detail)).into_response()
    } else if (socket || changes) && !app.gate.knows_origin(headers) {
        Wrong::from(Code::ForeignOrigin).into_response()
    } else if !app.hub.limits.request(client, weight(request.uri().path())) {
        app.hub.limited(client, "requests");
        Wrong::from(Code::TooManyRequests).into_response()
    } else {
        request.extensions_mut().insert(ClientAddr(client));
        next.run(request).await
    };
    metrics.answered(response.status().as_u16());
    with_headers(response, app.gate.is_https())
}

fn with_headers(mut response: Response, https: bool) -> Response {
    let headers = response.headers_mut();
    let set = [
        ("content-security-policy", CONTENT_POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &str)| {
            (name.parse().unwrap(), HeaderValue::from_str(value).unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let gate = Gate::new(IpAddr::from([127, 0, 0, 1]), Some("https://games.example"), false);
        let knows = |origin: &str, host: &str| {
            gate.knows_origin(&headers(&[("origin", origin), ("host", host)]))
        };
        assert!(knows("http://127.0.0.1:7878", "127.0.0.1:7878"));
        assert!(knows("https://games.example", "127.0.0.1:7878"));
        assert!(!knows("http://games.example", "127.0.0.1:7878"));
        assert!(!knows("http://127.0.0.1:7879", "127.0.0.1:7878"));
        assert!(!knows("https://evil.example", "127.0.0.1:7878"));
        assert!(!knows("null", "127.0.0.1:7878"));
        assert!(gate.knows_origin(&headers(&[("host", "127.0.0.1:7878")])));
    }

    #[test]
    fn other_names_for_us_are_refused() {
        let home = Gate::new(IpAddr::from([127, 0, 0, 1]), None, false);
        let knows = |gate: &Gate, host: &str| gate.knows_host(&headers(&[("host", host)]));
        for host in ["localhost:7878", "127.0.0.1", "[::1]:7878", "LOCALHOST:1"] {
            assert!(knows(&home, host), "{host}");
        }
        for host in ["rebound.example:7878", "localhost.example", ""] {
            assert!(!knows(&home, host), "{host}");
        }
        assert!(!home.knows_host(&HeaderMap::new()));
        // In a home network we cannot know our names.
        assert!(knows(&Gate::new(IpAddr::from([0, 0, 0, 0]), None, false), "192.168.1.7:7878"));
    }

    #[test]
    fn only_a_proxy_that_we_know_of_may_say_who_asks() {
        let peer = IpAddr::from([10, 0, 0, 1]);
        let said = headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")]);
        assert_eq!(Gate::new(peer, None, false).client(peer, &said), peer);
        assert_eq!(Gate::new(peer, None, true).client(peer, &said), IpAddr::from([2, 2, 2, 2]));
        assert_eq!(Gate::new(peer, None, true).client(peer, &HeaderMap::new()), peer);
        let said = |text: &str| {
            let headers = headers(&[("x-forwarded-for", text)]);
            Gate::new(peer, None, true).client(peer, &headers).to_string()
        };
        assert_eq!(said("1.1.1.1, 2.2.2.2:4711"), "2.2.2.2");
        assert_eq!(said("2001:db8::7"), "2001:db8::7");
        assert_eq!(said("[2001:db8::7]"), "2001:db8::7");
        assert_eq!(said("[2001:db8::7]:4711"), "2001:db8::7");
        assert_eq!(said("unknown"), "10.0.0.1");
    }

    #[test]
    fn a_request_is_for_one_host() {
        let has = |uri: &str, hosts: &[&str]| {
            let mut headers = HeaderMap::new();
            for host in hosts {
                headers.append(header::HOST, host.parse().unwrap());
            }
            has_one_host(&uri.parse().unwrap(), &headers)
        };
        assert!(has("/api/boards", &["games.example"]));
        assert!(has("http://games.example/", &["GAMES.example"]));
        assert!(has("/", &[]));
        assert!(!has("/", &["games.example", "games.example"]));
        assert!(!has("/", &["games.example", "evil.example"]));
        assert!(!has("http://evil.example/", &["games.example"]));
        assert!(!has("http://evil.example/", &[]));
    }
}
