//! One page's socket: bytes in, commands out; and the round trip measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{Message, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use table::{Refusal, Sentence};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, sleep, timeout};

use crate::desk::{OUTBOX, Outgoing, Socket};
use crate::hub::Hub;
use crate::identity::{Client, Holder};
use crate::keeper::{Ask, Way};
use crate::limits::too_fast;
use crate::metrics::Present;
use crate::rules::refuse;
use crate::wire::{PROTOCOL, ToServer};

/// The most bytes of a message; far more than any action needs.
pub(crate) const LONGEST: usize = 16 * 1024;
/// The most bytes that are read of a message before the connection is given up.
pub(crate) const UNBEARABLE: usize = 4 * LONGEST;
/// How many bytes gather before they are handed to the system, if more is waiting to be written: an answer and
/// what it did are one packet.
pub(crate) const WRITTEN_AT_ONCE: usize = 8 * 1024;
/// How long a page that sends such a message has to hear why it is cut off.
const LINGER: Duration = Duration::from_secs(1);
/// After how many messages that came too fast, one on the other, the connection is given up.
const PRESSING: u32 = 200;
/// How much of what is wrong with a message is said back.
const DETAIL: usize = 120;
/// How often the round trip is measured, and a dead connection found out: so many times before a page counts as gone.
const PINGS: u32 = 3;
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
    let (client, last) = match timeout(PATIENCE, hello(&mut reader)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(Some(refusal))) => return close(&mut writer, &hub, &refusal).await,
        Ok(Err(None)) | Err(_) => return,
    };
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(OUTBOX);
    let ours = out.downgrade();
    let client = Client::of(&holder, &client);
    let joined = Ask::Join { socket: Socket::new(id, holder, client, out), last };
    if table.send(Box::new(joined)).await.is_err() {
        return;
    }
    let _present = Present::new(&hub.metrics.sockets);
    let mut writing = tokio::spawn(write(writer, outbox, hub.config.silence / (PINGS + 1)));
    tokio::select! {
        () = listen(reader, &hub, &table, id, &ours) => {
            let _table_is_gone = table.send(Box::new(Ask::Leave { id })).await;
            // The table's end of the outbox goes with `Leave`: then the writer ends by itself.
            let _ended = writing.await;
        }
        // The table is gone, or the page takes nothing.
        _ended = &mut writing => {
            let _table_is_gone = table.send(Box::new(Ask::Leave { id })).await;
        }
    }
}

/// Waits for hello: the page's name and the last it has seen. Else why not, if there is anybody to be told.
async fn hello(reader: &mut SplitStream<WebSocket>) -> Result<(String, Option<u32>), Option<Refusal>> {
    loop {
        match reader.next().await {
            Some(Ok(Message::Text(text))) => {
                return match read(&text) {
                    Ok(ToServer::Hello { protocol: PROTOCOL, client, last }) => Ok((client, last)),
                    Ok(ToServer::Hello { .. }) => Err(Some(refuse("S-1", "server-old-page"))),
                    Ok(ToServer::Command { .. } | ToServer::Hint { .. }) => {
                        Err(Some(refuse("S-15", "server-hello-first")))
                    }
                    // The hello of another version may look otherwise; its number is where it always was.
                    Err(_) if other_protocol(&text) => Err(Some(refuse("S-1", "server-old-page"))),
                    Err(refusal) => Err(Some(refusal)),
                };
            }
            Some(Ok(Message::Binary(_))) => return Err(Some(not_text())),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(error)) => return Err(too_long(&error)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        }
    }
}

fn other_protocol(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Version {
        r#type: String,
        protocol: u64,
    }
    text.len() <= LONGEST
        && serde_json::from_str::<Version>(text)
            .is_ok_and(|version| version.r#type == "hello" && version.protocol != u64::from(PROTOCOL))
}

/// Reads until the page is gone.
async fn listen(
    mut reader: SplitStream<WebSocket>,
    hub: &Hub,
    table: &Way,
    id: u64,
    // Weak: once the table lets go of the page, the writer ends, and with it the connection.
    out: &mpsc::WeakSender<Outgoing>,
) {
    let mut lag = 0;
    let mut pace = hub.config.limits.pace();
    let mut hurried = 0;
    while let Ok(Some(message)) = timeout(hub.config.silence, reader.next()).await {
        // Answers to our own pings are not counted: they come when we ask.
        let said = matches!(message, Ok(Message::Text(_) | Message::Binary(_)));
        let hurry = said.then(|| pace.take(std::time::Instant::now()).err()).flatten();
        hurried = if hurry.is_some() { hurried + 1 } else { 0 };
        let (number, refusal, over) = match message {
            Ok(Message::Text(text)) => match read(&text) {
                // Numbered, so that the page knows which to send again.
                Ok(ToServer::Command { number, .. }) if let Some(wait) = hurry => {
                    (Some(number), too_fast(wait), hurried > PRESSING)
                }
                Ok(ToServer::Hint { number })
                    if let Some(wait) = hurry
                        && hurried <= PRESSING =>
                {
                    let Some(out) = out.upgrade() else { return };
                    let answer =
                        serde_json::to_string(&hub.no_hint(number, &too_fast(wait))).unwrap_or_default();
                    if out.send(answer.into()).await.is_err() {
                        return;
                    }
                    continue;
                }
                _ if let Some(wait) = hurry => (None, too_fast(wait), hurried > PRESSING),
                Ok(ToServer::Command { number, command }) => {
                    let asked = Ask::Command { id, number, command, lag };
                    if table.send(Box::new(asked)).await.is_err() {
                        return;
                    }
                    continue;
                }
                Ok(ToServer::Hint { number }) => {
                    if table.send(Box::new(Ask::Hint { id, number })).await.is_err() {
                        return;
                    }
                    continue;
                }
                Ok(ToServer::Hello { .. }) => {
                    (None, Refusal::new("S-2", unreadable("a second hello")), false)
                }
                Err(refusal) => (None, refusal, false),
            },
            Ok(Message::Binary(_)) => (None, not_text(), false),
            Ok(Message::Pong(sent)) => {
                lag = round_trip(&sent).unwrap_or(lag);
                continue;
            }
            Ok(Message::Ping(_)) => continue,
            Ok(Message::Close(_)) => return,
            Err(error) => match too_long(&error) {
                Some(refusal) => (None, refusal, true),
                None => return,
            },
        };
        let Some(out) = out.upgrade() else { return };
        let refused = serde_json::to_string(&hub.refused(number, &refusal, None)).unwrap_or_default();
        if out.send(refused.into()).await.is_err() {
            return;
        }
        if over {
            // A connection closed with bytes unread is reset, and the word of it lost on the way.
            return sleep(LINGER).await;
        }
    }
}

/// Writes until the table lets go of the page. A page that takes no message for long is let go.
async fn write(mut writer: Writer, mut outbox: mpsc::Receiver<Outgoing>, ping: Duration) {
    let mut pings = interval(ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            text = outbox.recv() => match text {
                Some(text) => Message::Text((&*text).into()),
                None => break,
            },
            _ = pings.tick() => Message::Ping(stamp().to_vec().into()),
        };
        let sending = async {
            writer.feed(message).await?;
            while let Ok(text) = outbox.try_recv() {
                writer.feed(Message::Text((&*text).into())).await?;
            }
            writer.flush().await
        };
        if !matches!(timeout(PATIENCE, sending).await, Ok(Ok(()))) {
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

pub(crate) fn unreadable(detail: &str) -> Sentence {
    // It may quote the message, which may be long.
    let short: String = detail.chars().take(DETAIL).collect();
    Sentence::new("server-not-a-message").text("detail", short)
}

fn not_text() -> Refusal {
    Refusal::new("S-2", unreadable("it is not text"))
}

/// The refusal of a message that was too long to be read to its end, if that is what is wrong. The rest of it is
/// still on the line, so that nothing after it could be understood.
fn too_long(error: &axum::Error) -> Option<Refusal> {
    // The library of sockets is not named here, to be free to follow axum's; its words for this are tested.
    let long = error.to_string().contains("too long");
    long.then(|| refuse("S-3", "server-message-too-long"))
}

/// Tells a page why it is not served.
pub(crate) async fn turn_away(socket: WebSocket, hub: &Hub, refusal: &Refusal) {
    close(&mut socket.split().0, hub, refusal).await;
}

async fn close(writer: &mut Writer, hub: &Hub, refusal: &Refusal) {
    let text = serde_json::to_string(&hub.refused(None, refusal, None)).unwrap_or_default();
    let _gone = timeout(PATIENCE, writer.send(Message::Text(text.into()))).await;
    let _gone = timeout(PATIENCE, writer.close()).await;
}
