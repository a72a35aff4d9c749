//! Generates boards like those of the box: every roll offers at least five different shapes without overlap.
//!
//! `cargo run --release -p find-five --example boards -- [SEED [COUNT [MIN_SHAPES]]]` prints one a line.

use find_five::board::{Symbols, generate};
use table::{Dice, Draw};

fn main() {
    let mut args = std::env::args().skip(1).map(|word| word.parse::<u64>().ok());
    let mut next = |preset| args.next().flatten().unwrap_or(preset);
    let (seed, count, min_shapes) = (next(5), next(5), next(5).clamp(1, 5) as u8);
    let dice = Dice::from_number(seed);
    let shuffles = (0..).map(|nth| Symbols::shuffled(&dice, Draw { purpose: "shipped", round: 0, nth }));
    let boards = shuffles.filter_map(|shuffled| generate(&shuffled, min_shapes));
    boards.take(count as usize).for_each(|board| println!("{board}"));
}
