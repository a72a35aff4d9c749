//! Counts what happens in games of One More!, from their logs.
//!
//! ```text
//! quintet simulate one-more --players 4 --games 2000 --seed 1 --logs DIR
//! cargo run --release -p one-more-bot --example rounds -- DIR
//! ```

use std::error::Error;
use std::fs;

use one_more_bot::Tally;
use table::log::Log;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder are the logs in?")?;
    let mut tally = Tally::default();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            let log = Log::read(&fs::read_to_string(&path)?)?;
            tally.add(log.header.seats, &log.records);
        }
    }
    println!("{} games of {} players, {} rounds", tally.games, tally.seats, tally.rounds);
    println!("rounds without a play            {:>7}", tally.without_play);
    println!("cards turned up in vain          {:>7}", tally.in_vain);
    println!("plays a game                     {:>7.1}", tally.plays_a_game());
    println!("somebody leaves                  {:>7.1} % of the rounds", 100.0 * tally.left_share());
    println!("the last with cards loses        {:>7.1} %", 100.0 * tally.last_share());
    println!("who begins the round loses it    {:>7.2} times a fair share", tally.starter_ratio());
    println!(
        "seats that play no card          {:>7.1} % of all seats in all games",
        100.0 * tally.idle_share()
    );
    Ok(())
}
