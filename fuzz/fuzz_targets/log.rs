//! Recorded games: any text is read or refused, and a log that was read is written and read back as the same log.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use table::Game;
use table::log::Log;

#[path = "json_mutator.rs"]
mod json_mutator;

fn round_trip<G: Game>(text: &str) {
    if let Ok(log) = Log::<G>::read(text) {
        let written = log.write();
        assert!(Log::<G>::read(&written).is_ok_and(|again| again == log), "{written}");
    }
}

fuzz_target!(|text: &str| {
    round_trip::<five_crowns::FiveCrowns>(text);
    round_trip::<five_or_less::FiveOrLess>(text);
    round_trip::<find_five::FindFive>(text);
    round_trip::<double_series::DoubleSeries>(text);
    round_trip::<one_more::OneMore>(text);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    json_mutator::lines(data, size, max_size, seed)
});
