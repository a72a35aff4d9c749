//! What helps to show a view.

use serde::Serialize;

use crate::view::View;

/// What is worked out from a view.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
pub struct ViewAid {
    /// How likely the bid that stands holds, in per cent.
    pub percent: Option<u8>,
}

/// What is worked out from a view.
pub(crate) fn view_aid(view: &View) -> ViewAid {
    ViewAid { percent: view.bid.map(|standing| percent(view.chance(standing.bid))) }
}

/// A probability in per cent.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}
