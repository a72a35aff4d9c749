//! From a position back to a table, if there can be such a position.

use std::sync::Arc;

use table::{Dice, Draw, Outcome, Refusal, Seat, Seats, Sentence, refuse};

use super::position::TogetherPosition;
use super::state::{Drawn, LAST_RESHUFFLE, Laid, MAX_SEATS, Phase, Together};
use crate::card::Rank;
use crate::hand::Hand;
use crate::restore::{none_missing, rest_of_pack};
use crate::{meld, options};

/// An upper bound of what a hand can cost: thirteen jokers, though there are at most nine.
const MAX_POINTS: u16 = 13 * 50;

impl TogetherPosition {
    /// The table of this position.
    pub(crate) fn restore(&self, dice: &Dice) -> Result<Together, Refusal> {
        let seats = self.hands.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(Refusal::new(
                "FC-6",
                Sentence::new("refuse-position-seats").number("count", seats as i32),
            ));
        }
        let seats = seats as u8;
        options::accepts(&self.options, seats)?;
        let mut table = Together::set_up(self.options, seats);
        table.wild = self.wild.unwrap_or(table.wild);
        if table.wild < self.options.first_wild() {
            return Err(refuse("FC-16", "refuse-position-round"));
        }
        table.round = table.wild.number() - self.options.first_wild().number() + 1;
        table.dealer = self.dealer.unwrap_or(Seat(0));
        table.turn = self.turn.unwrap_or(1);
        let known = |seat: Seat| seat.0 < seats;
        if !known(table.dealer) || !self.to_play.is_none_or(known) || !self.out.is_none_or(known) {
            return Err(refuse("FC-5", "refuse-position-seat"));
        }
        table.to_play = self.to_play.unwrap_or(table.dealer.after(1, seats));
        table.out = self.out;
        table.reshuffles = self.reshuffles;
        table.last.clone_from(&self.last);
        self.seat_players(&mut table)?;
        self.check_phase(&mut table)?;
        self.check_melds(&table)?;
        self.check_points(&mut table)?;
        self.lay_piles(&mut table, dice)?;
        Ok(table)
    }

    fn seat_players(&self, table: &mut Together) -> Result<(), Refusal> {
        if self.laid.len() > self.hands.len() || self.points.len() > self.hands.len() {
            return Err(refuse("FC-5", "refuse-position-seat"));
        }
        for (seat, cards) in self.hands.iter().enumerate() {
            let hand = Hand::of(cards.iter().copied()).ok_or_else(|| wrong_hand_size(seat, cards.len()))?;
            let laid = self.laid.get(seat).and_then(Option::as_ref);
            let player = &mut table.players[seat];
            player.laid =
                laid.map(|laid| Laid { melds: laid.melds.clone(), points: hand.points(table.wild) });
            player.hand = hand;
        }
        Ok(())
    }

    /// What the player to play does next, and that every hand has the right size.
    fn check_phase(&self, table: &mut Together) -> Result<(), Refusal> {
        let dealt = table.wild.number() as usize;
        let cards = table.players[table.to_play.index()].hand.len();
        let by_hand = if cards > dealt { Phase::Discard } else { Phase::Draw };
        table.phase = self.phase.unwrap_or(by_hand);
        for (seat, player) in table.players.iter().enumerate() {
            let laid = player.laid.as_ref().map_or(0, |laid| laid.melds.cards().len());
            let drawn = usize::from(table.phase == Phase::Discard && seat == table.to_play.index());
            if player.hand.len() + laid != dealt + drawn {
                return Err(wrong_hand_size(seat, player.hand.len() + laid));
            }
        }
        if let Some(card) = self.drawn {
            let held = table.players[table.to_play.index()].hand.count(card) > 0;
            if table.phase != Phase::Discard || !held {
                return Err(Refusal::new("FC-7", Sentence::new("refuse-position-drawn").piece("card", card)));
            }
            table.drawn = Some(Drawn { card, open: self.drawn_open });
        }
        Ok(())
    }

    /// Only the player who went out and those who have had their last turn since have laid melds (FC-11, FC-12).
    fn check_melds(&self, table: &Together) -> Result<(), Refusal> {
        let laid: Seats =
            Seat::all(table.seats()).filter(|s| table.players[s.index()].laid.is_some()).collect();
        let mut expected = Seats::NONE;
        if table.phase == Phase::Over {
            expected = Seats::all(table.seats());
        } else if let Some(out) = self.out {
            expected.insert(out);
            let mut seat = out.after(1, table.seats());
            while seat != table.to_play && seat != out {
                expected.insert(seat);
                seat = seat.after(1, table.seats());
            }
        } else if self.reshuffles >= LAST_RESHUFFLE {
            return Err(refuse("FC-21", "refuse-position-reshuffles"));
        }
        if laid != expected || (self.out == Some(table.to_play) && table.phase != Phase::Over) {
            return Err(refuse("FC-12", "refuse-position-laid"));
        }
        for player in &table.players {
            let melds = player.laid.iter().flat_map(|laid| laid.melds.iter());
            if melds.into_iter().any(|meld| meld::kind(meld, table.wild).is_none()) {
                return Err(refuse("FC-8", "refuse-position-meld"));
            }
        }
        if self.out.is_some_and(|out| !table.players[out.index()].hand.is_empty()) {
            return Err(refuse("FC-10", "refuse-position-out"));
        }
        Ok(())
    }

    fn check_points(&self, table: &mut Together) -> Result<(), Refusal> {
        let over = table.phase == Phase::Over;
        if over && table.wild != Rank::KING {
            return Err(refuse("FC-15", "refuse-position-over"));
        }
        let rounds = table.round as usize - usize::from(!over);
        for (seat, player) in table.players.iter_mut().enumerate() {
            let given = self.points.get(seat).filter(|given| !given.is_empty());
            let points = given.cloned().unwrap_or_else(|| vec![0; rounds]);
            if points.len() != rounds || points.iter().any(|points| *points > MAX_POINTS) {
                let why = Sentence::new("refuse-position-points").number("rounds", rounds as i32);
                return Err(Refusal::new("FC-15", why));
            }
            player.points = points.into_iter().collect();
        }
        if over {
            let totals =
                table.players.iter().map(|player| player.points.iter().copied().map(i32::from).sum());
            table.outcome = Some(Arc::new(Outcome::fewest(totals.collect())));
        }
        Ok(())
    }

    /// Lays out discard pile and stock, which together with the hands are exactly the pack.
    fn lay_piles(&self, table: &mut Together, dice: &Dice) -> Result<(), Refusal> {
        let in_hands = table.players.iter().flat_map(|player| {
            let laid = player.laid.iter().flat_map(|laid| laid.melds.cards());
            player.hand.iter().chain(laid)
        });
        let in_piles = self.discard.iter().chain(self.stock.iter().flatten());
        let mut rest = rest_of_pack(table.seats(), in_hands.chain(in_piles))?;
        table.discard = self.discard.iter().copied().collect();
        if let Some(stock) = &self.stock {
            none_missing(&rest)?;
            table.stock = stock.iter().rev().copied().collect();
        } else {
            let round = u32::from(table.round);
            dice.shuffle(Draw { purpose: "position", round, nth: 0 }, &mut rest);
            if table.discard.is_empty() && table.phase == Phase::Draw {
                table.discard.extend(rest.pop());
            }
            table.stock = rest;
        }
        // With the option the stock stays empty until somebody wants a card of it.
        let no_stock = table.stock.is_empty() && !table.options.fresh_discard_on_reshuffle;
        if table.phase == Phase::Draw && (no_stock || table.discard.is_empty()) {
            return Err(refuse("FC-14", "refuse-position-stock"));
        }
        Ok(())
    }
}

fn wrong_hand_size(seat: usize, cards: usize) -> Refusal {
    let why =
        Sentence::new("refuse-position-hand").seat("who", Seat(seat as u8)).number("cards", cards as i32);
    Refusal::new("FC-3", why)
}
