//! Stores what the facts say.

use std::sync::Arc;

use table::{Moment, Seat, Seats};

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::event::{Deal, Event};
use crate::layout::Layout;
use crate::scoring::Scored;
use crate::state::{DoubleSeries, MayDraw, Phase, Player};
use crate::talk::{Case, Stage, Trial, Vote};

impl DoubleSeries {
    /// Stores one fact. What names a seat that is not there changes nothing.
    pub fn store(&mut self, event: &Event) {
        match event {
            Event::Dealer { seat } => self.dealer = *seat,
            Event::LaidOut { cards } => self.layout = Layout::of(cards).unwrap_or_default(),
            Event::Dealt(deal) => self.dealt(deal),
            Event::Turn { turn, seat, exchanges } => {
                (self.turn, self.to_play, self.exchanges) = (*turn, *seat, *exchanges);
                self.phase = Phase::Play;
            }
            Event::Placed { seat, card, square, team } => {
                self.laid_down(*seat, *card);
                self.markers.put(*team, *square);
                self.idle = 0;
            }
            Event::Removed { seat, card, square, .. } => {
                self.laid_down(*seat, *card);
                self.markers.take(*square);
                self.idle = 0;
            }
            Event::Exchanged { seat, card, left } => {
                self.laid_down(*seat, *card);
                self.exchanges = *left;
            }
            Event::Discarded { seat, card, idle } => {
                self.laid_down(*seat, *card);
                self.idle = *idle;
            }
            Event::Drew { seat, card } => self.drew(*seat, *card),
            Event::MayDraw { seat, turn } => self.may_draw = Some(MayDraw { seat: *seat, turn: *turn }),
            Event::Forfeited { seat } => {
                self.may_draw = None;
                self.lost(*seat);
            }
            Event::Reshuffled(new) => {
                self.reshuffles = new.nth + 1;
                self.players.iter_mut().for_each(|player| player.pile.clear());
                self.deck = deck(&new.deck);
            }
            Event::Choosing { choice, .. } => {
                self.choice = Some((**choice).clone());
                self.phase = Phase::Choose;
            }
            Event::Scored { team, series, .. } => {
                self.choice = None;
                let scored = series.iter().map(|series| Scored { team: *team, series: *series });
                for scored in scored {
                    let _full = self.scored.try_push(scored);
                }
            }
            Event::Accused { seat, accused, message, voters, until } => {
                let agree = Seats::one(*seat);
                let stage = Stage::Voting { waiting: *voters, agree, disagree: Seats::NONE };
                let (message, until) = (*message, *until);
                self.trial = Some(Trial { accuser: *seat, accused: *accused, message, until, stage });
            }
            Event::Voted { seat, vote } => self.voted(*seat, *vote),
            Event::Judged { guilty, owing, until } => self.judged(*guilty, *owing, *until),
            Event::GaveUp { seat, card, .. } => self.gave_up(*seat, *card),
            Event::Ended(ended) => {
                (self.phase, self.choice, self.may_draw, self.trial) = (Phase::Over, None, None, None);
                self.ended = Some(Arc::new((**ended).clone()));
            }
        }
    }

    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    fn dealt(&mut self, deal: &Deal) {
        for (player, cards) in self.players.iter_mut().zip(&deal.hands) {
            player.hand = Hand::sorted(cards.iter().copied()).unwrap_or_default();
        }
        self.deck = deck(&deal.deck);
    }

    /// A card goes from the hand to the player's own pile.
    fn laid_down(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.hand.remove(card);
            player.pile.push(card);
        }
    }

    /// The player goes on with a card fewer.
    fn lost(&mut self, seat: Seat) {
        if let Some(player) = self.player(seat) {
            player.lost = player.lost.saturating_add(1);
        }
    }

    fn drew(&mut self, seat: Seat, card: Card) {
        self.deck.pop();
        if self.may_draw.is_some_and(|due| due.seat == seat) {
            self.may_draw = None;
        }
        if let Some(player) = self.player(seat) {
            player.hand.add(card);
        }
    }

    fn voted(&mut self, seat: Seat, vote: Vote) {
        if let Some(Trial { stage: Stage::Voting { waiting, agree, disagree }, .. }) = &mut self.trial {
            waiting.remove(seat);
            match vote {
                Vote::Agree => agree.insert(seat),
                Vote::Disagree => disagree.insert(seat),
                Vote::Abstain => {}
            }
        }
    }

    fn judged(&mut self, guilty: bool, owing: Seats, until: Moment) {
        let Some(trial) = &mut self.trial else { return };
        self.cases.push(Case { message: trial.message, accuser: trial.accuser, guilty });
        (trial.stage, trial.until) = (Stage::GivingUp { owing }, until);
        if owing.is_empty() {
            self.trial = None;
        }
    }

    fn gave_up(&mut self, seat: Seat, card: Card) {
        self.laid_down(seat, card);
        self.lost(seat);
        if let Some(Trial { stage: Stage::GivingUp { owing }, .. }) = &mut self.trial {
            owing.remove(seat);
            if owing.is_empty() {
                self.trial = None;
            }
        }
    }
}

/// A deck of cards that are told with the next one first.
fn deck(cards: &[Card]) -> Pile {
    Pile::of(cards.iter().rev().copied()).unwrap_or_default()
}
