//! Refusals in English, for clients that are not the page.

use std::collections::HashMap;

use speech::{Language, Reader, Speech};
use table::Refusal;

/// The sentences of the table and of every game, in English.
pub(crate) struct English {
    /// By the id of the game.
    games: HashMap<&'static str, Speech>,
    /// Those that belong to no game.
    shared: Speech,
}

impl English {
    pub(crate) fn new() -> English {
        let abouts = catalog::GAMES.iter().map(|game| game.about());
        let games = abouts.map(|about| (about.id, Speech::new(Language::English, Some(about)))).collect();
        English { games, shared: Speech::new(Language::English, None) }
    }

    /// The sentence of a refusal, at a table of that game if any.
    pub(crate) fn refusal(&self, refusal: &Refusal, game: Option<&str>) -> String {
        let speech = game.and_then(|game| self.games.get(game)).unwrap_or(&self.shared);
        speech.refuse(refusal, Reader::default())
    }
}
