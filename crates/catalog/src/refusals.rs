//! What a program refuses before the rules of a game are asked: ids `EN-…`, as rules have theirs.

use table::reading::{self, shown};
use table::{About, Refusal, Sentence};

/// Every id with what it says, for the documentation and the tests.
pub const ALL: [(&str, &str); 15] = [
    ("EN-1", "A line holds one JSON object."),
    ("EN-2", "A line is UTF-8 text."),
    ("EN-3", "A line is at most 1 MiB long."),
    ("EN-4", "A request names an operation that there is."),
    ("EN-5", "A request has the fields of its operation, no others, and each of its kind."),
    ("EN-6", "A game is named by its id."),
    ("EN-7", "A game is opened before anything is asked about it."),
    ("EN-8", "Options are those of the game, each of its kind."),
    ("EN-9", "An action is written as the game writes it."),
    ("EN-10", "A position is written as the game writes it."),
    ("EN-11", "A bot thinks for at most a minute, or a million rounds."),
    ("EN-12", "The log of this table is not kept here."),
    ("EN-13", "A mistake in the program closes the game and is answered; the program goes on."),
    ("EN-14", "A line for a solver is written as the solver reads it."),
    ("EN-15", "A review is of a finished game, as it was recorded."),
];

/// The longest line that is read.
pub const LONGEST_LINE: usize = 1 << 20;
/// The longest that a bot may be told to think, in milliseconds.
pub const LONGEST_THOUGHT: u32 = 60_000;
/// The most rounds of thought that a bot may be told.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// EN-1: this is not JSON.
pub fn not_json(error: &serde_json::Error) -> Refusal {
    Refusal::new("EN-1", reading::not_json(error))
}

/// EN-1: there is nothing in the line.
pub fn empty_line() -> Refusal {
    Refusal::new("EN-1", Sentence::new("engine-empty-line"))
}

/// EN-1: this is JSON, but not an object.
pub fn not_an_object() -> Refusal {
    Refusal::new("EN-1", Sentence::new("engine-not-an-object"))
}

/// EN-2: this is not UTF-8.
pub fn not_utf8() -> Refusal {
    Refusal::new("EN-2", Sentence::new("engine-not-utf8"))
}

/// EN-3: the line is too long.
pub fn line_too_long() -> Refusal {
    Refusal::new("EN-3", Sentence::new("engine-line-too-long"))
}

/// EN-4: there is no such operation, but these.
pub fn unknown_op(op: &str, known: &[&str]) -> Refusal {
    let why = Sentence::new("engine-unknown-op").text("op", shown(op)).text("known", known.join(", "));
    Refusal::new("EN-4", why)
}

/// EN-5: a field is not there.
pub fn field_missing(field: &'static str) -> Refusal {
    Refusal::new("EN-5", Sentence::new("engine-field-missing").text("field", field))
}

/// EN-5: the operation has no such field, but these.
pub fn field_unknown(field: &str, known: &[&str]) -> Refusal {
    let why = Sentence::new("engine-field-unknown").text("field", shown(field));
    Refusal::new("EN-5", why.text("known", known.join(", ")))
}

/// EN-5: the field is of another kind; `kind` is a word that the sentence knows.
pub fn field_kind(field: &'static str, kind: &'static str) -> Refusal {
    Refusal::new("EN-5", Sentence::new("engine-field-kind").text("field", field).text("kind", kind))
}

/// EN-6: there is no such game.
pub fn unknown_game(game: &str) -> Refusal {
    let all: Vec<&str> = crate::GAMES.iter().map(|entry| entry.about().id).collect();
    let why = Sentence::new("engine-unknown-game").text("game", shown(game)).text("games", all.join(", "));
    Refusal::new("EN-6", why)
}

/// EN-7: nothing is being played.
pub fn no_game_open() -> Refusal {
    Refusal::new("EN-7", Sentence::new("engine-no-game-open"))
}

/// EN-8: options that are not an object.
pub fn options_kind() -> Refusal {
    Refusal::new("EN-8", Sentence::new("engine-options-kind"))
}

/// EN-8: the game has no such option.
pub fn option_unknown(about: &About, option: &str) -> Refusal {
    let known: Vec<&str> = about.settings.iter().map(|setting| setting.name).collect();
    let why = Sentence::new("engine-option-unknown").text("option", shown(option));
    Refusal::new("EN-8", why.text("known", known.join(", ")))
}

/// EN-8: these are not options of the game, for this reason.
pub fn not_options(why: Sentence) -> Refusal {
    Refusal::new("EN-8", why)
}

/// EN-8: the option is of another kind; `kind` is a word that the sentence knows.
pub fn option_kind(option: &'static str, kind: &'static str) -> Refusal {
    Refusal::new("EN-8", Sentence::new("engine-option-kind").text("option", option).text("kind", kind))
}

/// EN-9: this is not an action of the game, for this reason.
pub fn not_an_action(why: Sentence) -> Refusal {
    Refusal::new("EN-9", why)
}

/// EN-9: this is an action, but of another game. Nobody who parses actions by the table they are for meets it.
pub fn action_of_another_game() -> Refusal {
    Refusal::new("EN-9", Sentence::new("engine-action-of-another-game"))
}

/// EN-10: this is not a position of the game, for this reason.
pub fn not_a_position(why: Sentence) -> Refusal {
    Refusal::new("EN-10", why)
}

/// EN-11: a bot must not think so long.
pub fn thought_too_long(field: &'static str, most: u32) -> Refusal {
    let why = Sentence::new("engine-thought-too-long").text("field", field).text("most", most);
    Refusal::new("EN-11", why)
}

/// EN-12: a copy to think on has no log, and old records are kept by somebody else.
pub fn no_log() -> Refusal {
    Refusal::new("EN-12", Sentence::new("engine-no-log"))
}

/// EN-13: the program made a mistake.
pub fn mistake() -> Refusal {
    Refusal::new("EN-13", Sentence::new("engine-mistake"))
}

/// EN-15: the game is not over, or its log was cut short.
pub fn unfinished() -> Refusal {
    Refusal::new("EN-15", Sentence::new("review-unfinished"))
}

/// EN-15: the log is not as it was sealed.
pub fn changed() -> Refusal {
    Refusal::new("EN-15", Sentence::new("review-changed"))
}

/// EN-15: the log has no actions, only what came of them.
pub fn without_actions() -> Refusal {
    Refusal::new("EN-15", Sentence::new("review-without-actions"))
}

/// EN-15: the bots of this game cannot assess moves.
pub fn no_reviews() -> Refusal {
    Refusal::new("EN-15", Sentence::new("review-none"))
}

/// T-1 for a number that need not even fit a seat.
pub fn no_such_seat(seat: i64, count: u8) -> Refusal {
    let why = Sentence::new("table-no-such-seat").text("seat", seat).number("last", count.saturating_sub(1));
    Refusal::new("T-1", why)
}

/// T-3 for a number that need not even fit a count of seats.
pub fn seats_out_of_range(about: &About, count: i64) -> Refusal {
    let why = Sentence::new("table-seats-out-of-range").text("count", count);
    Refusal::new("T-3", why.number("fewest", *about.seats.start()).number("most", *about.seats.end()))
}
