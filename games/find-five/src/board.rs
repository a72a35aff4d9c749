//! A board: 10 × 10 squares with six symbols, and an inverted index from each roll to its placements (FF-1).

mod generate;
mod shipped;
mod symbols;

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, OnceLock};

use table::Notation;

use crate::placement::{self, Placement};
use crate::roll::{self, COMBINATIONS, Roll};
use crate::solver::{self, Best};
use crate::squares::Squares;

pub use generate::{generate, max_disjoint};
pub use shipped::{GREY, WHITE};
pub use symbols::Symbols;

/// A board that is ready to be searched; written as 100 digits. Copies share one index, so states and views
/// stay small.
#[derive(Clone)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts", type = "string"))]
pub struct Board(Arc<IndexedBoard>);

/// A board with its index.
pub struct IndexedBoard {
    symbols: Symbols,
    /// The placements of each roll, as indices into [`placement::all`]: the most valuable shapes first.
    placements: Vec<u16>,
    /// Where those of each roll begin.
    starts: [u16; COMBINATIONS + 1],
    /// The best of each roll, solved when it is first needed.
    best: [OnceLock<Arc<Best>>; COMBINATIONS],
}

impl Board {
    /// The board with these symbols.
    pub fn new(symbols: Symbols) -> Board {
        let shipped = SHIPPED.iter().find(|board| board.symbols == symbols);
        shipped.cloned().unwrap_or_else(|| Board::index(symbols))
    }

    /// The white boards, one for each of four players.
    pub fn white() -> &'static [Board] {
        &SHIPPED[..WHITE.len()]
    }

    /// The grey board, the same for all.
    pub fn grey() -> &'static Board {
        &SHIPPED[WHITE.len()]
    }

    /// A counting sort of all placements by what they show.
    fn index(symbols: Symbols) -> Board {
        let hashes = symbols.0.map(roll::hash);
        let combination = |placed: &Placement| {
            roll::combination_of(placed.numbers.iter().map(|square| hashes[*square as usize]).sum())
        };
        let combinations: Vec<Option<usize>> = placement::all().iter().map(combination).collect();
        let mut starts = [0; COMBINATIONS + 1];
        for combination in combinations.iter().flatten() {
            starts[combination + 1] += 1;
        }
        for combination in 0..COMBINATIONS {
            starts[combination + 1] += starts[combination];
        }
        let mut next = starts;
        let mut placements = vec![0; starts[COMBINATIONS] as usize];
        for (id, combination) in combinations.into_iter().enumerate() {
            if let Some(combination) = combination {
                placements[next[combination] as usize] = id as u16;
                next[combination] += 1;
            }
        }
        let best = [const { OnceLock::new() }; COMBINATIONS];
        Board(Arc::new(IndexedBoard { symbols, placements, starts, best }))
    }
}

static SHIPPED: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let read = |text: &str| text.parse::<Symbols>().expect("a test parses the shipped boards");
    WHITE.into_iter().chain([GREY]).map(|text| Board::index(read(text))).collect()
});

impl IndexedBoard {
    /// What is printed on it.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// All FIVES of that roll, the most valuable shapes first; none for a roll that does not count.
    pub fn fives(&self, roll: Roll) -> impl ExactSizeIterator<Item = &'static Placement> + Clone {
        let range = roll.combination().map_or(0..0, |nth| self.starts[nth]..self.starts[nth + 1]);
        let all = placement::all();
        self.placements[range.start as usize..range.end as usize].iter().map(move |id| &all[*id as usize])
    }

    /// Whether these are five squares that show the roll.
    pub fn shows(&self, squares: Squares, roll: Roll) -> bool {
        let sum = squares.iter().map(|square| roll::hash(self.symbols.at(square))).sum();
        squares.len() == 5 && roll.combination().is_some() && roll::combination_of(sum) == roll.combination()
    }

    /// The best FIVES of that roll in the basic game; solved once.
    pub fn best(&self, roll: Roll) -> Arc<Best> {
        match roll.combination() {
            Some(nth) => self.best[nth].get_or_init(|| Arc::new(solver::best(self, roll))).clone(),
            None => Arc::default(),
        }
    }
}

impl Deref for Board {
    type Target = IndexedBoard;

    fn deref(&self) -> &IndexedBoard {
        &self.0
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.symbols == other.symbols
    }
}

impl Eq for Board {}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.symbols, f)
    }
}

impl Notation for Board {
    const EXPECTED: &'static str = Symbols::EXPECTED;

    fn read(text: &str) -> Option<Board> {
        Symbols::read(text).map(Board::new)
    }
}

table::notation!(Board);
