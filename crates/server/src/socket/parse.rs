//! Messages of a page: text in, [`ToServer`] or a refusal out.

use serde::Deserialize;
use serde_json::value::RawValue;
use table::reading::{self, Thing};
use table::{Refusal, Sentence};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::CapacityError;

use super::MAX_MESSAGE_BYTES;
use crate::rules::refuse;
use crate::wire::{Command, PROTOCOL, ToServer, normalised};

/// Parses a message.
pub(super) fn parse(text: &str) -> Result<ToServer, Refusal> {
    if text.len() > MAX_MESSAGE_BYTES {
        return Err(refuse("S-3", "server-message-too-long"));
    }
    match parse_act(text) {
        Some(act) => Ok(act),
        None => reading::from_text(text, Thing::Message).map_err(unreadable),
    }
}

/// The message that nearly all are, an action of a game, without the trees that serde builds of tagged enums. `None` is
/// left to the general way, which also says what is wrong.
fn parse_act(text: &str) -> Option<ToServer> {
    #[derive(Deserialize)]
    struct Message<'a> {
        r#type: &'a str,
        number: u32,
        #[serde(borrow)]
        command: Act<'a>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Act<'a> {
        r#do: &'a str,
        #[serde(borrow)]
        action: &'a RawValue,
    }
    let message: Message<'_> = serde_json::from_str(text).ok()?;
    if (message.r#type, message.command.r#do) != ("command", "act") {
        return None;
    }
    let action = normalised(message.command.action).ok()?;
    Some(ToServer::Command { number: message.number, command: Command::Act { action } })
}

/// Parses the first message, which must be hello: the page's name and the last sight it has seen.
pub(super) fn parse_hello(text: &str) -> Result<(String, Option<u32>), Refusal> {
    match parse(text) {
        Ok(ToServer::Hello { protocol: PROTOCOL, client, last }) => Ok((client, last)),
        Ok(ToServer::Hello { .. }) => Err(refuse("S-1", "server-old-page")),
        Ok(ToServer::Command { .. } | ToServer::Hint { .. } | ToServer::Pause { .. }) => {
            Err(refuse("S-15", "server-hello-first"))
        }
        // The hello of another version may have another form; its version is where it always was.
        Err(_) if is_other_protocol(text) => Err(refuse("S-1", "server-old-page")),
        Err(refusal) => Err(refusal),
    }
}

fn is_other_protocol(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Hello {
        r#type: String,
        protocol: u64,
    }
    text.len() <= MAX_MESSAGE_BYTES
        && serde_json::from_str::<Hello>(text)
            .is_ok_and(|hello| hello.r#type == "hello" && hello.protocol != u64::from(PROTOCOL))
}

/// The refusal of a message that cannot be understood, for this reason.
pub(crate) fn unreadable(why: Sentence) -> Refusal {
    Refusal::new("S-2", why)
}

/// The refusal of a message that is not text.
pub(crate) fn not_text() -> Refusal {
    unreadable(Sentence::new("server-not-text"))
}

/// The refusal of a second hello.
pub(super) fn second_hello() -> Refusal {
    unreadable(Sentence::new("server-second-hello"))
}

/// The refusal of a message that was too long to be read to its end, if that is what is wrong. The rest of it is
/// still on the line, so that nothing after it could be understood.
pub(super) fn too_long(error: &Error) -> Option<Refusal> {
    let too_long = matches!(error, Error::Capacity(CapacityError::MessageTooLong { .. }));
    too_long.then(|| refuse("S-3", "server-message-too-long"))
}

#[cfg(test)]
mod tests {
    use super::parse;
    use crate::english::English;

    #[test]
    fn the_documentation_quotes_a_refusal_as_it_is() {
        let message = r#"{"type":"command","number":1,"command":{"do":"bot","seat":0,"level":"godlike"}}"#;
        let refusal = parse(message).unwrap_err();
        let said = English::new().refusal(&refusal, None);
        let page = include_str!("../../../../docs/protocol.md");
        assert!(page.contains(&format!("`{said}`")), "{said}");
    }
}
