//! What a bot does in a position where the choice is clear.

use bots::{Bot, Budget, Level};
use one_more::{Action, Memory, OneMore, Position};
use one_more_bot::OneMoreBot;
use table::{Audience, Dice, Game, Moment, Seat};

/// What a bot of that level does for the awaited seat of a position.
fn choice(level: Level, position: &str, seed: u64) -> Action {
    let position: Position = serde_json::from_str(position).unwrap();
    let game = OneMore::restore(&position, &Dice::from_number(seed)).unwrap();
    let seat = game.awaited().iter().next().unwrap();
    let (view, mut rng) = (game.view(Audience::Seat(seat)), fastrand::Rng::with_seed(seed));
    let memory = Memory::default();
    OneMoreBot::plan(level, &view, &memory, Moment::START, Budget::Iterations(200), &mut rng).unwrap().action
}

fn play(card: &str) -> Action {
    Action::Play { turn: 1, card: card.parse().unwrap() }
}

#[test]
fn a_card_that_its_player_must_answer_and_cannot_loses_the_round() {
    let position = r#"{"hands": [["4+a", "1+t", "3+x"], ["8-x", "5±"], ["1+d", "9-t"]], "centre": "7-x"}"#;
    for level in [Level::Medium, Level::Hard] {
        for seed in 0..5 {
            assert_eq!(choice(level, position, seed), play("4+a"), "{level:?}");
        }
    }
}

#[test]
fn such_a_card_is_kept_until_nothing_answers_it() {
    // With the 8 gone, 3+ cannot be answered from this hand.
    let position = r#"{"hands": [["3+a", "1+t", "8-t"], ["8-x", "5±", "2+x", "7-t"], ["1+d", "9-t", "6-d"]],
                       "centre": "9-x"}"#;
    for seed in 0..5 {
        assert_eq!(choice(Level::Hard, position, seed), play("8-t"));
    }
}

#[test]
fn a_bomb_that_plays_again_wins_the_round() {
    let position = r#"{"options": {"deck": "every"}, "centre": "4+x",
                       "hands": [["6+t", "9+a", "5+d", "2-x"], ["8-x", "5±"], ["1+d", "9-t"]]}"#;
    for level in [Level::Medium, Level::Hard] {
        for seed in 0..5 {
            assert_eq!(choice(level, position, seed), play("9+a"), "{level:?}");
        }
    }
}

#[test]
fn who_would_leave_draws_a_card() {
    let position =
        r#"{"hands": [[], ["8-x", "5±"], ["1+d", "9-t"]], "centre": "4+d", "phase": "draw", "to_play": 0}"#;
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(level, position, 1), Action::Draw { turn: 1, seat: Seat(0) }, "{level:?}");
    }
}

#[test]
fn nobody_gives_a_rival_the_last_round() {
    // Seats 1 and 2 have lost once, and seat 2, next after a turn about, cannot answer 8+.
    let position = r#"{"options": {"deck": "every"}, "hands": [["8+t", "6+x", "8-x"], ["7-x"], ["7+d", "7-t"]],
                       "centre": "4+x", "losses": [0, 1, 1]}"#;
    for seed in 0..5 {
        assert_ne!(choice(Level::Medium, position, seed), play("8+t"));
    }
}

#[test]
fn the_same_seed_gives_the_same_action() {
    let position =
        r#"{"hands": [["8-t", "6-x", "8-x", "3+d"], ["7-x", "2+a"], ["7-d", "7-t"]], "centre": "4+x"}"#;
    for seed in 0..10 {
        assert_eq!(choice(Level::Hard, position, seed), choice(Level::Hard, position, seed));
    }
}
