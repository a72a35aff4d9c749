//! Where bots and hints are thought of: a pool of threads behind a queue that is fair to every visitor.
//!
//! Deep thoughts, which search, and quick ones have a lane each, with threads and a queue of its own: no easy bot ever
//! waits for a hard one. Reviews have a third, behind both: its threads run when nothing else
//! wants to, and a review comes in slices. A lane is fair by address, and within an address by table and by person (`fair_queue`). The
//! longer the queue, the less time a search is given (`time_share`), so that all come before a bot's pause is over. What
//! nobody waits for any more is dropped, in the queue and while it is being thought of (`interest`). No more than one
//! hint and one review are thought of for a person at a time (`asking`).

mod asking;
mod fair_queue;
mod interest;
mod lane;
#[cfg(test)]
mod tests;
mod time_share;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Budget;
use tokio::sync::oneshot;

use crate::limits::Address;
use crate::metrics::Metrics;
use asking::Asking;
use lane::{Job, Lane};

pub(crate) use asking::AskingGuard;
pub(crate) use interest::Interest;

/// How long a quick thought may search, if it does: it should not.
const QUICK_TIME: Duration = Duration::from_millis(5);

/// How much there is to a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Rules of thumb: microseconds, at most a few milliseconds.
    Quick,
    /// A search: as long as it is given.
    Deep,
    /// A slice of a review: as long as it is given, and when nothing else is to be thought of.
    Slice,
}

/// Whom a thought is charged to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Payer {
    /// Where they are.
    pub address: Address,
    /// What it is for.
    pub flow: Flow,
}

/// What shares the time of an address evenly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Flow {
    /// The bots of that table.
    Table(Box<str>),
    /// The hints of the person with that id, at whatever tables.
    Person(Box<str>),
}

/// The name of a thought; no two have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ThoughtId(u64);

/// What came of a thought.
pub(crate) struct Thought<T> {
    pub result: T,
    /// From the question until the end of the time that it was given, used or not: whoever acts then tells nothing of
    /// how long the thinking took.
    pub after: Duration,
}

/// A thought that somebody waits for.
pub(crate) struct Pending<T> {
    pub id: ThoughtId,
    /// Dropping it drops the thought.
    pub interest: Interest,
    /// An error if the thought was dropped: because nobody is interested, or because the queue was full.
    pub outcome: oneshot::Receiver<Thought<T>>,
}

/// The threads that think, and what waits for them.
pub(crate) struct Thinking {
    quick: Lane,
    deep: Lane,
    slices: Lane,
    asking: Arc<Asking>,
    reviewing: Arc<Asking>,
    next: AtomicU64,
}

impl Thinking {
    /// Starts the threads: one core is left for the sockets, as far as there is more than one. Quick thoughts have a
    /// quarter of the cores besides, which they seldom use.
    pub(crate) fn start(metrics: &Metrics) -> Thinking {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking::with_threads(metrics, cores.div_ceil(4), (cores - 1).max(1))
    }

    fn with_threads(metrics: &Metrics, quick: usize, deep: usize) -> Thinking {
        Thinking {
            quick: Lane::start("quick", quick, lane::Priority::Usual, metrics.clone()),
            deep: Lane::start("deep", deep, lane::Priority::Low, metrics.clone()),
            slices: Lane::start("slices", 1, lane::Priority::Last, metrics.clone()),
            asking: Arc::default(),
            reviewing: Arc::default(),
            next: AtomicU64::new(1),
        }
    }

    /// Lets something be thought of.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        payer: Payer,
        depth: Depth,
        think: impl FnOnce(Budget) -> T + Send + 'static,
    ) -> Pending<T> {
        let id = ThoughtId(self.next.fetch_add(1, Ordering::Relaxed));
        let (sender, outcome) = oneshot::channel();
        let asked = Instant::now();
        let work = move |given: Option<Duration>| {
            let waited = asked.elapsed();
            let result = think(interest::budget(given.unwrap_or(QUICK_TIME)));
            let in_time = !interest::is_gone();
            if in_time {
                let _nobody_waits =
                    sender.send(Thought { result, after: waited + given.unwrap_or_default() });
            }
            in_time
        };
        let lane = match depth {
            Depth::Quick => &self.quick,
            Depth::Deep => &self.deep,
            Depth::Slice => &self.slices,
        };
        let interest = lane.push(payer, Job { id, asked, work: Box::new(work) });
        Pending { id, interest, outcome }
    }

    /// Lets the person with that id ask for a review, unless one is being made for them already.
    pub(crate) fn ask_for_review(&self, person: &str) -> Option<AskingGuard> {
        self.reviewing.ask(person)
    }

    /// Lets the person with that id ask for a hint, unless one is being thought of for them already, at whatever table.
    pub(crate) fn ask(&self, person: &str) -> Option<AskingGuard> {
        self.asking.ask(person)
    }
}
