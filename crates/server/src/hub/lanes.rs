//! Threads for bots, shared out fairly. There are two lanes: one for what answers at once, and one for
//! what thinks, so that nobody's easy bot waits behind somebody's expert. In each lane addresses take
//! turns, and so do the tables of an address: seventy tables of one address get as much as one of
//! another.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crosstown_bots::Spec;
use crosstown_table::protocol::Level;
use crosstown_table::{Code, Problem};
use tokio::sync::oneshot;

/// On whose account something is worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    /// Who caused it; none if that is not known, as with a table that this node took over.
    pub(crate) from: Option<IpAddr>,
    /// The table that it is for.
    pub(crate) table: String,
}

/// Both lanes.
pub(crate) struct Lanes {
    /// For what answers within a few milliseconds.
    pub(super) at_once: Lane,
    /// For what thinks as long as it may.
    pub(super) thinking: Lane,
}

impl Lanes {
    pub(super) fn new() -> Lanes {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // Where there are several cores, one is left to everybody who does not think.
        Lanes { at_once: Lane::new(cores), thinking: Lane::new((cores - 1).max(1)) }
    }

    /// The lane for a bot of this level.
    pub(super) fn of(&self, level: Level) -> &Lane {
        match level.spec() {
            Spec::Search(_) => &self.thinking,
            _ => &self.at_once,
        }
    }

    /// How many wait in each lane.
    pub(crate) fn waiting(&self) -> [(&'static str, usize); 2] {
        let waiting = |lane: &Lane| lane.lock().waiting;
        [("bots_at_once", waiting(&self.at_once)), ("bots_thinking", waiting(&self.thinking))]
    }
}

/// A few threads, and who waits for them.
#[derive(Clone)]
pub(super) struct Lane {
    most: usize,
    queue: Arc<Mutex<Queue>>,
}

type Job = Box<dyn FnOnce() + Send>;

/// Who waits, and how many are at work.
#[derive(Default)]
struct Queue {
    running: usize,
    waiting: usize,
    addresses: Turns<Option<IpAddr>, Turns<String, VecDeque<Job>>>,
}

impl Queue {
    fn push(&mut self, account: Account, job: Job) {
        self.waiting += 1;
        self.addresses.of(account.from).of(account.table).push_back(job);
    }

    fn pop(&mut self) -> Option<Job> {
        let tables = |tables: &mut Turns<String, VecDeque<Job>>| {
            let job = tables.next(|jobs| (jobs.pop_front(), jobs.is_empty()));
            (job, tables.order.is_empty())
        };
        let job = self.addresses.next(tables)?;
        self.waiting -= 1;
        Some(job)
    }
}

/// Takes turns among those who have something waiting.
struct Turns<K, V> {
    order: VecDeque<K>,
    waiting: HashMap<K, V>,
}

impl<K, V> Default for Turns<K, V> {
    fn default() -> Turns<K, V> {
        Turns { order: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, V: Default> Turns<K, V> {
    /// What waits for `who`, who comes last if nothing did.
    fn of(&mut self, who: K) -> &mut V {
        let order = &mut self.order;
        self.waiting.entry(who).or_insert_with_key(|who| {
            order.push_back(who.clone());
            V::default()
        })
    }

    /// What `take` finds for whoever is next. It says as well whether that was all.
    fn next<T>(&mut self, take: impl FnOnce(&mut V) -> (Option<T>, bool)) -> Option<T> {
        let who = self.order.pop_front()?;
        let (found, all) = take(self.waiting.get_mut(&who)?);
        if all {
            self.waiting.remove(&who);
        } else {
            self.order.push_back(who);
        }
        found
    }
}

impl Lane {
    fn new(most: usize) -> Lane {
        Lane { most, queue: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works something out when it is this account's turn. What nobody waits for any more is left out.
    pub(super) async fn work_out<T: Send + 'static>(
        &self,
        account: Account,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        let job = move || {
            if !answer.is_closed() {
                let _ = answer.send(work());
            }
        };
        self.lock().push(account, Box::new(job));
        self.start();
        // No answer: it panicked, or the server ends.
        answered.await.map_err(|_| Code::Busy.into())
    }

    /// Has another thread work on what waits, if one is free.
    fn start(&self) {
        let mut queue = self.lock();
        if queue.running == self.most {
            return;
        }
        queue.running += 1;
        drop(queue);
        let lane = self.clone();
        tokio::task::spawn_blocking(move || {
            while let Some(job) = lane.next() {
                // Whoever waits for it hears that there is no answer, and the others go on.
                let _ = catch_unwind(AssertUnwindSafe(job));
            }
        });
    }

    /// What a thread is to do next. If that is nothing, it is free from then on.
    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        let job = queue.pop();
        if job.is_none() {
            queue.running -= 1;
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn account(from: u8, table: &str) -> Account {
        Account { from: Some(IpAddr::from([10, 0, 0, from])), table: table.to_owned() }
    }

    /// In which order the jobs of a queue come.
    fn order(accounts: &[(u8, &'static str)]) -> Vec<(u8, &'static str)> {
        let (done, all) = mpsc::channel();
        let mut queue = Queue::default();
        for &(from, table) in accounts {
            let done = done.clone();
            queue.push(account(from, table), Box::new(move || done.send((from, table)).unwrap()));
        }
        assert_eq!(queue.waiting, accounts.len());
        while let Some(job) = queue.pop() {
            job();
        }
        assert_eq!(queue.waiting, 0);
        assert!(queue.addresses.order.is_empty() && queue.addresses.waiting.is_empty());
        all.try_iter().collect()
    }

    #[test]
    fn addresses_take_turns_and_so_do_their_tables() {
        let many = [(1, "a"), (1, "a"), (1, "b"), (1, "c"), (2, "x"), (3, "y"), (3, "y")];
        let fair = [(1, "a"), (2, "x"), (3, "y"), (1, "b"), (3, "y"), (1, "c"), (1, "a")];
        assert_eq!(order(&many), fair);
    }

    #[tokio::test]
    async fn a_job_that_panics_gives_its_thread_back() {
        let lane = Lane::new(1);
        let failed = lane.work_out(account(1, "a"), || panic!("on purpose")).await;
        assert_eq!(failed.map(|()| 0).unwrap_err().code, Code::Busy);
        assert_eq!(lane.work_out(account(1, "a"), || 7).await, Ok(7));
    }

    #[test]
    fn many_may_wait_when_the_server_ends() {
        let lane = Lane::new(1);
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let (begun, first) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let asked = lane.clone();
        runtime.spawn(async move {
            let work = move || (begun.send(()), wait.recv());
            asked.work_out(account(1, "a"), work).await
        });
        runtime.block_on(tokio::task::yield_now());
        first.recv().unwrap();
        for _ in 0..100_000 {
            lane.lock().push(account(1, "a"), Box::new(|| {}));
        }
        runtime.shutdown_background();
        go.send(()).unwrap();
        while lane.lock().waiting > 0 {
            std::thread::yield_now();
        }
    }

    #[tokio::test]
    async fn no_more_run_at_once_than_there_are_threads() {
        let lane = Lane::new(2);
        let (first, begun) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let mut jobs = Vec::new();
        for number in 0..5 {
            let (lane, first, wait) = (lane.clone(), first.clone(), wait.clone());
            jobs.push(tokio::spawn(async move {
                let work = move || {
                    first.send(number).unwrap();
                    let _ = wait.lock().unwrap().recv();
                };
                lane.work_out(account(number, "a"), work).await
            }));
        }
        // Two begin, and the others wait until those are done.
        while lane.lock().waiting != 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(lane.lock().running, 2);
        for _ in 0..5 {
            go.send(()).unwrap();
        }
        for job in jobs {
            job.await.unwrap().unwrap();
        }
        assert_eq!(begun.try_iter().count(), 5);
    }
}
