//! The pool with one thread for each lane: what is dropped, and what ends.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::mpsc;

use bots::BudgetTracker;

use super::*;

fn pool() -> Thinking {
    Thinking::with_threads(&Metrics::new(), 1, 1)
}

fn payer(address: u8) -> Payer {
    let address = Address::of(IpAddr::V4(Ipv4Addr::new(10, 0, 0, address)));
    Payer { address, flow: Flow::Table("TABLE".into()) }
}

/// Occupies the thread of the deep lane until the returned end is dropped.
fn occupy(pool: &Thinking) -> (mpsc::Sender<()>, Pending<()>) {
    let (free, occupied) = mpsc::channel::<()>();
    let (begun, begins) = mpsc::channel();
    let pending = pool.think(payer(1), Depth::Deep, move |_| {
        begun.send(()).unwrap();
        let _freed = occupied.recv();
    });
    begins.recv().unwrap();
    (free, pending)
}

/// Searches until its time is up, which is never by itself. It says that it has begun when its time is running: a search
/// whose time begins after nobody waits any more takes all of it.
fn search_without_end(budget: Budget, begun: &mpsc::Sender<()>) {
    let Budget::Time { clock, .. } = budget else { panic!("{budget:?}") };
    let search = BudgetTracker::new(Budget::Time { limit: Duration::from_hours(1), clock }, u32::MAX);
    begun.send(()).unwrap();
    while !search.is_time_up() {
        std::thread::yield_now();
    }
}

#[test]
fn a_quick_thought_does_not_wait_for_a_deep_one() {
    let pool = pool();
    let (_free, _pending) = occupy(&pool);
    let quick = pool.think(payer(2), Depth::Quick, |_| "at once");
    assert_eq!(quick.outcome.blocking_recv().unwrap().result, "at once");
}

#[test]
fn s_43_nothing_waits_for_a_review() {
    let pool = pool();
    let (free, occupied) = mpsc::channel::<()>();
    let (begun, begins) = mpsc::channel();
    let slice = pool.think(payer(1), Depth::Slice, move |_| {
        begun.send(()).unwrap();
        let _freed = occupied.recv();
    });
    begins.recv().unwrap();
    for depth in [Depth::Quick, Depth::Deep] {
        assert_eq!(
            pool.think(payer(1), depth, |_| "at once").outcome.blocking_recv().unwrap().result,
            "at once"
        );
    }
    drop(free);
    assert!(slice.outcome.blocking_recv().is_ok());
}

#[test]
fn what_nobody_waits_for_is_never_thought_of() {
    let pool = pool();
    let (free, _pending) = occupy(&pool);
    let forgotten = pool.think(payer(1), Depth::Deep, |_| panic!("nobody waits for this"));
    let wanted = pool.think(payer(1), Depth::Deep, |_| "wanted");
    drop(forgotten.interest);
    assert!(forgotten.outcome.blocking_recv().is_err());
    drop(free);
    assert_eq!(wanted.outcome.blocking_recv().unwrap().result, "wanted");
}

#[test]
fn a_search_that_nobody_waits_for_ends_while_it_runs() {
    let pool = pool();
    let (begun, begins) = mpsc::channel();
    let search = pool.think(payer(1), Depth::Deep, move |budget| search_without_end(budget, &begun));
    begins.recv().unwrap();
    drop(search.interest);
    // It came to its end or was never begun; either way the thread is free.
    let _ended = search.outcome.blocking_recv();
    let next = pool.think(payer(1), Depth::Deep, |_| "next");
    assert_eq!(next.outcome.blocking_recv().unwrap().result, "next");
}

#[test]
fn a_pool_that_is_dropped_gives_up_what_it_thinks_of() {
    let pool = pool();
    let (begun, begins) = mpsc::channel();
    let search = pool.think(payer(1), Depth::Deep, move |budget| {
        search_without_end(budget, &begun);
    });
    begins.recv().unwrap();
    drop(pool);
    // Whoever waits hears of the end, though they wait on.
    let _ended = search.outcome.blocking_recv();
}

#[test]
fn a_thought_that_panics_costs_its_thread_nothing() {
    let pool = pool();
    let panics = pool.think(payer(1), Depth::Deep, |_| -> () { panic!("a bug in a bot") });
    assert!(panics.outcome.blocking_recv().is_err());
    let next = pool.think(payer(1), Depth::Deep, |_| "next");
    assert_eq!(next.outcome.blocking_recv().unwrap().result, "next");
}

#[test]
fn a_full_queue_drops_the_newest_of_who_has_most() {
    let pool = pool();
    let (free, _pending) = occupy(&pool);
    let little = pool.think(payer(2), Depth::Deep, |_| "little");
    let mut much: Vec<_> = (0..lane::CAPACITY).map(|_| pool.think(payer(3), Depth::Deep, |_| ())).collect();
    let newest = much.pop().unwrap();
    assert!(newest.outcome.blocking_recv().is_err());
    drop(free);
    assert_eq!(little.outcome.blocking_recv().unwrap().result, "little");
    assert!(much.remove(0).outcome.blocking_recv().is_ok());
}

#[test]
fn a_thought_tells_nothing_of_how_soon_it_was_done() {
    let pool = pool();
    let done = pool.think(payer(1), Depth::Deep, |_| ()).outcome.blocking_recv().unwrap();
    assert!(done.after >= time_share::FULL, "{:?}", done.after);
}
