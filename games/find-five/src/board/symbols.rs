//! What is printed on a board.

use std::fmt;

use table::{Dice, Draw, Notation};

use crate::squares::COUNT;
use crate::symbol::Symbol;

/// The symbols of 100 squares, row by row; written as 100 digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Symbols(pub(crate) [Symbol; COUNT as usize]);

impl Symbols {
    /// How often each symbol stands on a board (FF-1).
    pub const COUNTS: [u8; Symbol::COUNT] = [17, 17, 17, 17, 16, 16];

    /// The draw that a random board begins with.
    pub(crate) const DRAW: Draw = Draw { purpose: "board", round: 0, nth: 0 };

    /// All symbols of a board in order.
    pub fn sorted() -> Symbols {
        let repeated = |symbol: Symbol| vec![symbol; Symbols::COUNTS[symbol as usize].into()];
        let mut all = Symbol::ALL.into_iter().flat_map(repeated);
        Symbols(std::array::from_fn(|_| all.next().unwrap_or_default()))
    }

    /// All symbols of a board, shuffled.
    pub fn shuffled(dice: &Dice, draw: Draw) -> Symbols {
        let mut symbols = Symbols::sorted();
        dice.shuffle(draw, &mut symbols.0);
        symbols
    }

    /// The symbol of a square.
    pub fn at(&self, square: u8) -> Symbol {
        self.0[square as usize]
    }

    /// Whether each symbol stands there as often as it must.
    pub fn are_complete(&self) -> bool {
        let mut counts = [0; Symbol::COUNT];
        self.0.iter().for_each(|symbol| counts[*symbol as usize] += 1);
        counts == Symbols::COUNTS
    }
}

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|symbol| write!(f, "{}", symbol.digit()))
    }
}

impl Notation for Symbols {
    const EXPECTED: &'static str = "written-board";

    fn read(text: &str) -> Option<Symbols> {
        Symbol::read(text).map(Symbols)
    }
}

table::notation!(Symbols);
