//! A board: 10 × 10 squares with six symbols, and where each roll can be found on it (FF-1).

pub mod make;
pub mod shipped;
pub mod symbols;

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Arc, LazyLock, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Refusal;

use crate::placement::{self, Placement};
use crate::roll::{self, KINDS, Roll};
use crate::solver::{self, Best};
use crate::squares::Squares;

pub use make::{disjoint, mend};
pub use shipped::{GREY, WHITE};
pub use symbols::Symbols;

/// A board that is ready to be searched. Copies share one index, so states and views stay small.
#[derive(Clone)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts", type = "string"))]
pub struct Board(Arc<Prepared>);

/// A board with its index.
pub struct Prepared {
    symbols: Symbols,
    /// The placements of each roll: the dearest shapes first.
    ids: Vec<u16>,
    /// Where those of each roll begin.
    starts: [u16; KINDS + 1],
    /// The best of each roll, once somebody has asked for it.
    best: [OnceLock<Arc<Best>>; KINDS],
}

impl Board {
    /// The board with these symbols.
    pub fn new(symbols: Symbols) -> Board {
        let shipped = SHIPPED.iter().find(|board| board.symbols == symbols);
        shipped.cloned().unwrap_or_else(|| Board::prepare(symbols))
    }

    /// The white boards, one for each of four players.
    pub fn white() -> &'static [Board] {
        &SHIPPED[..WHITE.len()]
    }

    /// The grey board, the same for all.
    pub fn grey() -> &'static Board {
        &SHIPPED[WHITE.len()]
    }

    fn prepare(symbols: Symbols) -> Board {
        let weights = symbols.0.map(roll::weight);
        let kind = |placed: &Placement| {
            roll::kind_of(placed.numbers.iter().map(|square| weights[*square as usize]).sum())
        };
        let kinds: Vec<Option<usize>> = placement::all().iter().map(kind).collect();
        let mut starts = [0; KINDS + 1];
        for kind in kinds.iter().flatten() {
            starts[kind + 1] += 1;
        }
        for kind in 0..KINDS {
            starts[kind + 1] += starts[kind];
        }
        let mut next = starts;
        let mut ids = vec![0; starts[KINDS] as usize];
        for (id, kind) in kinds.into_iter().enumerate() {
            if let Some(kind) = kind {
                ids[next[kind] as usize] = id as u16;
                next[kind] += 1;
            }
        }
        Board(Arc::new(Prepared { symbols, ids, starts, best: [const { OnceLock::new() }; KINDS] }))
    }
}

static SHIPPED: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let read = |text: &str| text.parse::<Symbols>().expect("a test reads the shipped boards");
    WHITE.into_iter().chain([GREY]).map(|text| Board::prepare(read(text))).collect()
});

impl Prepared {
    /// What is printed on it.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// All FIVES of that roll, the dearest shapes first; none for a roll that does not count.
    pub fn fives(&self, roll: Roll) -> impl ExactSizeIterator<Item = &'static Placement> + Clone {
        let range = roll.kind().map_or(0..0, |kind| self.starts[kind]..self.starts[kind + 1]);
        let all = placement::all();
        self.ids[range.start as usize..range.end as usize].iter().map(move |id| &all[*id as usize])
    }

    /// Whether these five squares show what was rolled.
    pub fn shows(&self, squares: Squares, roll: Roll) -> bool {
        let sum = squares.iter().map(|square| roll::weight(self.symbols.0[square as usize])).sum();
        squares.len() == 5 && roll.kind().is_some() && roll::kind_of(sum) == roll.kind()
    }

    /// The best that can be found for that roll in the basic game; worked out once.
    pub fn best(&self, roll: Roll) -> Arc<Best> {
        match roll.kind() {
            Some(kind) => self.best[kind].get_or_init(|| Arc::new(solver::best(self, roll))).clone(),
            None => Arc::default(),
        }
    }
}

impl Deref for Board {
    type Target = Prepared;

    fn deref(&self) -> &Prepared {
        &self.0
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.symbols == other.symbols
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.symbols, f)
    }
}

impl FromStr for Board {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Board, Refusal> {
        text.parse().map(Board::new)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.symbols.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        Symbols::deserialize(deserializer).map(Board::new)
    }
}
