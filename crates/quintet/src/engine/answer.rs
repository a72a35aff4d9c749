//! One line of JSON back.

use serde::Serialize;
use speech::{Reader, Speech};
use table::Refusal;

/// An answer in the making: its fields in the order they are added, written straight from their types.
#[derive(Debug)]
pub(crate) struct Answer(String);

impl Answer {
    /// All is well.
    pub(crate) fn ok() -> Answer {
        Answer(r#"{"ok":true"#.to_owned())
    }

    /// Something is refused, by that rule and for that reason.
    pub(crate) fn refused(refusal: &Refusal, speech: &Speech) -> Answer {
        #[derive(Serialize)]
        struct Error<'a> {
            rule: &'a str,
            message: String,
        }
        let message = speech.refuse(refusal, Reader::default());
        Answer(r#"{"ok":false"#.to_owned()).with("error", &Error { rule: refusal.rule(), message })
    }

    /// With this field.
    pub(crate) fn with(mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Answer {
        let value = serde_json::to_string(value).expect("answers hold only what JSON can say");
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
