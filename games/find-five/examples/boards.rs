//! Makes boards like those of the box: every roll offers at least five different shapes without overlap.
//!
//! `cargo run --release -p find-five --example boards -- [SEED [COUNT [LEAST]]]` prints one a line.

use find_five::board::{Symbols, mend};
use table::{Dice, Draw};

fn main() {
    let mut given = std::env::args().skip(1).map(|word| word.parse::<u64>().ok());
    let mut next = |preset| given.next().flatten().unwrap_or(preset);
    let (seed, count, least) = (next(5), next(5), next(5).clamp(1, 5) as u8);
    let dice = Dice::from_number(seed);
    let mut made = 0;
    for nth in 0.. {
        let shuffled = Symbols::shuffled(&dice, Draw { purpose: "shipped", round: 0, nth });
        if let Some(board) = mend(&shuffled, least) {
            println!("{board}");
            made += 1;
        }
        if made >= count {
            break;
        }
    }
}
