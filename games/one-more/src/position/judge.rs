//! Whether there can be such a position.

use std::sync::Arc;

use table::{Dice, Draw, Refusal, Seat, Sentence};

use super::{Position, pile};
use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::pair::Pair;
use crate::players::MOST_SEATS;
use crate::refusals::{refuse, refuse_seat};
use crate::state::{Exchange, LOSSES_TO_WIN, OneMore, Phase};

impl Position {
    /// The table of this position.
    pub fn set(&self, dice: &Dice) -> Result<OneMore, Refusal> {
        let seats = self.hands.len();
        if !(3..=MOST_SEATS).contains(&seats) {
            let why = Sentence::new("refuse-position-seats").number("count", seats as i32);
            return Err(Refusal::new("OM-3", why));
        }
        self.options.check()?;
        self.judge_seats()?;
        let mut table = OneMore::set_up(self.options, seats as u8);
        table.turn = self.turn.unwrap_or(1);
        table.to_play = self.to_play.unwrap_or(Seat(0));
        table.phase = self.phase.unwrap_or(Phase::Play);
        table.clockwise = self.clockwise.unwrap_or(true);
        (table.refills, table.choices) = (self.refills, self.choices);
        (table.until, table.last) = (self.until, self.last);
        self.judge_losses(&mut table)?;
        self.lay_cards(&mut table, dice)?;
        match table.phase {
            Phase::Over => {}
            Phase::Play => judge_play(&table)?,
            Phase::Draw | Phase::Exchange | Phase::Give => self.judge_effect(&mut table)?,
        }
        Ok(table)
    }

    fn judge_seats(&self) -> Result<(), Refusal> {
        let count = self.hands.len();
        let pair = self.pair.into_iter().flat_map(Pair::seats);
        let named = self.to_play.into_iter().chain(pair).chain(self.last.map(|last| last.seat));
        if named.into_iter().any(|seat| seat.index() >= count) || self.losses.len() > count {
            return Err(refuse("OM-3", "refuse-position-seat"));
        }
        let choosing = matches!(self.phase, Some(Phase::Draw | Phase::Exchange | Phase::Give));
        if self.until.is_some() && (self.options.choice_seconds == 0 || !choosing) {
            return Err(refuse("OM-21", "refuse-position-until"));
        }
        let giving = self.phase == Some(Phase::Give);
        if self.pair.is_some() != giving || (!giving && self.offers != [None; 2]) {
            return Err(refuse("OM-14", "refuse-position-pair"));
        }
        Ok(())
    }

    /// Two lost rounds end the game, and nothing else does (OM-16).
    fn judge_losses(&self, table: &mut OneMore) -> Result<(), Refusal> {
        for (player, losses) in table.players.iter_mut().zip(&self.losses) {
            player.losses = *losses;
        }
        let over = table.phase == Phase::Over;
        let most = self.losses.iter().max().copied().unwrap_or(0);
        let winners = self.losses.iter().filter(|losses| **losses >= LOSSES_TO_WIN).count();
        if most > LOSSES_TO_WIN || winners != usize::from(over) {
            return Err(refuse("OM-16", "refuse-position-losses"));
        }
        table.round = self.losses.iter().sum::<u8>() + u8::from(!over);
        table.outcome = over.then(|| Arc::new(table.ranking()));
        Ok(())
    }

    /// Lays out the cards; together they are the pack and a start card for each, no card more or less.
    fn lay_cards(&self, table: &mut OneMore, dice: &Dice) -> Result<(), Refusal> {
        let mut rest: Cards = Cards::pack(self.options.no_dead_ends).into_iter().collect();
        table.players.iter().for_each(|_| {
            rest.add(Card::START);
        });
        let given = self.hands.iter().flatten().chain(&self.centre);
        let piles = self.played.iter().flatten().chain(self.pack.iter().flatten());
        for card in given.chain(piles) {
            if !rest.remove(*card) {
                return Err(self.too_many(*card));
            }
        }
        if self.pack.iter().flatten().any(|card| card.is_start()) {
            return Err(refuse("OM-10", "refuse-position-start"));
        }
        for (seat, hand) in (0..).map(Seat).zip(&self.hands) {
            for card in hand {
                table.take(seat, *card);
            }
        }
        let acting = matches!(table.phase, Phase::Draw | Phase::Exchange | Phase::Give);
        let to_play = table.to_play.index();
        for (seat, player) in table.players.iter_mut().enumerate() {
            player.left = player.cards == 0 && !(acting && seat == to_play);
        }
        table.played = self.played.iter().flatten().copied().collect();
        if self.played.is_none() {
            table.played = rest.starts();
            rest = rest.without_starts();
        }
        let mut loose: Vec<Card> = rest.iter().collect();
        dice.shuffle(Draw { purpose: "position", round: table.round as u32, nth: 0 }, &mut loose);
        table.centre = match self.centre {
            Some(centre) => centre,
            None => turn_up(table, &mut loose)?,
        };
        match &self.pack {
            None if loose.iter().all(|card| !card.is_start()) => table.pack = pile(&loose),
            Some(pack) if self.played.is_none() || loose.is_empty() => {
                table.pack = pile(pack);
                table.played = table.played.iter().chain(loose).collect();
            }
            _ => {
                let missing = loose.iter().max().copied().unwrap_or(Card::START);
                let why = Sentence::new("refuse-position-missing").text("card", missing);
                return Err(Refusal::new("OM-1", why));
            }
        }
        Ok(())
    }

    fn too_many(&self, card: Card) -> Refusal {
        let (rule, key) = match () {
            () if card.is_start() => ("OM-4", "refuse-position-starts"),
            () if self.options.no_dead_ends && card.is_bomb() => ("OM-2", "refuse-position-bomb"),
            () => ("OM-1", "refuse-position-too-many"),
        };
        Refusal::new(rule, Sentence::new(key).text("card", card))
    }

    /// The card in the centre has the effect that is being chosen for, and there is something to choose.
    fn judge_effect(&self, table: &mut OneMore) -> Result<(), Refusal> {
        if table.players.holders().all(|seat| seat == table.to_play) {
            return Err(refuse("OM-9", "refuse-position-last"));
        }
        if table.phase == Phase::Draw {
            if table.centre.effect() != Some(Effect::Draw) {
                return Err(refuse("OM-13", "refuse-position-effect"));
            }
            return if table.can_draw() { Ok(()) } else { Err(refuse("OM-20", "refuse-position-no-draw")) };
        }
        if table.centre.effect() != Some(Effect::Exchange) {
            return Err(refuse("OM-14", "refuse-position-effect"));
        }
        if table.players.holders().nth(1).is_none() {
            return Err(refuse("OM-14", "refuse-position-pair"));
        }
        let Some(pair) = self.pair else { return Ok(()) };
        for (seat, offer) in pair.seats().into_iter().zip(self.offers) {
            let player = &table.players[seat.index()];
            if player.cards == 0 || pair.is_one() || self.offers.iter().all(Option::is_some) {
                return Err(refuse("OM-14", "refuse-position-pair"));
            }
            if offer.is_some_and(|card| !table.hand(seat).contains(card)) {
                return Err(refuse_seat("OM-14", "refuse-position-offer", seat));
            }
        }
        table.exchange = Some(Exchange { pair, offers: self.offers });
        Ok(())
    }
}

/// Turns the first of these cards that is no bomb and can be answered.
fn turn_up(table: &OneMore, loose: &mut Vec<Card>) -> Result<Card, Refusal> {
    let hand = table.hand(table.to_play);
    let fits = |card: &Card| !card.is_bomb() && !hand.answering(*card).is_empty();
    let at = loose.iter().position(fits).ok_or_else(|| stuck(table))?;
    Ok(loose.remove(at))
}

/// Whose turn it is can play (OM-7), and somebody else holds cards too (OM-9).
fn judge_play(table: &OneMore) -> Result<(), Refusal> {
    if table.players.holders().nth(1).is_none() {
        return Err(refuse("OM-9", "refuse-position-last"));
    }
    if table.can_play(table.to_play) { Ok(()) } else { Err(stuck(table)) }
}

fn stuck(table: &OneMore) -> Refusal {
    refuse_seat("OM-7", "refuse-position-stuck", table.to_play)
}
