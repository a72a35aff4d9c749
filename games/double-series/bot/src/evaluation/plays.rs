//! How much each play changes the evaluation, without making it: only the lines that a play touches count.

use double_series::scoring::largest_selection;
use double_series::{Card, Layout, Series, Square, Team};

use super::features::SpaceClass;
use super::{Evaluation, StageWeights};
use crate::lines::Lines;

/// How many spaces for a two-eyed jack are considered in rollouts.
const MAX_JACK_SPACES: usize = 3;

/// Which spaces for a two-eyed jack are considered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum JackSpaces {
    /// All free ones.
    All,
    /// The few with the highest heuristic value.
    Best,
}

impl Evaluation {
    /// Visits every play of these cards with the gain in log-odds, infinite if it wins. `removable` are the
    /// markers that a one-eyed jack can remove.
    pub(crate) fn for_each_play(
        &self,
        layout: &Layout,
        lines: &Lines,
        hand: &[Card],
        removable: &[(Team, Square)],
        jack_spaces: JackSpaces,
        mut visit: impl FnMut(f32, Card, Square),
    ) {
        let ((two_eyed, _), (one_eyed, _)) = (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        let weights = self.stage_weights(lines, two_eyed, one_eyed);
        // What playing the jack costs is in `loss`.
        let place = |weights: &StageWeights<'_>, loss: f32, card: Card, square: Square| {
            let gain = self.place_gain(layout, lines, weights, square, card);
            gain.map_or_else(|| self.series_gain(layout, lines, card, square), |gain| loss + gain)
        };
        let mut visited = 0_u64;
        for card in hand.iter().copied() {
            // Each card once, and jacks of a kind are equal.
            let kind = match card {
                card if card.is_two_eyed() => Card::KINDS,
                card if card.is_one_eyed() => Card::KINDS + 1,
                card => card.index(),
            };
            if visited >> kind & 1 == 1 {
                continue;
            }
            visited |= 1 << kind;
            if card.is_two_eyed() {
                let without = self.stage_weights(lines, two_eyed - 1, one_eyed);
                let loss = without.sum(self, lines) - weights.sum(self, lines);
                let spaces = match jack_spaces {
                    JackSpaces::All => self.free,
                    JackSpaces::Best => best_spaces(lines.place_values(self.team), self.free),
                };
                Square::in_set(spaces)
                    .for_each(|square| visit(place(&without, loss, card, square), card, square));
            } else if card.is_one_eyed() {
                let without = self.stage_weights(lines, two_eyed, one_eyed - 1);
                let loss = without.sum(self, lines) - weights.sum(self, lines);
                for (owner, square) in removable {
                    let gain = self.remove_gain(layout, lines, &without, *owner, *square);
                    visit(loss + gain, card, *square);
                }
            } else {
                let spaces = Square::in_set(layout.mask(card) & self.free);
                spaces.for_each(|square| visit(place(&weights, 0.0, card, square), card, square));
            }
        }
    }

    /// The gain of a marker of mine put there with that card; nothing if it completes a series, which changes
    /// too much.
    fn place_gain(
        &self,
        layout: &Layout,
        lines: &Lines,
        weights: &StageWeights<'_>,
        square: Square,
        card: Card,
    ) -> Option<f32> {
        let mut gain = 0.0;
        let before = layout.card(square).map_or(SpaceClass::NONE, |shown| self.class(shown));
        // The other space of the card changes its class once the card is played; a jack has none.
        let after = SpaceClass::of(self.held[card.index()] - 1, self.unseen[card.index()]);
        let twin = if after == before { 0 } else { layout.mask(card) & self.free & !square.bit() };
        for line in Series::through(square) {
            let (mine, theirs) = (self.my_signatures[line.index()], self.their_signatures[line.index()]);
            if lines.is_open(self.team, line) {
                if lines.owned(self.team, line) == 4 {
                    return None;
                }
                let filled = mine - before.mine;
                let filled = if line.mask() & twin == 0 { filled } else { filled - before.mine + after.mine };
                gain += weights.mine(filled) - weights.mine(mine);
            }
            for _ in lines.opponents(self.team).filter(|other| lines.is_open(*other, line)) {
                gain -= weights.theirs(theirs);
            }
        }
        for twin in Square::in_set(twin) {
            for line in Series::through(twin).filter(|line| line.mask() & square.bit() == 0) {
                let (mine, theirs) = (self.my_signatures[line.index()], self.their_signatures[line.index()]);
                if lines.is_open(self.team, line) {
                    gain += weights.mine(mine - before.mine + after.mine) - weights.mine(mine);
                }
                for _ in lines.opponents(self.team).filter(|other| lines.is_open(*other, line)) {
                    gain += weights.theirs(theirs - before.theirs + after.theirs) - weights.theirs(theirs);
                }
            }
        }
        Some(gain)
    }

    /// The gain of a marker of mine that completes a series.
    fn series_gain(&self, layout: &Layout, lines: &Lines, card: Card, square: Square) -> f32 {
        let now = self.log_odds(lines);
        let (evaluation, lines) = self.afterstate(layout, lines, card, square, None);
        if lines.series_needed(self.team) == 0 { f32::INFINITY } else { evaluation.log_odds(&lines) - now }
    }

    /// The gain of removing a marker of `owner`.
    fn remove_gain(
        &self,
        layout: &Layout,
        lines: &Lines,
        weights: &StageWeights<'_>,
        owner: Team,
        square: Square,
    ) -> f32 {
        let mut gain = 0.0;
        let class = layout.card(square).map_or(SpaceClass::NONE, |shown| self.class(shown));
        for line in Series::through(square) {
            let (mine, theirs) = (self.my_signatures[line.index()], self.their_signatures[line.index()]);
            if lines.is_open(owner, line) {
                gain += weights.theirs(theirs + class.theirs) - weights.theirs(theirs);
            }
            if lines.is_open_but_for_one(self.team, line) {
                gain += weights.mine(mine + class.mine);
            }
            for _ in lines
                .opponents(self.team)
                .filter(|other| *other != owner && lines.is_open_but_for_one(*other, line))
            {
                gain += weights.theirs(theirs + class.theirs);
            }
        }
        gain
    }

    /// The afterstate of a play of mine: a marker put down, or that of `owner` removed.
    pub(crate) fn afterstate(
        &self,
        layout: &Layout,
        lines: &Lines,
        card: Card,
        square: Square,
        owner: Option<Team>,
    ) -> (Evaluation, Lines) {
        let (mut evaluation, mut lines) = (self.clone(), lines.clone());
        evaluation.card_moved(layout, card, -1, 0);
        if let Some(owner) = owner {
            lines.remove(owner, square);
            evaluation.marker_removed(layout, square);
            return (evaluation, lines);
        }
        let completed = lines.completed(self.team, square);
        lines.put(self.team, square);
        largest_selection(&completed).iter().for_each(|series| lines.score(self.team, *series));
        evaluation.marker_put(layout, square);
        (evaluation, lines)
    }
}

/// The few spaces of a set with the highest values.
fn best_spaces(values: &[f32; Square::COUNT], set: u128) -> u128 {
    let mut best = [(f32::NEG_INFINITY, 0_u128); MAX_JACK_SPACES];
    for square in Square::in_set(set) {
        let value = values[square.index()];
        if let Some(at) = best.iter().position(|(other, _)| value > *other) {
            best[at..].rotate_right(1);
            best[at] = (value, square.bit());
        }
    }
    best.iter().fold(0, |all, (_, bit)| all | bit)
}
