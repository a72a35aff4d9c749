//! The bots know that to lose is to win.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use bots::{Bot, Budget, Level};
use one_more::{Action, Memory, OneMore, Options, Position};
use one_more_bot::OneMoreBot;
use table::{Act, Audience, Dice, Game, Moment, Seat, Sitting};

/// What a bot of that level does for the awaited seat of a position.
fn plan(level: Level, position: &str, seed: u64) -> Action {
    let position: Position = serde_json::from_str(position).unwrap();
    let game = OneMore::restore(&position, &Dice::from_number(seed)).unwrap();
    let seat = game.awaited().iter().next().unwrap();
    let (view, mut rng) = (game.view(Audience::Seat(seat)), fastrand::Rng::with_seed(seed));
    let memory = Memory::default();
    OneMoreBot::plan(level, &view, &memory, Moment::START, Budget::Iterations(200), &mut rng).unwrap().action
}

/// Plays one game and tells who won.
fn play(levels: &[Level], seed: u64) -> Seat {
    let (mut log, mut told) = (Vec::new(), 0);
    let seats = levels.len() as u8;
    let mut sitting =
        Sitting::<OneMore>::open(&Options::default(), seats, Dice::from_number(seed), &mut log).unwrap();
    let mut memories = vec![Memory::default(); levels.len()];
    let mut rng = fastrand::Rng::with_seed(seed);
    while sitting.outcome().is_none() {
        for event in log[told..].iter().flat_map(|record| &record.events) {
            for (seat, memory) in Seat::all(seats).zip(&mut memories) {
                if let Some(seen) = OneMore::sight(event, Audience::Seat(seat)) {
                    OneMore::remember(memory, seen.sight());
                }
            }
        }
        told = log.len();
        let seat = sitting.game().awaited().iter().next().unwrap();
        let (level, view) = (levels[seat.index()], sitting.view(Audience::Seat(seat)));
        let memory = &memories[seat.index()];
        let plan = OneMoreBot::plan(level, &view, memory, sitting.now(), Budget::Iterations(20), &mut rng);
        let action = plan.expect("who is awaited has a plan").action;
        sitting.act(&Act { seat, action, at: sitting.now(), lag: 0 }, &mut log).unwrap();
    }
    sitting.outcome().unwrap().winners().next().unwrap()
}

/// How many of so many games a player of that level wins against two others, in changing seats.
fn wins(level: Level, others: Level, games: u64) -> usize {
    let won = |game: &u64| {
        let mut levels = [others; 3];
        let seat = (game % 3) as usize;
        levels[seat] = level;
        play(&levels, game / 3).index() == seat
    };
    (0..games).filter(won).count()
}

#[test]
fn a_bomb_that_plays_again_is_a_round_won() {
    let position =
        r#"{"hands": [["6+t", "9+a", "5+d", "2-x"], ["8-x", "5±"], ["1+d", "9-t"]], "centre": "4+x"}"#;
    for level in [Level::Medium, Level::Hard] {
        for seed in 0..5 {
            let action = plan(level, position, seed);
            assert_eq!(action, Action::Play { turn: 1, card: "9+a".parse().unwrap() }, "{level:?}");
        }
    }
}

#[test]
fn who_would_leave_draws_a_card() {
    let position =
        r#"{"hands": [[], ["8-x", "5±"], ["1+d", "9-t"]], "centre": "4+d", "phase": "draw", "to_play": 0}"#;
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(plan(level, position, 1), Action::Draw { turn: 1, seat: Seat(0) }, "{level:?}");
    }
}

#[test]
fn nobody_gives_a_rival_the_last_round() {
    // Seat 1 has lost once and cannot answer 8+ nor 2−; 6+ is safe.
    let position = r#"{"hands": [["8+t", "6+x", "8-x"], ["7-x"], ["7+d", "7-t"]], "centre": "4+x",
                       "losses": [0, 1, 1]}"#;
    for seed in 0..5 {
        let action = plan(Level::Medium, position, seed);
        assert_ne!(action, Action::Play { turn: 1, card: "8+t".parse().unwrap() });
    }
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let position =
        r#"{"hands": [["8+t", "6+x", "8-x", "3-d"], ["7-x", "2+a"], ["7+d", "7-t"]], "centre": "4+x"}"#;
    for seed in 0..10 {
        assert_eq!(plan(Level::Hard, position, seed), plan(Level::Hard, position, seed));
    }
}

#[test]
fn better_levels_win_more_often() {
    // An equal player would win 200 of 600.
    let easy = wins(Level::Easy, Level::Random, 600);
    let medium = wins(Level::Medium, Level::Random, 600);
    let hard = wins(Level::Hard, Level::Random, 600);
    assert!(210 < easy && easy < medium && medium > 240 && hard > 240, "{easy}, {medium}, {hard}");
}
