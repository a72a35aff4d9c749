//! Outlines: squares that a player has drawn a line around, rightly or not.

use arrayvec::ArrayVec;
use table::Piece;

use crate::shape::Shape;
use crate::squares::{Square, Squares};

/// The most squares of an outline (FF-6). A FIVE has five; a pen can do worse.
pub const MAX_OUTLINE_SQUARES: usize = 8;

/// The squares of an outline as an action names them.
pub type Outline = ArrayVec<u8, MAX_OUTLINE_SQUARES>;

/// An outline in a sentence: its shape, if it has one, and its squares.
pub(crate) fn outline_pieces(shape: Option<Shape>, squares: Squares) -> impl Iterator<Item = Piece> {
    shape.map(Piece::from).into_iter().chain(square_pieces(squares))
}

/// Squares in a sentence.
pub(crate) fn square_pieces(squares: Squares) -> impl Iterator<Item = Piece> {
    squares.iter().map(|number| Square(number).into())
}
