//! A table as a position that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::options::Options;
use crate::power::Power;
use crate::result::RoundResult;
use crate::state::{FiveOrLess, Phase, Stage};

/// A table. Only `pyramids` is required; everything else has a default.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The cards before each seat by slot, `null` for a gap.
    pub pyramids: Vec<Vec<Option<Card>>>,
    /// The discard pile, the top card last; if it is empty, a card is turned over from the rest.
    pub discards: Vec<Card>,
    /// The draw pile, the next card first; by default the rest of the pack, shuffled.
    pub pile: Option<Vec<Card>>,
    /// The round; 1 by default.
    pub round: Option<u8>,
    /// What is going on at the table; by default the players take turns.
    pub phase: Option<Phase>,
    /// Where the player in turn stands; by default it follows from whether they have drawn.
    pub stage: Option<Stage>,
    /// Who began this round; seat 0 by default.
    pub starter: Option<Seat>,
    /// Whose turn it is; by default the starter's.
    pub to_play: Option<Seat>,
    /// The number of the turn; 1 by default.
    pub turn: Option<u32>,
    /// The card that the player in turn has drawn and not yet placed.
    pub drawn: Option<Card>,
    /// The power that the player in turn may use, or is using.
    pub power: Option<Power>,
    /// When the peek, turn, last claims or pause ends; by default its full time from the start.
    pub until: Option<Moment>,
    /// Who is ready to go on.
    pub ready: Seats,
    /// Who said "5 or less".
    pub called: Seats,
    /// Who said it first; by default the one whose turn was longest ago.
    pub first_caller: Option<Seat>,
    /// How many discards are linked; 1 by default.
    pub linked: Option<u8>,
    /// The number of the top discard; 1 by default.
    pub number: Option<u32>,
    /// When it was discarded.
    pub discarded_at: Moment,
    /// Discards covered or taken a moment ago.
    pub recent: Vec<RecentPosition>,
    /// How often the draw pile was refilled in this round.
    pub refills: u8,
    /// Cards thrown in vain that everybody sees.
    pub shown: Vec<ShownPosition>,
    /// Claims of the open window.
    pub claims: Vec<ClaimPosition>,
    /// When it closes.
    pub window_until: Option<Moment>,
    /// The action of the player in turn that waits for the window.
    pub pending: Option<PendingPosition>,
    /// How much lag each seat may still be credited with; the full quota by default.
    pub quota: Vec<Millis>,
    /// The points of each seat; 0 by default.
    pub totals: Vec<i16>,
    /// The rounds won by each seat; 0 by default.
    pub wins: Vec<u8>,
    /// How the round ended, until the next begins.
    pub result: Option<Arc<RoundResult>>,
}

/// A discard covered or taken a moment ago.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecentPosition {
    /// Its number.
    pub number: u32,
    /// The card.
    pub card: Card,
    /// Whether it had been thrown itself.
    #[serde(default)]
    pub thrown: bool,
    /// When it was covered or taken.
    pub at: Moment,
}

/// A card of a pyramid that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownPosition {
    /// Whose.
    pub seat: Seat,
    /// Its slot.
    pub slot: u8,
    /// Until when.
    pub until: Moment,
}

/// A claim that is not judged yet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimPosition {
    /// Whose.
    pub seat: Seat,
    /// The slot of the card.
    pub slot: u8,
    /// When it counts as thrown.
    pub time: Moment,
}

/// An action that waits for the window to close.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingPosition {
    /// The action.
    pub action: Action,
    /// When it counts as done.
    pub time: Moment,
}

pub(crate) fn position(game: &FiveOrLess) -> Position {
    let recent = game.recent.iter().map(|recent| RecentPosition {
        number: recent.discard.number,
        card: recent.card,
        thrown: recent.discard.thrown,
        at: recent.discard.at,
    });
    let shown = game.shown.iter().zip(&game.shown_until).map(|(shown, until)| ShownPosition {
        seat: shown.seat,
        slot: shown.slot,
        until: *until,
    });
    let claims = game.claims.iter().map(|claim| ClaimPosition {
        seat: claim.seat,
        slot: claim.slot,
        time: claim.time,
    });
    Position {
        options: game.options,
        pyramids: Seat::all(game.seat_count()).map(|seat| game.pyramids.row(seat)).collect(),
        discards: game.discards.to_vec(),
        pile: Some(game.pile.iter().rev().copied().collect()),
        round: Some(game.round),
        phase: Some(game.phase),
        stage: Some(game.stage),
        starter: Some(game.starter),
        to_play: Some(game.to_play),
        turn: Some(game.turn),
        drawn: game.drawn,
        power: game.power,
        until: game.until,
        ready: game.ready,
        called: game.called,
        first_caller: game.first_caller,
        linked: Some(game.linked),
        number: Some(game.discard_number),
        discarded_at: game.discarded_at,
        recent: recent.collect(),
        refills: game.refills,
        shown: shown.collect(),
        claims: claims.collect(),
        window_until: game.window_until,
        pending: game.pending.map(|pending| PendingPosition { action: pending.action, time: pending.time }),
        quota: game.quota[..game.seat_count() as usize].to_vec(),
        totals: game.totals.to_vec(),
        wins: game.wins.to_vec(),
        result: game.result.clone(),
    }
}
