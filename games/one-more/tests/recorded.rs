//! Games recorded once and folded for ever; and what they look like as text.

use one_more::OneMore;
use testkit::Recorded;

const GAMES: Recorded<OneMore> = Recorded::new(env!("CARGO_MANIFEST_DIR"), 3, "three-players");

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
