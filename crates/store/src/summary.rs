//! The summary of a table.

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Its game has not started.
    Waiting,
    /// Its game is being played.
    Playing,
    /// Its game is over.
    Over,
    /// It was closed before its game was over.
    Closed,
}

impl Stage {
    /// All stages.
    pub const ALL: [Stage; 4] = [Stage::Waiting, Stage::Playing, Stage::Over, Stage::Closed];

    /// Whether nothing more will happen at the table.
    pub fn is_end(self) -> bool {
        matches!(self, Stage::Over | Stage::Closed)
    }
}

/// What lists, rights and retention need to know of a table without reading its log; written in the same append as
/// what changed it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Summary {
    /// How far it is.
    pub stage: Stage,
    /// The id of its game.
    pub game: String,
    /// Whether it is on the list of open tables.
    pub listed: bool,
    /// The devices whose people have a seat, in order, each once: tables are found by them.
    pub devices: Vec<Box<str>>,
    /// The rest, a line that the store passes on as it is.
    pub line: Box<str>,
}
