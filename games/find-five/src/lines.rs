//! Problems for the solver as lines of text: `board<TAB>roll`.

use table::{Refusal, refuse};

use crate::board::Board;
use crate::roll::Roll;
use crate::solver::{self, Best};

/// The form of a line, for the help.
pub const FORM: &str = "board<TAB>roll: 100 digits row by row and 5 digits, each from 0 to 5";

/// The best FIVES of a line in the basic game; serialised as JSON it is the answer:
/// `{"points":12,"fives":[{"shape":"I","squares":[35,45,55,65,75]},…]}`.
pub fn answer(line: &str) -> Result<Best, Refusal> {
    let (board, roll) = parse(line)?;
    Ok(solver::best(&board, roll))
}

/// The board and the roll of a line. The board need not have the symbols of a real one.
fn parse(line: &str) -> Result<(Board, Roll), Refusal> {
    let (board, roll) = line.split_once('\t').ok_or_else(|| refuse("FF-1", "refuse-line"))?;
    let board: Board = board.trim().parse().map_err(|_| refuse("FF-1", "refuse-board"))?;
    let roll: Roll = roll.trim().parse().map_err(|_| refuse("FF-4", "refuse-roll"))?;
    if roll.combination().is_none() {
        return Err(refuse("FF-4", "refuse-roll-alike"));
    }
    Ok((board, roll))
}
