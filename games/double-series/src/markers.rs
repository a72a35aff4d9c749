//! The markers on the board, written as ten rows of text: `*` a corner, `.` a free space, `a b c` the teams.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Expectation;

use crate::square::{BOARD, CORNERS, Square};

/// How many teams there are at most.
pub const MAX_TEAMS: usize = 3;

/// A team: 0 is the team of seat 0, 1 that of seat 1, 2 that of seat 2 where there are three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(transparent)]
pub struct Team(pub u8);

impl Team {
    /// The letter of its markers in text.
    pub(crate) const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// What it is called: `A`, `B`, `C`.
    pub(crate) const fn name(self) -> char {
        (b'A' + self.0) as char
    }
}

/// Whose markers lie where.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts", type = "string[]"))]
pub struct Markers([u128; MAX_TEAMS]);

impl Markers {
    /// The spaces with a marker of that team.
    pub fn of(&self, team: Team) -> u128 {
        self.0.get(team.0 as usize).copied().unwrap_or(0)
    }

    /// The spaces that count as that team's in a line: its own and the corners (DS-12).
    pub fn owned(&self, team: Team) -> u128 {
        self.of(team) | CORNERS
    }

    /// The spaces with a marker of any other team.
    pub fn against(&self, team: Team) -> u128 {
        self.taken() & !self.of(team)
    }

    /// The spaces with a marker.
    pub fn taken(&self) -> u128 {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The spaces where a marker can be put.
    pub fn free(&self) -> u128 {
        BOARD & !CORNERS & !self.taken()
    }

    /// Whose marker lies there.
    pub fn at(&self, square: Square) -> Option<Team> {
        (0..MAX_TEAMS as u8).map(Team).find(|team| self.of(*team) & square.bit() != 0)
    }

    /// Puts a marker down.
    pub fn put(&mut self, team: Team, square: Square) {
        if let Some(markers) = self.0.get_mut(team.0 as usize) {
            *markers |= square.bit();
        }
    }

    /// Removes a marker.
    pub fn remove(&mut self, square: Square) {
        self.0.iter_mut().for_each(|markers| *markers &= !square.bit());
    }

    /// The board as rows of text.
    pub fn rows(&self) -> Vec<String> {
        self.symbols().as_chunks::<10>().0.iter().map(|row| row_text(row).to_owned()).collect()
    }

    /// What is on each space, in text.
    fn symbols(&self) -> [u8; Square::COUNT] {
        let mut symbols = [b'.'; Square::COUNT];
        let mut write = |squares: u128, symbol: u8| {
            Square::in_set(squares).for_each(|square| symbols[square.index()] = symbol);
        };
        write(CORNERS, b'*');
        for team in (0..MAX_TEAMS as u8).map(Team) {
            write(self.of(team), team.letter() as u8);
        }
        symbols
    }

    /// The markers of such rows; nothing if they are not ten by ten or contain anything else.
    pub fn read(rows: &[impl AsRef<str>]) -> Option<Markers> {
        let mut markers = Markers::default();
        let symbols: Vec<char> = rows.iter().flat_map(|row| row.as_ref().chars()).collect();
        let ten_by_ten = rows.len() == 10 && rows.iter().all(|row| row.as_ref().chars().count() == 10);
        for (square, symbol) in Square::all().zip(&symbols) {
            match symbol {
                '.' => {}
                '*' if square.is_corner() => {}
                'a'..='c' if !square.is_corner() => markers.put(Team(*symbol as u8 - b'a'), square),
                _ => return None,
            }
        }
        ten_by_ten.then_some(markers)
    }
}

fn row_text(row: &[u8; 10]) -> &str {
    std::str::from_utf8(row).expect("the symbols are ASCII")
}

impl fmt::Debug for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows().join("/"))
    }
}

impl Serialize for Markers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.symbols().as_chunks::<10>().0.iter().map(row_text))
    }
}

impl<'de> Deserialize<'de> for Markers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Markers, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        Markers::read(&rows).ok_or_else(|| serde::de::Error::custom(Expectation::new("written-markers")))
    }
}
