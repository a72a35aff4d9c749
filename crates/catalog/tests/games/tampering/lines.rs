//! Changes of the last line and of the text itself.

use serde_json::json;
use table::Secret;

use super::Kind;

pub(super) const KINDS: &[Kind] = &[
    Kind::found("another secret", |log| {
        log.reveal()["secret"] = json!(Secret::from_number(4711));
        true
    }),
    Kind::last("another seal", |log| {
        log.reveal()["seal"] = json!("ab".repeat(32));
        true
    }),
    Kind::last("no seal", |log| log.reveal().as_object_mut().unwrap().remove("seal").is_some()),
    Kind::text("no secret", |log| Some(log[..=log.trim_end().rfind('\n')?].to_owned())),
    Kind::text("the secret twice", |log| {
        let last = log.lines().last()?;
        Some(format!("{log}{last}\n"))
    }),
    Kind::text("another secret before the true one", |log| {
        let last = log.lines().last()?;
        let other = format!(r#"{{"secret":"{}"}}"#, Secret::from_number(1));
        Some(log.replace(last, &format!("{other}\n{last}")))
    }),
    Kind::text("a record after the secret", |log| {
        let record = log.lines().nth(1)?;
        Some(format!("{log}{record}\n"))
    }),
    Kind::text("the secret before the records", |log| {
        let mut lines: Vec<&str> = log.lines().collect();
        let last = lines.pop()?;
        lines.insert(1, last);
        Some(lines.join("\n"))
    }),
    Kind::text("a second header", |log| {
        let header = log.lines().next()?;
        Some(log.replacen('\n', &format!("\n{header}\n"), 1))
    }),
    Kind::text("a field that does not exist, in the header", |log| {
        Some(log.replacen('{', r#"{"note":"fair",""#, 1).replacen(r#""""#, r#"""#, 1))
    }),
    Kind::text("a field that does not exist, in a record", |log| {
        Some(log.replacen(r#"{"at":"#, r#"{"fair":true,"at":"#, 1))
    }),
    Kind::text("a field that does not exist, in a fact", |log| {
        Some(log.replacen(r#"{"is":"#, r#"{"fair":true,"is":"#, 1))
    }),
    Kind::last_text("a field that does not exist, in the last line", |log| {
        Some(log.replacen(r#"{"secret":"#, r#"{"fair":true,"secret":"#, 1))
    }),
    Kind::text("a field twice in the header", |log| {
        Some(log.replacen(r#""seats":"#, r#""seats":2,"seats":"#, 1))
    }),
    Kind::text("a field twice in a record", |log| Some(log.replacen(r#"{"at":0,"#, r#"{"at":0,"at":0,"#, 1))),
    Kind::text("a field twice in a fact", |log| Some(log.replacen(r#"{"is":"#, r#"{"is":"turn","is":"#, 1))),
    Kind::text("a number with a fraction", |log| Some(log.replacen(r#"{"at":0,"#, r#"{"at":0.0,"#, 1))),
    Kind::text("a number with an exponent", |log| Some(log.replacen(r#"{"at":0,"#, r#"{"at":0e0,"#, 1))),
    Kind::text("a number as text", |log| Some(log.replacen(r#"{"at":0,"#, r#"{"at":"0","#, 1))),
    Kind::text("a number beyond all numbers", |log| {
        Some(log.replacen(r#"{"at":0,"#, r#"{"at":99999999999999999999999999,"#, 1))
    }),
    Kind::text("a blank line", |log| Some(log.replacen('\n', "\n\n", 1))),
    Kind::text("a line of spaces", |log| Some(log.replacen('\n', "\n  \n", 1))),
    Kind::text("a remark", |log| Some(log.replacen('\n', "\n# fair\n", 1))),
    Kind::text("a line cut in two", |log| {
        let at = log.len() / 2;
        Some(format!("{}\n{}", log.get(..at)?, log.get(at..)?))
    }),
    Kind::text("a line cut short", |log| {
        let at = log.trim_end().rfind('\n')?;
        Some(format!("{}{}", &log[..at - 3], &log[at..]))
    }),
    Kind::text("two lines made one", |log| Some(log.replacen("\n{\"at\"", "{\"at\"", 1))),
    Kind::last_text("a secret in capitals", |log| {
        let last = log.lines().last()?;
        let secret = &last[11..75];
        Some(log.replace(secret, &secret.to_uppercase()))
    }),
    Kind::text("a mark before the first line", |log| Some(format!("\u{feff}{log}"))),
];
