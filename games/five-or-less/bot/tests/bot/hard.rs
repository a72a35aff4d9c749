//! What the hard level does where one move is clearly best.

use bots::{Bot, Budget, Level};
use fastrand::Rng;
use five_or_less::{Action, FiveOrLess, Memory, Position, Sight};
use five_or_less_bot::FiveOrLessBot;
use table::{Audience, Dice, Game, Moment, Seat};

/// What the hard bot in seat 0 does in this position, having seen every card of the pyramids.
fn hard_does(position: &str) -> Action {
    let position: Position = serde_json::from_str(position).unwrap();
    let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
    let mut memory = Memory::default();
    for (seat, row) in (0..).map(Seat).zip(&position.pyramids) {
        for (slot, card) in (0..).zip(row) {
            let Some(card) = *card else { continue };
            FiveOrLess::remember(&mut memory, &Sight::Wrong { seat, slot, card });
        }
    }
    let view = game.view(Audience::Seat(Seat(0)));
    let budget = Budget::Iterations(300);
    let plan =
        FiveOrLessBot::plan(Level::Hard, &view, &memory, Moment(60_000), budget, &mut Rng::with_seed(1));
    plan.unwrap().action
}

#[test]
fn the_call_is_weighed() {
    let at_end = |mine: &str, theirs: &str, called: &str| {
        hard_does(&format!(
            r#"{{"pyramids": [{mine}, {theirs}, [9, 11, 13]], "discards": [7], "stage": "end", "turn": 9{called}}}"#
        ))
    };
    assert_eq!(at_end("[1, 2]", "[7, 8, 7]", ""), Action::Call { turn: 9 }, "three, and nobody is near");
    assert_eq!(at_end("[6, 2]", "[7, 8, 7]", ""), Action::EndTurn { turn: 9 }, "eight are too many");
    let called = r#", "called": [1], "first_caller": 1"#;
    assert_eq!(at_end("[4, 1]", "[1, 0]", called), Action::EndTurn { turn: 9 }, "one has called already");
    assert_eq!(at_end("[0, 1]", "[1, 2]", called), Action::Call { turn: 9 }, "one beats three");
}

#[test]
fn powers_hit_where_they_hurt() {
    let fourteen = r#"{"pyramids": [[13, 1, 2], [7, 8, 7], [0, 1]], "discards": [14], "stage": "target",
        "power": 14, "turn": 9}"#;
    let given = Action::Target { turn: 9, seat: Seat(2), slot: None, mine: Some(0) };
    assert_eq!(hard_does(fourteen), given, "the thirteen goes to who is about to call");
    let ten = fourteen.replace("14", "10");
    let swapped = Action::Target { turn: 9, seat: Seat(2), slot: Some(0), mine: Some(0) };
    assert_eq!(hard_does(&ten), swapped, "the thirteen for the zero");
}
