//! Reviews of finished games: asked for by those who may see everything, made in slices behind everything else, told
//! about while they are made, and kept. Who asks for one that is being made waits for the same; when nobody waits any
//! more, it is dropped.

mod making;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use axum::response::Response;
use catalog::Review;
use serde_json::json;
use table::Refusal;
use tokio::sync::{mpsc, watch};

use crate::app::App;
use crate::http::refused;
use crate::identity::Person;
use crate::limits::{Limited, Visitor};
use crate::parts::{self, Lines};
use crate::rules::{not_stored, refuse};
use crate::thinking::{AskingGuard, Flow, Payer};
use crate::{assets, replay};
use making::{Making, Source};

/// How many lines may wait for a slow reader, who misses some of the progress then.
const WAITING: usize = 2;

/// What is told of a review that is being made.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// Nothing yet.
    Nothing,
    /// So many records of so many.
    Progress(usize, usize),
    /// It is done: its JSON.
    Done(Arc<str>),
    /// There will be none.
    Refused(Refusal),
}

/// The reviews that are being made of games that are kept here, by the code of their table.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<Box<str>, Arc<watch::Sender<Told>>>>);

impl Reviews {
    fn all(&self) -> MutexGuard<'_, HashMap<Box<str>, Arc<watch::Sender<Told>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that nobody waits for a review any more; whether that is so.
    fn given_up(&self, code: Option<&str>, told: &watch::Sender<Told>) -> bool {
        let mut all = self.all();
        let given_up = told.receiver_count() == 0;
        if let (true, Some(code)) = (given_up, code) {
            all.remove(code);
        }
        given_up
    }
}

/// A review that somebody has asked for.
pub(crate) enum Asked {
    /// It was made before: its JSON.
    Kept(Box<str>),
    /// It is being made.
    Made { told: watch::Receiver<Told>, asking: AskingGuard },
}

impl App {
    /// The review of a finished game that is kept here. Who may see it is judged before anything is loaded.
    pub(crate) async fn review_of_table(
        self: &Arc<Self>,
        code: &str,
        person: &Person,
        visitor: &Visitor,
    ) -> Result<Asked, Refusal> {
        self.finished_summary(code, person).await?;
        let kept = self.store.review(code).await.map_err(|error| not_stored(&error))?;
        if let Some(kept) = kept.filter(|kept| kept.form == Review::FORMAT) {
            return Ok(Asked::Kept(kept.body));
        }
        let asking = self.ask_for_review(person)?;
        let mut all = self.reviews.all();
        let told = if let Some(making) = all.get(code) {
            making.subscribe()
        } else {
            visitor.take(Limited::Review)?;
            let (sender, told) = watch::channel(Told::Nothing);
            let sender = Arc::new(sender);
            all.insert(code.into(), Arc::clone(&sender));
            let source = Source::Table { code: code.to_owned(), reader: person.clone() };
            self.make(source, person, visitor, sender);
            told
        };
        drop(all);
        Ok(Asked::Made { told, asking })
    }

    /// The review of a log that somebody sent.
    pub(crate) fn review_of_log(
        self: &Arc<Self>,
        log: String,
        person: &Person,
        visitor: &Visitor,
    ) -> Result<Asked, Refusal> {
        replay::entry(&log)?;
        let asking = self.ask_for_review(person)?;
        visitor.take(Limited::Review)?;
        let (sender, told) = watch::channel(Told::Nothing);
        self.make(Source::Log(log), person, visitor, Arc::new(sender));
        Ok(Asked::Made { told, asking })
    }

    fn ask_for_review(&self, person: &Person) -> Result<AskingGuard, Refusal> {
        self.thinking.ask_for_review(person.id()).ok_or_else(|| refuse("S-43", "server-review-under-way"))
    }

    fn make(
        self: &Arc<Self>,
        source: Source,
        person: &Person,
        visitor: &Visitor,
        told: Arc<watch::Sender<Told>>,
    ) {
        let payer = Payer { address: visitor.address(), flow: Flow::Person(person.id().into()) };
        tokio::spawn(Making { app: Arc::clone(self), source, payer, told }.run());
    }
}

impl Asked {
    /// Answers with what is told, a line each: how far it is, and at last the review.
    pub(crate) async fn respond(self, app: Arc<App>, request: &HeaderMap) -> Response {
        let packed = assets::accepts(request, "gzip");
        let (send, receive) = mpsc::channel(WAITING);
        match self {
            Asked::Kept(body) => {
                let mut lines = Lines::new(packed);
                let line = lines.text(format!("{{\"review\":{body}}}"));
                let _just_made = send.try_send(line);
                if let Some(end) = lines.end() {
                    let _just_made = send.try_send(end);
                }
            }
            Asked::Made { mut told, asking } => {
                // What is refused at once is refused with its status.
                let first = told.wait_for(|told| !matches!(told, Told::Nothing)).await;
                let refusal = match first.as_deref() {
                    Ok(Told::Refused(refusal)) => Some(refusal.clone()),
                    Ok(_) => None,
                    Err(_) => Some(refuse("S-43", "server-no-time-to-review")),
                };
                drop(first);
                if let Some(refusal) = refusal {
                    return refused(&app, &refusal);
                }
                tokio::spawn(tell(app, told, asking, send, Lines::new(packed)));
            }
        }
        parts::respond(receive, packed)
    }
}

/// Tells whoever reads how it goes, until it is done or they are gone.
async fn tell(
    app: Arc<App>,
    mut told: watch::Receiver<Told>,
    _asking: AskingGuard,
    send: mpsc::Sender<axum::body::Bytes>,
    mut lines: Lines,
) {
    loop {
        let now = told.borrow_and_update().clone();
        let (line, last) = match now {
            Told::Nothing => (None, false),
            Told::Progress(done, of) => {
                (Some(lines.line(&json!({ "progress": { "done": done, "of": of } }))), false)
            }
            Told::Done(review) => (Some(lines.text(format!("{{\"review\":{review}}}"))), true),
            Told::Refused(refusal) => {
                (Some(lines.line(&json!({ "refused": app.refused(None, &refusal, None) }))), true)
            }
        };
        if let Some(line) = line
            && send.send(line).await.is_err()
        {
            return;
        }
        if last {
            break;
        }
        tokio::select! {
            changed = told.changed() => if changed.is_err() { break },
            () = send.closed() => return,
        }
    }
    if let Some(end) = lines.end() {
        let _reader_is_gone = send.send(end).await;
    }
}
