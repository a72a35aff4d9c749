//! The bots of 5er Finden: they see what their seat sees, and look for FIVES as long as people do.

mod assess;
mod basic;
mod eyes;
mod puzzle;
mod search;

use bots::{Assessment, Bot, Budget, Level, Plan, Prospect, Scale, random_plan};
use find_five::placement::{self, Placement};
use find_five::{Action, FindFive, Kind, Outline, Phase, View, default_crossing};
use table::{Audience, Game, Millis, Moment, PortableRng};

use self::eyes::{CASUAL, EASY, Eyes, HARD, Looker, MEDIUM};

/// How long a bot takes to put its pen down or to be ready.
const REACTION_TIME: Millis = 1_200;
/// Who draws at random does something once in so long.
const RANDOM_PACE: Millis = 40_000;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct FindFiveBot;

impl Bot for FindFiveBot {
    type Game = FindFive;

    fn plan(
        level: Level,
        view: &View,
        _memory: &(),
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        if level == Level::Random {
            return random(view, now, rng);
        }
        if !view.awaits_me() {
            return None;
        }
        let round = view.round;
        match view.phase {
            Phase::Drawing => Some(draw(level, view, now, budget, rng)),
            Phase::Crossing => {
                Some(Plan { action: choose_crossing(level, view, rng)?, after: 2 * REACTION_TIME })
            }
            Phase::Pause => Some(Plan { action: Action::Ready { round }, after: REACTION_TIME }),
            Phase::Over => None,
        }
    }

    /// Draws what it sees, with the eyes of a medium bot; alone, the most valuable FIVE that is left.
    fn greedy(view: &View, (): &(), now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        seeing(&MEDIUM, view, now, rng)
    }

    /// As greedy, but one FIVE in five is never seen.
    fn casual(view: &View, (): &(), now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        seeing(&CASUAL, view, now, rng)
    }

    const SCALE: Option<Scale> = Some(assess::SCALE);

    fn assess(
        view: &View,
        (): &(),
        _: Moment,
        played: &Action,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Assessment<Action>> {
        assess::assess(view, played, budget, rng)
    }

    /// At Stop everybody's pen is down.
    fn timed_out(view: &View) -> Option<Action> {
        let draws = view.phase == Phase::Drawing && view.awaits_me();
        draws.then_some(Action::Done { round: view.round })
    }

    fn prospects(game: &FindFive, _: &[()], _: Moment, seeds: &[u64]) -> Vec<Prospect> {
        let prospect = assess::prospect(&game.view(Audience::Spectator));
        seeds.iter().map(|_| prospect).collect()
    }
}

/// What to do while everybody draws, and when.
fn draw(level: Level, view: &View, now: Moment, budget: Budget, rng: &mut fastrand::Rng) -> Plan<Action> {
    let eyes = match level {
        Level::Random | Level::Easy => &EASY,
        Level::Medium => &MEDIUM,
        Level::Hard => &HARD,
    };
    let looker = Looker::new(eyes, view);
    match (view.kind, level) {
        (Kind::Basic, Level::Hard) => basic::draws_the_best(&looker, now),
        (Kind::Basic, _) => basic::draws_what_it_sees(&looker, now),
        (Kind::Puzzle | Kind::Solo, Level::Hard) => puzzle::looks_ahead(&looker, now, budget, rng),
        (Kind::Puzzle, _) => puzzle::improves(&looker, now),
        (Kind::Solo, Level::Medium) => {
            puzzle::alone(&looker, now, |seen| puzzle::roomiest_of_highest(view, seen))
        }
        // The first that comes to mind.
        (Kind::Solo, _) => puzzle::alone(&looker, now, |seen| Some(looker.first(seen.iter().copied(), 1)?.1)),
    }
}

/// What somebody with these eyes does who takes what looks best at first sight.
fn seeing(eyes: &Eyes, view: &View, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
    if view.phase != Phase::Drawing || !view.awaits_me() {
        return FindFiveBot::plan(Level::Medium, view, &(), now, Budget::Iterations(1), rng);
    }
    let looker = Looker::new(eyes, view);
    Some(match view.kind {
        Kind::Basic => basic::draws_what_it_sees(&looker, now),
        Kind::Puzzle => puzzle::improves(&looker, now),
        Kind::Solo => puzzle::alone(&looker, now, |seen| seen.first().copied()),
    })
}

/// Anything on the menu, but no faster than people are: whoever draws at random must not win by being quick.
fn random(view: &View, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
    let plan = random_plan::<FindFive>(view, now, rng)?;
    let after = if view.phase == Phase::Drawing {
        // In the middle of each stretch of the round; seats that are not quite alike do not act at once.
        let me = view.me.map_or(0, |seat| Millis::from(seat.0));
        let offset = RANDOM_PACE / 2 + 1_000 * me;
        let stretch = now.since(view.since + offset) / RANDOM_PACE + 1;
        let first = view.since + offset;
        until(if now < first { first } else { first + stretch * RANDOM_PACE }, now, REACTION_TIME)
    } else {
        REACTION_TIME
    };
    Some(Plan { after, ..plan })
}

/// How long from now until then; what is overdue, because the bot has just sat down, takes so long.
fn until(at: Moment, now: Moment, overdue: Millis) -> Millis {
    if at > now { at.since(now) } else { overdue }
}

/// Which shape to cross out, and where.
fn choose_crossing(level: Level, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let round = view.round;
    let (available, free) = view.available();
    if level == Level::Easy {
        let fitting: Vec<&Placement> = placement::fitting(available, free).collect();
        if let Some(placed) = rng.pick(&fitting) {
            return Some(Action::Cross { round, shape: placed.shape, squares: placed.outline() });
        }
    }
    let (shape, squares) = default_crossing(available, free)?;
    let squares: Outline = squares.iter().flat_map(|squares| squares.iter()).collect();
    Some(Action::Cross { round, shape, squares })
}
