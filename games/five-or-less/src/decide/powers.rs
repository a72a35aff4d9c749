//! What powers do (FL-11 to FL-17).

use table::Seat;

use super::Decision;
use crate::event::Event;
use crate::power::Power;
use crate::state::Stage;

impl Decision<'_> {
    /// The started power hits its target.
    pub(super) fn use_power(&mut self, seat: Seat, target: Seat, slot: Option<u8>, mine: Option<u8>) {
        let Some(power) = self.game.power.filter(|_| self.game.stage == Stage::Target) else { return };
        let slot = if power.swaps() {
            slot.filter(|slot| self.game.pyramids.of(target).contains(*slot))
        } else {
            self.game.pyramids.new_slot(target)
        };
        let Some(slot) = slot else { return };
        let card = if power.draws() { self.next_card() } else { None };
        let mine = mine.filter(|mine| power.gives() && self.game.pyramids.of(seat).contains(*mine));
        if power.draws() != card.is_some() || power.gives() != mine.is_some() {
            return;
        }
        let under = if power == Power::Eight { self.game.pyramids.card(target, slot) } else { None };
        let until = self.now + self.game.options.turn_end();
        self.emit(Event::Used { seat, power, mine, target, slot, card, under, until });
    }

    /// Skips a started power that has lost its last target (FL-17).
    pub(super) fn skip_power(&mut self) {
        let game = &self.game;
        let Some(power) = game.power.filter(|_| game.stage == Stage::Target) else { return };
        if !game.has_target(power, game.to_play) {
            let (seat, until) = (game.to_play, self.now + game.options.turn_end());
            self.emit(Event::Skipped { seat, until });
        }
    }
}
