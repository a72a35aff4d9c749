//! What several commands share: arguments that name a game or hold JSON, threads, a progress bar.

use std::io::IsTerminal;

use bots::Level;
use catalog::{GameEntry, refusals};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::Value;
use speech::{Language, Reader, Speech};
use table::{About, Sentence};

use crate::error::CommandError;

/// What the numbers of an outcome are called where a game has no word of its own.
pub(crate) const SCORE: &str = "score";

/// What the numbers of an outcome are called in a report, such as `series`.
pub(crate) fn score_title(about: &About) -> String {
    let speech = Speech::new(Language::English, Some(about));
    let own = speech.try_say(&Sentence::new("score-title"), Reader::default());
    own.unwrap_or_else(|_| SCORE.to_owned())
}

/// More threads than any machine has cores only cost memory.
const MAX_THREADS: usize = 256;

/// The game with that id.
pub(crate) fn find_game(id: &str) -> Result<&'static dyn GameEntry, CommandError> {
    catalog::find(id).ok_or_else(|| CommandError::refused(&refusals::unknown_game(id), None))
}

/// Parses the word for a level.
pub(crate) fn level(word: &str) -> Result<Level, String> {
    let found = Level::ALL.into_iter().find(|level| level.word() == word);
    found.ok_or_else(|| "the levels are random, easy, medium and hard".to_owned())
}

/// Parses JSON given on the command line.
pub(crate) fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| {
        let speech = Speech::new(Language::English, None);
        speech.refuse(&refusals::not_json(&error), Reader::default())
    })
}

/// How many threads to use: as many as requested, or one per core.
pub(crate) fn threads(requested: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    requested.unwrap_or_else(cores).clamp(1, MAX_THREADS)
}

/// A progress bar, hidden unless somebody is watching.
pub(crate) fn progress(count: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
