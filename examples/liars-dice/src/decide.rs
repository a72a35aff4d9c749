//! All judgement and all chance.

use table::{Cause, Dice, Emitter, Outcome, Seat};

use crate::action::Action;
use crate::dice::{Bid, Face, MAX_DICE};
use crate::event::{Event, roll};
use crate::state::{LiarsDice, Reveal};

impl LiarsDice {
    /// Emits what follows from the cause.
    pub(crate) fn decide(&mut self, cause: Cause<&Action>, dice: &Dice, out: &mut Emitter<LiarsDice>) {
        match cause {
            Cause::Start => self.begin_round(Seat(0), dice, out),
            Cause::Act { seat, action: Action::Bid { bid, .. }, .. } => {
                out.emit(self, Event::Bid { seat, bid: *bid, next: self.next(seat) });
            }
            Cause::Act { seat, action: Action::Call { .. }, .. } => self.call(seat, dice, out),
            // Nothing in this game comes due by itself.
            Cause::Due => {}
        }
    }

    fn begin_round(&mut self, starter: Seat, dice: &Dice, out: &mut Emitter<LiarsDice>) {
        let round = self.round + 1;
        let rolls =
            Seat::all(self.seats()).map(|seat| faces(dice.numbers(roll(round, seat), Face::COUNT.into())));
        let rolls = rolls.collect();
        out.emit(self, Event::Rolled { round, starter, rolls });
    }

    fn call(&mut self, caller: Seat, dice: &Dice, out: &mut Emitter<LiarsDice>) {
        let Some(standing) = self.bid else { return };
        let count = self.count(standing.bid);
        let loser = if count < standing.bid.count { standing.seat } else { caller };
        out.emit(self, Event::Called(Reveal { caller, standing, dice: self.dice.clone(), count, loser }));
        let left = self.dice.iter().filter(|dice| !dice.is_empty()).count();
        if left > 1 {
            let starter = if self.dice[loser.index()].is_empty() { self.next(loser) } else { loser };
            self.begin_round(starter, dice, out);
        } else {
            out.emit(self, Event::Ended { outcome: self.ranking() });
        }
    }

    /// How many dice show the face of a bid.
    fn count(&self, bid: Bid) -> u8 {
        self.dice.iter().flatten().filter(|face| **face == bid.face).count() as u8
    }

    /// The later somebody was out, the better (LD-7): points are the players one has outlasted.
    fn ranking(&self) -> Outcome {
        let outlasted = |seat: Seat| self.out.iter().position(|out| *out == seat).unwrap_or(self.out.len());
        Outcome::most(Seat::all(self.seats()).map(|seat| outlasted(seat) as i32).collect())
    }
}

/// The faces of drawn numbers.
pub(crate) fn faces(numbers: [u32; MAX_DICE]) -> [Face; MAX_DICE] {
    numbers.map(|number| Face::new(number as u8 + 1).expect("numbers are drawn below the number of faces"))
}
