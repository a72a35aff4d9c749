//! All judgement and all chance: turns here, powers, races and rounds in their own files.

mod powers;
mod race;
mod rounds;

use table::{Cause, Dice, Emitter, Millis, Moment, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::state::{FiveOrLess, Phase, Stage};
use crate::view::Shown;

pub(crate) fn decide(
    game: &mut FiveOrLess,
    cause: Cause<&Action>,
    now: Moment,
    dice: &Dice,
    out: &mut Emitter<FiveOrLess>,
) {
    let mut decision = Decision { game, now, dice, out };
    match cause {
        Cause::Start { .. } => decision.start(),
        Cause::Act { seat, action: &Action::Claim { discard, slot }, lag } => {
            decision.claim(seat, discard, slot, lag);
        }
        Cause::Act { seat, action: Action::Ready { .. }, .. } => decision.ready(seat),
        Cause::Act { seat, action, lag } => decision.act(seat, *action, lag),
        Cause::Due => decision.due(),
    }
}

/// A decision in progress: the game, the time, the dice, and the facts emitted so far.
struct Decision<'a> {
    game: &'a mut FiveOrLess,
    now: Moment,
    dice: &'a Dice,
    out: &'a mut Emitter<FiveOrLess>,
}

impl Decision<'_> {
    /// This happened.
    fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    /// An action of a turn. Whatever could cover the contested discard, hit a thrown card or end the round waits
    /// while a window is open; it cannot be refused, because the window is hidden (FL-16).
    fn act(&mut self, seat: Seat, action: Action, lag: Millis) {
        let harmless = matches!(action, Action::Draw { .. }) && !self.game.pile.is_empty();
        if self.game.window_until.is_some() && !harmless {
            // Lag is credited only where the time of the action matters.
            let (time, credit) = self.credited(seat, if action.races() { lag } else { 0 });
            self.emit(Event::Waits { seat, action, time, credit });
        } else {
            self.perform(seat, action);
        }
    }

    /// Carries out an action of a turn.
    fn perform(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Draw { .. } => match self.next_card() {
                Some(card) => self.emit(Event::Drew { seat, card }),
                None => self.end_round(),
            },
            Action::Take { slot, .. } => {
                let own = self.game.pyramids.card(seat, slot);
                if let (Some(own), Some(&card)) = (own, self.game.discards.last()) {
                    self.emit(Event::Took { seat, card, at: self.now });
                    self.discard(seat, Some(slot), own);
                }
            }
            Action::Swap { slot, .. } => {
                if let Some(own) = self.game.pyramids.card(seat, slot).filter(|_| self.game.drawn.is_some()) {
                    self.discard(seat, Some(slot), own);
                }
            }
            Action::Discard { .. } => {
                if let Some(card) = self.game.drawn {
                    self.discard(seat, None, card);
                }
            }
            Action::UsePower { .. } => {
                if let Some(power) = self.game.power {
                    self.emit(Event::Started { seat, power });
                }
            }
            Action::Target { seat: target, slot, mine, .. } => self.use_power(seat, target, slot, mine),
            Action::Call { .. } => {
                self.emit(Event::Called { seat });
                self.end_turn(seat);
            }
            Action::EndTurn { .. } => self.end_turn(seat),
            // Not actions of a turn: decided elsewhere.
            Action::Ready { .. } | Action::Claim { .. } => {}
        }
    }

    fn discard(&mut self, seat: Seat, from: Option<u8>, card: Card) {
        let game = &self.game;
        let power =
            from.and(card.power()).filter(|power| game.options.powers && game.has_target(*power, seat));
        let (number, at, until) = (game.discard_number + 1, self.now, self.now + game.options.turn_end());
        self.emit(Event::Discarded { seat, from, card, power, number, at, until });
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = seat.after(1, self.game.seat_count());
        if self.game.first_caller == Some(next) {
            self.last_claims();
        } else {
            self.emit(Event::Turn { turn: self.game.turn + 1, seat: next });
        }
    }

    /// The deadline has come: of the window, of shown cards, and then of the turn or phase, in this order.
    fn due(&mut self) {
        if self.game.window_until.is_some_and(|until| until <= self.now) {
            self.close_window();
        }
        while let Some(at) = self.game.shown_until.iter().position(|until| *until <= self.now) {
            let Shown { seat, slot, .. } = self.game.shown[at];
            self.emit(Event::Covered { seat, slot });
        }
        let over = self.game.until.is_some_and(|until| until <= self.now);
        if !over || self.game.window_until.is_some() {
            return;
        }
        match (self.game.phase, self.game.stage) {
            (Phase::Peek, _) => self.begin(),
            (Phase::Play, Stage::End) => self.end_turn(self.game.to_play),
            (Phase::LastClaims, _) => self.end_round(),
            (Phase::Between, _) => self.next_round(),
            _ => {}
        }
    }
}
