//! An answer: one line of JSON.

use serde::Serialize;
use speech::{Reader, Speech};
use table::Refusal;

/// An answer under construction: its fields in the order they are added, serialized straight from their types.
#[derive(Debug)]
pub(crate) struct Answer(String);

impl Answer {
    /// The request was carried out.
    pub(crate) fn ok() -> Answer {
        Answer(r#"{"ok":true"#.to_owned())
    }

    /// The request was refused.
    pub(crate) fn refused(refusal: &Refusal, speech: &Speech) -> Answer {
        #[derive(Serialize)]
        struct Error<'a> {
            rule: &'a str,
            message: String,
        }
        let message = speech.refuse(refusal, Reader::default());
        Answer(r#"{"ok":false"#.to_owned()).with("error", &Error { rule: refusal.rule(), message })
    }

    /// Adds a field.
    pub(crate) fn with(mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Answer {
        let value = serde_json::to_string(value).expect("answers hold only what JSON can represent");
        self.0.push_str(",\"");
        self.0.push_str(name);
        self.0.push_str("\":");
        self.0.push_str(&value);
        self
    }

    /// The whole line, without its end.
    pub(crate) fn line(mut self) -> String {
        self.0.push('}');
        self.0
    }
}
