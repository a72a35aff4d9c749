//! How cards are written and said in sentences.

use five_crowns::card::Rank;
use five_crowns::{Action, FiveCrowns};
use speech::{Language, Reader, Speech, Style};
use table::{Game, Sentence};

use super::given::{TableExt, card, draw, given, lay};

/// The sentence in English, French and German.
fn said(sentence: &Sentence, style: Style) -> [String; 3] {
    Language::ALL.map(|language| {
        let reader = Reader { style, ..Reader::default() };
        Speech::new(language, Some(&FiveCrowns::ABOUT)).try_say(sentence, reader).unwrap()
    })
}

#[test]
fn cards_are_written_with_symbols() {
    let sentence = Sentence::new("solo-drew").piece("card", card("Kd"));
    assert_eq!(
        said(&sentence, Style::Written),
        ["Next card: K♦.", "Carte suivante\u{a0}: R♦.", "Die nächste Karte ist K♦."]
    );
}

#[test]
fn cards_are_said_in_words() {
    let names = [
        ("Kd", ["king of diamonds", "roi de carreau", "Karo-König"]),
        ("Qt", ["queen of stars", "dame d’étoile", "Stern-Dame"]),
        ("Jc", ["jack of clubs", "valet de trèfle", "Kreuz-Bube"]),
        ("10h", ["10 of hearts", "10 de cœur", "Herz 10"]),
        ("3s", ["3 of spades", "3 de pique", "Pik 3"]),
        ("W", ["joker", "joker", "Joker"]),
    ];
    for (text, names) in names {
        let sentence = Sentence::new("solo-drew").piece("card", card(text));
        for (said, name) in said(&sentence, Style::Spoken).iter().zip(names) {
            assert!(said.ends_with(&format!(" {name}.")), "{said}");
        }
    }
}

#[test]
fn a_rank_is_said_by_its_name() {
    let sentence = Sentence::new("why-discard-pair").piece("rank", Rank::KING).number("points", 5);
    assert!(said(&sentence, Style::Written)[0].contains("rank K aren’t"));
    assert!(said(&sentence, Style::Spoken)[0].contains("rank king aren’t"));
}

#[test]
fn refusals_write_cards_as_the_log_does() {
    let mut table = given(["", "Kt Kh Kd 5c"]).out(0, "5t 6t 7t 8t").turn_of(1).next("9h").playing();
    table.plays(1, draw());
    let turn = table.view(1).turn;
    let not_held = table.act(1, Action::Discard { turn, card: card("W") }).unwrap_err();
    assert_eq!(said(not_held.why(), Style::Written)[0], "You don’t have Joker.");
    let no_meld = table.act(1, table.dated(lay("Kt Kh 5c", "9h"))).unwrap_err();
    assert_eq!(said(no_meld.why(), Style::Written)[0], "K★ K♥ 5♣ is neither a run nor a set (4 is wild).");
}
