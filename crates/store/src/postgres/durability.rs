//! What a database must keep to for what is acknowledged to be kept: checked on every connection that writes.

use super::errors::Failure;
use super::session::Session;

/// A setting that must not have that value, and why.
struct Demand {
    setting: &'static str,
    refused: &'static str,
    why: &'static str,
}

const DEMANDS: [Demand; 5] = [
    Demand {
        setting: "fsync",
        refused: "off",
        why: "a power cut would lose moves that players were told of, and may break the whole database",
    },
    Demand {
        setting: "synchronous_commit",
        refused: "off",
        why: "a commit would be acknowledged before it is on disk, and a crash would lose it",
    },
    Demand {
        setting: "full_page_writes",
        refused: "off",
        why: "a page half written at a power cut could not be repaired, and moves of weeks ago would be lost with it",
    },
    Demand {
        setting: "transaction_read_only",
        refused: "on",
        why: "nothing can be stored in it; name the primary, not a replica",
    },
    Demand {
        setting: "server_encoding",
        refused: "SQL_ASCII",
        why: "names and chat need all of Unicode; create the database with the encoding UTF8",
    },
];

/// Fails with a sentence if the database may lose what it acknowledges. Engines that speak PostgreSQL and lack a setting
/// have nothing to switch off.
pub(super) async fn check(session: &Session) -> Result<(), Failure> {
    for Demand { setting, refused, why } in DEMANDS {
        let row = session.query_opt("SELECT current_setting($1, true)", &[&setting]).await?;
        let value: Option<String> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        if value.as_deref() == Some(refused) {
            return Err(Failure::Unfit(format!("its setting {setting} is {refused}: {why}")));
        }
    }
    Ok(())
}
