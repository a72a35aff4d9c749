//! Everything that a store keeps, moved into one of another kind.
//!
//! It is copied in pieces, each in a transaction of its own, in the order of its keys: after a kill the copy goes on behind
//! the last row that is there. Then both are read and compared, row by row, and only then the copy gets the name under which
//! a server finds it. So there is nothing or all of it, and no server ever starts on half of it.

mod relations;

use std::collections::HashMap;

pub(crate) use relations::{HEADS, Kind, RECORDS, RELATIONS, Relation, Row, Value};

use crate::checksum::checksum;
use crate::place::Place;
use crate::postgres::MovingDatabase;
use crate::sqlite::MovingFolder;
use crate::{OpenError, StoreError};

/// How many rows are copied in one transaction, and compared at a time.
const CHUNK: usize = 2000;

/// How far a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether what was copied is read back and compared by now.
    pub comparing: bool,
    /// Rows that are done, of how many; each is copied, and then compared.
    pub done: u64,
    /// How many there are to do.
    pub total: u64,
}

/// What was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// How many rows of each table of the database there are in both, all of them equal.
    pub rows: Vec<(&'static str, u64)>,
    /// Nothing was left to copy: an earlier move had ended.
    pub was_there: bool,
}

/// One of the two, as it is used for a move.
enum Side {
    Folder(Box<MovingFolder>),
    Database(Box<MovingDatabase>),
}

/// Calls a method of whichever it is.
macro_rules! side {
    ($side:expr, $one:ident => $folder:expr, $database:expr) => {
        match $side {
            Side::Folder($one) => $folder,
            Side::Database($one) => $database,
        }
    };
}

impl Side {
    async fn source(place: &Place) -> Result<Side, OpenError> {
        Ok(match place {
            Place::Folder(folder) => Side::Folder(Box::new(MovingFolder::source(folder)?)),
            Place::Postgres(url) => Side::Database(Box::new(MovingDatabase::source(url).await?)),
        })
    }

    async fn target(place: &Place) -> Result<Side, OpenError> {
        Ok(match place {
            Place::Folder(folder) => Side::Folder(Box::new(MovingFolder::target(folder)?)),
            Place::Postgres(url) => Side::Database(Box::new(MovingDatabase::target(url).await?)),
        })
    }

    /// By what the database and its copies are known.
    async fn id(&self) -> Result<[u8; 16], OpenError> {
        side!(self, side => side.id(), side.id().await)
    }

    /// When something was stored last.
    async fn last_stored(&self) -> Result<Option<i64>, OpenError> {
        side!(self, side => side.last_stored(), side.last_stored().await)
    }

    async fn count(&self, relation: &Relation) -> Result<u64, OpenError> {
        side!(self, side => side.count(relation), side.count(relation).await)
    }

    /// Reads that table from here on, behind the row of that key.
    async fn read(&mut self, relation: &'static Relation, after: Option<Row>) -> Result<(), OpenError> {
        side!(self, side => { side.read(relation, after); Ok(()) }, side.read(relation, after).await)
    }

    /// The next rows of the table that is read; none at its end.
    async fn next(&mut self) -> Result<Vec<Row>, OpenError> {
        side!(self, side => side.next(CHUNK), side.next(CHUNK).await)
    }

    /// Whether a store is there that was moved or made before.
    fn is_whole(&self) -> bool {
        side!(self, side => side.is_whole(), side.is_whole())
    }

    /// Begins a copy, or goes on with the one that was begun for that very source as it is now.
    async fn begin(&mut self, id: [u8; 16], of: &str) -> Result<(), OpenError> {
        side!(self, side => side.begin(id, of), side.begin(id, of).await)
    }

    /// The key of the last row that was copied.
    async fn last_key(&self, relation: &Relation) -> Result<Option<Row>, OpenError> {
        side!(self, side => side.last_key(relation), side.last_key(relation).await)
    }

    async fn write(&mut self, relation: &Relation, rows: &[Row]) -> Result<(), OpenError> {
        side!(self, side => side.write(relation, rows), side.write(relation, rows).await)
    }

    /// Gives the copy its name.
    async fn finish(self) -> Result<(), OpenError> {
        side!(self, side => side.finish(), side.finish().await)
    }

    async fn throw_away(self) -> Result<(), OpenError> {
        side!(self, side => { side.throw_away(); Ok(()) }, side.throw_away().await)
    }
}

/// Moves everything that is kept in one place to another, which has nothing yet; the first stays as it is. No server may run
/// on either. Killed at any point and called again, it goes on and ends the same.
pub async fn move_all(from: &Place, to: &Place, mut tell: impl FnMut(Progress)) -> Result<Moved, OpenError> {
    if matches!((from, to), (Place::Folder(_), Place::Folder(_)) | (Place::Postgres(_), Place::Postgres(_))) {
        return Err(OpenError::SameKind);
    }
    let mut source = Side::source(from).await?;
    let mut target = Side::target(to).await?;
    let id = source.id().await?;
    let mut rows = Vec::with_capacity(RELATIONS.len());
    for relation in &RELATIONS {
        rows.push((relation.name, source.count(relation).await?));
    }
    let all: u64 = rows.iter().map(|(_, count)| count).sum();
    let mut progress = Progress { comparing: false, done: 0, total: 2 * all };
    let codes = codes(&mut source).await?;
    let was_there = target.is_whole();
    if was_there && target.id().await? != id {
        return Err(OpenError::Occupied { path: to.path() });
    }
    if !was_there {
        let of = format!("{id:?} {rows:?} {:?}", source.last_stored().await?);
        target.begin(id, &of).await?;
        for relation in &RELATIONS {
            copy(relation, &mut source, &mut target, &codes, |rows| {
                progress.done += rows;
                tell(progress);
            })
            .await?;
        }
    }
    progress = Progress { comparing: true, done: all, total: 2 * all };
    for relation in &RELATIONS {
        let told = |rows| {
            progress.done += rows;
            tell(progress);
        };
        if let Some(what) = difference(relation, &mut source, &mut target, &codes, told).await? {
            if was_there {
                return Err(OpenError::Occupied { path: to.path() });
            }
            target.throw_away().await?;
            return Err(OpenError::Different { path: to.path(), what });
        }
    }
    if !was_there {
        target.finish().await?;
    }
    Ok(Moved { rows, was_there })
}

/// The codes of all tables, of which the checksums of their records are made.
async fn codes(source: &mut Side) -> Result<HashMap<i64, Box<str>>, OpenError> {
    let tables = &RELATIONS[2];
    let mut codes = HashMap::new();
    source.read(tables, None).await?;
    loop {
        let rows = source.next().await?;
        if rows.is_empty() {
            return Ok(codes);
        }
        for row in rows {
            if let [Value::Int(id), Value::Text(code), ..] = &row[..] {
                codes.insert(*id, code.clone());
            }
        }
    }
}

async fn copy(
    relation: &'static Relation,
    source: &mut Side,
    target: &mut Side,
    codes: &HashMap<i64, Box<str>>,
    mut copied: impl FnMut(u64),
) -> Result<(), OpenError> {
    let after = target.last_key(relation).await?;
    if after.is_some() {
        copied(target.count(relation).await?);
    }
    source.read(relation, after).await?;
    loop {
        let rows = source.next().await?;
        if rows.is_empty() {
            return Ok(());
        }
        check(relation, &rows, codes)?;
        target.write(relation, &rows).await?;
        copied(rows.len() as u64);
    }
}

/// The first row that is not the same in both, if there is one.
async fn difference(
    relation: &'static Relation,
    source: &mut Side,
    target: &mut Side,
    codes: &HashMap<i64, Box<str>>,
    mut compared: impl FnMut(u64),
) -> Result<Option<String>, OpenError> {
    source.read(relation, None).await?;
    target.read(relation, None).await?;
    loop {
        let (one, other) = (source.next().await?, target.next().await?);
        let differs = one.iter().zip(&other).find(|(one, other)| one != other).map(|(one, _)| one);
        let alone = || one.get(other.len()).or_else(|| other.get(one.len()));
        if let Some(row) = differs.or_else(alone) {
            let key = &row[..relation.key];
            return Ok(Some(format!("{} with the key {}", relation.name, shown(key))));
        }
        if one.is_empty() {
            return Ok(None);
        }
        check(relation, &one, codes)?;
        compared(one.len() as u64);
    }
}

fn shown(key: &[Value]) -> String {
    let words = key.iter().map(|value| match value {
        Value::Int(number) => number.to_string(),
        Value::Bool(is) => is.to_string(),
        Value::Text(text) => text.to_string(),
        Value::Null | Value::Bytes(_) => "?".to_owned(),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Fails if a record is not the one that was stored.
fn check(relation: &Relation, rows: &[Row], codes: &HashMap<i64, Box<str>>) -> Result<(), OpenError> {
    if relation.name != RECORDS {
        return Ok(());
    }
    for row in rows {
        let [Value::Int(table), Value::Int(version), Value::Text(body), _, Value::Int(expected)] = &row[..]
        else {
            continue;
        };
        let code = codes.get(table).map_or("", |code| code);
        if i64::from(checksum(code, *version as u64, body)) != *expected {
            let what = format!("record {version} of table {code} was changed");
            return Err(StoreError::Damaged { path: "the database".into(), what }.into());
        }
    }
    Ok(())
}
