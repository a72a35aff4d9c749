//! The connected pages of a table, and delivery to each of them.

use std::collections::VecDeque;

use catalog::{AnyTable, Update};
use table::{Audience, Seat, Seats};

use super::TableMessage;
use crate::dedup::WINDOW;
use crate::identity::{Client, Person};
use crate::limits::Address;
use crate::room::Room;
use crate::socket::{Handover, OUTBOX_CAPACITY, Outbox, Outgoing};
use crate::wire::ToClient;

/// Room for an update; few are longer.
const UPDATE_BYTES: usize = 4096;

/// A connected page.
#[allow(clippy::struct_excessive_bools, reason = "each changes by itself")]
pub(crate) struct Connection {
    pub id: u64,
    pub holder: Person,
    pub client: Client,
    /// Where it is: what is thought of for it is charged to that address.
    pub address: Address,
    outbox: Outbox,
    /// It is to be sent an answer: that goes out before anybody is told of the effect.
    answered: bool,
    /// It missed something, and needs a fresh state once its outbox has room.
    behind: bool,
    /// Answers that had no room in its outbox: they come before the fresh state. A page that keeps to its window
    /// cannot have more than that without an answer.
    owed: VecDeque<Outgoing>,
    /// Whose sights it is sent.
    audience: Audience,
    /// Whether it is shown the game and the chat.
    shown: bool,
    /// How many sights of this audience it has been sent; `None` if it has not been welcomed as one.
    sights_sent: Option<u32>,
    /// Whether it wants the game to stand still.
    pausing: bool,
}

impl Connection {
    /// A page that just connected.
    pub(crate) fn new(
        id: u64,
        holder: Person,
        client: Client,
        address: Address,
        outbox: Outbox,
    ) -> Connection {
        let audience = Audience::Spectator;
        Connection {
            id,
            holder,
            client,
            address,
            outbox,
            answered: false,
            behind: false,
            owed: VecDeque::new(),
            audience,
            shown: false,
            sights_sent: None,
            pausing: false,
        }
    }

    /// Lets go of the page, which goes on where its table is now: it sent these, and was not answered.
    pub(super) fn hand_over(self, messages: Vec<TableMessage>) {
        let (last_seen, pausing) = (self.sights_sent, self.pausing);
        self.outbox.hand_over(Handover { last_seen, pausing, messages });
    }

    /// The same for one that has not been welcomed.
    pub(super) fn turn_away(self, last_seen: Option<u32>) {
        self.outbox.hand_over(Handover { last_seen, ..Handover::default() });
    }

    /// It did not come to its table.
    pub(crate) fn unused(self) {
        self.outbox.unused();
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
        self.behind |= !self.outbox.push(message);
    }

    /// Answers the page; if its outbox is full, later.
    fn answer(&mut self, answer: Outgoing) {
        self.answered = true;
        if !self.behind && self.outbox.push(answer.clone()) {
            return;
        }
        self.behind = true;
        if self.owed.len() == WINDOW {
            self.owed.pop_front();
        }
        self.owed.push_back(answer);
    }

    /// Sends everything as it stands to a page of that audience, `sights` being how many the audience has had, and
    /// `shown` whether the page may see the game and the chat.
    pub(super) fn welcome(&mut self, audience: Audience, shown: bool, sights: u32, welcome: Outgoing) {
        (self.audience, self.shown, self.sights_sent, self.behind) = (audience, shown, Some(sights), false);
        for answer in std::mem::take(&mut self.owed) {
            self.send(answer);
        }
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

/// The text of [`ToClient::Game`] after something has happened: most of what is sent, so that it is written in one go.
pub(super) fn serialise_update(game: &dyn AnyTable, update: &Update) -> Outgoing {
    let mut text = Vec::with_capacity(UPDATE_BYTES);
    text.extend_from_slice(br#"{"type":"game","game":"#);
    game.write_update(update, &mut text);
    text.push(b'}');
    String::from_utf8(text).expect("JSON is UTF-8").into()
}

/// All connected pages of a table.
#[derive(Default)]
pub(super) struct Connections(Vec<Connection>);

impl Connections {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes out all of them.
    pub(super) fn take_all(&mut self) -> Vec<Connection> {
        std::mem::take(&mut self.0)
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

    /// Sends what was said since the last time, answers first: to each page in one packet.
    pub(super) fn flush(&mut self) {
        for answered in [true, false] {
            let pages = self.iter_mut().filter(|page| page.answered == answered);
            pages.for_each(|page| page.outbox.flush());
        }
        self.iter_mut().for_each(|page| page.answered = false);
    }

    /// Answers one page, if it is still there.
    pub(super) fn reply(&mut self, id: u64, message: &ToClient) {
        if let Some(connection) = self.iter_mut().find(|connection| connection.id == id) {
            connection.answer(serialise(message));
        }
    }

    /// Sends a line of chat to all who may read it.
    pub(super) fn broadcast_chat(&mut self, message: &ToClient) {
        let message = serialise(message);
        let readers = self.iter_mut().filter(|connection| connection.shown);
        readers.for_each(|connection| connection.send(message.clone()));
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
            let shown = room.shows_game(&connection.holder);
            // What was said and done before is news to who may see it from now on.
            connection.behind |= shown && !connection.shown;
            connection.shown = shown;
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

    /// A page wants the game to stand still, or to go on.
    pub(super) fn set_pausing(&mut self, id: u64, on: bool) {
        if let Some(connection) = self.iter_mut().find(|connection| connection.id == id) {
            connection.pausing = on;
        }
    }

    /// Whether some page of the person at that seat wants the game to stand still.
    pub(super) fn want_pause(&self, room: &Room, seat: Seat) -> bool {
        self.iter().any(|page| page.pausing && room.seat_of(&page.holder) == Some(seat))
    }

    /// The seats whose people are connected.
    pub(super) fn present(&self, room: &Room) -> Seats {
        self.iter().filter_map(|connection| room.seat_of(&connection.holder)).collect()
    }

    /// The address that the bots of the table think for: that of the host while they are there, or else of the first
    /// person at the table who is. Nobody else's bots can be put down to somebody who only sat down or looks on.
    pub(super) fn payer(&self, room: &Room) -> Option<Address> {
        let seat = |page: &&Connection| room.seat_of(&page.holder);
        let host = self.iter().find(|page| room.is_host(&page.holder) && seat(page).is_some());
        let seated = || self.iter().filter(|page| seat(page).is_some()).min_by_key(seat);
        host.or_else(seated).map(|page| page.address)
    }

    /// How many watch without a seat.
    pub(super) fn count_watching(&self, room: &Room) -> u32 {
        self.iter().filter(|connection| room.seat_of(&connection.holder).is_none()).count() as u32
    }
}

/// The audience that somebody belongs to.
pub(super) fn audience_of(room: &Room, holder: &Person) -> Audience {
    room.seat_of(holder).map_or(Audience::Spectator, Audience::Seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::socket::Held;
    use crate::wire::{GameInfo, SightMessage};

    fn connection() -> (Connection, Held) {
        let (outbox, received) = Held::open();
        let holder = Person::example("anna");
        let client = Client::of(holder.device(), "page");
        let address = Address::of(std::net::Ipv4Addr::LOCALHOST.into());
        (Connection::new(1, holder, client, address, outbox), received)
    }

    #[tokio::test]
    async fn a_full_outbox_leaves_a_page_behind_until_there_is_room() {
        let (mut connection, mut received) = connection();
        connection.welcome(Audience::Spectator, true, 0, "welcome".into());
        for number in 1..OUTBOX_CAPACITY as u32 + 5 {
            connection.send_game(number - 1, number, &"game".into());
        }
        let sent = OUTBOX_CAPACITY as u32 - 1;
        assert_eq!((connection.sights_sent(), connection.can_catch_up()), (Some(sent), false));
        while received.try_recv().is_some() {}
        assert!(connection.can_catch_up());
        connection.send_game(sent, sent + 1, &"game".into());
        assert!(received.try_recv().is_none(), "nothing before the fresh state");
        connection.welcome(Audience::Spectator, true, 30, "welcome".into());
        connection.send_game(30, 31, &"game".into());
        assert_eq!((connection.sights_sent(), connection.can_catch_up()), (Some(31), false));
    }

    #[test]
    fn an_update_is_written_as_the_message_it_is() {
        for game in catalog::GAMES {
            let seats = *game.about().seats.start();
            let opening = catalog::Opening::new(&serde_json::Value::Null, seats, table::Secret([5; 32]));
            let mut table = game.open(&opening).unwrap();
            let mut rng = fastrand::Rng::with_seed(5);
            for first_record in 0..40 {
                for audience in Audience::live(seats) {
                    let update = Update { audience, first_record, number: 7, now: table.now() };
                    let written = serialise_update(&*table, &update);
                    assert_eq!(written, serialise(&message(&*table, &update)), "{}", game.about().id);
                }
                let planned = table.awaited().iter().find_map(|seat| {
                    let budget = bots::Budget::Iterations(1);
                    Some((seat, table.bot(seat, table::Level::Random, budget, &mut rng)?))
                });
                match planned {
                    Some((seat, plan)) => table.act(seat, &plan.action, table.now(), 0).unwrap(),
                    None => table.advance(table.deadline().unwrap_or(table.now())).unwrap(),
                }
            }
        }
    }

    /// The same by way of the types that describe it.
    fn message(table: &dyn AnyTable, update: &Update) -> ToClient {
        let catalog::Snapshot { view, menu, view_aid } = table.snapshot(update.audience);
        let sights = table.sight_records(update.first_record, update.audience);
        let game = GameInfo {
            number: update.number,
            sights: sights.into_iter().map(SightMessage::from).collect(),
            gapless: true,
            view: view.into(),
            menu: menu.into(),
            aid: view_aid.into(),
            awaited: table.awaited().iter().collect(),
            now: update.now,
            outcome: table.outcome(),
        };
        ToClient::Game { game }
    }

    #[tokio::test]
    async fn a_gap_calls_for_a_fresh_state() {
        let (mut connection, mut received) = connection();
        connection.welcome(Audience::Spectator, true, 4, "welcome".into());
        connection.send_game(5, 6, &"game".into());
        assert!(connection.can_catch_up());
        assert_eq!((received.try_recv().unwrap().as_str(), received.try_recv().is_none()), ("welcome", true));
    }

    #[tokio::test]
    async fn an_answer_is_not_lost_on_a_page_that_is_behind() {
        let (mut connection, mut received) = connection();
        connection.welcome(Audience::Spectator, true, 0, "welcome".into());
        for number in 1..OUTBOX_CAPACITY as u32 + 5 {
            connection.send_game(number - 1, number, &"game".into());
        }
        connection.answer("first".into());
        while received.try_recv().is_some() {}
        connection.answer("second".into());
        assert!(received.try_recv().is_none(), "in order, and after what was waiting");
        connection.welcome(Audience::Spectator, true, 30, "fresh".into());
        let rest: Vec<Outgoing> = std::iter::from_fn(|| received.try_recv()).collect();
        assert_eq!(rest, ["first", "second", "fresh"].map(Outgoing::from));
    }
}
