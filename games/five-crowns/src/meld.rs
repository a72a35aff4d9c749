//! Melds: runs and sets (FC-8, FC-9), and several of them laid together.

use arrayvec::ArrayVec;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Expectation;

use crate::card::{Card, Rank};
use crate::hand::{Hand, MAX_HAND};

/// The fewest cards in a meld.
pub const MIN_MELD: usize = 3;
/// The most cards in a run: every rank once (FC-9).
pub const MAX_RUN: usize = 11;
/// The most melds that a hand can hold.
pub const MAX_MELDS: usize = MAX_HAND / MIN_MELD;

/// What a meld is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Cards of one rank, of any suits; wilds alone are a set too.
    Set,
    /// Consecutive ranks of one suit.
    Run,
}

/// What meld these cards make, in whatever order, if any. Cards that could be either (one natural card and
/// wilds) are a set.
pub fn kind(cards: &[Card], wild: Rank) -> Option<Kind> {
    if cards.len() < MIN_MELD {
        return None;
    }
    let mut naturals = cards.iter().filter(|card| !card.is_wild(wild));
    let Some(first) = naturals.next() else { return Some(Kind::Set) };
    if naturals.clone().all(|card| card.rank() == first.rank()) {
        return Some(Kind::Set);
    }
    let mut ranks = 0u16;
    for card in std::iter::once(first).chain(naturals) {
        let rank = 1 << card.rank()?.number();
        if card.suit() != first.suit() || ranks & rank != 0 {
            return None;
        }
        ranks |= rank;
    }
    let span = (16 - ranks.leading_zeros() - ranks.trailing_zeros()) as usize;
    (span <= cards.len() && cards.len() <= MAX_RUN).then_some(Kind::Run)
}

/// Melds laid side by side, without an allocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts", as = "Vec<Vec<Card>>"))]
pub struct Melds {
    /// The cards of all melds, one meld after the other.
    cards: ArrayVec<Card, MAX_HAND>,
    /// Where each meld ends in `cards`.
    ends: ArrayVec<u8, MAX_MELDS>,
}

impl Melds {
    /// No melds.
    pub const fn new() -> Melds {
        Melds { cards: ArrayVec::new_const(), ends: ArrayVec::new_const() }
    }

    /// Adds a meld; `false` if there is no room for it.
    pub fn push(&mut self, meld: &[Card]) -> bool {
        if self.ends.is_full() || meld.len() > self.cards.remaining_capacity() {
            return false;
        }
        self.cards.extend(meld.iter().copied());
        self.ends.push(self.cards.len() as u8);
        true
    }

    /// The melds.
    pub fn iter(&self) -> impl Iterator<Item = &[Card]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let meld = &self.cards[start..end as usize];
            start = end as usize;
            meld
        })
    }

    /// All cards of all melds.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What is left of the hand once these melds are laid from it; nothing if it lacks one of their cards.
    pub fn left_of(&self, hand: &Hand) -> Option<Hand> {
        let mut rest = hand.clone();
        self.cards.iter().all(|card| rest.remove(*card)).then_some(rest)
    }
}

impl Serialize for Melds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.ends.len()))?;
        for meld in self.iter() {
            list.serialize_element(meld)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Melds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Melds, D::Error> {
        let mut melds = Melds::new();
        for meld in ArrayVec::<ArrayVec<Card, MAX_HAND>, MAX_MELDS>::deserialize(deserializer)? {
            if !melds.push(&meld) {
                return Err(serde::de::Error::custom(Expectation::new("written-melds").most(MAX_HAND)));
            }
        }
        Ok(melds)
    }
}
