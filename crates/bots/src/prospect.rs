//! How the seats of a game stand, by one try from its whole state.

use crate::ismcts::Values;

/// How everybody stands, by one rollout from the whole state in which what nobody knows is drawn anew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The value for each seat, in the unit of the game's scale.
    pub values: Values,
    /// How likely each seat wins.
    pub chances: Values,
}

impl Prospect {
    /// Where the value is the chance to win.
    pub const fn of_chances(chances: Values) -> Prospect {
        Prospect { values: chances, chances }
    }
}
