//! From a position back to a state, if there can be such a position.

use arrayvec::ArrayVec;
use table::{Dice, Refusal, Sentence};

use crate::card::Card;
use crate::pack::{MAX_CARDS, pack};
use crate::position::Position;
use crate::state::FiveCrowns;

/// The state of this position.
pub(crate) fn restore(position: &Position, dice: &Dice) -> Result<FiveCrowns, Refusal> {
    match position {
        Position::Together(position) => position.restore(dice).map(FiveCrowns::Together),
        Position::Solo(position) => position.restore(dice).map(FiveCrowns::Solo),
    }
}

/// The rest of the pack for that many once these cards are taken from it; refused if the pack lacks one.
pub(crate) fn rest_of_pack<'a>(
    seats: u8,
    cards: impl Iterator<Item = &'a Card>,
) -> Result<ArrayVec<Card, MAX_CARDS>, Refusal> {
    let mut rest = pack(seats);
    for card in cards {
        let too_many = || Refusal::new("FC-1", Sentence::new("refuse-position-too-many").piece("card", card));
        let at = rest.binary_search(card).map_err(|_| too_many())?;
        rest.remove(at);
    }
    Ok(rest)
}

/// Refused if any card of the pack is left over.
pub(crate) fn none_missing(rest: &[Card]) -> Result<(), Refusal> {
    match rest.first() {
        Some(card) => Err(Refusal::new("FC-1", Sentence::new("refuse-position-missing").piece("card", card))),
        None => Ok(()),
    }
}
