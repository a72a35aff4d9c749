//! The messages of the socket and of the few HTTP addresses. The page's TypeScript types are generated from these.

mod game_info;
mod records;
mod rest;
mod serialized;
mod table_info;
mod to_client;
mod to_server;

pub use game_info::{GameInfo, SightMessage};
pub use records::{
    BestList, BestResult, Bests, Better, Claim, DayResult, Evening, Figures, Forgotten, GameLine, GameSeat,
    HandedGame, KeptByPage, Me, PageResult, Records, RecordsQuery, Rival, ScorePoint, Series, Standing, Way,
};
pub use rest::{
    BranchTable, GameCard, NewTable, OpenTable, PlayOn, PlayedOn, SettledStart, TableLine, TableLists,
};
pub use serialized::{Serialized, SharedJson};
pub use table_info::{
    BranchInfo, FailedStartInfo, Held, RuledOut, SeatInfo, StartingInfo, Status, TableInfo, Watch,
};
pub use to_client::{ChatLine, ToClient, You};
pub(crate) use to_server::normalised;
pub use to_server::{Command, ToServer};

/// The version of the protocol; a page that speaks another one is told to reload.
pub const PROTOCOL: u32 = 2;
