//! Trains the evaluation weights of Double Series' bot further by temporal-difference learning, and writes them
//! into the bot's `weights.rs`:
//!
//! ```text
//! cargo run --release -p double-series-training -- 4 20 20000
//! ```
//!
//! trains the weight set for tables of 4 seats (2 is one against one, 4 stands for all teams of several, 3 for
//! three teams), in 20 generations of 20,000 games.

mod self_play;
mod trainer;
mod weights_file;

use std::process::ExitCode;

use trainer::Trainer;

fn main() -> std::io::Result<ExitCode> {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [seats, generations, games] = numbers[..] else {
        eprintln!("usage: double-series-training SEATS GENERATIONS GAMES");
        return Ok(ExitCode::from(2));
    };
    let mut trainer = Trainer::new(seats as u8, 1);
    for generation in 1..=generations {
        let won = trainer.generation(games);
        println!("generation {generation}: {:.1} % won against the greedy baseline", 100.0 * won);
        weights_file::write(trainer.weight_set(), &trainer.thousandths())?;
    }
    Ok(ExitCode::SUCCESS)
}
