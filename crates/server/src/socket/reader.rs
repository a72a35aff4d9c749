//! Reads what a page sends until it is gone, and passes it on to its table.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use table::{Millis, Refusal};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::line::{Handover, Line};
use super::parse::{not_text, parse, second_hello, too_long};
use super::round_trip::RoundTrip;
use super::{MAX_UNANSWERED_PINGS, Messages};
use crate::actor::{TableHandle, TableMessage, serialise};
use crate::app::App;
use crate::dedup::WINDOW;
use crate::limits::{Limited, Visitor};
use crate::wire::{Command, ToClient, ToServer};

/// How long a page that is about to be cut off has to hear why: a connection closed with bytes unread is reset, and
/// the answer lost on the way.
const CLOSE_DELAY: Duration = Duration::from_secs(1);
/// After how many rate-limited messages in a row the connection is closed.
const MAX_RATE_LIMITED: u32 = 200;

/// The reading half of a page's socket.
pub(super) struct Reader<'a> {
    messages: Messages,
    app: &'a App,
    /// What is to be passed on first: a table that is elsewhere now left it.
    first: VecDeque<TableMessage>,
    /// The connection's number at its table.
    id: u64,
    line: &'a Line,
    visitor: Visitor,
    /// Permits for commands in flight.
    window: Arc<Semaphore>,
    /// How many messages in a row came too fast.
    rate_limited: u32,
    round_trip: RoundTrip,
    /// The last measured round trip.
    lag: Millis,
}

/// Why nothing more is read for a table.
pub(super) enum Left {
    /// The page is gone, or is to go.
    Gone,
    /// The table is elsewhere.
    Moved(Handover),
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
        messages: Messages,
        app: &'a App,
        id: u64,
        line: &'a Line,
        visitor: Visitor,
    ) -> Reader<'a> {
        let (window, round_trip) = (Arc::new(Semaphore::new(WINDOW)), RoundTrip::default());
        let first = VecDeque::new();
        Reader { messages, app, first, id, line, window, visitor, rate_limited: 0, round_trip, lag: 0 }
    }

    /// Passes these on before anything else.
    pub(super) fn begin_with(&mut self, messages: Vec<TableMessage>) {
        for message in messages.into_iter().rev() {
            self.first.push_front(message);
        }
    }

    /// Reads for that table until the page is gone, or the table.
    pub(super) async fn run(&mut self, table: &TableHandle) -> Left {
        while let Some(message) = self.first.pop_front() {
            if !self.forward(table, message).await {
                return self.left().await;
            }
        }
        let shared = self.app.nodes.is_some();
        let silence = self.app.config.silence;
        let ping_interval = silence / (MAX_UNANSWERED_PINGS + 1);
        let (mut heard, mut alarm) = (Instant::now(), pin!(sleep_until(Instant::now())));
        loop {
            let message = tokio::select! {
                message = self.messages.next() => message,
                handover = self.line.handed_over(), if shared => return handover.map_or(Left::Gone, Left::Moved),
                () = &mut alarm => {
                    // It is set anew when it rings, and not with every message.
                    let now = Instant::now();
                    if now >= heard + silence {
                        return Left::Gone;
                    }
                    self.line.ping(self.round_trip.ping());
                    alarm.as_mut().reset((now + ping_interval).min(heard + silence));
                    continue;
                }
            };
            let Some(message) = message else { return Left::Gone };
            heard = Instant::now();
            let open = match self.react(message) {
                Reaction::Forward(message) => {
                    if !self.forward(table, message).await {
                        return self.left().await;
                    }
                    true
                }
                Reaction::Answer(answer) => self.answer(&answer).await,
                Reaction::AnswerAndClose(answer) => {
                    if self.answer(&answer).await {
                        sleep(CLOSE_DELAY).await;
                    }
                    false
                }
                Reaction::Ignore => true,
                Reaction::Close => {
                    // The answer to a closing frame, which the library has ready.
                    let _gone = self.messages.flush().await;
                    false
                }
            };
            if !open {
                return Left::Gone;
            }
        }
    }

    /// Passes a message on; whether the table is still there. If not, the message is kept for where the table is. A page that
    /// has too many commands in flight is not read until one is answered.
    async fn forward(&mut self, table: &TableHandle, mut message: TableMessage) -> bool {
        if let TableMessage::Command { in_flight: in_flight @ None, .. } = &mut message {
            // A table that is gone answers nothing any more, and gives back what it had.
            *in_flight = tokio::select! {
                permit = self.window.clone().acquire_owned() => permit.ok(),
                () = table.closed() => None,
            };
        }
        let Err(unsent) = table.send(Box::new(message)).await else { return true };
        self.first.push_front(*unsent.0);
        false
    }

    /// What the table that is gone has left.
    async fn left(&self) -> Left {
        self.line.handed_over().await.map_or(Left::Gone, Left::Moved)
    }

    /// Sends an answer; whether the connection is still there.
    async fn answer(&self, answer: &ToClient) -> bool {
        self.line.send(serialise(answer)).await
    }

    fn react(&mut self, message: Result<Message, Error>) -> Reaction {
        if let Ok(Message::Pong(payload)) = &message
            && let Some(lag) = self.round_trip.pong(payload)
        {
            // It does not count: it comes when we ask.
            self.lag = lag;
            return Reaction::Ignore;
        }
        match message {
            Ok(Message::Close(_)) => Reaction::Close,
            Ok(message) => match self.visitor.take(Limited::Message) {
                Ok(()) => {
                    self.rate_limited = 0;
                    self.react_to_message(&message)
                }
                Err(refusal) => {
                    self.rate_limited += 1;
                    self.react_to_flood(&message, &refusal)
                }
            },
            Err(error) => match too_long(&error) {
                Some(refusal) => Reaction::AnswerAndClose(self.app.refused(None, &refusal, None)),
                None => Reaction::Close,
            },
        }
    }

    fn react_to_message(&self, message: &Message) -> Reaction {
        match message {
            Message::Text(text) => self.react_to_text(text),
            Message::Binary(_) => self.refuse(None, &not_text()),
            // The library answers pings; nothing else is to be done about them.
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => Reaction::Ignore,
        }
    }

    fn react_to_text(&self, text: &str) -> Reaction {
        let id = self.id;
        match parse(text) {
            Ok(ToServer::Command { number, command }) => match self.visitor.take(limited(&command)) {
                Ok(()) => Reaction::Forward(TableMessage::Command {
                    id,
                    number,
                    command,
                    lag: self.lag,
                    in_flight: None,
                }),
                Err(refusal) => self.refuse(Some(number), &refusal),
            },
            Ok(ToServer::Hint { number }) => Reaction::Forward(TableMessage::RequestHint { id, number }),
            Ok(ToServer::Pause { on }) => Reaction::Forward(TableMessage::Pause { id, on }),
            Ok(ToServer::Hello { .. }) => self.refuse(None, &second_hello()),
            Err(refusal) => self.refuse(None, &refusal),
        }
    }

    /// Refuses a message that came too fast, with its number, so that the page knows what to send again. Pings are not
    /// answered even with that.
    fn react_to_flood(&self, message: &Message, refusal: &Refusal) -> Reaction {
        let close = self.rate_limited > MAX_RATE_LIMITED;
        let text = match message {
            Message::Text(text) => text.as_str(),
            Message::Binary(_) => "",
            _ if close => "",
            _ => return Reaction::Ignore,
        };
        let number = match parse(text) {
            Ok(ToServer::Hint { number }) if !close => {
                return Reaction::Answer(self.app.no_hint(number, refusal));
            }
            Ok(ToServer::Command { number, .. }) => Some(number),
            _ => None,
        };
        let answer = self.app.refused(number, refusal, None);
        if close { Reaction::AnswerAndClose(answer) } else { Reaction::Answer(answer) }
    }

    fn refuse(&self, number: Option<u32>, refusal: &Refusal) -> Reaction {
        Reaction::Answer(self.app.refused(number, refusal, None))
    }
}

/// What a command counts as besides a message. Actions are also counted by seat, where the seat is known.
fn limited(command: &Command) -> Limited {
    match command {
        Command::Act { .. } => Limited::Action,
        Command::Chat { .. } => Limited::Chat,
        Command::Rematch => Limited::Table,
        _ => Limited::Change,
    }
}
