//! A database as source or target of a move.

use std::time::Instant;

use tokio_postgres::types::ToSql;

use super::errors::Failure;
use super::link::{self, Role};
use super::migrations;
use super::session::Session;
use super::url::PostgresUrl;
use super::worker::{LOCK_PATIENCE, LOCK_PAUSE};
use crate::OpenError;
use crate::moving::{HEADS, Kind, Relation, Row, Value};

/// The schema in which a copy is made, until it gets the name under which a server finds it.
const UNFINISHED: &str = "quintet_moving";
/// The tables that number their rows themselves.
const NUMBERED: [&str; 4] = ["variants", "players", "tables", "writers"];

/// A database that is moved from or to. No server starts on it meanwhile.
pub(crate) struct MovingDatabase {
    session: Session,
    url: PostgresUrl,
    whole: bool,
    /// The table that is read.
    reading: Option<&'static Relation>,
}

impl MovingDatabase {
    /// The database that has everything.
    pub(crate) async fn source(url: &PostgresUrl) -> Result<MovingDatabase, OpenError> {
        let database = MovingDatabase::alone(url, Role::Visitor).await?;
        if database.whole { Ok(database) } else { Err(OpenError::NoDatabase { path: url.path() }) }
    }

    /// The database that is to have it.
    pub(crate) async fn target(url: &PostgresUrl) -> Result<MovingDatabase, OpenError> {
        MovingDatabase::alone(url, Role::Writer).await
    }

    /// A database that no server uses.
    async fn alone(url: &PostgresUrl, role: Role) -> Result<MovingDatabase, OpenError> {
        let (path, begun) = (url.path(), Instant::now());
        let failed = |failure: Failure| failure.refuse(&path);
        let (session, _ended) = link::open(url, role, None).await.map_err(failed)?;
        // A program that was just killed is still known for a moment.
        while !link::is_alone(&session).await.map_err(failed)? {
            if begun.elapsed() > LOCK_PATIENCE {
                return Err(OpenError::Served { path });
            }
            tokio::time::sleep(LOCK_PAUSE).await;
        }
        let whole = match migrations::version(&session).await.map_err(failed)? {
            0 => false,
            found if found < migrations::NEWEST => {
                return Err(OpenError::Older { path, found, known: migrations::NEWEST });
            }
            found if found > migrations::NEWEST => {
                let (found, known) = (found as i64, migrations::NEWEST as i64);
                return Err(OpenError::Newer { path, found, known });
            }
            _ => true,
        };
        if !whole {
            session.batch(&format!("SET search_path TO {UNFINISHED}")).await.map_err(failed)?;
        }
        Ok(MovingDatabase { session, url: url.clone(), whole, reading: None })
    }

    pub(crate) fn is_whole(&self) -> bool {
        self.whole
    }

    fn failed(&self, failure: &Failure) -> OpenError {
        failure.refuse(&self.url.path())
    }

    async fn batch(&self, sql: &str) -> Result<(), OpenError> {
        self.session.batch(sql).await.map_err(|failure| self.failed(&failure))
    }

    async fn rows(
        &self,
        sql: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<tokio_postgres::Row>, OpenError> {
        let rows = self.session.client().query(sql, parameters).await;
        rows.map_err(|error| self.failed(&error.into()))
    }

    pub(crate) async fn id(&self) -> Result<[u8; 16], OpenError> {
        let id = migrations::database_id(&self.session).await.map_err(|failure| self.failed(&failure))?;
        let digits = id.replace('-', "");
        let byte = |place: usize| u8::from_str_radix(digits.get(2 * place..2 * place + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..16).map(byte).collect();
        bytes
            .filter(|_| digits.len() == 32)
            .and_then(|bytes| bytes.try_into().ok())
            .ok_or_else(|| self.failed(&Failure::Damaged("its number is none".to_owned())))
    }

    pub(crate) async fn last_stored(&self) -> Result<Option<i64>, OpenError> {
        let rows = self.rows("SELECT max(stored) FROM writers", &[]).await?;
        let last = rows.first().map(|row| row.try_get(0)).transpose();
        Ok(last.map_err(|error| self.failed(&error.into()))?.flatten())
    }

    pub(crate) async fn count(&self, relation: &Relation) -> Result<u64, OpenError> {
        let rows = self.rows(&format!("SELECT count(*) FROM {}", relation.name), &[]).await?;
        let count = rows.first().map(|row| row.try_get::<_, i64>(0)).transpose();
        Ok(count.map_err(|error| self.failed(&error.into()))?.unwrap_or_default() as u64)
    }

    /// Reads that table by a cursor from here on.
    pub(crate) async fn read(
        &mut self,
        relation: &'static Relation,
        after: Option<Row>,
    ) -> Result<(), OpenError> {
        let end = if self.reading.is_some() { "COMMIT;" } else { "" };
        self.batch(&format!("{end} BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")).await?;
        self.reading = Some(relation);
        let columns: Vec<String> = relation.columns.iter().map(selected).collect();
        let order = relation.keys().iter().map(ordered).collect::<Vec<_>>().join(", ");
        let behind = after.as_ref().map(|_| {
            let places: Vec<String> = relation.keys().iter().enumerate().map(placed).collect();
            format!("WHERE ({order}) > ({})", places.join(", "))
        });
        let sql = format!(
            "DECLARE reading NO SCROLL CURSOR FOR SELECT {} FROM {} {} ORDER BY {order}",
            columns.join(", "),
            relation.name,
            behind.unwrap_or_default()
        );
        let key: Vec<&(dyn ToSql + Sync)> = after.iter().flatten().map(bound).collect();
        self.rows(&sql, &key).await?;
        Ok(())
    }

    pub(crate) async fn next(&mut self, most: usize) -> Result<Vec<Row>, OpenError> {
        let Some(relation) = self.reading else { return Ok(vec![]) };
        let rows = self.rows(&format!("FETCH {most} FROM reading"), &[]).await?;
        let values = |row| values(row, relation.columns);
        rows.iter().map(values).collect::<Result<_, Failure>>().map_err(|failure| self.failed(&failure))
    }

    /// Begins a copy, or goes on with one of the same.
    pub(crate) async fn begin(&mut self, id: [u8; 16], of: &str) -> Result<(), OpenError> {
        let there = "SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'moving'";
        if !self.rows(there, &[&UNFINISHED]).await?.is_empty()
            && let [row] = &self.rows("SELECT of FROM moving", &[]).await?[..]
            && row.try_get::<_, &str>(0).is_ok_and(|found| found == of)
        {
            return Ok(());
        }
        let occupied = "SELECT 1 FROM pg_namespace WHERE nspname = 'quintet'";
        if !self.rows(occupied, &[]).await?.is_empty() {
            return Err(OpenError::Occupied { path: self.url.path() });
        }
        let digits = format!("{:032x}", u128::from_be_bytes(id));
        self.batch(&format!("DROP SCHEMA IF EXISTS {UNFINISHED} CASCADE; BEGIN")).await?;
        migrations::make(&self.session, UNFINISHED, &format!("'{digits}'::uuid::text"))
            .await
            .map_err(|failure| self.failed(&failure))?;
        self.batch("CREATE TABLE moving (of text NOT NULL)").await?;
        self.rows("INSERT INTO moving (of) VALUES ($1)", &[&of]).await?;
        self.batch("COMMIT").await
    }

    pub(crate) async fn last_key(&self, relation: &Relation) -> Result<Option<Row>, OpenError> {
        let columns: Vec<String> = relation.keys().iter().map(selected).collect();
        let order: Vec<String> = relation.keys().iter().map(|key| format!("{} DESC", ordered(key))).collect();
        let sql = format!(
            "SELECT {} FROM {} ORDER BY {} LIMIT 1",
            columns.join(", "),
            relation.name,
            order.join(", ")
        );
        let rows = self.rows(&sql, &[]).await?;
        let key = rows.first().map(|row| values(row, relation.keys())).transpose();
        key.map_err(|failure| self.failed(&failure))
    }

    pub(crate) async fn write(&mut self, relation: &Relation, rows: &[Row]) -> Result<(), OpenError> {
        let columns: Vec<Box<dyn ToSql + Sync>> = relation
            .columns
            .iter()
            .enumerate()
            .map(|(place, (_, kind))| column(rows, place, *kind))
            .collect();
        let arrays: Vec<String> = (1..).zip(relation.columns).map(array).collect();
        let (names, arrays) = (relation.names(), arrays.join(", "));
        // The end of a log says, besides, when its last record was stored.
        let (more, value) = if relation.name == HEADS {
            let last = "SELECT stored FROM records WHERE records.table_id = new.table_id ORDER BY version DESC LIMIT 1";
            let made = "SELECT created FROM tables WHERE tables.id = new.table_id";
            (", stored", format!(", coalesce(({last}), ({made}))"))
        } else {
            ("", String::new())
        };
        let sql = format!(
            "INSERT INTO {} ({names}{more}) SELECT new.*{value} FROM unnest({arrays}) AS new ({names})",
            relation.name
        );
        let parameters: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|column| &**column).collect();
        self.rows(&sql, &parameters).await?;
        Ok(())
    }

    pub(crate) async fn finish(self) -> Result<(), OpenError> {
        let last = |name: &str| format!("(SELECT coalesce(max(id), 0) + 1 FROM {name})");
        let next = |name: &str| {
            format!("SELECT setval(pg_get_serial_sequence('{name}', 'id'), {}, false);", last(name))
        };
        let numbers: String = NUMBERED.into_iter().map(next).collect();
        let sql = format!(
            "COMMIT; BEGIN; DROP TABLE moving;
             INSERT INTO writers (stored) SELECT max(stored) FROM records HAVING count(*) > 0;
             {numbers}
             ALTER SCHEMA {UNFINISHED} RENAME TO quintet; COMMIT;
             SET search_path TO quintet; ANALYZE"
        );
        self.batch(&sql).await
    }

    pub(crate) async fn throw_away(self) -> Result<(), OpenError> {
        self.batch(&format!("COMMIT; DROP SCHEMA {UNFINISHED} CASCADE")).await
    }
}

/// A column as it is read.
fn selected((name, kind): &(&str, Kind)) -> String {
    if *kind == Kind::Int { format!("{name}::bigint") } else { (*name).to_owned() }
}

/// A column of a key in the order of its bytes, whatever order the database has for text.
fn ordered((name, kind): &(&str, Kind)) -> String {
    if *kind == Kind::Text { format!("{name} COLLATE \"C\"") } else { (*name).to_owned() }
}

fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Int => "bigint",
        Kind::Bool => "boolean",
        Kind::Text => "text",
        Kind::Bytes => "bytea",
    }
}

/// The parameter for a column of a key.
fn placed((place, (_, kind)): (usize, &(&str, Kind))) -> String {
    format!("${}::{}", place + 1, type_of(*kind))
}

/// The parameter for the values of a column.
fn array((place, (_, kind)): (usize, &(&str, Kind))) -> String {
    format!("${place}::{}[]", type_of(*kind))
}

fn bound(value: &Value) -> &(dyn ToSql + Sync) {
    match value {
        // No key has one.
        Value::Null => &None::<i64>,
        Value::Int(number) => number,
        Value::Bool(is) => is,
        Value::Text(text) => text,
        Value::Bytes(bytes) => bytes,
    }
}

/// The values of a column, as one parameter.
fn column(rows: &[Row], place: usize, kind: Kind) -> Box<dyn ToSql + Sync> {
    fn of<T: ToSql + Sync + 'static>(
        rows: &[Row],
        place: usize,
        take: impl Fn(&Value) -> Option<T>,
    ) -> Box<dyn ToSql + Sync> {
        Box::new(rows.iter().map(|row| take(&row[place])).collect::<Vec<Option<T>>>())
    }
    match kind {
        Kind::Int => {
            of(rows, place, |value| if let Value::Int(number) = value { Some(*number) } else { None })
        }
        Kind::Bool => of(rows, place, |value| if let Value::Bool(is) = value { Some(*is) } else { None }),
        Kind::Text => {
            of(rows, place, |value| if let Value::Text(text) = value { Some(text.clone()) } else { None })
        }
        Kind::Bytes => {
            of(rows, place, |value| if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None })
        }
    }
}

fn values(row: &tokio_postgres::Row, columns: &[(&str, Kind)]) -> Result<Row, Failure> {
    let value = |(place, (_, kind)): (usize, &(&str, Kind))| -> Result<Value, Failure> {
        let read = match kind {
            Kind::Int => row.try_get::<_, Option<i64>>(place)?.map(Value::Int),
            Kind::Bool => row.try_get::<_, Option<bool>>(place)?.map(Value::Bool),
            Kind::Text => row.try_get::<_, Option<&str>>(place)?.map(|text| Value::Text(text.into())),
            Kind::Bytes => row.try_get::<_, Option<&[u8]>>(place)?.map(|bytes| Value::Bytes(bytes.into())),
        };
        Ok(read.unwrap_or(Value::Null))
    };
    columns.iter().enumerate().map(value).collect()
}
