//! The whole state in a form that a person can write by hand.

pub mod judge;

use serde::{Deserialize, Serialize};
use table::{Dice, Draw, Moment, Refusal, Seat};

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::layout::Layout;
use crate::markers::Markers;
use crate::options::Options;
use crate::refusals::{refuse, refuse_card};
use crate::series::Five;
use crate::square::Square;
use crate::state::{DoubleSeries, End, MayDraw, Phase};
use crate::talk::{Case, Trial};

/// A table. Only `hands` is needed; all else has a value that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// The cards of a shuffled board, row by row without the corners; if they are not given, it is shuffled
    /// now. The printed board needs none.
    pub layout: Option<Vec<Card>>,
    /// The board as ten rows of text: `*` a corner, `.` a free space, `a b c` the markers of the teams;
    /// empty if it is not given.
    pub markers: Markers,
    /// The series scored, in order, each as its five spaces; whose they are the markers tell.
    pub series: Vec<Five>,
    /// Who dealt; the player before seat 0 if it is not given.
    pub dealer: Option<Seat>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// Whose turn it is; the player left of the dealer if it is not given.
    pub to_play: Option<Seat>,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The discard piles by seat, the top card last; empty if they are not given.
    pub piles: Vec<Vec<Card>>,
    /// The deck, the next card first; if it is not given, the rest of the pack is shuffled.
    pub deck: Option<Vec<Card>>,
    /// By seat, how many cards fewer than dealt the player goes on with; if it is not given, the hands tell.
    pub lost: Option<Vec<u8>>,
    /// How many dead cards may be exchanged in this turn; as many as are in hand if it is not given.
    pub exchanges: Option<u8>,
    /// How many turns in a row nobody could play.
    pub idle: u8,
    /// How often the discard piles were shuffled.
    pub reshuffles: u8,
    /// The marker that completed several fives of which the player in turn must choose one.
    pub choice: Option<ChoicePosition>,
    /// Who has played and not drawn yet.
    pub may_draw: Option<MayDraw>,
    /// The accusation under way.
    pub trial: Option<Trial>,
    /// The accusations before it.
    pub cases: Vec<Case>,
    /// Why the game is over, if it is.
    pub over: Option<End>,
}

/// A choice between fives; which they are the markers tell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoicePosition {
    /// The marker that completed them.
    pub square: Square,
    /// When the first of them is taken.
    pub until: Moment,
}

impl DoubleSeries {
    /// The state as a position.
    pub fn as_position(&self) -> Position {
        let shuffled = matches!(self.layout, Layout::Shuffled(_));
        let choice = |choice: &crate::state::Choice| {
            let (square, until) = (choice.square, choice.until);
            ChoicePosition { square, until }
        };
        Position {
            options: self.options,
            layout: shuffled.then(|| self.layout.cards().collect()),
            markers: self.markers,
            series: self.scored.iter().map(|scored| scored.series.five()).collect(),
            dealer: Some(self.dealer),
            turn: Some(self.turn),
            to_play: Some(self.to_play),
            hands: self.players.iter().map(|player| player.hand.to_vec()).collect(),
            piles: self.players.iter().map(|player| player.pile.to_vec()).collect(),
            deck: Some(self.deck.iter().rev().copied().collect()),
            lost: Some(self.players.iter().map(|player| player.lost).collect()),
            exchanges: Some(self.exchanges),
            idle: self.idle,
            reshuffles: self.reshuffles,
            choice: self.choice.as_ref().map(choice),
            may_draw: self.may_draw,
            trial: self.trial,
            cases: self.cases.clone(),
            over: self.ended.as_ref().map(|ended| ended.why),
        }
    }
}

impl Position {
    /// The state of this position, refused by the rule that it breaks.
    pub fn restore(&self, dice: &Dice) -> Result<DoubleSeries, Refusal> {
        let seats = u8::try_from(self.hands.len()).unwrap_or(u8::MAX);
        self.options.check(seats)?;
        let mut table = DoubleSeries::new(self.options, seats);
        table.phase = match (self.over, self.choice) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Choose,
            (None, None) => Phase::Play,
        };
        self.seat_players(&mut table)?;
        self.lay_board(&mut table, dice)?;
        self.lay_cards(&mut table, dice)?;
        self.judge_series(&mut table)?;
        self.judge_choice(&mut table)?;
        self.judge_hands(&mut table)?;
        self.judge_trial(&mut table)?;
        self.judge_end(&mut table)?;
        Ok(table)
    }

    fn seat_players(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let seats = table.count();
        table.dealer = self.dealer.unwrap_or(Seat(seats - 1));
        table.turn = self.turn.unwrap_or(1);
        let named = [Some(table.dealer), self.to_play, self.may_draw.map(|due| due.seat)];
        if named.into_iter().flatten().any(|seat| seat.0 >= seats) {
            return Err(refuse("DS-4", "refuse-position-seat"));
        }
        table.to_play = self.to_play.unwrap_or(table.dealer.after(1, seats));
        (table.idle, table.reshuffles) = (self.idle, self.reshuffles);
        (table.may_draw, table.trial) = (self.may_draw, self.trial);
        table.cases.clone_from(&self.cases);
        Ok(())
    }

    fn lay_board(&self, table: &mut DoubleSeries, dice: &Dice) -> Result<(), Refusal> {
        table.markers = self.markers;
        let mut random: Vec<Card>;
        let cards = match (&self.layout, self.options.layout) {
            (None, crate::options::Setup::Spiral) => return Ok(()),
            (None, crate::options::Setup::Shuffled) => {
                random = Layout::shown().collect();
                dice.shuffle(Draw { purpose: "position", round: 0, nth: 1 }, &mut random);
                &random
            }
            (Some(cards), _) => cards,
        };
        let layout = Layout::of(cards).ok_or_else(|| refuse("DS-1", "refuse-position-layout"))?;
        let printed = self.options.layout == crate::options::Setup::Spiral;
        if printed && layout != Layout::Spiral {
            return Err(refuse("DS-1", "refuse-position-layout"));
        }
        table.layout = layout;
        Ok(())
    }

    /// Lays out hands, piles and deck; together they are the pack, no card more or less.
    fn lay_cards(&self, table: &mut DoubleSeries, dice: &Dice) -> Result<(), Refusal> {
        let mut rest = Card::pack().to_vec();
        let mut take = |card: &Card| -> Result<(), Refusal> {
            let too_many = || refuse_card("DS-1", "refuse-position-too-many", *card);
            let at = rest.binary_search(card).map_err(|_| too_many())?;
            rest.remove(at);
            Ok(())
        };
        self.hands.iter().flatten().try_for_each(&mut take)?;
        self.piles.iter().flatten().try_for_each(&mut take)?;
        self.deck.iter().flatten().try_for_each(&mut take)?;
        if self.piles.len() > self.hands.len() {
            return Err(refuse("DS-4", "refuse-position-seat"));
        }
        for (seat, (player, cards)) in table.players.iter_mut().zip(&self.hands).enumerate() {
            let most = Options::dealt(self.hands.len() as u8) as usize;
            let hand = Hand::sorted(cards.iter().copied()).filter(|hand| hand.len() <= most);
            player.hand = hand.ok_or_else(|| judge::hand_size(seat, cards.len()))?;
            let pile = self.piles.get(seat).into_iter().flatten();
            player.pile = Pile::of(pile.copied()).unwrap_or_default();
        }
        let deck = if let Some(deck) = &self.deck {
            if let Some(card) = rest.first() {
                return Err(refuse_card("DS-1", "refuse-position-missing", *card));
            }
            deck
        } else {
            dice.shuffle(Draw { purpose: "position", round: 0, nth: 0 }, &mut rest);
            &rest
        };
        table.deck = Pile::of(deck.iter().rev().copied()).unwrap_or_default();
        Ok(())
    }
}
