//! Reads what a page sends until it is gone, and passes it on to its table.

use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use table::{Millis, Refusal};
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep, timeout};

use super::parse::{counts_against_rate_limit, not_text, parse, second_hello, too_long};
use super::round_trip::RoundTrip;
use crate::actor::{Outgoing, TableHandle, TableMessage, serialise};
use crate::app::App;
use crate::limits::{TokenBucket, rate_limited};
use crate::wire::{ToClient, ToServer};

/// How long a page that is about to be cut off has to hear why: a connection closed with bytes unread is reset, and
/// the answer lost on the way.
const CLOSE_DELAY: Duration = Duration::from_secs(1);
/// After how many rate-limited messages in a row the connection is closed.
const MAX_RATE_LIMITED: u32 = 200;

/// The reading half of a page's socket.
pub(super) struct Reader<'a> {
    socket: SplitStream<WebSocket>,
    app: &'a App,
    table: &'a TableHandle,
    /// The connection's number at its table.
    id: u64,
    /// Weak: once the table lets go of the page, the writer ends, and with it the connection.
    outbox: mpsc::WeakSender<Outgoing>,
    rate_limit: TokenBucket,
    /// How many messages in a row came too fast.
    rate_limited: u32,
    round_trip: RoundTrip,
    /// The last measured round trip.
    lag: Millis,
}

/// What is done about a message.
enum Reaction {
    /// Passed on to the table.
    Forward(TableMessage),
    /// Answered at once.
    Answer(ToClient),
    /// Answered at once, then the connection is closed.
    AnswerAndClose(ToClient),
    /// Nothing.
    Ignore,
    /// The connection is closed.
    Close,
}

impl<'a> Reader<'a> {
    pub(super) fn new(
        socket: SplitStream<WebSocket>,
        app: &'a App,
        table: &'a TableHandle,
        id: u64,
        outbox: mpsc::WeakSender<Outgoing>,
        round_trip: RoundTrip,
    ) -> Reader<'a> {
        let rate_limit = app.config.limits.messages_of_page();
        Reader { socket, app, table, id, outbox, rate_limit, rate_limited: 0, round_trip, lag: 0 }
    }

    /// Reads until the page is gone.
    pub(super) async fn run(mut self) {
        while let Ok(Some(message)) = timeout(self.app.config.silence, self.socket.next()).await {
            let open = match self.react(message) {
                Reaction::Forward(message) => self.table.send(Box::new(message)).await.is_ok(),
                Reaction::Answer(answer) => self.answer(&answer).await,
                Reaction::AnswerAndClose(answer) => {
                    if self.answer(&answer).await {
                        sleep(CLOSE_DELAY).await;
                    }
                    false
                }
                Reaction::Ignore => true,
                Reaction::Close => false,
            };
            if !open {
                return;
            }
        }
    }

    /// Sends an answer; whether the connection is still there.
    async fn answer(&self, answer: &ToClient) -> bool {
        let Some(outbox) = self.outbox.upgrade() else { return false };
        outbox.send(serialise(answer)).await.is_ok()
    }

    fn react(&mut self, message: Result<Message, axum::Error>) -> Reaction {
        let wait = if counts_against_rate_limit(&message) {
            self.rate_limit.take(std::time::Instant::now()).err()
        } else {
            None
        };
        self.rate_limited = if wait.is_some() { self.rate_limited + 1 } else { 0 };
        match (message, wait) {
            (Ok(Message::Text(text)), Some(seconds)) => self.react_to_flood(&text, seconds),
            (Ok(Message::Text(text)), None) => self.react_to_text(&text),
            (Ok(Message::Binary(_)), _) => self.refuse(None, &not_text()),
            (Ok(Message::Pong(payload)), _) => {
                self.lag = self.round_trip.pong(&payload).unwrap_or(self.lag);
                Reaction::Ignore
            }
            (Ok(Message::Ping(_)), _) => Reaction::Ignore,
            (Ok(Message::Close(_)), _) => Reaction::Close,
            (Err(error), _) => match too_long(&error) {
                Some(refusal) => Reaction::AnswerAndClose(self.app.refused(None, &refusal, None)),
                None => Reaction::Close,
            },
        }
    }

    fn react_to_text(&self, text: &str) -> Reaction {
        let id = self.id;
        match parse(text) {
            Ok(ToServer::Command { number, command }) => {
                Reaction::Forward(TableMessage::Command { id, number, command, lag: self.lag })
            }
            Ok(ToServer::Hint { number }) => Reaction::Forward(TableMessage::RequestHint { id, number }),
            Ok(ToServer::Hello { .. }) => self.refuse(None, &second_hello()),
            Err(refusal) => self.refuse(None, &refusal),
        }
    }

    /// Refuses a message that came too fast, with its number, so that the page knows what to send again.
    fn react_to_flood(&self, text: &str, seconds: u32) -> Reaction {
        let refusal = rate_limited(seconds);
        let close = self.rate_limited > MAX_RATE_LIMITED;
        let number = match parse(text) {
            Ok(ToServer::Hint { number }) if !close => {
                return Reaction::Answer(self.app.no_hint(number, &refusal));
            }
            Ok(ToServer::Command { number, .. }) => Some(number),
            _ => None,
        };
        let answer = self.app.refused(number, &refusal, None);
        if close { Reaction::AnswerAndClose(answer) } else { Reaction::Answer(answer) }
    }

    fn refuse(&self, number: Option<u32>, refusal: &Refusal) -> Reaction {
        Reaction::Answer(self.app.refused(number, refusal, None))
    }
}
