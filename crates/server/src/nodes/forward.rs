//! A page here whose table is at another node: what it sends goes there, what it is told comes from there. It keeps what was
//! not answered, so that it can be sent again wherever the table is next: commands have numbers, and none counts twice.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{Method, StatusCode};
use futures_util::{Stream, stream};
use serde::Deserialize;
use store::Node;
use tokio::sync::mpsc;
use tokio::time::{Duration, timeout};

use super::link::Link;
use super::words::{Arrival, Lines, Upward, line};
use crate::actor::{TableHandle, TableMessage};
use crate::app::App;
use crate::socket::{CLOSE_LINE, Handover, Line, Page};

/// How many messages of a page wait for the link; the page is not read meanwhile.
const WAITING: usize = 8;
/// How long the owner may take to bring the table into memory.
const PATIENCE: Duration = Duration::from_secs(3);

/// Brings a page to its table at that node; `None` if that node cannot be reached, or has it no more.
pub(crate) async fn attach(
    app: &Arc<App>,
    node: &Node,
    page: &Page,
    last_seen: Option<u32>,
) -> Option<TableHandle> {
    let link = app.nodes.as_ref()?.link(node).await?;
    let (upward, sent) = mpsc::channel::<Bytes>(WAITING);
    let arrival = Arrival {
        person: page.holder.clone(),
        client: page.client.clone(),
        address: page.address,
        last_seen,
    };
    upward.try_send(line(&arrival)).ok()?;
    let body = stream::unfold(sent, |mut sent| async move {
        let next = sent.recv().await?;
        Some((Ok::<_, Infallible>(next), sent))
    });
    let path = format!("/tables/{}/page", page.code);
    let answer = timeout(PATIENCE, link.send(Method::POST, &path, Body::from_stream(body))).await.ok()??;
    if answer.status() != StatusCode::OK {
        return None;
    }
    let told = Lines::new(Body::new(answer.into_body()).into_data_stream());
    let (handle, inbox) = mpsc::channel(WAITING);
    let forwarded = Forwarded {
        line: page.line.clone(),
        link,
        upward,
        unanswered: VecDeque::new(),
        last_seen,
        pausing: false,
    };
    tokio::spawn(forwarded.run(inbox, told));
    Some(handle)
}

struct Forwarded {
    line: Arc<Line>,
    link: Arc<Link>,
    upward: mpsc::Sender<Bytes>,
    /// What was sent and not answered, in order.
    unanswered: VecDeque<TableMessage>,
    /// How many sights the page was told of.
    last_seen: Option<u32>,
    pausing: bool,
}

/// What becomes of the page.
enum End {
    /// It is gone, or is to go.
    Gone,
    /// Its table is elsewhere, or its owner is gone.
    Moved,
}

impl Forwarded {
    async fn run<S, E>(mut self, mut inbox: mpsc::Receiver<Box<TableMessage>>, mut told: Lines<S>)
    where
        S: Stream<Item = Result<Bytes, E>> + Unpin,
    {
        let end = loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    None => break End::Gone,
                    Some(message) => if let Some(end) = self.send(*message).await {
                        break end;
                    },
                },
                line = told.next() => match line {
                    None => break End::Moved,
                    Some(line) => if let Some(end) = self.tell(line).await {
                        break end;
                    },
                },
            }
        };
        match end {
            End::Gone => self.line.close(),
            End::Moved => {
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    if let TableMessage::Pause { on, .. } = *message {
                        self.pausing = on;
                    }
                    if matches!(*message, TableMessage::Leave { .. }) {
                        return self.line.close();
                    }
                    self.keep(*message);
                }
                let Forwarded { last_seen, pausing, .. } = self;
                self.line.hand_over(Handover { last_seen, pausing, messages: self.unanswered.into() });
            }
        }
    }

    /// Sends what the page sent.
    async fn send(&mut self, message: TableMessage) -> Option<End> {
        let upward = match &message {
            TableMessage::Command { number, command, lag, .. } => {
                let lag = lag + self.link.round_trip();
                Upward::Command { number: *number, command: command.clone(), lag }
            }
            TableMessage::RequestHint { number, .. } => Upward::Hint { number: *number },
            TableMessage::Pause { on, .. } => {
                self.pausing = *on;
                Upward::Pause { on: *on }
            }
            TableMessage::Leave { .. } => return Some(End::Gone),
            _ => return None,
        };
        self.keep(message);
        self.upward.send(line(&upward)).await.err().map(|_| End::Moved)
    }

    /// Keeps what is to be answered.
    fn keep(&mut self, message: TableMessage) {
        if matches!(message, TableMessage::Command { .. } | TableMessage::RequestHint { .. }) {
            self.unanswered.push_back(message);
        }
    }

    /// Tells the page what its table says.
    async fn tell(&mut self, line: Vec<u8>) -> Option<End> {
        if line == CLOSE_LINE.as_bytes() {
            return Some(End::Gone);
        }
        let Ok(text) = String::from_utf8(line) else { return Some(End::Moved) };
        let told = Told::of(&text);
        // What the page is told of is noted before: a page that is gone asks for nothing more.
        match told {
            Some(Told::Done { number } | Told::Refused { number: Some(number) }) => {
                self.answered(
                    |message| matches!(message, TableMessage::Command { number: of, .. } if *of == number),
                );
            }
            Some(Told::Hint { number } | Told::NoHint { number }) => {
                self.answered(
                    |message| matches!(message, TableMessage::RequestHint { number: of, .. } if *of == number),
                );
            }
            Some(Told::Game { game } | Told::Welcome { game: Some(game) }) => {
                self.last_seen = Some(game.number);
            }
            _ => {}
        }
        (!self.line.send(text.into()).await).then_some(End::Gone)
    }

    fn answered(&mut self, is_it: impl Fn(&TableMessage) -> bool) {
        if let Some(at) = self.unanswered.iter().position(is_it) {
            self.unanswered.remove(at);
        }
    }
}

/// What of a message to a page its node has to know.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Told {
    Done { number: u32 },
    Refused { number: Option<u32> },
    Hint { number: u32 },
    NoHint { number: u32 },
    Game { game: Numbered },
    Welcome { game: Option<Numbered> },
    Table,
    Chat,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Numbered {
    number: u32,
}

/// How the message begins that most are.
const GAME: &str = r#"{"type":"game","game":{"number":"#;

impl Told {
    fn of(text: &str) -> Option<Told> {
        if let Some(rest) = text.strip_prefix(GAME) {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            return Some(Told::Game { game: Numbered { number: digits.parse().ok()? } });
        }
        // Long, and nothing in it is to be known.
        if text.starts_with(r#"{"type":"table""#) || text.starts_with(r#"{"type":"chat""#) {
            return None;
        }
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_is_told_is_understood() {
        let game = |number| Numbered { number };
        let of = |text: &str| Told::of(text).unwrap();
        assert_eq!(of(r#"{"type":"game","game":{"number":17,"sights":[]}}"#), Told::Game { game: game(17) });
        assert_eq!(
            of(r#"{"type":"welcome","build":"1","game":null,"chat":[]}"#),
            Told::Welcome { game: None }
        );
        assert_eq!(
            of(r#"{"type":"welcome","build":"1","game":{"view":{"a":[1]},"number":3},"chat":[]}"#),
            Told::Welcome { game: Some(game(3)) }
        );
        assert_eq!(of(r#"{"type":"done","number":7,"key":null}"#), Told::Done { number: 7 });
        assert_eq!(of(r#"{"type":"refused","number":null,"rule":"S-1"}"#), Told::Refused { number: None });
        assert_eq!(of(r#"{"type":"no_hint","number":2,"rule":"S-1"}"#), Told::NoHint { number: 2 });
        assert_eq!(Told::of(r#"{"type":"table","table":{}}"#), None);
    }
}
