//! The words of a hint.

use table::{Advice, Sentence};

use crate::action::Action;
use crate::view::View;
use crate::view_aid::percent;

/// Says an action, and what speaks for it.
pub(crate) fn advise(view: &View, action: &Action) -> Option<Advice> {
    let (what, why, bid) = match action {
        Action::Bid { bid, .. } => {
            let what = Sentence::new("bid-it").number("count", bid.count).piece("face", bid.face);
            (what, "why-chance", *bid)
        }
        Action::Call { .. } => (Sentence::new("call-it"), "why-call", view.bid?.bid),
    };
    Some(Advice::new(what, Sentence::new(why).number("percent", percent(view.chance(bid)))))
}
