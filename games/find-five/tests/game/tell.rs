//! What is told of a round (FF-17), in sentences.

use find_five::{FindFive, Options};
use speech::{Language, Reader, Speech, Style};
use table::{Audience, Game, Seat, Sentence};

use super::given::{Table, done, given, mark, open, timer};

/// What seat 1 is told.
fn sentences(table: &Table) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for sight in table.sights(Audience::Seat(Seat(1))) {
        FindFive::tell(&sight, &mut sentences);
    }
    sentences
}

#[test]
fn ff_17_every_outline_is_told_with_its_reason() {
    let (i, p) = ([0, 1, 2, 3, 4], [6, 7, 16, 17, 26]);
    let mut table = given(2).fives(&[&i, &p]).shows("5", &[50]).playing();
    table.plays(0, mark(&i)).plays(0, mark(&[50, 51, 52, 53, 54])).plays(0, mark(&[90])).plays(1, mark(&p));
    table.plays(1, timer()).plays(0, done());
    let speech = Speech::new(Language::English, Some(&FindFive::ABOUT));
    let reader =
        Reader { names: &["Ann".to_owned(), "Ben".to_owned()], seat: Some(Seat(1)), ..Reader::default() };
    let told: Vec<String> =
        sentences(&table).iter().map(|sentence| speech.try_say(sentence, reader).unwrap()).collect();
    for line in [
        "You outline P G1 H1 G2 H2 G3.",
        "You flip the timer!",
        "Stop! Round 1 is over.",
        "Ann: I A1 B1 C1 D1 E1 scores 4.",
        "Ann: I A6 B6 C6 D6 E6 doesn’t match the dice.",
        "Ann: A10 isn’t five connected squares.",
        "Ann gets 4 points. Total: 4.",
        "You get 1 point for the timer.",
        "You get 2 points. Total: 2.",
    ] {
        assert!(told.iter().any(|said| said == line), "{line}: {told:#?}");
    }
    assert!(told.iter().any(|said| said.starts_with("Best possible on your board: ")));
    assert!(!told.iter().any(|said| said.contains("outlines")), "nobody hears of another's drawing");
}

#[test]
fn whoever_listens_hears_symbols_squares_and_shapes_in_words() {
    let mut table = open(Options::default(), 2, 5);
    table.plays(1, mark(&[0, 1, 2, 3, 4]));
    let sentences = sentences(&table);
    let reader = Reader { seat: Some(Seat(1)), style: Style::Spoken, ..Reader::default() };
    for (language, rolled, marked) in [
        (
            Language::English,
            "the dice show block, ring, moon, moon, triangle.",
            "You outline I, A 1, B 1, C 1, D 1, E 1.",
        ),
        (
            Language::French,
            "les dés montrent carré, anneau, lune, lune, triangle.",
            "Vous entourez I, A 1, B 1, C 1, D 1, E 1.",
        ),
        (
            Language::German,
            "Die Würfel zeigen Quadrat, Ring, Mond, Mond, Dreieck.",
            "Du umrandest I, A 1, B 1, C 1, D 1, E 1.",
        ),
    ] {
        let speech = Speech::new(language, Some(&FindFive::ABOUT));
        let told: Vec<String> =
            sentences.iter().map(|sentence| speech.try_say(sentence, reader).unwrap()).collect();
        assert!(told.iter().any(|said| said.contains(rolled)), "{told:?}");
        assert_eq!(told.last().unwrap(), marked);
    }
}
