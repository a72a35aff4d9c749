//! How games ended, and what somebody has played.

use std::collections::{BTreeMap, HashMap};

use tokio_postgres::Row;

use super::change::Attempt;
use super::errors::Failure;
use super::reads;
use super::session::{Parameters, Session};
use crate::result::{others_from, others_text};
use crate::{
    Better, GameResult, KeptResult, Played, PlayedGames, Player, PlayerNumber, TableNumber, Variant,
};

const INSERT_PLAYED: &str = "
    INSERT INTO played (player, ended, table_id, variant, millis, seats, place, won, score, better, others)
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::smallint[],
        $7::smallint[], $8::boolean[], $9::integer[], $10::smallint[], $11::text[])
    ON CONFLICT DO NOTHING";

/// Writes the results of tables, each with when it ended, in place of those that they have.
pub(super) async fn insert(session: &Session, results: &[(i64, &GameResult, i64)]) -> Result<(), Failure> {
    if results.is_empty() {
        return Ok(());
    }
    let tables: Vec<i64> = results.iter().map(|(table, ..)| *table).collect();
    delete(session, &tables).await?;
    let (variants, players) = tokio::try_join!(variants(session, results), players_of(session, results))?;
    let variants_of: Vec<i64> = results
        .iter()
        .map(|(_, result, _)| variants.get(&(result.game.clone(), result.options.to_string())).copied())
        .collect::<Option<_>>()
        .ok_or_else(|| Failure::Damaged("a variant was stored and is not there".to_owned()))?;
    let ended: Vec<i64> = results.iter().map(|(.., ended)| *ended).collect();
    let lines: Vec<&str> = results.iter().map(|(_, result, _)| &*result.line).collect();
    session
        .execute(
            "INSERT INTO results (table_id, variant, ended, line)
             SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])",
            &[&tables, &variants_of, &ended, &lines],
        )
        .await?;
    let mut rows = PlayedRows::default();
    for ((table, result, ended), variant) in results.iter().zip(&variants_of) {
        rows.add(*table, result, *ended, *variant, &players);
    }
    rows.insert(session).await
}

/// The rows of those who played, a column each.
#[derive(Default)]
struct PlayedRows {
    players: Vec<i64>,
    ended: Vec<i64>,
    tables: Vec<i64>,
    variants: Vec<i64>,
    millis: Vec<i64>,
    seats: Vec<i16>,
    places: Vec<i16>,
    won: Vec<bool>,
    scores: Vec<i32>,
    better: Vec<i16>,
    others: Vec<String>,
}

impl PlayedRows {
    fn add(
        &mut self,
        table: i64,
        result: &GameResult,
        ended: i64,
        variant: i64,
        players: &HashMap<String, i64>,
    ) {
        let numbers_of = |devices: &[Box<str>]| -> Vec<i64> {
            devices.iter().filter_map(|device| players.get(&**device).copied()).collect()
        };
        let numbers: Vec<Vec<i64>> = result.seats.iter().map(|seat| numbers_of(&seat.devices)).collect();
        for (at, seat) in result.seats.iter().enumerate() {
            let others = others_text(&result.seats, &numbers, at);
            for number in &numbers[at] {
                self.players.push(*number);
                self.ended.push(ended);
                self.tables.push(table);
                self.variants.push(variant);
                self.millis.push(result.millis as i64);
                self.seats.push(result.seats.len() as i16);
                self.places.push(i16::from(seat.place));
                self.won.push(seat.won);
                self.scores.push(seat.score);
                self.better.push(result.better.number() as i16);
                self.others.push(others.clone());
            }
        }
    }

    async fn insert(&self, session: &Session) -> Result<(), Failure> {
        let PlayedRows {
            players,
            ended,
            tables,
            variants,
            millis,
            seats,
            places,
            won,
            scores,
            better,
            others,
        } = self;
        session
            .execute(
                INSERT_PLAYED,
                &[players, ended, tables, variants, millis, seats, places, won, scores, better, others],
            )
            .await?;
        Ok(())
    }
}

/// The numbers of what was played; new ones are made.
async fn variants(
    session: &Session,
    results: &[(i64, &GameResult, i64)],
) -> Result<HashMap<(String, String), i64>, Failure> {
    const KNOWN: &str = "
        SELECT id, game, options FROM variants
        WHERE (game, options) IN (SELECT * FROM unnest($1::text[], $2::text[]))";
    const ADD: &str = "
        INSERT INTO variants (game, options) SELECT DISTINCT * FROM unnest($1::text[], $2::text[])
        ON CONFLICT DO NOTHING";
    let games: Vec<&str> = results.iter().map(|(_, result, _)| &*result.game).collect();
    let options: Vec<&str> = results.iter().map(|(_, result, _)| &*result.options).collect();
    let read = |rows: Vec<Row>| {
        rows.iter()
            .map(|row| Ok(((row.try_get(1)?, row.try_get(2)?), row.try_get(0)?)))
            .collect::<Result<HashMap<(String, String), i64>, Failure>>()
    };
    let known = read(session.query(KNOWN, &[&games, &options]).await?)?;
    let is_known = |(game, options): (&&str, &&str)| known.contains_key(&((*game).into(), (*options).into()));
    if games.iter().zip(&options).all(is_known) {
        return Ok(known);
    }
    session.execute(ADD, &[&games, &options]).await?;
    read(session.query(KNOWN, &[&games, &options]).await?)
}

/// The numbers of those who played, by device, with the names they have now.
async fn players_of(
    session: &Session,
    results: &[(i64, &GameResult, i64)],
) -> Result<HashMap<String, i64>, Failure> {
    // Each once, and in order, so that no two servers wait for each other.
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    for seat in results.iter().flat_map(|(_, result, _)| &result.seats) {
        names.extend(seat.devices.iter().map(|device| (&**device, &*seat.name)));
    }
    let (devices, names): (Vec<&str>, Vec<&str>) = names.into_iter().unzip();
    let rows = session
        .query(
            "INSERT INTO players (device, name) SELECT * FROM unnest($1::text[], $2::text[])
             ON CONFLICT (device) DO UPDATE SET name = excluded.name RETURNING device, id",
            &[&devices, &names],
        )
        .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Deletes the results of tables, as far as they have one.
pub(super) async fn delete(session: &Session, tables: &[i64]) -> Result<(), Failure> {
    if tables.is_empty() {
        return Ok(());
    }
    let of: Parameters<'_> = &[&tables];
    tokio::try_join!(
        session.execute("DELETE FROM results WHERE table_id = ANY ($1::bigint[])", of),
        session.execute("DELETE FROM played WHERE table_id = ANY ($1::bigint[])", of),
    )?;
    Ok(())
}

/// Writes the result of a table that was moved here without one.
pub(super) async fn add(session: &Session, code: &str, result: Option<&GameResult>) -> Attempt<()> {
    let row = session
        .query_opt(
            "SELECT id, changed FROM tables WHERE code = $1 AND id IN (SELECT table_id FROM unresulted)",
            &[&code],
        )
        .await?;
    let Some(row) = row else { return Ok(Ok(())) };
    let (table, changed): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if let Some(result) = result {
        insert(session, &[(table, result, changed)]).await?;
    }
    session.execute("DELETE FROM unresulted WHERE table_id = $1", &[&table]).await?;
    Ok(Ok(()))
}

/// Everything that was played on these devices, the latest first.
pub(super) async fn played(session: &Session, devices: &[&str]) -> Result<PlayedGames, Failure> {
    let rows = session
        .query(
            "SELECT table_id, ended, millis, variant, seats, place, won, score, better, others, game, options
             FROM played JOIN variants ON variants.id = variant
             WHERE player IN (SELECT id FROM players WHERE device = ANY ($1::text[]))
             ORDER BY ended DESC, table_id DESC",
            &[&devices],
        )
        .await?;
    let mut all = PlayedGames::default();
    let mut variants: HashMap<i64, usize> = HashMap::new();
    for row in &rows {
        let id: i64 = row.try_get(3)?;
        let variant = if let Some(known) = variants.get(&id) {
            *known
        } else {
            let options: String = row.try_get(11)?;
            all.variants.push(Variant { game: row.try_get(10)?, options: options.into() });
            variants.insert(id, all.variants.len() - 1);
            all.variants.len() - 1
        };
        all.games.push(game(row, variant)?);
    }
    all.games.dedup_by_key(|game| game.table);
    Ok(all)
}

fn game(row: &Row, variant: usize) -> Result<Played, Failure> {
    let (millis, seats, place): (i64, i16, i16) = (row.try_get(2)?, row.try_get(4)?, row.try_get(5)?);
    let better: i16 = row.try_get(8)?;
    let others: &str = row.try_get(9)?;
    Ok(Played {
        table: TableNumber(row.try_get(0)?),
        ended: row.try_get(1)?,
        millis: millis as u64,
        variant,
        seats: seats as u8,
        place: place as u8,
        won: row.try_get(6)?,
        score: row.try_get(7)?,
        better: Better::of(better.into()),
        others: others_from(others.as_bytes()),
    })
}

/// How the games at these tables ended, in that order.
pub(super) async fn results(session: &Session, tables: &[i64]) -> Result<Vec<KeptResult>, Failure> {
    let rows = session
        .query(
            "SELECT asked.id, code, token, deleted IS NOT NULL, variants.game, ended, results.line
             FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place)
             JOIN results ON results.table_id = asked.id JOIN tables ON tables.id = asked.id
             JOIN variants ON variants.id = variant ORDER BY place",
            &[&tables],
        )
        .await?;
    rows.iter()
        .map(|row| {
            let line: String = row.try_get(6)?;
            Ok(KeptResult {
                table: TableNumber(row.try_get(0)?),
                code: row.try_get(1)?,
                token: reads::token(row, 2)?,
                deleted: row.try_get(3)?,
                game: row.try_get(4)?,
                ended: row.try_get(5)?,
                line: line.into(),
            })
        })
        .collect()
}

/// Who these are, in that order.
pub(super) async fn players(session: &Session, players: &[i64]) -> Result<Vec<Player>, Failure> {
    let rows = session
        .query(
            "SELECT players.id, coalesce(person, players.device), name
             FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place)
             JOIN players ON players.id = asked.id LEFT JOIN devices ON devices.device = players.device
             ORDER BY place",
            &[&players],
        )
        .await?;
    rows.iter()
        .map(|row| {
            let person: String = row.try_get(1)?;
            Ok(Player { number: PlayerNumber(row.try_get(0)?), person: person.into(), name: row.try_get(2)? })
        })
        .collect()
}
