//! The page's types of this game are those of the rules.

use one_more::{Action, Options, Sight, View, ViewAid};
use ts_rs::TS;

#[test]
fn the_pages_types_are_fresh() {
    testkit::typescript::assert_fresh(env!("CARGO_MANIFEST_DIR"), &["one-more.ts"], |config| {
        View::export_all(config)?;
        Action::export_all(config)?;
        Sight::export_all(config)?;
        ViewAid::export_all(config)?;
        Options::export_all(config)
    });
}
