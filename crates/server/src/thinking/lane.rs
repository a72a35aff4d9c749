//! A lane: threads that think, and the queue in front of them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::fair_queue::{FairQueue, Turn};
use super::interest::{Gone, Interest};
use super::time_share::{Waiting, time_for};
use super::{Payer, ThoughtId};
use crate::metrics::Metrics;

/// How many thoughts wait in a lane. Past that the newest of whoever has most waiting is dropped: a page is told to ask
/// for its hint again, and a table asks again for its bot after a while.
pub(super) const CAPACITY: usize = 1024;
/// How much a thread of low priority yields to the others of the server: as by the command `nice`.
const NICENESS: i32 = 5;

/// The same for what comes after everything else; not the most, or it would never end on a machine that is always busy.
const LAST_NICENESS: i32 = 10;
/// How long a slice of a thought that comes last takes.
const SLICE: Duration = Duration::from_millis(50);

/// A thought that waits.
pub(super) struct Job {
    pub id: ThoughtId,
    pub asked: Instant,
    /// Thinks, for so long if it is a search, and tells whoever waits; whether anybody did.
    pub work: Box<dyn FnOnce(Option<Duration>) -> bool + Send>,
}

/// How much the threads of a lane may get in the way of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Priority {
    /// As much as any, for what takes no time. Its thoughts are not given a time.
    Usual,
    /// Sockets come first. Its thoughts are given a time.
    Low,
    /// Everything else comes first. Its thoughts come in slices, so that all who wait are taken on.
    Last,
}

/// Threads with a queue. They end when this is dropped, and give up what they think of.
pub(super) struct Lane(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// Something waits, or all is over.
    changed: Condvar,
    epoch: Instant,
    priority: Priority,
    metrics: Metrics,
}

struct State {
    queue: FairQueue<(Job, Gone)>,
    /// What is being thought of.
    running: Vec<Gone>,
    over: bool,
}

impl Lane {
    /// Starts the threads.
    pub(super) fn start(name: &str, threads: usize, priority: Priority, metrics: Metrics) -> Lane {
        let time = match priority {
            Priority::Usual => |_: &Waiting| Duration::ZERO,
            Priority::Low => time_for,
            Priority::Last => |_: &Waiting| SLICE,
        };
        let state = State { queue: FairQueue::new(threads, time), running: Vec::new(), over: false };
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            changed: Condvar::new(),
            epoch: Instant::now(),
            priority,
            metrics,
        });
        for _ in 0..threads {
            let shared = shared.clone();
            let started = std::thread::Builder::new().name(name.to_owned()).spawn(move || shared.work());
            if let Err(error) = started {
                tracing::error!(%error, "bots have one thread fewer to think in");
            }
        }
        Lane(shared)
    }

    /// Adds a thought. If the queue is full, one is dropped, which may be this one.
    pub(super) fn push(&self, payer: Payer, job: Job) -> Interest {
        let (shared, gone, id) = (&self.0, Gone::default(), job.id);
        let mut state = shared.lock();
        state.queue.push(&payer, (job, gone.clone()), shared.now());
        let displaced = if state.queue.len() > CAPACITY { state.queue.displace() } else { None };
        shared.metrics.thinking.waiting.inc();
        drop(state);
        if displaced.is_some() {
            shared.metrics.thinking.displaced.inc();
            shared.metrics.thinking.waiting.dec();
        }
        shared.changed.notify_one();
        let shared = shared.clone();
        Interest { gone, withdraw: Some(Box::new(move || shared.withdraw(&payer, id))) }
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.over = true;
        state.running.iter().for_each(Gone::set);
        drop(state);
        self.0.changed.notify_all();
    }
}

impl Shared {
    /// What each thread does.
    fn work(&self) {
        match self.priority {
            Priority::Usual => {}
            Priority::Low => lower_priority(NICENESS),
            Priority::Last => lower_priority(LAST_NICENESS),
        }
        while let Some(turn) = self.next() {
            let Turn { item: (job, gone), payer, given } = turn;
            let began = Instant::now();
            let given_to_search = (self.priority != Priority::Usual).then_some(given);
            // The panic itself is in the program's log; whoever waits hears that nothing will come.
            let worked = catch_unwind(AssertUnwindSafe(|| gone.watched(|| (job.work)(given_to_search))));
            let mut state = self.lock();
            state.queue.finish(&payer, given, began.elapsed());
            state.running.retain(|running| !running.is(&gone));
            drop(state);
            if worked.is_ok_and(|wanted| !wanted) {
                self.metrics.thinking.dropped.inc();
            }
        }
    }

    /// Waits for the next thought; nothing when all is over.
    fn next(&self) -> Option<Turn<(Job, Gone)>> {
        let mut state = self.lock();
        loop {
            if state.over {
                return None;
            }
            if let Some(turn) = state.queue.pop(self.now()) {
                state.running.push(turn.item.1.clone());
                drop(state);
                self.metrics.thinking.began(turn.item.0.asked.elapsed());
                if self.priority == Priority::Low {
                    self.metrics.thinking.given.observe(turn.given.as_secs_f64());
                }
                return Some(turn);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Takes a thought out that nobody waits for any more.
    fn withdraw(&self, payer: &Payer, id: ThoughtId) {
        let withdrawn = self.lock().queue.withdraw(payer, |(job, _)| job.id == id);
        // What it holds is freed here, outside the lock.
        if withdrawn.is_some() {
            self.metrics.thinking.waiting.dec();
            self.metrics.thinking.dropped.inc();
        }
    }

    fn now(&self) -> Duration {
        self.epoch.elapsed()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets the other threads go first. Where the system cannot do that for one thread, it stays as it is.
fn lower_priority(niceness: i32) {
    // On Linux this is about the thread that calls, whatever the name says.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(niceness) {
        tracing::debug!(%error, "bots think at the usual priority");
    }
    #[cfg(not(target_os = "linux"))]
    let _as_it_is = niceness;
}
