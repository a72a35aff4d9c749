//! The afterstates of a view: every play with the features of the board it leads to.

use double_series::{Action, DoubleSeries, Memory, View};
use table::{Dice, Searchable};

use crate::determinization::{Determinization, Scratch};

/// A play and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Afterstate {
    /// The play.
    pub action: Action,
    /// The features that occur in the evaluation of the board after it, each with how often; none if the play
    /// wins the game.
    pub features: Option<Vec<(u16, u8)>>,
}

/// All plays of the player whose view it is; none for a spectator.
pub fn afterstates(view: &View, rng: &mut fastrand::Rng) -> Vec<Afterstate> {
    // The evaluation depends on what the player sees alone, so any determinization will do.
    let game = DoubleSeries::resample(view, &Memory::default(), rng);
    let Some(table) = Determinization::new(view, game) else { return Vec::new() };
    let mut all = Vec::new();
    table.for_each_afterstate(&mut Scratch::new(Dice::from_number(0)), |_, action, after| {
        let features = after.map(|(evaluation, lines)| {
            let mut features = Vec::new();
            evaluation.features(&lines, |feature, times| features.push((feature as u16, times)));
            features
        });
        all.push(Afterstate { action, features });
    });
    all
}
