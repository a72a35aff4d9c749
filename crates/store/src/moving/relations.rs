//! What is moved: every table of the database with its columns, the key first.

/// A value of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Bool(bool),
    Text(Box<str>),
    Bytes(Vec<u8>),
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int,
    Bool,
    Text,
    Bytes,
}

/// The values of a row, in the order of the columns.
pub(crate) type Row = Vec<Value>;

/// A table of the database.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Relation {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// How many of the columns are its key.
    pub key: usize,
}

impl Relation {
    /// The names of its columns, with commas between them.
    pub(crate) fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The columns of its key.
    pub(crate) fn keys(&self) -> &'static [(&'static str, Kind)] {
        &self.columns[..self.key]
    }
}

use Kind::{Bool, Bytes, Int, Text};

/// Where the ends of the logs stand: in PostgreSQL a table, in SQLite what the records tell and an epoch.
pub(crate) const HEADS: &str = "heads";
/// Where the records stand.
pub(crate) const RECORDS: &str = "records";

/// All of them, so that what a row refers to comes before it.
pub(crate) const RELATIONS: [Relation; 16] = [
    Relation { name: "variants", columns: &[("id", Int), ("game", Text), ("options", Text)], key: 1 },
    Relation { name: "players", columns: &[("id", Int), ("device", Text), ("name", Text)], key: 1 },
    Relation {
        name: "tables",
        columns: &[
            ("id", Int),
            ("code", Text),
            ("secret", Bytes),
            ("token", Bytes),
            ("created", Int),
            ("changed", Int),
            ("deleted", Int),
            ("stage", Int),
            ("game", Text),
            ("listed", Bool),
            ("line", Text),
        ],
        key: 1,
    },
    Relation {
        name: RECORDS,
        columns: &[("table_id", Int), ("version", Int), ("body", Text), ("stored", Int), ("checksum", Int)],
        key: 2,
    },
    Relation {
        name: HEADS,
        columns: &[("table_id", Int), ("code", Text), ("version", Int), ("epoch", Int)],
        key: 1,
    },
    Relation { name: "seated", columns: &[("device", Text), ("ended", Bool), ("table_id", Int)], key: 3 },
    Relation { name: "purges", columns: &[("table_id", Int), ("keep_summary", Bool)], key: 1 },
    Relation { name: "devices", columns: &[("device", Text), ("person", Text)], key: 1 },
    Relation { name: "keys", columns: &[("hash", Text), ("person", Text), ("until", Int)], key: 1 },
    Relation {
        name: "results",
        columns: &[("table_id", Int), ("variant", Int), ("ended", Int), ("line", Text)],
        key: 1,
    },
    Relation {
        name: "played",
        columns: &[
            ("player", Int),
            ("ended", Int),
            ("table_id", Int),
            ("variant", Int),
            ("millis", Int),
            ("seats", Int),
            ("place", Int),
            ("won", Bool),
            ("score", Int),
            ("better", Int),
            ("others", Text),
        ],
        key: 3,
    },
    Relation { name: "unresulted", columns: &[("table_id", Int)], key: 1 },
    Relation {
        name: "handed_over",
        columns: &[
            ("device", Text),
            ("game", Text),
            ("list", Text),
            ("place", Text),
            ("points", Int),
            ("at", Int),
        ],
        key: 4,
    },
    Relation { name: "forgets", columns: &[("table_id", Int), ("device", Text)], key: 2 },
    Relation {
        name: "reviews",
        columns: &[("table_id", Int), ("form", Int), ("iterations", Int), ("made", Int), ("body", Text)],
        key: 1,
    },
    Relation {
        name: "accuracies",
        columns: &[("player", Int), ("table_id", Int), ("decisions", Int), ("fine", Int)],
        key: 2,
    },
];
