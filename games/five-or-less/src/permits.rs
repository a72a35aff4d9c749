//! The one judge of actions, which sees no more than the player does.

use table::{Moment, Refusal, Seat, Sentence, refuse};

use crate::action::Action;
use crate::state::{Phase, Stage};
use crate::timing::SHOWN_FOR;
use crate::view::View;

pub(crate) fn permits(view: &View, action: &Action, now: Moment) -> Result<(), Refusal> {
    let me = view.me.ok_or_else(|| refuse("FL-2", "refuse-not-seated"))?;
    match *action {
        Action::Ready { round } => view.may_be_ready(me, round),
        Action::Claim { discard, slot } => {
            view.may_claim(me)?;
            view.may_aim(discard, now)?;
            view.is_mine(slot)
        }
        _ => {
            view.in_turn(action)?;
            view.may_act(me, action)
        }
    }
}

impl View {
    fn may_be_ready(&self, me: Seat, round: u8) -> Result<(), Refusal> {
        let rule = match self.phase {
            Phase::Peek => "FL-4",
            Phase::Between => "FL-33",
            _ => return Err(refuse("FL-33", "refuse-nothing-to-be-ready-for")),
        };
        if round != self.round {
            return Err(refuse(rule, "refuse-old-round"));
        }
        if self.ready.contains(me) { Err(refuse(rule, "refuse-ready-already")) } else { Ok(()) }
    }

    /// Whether I may throw anything at all, in turn or not, with a drawn card in my hand or without (FL-23).
    fn may_claim(&self, me: Seat) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Play | Phase::LastClaims) {
            return Err(refuse("FL-18", "refuse-no-round"));
        }
        if self.called.contains(me) {
            return Err(refuse("FL-24", "refuse-locked"));
        }
        self.nothing_unjudged()?;
        if !self.can_draw() {
            return Err(refuse("FL-10", "refuse-no-penalty-card"));
        }
        if self.mine().is_full() { Err(refuse("FL-32", "refuse-pyramid-full")) } else { Ok(()) }
    }

    /// Whether nothing of mine waits to be judged.
    fn nothing_unjudged(&self) -> Result<(), Refusal> {
        if self.claim.is_some() {
            return Err(refuse("FL-21", "refuse-claim-open"));
        }
        if self.waits.is_some() { Err(refuse("FL-16", "refuse-waits")) } else { Ok(()) }
    }

    /// Whether a card may be thrown at the discard of that number (FL-18, FL-21).
    fn may_aim(&self, discard: u32, now: Moment) -> Result<(), Refusal> {
        let top = self.top.filter(|top| top.number == discard).map(|_| self.linked > 1);
        let recent =
            self.recent.iter().find(|recent| recent.number == discard && now.since(recent.at) < SHOWN_FOR);
        match top.or(recent.map(|recent| recent.thrown)) {
            None => Err(refuse("FL-21", "refuse-cannot-aim")),
            Some(true) if !self.options.chain_quick_discards => Err(refuse("FL-18", "refuse-thrown-already")),
            Some(_) => Ok(()),
        }
    }

    /// The discards that a card may be thrown at now.
    pub(crate) fn aims(&self, now: Moment) -> impl Iterator<Item = u32> + '_ {
        let open = |thrown: bool| !thrown || self.options.chain_quick_discards;
        let top = self.top.filter(|_| open(self.linked > 1)).map(|top| top.number);
        let recent =
            self.recent.iter().filter(move |recent| now.since(recent.at) < SHOWN_FOR && open(recent.thrown));
        top.into_iter().chain(recent.map(|recent| recent.number))
    }

    fn is_mine(&self, slot: u8) -> Result<(), Refusal> {
        if self.mine().contains(slot) { Ok(()) } else { Err(refuse("FL-32", "refuse-no-card-there")) }
    }

    /// Whether it is my turn, and the one that the action is meant for.
    fn in_turn(&self, action: &Action) -> Result<(), Refusal> {
        if self.phase != Phase::Play {
            return Err(refuse("FL-5", "refuse-no-turns"));
        }
        if !self.my_turn() {
            let rule = if matches!(action, Action::Call { .. }) { "FL-24" } else { "FL-5" };
            return Err(refuse(rule, "refuse-not-your-turn"));
        }
        if action.turn() != Some(self.turn) {
            return Err(refuse("FL-5", "refuse-old-turn"));
        }
        self.nothing_unjudged()
    }

    fn may_act(&self, me: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Draw { .. } => self.at(Stage::Draw, "FL-6", "refuse-drawn-already"),
            Action::Take { discard, slot, .. } => {
                self.at(Stage::Draw, "FL-6", "refuse-drawn-already")?;
                self.may_take(discard)?;
                self.is_mine(slot)
            }
            Action::Swap { slot, .. } => {
                self.at(Stage::Place, "FL-6", "refuse-draw-first")?;
                if self.mine().is_empty() {
                    Err(refuse("FL-9", "refuse-no-cards"))
                } else {
                    self.is_mine(slot)
                }
            }
            Action::Discard { .. } => self.at(Stage::Place, "FL-6", "refuse-draw-first"),
            Action::UsePower { .. } => {
                let power = self.power.filter(|_| self.stage == Stage::End);
                match power {
                    None => Err(refuse("FL-11", "refuse-no-power")),
                    Some(power) if !self.has_target(power) => Err(refuse("FL-17", "refuse-no-target")),
                    Some(_) => Ok(()),
                }
            }
            Action::Target { seat, slot, mine, .. } => self.may_target(me, seat, slot, mine),
            Action::Call { .. } | Action::EndTurn { .. } => {
                self.at(Stage::End, "FL-24", "refuse-not-the-end")
            }
            // Not actions of a turn: judged before.
            Action::Ready { .. } | Action::Claim { .. } => Ok(()),
        }
    }

    fn at(&self, stage: Stage, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(refuse(rule, key)) }
    }

    fn may_take(&self, discard: u32) -> Result<(), Refusal> {
        match self.top_closed_by() {
            Some("FL-7") => Err(refuse("FL-7", "refuse-linked")),
            Some(rule) => Err(refuse(rule, "refuse-power-for-two")),
            None if self.mine().is_empty() => Err(refuse("FL-9", "refuse-no-cards")),
            None if self.top.is_none_or(|top| top.number != discard) => {
                Err(refuse("FL-6", "refuse-not-on-top"))
            }
            None => Ok(()),
        }
    }

    fn may_target(&self, me: Seat, seat: Seat, slot: Option<u8>, mine: Option<u8>) -> Result<(), Refusal> {
        let Some(power) = self.power.filter(|_| self.stage == Stage::Target) else {
            return Err(refuse("FL-16", "refuse-no-power-started"));
        };
        if seat == me || seat.index() >= self.pyramids.len() {
            return Err(refuse(power.rule(), "refuse-not-another-player"));
        }
        if self.called.contains(seat) {
            return Err(Refusal::new("FL-24", Sentence::new("refuse-target-locked").seat("who", seat)));
        }
        let theirs = self.pyramids[seat.index()];
        if !power.reaches(theirs) {
            return Err(refuse("FL-17", "refuse-target-without-cards"));
        }
        let fits =
            if power.swaps() { slot.is_some_and(|slot| theirs.contains(slot)) } else { slot.is_none() };
        if !fits {
            return Err(refuse(if slot.is_some() { "FL-17" } else { power.rule() }, "refuse-no-such-target"));
        }
        let gives =
            if power.gives() { mine.is_some_and(|mine| self.mine().contains(mine)) } else { mine.is_none() };
        if gives { Ok(()) } else { Err(refuse(power.rule(), "refuse-no-such-gift")) }
    }
}
