//! docs/engine.md is true.

use quintet::engine::OPERATIONS;

const PAGE: &str = include_str!("../../../../docs/engine.md");

/// Whether the answer is the expected one, in which `…` stands for anything.
fn fits(answer: &str, expected: &str) -> bool {
    let parts: Vec<&str> = expected.split('…').collect();
    let [first, .., last] = parts.as_slice() else { return answer == expected };
    if !answer.starts_with(first) || !answer.ends_with(last) || answer.len() < first.len() + last.len() {
        return false;
    }
    let mut rest = &answer[first.len()..answer.len() - last.len()];
    parts[1..parts.len() - 1].iter().all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

/// Plays the sessions of a page line by line, in one engine, and shows each request with its answer.
pub(crate) fn play_sessions(page: &str, mut show: impl FnMut(&str, &str)) {
    let mut engine = crate::common::Engine::start();
    let mut asked = 0;
    let mut last = None;
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            assert_eq!(last, None, "no answer is written before {request}");
            last = Some((request, engine.ask_bytes(request.as_bytes())));
            asked += 1;
        } else if let Some(expected) = line.strip_prefix("< ") {
            let (request, answer) = last.take().expect("an answer follows a request");
            assert!(fits(&answer, expected), "\nrequest: {request}\nwritten: {expected}\nanswer:  {answer}");
            show(request, &answer);
        }
    }
    assert!(asked > 5 && last.is_none());
    engine.end();
}

/// An answer as a value.
pub(crate) fn answer_of(line: &str) -> serde_json::Value {
    serde_json::from_str(line).expect("an answer is JSON")
}

#[test]
fn the_session_goes_as_it_is_written() {
    play_sessions(PAGE, |_, _| {});
}

#[test]
fn every_id_is_documented() {
    for (id, sentence) in catalog::refusals::ALL.iter().chain(&table::table_rules::ALL) {
        assert!(PAGE.contains(&format!("| {id} | {sentence} |")), "{id} {sentence}");
    }
}

#[test]
fn every_operation_is_documented() {
    let (_, table) = PAGE.split_once("| `op` | fields | answer |").expect("the operations are in a table");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let documented: Vec<&str> =
        rows.filter_map(|row| Some(row.strip_prefix("| `")?.split_once('`')?.0)).collect();
    let operations: Vec<&str> = OPERATIONS.iter().map(|operation| operation.name).collect();
    assert_eq!(documented, operations);
}

#[test]
fn the_comparison_itself_can_fail() {
    assert!(fits("abcd", "a…d") && fits("abcd", "abcd") && fits("abcd", "…") && fits("abcd", "a…b…d"));
    assert!(!fits("abcd", "abc") && !fits("abcd", "a…x…d") && !fits("abcd", "b…d") && !fits("aba", "ab…ba"));
}
