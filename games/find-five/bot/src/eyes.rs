//! A model of how people search: an independent race between all FIVES on the board for who is seen first.
//!
//! Every FIVE has a moment at which it is noticed, exponentially distributed: a glance here, a glance there, and none
//! remembers the one before. So the fewer FIVES are left, the longer it takes to see one, without anybody counting
//! them; and nobody knows whether there is a better one. The moments follow from the round, the seat and the squares
//! by a hash, not from when a bot is asked: a bot that is asked ten times does not see ten times as fast.

use find_five::placement::{Placement, shape_of};
use find_five::shape::Shape;
use find_five::squares::Squares;
use find_five::{Options, View};
use table::{Millis, Moment};

/// How somebody looks for FIVES.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes {
    /// To read the dice, before anything is seen.
    lead: Millis,
    /// How long it takes on average to notice one certain FIVE of a plain shape.
    mean: f64,
    /// How easily shapes of each value are noticed, beside those of value 1. There are fewer of the dear ones anyway.
    keen: [f64; 4],
    /// How many FIVES are never noticed.
    overlooks: f64,
    /// No FIVE takes longer to notice than this.
    longest: Millis,
    /// To check the symbols of a FIVE and to outline it.
    draw: Millis,
    /// So long nothing more is found until it seems that nothing more is there.
    patience: Millis,
    /// Puzzle: so long a better FIVE is looked for when one is drawn.
    settle: Millis,
    /// How long they look at what they have before they turn the timer.
    hesitation: Millis,
}

/// A child: slow to see, blind to what is not plain, and does not look for long.
pub(crate) const EASY: Eyes = Eyes {
    lead: 4_000,
    mean: 27_000.0,
    keen: [1.0, 0.6, 0.4, 0.25],
    overlooks: 0.5,
    longest: Millis::MAX,
    draw: 5_000,
    patience: 15_000,
    settle: 0,
    hesitation: 8_000,
};

/// Somebody who plays now and then.
pub(crate) const MEDIUM: Eyes = Eyes {
    lead: 3_000,
    mean: 18_000.0,
    keen: [1.0, 0.85, 0.7, 0.6],
    overlooks: 0.0,
    longest: Millis::MAX,
    draw: 4_000,
    patience: 20_000,
    settle: 1_500,
    hesitation: 2_500,
};

/// The same, but one FIVE in five is overlooked.
pub(crate) const CASUAL: Eyes = Eyes { overlooks: bots::OVERLOOKED, ..MEDIUM };

/// A master, who looks only for what the solver would draw, and finds it.
pub(crate) const HARD: Eyes = Eyes {
    lead: 2_500,
    mean: 5_000.0,
    keen: [1.0, 0.85, 0.7, 0.6],
    overlooks: 0.0,
    longest: 20_000,
    draw: 3_000,
    patience: 12_000,
    settle: 0,
    hesitation: 1_500,
};

/// Somebody looking at a board in one round.
pub(crate) struct Looker<'a> {
    eyes: &'a Eyes,
    pub(crate) view: &'a View,
    seed: u64,
}

impl<'a> Looker<'a> {
    /// Whoever sees that view looks at its board with these eyes.
    pub(crate) fn new(eyes: &'a Eyes, view: &'a View) -> Looker<'a> {
        let me = view.me.map_or(0, |seat| u64::from(seat.0));
        let round = u64::from(view.round) << 8 | me;
        let seed = view.roll.symbols().iter().fold(round, |seed, symbol| mix(seed ^ *symbol as u64));
        Looker { eyes, view, seed: mix(seed ^ view.since.0) }
    }

    /// The one of these FIVES that is noticed first, and when it is drawn, being so many-th of the round; nothing if
    /// all are overlooked.
    pub(crate) fn first(
        &self,
        fives: impl IntoIterator<Item = &'static Placement>,
        nth: usize,
    ) -> Option<(Moment, &'static Placement)> {
        let noticed =
            fives.into_iter().filter_map(|five| Some((self.notices(five.squares, five.shape)?, five)));
        let (after, five) = noticed.min_by_key(|(after, _)| *after)?;
        Some((self.drawn_at(after, nth), five))
    }

    /// When the last of my outlines was finished, and it went on from there; at first, when the dice are read.
    pub(crate) fn resumed(&self) -> Moment {
        let noticed = |mark: &Squares| self.notices(*mark, shape_of(*mark)?);
        let after = self.view.marks.iter().filter_map(noticed).max().unwrap_or(0);
        self.drawn_at(after, self.view.marks.len())
    }

    /// How long one of these squares is looked for: the time does not count in which something is drawn.
    pub(crate) fn notices(&self, squares: Squares, shape: Shape) -> Option<Millis> {
        let bits = squares.bits();
        let own = mix(self.seed ^ mix(bits as u64) ^ (bits >> 64) as u64);
        if unit(mix(own)) < self.eyes.overlooks {
            return None;
        }
        let keen = self.eyes.keen[usize::from(shape.value() - 1).min(3)];
        let after = -libm::log(1.0 - unit(own)) * self.eyes.mean / keen;
        Some((after as Millis).min(self.eyes.longest))
    }

    /// When it is drawn, if it is the so many-th of the round and was looked for so long.
    pub(crate) fn drawn_at(&self, after: Millis, nth: usize) -> Moment {
        self.view.since + self.eyes.lead + after + self.eyes.draw * nth as Millis
    }

    /// How long it takes to draw something that was noticed before.
    pub(crate) const fn draw(&self) -> Millis {
        self.eyes.draw
    }

    /// How long nothing is found until it is given up: more or less, and another each time.
    pub(crate) fn patience(&self) -> Millis {
        let share = unit(mix(self.seed ^ !(self.view.marks.len() as u64)));
        (f64::from(self.eyes.patience) * (0.75 + share / 2.0)) as Millis
    }

    /// Puzzle: how long a better FIVE is looked for when one is drawn.
    pub(crate) const fn settle(&self) -> Millis {
        self.eyes.settle
    }

    /// How long they look at what they have before they turn the timer.
    pub(crate) const fn hesitation(&self) -> Millis {
        self.eyes.hesitation
    }

    /// When the timer was turned and when it has run out, if it runs.
    pub(crate) fn timer(&self) -> Option<(Moment, Moment)> {
        let Options { timer, .. } = self.view.options;
        let due = self.view.due.filter(|_| self.view.timer.is_some())?;
        Some((due - timer.millis(), due))
    }
}

/// A number in [0, 1) of these bits.
fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1u64 << 53) as f64
}

/// The finalizer of `SplitMix64`.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}
