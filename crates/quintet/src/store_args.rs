//! Where the tables are, for the commands that ask.

use std::path::PathBuf;

use store::Place;

use crate::settings::FileArgs;

/// Where the tables are.
#[derive(clap::Args)]
pub(crate) struct StoreArgs {
    /// The data folder, with a SQLite database; a server creates it if it does not exist
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    pub data: PathBuf,
    /// The database, if not in the data folder: `postgres://USER:PASSWORD@HOST/DATABASE`, or `sqlite:FOLDER`
    #[arg(long, value_name = "STORE", conflicts_with = "data")]
    store: Option<Place>,
    #[command(flatten)]
    _settings: FileArgs,
}

impl StoreArgs {
    /// The place that they name.
    pub(crate) fn place(&self) -> Place {
        self.store.clone().unwrap_or_else(|| Place::Folder(self.data.clone()))
    }
}
