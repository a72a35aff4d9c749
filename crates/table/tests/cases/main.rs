//! The three hard cases on which the contract was settled, each a small complete game:
//! - [`race`]: the peek and the race of 5 ou Moins,
//! - [`marks`]: the boards of 5er Finden, drawn on by all at once,
//! - [`melds`]: the last turn of Five Crowns, with melds of one's own choice.

mod marks;
mod melds;
mod race;
