//! Learns the numbers of the strong bot further, from games it plays, and writes them where they are read:
//!
//! ```text
//! cargo run --release -p double-series --features learn --example learn -- 4 20 20000
//! ```
//!
//! is for tables of 4 seats (2 is one against one, 4 stands for all teams of several, 3 for three teams), in 20
//! generations of 20,000 games.

use std::path::Path;

use double_series_bot::learn::Learner;

fn main() -> std::io::Result<()> {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [seats, generations, games] = numbers[..] else {
        eprintln!("how many seats, generations, games in each?");
        std::process::exit(2);
    };
    let mut learner = Learner::new(seats as u8, 1);
    for generation in 1..=generations {
        let won = learner.generation(games);
        println!("generation {generation}: {:.1} % won against the plain player", 100.0 * won);
        write(&learner)?;
    }
    Ok(())
}

/// Puts the numbers into their place among those of the other tables.
fn write(learner: &Learner) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bot/learnt.rs");
    let old = std::fs::read_to_string(&path)?;
    let mut tables = 0;
    let mut text = String::new();
    for line in old.lines() {
        let mine = tables == learner.table() + 1;
        if line == "    [" {
            tables += 1;
            text += "    [\n";
            if tables == learner.table() + 1 {
                for row in learner.numbers().chunks(24) {
                    let row: Vec<String> = row.iter().map(ToString::to_string).collect();
                    text.extend(["        ", &row.join(", "), ",\n"]);
                }
            }
        } else if !(mine && line.starts_with("        ")) {
            text += line;
            text += "\n";
        }
    }
    std::fs::write(path, text)
}
