//! PostgreSQL's errors, each as a sentence for whoever runs the server.

use std::path::Path;

use tokio_postgres::error::SqlState;

use super::url::with_cause;
use crate::{OpenError, StoreError};

/// Why a request was not carried out.
#[derive(Debug)]
pub(super) enum Failure {
    /// What the database or the driver says.
    Database(tokio_postgres::Error),
    /// The answer did not come in time, or the connection was given up.
    Silent,
    /// The means of encryption are missing.
    Tls(String),
    /// The database is not one to store games in.
    Unfit(String),
    /// What is stored contradicts itself.
    Damaged(String),
    /// A node is alive that would not be understood.
    Incompatible { version: String, address: String },
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        Failure::Database(error)
    }
}

impl Failure {
    /// Whether the database said no, so that nothing was changed; otherwise the answer is lost, and what became of the
    /// request with it.
    pub(super) fn is_certain(&self) -> bool {
        match self {
            Failure::Database(error) => error.code().is_some_and(|code| !is_going(code)) || is_unsent(error),
            Failure::Silent => false,
            Failure::Tls(_) | Failure::Unfit(_) | Failure::Damaged(_) | Failure::Incompatible { .. } => true,
        }
    }

    /// Whether the same request may succeed now: it lost against another, and nothing was changed.
    pub(super) fn is_worth_repeating(&self) -> bool {
        let codes = [&SqlState::T_R_SERIALIZATION_FAILURE, &SqlState::T_R_DEADLOCK_DETECTED];
        matches!(self, Failure::Database(error) if error.code().is_some_and(|code| codes.contains(&code)))
    }

    /// The error to report while a database is opened.
    pub(super) fn refuse(&self, database: &Path) -> OpenError {
        match (self, self.report(database)) {
            (Failure::Unfit(what), _) => OpenError::Unfit { path: database.to_owned(), what: what.clone() },
            (_, StoreError::Unreachable { path, what }) => OpenError::Unreachable { path, what },
            (_, other) => OpenError::Store(other),
        }
    }

    /// The error to report.
    pub(super) fn report(&self, database: &Path) -> StoreError {
        let path = database.to_owned();
        let error = match self {
            Failure::Database(error) => error,
            Failure::Silent => {
                return StoreError::Unreachable { path, what: "it does not answer".to_owned() };
            }
            Failure::Tls(what) | Failure::Unfit(what) => {
                return StoreError::Unreachable { path, what: what.clone() };
            }
            Failure::Damaged(what) => return StoreError::Damaged { path, what: what.clone() },
            Failure::Incompatible { version, address } => {
                return StoreError::Incompatible { version: version.clone(), address: address.clone() };
            }
        };
        let what = with_cause(error);
        match error.code() {
            Some(code) if *code == SqlState::DISK_FULL => StoreError::Full { path },
            Some(code) if is_going(code) => StoreError::Unreachable { path, what },
            Some(code) if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
                StoreError::Damaged { path, what }
            }
            Some(code)
                if *code == SqlState::READ_ONLY_SQL_TRANSACTION
                    || *code == SqlState::INSUFFICIENT_PRIVILEGE =>
            {
                StoreError::Unwritable { path, what }
            }
            Some(_) => StoreError::Failed { path, what },
            None if is_unsent(error) => StoreError::Failed { path, what },
            None => StoreError::Unreachable { path, what },
        }
    }
}

/// Whether the database is on its way out, or this session is: what it was doing may be done all the same.
fn is_going(code: &SqlState) -> bool {
    // Connections (class 08), shutdowns and crashes of the server (57P), too many clients.
    let (code, full) = (code.code(), SqlState::TOO_MANY_CONNECTIONS.code());
    code.starts_with("08") || code.starts_with("57P") || code == full
}

/// Whether the driver could not even put the request into its form.
fn is_unsent(error: &tokio_postgres::Error) -> bool {
    error.to_string().starts_with("error serializing parameter")
}
