//! Which layout of the records is faster, one in the order of storing with an index beside it, or one clustered by
//! (table, version): `cargo run --release -p store --example layout [FOLDER]`. The answer is written in
//! `src/sqlite/schema-1.sql`.

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use rusqlite::Connection;

const LAYOUTS: [(&str, &str); 2] = [
    (
        "rowid",
        "CREATE TABLE records (id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, version INTEGER NOT NULL,
             body TEXT NOT NULL, stored INTEGER NOT NULL) STRICT;
         CREATE UNIQUE INDEX place ON records (table_id, version);",
    ),
    (
        "clustered",
        "CREATE TABLE records (table_id INTEGER NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
             stored INTEGER NOT NULL, PRIMARY KEY (table_id, version)) STRICT, WITHOUT ROWID;",
    ),
];

/// Tables that are running at the same time.
const TABLES: i64 = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = match std::env::args_os().nth(1) {
        Some(folder) => tempfile::tempdir_in(folder)?,
        None => tempfile::tempdir()?,
    };
    println!("layout     body  batch  appends/s  written B/append  file B/append  loads records/s");
    for length in [100, 300, 1500] {
        for (batch, appends) in [(1, 4000), (100, 200_000)] {
            for (name, schema) in LAYOUTS {
                measure(name, schema, length, batch, appends, &folder.path().join("test.db"))?;
            }
        }
    }
    Ok(())
}

fn measure(
    name: &str,
    schema: &str,
    length: usize,
    batch: i64,
    appends: i64,
    path: &Path,
) -> Result<(), Box<dyn Error>> {
    let mut connection = Connection::open(path)?;
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.execute_batch(schema)?;
    let body = "x".repeat(length);
    let mut rng = fastrand::Rng::with_seed(1);
    let mut versions = vec![0_i64; TABLES as usize];
    // As after some months of use: what is appended does not all lie on the last page of a small tree.
    fill(&mut connection, &mut versions, &body)?;
    let written = written();
    let start = Instant::now();
    for _ in 0..appends / batch {
        let transaction = connection.transaction()?;
        for _ in 0..batch {
            insert(&transaction, rng.i64(0..TABLES), &mut versions, &body)?;
        }
        transaction.commit()?;
    }
    let seconds = start.elapsed().as_secs_f64();
    let written = self::written() - written;
    let start = Instant::now();
    let mut records = 0;
    for table in 0..200 {
        let mut load = connection
            .prepare_cached("SELECT version, body FROM records WHERE table_id = ?1 ORDER BY version")?;
        let mut rows = load.query([table])?;
        while let Some(row) = rows.next()? {
            records += row.get::<_, String>(1)?.len() / length;
        }
    }
    let loads = records as f64 / start.elapsed().as_secs_f64();
    connection.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    let total: i64 = versions.iter().sum();
    println!(
        "{name:<9}  {length:>4}  {batch:>5}  {:>9.0}  {:>16}  {:>13}  {loads:>15.0}",
        appends as f64 / seconds,
        written / appends,
        std::fs::metadata(path)?.len() as i64 / total,
    );
    drop(connection);
    Ok(std::fs::remove_file(path)?)
}

fn fill(connection: &mut Connection, versions: &mut [i64], body: &str) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    for _ in 0..50 {
        for table in 0..TABLES {
            insert(&transaction, table, versions, body)?;
        }
    }
    transaction.commit()
}

fn insert(connection: &Connection, table: i64, versions: &mut [i64], body: &str) -> rusqlite::Result<()> {
    let version = &mut versions[table as usize];
    connection
        .prepare_cached("INSERT INTO records (table_id, version, body, stored) VALUES (?1, ?2, ?3, 0)")?
        .execute((table, *version, body))?;
    *version += 1;
    Ok(())
}

/// How much this process has written to the file system so far; 0 where the system does not say.
fn written() -> i64 {
    let status = std::fs::read_to_string("/proc/self/io").unwrap_or_default();
    status.lines().find_map(|line| line.strip_prefix("wchar: ")?.parse().ok()).unwrap_or(0)
}
