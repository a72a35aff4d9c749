//! Stores what a fact says; computes no rules.

use std::sync::Arc;

use table::{Moment, Seat, Seats};

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::event::{Deal, Event};
use crate::layout::Layout;
use crate::scoring::Scored;
use crate::state::{DoubleSeries, MayDraw, Phase, Player};
use crate::table_talk::{Case, Ruling, Stage, Trial, Vote};

/// Stores one fact. A seat that is not there changes nothing.
pub(crate) fn apply(game: &mut DoubleSeries, event: &Event) {
    match event {
        Event::Dealer { seat } => game.dealer = *seat,
        Event::LaidOut { cards } => game.layout = Layout::of(cards).unwrap_or_default(),
        Event::Dealt(deal) => game.deal(deal),
        Event::Turn { turn, seat, exchanges } => {
            let ended = game.to_play;
            game.cases.iter_mut().for_each(|case| case.round.remove(ended));
            (game.turn, game.to_play, game.exchanges) = (*turn, *seat, *exchanges);
            game.phase = Phase::Play;
        }
        Event::Placed { seat, card, square, team } => {
            game.discard(*seat, *card);
            game.markers.put(*team, *square);
            game.idle = 0;
        }
        Event::Removed { seat, card, square, .. } => {
            game.discard(*seat, *card);
            game.markers.remove(*square);
            game.idle = 0;
        }
        Event::Exchanged { seat, card, left } => {
            game.discard(*seat, *card);
            game.exchanges = *left;
        }
        Event::Discarded { seat, card, idle } => {
            game.discard(*seat, *card);
            game.idle = *idle;
        }
        Event::Drew { seat, card } => game.draw(*seat, *card),
        Event::MayDraw { seat, turn } => game.may_draw = Some(MayDraw { seat: *seat, turn: *turn }),
        Event::Forfeited { seat } => {
            game.may_draw = None;
            game.lose_card(*seat);
        }
        Event::Reshuffled(new) => {
            game.reshuffles = new.nth + 1;
            game.players.iter_mut().for_each(|player| player.pile.clear());
            game.deck = deck(&new.deck);
        }
        Event::Choosing { choice, .. } => {
            game.choice = Some((**choice).clone());
            game.phase = Phase::Choose;
        }
        Event::Scored { team, series, .. } => {
            game.choice = None;
            let scored = series.iter().map(|series| Scored { team: *team, series: *series });
            for scored in scored {
                let _full = game.scored.try_push(scored);
            }
        }
        Event::Accused { seat, accused, message, voters, until } => {
            let agree = Seats::one(*seat);
            let none = Seats::NONE;
            let stage = Stage::Voting { waiting: *voters, agree, disagree: none, abstain: none };
            let (message, until) = (*message, *until);
            game.trial = Some(Trial { accuser: *seat, accused: *accused, message, until, stage });
        }
        Event::Voted { seat, vote } => game.vote(*seat, *vote),
        Event::Judged { guilty, owing, until, why, round } => {
            game.judge(*guilty, *owing, *until, *why, *round);
        }
        Event::GaveUp { seat, card, .. } => game.give_up(*seat, *card),
        Event::Ended(ended) => {
            (game.phase, game.choice, game.may_draw, game.trial) = (Phase::Over, None, None, None);
            game.ended = Some(Arc::new((**ended).clone()));
        }
    }
}

impl DoubleSeries {
    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    fn deal(&mut self, deal: &Deal) {
        for (player, cards) in self.players.iter_mut().zip(&deal.hands) {
            player.hand = Hand::sorted(cards.iter().copied()).unwrap_or_default();
        }
        self.deck = deck(&deal.deck);
    }

    /// Moves a card from the hand to the player's own pile.
    fn discard(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.hand.remove(card);
            player.pile.push(card);
        }
    }

    /// The player plays on with one card fewer.
    fn lose_card(&mut self, seat: Seat) {
        if let Some(player) = self.player(seat) {
            player.lost = player.lost.saturating_add(1);
        }
    }

    fn draw(&mut self, seat: Seat, card: Card) {
        self.deck.pop();
        if self.may_draw.is_some_and(|due| due.seat == seat) {
            self.may_draw = None;
        }
        if let Some(player) = self.player(seat) {
            player.hand.add(card);
        }
    }

    fn vote(&mut self, seat: Seat, vote: Vote) {
        if let Some(Trial { stage: Stage::Voting { waiting, agree, disagree, abstain }, .. }) =
            &mut self.trial
        {
            waiting.remove(seat);
            match vote {
                Vote::Agree => agree.insert(seat),
                Vote::Disagree => disagree.insert(seat),
                Vote::Abstain => abstain.insert(seat),
            }
        }
    }

    fn judge(&mut self, guilty: bool, owing: Seats, until: Moment, why: Option<Ruling>, round: Seats) {
        let Some(trial) = &mut self.trial else { return };
        self.cases.push(Case {
            message: trial.message,
            accuser: trial.accuser,
            guilty,
            accused: Some(trial.accused),
            why,
            round,
        });
        (trial.stage, trial.until) = (Stage::GivingUp { owing }, until);
        if owing.is_empty() {
            self.trial = None;
        }
    }

    fn give_up(&mut self, seat: Seat, card: Card) {
        self.discard(seat, card);
        self.lose_card(seat);
        if let Some(Trial { stage: Stage::GivingUp { owing }, .. }) = &mut self.trial {
            owing.remove(seat);
            if owing.is_empty() {
                self.trial = None;
            }
        }
    }
}

/// A deck from cards listed with the next one first.
fn deck(cards: &[Card]) -> Pile {
    Pile::of(cards.iter().rev().copied()).unwrap_or_default()
}
