//! A table as a position that a person can write by hand.

use serde::{Deserialize, Serialize};
use table::{Moment, Seat, Seats};

use crate::{Card, LastRound, OneMore, Options, Pair, Phase, options};

/// A table. Only `hands` is required; everything else follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules; what is left out is as preset.
    #[serde(deserialize_with = "options::of_position")]
    pub options: Options,
    /// How many rounds each seat has lost; none if it is not given. The round follows from it.
    pub losses: Vec<u8>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// Whose turn it is, or whose card has its effect; seat 0 if it is not given.
    pub to_play: Option<Seat>,
    /// What is awaited; a card if it is not given.
    pub phase: Option<Phase>,
    /// The direction of play; clockwise if it is not given.
    pub clockwise: Option<bool>,
    /// The card to answer; if it is not given, one that can be answered is turned up.
    pub centre: Option<Card>,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The pack, the next card first; if it is not given, the remaining cards are shuffled.
    pub pack: Option<Vec<Card>>,
    /// How many cards at the bottom of the pack everybody has seen, because they were turned up in vain.
    pub under: u8,
    /// The cards played, but for the one in the centre, in any order. If they are not given: the start cards that
    /// are in no hand and, if the pack is given, all remaining cards.
    pub played: Option<Vec<Card>>,
    /// The two players who exchange.
    pub pair: Option<Pair>,
    /// The cards that these two have chosen to give.
    pub offers: [Option<Card>; 2],
    /// When chance chooses for those who are awaited, or the next round is dealt.
    pub until: Option<Moment>,
    /// Who is ready for the next round.
    pub ready: Seats,
    /// How often the pack was refilled in this round.
    pub refills: u8,
    /// How often chance chose in this round.
    pub choices: u16,
    /// How the previous round ended, to be shown.
    pub last: Option<LastRound>,
}

/// The table as a position.
pub(crate) fn position(game: &OneMore) -> Position {
    Position {
        options: game.options,
        losses: game.players.iter().map(|player| player.losses).collect(),
        turn: Some(game.turn),
        to_play: Some(game.to_play),
        phase: Some(game.phase),
        clockwise: Some(game.clockwise),
        centre: Some(game.centre),
        hands: game.hands[..game.players.len()].iter().map(|hand| hand.iter().collect()).collect(),
        pack: Some(game.pack.iter().rev().copied().collect()),
        under: game.under,
        played: Some(game.played.iter().collect()),
        pair: game.exchange.map(|exchange| exchange.pair),
        offers: game.exchange.map(|exchange| exchange.offers).unwrap_or_default(),
        until: game.until,
        ready: game.ready,
        refills: game.refills,
        choices: game.choices,
        last: game.last,
    }
}
