//! How fast bots throw, and what they must have seen for it.

use bots::{Bot, Budget, Level};
use fastrand::Rng;
use five_or_less::{Action, Discard, FiveOrLess, Memory, Phase, Position, Sight, View};
use five_or_less_bot::FiveOrLessBot;
use table::{Audience, Dice, Game, Moment, Seat};

/// A view in which seat 0 has seen that its first card is a five, and a five was discarded at ten seconds.
fn five_on_five() -> (View, Memory) {
    let position: Position = serde_json::from_str(
        r#"{"pyramids": [[5, 2, 3], [1, 4, 6]], "discards": [5], "discarded_at": 10000, "to_play": 1}"#,
    )
    .unwrap();
    let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
    let seen = Sight::Wrong { seat: Seat(0), slot: 0, card: "5".parse().unwrap() };
    let mut memory = Memory::default();
    FiveOrLess::remember(&mut memory, &seen);
    (game.view(Audience::Seat(Seat(0))), memory)
}

#[test]
fn bots_react_as_people_do() {
    let (mut view, memory) = five_on_five();
    let mut rng = Rng::with_seed(1);
    for (level, range) in
        [(Level::Hard, 700..1_400), (Level::Medium, 1_000..2_200), (Level::Easy, 1_500..3_000)]
    {
        let mut all = Vec::new();
        for number in 1..200 {
            view.top = view.top.map(|top| Discard { number, ..top });
            let mut plan = |now: u64| {
                FiveOrLessBot::plan(level, &view, &memory, Moment(now), Budget::Iterations(1), &mut rng)
            };
            let (at_once, later) = (plan(10_000), plan(10_300));
            let (Some(at_once), Some(later)) = (&at_once, &later) else {
                assert_eq!(at_once, later, "what was overlooked once stays so");
                continue;
            };
            assert_eq!(at_once.action, Action::Claim { discard: number, slot: 0 });
            assert!(range.contains(&at_once.after), "{level:?}: {}", at_once.after);
            assert_eq!(later.after, at_once.after - 300, "asked again, it is no slower");
            all.push(at_once.after);
        }
        let overlooked = 199 - all.len();
        let expected = if level == Level::Easy { 40..100 } else { 0..1 };
        assert!(expected.contains(&overlooked), "{level:?} overlooks {overlooked} of 199 throws");
        let spread = all.iter().max().unwrap() - all.iter().min().unwrap();
        assert!(spread > (range.end - range.start) / 2, "{level:?}: {spread}");
    }
}

#[test]
fn bots_know_nothing_that_they_have_not_seen() {
    let (view, _) = five_on_five();
    let mut rng = Rng::with_seed(1);
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let plan = FiveOrLessBot::plan(
            level,
            &view,
            &Memory::default(),
            Moment(10_000),
            Budget::Iterations(1),
            &mut rng,
        );
        assert_eq!(plan, None, "{level:?}");
    }
    assert_eq!(view.phase, Phase::Play);
}

#[test]
fn a_casual_player_overlooks_one_chance_in_five() {
    let (mut view, memory) = five_on_five();
    let mut rng = Rng::with_seed(1);
    let mut throws = |casual: bool| {
        let plans = (1..1_000).map(|number| {
            view.top = view.top.map(|top| Discard { number, ..top });
            let now = Moment(10_000);
            if casual {
                FiveOrLessBot::casual(&view, &memory, now, &mut rng)
            } else {
                FiveOrLessBot::greedy(&view, &memory, now, &mut rng)
            }
        });
        plans.flatten().filter(|plan| matches!(plan.action, Action::Claim { slot: 0, .. })).count()
    };
    assert_eq!(throws(false), 999);
    let casual = throws(true);
    assert!((750..850).contains(&casual), "{casual} of 999");
}
