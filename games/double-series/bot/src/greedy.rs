//! Greedy one-ply policy: the play with the highest heuristic value.

use bots::OVERLOOKED;
use double_series::{Action, Card, Square, Team, View};

use crate::heuristic::{chances, opponents, place_value, remove_value, threatens};

/// How a level plays.
pub(crate) struct Profile {
    /// How much blocking counts against building.
    block_weight: f64,
    /// How much more a jack must be worth than another card before it is played.
    jack_cost: f64,
    /// How many of the spaces where a series can be completed or stopped it does not notice in a turn.
    overlooked: f64,
    /// How often it plays at random.
    blunder_rate: f64,
    /// How much noise is added to every value, as a share of it.
    noise: f64,
}

/// The easy level, for children: it overlooks series, its own and those of others.
pub(crate) const EASY: Profile =
    Profile { block_weight: 0.3, jack_cost: 0.0, overlooked: 0.4, blunder_rate: 0.25, noise: 0.5 };
/// The medium level.
pub(crate) const MEDIUM: Profile =
    Profile { block_weight: 0.8, jack_cost: 30.0, overlooked: 0.0, blunder_rate: 0.0, noise: 0.1 };
/// The greedy baseline; its noise only breaks ties.
pub(crate) const BASELINE: Profile =
    Profile { block_weight: 1.0, jack_cost: 0.0, overlooked: 0.0, blunder_rate: 0.0, noise: 0.001 };
/// A person who plays for fun.
pub(crate) const CASUAL: Profile = Profile { overlooked: OVERLOOKED, ..BASELINE };

/// The values of jacks when a card must be given up: the two-eyed goes last.
const ONE_EYED_VALUE: f64 = 10_000.0;
const TWO_EYED_VALUE: f64 = 20_000.0;

/// What a player of that profile does in its turn.
pub(crate) fn choose(profile: &Profile, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    if let Some(action) = trivial_action(view) {
        return Some(action);
    }
    let overlooked = draw_overlooked(profile, view, rng);
    // Whoever has nothing else to play looks again.
    let play = best_play(profile, view, overlooked, rng);
    play.or_else(|| best_play(profile, view, 0, rng)).or_else(|| discard(view))
}

/// The play with the highest value, apart from those on overlooked spaces.
fn best_play(profile: &Profile, view: &View, overlooked: u128, rng: &mut fastrand::Rng) -> Option<Action> {
    let blunders = profile.blunder_rate > 0.0 && rng.f64() < profile.blunder_rate;
    let mut best: Option<(f64, Action)> = None;
    for_each_play(view, profile, overlooked, |value, action| {
        let value = if blunders { rng.f64() } else { value * (1.0 + profile.noise * (rng.f64() - 0.5)) };
        if best.is_none_or(|(max, _)| value > max) {
            best = Some((value, action));
        }
    });
    best.map(|(_, action)| action)
}

/// The spaces that such a player does not notice in this turn, of those where a series can be completed.
fn draw_overlooked(profile: &Profile, view: &View, rng: &mut fastrand::Rng) -> u128 {
    if profile.overlooked <= 0.0 {
        return 0;
    }
    let unnoticed = Square::in_set(chances(view)).filter(|_| rng.f64() < profile.overlooked);
    unnoticed.fold(0, |all, square| all | square.bit())
}

/// What needs no comparing of plays: which five are the series, and exchanging a dead card, which is useless
/// while a new one costs nothing.
pub(crate) fn trivial_action(view: &View) -> Option<Action> {
    let (me, hand) = view.me.zip(view.hand())?;
    let turn = view.turn;
    if let Some(choice) = &view.choice {
        let room = |mask: u128| room_beside(view, view.team_of(me), mask);
        let best = choice.fives.iter().max_by_key(|five| room(five.mask()))?;
        return Some(Action::Choose { turn, series: best.five() });
    }
    let may_exchange = view.exchanges > 0 && view.deck > 0;
    let dead = hand.iter().find(|card| may_exchange && view.is_dead(**card));
    dead.map(|card| Action::Exchange { turn, card: *card })
}

/// What is done when no card can be played.
pub(crate) fn discard(view: &View) -> Option<Action> {
    least_useful(view).map(|card| Action::Discard { turn: view.turn, card })
}

fn for_each_play(view: &View, profile: &Profile, overlooked: u128, mut visit: impl FnMut(f64, Action)) {
    let Some((me, hand)) = view.me.zip(view.hand()) else { return };
    let (team, turn) = (view.team_of(me), view.turn);
    let threatened = opponents(view, team).any(|other| threatens(view, other, overlooked));
    for card in hand.distinct() {
        // What a one-eyed jack takes away is no free space, so that none of it is overlooked.
        for square in Square::in_set(view.targets(card, team) & !overlooked) {
            let action = if card.is_one_eyed() {
                Action::Remove { turn, card, square }
            } else {
                Action::Place { turn, card, square }
            };
            let value = if card.is_one_eyed() {
                let cost = if threatened { 0.0 } else { profile.jack_cost };
                remove_value(view, team, square, profile.block_weight, overlooked) - cost
            } else {
                let cost = if card.is_two_eyed() { profile.jack_cost } else { 0.0 };
                place_value(view, team, square, profile.block_weight) - cost
            };
            visit(value, action);
        }
    }
}

/// How far the markers outside this five lie at one end of the board: the five that leaves the rest of its
/// line together leaves most room for a second series.
fn room_beside(view: &View, team: Team, five: u128) -> u32 {
    let rest = view.markers.of(team) & !five;
    rest.leading_zeros().max(rest.trailing_zeros())
}

/// The card that is missed least: a dead one, then the one whose best space has the lowest value; jacks last.
pub(crate) fn least_useful(view: &View) -> Option<Card> {
    let (me, hand) = view.me.zip(view.hand())?;
    let team = view.team_of(me);
    let value = |card: &Card| {
        if card.is_jack() {
            return if card.is_two_eyed() { TWO_EYED_VALUE } else { ONE_EYED_VALUE };
        }
        let spaces = Square::in_set(view.targets(*card, team));
        spaces.map(|square| place_value(view, team, square, 1.0)).fold(0.0, f64::max)
    };
    hand.distinct().min_by(|one, other| value(one).total_cmp(&value(other)))
}
