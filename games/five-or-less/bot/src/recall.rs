//! Imperfect recall: what a level believes of the lying cards, and the distribution of the unseen cards.

use five_or_less::{Card, KnownCard, Memory, View};
use table::Seat;

use crate::fading;
use crate::profile::Profile;

/// The mean of the unseen cards when none is left, which makes no difference.
const DEFAULT_MEAN: f64 = 6.0;

/// What is left of a memory, some of it wrong.
pub(crate) struct Recall {
    known: Vec<KnownCard>,
    /// How many of each card were not seen, by index.
    unseen: [u8; Card::KINDS],
    /// The mean value of an unseen card.
    mean: f64,
}

impl Recall {
    /// The memory of a level.
    pub(crate) fn of(profile: &Profile, view: &View, memory: &Memory) -> Recall {
        let known = fading::beliefs(profile, view, memory);
        let mut unseen = [0; Card::KINDS];
        for (index, count) in unseen.iter_mut().enumerate() {
            let Some(card) = Card::from_index(index) else { continue };
            let seen = known.iter().filter(|known| known.card == card).count() as u8
                + memory.discarded(card)
                + u8::from(view.drawn == Some(card));
            *count = card.copies().saturating_sub(seen);
        }
        let (sum, count) = (0..).zip(unseen).fold((0, 0), |(sum, all), (index, count)| {
            (sum + (index - 1) * i32::from(count), all + i32::from(count))
        });
        let mean = if count > 0 { f64::from(sum) / f64::from(count) } else { DEFAULT_MEAN };
        Recall { known, unseen, mean }
    }

    /// The card in that slot, as far as the level believes to know it.
    pub(crate) fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.known.iter().find(|known| known.seat == seat && known.slot == slot).map(|known| known.card)
    }

    /// The expected value of the card in that slot.
    pub(crate) fn expected(&self, seat: Seat, slot: u8) -> f64 {
        self.card(seat, slot).map_or(self.mean, |card| f64::from(card.value()))
    }

    /// The expected total of a seat's cards.
    pub(crate) fn expected_sum(&self, view: &View, seat: Seat) -> f64 {
        view.pyramids[seat.index()].iter().map(|slot| self.expected(seat, slot)).sum()
    }

    /// The slot of my highest card, by expectation.
    pub(crate) fn highest(&self, view: &View, me: Seat) -> Option<u8> {
        view.mine().iter().max_by(|one, other| self.expected(me, *one).total_cmp(&self.expected(me, *other)))
    }

    /// The slot of another player's lowest card, by expectation.
    pub(crate) fn lowest(&self, view: &View, seat: Seat) -> Option<u8> {
        let slots = view.pyramids[seat.index()].iter();
        slots.min_by(|one, other| self.expected(seat, *one).total_cmp(&self.expected(seat, *other)))
    }

    /// The values of the cards that were not seen, in order.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = i8> + '_ {
        (-1..).zip(self.unseen).flat_map(|(value, count)| std::iter::repeat_n(value, count.into()))
    }

    /// The expectation of a function of an unseen card.
    pub(crate) fn expectation(&self, of: impl Fn(f64) -> f64) -> f64 {
        let (mut sum, mut all) = (0.0, 0.0);
        for (index, count) in self.unseen.iter().enumerate() {
            sum += f64::from(*count) * of(index as f64 - 1.0);
            all += f64::from(*count);
        }
        if all > 0.0 { sum / all } else { 0.0 }
    }

    /// The probability that my cards add up to at most `limit`.
    pub(crate) fn probability_at_most(&self, view: &View, me: Seat, limit: i32) -> f64 {
        let slots = view.pyramids[me.index()];
        let known: i32 =
            slots.iter().filter_map(|slot| self.card(me, slot)).map(|card| i32::from(card.value())).sum();
        let hidden = slots.iter().filter(|slot| self.card(me, *slot).is_none()).count();
        match hidden {
            0 => f64::from(u8::from(known <= limit)),
            1 => self.expectation(|one| f64::from(u8::from(f64::from(known) + one <= f64::from(limit)))),
            2 => self.expectation(|one| {
                self.expectation(|other| {
                    f64::from(u8::from(f64::from(known) + one + other <= f64::from(limit)))
                })
            }),
            // Nobody calls with three cards they have not seen.
            _ => 0.0,
        }
    }
}
