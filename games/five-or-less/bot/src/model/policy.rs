//! The rollout policy: the heuristic in its simplest form, for every player.

use fastrand::Rng;
use five_or_less::Power;
use five_or_less::scoring::CALL_LIMIT;
use table::PortableRng;

use super::{Hit, Round};
use crate::weights::PAIR_THROW;

/// The highest discard that is taken.
const MAX_TAKEN: i8 = 4;
/// What taking it must gain at least.
const MIN_GAIN: f32 = 3.0;
/// The highest total to call with after somebody else has.
const LATER_CALL_LIMIT: i16 = 2;
/// The lowest card that an 8 leaves alone.
const HARMLESS: f32 = 4.0;

impl Round {
    /// Plays a turn; false if no card is left to draw.
    pub(super) fn play_turn(&mut self, rng: &mut Rng) -> bool {
        let seat = self.to_play;
        let low = self.top.filter(|top| *top <= MAX_TAKEN);
        let takes = low.and_then(|top| {
            let best = self.pyramids[seat].best_swap(top, self.powers);
            best.filter(|(_, gain)| *gain > MIN_GAIN).map(|(at, _)| (at, top))
        });
        if let Some((at, top)) = takes {
            self.swap(seat, at, top, true, rng);
        } else {
            let Some(card) = self.pile.pop() else { return false };
            self.place(seat, card, rng);
        }
        let calls = self.calls(seat);
        self.end_turn(seat, calls);
        true
    }

    /// Puts a drawn card where it gains most, or discards it.
    pub(super) fn place(&mut self, seat: usize, card: i8, rng: &mut Rng) {
        let pyramid = &self.pyramids[seat];
        let pair =
            if pyramid.find(card, None).is_some() { PAIR_THROW as f32 * f32::from(card.max(0)) } else { 0.0 };
        match pyramid.best_swap(card, self.powers).filter(|(_, gain)| *gain > pair) {
            Some((at, _)) => self.swap(seat, at, card, false, rng),
            None => self.discard(card, rng),
        }
    }

    /// Whether that player calls at the end of their turn.
    pub(super) fn calls(&self, seat: usize) -> bool {
        let pyramid = &self.pyramids[seat];
        let limit = if self.first_caller.is_some() { LATER_CALL_LIMIT } else { CALL_LIMIT };
        pyramid.all_seen() && pyramid.sum() <= limit
    }

    /// What a power is used on; nothing if it gains nothing.
    pub(super) fn choose_hit(&self, power: Power, seat: usize, rng: &mut Rng) -> Option<Hit> {
        let highest = self.pyramids[seat].highest();
        let others = (0..self.pyramids.len()).filter(|other| *other != seat && !self.has_called(*other));
        match power {
            Power::Twelve | Power::Fourteen => {
                let mine = match power {
                    Power::Twelve => 0,
                    _ => highest.filter(|mine| self.pyramids[seat].estimate(*mine) > 0.0)?,
                };
                let target = others.clone().nth(rng.index(others.count()))?;
                Some(Hit { target, theirs: 0, mine })
            }
            // The opponents are not modelled to know the cards of others.
            _ if seat != self.me => None,
            Power::Eight | Power::Ten => {
                let mut lowest: Option<(i8, Hit)> = None;
                for target in others {
                    let theirs = &self.pyramids[target];
                    for at in (0..theirs.cards().len()).filter(|at| theirs.bot_knows(*at)) {
                        let card = theirs.card(at);
                        if lowest.is_none_or(|(low, _)| card < low) {
                            lowest = Some((card, Hit { target, theirs: at, mine: highest.unwrap_or(0) }));
                        }
                    }
                }
                let limit = match power {
                    Power::Eight => HARMLESS,
                    _ => self.pyramids[seat].estimate(highest?) - 1.0,
                };
                lowest.filter(|(card, _)| f32::from(*card) < limit).map(|(_, hit)| hit)
            }
        }
    }
}
