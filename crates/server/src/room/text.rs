//! Names and chat lines as they are shown.

use table::{Refusal, Seat};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use super::Room;
use crate::rules::refuse;

/// The maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 24;
/// The maximum length of a chat line, in characters.
const MAX_CHAT_CHARS: usize = 200;

/// A name as it is shown: one line, short enough for a seat, and with something to be seen.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    clean(name, MAX_NAME_CHARS).ok_or_else(|| refuse("S-9", "server-bad-name"))
}

/// A chat line as it is shown.
pub(super) fn clean_chat(text: &str) -> Result<String, Refusal> {
    clean(text, MAX_CHAT_CHARS).ok_or_else(|| refuse("S-13", "server-line-too-long"))
}

/// Whether two names can be taken for each other: the same letters but for their case, or letters of another script
/// that look the same (Unicode Technical Standard 39).
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let as_seen = |name: &str| skeleton(name).filter(|c| !c.is_whitespace()).collect::<String>();
    as_seen(one) == as_seen(other) || as_seen(&one.to_lowercase()) == as_seen(&other.to_lowercase())
}

impl Room {
    /// The name, with a number if somebody else at the table has one that looks like it.
    pub(super) fn distinct_name(&self, name: String, own: Option<Seat>) -> String {
        let others = || self.seats().filter(|(seat, chair)| Some(*seat) != own && !chair.name.is_empty());
        let taken = |name: &str| others().any(|(_, chair)| look_alike(name, &chair.name));
        if !taken(&name) {
            return name;
        }
        let numbered = (2..).map(|number| {
            let number = format!(" {number}");
            let begin: String = name.chars().take(MAX_NAME_CHARS - number.len()).collect();
            begin.trim_end().to_owned() + &number
        });
        // There are fewer seats than numbers.
        numbered.take(1 + self.chairs.len()).find(|name| !taken(name)).unwrap_or(name)
    }
}

/// The text without control characters, marks that change the direction of writing and others that nobody sees, with
/// single spaces; `None` if there is nothing to be seen or it is too long.
fn clean(text: &str, max_chars: usize) -> Option<String> {
    let spaced = text.nfc().map(|c| if c.is_whitespace() { ' ' } else { c });
    let spaced: String = spaced.filter(|c| !is_invisible(*c)).collect();
    let cleaned = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    // A mark is seen on a letter; the sign for coloured symbols, on a symbol.
    let seen = cleaned.chars().any(|c| c != ' ' && !is_combining_mark(c) && c != '\u{fe0f}');
    (seen && cleaned.chars().count() <= max_chars).then_some(cleaned)
}

/// Whether a character takes part in no writing that can be seen. Letters that are blank are among them.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_9_a_name_can_be_seen() {
        for blank in [
            "",
            "  ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{301}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{202e}",
        ] {
            assert!(clean_name(blank).is_err(), "{blank:?}");
        }
        assert!(clean_name(&"a".repeat(25)).is_err());
        for (typed, shown) in [
            ("  Anna \n B ", "Anna B"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("\u{202e}annA", "annA"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("דנה", "דנה"),
        ] {
            assert_eq!(clean_name(typed).unwrap(), shown);
        }
    }

    #[test]
    fn s_9_names_that_look_alike_are_told_apart() {
        // Cyrillic А and о; a capital i and a small L.
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "\u{410}nna"),
            ("Bob", "B\u{43e}b"),
            ("Ian", "lan"),
            ("An na", "Anna"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Anna", "Anne"));
        let room = Room::example();
        let name = |typed: &str, own| room.distinct_name(typed.to_owned(), own);
        assert_eq!(name("anna", None), "anna 2");
        assert_eq!(name("Anna", Some(Seat(0))), "Anna", "one's own");
        assert_eq!(name("Cleo", None), "Cleo");
        let long = Room {
            chairs: vec![crate::room::Chair { name: "a".repeat(24), ..Default::default() }],
            ..room.clone()
        };
        assert_eq!(long.distinct_name("a".repeat(24), None), "a".repeat(22) + " 2");
    }
}
