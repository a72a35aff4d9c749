//! The cards in play (FC-1, FC-6).

use arrayvec::ArrayVec;

use crate::card::Card;

/// The most cards in play: three sets of 58 (FC-6).
pub const MAX_CARDS: usize = 3 * 58;

/// All cards in play for that many, sorted: two sets, or three from nine players up (FC-6).
pub fn pack(seats: u8) -> ArrayVec<Card, MAX_CARDS> {
    let copies = if seats > 8 { 3 } else { 2 };
    let mut pack: ArrayVec<Card, MAX_CARDS> =
        std::iter::repeat_with(Card::set).take(copies).flatten().collect();
    table::order::sort(&mut pack);
    pack
}
