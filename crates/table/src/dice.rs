//! Chance that can be checked.
//!
//! Before a game the server draws a [`Secret`] and shows its [`Commitment`]. Each player may add a
//! [`Contribution`], committed to by its hash before anybody reveals theirs. Both together make the [`Seed`]; every
//! shuffle and every die of the game follows from it. At the end the secret is revealed, and anybody can repeat
//! the draws:
//!
//! ```text
//! commitment = SHA-256("quintet/commit/1" · secret)
//! seed       = SHA-256("quintet/seed/1" · secret · for each contribution: seat (1 byte) · length (4 bytes) · bytes)
//! key        = SHA-256("quintet/draw/1" · seed · round (4 bytes) · nth (4 bytes) · purpose)
//! words      = the ChaCha8 key stream of that key (nonce 0, counter 0), read as 32-bit words
//! below(n)   = the next word w with (w · n mod 2³²) ≥ (2³² mod n) gives ⌊w · n / 2³²⌋; others are passed over
//! shuffle    = sort the things, then for i from the last down to 1 exchange i with below(i + 1)
//! ```
//!
//! Numbers are little-endian. The words are spelt out here because a finished game must stay checkable
//! when a library changes; the tests hold known answers.

use std::collections::HashSet;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::hash::{bytes32, hash};
use crate::order;
use crate::{Contribution, Seat};

bytes32! {
    /// What the server alone knows until the game is over.
    Secret
}
bytes32! {
    /// The hash that binds the server to its secret before anybody contributes.
    Commitment
}
bytes32! {
    /// What all chance of a game follows from.
    Seed
}

impl Secret {
    /// A secret for tests, simulations and the engine: it follows from a number.
    pub fn from_number(number: u64) -> Secret {
        Secret(hash(&[b"quintet/number/1", &number.to_le_bytes()]))
    }

    /// What is shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash(&[b"quintet/commit/1", &self.0]))
    }

    /// The seed of the game, of the secret and what the players added, in this order.
    pub fn mix(&self, contributions: &[Contribution]) -> Seed {
        let mut sha = Sha256::new();
        sha.update(b"quintet/seed/1");
        sha.update(self.0);
        for contribution in contributions {
            sha.update([contribution.seat.0]);
            sha.update((contribution.text.len() as u32).to_le_bytes());
            sha.update(contribution.text.as_bytes());
        }
        Seed(sha.finalize().into())
    }
}

/// Which shuffle or die of a game: no two of one game are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// What it is for: `deal`, `dealer`, `reshuffle`.
    pub purpose: &'static str,
    /// The round it is in.
    pub round: u32,
    /// Counts the draws of that purpose in that round, from 0.
    pub nth: u32,
}

impl Draw {
    /// What no seat knew is dealt anew where a game is played on from a moment of another.
    pub const ANEW: Draw = Draw { purpose: "anew", round: 0, nth: 0 };
}

/// The chance of one game. It has no state: the same draw gives the same result, however often and in
/// whatever order, so the state of a game holds no generator and a refused action consumes no randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    seed: Seed,
}

impl Dice {
    /// The dice of that seed.
    pub const fn new(seed: Seed) -> Dice {
        Dice { seed }
    }

    /// What all of it follows from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Dice for tests, simulations and the engine.
    pub fn from_number(number: u64) -> Dice {
        Dice::new(Secret::from_number(number).mix(&[]))
    }

    /// Shuffles the things, whatever order they are in.
    pub fn shuffle<T: Ord>(&self, draw: Draw, things: &mut [T]) {
        order::sort(things);
        let mut words = self.words(draw);
        for last in (1..things.len()).rev() {
            things.swap(last, below(&mut words, last as u32 + 1) as usize);
        }
    }

    /// A number from 0 to `count` − 1; 0 if there is nothing to choose from.
    pub fn below(&self, draw: Draw, count: u32) -> u32 {
        below(&mut self.words(draw), count)
    }

    /// Several numbers from 0 to `count` − 1.
    pub fn numbers<const N: usize>(&self, draw: Draw, count: u32) -> [u32; N] {
        let mut words = self.words(draw);
        std::array::from_fn(|_| below(&mut words, count))
    }

    fn words(&self, draw: Draw) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(hash(&[
            b"quintet/draw/1",
            &self.seed.0,
            &draw.round.to_le_bytes(),
            &draw.nth.to_le_bytes(),
            draw.purpose.as_bytes(),
        ]))
    }
}

fn below(words: &mut ChaCha8Rng, count: u32) -> u32 {
    if count <= 1 {
        return 0;
    }
    loop {
        let product = u64::from(words.next_u32()) * u64::from(count);
        let low = product as u32;
        // Cheap test first: the remainder is below `count`, so a larger `low` always passes.
        if low >= count || low >= count.wrapping_neg() % count {
            return (product >> 32) as u32;
        }
    }
}

/// Repeats the draws of a finished game; games report to it what chance gave them.
#[derive(Debug)]
pub struct Audit {
    dice: Dice,
    first: Option<Seat>,
    /// Whether draws may have come before the first that is seen.
    midway: bool,
    seen: HashSet<Draw>,
    checks: Vec<Check>,
    /// How many of them failed.
    failed: usize,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What was checked, such as `deal 3.0`.
    pub what: String,
    /// Whether it is as it must be.
    pub holds: bool,
}

impl Audit {
    /// An audit against the dice of the revealed seed.
    pub fn new(dice: Dice) -> Audit {
        Audit { dice, first: None, midway: false, seen: HashSet::new(), checks: Vec::new(), failed: 0 }
    }

    /// Of a game whose first player was not drawn but handed on by the game before.
    pub fn beginning_with(self, first: Option<Seat>) -> Audit {
        Audit { first, ..self }
    }

    /// Of a game that did not begin at its beginning: its draws are counted on from there.
    pub fn beginning_midway(self, midway: bool) -> Audit {
        Audit { midway, ..self }
    }

    /// Who was to begin, if it was not for chance to say.
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// These things were shuffled in this draw and came to lie so.
    pub fn shuffled<T: Ord + Clone>(&mut self, draw: Draw, result: &[T]) {
        let mut again = result.to_vec();
        self.dice.shuffle(draw, &mut again);
        self.drawn(draw, again == result);
    }

    /// This number below `count` was drawn.
    pub fn number(&mut self, draw: Draw, count: u32, result: u32) {
        self.drawn(draw, self.dice.below(draw, count) == result);
    }

    /// These numbers below `count` were drawn.
    pub fn numbers<const N: usize>(&mut self, draw: Draw, count: u32, result: [u32; N]) {
        self.drawn(draw, self.dice.numbers(draw, count) == result);
    }

    /// Something that must be so if what chance gave was used rightly. Only failures are listed.
    pub fn must(&mut self, holds: bool, what: &str) {
        if !holds {
            self.confirm(holds, what);
        }
    }

    /// Something that is checked once for the whole game.
    pub fn confirm(&mut self, holds: bool, what: &str) {
        self.failed += usize::from(!holds);
        self.checks.push(Check { what: what.to_owned(), holds });
    }

    /// How many checks failed.
    pub const fn failed(&self) -> usize {
        self.failed
    }

    /// All that was checked.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// All that was checked, handed over.
    pub fn into_checks(self) -> Vec<Check> {
        self.checks
    }

    /// A draw counts once, and never before the one that precedes it: else a host could try several.
    fn drawn(&mut self, draw: Draw, right: bool) {
        let of_the_kind = |other: &Draw| (other.purpose, other.round) == (draw.purpose, draw.round);
        let in_order = draw.nth == 0
            || self.seen.contains(&Draw { nth: draw.nth - 1, ..draw })
            || self.midway && !self.seen.iter().any(of_the_kind);
        let fresh = self.seen.insert(draw);
        let what = format!("{} {}.{}", draw.purpose, draw.round, draw.nth);
        self.confirm(right && in_order && fresh, &what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEAL: Draw = Draw { purpose: "deal", round: 1, nth: 0 };

    #[test]
    fn a_shuffle_keeps_the_things_and_forgets_their_order() {
        let dice = Dice::from_number(5);
        let mut one: Vec<u8> = (0..116).collect();
        let mut other: Vec<u8> = (0..116).rev().collect();
        dice.shuffle(DEAL, &mut one);
        dice.shuffle(DEAL, &mut other);
        assert_eq!(one, other);
        assert_ne!(one, (0..116).collect::<Vec<u8>>());
        one.sort_unstable();
        assert_eq!(one, (0..116).collect::<Vec<u8>>());
    }

    #[test]
    fn draws_differ_by_purpose_round_and_number() {
        let dice = Dice::from_number(5);
        let draws =
            [DEAL, Draw { purpose: "again", ..DEAL }, Draw { round: 2, ..DEAL }, Draw { nth: 1, ..DEAL }];
        let results: HashSet<u32> = draws.iter().map(|draw| dice.below(*draw, u32::MAX)).collect();
        assert_eq!(results.len(), draws.len());
    }

    /// The scheme of the module's text, done by hand in another language; it must never change.
    #[test]
    fn known_answers() {
        let secret = Secret(std::array::from_fn(|n| n as u8));
        assert_eq!(
            secret.commitment().to_string(),
            "dd4557043e8b937e3c7af9628c56f899f4023fbaf2d115edff3eb52f7d4acd59"
        );
        let seed = secret.mix(&[
            Contribution { seat: Seat(0), text: "moon".into() },
            Contribution { seat: Seat(1), text: String::new() },
        ]);
        assert_eq!(seed.to_string(), "77244226d482fe4cb31be8e1c4edef65fca1030d64aa9d3daede069ea0864d19");
        let dice = Dice::new(seed);
        let mut things: Vec<u8> = (0..12).collect();
        dice.shuffle(DEAL, &mut things);
        assert_eq!(things, [2, 8, 10, 7, 9, 4, 3, 5, 6, 1, 11, 0]);
        assert_eq!(dice.numbers::<5>(Draw { purpose: "roll", round: 2, nth: 3 }, 6), [3, 4, 1, 4, 5]);
    }

    #[test]
    fn numbers_are_even() {
        let dice = Dice::from_number(1);
        let mut counts = [0u32; 6];
        for nth in 0..6000 {
            counts[dice.below(Draw { nth, ..DEAL }, 6) as usize] += 1;
        }
        // Five degrees of freedom: a fair die passes 30 less than once in 80,000 seeds, and this seed is fixed.
        let chi: f64 = counts.iter().map(|count| (f64::from(*count) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 30.0, "{counts:?}");
    }

    #[test]
    fn an_audit_fails_a_deal_that_was_chosen() {
        let dice = Dice::from_number(7);
        let mut deal: Vec<u8> = (0..10).collect();
        dice.shuffle(DEAL, &mut deal);
        let judge = |deal: &[u8], draw: Draw| {
            let mut audit = Audit::new(dice);
            audit.shuffled(draw, deal);
            audit.checks()[0].holds
        };
        assert!(judge(&deal, DEAL));
        assert!(!judge(&deal, Draw { nth: 1, ..DEAL }));
        deal.swap(0, 1);
        assert!(!judge(&deal, DEAL));
    }

    #[test]
    fn an_audit_fails_a_second_try() {
        let dice = Dice::from_number(7);
        let mut audit = Audit::new(dice);
        audit.number(DEAL, 6, dice.below(DEAL, 6));
        audit.number(DEAL, 6, dice.below(DEAL, 6));
        let later = Draw { nth: 2, ..DEAL };
        audit.number(later, 6, dice.below(later, 6));
        assert_eq!(audit.checks().iter().map(|check| check.holds).collect::<Vec<_>>(), [true, false, false]);
    }

    #[test]
    fn an_audit_that_begins_midway_counts_on_from_there() {
        let dice = Dice::from_number(7);
        let judged = |midway: bool, draws: [u32; 2]| {
            let mut audit = Audit::new(dice).beginning_midway(midway);
            for nth in draws {
                let draw = Draw { nth, ..DEAL };
                audit.number(draw, 6, dice.below(draw, 6));
            }
            audit.failed()
        };
        assert_eq!((judged(false, [3, 4]), judged(true, [3, 4])), (1, 0));
        assert_eq!(
            (judged(true, [3, 5]), judged(true, [3, 3])),
            (1, 1),
            "none is passed over, and none comes twice"
        );
    }
}
