//! The deal of a round (OM-4, OM-5).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Seat};

use crate::deck::DECK_SIZE;
use crate::players::MAX_SEATS;
use crate::{Card, Cards};

/// How many cards a player gets from the pack.
const HAND_SIZE: usize = 4;

/// The most cards that can be turned up in vain: of every card once, a hand of fives cannot answer 5+ to 9+ and 1− to
/// 5−, and four of these 40 it holds itself.
pub(crate) const MAX_IN_VAIN: usize = 36;

/// A round as it was dealt. The shuffled pack is, in this order: four cards for each seat, the cards that were turned
/// up in vain, the card in the centre, the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the round, from 1.
    pub round: u8,
    /// Who begins.
    pub first: Seat,
    /// How often it was dealt before in vain (OM-26).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub again: u8,
    /// The hands as dealt, a start card last.
    pub hands: ArrayVec<[Card; HAND_SIZE + 1], MAX_SEATS>,
    /// The cards that were turned up first and that the first player could not answer, in this order; they went under
    /// the pack.
    pub under: ArrayVec<Card, MAX_IN_VAIN>,
    /// The card in the centre.
    pub centre: Card,
    /// The pack, the next card first; the cards that went under it are last.
    pub pack: ArrayVec<Card, DECK_SIZE>,
}

fn is_zero(again: &u8) -> bool {
    *again == 0
}

impl Deal {
    /// The round that is dealt from these cards, the top one first. Nothing if the first player can answer none of
    /// those that are left for the pack (OM-26).
    pub fn from_shuffled(cards: &[Card], round: u8, first: Seat, seats: usize) -> Option<Deal> {
        let (dealt, rest) = cards.split_at_checked(HAND_SIZE * seats.min(MAX_SEATS))?;
        let hands: ArrayVec<_, MAX_SEATS> = dealt
            .chunks_exact(HAND_SIZE)
            .map(|four| [four[0], four[1], four[2], four[3], Card::START])
            .collect();
        let hand: Cards = hands.get(first.index())?.iter().copied().collect();
        let turned = rest.iter().position(|card| !hand.answering(*card).is_empty())?;
        let (under, rest) = rest.split_at(turned);
        let under: ArrayVec<_, MAX_IN_VAIN> = under.iter().copied().take(MAX_IN_VAIN).collect();
        let (centre, rest) = rest.split_first()?;
        let pack = rest.iter().chain(&under).copied().take(DECK_SIZE).collect();
        Some(Deal { round, first, again: 0, hands, under, centre: *centre, pack })
    }

    /// The draw of the dice that shuffles the pack of that round, dealt so often before in vain.
    pub(crate) const fn draw(round: u8, again: u8) -> Draw {
        match again {
            0 => Draw { purpose: "deal", round: round as u32, nth: 0 },
            _ => Draw { purpose: "redeal", round: round as u32, nth: again as u32 - 1 },
        }
    }

    /// The hand of who begins.
    pub(crate) fn first_hand(&self) -> Cards {
        self.hands.get(self.first.index()).into_iter().flatten().copied().collect()
    }
}
