//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

/// How often the runtime is asked whether it is late.
const TICK: Duration = Duration::from_millis(250);

type Label<T> = Vec<(&'static str, T)>;

/// The counters. Clones count together.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    pub(crate) actions: Counter,
    refused: Family<Label<&'static str>, Counter>,
    pub(crate) latency: Histogram,
    database: Family<Label<&'static str>, Histogram, fn() -> Histogram>,
    runtime_delay: Histogram,
    pub(crate) requests: Counter,
    responses: Family<Label<u16>, Counter>,
    pub(crate) limited: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) slow_sockets: Counter,
    pub(crate) connections: Gauge,
    pub(crate) tables_created: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) tables_adopted: Counter,
    pub(crate) tables_expired: Counter,
    pub(crate) games_over: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) bots_waiting: Gauge,
    pub(crate) nats_connected: Gauge,
    pub(crate) nats_deaf: Gauge,
    pub(crate) nats_published: Counter,
    pub(crate) nats_received: Counter,
    /// Sizes of everything in memory that grows, by name; set when they are asked for.
    pub(crate) sizes: Family<Label<&'static str>, Gauge>,
    pub(crate) memory: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("crosstown");
        let r = &mut registry;
        let latency = seconds();
        r.register("action_seconds", "From receiving an action to answering it", latency.clone());
        let database = Family::new_with_constructor(seconds as fn() -> Histogram);
        r.register("database_seconds", "From asking the database to its answer", database.clone());
        let runtime_delay = seconds();
        let help = "How late tasks are run: much of it means too little CPU";
        r.register("runtime_delay_seconds", help, runtime_delay.clone());
        macro_rules! register {
            ($($name:ident: $kind:ty, $help:literal;)*) => {{
                $(
                    let $name = <$kind>::default();
                    r.register(stringify!($name), $help, $name.clone());
                )*
                let registry = Arc::new(Registry::default());
                Metrics { registry, latency, database, runtime_delay, $($name),* }
            }};
        }
        let metrics = register! {
            actions: Counter, "Actions of people, acknowledged";
            refused: Family<Label<&'static str>, Counter>, "Actions of people, refused";
            requests: Counter, "Requests over HTTP";
            responses: Family<Label<u16>, Counter>, "Answers over HTTP, by status; 101 is a socket";
            limited: Counter, "Requests and sockets refused because of a limit";
            sockets: Gauge, "Open sockets";
            slow_sockets: Counter, "Sockets closed because their client did not keep up";
            connections: Gauge, "Open connections";
            tables_created: Counter, "Tables made";
            tables_opened: Counter, "Tables read from the database into memory";
            tables_adopted: Counter, "Tables whose lease was free and that this node took over";
            tables_expired: Counter, "Tables deleted because nobody touched them";
            games_over: Counter, "Events after which a game was over";
            store_errors: Counter, "Events that could not be kept";
            bots_waiting: Gauge, "Bots that wait for a thread to think on";
            nats_connected: Gauge, "Whether there is a connection to NATS";
            nats_deaf: Gauge, "Whether another node may not be heard over NATS, so that events come by the database";
            nats_published: Counter, "Messages about tables told to other nodes";
            nats_received: Counter, "Messages about tables heard of other nodes";
            sizes: Family<Label<&'static str>, Gauge>, "Entries of everything in memory that can grow, and of queues";
            memory: Gauge, "Resident memory in bytes";
        };
        Metrics { registry: Arc::new(registry), ..metrics }
    }

    pub(crate) fn refuse(&self, code: &'static str) {
        self.refused.get_or_create(&vec![("code", code)]).inc();
    }

    /// Counts an answer over HTTP.
    pub(crate) fn answered(&self, status: u16) {
        self.responses.get_or_create(&vec![("status", status)]).inc();
    }

    /// Waits for the database, and notes how long that took.
    pub(crate) async fn timed<T>(&self, what: &'static str, work: impl Future<Output = T>) -> T {
        let began = Instant::now();
        let done = work.await;
        let took = began.elapsed().as_secs_f64();
        self.database.get_or_create(&vec![("do", what)]).observe(took);
        done
    }

    /// Notes again and again how late this task is run, and so all others.
    pub(crate) async fn watch_runtime(self) {
        loop {
            let due = Instant::now() + TICK;
            tokio::time::sleep_until(due).await;
            self.runtime_delay.observe(due.elapsed().as_secs_f64());
        }
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

/// Seconds, in steps that suit a game.
fn seconds() -> Histogram {
    Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0])
}

/// The memory of this process, where the system tells.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: i64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib * 1024)
}
