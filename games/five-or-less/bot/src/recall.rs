//! What a bot still remembers, and what it expects of the rest.

use table::Seat;

use super::mind::Mind;
use five_or_less::card::Card;
use five_or_less::memory::{Known, Memory};
use five_or_less::view::View;

/// What is left of a memory.
pub(crate) struct Recall {
    known: Vec<Known>,
    /// How many of each card were not seen, by index.
    unseen: [u8; Card::KINDS],
    /// What an unseen card costs on average.
    mean: f64,
}

impl Recall {
    /// The memory of a level. Which cards it forgets is settled by the cards themselves, so that it does not
    /// remember again what it had forgotten.
    pub(crate) fn of(mind: &Mind, view: &View, memory: &Memory) -> Recall {
        let laps = |known: &Known| {
            f64::from(view.turn.saturating_sub(known.turn)) / view.pyramids.len().max(1) as f64
        };
        let keeps = |known: &&Known| {
            let rate = if Some(known.seat) == view.me { mind.forgets_own } else { mind.forgets_others };
            lot(known, view.round) < (1.0 - rate).powf(laps(known))
        };
        let known: Vec<Known> = memory.known().iter().filter(keeps).copied().collect();
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
        Recall { known, unseen, mean: if count > 0 { f64::from(sum) / f64::from(count) } else { 6.0 } }
    }

    /// What lies there, if it is remembered.
    pub(crate) fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.known.iter().find(|known| known.seat == seat && known.slot == slot).map(|known| known.card)
    }

    /// What the card there probably costs.
    pub(crate) fn worth(&self, seat: Seat, slot: u8) -> f64 {
        self.card(seat, slot).map_or(self.mean, |card| f64::from(card.value()))
    }

    /// What all cards of a seat probably cost.
    pub(crate) fn total(&self, view: &View, seat: Seat) -> f64 {
        view.pyramids[seat.index()].iter().map(|slot| self.worth(seat, slot)).sum()
    }

    /// The cards that were not seen, in order.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = i8> + '_ {
        (-1..).zip(self.unseen).flat_map(|(value, count)| std::iter::repeat_n(value, count.into()))
    }

    /// The mean of a function over the unseen cards.
    pub(crate) fn expected(&self, of: impl Fn(f64) -> f64) -> f64 {
        let (mut sum, mut all) = (0.0, 0.0);
        for (index, count) in self.unseen.iter().enumerate() {
            sum += f64::from(*count) * of(index as f64 - 1.0);
            all += f64::from(*count);
        }
        if all > 0.0 { sum / all } else { 0.0 }
    }

    /// How likely my cards cost at most so much.
    pub(crate) fn at_most(&self, view: &View, me: Seat, most: i32) -> f64 {
        let cards = view.pyramids[me.index()];
        let known: i32 =
            cards.iter().filter_map(|slot| self.card(me, slot)).map(|card| i32::from(card.value())).sum();
        let hidden = cards.iter().filter(|slot| self.card(me, *slot).is_none()).count();
        match hidden {
            0 => f64::from(u8::from(known <= most)),
            1 => self.expected(|one| f64::from(u8::from(f64::from(known) + one <= f64::from(most)))),
            2 => self.expected(|one| {
                self.expected(|other| f64::from(u8::from(f64::from(known) + one + other <= f64::from(most))))
            }),
            // Nobody calls on three cards they have not seen.
            _ => 0.0,
        }
    }
}

/// A number from 0 to 1 that belongs to this sight of a card.
fn lot(known: &Known, round: u8) -> f64 {
    let mut word = u64::from(known.turn) << 32
        | u64::from(round) << 24
        | u64::from(known.seat.0) << 16
        | u64::from(known.slot) << 8
        | known.card.index() as u64;
    for _ in 0..2 {
        word = (word ^ (word >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    }
    (word >> 11) as f64 / (1u64 << 53) as f64
}
