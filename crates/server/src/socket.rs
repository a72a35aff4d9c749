//! One page's socket: bytes in, messages to its table out, and back.

mod parse;
mod reader;
mod round_trip;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use table::Refusal;
use tokio::sync::mpsc;
use tokio::time::{Duration, timeout};

use crate::actor::{Connection, OUTBOX_CAPACITY, TableMessage};
use crate::app::App;
use crate::identity::{Client, Holder};
use crate::metrics::GaugeGuard;
use reader::Reader;
use round_trip::RoundTrip;
use writer::{refuse_and_close, write};

pub(crate) use parse::{not_text, unreadable};

/// The maximum size of a message; far more than any action needs.
pub(crate) const MAX_MESSAGE_BYTES: usize = 16 * 1024;
/// How much is read of a message before the connection is given up: enough to refuse a long one by its rule and go
/// on.
pub(crate) const MAX_FRAME_BYTES: usize = 4 * MAX_MESSAGE_BYTES;
/// How much gathers before it is handed to the system while more is waiting to be written: an answer and its effect
/// are one packet.
pub(crate) const WRITE_BUFFER_BYTES: usize = 8 * 1024;
/// How many pings may go unanswered before a page counts as gone.
const MAX_UNANSWERED_PINGS: u32 = 3;
/// How long a page may take to say hello, or to take a message.
const TIMEOUT: Duration = Duration::from_secs(20);

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// Serves a page at a table until either is gone.
pub(crate) async fn serve(socket: WebSocket, app: Arc<App>, code: String, holder: Holder) {
    let (mut writer, mut reader) = socket.split();
    let table = match app.table(&code).await {
        Ok(table) => table,
        Err(refusal) => return refuse_and_close(&mut writer, &app, &refusal).await,
    };
    let (client, last_seen) = match timeout(TIMEOUT, hello(&mut reader)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(Some(refusal))) => return refuse_and_close(&mut writer, &app, &refusal).await,
        Ok(Err(None)) | Err(_) => return,
    };
    let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
    let (outbox, outgoing) = mpsc::channel(OUTBOX_CAPACITY);
    let own_outbox = outbox.downgrade();
    let client = Client::of(&holder, &client);
    let join = TableMessage::Join { connection: Connection::new(id, holder, client, outbox), last_seen };
    if table.send(Box::new(join)).await.is_err() {
        return;
    }
    let _counted = GaugeGuard::new(&app.metrics.sockets);
    let ping_interval = app.config.silence / (MAX_UNANSWERED_PINGS + 1);
    let round_trip = RoundTrip::default();
    let mut writing = tokio::spawn(write(writer, outgoing, round_trip.clone(), ping_interval));
    tokio::select! {
        () = Reader::new(reader, &app, &table, id, own_outbox, round_trip).run() => {
            let _table_is_gone = table.send(Box::new(TableMessage::Leave { id })).await;
            // The table drops its end of the outbox on `Leave`: then the writer ends by itself.
            let _ended = writing.await;
        }
        // The table is gone, or the page takes nothing.
        _ended = &mut writing => {
            let _table_is_gone = table.send(Box::new(TableMessage::Leave { id })).await;
        }
    }
}

/// Tells a page why it is not served.
pub(crate) async fn turn_away(socket: WebSocket, app: &App, refusal: &Refusal) {
    refuse_and_close(&mut socket.split().0, app, refusal).await;
}

/// Waits for hello: the page's name and the last sight it has seen. Otherwise the refusal, if there is anybody left
/// to be told.
async fn hello(reader: &mut SplitStream<WebSocket>) -> Result<(String, Option<u32>), Option<Refusal>> {
    loop {
        match reader.next().await {
            Some(Ok(Message::Text(text))) => return parse::parse_hello(&text).map_err(Some),
            Some(Ok(Message::Binary(_))) => return Err(Some(parse::not_text())),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(error)) => return Err(parse::too_long(&error)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        }
    }
}
