//! All judgement and all chance of the game alone.

use table::{Cause, Outcome, Verdict};

use super::state::{self, HANDS, Solo};
use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, SoloDeal};
use crate::game::{Decision, FiveCrowns};
use crate::solver;
use crate::together::Together;

impl Decision<'_> {
    /// Decides in the game alone. Actions have been permitted.
    pub fn solo(&mut self, cause: Cause<&Action>) {
        match cause {
            Cause::Start => self.deal_alone(),
            Cause::Act { action: &Action::Place { hand, discard, .. }, .. } => self.place(hand, discard),
            // The actions of a table are refused here, and nothing happens by itself.
            Cause::Act { .. } | Cause::Due => {}
        }
    }

    fn alone(&self) -> &Solo {
        match &*self.game {
            FiveCrowns::Solo(solo) => solo,
            FiveCrowns::Together(_) => unreachable!("a decision of the game alone is made in it"),
        }
    }

    fn deal_alone(&mut self) {
        let mut pack = Together::pack(1);
        self.dice.shuffle(SoloDeal::DRAW, &mut pack);
        let mut rest = &pack[..];
        let hands = (0..HANDS).map(|index| {
            let (hand, others) = rest.split_at(index + 3);
            rest = others;
            hand.to_vec()
        });
        let hands = hands.collect();
        self.emit(Event::SoloDealt(Box::new(SoloDeal { hands, stock: rest.to_vec() })));
        for index in 0..HANDS {
            self.close_if_complete(index);
        }
        self.go_on();
    }

    fn place(&mut self, hand: u8, discard: Card) {
        let (Some(card), Some(index)) = (self.alone().drawn, state::index(hand)) else { return };
        self.emit(Event::SoloPlaced { hand, card, discard });
        self.close_if_complete(index);
        self.go_on();
    }

    /// A hand that can be laid down completely is closed at once and by itself (FC-19).
    fn close_if_complete(&mut self, index: usize) {
        let (hand, wild) = (&self.alone().hands[index], state::wild(index));
        if solver::melds_fully(hand, wild) {
            let melds = solver::best(hand, wild).melds;
            self.emit(Event::SoloClosed { hand: wild.number(), melds });
        }
    }

    /// The next card, or the end: a win is tested first (FC-20).
    fn go_on(&mut self) {
        let solo = self.alone();
        let (closed, turn) = (solo.count_closed(), solo.turn + 1);
        let verdict = if closed == HANDS {
            Verdict::Solved
        } else if let Some(&card) = solo.stock.last() {
            return self.emit(Event::SoloDrew { turn, card });
        } else {
            Verdict::Failed
        };
        let points = solo.points_left();
        self.emit(Event::SoloCounted { points });
        self.emit(Event::Ended {
            outcome: Outcome { verdict, places: vec![1], scores: vec![closed as i32] },
        });
    }
}

impl Solo {
    /// What the open hands cost after their best melds, each with its own wild.
    pub fn points_left(&self) -> u16 {
        let open = (0..HANDS).filter(|index| self.closed[*index].is_none());
        open.map(|index| solver::least(&self.hands[index], state::wild(index))).sum()
    }
}
