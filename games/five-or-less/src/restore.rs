//! The state of a position, or the rule that the position breaks.

use std::sync::Arc;

use table::{Dice, Draw, Moment, Refusal, Seat, Seats, Sentence, refuse};

use crate::card::{Card, PACK};
use crate::options::accepts;
use crate::position::Position;
use crate::pyramids::{DEALT, MAX_SEATS};
use crate::scoring;
use crate::slots::Slots;
use crate::state::{
    Claim, FiveOrLess, MAX_RECENT, MAX_REFILLS, MAX_SHOWN, Pending, Phase, Recent, Stage, set_up,
};
use crate::timing::{BETWEEN_ROUNDS, LAG_QUOTA, LAST_CLAIMS};
use crate::view::{RecentDiscard, Shown};

pub(crate) fn restore(position: &Position, dice: &Dice) -> Result<FiveOrLess, Refusal> {
    let seats = position.pyramids.len();
    if !(2..=MAX_SEATS).contains(&seats) {
        let why = Sentence::new("refuse-position-seats").number("count", seats as i32);
        return Err(Refusal::new("FL-2", why));
    }
    accepts(&position.options)?;
    let mut game = set_up(&position.options, seats as u8);
    position.restore_seats(&mut game)?;
    position.restore_pyramids(&mut game)?;
    position.restore_piles(&mut game, dice)?;
    position.restore_calls(&mut game)?;
    position.restore_turn(&mut game)?;
    position.restore_race(&mut game)?;
    position.restore_quotas(&mut game)?;
    position.restore_scores(&mut game)?;
    Ok(game)
}

fn require(holds: bool, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refuse(rule, key)) }
}

fn refuse_card(key: &'static str, card: Card) -> Refusal {
    Refusal::new("FL-1", Sentence::new(key).piece("card", card))
}

impl Position {
    fn restore_seats(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        let known = |seat: &Seat| seat.0 < game.seat_count();
        let named = [self.starter, self.to_play, self.first_caller];
        let sets = self.ready.iter().chain(self.called.iter());
        let race =
            self.claims.iter().map(|claim| claim.seat).chain(self.shown.iter().map(|shown| shown.seat));
        let all = named.into_iter().flatten().chain(sets).chain(race).all(|seat| known(&seat));
        require(all, "FL-5", "refuse-position-seat")?;
        let round = self.round.unwrap_or(1);
        require((1..=scoring::MAX_ROUNDS).contains(&round), "FL-31", "refuse-position-round")?;
        (game.round, game.turn) = (round, self.turn.unwrap_or(1));
        game.starter = self.starter.unwrap_or(Seat(0));
        game.to_play = self.to_play.unwrap_or(game.starter);
        game.phase = self.phase.unwrap_or_default();
        require(game.phase != Phase::Before, "FL-3", "refuse-position-before")?;
        game.ready = self.ready;
        let waits = matches!(game.phase, Phase::Peek | Phase::Between);
        let some_wait = waits && self.ready != Seats::all(game.seat_count());
        require(self.ready.is_empty() || some_wait, "FL-4", "refuse-position-ready")
    }

    fn restore_pyramids(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        for (seat, row) in Seat::all(game.seat_count()).zip(&self.pyramids) {
            require(row.len() <= Slots::CAPACITY.into(), "FL-32", "refuse-position-places")?;
            for (slot, card) in (0..).zip(row) {
                if let Some(card) = card {
                    game.pyramids.put(seat, slot, *card);
                }
            }
            game.pyramids.opened[seat.index()] = row.len() as u8;
            let dealt = row.len() == DEALT && row.iter().all(Option::is_some);
            require(game.phase != Phase::Peek || dealt, "FL-3", "refuse-position-dealt")?;
        }
        Ok(())
    }

    /// The piles. Together with all other cards they are exactly the pack.
    fn restore_piles(&self, game: &mut FiveOrLess, dice: &Dice) -> Result<(), Refusal> {
        let mut rest = PACK.to_vec();
        let mut take = |card: &Card| {
            let at = rest.binary_search(card).map_err(|_| refuse_card("refuse-position-too-many", *card))?;
            rest.remove(at);
            Ok(())
        };
        self.pyramids.iter().flatten().flatten().chain(&self.drawn).try_for_each(&mut take)?;
        self.discards.iter().chain(self.pile.iter().flatten()).try_for_each(&mut take)?;
        game.discards = self.discards.iter().copied().collect();
        let open = game.phase != Phase::Peek;
        if let Some(pile) = &self.pile {
            if let Some(card) = rest.first() {
                return Err(refuse_card("refuse-position-missing", *card));
            }
            game.pile = pile.iter().rev().copied().collect();
        } else {
            dice.shuffle(Draw { purpose: "position", round: game.round.into(), nth: 0 }, &mut rest);
            if open && game.discards.is_empty() {
                game.discards.extend(rest.pop());
            }
            game.pile = rest.into_iter().collect();
        }
        require(open != game.discards.is_empty(), "FL-5", "refuse-position-discard")?;
        game.linked = self.linked.unwrap_or_else(|| open.into());
        let linked = usize::from(game.linked);
        let group = &game.discards[game.discards.len().saturating_sub(linked)..];
        let equal = group.windows(2).all(|pair| pair[0] == pair[1]) && group.len() == linked;
        let most = if self.options.chain_quick_discards { Card::KINDS } else { 2 };
        require(equal && (linked > 0) == open && linked <= most, "FL-7", "refuse-position-linked")?;
        game.discard_number = self.number.unwrap_or_else(|| open.into());
        game.discarded_at = self.discarded_at;
        require(self.refills <= MAX_REFILLS, "FL-10", "refuse-position-refills")?;
        game.refills = self.refills;
        Ok(())
    }

    fn restore_calls(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        game.called = self.called;
        // Whoever called later sits between the first caller and the player in turn.
        let ago = |seat: &Seat| (game.seat_count() + game.to_play.0 - seat.0) % game.seat_count();
        game.first_caller = self.first_caller.or_else(|| self.called.iter().max_by_key(ago));
        let first = game.first_caller.is_none_or(|first| self.called.contains(first));
        require(first, "FL-25", "refuse-position-first-caller")?;
        let in_turn = self.called.contains(game.to_play);
        match game.phase {
            Phase::Peek => require(self.called.is_empty(), "FL-24", "refuse-position-called"),
            Phase::Play => require(!in_turn, "FL-24", "refuse-position-called"),
            Phase::LastClaims => {
                let next = Some(game.to_play.after(1, game.seat_count()));
                require(game.first_caller == next, "FL-25", "refuse-position-last-claims")
            }
            _ => Ok(()),
        }
    }

    fn restore_turn(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        let by_hand = if self.drawn.is_some() { Stage::Place } else { Stage::Draw };
        game.stage = self.stage.unwrap_or(by_hand);
        let turns = game.phase == Phase::Play;
        require(turns || game.stage == Stage::Draw, "FL-5", "refuse-position-stage")?;
        require(self.drawn.is_some() == (game.stage == Stage::Place), "FL-6", "refuse-position-drawn")?;
        (game.drawn, game.power) = (self.drawn, self.power);
        let used = matches!(game.stage, Stage::End | Stage::Target) || self.power.is_none();
        let top = game.discards.last().and_then(|card| card.power());
        let its_own = self.power.is_none() || (self.options.powers && self.power == top);
        require(used && its_own, "FL-11", "refuse-position-power")?;
        let started = game.stage == Stage::Target;
        let alive = !started || self.power.is_some_and(|power| game.has_target(power, game.to_play));
        require(alive, "FL-17", "refuse-position-target")?;
        let blocked = game.linked > 1 && game.stage == Stage::End && self.power.is_some();
        require(!blocked, "FL-16", "refuse-position-blocked")?;
        let span = match (game.phase, game.stage) {
            (Phase::Peek, _) => Some(self.options.peek()),
            (Phase::Play, Stage::End) => Some(self.options.turn_end()),
            (Phase::LastClaims, _) => Some(LAST_CLAIMS),
            (Phase::Between, _) => Some(BETWEEN_ROUNDS),
            _ => None,
        };
        game.until = span.map(|span| self.until.unwrap_or(Moment::START + span));
        require(self.until.is_none() || span.is_some(), "FL-24", "refuse-position-until")
    }

    fn restore_race(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        let racing = matches!(game.phase, Phase::Play | Phase::LastClaims);
        let lies = |seat: Seat, slot: u8| racing && game.pyramids.of(seat).contains(slot);
        let shown =
            self.shown.iter().all(|shown| lies(shown.seat, shown.slot)) && self.shown.len() <= MAX_SHOWN;
        require(shown, "FL-20", "refuse-position-shown")?;
        let recent = self.recent.len() <= MAX_RECENT
            && self.recent.iter().all(|recent| recent.number < game.discard_number && racing);
        require(recent, "FL-21", "refuse-position-recent")?;
        let claimers: Seats = self.claims.iter().map(|claim| claim.seat).collect();
        let one_each = claimers.len() == self.claims.len();
        let open =
            self.claims.iter().all(|claim| lies(claim.seat, claim.slot) && !game.called.contains(claim.seat));
        let value = |slot: u8, seat: Seat| game.pyramids.card(seat, slot);
        let top = game.discards.last().copied();
        let right =
            self.claims.is_empty() || self.claims.iter().any(|claim| value(claim.slot, claim.seat) == top);
        let window = self.window_until.is_some() != self.claims.is_empty();
        require(one_each && open && right && window, "FL-22", "refuse-position-claims")?;
        let waits = self.pending.is_none() || (self.window_until.is_some() && game.phase == Phase::Play);
        require(waits, "FL-16", "refuse-position-pending")?;
        game.recent = self
            .recent
            .iter()
            .map(|recent| Recent {
                discard: RecentDiscard { number: recent.number, thrown: recent.thrown, at: recent.at },
                card: recent.card,
            })
            .collect();
        for shown in &self.shown {
            let card = game.pyramids.card(shown.seat, shown.slot).unwrap_or(Card::ZERO);
            game.shown.push(Shown { seat: shown.seat, slot: shown.slot, card });
            game.shown_until.push(shown.until);
        }
        let claims = self.claims.iter();
        game.claims = claims.map(|c| Claim { seat: c.seat, slot: c.slot, time: c.time }).collect();
        game.window_until = self.window_until;
        game.pending = self.pending.map(|pending| Pending { action: pending.action, time: pending.time });
        Ok(())
    }

    fn restore_quotas(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        let quota = if self.quota.is_empty() {
            vec![LAG_QUOTA; game.seat_count().into()]
        } else {
            self.quota.clone()
        };
        let fits =
            quota.len() == usize::from(game.seat_count()) && quota.iter().all(|quota| *quota <= LAG_QUOTA);
        require(fits, "FL-22", "refuse-position-quota")?;
        game.quota[..quota.len()].copy_from_slice(&quota);
        Ok(())
    }

    fn restore_scores(&self, game: &mut FiveOrLess) -> Result<(), Refusal> {
        let seats = usize::from(game.seat_count());
        let fits = |given: usize| given == 0 || given == seats;
        require(fits(self.totals.len()) && fits(self.wins.len()), "FL-30", "refuse-position-points")?;
        game.totals.iter_mut().zip(&self.totals).for_each(|(total, given)| *total = *given);
        game.wins.iter_mut().zip(&self.wins).for_each(|(wins, given)| *wins = *given);
        let ended = matches!(game.phase, Phase::Between | Phase::Over);
        require(self.result.is_some() == ended, "FL-33", "refuse-position-result")?;
        game.result.clone_from(&self.result);
        let played = if ended { game.round } else { game.round - 1 };
        let outcome = scoring::outcome(&self.options, played, &game.totals, &game.wins);
        require(outcome.is_some() == (game.phase == Phase::Over), "FL-30", "refuse-position-over")?;
        game.outcome = outcome.map(Arc::new);
        Ok(())
    }
}
