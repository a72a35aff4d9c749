//! A line for tests: its socket takes nothing, and the test takes what waits.

use std::net::{TcpListener, TcpStream};
use std::sync::Arc;

use super::{Line, Outbox, Outgoing, State};

/// The page's end of such a line.
pub(crate) struct Held {
    line: Arc<Line>,
    _other_end: TcpStream,
}

impl Held {
    /// Both ends.
    pub(crate) fn open() -> (Outbox, Held) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        stream.set_nonblocking(true).unwrap();
        let (_, write) = tokio::net::TcpStream::from_std(stream).unwrap().into_split();
        let line = Line::new(write);
        line.waiting().state = State::Stalled;
        (Outbox::new(line.clone()), Held { line, _other_end: listener.accept().unwrap().0 })
    }

    /// The next message, if one waits.
    pub(crate) fn try_recv(&mut self) -> Option<Outgoing> {
        let frame = self.line.waiting().frames.pop_front()?;
        Some(frame.into_payload().try_into().unwrap())
    }

    /// The next message; `None` once the table has let go.
    pub(crate) async fn recv(&mut self) -> Option<Outgoing> {
        loop {
            if let Some(message) = self.try_recv() {
                // The last frame says that the connection ends, and nothing else.
                return Some(message).filter(|message| !message.is_empty());
            }
            self.line.stalled.notified().await;
        }
    }
}
