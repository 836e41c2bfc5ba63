//! Threads of their own for what requests cause and takes long: replays, records, board files. So they
//! hold up neither those who play, whose messages the async workers carry, nor bots.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crosstown_table::{Code, Problem};
use tokio::sync::Semaphore;

/// Requests that may wait for a thread; more are told to come again.
const MOST_WAITING: usize = 64;

/// One or two threads, and a queue with an end.
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Pool {
    pub(crate) fn new() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool::with((cores / 2).clamp(1, 2))
    }

    fn with(threads: usize) -> Pool {
        Pool { threads: Arc::new(Semaphore::new(threads)), waiting: AtomicUsize::new(0) }
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Works something out on one of the threads; `busy` if too many wait for that.
    pub(crate) async fn work_out<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let waiting = Waiting(&self.waiting);
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            return Err(Code::Busy.into());
        }
        let thread = self.threads.clone().acquire_owned().await;
        drop(waiting);
        let done = tokio::task::spawn_blocking(move || {
            let _thread = thread;
            work()
        });
        done.await.map_err(|_| Code::Busy.into())
    }
}

/// Somebody who waits, also if the client goes meanwhile.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn the_queue_has_an_end() {
        let pool = Arc::new(Pool::with(1));
        let (go, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.work_out(move || wait.recv().is_ok()).await }
        });
        while pool.threads.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let mut others: Vec<_> = (0..MOST_WAITING)
            .map(|number| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.work_out(move || number).await })
            })
            .collect();
        while pool.waiting() < MOST_WAITING {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.work_out(|| ()).await.unwrap_err().code, Code::Busy);
        // Who goes makes room.
        others.pop().unwrap().abort();
        while pool.waiting() == MOST_WAITING {
            tokio::task::yield_now().await;
        }
        let last = pool.work_out(|| "last");
        go.send(()).unwrap();
        assert_eq!(last.await, Ok("last"));
        assert_eq!(first.await.unwrap(), Ok(true));
        for (number, other) in others.into_iter().enumerate() {
            assert_eq!(other.await.unwrap(), Ok(number));
        }
        assert_eq!(pool.waiting(), 0);
    }
}
