//! A client of the socket protocol: as much of it as it takes to play.

use futures_util::{SinkExt, StreamExt};
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
}

#[derive(Deserialize)]
pub(super) struct TableInfo {
    pub(super) rematch: Option<String>,
}

impl Client {
    /// Connects to a table and says hello; does not wait for the welcome.
    pub(super) async fn open(address: &Address, code: &str, cookie: &str) -> Result<Client, CommandError> {
        let url = format!("ws://{}/api/tables/{code}/socket", address.0);
        let failed = |error: Error| CommandError::Failed(format!("no connection to table {code}: {error}"));
        let mut request = url.into_client_request().map_err(failed)?;
        if let Ok(cookie) = cookie.parse() {
            request.headers_mut().insert("Cookie", cookie);
        }
        let stream = TcpStream::connect(address.0).await?;
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
    serde_json::from_str(text).map_err(|error| CommandError::Failed(format!("{error} in {text}")))
}
