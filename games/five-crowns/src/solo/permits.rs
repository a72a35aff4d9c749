//! The one judge of actions in the solo game: it sees what the player sees.

use table::{Refusal, Sentence, refuse};

use super::state::index_of;
use super::view::SoloView;
use crate::action::Action;

impl SoloView {
    /// Whether the player who sees this may do that.
    pub(crate) fn permits(&self, action: &Action) -> Result<(), Refusal> {
        let Action::Place { turn, hand, discard } = *action else {
            return Err(refuse("FC-18", "refuse-alone"));
        };
        let drawn = self.to_place().ok_or_else(|| refuse("FC-18", "refuse-nothing-to-place"))?;
        if turn != self.turn {
            return Err(refuse("FC-18", "refuse-old-turn"));
        }
        let chosen = index_of(hand).and_then(|index| self.hands.get(index));
        let chosen = chosen.ok_or_else(|| {
            Refusal::new("FC-17", Sentence::new("refuse-no-such-hand").number("hand", hand))
        })?;
        if chosen.closed.is_some() {
            return Err(Refusal::new("FC-19", Sentence::new("refuse-hand-closed").number("hand", hand)));
        }
        if discard != drawn && chosen.cards.count(discard) == 0 {
            let why = Sentence::new("refuse-not-in-hand").piece("card", discard).number("hand", hand);
            return Err(Refusal::new("FC-18", why));
        }
        Ok(())
    }
}
