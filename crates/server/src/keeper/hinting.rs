//! Hints: thought of where the bots think, told to the page that asked and to nobody else.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Budget;
use catalog::Hint;
use table::{Audience, Refusal, Seat};

use super::thinking::THOUGHT;
use super::{Ask, Keeper};
use crate::rules::refuse;
use crate::wire::{Status, ToClient};

/// A hint that was thought of.
pub(crate) struct Hinted {
    id: u64,
    number: u32,
    seat: Seat,
    /// How much the seat had seen.
    seen: u32,
    hint: Option<Hint>,
}

impl Keeper {
    /// A page asks for a hint.
    pub(super) fn hint(&mut self, id: u64, number: u32) {
        // One at a time for each page, so that no more wait for a place to think than there are pages.
        let asked = if self.hinting.contains(&id) {
            Err(refuse("S-26", "server-hint-under-way"))
        } else {
            self.may_ask(id).and_then(|seat| self.think_of_hint(id, number, seat))
        };
        if let Err(refusal) = asked {
            self.refuse_hint(id, number, &refusal);
        }
    }

    /// A hint was thought of. One that was overtaken is thought of anew.
    pub(super) fn hinted(&mut self, hinted: Hinted) {
        let Hinted { id, number, seat, seen, hint } = hinted;
        self.hinting.retain(|other| *other != id);
        match self.may_ask(id) {
            Ok(now) if now != seat || self.number(Audience::Seat(seat)) != seen => self.hint(id, number),
            Ok(_) => match hint {
                Some(Hint { action, advice }) => {
                    self.reply(id, &ToClient::Hint { number, seen, action: action.json(), advice });
                }
                None => self.refuse_hint(id, number, &refuse("S-26", "server-nothing-to-hint")),
            },
            Err(refusal) => self.refuse_hint(id, number, &refusal),
        }
    }

    /// The seat for which that page may ask for a hint now.
    fn may_ask(&self, id: u64) -> Result<Seat, Refusal> {
        let socket = self.desk.sockets.iter().find(|socket| socket.id == id);
        let seat = socket.and_then(|socket| self.room.seat_of(&socket.holder));
        let seat = seat.ok_or_else(|| refuse("S-7", "server-no-seat"))?;
        if self.room.status() != Status::Playing {
            return Err(refuse("S-10", "server-not-playing"));
        }
        if !self.room.is_played_by_person(seat) {
            return Err(refuse("S-16", "server-bot-plays"));
        }
        if !self.room.allows_hints() {
            return Err(refuse("S-25", "server-no-hints"));
        }
        let idle = self.game.as_ref().is_none_or(|game| game.menu(seat).get() == "[]");
        if idle { Err(refuse("S-26", "server-nothing-to-hint")) } else { Ok(seat) }
    }

    fn think_of_hint(&mut self, id: u64, number: u32, seat: Seat) -> Result<(), Refusal> {
        let (Some(game), Some(own)) = (&self.game, self.own.upgrade()) else {
            return Err(refuse("S-10", "server-not-playing"));
        };
        let (branch, pool) = (game.fork(), self.hub.thinking.clone());
        let seen = self.number(Audience::Seat(seat));
        self.hinting.push(id);
        tokio::spawn(async move {
            let Ok(_place) = pool.acquire_owned().await else { return };
            let think = move || {
                let mut chance = fastrand::Rng::new();
                let thought = || branch.hint(seat, catalog::time_budget(THOUGHT), &mut chance);
                // The panic itself is in the program's log.
                catch_unwind(AssertUnwindSafe(thought)).ok().flatten()
            };
            let hint = tokio::task::spawn_blocking(think).await.ok().flatten();
            let hinted = Hinted { id, number, seat, seen, hint };
            let _table_is_gone = own.send(Box::new(Ask::Hinted(hinted))).await;
        });
        Ok(())
    }

    fn refuse_hint(&mut self, id: u64, number: u32, refusal: &Refusal) {
        let message = self.hub.no_hint(number, refusal);
        self.reply(id, &message);
    }
}
