//! A game keeps the contract, and its tests cover its rules.

use std::path::Path;

use table::Game;
use table::conformance::{self, Settings, Subject};

/// How many games of each kind are played at random.
const GAMES: u64 = 2_000;

/// Plays the conformance suite over a game; panics with what does not hold, and the seed that shows it.
pub fn holds<S: Subject>() {
    let settings = Settings { games: GAMES, every: S::SAMPLING, ..Settings::default() };
    match conformance::check_with::<S>(&settings) {
        Ok(report) => println!("{report}"),
        Err(failure) => panic!("{failure}"),
    }
}

/// Every rule in the game's RULES.md is named by a test of that crate.
pub fn every_rule_is_tested<G: Game>(crate_root: &str) {
    let tests = Path::new(crate_root).join("tests");
    if let Err(error) = conformance::every_rule_is_tested(G::ABOUT.rulebook, tests) {
        panic!("{error}");
    }
}

/// The rules stand in every language beside each other (`RULES.md`, `RULES.fr.md`, `RULES.de.md`): the same ids in the
/// same order.
pub fn every_rule_is_translated<G: Game>(crate_root: &str) {
    let ids = |text: &str| -> Vec<String> { text.lines().filter_map(conformance::rule_id).collect() };
    for language in G::ABOUT.locales.iter().map(|locale| locale.language).filter(|language| *language != "en")
    {
        let path = Path::new(crate_root).join(format!("RULES.{language}.md"));
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(ids(&text), ids(G::ABOUT.rulebook), "the rules in {}", path.display());
    }
}
