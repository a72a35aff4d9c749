//! Bringing a database of an older version to this one: a copy first, then everything in one transaction, so that a
//! kill at any point leaves the old database or the new one.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::backup;
use super::schema::{APPLICATION, open_error};
use crate::checksum::checksum;
use crate::{OpenError, StoreError};

/// A step from one version of the database to the next.
struct Migration {
    sql: &'static str,
    /// What SQL alone cannot do.
    then: fn(&Transaction<'_>) -> rusqlite::Result<()>,
}

/// The steps in order; the version of a database is how many it has taken. Steps are added, never changed.
const MIGRATIONS: [Migration; 4] = [
    Migration { sql: include_str!("schema-1.sql"), then: |_| Ok(()) },
    Migration { sql: include_str!("schema-2.sql"), then: add_checksums },
    Migration { sql: include_str!("schema-3.sql"), then: |_| Ok(()) },
    Migration { sql: include_str!("schema-4.sql"), then: |_| Ok(()) },
];

/// The newest version that this program knows.
pub(super) const NEWEST: usize = MIGRATIONS.len();

/// How many records get their checksums at a time, and how often the log tells of it.
const CHUNK: usize = 1000;
const TOLD_EVERY: i64 = 500_000;

/// Brings a database of that version to the newest, or leaves it as it was. One that holds anything is copied first.
pub(super) fn migrate(connection: &mut Connection, path: &Path, version: usize) -> Result<(), OpenError> {
    if version == NEWEST {
        return Ok(());
    }
    if version == 0 {
        return run(connection, version).map_err(|error| open_error(&error, path));
    }
    let bytes = path.metadata().map_or(0, |file| file.len());
    let without_space = |error: OpenError| match error {
        OpenError::Store(StoreError::Full { .. }) => {
            OpenError::NoSpaceToMigrate { path: path.to_owned(), from: version, to: NEWEST, bytes }
        }
        other => other,
    };
    let copy = copy_path(path, version);
    tracing::info!(copy = %copy.display(), "the database has version {version}; it is copied, then brought to {NEWEST}");
    backup::copy(connection, &copy).map_err(without_space)?;
    if let Err(error) = run(connection, version) {
        // The old database is as it was, and needs the space more.
        let _kept_then = fs::remove_file(&copy);
        return Err(without_space(open_error(&error, path)));
    }
    tracing::info!(copy = %copy.display(), "the database has version {NEWEST} now; the copy of the old one is kept");
    Ok(())
}

/// Where the copy of a database is kept that had that version.
fn copy_path(path: &Path, version: usize) -> PathBuf {
    path.with_file_name(format!("quintet-version-{version}.db"))
}

fn run(connection: &mut Connection, version: usize) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration.sql)?;
        (migration.then)(&transaction)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", NEWEST)?;
    transaction.commit()
}

fn add_checksums(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut select = transaction.prepare(
        "SELECT records.id, code, version, body FROM records JOIN tables ON tables.id = table_id
         WHERE records.id > ?1 ORDER BY records.id LIMIT ?2",
    )?;
    let mut update = transaction.prepare("UPDATE records SET checksum = ?2 WHERE id = ?1")?;
    let (mut last, mut done) = (0_i64, 0_i64);
    loop {
        let mut chunk: Vec<(i64, u32)> = Vec::with_capacity(CHUNK);
        let mut rows = select.query((last, CHUNK))?;
        while let Some(row) = rows.next()? {
            let (code, body) = (row.get_ref(1)?.as_str()?, row.get_ref(3)?.as_str()?);
            chunk.push((row.get(0)?, checksum(code, row.get(2)?, body)));
        }
        drop(rows);
        let Some((id, _)) = chunk.last() else { return Ok(()) };
        last = *id;
        for record in &chunk {
            update.execute(*record)?;
        }
        done += chunk.len() as i64;
        if done % TOLD_EVERY < CHUNK as i64 && done >= TOLD_EVERY {
            tracing::info!("{done} records have their checksums");
        }
    }
}
