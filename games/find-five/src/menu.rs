//! What a player is offered.
//!
//! The marks on offer are FIVES that are really there. That is meant for random play and for bots; shown to
//! a person it would give the game away. A page shows the aid instead, and the kinds of actions that are
//! listed.

use crate::action::{Action, MOST_SQUARES, Outline};
use crate::placement::{self, Placement};
use crate::scoring::drawn_shapes;
use crate::shape::Shapes;
use crate::solver::MOST_FIVES;
use crate::squares::Squares;
use crate::state::{Kind, Phase};
use crate::view::View;

/// So many places are offered for each shape that can be crossed out.
const PLACES: usize = 4;

impl View {
    /// Adds what is useful or listed.
    pub fn menu(&self, out: &mut Vec<Action>) {
        if !self.awaits_me() {
            return;
        }
        let round = self.round;
        match self.phase {
            Phase::Drawing => {
                match (self.kind, self.timer) {
                    (Kind::Solo, _) => {
                        out.push(Action::NoFive { round });
                        out.extend((!self.marks.is_empty()).then_some(Action::Done { round }));
                    }
                    (_, None) => out.push(Action::Timer { round }),
                    (_, Some(_)) => out.push(Action::Done { round }),
                }
                let drawn = self.marks.iter().map(|mark| mark.iter().take(MOST_SQUARES).collect());
                out.extend(drawn.map(|squares| Action::Erase { round, squares }));
                out.extend(self.useful().map(|placed| Action::Mark { round, squares: numbers(placed) }));
            }
            Phase::Crossing => self.crossings(out),
            Phase::Pause => out.push(Action::Ready { round }),
            Phase::Over => {}
        }
    }

    /// The FIVES on my board that would count beside those drawn already.
    pub fn useful(&self) -> impl Iterator<Item = &'static Placement> {
        let most = if self.kind == Kind::Basic { MOST_FIVES } else { 1 };
        let mine = self.mine().filter(|_| self.marks.len() < most);
        let (available, free) = self.room();
        let drawn = self.marks.iter().fold(Squares::NONE, |all, mark| all | *mark);
        let free = free & !drawn;
        let twice = drawn_shapes(&self.marks);
        mine.into_iter().flat_map(|(board, _)| board.fives(self.roll)).filter(move |placed| {
            placed.squares.within(free) && available.contains(placed.shape) && !twice.contains(placed.shape)
        })
    }

    /// Some places for each shape; if none fits, each shape alone.
    fn crossings(&self, out: &mut Vec<Action>) {
        let round = self.round;
        let (available, free) = self.room();
        let before = out.len();
        for shape in available.iter() {
            let mut one = Shapes::NONE;
            one.insert(shape);
            let places = placement::fitting(one, free).take(PLACES);
            out.extend(places.map(|placed| Action::Cross { round, shape, squares: numbers(placed) }));
        }
        if out.len() == before {
            let alone = |shape| Action::Cross { round, shape, squares: Outline::new() };
            out.extend(available.iter().map(alone));
        }
    }
}

/// The squares of a placement as an action names them.
pub fn numbers(placed: &Placement) -> Outline {
    placed.numbers.iter().copied().collect()
}
