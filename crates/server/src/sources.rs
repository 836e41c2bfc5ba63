//! Where time and chance come from. A server gets them handed in; a test hands in its own.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_table::{Dealers, fair};

/// Tells the time, in milliseconds since 1970.
pub type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Fills the bytes so that nobody can guess them.
type Random = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Time, random bytes and dealers.
#[derive(Clone)]
pub struct Sources {
    /// What time it is.
    pub now: Now,
    /// Where secrets come from.
    pub random: Random,
    /// Who shuffles.
    pub dealers: Dealers,
}

/// The time since this was first asked, for bots that think for so long.
#[expect(clippy::disallowed_methods, reason = "the one place for it in the server")]
pub(crate) fn monotonic() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A clock that never goes back. Where the computer's clock is set back, time goes on from where it was:
/// else everybody's time to think would stand still until the computer's clock is there again.
#[derive(Default)]
struct Forward {
    /// The latest time by which the computer's clock was ahead, and when that was.
    set: (u64, Duration),
}

impl Forward {
    /// The time, from what the computer's clock says and the time since some moment.
    fn now(&mut self, wall: u64, monotonic: Duration) -> u64 {
        let (then, at) = self.set;
        let now = then + monotonic.saturating_sub(at).as_millis() as u64;
        if wall > now {
            self.set = (wall, monotonic);
        }
        now.max(wall)
    }
}

impl Sources {
    /// The computer's clock, the operating system's random numbers, and fair dealers.
    #[expect(clippy::disallowed_methods, reason = "the one place for them in the server")]
    pub fn real() -> Sources {
        let forward = Mutex::new(Forward::default());
        Sources {
            now: Arc::new(move || {
                let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
                let wall = since.map_or(0, |since| since.as_millis() as u64);
                let mut forward = forward.lock().unwrap_or_else(PoisonError::into_inner);
                forward.now(wall, monotonic())
            }),
            // Without random numbers nothing here is safe: better no server than an open one.
            random: Arc::new(|bytes| getrandom::fill(bytes).expect("the system has randomness")),
            dealers: fair(),
        }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        (self.now)()
    }

    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }

    /// A name of so many random bytes, for addresses and cookies.
    pub(crate) fn name<const N: usize>(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.bytes::<N>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_when_the_clock_is_set_back() {
        let mut clock = Forward::default();
        let second = Duration::from_secs;
        assert_eq!(clock.now(1_000_000, second(5)), 1_000_000);
        assert_eq!(clock.now(1_001_000, second(6)), 1_001_000);
        // Set back by ten minutes: a second is still a second.
        assert_eq!(clock.now(402_000, second(7)), 1_002_000);
        assert_eq!(clock.now(403_000, second(8)), 1_003_000);
        // Set forward again, and beyond.
        assert_eq!(clock.now(1_004_000, second(9)), 1_004_000);
        assert_eq!(clock.now(5_000_000, second(10)), 5_000_000);
        assert_eq!(clock.now(5_000_400, second(10) + Duration::from_millis(400)), 5_000_400);
        // It never goes back, not even by what is rounded.
        let mut last = 0;
        for step in 0..10_000_u64 {
            let (wall, passed) =
                (6_000_000 + step / 3, Duration::from_micros(11_000_000 + 334 * step));
            let now = clock.now(wall, passed);
            assert!(now >= last && now >= wall);
            last = now;
        }
    }
}
