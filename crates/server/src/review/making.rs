//! Makes one review, a slice at a time, for as long as somebody waits for it.

use std::sync::Arc;

use bots::{Budget, BudgetTracker};
use catalog::{NoReview, Review, ReviewOptions, Reviewing};
use store::{KeptReview, SeatAccuracy};
use table::Refusal;
use tokio::sync::watch;

use super::Told;
use crate::app::App;
use crate::identity::Person;
use crate::replay;
use crate::rules::refuse;
use crate::summary::SummaryLine;
use crate::thinking::{Depth, Payer};

/// The longest game that is reviewed; none of ours comes near that by being played.
const MAX_RECORDS: usize = 5_000;

/// Where a log comes from.
pub(super) enum Source {
    /// A table that is kept here, and who has asked.
    Table { code: String, reader: Person },
    /// A file.
    Log(String),
}

/// A review that is to be made.
pub(super) struct Making {
    pub(super) app: Arc<App>,
    pub(super) source: Source,
    pub(super) payer: Payer,
    pub(super) told: Arc<watch::Sender<Told>>,
}

/// What came of a slice.
struct Slice {
    reviewing: Box<dyn Reviewing>,
    review: Option<Review>,
}

impl Making {
    pub(super) async fn run(self) {
        let told = match self.make().await {
            Ok(Some(review)) => Told::Done(review),
            Ok(None) => return,
            Err(refusal) => Told::Refused(refusal),
        };
        if let Some(code) = self.code() {
            self.app.reviews.all().remove(code);
        }
        self.told.send_replace(told);
    }

    fn code(&self) -> Option<&str> {
        match &self.source {
            Source::Table { code, .. } => Some(code),
            Source::Log(_) => None,
        }
    }

    /// The review as JSON; nothing if nobody waits for it any more.
    async fn make(&self) -> Result<Option<Arc<str>>, Refusal> {
        let (log, seats) = match &self.source {
            Source::Table { code, reader } => {
                let line = self.app.finished_summary(code, reader).await?;
                (self.app.finished_game(code, reader).await?.log, Some((code, line)))
            }
            Source::Log(log) => (log.clone(), None),
        };
        let options = ReviewOptions { iterations: self.app.config.review_iterations, bots: true, seat: None };
        let check = seats.is_none();
        let begun = tokio::task::spawn_blocking(move || begin(&log, &options, check)).await;
        let mut reviewing = begun.unwrap_or_else(|_| Err(no_time()))?;
        loop {
            let (done, of) = reviewing.progress();
            self.told.send_replace(Told::Progress(done, of));
            let Some(slice) = self.slice(reviewing).await? else { return Ok(None) };
            reviewing = slice.reviewing;
            let Some(review) = slice.review else { continue };
            let body = serde_json::to_string(&review).map_err(|_| no_time())?;
            if let Some((code, line)) = seats {
                self.keep(code, &line, &review, &body).await;
            }
            return Ok(Some(body.into()));
        }
    }

    /// Goes on for a while; nothing if nobody waits for it any more.
    async fn slice(&self, reviewing: Box<dyn Reviewing>) -> Result<Option<Slice>, Refusal> {
        let thought =
            self.app.thinking.think(self.payer.clone(), Depth::Slice, |budget| go_on(reviewing, budget));
        // Dropped with this function: then the slice ends, or never begins.
        let _interest = thought.interest;
        let mut outcome = thought.outcome;
        loop {
            tokio::select! {
                biased;
                slice = &mut outcome => {
                    return slice.map(|thought| Some(thought.result)).map_err(|_| no_time());
                }
                () = self.told.closed() => {
                    if self.app.reviews.given_up(self.code(), &self.told) {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Keeps it. One that cannot be stored was made all the same.
    async fn keep(&self, code: &str, line: &SummaryLine, review: &Review, body: &str) {
        let seats = line.seats.iter().zip(&review.players).map(|(seat, player)| SeatAccuracy {
            devices: seat.holders.iter().map(|holder| holder.as_str().into()).collect(),
            decisions: player.decisions,
            fine: player.marks[0],
        });
        let kept = KeptReview { form: Review::FORMAT, iterations: review.iterations, body: body.into() };
        if let Err(error) = self.app.store.keep_review(code, kept, seats.collect()).await {
            tracing::warn!(table = code, %error, "a review could not be kept");
        }
    }
}

fn begin(log: &str, options: &ReviewOptions, check: bool) -> Result<Box<dyn Reviewing>, Refusal> {
    if log.lines().nth(MAX_RECORDS).is_some() {
        return Err(refuse("S-43", "server-too-long-to-review"));
    }
    let (entry, _) = replay::entry(log)?;
    if check {
        entry.check_whole(log).map_err(table::log::BadLog::refusal)?;
    }
    entry.begin_review(log, options).map_err(|none| match none {
        NoReview::Log(bad) => bad.refusal(),
        NoReview::Refused(refusal) => refusal,
    })
}

fn go_on(mut reviewing: Box<dyn Reviewing>, budget: Budget) -> Slice {
    let slice = BudgetTracker::new(budget, u32::MAX);
    loop {
        let review = reviewing.step();
        if review.is_some() || slice.is_time_up() {
            return Slice { reviewing, review };
        }
    }
}

fn no_time() -> Refusal {
    refuse("S-43", "server-no-time-to-review")
}
