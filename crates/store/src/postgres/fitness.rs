//! Whether a server could use a database, found out without changing anything.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::durability;
use super::errors::Failure;
use super::link::{self, Role};
use super::migrations;
use super::session::Session;
use super::url::PostgresUrl;
use crate::OpenError;

/// What a server would find in a database that it can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fitness {
    /// The version of what is stored there; none if nothing is yet.
    pub version: Option<usize>,
    /// Whether the next start brings it up to date.
    pub is_older: bool,
    /// How long an answer takes.
    pub answered_in: Duration,
    /// How much its clock and that of this machine differ.
    pub clocks_differ: Duration,
}

/// Looks at the database as a server would that is to write to it; why it could not, if it could not.
pub async fn fitness(url: &PostgresUrl) -> Result<Fitness, OpenError> {
    let refuse = |failure: Failure| failure.refuse(&url.path());
    let (session, _ended) = link::open(url, Role::Visitor, None).await.map_err(refuse)?;
    look(&session).await.map_err(refuse).and_then(|fitness| match fitness.version {
        Some(found) if found > migrations::NEWEST => {
            Err(OpenError::Newer { path: url.path(), found: found as i64, known: migrations::NEWEST as i64 })
        }
        _ => Ok(fitness),
    })
}

async fn look(session: &Session) -> Result<Fitness, Failure> {
    durability::check(session).await?;
    let version = match migrations::version(session).await? {
        0 => None,
        found => Some(found),
    };
    let asked = Instant::now();
    let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let row = session.query_opt(clock, &[]).await?;
    let answered_in = asked.elapsed();
    let theirs: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    let ours = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(Fitness {
        version,
        is_older: version.is_some_and(|found| found < migrations::NEWEST),
        answered_in,
        clocks_differ: ours.abs_diff(Duration::from_millis(theirs.unsigned_abs())),
    })
}
