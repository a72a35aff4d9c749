//! Every message can be said in every language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use speech::{LOCALES, Language, Reader, Speech};
use table::{Locale, Refusal, Sentence};

/// The locales of the table and of each game, by whose they are.
fn all() -> Vec<(&'static str, &'static [Locale])> {
    let games = catalog::GAMES.iter().map(|entry| (entry.about().id, entry.about().locales));
    games.chain([("table", &LOCALES[..])]).collect()
}

/// The variables of each message.
fn variables(locale: &Locale) -> BTreeMap<String, BTreeSet<String>> {
    let resource = FluentResource::try_new(locale.text.to_owned());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.language));
    let mut all = BTreeMap::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let mut found = BTreeSet::new();
        in_pattern(message.value.as_ref().expect("a message has a text"), &mut found);
        let twice = all.insert(message.id.name.to_owned(), found);
        assert_eq!(twice, None, "{} stands twice in {}", message.id.name, locale.language);
    }
    all
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for (whose, locales) in all() {
        let languages: Vec<&str> = locales.iter().map(|locale| locale.language).collect();
        assert_eq!(languages, Language::ALL.map(Language::code), "{whose}");
        let english = variables(&locales[0]);
        for other in &locales[1..] {
            let theirs = variables(other);
            let differ: Vec<_> =
                english.iter().filter(|(key, names)| theirs.get(*key) != Some(names)).collect();
            assert!(differ.is_empty(), "{whose}, {}: {differ:?}", other.language);
            assert_eq!(english.len(), theirs.len(), "{whose}, {}", other.language);
        }
    }
}

#[test]
fn every_message_can_be_said_to_everybody() {
    let names = ["Ann".to_owned()];
    for language in Language::ALL {
        for (whose, locales) in all() {
            let about = catalog::find(whose).map(catalog::GameEntry::about);
            let speech = Speech::new(language, about);
            for (key, variables) in variables(&locales[0]) {
                for number in [0, 1, 2, 117] {
                    // The reader sits there, or does not.
                    for seat in [Some(table::Seat(0)), None] {
                        let reader = Reader { names: &names, seat, ..Reader::default() };
                        let said = speech.try_say(&sentence(&key, &variables, number), reader);
                        let said =
                            said.unwrap_or_else(|error| panic!("{whose} {}: {error}", language.code()));
                        assert!(
                            !said.is_empty() && !said.contains(['{', '$']) || said.contains("{\"op\""),
                            "{said}"
                        );
                        assert!(!said.contains('\u{2068}'), "{said}");
                    }
                }
            }
        }
    }
}

/// A sentence with arguments of the kinds that the names call for: `x` beside `x_is` is a seat.
fn sentence(key: &str, variables: &BTreeSet<String>, number: i32) -> Sentence {
    let key: &'static str = key.to_owned().leak();
    let mut sentence = Sentence::new(key);
    for name in variables {
        let name: &'static str = name.clone().leak();
        sentence = match name.strip_suffix("_is") {
            Some(seat) => sentence.seat(seat, table::Seat(0)),
            None if variables.contains(&format!("{name}_is")) => sentence.seat(name, table::Seat(0)),
            None => sentence.number(name, number),
        };
    }
    sentence
}

#[test]
fn options_are_explained() {
    for entry in catalog::GAMES {
        let about = entry.about();
        for locale in about.locales {
            let messages = variables(locale);
            for setting in about.settings {
                let key = format!("option-{}", setting.name);
                assert!(messages.contains_key(&key), "{} {}: {key}", about.id, locale.language);
            }
        }
    }
}

#[test]
fn seats_are_called_by_name_by_number_or_you() {
    let about = catalog::find("five-crowns").unwrap().about();
    let names = ["Ann".to_owned()];
    let say = |language, seat, reader| {
        let sentence = Sentence::new("discarded").seat("who", table::Seat(seat)).text("card", "3♣");
        Speech::new(language, Some(about))
            .try_say(&sentence, Reader { names: &names, seat: reader, ..Reader::default() })
            .unwrap()
    };
    assert_eq!(say(Language::English, 0, None), "Ann discards 3♣.");
    assert_eq!(say(Language::English, 2, None), "Player 3 discards 3♣.");
    assert_eq!(say(Language::German, 2, None), "Spieler 3 legt 3♣ ab.");
    assert_eq!(say(Language::French, 2, Some(table::Seat(2))), "Vous défaussez 3♣.");
}

#[test]
fn what_has_no_message_shows_as_its_key() {
    let speech = Speech::new(Language::English, None);
    let nothing = Sentence::new("no-such-message");
    assert_eq!(speech.say(&nothing, Reader::default()), "no-such-message");
    assert!(speech.try_say(&nothing, Reader::default()).is_err());
    let short = Refusal::new("EN-4", Sentence::new("engine-unknown-op"));
    assert!(speech.try_say(short.why(), Reader::default()).is_err());
}
