//! Which tests a Rust source file runs: a lexer that knows comments, literals and braces, and nothing else.

/// The names of the functions marked as tests, without those that prove nothing: ignored ones and empty ones.
pub(super) fn running_tests(source: &str) -> Vec<String> {
    let code = without_comments_and_literals(source);
    let mut names = Vec::new();
    for (at, _) in code.match_indices("fn ") {
        let before = &code[..at];
        if before.ends_with(is_identifier) {
            continue;
        }
        // Attributes stand between the end of the item before and the `fn`.
        let attributes = &before[before.rfind(['{', '}', ';']).map_or(0, |end| end + 1)..];
        let rest = &code[at + "fn ".len()..];
        if is_test(attributes) && !attributes.contains("#[ignore") && !is_empty(body(rest)) {
            let name = rest.trim_start().split(|c| !is_identifier(c)).next();
            names.push(name.unwrap_or_default().to_owned());
        }
    }
    names
}

fn is_test(attributes: &str) -> bool {
    ["#[test]", "::test]", "::test("].iter().any(|mark| attributes.contains(mark))
}

/// What stands between the braces of the function that begins here.
fn body(function: &str) -> &str {
    let Some(open) = function.find('{') else { return "" };
    let inside = &function[open + 1..];
    let mut depth = 1;
    let close = inside.find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    &inside[..close.unwrap_or(inside.len())]
}

fn is_empty(body: &str) -> bool {
    matches!(body.trim(), "" | "Ok(())")
}

fn is_identifier(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The source with comments and the contents of literals left out, so that what remains is code.
fn without_comments_and_literals(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let in_word = code.ends_with(is_identifier);
        let skipped = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => block_comment(rest),
            '"' => string(rest),
            '\'' => character(rest),
            'r' if !in_word || code.ends_with('b') => raw_string(rest),
            _ => 0,
        };
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            // A literal is something, a comment is not.
            code.push_str(if first == '/' { " " } else { "\"\"" });
            rest = &rest[skipped..];
        }
    }
    code
}

/// The length of the comment, with those inside it.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of the string literal.
fn string(text: &str) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|(_, c)| {
        let ends = *c == '"' && !escaped;
        escaped = *c == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// The length of the raw string literal; 0 if this is none.
fn raw_string(text: &str) -> usize {
    let hashes = text[1..].len() - text[1..].trim_start_matches('#').len();
    let opened = 1 + hashes + 1;
    if !text[1 + hashes..].starts_with('"') {
        return 0;
    }
    let close = format!("\"{}", "#".repeat(hashes));
    text[opened..].find(&close).map_or(text.len(), |at| opened + at + close.len())
}

/// The length of the character literal; 0 if this is a lifetime.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            let end = text.get(3..).and_then(|rest| rest.find('\''));
            end.map_or(text.len(), |at| 3 + at + 1)
        }
        Some(_) => chars.next().filter(|(_, c)| *c == '\'').map_or(0, |(at, _)| at + 1),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_found_with_whatever_stands_around_it() {
        let source = "
            /// Text with a } brace.
            #[test]
            #[should_panic = \"}\"]
            fn one() { assert!('}' != '{'); }
            #[tokio::test(flavor = \"multi_thread\")]
            async fn two() -> Result<(), Failure> { check(\"{\")?; Ok(()) }
            proptest! { #[test] fn three(x in 0..5) { assert!(x < 5); } }
            fn helper<'a>(text: &'a str) {}";
        assert_eq!(running_tests(source), ["one", "two", "three"]);
    }

    #[test]
    fn an_ignored_test_does_not_run() {
        let source = "
            #[test] #[ignore] fn one() { check(); }
            #[ignore = \"takes long\"] #[test] fn two() { check(); }
            #[test] fn three() { check(); }";
        assert_eq!(running_tests(source), ["three"]);
    }

    #[test]
    fn an_empty_test_proves_nothing() {
        let source = "
            #[test] fn one() {}
            #[test] fn two() { // assert!(false);
            }
            #[test] fn three() { /* check(); /* */ } */ }
            #[test] fn four() -> Result<(), Failure> { Ok(()) }
            #[test] fn five() { { check(); } }";
        assert_eq!(running_tests(source), ["five"]);
    }

    #[test]
    fn a_test_in_a_comment_or_a_literal_is_none() {
        let source = "
            // #[test] fn one() { check(); }
            /* #[test] fn two() { check(); } */
            const TEXT: &str = r#\"\"#[test] fn three() { check(); }\"#;
            const MORE: &str = \"\\\"#[test] fn four() { check(); }\";
            fn five() { check(); }";
        assert_eq!(running_tests(source), Vec::<String>::new());
    }
}
