//! What the actions of a turn are worth, by the rollouts of the search.

use bots::{Asked, Assessment, Budget, Level, Scale, Unit, compare};
use fastrand::Rng;
use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{Action, Card, Memory, Phase, Stage, View};
use table::Seat;

use crate::candidates::candidates;
use crate::determinization::InformationSet;
use crate::model::{Hit, MAX_CARDS, Move};
use crate::profile::Profile;
use crate::recall::Recall;
use crate::search::OPPONENT_WEIGHT;

/// In points of the round, those of the others counting in part.
pub(crate) const SCALE: Scale = Scale { unit: Unit::Points, inaccurate: 0.6, mistake: 0.9, blunder: 6.0 };

/// From so many points on a card is plainly higher than another one.
const PLAINLY: i32 = 6;

/// How many rounds are tried for one of the budget.
const TRIES: u32 = 6;

/// The candidates of the search, and what was played.
pub(crate) fn assess(
    view: &View,
    memory: &Memory,
    played: &Action,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Assessment<Action>> {
    let me = view.me.filter(|_| view.my_turn() && view.phase == Phase::Play)?;
    let recall = Recall::of(&Profile::of(Level::Hard), view, memory);
    let mut all = candidates(view, me, &recall);
    if !all.iter().any(|(action, _)| action == played) {
        let _full = all.try_push((*played, as_move(view, me, played)?));
    }
    if all.len() < 2 {
        return None;
    }
    let at = all.iter().position(|(action, _)| action == played)?;
    let set = InformationSet::of(view, me, memory, &recall);
    let actions: Vec<Action> = all.iter().map(|(action, _)| *action).collect();
    let others = (view.pyramids.len() - 1).max(1) as f64;
    // A round is played out in microseconds, and spreads far.
    let budget = match budget {
        Budget::Iterations(iterations) => Budget::Iterations(iterations.saturating_mul(TRIES)),
        time @ Budget::Time { .. } => time,
    };
    let assessment = compare(&actions, at, budget, &SCALE, |left, values| {
        let round = set.determinize(rng);
        let seed = rng.u64(..);
        for which in left {
            let points = round.clone().play(all[*which].1, &mut Rng::with_seed(seed));
            let (sum, mine) = (points.iter().sum::<i16>(), points[me.index()]);
            let theirs = f64::from(sum - mine) / others;
            values.push(f64::from(OPPONENT_WEIGHT) * theirs - f64::from(mine));
        }
    });
    // Who knows that it is five or less says so.
    let calls = |action: &Action| matches!(action, Action::Call { .. }) && few(view, memory, me);
    let assessment = assessment.ask(played, &SCALE, Asked::Likely, calls);
    // Nobody puts a far higher card over one that they know, and a far lower one is not thrown away.
    let gain = |action: &Action| gain(view, memory, me, action);
    let stays = |action: &Action| gain(action) > -PLAINLY;
    let assessment = assessment.ask(played, &SCALE, Asked::Likely, stays);
    let lowers = |action: &Action| gain(action) >= PLAINLY;
    let assessment =
        if gain(played) < 1 { assessment.ask(played, &SCALE, Asked::Likely, lowers) } else { assessment };
    // Who is known to be about to call is the one to stop.
    let stops = |action: &Action| matches!(*action, Action::Target { seat, .. } if few(view, memory, seat));
    Some(assessment.ask(played, &SCALE, Asked::Likely, stops))
}

/// Whether somebody is known to have few enough points to call.
fn few(view: &View, memory: &Memory, seat: Seat) -> bool {
    let slots = view.pyramids.get(seat.index()).copied().unwrap_or_default();
    let mut known = slots.iter().map(|slot| Some(i16::from(memory.card(seat, slot)?.value())));
    known.try_fold(0, |sum, card| Some(sum + card?)).is_some_and(|sum| sum <= CALL_LIMIT)
}

/// By how much an action lowers a card that the player knows; nothing if it puts none over it.
fn gain(view: &View, memory: &Memory, me: Seat, action: &Action) -> i32 {
    let (card, slot) = match *action {
        Action::Swap { slot, .. } => (view.drawn, slot),
        Action::Take { slot, .. } => (view.top.map(|top| top.card), slot),
        _ => return 0,
    };
    let value = |card: Card| i32::from(card.value());
    card.zip(memory.card(me, slot)).map_or(0, |(new, old)| value(old) - value(new))
}

/// What a throw cost that was wrong as far as the seat could know: the card that is drawn for it, less what it would
/// have brought had a card that was never seen matched.
pub(crate) fn slip(view: &View, memory: &Memory, played: &Action) -> Option<f64> {
    let (me, Action::Claim { discard, slot }) = (view.me?, *played) else { return None };
    let top = view.top.filter(|top| top.number == discard).map(|top| top.card);
    let aimed = top.or_else(|| memory.discard(discard))?;
    let mine = memory.card(me, slot);
    if mine == Some(aimed) {
        return None;
    }
    let recall = Recall::of(&Profile::of(Level::Hard), view, memory);
    let average = recall.expectation(|value| value);
    let matches = |value: f64| f64::from(u8::from((value - f64::from(aimed.value())).abs() < 0.5));
    let right = if mine.is_some() { 0.0 } else { recall.expectation(matches) };
    Some((1.0 - right) * average - right * f64::from(aimed.value()))
}

/// What an action is in the model; nothing for a throw, which is not a turn.
fn as_move(view: &View, me: Seat, action: &Action) -> Option<Move> {
    let at = |seat: Seat, slot: u8| {
        view.pyramids.get(seat.index())?.iter().take(MAX_CARDS).position(|one| one == slot)
    };
    Some(match *action {
        Action::Draw { .. } => Move::Draw,
        Action::Take { slot, .. } => Move::Take(at(me, slot)?),
        Action::Swap { slot, .. } => Move::Swap(view.drawn.map(Card::value)?, at(me, slot)?),
        Action::Discard { .. } => Move::Discard(view.drawn.map(Card::value)?),
        Action::Call { .. } => Move::Call,
        Action::EndTurn { .. } if view.stage == Stage::End => Move::End,
        Action::Target { seat, slot, mine, .. } => {
            let theirs = slot.map_or(Some(0), |slot| at(seat, slot))?;
            let mine = mine.map_or(Some(0), |mine| at(me, mine))?;
            Move::Use(view.power?, Hit { target: seat.index(), theirs, mine })
        }
        _ => return None,
    })
}
