//! Solvers, problem by problem.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::GameEntry;
use catalog::solve::{Benchmark, Problems};

use super::{Bench, Figure};

/// How many different problems; with too few, the 99th percentile would be noise.
const MAX_PROBLEMS: usize = 20_000;
const MIN_PROBLEMS: usize = 1_000;
/// How often each is solved; the fastest counts, because other load can only slow it down.
const RUNS: usize = 5;

/// The benchmarks of a game's solver.
pub(super) fn benches(entry: &'static dyn GameEntry) -> Vec<Bench> {
    let benchmarks = entry.solver().map_or(&[][..], |solver| solver.benchmarks);
    benchmarks.iter().map(|benchmark| bench(entry.about().id, benchmark)).collect()
}

fn bench(game: &str, benchmark: &'static Benchmark) -> Bench {
    let slash = if benchmark.name.is_empty() { "" } else { "/" };
    let names =
        ["median", "p99"].map(|what| format!("solve/{game}{slash}{}/{what}", benchmark.name)).to_vec();
    let measure = {
        let names = names.clone();
        move |time| {
            let [median, p99] = measure(benchmark, time);
            names
                .iter()
                .cloned()
                .zip([median, p99])
                .map(|(name, value)| Figure { name, value, unit: "µs" })
                .collect()
        }
    };
    Bench { names, measure: Box::new(measure) }
}

/// The median and the 99th percentile in microseconds.
fn measure(benchmark: &Benchmark, time: Duration) -> [f64; 2] {
    let mut rng = fastrand::Rng::with_seed(1);
    let problems = (benchmark.prepare)(MAX_PROBLEMS, &mut rng);
    let clock = clock_cost();
    let mut fastest = vec![u64::MAX; MAX_PROBLEMS];
    let start = Instant::now();
    // Run by run over all problems, so that no problem finds its own data in the caches.
    let mut solved = MAX_PROBLEMS;
    for run in 0..RUNS {
        for (number, fastest) in fastest[..solved].iter_mut().enumerate() {
            *fastest = (*fastest).min(nanos(&problems, number).saturating_sub(clock));
            // Slow problems: fewer of them are measured, but each as often.
            if run == 0 && number + 1 >= MIN_PROBLEMS && start.elapsed() > time / RUNS as u32 {
                solved = number + 1;
                break;
            }
        }
    }
    let sorted = &mut fastest[..solved];
    sorted.sort_unstable();
    [sorted[solved / 2], sorted[solved * 99 / 100]].map(|nanos| nanos as f64 / 1000.0)
}

fn nanos(problems: &Problems, number: usize) -> u64 {
    let start = Instant::now();
    black_box(problems(black_box(number)));
    start.elapsed().as_nanos() as u64
}

/// What reading the clock twice costs by itself.
fn clock_cost() -> u64 {
    let cost = || {
        let start = Instant::now();
        start.elapsed().as_nanos() as u64
    };
    (0..10_000).map(|_| cost()).min().unwrap_or_default()
}
