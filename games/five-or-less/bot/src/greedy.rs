//! The greedy baseline: puts a low card in place of its highest one, and that is all.

use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{Action, LOW_CARD, Stage, View};
use table::Seat;

use crate::overlooks_call;
use crate::profile::Profile;
use crate::recall::Recall;

/// What it does next in its turn.
pub(crate) fn choose(profile: &Profile, view: &View, me: Seat, recall: &Recall) -> Option<Action> {
    if !view.my_turn() {
        return None;
    }
    let turn = view.turn;
    let highest = recall.highest(view, me).map(|slot| (slot, recall.expected(me, slot)));
    Some(match view.stage {
        Stage::Draw => {
            let low = view.takeable().filter(|top| top.card.value() <= LOW_CARD);
            match low.zip(highest) {
                Some((top, (slot, value))) if f64::from(top.card.value()) < value => {
                    Action::Take { turn, discard: top.number, slot }
                }
                _ => Action::Draw { turn },
            }
        }
        Stage::Place => match highest {
            Some((slot, value)) if f64::from(view.drawn?.value()) < value => Action::Swap { turn, slot },
            _ => Action::Discard { turn },
        },
        // It starts no power, so it never has to choose a target.
        Stage::End | Stage::Target if calls(view, me, recall) && !overlooks_call(profile, view, me) => {
            Action::Call { turn }
        }
        Stage::End | Stage::Target => Action::EndTurn { turn },
    })
}

/// Whether it knows all its cards, and they are five or less.
fn calls(view: &View, me: Seat, recall: &Recall) -> bool {
    let known = view.mine().iter().map(|slot| recall.card(me, slot).map(|card| i32::from(card.value())));
    known.sum::<Option<i32>>().is_some_and(|points| points <= i32::from(CALL_LIMIT))
}
