//! Determinization: a state drawn from the information set of a seat.

use crate::memory::Memory;
use crate::solo::Solo;
use crate::state::FiveCrowns;
use crate::together::Together;
use crate::view::View;

/// A state, drawn at random among those that fit what the seat sees and remembers.
pub(crate) fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> FiveCrowns {
    match view {
        View::Together(view) => FiveCrowns::Together(Together::resample(view, memory, rng)),
        View::Solo(view) => FiveCrowns::Solo(Solo::resample(view, rng)),
    }
}
