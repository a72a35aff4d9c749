//! The checks of a state between two decisions.

use super::failure::{Broken, Check, json};
use super::play::Play;
use super::{Action, Subject, View};
use crate::{Act, Audience, Cause, Dice, Emitter, Game, Seat, Sitting, Verdict};

/// How many arbitrary actions are tried at a probed step.
const TRIES: usize = 4;

impl<S: Subject> Play<'_, S> {
    /// Checks everything that must hold of a state before the end.
    pub(super) fn probe(&mut self) -> Result<(), Broken> {
        self.probe_the_state()?;
        let everything = self.sitting().view(Audience::Reviewer);
        Check::Reviewer.same("the view of a reviewer", &self.game.view(Audience::Spectator), &everything)?;
        for seat in self.game.awaited().iter() {
            let menu = self.menu(&self.game.view(Audience::Seat(seat)));
            self.can_act_if_awaited(seat, &menu)?;
        }
        let seat = Seat(self.rng.u8(..self.seats));
        let view = self.game.view(Audience::Seat(seat));
        self.probe_the_menu(&view)?;
        if S::ADVISES {
            self.probe_the_advice(seat, &view)?;
        }
        for _ in 0..TRIES {
            let action = S::any_action(&view, &mut self.rng);
            Check::Json.through_json("the action", &action)?;
            if self.try_action(&view, &action)? {
                self.decide_aside(seat, &action)?;
            } else {
                self.refuse(seat, &action)?;
            }
        }
        self.probe_dealing_anew()?;
        self.probe_resampling(seat, &view)
    }

    /// Checks everything that must hold of the state after the end.
    pub(super) fn probe_the_end(&mut self) -> Result<(), Broken> {
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        self.probe_the_state()?;
        Check::Json.through_json("the outcome", &outcome)?;
        let places = outcome.places.iter().all(|place| (1..=self.seats).contains(place));
        let first = outcome.verdict != Verdict::Ranked || outcome.places.contains(&1);
        let seats = [outcome.places.len(), outcome.scores.len()] == [usize::from(self.seats); 2];
        Check::Outcome
            .holds(places && first && seats, || format!("{} seats end in {outcome:?}", self.seats))?;

        let (awaited, due) = (self.game.awaited(), self.game.deadline());
        Check::AfterEnd.holds(awaited.is_empty(), || format!("{awaited:?} are awaited"))?;
        Check::AfterEnd.holds(due.is_none(), || format!("something comes due at {due:?}"))?;
        for seat in Seat::all(self.seats) {
            let view = self.game.view(Audience::Seat(seat));
            let menu = self.menu(&view);
            Check::AfterEnd.holds(menu.is_empty(), || format!("seat {seat} is offered {menu:?}"))?;
            let action = S::any_action(&view, &mut self.rng);
            let refused = S::Game::permits(&view, &action, self.now).is_err();
            Check::AfterEnd.holds(refused, || format!("seat {seat} is permitted {action:?}"))?;
        }
        Ok(())
    }

    /// Nothing is missing, and everything can be serialized and read back.
    fn probe_the_state(&self) -> Result<(), Broken> {
        S::inventory(&self.game).map_err(|what| Check::Inventory.broken(what))?;
        let position = Check::Json.through_json("the position", &self.game.position())?;
        let restored = S::Game::restore(&position, &self.dice)
            .map_err(|refusal| Check::Restore.broken(format!("{refusal} in restoring {position:?}")))?;
        Check::Restore.same("the restored state", &self.game, &restored)?;
        for audience in Audience::live(self.seats).chain([Audience::Reviewer]) {
            let view = self.game.view(audience);
            Check::Json.through_json("the view", &view)?;
            serde_json::to_string(&S::Game::view_aid(&view))
                .map_err(|error| Check::Json.broken(format!("the aid of {view:?}: {error}")))?;
        }
        self.memories.iter().try_for_each(|memory| Check::Json.through_json("the memory", memory).map(drop))
    }

    fn probe_the_menu(&self, view: &View<S>) -> Result<(), Broken> {
        for action in self.menu(view) {
            if let Err(refusal) = S::Game::permits(view, &action, self.now) {
                return Err(Check::Menu.broken(format!("{action:?} is offered and refused: {refusal}")));
            }
            Check::Json.through_json("the action", &action)?;
        }
        Ok(())
    }

    /// A hint may name any offered action, so each can be explained.
    fn probe_the_advice(&mut self, seat: Seat, view: &View<S>) -> Result<(), Broken> {
        for action in self.menu(view) {
            let advice = S::Game::advise(view, &self.memories[seat.index()], &action);
            let advice = advice
                .ok_or_else(|| Check::Advised.broken(format!("{action:?} is offered without a word")))?;
            self.vocabulary.sentence(&advice.what)?;
            self.vocabulary.sentence(&advice.why)?;
            self.report.advised += 1;
        }
        Ok(())
    }

    /// A seat that is awaited can act, unless it has to wait for a hidden clock.
    pub(super) fn can_act_if_awaited(&self, seat: Seat, menu: &[Action<S>]) -> Result<(), Broken> {
        let waits = S::HIDDEN_CLOCK && self.game.deadline().is_some();
        let idle = menu.is_empty() && self.game.awaited().contains(seat) && !waits;
        Check::Stuck.holds(!idle, || format!("seat {seat} is awaited, its menu empty"))
    }

    /// Whether the action is permitted; checks that the menu lists it, or that the refusal cites a rule.
    pub(super) fn try_action(&mut self, view: &View<S>, action: &Action<S>) -> Result<bool, Broken> {
        if let Err(refusal) = S::Game::permits(view, action, self.now) {
            self.report.refused += 1;
            return self.vocabulary.refusal(&refusal).map(|()| false);
        }
        self.report.permitted += 1;
        let listed = !S::Game::listed(action) || self.menu(view).contains(action);
        Check::MenuComplete.holds(listed, || format!("{action:?} is permitted and not offered"))?;
        Ok(true)
    }

    /// Decides the action in a copy of the game.
    fn decide_aside(&self, seat: Seat, action: &Action<S>) -> Result<(), Broken> {
        let mut aside = self.game.clone();
        let mut out = Emitter::new();
        aside.decide(Cause::Act { seat, action, lag: 0 }, self.now, &self.dice, &mut out);
        Check::Decided
            .holds(!out.events().is_empty(), || format!("{action:?} is permitted and does nothing"))?;
        S::inventory(&aside).map_err(|what| Check::Inventory.broken(format!("{what}, after {action:?}")))
    }

    /// A refused action changes nothing; decided all the same, it must not panic.
    fn refuse(&self, seat: Seat, action: &Action<S>) -> Result<(), Broken> {
        // What has come due would happen first, whether or not the action is refused.
        if self.game.deadline().is_none_or(|due| due > self.now) {
            let mut log = Vec::new();
            let mut sitting = self.sitting();
            let act = Act { seat, action: action.clone(), at: self.now, lag: 0 };
            let untouched =
                sitting.act(&act, &mut log).is_err() && log.is_empty() && *sitting.game() == self.game;
            Check::Refused.holds(untouched, || format!("{action:?} was refused and yet did something"))?;
        }
        let cause = Cause::Act { seat, action, lag: 0 };
        self.game.clone().decide(cause, self.now, &self.dice, &mut Emitter::new());
        Ok(())
    }

    fn probe_resampling(&mut self, seat: Seat, view: &View<S>) -> Result<(), Broken> {
        let Some(resampled) = S::resample(view, &self.memories[seat.index()], &mut self.rng) else {
            return Ok(());
        };
        self.report.resampled += 1;
        let (mine, theirs) = (json(view)?, json(&resampled.view(Audience::Seat(seat)))?);
        Check::Resample.same_text(&format!("what seat {seat} sees in a resampled state"), &mine, &theirs)?;
        Check::Resample.same(
            "who is awaited in a resampled state",
            &self.game.awaited(),
            &resampled.awaited(),
        )?;
        // A hidden deadline cannot be resampled.
        if !S::HIDDEN_CLOCK {
            Check::Resample.same(
                "what comes due in a resampled state",
                &self.game.deadline(),
                &resampled.deadline(),
            )?;
        }
        S::inventory(&resampled).map_err(|what| Check::Resample.broken(what))
    }

    /// What no seat knows can be dealt anew, and nobody notices.
    fn probe_dealing_anew(&mut self) -> Result<(), Broken> {
        self.probe_the_memories(&self.game)?;
        let mut anew = self.game.clone();
        anew.deal_anew(&self.memories, &Dice::from_number(self.report.decisions));
        self.report.dealt_anew += u64::from(anew != self.game);
        for audience in Audience::live(self.seats) {
            let (before, after) = (json(&self.game.view(audience))?, json(&anew.view(audience))?);
            Check::Anew.same_text(&format!("what {audience:?} sees"), &before, &after)?;
        }
        Check::Anew.same("who is awaited", &self.game.awaited(), &anew.awaited())?;
        Check::Anew.same("what comes due", &self.game.deadline(), &anew.deadline())?;
        S::inventory(&anew).map_err(|what| Check::Anew.broken(what))?;
        self.probe_the_memories(&anew)?;
        let restored = S::Game::restore(&anew.position(), &self.dice)
            .map_err(|refusal| Check::Anew.broken(format!("{refusal} in restoring it")))?;
        Check::Anew.same("the restored state", &anew, &restored)
    }

    fn probe_the_memories(&self, game: &S::Game) -> Result<(), Broken> {
        let wrong = |what| Check::Anew.broken(format!("a memory is wrong: {what}"));
        self.memories.iter().try_for_each(|memory| S::remembered(game, memory).map_err(wrong))
    }

    pub(super) fn menu(&self, view: &View<S>) -> Vec<Action<S>> {
        let mut menu = Vec::new();
        S::Game::menu(view, self.now, &mut menu);
        menu
    }

    fn sitting(&self) -> Sitting<S::Game> {
        Sitting::resume(self.game.clone(), self.dice, self.now)
    }
}
