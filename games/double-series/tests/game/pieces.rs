//! Cards and spaces in sentences, written and spoken.

use double_series::DoubleSeries;
use speech::{Language, Reader, Speech, Style};
use table::{Game, Sentence};

use super::given::{card, square};

/// What a refusal says of a card, in that language and style.
fn said(language: Language, style: Style, text: &str) -> String {
    let sentence = Sentence::new("refuse-not-held").piece("card", card(text));
    let speech = Speech::new(language, Some(&DoubleSeries::ABOUT));
    speech.try_say(&sentence, Reader { style, ..Reader::default() }).unwrap()
}

#[test]
fn cards_are_written_with_signs_and_spoken_in_words() {
    use Language::{English, French, German};
    use Style::{Spoken, Written};
    assert_eq!(said(English, Written, "10H"), "You don’t have 10♥.");
    assert_eq!(said(English, Spoken, "10H"), "You don’t have 10 of hearts.");
    assert_eq!(said(English, Spoken, "KD"), "You don’t have king of diamonds.");
    assert!(said(French, Written, "AC").contains("A♣"));
    assert!(said(French, Spoken, "AC").contains("as de trèfle"));
    assert!(said(French, Written, "JS").contains("V♠"));
    assert!(said(German, Written, "JS").contains("B♠"));
    assert!(said(German, Spoken, "JS").contains("Pik-Bube"));
}

#[test]
fn spaces_are_told_by_row_and_column() {
    let sentence = Sentence::new("refuse-occupied").piece("square", square(28));
    for (language, words) in [
        (Language::English, "row 3, column 9"),
        (Language::French, "ligne 3, colonne 9"),
        (Language::German, "Zeile 3, Spalte 9"),
    ] {
        let speech = Speech::new(language, Some(&DoubleSeries::ABOUT));
        let text = speech.try_say(&sentence, Reader::default()).unwrap();
        assert!(text.contains(words), "{text}");
    }
}
