//! The shared search, told how Double Series is played: what looks likely by the lines is tried most.

use arrayvec::ArrayVec;
use bots::{Budget, Choice, Choices, Imagine, Search, Worth};
use table::{Moment, Seat};

use super::field::Field;
use super::mind;
use super::outlook;
use crate::action::Action;
use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::memory::Memory;
use crate::options::Drawing;
use crate::resample::unseen;
use crate::scoring::protected;
use crate::square::Square;
use crate::state::DoubleSeries;
use crate::view::View;

/// How many plays are worth a thought.
const PLAYS: usize = 8;
/// How many spaces of a jack are.
const JACK_SPACES: usize = 2;
/// What a jack is worth in hand: so much must be in it before it is likelier than another play.
const JACK: f32 = 40.0;
/// Games are played to their end, and judged by their lines if that is far.
const AHEAD: u32 = 100;
/// How often players in the imagined games make the play that looks best.
const SENSE: f32 = 0.85;
/// By how many standard deviations something must do better in the imagined games to be done instead of what was
/// planned: most choices differ by less than chance does.
const CLEAR: f32 = 4.0;

/// What a strong bot does in its turn.
pub(super) fn choose(
    view: &View,
    memory: &Memory,
    now: Moment,
    budget: Budget,
    chance: &mut fastrand::Rng,
) -> Option<Action> {
    if let Some(action) = mind::settled(view) {
        return Some(action);
    }
    let Some(plan) = outlook::best(view) else { return mind::lay_down(view) };
    let choices = Search::<DoubleSeries>::default().run(view.me?, view, memory, now, budget, chance);
    Some(better(&choices, plan).unwrap_or(plan))
}

/// What did clearly better in the imagined games than what was planned.
fn better(choices: &[Choice<Action>], plan: Action) -> Option<Action> {
    let planned = choices.iter().find(|choice| choice.action == plan)?;
    let spread = |choice: &Choice<Action>| 0.25 / (choice.visits.max(1) as f32);
    let clear = |choice: &&Choice<Action>| {
        let ahead = choice.worth - planned.worth;
        ahead > CLEAR * (spread(choice) + spread(planned)).sqrt()
    };
    let better = choices.iter().filter(clear);
    better.max_by(|one, other| one.worth.total_cmp(&other.worth)).map(|choice| choice.action)
}

/// What tables are imagined from.
pub struct Ground {
    /// The table as it is seen, without what lies hidden.
    seen: DoubleSeries,
    /// How many cards each other player holds; nothing for the hand that is seen.
    hidden: ArrayVec<Option<u8>, { crate::state::MOST_SEATS }>,
    unseen: ArrayVec<Card, { Card::PACK }>,
}

impl Imagine for DoubleSeries {
    type Ground = Ground;

    const TRUST: f32 = 1.0;

    fn ground(view: &View, _: &Memory) -> Ground {
        let mut seen = DoubleSeries::guess(view, &mut fastrand::Rng::with_seed(0));
        // Imagined players draw in time and talk no more.
        (seen.options.draw, seen.may_draw, seen.trial) = (Drawing::Automatic, None, None);
        seen.cases.clear();
        let hidden = view.players.iter().map(|player| player.hand.is_none().then_some(player.cards));
        Ground { seen, hidden: hidden.collect(), unseen: unseen(view).into_iter().take(Card::PACK).collect() }
    }

    fn imagine(ground: &Ground, table: &mut DoubleSeries, chance: &mut fastrand::Rng) {
        table.clone_from(&ground.seen);
        let mut unseen = ground.unseen.clone();
        chance.shuffle(&mut unseen);
        for (player, hidden) in table.players.iter_mut().zip(&ground.hidden) {
            if let Some(cards) = hidden {
                let left = unseen.len().saturating_sub(*cards as usize);
                player.hand = Hand::sorted(unseen.drain(left..)).unwrap_or_default();
            }
        }
        table.deck = Pile::of(unseen).unwrap_or_default();
    }

    fn consider(&self, seat: Seat, out: &mut Choices<Action>) {
        let (turn, team) = (self.turn, self.team(seat));
        if let Some(choice) = &self.choice {
            out.extend(choice.fives.iter().map(|five| Action::Choose { turn, series: five.five() }));
            return;
        }
        let (hand, free) = (self.players[seat.index()].hand, self.markers.free());
        let spaces = |card: Card| self.layout.spaces(card).map(|[one, other]| one.bit() | other.bit());
        let dead = hand.iter().find(|card| spaces(**card).is_some_and(|spaces| spaces & free == 0));
        if let Some(card) = dead.filter(|_| self.exchanges > 0 && !self.deck.is_empty()) {
            return out.push(Action::Exchange { turn, card: *card }, 1.0);
        }
        let field = Field::of(&self.markers, &self.scored, self.options.teams());
        let put = field.put(team);
        let mut best = Best::default();
        for card in hand.distinct() {
            if let Some(spaces) = spaces(card) {
                for square in Square::of(spaces & free) {
                    best.add(put[square.index()], Action::Place { turn, card, square });
                }
                continue;
            }
            let two_eyed = card.is_two_eyed();
            let targets = if two_eyed { free } else { self.markers.against(team) & !protected(&self.scored) };
            let worth = if two_eyed { put } else { field.take(team) };
            for (worth, square) in top(&worth, targets) {
                let place = Action::Place { turn, card, square };
                best.add(worth - JACK, if two_eyed { place } else { Action::Remove { turn, card, square } });
            }
        }
        for (worth, action) in &best.0 {
            out.push(*action, worth.max(1.0));
        }
        if best.0.is_empty() {
            out.extend(hand.first().map(|card| Action::Discard { turn, card: *card }));
        }
    }

    fn play_on(&self, _: Seat, choices: &Choices<Action>, chance: &mut fastrand::Rng) -> usize {
        // They stand best first.
        if chance.f32() < SENSE { 0 } else { chance.usize(..choices.actions.len().min(3)) }
    }

    fn judge(&self, _: &Ground, decisions: u32) -> Option<Worth> {
        let mut worth = Worth::default();
        let seats = Seat::all(self.count()).zip(&mut worth);
        if let Some(ended) = &self.ended {
            let winner = ended.outcome.winners().next().map(|seat| self.team(seat));
            seats.for_each(|(seat, worth)| {
                *worth = winner.map_or(0.5, |winner| if winner == self.team(seat) { 1.0 } else { 0.0 });
            });
            return Some(worth);
        }
        if decisions < AHEAD {
            return None;
        }
        let stands = Field::of(&self.markers, &self.scored, self.options.teams()).standing();
        seats.for_each(|(seat, worth)| *worth = stands[self.team(seat).0 as usize]);
        Some(worth)
    }
}

/// The plays that are worth most, the best first.
#[derive(Default)]
struct Best(ArrayVec<(f32, Action), PLAYS>);

impl Best {
    fn add(&mut self, worth: f32, action: Action) {
        let at = self.0.iter().position(|(other, _)| *other < worth).unwrap_or(self.0.len());
        if at < PLAYS {
            if self.0.is_full() {
                self.0.pop();
            }
            self.0.insert(at, (worth, action));
        }
    }
}

/// The spaces of a set that are worth most.
fn top(worth: &[f32; Square::COUNT], set: u128) -> ArrayVec<(f32, Square), JACK_SPACES> {
    let mut top = ArrayVec::<(f32, Square), JACK_SPACES>::new();
    for square in Square::of(set) {
        let worth = worth[square.index()];
        let at = top.iter().position(|(other, _)| *other < worth).unwrap_or(top.len());
        if at < JACK_SPACES {
            if top.is_full() {
                top.pop();
            }
            top.insert(at, (worth, square));
        }
    }
    top
}
