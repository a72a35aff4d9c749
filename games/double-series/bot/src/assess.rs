//! What plays are worth, by the rollouts of the search; and how the teams stand with all hands known.

use bots::ismcts::Values;
use bots::{Asked, Assessment, Budget, Prospect, Scale, Unit, compare};
use double_series::{Action, Card, DoubleSeries, Memory, Purpose, View, builds, purpose};
use table::{Audience, Dice, Game, Seat};

use crate::belief::Belief;
use crate::determinization::{Determinization, Scratch};
use crate::evaluation::JackSpaces;
use crate::search::{MAX_CANDIDATES, determinize, rollout, simplified, without_talk};

/// In the chance to win.
pub(crate) const SCALE: Scale = Scale { unit: Unit::Chance, inaccurate: 0.03, mistake: 0.045, blunder: 0.15 };

/// So many in a line are hardly begun.
const FEW: u32 = 2;

/// The best plays and the one that was made; or the cards to give up. Which five are a series, and dead cards that are
/// exchanged, are not compared: they seldom matter.
pub(crate) fn assess(
    view: &View,
    memory: &Memory,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    if let Action::GiveUp { message, .. } = *played {
        return give_up(view, memory, message, played, budget, rng);
    }
    if !view.is_my_turn()
        || view.choice.is_some()
        || !matches!(played, Action::Place { .. } | Action::Remove { .. })
    {
        return None;
    }
    let mut scratch = Scratch::new(Dice::from_number(rng.u64(..)));
    let mut root = Determinization::new(view, simplified(view, memory, rng))?;
    let mut plays = Vec::new();
    root.for_each_play(JackSpaces::All, &mut scratch, |gain, action| plays.push((gain, action)));
    table::order::sort_by(&mut plays, |one, other| other.0.total_cmp(&one.0));
    let mut actions: Vec<Action> = plays.iter().take(MAX_CANDIDATES).map(|(_, action)| *action).collect();
    // What is plainly good is among them, whatever the evaluation makes of it.
    let purposes: Vec<Action> =
        plays.iter().map(|(_, action)| *action).filter(|action| purpose(view, action).is_some()).collect();
    for action in purposes.into_iter().take(MAX_CANDIDATES) {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    if !actions.contains(played) {
        actions.push(*played);
    }
    if actions.len() < 2 {
        return None;
    }
    let at = actions.iter().position(|action| action == played)?;
    let mut belief = Belief::new(view, memory, rng);
    let mut table = root.clone();
    let assessment = compare(&actions, at, budget, &SCALE, |left, values| {
        determinize(&mut root.game, &mut belief, rng);
        scratch.set_dice(Dice::from_number(rng.u64(..)));
        for which in left {
            table.copy_from(&root);
            table.act(&actions[*which], &mut scratch);
            values.push(f64::from(rollout(&mut table, &mut scratch)));
        }
    });
    // A series lies safe once it is complete: only what is good for something itself may come before it.
    let idle = if purpose(view, played).is_none() { Asked::Certain } else { Asked::Likely };
    let asks = [(Purpose::Wins, Asked::Certain), (Purpose::Completes, idle), (Purpose::Stops, Asked::Likely)];
    let assessment = asks.into_iter().fold(assessment, |all, (least, how)| {
        all.ask(played, &SCALE, how, |action| purpose(view, action) >= Some(least))
    });
    // Nobody begins a line who could have made four in one.
    let makes_four = |action: &Action| builds(view, action) == Some(4);
    let is_idle = builds(view, played).is_some_and(|length| length <= FEW) && purpose(view, played).is_none();
    Some(if is_idle { assessment.ask(played, &SCALE, Asked::Likely, makes_four) } else { assessment })
}

/// Each card that could be given up.
fn give_up(
    view: &View,
    memory: &Memory,
    message: u32,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let mut root = Determinization::new(view, simplified(view, memory, rng))?;
    let mut cards: Vec<Card> = view.hand()?.iter().copied().collect();
    cards.dedup();
    let actions: Vec<Action> = cards.iter().map(|card| Action::GiveUp { message, card: *card }).collect();
    let at = actions.iter().position(|action| action == played)?;
    let mut belief = Belief::new(view, memory, rng);
    let mut table = root.clone();
    let mut scratch = Scratch::new(Dice::from_number(rng.u64(..)));
    (actions.len() > 1).then(|| {
        compare(&actions, at, budget, &SCALE, |left, values| {
            determinize(&mut root.game, &mut belief, rng);
            scratch.set_dice(Dice::from_number(rng.u64(..)));
            for which in left {
                table.copy_from(&root);
                table.give_up(cards[*which]);
                values.push(f64::from(rollout(&mut table, &mut scratch)));
            }
        })
    })
}

/// One try for each seed: a few turns, seen by a player of each team, and what that player makes of the board then.
pub(crate) fn prospects(game: &DoubleSeries, seeds: &[u64]) -> Vec<Prospect> {
    let seats = game.seats();
    if let Some(ended) = &game.ended {
        let winners: Vec<Seat> = ended.outcome.winners().collect();
        let mut chances = Values::default();
        for seat in Seat::all(seats) {
            let share = f32::from(u8::from(winners.contains(&seat)));
            chances[seat.index()] = if winners.is_empty() { 1.0 / f32::from(teams(game)) } else { share };
        }
        return seeds.iter().map(|_| Prospect::of_chances(chances)).collect();
    }
    let simple = without_talk(game.clone());
    let one_of_each: Vec<Seat> = Seat::all(teams(game)).collect();
    let roots: Vec<Determinization> = one_of_each
        .iter()
        .filter_map(|seat| Determinization::new(&simple.view(Audience::Seat(*seat)), simple.clone()))
        .collect();
    let mut tables = roots.clone();
    let prospect = |seed: &u64| {
        let mut shuffled = simple.clone();
        shuffled.reshuffle(&mut fastrand::Rng::with_seed(*seed));
        let mut by_team = Values::default();
        for ((root, table), seat) in roots.iter().zip(&mut tables).zip(&one_of_each) {
            table.copy_from(root);
            table.game.clone_from(&shuffled);
            by_team[usize::from(game.team_of(*seat).0)] =
                rollout(table, &mut Scratch::new(Dice::from_number(*seed)));
        }
        let all: f32 = by_team.iter().sum();
        let mut chances = Values::default();
        for seat in Seat::all(seats) {
            chances[seat.index()] = by_team[usize::from(game.team_of(seat).0)] / all.max(f32::MIN_POSITIVE);
        }
        Prospect::of_chances(chances)
    };
    seeds.iter().map(prospect).collect()
}

/// How many teams play. The first seats are each of another team.
fn teams(game: &DoubleSeries) -> u8 {
    game.options.team_count()
}
