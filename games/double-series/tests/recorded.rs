//! Games recorded once and folded for ever; and what they look like as text.

use double_series::DoubleSeries;
use testkit::Recorded;

const GAMES: Recorded<DoubleSeries> = Recorded::new(env!("CARGO_MANIFEST_DIR"), 5, "two-players");

#[test]
fn recorded_games_fold_to_their_end() {
    GAMES.fold();
}

#[test]
fn recorded_games_are_what_their_seed_gives() {
    GAMES.verify();
}

#[test]
fn recorded_games_read_as_they_did() {
    GAMES.read();
}
