//! The cards of a player in an imagined round, and how their owner likes them.

/// Nobody is imagined with more cards; what is added to so many is lost.
pub(crate) const MOST_CARDS: usize = 24;
/// What an unseen card is taken for.
const UNSEEN: f32 = 6.2;
/// What a look at one of one's own cards is worth, a power, and the rng to throw the second of a pair.
const KNOWING: f32 = 1.5;
const POWER: f32 = 2.0;
pub(crate) const PAIR: f32 = 0.7;

/// The cards of a player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Held {
    pub(crate) cards: [i8; MOST_CARDS],
    pub(crate) len: u8,
    /// Which of them their owner has seen, as bits.
    pub(crate) seen: u32,
    /// Which of them the bot has seen, as bits.
    pub(crate) told: u32,
}

impl Held {
    pub(crate) fn push(&mut self, card: i8, seen: bool, told: bool) {
        if usize::from(self.len) < MOST_CARDS {
            self.cards[usize::from(self.len)] = card;
            self.len += 1;
            self.mark(usize::from(self.len) - 1, seen, told);
        }
    }

    pub(crate) fn mark(&mut self, at: usize, seen: bool, told: bool) {
        self.seen = self.seen & !(1 << at) | u32::from(seen) << at;
        self.told = self.told & !(1 << at) | u32::from(told) << at;
    }

    pub(crate) fn has_seen(&self, at: usize) -> bool {
        self.seen >> at & 1 == 1
    }

    pub(crate) fn cards(&self) -> &[i8] {
        &self.cards[..usize::from(self.len)]
    }

    /// Puts a card in place of another, which goes.
    pub(crate) fn put(&mut self, at: usize, card: i8, seen: bool, told: bool) -> i8 {
        self.mark(at, seen, told);
        std::mem::replace(&mut self.cards[at], card)
    }

    /// Takes a card out; the last one fills the gap.
    pub(crate) fn take(&mut self, at: usize) -> i8 {
        let last = usize::from(self.len) - 1;
        let (seen, told) = (self.has_seen(last), self.told >> last & 1 == 1);
        let card = self.put(at, self.cards[last], seen, told);
        self.mark(last, false, false);
        self.len -= 1;
        card
    }

    pub(crate) fn sum(&self) -> i16 {
        self.cards().iter().map(|card| i16::from(*card)).sum()
    }

    /// What its owner takes that card for.
    pub(crate) fn worth(&self, at: usize) -> f32 {
        if self.has_seen(at) { f32::from(self.cards[at]) } else { UNSEEN }
    }

    /// A card that its owner knows to be of that value.
    pub(crate) fn equal(&self, value: i8, but: Option<usize>) -> Option<usize> {
        (0..self.cards().len()).find(|at| Some(*at) != but && self.has_seen(*at) && self.cards[*at] == value)
    }

    /// The card that its owner likes least, and how much they gain by putting that value in its place.
    pub(crate) fn worst_for(&self, value: i8, powers: bool) -> Option<(usize, f32)> {
        let mut best: Option<(usize, f32)> = None;
        for at in 0..self.cards().len() {
            let mut gain = self.worth(at) - f32::from(value);
            if self.has_seen(at) {
                let card = self.cards[at];
                if powers && is_power(card) {
                    gain += POWER;
                }
                if self.equal(card, Some(at)).is_some() {
                    gain += PAIR * f32::from(card.max(0));
                }
            } else {
                gain += KNOWING;
            }
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((at, gain));
            }
        }
        best
    }

    /// The dearest card, as its owner thinks.
    pub(crate) fn dearest(&self) -> Option<usize> {
        (0..self.cards().len()).max_by(|one, other| self.worth(*one).total_cmp(&self.worth(*other)))
    }
}

pub(crate) const fn is_power(card: i8) -> bool {
    matches!(card, 8 | 10 | 12 | 14)
}
