//! A one-ply heuristic with noise: the gain in points of what can be done now, as the easy and medium levels
//! evaluate it.

use fastrand::Rng;
use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{Action, Card, Stage, View};
use table::Seat;

use crate::overlooks_call;
use crate::powers;
use crate::profile::Profile;
use crate::recall::Recall;
use crate::weights::{KNOWN_CARD, PAIR_THROW, POWER};

/// The highest total to call with when somebody else has: whoever calls and is not the lowest pays double.
const LATER_CALL_LIMIT: i32 = 3;
/// By how much a known discard must beat the average draw to be taken.
const TAKE_MARGIN: f64 = 0.5;

/// What the bot does next in its turn.
pub(crate) fn choose(
    profile: &Profile,
    view: &View,
    me: Seat,
    recall: &Recall,
    rng: &mut Rng,
) -> Option<Action> {
    if !view.my_turn() {
        return None;
    }
    let turn = view.turn;
    Some(match view.stage {
        Stage::Draw => draw(profile, view, me, recall, rng),
        Stage::Place => place(profile, view, me, recall, rng)?,
        Stage::End => match view.power.filter(|power| view.has_target(*power)) {
            Some(power) if powers::gains(power, view, me, recall) => Action::UsePower { turn },
            _ if calls(profile, view, me, recall) => Action::Call { turn },
            _ => Action::EndTurn { turn },
        },
        Stage::Target => powers::target(view.power?, view, me, recall, rng)?,
    })
}

fn noise(profile: &Profile, rng: &mut Rng) -> f64 {
    profile.noise * (rng.f64() - 0.5)
}

/// The gain of putting a card of that value into that slot.
fn gain(view: &View, me: Seat, recall: &Recall, slot: u8, value: f64) -> f64 {
    let known = recall.card(me, slot);
    let points = recall.expected(me, slot) - value;
    let information = if known.is_none() { KNOWN_CARD } else { 0.0 };
    let power = known.filter(|card| view.options.powers && card.power().is_some()).map_or(0.0, |_| POWER);
    let pair = known.map_or(0.0, |card| pair_gain(view, me, recall, card, Some(slot)));
    points + information + power + pair
}

/// The expected gain of throwing an equal card, other than the one in that slot, after this one.
fn pair_gain(view: &View, me: Seat, recall: &Recall, card: Card, except: Option<u8>) -> f64 {
    let mut others =
        view.mine().iter().filter(|slot| Some(*slot) != except && recall.card(me, *slot) == Some(card));
    others.next().map_or(0.0, |_| PAIR_THROW * f64::from(card.value()).max(0.0))
}

/// The best slot for a card of that value, and the gain.
fn best(view: &View, me: Seat, recall: &Recall, value: f64) -> Option<(u8, f64)> {
    let gains = view.mine().iter().map(|slot| (slot, gain(view, me, recall, slot, value)));
    gains.max_by(|one, other| one.1.total_cmp(&other.1))
}

fn draw(profile: &Profile, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Action {
    let turn = view.turn;
    let take = view.takeable().and_then(|top| {
        let value = f64::from(top.card.value());
        Some((top.number, best(view, me, recall, value)?))
    });
    if let Some((discard, (slot, taken))) = take {
        let drawn =
            recall.expectation(|value| best(view, me, recall, value).map_or(0.0, |(_, gain)| gain.max(0.0)));
        if taken > drawn + TAKE_MARGIN + noise(profile, rng) {
            return Action::Take { turn, discard, slot };
        }
    }
    Action::Draw { turn }
}

fn place(profile: &Profile, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Option<Action> {
    let (turn, drawn) = (view.turn, view.drawn?);
    let value = f64::from(drawn.value());
    let swaps = view
        .mine()
        .iter()
        .map(|slot| (Action::Swap { turn, slot }, gain(view, me, recall, slot, value) + noise(profile, rng)));
    let discard = (Action::Discard { turn }, pair_gain(view, me, recall, drawn, None));
    let all = swaps.chain([discard]);
    all.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// Whether to say "5 or less".
fn calls(profile: &Profile, view: &View, me: Seat, recall: &Recall) -> bool {
    let limit = if view.called.is_empty() { i32::from(CALL_LIMIT) } else { LATER_CALL_LIMIT };
    recall.probability_at_most(view, me, limit) >= profile.call_confidence
        && !overlooks_call(profile, view, me)
}
