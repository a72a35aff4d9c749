//! All judgement and all chance.

use arrayvec::ArrayVec;
use table::{Cause, Dice, Emitter, Moment, Seat, Seats};

use crate::deck::DECK_SIZE;
use crate::event::{FIRST_PLAYER, late_choice};
use crate::{
    Action, BETWEEN_ROUNDS, Card, Deal, Effect, Event, LOSSES_TO_WIN, OneMore, Pair, Phase, Refill, Why,
    state,
};

/// Decides. Actions have been permitted.
pub(crate) fn decide(
    game: &mut OneMore,
    cause: Cause<&Action>,
    now: Moment,
    dice: &Dice,
    out: &mut Emitter<OneMore>,
) {
    let mut decision = Decision { game, now, dice, out };
    match cause {
        Cause::Start { .. } => decision.start(),
        Cause::Act { seat, action, .. } => decision.act(seat, action),
        Cause::Due if decision.game.phase == Phase::Between => decision.next_round(),
        Cause::Due => decision.choose_at_random(),
    }
}

/// A decision in progress.
struct Decision<'a> {
    game: &'a mut OneMore,
    now: Moment,
    dice: &'a Dice,
    out: &'a mut Emitter<OneMore>,
}

impl Decision<'_> {
    fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    fn start(&mut self) {
        let first = Seat(self.dice.below(FIRST_PLAYER, self.game.players.count() as u32) as u8);
        self.emit(Event::First { seat: first });
        self.deal(1, first);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play { card, .. } => self.play(seat, card),
            Action::Draw { seat: who, .. } => self.draw(who, false),
            Action::Exchange { pair, .. } => self.pair(pair, false),
            Action::Give { card, .. } => {
                self.offer(seat, card, false);
                self.exchange_if_chosen();
            }
            Action::Ready { .. } => self.ready(seat),
        }
    }

    /// Plays a card. If it leaves cards to one player only, that player loses (OM-9); else its effect happens, or its
    /// player is asked about it, before the next turn (OM-15).
    fn play(&mut self, seat: Seat, card: Card) {
        let effect = card.effect();
        let clockwise = self.game.clockwise != (effect == Some(Effect::TurnAbout));
        self.emit(Event::Played { seat, card, clockwise });
        if self.game.players.sole_holder().is_some() {
            return self.end_turn(false);
        }
        let needs_choice = match effect {
            Some(Effect::Draw) => self.game.can_draw(),
            // At least two hold cards, or the round would be over.
            Some(Effect::Exchange) => true,
            _ => false,
        };
        match effect {
            Some(effect) if needs_choice => {
                let until = self.choice_deadline();
                self.emit(Event::Asked { seat, effect, until });
            }
            _ => self.end_turn(effect == Some(Effect::Again)),
        }
    }

    fn choice_deadline(&self) -> Option<Moment> {
        self.game.options.choice_time().map(|time| self.now + time)
    }

    /// A player draws a card from the pack (OM-13).
    fn draw(&mut self, seat: Seat, by_chance: bool) {
        if seat.0 >= self.game.players.count() {
            return;
        }
        if self.game.pack.is_empty() {
            self.refill();
        }
        let Some(&card) = self.game.pack.last() else { return };
        self.emit(Event::Drew { by: self.game.to_play, seat, card, chance: by_chance });
        self.end_turn(false);
    }

    fn refill(&mut self) {
        let (round, nth) = (self.game.round, self.game.refills);
        let cards = self.game.played.without_starts();
        let mut pack: ArrayVec<Card, DECK_SIZE> = cards.iter().take(DECK_SIZE).collect();
        self.dice.shuffle(Refill::draw(round, nth), &mut pack);
        self.emit(Event::Refilled(Box::new(Refill { round, nth, pack })));
    }

    /// Two players are to exchange a card (OM-14).
    fn pair(&mut self, pair: Pair, by_chance: bool) {
        if pair.seats()[1].0 >= self.game.players.count() {
            return;
        }
        let (by, until) = (self.game.to_play, self.choice_deadline());
        self.emit(Event::Paired { by, pair, chance: by_chance, until });
    }

    /// One of them chooses the card to give.
    fn offer(&mut self, seat: Seat, card: Card, by_chance: bool) {
        if self.game.exchange.is_some_and(|exchange| exchange.pair.contains(seat)) {
            self.emit(Event::Offered { seat, card, chance: by_chance });
        }
    }

    /// Once both have chosen, they exchange.
    fn exchange_if_chosen(&mut self) {
        if let Some(exchange) = self.game.exchange
            && let [Some(one), Some(other)] = exchange.offers
        {
            self.emit(Event::Exchanged { pair: exchange.pair, cards: [one, other] });
            self.end_turn(false);
        }
    }

    /// The time for a choice is up: one of those allowed is drawn, each equally likely (OM-21).
    fn choose_at_random(&mut self) {
        match self.game.phase {
            Phase::Draw => {
                if let Some(seat) = self.pick(self.game.players.drawers()) {
                    self.draw(seat, true);
                }
            }
            Phase::Exchange => {
                if let Some(pair) = self.pick(self.game.players.pairs()) {
                    self.pair(pair, true);
                }
            }
            Phase::Give => {
                let late = state::awaited(self.game);
                for seat in late.iter() {
                    if let Some(card) = self.pick(self.game.hand(seat).distinct().iter()) {
                        self.offer(seat, card, true);
                    }
                }
                self.exchange_if_chosen();
            }
            Phase::Play | Phase::Between | Phase::Over => {}
        }
    }

    /// One of these choices, each equally likely.
    fn pick<T>(&self, choices: impl Iterator<Item = T> + Clone) -> Option<T> {
        let draw = late_choice(self.game.round, self.game.choices);
        let index = self.dice.below(draw, choices.clone().count() as u32);
        choices.into_iter().nth(index as usize)
    }

    /// A player without cards leaves, the last with cards loses, the next one plays (OM-15).
    fn end_turn(&mut self, again: bool) {
        let seat = self.game.to_play;
        let leaves = self.game.players[seat.index()].cards == 0;
        if leaves {
            self.emit(Event::Left { seat });
        }
        if let Some(last) = self.game.players.sole_holder() {
            return self.lose(last, Why::Last);
        }
        let next = self.game.players.next(seat, self.game.clockwise);
        self.begin_turn(if again && !leaves { seat } else { next });
    }

    /// A player who cannot play loses at once (OM-7).
    fn begin_turn(&mut self, seat: Seat) {
        let turn = self.game.turn + 1;
        self.emit(Event::Turn { turn, seat });
        if !self.game.can_play(seat) {
            self.lose(seat, Why::Stuck);
        }
    }

    fn lose(&mut self, seat: Seat, why: Why) {
        let (round, hand) = (self.game.round, self.game.hand(seat));
        let losses = self.game.players[seat.index()].losses + 1;
        let wins = losses >= LOSSES_TO_WIN;
        let until = (!wins).then(|| self.now + BETWEEN_ROUNDS);
        self.emit(Event::Lost { round, seat, why, hand, losses, until });
        if wins {
            let outcome = Box::new(self.game.ranking());
            self.emit(Event::Ended { outcome });
        }
    }

    /// A player has seen how the round ended; when all have, the next one is dealt (OM-27).
    fn ready(&mut self, seat: Seat) {
        self.emit(Event::Ready { seat });
        if self.game.ready == Seats::all(self.game.players.count()) {
            self.next_round();
        }
    }

    /// Whoever lost the round starts the next one (OM-10).
    fn next_round(&mut self) {
        if let Some(last) = self.game.last {
            self.deal(last.round + 1, last.seat);
        }
    }

    /// Shuffles and deals a round, again if the first player can answer no card of the pack (OM-4, OM-26).
    fn deal(&mut self, round: u8, first: Seat) {
        let (mut cards, seats) = (self.game.options.deck.cards(), self.game.players.len());
        let mut shuffled = |again| {
            self.dice.shuffle(Deal::draw(round, again), &mut cards);
            Some(Deal { again, ..Deal::from_shuffled(&cards, round, first, seats)? })
        };
        // So unlikely once that nobody will see it twice.
        let Some(deal) = (0..=u8::MAX).find_map(&mut shuffled) else { return };
        self.emit(Event::Dealt(Box::new(deal)));
        self.begin_turn(first);
    }
}
