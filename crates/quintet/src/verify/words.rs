//! What `quintet verify` says.

use table::Check;
use table::verify::{Finding, Limit, Verification};

/// Said where no receipt was given.
pub(super) const NO_RECEIPT: &str =
    "whether starts were tried before this one and hidden: that takes a player's receipt (--receipt).";

/// One check as a line. What has no sentence of its own (a draw, a line with its fault) says what it is.
pub(super) fn check(check: &Check, verified: &Verification) -> String {
    let (right, wrong) = match &*check.what {
        "commitment" => {
            ("the secret is the one that was committed to", "the secret is another one than was committed to")
        }
        "contributions" => (
            "each player added once, and what they were bound to",
            "somebody added what they were not bound to, or out of turn",
        ),
        "header" => {
            ("the first line says who played what, and by which rules", "the first line cannot be so")
        }
        "form" => {
            ("every line says what the program writes", "some line says what the program does not write")
        }
        "seal" => ("it fits the lines above it", "the lines above it are not the ones that were sealed"),
        "rules" if check.holds => return format!("rules: {}", judged(verified)),
        "rules" => ("", "something does not follow by the rules; nothing after it was judged"),
        _ => return check.what.clone(),
    };
    format!("{}: {}", check.what, if check.holds { right } else { wrong })
}

fn judged(verified: &Verification) -> String {
    match verified.judged {
        0 => "no record could be decided again".to_owned(),
        1 => "the one record that could be decided again came out the same".to_owned(),
        many => format!("{many} records were decided again and came out the same"),
    }
}

/// What it all comes to.
pub(super) fn summary(verified: &Verification) -> String {
    let all = verified.checks.len();
    match verified.finding() {
        Finding::Sound => format!(
            "All {all} checks hold: every shuffle and die is what the secret gives, and everything that happened \
             follows by the rules."
        ),
        Finding::Partly => format!(
            "What could be checked is right: every shuffle and die is what the secret gives. But {} could not be \
             decided again.",
            records(verified.unjudged)
        ),
        Finding::Unfinished => {
            // The missing part may be missing on purpose.
            "What there is holds, but the log ends before the game does: the rest cannot be checked."
                .to_owned()
        }
        Finding::Broken => {
            let failed = verified.checks.iter().filter(|check| !check.holds).count();
            let failed = if failed == 1 { "1 check".to_owned() } else { format!("{failed} checks") };
            // Where the rules do not hold, nothing was judged to the end.
            let judged = verified.checks.iter().any(|check| check.what == "rules" && check.holds);
            let cut = if judged && !verified.over { " It also ends before the game does." } else { "" };
            format!("{failed} of {all} failed: this is not what the rules and the secret give.{cut}")
        }
    }
}

fn records(count: usize) -> String {
    if count == 1 { "1 record".to_owned() } else { format!("{count} records") }
}

/// What was not checked, as a sentence.
pub(super) fn limit(limit: Limit) -> String {
    match limit {
        Limit::OlderRules { rules, records: count, differs } => {
            let differs = differs.map_or_else(String::new, |line| {
                format!(" The first that today's rules would decide otherwise is line {line}.")
            });
            format!("{} played by version {rules} of the rules: only chance was checked there.{differs}", records(count))
        }
        Limit::NoActions { records: count } => format!(
            "{} of a format that does not tell the actions: only chance was checked there.",
            records(count)
        ),
        Limit::StrangeState { records: count } => format!(
            "{} that go on from a state that today's rules do not know: only chance was checked there.",
            records(count)
        ),
        Limit::NoSeal => {
            "names, and whatever else decides nothing: the log has no seal, so they may have been changed.".to_owned()
        }
        Limit::SealAlone => {
            "names, the table's code, the levels of bots, who stood in for whom, options that made no difference: only \
             the seal speaks for them, and \
             whoever changes a log can seal it anew."
                .to_owned()
        }
        Limit::NotCommitted => {
            "whether the deal was chosen: the log shows nobody bound to a contribution, so who knew the secret could \
             have tried several seeds."
                .to_owned()
        }
        Limit::Position => "how the position came about from which this game began.".to_owned(),
        Limit::AsItWas => {
            "chance of its own: all of it is that of the game it goes on from, and whoever had looked back at that knew \
             what would come."
                .to_owned()
        }
        Limit::Times => {
            "when actions arrived, in what order where everybody may act at once, and the lag that counted in races: \
             they are as the server measured them."
                .to_owned()
        }
        Limit::SameEffect => "which of several actions a player chose, where they have the same effect.".to_owned(),
        Limit::People => "who the people were, and whether a person or a program moved for them.".to_owned(),
        Limit::Chat => "the chat: it is not part of the log.".to_owned(),
    }
}
