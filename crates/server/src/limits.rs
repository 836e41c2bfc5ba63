//! Limits on everything that people from outside can make grow.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::store::CONNECTIONS;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tracing::{debug, info};

/// Largest body of a request, in bytes: a board file fits.
pub(crate) const BODY: usize = 128 * 1024;
/// Largest message of a client, in bytes.
pub(crate) const MESSAGE: usize = 8 * 1024;
/// What goes with a message: the longest head of a frame.
const FRAME: usize = 14;
/// Connections that one address may have beside its sockets.
const MORE_CONNECTIONS: usize = 64;

/// How much of everything there may be.
#[derive(Clone, Copy, Debug)]
pub struct Amounts {
    /// Requests that one address may make in a second, over time.
    pub requests: u32,
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// Messages that a client may send over a socket in a second, over time.
    pub messages: u32,
    /// Sockets of one address.
    pub sockets_per_address: usize,
    /// Sockets at one table: of each seat, and of all spectators together.
    pub sockets_per_table: usize,
    /// How long a client may take to send the head of a request, and then its body, and how long it may
    /// take nothing of an answer.
    pub request_time: Duration,
    /// How long a player must have been away before others may let a bot play.
    pub away: Duration,
    /// Connections in all.
    pub connections: usize,
    /// Tables in memory.
    pub open_tables: usize,
    /// Tables in the store.
    pub stored_tables: u64,
    /// Connections to a PostgreSQL database, two at least.
    pub database_connections: u32,
}

impl Default for Amounts {
    fn default() -> Amounts {
        Amounts {
            requests: 20,
            tables_per_hour: 120,
            messages: 20,
            sockets_per_address: 64,
            sockets_per_table: 32,
            request_time: Duration::from_secs(15),
            away: Duration::from_secs(60),
            connections: 10_000,
            open_tables: 10_000,
            stored_tables: 1_000_000,
            database_connections: CONNECTIONS,
        }
    }
}

/// Keeps the count.
pub(crate) struct Limits {
    /// What the host has set.
    amounts: Amounts,
    /// Messages that a client may send over a socket in a second.
    messages: u32,
    /// Sockets at one table: of each seat, and of all spectators together.
    pub(crate) sockets_per_table: usize,
    /// How long a client may take to send the body of a request.
    pub(crate) request_time: Duration,
    /// How long a player must have been away before others may let a bot play.
    pub(crate) away: Duration,
    /// Tables in memory.
    pub(crate) open_tables: usize,
    /// Tables in the store.
    pub(crate) stored_tables: u64,
    /// When a network was last told of in the log.
    logged: DefaultKeyedRateLimiter<IpAddr>,
    /// Requests that one address may make at once.
    burst: NonZeroU32,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Shares,
    connections: Shares,
}

/// How many of something each address has, and may have.
struct Shares {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Limits {
    /// Nobody has used anything yet.
    pub(crate) fn new(amounts: Amounts) -> Limits {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        // A page asks for a dozen things at once.
        let burst = at_least_one(amounts.requests.saturating_mul(5));
        let requests = Quota::per_second(at_least_one(amounts.requests)).allow_burst(burst);
        let tables = Quota::per_hour(at_least_one(amounts.tables_per_hour));
        Limits {
            amounts,
            messages: amounts.messages,
            sockets_per_table: amounts.sockets_per_table,
            request_time: amounts.request_time,
            away: amounts.away,
            open_tables: amounts.open_tables,
            stored_tables: amounts.stored_tables,
            logged: RateLimiter::keyed(Quota::per_minute(NonZeroU32::MIN)),
            burst,
            requests: RateLimiter::keyed(requests),
            tables: RateLimiter::keyed(tables),
            sockets: Shares::new(amounts.sockets_per_address),
            connections: Shares::new(amounts.sockets_per_address.saturating_add(MORE_CONNECTIONS)),
        }
    }

    /// What the host has set.
    pub(crate) fn amounts(&self) -> &Amounts {
        &self.amounts
    }

    /// Whether this address may make another request now, that counts for so many.
    pub(crate) fn request(&self, from: IpAddr, weight: u32) -> bool {
        let weight = NonZeroU32::new(weight).unwrap_or(NonZeroU32::MIN).min(self.burst);
        self.requests.check_key_n(&whole(from), weight).is_ok_and(|checked| checked.is_ok())
    }

    /// Whether this address may make another table now.
    pub(crate) fn table(&self, from: IpAddr) -> bool {
        self.tables.check_key(&whole(from)).is_ok()
    }

    /// Counts a socket of this address as long as what is given lives.
    pub(crate) fn socket(&self, from: IpAddr) -> Option<Share> {
        self.sockets.take(from)
    }

    /// Counts a connection of this address as long as what is given lives.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Share> {
        self.connections.take(from)
    }

    /// Tells the host who is refused because of a limit, once a minute for each network: so an abuser
    /// can be found, and cannot fill the log.
    pub(crate) fn log(&self, from: IpAddr, limit: &'static str) {
        let network = Network::of(from);
        if self.logged.check_key(&network.address).is_ok() {
            info!(from = %network, limit, "refused because of a limit");
            debug!(from = %from, limit, "the whole address of who was refused");
        }
    }

    /// How many messages a new socket may send.
    pub(crate) fn credit(&self) -> Credit {
        Credit::new(f64::from(self.messages.max(1)))
    }

    /// How many bytes a new socket may send: as many as those messages can have.
    pub(crate) fn bytes(&self) -> Credit {
        Credit::new(f64::from(self.messages.max(1)) * (MESSAGE + FRAME) as f64)
    }

    /// Forgets addresses that have not been heard of for a while.
    pub(crate) async fn forget(&self) {
        let mut minute = tokio::time::interval(Duration::from_secs(60));
        loop {
            minute.tick().await;
            self.logged.retain_recent();
            self.requests.retain_recent();
            self.tables.retain_recent();
        }
    }

    /// How many addresses are remembered, by what for.
    pub(crate) fn sizes(&self) -> [(&'static str, usize); 5] {
        [
            ("logged_by_address", self.logged.len()),
            ("requests_by_address", self.requests.len()),
            ("new_tables_by_address", self.tables.len()),
            ("sockets_by_address", self.sockets.lock().len()),
            ("connections_by_address", self.connections.lock().len()),
        ]
    }
}

/// The network that an address is in, coarse enough not to point at a person: how addresses are
/// logged.
pub(crate) struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    pub(crate) fn of(address: IpAddr) -> Network {
        match whole(address) {
            IpAddr::V4(v4) => {
                let [a, b, c, _] = v4.octets();
                Network { address: IpAddr::from([a, b, c, 0]), bits: 24 }
            }
            IpAddr::V6(v6) => {
                let mut octets = v6.octets();
                octets[6..].fill(0);
                Network { address: IpAddr::from(octets), bits: 48 }
            }
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// Who has one address of version 6 has a whole network of them.
pub(crate) fn whole(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let mut octets = v6.octets();
                octets[8..].fill(0);
                IpAddr::V6(octets.into())
            }
        },
    }
}

impl Shares {
    fn new(most: usize) -> Shares {
        Shares { most, counts: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, from: IpAddr) -> Option<Share> {
        let from = whole(from);
        let mut counts = self.lock();
        let had = counts.get(&from).copied().unwrap_or(0);
        if had >= self.most {
            return None;
        }
        counts.insert(from, had + 1);
        Some(Share { from, counts: self.counts.clone() })
    }
}

/// A socket or connection that is counted.
pub(crate) struct Share {
    from: IpAddr,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// How many messages or bytes a client may send: so many in a second, and what it saved in two. (A token
/// bucket.)
pub(crate) struct Credit {
    per_second: f64,
    left: f64,
    at: tokio::time::Instant,
}

impl Credit {
    fn new(per_second: f64) -> Credit {
        Credit { per_second, left: 2.0 * per_second, at: tokio::time::Instant::now() }
    }

    /// Takes so many, if they are there.
    pub(crate) fn take(&mut self, count: usize) -> bool {
        let now = tokio::time::Instant::now();
        let earned = (now - self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + earned).min(2.0 * self.per_second);
        self.at = now;
        let enough = self.left >= count as f64;
        if enough {
            self.left -= count as f64;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_as_one() {
        let limits = Limits::new(Amounts { sockets_per_address: 1, ..Amounts::default() });
        let first = limits.socket("2001:db8::1".parse().unwrap());
        assert!(first.is_some());
        assert!(limits.socket("2001:db8::2".parse().unwrap()).is_none());
        assert!(limits.socket("2001:db8:0:1::2".parse().unwrap()).is_some());
        drop(first);
        assert!(limits.socket("2001:db8::2".parse().unwrap()).is_some());
        assert!(limits.socket("::ffff:10.0.0.1".parse().unwrap()).is_some());
        assert_eq!(limits.sizes()[3], ("sockets_by_address", 0));
    }

    #[test]
    fn logs_have_networks_in_place_of_addresses() {
        let shown = |text: &str| Network::of(text.parse().unwrap()).to_string();
        assert_eq!(shown("203.0.113.77"), "203.0.113.0/24");
        assert_eq!(shown("::ffff:203.0.113.77"), "203.0.113.0/24");
        assert_eq!(shown("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
    }

    #[test]
    fn what_takes_long_counts_for_more() {
        let from = "10.0.0.1".parse().unwrap();
        let allowed = |requests, weight| {
            let limits = Limits::new(Amounts { requests, ..Amounts::default() });
            (0..1000).take_while(|_| limits.request(from, weight)).count()
        };
        let [one, ten] = [1, 10].map(|weight| allowed(20, weight));
        assert!((100..120).contains(&one) && (10..12).contains(&ten), "{one}, {ten}");
        // Where only a few are allowed at once, one of them is.
        assert_eq!(allowed(1, 10), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn credit_comes_back_with_time() {
        let mut credit = Credit::new(20.0);
        assert_eq!((0..1000).filter(|_| credit.take(1)).count(), 40);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!((0..1000).filter(|_| credit.take(1)).count(), 20);
        tokio::time::advance(Duration::from_secs(1000)).await;
        assert_eq!((0..1000).filter(|_| credit.take(1)).count(), 40);
    }
}
