//! What a player is offered.

use table::{Moment, Seat};

use crate::action::Action;
use crate::power::Power;
use crate::state::{Phase, Stage};
use crate::view::View;

impl View {
    /// Adds all that may be done now.
    pub fn menu(&self, now: Moment, out: &mut Vec<Action>) {
        let Some(me) = self.me else { return };
        match self.phase {
            Phase::Before | Phase::Over => {}
            Phase::Peek | Phase::Between => {
                if !self.ready.contains(me) {
                    out.push(Action::Ready { round: self.round });
                }
            }
            Phase::Play | Phase::LastClaims => {
                if self.my_turn() && self.waits.is_none() && self.claim.is_none() {
                    self.turn_menu(me, out);
                }
                if self.may_throw(me) {
                    for discard in self.aims(now) {
                        out.extend(self.mine().iter().map(|slot| Action::Claim { discard, slot }));
                    }
                }
            }
        }
    }

    fn turn_menu(&self, me: Seat, out: &mut Vec<Action>) {
        let turn = self.turn;
        match self.stage {
            Stage::Draw => {
                out.push(Action::Draw { turn });
                if let Some(top) = self.top.filter(|_| self.top_is_closed().is_none()) {
                    let discard = top.number;
                    out.extend(self.mine().iter().map(|slot| Action::Take { turn, discard, slot }));
                }
            }
            Stage::Place => {
                out.push(Action::Discard { turn });
                out.extend(self.mine().iter().map(|slot| Action::Swap { turn, slot }));
            }
            Stage::End => {
                out.extend([Action::EndTurn { turn }, Action::Call { turn }]);
                if self.power.is_some_and(|power| self.has_target(power)) {
                    out.push(Action::UsePower { turn });
                }
            }
            Stage::Target => {
                if let Some(power) = self.power {
                    self.targets(me, power, out);
                }
            }
        }
    }

    fn targets(&self, me: Seat, power: Power, out: &mut Vec<Action>) {
        let turn = self.turn;
        let others =
            Seat::all(self.pyramids.len() as u8).filter(|seat| *seat != me && !self.called.contains(*seat));
        for seat in others.filter(|seat| power.reaches(self.pyramids[seat.index()])) {
            let theirs = self.pyramids[seat.index()];
            let hit = |slot, mine| Action::Target { turn, seat, slot, mine };
            match power {
                Power::Eight => out.extend(theirs.iter().map(|slot| hit(Some(slot), None))),
                Power::Ten => {
                    for mine in self.mine().iter() {
                        out.extend(theirs.iter().map(|slot| hit(Some(slot), Some(mine))));
                    }
                }
                Power::Twelve => out.push(hit(None, None)),
                Power::Fourteen => out.extend(self.mine().iter().map(|mine| hit(None, Some(mine)))),
            }
        }
    }

    /// As [`View::may_claim`], without a reason: it is asked often.
    fn may_throw(&self, me: Seat) -> bool {
        let placing = self.my_turn() && self.stage == Stage::Place;
        let open = self.claim.is_some() || self.waits.is_some();
        !self.called.contains(me) && !placing && !open && self.can_draw() && !self.mine().is_full()
    }
}
