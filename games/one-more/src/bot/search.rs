//! The shared search, told how One More! is played: a round is looked at to its end.

use bots::{Budget, Choices, Imagine, Search, Worth};
use table::{Moment, Seat};

use super::sense::{self, Eyes};
use crate::action::Action;
use crate::card::Effect;
use crate::memory::Memory;
use crate::resample::Ground;
use crate::state::{LOSSES_TO_WIN, OneMore, Phase};
use crate::view::View;

/// Rounds that last longer are taken for undecided.
const LONGEST: u32 = 200;
/// How often players in the imagined rounds follow the rules of thumb, else they play anything.
const SENSE: f32 = 0.8;
/// What a lost round is worth while the game goes on: so many chances of winning.
const CHANCES: [f32; 2] = [1.0, 2.5];

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
    let choices = Search::<OneMore>::default().run(me, view, memory, now, budget, chance);
    choices.first().map_or(menu[0], |choice| choice.action)
}

impl Imagine for OneMore {
    type Ground = Ground;

    const TRUST: f32 = 0.0;

    fn ground(view: &View, memory: &Memory) -> Ground {
        Ground::of(view, memory)
    }

    fn imagine(ground: &Ground, table: &mut OneMore, chance: &mut fastrand::Rng) {
        ground.deal_into(table, chance);
    }

    fn consider(&self, seat: Seat, out: &mut Choices<Action>) {
        let (turn, hand) = (self.turn, self.hand(seat));
        match self.phase {
            Phase::Play => {
                let cards = hand.answering(self.centre).distinct();
                out.extend(cards.iter().map(|card| Action::Play { turn, card }));
            }
            Phase::Draw => out.extend(self.players.drawers().map(|seat| Action::Draw { turn, seat })),
            Phase::Exchange => out.extend(self.players.pairs().map(|pair| Action::Exchange { turn, pair })),
            Phase::Give => out.extend(hand.distinct().iter().map(|card| Action::Give { turn, card })),
            Phase::Over => {}
        }
    }

    fn play_on(&self, seat: Seat, choices: &Choices<Action>, chance: &mut fastrand::Rng) -> usize {
        if chance.f32() < SENSE {
            return sense::choose(&Eyes::at(self, seat), &choices.actions, chance);
        }
        // Who can end the round with a bomb sees it always.
        let ends = |action: &Action| match *action {
            Action::Play { card, .. } => card.is_bomb() && card.effect() == Some(Effect::Again),
            _ => false,
        };
        choices.actions.iter().position(ends).unwrap_or_else(|| chance.usize(..choices.actions.len()))
    }

    fn judge(&self, ground: &Ground, decisions: u32) -> Option<Worth> {
        if self.round == ground.round() && self.outcome.is_none() && decisions < LONGEST {
            return None;
        }
        let over = self.outcome.is_some();
        let chances = |losses: u8| match losses {
            LOSSES_TO_WIN.. => 1.0,
            _ if over => 0.0,
            losses => CHANCES[losses as usize],
        };
        let all: f32 = self.players.iter().map(|player| chances(player.losses)).sum();
        let mut worth = Worth::default();
        for (worth, player) in worth.iter_mut().zip(&*self.players) {
            *worth = chances(player.losses) / all;
        }
        Some(worth)
    }
}
