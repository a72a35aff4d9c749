//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Sentence, refuse};

use crate::action::Action;
use crate::dice::Bid;
use crate::view::View;

/// Whether the player who sees this may do that now.
pub(crate) fn permits(view: &View, action: &Action) -> Result<(), Refusal> {
    if view.me != Some(view.to_play) || view.outcome.is_some() {
        return Err(refuse("LD-3", "refuse-not-your-turn"));
    }
    if action.turn() != view.turn {
        return Err(refuse("LD-8", "refuse-old-turn"));
    }
    match action {
        Action::Bid { bid, .. } => permits_bid(view, *bid),
        Action::Call { .. } if view.bid.is_none() => Err(refuse("LD-6", "refuse-nothing-to-call")),
        Action::Call { .. } => Ok(()),
    }
}

fn permits_bid(view: &View, bid: Bid) -> Result<(), Refusal> {
    if bid.count == 0 {
        return Err(refuse("LD-5", "refuse-no-dice"));
    }
    if bid.count > view.total() {
        let why = Sentence::new("refuse-too-many-dice").number("dice", view.total());
        return Err(Refusal::new("LD-5", why));
    }
    if view.bid.is_some_and(|standing| !bid.raises(standing.bid)) {
        return Err(refuse("LD-4", "refuse-not-higher"));
    }
    Ok(())
}
