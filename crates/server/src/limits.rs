//! Limits on everything that people from outside can make grow.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Largest body of a request, in bytes: a board file fits.
pub(crate) const BODY: usize = 128 * 1024;
/// Largest message of a client, in bytes.
pub(crate) const MESSAGE: usize = 8 * 1024;
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
    /// How long a client may take to send the head of a request, and then its body.
    pub request_time: Duration,
    /// How long a player must have been away before others may let a bot play.
    pub away: Duration,
    /// Connections in all.
    pub connections: usize,
    /// Tables in memory.
    pub open_tables: usize,
    /// Tables in the store.
    pub stored_tables: u64,
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
        }
    }
}

/// Keeps the count.
pub(crate) struct Limits {
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
        let requests = Quota::per_second(at_least_one(amounts.requests))
            .allow_burst(at_least_one(amounts.requests.saturating_mul(5)));
        let tables = Quota::per_hour(at_least_one(amounts.tables_per_hour));
        Limits {
            messages: amounts.messages,
            sockets_per_table: amounts.sockets_per_table,
            request_time: amounts.request_time,
            away: amounts.away,
            open_tables: amounts.open_tables,
            stored_tables: amounts.stored_tables,
            requests: RateLimiter::keyed(requests),
            tables: RateLimiter::keyed(tables),
            sockets: Shares::new(amounts.sockets_per_address),
            connections: Shares::new(amounts.sockets_per_address.saturating_add(MORE_CONNECTIONS)),
        }
    }

    /// Whether this address may make another request now.
    pub(crate) fn request(&self, from: IpAddr) -> bool {
        self.requests.check_key(&whole(from)).is_ok()
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

    /// What a new socket may send.
    pub(crate) fn credit(&self) -> Credit {
        Credit::new(f64::from(self.messages.max(1)))
    }

    /// Forgets addresses that have not been heard of for a while.
    pub(crate) async fn forget(&self) {
        let mut minute = tokio::time::interval(Duration::from_secs(60));
        loop {
            minute.tick().await;
            self.requests.retain_recent();
            self.tables.retain_recent();
        }
    }

    /// How many addresses are remembered, by what for.
    pub(crate) fn sizes(&self) -> [(&'static str, usize); 4] {
        [
            ("requests_by_address", self.requests.len()),
            ("new_tables_by_address", self.tables.len()),
            ("sockets_by_address", self.sockets.lock().len()),
            ("connections_by_address", self.connections.lock().len()),
        ]
    }
}

/// Who has one address of version 6 has a whole network of them.
fn whole(address: IpAddr) -> IpAddr {
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

/// How many messages a client may send: so many in a second, and what it saved in two.
pub(crate) struct Credit {
    per_second: f64,
    left: f64,
    at: tokio::time::Instant,
}

impl Credit {
    fn new(per_second: f64) -> Credit {
        Credit { per_second, left: 2.0 * per_second, at: tokio::time::Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = tokio::time::Instant::now();
        let earned = (now - self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + earned).min(2.0 * self.per_second);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
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
        assert_eq!(limits.sizes()[2], ("sockets_by_address", 0));
    }

    #[tokio::test(start_paused = true)]
    async fn credit_comes_back_with_time() {
        let mut credit = Credit::new(20.0);
        assert_eq!((0..1000).filter(|_| credit.take()).count(), 40);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!((0..1000).filter(|_| credit.take()).count(), 20);
        tokio::time::advance(Duration::from_secs(1000)).await;
        assert_eq!((0..1000).filter(|_| credit.take()).count(), 40);
    }
}
