//! The one place of the arena that looks at the clock: to measure how long bots think, and to end waits
//! for them. What is played does not depend on it.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The time since it was first asked: for bots that think for so many milliseconds, and for deadlines.
#[expect(clippy::disallowed_methods, reason = "the one place for it in the arena")]
pub fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
