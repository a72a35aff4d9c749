//! What a player is offered.

use table::{Moment, Seat};

use crate::action::Action;
use crate::power::Power;
use crate::state::{Phase, Stage};
use crate::view::View;

pub(crate) fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
    let Some(me) = view.me else { return };
    match view.phase {
        Phase::Before | Phase::Over => {}
        Phase::Peek | Phase::Between => {
            if !view.ready.contains(me) {
                out.push(Action::Ready { round: view.round });
            }
        }
        Phase::Play | Phase::LastClaims => {
            if view.my_turn() && view.waits.is_none() && view.claim.is_none() {
                view.turn_menu(out);
            }
            if view.can_throw(me) {
                for discard in view.aims(now) {
                    out.extend(view.mine().iter().map(|slot| Action::Claim { discard, slot }));
                }
            }
        }
    }
}

impl View {
    fn turn_menu(&self, out: &mut Vec<Action>) {
        let turn = self.turn;
        match self.stage {
            Stage::Draw => {
                out.push(Action::Draw { turn });
                if let Some(top) = self.takeable() {
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
                    self.target_menu(power, out);
                }
            }
        }
    }

    fn target_menu(&self, power: Power, out: &mut Vec<Action>) {
        let turn = self.turn;
        for seat in self.targets(power) {
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

    /// What `permits` asks before a claim, without a reason: menus are made often.
    fn can_throw(&self, me: Seat) -> bool {
        let open = self.claim.is_some() || self.waits.is_some();
        !self.called.contains(me) && !open && self.can_draw() && !self.mine().is_full()
    }
}
