//! A strong bot tries the plays that look best in tables that could be the true one, and sees what comes of
//! them when everybody plays on in a plain way.

use bots::{Budget, Level};
use table::{Audience, Cause, Dice, Emitter, Game, Moment};

use super::{beside_the_turn, mind, worth};
use crate::action::Action;
use crate::state::DoubleSeries;
use crate::view::View;

/// How many plays are looked at closely.
const PLAYS: usize = 6;
/// How many tables are tried if the budget is a time: some twenty milliseconds, well within any.
const TABLES: u32 = 48;
/// The fewest and the most tables that are tried.
const BOUNDS: (u32, u32) = (8, 256);
/// How much the first look counts against what was tried.
const FIRST_LOOK: f64 = 0.05;

/// What a strong bot does in its turn.
pub(super) fn choose(view: &View, budget: Budget, chance: &mut fastrand::Rng) -> Option<Action> {
    if let Some(action) = mind::settled(view) {
        return Some(action);
    }
    let plays = mind::ranked(view, PLAYS);
    let Some(&(best, _)) = plays.first() else { return mind::lay_down(view) };
    if plays.len() == 1 {
        return plays.first().map(|(_, action)| *action);
    }
    let tables = match budget {
        Budget::Time(_) => TABLES,
        Budget::Iterations(tables) => tables.clamp(BOUNDS.0, BOUNDS.1),
    };
    let mut out = Emitter::new();
    let mut sums: Vec<f64> = plays.iter().map(|(worth, _)| look(*worth - best, tables)).collect();
    for _ in 0..tables {
        let guess = DoubleSeries::guess(view, chance);
        // All plays meet the same cards.
        let (dice, seed) = (Dice::from_number(chance.u64(..)), chance.u64(..));
        for (sum, (_, action)) in sums.iter_mut().zip(&plays) {
            let mut game = guess.clone();
            let mut chance = fastrand::Rng::with_seed(seed);
            *sum += try_out(&mut game, view, *action, &dice, &mut out, &mut chance);
        }
    }
    let most = sums.iter().zip(&plays).max_by(|(one, _), (other, _)| one.total_cmp(other));
    most.map(|(_, (_, action))| *action)
}

/// The first look as a part of the sum over so many tables.
fn look(behind: f64, tables: u32) -> f64 {
    FIRST_LOOK * f64::from(tables) * behind / (50.0 - behind)
}

/// Plays on for about a round and a half, and says how the team of this view then stands.
fn try_out(
    game: &mut DoubleSeries,
    view: &View,
    action: Action,
    dice: &Dice,
    out: &mut Emitter<DoubleSeries>,
    chance: &mut fastrand::Rng,
) -> f64 {
    let (seat, team) = (view.to_play, view.team(view.to_play));
    game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, dice, out);
    for _ in 0..4 + view.seats() {
        if game.ended.is_some() {
            break;
        }
        for seat in game.awaited().iter() {
            let seen = game.view(Audience::Seat(seat));
            let mut in_turn = || mind::choose(Level::Medium, &seen, chance).filter(|_| seen.my_turn());
            if let Some(action) = beside_the_turn(&seen, seat).or_else(&mut in_turn) {
                game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, dice, out);
                break;
            }
        }
        out.clear();
    }
    worth::standing(&game.view(Audience::Spectator), team)
}
