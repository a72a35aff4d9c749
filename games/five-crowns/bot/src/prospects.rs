//! How everybody stands at a table, with all hands known: the round is played on with the stock in other orders.

use bots::Prospect;
use bots::ismcts::Values;
use five_crowns::Memory;
use five_crowns::together::{Phase, TogetherView};
use table::Seat;

use crate::assess::lead;
use crate::evaluation::Evaluation;
use crate::information_set::InformationSet;
use crate::rollout::Points;

/// One try for each seed, for what a reviewer sees.
pub(crate) fn together(view: &TogetherView, seeds: &[u64]) -> Vec<Prospect> {
    let totals: Points = view.players.iter().map(|player| player.total).collect();
    let evaluations: Vec<Evaluation> =
        Seat::all(totals.len() as u8).map(|seat| Evaluation::of(view, seat)).collect();
    if view.phase == Phase::Over {
        return seeds.iter().map(|_| final_prospect(view, &totals)).collect();
    }
    let set = InformationSet::of(view, &Memory::default());
    let mut round = set.empty_round();
    let prospects = seeds.iter().map(|seed| {
        set.determinize(&mut round, &mut fastrand::Rng::with_seed(*seed));
        for (points, player) in round.points.iter_mut().zip(&view.players) {
            if let Some(laid) = &player.laid {
                *points = laid.points;
            }
        }
        let points = round.play_on(view.to_play, view.phase == Phase::Discard, view.out);
        prospect(&totals, &points, &evaluations)
    });
    prospects.collect()
}

/// The points of the game so far and of this round, and what they make of everybody's chances.
fn prospect(totals: &Points, points: &Points, evaluations: &[Evaluation]) -> Prospect {
    let sums: Points = totals.iter().zip(points).map(|(total, points)| total + points).collect();
    let (mut values, mut chances) = (Values::default(), Values::default());
    for (seat, evaluation) in evaluations.iter().enumerate() {
        values[seat] = lead(&sums, Seat(seat as u8)) as f32;
        chances[seat] = evaluation.evaluate(points).clamp(0.0, 1.0) as f32;
    }
    let all: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= all.max(f32::MIN_POSITIVE);
    }
    Prospect { values, chances }
}

/// How it ended.
fn final_prospect(view: &TogetherView, totals: &Points) -> Prospect {
    let (mut values, mut chances) = (Values::default(), Values::default());
    for seat in Seat::all(totals.len() as u8) {
        values[seat.index()] = lead(totals, seat) as f32;
    }
    let winners: Vec<Seat> = view.outcome.iter().flat_map(|outcome| outcome.winners()).collect();
    for seat in &winners {
        chances[seat.index()] = 1.0 / winners.len() as f32;
    }
    Prospect { values, chances }
}
