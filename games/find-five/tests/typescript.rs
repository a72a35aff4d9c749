//! The page's types of this game are those of the rules.

use std::path::Path;

use find_five::{Action, Aid, Options, Sight, View};
use ts_rs::TS;

#[test]
fn the_pages_types_are_fresh() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let export = |config: &ts_rs::Config| {
        View::export_all(config)?;
        Action::export_all(config)?;
        Sight::export_all(config)?;
        Aid::export_all(config)?;
        Options::export_all(config)
    };
    table::typescript::fresh(&workspace, &["find-five.ts"], export).unwrap();
}
