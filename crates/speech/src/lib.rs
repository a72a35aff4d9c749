//! Sentences in a language: the log line, the refusal, what the screen reader says.
//!
//! A sentence comes as a key with typed arguments. The messages are Fluent texts: the game's own (`locales/` of
//! the game) and the table's (`locales/` here). For each argument `x` that is a seat the message gets two: `$x`,
//! the player's name, and `$x_is`, which is `you` where the reader sits there and `other` elsewhere. A piece is
//! written by the game's message for its kind (`piece-card`), or said by the one for listeners
//! (`piece-card-spoken`).
//!
//! ```ftl
//! drew = { $who_is ->
//!     [you] You draw { $card }.
//!    *[other] { $who } draws a card.
//! }
//! ```

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use table::{About, Arg, Locale, Piece, Refusal, Seat, Sentence};
use unic_langid::{LanguageIdentifier, langid};

/// The messages of the table and the engine.
pub const LOCALES: [Locale; 3] = [
    Locale { language: "en", text: include_str!("../locales/en.ftl") },
    Locale { language: "fr", text: include_str!("../locales/fr.ftl") },
    Locale { language: "de", text: include_str!("../locales/de.ftl") },
];

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Français.
    French,
    /// Deutsch.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::German];

    /// `en`, `fr`, `de`.
    pub const fn code(self) -> &'static str {
        ["en", "fr", "de"][self as usize]
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
            Language::German => langid!("de"),
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| "the languages are en, fr and de".to_owned())
    }
}

/// Who reads, and who sits at the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader<'a> {
    /// The names by seat; who has none is called by number.
    pub names: &'a [String],
    /// Where the reader sits, if at all.
    pub seat: Option<Seat>,
    /// Whether pieces are written or said.
    pub style: Style,
}

/// How the pieces of a game appear in a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// With signs: `K♦`.
    #[default]
    Written,
    /// In words, for a screen reader: “king of diamonds”.
    Spoken,
}

/// What an empty row of pieces reads like.
const NO_PIECES: &str = "–";

/// Says sentences in one language, those of the table and of one game.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
}

/// Why a sentence cannot be said; a mistake in the messages, found by tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsayable(String);

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsayable {}

impl Speech {
    /// The speech of that language, with the sentences of a game if one is given.
    pub fn new(language: Language, about: Option<&About>) -> Speech {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Marks around every argument would be read out by some screen readers and end up in files.
        bundle.set_use_isolating(false);
        for locale in LOCALES.iter().chain(about.into_iter().flat_map(|about| about.locales)) {
            if locale.language == language.code() {
                // Whatever cannot be read is left out, and shows as its key; a test finds it.
                let resource =
                    FluentResource::try_new(locale.text.to_owned()).unwrap_or_else(|(rest, _)| rest);
                let _twice = bundle.add_resource(resource);
            }
        }
        Speech { bundle }
    }

    /// The sentence; its key if there is no message for it, so that nothing goes unsaid.
    pub fn say(&self, sentence: &Sentence, reader: Reader) -> String {
        self.try_say(sentence, reader).unwrap_or_else(|_| sentence.key.to_string())
    }

    /// The reason of a refusal.
    pub fn refuse(&self, refusal: &Refusal, reader: Reader) -> String {
        self.say(refusal.why(), reader)
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat, reader: Reader) -> String {
        match reader.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.say(&Sentence::new("table-player").number("number", seat.0 + 1), reader),
        }
    }

    /// The sentence, or what is wrong with its message.
    pub fn try_say(&self, sentence: &Sentence, reader: Reader) -> Result<String, Unsayable> {
        let key = &*sentence.key;
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| Unsayable(format!("there is no message {key}")))?;
        let mut args = FluentArgs::with_capacity(sentence.args.len() * 2);
        for (name, arg) in &sentence.args {
            match arg {
                Arg::Seat { seat } => {
                    args.set(format!("{name}_is"), if reader.seat == Some(*seat) { "you" } else { "other" });
                    args.set(name.to_string(), self.name(*seat, reader));
                }
                Arg::Piece(piece) => args.set(name.to_string(), self.piece(piece, reader.style)?),
                Arg::Row { row } => args.set(name.to_string(), self.row(row, reader.style)?),
                Arg::Rows { rows } => {
                    let rows = rows.iter().map(|row| self.row(row, reader.style));
                    args.set(name.to_string(), rows.collect::<Result<Vec<_>, _>>()?.join(" / "));
                }
                Arg::Number(number) => args.set(name.to_string(), *number),
                Arg::Text(text) => args.set(name.to_string(), FluentValue::String(text.as_ref().into())),
            }
        }
        self.format(key, pattern, &args)
    }

    /// Pieces side by side.
    fn row(&self, row: &[Piece], style: Style) -> Result<String, Unsayable> {
        let gap = if style == Style::Spoken { ", " } else { " " };
        let pieces = row.iter().map(|piece| self.piece(piece, style)).collect::<Result<Vec<_>, _>>()?;
        Ok(if pieces.is_empty() { NO_PIECES.to_owned() } else { pieces.join(gap) })
    }

    /// A piece by the game's message for its kind.
    fn piece(&self, piece: &Piece, style: Style) -> Result<String, Unsayable> {
        let spoken = (style == Style::Spoken).then(|| piece.spoken_key());
        let key = spoken.filter(|key| self.bundle.has_message(key)).unwrap_or_else(|| piece.written_key());
        let message = self.bundle.get_message(&key).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| Unsayable(format!("there is no message {key}")))?;
        let mut args = FluentArgs::with_capacity(piece.parts.len());
        for (name, value) in &piece.parts {
            args.set(name.to_string(), FluentValue::String(value.as_ref().into()));
        }
        self.format(&key, pattern, &args)
    }

    fn format(&self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs) -> Result<String, Unsayable> {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(Unsayable(format!("{key}: {error}"))),
        }
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}
