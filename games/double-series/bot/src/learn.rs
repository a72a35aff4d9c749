//! How the numbers of the strong bot are learnt: it plays against itself and the plain player, and every board it
//! made is told to look a little more like what came of it (temporal differences on the odds of winning).

use bots::Bot;
use table::{Audience, Cause, Dice, Emitter, Game, Moment, Seat};

use double_series::action::Action;
use crate::imagined::{Imagined, Room};
use crate::learnt::LEARNT;
use crate::lines::Lines;
use crate::outlook::{self, FEATURES, Outlook};
use double_series::memory::Memory;
use double_series::options::Options;
use double_series::state::DoubleSeries;
use double_series::view::View;

/// How far what comes later is believed against what was thought of the next board.
const LAMBDA: f32 = 0.6;
/// How often somebody plays anything, so that other boards are met too.
const CURIOUS: f32 = 0.03;
/// How many generations of games are learnt from together.
const KEPT: usize = 5;
/// How fast, in each pass over them.
const RATES: [f32; 3] = [0.05, 0.015, 0.0025];
/// How much of what is newly learnt is taken over after each generation.
const TAKEN: f32 = 0.4;

/// A board that the learner made, and what came of it.
struct Made {
    seat: Seat,
    features: Vec<(u16, u8)>,
    won: f32,
    /// Whether it was the last one of its game.
    last: bool,
}

/// The numbers, on their way.
pub struct Learner {
    seats: u8,
    table: usize,
    worth: Vec<f32>,
    games: Vec<Vec<Made>>,
    rng: fastrand::Rng,
}

impl Learner {
    /// Goes on from the numbers that are there, for tables of so many seats.
    pub fn new(seats: u8, seed: u64) -> Learner {
        let table = outlook::table(seats, Options::default().at(seats).teams());
        let worth = LEARNT[table].iter().map(|worth| f32::from(*worth) / 1000.0).collect();
        Learner { seats, table, worth, games: Vec::new(), rng: fastrand::Rng::with_seed(seed) }
    }

    /// Which of the tables of numbers is learnt.
    pub const fn table(&self) -> usize {
        self.table
    }

    /// The numbers in thousandths.
    pub fn numbers(&self) -> Vec<i16> {
        self.worth.iter().map(|worth| (worth * 1000.0).round() as i16).collect()
    }

    /// Plays so many games and learns from them. Comes back with the share of games won against the plain player.
    pub fn generation(&mut self, games: u32) -> f32 {
        let teams = Options::default().at(self.seats).teams();
        let (mut made, mut won, mut against) = (Vec::new(), 0.0, 0.0);
        for game in 0..games {
            // One game in four is played among equals.
            let alone = (game % 4 > 0).then(|| self.rng.u8(..teams));
            let share = self.play(alone, &mut made);
            won += alone.map_or(0.0, |team| share[usize::from(team)]);
            against += f32::from(u8::from(alone.is_some()));
        }
        self.games.push(made);
        if self.games.len() > KEPT {
            self.games.remove(0);
        }
        self.learn();
        won / against
    }

    /// Plays a game; the plain player sits everywhere but in the team `alone`, if one is said.
    fn play(&mut self, alone: Option<u8>, made: &mut Vec<Made>) -> [f32; 3] {
        let (dice, first) = (Dice::from_number(self.rng.u64(..)), made.len());
        let mut game = DoubleSeries::set_up(&Options::default(), self.seats);
        let mut out = Emitter::new();
        game.decide(Cause::Start, Moment::START, &dice, &mut out);
        // Half of the games begin anyhow.
        let mut anyhow = if self.rng.bool() { self.rng.u32(..10) } else { 0 };
        while game.outcome().is_none() {
            let seat = game.to_play;
            let view = game.view(Audience::Seat(seat));
            let learner = alone.is_none_or(|team| game.team(seat).0 == team);
            let plain = DoubleSeries::greedy(&view, &Memory::default(), Moment::START, &mut self.rng);
            let Some(plain) = plain.map(|plan| plan.action) else { break };
            let a_play = matches!(plain, Action::Place { .. } | Action::Remove { .. });
            let action = if a_play && (learner || anyhow > 0) {
                let random = anyhow > 0 || self.rng.f32() < CURIOUS;
                let (action, board) = self.choose(&view, random, plain);
                made.extend(board.filter(|_| learner).map(|features| Made {
                    seat,
                    features,
                    won: 0.0,
                    last: false,
                }));
                action
            } else {
                plain
            };
            anyhow = anyhow.saturating_sub(1);
            out.clear();
            game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
        }
        let mut share = [0.0; 3];
        let winner = game.outcome().and_then(|end| end.winners().next()).map(|seat| game.team(seat).0);
        match winner {
            Some(team) => share[usize::from(team)] = 1.0,
            None => share = [1.0 / f32::from(game.options.teams()); 3],
        }
        for board in &mut made[first..] {
            board.won = share[usize::from(game.team(board.seat).0)];
        }
        if let Some(last) = made[first..].last_mut() {
            last.last = true;
        }
        share
    }

    /// The play after which it looks best so far, or any; and the features of that board unless the play wins.
    fn choose(&mut self, view: &View, random: bool, plain: Action) -> (Action, Option<Vec<(u16, u8)>>) {
        let mut best = (f32::NEG_INFINITY, plain, None);
        let table = Imagined::of(view, DoubleSeries::guess(view, &mut self.rng));
        let mut room = Room::new(Dice::from_number(0));
        let (worths, rng) = (&self.worth, &mut self.rng);
        let mut tell = |_: f32, action: Action, after: Option<(Outlook, Lines)>| {
            let features = after.map(|(outlook, lines)| {
                let mut features = Vec::new();
                outlook.features(&lines, |feature, times| features.push((feature as u16, times)));
                features
            });
            let told = |features: &Vec<(u16, u8)>| sum(features, worths);
            let worth = if random { rng.f32() } else { features.as_ref().map_or(f32::INFINITY, told) };
            if worth > best.0 {
                best = (worth, action, features);
            }
        };
        if let Some(table) = table {
            table.each_play(&mut room, &mut tell);
        }
        (best.1, best.2)
    }

    fn learn(&mut self) {
        let mut worth = self.worth.clone();
        let mut steps = vec![1.0_f32; FEATURES];
        let all: Vec<&Made> = self.games.iter().flatten().collect();
        let mut order: Vec<usize> = (0..all.len()).collect();
        for rate in RATES {
            let aims = aims(&all, &worth);
            self.rng.shuffle(&mut order);
            for at in &order {
                let wrong = odds(&all[*at].features, &worth) - aims[*at];
                for (feature, times) in &all[*at].features {
                    let (feature, slope) = (usize::from(*feature), wrong * f32::from(*times));
                    steps[feature] += slope * slope;
                    worth[feature] -= rate * slope / steps[feature].sqrt();
                }
            }
        }
        for (old, new) in self.worth.iter_mut().zip(worth) {
            *old += TAKEN * (new - *old);
        }
    }
}

/// What these features come to.
fn sum(features: &[(u16, u8)], worth: &[f32]) -> f32 {
    features.iter().map(|(feature, times)| worth[usize::from(*feature)] * f32::from(*times)).sum()
}

/// How likely a win looks from there.
fn odds(features: &[(u16, u8)], worth: &[f32]) -> f32 {
    1.0 / (1.0 + (-sum(features, worth)).exp())
}

/// What each board should have looked like: the end, and on the way there what was thought of the boards after it.
fn aims(all: &[&Made], worth: &[f32]) -> Vec<f32> {
    let mut aims = vec![0.0; all.len()];
    let mut next = [None; Seat::MOST as usize];
    for (made, aim) in all.iter().zip(&mut aims).rev() {
        if made.last {
            next = [None; Seat::MOST as usize];
        }
        let then = &mut next[made.seat.index()];
        *aim = then.map_or(made.won, |(thought, aim)| (1.0 - LAMBDA) * thought + LAMBDA * aim);
        *then = Some((odds(&made.features, worth), *aim));
    }
    aims
}
