//! The cards of a player in the model, and how their owner values them.

use super::power_of;
use crate::weights::{KNOWN_CARD, PAIR_THROW, POWER};

/// The most cards of a player in the model; what is added to so many is lost.
pub(crate) const MAX_CARDS: usize = 24;
/// What owners assume of a card that they have not seen.
const UNSEEN_VALUE: f32 = 6.2;

/// The cards of a player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pyramid {
    cards: [i8; MAX_CARDS],
    len: u8,
    /// Which cards their owner has seen, as bits.
    seen: u32,
    /// Which cards the bot knows, as bits.
    known: u32,
}

impl Pyramid {
    pub(crate) fn push(&mut self, card: i8, seen: bool, known: bool) {
        let at = usize::from(self.len);
        if at < MAX_CARDS {
            self.cards[at] = card;
            self.len += 1;
            self.mark(at, seen, known);
        }
    }

    /// Notes whether its owner has seen the card, and whether the bot knows it.
    pub(super) fn mark(&mut self, at: usize, seen: bool, known: bool) {
        self.seen = self.seen & !(1 << at) | u32::from(seen) << at;
        self.known = self.known & !(1 << at) | u32::from(known) << at;
    }

    pub(super) fn is_seen(&self, at: usize) -> bool {
        self.seen >> at & 1 == 1
    }

    pub(super) fn bot_knows(&self, at: usize) -> bool {
        self.known >> at & 1 == 1
    }

    /// Whether its owner has seen every card.
    pub(super) fn all_seen(&self) -> bool {
        self.seen.count_ones() == u32::from(self.len)
    }

    pub(super) fn cards(&self) -> &[i8] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) fn card(&self, at: usize) -> i8 {
        self.cards[at]
    }

    /// Puts a card in place of another, which is returned.
    pub(super) fn replace(&mut self, at: usize, card: i8, seen: bool, known: bool) -> i8 {
        self.mark(at, seen, known);
        std::mem::replace(&mut self.cards[at], card)
    }

    /// Removes a card; the last one fills the gap.
    pub(super) fn remove(&mut self, at: usize) -> i8 {
        let last = usize::from(self.len) - 1;
        let (seen, known) = (self.is_seen(last), self.bot_knows(last));
        let card = self.replace(at, self.cards[last], seen, known);
        self.mark(last, false, false);
        self.len -= 1;
        card
    }

    pub(crate) fn sum(&self) -> i16 {
        self.cards().iter().map(|card| i16::from(*card)).sum()
    }

    /// What the owner takes that card to be.
    pub(super) fn estimate(&self, at: usize) -> f32 {
        if self.is_seen(at) { f32::from(self.cards[at]) } else { UNSEEN_VALUE }
    }

    /// A card, other than that one, which the owner knows to have this value.
    pub(super) fn find(&self, value: i8, except: Option<usize>) -> Option<usize> {
        (0..self.cards().len())
            .find(|at| Some(*at) != except && self.is_seen(*at) && self.cards[*at] == value)
    }

    /// The card that gains most, as its owner sees it, when one of that value replaces it; and the gain.
    pub(super) fn best_swap(&self, value: i8, powers: bool) -> Option<(usize, f32)> {
        let mut best: Option<(usize, f32)> = None;
        for at in 0..self.cards().len() {
            let mut gain = self.estimate(at) - f32::from(value);
            if self.is_seen(at) {
                let card = self.cards[at];
                if powers && power_of(card).is_some() {
                    gain += POWER as f32;
                }
                if self.find(card, Some(at)).is_some() {
                    gain += PAIR_THROW as f32 * f32::from(card.max(0));
                }
            } else {
                gain += KNOWN_CARD as f32;
            }
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((at, gain));
            }
        }
        best
    }

    /// The highest card, as its owner sees it.
    pub(super) fn highest(&self) -> Option<usize> {
        (0..self.cards().len()).max_by(|one, other| self.estimate(*one).total_cmp(&self.estimate(*other)))
    }
}
