//! What a page is sent when something has happened, written straight from the types of the game into one buffer.

use serde::Serialize;
use table::{Audience, Game, Moment, Outcome, Seats, Sentence};

/// Which update: for whom, of what, and what only the server knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Update {
    /// Who is told.
    pub audience: Audience,
    /// What they see of the records from this number on.
    pub first_record: usize,
    /// How many sights they have had with these.
    pub number: u32,
    /// What time it is at the table.
    pub now: Moment,
}

/// The JSON of an update. The server's own type for it describes every field.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct UpdateJson<'a, G: Game> {
    pub(crate) number: u32,
    pub(crate) sights: Vec<Seen<G>>,
    pub(crate) gapless: bool,
    pub(crate) view: &'a G::View,
    pub(crate) menu: &'a [G::Action],
    pub(crate) aid: G::ViewAid,
    pub(crate) awaited: Seats,
    pub(crate) now: Moment,
    pub(crate) outcome: Option<Outcome>,
}

/// One thing seen.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct Seen<G: Game> {
    pub(crate) at: Moment,
    pub(crate) sight: G::Sight,
    pub(crate) sentences: Vec<Sentence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) passing: Option<bool>,
}
