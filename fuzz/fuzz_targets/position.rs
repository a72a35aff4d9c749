//! Positions, as `{"game":"…","position":{…}}`: any is refused or restored, and what was restored can be written,
//! looked at from every seat, and restored again as the same position.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use serde_json::Value;
use table::{Audience, Dice, Moment, Seed};

#[path = "json_mutator.rs"]
mod json_mutator;

fuzz_target!(|data: &[u8]| {
    let Ok(input) = serde_json::from_slice::<Value>(data) else { return };
    let Some(game) = input["game"].as_str().and_then(catalog::find) else { return };
    let restore = |position: &Value| game.load(position, Dice::new(Seed([7; 32])), Moment::START);
    let Ok(table) = restore(&input["position"]) else { return };
    for audience in Audience::live(table.seats()) {
        table.view(audience);
        table.view_aid(audience);
        if let Some(seat) = audience.seat() {
            table.menu(seat);
        }
    }
    let written = table.position();
    let position = serde_json::from_str(written.get()).expect("a position is JSON");
    let again = restore(&position).unwrap_or_else(|refusal| panic!("{refusal} in restoring {written}"));
    assert_eq!(again.position().get(), written.get());
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    json_mutator::lines(data, size, max_size, seed)
});
