//! A state that could be the true one, for what a player sees.

use table::PortableRng;

use crate::dice::Face;
use crate::state::{LiarsDice, set_up};
use crate::view::View;

/// A state that could be the true one: the dice under the cups of the others are rolled.
pub(crate) fn resample(view: &View, rng: &mut fastrand::Rng) -> LiarsDice {
    let mut state = LiarsDice::public(view);
    state.roll_hidden(view, rng);
    state
}

impl LiarsDice {
    /// Rolls the dice that the player does not see.
    pub fn roll_hidden(&mut self, view: &View, rng: &mut fastrand::Rng) {
        let faces: Vec<Face> = Face::all().collect();
        for (seat, (dice, count)) in self.dice.iter_mut().zip(&view.counts).enumerate() {
            let mine = view.mine.as_ref().filter(|_| view.me.is_some_and(|me| me.index() == seat));
            dice.clear();
            match mine {
                Some(mine) => dice.extend(mine),
                None => dice.extend((0..*count).filter_map(|_| rng.pick(&faces))),
            }
            dice.sort_unstable();
        }
    }

    /// What everybody sees; the dice are placeholders.
    pub fn public(view: &View) -> LiarsDice {
        let mut state = set_up(&view.options, view.counts.len() as u8);
        (state.round, state.turn, state.to_play, state.bid) = (view.round, view.turn, view.to_play, view.bid);
        state.out.clone_from(&view.out);
        state.last.clone_from(&view.last);
        state.outcome.clone_from(&view.outcome);
        state
    }
}
