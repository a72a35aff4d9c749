//! A client of the socket protocol: as much of it as it takes to play.

use futures_util::{SinkExt, StreamExt};
use memchr::memmem;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::wire::PROTOCOL;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::address::Address;
use crate::error::CommandError;

/// Enough for a message, and little for many thousands of clients.
const READ_BUFFER: usize = 8 * 1024;
/// Where the menu and the seats that are waited for begin in an update; no game has a field of the first name, nor has
/// anything after the second.
const MENU: &[u8] = br#","menu":"#;
const AWAITED: &[u8] = br#","awaited":"#;

/// A connection to a table.
pub(super) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The number of the last command.
    number: u32,
}

/// The part of a server's message that a player needs. Everything is borrowed from its text, and the rest is
/// skipped: the machine is shared with the server that is measured.
#[derive(Deserialize)]
pub(super) struct ServerMessage<'a> {
    pub(super) r#type: &'a str,
    pub(super) number: Option<u32>,
    #[serde(borrow)]
    pub(super) game: Option<Game<'a>>,
    pub(super) table: Option<TableInfo>,
    pub(super) message: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Game<'a> {
    #[serde(borrow)]
    pub(super) menu: Vec<&'a RawValue>,
    #[serde(borrow)]
    pub(super) outcome: Option<&'a RawValue>,
    /// The seats that the game waits for.
    pub(super) awaited: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct TableInfo {
    pub(super) rematch: Option<String>,
}

impl Client {
    /// Connects to a table and says hello; does not wait for the welcome.
    pub(super) async fn open(address: &Address, code: &str, cookie: &str) -> Result<Client, CommandError> {
        let url = format!("ws://{}/api/tables/{code}/socket", address.server);
        let failed = |error: Error| CommandError::Failed(format!("no connection to table {code}: {error}"));
        let mut request = url.into_client_request().map_err(failed)?;
        if let Ok(cookie) = cookie.parse() {
            request.headers_mut().insert("Cookie", cookie);
        }
        if let Some(visitor) = address.forwarded_for().and_then(|visitor| visitor.parse().ok()) {
            request.headers_mut().insert("X-Forwarded-For", visitor);
        }
        let stream = TcpStream::connect(address.server).await?;
        // As browsers do.
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(failed)?;
        let mut client = Client { socket, number: 0 };
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "client": "load", "last": null });
        client.send(hello.to_string()).await?;
        Ok(client)
    }

    /// Sends a command without waiting for its answer; gives its number.
    pub(super) async fn send_command(&mut self, command: &str) -> Result<u32, CommandError> {
        self.number += 1;
        let number = self.number;
        self.send(format!(r#"{{"type":"command","number":{number},"command":{command}}}"#)).await?;
        Ok(number)
    }

    /// Asks for a hint without waiting for it.
    pub(super) async fn ask_for_hint(&mut self) -> Result<(), CommandError> {
        self.number += 1;
        self.send(format!(r#"{{"type":"hint","number":{}}}"#, self.number)).await
    }

    /// Sends a command that must be accepted, and waits until it is.
    pub(super) async fn execute(&mut self, command: Value) -> Result<(), CommandError> {
        let number = self.send_command(&command.to_string()).await?;
        loop {
            let text = self.next().await?;
            let message = parse(&text)?;
            match message.r#type {
                "done" if message.number == Some(number) => return Ok(()),
                "refused" => {
                    let why = message.message.unwrap_or_default();
                    return Err(CommandError::Failed(format!("{command} was refused: {why}")));
                }
                _ => {}
            }
        }
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<tokio_tungstenite::tungstenite::Utf8Bytes, CommandError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(CommandError::Failed("the server closed a connection".to_owned()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(CommandError::Failed(format!("a connection broke: {error}"))),
            }
        }
    }

    async fn send(&mut self, text: String) -> Result<(), CommandError> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| CommandError::Failed(format!("a connection broke: {error}")))
    }
}

/// Parses a message.
pub(super) fn parse(text: &str) -> Result<ServerMessage<'_>, CommandError> {
    if let Some(update) = parse_update(text) {
        return Ok(update);
    }
    serde_json::from_str(text).map_err(|error| CommandError::Failed(format!("{error} in {text}")))
}

/// An update of a game that goes on, as nearly all messages are. Of its kilobytes only the menu and who is waited for are
/// read: reading all of them would take the server as much of the machine as it needs to write them.
fn parse_update(text: &str) -> Option<ServerMessage<'_>> {
    let goes_on = text.starts_with(r#"{"type":"game","game":{"#) && text.ends_with(r#""outcome":null}}"#);
    let bytes = text.as_bytes();
    let menu = goes_on.then(|| memmem::find(bytes, MENU)).flatten()? + MENU.len();
    let awaited = memmem::rfind(bytes, AWAITED)? + AWAITED.len();
    let game = Some(Game { menu: first(&text[menu..])?, awaited: first(&text[awaited..])?, outcome: None });
    Some(ServerMessage { r#type: "game", number: None, game, table: None, message: None })
}

/// The value that a text begins with.
fn first<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    serde_json::Deserializer::from_str(text).into_iter().next()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_like_any_message() {
        let update = r#"{"type":"game","game":{"number":3,"view":{"a":[1]},"menu":[{"do":"x"},2],"aid":{},"awaited":[1],"now":5,"outcome":null}}"#;
        let quick = parse_update(update).unwrap().game.unwrap();
        let whole: ServerMessage<'_> = serde_json::from_str(update).unwrap();
        let texts =
            |game: Game<'_>| game.menu.iter().map(|action| action.get().to_owned()).collect::<Vec<_>>();
        let whole = whole.game.unwrap();
        assert_eq!(quick.awaited, whole.awaited);
        assert_eq!(texts(quick), texts(whole));
        let over = r#"{"type":"game","game":{"menu":[],"awaited":[],"outcome":{"places":[1]}}}"#;
        assert!(parse_update(over).is_none() && parse(over).unwrap().game.unwrap().outcome.is_some());
    }
}
