//! The six symbols on the dice and the boards (FF-1).

use table::Piece;

/// A symbol. Boards and rolls are written with a digit from 0 to 5 for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Symbol {
    #[default]
    Ring,
    Triangle,
    Square,
    Spark,
    Cross,
    Moon,
}

impl Symbol {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them, in the order of their digits.
    pub const ALL: [Symbol; Symbol::COUNT] =
        [Symbol::Ring, Symbol::Triangle, Symbol::Square, Symbol::Spark, Symbol::Cross, Symbol::Moon];

    /// Its digit.
    pub const fn digit(self) -> char {
        (b'0' + self as u8) as char
    }

    /// The symbols of a text of exactly `N` digits.
    pub(crate) fn read<const N: usize>(digits: &str) -> Option<[Symbol; N]> {
        let digits = <[u8; N]>::try_from(digits.as_bytes()).ok()?;
        let known = |digit: u8| Symbol::ALL.get(usize::from(digit.wrapping_sub(b'0'))).copied();
        let symbols = digits.map(known);
        symbols.iter().all(Option::is_some).then(|| symbols.map(Option::unwrap_or_default))
    }

    const fn name(self) -> &'static str {
        ["ring", "triangle", "square", "spark", "cross", "moon"][self as usize]
    }
}

impl From<Symbol> for Piece {
    fn from(symbol: Symbol) -> Piece {
        Piece::new("symbol").part("symbol", symbol.name())
    }
}
