//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Sentence};

use crate::action::Action;
use crate::placement;
use crate::refusals::refuse;
use crate::shape::Shape;
use crate::squares::Squares;
use crate::state::{Kind, MOST_MARKS, Phase};
use crate::view::View;

impl View {
    /// Whether the player who sees this may do that.
    pub fn permits(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Cross { shape, squares, .. } => {
                self.may_act(action, Phase::Crossing, "FF-13", "refuse-not-crossing")?;
                self.may_cross(*shape, squares)
            }
            Action::Ready { .. } => self.may_act(action, Phase::Pause, "FF-18", "refuse-not-pausing"),
            _ => {
                self.may_act(action, Phase::Drawing, "FF-7", "refuse-stopped")?;
                self.may_draw(action)
            }
        }
    }

    /// Whether it is time for it, and I have not finished with it.
    fn may_act(
        &self,
        action: &Action,
        phase: Phase,
        rule: &'static str,
        key: &'static str,
    ) -> Result<(), Refusal> {
        if self.me.is_none() {
            return Err(refuse("FF-3", "refuse-no-player"));
        }
        if action.round() != self.round {
            let why = Sentence::new("refuse-other-round").number("round", self.round);
            return Err(Refusal::new(rule, why));
        }
        if self.phase != phase {
            return Err(refuse(rule, key));
        }
        if self.awaits_me() { Ok(()) } else { Err(refuse(rule, "refuse-finished")) }
    }

    fn may_draw(&self, action: &Action) -> Result<(), Refusal> {
        let alone = self.kind == Kind::Solo;
        match action {
            Action::Mark { squares, .. } => {
                let squares = outline(squares)?;
                if self.marks.contains(&squares) {
                    return Err(refuse("FF-6", "refuse-marked-already"));
                }
                let full = self.kind == Kind::Basic && self.marks.len() >= MOST_MARKS;
                if full { Err(refuse("FF-6", "refuse-too-many-marks")) } else { Ok(()) }
            }
            Action::Erase { squares, .. } => {
                let known = Squares::of(squares).is_some_and(|squares| self.marks.contains(&squares));
                if known { Ok(()) } else { Err(refuse("FF-6", "refuse-no-such-mark")) }
            }
            Action::Timer { .. } if alone => Err(refuse("FF-16", "refuse-no-timer")),
            Action::Timer { .. } => match self.timer {
                None => Ok(()),
                Some(seat) => {
                    Err(Refusal::new("FF-7", Sentence::new("refuse-timer-turned").seat("who", seat)))
                }
            },
            Action::Done { .. } if alone => {
                if self.marks.is_empty() {
                    Err(refuse("FF-16", "refuse-nothing-drawn"))
                } else {
                    Ok(())
                }
            }
            Action::Done { .. } => {
                if self.timer.is_some() {
                    Ok(())
                } else {
                    Err(refuse("FF-7", "refuse-timer-not-turned"))
                }
            }
            Action::NoFive { .. } => {
                if alone {
                    Ok(())
                } else {
                    Err(refuse("FF-16", "refuse-only-alone"))
                }
            }
            // Judged elsewhere.
            Action::Cross { .. } | Action::Ready { .. } => Ok(()),
        }
    }

    /// Whether that shape may be crossed out there (FF-13).
    fn may_cross(&self, shape: Shape, squares: &[u8]) -> Result<(), Refusal> {
        let (available, free) = self.room();
        if !available.contains(shape) {
            return Err(Refusal::new("FF-13", Sentence::new("refuse-shape-used").text("shape", shape)));
        }
        if squares.is_empty() {
            let none_fits = placement::fitting(available, free).next().is_none();
            return if none_fits { Ok(()) } else { Err(refuse("FF-13", "refuse-shapes-fit")) };
        }
        let squares = outline(squares)?;
        if placement::shape_of(squares) != Some(shape) {
            return Err(Refusal::new("FF-13", Sentence::new("refuse-not-that-shape").text("shape", shape)));
        }
        if squares.within(free) { Ok(()) } else { Err(refuse("FF-13", "refuse-squares-used")) }
    }
}

/// The squares of an outline: at least one, none twice, all on the board.
fn outline(numbers: &[u8]) -> Result<Squares, Refusal> {
    if numbers.is_empty() {
        return Err(refuse("FF-6", "refuse-empty-outline"));
    }
    Squares::of(numbers).ok_or_else(|| refuse("FF-1", "refuse-no-such-squares"))
}
