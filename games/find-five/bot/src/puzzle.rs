//! The puzzle: the first FIVE that is seen is drawn, and a better one instead of it, until it is good enough.

use bots::{Budget, Plan};
use find_five::placement::Placement;
use find_five::shape::Shape;
use find_five::solver::least_constraining;
use find_five::{Action, Kind, View};
use table::{Millis, Moment};

use crate::eyes::Looker;
use crate::{REACTION_TIME, search, until};

/// A FIVE of this value is good enough at once.
const GOOD: u8 = 3;

/// What somebody does who draws what they see, and something better when they see it.
pub(crate) fn improves(looker: &Looker, now: Moment) -> Plan<Action> {
    let view = looker.view;
    let fives = fives(view);
    let held = fives.iter().find(|five| view.marks.contains(&five.squares)).copied();
    let value = held.map_or(0, |five| five.shape.value());
    let drafts = drafts(looker, &fives);
    let next = drafts.iter().find(|(_, five)| five.shape.value() > value).copied();
    let since = held
        .and_then(|held| drafts.iter().find(|(_, five)| five.squares == held.squares))
        .map_or_else(|| looker.drawn_at(0, 0), |(at, _)| *at);
    let (since, due) = looker.timer().map_or((since, None), |(turned, due)| (since.max(turned), Some(due)));
    let enough = since + search_time(looker, held.map(|five| five.shape), due.is_some());
    // Somebody without a FIVE hopes until the timer has run out.
    let last = due.filter(|_| held.is_none()).unwrap_or(enough + looker.draw());
    match next {
        Some((at, five)) if at <= last && due.is_none_or(|due| at < due) => mark(looker, five, at, now),
        _ if held.is_none() => stop(looker, enough, now),
        _ if due.is_some() => stop(looker, enough + REACTION_TIME, now),
        _ => stop(looker, enough + looker.hesitation(), now),
    }
}

/// How long something better is looked for.
fn search_time(looker: &Looker, held: Option<Shape>, timer_runs: bool) -> Millis {
    match held {
        Some(shape) if shape.value() >= GOOD => 0,
        Some(_) => looker.settle(),
        None if timer_runs => looker.patience(),
        // Without any FIVE one looks for longer.
        None => 2 * looker.patience(),
    }
}

/// What somebody does who looks ahead: the FIVE that leaves most for the rounds to come.
pub(crate) fn looks_ahead(
    looker: &Looker,
    now: Moment,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Plan<Action> {
    let view = looker.view;
    let fives = fives(view);
    if view.marks.is_empty() {
        let chosen = search::best(view, &fives, budget, rng);
        if let Some((at, five)) = looker.first(chosen, 1) {
            return mark(looker, five, at, now);
        }
        return stop(looker, looker.drawn_at(looker.patience(), 0), now);
    }
    stop(looker, looker.resumed() + looker.hesitation(), now)
}

/// What somebody does alone, without a clock: of all that they see, what they like best.
pub(crate) fn alone(
    looker: &Looker,
    now: Moment,
    choose: impl FnOnce(&[&'static Placement]) -> Option<&'static Placement>,
) -> Plan<Action> {
    let view = looker.view;
    if !view.marks.is_empty() {
        return stop(looker, looker.resumed() + looker.hesitation(), now);
    }
    let mut seen = fives(view);
    seen.retain(|five| looker.notices(five.squares, five.shape).is_some());
    match choose(&seen).and_then(|five| looker.first([five], 1)) {
        Some((at, five)) => mark(looker, five, at, now),
        None => stop(looker, looker.drawn_at(2 * looker.patience(), 0), now),
    }
}

/// The most valuable shape, where it leaves most room.
pub(crate) fn roomiest_of_highest(view: &View, fives: &[&'static Placement]) -> Option<&'static Placement> {
    let (available, free) = view.available();
    let highest = fives.first().map(|placed| placed.shape)?;
    let places = fives.iter().copied().filter(|placed| placed.shape == highest);
    least_constraining(places, available, free)
}

/// The FIVES that would count in this round, the most valuable first.
fn fives(view: &View) -> Vec<&'static Placement> {
    let (available, free) = view.available();
    let counts = |five: &&Placement| available.contains(five.shape) && five.squares.is_subset(free);
    view.mine().into_iter().flat_map(|(board, _)| board.fives(view.roll)).filter(counts).collect()
}

/// The outlines of the round one after the other, each worth more than the one before, and when they are drawn.
fn drafts(looker: &Looker, fives: &[&'static Placement]) -> Vec<(Moment, &'static Placement)> {
    let noticed = |five: &&'static Placement| Some((looker.notices(five.squares, five.shape)?, *five));
    let mut seen: Vec<(Millis, &'static Placement)> = fives.iter().filter_map(noticed).collect();
    table::order::sort_by(&mut seen, |one, other| one.0.cmp(&other.0));
    let mut drafts: Vec<(Moment, &'static Placement)> = Vec::new();
    for (after, five) in seen {
        if drafts.last().is_none_or(|(_, held)| five.shape.value() > held.shape.value()) {
            drafts.push((looker.drawn_at(after, drafts.len() + 1), five));
        }
    }
    drafts
}

fn mark(looker: &Looker, five: &Placement, at: Moment, now: Moment) -> Plan<Action> {
    let action = Action::Mark { round: looker.view.round, squares: five.outline() };
    Plan { action, after: until(at, now, looker.draw()) }
}

/// Turns the timer, or says Done if it runs; alone, ends the round.
fn stop(looker: &Looker, at: Moment, now: Moment) -> Plan<Action> {
    let View { round, kind, timer, ref marks, .. } = *looker.view;
    let action = match kind {
        Kind::Solo if marks.is_empty() => Action::NoFive { round },
        Kind::Solo => Action::Done { round },
        _ if timer.is_some() => Action::Done { round },
        _ => Action::Timer { round },
    };
    Plan { action, after: until(at, now, REACTION_TIME) }
}
