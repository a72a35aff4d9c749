//! Writes what a page is sent.

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use table::Refusal;
use tokio::sync::mpsc;
use tokio::time::{Duration, MissedTickBehavior, interval, timeout};

use super::TIMEOUT;
use super::round_trip::RoundTrip;
use crate::actor::{Outgoing, serialise};
use crate::app::App;

/// The writing half of a page's socket.
pub(super) type Writer = SplitSink<WebSocket, Message>;

/// Writes until the table lets go of the page, or the page takes no message for long.
pub(super) async fn write(
    mut writer: Writer,
    mut outbox: mpsc::Receiver<Outgoing>,
    round_trip: RoundTrip,
    ping_interval: Duration,
) {
    let mut pings = interval(ping_interval);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            text = outbox.recv() => match text {
                Some(text) => Message::Text(text),
                None => break,
            },
            _ = pings.tick() => Message::Ping(round_trip.ping().to_vec().into()),
        };
        let sending = async {
            writer.feed(message).await?;
            while let Ok(text) = outbox.try_recv() {
                writer.feed(Message::Text(text)).await?;
            }
            writer.flush().await
        };
        if !matches!(timeout(TIMEOUT, sending).await, Ok(Ok(()))) {
            break;
        }
    }
    let _gone = timeout(TIMEOUT, writer.close()).await;
}

/// Tells a page why it is not served, and closes the connection.
pub(super) async fn refuse_and_close(writer: &mut Writer, app: &App, refusal: &Refusal) {
    let text = serialise(&app.refused(None, refusal, None));
    let _gone = timeout(TIMEOUT, writer.send(Message::Text(text))).await;
    let _gone = timeout(TIMEOUT, writer.close()).await;
}
