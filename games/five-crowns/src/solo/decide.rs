//! All rulings and all randomness of the solo game.

use table::Cause;

use super::state::{HANDS, index_of, wild_of};
use crate::action::Action;
use crate::card::Card;
use crate::decide::Decision;
use crate::event::{Event, SoloDeal};
use crate::pack::pack;
use crate::solver;

/// Decides in the solo game.
pub(crate) fn decide(decision: &mut Decision, cause: Cause<&Action>) {
    match cause {
        Cause::Start { .. } => deal(decision),
        Cause::Act { action: &Action::Place { hand, discard, .. }, .. } => place(decision, hand, discard),
        // The actions of a table are refused here, and nothing happens by itself.
        Cause::Act { .. } | Cause::Due => {}
    }
}

/// Shuffles the whole pack and deals the eleven hands (FC-17).
fn deal(decision: &mut Decision) {
    let mut pack = pack(1);
    decision.dice.shuffle(SoloDeal::DRAW, &mut pack);
    let mut rest = &pack[..];
    let hands = (0..HANDS).map(|index| {
        let (hand, others) = rest.split_at(index + 3);
        rest = others;
        hand.to_vec()
    });
    let hands = hands.collect();
    decision.emit(Event::SoloDealt(Box::new(SoloDeal { hands, stock: rest.to_vec() })));
    for index in 0..HANDS {
        close_if_complete(decision, index);
    }
    draw_or_end(decision);
}

fn place(decision: &mut Decision, hand: u8, discard: Card) {
    let (Some(card), Some(index)) = (decision.solo().drawn, index_of(hand)) else { return };
    decision.emit(Event::SoloPlaced { hand, card, discard });
    close_if_complete(decision, index);
    draw_or_end(decision);
}

/// A hand that can be laid down completely is closed at once and by itself (FC-19).
fn close_if_complete(decision: &mut Decision, index: usize) {
    let (hand, wild) = (&decision.solo().hands[index], wild_of(index));
    if solver::melds_fully(hand, wild) {
        let melds = solver::best(hand, wild).melds;
        decision.emit(Event::SoloClosed { hand: wild.number(), melds });
    }
}

/// The next card, or the end: a win is tested first (FC-20).
fn draw_or_end(decision: &mut Decision) {
    let solo = decision.solo();
    let turn = solo.turn + 1;
    match solo.stock.last() {
        Some(&card) if solo.count_closed() < HANDS => decision.emit(Event::SoloDrew { turn, card }),
        _ => {
            let (points, outcome) = (solo.points_left(), solo.final_outcome());
            decision.emit(Event::SoloCounted { points });
            decision.emit(Event::Ended { outcome });
        }
    }
}
