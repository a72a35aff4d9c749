//! A state from a position, refused by the rule it breaks.

mod checks;

use table::{Dice, Draw, Game, Refusal, Seat, refuse};

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::layout::Layout;
use crate::options::{self, Options, Setup};
use crate::position::Position;
use crate::refusals::refuse_card;
use crate::state::{self, DoubleSeries, Phase};

/// The state of a position. What it leaves out is filled in, by chance where the rules leave it to chance.
pub(crate) fn restore(position: &Position, dice: &Dice) -> Result<DoubleSeries, Refusal> {
    let seats = u8::try_from(position.hands.len()).unwrap_or(u8::MAX);
    options::accepts(&position.options, seats)?;
    let mut game = state::set_up(&position.options, seats);
    game.phase = match (position.over, position.choice) {
        (Some(_), _) => Phase::Over,
        (None, Some(_)) => Phase::Choose,
        (None, None) => Phase::Play,
    };
    position.seat_players(&mut game)?;
    position.lay_board(&mut game, dice)?;
    position.lay_cards(&mut game, dice)?;
    position.check_series(&mut game)?;
    position.check_choice(&mut game)?;
    position.check_hands(&mut game)?;
    position.check_trial(&game)?;
    position.check_end(&mut game)?;
    Ok(game)
}

impl Position {
    fn seat_players(&self, game: &mut DoubleSeries) -> Result<(), Refusal> {
        let seats = game.seats();
        game.dealer = self.dealer.unwrap_or(Seat(seats - 1));
        game.turn = self.turn.unwrap_or(1);
        let named = [Some(game.dealer), self.to_play, self.may_draw.map(|due| due.seat)];
        if named.into_iter().flatten().any(|seat| seat.0 >= seats) {
            return Err(refuse("DS-4", "refuse-position-seat"));
        }
        game.to_play = self.to_play.unwrap_or(game.dealer.after(1, seats));
        (game.idle, game.reshuffles) = (self.idle, self.reshuffles);
        (game.may_draw, game.trial) = (self.may_draw, self.trial);
        game.cases.clone_from(&self.cases);
        Ok(())
    }

    fn lay_board(&self, game: &mut DoubleSeries, dice: &Dice) -> Result<(), Refusal> {
        game.markers = self.markers;
        let mut random: Vec<Card>;
        let cards = match (&self.layout, self.options.layout) {
            (None, Setup::Spiral) => return Ok(()),
            (None, Setup::Shuffled) => {
                random = Layout::shown().collect();
                dice.shuffle(Draw { purpose: "position", round: 0, nth: 1 }, &mut random);
                &random
            }
            (Some(cards), _) => cards,
        };
        let layout = Layout::of(cards).ok_or_else(|| refuse("DS-1", "refuse-position-layout"))?;
        let spiral = self.options.layout == Setup::Spiral;
        if spiral && layout != Layout::Spiral {
            return Err(refuse("DS-1", "refuse-position-layout"));
        }
        game.layout = layout;
        Ok(())
    }

    /// Lays out hands, piles and deck, which together are exactly the pack.
    fn lay_cards(&self, game: &mut DoubleSeries, dice: &Dice) -> Result<(), Refusal> {
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
        for (seat, (player, cards)) in game.players.iter_mut().zip(&self.hands).enumerate() {
            let max = Options::hand_size(self.hands.len() as u8) as usize;
            let hand = Hand::sorted(cards.iter().copied()).filter(|hand| hand.len() <= max);
            player.hand = hand.ok_or_else(|| checks::wrong_hand_size(seat, cards.len()))?;
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
        game.deck = Pile::of(deck.iter().rev().copied()).unwrap_or_default();
        Ok(())
    }
}
