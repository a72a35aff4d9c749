//! A new database: made under another name and renamed when it is whole, so that a file under the name of the database
//! is never a half-made one, and an empty file there never a new one.

use std::fs;
use std::path::Path;

use super::{data_folder, database_id, schema, wal};
use crate::OpenError;

/// The name that a database has while it is made.
const UNFINISHED: &str = "quintet.new";

/// Makes the database of that folder if there is none. One that is there and empty, or missing though its write-ahead
/// log is there, is refused: something has happened to it.
pub(super) fn ensure(folder: &Path, path: &Path) -> Result<(), OpenError> {
    let unwritable = |error: &std::io::Error| data_folder::error(folder, "written", error);
    let log = wal::path_of(path);
    match fs::metadata(path) {
        Ok(found) if found.is_file() && found.len() == 0 => Err(OpenError::Empty { path: path.to_owned() }),
        Ok(found) if found.is_file() => Ok(()),
        Ok(_) => Err(unwritable(&std::io::ErrorKind::IsADirectory.into())),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(unwritable(&error)),
        Err(_) if fs::metadata(&log).is_ok_and(|log| log.len() > 0) => {
            Err(OpenError::LogAlone { path: path.to_owned(), log })
        }
        Err(_) => create(folder, path),
    }
}

fn create(folder: &Path, path: &Path) -> Result<(), OpenError> {
    let unwritable = |error: &std::io::Error| data_folder::error(folder, "written", error);
    let unfinished = folder.join(UNFINISHED);
    // What a killed program left behind.
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _nothing_there = fs::remove_file(wal::beside(&unfinished, ending));
    }
    // SQLite would make it readable for everybody.
    let file = data_folder::private_file(&unfinished).map_err(|error| unwritable(&error))?;
    let connection = schema::open_writer(&unfinished, folder)?;
    database_id::ensure(&connection).map_err(|error| schema::open_error(&error, &unfinished))?;
    // The last one to close moves everything from the write-ahead log into the database.
    connection.close().map_err(|(_, error)| schema::open_error(&error, &unfinished))?;
    file.sync_all().and_then(|()| fs::rename(&unfinished, path)).map_err(|error| unwritable(&error))?;
    if cfg!(unix) {
        fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| unwritable(&error))?;
    }
    Ok(())
}
