//! Tables of older versions of the database: those without a summary, and finished ones without a result. They get
//! theirs once, behind the tables that are played at, and the lists are complete when that is done.

use std::sync::Arc;

use store::{Found, Stage, Store};

use crate::game_result::{ResultLine, game_result};
use crate::stored_log::{LoadError, Loaded};
use crate::summary::{SummaryLine, summarise};

/// How many are taken on at a time, and how often the program's log tells of it.
const BATCH: usize = 500;

/// Sums up all tables that have no summary, then writes all results that are missing. A server that is killed meanwhile
/// goes on from there.
pub(crate) async fn bring_up_to_date(store: Arc<dyn Store>) {
    let (mut done, mut failed) = (0, 0);
    loop {
        let codes = match store.unsummarised(failed, BATCH).await {
            Ok(codes) => codes,
            Err(error) => return tracing::error!(%error, "older tables could not be summed up"),
        };
        if codes.is_empty() {
            break;
        }
        for code in codes {
            match sum_up_one(&*store, &code).await {
                Ok(()) => done += 1,
                Err(error) => {
                    failed += 1;
                    tracing::error!(%error, "a table was left alone");
                }
            }
        }
        tracing::info!("{done} tables of an older version are summed up");
    }
    if done + failed > 0 {
        tracing::info!("all tables of an older version are summed up but {failed}: the lists are complete");
    }
    add_results(&*store).await;
}

/// Sums up one table, if it has no summary.
pub(crate) async fn sum_up_one(store: &dyn Store, code: &str) -> Result<(), LoadError> {
    let Some(loaded) = Loaded::from_store(store, code).await? else { return Ok(()) };
    let outcome = loaded.game.and_then(|game| game.outcome());
    Ok(store.summarise(code, summarise(&loaded.room, outcome)).await?)
}

/// Writes the results of all games that older versions finished.
async fn add_results(store: &dyn Store) {
    let (mut done, mut failed) = (0, 0);
    loop {
        let tables = match store.without_result(failed, BATCH).await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "results of older games could not be written"),
        };
        if tables.is_empty() {
            break;
        }
        for found in tables {
            match add_result(store, &found).await {
                Ok(()) => done += 1,
                Err(error) => {
                    failed += 1;
                    tracing::error!(%error, "the result of a game was left out");
                }
            }
        }
        tracing::info!("the results of {done} games of an older version are written");
    }
    if done + failed > 0 {
        tracing::info!(
            "all results of older games are written but {failed}: what people have played is complete"
        );
    }
}

async fn add_result(store: &dyn Store, found: &Found) -> Result<(), LoadError> {
    let summary = found.summary.as_ref().filter(|summary| summary.stage == Stage::Over);
    let result = match summary {
        None => None,
        // Of a deleted one the summary is all there is.
        Some(summary) if found.deleted => SummaryLine::read(summary).and_then(|mut line| {
            let outcome = line.outcome.take()?;
            Some(ResultLine::of_summary(line, &outcome).stored(catalog::find(&summary.game)?))
        }),
        Some(_) => Loaded::from_store(store, &found.code)
            .await?
            .and_then(|loaded| game_result(&loaded.room, loaded.game.as_deref()?, loaded.at)),
    };
    Ok(store.add_result(&found.code, result).await?)
}
