//! Noninterference: whatever an audience may not know can change without its noticing.

use fastrand::Rng;

use super::failure::{Broken, Check, json};
use super::{Action, Event, Report, Subject, View};
use crate::{Audience, Cause, Dice, Emitter, Game, Moment, Seat, TimedSight};

type Sight<S> = <<S as Subject>::Game as Game>::Sight;

/// A decision that was made, and the state it was made in.
pub(super) struct Decision<'a, S: Subject> {
    pub(super) before: &'a S::Game,
    pub(super) cause: Cause<&'a Action<S>>,
    pub(super) now: Moment,
    pub(super) dice: &'a Dice,
    pub(super) events: &'a [Event<S>],
}

impl<S: Subject> Decision<'_, S> {
    /// Made again, by the lag that counted, it emits the same events.
    pub(super) fn is_repeatable(&self) -> Result<(), Broken> {
        let again = self.decided_in(self.before);
        Check::Determinism.same("the same decision", &self.events.to_vec(), &again)?;
        let Cause::Act { seat, action, .. } = self.cause else { return Ok(()) };
        let lag = self.events.iter().map(S::Game::counted_lag).max().unwrap_or_default();
        let counted = Decision::<S> { cause: Cause::Act { seat, action, lag }, ..*self };
        let again = counted.decided_in(self.before);
        Check::Determinism.same("the decision by the lag that counted", &self.events.to_vec(), &again)
    }

    /// To an audience that cannot distinguish two states, the decision looks the same in both, unless it reveals
    /// what differs.
    pub(super) fn is_hidden_from(
        &self,
        audience: Audience,
        rng: &mut Rng,
        report: &mut Report,
    ) -> Result<(), Broken> {
        if matches!(self.cause, Cause::Start { .. }) {
            return Ok(());
        }
        if !S::HIDES {
            return is_open_to::<S>(self.before, audience);
        }
        let mine = Observation::<S>::of(self.before, self.events, audience);
        // A sight that changes nothing for its audience would reveal that something hidden happened.
        Check::Sight.holds(mine.views.len() > 1 || mine.sights.is_empty(), || {
            format!("the view of {audience:?} stays the same, and yet it sees {:?}", mine.sights)
        })?;
        let Some(other) = scrambled::<S>(self.before, audience, self.dice, rng, report)? else {
            return Ok(());
        };
        looks_the_same::<S>(self.before, &other, audience)?;
        // Who looks back at it with all open sees what any seat saw, at this moment already. What nobody saw, as the
        // order of a draw pile, may stay hidden.
        let open = |game: &S::Game| game.view(Audience::Reviewer);
        let seen = |game: &S::Game| -> Vec<_> {
            Seat::all(game.seats()).map(|seat| game.view(Audience::Seat(seat))).collect()
        };
        Check::Reviewer
            .holds(open(self.before) != open(&other) || seen(self.before) == seen(&other), || {
                format!("the view of a reviewer does not show what is hidden from {audience:?}")
            })?;
        // What another player may do can depend on their cards, and what comes due on a hidden clock.
        let happens = match self.cause {
            Cause::Start { .. } => false,
            Cause::Act { seat, action, .. } => {
                S::Game::permits(&other.view(Audience::Seat(seat)), action, self.now).is_ok()
            }
            Cause::Due => other.deadline() == self.before.deadline(),
        };
        if !happens {
            return Ok(());
        }
        report.compared += 1;
        let theirs = Observation::<S>::of(&other, &self.decided_in(&other), audience);
        if mine.views != theirs.views {
            return Ok(()); // The decision revealed what was hidden, such as a card that is played.
        }
        let what = format!("what {audience:?} sees of the decision, while its views stay the same,");
        Check::Sight.same(&what, &mine.sights, &theirs.sights)?;
        public_facts::<S>(&mine.after, &theirs.after, audience)
    }

    fn decided_in(&self, game: &S::Game) -> Vec<Event<S>> {
        let mut out = Emitter::new();
        game.clone().decide(self.cause, self.now, self.dice, &mut out);
        out.take()
    }
}

/// What an audience observes of one decision.
struct Observation<S: Subject> {
    /// The successive views without repetitions: an event that changes nothing for this audience happens unseen.
    views: Vec<View<S>>,
    /// What is sent to it.
    sights: Vec<TimedSight<Sight<S>>>,
    after: S::Game,
}

impl<S: Subject> Observation<S> {
    fn of(before: &S::Game, events: &[Event<S>], audience: Audience) -> Observation<S> {
        let mut after = before.clone();
        let mut views = vec![before.view(audience)];
        let mut sights = Vec::new();
        for event in events {
            sights.extend(S::Game::sight(event, audience));
            after.apply(event);
            let view = after.view(audience);
            if views.last() != Some(&view) {
                views.push(view);
            }
        }
        Observation { views, sights, after }
    }
}

/// In an open game everybody sees the same, but for whose view it is.
fn is_open_to<S: Subject>(game: &S::Game, audience: Audience) -> Result<(), Broken> {
    let open = |audience| -> Result<serde_json::Value, Broken> {
        let mut view: serde_json::Value = serde_json::from_str(&json(&game.view(audience))?)
            .map_err(|error| Check::Json.broken(error.to_string()))?;
        if let Some(fields) = view.as_object_mut() {
            fields.remove("me");
        }
        Ok(view)
    };
    let what = format!("what {audience:?} sees of an open game");
    Check::View.same(&what, &open(Audience::Spectator)?, &open(audience)?)
}

/// A state that differs only in what the audience may not know; nothing if nothing is hidden now.
fn scrambled<S: Subject>(
    game: &S::Game,
    audience: Audience,
    dice: &Dice,
    rng: &mut Rng,
    report: &mut Report,
) -> Result<Option<S::Game>, Broken> {
    let position = game.position();
    let mut other = position.clone();
    S::scramble(&mut other, audience, rng);
    report.scrambles += 1;
    if other == position {
        return Ok(None);
    }
    report.scrambled += 1;
    let impossible =
        |why: String| Check::Subject.broken(format!("scrambled for {audience:?}: {why}; {other:?}"));
    let other = S::Game::restore(&other, dice).map_err(|refusal| impossible(refusal.to_string()))?;
    S::inventory(&other).map_err(impossible)?;
    Ok(Some(other))
}

/// The view is the same to the byte. So are then the menu and all refusals, which are functions of it.
fn looks_the_same<S: Subject>(game: &S::Game, other: &S::Game, audience: Audience) -> Result<(), Broken> {
    let what = format!("the view of {audience:?} with other hidden things");
    let (mine, theirs) = (game.view(audience), other.view(audience));
    Check::View.same_text(&what, &json(&mine)?, &json(&theirs)?)?;
    Check::View.same(&what, &mine, &theirs)?;
    public_facts::<S>(game, other, audience)
}

/// What the server acts on visibly must not depend on what is hidden.
fn public_facts<S: Subject>(game: &S::Game, other: &S::Game, audience: Audience) -> Result<(), Broken> {
    let hidden = format!("with other things hidden from {audience:?}");
    Check::Public.same(&format!("who is awaited {hidden}"), &game.awaited(), &other.awaited())?;
    if !S::HIDDEN_CLOCK {
        Check::Public.same(&format!("what comes due {hidden}"), &game.deadline(), &other.deadline())?;
    }
    Check::Public.same(&format!("the outcome {hidden}"), &game.outcome(), &other.outcome())
}

/// An event whose hidden part is changed gives the same sight and leaves the same view.
pub(super) fn event_hides<S: Subject>(
    before: &S::Game,
    event: &Event<S>,
    audience: Audience,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let mut other = event.clone();
    S::scramble_event(&mut other, audience, rng);
    if other == *event {
        return Ok(());
    }
    let (mine, theirs) = (S::Game::sight(event, audience), S::Game::sight(&other, audience));
    Check::Sight.same(
        &format!("what {audience:?} sees of an event with another hidden part"),
        &mine,
        &theirs,
    )?;
    let after = |event: &Event<S>| {
        let mut game = before.clone();
        game.apply(event);
        game
    };
    let (game, other) = (after(event), after(&other));
    if game.outcome().is_some() { Ok(()) } else { looks_the_same::<S>(&game, &other, audience) }
}
