//! The bots: they see what their seat sees, remember as well as their level does, and react as fast as people.

mod attack;
mod foresight;
mod greedy;
mod held;
mod imagined;
mod mind;
mod recall;
mod turn;

use bots::{Bot, Budget, Level, Plan, random_plan};
use fastrand::Rng;
use table::{Millis, Moment, Seat};

use five_or_less::action::Action;
use five_or_less::memory::Memory;
use five_or_less::state::{FiveOrLess, Phase, Stage};
use five_or_less::view::View;
use mind::Mind;
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
        let mind = Mind::of(level);
        match view.phase {
            Phase::Before | Phase::Over => None,
            Phase::Peek | Phase::Between => {
                let action = Action::Ready { round: view.round };
                view.permits(&action, now).is_ok().then(|| Plan { action, after: rng.u32(2_500..5_000) })
            }
            Phase::Play | Phase::LastClaims => {
                let recall = Recall::of(&mind, view, memory);
                claim(&mind, view, me, &recall, now).or_else(|| {
                    let action = match level {
                        Level::Hard => foresight::choose(view, memory, &recall, budget, rng)?,
                        _ => turn::choose(&mind, view, me, &recall, rng)?,
                    };
                    let action = Some(action).filter(|action| view.permits(action, now).is_ok())?;
                    Some(Plan { action, after: pace(view, &action, rng) })
                })
            }
        }
    }

    /// Keeps what is low, throws what it knows, calls with five or less in cards that it knows; no powers.
    fn greedy(view: &View, memory: &Memory, now: Moment, rng: &mut Rng) -> Option<Plan<Action>> {
        if !matches!(view.phase, Phase::Play | Phase::LastClaims) {
            return FiveOrLessBot::plan(Level::Medium, view, memory, now, Budget::Iterations(1), rng);
        }
        let (me, mind) = (view.me?, Mind { forgets_own: 0.0, ..Mind::of(Level::Medium) });
        let recall = Recall::of(&mind, view, memory);
        claim(&mind, view, me, &recall, now).or_else(|| {
            let action = greedy::choose(view, me, &recall)?;
            let action = Some(action).filter(|action| view.permits(action, now).is_ok())?;
            Some(Plan { action, after: pace(view, &action, rng) })
        })
    }
}

/// Throws a card that equals the top discard, if one is remembered. When it does so is settled by the discard
/// itself: whatever else is seen meanwhile, nobody reacts slower or faster for it.
fn claim(mind: &Mind, view: &View, me: Seat, recall: &Recall, now: Moment) -> Option<Plan<Action>> {
    let top = view.top?;
    let mut equal = view.mine().iter().filter(|slot| recall.card(me, *slot) == Some(top.card));
    // To throw a −1 away is a loss.
    let slot = equal.next().filter(|_| top.card.value() >= 0)?;
    let action = Action::Claim { discard: top.number, slot };
    view.permits(&action, now).ok()?;
    let seed = top.at.0 ^ (u64::from(top.number) << 32) ^ (u64::from(me.0) << 20);
    let reaction = Rng::with_seed(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u32(mind.reaction.clone());
    Some(Plan { action, after: reaction.saturating_sub(now.since(top.at)) })
}

/// How long a person takes for it, and leaves the others to see what happened.
fn pace(view: &View, action: &Action, rng: &mut Rng) -> Millis {
    match (view.stage, action) {
        // Before somebody blocks it.
        (_, Action::UsePower { .. }) => rng.u32(400..900),
        (Stage::Draw, _) => rng.u32(700..1_500),
        _ => rng.u32(900..1_900),
    }
}
