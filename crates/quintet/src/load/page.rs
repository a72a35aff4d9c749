//! A page without a browser: as much of the protocol as it takes to play.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::address::Address;
use crate::trouble::Trouble;

/// How much is read at once: room for a message, and little for many thousands of pages.
const BUFFER: usize = 8 * 1024;

/// A page at a table.
pub(super) struct Page {
    socket: WebSocketStream<TcpStream>,
    /// The number of the last command.
    number: u32,
}

/// What the server sends, as far as a player cares. Everything is borrowed from the message, and most of it is
/// passed over: the machine is shared with the server that is measured.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    pub(super) r#type: &'a str,
    pub(super) number: Option<u32>,
    #[serde(borrow)]
    pub(super) game: Option<Game<'a>>,
    pub(super) table: Option<Told>,
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
pub(super) struct Told {
    pub(super) rematch: Option<String>,
}

impl Page {
    /// Connects to a table and says hello; the welcome is still to be heard.
    pub(super) async fn open(address: &Address, code: &str, cookie: &str) -> Result<Page, Trouble> {
        let url = format!("ws://{}/api/tables/{code}/socket", address.0);
        let broken = |error: Error| Trouble::Failed(format!("no connection to table {code}: {error}"));
        let mut request = url.into_client_request().map_err(broken)?;
        if let Ok(cookie) = cookie.parse() {
            request.headers_mut().insert("Cookie", cookie);
        }
        let stream = TcpStream::connect(address.0).await?;
        // As browsers do: what is sent goes out at once.
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(broken)?;
        let mut page = Page { socket, number: 0 };
        let hello = json!({ "type": "hello", "protocol": 1, "client": "load", "last": null });
        page.send(hello.to_string()).await?;
        Ok(page)
    }

    /// Sends a command and does not wait for its answer; gives its number.
    pub(super) async fn command(&mut self, command: &str) -> Result<u32, Trouble> {
        self.number += 1;
        let number = self.number;
        self.send(format!(r#"{{"type":"command","number":{number},"command":{command}}}"#)).await?;
        Ok(number)
    }

    /// Sends a command that must be accepted, and waits until it is.
    pub(super) async fn does(&mut self, command: Value) -> Result<(), Trouble> {
        let number = self.command(&command.to_string()).await?;
        loop {
            let text = self.next().await?;
            let heard = read(&text)?;
            match heard.r#type {
                "done" if heard.number == Some(number) => return Ok(()),
                "refused" => {
                    let why = heard.message.unwrap_or_default();
                    return Err(Trouble::Failed(format!("{command} was refused: {why}")));
                }
                _ => {}
            }
        }
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<tokio_tungstenite::tungstenite::Utf8Bytes, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(Trouble::Failed("the server closed a connection".to_owned()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::Failed(format!("a connection broke: {error}"))),
            }
        }
    }

    async fn send(&mut self, text: String) -> Result<(), Trouble> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| Trouble::Failed(format!("a connection broke: {error}")))
    }
}

/// Reads a message.
pub(super) fn read(text: &str) -> Result<Heard<'_>, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Failed(format!("{error} in {text}")))
}
