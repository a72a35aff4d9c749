//! Nobody reads “1 points”: a count beside a noun has a selector, in the rules' texts and in those of the page.
//!
//! Looked for in the source of the messages: a number whose selector is missing reads right in most games.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// What is counted, in the plural.
const NOUNS: [(&str, &str); 3] = [
    (
        "en",
        "points cards rounds hands players people seats bots melds markers spaces squares fives FIVES shapes digits \
         messages seconds minutes games tables records checks times days losses connections",
    ),
    (
        "fr",
        "points cartes manches mains joueurs personnes places robots tours combinaisons pions cases lignes \
         séries CINQ formes chiffres messages secondes minutes parties tables jours équipes connexions",
    ),
    // Beside a number, 5er reads as 15er.
    (
        "de",
        "Punkte Punkten Karten Runden Hände Händen Spielern Plätze Plätzen Bots Züge Zügen Kombinationen Steine \
         Steinen Felder Feldern Reihen Linien Fünferlinien Formen Ziffern Nachrichten Sekunden Minuten Spiele Tische \
         Tage 5er 5ern",
    ),
];

/// Numbers that are never 0 or 1, by the game or `table` or `page` whose text it is, the message and its argument.
const MANY: [(&str, &str, &str); 17] = [
    // As many as are dealt, or what is left of a whole pack.
    ("five-crowns", "dealt", "cards"),
    ("five-crowns", "reshuffled", "stock"),
    ("five-crowns", "solo-dealt", "stock"),
    ("double-series", "dealt", "cards"),
    // A choice is between two or more; so is what cannot be divided.
    ("double-series", "choosing", "fives"),
    ("double-series", "refuse-no-equal-teams", "count"),
    ("double-series", "refuse-uneven-teams", "count"),
    ("double-series", "refuse-uneven-teams", "teams"),
    // The upper end of a range.
    ("one-more", "refuse-choice-seconds", "most"),
    ("table", "solve-too-many-cards", "most"),
    ("table", "server-too-many-sockets", "most"),
    ("page", "players-range", "most"),
    ("page", "players-some", "counts"),
    ("double-series", "ds-series-of", "goal"),
    // So many points end a game.
    ("five-or-less", "fl-goes-to", "target"),
    // What follows the point of a decimal number; the French singular sounds the same.
    ("five-or-less", "piece-time-spoken", "rest"),
    // Every board has three or more for every roll.
    ("find-five", "why-mark-best", "count"),
];

/// Numbers that are never 0, where the French singular may say “one”.
const SOME: [(&str, &str, &str); 8] = [
    ("table", "table-replay-title", "players"),
    ("page", "start-fills", "count"),
    ("double-series", "won", "series"),
    ("double-series", "why-keeps-jack", "length"),
    ("double-series", "ds-scored", "count"),
    ("find-five", "why-mark-keeps", "dearer"),
    // Articles, beside those who do it.
    ("find-five", "ff-now-wait-cross", "count"),
    ("one-more", "om-proof-stuck", "count"),
];

#[test]
fn a_count_beside_a_noun_has_a_selector() {
    let faults: Vec<String> = texts().iter().flat_map(|text| check(text).bare).collect();
    assert!(faults.is_empty(), "without a selector:\n{}", faults.join("\n"));
}

/// The French singular is for 0 too: where it says “1” or “une”, 0 wants a word of its own.
#[test]
fn nothing_is_not_one_in_french() {
    let french = texts().into_iter().filter(|text| text.language == "fr");
    let faults: Vec<String> = french.flat_map(|text| check(&text).one_for_none).collect();
    assert!(faults.is_empty(), "0 reads as one:\n{}", faults.join("\n"));
}

/// The texts that these tests look at are all that there are, and the tests can fail.
#[test]
fn faults_are_found() {
    let text = |language, source: &str| Text { whose: "x".to_owned(), language, source: source.to_owned() };
    let bare = |language, source| check(&text(language, source)).bare.len();
    assert_eq!(bare("en", "a = You get { $count } points.\n"), 1);
    assert_eq!(bare("de", "a = Das macht { $count }\u{a0}Punkte.\n"), 1);
    assert_eq!(bare("en", "a = { $count ->\n    [one] one point\n   *[other] { $count } points\n}\n"), 0);
    assert_eq!(bare("en", "a = { $who ->\n    [you] You\n   *[other] They\n} get { $count } points.\n"), 1);
    assert_eq!(bare("en", "a = Round { $round }: points.\n"), 0);
    let none = |source| check(&text("fr", source)).one_for_none.len();
    assert_eq!(none("a = { $count ->\n    [one] 1 point\n   *[other] { $count } points\n}\n"), 1);
    assert_eq!(none("a = { $count ->\n    [one] une carte\n   *[other] { $count } cartes\n}\n"), 1);
    assert_eq!(none("a = { $count ->\n    [0] rien\n    [one] une carte\n   *[other] des cartes\n}\n"), 0);
    assert_eq!(none("a = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}\n"), 0);
    assert_eq!(none("a = { $count ->\n    [one] point\n   *[other] points\n}\n"), 0);
    let texts = texts();
    assert_eq!(
        texts.len(),
        3 * (2 * catalog::GAMES.len() + 2),
        "each game's own texts, and the two of the table"
    );
}

/// A file of messages.
struct Text {
    /// A game, `table` or `page`.
    whose: String,
    language: &'static str,
    source: String,
}

/// All files of messages: of the rules, of the table, of the page.
fn texts() -> Vec<Text> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders: Vec<(String, PathBuf)> = vec![
        ("table".to_owned(), root.join("crates/speech/locales")),
        ("page".to_owned(), root.join("web/src/locales")),
    ];
    for entry in catalog::GAMES {
        let id = entry.about().id;
        folders.push((id.to_owned(), root.join("games").join(id).join("locales")));
        folders.push((id.to_owned(), root.join("web/src/games").join(id).join("text")));
    }
    let text = |(whose, folder): (String, PathBuf)| {
        ["en", "fr", "de"].map(|language| {
            let path = folder.join(format!("{language}.ftl"));
            let source =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            Text { whose: whose.clone(), language, source }
        })
    };
    folders.into_iter().flat_map(text).collect()
}

/// What is wrong in a file.
#[derive(Default)]
struct Faults {
    bare: Vec<String>,
    one_for_none: Vec<String>,
}

fn check(text: &Text) -> Faults {
    let resource = fluent_syntax::parser::parse(text.source.as_str());
    let resource =
        resource.unwrap_or_else(|(_, errors)| panic!("{} {}: {errors:?}", text.whose, text.language));
    let mut faults = Faults::default();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(value) = &message.value else { continue };
        let mut walk = Walk { text, key: message.id.name, selected: Vec::new(), faults: &mut faults };
        walk.pattern(value);
    }
    faults
}

/// A walk through one message.
struct Walk<'a> {
    text: &'a Text,
    key: &'a str,
    /// The variables that the selectors around this place ask for.
    selected: Vec<&'a str>,
    faults: &'a mut Faults,
}

impl<'a> Walk<'a> {
    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) {
        for (number, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    if let Some(PatternElement::TextElement { value }) = pattern.elements.get(number + 1) {
                        self.beside(id.name, value);
                    }
                }
                Expression::Inline(_) => {}
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    self.one_for_none(id.name, variants);
                    self.selected.push(id.name);
                    for variant in variants {
                        self.pattern(&variant.value);
                    }
                    self.selected.pop();
                }
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        self.pattern(&variant.value);
                    }
                }
            }
        }
    }

    /// A variable, and the text behind it.
    fn beside(&mut self, name: &str, behind: &str) {
        let Some(behind) = behind.strip_prefix([' ', '\u{a0}', '\u{202f}']) else { return };
        let word: String = behind.chars().take_while(|letter| letter.is_alphanumeric()).collect();
        let nouns = NOUNS.iter().find(|(language, _)| *language == self.text.language);
        let counts = nouns.is_some_and(|(_, nouns)| nouns.split(' ').any(|noun| noun == word));
        if counts && !self.selected.contains(&name) && !self.listed(&MANY, name) {
            self.faults.bare.push(self.fault(name, &word));
        }
    }

    fn one_for_none(&mut self, name: &str, variants: &[Variant<&str>]) {
        let zero = |variant: &Variant<&str>| matches!(variant.key, VariantKey::NumberLiteral { value: "0" });
        let one = |variant: &&Variant<&str>| matches!(variant.key, VariantKey::Identifier { name: "one" });
        let Some(singular) = variants.iter().find(one) else { return };
        let said = words(&singular.value);
        let says_one = said
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| ["1", "un", "une", "Un", "Une"].contains(&word));
        if says_one
            && !names(&singular.value, name)
            && !variants.iter().any(zero)
            && !self.listed(&SOME, name)
        {
            self.faults.one_for_none.push(self.fault(name, &said));
        }
    }

    fn listed(&self, list: &[(&str, &str, &str)], name: &str) -> bool {
        list.contains(&(self.text.whose.as_str(), self.key, name))
    }

    fn fault(&self, name: &str, said: &str) -> String {
        format!("{} {}: {} ${name} “{said}”", self.text.whose, self.text.language, self.key)
    }
}

/// The text of a pattern without what is put in.
fn words(pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { .. } => " ".to_owned(),
    };
    pattern.elements.iter().map(text).collect()
}

/// Whether a pattern puts that variable in.
fn names(pattern: &Pattern<&str>, name: &str) -> bool {
    pattern.elements.iter().any(|element| {
        matches!(element, PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } if id.name == name)
    })
}
