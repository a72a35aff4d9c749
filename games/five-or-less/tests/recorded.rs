//! Games recorded once and folded for ever; and what they look like as text.

use five_or_less::FiveOrLess;
use testkit::Recorded;

const GAMES: Recorded<FiveOrLess> = Recorded::new(env!("CARGO_MANIFEST_DIR"), 4, "short-for-three");

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
