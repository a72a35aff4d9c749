//! Calls into the rules of a game. A bug in them costs the game in memory, not the table and not the server.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::AnyTable;
use table::Refusal;

/// Why something has no effect.
pub(super) enum Failure {
    /// It is not allowed.
    Refused(Refusal),
    /// The rules panicked: the game in memory can no longer be trusted.
    Panicked,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

/// Lets the game decide, and catches its panics. The panic itself is in the program's log.
pub(super) fn guarded(
    game: &mut dyn AnyTable,
    decide: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>,
) -> Result<(), Failure> {
    match catch_unwind(AssertUnwindSafe(|| decide(game))) {
        Ok(decision) => decision.map_err(Failure::Refused),
        Err(_) => Err(Failure::Panicked),
    }
}
