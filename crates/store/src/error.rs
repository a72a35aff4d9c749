//! What can go wrong, each as a sentence for whoever runs the server: what happened, and what to do.

use std::path::PathBuf;

use thiserror::Error;

/// Why a request to an open store failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is a table with that code already.
    #[error("there is a table {code} already; choose another code")]
    Taken {
        /// The code.
        code: String,
    },
    /// There is no table with that code.
    #[error("there is no table {code}")]
    Missing {
        /// The code.
        code: String,
    },
    /// The table has another version than the append expects.
    #[error("the append was made for version {expected} of table {code}, which is at version {found}")]
    Conflict {
        /// Which table.
        code: String,
        /// The version that the append expects.
        expected: u64,
        /// The version that the table has.
        found: u64,
    },
    /// Somebody else owns the table by now.
    #[error("the append was made in epoch {expected} of table {code}, which is in epoch {found}")]
    Fenced {
        /// Which table.
        code: String,
        /// The epoch that the append names.
        expected: u64,
        /// The epoch of the table.
        found: u64,
    },
    /// A record is empty or has a line break inside.
    #[error("record {index} of the append is not one line of text")]
    NotOneLine {
        /// Which, counted from 0.
        index: usize,
    },
    /// The disk is full. Everything acknowledged is there, and appends work again once there is space.
    #[error(
        "the disk with {path} is full: what was acknowledged is safe, but nothing more can be stored until \
             space is made on it"
    )]
    Full {
        /// The database.
        path: PathBuf,
    },
    /// The database is corrupt.
    #[error(
        "{path} is damaged ({what}): stop the server, keep a copy of the folder, and bring back a backup"
    )]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What was found.
        what: String,
    },
    /// Another program has been writing to the database for too long.
    #[error("another program is writing to {path}; close it, then try again")]
    Busy {
        /// The database.
        path: PathBuf,
    },
    /// The database of a running server is not where it was. Nothing is stored until it is back.
    #[error(
        "{path} {what} while the server was running: nothing is stored until it is back. Put it back, or a copy of it, and \
             play goes on by itself"
    )]
    Away {
        /// The database.
        path: PathBuf,
        /// What became of it.
        what: &'static str,
    },
    /// The database cannot be reached. Nothing is stored until it is back; what was under way may be stored.
    #[error(
        "{path} cannot be used ({what}): nothing is stored until it is back, and play goes on by itself then. Check that \
             it runs and that this machine reaches it"
    )]
    Unreachable {
        /// The database, without its password.
        path: PathBuf,
        /// What was found.
        what: String,
    },
    /// The database can no longer be written.
    #[error(
        "{path} cannot be written ({what}): check that its disk is not mounted read-only and that the \
             account of the server may write there"
    )]
    Unwritable {
        /// The database.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// The disk or the system failed.
    #[error("{path} cannot be used ({what}): check the disk and the space left to this account")]
    Failed {
        /// The database.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// Another node has the table.
    #[error("table {code} is at the node {address} now")]
    Elsewhere {
        /// Which table.
        code: String,
        /// Where that node is.
        address: String,
    },
    /// A node is alive that would not be understood.
    #[error(
        "the node at {address} runs version {version}, which this version does not understand: stop it first, or install \
             a version next to it"
    )]
    Incompatible {
        /// Its version.
        version: String,
        /// Where it is.
        address: String,
    },
    /// The store is closed; while there are requests, only a bug in the program does that.
    #[error("the store is closed; start the server again")]
    Closed,
}

impl StoreError {
    /// Whether the database is away as a whole: the store has said so in the log, once.
    pub fn is_away(&self) -> bool {
        matches!(self, StoreError::Away { .. } | StoreError::Unreachable { .. })
    }
}

/// Why a store could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The data folder cannot be created or written.
    #[error(
        "the data folder {path} cannot be {done} ({what}): choose another folder, or let the account of the \
             server write there"
    )]
    Folder {
        /// The folder.
        path: PathBuf,
        /// `created` or `written`.
        done: &'static str,
        /// What the system says.
        what: String,
    },
    /// The folder is on a file system that is mounted read-only.
    #[error(
        "the data folder {path} is on a read-only file system: choose a folder on another one, or mount it \
             writable"
    )]
    ReadOnly {
        /// The folder.
        path: PathBuf,
    },
    /// Another server has the folder open.
    #[error("another server is running on the data folder {path}: stop it first, or choose another folder")]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// A store is named in no known way.
    #[error("a store is sqlite:FOLDER or postgres://user:password@host/database")]
    Place,
    /// The address of a database cannot be read.
    #[error("that is not the address of a database ({what}): write postgres://user:password@host/database")]
    Url {
        /// What is wrong with it.
        what: String,
    },
    /// The database cannot be reached.
    #[error(
        "{path} cannot be reached ({what}): check its address, and that it runs and lets this account in"
    )]
    Unreachable {
        /// The database, without its password.
        path: PathBuf,
        /// What was found.
        what: String,
    },
    /// The database may lose what it acknowledges.
    #[error("{path} is not used ({what})")]
    Unfit {
        /// The database, without its password.
        path: PathBuf,
        /// Which promise is missing, and why it matters.
        what: String,
    },
    /// Another server uses the database.
    #[error("another server is running on {path}: stop it first, or name another database")]
    Served {
        /// The database, without its password.
        path: PathBuf,
    },
    /// The database belongs to another program.
    #[error("{path} is not a database of Quintet: choose another folder, or move that file away")]
    Foreign {
        /// The database.
        path: PathBuf,
    },
    /// There is a file under the name of the database, but nothing in it.
    #[error(
        "{path} is empty, which a database of Quintet never is: bring back a backup, or delete it if there was never \
             anything in it"
    )]
    Empty {
        /// The database.
        path: PathBuf,
    },
    /// The database is gone, but not its write-ahead log.
    #[error(
        "{path} is missing, though {log} beside it holds changes to it: put it back, or bring back a backup and move \
             {log} away"
    )]
    LogAlone {
        /// The database.
        path: PathBuf,
        /// Its write-ahead log.
        log: PathBuf,
    },
    /// The write-ahead log belongs to another database.
    #[error(
        "{log} does not belong to {path}: a backup that takes the place of a database must not be read with the former \
             one's write-ahead log. Move {log} away, then start again"
    )]
    StrayLog {
        /// The database.
        path: PathBuf,
        /// The write-ahead log beside it.
        log: PathBuf,
    },
    /// Commits lie behind damage in the write-ahead log.
    #[error(
        "{path} is damaged at frame {frame}, and {commits} commits that were acknowledged would be lost if it were used \
             as far as it is good. Nothing was changed: keep a copy of the folder, then bring back a backup"
    )]
    DamagedLog {
        /// The write-ahead log.
        path: PathBuf,
        /// The first bad frame, counted from 1; 0 is the header of the log.
        frame: u64,
        /// How many commits would be lost.
        commits: u64,
    },
    /// The database was written by a newer version.
    #[error(
        "{path} has version {found} of the database, and this program knows versions up to {known}: install \
             the newer program that wrote it, or choose another folder"
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// A database of an older version could not be brought to this one, for want of space.
    #[error(
        "{path} has version {from} of the database, and to bring it to version {to} a copy of it is made first, which \
             takes up to three times its size of {bytes} bytes: make space on that disk, then start again. Nothing was \
             changed"
    )]
    NoSpaceToMigrate {
        /// The database.
        path: PathBuf,
        /// Its version.
        from: usize,
        /// The version of this program.
        to: usize,
        /// The size of the database in bytes.
        bytes: u64,
    },
    /// The database cannot promise durability.
    #[error("{path} does not keep what is acknowledged ({what}): choose a folder on a local disk")]
    NotDurable {
        /// The database.
        path: PathBuf,
        /// Which promise is missing.
        what: String,
    },
    /// The database has an older version, which only a server changes.
    #[error(
        "{path} has version {found} of the database: start `quintet serve` on that folder once, which brings it to \
             version {known}"
    )]
    Older {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: usize,
        /// The version of this program.
        known: usize,
    },
    /// There is no database to copy.
    #[error(
        "there is no database of Quintet in {path}: name the data folder of the server with --data, or its database with \
             --store"
    )]
    NoDatabase {
        /// The folder.
        path: PathBuf,
    },
    /// A copy would overwrite another database.
    #[error("{path} is there already: choose a new folder for the copy")]
    Exists {
        /// The database in the way.
        path: PathBuf,
    },
    /// What is to be moved would come to something that is there already.
    #[error(
        "{path} has tables of its own: name a new folder or an empty database, or take away what is there (of PostgreSQL: \
         DROP SCHEMA quintet CASCADE)"
    )]
    Occupied {
        /// The database in the way.
        path: PathBuf,
    },
    /// What was moved is not what was read.
    #[error(
        "what was copied to {path} is not what is kept in the other ({what}): something changed one of them meanwhile. \
         The copy is thrown away; start again"
    )]
    Different {
        /// The target.
        path: PathBuf,
        /// The first row that differs.
        what: String,
    },
    /// Both places are of one kind.
    #[error(
        "only from a folder to PostgreSQL or back is anything moved: `quintet backup` copies a folder, pg_dump a database"
    )]
    SameKind,
    /// What can also happen later.
    #[error(transparent)]
    Store(#[from] StoreError),
}
