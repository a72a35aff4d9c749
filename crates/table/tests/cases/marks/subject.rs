//! What of the marks is hidden from whom, written from the rules.

use fastrand::Rng;
use table::Audience;
use table::conformance::{Failure, Settings, Subject, check_with};

use super::{Action, Event, Mark, Marks, Phase, State, View};

struct MarksSubject;

impl Subject for MarksSubject {
    type Game = Marks;

    const UNKNOWN_TO_ALL: bool = false;
    const MAX_DECISIONS: u64 = 2_000;
    const SEARCHABLE: bool = false;
    /// A case for the contract, not a game to ask hints in.
    const ADVISES: bool = false;
    /// The menu offers no marks.
    const ARBITRARY: f64 = 0.9;

    fn table(chance: &mut Rng) -> ((), u8) {
        ((), chance.u8(1..=4))
    }

    /// MK-5: the marks of all others, also how many there are.
    fn scramble(position: &mut State, audience: Audience, chance: &mut Rng) {
        if position.phase != Phase::Drawing {
            return;
        }
        let others = position
            .marks
            .iter_mut()
            .enumerate()
            .filter(|(seat, _)| audience.seat().is_none_or(|me| me.index() != *seat));
        for (_, marks) in others {
            *marks = (0..chance.u8(..8)).map(|_| any_mark(chance)).collect();
            marks.sort_unstable();
            marks.dedup();
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        match event {
            Event::Marked { seat, squares } if Some(*seat) != audience.seat() => *squares = any_mark(chance),
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let round = if chance.u8(..8) == 0 { chance.u32(..4) } else { view.round };
        match chance.u8(..30) {
            0 => Action::Timer { round },
            1 => Action::Done { round },
            2..4 => Action::Erase { round, squares: any_mark(chance) },
            4..8 => Action::Mark { round, squares: std::array::from_fn(|_| chance.u8(..20)) },
            _ => Action::Mark { round, squares: any_mark(chance) },
        }
    }

    fn inventory(Marks(state): &Marks) -> Result<(), String> {
        let mut squares = state.board.clone();
        squares.sort_unstable();
        let whole = squares == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2];
        if whole { Ok(()) } else { Err(format!("the board has {squares:?}")) }
    }
}

fn any_mark(chance: &mut Rng) -> Mark {
    let first = chance.u8(..14);
    let second = chance.u8(first + 1..15);
    [first, second, chance.u8(second + 1..16)]
}

#[test]
fn the_marks_keep_the_contract() -> Result<(), Failure> {
    println!("{}", check_with::<MarksSubject>(&Settings { games: 500, every: 4, ..Settings::default() })?);
    Ok(())
}
