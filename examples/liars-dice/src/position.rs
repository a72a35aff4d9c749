//! The whole state in a form that a person can write by hand.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};

use crate::dice::Face;
use crate::options::Options;
use crate::state::{LiarsDice, Reveal, Standing};

/// A position. Only the dice must be given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The dice under each cup.
    pub dice: Vec<Vec<Face>>,
    /// The round.
    pub round: u16,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Option<Seat>,
    /// The bid that stands.
    pub bid: Option<Standing>,
    /// The seats in the order in which they lost their last die.
    pub out: Vec<Seat>,
    /// How the last round ended.
    pub last: Option<Reveal>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// The state as a position.
pub(crate) fn position(state: &LiarsDice) -> Position {
    Position {
        options: state.options,
        dice: state.dice.clone(),
        round: state.round,
        turn: state.turn,
        to_play: Some(state.to_play),
        bid: state.bid,
        out: state.out.clone(),
        last: state.last.clone(),
        outcome: state.outcome.clone(),
    }
}
