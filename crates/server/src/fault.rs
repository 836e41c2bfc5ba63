//! Faults that last, such as a full disk or a database that does not answer. They show in every
//! request; the log says once that one has begun and once that it is over.

use std::fmt::Display;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use tracing::{error, warn};

/// A fault that comes and goes is logged this often at most.
const AGAIN: Duration = Duration::from_secs(60);

/// Something that works or does not.
pub(crate) struct Fault {
    /// What it means that it does not work.
    what: &'static str,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// When it stopped working, while it does not work.
    since: Option<Instant>,
    /// How often it has failed since then.
    times: u64,
    /// Whether the log has this fault.
    logged: bool,
    /// When the log last said that it does not work.
    last_logged: Option<Instant>,
}

impl Fault {
    /// It works as far as we know. `what` is what the log says when it does not.
    pub(crate) fn new(what: &'static str) -> Fault {
        Fault { what, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It has failed.
    pub(crate) fn failed(&self, why: &impl Display) {
        let (state, now) = (&mut *self.lock(), Instant::now());
        state.times += 1;
        if state.since.is_some() {
            return;
        }
        state.since = Some(now);
        if state.last_logged.is_none_or(|last| now - last >= AGAIN) {
            (state.logged, state.last_logged) = (true, Some(now));
            error!(%why, "{}", self.what);
        }
    }

    /// It has worked. Gives whether it had not before.
    pub(crate) fn worked(&self) -> bool {
        let state = &mut *self.lock();
        let Some(since) = state.since.take() else { return false };
        let times = std::mem::take(&mut state.times);
        if std::mem::take(&mut state.logged) {
            let seconds = since.elapsed().as_secs_f32();
            warn!(times, seconds, "works again, after this: {}", self.what);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::Arc;

    use super::*;

    /// What was logged.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test(start_paused = true)]
    async fn is_logged_when_it_begins_and_when_it_ends() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).without_time();
        let subscriber = subscriber.with_writer(move || writer.clone()).finish();
        let _guard = tracing::subscriber::set_default(subscriber);
        let lines = || {
            let text = String::from_utf8(std::mem::take(&mut *log.0.lock().unwrap())).unwrap();
            text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>()
        };
        let fault = Fault::new("it broke");
        assert!(!fault.worked());
        for _ in 0..1000 {
            fault.failed(&"no room");
        }
        let said = lines();
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].contains("it broke why=no room"), "{said:?}");
        tokio::time::advance(Duration::from_secs(5)).await;
        assert!(fault.worked());
        assert!(!fault.worked());
        let said = lines();
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].contains("times=1000 seconds=5"), "{said:?}");
        // It comes and goes.
        for _ in 0..100 {
            fault.failed(&"no room");
            fault.worked();
        }
        assert_eq!(lines(), [""; 0]);
        tokio::time::advance(AGAIN).await;
        fault.failed(&"no room");
        assert_eq!(lines().len(), 1);
    }
}
