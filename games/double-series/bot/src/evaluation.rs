//! Linear evaluation: the log-odds that a player who counts cards wins, with the others to play next, as a
//! weighted sum of `features`. Signatures of lines are updated incrementally.

pub(crate) mod features;
mod plays;

use std::sync::LazyLock;

use double_series::{Card, Layout, Series, Square, Team};

use features::{
    LINE_INDEX, LineIndex, MAX_JACKS, MY_LINES, ONE_EYED_HELD, ONE_EYED_UNSEEN, STAGE_FEATURES, SpaceClass,
    THEIR_LINES, TWO_EYED_HELD, TWO_EYED_UNSEEN,
};

use crate::lines::Lines;
use crate::weights::WEIGHTS;
pub(crate) use plays::JackSpaces;

/// The weights as log-odds, by weight set.
static LOG_ODDS: LazyLock<Vec<Vec<f32>>> = LazyLock::new(|| {
    let log_odds = |thousandths: &i16| f32::from(*thousandths) / 1000.0;
    WEIGHTS.iter().map(|set| set.iter().map(log_odds).collect()).collect()
});

/// What a player knows of the cards, and the signatures of all lines by that.
#[derive(Clone)]
pub(crate) struct Evaluation {
    team: Team,
    weight_set: usize,
    /// How many of each card I hold.
    held: [u8; Card::KINDS],
    /// How many of each card are neither in my hand nor in a pile.
    unseen: [u8; Card::KINDS],
    free: u128,
    my_signatures: [u16; Series::COUNT],
    their_signatures: [u16; Series::COUNT],
}

impl Evaluation {
    /// For a player of that team, who holds these cards and does not see those.
    pub(crate) fn new(
        layout: &Layout,
        team: Team,
        weight_set: usize,
        free: u128,
        held: [u8; Card::KINDS],
        unseen: [u8; Card::KINDS],
    ) -> Evaluation {
        let (my_signatures, their_signatures) = ([0; Series::COUNT], [0; Series::COUNT]);
        let mut evaluation =
            Evaluation { team, weight_set, held, unseen, free: 0, my_signatures, their_signatures };
        Square::in_set(free).for_each(|square| evaluation.marker_removed(layout, square));
        evaluation
    }

    /// A marker was put there.
    pub(crate) fn marker_put(&mut self, layout: &Layout, square: Square) {
        self.free &= !square.bit();
        if let Some(card) = layout.card(square) {
            self.reclassify(square, self.class(card), SpaceClass::NONE);
        }
    }

    /// A marker was removed from there.
    pub(crate) fn marker_removed(&mut self, layout: &Layout, square: Square) {
        self.free |= square.bit();
        if let Some(card) = layout.card(square) {
            self.reclassify(square, SpaceClass::NONE, self.class(card));
        }
    }

    /// The number of copies of a card in my hand, and of those unseen, changed by this much.
    pub(crate) fn card_moved(&mut self, layout: &Layout, card: Card, held: i8, unseen: i8) {
        let (at, before) = (card.index(), self.class(card));
        self.held[at] = self.held[at].saturating_add_signed(held);
        self.unseen[at] = self.unseen[at].saturating_add_signed(unseen);
        let after = self.class(card);
        if before != after {
            let spaces = Square::in_set(layout.mask(card) & self.free);
            spaces.for_each(|square| self.reclassify(square, before, after));
        }
    }

    fn class(&self, card: Card) -> SpaceClass {
        SpaceClass::of(self.held[card.index()], self.unseen[card.index()])
    }

    fn reclassify(&mut self, square: Square, before: SpaceClass, after: SpaceClass) {
        for line in Series::through(square) {
            let at = line.index();
            self.my_signatures[at] = self.my_signatures[at] - before.mine + after.mine;
            self.their_signatures[at] = self.their_signatures[at] - before.theirs + after.theirs;
        }
    }

    /// The log-odds of winning, with the others to play.
    pub(crate) fn log_odds(&self, lines: &Lines) -> f32 {
        let ((two_eyed, _), (one_eyed, _)) = (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        self.stage_weights(lines, two_eyed, one_eyed).sum(self, lines)
    }

    /// How many such jacks I hold, and how many are unseen.
    fn jacks(&self, which: fn(Card) -> bool) -> (u8, u8) {
        let jacks = Card::jacks().into_iter().filter(|card| which(*card));
        jacks.fold((0, 0), |(held, unseen), card| {
            (held + self.held[card.index()], unseen + self.unseen[card.index()])
        })
    }

    /// The weights with that many jacks in hand.
    fn stage_weights(&self, lines: &Lines, two_eyed: u8, one_eyed: u8) -> StageWeights<'static> {
        let weights = &LOG_ODDS[self.weight_set][self.stage(lines)..][..STAGE_FEATURES];
        let (mine, rest) = weights.split_at(2 * MY_LINES);
        let (theirs, globals) = rest.split_at(2 * THEIR_LINES);
        let mut constant = globals[0];
        for (held, first) in [(two_eyed, TWO_EYED_HELD), (one_eyed, ONE_EYED_HELD)] {
            if held > 0 {
                constant += globals[first + usize::from(held.min(MAX_JACKS))];
            }
        }
        constant += globals[TWO_EYED_UNSEEN] * f32::from(self.jacks(Card::is_two_eyed).1);
        constant += globals[ONE_EYED_UNSEEN] * f32::from(self.jacks(Card::is_one_eyed).1);
        StageWeights {
            index: &LINE_INDEX,
            mine: if two_eyed > 0 { &mine[MY_LINES..] } else { &mine[..MY_LINES] },
            theirs: if one_eyed > 0 { &theirs[THEIR_LINES..] } else { &theirs[..THEIR_LINES] },
            constant,
        }
    }

    /// Visits every feature that occurs, with how often.
    pub(crate) fn features(&self, lines: &Lines, mut visit: impl FnMut(usize, u8)) {
        let stage = self.stage(lines);
        let ((two_eyed, two_unseen), (one_eyed, one_unseen)) =
            (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        let mine = stage + if two_eyed > 0 { MY_LINES } else { 0 };
        let theirs = stage + 2 * MY_LINES + if one_eyed > 0 { THEIR_LINES } else { 0 };
        for line in Series::all() {
            let (my_signature, their_signature) =
                (self.my_signatures[line.index()], self.their_signatures[line.index()]);
            // A full line is no feature.
            if my_signature == 0 {
                continue;
            }
            if lines.is_open(self.team, line) {
                visit(mine + usize::from(LINE_INDEX.mine[usize::from(my_signature)]), 1);
            }
            for _ in lines.opponents(self.team).filter(|other| lines.is_open(*other, line)) {
                visit(theirs + usize::from(LINE_INDEX.theirs[usize::from(their_signature)]), 1);
            }
        }
        let globals = stage + 2 * MY_LINES + 2 * THEIR_LINES;
        visit(globals, 1);
        for (held, first) in [(two_eyed, TWO_EYED_HELD), (one_eyed, ONE_EYED_HELD)] {
            if held > 0 {
                visit(globals + first + usize::from(held.min(MAX_JACKS)), 1);
            }
        }
        visit(globals + TWO_EYED_UNSEEN, two_unseen);
        visit(globals + ONE_EYED_UNSEEN, one_unseen);
    }

    /// The first feature of the stage: by how many series I and they still need.
    fn stage(&self, lines: &Lines) -> usize {
        let needs_two = |team: Team| usize::from(lines.series_needed(team) > 1);
        let theirs = lines.opponents(self.team).map(needs_two).min().unwrap_or(1);
        STAGE_FEATURES * (2 * needs_two(self.team) + theirs)
    }
}

/// The weights of a stage of the game, by signature.
struct StageWeights<'a> {
    index: &'a LineIndex,
    mine: &'a [f32],
    theirs: &'a [f32],
    /// The part that does not depend on lines.
    constant: f32,
}

impl StageWeights<'_> {
    /// The weight of an open line of mine; a full one has no index and weighs nothing.
    fn mine(&self, signature: u16) -> f32 {
        self.mine.get(usize::from(self.index.mine[usize::from(signature)])).copied().unwrap_or(0.0)
    }

    /// The weight of an open line of theirs.
    fn theirs(&self, signature: u16) -> f32 {
        self.theirs.get(usize::from(self.index.theirs[usize::from(signature)])).copied().unwrap_or(0.0)
    }

    /// The weighted sum over all lines.
    fn sum(&self, evaluation: &Evaluation, lines: &Lines) -> f32 {
        let mut sum = self.constant;
        for line in Series::all() {
            if lines.is_open(evaluation.team, line) {
                sum += self.mine(evaluation.my_signatures[line.index()]);
            }
            for _ in lines.opponents(evaluation.team).filter(|other| lines.is_open(*other, line)) {
                sum += self.theirs(evaluation.their_signatures[line.index()]);
            }
        }
        sum
    }
}
