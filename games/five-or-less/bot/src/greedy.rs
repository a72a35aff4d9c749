//! The plain player: a low card goes in for the highest one it has, and that is all.

use table::Seat;

use super::recall::Recall;
use five_or_less::action::Action;
use five_or_less::score::ENOUGH;
use five_or_less::state::Stage;
use five_or_less::view::View;

/// What it does next in its turn.
pub(crate) fn choose(view: &View, me: Seat, recall: &Recall) -> Option<Action> {
    if !view.my_turn() {
        return None;
    }
    let turn = view.turn;
    let highest = view.mine().iter().map(|slot| (slot, recall.worth(me, slot)));
    let highest = highest.max_by(|one, other| one.1.total_cmp(&other.1));
    Some(match view.stage {
        Stage::Draw => {
            let low = view.top.filter(|top| view.top_is_closed().is_none() && top.card.value() <= 3);
            match low.zip(highest) {
                Some((top, (slot, worth))) if f64::from(top.card.value()) < worth => {
                    Action::Take { turn, discard: top.number, slot }
                }
                _ => Action::Draw { turn },
            }
        }
        Stage::Place => match highest {
            Some((slot, worth)) if f64::from(view.drawn?.value()) < worth => Action::Swap { turn, slot },
            _ => Action::Discard { turn },
        },
        // A power that was started must find its target; it starts none.
        Stage::End | Stage::Target if calls(view, me, recall) => Action::Call { turn },
        Stage::End | Stage::Target => Action::EndTurn { turn },
    })
}

/// Whether it knows all its cards, and they are five or less.
fn calls(view: &View, me: Seat, recall: &Recall) -> bool {
    let known = view.mine().iter().map(|slot| recall.card(me, slot).map(|card| i32::from(card.value())));
    known.sum::<Option<i32>>().is_some_and(|points| points <= i32::from(ENOUGH))
}
