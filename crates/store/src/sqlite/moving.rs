//! A data folder as source or target of a move.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, ToSql, params_from_iter};

use super::data_folder::{self, FolderLock};
use super::{DATABASE, candidate, database_id, migrations, schema, wal};
use crate::moving::{HEADS, Kind, Relation, Row, Value};
use crate::{OpenError, StoreError};

/// The name that a database has while it is copied.
const UNFINISHED: &str = "quintet.moving";
/// The setting that says what it is a copy of.
const OF: &str = "moving";

/// The ends of the logs, as PostgreSQL has them.
const LOG_ENDS: &str = "(SELECT id AS table_id, code,
        (SELECT count(*) FROM records WHERE records.table_id = tables.id) AS version, epoch
     FROM tables WHERE deleted IS NULL)";

/// A data folder that is moved from or to. No server starts on it meanwhile.
pub(crate) struct MovingFolder {
    folder: PathBuf,
    /// What is read and written.
    path: PathBuf,
    connection: Option<Connection>,
    /// The table that is read, and the key of the row that was read last.
    reading: Option<(&'static Relation, Option<Row>)>,
    _lock: FolderLock,
}

impl MovingFolder {
    /// The folder that has the database.
    pub(crate) fn source(folder: &Path) -> Result<MovingFolder, OpenError> {
        let path = folder.join(DATABASE);
        if !path.is_file() {
            return Err(OpenError::NoDatabase { path: folder.to_owned() });
        }
        MovingFolder::whole(folder, path)
    }

    /// The folder that is to have it.
    pub(crate) fn target(folder: &Path) -> Result<MovingFolder, OpenError> {
        let path = folder.join(DATABASE);
        if path.exists() {
            return MovingFolder::whole(folder, path);
        }
        let (lock, path) = (data_folder::lock(folder)?, folder.join(UNFINISHED));
        Ok(MovingFolder { folder: folder.to_owned(), path, connection: None, reading: None, _lock: lock })
    }

    /// A folder with a database of this version that is whole.
    fn whole(folder: &Path, path: PathBuf) -> Result<MovingFolder, OpenError> {
        let lock = data_folder::lock(folder)?;
        candidate::check_log(&path)?;
        let connection = schema::open_reader(&path)?;
        let found = schema::version(&connection, &path)?;
        if found != migrations::NEWEST {
            return Err(OpenError::Older { path, found, known: migrations::NEWEST });
        }
        let (folder, connection) = (folder.to_owned(), Some(connection));
        Ok(MovingFolder { folder, path, connection, reading: None, _lock: lock })
    }

    pub(crate) fn is_whole(&self) -> bool {
        self.connection.is_some()
    }

    fn connection(&self) -> Result<&Connection, OpenError> {
        self.connection.as_ref().ok_or(OpenError::Store(StoreError::Closed))
    }

    fn failed(&self, error: &rusqlite::Error) -> OpenError {
        schema::open_error(error, &self.path)
    }

    pub(crate) fn id(&self) -> Result<[u8; 16], OpenError> {
        let id = database_id::read(self.connection()?).map_err(|error| self.failed(&error))?;
        // Only the first versions had none, and this one has given it one when it was started there.
        id.ok_or_else(|| {
            let (path, known) = (self.path.clone(), migrations::NEWEST);
            OpenError::Older { path, found: 1, known }
        })
    }

    pub(crate) fn last_stored(&self) -> Result<Option<i64>, OpenError> {
        let sql = "SELECT stored FROM records ORDER BY id DESC LIMIT 1";
        let last = self.connection()?.query_row(sql, [], |row| row.get(0)).optional();
        last.map_err(|error| self.failed(&error))
    }

    pub(crate) fn count(&self, relation: &Relation) -> Result<u64, OpenError> {
        let sql = match relation.name {
            HEADS => "SELECT count(*) FROM tables WHERE deleted IS NULL".to_owned(),
            name => format!("SELECT count(*) FROM {name}"),
        };
        self.connection()?.query_row(&sql, [], |row| row.get(0)).map_err(|error| self.failed(&error))
    }

    pub(crate) fn read(&mut self, relation: &'static Relation, after: Option<Row>) {
        self.reading = Some((relation, after));
    }

    pub(crate) fn next(&mut self, most: usize) -> Result<Vec<Row>, OpenError> {
        let Some((relation, after)) = self.reading.take() else { return Ok(vec![]) };
        let keys = relation.keys().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let from = if relation.name == HEADS { LOG_ENDS } else { relation.name };
        let behind = after.as_ref().map(|_| {
            let places = vec!["?"; relation.key].join(", ");
            format!("WHERE ({keys}) > ({places})")
        });
        let sql = format!(
            "SELECT {} FROM {from} {} ORDER BY {keys} LIMIT {most}",
            relation.names(),
            behind.unwrap_or_default()
        );
        let read = || -> rusqlite::Result<Vec<Row>> {
            let connection = self.connection.as_ref().ok_or(rusqlite::Error::InvalidQuery)?;
            let mut statement = connection.prepare_cached(&sql)?;
            let key = after.iter().flatten().map(bound);
            let rows = statement.query_map(params_from_iter(key), |row| {
                let value = |(place, (_, kind)): (usize, &(&str, Kind))| value(row.get_ref(place)?, *kind);
                relation.columns.iter().enumerate().map(value).collect::<rusqlite::Result<Row>>()
            })?;
            rows.collect()
        };
        let rows = read().map_err(|error| self.failed(&error))?;
        let last = rows.last().map(|row| row[..relation.key].to_vec()).or(after);
        self.reading = Some((relation, last));
        Ok(rows)
    }

    /// Begins a copy, or goes on with one of the same.
    pub(crate) fn begin(&mut self, id: [u8; 16], of: &str) -> Result<(), OpenError> {
        if self.path.exists() {
            let connection = schema::open_writer(&self.path, &self.folder)?;
            let sql = "SELECT value FROM settings WHERE name = ?1";
            let found = connection.query_row(sql, [OF], |row| row.get::<_, Vec<u8>>(0)).optional();
            if found.map_err(|error| self.failed(&error))?.as_deref() == Some(of.as_bytes()) {
                self.connection = Some(connection);
                return Ok(());
            }
        }
        self.delete_files();
        // SQLite would make it readable for everybody.
        data_folder::private_file(&self.path)
            .map_err(|error| data_folder::error(&self.folder, "written", &error))?;
        let connection = schema::open_writer(&self.path, &self.folder)?;
        let sql = "INSERT INTO settings (name, value) VALUES ('database', ?1), (?2, ?3)";
        connection.execute(sql, (id, OF, of.as_bytes())).map_err(|error| self.failed(&error))?;
        self.connection = Some(connection);
        Ok(())
    }

    pub(crate) fn last_key(&self, relation: &Relation) -> Result<Option<Row>, OpenError> {
        // Epochs are written into rows that are there already: all of them anew.
        if relation.name == HEADS {
            return Ok(None);
        }
        let keys: Vec<&str> = relation.keys().iter().map(|(name, _)| *name).collect();
        let (names, order) = (keys.join(", "), keys.join(" DESC, "));
        let sql = format!("SELECT {names} FROM {} ORDER BY {order} DESC LIMIT 1", relation.name);
        let last = self.connection()?.query_row(&sql, [], |row| {
            let value = |(place, (_, kind)): (usize, &(&str, Kind))| value(row.get_ref(place)?, *kind);
            relation.keys().iter().enumerate().map(value).collect::<rusqlite::Result<Row>>()
        });
        last.optional().map_err(|error| self.failed(&error))
    }

    pub(crate) fn write(&mut self, relation: &Relation, rows: &[Row]) -> Result<(), OpenError> {
        let write = |connection: &mut Connection| -> rusqlite::Result<()> {
            let transaction = connection.transaction()?;
            if relation.name == HEADS {
                let mut update = transaction
                    .prepare_cached("UPDATE tables SET epoch = ?4 WHERE id = ?1 AND code = ?2 AND ?3 >= 0")?;
                for row in rows {
                    update.execute(params_from_iter(row.iter().map(bound)))?;
                }
            } else {
                let places = vec!["?"; relation.columns.len()].join(", ");
                let sql = format!("INSERT INTO {} ({}) VALUES ({places})", relation.name, relation.names());
                let mut insert = transaction.prepare_cached(&sql)?;
                for row in rows {
                    insert.execute(params_from_iter(row.iter().map(bound)))?;
                }
            }
            transaction.commit()
        };
        let connection = self.connection.as_mut().ok_or(OpenError::Store(StoreError::Closed))?;
        write(connection).map_err(|error| schema::open_error(&error, &self.path))
    }

    pub(crate) fn finish(mut self) -> Result<(), OpenError> {
        let unwritable = |error: &std::io::Error| data_folder::error(&self.folder, "written", error);
        let connection = self.connection.take().ok_or(OpenError::Store(StoreError::Closed))?;
        // When something was stored last is told by the last row.
        let latest = "UPDATE records SET id = (SELECT max(id) + 1 FROM records)
             WHERE id = (SELECT id FROM records ORDER BY stored DESC, id DESC LIMIT 1)";
        connection.execute(latest, []).map_err(|error| self.failed(&error))?;
        let unmark = "DELETE FROM settings WHERE name = ?1";
        connection.execute(unmark, [OF]).map_err(|error| self.failed(&error))?;
        // The last one to close moves everything from the write-ahead log into the database.
        connection.close().map_err(|(_, error)| self.failed(&error))?;
        let file = fs::File::open(&self.path).map_err(|error| unwritable(&error))?;
        let named = file.sync_all().and_then(|()| fs::rename(&self.path, self.folder.join(DATABASE)));
        named.map_err(|error| unwritable(&error))?;
        if cfg!(unix) {
            fs::File::open(&self.folder)
                .and_then(|folder| folder.sync_all())
                .map_err(|error| unwritable(&error))?;
        }
        Ok(())
    }

    pub(crate) fn throw_away(mut self) {
        self.connection = None;
        self.delete_files();
    }

    fn delete_files(&self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let _nothing_there = fs::remove_file(wal::beside(&self.path, ending));
        }
    }
}

fn bound(value: &Value) -> &dyn ToSql {
    match value {
        Value::Null => &rusqlite::types::Null,
        Value::Int(number) => number,
        Value::Bool(is) => is,
        Value::Text(text) => text,
        Value::Bytes(bytes) => bytes,
    }
}

fn value(read: ValueRef<'_>, kind: Kind) -> rusqlite::Result<Value> {
    Ok(match (read, kind) {
        (ValueRef::Null, _) => Value::Null,
        (_, Kind::Int) => Value::Int(read.as_i64()?),
        (_, Kind::Bool) => Value::Bool(read.as_i64()? != 0),
        (_, Kind::Text) => Value::Text(read.as_str()?.into()),
        (_, Kind::Bytes) => Value::Bytes(read.as_blob()?.into()),
    })
}
