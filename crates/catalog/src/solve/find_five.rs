//! 5er Finden: the best FIVES of a board for a roll.

use find_five::board::{Board, Symbols};
use find_five::roll::Roll;
use find_five::{lines, solver};
use table::{Dice, Draw, Refusal};

use super::{Benchmark, Problems, Solver};
use crate::json::{Json, json};

/// Lines `board<TAB>roll`.
pub(crate) const SOLVER: Solver = Solver {
    line: lines::FORM,
    draws: false,
    answer,
    benchmarks: &[
        Benchmark { name: "", prepare: |count, chance| problems(Board::white().to_vec(), count, chance) },
        Benchmark { name: "shuffled", prepare: |count, chance| problems(shuffled(chance), count, chance) },
    ],
};

fn answer(line: &str, _draw: bool) -> Result<Json, Refusal> {
    lines::answer(line).map(|best| json(&best))
}

/// Boards as a table that mixes its own would have them.
fn shuffled(chance: &mut fastrand::Rng) -> Vec<Board> {
    let dice = Dice::from_number(chance.u64(..));
    let mix = |nth| Board::new(Symbols::shuffled(&dice, Draw { purpose: "bench", round: 0, nth }));
    (0..50).map(mix).collect()
}

fn problems(boards: Vec<Board>, count: usize, chance: &mut fastrand::Rng) -> Problems {
    let rolls: Vec<Roll> = Roll::all().collect();
    let any = |_| (chance.usize(..boards.len()), rolls[chance.usize(..rolls.len())]);
    let problems: Vec<(usize, Roll)> = (0..count).map(any).collect();
    Box::new(move |number| {
        let (board, roll) = problems[number];
        solver::best(&boards[board], roll).points.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(line: &str) -> String {
        answer(line, false).map_or_else(|refusal| refusal.rule().to_owned(), |json| json.get().to_owned())
    }

    #[test]
    fn a_board_and_a_roll_are_answered_with_points_and_fives() {
        let mut board = "0".repeat(100);
        board.replace_range(0..5, "01234");
        let answer = solved(&format!("{board}\t01234"));
        assert!(
            answer.starts_with(r#"{"points":"#) && answer.contains(r#""squares":[0,1,2,3,4]"#),
            "{answer}"
        );
    }

    #[test]
    fn what_is_no_board_or_roll_is_refused() {
        let board = "0".repeat(100);
        assert_eq!(solved(&board), "FF-1");
        assert_eq!(solved(&format!("{board}\t00000")), "FF-4");
        assert!(solved(&format!("{board}\t01239")).starts_with("FF-"));
        assert!(solved(&format!("{}\t01234", &board[1..])).starts_with("FF-"));
    }
}
