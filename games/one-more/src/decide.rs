//! All judgement and all chance.

use arrayvec::ArrayVec;
use table::{Cause, Dice, Emitter, Moment, Seat};

use crate::action::Action;
use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::event::{Deal, Event, FIRST, Refill, choice};
use crate::pair::Pair;
use crate::state::{LOSSES_TO_WIN, OneMore, Phase, Why};

/// A decision under way: the game, the dice it throws, the facts it emits.
pub struct Decision<'a> {
    pub game: &'a mut OneMore,
    pub now: Moment,
    pub dice: &'a Dice,
    pub out: &'a mut Emitter<OneMore>,
}

impl Decision<'_> {
    /// Decides. Actions have been permitted.
    pub fn decide(&mut self, cause: Cause<&Action>) {
        match cause {
            Cause::Start => {
                let first = Seat(self.dice.below(FIRST, self.game.players.count() as u32) as u8);
                self.emit(Event::First { seat: first });
                self.deal(1, first);
            }
            Cause::Act { seat, action, .. } => self.act(seat, action),
            Cause::Due => self.choose_by_chance(),
        }
    }

    fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play { card, .. } => self.play(seat, card),
            Action::Draw { seat: who, .. } => self.draw(who, false),
            Action::Exchange { pair, .. } => self.pair(pair, false),
            Action::Give { card, .. } => {
                if self.offer(seat, card, false) {
                    self.exchange();
                }
            }
        }
    }

    /// A card goes into the centre; its effect happens or is chosen before the next turn (OM-15).
    fn play(&mut self, seat: Seat, card: Card) {
        let effect = card.effect();
        let clockwise = self.game.clockwise != (effect == Some(Effect::TurnAbout));
        self.emit(Event::Played { seat, card, clockwise });
        let asked = match effect {
            Some(Effect::Draw) => self.game.can_draw(),
            Some(Effect::Exchange) => self.game.players.holders().nth(1).is_some(),
            _ => false,
        };
        match effect {
            Some(effect) if asked => {
                let until = self.until();
                self.emit(Event::Asked { seat, effect, until });
            }
            _ => self.end_turn(effect == Some(Effect::Again)),
        }
    }

    fn until(&self) -> Option<Moment> {
        self.game.options.choice_time().map(|time| self.now + time)
    }

    /// A player takes a card from the pack (OM-13).
    fn draw(&mut self, seat: Seat, chance: bool) {
        if self.game.pack.is_empty() {
            self.refill();
        }
        let Some(&card) = self.game.pack.last().filter(|_| seat.0 < self.game.players.count()) else {
            return;
        };
        let by = self.game.to_play;
        self.emit(Event::Drew { by, seat, card, chance });
        self.end_turn(false);
    }

    fn refill(&mut self) {
        let (round, nth) = (self.game.round, self.game.refills);
        let mut pack: ArrayVec<Card, 72> = self.game.played.without_starts().iter().take(72).collect();
        self.dice.shuffle(Refill::draw(round, nth), &mut pack);
        self.emit(Event::Refilled(Box::new(Refill { round, nth, pack })));
    }

    /// Two players are chosen to exchange (OM-14).
    fn pair(&mut self, pair: Pair, chance: bool) {
        if pair.seats()[1].0 >= self.game.players.count() {
            return;
        }
        let (by, until) = (self.game.to_play, self.until());
        self.emit(Event::Paired { by, pair, chance, until });
    }

    /// One of them chooses a card. Whether both have now.
    fn offer(&mut self, seat: Seat, card: Card, chance: bool) -> bool {
        if self.game.exchange.is_none_or(|exchange| exchange.pair.place(seat).is_none()) {
            return false;
        }
        self.emit(Event::Offered { seat, card, chance });
        self.game.exchange.is_some_and(|exchange| exchange.who(false).is_empty())
    }

    fn exchange(&mut self) {
        if let Some(exchange) = self.game.exchange
            && let [Some(one), Some(other)] = exchange.offers
        {
            self.emit(Event::Exchanged { pair: exchange.pair, cards: [one, other] });
            self.end_turn(false);
        }
    }

    /// The time for a choice is over: any that is allowed, each as likely (OM-21).
    fn choose_by_chance(&mut self) {
        match self.game.phase {
            Phase::Draw => {
                if let Some(seat) = self.any(self.game.players.drawers()) {
                    self.draw(seat, true);
                }
            }
            Phase::Exchange => {
                if let Some(pair) = self.any(self.game.players.pairs()) {
                    self.pair(pair, true);
                }
            }
            Phase::Give => {
                let late = self.game.waits_for();
                for seat in late.iter() {
                    if let Some(card) = self.any(self.game.hand(seat).distinct().iter()) {
                        self.offer(seat, card, true);
                    }
                }
                self.exchange();
            }
            Phase::Play | Phase::Over => {}
        }
    }

    fn any<T>(&self, choices: impl Iterator<Item = T> + Clone) -> Option<T> {
        let draw = choice(self.game.round, self.game.choices);
        let at = self.dice.below(draw, choices.clone().count() as u32);
        choices.into_iter().nth(at as usize)
    }

    /// After the effect: an empty hand leaves, a last player with cards loses, the next one plays (OM-15).
    fn end_turn(&mut self, again: bool) {
        let seat = self.game.to_play;
        let is_out = self.game.players[seat.index()].cards == 0;
        if is_out {
            self.emit(Event::Left { seat });
        }
        let next = self.game.players.next(seat, self.game.clockwise);
        // Who leaves is no longer there to be next: then two others must hold cards.
        let other = if is_out { self.game.players.next(next, self.game.clockwise) } else { seat };
        if next == other {
            return self.lose(next, Why::Last);
        }
        self.begin_turn(if again && !is_out { seat } else { next });
    }

    /// Who cannot play loses at once (OM-7).
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
        self.emit(Event::Lost { round, seat, why, hand, losses });
        if losses >= LOSSES_TO_WIN {
            let outcome = Box::new(self.game.ranking());
            self.emit(Event::Ended { outcome });
        } else {
            self.deal(round + 1, seat);
        }
    }

    /// Shuffles the pack and deals a round: four cards and a start card each; bombs that are turned go under
    /// the pack (OM-4, OM-5).
    fn deal(&mut self, round: u8, first: Seat) {
        let mut cards = Cards::pack(self.game.options.no_dead_ends);
        self.dice.shuffle(Deal::draw(round), &mut cards);
        let (dealt, rest) = cards.split_at(4 * self.game.players.len());
        let hands = dealt.chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3], Card::START]);
        let turned = rest.iter().position(|card| !card.is_bomb()).unwrap_or(0);
        let (under, rest) = rest.split_at(turned);
        let mut deal = Deal {
            round,
            first,
            hands: hands.collect(),
            under: under.iter().copied().collect(),
            centre: rest[0],
            pack: ArrayVec::new(),
        };
        // Hands, centre, and pack are the 72 cards: there is room.
        let _fits = deal.pack.try_extend_from_slice(&rest[1..]);
        let _fits = deal.pack.try_extend_from_slice(under);
        self.emit(Event::Dealt(Box::new(deal)));
        self.begin_turn(first);
    }
}
