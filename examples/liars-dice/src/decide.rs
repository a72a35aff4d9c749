//! All judgement and all chance.

use table::{Cause, Dice, Emitter, Outcome, Seat};

use crate::action::Action;
use crate::dice::{Face, MAX_DICE};
use crate::event::{Event, roll};
use crate::state::{LiarsDice, Reveal};

/// Emits what follows from the cause.
pub(crate) fn decide(
    state: &mut LiarsDice,
    cause: Cause<&Action>,
    dice: &Dice,
    out: &mut Emitter<LiarsDice>,
) {
    match cause {
        Cause::Start { .. } => begin_round(state, Seat(0), dice, out),
        Cause::Act { seat, action: Action::Bid { bid, .. }, .. } => {
            out.emit(state, Event::Bid { seat, bid: *bid, next: state.next(seat) });
        }
        Cause::Act { seat, action: Action::Call { .. }, .. } => call(state, seat, dice, out),
        // Nothing in this game comes due by itself.
        Cause::Due => {}
    }
}

fn begin_round(state: &mut LiarsDice, starter: Seat, dice: &Dice, out: &mut Emitter<LiarsDice>) {
    let round = state.round + 1;
    let rolled = |seat| faces(dice.numbers(roll(round, seat), Face::COUNT.into()));
    let rolls = Seat::all(state.seats()).map(rolled).collect();
    out.emit(state, Event::Rolled { round, starter, rolls });
}

fn call(state: &mut LiarsDice, caller: Seat, dice: &Dice, out: &mut Emitter<LiarsDice>) {
    let Some(standing) = state.bid else { return };
    let shown = state.dice.iter().flatten().filter(|face| **face == standing.bid.face);
    let count = shown.count() as u8;
    let loser = if count < standing.bid.count { standing.seat } else { caller };
    out.emit(state, Event::Called(Reveal { caller, standing, dice: state.dice.clone(), count, loser }));
    let left = state.dice.iter().filter(|dice| !dice.is_empty()).count();
    if left > 1 {
        let starter = if state.dice[loser.index()].is_empty() { state.next(loser) } else { loser };
        begin_round(state, starter, dice, out);
    } else {
        out.emit(state, Event::Ended { outcome: ranking(state) });
    }
}

/// The later somebody was out, the better (LD-7): points are the players one has outlasted.
fn ranking(state: &LiarsDice) -> Outcome {
    let outlasted = |seat: Seat| state.out.iter().position(|out| *out == seat).unwrap_or(state.out.len());
    Outcome::most(Seat::all(state.seats()).map(|seat| outlasted(seat) as i32).collect())
}

/// The faces of drawn numbers.
fn faces(numbers: [u32; MAX_DICE]) -> [Face; MAX_DICE] {
    numbers.map(|number| Face::new(number as u8 + 1).expect("numbers are drawn below the number of faces"))
}
