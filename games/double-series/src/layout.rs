//! Which space shows which card (DS-1).

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use table::{Expectation, is_permutation};

use crate::card::{Card, Suit};
use crate::square::Square;

/// How many spaces show a card.
const SPACES: usize = 96;

/// The board of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// The spiral.
    #[default]
    Spiral,
    /// One that was shuffled. Shared: it never changes, and it is copied with every view.
    Shuffled(Arc<Shuffled>),
}

/// A shuffled board.
#[derive(Debug)]
pub struct Shuffled {
    board: Board,
    /// Its JSON, written once: it is in every view.
    json: Box<RawValue>,
}

impl PartialEq for Shuffled {
    fn eq(&self, other: &Shuffled) -> bool {
        self.board == other.board
    }
}

impl Eq for Shuffled {}

/// A board with its spaces by card.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    cards: [Option<Card>; Square::COUNT],
    spaces: [[Square; 2]; Card::KINDS],
}

impl Layout {
    /// The board of these cards, row by row without the corners; nothing unless each card but the jacks is
    /// there exactly twice.
    pub fn of(cards: &[Card]) -> Option<Layout> {
        let board = Board::of(cards)?;
        Some(if board == SPIRAL {
            Layout::Spiral
        } else {
            Layout::Shuffled(Arc::new(Shuffled { json: board.json(), board }))
        })
    }

    /// The cards that a board shows, sorted: each twice but the jacks.
    pub fn shown() -> impl Iterator<Item = Card> {
        Card::pack().into_iter().filter(|card| !card.is_jack())
    }

    /// The cards row by row, without the corners.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.board().cards.iter().copied().flatten()
    }

    /// The card that a space shows; none on a corner.
    pub fn card(&self, square: Square) -> Option<Card> {
        self.board().cards[square.index()]
    }

    /// The two spaces that show a card; none for a jack.
    pub fn spaces(&self, card: Card) -> Option<[Square; 2]> {
        (!card.is_jack()).then(|| self.board().spaces[card.index()])
    }

    /// The same as a bitboard; empty for a jack.
    pub fn mask(&self, card: Card) -> u128 {
        self.spaces(card).map_or(0, |[one, other]| one.bit() | other.bit())
    }

    fn board(&self) -> &Board {
        match self {
            Layout::Spiral => &SPIRAL,
            Layout::Shuffled(shuffled) => &shuffled.board,
        }
    }
}

impl Board {
    const EMPTY: Board = Board {
        cards: [None; Square::COUNT],
        // No space shows a jack: its entries are never read.
        spaces: [[Square::new(0).expect("0 is on the board"); 2]; Card::KINDS],
    };

    fn of(cards: &[Card]) -> Option<Board> {
        if !is_permutation(cards.iter().copied(), Layout::shown()) {
            return None;
        }
        let mut board = Board::EMPTY;
        let spaces = Square::all().filter(|square| !square.is_corner());
        spaces.zip(cards).for_each(|(square, card)| board.put(square, *card));
        Some(board)
    }

    /// Row by row, nothing on the corners.
    fn json(&self) -> Box<RawValue> {
        to_raw_value(&self.cards[..]).expect("cards are written as text")
    }

    /// Puts a card on a space, keeping the two spaces of a card in order.
    const fn put(&mut self, square: Square, card: Card) {
        self.cards[square.index()] = Some(card);
        let spaces = &mut self.spaces[card.index()];
        let other = spaces[1];
        *spaces = if other.index() < square.index() { [other, square] } else { [square, other] };
    }
}

static SPIRAL: Board = spiral();
static SPIRAL_JSON: LazyLock<Box<RawValue>> = LazyLock::new(|| SPIRAL.json());

/// The chain of the suits, laid twice inward and clockwise from the top left.
const fn spiral() -> Board {
    let mut board = Board::EMPTY;
    let mut laid = 0;
    let mut ring = 0;
    while ring < 5 {
        let last = 9 - ring;
        let side = last - ring;
        let mut step = 0;
        while step < 4 * side {
            let along = step % side;
            let (row, column) = match step / side {
                0 => (ring, ring + along),
                1 => (ring + along, last),
                2 => (last, last - along),
                _ => (last - along, ring),
            };
            let square = Square::at(row, column).expect("a ring is on the board");
            if !square.is_corner() {
                board.put(square, chain(laid % 48));
                laid += 1;
            }
            step += 1;
        }
        ring += 1;
    }
    assert!(laid as usize == SPACES);
    board
}

/// The chain: spades and diamonds from the two up, clubs and hearts from the ace down, without jacks.
const fn chain(nth: u8) -> Card {
    const JACK: u8 = 9;
    let suit = [Suit::Spades, Suit::Diamonds, Suit::Clubs, Suit::Hearts][nth as usize / 12];
    let up = if nth < 24 { nth % 12 } else { 11 - nth % 12 };
    Card::new(suit, if up < JACK { up } else { up + 1 })
}

/// Row by row, nothing on the corners.
impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Layout::Spiral => SPIRAL_JSON.serialize(serializer),
            Layout::Shuffled(shuffled) => shuffled.json.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        let shown = Vec::<Option<Card>>::deserialize(deserializer)?;
        let corners =
            shown.iter().zip(Square::all()).all(|(card, square)| card.is_none() == square.is_corner());
        let cards: Vec<Card> = shown.into_iter().flatten().collect();
        let layout = Layout::of(&cards).filter(|_| corners);
        layout.ok_or_else(|| serde::de::Error::custom(Expectation::new("written-layout")))
    }
}
