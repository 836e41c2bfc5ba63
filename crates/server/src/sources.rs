//! Where time and chance come from. A server gets them handed in; a test hands in its own.

use std::sync::{Arc, OnceLock};
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

impl Sources {
    /// The computer's clock, the operating system's random numbers, and fair dealers.
    #[expect(clippy::disallowed_methods, reason = "the one place for them in the server")]
    pub fn real() -> Sources {
        Sources {
            now: Arc::new(|| {
                let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as u64)
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
