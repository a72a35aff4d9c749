//! The seed of a test that draws one.
//!
//! Such a test prints its seed, and the test runner shows what a failing test printed.
//! `QUINTET_FUZZ_SEED=n cargo test …` repeats the run.

/// A new seed for that test, or the one in the environment.
pub(crate) fn seed(test: &str) -> u64 {
    let given = std::env::var("QUINTET_FUZZ_SEED").ok();
    let seed = given.map_or_else(
        || fastrand::u64(..1_000_000),
        |text| text.parse().unwrap_or_else(|_| panic!("QUINTET_FUZZ_SEED={text} is not a number")),
    );
    println!("{test}: QUINTET_FUZZ_SEED={seed}");
    seed
}
