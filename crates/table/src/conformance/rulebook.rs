//! What a game's texts must contain: rule ids, a test for each, and every sentence in every language.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;
use std::{fs, io};

use super::failure::{Broken, Check};
use super::source::running_tests;
use crate::{About, Arg, Choice, Refusal, Sentence, table_rules};

/// The ids of all rules that a rulebook states: lines that begin with one, after a bullet or stars.
pub fn rule_ids(rulebook: &str) -> BTreeSet<String> {
    rulebook.lines().filter_map(rule_id).collect()
}

/// The id of the rule that this line of a rulebook states, if it states one.
pub fn rule_id(line: &str) -> Option<String> {
    id_at_start(line.trim_start_matches(['-', '*', '#', ' ']))
}

fn id_at_start(text: &str) -> Option<String> {
    let (prefix, rest) = text.split_once('-')?;
    let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let named = (1..=3).contains(&prefix.len()) && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    (named && !number.is_empty()).then(|| format!("{prefix}-{number}"))
}

/// Which tests name which rule. Tests that prove nothing, ignored or empty, are not among them.
pub type RuleTests = BTreeMap<String, Vec<String>>;

/// Whether every rule of the rulebook is named by a running test in that directory (`fn fc_12_…`), and no test
/// names a rule that does not exist.
pub fn every_rule_is_tested(rulebook: &str, tests: impl AsRef<Path>) -> Result<RuleTests, String> {
    let mut sources = Vec::new();
    read_sources(tests.as_ref(), &mut sources)
        .map_err(|error| format!("{}: {error}", tests.as_ref().display()))?;
    rule_tests(rulebook, &sources)
}

fn read_sources(directory: &Path, sources: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            read_sources(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

fn rule_tests(rulebook: &str, sources: &[String]) -> Result<RuleTests, String> {
    let rules = rule_ids(rulebook);
    let prefixes: HashSet<&str> = rules.iter().filter_map(|id| Some(id.split_once('-')?.0)).collect();
    let mut found = RuleTests::new();
    for test in sources.iter().flat_map(|source| running_tests(source)) {
        let parts: Vec<&str> = test.split('_').collect();
        for pair in parts.windows(2) {
            let prefix = pair[0].to_uppercase();
            if prefixes.contains(prefix.as_str())
                && !pair[1].is_empty()
                && pair[1].bytes().all(|b| b.is_ascii_digit())
            {
                found.entry(format!("{prefix}-{}", pair[1])).or_default().push(test.clone());
            }
        }
    }
    let untested: Vec<&str> =
        rules.iter().filter(|id| !found.contains_key(*id)).map(String::as_str).collect();
    let unknown: Vec<&str> = found.keys().filter(|id| !rules.contains(*id)).map(String::as_str).collect();
    if untested.is_empty() && unknown.is_empty() {
        return Ok(found);
    }
    Err(format!(
        "rules without a test: {}; tests of rules that do not exist: {}",
        list(&untested),
        list(&unknown)
    ))
}

fn list(ids: &[&str]) -> String {
    if ids.is_empty() { "none".to_owned() } else { ids.join(", ") }
}

/// What refusals may cite and sentences may say.
#[derive(Debug)]
pub(super) struct Vocabulary {
    rules: BTreeSet<String>,
    locales: Vec<(&'static str, HashSet<&'static str>)>,
}

impl Vocabulary {
    pub(super) fn of(about: &About) -> Vocabulary {
        let table = table_rules::ALL.iter().map(|(id, _)| (*id).to_owned());
        let rules = rule_ids(about.rulebook).into_iter().chain(table).collect();
        let locales =
            about.locales.iter().map(|locale| (locale.language, message_keys(locale.text))).collect();
        Vocabulary { rules, locales }
    }

    /// Every option is explained, and comes from a rule.
    pub(super) fn settings(&self, about: &About) -> Result<(), Broken> {
        for setting in about.settings {
            self.rule(setting.rule, &format_args!("the option {}", setting.name))?;
            self.key(&format!("option-{}", setting.name))?;
            let value = |value: &dyn std::fmt::Display| self.key(&format!("option-{}-{value}", setting.name));
            match setting.choice {
                Choice::Word { of, .. } => of.iter().try_for_each(|word| value(word))?,
                Choice::Numbers { of, .. } => of.iter().try_for_each(|number| value(number))?,
                Choice::Switch { .. } | Choice::Number { .. } | Choice::Day {} => {}
            }
        }
        Ok(())
    }

    /// The refusal cites a rule and says why in every language.
    pub(super) fn refusal(&self, refusal: &Refusal) -> Result<(), Broken> {
        self.rule(refusal.rule(), refusal)?;
        self.sentence(refusal.why())
    }

    /// The sentence exists in every language, and so does every piece in it, written and spoken. Sentences of the
    /// table itself are not the game's.
    pub(super) fn sentence(&self, sentence: &Sentence) -> Result<(), Broken> {
        for piece in sentence.args.values().flat_map(Arg::pieces) {
            self.key(&piece.written_key())?;
            self.key(&piece.spoken_key())?;
        }
        if sentence.key.starts_with("table-") { Ok(()) } else { self.key(&sentence.key) }
    }

    fn rule(&self, id: &str, whose: &dyn std::fmt::Display) -> Result<(), Broken> {
        Check::Rule.holds(self.rules.contains(id), || format!("{whose} cites {id:?}, which is no rule"))
    }

    fn key(&self, key: &str) -> Result<(), Broken> {
        let missing = self.locales.iter().find(|(_, keys)| !keys.contains(key));
        let language = missing.map_or("", |(language, _)| language);
        Check::Translated
            .holds(missing.is_none(), || format!("the message `{key}` is missing in `{language}`"))
    }
}

/// The messages of a Fluent text: what stands at the start of a line before an equals sign.
fn message_keys(text: &str) -> HashSet<&str> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "# Rules of Noughts\n- NC-1 [R] Two players; see NC-9.\n**NC-2** Three in a row win.\n";

    #[test]
    fn rules_are_read_where_they_are_stated() {
        assert_eq!(rule_ids(RULES).into_iter().collect::<Vec<_>>(), ["NC-1", "NC-2"]);
    }

    #[test]
    fn a_test_names_its_rules() {
        let source = "#[test]\nfn nc_1_two_play() { play(2) }\n#[test]\n    fn a_row_wins_nc_2() { play(3) }";
        let tests = rule_tests(RULES, &[source.to_owned()]).unwrap();
        assert_eq!(tests["NC-2"], ["a_row_wins_nc_2"]);
    }

    #[test]
    fn rules_without_a_test_and_tests_without_a_rule_are_reported() {
        let source = "fn nc_1_is_no_test() { play(2) }\n#[test]\nfn nc_2_and_nc_7() { play(3) }";
        let error = rule_tests(RULES, &[source.to_owned()]).unwrap_err();
        assert_eq!(error, "rules without a test: NC-1; tests of rules that do not exist: NC-7");
    }

    #[test]
    fn ignored_and_empty_tests_cover_no_rule() {
        let source = "#[test]\n#[ignore]\nfn nc_1() { play(2) }\n#[test]\nfn nc_2() { /* to do */ }";
        let error = rule_tests(RULES, &[source.to_owned()]).unwrap_err();
        assert_eq!(error, "rules without a test: NC-1, NC-2; tests of rules that do not exist: none");
    }

    #[test]
    fn messages_begin_their_line() {
        let text = "# a comment = no\ndraws = { $player } draws\n    .label = no\n-term = no\n";
        assert_eq!(message_keys(text), HashSet::from(["draws"]));
    }
}
