//! What the tests of all games share.
//!
//! - [`driver`]: given a position, when somebody plays, then the rules say so;
//! - [`recorded`]: recorded games, folded for ever, and how they read;
//! - [`contract`]: the conformance suite over a game, and the tests by rule id;
//! - [`postgres`]: a database server of a test's own;
//! - [`typescript`]: the page's types are those of the rules.
//!
//! [`game_tests!`] makes of them the tests that every game has.

pub mod contract;
pub mod driver;
#[cfg(unix)]
pub mod postgres;
pub mod recorded;
pub mod typescript;

pub use driver::{Driver, Fixture};
pub use recorded::Recorded;

/// The tests that every game has, in the module where it stands:
///
/// ```ignore
/// testkit::game_tests! {
///     subject: Rounds,                     // what the conformance suite must know of the game
///     recorded: (3, "three-players"),      // how many recorded games there are at least, and the one in all languages
///     types: [View, Action, Sight, ViewAid, Options],
///     constants: [Constant::new("BOMBS", "readonly Card[]", "The cards that none answers.", &bombs())], // if any
/// }
/// ```
#[macro_export]
macro_rules! game_tests {
    (subject: $subject:ty, recorded: ($min:expr, $widely:expr), types: [$($type:ty),+ $(,)?]
     $(, constants: [$($constant:expr),+ $(,)?])? $(,)?) => {
        type Subjected = <$subject as ::table::conformance::Subject>::Game;

        const RECORDED: $crate::Recorded<Subjected> =
            $crate::Recorded::new(env!("CARGO_MANIFEST_DIR"), $min, $widely);

        #[test]
        fn the_contract_is_kept() {
            $crate::contract::holds::<$subject>();
        }

        #[test]
        fn every_rule_is_tested() {
            $crate::contract::every_rule_is_tested::<Subjected>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn every_rule_is_translated() {
            $crate::contract::every_rule_is_translated::<Subjected>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn recorded_games_fold_to_their_end() {
            RECORDED.fold();
        }

        #[test]
        fn recorded_games_are_what_their_seed_gives() {
            RECORDED.verify();
        }

        #[test]
        fn recorded_games_read_as_they_did() {
            RECORDED.read();
        }

        #[test]
        fn the_pages_types_are_fresh() {
            let file = format!("{}.ts", <Subjected as ::table::Game>::ABOUT.id);
            $crate::typescript::assert_fresh(env!("CARGO_MANIFEST_DIR"), &[&file], |config| {
                $(<$type as ::ts_rs::TS>::export_all(config)?;)+
                $($crate::typescript::append(config, &file, &[$($constant),+])?;)?
                Ok(())
            });
        }
    };
}
