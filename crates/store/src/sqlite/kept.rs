//! What is kept in a data folder, and what it costs. A server may run there meanwhile.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{DATABASE, migrations, schema, wal};
use crate::{OpenError, Stage};

/// What is kept in a data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The database.
    pub path: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
    /// The size of its write-ahead log in bytes, where it has one of its own.
    pub log_bytes: Option<u64>,
    /// The tables with a log.
    pub tables: Vec<KeptTable>,
    /// Of how many deleted games the result is left.
    pub results: u64,
}

/// A table that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTable {
    /// Its code.
    pub code: String,
    /// How far it is, and the id of its game; `None` for one of an older version that was not summed up yet.
    pub stage: Option<(Stage, String)>,
    /// How many records it has.
    pub records: u64,
    /// The bytes of their text.
    pub bytes: u64,
    /// When something happened at it last, in milliseconds since 1970.
    pub last: i64,
}

/// Looks at everything in a data folder, without changing anything.
pub(crate) fn kept(folder: &Path) -> Result<Kept, OpenError> {
    let path = folder.join(DATABASE);
    if !path.is_file() {
        return Err(OpenError::NoDatabase { path: folder.to_owned() });
    }
    let mut connection = schema::open_reader(&path)?;
    let found = schema::version(&connection, &path)?;
    if found < migrations::NEWEST {
        return Err(OpenError::Older { path, found, known: migrations::NEWEST });
    }
    let (tables, results) = read(&mut connection).map_err(|error| schema::open_error(&error, &path))?;
    let size = |path: &Path| path.metadata().map_or(0, |file| file.len());
    Ok(Kept { bytes: size(&path), log_bytes: Some(size(&wal::path_of(&path))), path, tables, results })
}

fn read(connection: &mut Connection) -> rusqlite::Result<(Vec<KeptTable>, u64)> {
    let snapshot = connection.transaction()?;
    let results = "SELECT count(*) FROM tables WHERE deleted IS NOT NULL";
    let results = snapshot.query_row(results, [], |row| row.get(0))?;
    // In the order in which they lie on disk: faster than table by table.
    let mut logs: HashMap<i64, (u64, u64, i64)> = HashMap::new();
    let mut records = snapshot.prepare("SELECT table_id, octet_length(body), stored FROM records")?;
    let mut rows = records.query([])?;
    while let Some(row) = rows.next()? {
        let (count, bytes, last) = logs.entry(row.get(0)?).or_default();
        *count += 1;
        *bytes += row.get::<_, u64>(1)?;
        *last = row.get::<_, i64>(2)?.max(*last);
    }
    let mut tables = snapshot
        .prepare("SELECT id, code, stage, game, changed, created FROM tables WHERE deleted IS NULL")?;
    let tables = tables.query_map([], |row| {
        let (records, bytes, last) = logs.get(&row.get(0)?).copied().unwrap_or_default();
        let stage: Option<usize> = row.get(2)?;
        let stage = stage.and_then(|stage| Stage::ALL.get(stage).copied());
        let game: Option<String> = row.get(3)?;
        let last = last.max(row.get(4)?).max(row.get(5)?);
        Ok(KeptTable { code: row.get(1)?, stage: stage.zip(game), records, bytes, last })
    })?;
    Ok((tables.collect::<rusqlite::Result<_>>()?, results))
}
