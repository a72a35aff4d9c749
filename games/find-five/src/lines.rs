//! Problems and answers of the solver as lines of text: `board<TAB>roll`.

use table::{Refusal, Sentence};

use crate::board::Board;
use crate::roll::Roll;
use crate::solver::{self, Best};

/// How a line is written, for the help.
pub const FORM: &str = "board<TAB>roll: 100 digits row by row and 5 digits, each from 0 to 5";

/// The board and the roll of a line. Any symbols may stand on the board.
pub fn read(line: &str) -> Result<(Board, Roll), Refusal> {
    let no_tab = || Refusal::new("FF-1", Sentence::new("refuse-line"));
    let (board, roll) = line.split_once('\t').ok_or_else(no_tab)?;
    let (board, roll): (Board, Roll) = (board.trim().parse()?, roll.trim().parse()?);
    if roll.kind().is_none() {
        return Err(Refusal::new("FF-4", Sentence::new("refuse-roll-alike")));
    }
    Ok((board, roll))
}

/// The best FIVES of a line in the basic game; written as JSON it is the answer:
/// `{"points":12,"fives":[{"shape":"I","squares":[35,45,55,65,75]},…]}`.
pub fn answer(line: &str) -> Result<Best, Refusal> {
    let (board, roll) = read(line)?;
    Ok(solver::best(&board, roll))
}
