//! Where the tables are, for the commands that ask.

use std::path::PathBuf;

use store::Place;

/// Where the tables are.
#[derive(clap::Args)]
pub(crate) struct StoreArgs {
    /// The data folder, with a SQLite database; a server creates it if it does not exist
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    pub data: PathBuf,
    /// The database, if not in the data folder: `postgres://USER:PASSWORD@HOST/DATABASE`, or `sqlite:FOLDER`
    #[arg(
        long,
        value_name = "STORE",
        env = "QUINTET_STORE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    store: Option<Place>,
}

impl StoreArgs {
    /// The place that they name.
    pub(crate) fn place(&self) -> Place {
        self.store.clone().unwrap_or_else(|| Place::Folder(self.data.clone()))
    }
}
