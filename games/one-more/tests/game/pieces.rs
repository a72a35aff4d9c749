//! How the cards in sentences are written and said in every language.

use one_more::{OneMore, Sight};
use speech::{Language, Reader, Speech, Style};
use table::{Game, Seat, Sentence};

use super::given::{card, cards, given, play};

fn said(sight: &Sight, language: Language, style: Style) -> String {
    let mut sentences = Vec::new();
    OneMore::tell(sight, &mut sentences);
    let speech = Speech::new(language, Some(&OneMore::ABOUT));
    let reader = Reader { style, ..Reader::default() };
    let say = |sentence: &Sentence| speech.try_say(sentence, reader).unwrap();
    sentences.iter().map(say).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_hand_is_written_with_signs_and_said_in_words() {
    let hand = cards("4+a 6-t 7-x 8+d 5±");
    let (seats, under, centre) = (3, Vec::new(), card("9-t"));
    let dealt = Sight::Dealt {
        round: 1,
        first: Seat(0),
        seats,
        hands: vec![(Seat(1), hand)],
        under,
        centre,
        pack: 59,
    };
    let both = |language| [Style::Written, Style::Spoken].map(|style| said(&dealt, language, style));
    assert_eq!(
        both(Language::English),
        [
            "Round 1: 9− in the middle. Player 1 starts.\nPlayer 2 gets 4+↻ 6−↶ 7−⇄ 8+↓ 5±.",
            "Round 1: 9 minus in the middle. Player 1 starts.\nPlayer 2 gets 4 plus again, \
             6 minus reverse, 7 minus swap, 8 plus draw, 5 plus or minus."
        ]
    );
    assert_eq!(
        both(Language::French),
        [
            "Manche 1\u{a0}: 9− au centre. Joueur 1 commence.\nJoueur 2 reçoit 4+↻ 6−↶ 7−⇄ 8+↓ 5±.",
            "Manche 1\u{a0}: 9 moins au centre. Joueur 1 commence.\nJoueur 2 reçoit 4 plus rejouer, \
             6 moins changement de sens, 7 moins échange, 8 plus pioche, 5 plus ou moins."
        ]
    );
    assert_eq!(
        both(Language::German),
        [
            "Runde 1: In der Mitte liegt 9−. Spieler 1 beginnt.\nSpieler 2 bekommt 4+↻ 6−↶ 7−⇄ 8+↓ 5±.",
            "Runde 1: In der Mitte liegt 9 minus. Spieler 1 beginnt.\nSpieler 2 bekommt 4 plus noch einmal, \
             6 minus Richtungswechsel, 7 minus Tauschen, 8 plus Ziehen, 5 plus oder minus."
        ]
    );
}

#[test]
fn a_refusal_names_cards_as_the_log_does() {
    let speech = Speech::new(Language::English, Some(&OneMore::ABOUT));
    let mut table = given(["4+a 2-x", "5±", "2-t"]).centre("3+t").playing();
    let action = table.dated(play("2-x"));
    let refusal = table.act(0, action).unwrap_err();
    assert!(speech.refuse(&refusal, Reader::default()).starts_with("You can’t play 2−⇄ on 3+: "));
    let twice = given(["4+a", "4+a", "2-t"]).centre("3+t").refused();
    assert_eq!(speech.refuse(&twice, Reader::default()), "4+↻ is there more often than in the deck.");
}

#[test]
fn cards_turned_up_in_vain_are_told_in_every_language() {
    let dealt = |under: &[&str]| {
        let under = under.iter().map(|name| card(name)).collect();
        let (seats, hands, centre) = (3, Vec::new(), card("3+t"));
        Sight::Dealt { round: 2, first: Seat(0), seats, hands, under, centre, pack: 59 }
    };
    let first_line = |under: &[&str], language| {
        let all = said(&dealt(under), language, Style::Written);
        all.lines().next().unwrap().to_owned()
    };
    let one = |language| first_line(&["5+x"], language);
    let two = |language| first_line(&["5+x", "9+a"], language);
    assert_eq!(
        one(Language::English),
        "5+ is turned up. Player 1 can’t play on it, so it goes under the draw pile."
    );
    assert_eq!(
        two(Language::English),
        "5+ 9+ are turned up. Player 1 can’t play on any of them, so they go under the draw pile."
    );
    assert_eq!(
        one(Language::French),
        "5+ est retournée. Joueur 1 ne peut pas y répondre\u{a0}: elle va sous le paquet."
    );
    assert_eq!(
        two(Language::French),
        "5+ 9+ sont retournées. Joueur 1 ne peut répondre à aucune\u{a0}: elles vont sous le paquet."
    );
    assert_eq!(
        one(Language::German),
        "5+ wird aufgedeckt. Darauf kann Spieler 1 nichts spielen, die Karte kommt unter den Stapel."
    );
    assert_eq!(
        two(Language::German),
        "5+ 9+ werden aufgedeckt. Auf keine davon kann Spieler 1 etwas spielen, sie kommen unter den Stapel."
    );
    assert_eq!(
        first_line(&["9+a"], Language::English),
        "9+ is turned up. Nothing can be played on it, so it goes under the draw pile."
    );
}
