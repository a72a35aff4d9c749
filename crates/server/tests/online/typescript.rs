//! The page's types of the wire are those of the server.

use server::wire::{
    Bests, BranchTable, Claim, Forgotten, GameCard, HandedGame, KeptByPage, Me, NewTable, OpenTable, PlayOn,
    PlayedOn, Records, RecordsQuery, Series, TableLists, ToClient, ToServer, Way,
};
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
        PlayOn::export_all(config)?;
        PlayedOn::export_all(config)?;
        BranchTable::export_all(config)?;
        TableLists::export_all(config)?;
        RecordsQuery::export_all(config)?;
        Records::export_all(config)?;
        Bests::export_all(config)?;
        KeptByPage::export_all(config)?;
        HandedGame::export_all(config)?;
        Series::export_all(config)?;
        Me::export_all(config)?;
        Way::export_all(config)?;
        Claim::export_all(config)?;
        Forgotten::export_all(config)
    });
}
