//! The bots of 5 ou Moins: they see what their seat sees, remember as well as their level does, and react no
//! faster than people.
//!
//! Easy and medium play by a one-ply heuristic; hard searches. What each level forgets, and how fast it throws,
//! stands in `profile`.

mod assess;
mod candidates;
mod determinization;
mod fading;
mod greedy;
mod hash;
mod heuristic;
mod model;
mod powers;
mod profile;
mod prospects;
mod recall;
mod search;
mod weights;

use bots::{Assessment, Bot, Budget, Level, OVERLOOKED, Opportunity, Plan, Prospect, Scale, random_plan};
use fastrand::Rng;
use five_or_less::{Action, FiveOrLess, Memory, Phase, Stage, View};
use table::{Game, Millis, Moment, Seat};

use hash::{Purpose, uniform};
use profile::Profile;
use recall::Recall;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct FiveOrLessBot;

impl Bot for FiveOrLessBot {
    type Game = FiveOrLess;

    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Plan<Action>> {
        if level == Level::Random {
            return random_plan::<FiveOrLess>(view, now, rng);
        }
        let me = view.me?;
        let profile = Profile::of(level);
        match view.phase {
            Phase::Before | Phase::Over => None,
            Phase::Peek | Phase::Between => {
                let action = permitted(view, Action::Ready { round: view.round }, now)?;
                Some(Plan { action, after: rng.u32(2_500..5_000) })
            }
            Phase::Play | Phase::LastClaims => {
                let recall = Recall::of(&profile, view, memory);
                claim(&profile, view, me, &recall, now, rng).or_else(|| {
                    let action = match level {
                        Level::Hard => search::choose(view, memory, &recall, budget, rng)?,
                        _ => heuristic::choose(&profile, view, me, &recall, rng)?,
                    };
                    plan_turn(view, action, now, rng)
                })
            }
        }
    }

    /// Keeps low cards, throws and calls by what it knows, and uses no powers.
    fn greedy(view: &View, memory: &Memory, now: Moment, rng: &mut Rng) -> Option<Plan<Action>> {
        simple(&Profile::greedy(0.0), view, memory, now, rng)
    }

    /// As greedy, but it overlooks one in five of the throws and calls that are there.
    fn casual(view: &View, memory: &Memory, now: Moment, rng: &mut Rng) -> Option<Plan<Action>> {
        simple(&Profile::greedy(OVERLOOKED), view, memory, now, rng)
    }

    const SCALE: Option<Scale> = Some(assess::SCALE);

    fn assess(
        view: &View,
        memory: &Memory,
        _: Moment,
        played: &Action,
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Assessment<Action>> {
        assess::assess(view, memory, played, budget, rng)
    }

    fn prospects(game: &FiveOrLess, memories: &[Memory], _: Moment, seeds: &[u64]) -> Vec<Prospect> {
        prospects::prospects(game, memories, seeds)
    }

    fn slip(view: &View, memory: &Memory, played: &Action) -> Option<f64> {
        assess::slip(view, memory, played)
    }

    /// A turn ends by itself, without a call.
    fn timed_out(view: &View) -> Option<Action> {
        let may_call = view.my_turn() && view.phase == Phase::Play && view.stage == Stage::End;
        (may_call && view.waits.is_none()).then_some(Action::EndTurn { turn: view.turn })
    }

    /// A throw of a card that the seat has seen.
    fn opportunity(view: &View, memory: &Memory) -> Option<Opportunity<Action>> {
        let (me, top) = (view.me?, view.top?);
        let mut equal = view.mine().iter().filter(|slot| memory.card(me, *slot) == Some(top.card));
        let free = view.claim.is_none() && !view.called.contains(me);
        let slot = equal.next().filter(|_| view.phase == Phase::Play && free && top.card.value() > 0)?;
        let action = permitted(view, Action::Claim { discard: top.number, slot }, top.at)?;
        Some(Opportunity { action, since: top.at, value: f64::from(top.card.value()) })
    }
}

/// What a player does who keeps low cards, and throws and calls by what they know.
fn simple(
    profile: &Profile,
    view: &View,
    memory: &Memory,
    now: Moment,
    rng: &mut Rng,
) -> Option<Plan<Action>> {
    if !matches!(view.phase, Phase::Play | Phase::LastClaims) {
        return FiveOrLessBot::plan(Level::Medium, view, memory, now, Budget::Iterations(1), rng);
    }
    let (me, recall) = (view.me?, Recall::of(profile, view, memory));
    claim(profile, view, me, &recall, now, rng)
        .or_else(|| plan_turn(view, greedy::choose(profile, view, me, &recall)?, now, rng))
}

fn permitted(view: &View, action: Action, now: Moment) -> Option<Action> {
    FiveOrLess::permits(view, &action, now).is_ok().then_some(action)
}

fn plan_turn(view: &View, action: Action, now: Moment, rng: &mut Rng) -> Option<Plan<Action>> {
    let action = permitted(view, action, now)?;
    Some(Plan { action, after: thinking_time(view, &action, rng) })
}

/// Throws a remembered card that equals the top discard. The reaction time is a hash of the discard: whatever else
/// happens meanwhile makes the bot neither slower nor faster. All but hard draw first if they are quicker at that, and
/// throw with the drawn card in their hand (FL-23).
fn claim(
    profile: &Profile,
    view: &View,
    me: Seat,
    recall: &Recall,
    now: Moment,
    rng: &mut Rng,
) -> Option<Plan<Action>> {
    let top = view.top?;
    let mut equal = view.mine().iter().filter(|slot| recall.card(me, *slot) == Some(top.card));
    // Throwing a −1 away would be a loss.
    let slot = equal.next().filter(|_| top.card.value() >= 0)?;
    let action = permitted(view, Action::Claim { discard: top.number, slot }, now)?;
    let seed = top.at.0 ^ (u64::from(top.number) << 32) ^ (u64::from(me.0) << 20);
    if uniform(Purpose::OverlookThrow, &[seed]) < profile.overlook_throw {
        return None;
    }
    let reaction = Rng::with_seed(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u32(profile.reaction.clone());
    let after = reaction.saturating_sub(now.since(top.at));
    let may_draw = profile.draws_first && view.my_turn() && view.stage == Stage::Draw;
    let draw = may_draw.then_some(Action::Draw { turn: view.turn });
    let draw = draw.and_then(|draw| plan_turn(view, draw, now, rng)).filter(|draw| draw.after < after);
    draw.or(Some(Plan { action, after }))
}

/// Whether it overlooks, in this turn, that it could say "5 or less".
fn overlooks_call(profile: &Profile, view: &View, me: Seat) -> bool {
    let ends = view.until.map_or(0, |until| until.0);
    let words = [u64::from(view.turn) << 8 | u64::from(me.0), ends];
    uniform(Purpose::OverlookCall, &words) < profile.overlook_call
}

/// How long a person would take, so that the others can follow.
fn thinking_time(view: &View, action: &Action, rng: &mut Rng) -> Millis {
    match (view.stage, action) {
        // Before somebody blocks it.
        (_, Action::UsePower { .. }) => rng.u32(400..900),
        (Stage::Draw, _) => rng.u32(700..1_500),
        _ => rng.u32(900..1_900),
    }
}
