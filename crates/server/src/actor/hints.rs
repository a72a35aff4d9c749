//! Hints: thought of where the bots think, sent to the page that asked and to nobody else.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyTable, Hint};
use table::{Audience, Refusal, Seat};

use super::bot_plans::THINKING_TIME;
use super::{TableActor, TableMessage};
use crate::rules::refuse;
use crate::wire::ToClient;

/// The pages that wait for a hint. One at a time for each, so that no more hints wait for a permit than there are
/// pages.
#[derive(Default)]
pub(super) struct PendingHints(Vec<u64>);

/// A hint that was thought of.
pub(crate) struct HintReady {
    /// The page that asked.
    id: u64,
    /// The page's number for the request.
    number: u32,
    seat: Seat,
    /// How many sights the seat had had.
    seen: u32,
    hint: Option<Hint>,
}

impl TableActor {
    /// A page asks for a hint.
    pub(super) fn request_hint(&mut self, id: u64, number: u32) {
        let started = if self.hints.0.contains(&id) {
            Err(refuse("S-26", "server-hint-under-way"))
        } else {
            self.hint_seat(id).and_then(|seat| self.think_of_hint(id, number, seat))
        };
        if let Err(refusal) = started {
            self.refuse_hint(id, number, &refusal);
        }
    }

    /// A hint was thought of. If the seat has seen something new meanwhile, it is thought of anew.
    pub(super) fn send_hint(&mut self, ready: HintReady) {
        let HintReady { id, number, seat, seen, hint } = ready;
        self.hints.0.retain(|pending| *pending != id);
        match self.hint_seat(id) {
            Ok(now) if now != seat || self.sights.get(Audience::Seat(seat)) != seen => {
                self.request_hint(id, number);
            }
            Ok(_) => match hint {
                Some(Hint { action, advice }) => {
                    let action = action.json();
                    self.connections.reply(id, &ToClient::Hint { number, seen, action, advice });
                }
                None => self.refuse_hint(id, number, &refuse("S-26", "server-nothing-to-hint")),
            },
            Err(refusal) => self.refuse_hint(id, number, &refusal),
        }
    }

    /// The seat for which that page may ask for a hint now.
    fn hint_seat(&self, id: u64) -> Result<Seat, Refusal> {
        let room = &self.state.room;
        let seat = self.connections.get(id).and_then(|connection| room.seat_of(&connection.holder));
        let seat = seat.ok_or_else(|| refuse("S-7", "server-no-seat"))?;
        if !self.state.playing() {
            return Err(refuse("S-10", "server-not-playing"));
        }
        if !room.is_played_by_person(seat) {
            return Err(refuse("S-16", "server-bot-plays"));
        }
        if !room.allows_hints() {
            return Err(refuse("S-25", "server-no-hints"));
        }
        let idle = self.state.game.as_ref().is_none_or(|game| game.menu(seat).get() == "[]");
        if idle { Err(refuse("S-26", "server-nothing-to-hint")) } else { Ok(seat) }
    }

    fn think_of_hint(&mut self, id: u64, number: u32, seat: Seat) -> Result<(), Refusal> {
        let (Some(game), Some(own)) = (&self.state.game, self.own.upgrade()) else {
            return Err(refuse("S-10", "server-not-playing"));
        };
        let (fork, thinkers) = (game.fork(), self.app.thinkers.clone());
        let seen = self.sights.get(Audience::Seat(seat));
        self.hints.0.push(id);
        tokio::spawn(async move {
            let Ok(_permit) = thinkers.acquire_owned().await else { return };
            let hint = tokio::task::spawn_blocking(move || think(&*fork, seat)).await.ok().flatten();
            let ready = HintReady { id, number, seat, seen, hint };
            let _table_is_gone = own.send(Box::new(TableMessage::HintReady(ready))).await;
        });
        Ok(())
    }

    fn refuse_hint(&mut self, id: u64, number: u32, refusal: &Refusal) {
        self.connections.reply(id, &self.app.no_hint(number, refusal));
    }
}

fn think(game: &dyn AnyTable, seat: Seat) -> Option<Hint> {
    let mut rng = fastrand::Rng::new();
    let hint = || game.hint(seat, catalog::time_budget(THINKING_TIME), &mut rng);
    // The panic itself is in the program's log.
    catch_unwind(AssertUnwindSafe(hint)).ok().flatten()
}
