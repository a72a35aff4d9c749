//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};

/// Nothing: the piles lie open (DS-17), and no card goes from there to a hand that anybody sees it go to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {}
