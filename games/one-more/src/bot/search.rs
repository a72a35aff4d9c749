//! Playing rounds out in tables that could be the true one: each action is tried in the same tables, and the
//! one with which the most is won is taken.

use std::time::Instant;

use bots::Budget;
use table::{Audience, Cause, Dice, Emitter, Game, Moment, Seat};

use super::sense;
use crate::action::Action;
use crate::memory::Memory;
use crate::state::{LOSSES_TO_WIN, OneMore};
use crate::view::View;

/// So many tables tell what can be told, however much time there is.
const ENOUGH: u32 = 3_000;
/// Rounds that last longer are broken off.
const LONGEST: u32 = 200;
/// How often players in the imagined rounds follow the rules of thumb, else they play anything.
const SENSE: f64 = 0.7;
/// What a lost round is worth while the game goes on: so many chances of winning.
const CHANCES: [f64; 2] = [1.0, 2.5];

/// The action that wins most.
pub(super) fn choose(
    view: &View,
    memory: &Memory,
    now: Moment,
    budget: Budget,
    menu: &[Action],
    chance: &mut fastrand::Rng,
) -> Action {
    let Some(me) = view.me else { return menu[0] };
    let mut search = Search {
        me,
        now,
        dice: Dice::from_number(chance.u64(..)),
        out: Emitter::new(),
        menu: Vec::new(),
        chance,
    };
    let mut sums = vec![0.0; menu.len()];
    let mut clock = Clock::new(budget);
    while clock.goes_on() {
        let guess = OneMore::guess(view, memory, search.chance);
        for (action, sum) in menu.iter().zip(&mut sums) {
            *sum += search.play_out(guess.clone(), *action);
        }
    }
    let best = (0..menu.len()).max_by(|one, other| sums[*one].total_cmp(&sums[*other]));
    menu[best.unwrap_or(0)]
}

/// How long to think.
struct Clock {
    end: Option<Instant>,
    left: u32,
}

impl Clock {
    fn new(budget: Budget) -> Clock {
        match budget {
            Budget::Time(time) => Clock { end: Instant::now().checked_add(time), left: ENOUGH },
            Budget::Iterations(times) => Clock { end: None, left: times.max(1) },
        }
    }

    fn goes_on(&mut self) -> bool {
        let more = self.left > 0 && self.end.is_none_or(|end| Instant::now() < end);
        self.left = self.left.saturating_sub(1);
        more
    }
}

/// Room for the imagined rounds.
struct Search<'a> {
    me: Seat,
    now: Moment,
    dice: Dice,
    out: Emitter<OneMore>,
    menu: Vec<Action>,
    chance: &'a mut fastrand::Rng,
}

impl Search<'_> {
    /// What comes of that action: how likely I then win.
    fn play_out(&mut self, mut game: OneMore, action: Action) -> f64 {
        let round = game.round;
        self.decide(&mut game, self.me, action);
        for _ in 0..LONGEST {
            let Some(seat) = game.waits_for().iter().next().filter(|_| game.round == round) else { break };
            let view = game.view(Audience::Seat(seat));
            self.menu.clear();
            view.offer(&mut self.menu);
            let action = match *self.menu.as_slice() {
                [] => break,
                [only] => only,
                _ if self.chance.f64() < SENSE => sense::choose(&view, &self.menu, self.chance),
                _ => self.menu[self.chance.usize(..self.menu.len())],
            };
            self.decide(&mut game, seat, action);
        }
        let value = |losses: u8| {
            let won = game.outcome.is_some();
            if losses >= LOSSES_TO_WIN {
                1.0
            } else if won {
                0.0
            } else {
                CHANCES[losses as usize]
            }
        };
        let all: f64 = game.players.iter().map(|player| value(player.losses)).sum();
        value(game.players[self.me.index()].losses) / all
    }

    fn decide(&mut self, game: &mut OneMore, seat: Seat, action: Action) {
        self.out.clear();
        let cause = Cause::Act { seat, action: &action, lag: 0 };
        game.decide(cause, self.now, &self.dice, &mut self.out);
    }
}
