//! What the moves of a decision are worth: by rollouts of the round, and exactly in the last turns.

use bots::{Asked, Assessment, Budget, Scale, Unit, compare};
use five_crowns::card::Card;
use five_crowns::hand::Hand;
use five_crowns::solo::SoloView;
use five_crowns::solver::{self, BitHand};
use five_crowns::together::{Phase, TogetherView};
use five_crowns::{Action, Memory};
use table::Seat;

use crate::heuristic::{Move, discard_candidates, draw_candidates};
use crate::information_set::InformationSet;
use crate::rollout::Points;
use crate::solo_search;
use crate::unseen::Unseen;

/// In points that a seat has fewer than the others.
pub(crate) const SCALE: Scale = Scale { unit: Unit::Points, inaccurate: 0.75, mistake: 1.25, blunder: 5.0 };

/// From so many points on a discard plainly leaves more than another one.
const PLAINLY: u16 = 20;

/// How many discards are compared with the one that was played.
const MAX_DISCARDS: usize = 6;

/// By how much the others have more points than that seat, on average.
pub(crate) fn lead(points: &Points, me: Seat) -> f64 {
    let mine = f64::from(points[me.index()]);
    let all: f64 = points.iter().map(|points| f64::from(*points)).sum();
    (all - mine) / (points.len() - 1).max(1) as f64 - mine
}

/// The moves at a table.
pub(crate) fn together(
    view: &TogetherView,
    memory: &Memory,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let hand = view.hand().filter(|_| view.my_turn())?;
    let choice = choice(played)?;
    let mut assessment = match (view.phase, view.out) {
        (Phase::Over, _) => return None,
        (Phase::Draw, Some(_)) => last_draw(view, memory, hand)?,
        (Phase::Discard, Some(_)) => last_discard(view, hand, played),
        (Phase::Draw, None) => {
            by_rollouts(view, memory, &[Move::Draw, Move::Take(view.top()?)], choice, budget, rng)?
        }
        (Phase::Discard, None) => {
            let moves = discards(view, hand, memory, choice, rng);
            by_rollouts(view, memory, &moves, choice, budget, rng)?
        }
    };
    // Melds of one's own choice to go out with are worth what the best are: all cards are laid.
    for assessed in &mut assessment.moves {
        if !matches!(played, Action::Lay { .. }) && self::choice(&assessed.action) == Some(choice) {
            assessed.action = played.clone();
        }
    }
    // Going out, when nobody is out yet, ends the round with nothing to count; wild cards are for keeps.
    let out = |action: &Action| view.out.is_none() && matches!(action, Action::GoOut { .. });
    let takes_wild = |action: &Action| matches!(action, Action::Take { card, .. } if card.is_wild(view.wild));
    let assessment = assessment.ask(played, &SCALE, Asked::Likely, out);
    // Melds are not torn for nothing, and what goes with nothing is thrown before what is cheaper and may yet become one.
    let left = |card: Card| solver::min_points(&hand.without(card), view.wild);
    let discarded = |action: &Action| match action {
        Action::Discard { card, .. } if view.out.is_none() => Some(*card),
        _ => None,
    };
    let thrown = discarded(played);
    let saves = |action: &Action| {
        thrown.zip(discarded(action)).is_some_and(|(thrown, card)| left(card) + PLAINLY <= left(thrown))
    };
    let assessment = assessment.ask(played, &SCALE, Asked::Likely, saves);
    let is_lonely = |card: Card| {
        !card.is_wild(view.wild) && !hand.without(card).distinct().any(|other| card.is_near(other))
    };
    let throws_lonely = |action: &Action| {
        thrown.zip(discarded(action)).is_some_and(|(thrown, card)| {
            is_lonely(card)
                && !is_lonely(thrown)
                && card.points(view.wild) > thrown.points(view.wild)
                && left(card) <= left(thrown)
        })
    };
    let assessment = assessment.ask(played, &SCALE, Asked::Likely, throws_lonely);
    (assessment.moves.len() > 1).then(|| assessment.ask(played, &SCALE, Asked::Likely, takes_wild))
}

fn choice(action: &Action) -> Option<Move> {
    match *action {
        Action::Draw { .. } => Some(Move::Draw),
        Action::Take { card, .. } => Some(Move::Take(card)),
        Action::Discard { card, .. } => Some(Move::Discard(card)),
        Action::GoOut { discard, .. } => Some(Move::GoOut(discard)),
        Action::Lay { discard, .. } => Some(Move::Discard(discard)),
        Action::Place { .. } => None,
    }
}

/// Every way to go out, the best discards, and what was played.
fn discards(
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    played: Move,
    rng: &mut fastrand::Rng,
) -> Vec<Move> {
    let draws = Unseen::to_draw(view, memory).draws(Card::KINDS, rng);
    let mut candidates = discard_candidates(view, hand, memory, MAX_DISCARDS, 1.0, &draws);
    table::order::sort_by(&mut candidates, |one, other| one.cost.total_cmp(&other.cost));
    let outs = solver::outs(hand, view.wild).into_iter().map(Move::GoOut);
    let mut moves: Vec<Move> = outs.chain(candidates.iter().map(|candidate| candidate.choice)).collect();
    if !moves.contains(&played) {
        moves.push(played);
    }
    moves
}

/// Plays the round on from each of the moves, on the same determinizations.
fn by_rollouts(
    view: &TogetherView,
    memory: &Memory,
    moves: &[Move],
    played: Move,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let me = view.me?;
    let set = InformationSet::of(view, memory);
    let mut round = set.empty_round();
    let actions: Vec<Action> =
        moves.iter().map(|choice| crate::together::action(*choice, view.turn)).collect();
    let at = moves.iter().position(|choice| *choice == played)?;
    Some(compare(&actions, at, budget, &SCALE, |left, values| {
        set.determinize(&mut round, rng);
        values.extend(left.iter().map(|which| lead(&round.rollout(me, moves[*which]), me)));
    }))
}

/// Once somebody is out a draw is worth what is left after it, exactly.
fn last_draw(view: &TogetherView, memory: &Memory, hand: &Hand) -> Option<Assessment<Action>> {
    let draws: Vec<(Card, f64)> = Unseen::to_draw(view, memory)
        .draws(Card::KINDS, &mut fastrand::Rng::with_seed(0))
        .into_iter()
        .collect();
    let ways = draw_candidates(view, &BitHand::of(hand, view.wild), view.top()?, &draws);
    Some(Assessment::exact(
        ways.iter().map(|way| (crate::together::action(way.choice, view.turn), -way.cost)),
    ))
}

/// Once somebody is out a discard is worth what it leaves, exactly; melds of one's own choice may leave more.
fn last_discard(view: &TogetherView, hand: &Hand, played: &Action) -> Assessment<Action> {
    let least = |card: Card| solver::min_points(&hand.without(card), view.wild);
    let chosen = match played {
        Action::Lay { discard, melds, .. } => {
            let laid: u16 = melds.cards().iter().map(|card| card.points(view.wild)).sum();
            Some((*discard, hand.without(*discard).points(view.wild).saturating_sub(laid)))
        }
        _ => None,
    };
    let discards = hand
        .distinct()
        .filter(|card| chosen.is_none_or(|(discard, left)| discard != *card || left > least(*card)));
    let discards = discards.map(|card| (Action::Discard { turn: view.turn, card }, -f64::from(least(card))));
    let chosen = chosen.map(|(_, left)| (played.clone(), -f64::from(left)));
    Assessment::exact(chosen.into_iter().chain(discards))
}

/// The placements of the solo game.
pub(crate) fn solo(
    view: &SoloView,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let Action::Place { turn, hand, discard } = *played else { return None };
    let drawn = view.to_place()?;
    let Assessment { moves, samples, plain } = solo_search::assess(view, drawn, (hand, discard), budget, rng);
    let moves = moves.into_iter().map(|assessed| {
        let (hand, discard) = assessed.action;
        let action = Action::Place { turn, hand, discard };
        bots::Assessed { action, value: assessed.value, cost: assessed.cost, error: assessed.error }
    });
    let moves: Vec<_> = moves.collect();
    // A hand that can be closed is.
    let closes = |action: &Action| {
        let Action::Place { hand: size, discard, .. } = *action else { return false };
        view.open_hands().find(|hand| hand.wild.number() == size).is_some_and(|hand| {
            let mut more = hand.cards.clone();
            more.add(drawn);
            discard != drawn && solver::min_points(&more.without(discard), hand.wild) == 0
        })
    };
    let assessment = Assessment { moves, samples, plain };
    (assessment.moves.len() > 1).then(|| assessment.ask(played, &SCALE, Asked::Likely, closes))
}
