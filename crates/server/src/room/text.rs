//! Names and chat lines as they are shown.

use table::Refusal;

use crate::rules::refuse;

/// The maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 24;
/// The maximum length of a chat line, in characters.
const MAX_CHAT_CHARS: usize = 200;

/// A name as it is shown: one line, short enough for a seat.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    clean(name, MAX_NAME_CHARS).ok_or_else(|| refuse("S-9", "server-bad-name"))
}

/// A chat line as it is shown.
pub(super) fn clean_chat(text: &str) -> Result<String, Refusal> {
    clean(text, MAX_CHAT_CHARS).ok_or_else(|| refuse("S-13", "server-line-too-long"))
}

/// The text without control characters and marks that change the direction of writing, with single spaces; `None`
/// if nothing is left or it is too long.
fn clean(text: &str, max_chars: usize) -> Option<String> {
    let visible = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let spaced: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| visible(*c)).collect();
    let cleaned = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (!cleaned.is_empty() && cleaned.chars().count() <= max_chars).then_some(cleaned)
}
