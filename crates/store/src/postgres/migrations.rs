//! Bringing a database to the version of this program, by one server at a time.

use super::errors::Failure;
use super::session::Session;
use super::url::PostgresUrl;
use crate::OpenError;

/// The steps in order; the version of a database is how many it has taken. Steps are added, never changed, and only add
/// to what is there: servers of the version before go on beside it.
const MIGRATIONS: [&str; 2] = [include_str!("schema-1.sql"), include_str!("schema-2.sql")];

/// The newest version that this program knows.
pub(super) const NEWEST: usize = MIGRATIONS.len();

/// The number of the advisory lock under which the schema is changed: `quintet` in ASCII.
const LOCK: i64 = 0x0071_7569_6e74_6574;

/// Brings the database to the newest version, or leaves it as it was.
pub(super) async fn migrate(session: &Session, url: &PostgresUrl) -> Result<(), OpenError> {
    let failed = |failure: Failure| failure.refuse(&url.path());
    session.batch("BEGIN").await.map_err(failed)?;
    // Held until the transaction ends, however it ends.
    session.query("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let migrated = run(session, url).await;
    session.batch(if migrated.is_ok() { "COMMIT" } else { "ROLLBACK" }).await.map_err(failed)?;
    migrated
}

async fn run(session: &Session, url: &PostgresUrl) -> Result<(), OpenError> {
    let failed = |failure: Failure| failure.refuse(&url.path());
    let found = version(session).await.map_err(failed)?;
    if found > NEWEST {
        return Err(OpenError::Newer { path: url.path(), found: found as i64, known: NEWEST as i64 });
    }
    if found == NEWEST {
        return Ok(());
    }
    tracing::info!(database = %url, "the database has version {found}; it is brought to {NEWEST}");
    if found == 0 {
        return make(session, "quintet", "gen_random_uuid()::text").await.map_err(failed);
    }
    climb(session, found).await.map_err(failed)
}

/// Makes everything in that schema, in which the session looks for its tables; the database gets the number that the
/// expression gives.
pub(super) async fn make(session: &Session, schema: &str, number: &str) -> Result<(), Failure> {
    let begin = format!(
        "CREATE SCHEMA IF NOT EXISTS {schema};
         CREATE TABLE {schema}.schema_version (version bigint NOT NULL, database text NOT NULL);
         INSERT INTO {schema}.schema_version (version, database) VALUES (0, {number})"
    );
    session.batch(&begin).await?;
    climb(session, 0).await
}

async fn climb(session: &Session, found: usize) -> Result<(), Failure> {
    for step in &MIGRATIONS[found..] {
        session.batch(step).await?;
    }
    session.batch(&format!("UPDATE schema_version SET version = {NEWEST}")).await
}

/// The number by which a database and its copies are known.
pub(super) async fn database_id(session: &Session) -> Result<String, Failure> {
    let row = session.query_opt("SELECT database FROM quintet.schema_version", &[]).await?;
    let missing = || Failure::Unfit("there is nothing of Quintet in it any more".to_owned());
    Ok(row.ok_or_else(missing)?.try_get(0)?)
}

/// The version of the database, 0 if there is nothing of ours in it.
pub(super) async fn version(session: &Session) -> Result<usize, Failure> {
    let there = "SELECT count(*) FROM information_schema.tables
         WHERE table_schema = 'quintet' AND table_name = 'schema_version'";
    let row = session.query_opt(there, &[]).await?;
    let there: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    if there == 0 {
        return Ok(0);
    }
    let row = session.query_opt("SELECT version FROM quintet.schema_version", &[]).await?;
    let version: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    Ok(version as usize)
}
