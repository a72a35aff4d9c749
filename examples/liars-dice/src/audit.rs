//! Checks that the dice were what the seed gives.

use table::{Audit, Seat};

use crate::dice::{Face, MAX_DICE};
use crate::event::{Event, roll};
use crate::state::LiarsDice;

/// Checks one event in the state before it.
pub(crate) fn audit(state: &LiarsDice, event: &Event, audit: &mut Audit) {
    let Event::Rolled { round, rolls, .. } = event else { return };
    audit.must(rolls.len() == state.dice.len(), "everybody rolled");
    for (seat, rolled) in (0..).map(Seat).zip(rolls) {
        audit.numbers::<MAX_DICE>(roll(*round, seat), Face::COUNT.into(), rolled.map(number));
    }
}

/// The number that a face was drawn as.
fn number(face: Face) -> u32 {
    Face::all().position(|other| other == face).unwrap_or_default() as u32
}
