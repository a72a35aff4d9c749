//! Determinization of the solo game.

use table::PortableRng;

use super::state::Solo;
use super::view::SoloView;
use crate::pack::pack;

impl Solo {
    /// Shuffles the stock: nothing else is hidden.
    pub(crate) fn resample(view: &SoloView, rng: &mut fastrand::Rng) -> Solo {
        let mut solo = Solo::set_up();
        let mut unseen = pack(1);
        let seen = view.hands.iter().flat_map(|hand| hand.cards.iter());
        for card in seen.chain(&view.drawn).chain(&view.discard) {
            if let Ok(at) = unseen.binary_search(card) {
                unseen.remove(at);
            }
        }
        rng.permute(&mut unseen);
        for (index, hand) in view.hands.iter().enumerate() {
            solo.hands[index].clone_from(&hand.cards);
            solo.closed[index].clone_from(&hand.closed);
        }
        solo.stock = unseen.into_iter().collect();
        (solo.turn, solo.drawn, solo.points) = (view.turn, view.drawn, view.points);
        solo.discard.clone_from(&view.discard);
        solo.outcome.clone_from(&view.outcome);
        solo
    }
}
