//! Texts that are not JSON at all.

use serde_json::error::Category;

use crate::Sentence;

/// What is wrong with a text that is not JSON, and at which column.
pub fn not_json(error: &serde_json::Error) -> Sentence {
    let text = error.to_string();
    let problem = match error.classify() {
        Category::Eof => "end",
        _ if text.starts_with("recursion limit") => "deep",
        _ if text.starts_with("trailing characters") => "more",
        _ if text.starts_with("number out of range") => "number",
        _ => "sign",
    };
    Sentence::new("form-not-json").text("problem", problem).text("column", error.column())
}
