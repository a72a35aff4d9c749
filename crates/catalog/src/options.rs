//! The options of a game as somebody writes them: only those they want to change.

use serde_json::{Map, Value};
use table::reading::{self, Thing};
use table::{Choice, Game, Refusal, Sentence, Setting};

use crate::refusals;

/// The rulebook's options with the given ones changed. `null` changes none.
pub(crate) fn read<G: Game>(given: &Value) -> Result<G::Options, Refusal> {
    let given = match given {
        Value::Null => &Map::new(),
        Value::Object(given) => given,
        _ => return Err(refusals::options_kind()),
    };
    let mut all = crate::json::tree(&G::Options::default());
    for (name, value) in given {
        let setting = G::ABOUT.settings.iter().chain(G::FORMER_SETTINGS).find(|setting| setting.name == name);
        let setting = setting.ok_or_else(|| refusals::option_unknown(&G::ABOUT, name))?;
        check(setting, value)?;
        if let Value::Object(all) = &mut all {
            all.insert(name.clone(), value.clone());
        }
    }
    reading::from_value(&all, Thing::Options).map_err(refusals::not_options)
}

/// Whether the value is one that the option can have. What is out of range breaks the option's own rule.
fn check(setting: &'static Setting, value: &Value) -> Result<(), Refusal> {
    let name = setting.name;
    match setting.choice {
        Choice::Switch { .. } => {
            value.as_bool().map(drop).ok_or_else(|| refusals::option_kind(name, "switch"))
        }
        Choice::Day {} => value.as_i64().map(drop).ok_or_else(|| refusals::option_kind(name, "number")),
        Choice::Number { from, to, .. } => {
            let number = value.as_i64().ok_or_else(|| refusals::option_kind(name, "number"))?;
            if (i64::from(from)..=i64::from(to)).contains(&number) {
                return Ok(());
            }
            let why = Sentence::new("engine-option-range").text("option", name);
            Err(Refusal::new(setting.rule, why.number("from", from).number("to", to)))
        }
        Choice::Numbers { of, .. } => {
            let number = value.as_i64().ok_or_else(|| refusals::option_kind(name, "number"))?;
            if of.iter().any(|one| i64::from(*one) == number) {
                return Ok(());
            }
            let all = of.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
            let why = Sentence::new("engine-option-word").text("option", name).text("words", all);
            Err(Refusal::new(setting.rule, why))
        }
        Choice::Word { of, .. } => {
            let word = value.as_str().ok_or_else(|| refusals::option_kind(name, "word"))?;
            if of.contains(&word) {
                return Ok(());
            }
            let why = Sentence::new("engine-option-word").text("option", name).text("words", of.join(", "));
            Err(Refusal::new(setting.rule, why))
        }
    }
}
