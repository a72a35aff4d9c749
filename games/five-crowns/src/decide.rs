//! All rulings and all randomness: which facts follow from an action.

use table::{Cause, Dice, Emitter};

use crate::action::Action;
use crate::event::Event;
use crate::solo::{self, Solo};
use crate::state::FiveCrowns;
use crate::together::{self, Together};

/// Decides what follows from the cause. Actions have been permitted.
pub(crate) fn decide(
    game: &mut FiveCrowns,
    cause: Cause<&Action>,
    dice: &Dice,
    out: &mut Emitter<FiveCrowns>,
) {
    let is_solo = matches!(game, FiveCrowns::Solo(_));
    let mut decision = Decision { game, dice, out };
    if is_solo { solo::decide(&mut decision, cause) } else { together::decide(&mut decision, cause) }
}

/// A decision in progress: the game, its dice, the facts so far.
pub(crate) struct Decision<'a> {
    game: &'a mut FiveCrowns,
    pub(crate) dice: &'a Dice,
    out: &'a mut Emitter<FiveCrowns>,
}

impl Decision<'_> {
    /// This happened.
    pub(crate) fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    /// The table as it stands now.
    pub(crate) fn together(&self) -> &Together {
        match &*self.game {
            FiveCrowns::Together(together) => together,
            FiveCrowns::Solo(_) => {
                unreachable!("only together::decide asks, and no event turns one game into the other")
            }
        }
    }

    /// The solo game as it stands now.
    pub(crate) fn solo(&self) -> &Solo {
        match &*self.game {
            FiveCrowns::Solo(solo) => solo,
            FiveCrowns::Together(_) => {
                unreachable!("only solo::decide asks, and no event turns one game into the other")
            }
        }
    }
}
