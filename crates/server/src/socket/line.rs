//! The line to a page: messages that wait to be written, and the socket they are written to.
//!
//! Whoever has something to say writes it to the socket at once, without waking a task for it; that is nearly always
//! possible. What the socket does not take waits here, for [`Line::drain`].

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

/// The line to a page.
pub(crate) struct Line {
    socket: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// There is something to do for [`drain`](Line::drain).
    stalled: Notify,
    /// There is room for another message, or nothing will be sent any more.
    room: Notify,
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
        Arc::new(Line { socket, waiting: Mutex::default(), stalled: Notify::new(), room: Notify::new() })
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
                if !matches!(timeout_at(deadline, self.socket.writable()).await, Ok(Ok(()))) {
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
    pub(super) async fn send(&self, message: Outgoing) -> bool {
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
    pub(super) fn close(&self) {
        let mut waiting = self.waiting();
        if !std::mem::replace(&mut waiting.closing, true) && waiting.state != State::Broken {
            waiting.frames.push_back(Frame::close());
        }
        self.write(&mut waiting);
        drop(waiting);
        self.stalled.notify_one();
        self.room.notify_one();
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
        while waiting.state == State::Open && !waiting.frames.is_empty() {
            match self.socket.try_write_vectored(&waiting.slices()) {
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
pub(crate) struct Outbox(Arc<Line>);

impl Outbox {
    pub(super) fn new(line: Arc<Line>) -> Outbox {
        Outbox(line)
    }

    /// Lets a message wait to be sent with [`flush`](Outbox::flush); `false` if too many wait already.
    pub(crate) fn push(&self, message: Outgoing) -> bool {
        self.0.push(&mut self.0.waiting(), Frame::text(message))
    }

    /// For how many messages there is room.
    pub(crate) fn capacity(&self) -> usize {
        OUTBOX_CAPACITY.saturating_sub(self.0.waiting().frames.len())
    }

    /// Sends what waits: all that there is to say at one moment goes out in one packet.
    pub(crate) fn flush(&self) {
        self.0.write(&mut self.0.waiting());
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.close();
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
