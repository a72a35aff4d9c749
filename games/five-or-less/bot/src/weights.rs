//! What counts besides points, in points, both in the heuristic and in the rollout policy.

/// The value of getting to know one of one's own cards: a known card can be thrown.
pub(crate) const KNOWN_CARD: f64 = 1.5;
/// The value of a power that can be used when its card is discarded.
pub(crate) const POWER: f64 = 2.0;
/// The probability of throwing the second of two equal cards in time.
pub(crate) const PAIR_THROW: f64 = 0.7;
