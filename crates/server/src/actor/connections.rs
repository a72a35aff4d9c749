//! The connected pages of a table, and delivery to each of them.

use axum::extract::ws::Utf8Bytes;
use table::{Audience, Seats};
use tokio::sync::mpsc;

use crate::identity::{Client, Holder};
use crate::room::Room;
use crate::wire::ToClient;

/// How many messages wait for a slow page. Past that it is sent nothing more until it has caught up, and then gets
/// one fresh state instead of the backlog: every message is whole.
pub(crate) const OUTBOX_CAPACITY: usize = 16;

/// A serialised message on its way to one or more pages, which share its bytes.
pub(crate) type Outgoing = Utf8Bytes;

/// A connected page.
pub(crate) struct Connection {
    pub id: u64,
    pub holder: Holder,
    pub client: Client,
    outbox: mpsc::Sender<Outgoing>,
    /// It missed something, and needs a fresh state once its outbox has room.
    behind: bool,
    /// Whose sights it is sent.
    audience: Audience,
    /// How many sights of this audience it has been sent; `None` if it has not been welcomed as one.
    sights_sent: Option<u32>,
}

impl Connection {
    /// A page that just connected.
    pub(crate) fn new(id: u64, holder: Holder, client: Client, outbox: mpsc::Sender<Outgoing>) -> Connection {
        let audience = Audience::Spectator;
        Connection { id, holder, client, outbox, behind: false, audience, sights_sent: None }
    }

    /// Whose sights it is sent.
    pub(super) fn audience(&self) -> Audience {
        self.audience
    }

    /// How many sights of its audience it has been sent.
    pub(super) fn sights_sent(&self) -> Option<u32> {
        self.sights_sent
    }

    /// Whether it fell behind and its outbox has room again.
    pub(super) fn can_catch_up(&self) -> bool {
        self.behind && self.outbox.capacity() > OUTBOX_CAPACITY / 2
    }

    /// Sends a message; if the outbox is full, the page falls behind.
    pub(super) fn send(&mut self, message: Outgoing) {
        if self.outbox.try_send(message).is_err() {
            self.behind = true;
        }
    }

    /// Sends everything as it stands to a page of that audience, `sights` being how many the audience has had.
    pub(super) fn welcome(&mut self, audience: Audience, sights: u32, welcome: Outgoing) {
        (self.audience, self.sights_sent, self.behind) = (audience, Some(sights), false);
        self.send(welcome);
    }

    /// Sends a snapshot of the game that follows on `before` sights and brings them to `after`. A page that does not
    /// have all of `before` needs a fresh state, not this piece.
    pub(super) fn send_game(&mut self, before: u32, after: u32, message: &Outgoing) {
        self.behind |= self.sights_sent != Some(before);
        if !self.behind {
            self.send(message.clone());
        }
        if !self.behind {
            self.sights_sent = Some(after);
        }
    }
}

/// The text of a message.
pub(crate) fn serialise(message: &ToClient) -> Outgoing {
    serde_json::to_string(message).expect("messages hold only what JSON can express").into()
}

/// All connected pages of a table.
#[derive(Default)]
pub(super) struct Connections(Vec<Connection>);

impl Connections {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Connection> {
        self.0.iter()
    }

    pub(super) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Connection> {
        self.0.iter_mut()
    }

    pub(super) fn get(&self, id: u64) -> Option<&Connection> {
        self.iter().find(|connection| connection.id == id)
    }

    /// Whether that page is connected.
    pub(super) fn has(&self, client: &Client) -> bool {
        self.iter().any(|connection| connection.client == *client)
    }

    pub(super) fn add(&mut self, connection: Connection) {
        self.remove(connection.id);
        self.0.push(connection);
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.0.retain(|connection| connection.id != id);
    }

    /// Answers one page, if it is still there.
    pub(super) fn reply(&mut self, id: u64, message: &ToClient) {
        if let Some(connection) = self.iter_mut().find(|connection| connection.id == id) {
            connection.send(serialise(message));
        }
    }

    /// Sends the same message to all.
    pub(super) fn broadcast(&mut self, message: &ToClient) {
        let message = serialise(message);
        self.iter_mut().for_each(|connection| connection.send(message.clone()));
    }

    /// What was sent so far may be wrong: all need a fresh state.
    pub(super) fn mark_all_behind(&mut self) {
        self.iter_mut().for_each(|connection| connection.behind = true);
    }

    /// Whether some page waits for a fresh state.
    pub(super) fn any_behind(&self) -> bool {
        self.iter().any(|connection| connection.behind)
    }

    /// Follows people to other seats. The sights of another audience have a numbering of their own, so what was sent
    /// before does not say what is missing: such a page needs a fresh state. Before the start nobody has seen
    /// anything.
    pub(super) fn update_audiences(&mut self, room: &Room) {
        for connection in self.iter_mut() {
            let audience = audience_of(room, &connection.holder);
            if connection.audience == audience {
                continue;
            }
            connection.audience = audience;
            if room.game_header.is_some() {
                (connection.sights_sent, connection.behind) = (None, true);
            }
        }
    }

    /// The seats whose people are connected.
    pub(super) fn present(&self, room: &Room) -> Seats {
        self.iter().filter_map(|connection| room.seat_of(&connection.holder)).collect()
    }

    /// How many watch without a seat.
    pub(super) fn count_watching(&self, room: &Room) -> u32 {
        self.iter().filter(|connection| room.seat_of(&connection.holder).is_none()).count() as u32
    }
}

/// The audience that somebody belongs to.
pub(super) fn audience_of(room: &Room, holder: &Holder) -> Audience {
    room.seat_of(holder).map_or(Audience::Spectator, Audience::Seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connection() -> (Connection, mpsc::Receiver<Outgoing>) {
        let (outbox, received) = mpsc::channel(OUTBOX_CAPACITY);
        let holder = Holder::of("anna");
        let client = Client::of(&holder, "page");
        (Connection::new(1, holder, client, outbox), received)
    }

    #[test]
    fn a_full_outbox_leaves_a_page_behind_until_there_is_room() {
        let (mut connection, mut received) = connection();
        connection.welcome(Audience::Spectator, 0, "welcome".into());
        for number in 1..OUTBOX_CAPACITY as u32 + 5 {
            connection.send_game(number - 1, number, &"game".into());
        }
        let sent = OUTBOX_CAPACITY as u32 - 1;
        assert_eq!((connection.sights_sent(), connection.can_catch_up()), (Some(sent), false));
        while received.try_recv().is_ok() {}
        assert!(connection.can_catch_up());
        connection.send_game(sent, sent + 1, &"game".into());
        assert!(received.try_recv().is_err(), "nothing before the fresh state");
        connection.welcome(Audience::Spectator, 30, "welcome".into());
        connection.send_game(30, 31, &"game".into());
        assert_eq!((connection.sights_sent(), connection.can_catch_up()), (Some(31), false));
    }

    #[test]
    fn a_gap_calls_for_a_fresh_state() {
        let (mut connection, mut received) = connection();
        connection.welcome(Audience::Spectator, 4, "welcome".into());
        connection.send_game(5, 6, &"game".into());
        assert!(connection.can_catch_up());
        assert_eq!((received.try_recv().unwrap().as_str(), received.try_recv().is_err()), ("welcome", true));
    }
}
