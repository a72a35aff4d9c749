//! The state of the engine from line to line: the open game, and the language it speaks.

use catalog::{AnyTable, Json, refusals};
use speech::{Language, Reader, Speech};
use table::{About, Audience, Refusal};

use super::{Answer, Fields, operations};

/// A conversation with the engine.
pub struct Session {
    language: Language,
    /// For the open game, or for none.
    speech: Speech,
    pub(super) game: Option<OpenGame>,
    /// The game that this request names: a refusal to open it is spoken in its words, not in those of the game
    /// that stays open.
    named: Option<&'static About>,
}

/// The open game.
pub(super) struct OpenGame {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) names: Vec<String>,
    /// For the bots: with a seed and a number of iterations they play the same again.
    pub(super) rng: fastrand::Rng,
}

impl Session {
    /// A session without a game.
    pub fn new(language: Language) -> Session {
        Session { language, speech: Speech::new(language, None), game: None, named: None }
    }

    /// Closes the game.
    pub(super) fn close(&mut self) {
        self.named = None;
        self.game = None;
        self.speech = Speech::new(self.language, None);
    }

    /// A refusal as an answer.
    pub(super) fn refuse(&self, refusal: &Refusal) -> Answer {
        match self.named {
            Some(about) => Answer::refused(refusal, &Speech::new(self.language, Some(about))),
            None => Answer::refused(refusal, &self.speech),
        }
    }

    /// Does what a line asks for.
    pub(super) fn request(&mut self, line: &[u8]) -> Result<Answer, Refusal> {
        self.named = None;
        operations::dispatch(self, Fields::read(line)?)
    }

    /// The request names that game.
    pub(super) fn names_game(&mut self, about: &'static About) {
        self.named = Some(about);
    }

    /// The open game.
    pub(super) fn open(&mut self) -> Result<&mut OpenGame, Refusal> {
        self.game.as_mut().ok_or_else(refusals::no_game_open)
    }

    /// The open game, and the speech for its sentences.
    pub(super) fn open_with_speech(&self) -> Result<(&OpenGame, &Speech), Refusal> {
        Ok((self.game.as_ref().ok_or_else(refusals::no_game_open)?, &self.speech))
    }

    /// Replaces the open game.
    pub(super) fn begin(&mut self, game: OpenGame, about: &About) {
        self.speech = Speech::new(self.language, Some(about));
        self.game = Some(game);
    }

    /// Adds to an answer the state of the game, and what that audience saw of the records from `before` on.
    pub(super) fn report(
        &self,
        answer: Answer,
        before: usize,
        audience: Audience,
    ) -> Result<Answer, Refusal> {
        let (open, speech) = self.open_with_speech()?;
        let table = &open.table;
        let reader = Reader { names: &open.names, seat: audience.seat(), ..Reader::default() };
        let records = table.sight_records(before, audience);
        let sentences = records.iter().flat_map(|record| &record.sentences);
        let sentences: Vec<String> = sentences.map(|sentence| speech.say(sentence, reader)).collect();
        let sights: Vec<&Json> = records.iter().map(|record| &record.sight).collect();
        Ok(answer
            .with("now", &table.now())
            .with("awaited", &table.awaited())
            .with("deadline", &table.deadline())
            .with("over", &table.outcome().is_some())
            .with("sights", &sights)
            .with("sentences", &sentences))
    }
}
