//! The contract, the recorded games and the page's types.

use fastrand::Rng;
use find_five::board::Symbols;
use find_five::shape::Shape;
use find_five::squares::Squares;
use find_five::{
    Action, BoardKind, Event, FindFive, Kind, MAX_MARKS, NO_LIMIT, Options, Outline, Phase, Position, Sight,
    Timer, Variant, View, ViewAid, placement,
};
use table::conformance::Subject;
use table::{Audience, Game, PortableRng, Seat};
use testkit::typescript::Constant;

testkit::game_tests! {
    subject: FindFiveSubject,
    recorded: (7, "basic-for-two"),
    types: [View, Action, Sight, ViewAid, Options],
    constants: [
        Constant::new(
            "ROUNDS",
            "Readonly<Record<Kind, readonly number[]>>",
            "What the points of each round count (FF-9).",
            &rounds(),
        ),
    ],
}

/// What each round counts, by what is played.
fn rounds() -> serde_json::Value {
    let counts = |kind: Kind| (1..=kind.rounds()).map(|round| kind.factor(round)).collect::<Vec<_>>();
    serde_json::json!({
        "basic": counts(Kind::Basic),
        "puzzle": counts(Kind::Puzzle),
        "solo": counts(Kind::Solo),
    })
}

/// What the conformance suite must know of the game.
struct FindFiveSubject;

impl Subject for FindFiveSubject {
    type Game = FindFive;

    /// Twelve rounds; in each, random play draws and erases until somebody turns the timer or the clock runs out.
    // Nothing lies face down: what comes is rolled.
    const UNKNOWN_TO_ALL: bool = false;
    const MAX_DECISIONS: u64 = 20_000;
    const SAMPLING: u32 = 64;
    const SEARCHABLE: bool = false;
    /// The menu offers no mistakes.
    const ARBITRARY: f64 = 0.4;

    fn table(rng: &mut Rng) -> (Options, u8) {
        let board = match rng.u8(..24) {
            // Slow to generate.
            0 => BoardKind::Random,
            1..10 => BoardKind::Grey,
            _ => BoardKind::White,
        };
        let options = Options {
            variant: if rng.bool() { Variant::Basic } else { Variant::Puzzle },
            board,
            timer: Timer::ALL[rng.index(4)],
            limit: if rng.u8(..4) == 0 { NO_LIMIT } else { rng.i32(60..=900) },
            assist: rng.bool(),
            // The one exception from the contract: the board of the day has dice of its own (FF-19). It is tested
            // in `daily`.
            daily: None,
        };
        (options, rng.u8(1..=4))
    }

    /// FF-6: the marks of all others, also how many there are.
    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        if position.phase != Phase::Drawing {
            return;
        }
        let puzzle = position.options.variant == Variant::Puzzle || position.seats == Some(1);
        let limit = if puzzle { 2 } else { 9 };
        for (seat, marks) in (0..).map(Seat).zip(&mut position.marks) {
            if audience != Audience::Seat(seat) {
                *marks = (0..rng.u8(..limit)).map(|_| squares(&any_outline(rng))).collect();
                marks.sort_unstable();
                marks.dedup();
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        match event {
            Event::Marked { seat, squares: at } if audience != Audience::Seat(*seat) => {
                *at = squares(&any_outline(rng));
            }
            _ => {}
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        let round = match rng.u8(..10) {
            0 => view.round.wrapping_sub(1),
            1 => view.round + 1,
            _ => view.round,
        };
        match rng.u8(..24) {
            0 => Action::Timer { round },
            1 => Action::Done { round },
            2 => Action::NoFive { round },
            3 | 4 => Action::Ready { round },
            5..9 => {
                let placed = rng.pick(placement::all()).unwrap();
                let shape = if rng.u8(..6) == 0 { any_shape(rng) } else { placed.shape };
                let squares =
                    if rng.u8(..6) == 0 { Outline::new() } else { placed.numbers.into_iter().collect() };
                Action::Cross { round, shape, squares }
            }
            9..12 => {
                let known = rng.pick(&view.marks);
                let squares = known.map_or_else(|| any_outline(rng), |mark| mark.iter().take(8).collect());
                Action::Erase { round, squares }
            }
            12..14 => {
                let size = rng.index(9);
                let squares = (0..size).map(|_| rng.u8(..104)).collect();
                Action::Mark { round, squares }
            }
            _ => Action::Mark { round, squares: any_outline(rng) },
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
        if position.marks.iter().any(|marks| marks.len() > if puzzle { 1 } else { MAX_MARKS }) {
            return Err("there are too many outlines".to_owned());
        }
        Ok(())
    }
}

fn squares(outline: &Outline) -> Squares {
    Squares::of(outline).unwrap()
}

fn any_shape(rng: &mut Rng) -> Shape {
    Shape::ALL[rng.index(12)]
}

/// Any squares, or a placement, now and then with a square more, less or elsewhere.
fn any_outline(rng: &mut Rng) -> Outline {
    let placed = rng.pick(placement::all()).unwrap();
    let mut outline: Outline = placed.numbers.into_iter().collect();
    match rng.u8(..8) {
        0 => drop(outline.pop()),
        1 => {
            let other = rng.u8(..100);
            if !outline.contains(&other) {
                outline.push(other);
            }
        }
        2 => {
            let other = rng.u8(..100);
            if !outline.contains(&other) {
                outline[0] = other;
            }
        }
        _ => {}
    }
    outline
}

#[test]
fn shuffles_are_of_whole_boards() {
    assert!(Symbols::sorted().are_complete());
    assert_eq!(Kind::of(&Options::default(), 1), Kind::Solo);
}
