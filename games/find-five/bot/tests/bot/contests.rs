//! The levels against each other, on the same deals from both seats.

use bots::{Budget, Entrant, Level, Plan};
use fastrand::Rng;
use find_five::{Action, FindFive, Options, Variant};
use find_five_bot::FindFiveBot;
use table::{Act, Audience, Dice, Game, Moment, Seat, Sitting};

/// How often the first wins against the second, in percent; a shared win is half of one.
fn wins(one: Entrant, other: Entrant, variant: Variant, deals: u64) -> f64 {
    let options = Options { variant, ..Options::default() };
    let mut wins = 0.0;
    for deal in 0..deals {
        for first in 0..2 {
            let bots = if first == 0 { [one, other] } else { [other, one] };
            let places = contest(bots, &options, deal);
            wins += match places[first].cmp(&places[1 - first]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    50.0 * wins / deals as f64
}

/// The places of the two bots. Each thinks when its seat has seen something new.
fn contest(bots: [Entrant; 2], options: &Options, deal: u64) -> Vec<u8> {
    let mut log = Vec::new();
    let mut sitting = Sitting::<FindFive>::open(options, 2, Dice::from_number(deal), &mut log).unwrap();
    let mut rngs = [1, 2].map(|seat| Rng::with_seed(deal * 2 + seat));
    let mut plans: [Option<(Moment, Plan<Action>)>; 2] = [None, None];
    let mut thinks = [true; 2];
    while sitting.outcome().is_none() {
        let now = sitting.now();
        for seat in 0..2 {
            if std::mem::take(&mut thinks[seat]) {
                let view = sitting.view(Audience::Seat(Seat(seat as u8)));
                let budget = Budget::Iterations(20);
                let plan = bots[seat].plan::<FindFiveBot>(&view, &(), now, budget, &mut rngs[seat]);
                plans[seat] = plan.map(|plan| (now + plan.after, plan));
            }
        }
        let next = (0..2).filter_map(|seat| Some((plans[seat].as_ref()?.0, seat))).min();
        let due = sitting.game().deadline().filter(|due| next.is_none_or(|(at, _)| *due <= at));
        let before = log.len();
        match (due, next) {
            (Some(due), _) => sitting.advance(due, &mut log).unwrap(),
            (None, Some((at, seat))) => {
                let (_, plan) = plans[seat].take().unwrap();
                thinks[seat] = true;
                let act = Act { seat: Seat(seat as u8), action: plan.action, at: at.max(now), lag: 0 };
                sitting.act(&act, &mut log).unwrap();
            }
            (None, None) => panic!("the game waits for nothing"),
        }
        for event in log[before..].iter().flat_map(|record| &record.events) {
            for (seat, thinks) in thinks.iter_mut().enumerate() {
                *thinks |= FindFive::sight(event, Audience::Seat(Seat(seat as u8))).is_some();
            }
        }
    }
    sitting.outcome().unwrap().places
}

#[test]
fn each_level_beats_the_one_below() {
    let level = Entrant::Level;
    let pairs = [
        (level(Level::Hard), level(Level::Medium)),
        (level(Level::Medium), level(Level::Easy)),
        (level(Level::Easy), level(Level::Random)),
        (Entrant::Casual, level(Level::Easy)),
    ];
    let mut even = Vec::new();
    for variant in [Variant::Basic, Variant::Puzzle] {
        for (better, worse) in pairs {
            let share = wins(better, worse, variant, 40);
            println!("{variant:?}: {} against {}: {share:.1} %", better.word(), worse.word());
            if share < 65.0 {
                even.push((variant, better.word(), worse.word(), share));
            }
        }
    }
    assert!(even.is_empty(), "{even:?}");
}
