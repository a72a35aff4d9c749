//! The page's types of this game are those of the rules.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use five_or_less::{Action, Options, Sight, View, ViewAid};
use ts_rs::TS;

#[test]
fn the_pages_types_are_fresh() {
    testkit::typescript::assert_fresh(env!("CARGO_MANIFEST_DIR"), &["five-or-less.ts"], |config| {
        View::export_all(config)?;
        Action::export_all(config)?;
        Sight::export_all(config)?;
        ViewAid::export_all(config)?;
        Options::export_all(config)
    });
}
