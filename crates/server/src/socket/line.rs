//! The line to a page: messages that wait to be written, and the socket they are written to.
//!
//! Whoever has something to say writes it to the socket at once, without waking a task for it; that is nearly always
//! possible. What the socket does not take waits here, for [`Line::drain`]. A page at another node has a line, too: whatever
//! is said to it waits for [`Line::next_lines`].

mod frame;
#[cfg(test)]
mod held;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio::time::{Duration, Instant, timeout_at};
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

use crate::actor::TableMessage;
use frame::Frame;
#[cfg(test)]
pub(crate) use held::Held;

/// How many messages wait for a slow page. Past that it is sent nothing more until it has caught up, and then gets
/// one fresh state instead of the backlog: every message is whole.
pub(crate) const OUTBOX_CAPACITY: usize = 16;
/// How many frames are handed to the system at a time.
const FRAMES_AT_ONCE: usize = 8;
/// How long a page may take for a message.
pub(super) const TIMEOUT: Duration = Duration::from_secs(20);

/// A serialised message on its way to one or more pages, which share its bytes.
pub(crate) type Outgoing = Utf8Bytes;

/// What tells another node that a page is to be let go, and not to be brought elsewhere.
pub(crate) const CLOSE_LINE: &str = "close";

/// What a table leaves of a page that goes on at another.
#[derive(Default)]
pub(crate) struct Handover {
    /// How many sights it has been told of.
    pub last_seen: Option<u32>,
    /// Whether it wants the game to stand still.
    pub pausing: bool,
    /// What it sent and was not answered, in order.
    pub messages: Vec<TableMessage>,
}

/// Where what is said goes.
enum Sink {
    /// To the page.
    Socket(OwnedWriteHalf),
    /// To the node that the page is connected to.
    Node,
}

/// The line to a page.
pub(crate) struct Line {
    sink: Sink,
    waiting: Mutex<Waiting>,
    /// There is something to do for [`drain`](Line::drain).
    stalled: Notify,
    /// There is room for another message, or nothing will be sent any more.
    room: Notify,
    /// The table has let go of the page.
    let_go: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    /// How many bytes of the first frame are written.
    written: usize,
    /// How many frames were written whole.
    done: u64,
    state: State,
    /// The closing frame was sent, or waits.
    closing: bool,
    /// Whoever waits for room to answer a ping.
    answering: Option<Waker>,
    /// Its table is elsewhere now.
    handover: Option<Box<Handover>>,
}

/// How it stands with the socket.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    /// It takes what it is given, as far as is known.
    #[default]
    Open,
    /// It took no more, and [`Line::drain`] waits until it does.
    Stalled,
    /// It will take nothing more.
    Broken,
}

impl Line {
    pub(super) fn new(socket: OwnedWriteHalf) -> Arc<Line> {
        Line::to(Sink::Socket(socket))
    }

    /// The line to a page that is connected to another node.
    pub(crate) fn to_node() -> Arc<Line> {
        Line::to(Sink::Node)
    }

    fn to(sink: Sink) -> Arc<Line> {
        let (waiting, stalled, room, let_go) =
            (Mutex::default(), Notify::new(), Notify::new(), Notify::new());
        Arc::new(Line { sink, waiting, stalled, room, let_go })
    }

    /// What waits for a page at another node, a line for each message; `None` once nothing more comes. While nobody asks,
    /// what is said waits, and a page that falls behind gets one fresh state.
    pub(crate) async fn next_lines(&self) -> Option<Bytes> {
        loop {
            {
                let mut waiting = self.waiting();
                if !waiting.frames.is_empty() {
                    let mut lines = Vec::new();
                    for frame in waiting.frames.drain(..) {
                        lines.extend_from_slice(frame.parts()[1]);
                        lines.push(b'\n');
                    }
                    self.room.notify_one();
                    return Some(lines.into());
                }
                if waiting.closing || waiting.state == State::Broken {
                    return None;
                }
            }
            self.stalled.notified().await;
        }
    }

    /// The table lets go of the page, which goes on elsewhere.
    pub(crate) fn hand_over(&self, handover: Handover) {
        let mut waiting = self.waiting();
        match &self.sink {
            Sink::Socket(_) => waiting.handover = Some(Box::new(handover)),
            // Its own node knows what became of what it sent.
            Sink::Node => waiting.closing = true,
        }
        self.write(&mut waiting);
        drop(waiting);
        self.stalled.notify_one();
        self.let_go.notify_one();
    }

    /// Waits until the table has let go of the page; what it left of it, unless the page is to be let go, too.
    pub(super) async fn handed_over(&self) -> Option<Handover> {
        loop {
            {
                let mut waiting = self.waiting();
                if let Some(handover) = waiting.handover.take() {
                    return Some(*handover);
                }
                if waiting.closing || waiting.state == State::Broken {
                    return None;
                }
            }
            self.let_go.notified().await;
        }
    }

    /// Writes what the socket did not take at once, until the line is closed and everything is written, or the page takes
    /// no message for long.
    pub(super) async fn drain(&self) {
        loop {
            if self.is_done() {
                return;
            }
            self.stalled.notified().await;
            let mut deadline = Instant::now() + TIMEOUT;
            while self.is_stalled() {
                let Sink::Socket(socket) = &self.sink else { break };
                if !matches!(timeout_at(deadline, socket.writable()).await, Ok(Ok(()))) {
                    self.waiting().give_up();
                    break;
                }
                let mut waiting = self.waiting();
                let done = waiting.done;
                waiting.state = State::Open;
                self.write(&mut waiting);
                if waiting.done > done {
                    deadline = Instant::now() + TIMEOUT;
                    waiting.answering.take().into_iter().for_each(Waker::wake);
                    self.room.notify_one();
                }
            }
            self.room.notify_one();
        }
    }

    /// Sends a message as soon as there is room for it; whether the line is still open.
    pub(crate) async fn send(&self, message: Outgoing) -> bool {
        loop {
            {
                let mut waiting = self.waiting();
                if waiting.closing || waiting.state == State::Broken {
                    return false;
                }
                if self.push(&mut waiting, Frame::text(message.clone())) {
                    self.write(&mut waiting);
                    return true;
                }
            }
            self.room.notified().await;
        }
    }

    /// Sends a ping, unless so much waits that the page is not asked now.
    pub(super) fn ping(&self, payload: [u8; 8]) {
        let mut waiting = self.waiting();
        if !waiting.closing && self.push(&mut waiting, Frame::ping(&payload)) {
            self.write(&mut waiting);
        }
    }

    /// Sends nothing after what waits but that the connection ends.
    pub(crate) fn close(&self) {
        let mut waiting = self.waiting();
        if !std::mem::replace(&mut waiting.closing, true) && waiting.state != State::Broken {
            waiting.frames.push_back(match self.sink {
                Sink::Socket(_) => Frame::close(),
                Sink::Node => Frame::text(CLOSE_LINE.into()),
            });
        }
        self.write(&mut waiting);
        drop(waiting);
        self.stalled.notify_one();
        self.room.notify_one();
        self.let_go.notify_one();
    }

    /// Lets a frame wait, if there is room for it.
    fn push(&self, waiting: &mut Waiting, frame: Frame) -> bool {
        if waiting.frames.len() >= OUTBOX_CAPACITY {
            self.write(waiting);
        }
        let room = waiting.frames.len() < OUTBOX_CAPACITY && waiting.state != State::Broken;
        if room {
            waiting.frames.push_back(frame);
        }
        room
    }

    /// Writes what waits as far as the socket takes it now.
    fn write(&self, waiting: &mut Waiting) {
        let Sink::Socket(socket) = &self.sink else {
            self.stalled.notify_one();
            return;
        };
        while waiting.state == State::Open && !waiting.frames.is_empty() {
            match socket.try_write_vectored(&waiting.slices()) {
                Ok(0) => waiting.give_up(),
                Ok(bytes) => waiting.advance(bytes),
                Err(error) if error.kind() == ErrorKind::WouldBlock => waiting.state = State::Stalled,
                Err(_) => waiting.give_up(),
            }
        }
        if waiting.state != State::Open {
            self.stalled.notify_one();
        }
    }

    fn is_stalled(&self) -> bool {
        self.waiting().state == State::Stalled
    }

    fn is_done(&self) -> bool {
        let waiting = self.waiting();
        waiting.state == State::Broken || waiting.closing && waiting.frames.is_empty()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// The first frames, without what is written of them.
    fn slices(&self) -> [IoSlice<'_>; 2 * FRAMES_AT_ONCE] {
        let mut slices = [IoSlice::new(&[]); 2 * FRAMES_AT_ONCE];
        for (at, frame) in self.frames.iter().take(FRAMES_AT_ONCE).enumerate() {
            let [head, payload] = frame.parts();
            (slices[2 * at], slices[2 * at + 1]) = (IoSlice::new(head), IoSlice::new(payload));
        }
        let [head, payload, ..] = &mut slices;
        let of_head = self.written.min(head.len());
        head.advance(of_head);
        payload.advance(self.written - of_head);
        slices
    }

    /// So many more bytes are written.
    fn advance(&mut self, bytes: usize) {
        self.written += bytes;
        while let Some(first) = self.frames.front()
            && self.written >= first.len()
        {
            self.written -= first.len();
            self.done += 1;
            self.frames.pop_front();
        }
    }

    fn give_up(&mut self) {
        self.state = State::Broken;
        self.frames = VecDeque::new();
    }
}

/// The table's end of a line. When it is dropped, the page is let go.
pub(crate) struct Outbox {
    line: Arc<Line>,
    /// The page is not to be let go: it goes on elsewhere.
    leaves_open: bool,
}

impl Outbox {
    pub(crate) fn new(line: Arc<Line>) -> Outbox {
        Outbox { line, leaves_open: false }
    }

    /// Lets a message wait to be sent with [`flush`](Outbox::flush); `false` if too many wait already.
    pub(crate) fn push(&self, message: Outgoing) -> bool {
        self.line.push(&mut self.line.waiting(), Frame::text(message))
    }

    /// For how many messages there is room.
    pub(crate) fn capacity(&self) -> usize {
        OUTBOX_CAPACITY.saturating_sub(self.line.waiting().frames.len())
    }

    /// Sends what waits: all that there is to say at one moment goes out in one packet.
    pub(crate) fn flush(&self) {
        self.line.write(&mut self.line.waiting());
    }

    /// Lets go of the page, which goes on elsewhere.
    pub(crate) fn hand_over(mut self, handover: Handover) {
        self.leaves_open = true;
        self.line.hand_over(handover);
    }

    /// Was never used.
    pub(crate) fn unused(mut self) {
        self.leaves_open = true;
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        if !self.leaves_open {
            self.line.close();
        }
    }
}

/// The reading half of a socket. What the WebSocket library itself writes to it, answers to pings, goes the way of all
/// messages.
pub(super) struct Incoming {
    read: OwnedReadHalf,
    line: Arc<Line>,
}

impl Incoming {
    pub(super) fn new(read: OwnedReadHalf, line: Arc<Line>) -> Incoming {
        Incoming { read, line }
    }
}

impl AsyncRead for Incoming {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(context, buffer)
    }
}

impl AsyncWrite for Incoming {
    /// Takes whole frames: the library writes them so.
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, frames: &[u8]) -> Poll<io::Result<usize>> {
        let mut waiting = self.line.waiting();
        if waiting.closing || waiting.state == State::Broken {
            return Poll::Ready(Err(ErrorKind::BrokenPipe.into()));
        }
        if !self.line.push(&mut waiting, Frame::written(Bytes::copy_from_slice(frames))) {
            waiting.answering = Some(context.waker().clone());
            return Poll::Pending;
        }
        waiting.closing = frame::is_closing(frames);
        self.line.write(&mut waiting);
        Poll::Ready(Ok(frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
