//! What a bot does in its turn.

use fastrand::Rng;
use table::Seat;

use super::attack;
use super::mind::Mind;
use super::recall::Recall;
use five_or_less::action::Action;
use five_or_less::card::Card;
use five_or_less::score::ENOUGH;
use five_or_less::state::Stage;
use five_or_less::view::View;

/// What a look at one of its own cards is worth: cards one knows can be thrown.
const KNOWING: f64 = 1.5;
/// What a power in the own pyramid is worth when it is discarded.
const POWER: f64 = 2.0;
/// How likely the second of two equal cards is thrown in time.
const PAIR: f64 = 0.7;

/// What a bot does next in its turn.
pub(crate) fn choose(mind: &Mind, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Option<Action> {
    if !view.my_turn() {
        return None;
    }
    let turn = view.turn;
    Some(match view.stage {
        Stage::Draw => draw(mind, view, me, recall, rng),
        Stage::Place => place(mind, view, me, recall, rng)?,
        Stage::End => match view.power.filter(|power| view.has_target(*power)) {
            Some(power) if attack::pays(power, view, me, recall) => Action::UsePower { turn },
            _ if calls(mind, view, me, recall) => Action::Call { turn },
            _ => Action::EndTurn { turn },
        },
        Stage::Target => attack::target(view.power?, view, me, recall, rng)?,
    })
}

fn noise(mind: &Mind, rng: &mut Rng) -> f64 {
    mind.noise * (rng.f64() - 0.5)
}

/// The gain of putting a card in that place, in points.
fn gain(view: &View, me: Seat, recall: &Recall, slot: u8, value: f64) -> f64 {
    let known = recall.card(me, slot);
    let goes = recall.worth(me, slot) - value;
    let learns = if known.is_none() { KNOWING } else { 0.0 };
    let power = known.filter(|card| view.options.powers && card.power().is_some()).map_or(0.0, |_| POWER);
    let pair = known.map_or(0.0, |card| partner(view, me, recall, card, Some(slot)));
    goes + learns + power + pair
}

/// What throwing an equal card after this one saves.
fn partner(view: &View, me: Seat, recall: &Recall, card: Card, but: Option<u8>) -> f64 {
    let mut others =
        view.mine().iter().filter(|slot| Some(*slot) != but && recall.card(me, *slot) == Some(card));
    others.next().map_or(0.0, |_| PAIR * f64::from(card.value()).max(0.0))
}

/// The best place for a card of that value.
fn best(view: &View, me: Seat, recall: &Recall, value: f64) -> Option<(u8, f64)> {
    let gains = view.mine().iter().map(|slot| (slot, gain(view, me, recall, slot, value)));
    gains.max_by(|one, other| one.1.total_cmp(&other.1))
}

fn draw(mind: &Mind, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Action {
    let turn = view.turn;
    let open = view.top.filter(|_| view.top_is_closed().is_none());
    let take = open.and_then(|top| Some((top.number, best(view, me, recall, f64::from(top.card.value()))?)));
    if let Some((discard, (slot, taken))) = take {
        let drawn =
            recall.expected(|value| best(view, me, recall, value).map_or(0.0, |(_, gain)| gain.max(0.0)));
        if taken > drawn + 0.5 + noise(mind, rng) {
            return Action::Take { turn, discard, slot };
        }
    }
    Action::Draw { turn }
}

fn place(mind: &Mind, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Option<Action> {
    let (turn, drawn) = (view.turn, view.drawn?);
    let swaps = view.mine().iter().map(|slot| {
        (
            Action::Swap { turn, slot },
            gain(view, me, recall, slot, f64::from(drawn.value())) + noise(mind, rng),
        )
    });
    let mut all: Vec<(Action, f64)> = swaps.collect();
    all.push((Action::Discard { turn }, partner(view, me, recall, drawn, None)));
    all.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// Whether it says "5 or less".
fn calls(mind: &Mind, view: &View, me: Seat, recall: &Recall) -> bool {
    // Who follows a caller must beat them, or pays double.
    let most = if view.called.is_empty() { i32::from(ENOUGH) } else { 3 };
    recall.at_most(view, me, most) >= mind.sure
}
