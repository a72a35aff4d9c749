//! The whole state in a form that a person can write by hand.

use serde::{Deserialize, Serialize};
use table::{Moment, Seat};

use crate::card::Card;
use crate::layout::Layout;
use crate::markers::Markers;
use crate::options::Options;
use crate::series::Five;
use crate::square::Square;
use crate::state::{Choice, DoubleSeries, End, MayDraw};
use crate::table_talk::{Case, Trial};

/// A position. Only `hands` is required; everything else has a default that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The cards of a shuffled board, row by row without the corners; shuffled now if not given. The spiral
    /// needs none.
    pub layout: Option<Vec<Card>>,
    /// The board as ten rows of text: `*` a corner, `.` a free space, `a b c` the markers of the teams;
    /// empty if not given.
    pub markers: Markers,
    /// The series scored, in order, each as its five spaces; the markers say whose they are.
    pub series: Vec<Five>,
    /// Who dealt; the player before seat 0 if not given.
    pub dealer: Option<Seat>,
    /// The number of the turn; 1 if not given.
    pub turn: Option<u32>,
    /// Whose turn it is; the player left of the dealer if not given.
    pub to_play: Option<Seat>,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The discard piles by seat, the top card last; empty if not given.
    pub piles: Vec<Vec<Card>>,
    /// The deck, the next card first; if not given, the rest of the pack, shuffled.
    pub deck: Option<Vec<Card>>,
    /// By seat, how many cards fewer than dealt the player has for good; if not given, what the hands lack.
    pub lost: Option<Vec<u8>>,
    /// How many dead cards may be exchanged in this turn; as many as are in hand if not given.
    pub exchanges: Option<u8>,
    /// For how many turns in a row nobody has been able to play.
    pub idle: u8,
    /// How often the discard piles were shuffled.
    pub reshuffles: u8,
    /// The marker that completed several fives of which the player in turn must choose one.
    pub choice: Option<ChoicePosition>,
    /// Who has played and not drawn yet.
    pub may_draw: Option<MayDraw>,
    /// The accusation in progress.
    pub trial: Option<Trial>,
    /// The accusations before it.
    pub cases: Vec<Case>,
    /// Why the game is over, if it is.
    pub over: Option<End>,
}

/// A choice between fives; the markers say which they are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoicePosition {
    /// The marker that completed them.
    pub square: Square,
    /// When the first of them is taken.
    pub until: Moment,
}

/// The state as a position.
pub(crate) fn position(game: &DoubleSeries) -> Position {
    let shuffled = matches!(game.layout, Layout::Shuffled(_));
    let choice = |choice: &Choice| ChoicePosition { square: choice.square, until: choice.until };
    Position {
        options: game.options,
        layout: shuffled.then(|| game.layout.cards().collect()),
        markers: game.markers,
        series: game.scored.iter().map(|scored| scored.series.five()).collect(),
        dealer: Some(game.dealer),
        turn: Some(game.turn),
        to_play: Some(game.to_play),
        hands: game.players.iter().map(|player| player.hand.to_vec()).collect(),
        piles: game.players.iter().map(|player| player.pile.to_vec()).collect(),
        deck: Some(game.deck.iter().rev().copied().collect()),
        lost: Some(game.players.iter().map(|player| player.lost).collect()),
        exchanges: Some(game.exchanges),
        idle: game.idle,
        reshuffles: game.reshuffles,
        choice: game.choice.as_ref().map(choice),
        may_draw: game.may_draw,
        trial: game.trial,
        cases: game.cases.clone(),
        over: game.ended.as_ref().map(|ended| ended.why),
    }
}
