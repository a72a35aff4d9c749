//! What helps to show a view.

use serde::Serialize;

/// Nothing: whatever would help here is for the player to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct ViewAid {}

pub(crate) const fn view_aid() -> ViewAid {
    ViewAid {}
}
