//! Where others can reach this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::Json;
use axum::extract::{Extension, State};
use crosstown_table::protocol;

use super::App;
use super::visitor::ClientAddr;

/// Where others can reach this server. A page that is open on the server's own computer makes its
/// invitations with it.
#[utoipa::path(get, path = "/api/host",
    responses((status = 200, body = protocol::Host, description = "The address, if there is one and this visitor is at the server's own computer")))]
pub(crate) async fn host(
    State(app): State<App>,
    Extension(ClientAddr(from)): Extension<ClientAddr>,
) -> Json<protocol::Host> {
    let lan = || match &app.public_url {
        Some(url) => Some(url.trim_end_matches('/').to_owned()),
        None => reachable(app.address).map(|address| format!("http://{address}")),
    };
    // Addresses inside a network are nobody else's business.
    Json(protocol::Host { lan: from.to_canonical().is_loopback().then(lan).flatten() })
}

/// The address of this computer in its network, if the server listens there.
fn reachable(listens: SocketAddr) -> Option<SocketAddr> {
    let ip = match listens.ip() {
        ip if ip.is_unspecified() => own_address()?,
        ip => ip,
    };
    (!ip.is_loopback()).then_some(SocketAddr::new(ip, listens.port()))
}

/// The address from which this computer would send something to the internet. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Reserved for documentation: nobody is there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_cannot_reach_what_listens_only_here() {
        let at = |ip: &str| reachable(SocketAddr::new(ip.parse().unwrap(), 80));
        assert_eq!(at("127.0.0.1"), None);
        assert_eq!(at("::1"), None);
        assert_eq!(at("192.168.1.5").unwrap().to_string(), "192.168.1.5:80");
        // Where there is a network at all.
        assert!(at("0.0.0.0").is_none_or(|found| !found.ip().is_unspecified()));
    }
}
