//! Rollout policy: the greedy baseline on incrementally updated lines.

use double_series::{Card, Layout, Markers, Square, Team};

use crate::lines::Lines;

/// A board as the rollout policy sees it.
pub(crate) struct RolloutBoard<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) markers: &'a Markers,
    /// The markers that nobody can remove.
    pub(crate) protected: u128,
    pub(crate) lines: &'a Lines,
}

impl RolloutBoard<'_> {
    /// The best space for that card and its heuristic value; nothing if it cannot be played.
    pub(crate) fn best_space(&self, team: Team, card: Card) -> Option<(f32, Square)> {
        let mut best: Option<(f32, Square)> = None;
        let mut visit = |value: f32, square| {
            if best.is_none_or(|(max, _)| value > max) {
                best = Some((value, square));
            }
        };
        if card.is_one_eyed() {
            for square in Square::in_set(self.markers.against(team) & !self.protected) {
                let owner = self.markers.at(square).unwrap_or(team);
                visit(self.lines.remove_value(team, owner, square), square);
            }
        } else {
            let (free, values) = (self.markers.free(), self.lines.place_values(team));
            let spaces = if card.is_two_eyed() { free } else { self.layout.mask(card) & free };
            Square::in_set(spaces).for_each(|square| visit(values[square.index()], square));
        }
        best
    }
}
