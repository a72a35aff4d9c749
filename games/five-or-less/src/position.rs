//! A table as a position that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::event::RoundResult;
use crate::options::Options;
use crate::power::Power;
use crate::state::{FiveOrLess, Phase, Stage};

/// A table. Only `pyramids` is needed; all else has a value that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The cards before each seat by their places, `null` for a gap.
    pub pyramids: Vec<Vec<Option<Card>>>,
    /// The discard pile, the top card last; if it is empty, a card of the rest is turned.
    pub discards: Vec<Card>,
    /// The draw pile, the next card first; if it is not given, the rest of the pack is shuffled.
    pub pile: Option<Vec<Card>>,
    /// The round; 1 if it is not given.
    pub round: Option<u8>,
    /// What the table does; if it is not given, the players take turns.
    pub phase: Option<Phase>,
    /// What the player in turn does; if it is not given, whether they have drawn tells.
    pub stage: Option<Stage>,
    /// Who began this round; seat 0 if it is not given.
    pub starter: Option<Seat>,
    /// Whose turn it is; the player who began if it is not given.
    pub to_play: Option<Seat>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// The card that the player in turn has drawn and not placed.
    pub drawn: Option<Card>,
    /// The power that the player in turn may use, or is using.
    pub power: Option<Power>,
    /// When peek, turn, last claims or pause are over; if it is not given, all their time from the start.
    pub until: Option<Moment>,
    /// Who has seen enough.
    pub ready: Seats,
    /// Who said "5 or less".
    pub called: Seats,
    /// Who said it first; if it is not given, the one whose turn is longest ago.
    pub first_caller: Option<Seat>,
    /// How many discards are linked; 1 if it is not given.
    pub linked: Option<u8>,
    /// The number of the top discard; 1 if it is not given.
    pub number: Option<u32>,
    /// When it came to lie there.
    pub discarded_at: Moment,
    /// Discards covered or taken a moment ago.
    pub recent: Vec<GonePosition>,
    /// How often the draw pile was refilled in this round.
    pub refills: u8,
    /// Cards thrown in vain that all see.
    pub shown: Vec<ShownPosition>,
    /// Claims of the open window.
    pub claims: Vec<ClaimPosition>,
    /// When it closes.
    pub window_until: Option<Moment>,
    /// What the player in turn waits to do.
    pub pending: Option<PendingPosition>,
    /// How much lag each seat may still be credited with; all of it if it is not given.
    pub quota: Vec<Millis>,
    /// The points of each seat; none if they are not given.
    pub totals: Vec<i16>,
    /// The rounds won by each seat; none if they are not given.
    pub wins: Vec<u8>,
    /// How the round ended, while everybody looks at it.
    pub result: Option<Arc<RoundResult>>,
}

/// A discard covered or taken a moment ago.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GonePosition {
    /// Its number.
    pub number: u32,
    /// The card.
    pub card: Card,
    /// Whether it had been thrown itself.
    #[serde(default)]
    pub thrown: bool,
    /// Since when.
    pub at: Moment,
}

/// A lying card that all see.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownPosition {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub slot: u8,
    /// Until then.
    pub until: Moment,
}

/// A claim that is not judged yet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimPosition {
    /// Whose.
    pub seat: Seat,
    /// Which card.
    pub slot: u8,
    /// When it counts as thrown.
    pub time: Moment,
}

/// What waits for the window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingPosition {
    /// What.
    pub action: Action,
    /// When it counts as wanted.
    pub time: Moment,
}

impl FiveOrLess {
    /// The table as a position.
    pub fn write(&self) -> Position {
        let recent = self.recent.iter().map(|covered| GonePosition {
            number: covered.gone.number,
            card: covered.card,
            thrown: covered.gone.thrown,
            at: covered.gone.at,
        });
        let shown = self.shown.iter().zip(&self.shown_until).map(|(shown, until)| ShownPosition {
            seat: shown.seat,
            slot: shown.slot,
            until: *until,
        });
        let claims = self.claims.iter().map(|claim| ClaimPosition {
            seat: claim.seat,
            slot: claim.slot,
            time: claim.time,
        });
        Position {
            options: self.options,
            pyramids: Seat::all(self.count()).map(|seat| self.pyramids.row(seat)).collect(),
            discards: self.discards.to_vec(),
            pile: Some(self.pile.iter().rev().copied().collect()),
            round: Some(self.round),
            phase: Some(self.phase),
            stage: Some(self.stage),
            starter: Some(self.starter),
            to_play: Some(self.to_play),
            turn: Some(self.turn),
            drawn: self.drawn,
            power: self.power,
            until: self.until,
            ready: self.ready,
            called: self.called,
            first_caller: self.first_caller,
            linked: Some(self.linked),
            number: Some(self.number),
            discarded_at: self.number_at,
            recent: recent.collect(),
            refills: self.refills,
            shown: shown.collect(),
            claims: claims.collect(),
            window_until: self.window_until,
            pending: self
                .pending
                .map(|pending| PendingPosition { action: pending.action, time: pending.time }),
            quota: self.quota[..self.count() as usize].to_vec(),
            totals: self.totals.to_vec(),
            wins: self.wins.to_vec(),
            result: self.result.clone(),
        }
    }
}
