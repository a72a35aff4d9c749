//! Where a store is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::{Kept, Node, OpenError, Postgres, PostgresUrl, Sqlite, Store, postgres, sqlite};

/// Where a store is: a folder with SQLite's database, or a database of PostgreSQL.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// SQLite's database in that folder.
    Folder(PathBuf),
    /// A database of PostgreSQL.
    Postgres(Box<PostgresUrl>),
}

impl Place {
    /// What it is called in errors.
    pub(crate) fn path(&self) -> PathBuf {
        match self {
            Place::Folder(folder) => folder.clone(),
            Place::Postgres(url) => PathBuf::from(url.name()),
        }
    }

    /// Opens the store there. Blocks for as long as the disk or the database does.
    pub fn open(&self) -> Result<Arc<dyn Store>, OpenError> {
        Ok(match self {
            Place::Folder(folder) => Arc::new(Sqlite::open(folder)?),
            Place::Postgres(url) => Arc::new(Postgres::open(url)?),
        })
    }
}

/// Looks at everything that is kept there, without changing anything; a server may run meanwhile.
pub async fn kept(place: &Place) -> Result<Kept, OpenError> {
    match place {
        Place::Folder(folder) => sqlite::kept(folder),
        Place::Postgres(url) => postgres::kept(url).await,
    }
}

/// The servers that share the database there, and how many tables each has; `None` where there is only ever one server.
pub async fn nodes(place: &Place) -> Result<Option<Vec<(Node, u64)>>, OpenError> {
    match place {
        Place::Folder(_) => Ok(None),
        Place::Postgres(url) => postgres::nodes_of(url).await.map(Some),
    }
}

impl FromStr for Place {
    type Err = OpenError;

    /// `sqlite:FOLDER`, `postgres://…` or `postgresql://…`.
    fn from_str(text: &str) -> Result<Place, OpenError> {
        if let Some(folder) = text.strip_prefix("sqlite:").filter(|folder| !folder.is_empty()) {
            return Ok(Place::Folder(PathBuf::from(folder)));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return text.parse().map(Box::new).map(Place::Postgres);
        }
        Err(OpenError::Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "sqlite:{}", folder.display()),
            Place::Postgres(url) => url.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_is_named_by_what_it_is() {
        let place = |text: &str| text.parse::<Place>();
        assert_eq!(place("sqlite:data"), Ok(Place::Folder("data".into())));
        assert!(matches!(place("postgres://u@localhost/games"), Ok(Place::Postgres(_))));
        assert!(matches!(place("postgresql://u@localhost/games"), Ok(Place::Postgres(_))));
        for wrong in ["", "data", "sqlite:", "mysql://u@localhost/games"] {
            assert_eq!(place(wrong), Err(OpenError::Place), "{wrong}");
        }
    }
}
