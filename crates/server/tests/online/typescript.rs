//! The page's types of the wire are those of the server.

use server::wire::{GameCard, NewTable, OpenTable, TableLists, ToClient, ToServer};
use ts_rs::TS;

#[test]
fn the_pages_types_are_fresh() {
    testkit::typescript::assert_fresh(env!("CARGO_MANIFEST_DIR"), &["wire.ts", "table.ts"], |config| {
        ToServer::export_all(config)?;
        ToClient::export_all(config)?;
        GameCard::export_all(config)?;
        table::Setting::export_all(config)?;
        OpenTable::export_all(config)?;
        NewTable::export_all(config)?;
        TableLists::export_all(config)
    });
}
