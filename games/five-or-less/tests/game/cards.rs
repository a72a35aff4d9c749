//! How cards are written, read and said.

use five_or_less::{Card, FiveOrLess};
use speech::{Language, Reader, Speech, Style};
use table::{Game, Seat, Sentence};

use super::given::{card, cards};

#[test]
fn cards_are_written_as_numbers() {
    assert_eq!(cards("-1 14").iter().map(ToString::to_string).collect::<Vec<_>>(), ["−1", "14"]);
    assert_eq!(serde_json::to_string(&card("-1")).unwrap(), "-1");
    assert_eq!((card("−1"), serde_json::from_str::<Card>("-1").unwrap()), (card("-1"), card("-1")));
}

#[test]
fn other_numbers_are_no_cards() {
    for text in ["15", "-2", "1.5", ""] {
        let error = text.parse::<Card>().unwrap_err().to_string();
        assert_eq!(error, format!("“{text}”: written-card"));
    }
    let error = serde_json::from_str::<Card>("15").unwrap_err().to_string();
    assert!(error.contains("written-card"), "{error}");
}

#[test]
fn a_minus_is_said_in_words() {
    let sentence = Sentence::new("peek").seat("who", Seat(1)).row("cards", cards("12 -1 0"));
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let say = |language, style| {
        let reader = Reader { names: &names, style, ..Reader::default() };
        Speech::new(language, Some(&FiveOrLess::ABOUT)).say(&sentence, reader)
    };
    let written = say(Language::English, Style::Written);
    assert!(written.ends_with(": 12 −1 0."), "{written}");
    for (language, spoken) in [
        (Language::English, ": 12, minus one, 0."),
        (Language::French, ": 12, moins un, 0."),
        (Language::German, ": 12, minus eins, 0."),
    ] {
        let said = say(language, Style::Spoken);
        assert!(said.ends_with(spoken), "{said}");
    }
}
