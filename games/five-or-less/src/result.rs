//! How a round ended.

use serde::{Deserialize, Serialize};
use table::Seats;

use crate::card::Card;

/// How a round ended: everybody's cards and what they count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct RoundResult {
    /// The number of the round.
    pub round: u8,
    /// Who said "5 or less".
    #[cfg_attr(feature = "ts", ts(as = "Vec<table::Seat>"))]
    pub callers: Seats,
    /// Who won it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<table::Seat>"))]
    pub winners: Seats,
    /// The cards of each seat by slot; nothing where there is a gap.
    pub cards: Vec<Vec<Option<Card>>>,
    /// The total of each seat's cards.
    pub sums: Vec<i16>,
    /// The points of each seat in this round.
    pub points: Vec<i16>,
    /// The points of each seat so far.
    pub totals: Vec<i16>,
    /// The rounds won by each seat so far.
    pub wins: Vec<u8>,
}
