//! The sockets at a table, and what each of them is told.

use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::time::{Duration, Instant};

use crate::identity::{Client, Holder};
use crate::room::Room;
use crate::wire::ToClient;
use table::{Audience, Seat, Seats};

/// How many messages wait for a slow socket. Past that it is told nothing more until it has caught up, and
/// then gets one fresh state instead of the backlog: every message is whole.
pub(crate) const OUTBOX: usize = 16;

/// A message on its way to a socket, already text.
pub(crate) type Outgoing = Arc<str>;

/// A connected page.
pub(crate) struct Socket {
    pub id: u64,
    pub holder: Holder,
    pub client: Client,
    out: mpsc::Sender<Outgoing>,
    /// It missed something, and needs a fresh state once there is room.
    pub behind: bool,
    /// Whose sights it is told.
    pub audience: Audience,
    /// How many of them it has been told; none yet of this audience.
    pub told: Option<u32>,
}

/// All sockets of a table.
#[derive(Default)]
pub(crate) struct Desk {
    pub sockets: Vec<Socket>,
    /// Since when each seat's person is not connected; by seat.
    absent: Vec<Option<Instant>>,
}

impl Socket {
    /// A page that just connected.
    pub(crate) fn new(id: u64, holder: Holder, client: Client, out: mpsc::Sender<Outgoing>) -> Socket {
        Socket { id, holder, client, out, behind: false, audience: Audience::Spectator, told: None }
    }

    /// Sends, or notes that the socket is behind.
    pub(crate) fn send(&mut self, message: &ToClient) {
        match serde_json::to_string(message) {
            Ok(text) => self.send_text(text.into()),
            Err(error) => tracing::error!(%error, "a message could not be written"),
        }
    }

    fn send_text(&mut self, text: Outgoing) {
        if self.out.try_send(text).is_err() {
            self.behind = true;
        }
    }

    /// Whether there is room again for one that is behind.
    pub(crate) fn can_catch_up(&self) -> bool {
        self.behind && self.out.capacity() > OUTBOX / 2
    }
}

impl Desk {
    /// The audience that a socket belongs to.
    pub(crate) fn audience(room: &Room, holder: &Holder) -> Audience {
        room.seat_of(holder).map_or(Audience::Spectator, Audience::Seat)
    }

    /// Whether a person of that seat is connected.
    pub(crate) fn present(&self, room: &Room, seat: Seat) -> bool {
        let chair = room.chairs.get(seat.index());
        chair.is_some_and(|chair| self.sockets.iter().any(|socket| chair.is_held_by(&socket.holder)))
    }

    /// How many watch without a seat.
    pub(crate) fn watching(&self, room: &Room) -> u32 {
        self.sockets.iter().filter(|socket| room.seat_of(&socket.holder).is_none()).count() as u32
    }

    /// Notes who sits elsewhere now. The sights of another audience are counted by themselves, so what was told
    /// before says nothing of what is missing: such a socket needs a fresh state. Before the start nobody has
    /// seen anything.
    pub(crate) fn note_audiences(&mut self, room: &Room) {
        for socket in &mut self.sockets {
            let audience = Desk::audience(room, &socket.holder);
            if socket.audience == audience {
                continue;
            }
            socket.audience = audience;
            if room.started.is_some() {
                (socket.told, socket.behind) = (None, true);
            }
        }
    }

    /// Notes who came and who went.
    pub(crate) fn note_presence(&mut self, room: &Room) {
        self.absent.resize(room.chairs.len(), None);
        for seat in Seat::all(room.chairs.len() as u8) {
            let present = self.present(room, seat);
            let since = &mut self.absent[seat.index()];
            if present {
                *since = None;
            } else if since.is_none() {
                *since = Some(Instant::now());
            }
        }
    }

    /// The seats whose people have been away for so long.
    pub(crate) fn away(&self, room: &Room, long: Duration) -> Seats {
        let gone = |seat: &Seat| {
            let chair = &room.chairs[seat.index()];
            let person = matches!(chair.sitter, crate::room::Sitter::Person { stand_in: None, .. });
            person
                && self
                    .absent
                    .get(seat.index())
                    .copied()
                    .flatten()
                    .is_some_and(|since| since.elapsed() >= long)
        };
        Seat::all(room.chairs.len() as u8).filter(gone).collect()
    }

    /// When the next seat will have been empty for so long.
    pub(crate) fn next_away(&self, long: Duration) -> Option<Instant> {
        let now = Instant::now();
        self.absent.iter().flatten().map(|since| *since + long).filter(|when| *when > now).min()
    }
}
