//! The moments of a game that people look for afterwards.

use serde::{Deserialize, Serialize};

/// What kind of moment it is, in the words of all games; which sights are such a moment, each game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(rename_all = "snake_case")]
pub enum KeyMoment {
    /// A round begins.
    Round,
    /// Somebody says that they are done, or accuses: everybody has to answer it.
    Call,
    /// A race was decided.
    Race,
    /// Somebody laid all their cards down.
    Out,
    /// A series was scored.
    Series,
    /// Stop: everybody puts the pen down.
    Stop,
    /// A round is over.
    RoundEnd,
    /// The game is over.
    End,
}
