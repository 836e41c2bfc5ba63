//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::Arc;

/// The counters. Clones count together.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    pub(crate) actions: Counter,
    refused: Family<Vec<(&'static str, &'static str)>, Counter>,
    pub(crate) latency: Histogram,
    pub(crate) requests: Counter,
    pub(crate) limited: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) slow_sockets: Counter,
    pub(crate) connections: Gauge,
    pub(crate) tables_created: Counter,
    pub(crate) tables_expired: Counter,
    pub(crate) games_over: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) bots_waiting: Gauge,
    /// Sizes of everything in memory that grows, by name; set when they are asked for.
    pub(crate) sizes: Family<Vec<(&'static str, &'static str)>, Gauge>,
    pub(crate) memory: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("crosstown");
        let r = &mut registry;
        let latency =
            Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0]);
        r.register("action_seconds", "From receiving an action to answering it", latency.clone());
        macro_rules! register {
            ($($name:ident: $kind:ty, $help:literal;)*) => {{
                $(
                    let $name = <$kind>::default();
                    r.register(stringify!($name), $help, $name.clone());
                )*
                Metrics { registry: Arc::new(Registry::default()), latency, $($name),* }
            }};
        }
        let metrics = register! {
            actions: Counter, "Actions of people, acknowledged";
            refused: Family<Vec<(&'static str, &'static str)>, Counter>, "Actions of people, refused";
            requests: Counter, "Requests over HTTP";
            limited: Counter, "Requests and sockets refused because of a limit";
            sockets: Gauge, "Open sockets";
            slow_sockets: Counter, "Sockets closed because their client did not keep up";
            connections: Gauge, "Open connections";
            tables_created: Counter, "Tables made";
            tables_expired: Counter, "Tables deleted because nobody touched them";
            games_over: Counter, "Events after which a game was over";
            store_errors: Counter, "Events that could not be kept";
            bots_waiting: Gauge, "Bots that wait for a thread to think on";
            sizes: Family<Vec<(&'static str, &'static str)>, Gauge>, "Entries of everything in memory that can grow, and of queues";
            memory: Gauge, "Resident memory in bytes";
        };
        Metrics { registry: Arc::new(registry), ..metrics }
    }

    pub(crate) fn refuse(&self, code: &'static str) {
        self.refused.get_or_create(&vec![("code", code)]).inc();
    }

    pub(crate) fn size(&self, name: &'static str, size: usize) {
        self.sizes.get_or_create(&vec![("of", name)]).set(size as i64);
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        self.memory.set(resident_bytes().unwrap_or(0));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes all text");
        text
    }
}

/// The memory of this process, where the system tells.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: i64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib * 1024)
}
