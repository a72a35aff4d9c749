//! What helps to show a view.

use serde::Serialize;

use crate::{Cards, View};

/// What is worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct ViewAid {
    /// The cards of my hand that answer the centre, each once, whoever's turn it is.
    pub answers: Cards,
}

/// Works it out.
pub(crate) fn view_aid(view: &View) -> ViewAid {
    ViewAid { answers: view.hand.unwrap_or_default().answering(view.centre).distinct() }
}
