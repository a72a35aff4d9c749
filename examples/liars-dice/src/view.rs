//! What each audience may know of the table.

use serde::{Deserialize, Serialize};
use table::{Audience, Outcome, Seat};

use crate::dice::{Bid, Face};
use crate::options::Options;
use crate::state::{LiarsDice, Reveal, Standing};

/// What an audience sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u16,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Seat,
    /// How many dice each player has.
    pub counts: Vec<u8>,
    /// My dice.
    pub mine: Option<Vec<Face>>,
    /// The bid that stands.
    pub bid: Option<Standing>,
    /// The seats in the order in which they lost their last die.
    pub out: Vec<Seat>,
    /// How the last round ended, with all its dice.
    pub last: Option<Reveal>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The dice under all cups: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub all: Option<Vec<Vec<Face>>>,
}

/// What that audience may know now.
pub(crate) fn view(state: &LiarsDice, audience: Audience) -> View {
    View {
        me: audience.seat(),
        options: state.options,
        round: state.round,
        turn: state.turn,
        to_play: state.to_play,
        counts: state.dice.iter().map(|dice| dice.len() as u8).collect(),
        mine: audience.seat().map(|seat| state.dice[seat.index()].clone()),
        bid: state.bid,
        out: state.out.clone(),
        last: state.last.clone(),
        outcome: state.outcome.clone(),
        all: (audience == Audience::Reviewer).then(|| state.dice.clone()),
    }
}

impl View {
    /// How many dice are in play.
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// My dice; none for a spectator.
    pub fn my_dice(&self) -> &[Face] {
        self.mine.as_deref().unwrap_or_default()
    }

    /// How likely a bid holds, by what this audience knows.
    pub fn chance(&self, bid: Bid) -> f64 {
        bid.chance(self.my_dice(), self.total() - self.my_dice().len() as u8)
    }
}
