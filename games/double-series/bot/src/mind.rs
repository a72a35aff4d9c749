//! What a bot does in its turn: every card on every space is weighed, jacks only when they are worth it.

use bots::Level;

use super::worth::{Weights, opponents, placing, removing, threatens};
use double_series::action::Action;
use double_series::card::Card;
use double_series::markers::Team;
use double_series::square::Square;
use double_series::view::View;

/// How a level thinks.
struct Mind {
    /// How it weighs lines.
    weights: Weights,
    /// How much worth must be in it before a jack is played where another card would do.
    jack: f64,
    /// How often it does not think at all.
    slips: f64,
    /// How much rng is mixed into every worth.
    noise: f64,
}

impl Mind {
    const fn of(level: Level) -> Mind {
        match level {
            Level::Random | Level::Easy => {
                Mind { weights: Weights { block: 0.3 }, jack: 0.0, slips: 0.25, noise: 0.5 }
            }
            Level::Medium | Level::Hard => {
                Mind { weights: Weights { block: 0.8 }, jack: 30.0, slips: 0.0, noise: 0.1 }
            }
        }
    }
}

/// What a bot of that level does in its turn.
pub(crate) fn choose(level: Level, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    think(&Mind::of(level), view, rng)
}

/// What the plain player does in its turn.
pub(crate) fn greedy(view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let weights = Weights { block: 1.0 };
    think(&Mind { weights, jack: 0.0, slips: 0.0, noise: 0.001 }, view, rng)
}

fn think(mind: &Mind, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    if let Some(action) = settled(view) {
        return Some(action);
    }
    let slips = mind.slips > 0.0 && rng.f64() < mind.slips;
    let mut best: Option<(f64, Action)> = None;
    each_play(view, mind, |worth, action| {
        let worth = if slips { rng.f64() } else { worth * (1.0 + mind.noise * (rng.f64() - 0.5)) };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    });
    best.map(|(_, action)| action).or_else(|| lay_down(view))
}

/// What needs no weighing of plays: which five are the series, and a dead card to exchange, which is of no
/// use while another one costs nothing.
pub(crate) fn settled(view: &View) -> Option<Action> {
    let (me, hand) = view.me.zip(view.hand())?;
    let turn = view.turn;
    if let Some(choice) = &view.choice {
        let best = choice.fives.iter().max_by_key(|five| spare(view, view.team(me), five.mask()))?;
        return Some(Action::Choose { turn, series: best.five() });
    }
    let may_exchange = view.exchanges > 0 && view.deck > 0;
    let dead = hand.iter().find(|card| may_exchange && view.is_dead(**card));
    dead.map(|card| Action::Exchange { turn, card: *card })
}

/// What is done when no card can be played.
pub(crate) fn lay_down(view: &View) -> Option<Action> {
    least_useful(view).map(|card| Action::Discard { turn: view.turn, card })
}

fn each_play(view: &View, mind: &Mind, mut weighed: impl FnMut(f64, Action)) {
    let Some((me, hand)) = view.me.zip(view.hand()) else { return };
    let (team, turn) = (view.team(me), view.turn);
    let urgent = opponents(view, team).any(|other| threatens(view, other));
    for card in hand.distinct() {
        for square in Square::of(view.targets(card, team)) {
            let action = if card.is_one_eyed() {
                Action::Remove { turn, card, square }
            } else {
                Action::Place { turn, card, square }
            };
            weighed(weigh(view, team, card, square, mind, urgent), action);
        }
    }
}

fn weigh(view: &View, team: Team, card: Card, square: Square, mind: &Mind, urgent: bool) -> f64 {
    if card.is_one_eyed() {
        return removing(view, team, square, mind.weights) - if urgent { 0.0 } else { mind.jack };
    }
    let worth = placing(view, team, square, mind.weights);
    if card.is_two_eyed() { worth - mind.jack } else { worth }
}

/// How far the markers outside this five lie at one end of the board: the five that leaves the rest of its
/// line together leaves most room for a second series.
fn spare(view: &View, team: Team, five: u128) -> u32 {
    let rest = view.markers.of(team) & !five;
    rest.leading_zeros().max(rest.trailing_zeros())
}

/// The card that is missed least: a dead one, then the one whose best space is worth least; jacks last.
pub(crate) fn least_useful(view: &View) -> Option<Card> {
    let (me, hand) = view.me.zip(view.hand())?;
    let team = view.team(me);
    let worth = |card: &Card| {
        if card.is_jack() {
            return if card.is_two_eyed() { 20_000.0 } else { 10_000.0 };
        }
        let weights = Weights { block: 1.0 };
        let spaces = Square::of(view.targets(*card, team));
        spaces.map(|square| placing(view, team, square, weights)).fold(0.0, f64::max)
    };
    hand.distinct().min_by(|one, other| worth(one).total_cmp(&worth(other)))
}
