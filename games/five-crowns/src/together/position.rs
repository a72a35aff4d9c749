//! A table as a position that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Dice, Draw, Outcome, Refusal, Seat, Seats, Sentence};

use super::state::{Drawn, Laid, MOST_SEATS, Phase, Player, RoundResult, Together};
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::{self, Melds};
use crate::options::Options;
use crate::refusals::{refuse, too_many};

/// The most points a hand can cost: thirteen jokers, if there were so many.
const MOST_POINTS: u16 = 13 * 50;

/// A table. Only `hands` is needed; all else has a value that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TogetherPosition {
    /// House rules.
    pub options: Options,
    /// The wild rank as a number, 3 to 13; that of the first round if it is not given.
    pub wild: Option<Rank>,
    /// Who dealt; seat 0 if it is not given.
    pub dealer: Option<Seat>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// Whose turn it is; the player left of the dealer if it is not given.
    pub to_play: Option<Seat>,
    /// What that player does next; if it is not given, their hand tells.
    pub phase: Option<Phase>,
    /// The card drawn in this turn, which is in the hand already.
    pub drawn: Option<Card>,
    /// Whether that card came from the discard pile.
    pub drawn_open: bool,
    /// The hands by seat; for those who have laid melds, what is left.
    pub hands: Vec<Vec<Card>>,
    /// What each seat has laid down.
    pub laid: Vec<Option<LaidPosition>>,
    /// Who went out.
    pub out: Option<Seat>,
    /// The discard pile, the top card last; if it is empty, a card of the rest is turned.
    pub discard: Vec<Card>,
    /// The stock, the next card first; if it is not given, the rest of the pack is shuffled.
    pub stock: Option<Vec<Card>>,
    /// How often the discard pile was shuffled in this round.
    pub reshuffles: u8,
    /// The points of each seat in the rounds played; none if they are not given.
    pub points: Vec<Vec<u16>>,
    /// How the round before ended, to be shown.
    pub last: Option<Arc<RoundResult>>,
}

/// Melds on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidPosition {
    /// The melds.
    pub melds: Melds,
}

impl Together {
    /// The table as a position.
    pub fn position(&self) -> TogetherPosition {
        let laid =
            |player: &Player| player.laid.as_ref().map(|laid| LaidPosition { melds: laid.melds.clone() });
        TogetherPosition {
            options: self.options,
            wild: Some(self.wild),
            dealer: Some(self.dealer),
            turn: Some(self.turn),
            to_play: Some(self.to_play),
            phase: Some(self.phase),
            drawn: self.drawn.map(|drawn| drawn.card),
            drawn_open: self.drawn.is_some_and(|drawn| drawn.open),
            hands: self.players.iter().map(|player| player.hand.to_vec()).collect(),
            laid: self.players.iter().map(laid).collect(),
            out: self.out,
            discard: self.discard.to_vec(),
            stock: Some(self.stock.iter().rev().copied().collect()),
            reshuffles: self.reshuffles,
            points: self.players.iter().map(|player| player.points.to_vec()).collect(),
            last: self.last.clone(),
        }
    }
}

impl TogetherPosition {
    /// The table of this position.
    pub fn restore(&self, dice: &Dice) -> Result<Together, Refusal> {
        let seats = self.hands.len();
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(Refusal::new(
                "FC-6",
                Sentence::new("refuse-position-seats").number("count", seats as i32),
            ));
        }
        self.options.check()?;
        let seats = seats as u8;
        let mut table = Together::set_up(self.options, seats);
        table.wild = self.wild.unwrap_or(table.wild);
        if table.wild < self.options.first() {
            return Err(refuse("FC-16", "refuse-position-round"));
        }
        table.round = table.wild.number() - self.options.first().number() + 1;
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
        self.judge_phase(&mut table)?;
        self.judge_melds(&table)?;
        self.judge_points(&mut table)?;
        self.lay_piles(&mut table, dice)?;
        Ok(table)
    }

    fn seat_players(&self, table: &mut Together) -> Result<(), Refusal> {
        if self.laid.len() > self.hands.len() || self.points.len() > self.hands.len() {
            return Err(refuse("FC-5", "refuse-position-seat"));
        }
        for (seat, cards) in self.hands.iter().enumerate() {
            let hand = Hand::of(cards.iter().copied()).ok_or_else(|| hand_size(seat, cards.len()))?;
            let laid = self.laid.get(seat).and_then(Option::as_ref);
            let player = &mut table.players[seat];
            player.laid =
                laid.map(|laid| Laid { melds: laid.melds.clone(), points: hand.points(table.wild) });
            player.hand = hand;
        }
        Ok(())
    }

    /// What the player in turn does next, and that everybody holds as many cards as they must.
    fn judge_phase(&self, table: &mut Together) -> Result<(), Refusal> {
        let dealt = table.wild.number() as usize;
        let in_turn = table.players[table.to_play.index()].hand.len();
        let by_hand = if in_turn > dealt { Phase::Discard } else { Phase::Draw };
        table.phase = self.phase.unwrap_or(by_hand);
        for (seat, player) in table.players.iter().enumerate() {
            let laid = player.laid.as_ref().map_or(0, |laid| laid.melds.cards().len());
            let drawn = usize::from(table.phase == Phase::Discard && seat == table.to_play.index());
            if player.hand.len() + laid != dealt + drawn {
                return Err(hand_size(seat, player.hand.len() + laid));
            }
        }
        if let Some(card) = self.drawn {
            let held = table.players[table.to_play.index()].hand.count(card) > 0;
            if table.phase != Phase::Discard || !held {
                return Err(Refusal::new("FC-7", Sentence::new("refuse-position-drawn").text("card", card)));
            }
            table.drawn = Some(Drawn { card, open: self.drawn_open });
        }
        Ok(())
    }

    /// Who has laid melds is who went out and those who had their last turn since (FC-11, FC-12).
    fn judge_melds(&self, table: &Together) -> Result<(), Refusal> {
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
        } else if self.reshuffles >= super::decide::LAST_RESHUFFLE {
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

    fn judge_points(&self, table: &mut Together) -> Result<(), Refusal> {
        let over = table.phase == Phase::Over;
        if over && table.wild != Rank::KING {
            return Err(refuse("FC-15", "refuse-position-over"));
        }
        let rounds = table.round as usize - usize::from(!over);
        for (seat, player) in table.players.iter_mut().enumerate() {
            let given = self.points.get(seat).filter(|given| !given.is_empty());
            let points = given.cloned().unwrap_or_else(|| vec![0; rounds]);
            if points.len() != rounds || points.iter().any(|points| *points > MOST_POINTS) {
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

    /// Lays out discard pile and stock; together with the hands they are the pack, no card more or less.
    fn lay_piles(&self, table: &mut Together, dice: &Dice) -> Result<(), Refusal> {
        let mut rest = Together::pack(table.seats());
        let mut take = |card: Card| -> Result<(), Refusal> {
            let at = rest.binary_search(&card).map_err(|_| too_many(card))?;
            rest.remove(at);
            Ok(())
        };
        for player in &table.players {
            let laid = player.laid.iter().flat_map(|laid| laid.melds.cards());
            player.hand.iter().chain(laid).try_for_each(|card| take(*card))?;
        }
        self.discard.iter().try_for_each(|card| take(*card))?;
        self.stock.iter().flatten().try_for_each(|card| take(*card))?;
        table.discard = self.discard.iter().copied().collect();
        if let Some(stock) = &self.stock {
            if let Some(card) = rest.first() {
                return Err(Refusal::new(
                    "FC-1",
                    Sentence::new("refuse-position-missing").text("card", card),
                ));
            }
            table.stock = stock.iter().rev().copied().collect();
        } else {
            let round = u32::from(table.round);
            dice.shuffle(Draw { purpose: "position", round, nth: 0 }, &mut rest);
            if table.discard.is_empty() && table.phase == Phase::Draw {
                table.discard.extend(rest.pop());
            }
            table.stock = rest;
        }
        let short = if table.phase == Phase::Draw {
            table.stock.is_empty() || table.discard.is_empty()
        } else {
            false
        };
        if short { Err(refuse("FC-14", "refuse-position-stock")) } else { Ok(()) }
    }
}

fn hand_size(seat: usize, cards: usize) -> Refusal {
    let why =
        Sentence::new("refuse-position-hand").seat("who", Seat(seat as u8)).number("cards", cards as i32);
    Refusal::new("FC-3", why)
}
