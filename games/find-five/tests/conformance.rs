//! 5er Finden keeps the contract.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use std::path::Path;

use fastrand::Rng;
use find_five::board::Symbols;
use find_five::shape::Shape;
use find_five::squares::Squares;
use find_five::{
    Action, BoardKind, Event, FindFive, Kind, MOST_MARKS, Options, Outline, Phase, Position, Timer, Variant,
    View, placement,
};
use table::conformance::{self, Failure, Settings, Subject};
use table::{Audience, Game, Seat};

struct Marks;

impl Subject for Marks {
    type Game = FindFive;

    /// Twelve rounds; in each, chance draws and erases until somebody turns the timer or the clock runs out.
    const MAX_DECISIONS: u64 = 20_000;
    const SEARCHABLE: bool = false;
    /// The menu offers no mistakes.
    const ARBITRARY: f64 = 0.4;

    fn table(chance: &mut Rng) -> (Options, u8) {
        let board = match chance.u8(..24) {
            // Making one takes its time.
            0 => BoardKind::Random,
            1..10 => BoardKind::Grey,
            _ => BoardKind::White,
        };
        let options = Options {
            variant: if chance.bool() { Variant::Basic } else { Variant::Puzzle },
            board,
            timer: Timer::ALL[chance.usize(..4)],
            limit: chance.i32(60..=900),
            assist: chance.bool(),
            // The one exception from the contract: the chance of a day is not that of the table (FF-19). It is
            // checked in `rules/daily.rs`.
            daily: None,
        };
        (options, chance.u8(1..=4))
    }

    /// FF-6: the marks of all others, also how many there are.
    fn scramble(position: &mut Position, audience: Audience, chance: &mut Rng) {
        if position.phase != Phase::Drawing {
            return;
        }
        let puzzle = position.options.variant == Variant::Puzzle || position.seats == Some(1);
        let most = if puzzle { 2 } else { 9 };
        for (seat, marks) in (0..).map(Seat).zip(&mut position.marks) {
            if audience != Audience::Seat(seat) {
                *marks = (0..chance.u8(..most)).map(|_| squares(&any_outline(chance))).collect();
                marks.sort_unstable();
                marks.dedup();
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        match event {
            Event::Marked { seat, squares: at } if audience != Audience::Seat(*seat) => {
                *at = squares(&any_outline(chance));
            }
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let round = match chance.u8(..10) {
            0 => view.round.wrapping_sub(1),
            1 => view.round + 1,
            _ => view.round,
        };
        match chance.u8(..24) {
            0 => Action::Timer { round },
            1 => Action::Done { round },
            2 => Action::NoFive { round },
            3 | 4 => Action::Ready { round },
            5..9 => {
                let placed = chance.choice(placement::all()).unwrap();
                let shape = if chance.u8(..6) == 0 { any_shape(chance) } else { placed.shape };
                let squares =
                    if chance.u8(..6) == 0 { Outline::new() } else { placed.numbers.into_iter().collect() };
                Action::Cross { round, shape, squares }
            }
            9..12 => {
                let known = chance.choice(&view.marks).filter(|_| true);
                let squares = known.map_or_else(|| any_outline(chance), |mark| mark.iter().take(8).collect());
                Action::Erase { round, squares }
            }
            12..14 => {
                let size = chance.usize(..=8);
                let squares = (0..size).map(|_| chance.u8(..104)).collect();
                Action::Mark { round, squares }
            }
            _ => Action::Mark { round, squares: any_outline(chance) },
        }
    }

    /// FF-1, FF-12: the symbols of every board are all there, and no shape or square is used twice.
    fn inventory(game: &FindFive) -> Result<(), String> {
        let position = game.position();
        for board in &position.boards {
            let text = board.symbols().to_string();
            let count = |digit: char| text.chars().filter(|other| *other == digit).count();
            let counts = ['0', '1', '2', '3', '4', '5'].map(count);
            if counts != [17, 17, 17, 17, 16, 16] {
                return Err(format!("the board has {counts:?}"));
            }
        }
        let alone = position.seats == Some(1);
        let puzzle = position.options.variant == Variant::Puzzle || alone;
        for player in &position.players {
            let circled = player.circled.iter().map(|five| (five.shape, Some(five.squares)));
            let crossed = player.crossed.iter().map(|crossed| (crossed.shape, crossed.squares));
            let used: Vec<_> = circled.chain(crossed).collect();
            let squares: Vec<u8> = used.iter().filter_map(|used| used.1).flat_map(Squares::iter).collect();
            let different = |numbers: &[u8]| {
                let mut sorted = numbers.to_vec();
                sorted.sort_unstable();
                sorted.dedup();
                sorted.len() == numbers.len()
            };
            let shapes: Vec<u8> = used.iter().map(|used| used.0 as u8).collect();
            if !different(&squares) || !different(&shapes) {
                return Err(format!("something is used twice: {used:?}"));
            }
        }
        if position.marks.iter().any(|marks| marks.len() > if puzzle { 1 } else { MOST_MARKS }) {
            return Err("there are too many outlines".to_owned());
        }
        Ok(())
    }
}

fn squares(outline: &Outline) -> Squares {
    Squares::of(outline).unwrap()
}

fn any_shape(chance: &mut Rng) -> Shape {
    Shape::ALL[chance.usize(..12)]
}

/// Any squares, or a placement, now and then with a square more, less or elsewhere.
fn any_outline(chance: &mut Rng) -> Outline {
    let placed = chance.choice(placement::all()).unwrap();
    let mut outline: Outline = placed.numbers.into_iter().collect();
    match chance.u8(..8) {
        0 => drop(outline.pop()),
        1 => {
            let other = chance.u8(..100);
            if !outline.contains(&other) {
                outline.push(other);
            }
        }
        2 => {
            let other = chance.u8(..100);
            if !outline.contains(&other) {
                outline[0] = other;
            }
        }
        _ => {}
    }
    outline
}

#[test]
fn find_five_keeps_the_contract() -> Result<(), Failure> {
    let settings = Settings { games: 2_000, every: 64, ..Settings::default() };
    let report = conformance::check_with::<Marks>(&settings)?;
    println!("{report}");
    assert!(report.games >= 2_000);
    Ok(())
}

#[test]
fn every_rule_is_tested() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    conformance::every_rule_is_tested(FindFive::ABOUT.rulebook, tests).unwrap();
}

#[test]
fn shuffles_are_of_whole_boards() {
    assert!(Symbols::sorted().are_complete());
    assert_eq!(Kind::of(&Options::default(), 1), Kind::Solo);
}
