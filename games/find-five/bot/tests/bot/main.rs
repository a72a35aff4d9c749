//! The bots: the hard one draws the best there is, all look as long as people do, and the same seed gives the same
//! action.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod contests;
mod looking;

use bots::{Bot, Budget, Level};
use fastrand::Rng;
use find_five::{Action, FindFive, Options, Phase, Variant, solver};
use find_five_bot::FindFiveBot;
use table::{Act, Audience, Dice, Game, Seat, Sitting};

/// The points of a bot in the first of two seats after the first round, and the most it could have. It draws without
/// any delay, and the other player does nothing.
fn first_round(level: Level, seed: u64) -> (u32, u32) {
    let mut log = Vec::new();
    let mut sitting =
        Sitting::<FindFive>::open(&Options::default(), 2, Dice::from_number(seed), &mut log).unwrap();
    let (me, mut rng) = (Seat(0), Rng::with_seed(seed));
    let view = sitting.view(Audience::Seat(me));
    let best = solver::best(view.mine().unwrap().0, view.roll);
    loop {
        let view = sitting.view(Audience::Seat(me));
        if view.phase != Phase::Drawing {
            // The point for the timer (FF-8) is no FIVE.
            let player = &view.players[0];
            return (u32::from(player.total()) - u32::from(player.timers), best.points.into());
        }
        let now = sitting.now();
        match FindFiveBot::plan(level, &view, &(), now, Budget::Iterations(1), &mut rng) {
            Some(plan) if !matches!(plan.action, Action::Done { .. }) => {
                sitting.act(&Act { seat: me, action: plan.action, at: now, lag: 0 }, &mut log).unwrap();
            }
            _ => {
                let due = sitting.game().deadline().unwrap();
                sitting.advance(due, &mut log).unwrap();
            }
        }
    }
}

#[test]
fn given_the_time_hard_draws_the_optimum() {
    let (mut hard, mut medium, mut optimum) = (0, 0, 0);
    for seed in 0..300 {
        let (drawn, best) = first_round(Level::Hard, seed);
        assert_eq!(drawn, best, "deal {seed}");
        (hard, optimum) = (hard + drawn, optimum + best);
        medium += first_round(Level::Medium, seed).0;
    }
    println!("of {optimum} points hard draws {hard} and medium {medium}");
    assert!(medium < hard, "the most valuable first is not always the best");
}

/// The draws are those of every machine: who changes them sees it here.
#[test]
fn the_search_of_a_puzzle_round_is_pinned() {
    let options = Options { variant: Variant::Puzzle, ..Options::default() };
    let sitting = Sitting::<FindFive>::open(&options, 2, Dice::from_number(5), &mut Vec::new()).unwrap();
    let view = sitting.view(Audience::Seat(Seat(0)));
    let marks: Vec<Vec<u8>> = (0..3)
        .map(|seed| {
            let mut rng = Rng::with_seed(seed);
            let plan =
                FindFiveBot::plan(Level::Hard, &view, &(), sitting.now(), Budget::Iterations(20), &mut rng);
            let Action::Mark { squares, .. } = plan.unwrap().action else { panic!("it draws") };
            squares.to_vec()
        })
        .collect();
    assert_eq!(marks, [[22, 30, 31, 32, 40], [64, 73, 74, 75, 84], [64, 73, 74, 75, 84]]);
}
