//! One page's socket: bytes in, commands out; and the round trip measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{Message, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use table::{Refusal, Sentence};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, timeout};

use crate::desk::{OUTBOX, Outgoing, Socket};
use crate::hub::Hub;
use crate::identity::Holder;
use crate::keeper::Ask;
use crate::rules::refuse;
use crate::wire::{PROTOCOL, ToServer};

/// The most bytes of a message; far more than any action needs.
pub(crate) const LONGEST: usize = 16 * 1024;
/// How often the round trip is measured, and a dead connection found out.
const PING: Duration = Duration::from_secs(10);
/// How long a page may be silent, pings unanswered, before it counts as gone.
const SILENCE: Duration = Duration::from_secs(35);
/// How long a page may take to say hello, or a slow one to take a message.
const PATIENCE: Duration = Duration::from_secs(20);

static NEXT: AtomicU64 = AtomicU64::new(1);

type Writer = SplitSink<WebSocket, Message>;

/// Serves a page at a table until either is gone.
pub(crate) async fn serve(socket: WebSocket, hub: Arc<Hub>, code: String, holder: Holder) {
    let (mut writer, mut reader) = socket.split();
    let table = match hub.table(&code).await {
        Ok(table) => table,
        Err(refusal) => return close(&mut writer, &hub, &refusal).await,
    };
    let hello = async {
        loop {
            match reader.next().await {
                Some(Ok(Message::Text(text))) => return Some(read(&text)),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            }
        }
    };
    let (client, last) = match timeout(PATIENCE, hello).await {
        Ok(Some(Ok(ToServer::Hello { protocol, client, last }))) if protocol == PROTOCOL => (client, last),
        Ok(Some(Ok(ToServer::Hello { .. }))) => {
            return close(&mut writer, &hub, &refuse("S-1", "server-old-page")).await;
        }
        Ok(Some(Ok(ToServer::Command { .. }))) => {
            return close(&mut writer, &hub, &refuse("S-15", "server-hello-first")).await;
        }
        Ok(Some(Err(refusal))) => return close(&mut writer, &hub, &refusal).await,
        Ok(None) | Err(_) => return,
    };
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(OUTBOX);
    let client: String = client.chars().take(40).collect();
    let joined = Ask::Join { socket: Socket::new(id, holder, client, out.clone()), last };
    if table.send(joined).await.is_err() {
        return;
    }
    let writing = tokio::spawn(write(writer, outbox));
    listen(reader, &hub, &table, id, &out).await;
    let _table_is_gone = table.send(Ask::Leave { id }).await;
    // The table's end of the outbox goes with `Leave`, ours here: then the writer ends by itself.
    drop(out);
    let _ended = writing.await;
}

/// Reads until the page is gone.
async fn listen(
    mut reader: futures_util::stream::SplitStream<WebSocket>,
    hub: &Hub,
    table: &mpsc::Sender<Ask>,
    id: u64,
    out: &mpsc::Sender<Outgoing>,
) {
    let mut lag = 0;
    while let Ok(Some(Ok(message))) = timeout(SILENCE, reader.next()).await {
        match message {
            Message::Text(text) => {
                let refusal = match read(&text) {
                    Ok(ToServer::Command { number, command }) => {
                        if table.send(Ask::Command { id, number, command, lag }).await.is_err() {
                            return;
                        }
                        continue;
                    }
                    Ok(ToServer::Hello { .. }) => Refusal::new("S-2", unreadable("a second hello")),
                    Err(refusal) => refusal,
                };
                let refused = serde_json::to_string(&hub.refused(None, &refusal, None)).unwrap_or_default();
                if out.send(refused.into()).await.is_err() {
                    return;
                }
            }
            Message::Pong(sent) => lag = round_trip(&sent).unwrap_or(lag),
            Message::Close(_) => return,
            Message::Binary(_) | Message::Ping(_) => {}
        }
    }
}

/// Writes until the table lets go of the page. A page that takes no message for long is let go.
async fn write(mut writer: Writer, mut outbox: mpsc::Receiver<Outgoing>) {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            text = outbox.recv() => match text {
                Some(text) => Message::Text((&*text).into()),
                None => break,
            },
            _ = pings.tick() => Message::Ping(stamp().to_vec().into()),
        };
        if !matches!(timeout(PATIENCE, writer.send(message)).await, Ok(Ok(()))) {
            break;
        }
    }
    let _gone = timeout(PATIENCE, writer.close()).await;
}

/// The time since the program began, to be sent out with a ping and come back with its answer. A page
/// cannot gain by altering it: what is not ours to have sent is not counted.
fn stamp() -> [u8; 8] {
    (begin().elapsed().as_micros() as u64).to_le_bytes()
}

fn round_trip(sent: &[u8]) -> Option<u32> {
    let sent = u64::from_le_bytes(sent.try_into().ok()?);
    let now = begin().elapsed().as_micros() as u64;
    Some((now.checked_sub(sent)? / 1000).min(10_000) as u32)
}

fn begin() -> Instant {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    *BEGIN.get_or_init(Instant::now)
}

fn read(text: &str) -> Result<ToServer, Refusal> {
    if text.len() > LONGEST {
        return Err(refuse("S-3", "server-message-too-long"));
    }
    serde_json::from_str(text).map_err(|error| Refusal::new("S-2", unreadable(&error.to_string())))
}

fn unreadable(detail: &str) -> Sentence {
    Sentence::new("server-not-a-message").text("detail", detail)
}

async fn close(writer: &mut Writer, hub: &Hub, refusal: &Refusal) {
    let text = serde_json::to_string(&hub.refused(None, refusal, None)).unwrap_or_default();
    let _gone = timeout(PATIENCE, writer.send(Message::Text(text.into()))).await;
    let _gone = timeout(PATIENCE, writer.close()).await;
}
