//! One page's socket: bytes in, messages to its table out, and back.

mod attach;
mod handshake;
mod line;
mod parse;
mod reader;
mod round_trip;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::StreamExt;
use table::Refusal;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::actor::{Connection, TableMessage, serialise};
use crate::app::App;
use crate::identity::{Client, Person};
use crate::limits::{Address, Limited, Visitor};
use crate::metrics::GaugeGuard;
use crate::registry::NotHere;
use handshake::Upgraded;
use line::{Incoming, TIMEOUT};
use reader::{Left, Reader};

pub(crate) use handshake::Upgrade;
#[cfg(test)]
pub(crate) use line::Held;
pub(crate) use line::{CLOSE_LINE, Handover, Line, OUTBOX_CAPACITY, Outbox, Outgoing};
pub(crate) use parse::{not_text, unreadable};

/// The maximum size of a message; far more than any action needs.
pub(crate) const MAX_MESSAGE_BYTES: usize = 16 * 1024;
/// How much is read of a message before the connection is given up: enough to refuse a long one by its rule and go
/// on.
pub(crate) const MAX_FRAME_BYTES: usize = 4 * MAX_MESSAGE_BYTES;
/// How much of what a page sends is taken at a time. Little, though more than nearly all messages: a table of ten is
/// hundreds of messages an hour, and idle sockets are many.
const READ_BUFFER_BYTES: usize = 1024;

/// How many pings may go unanswered before a page counts as gone.
const MAX_UNANSWERED_PINGS: u32 = 3;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// What a page sends, message by message.
type Messages = WebSocketStream<Incoming>;

/// A page at a table, wherever the table is.
pub(crate) struct Page {
    pub id: u64,
    pub code: String,
    pub holder: Person,
    pub client: Client,
    pub address: Address,
    pub line: Arc<Line>,
}

impl Page {
    /// Its connection, as the actor of its table knows it.
    pub(crate) fn connection(&self) -> Connection {
        let outbox = Outbox::new(self.line.clone());
        Connection::new(self.id, self.holder.clone(), self.client.clone(), self.address, outbox)
    }
}

/// A number for a connection, which no other at this server has.
pub(crate) fn next_id() -> u64 {
    NEXT_ID.fetch_add(1, Ordering::Relaxed)
}

/// Serves a page at a table until either is gone. Where several servers share a database, the table may move from one to
/// another meanwhile, and the page with it.
pub(crate) async fn serve(upgraded: Upgraded, app: Arc<App>, code: String, holder: Person, visitor: Visitor) {
    let (line, mut messages) = open(upgraded).await;
    // A table that cannot be had is told before the page says anything.
    if let Err(NotHere::Refused(refusal)) = app.table(&code).await {
        return refuse_and_close(&line, &app, &refusal).await;
    }
    let (client, last_seen) = match timeout(TIMEOUT, hello(&mut messages, &visitor)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(Some(refusal))) => return refuse_and_close(&line, &app, &refusal).await,
        Ok(Err(None)) | Err(_) => return,
    };
    let (id, client) = (next_id(), Client::of(holder.device(), &client));
    let page = Page { id, code, holder, client, address: visitor.address(), line };
    let _counted = GaugeGuard::new(&app.metrics.sockets);
    tracing::debug!(table = page.code, page = id, "a page came");
    let mut reader = Reader::new(messages, &app, id, &page.line, visitor);
    let mut draining = std::pin::pin!(page.line.drain());
    let mut handover = Handover { last_seen, ..Handover::default() };
    loop {
        let attached = tokio::select! {
            attached = attach::attach(&app, &page, &mut handover) => attached,
            () = &mut draining => return,
        };
        let table = match attached {
            Ok(table) => table,
            Err(None) => {
                page.line.close();
                return draining.await;
            }
            Err(Some(refusal)) => {
                let _gone = page.line.send(serialise(&app.refused(None, &refusal, None))).await;
                page.line.close();
                return draining.await;
            }
        };
        reader.begin_with(std::mem::take(&mut handover.messages));
        let left = tokio::select! {
            left = reader.run(&table) => left,
            // The table is gone, or the page takes nothing.
            () = &mut draining => {
                let _table_is_gone = table.send(Box::new(TableMessage::Leave { id })).await;
                break;
            }
        };
        match left {
            Left::Gone => {
                let _table_is_gone = table.send(Box::new(TableMessage::Leave { id })).await;
                // The table drops its end of the line on `Leave`: then this ends by itself.
                draining.await;
                break;
            }
            Left::Moved(left) => handover = left,
        }
    }
    tracing::debug!(table = page.code, page = id, "a page is gone");
}

/// Tells a page why it is not served.
pub(crate) async fn turn_away(upgraded: Upgraded, app: &App, refusal: &Refusal) {
    let (line, _messages) = open(upgraded).await;
    refuse_and_close(&line, app, refusal).await;
}

async fn open(upgraded: Upgraded) -> (Arc<Line>, Messages) {
    let (read, write) = upgraded.stream.into_split();
    let line = Line::new(write);
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER_BYTES)
        .max_message_size(Some(MAX_FRAME_BYTES))
        .max_frame_size(Some(MAX_FRAME_BYTES));
    let incoming = Incoming::new(read, line.clone());
    let messages =
        WebSocketStream::from_partially_read(incoming, upgraded.read, Role::Server, Some(config)).await;
    (line, messages)
}

/// Tells a page why it is not served, and closes the connection.
async fn refuse_and_close(line: &Line, app: &App, refusal: &Refusal) {
    let _gone = line.send(serialise(&app.refused(None, refusal, None))).await;
    line.close();
    line.drain().await;
}

/// Waits for hello: the page's name and the last sight it has seen. Otherwise the refusal, if there is anybody left
/// to be told.
async fn hello(messages: &mut Messages, visitor: &Visitor) -> Result<(String, Option<u32>), Option<Refusal>> {
    loop {
        let message = messages.next().await;
        visitor.take(Limited::Message).map_err(Some)?;
        match message {
            Some(Ok(Message::Text(text))) => return parse::parse_hello(&text).map_err(Some),
            Some(Ok(Message::Binary(_))) => return Err(Some(parse::not_text())),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
            Some(Err(error)) => return Err(parse::too_long(&error)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        }
    }
}
