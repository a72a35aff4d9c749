//! Every ruling and every draw.

mod table_talk;

use table::{Cause, Dice, Emitter, Game, Moment, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Deal, Ended, Event, Reshuffle};
use crate::layout::Layout;
use crate::markers::Team;
use crate::options::{Drawing, Options, Setup};
use crate::scoring;
use crate::series::Series;
use crate::square::Square;
use crate::state::{self, Choice, DoubleSeries, End, IDLE_ROUNDS, LAST_RESHUFFLE, MAX_CHOICES, TIME_LIMIT};

/// Decides what follows from the cause; an action has been permitted.
pub(crate) fn decide(
    game: &mut DoubleSeries,
    cause: Cause<&Action>,
    now: Moment,
    dice: &Dice,
    out: &mut Emitter<DoubleSeries>,
) {
    let mut decision = Decision { game, now, dice, out };
    match cause {
        Cause::Start { first } => decision.start(first),
        Cause::Act { seat, action, .. } => decision.act(seat, *action),
        Cause::Due => decision.due(),
    }
}

/// A decision in progress: the game, the moment, the dice it throws, the facts it emits.
struct Decision<'a> {
    game: &'a mut DoubleSeries,
    now: Moment,
    dice: &'a Dice,
    out: &'a mut Emitter<DoubleSeries>,
}

impl Decision<'_> {
    fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    fn is_over(&self) -> bool {
        self.game.ended.is_some()
    }

    /// Who begins a rematch sits left of the dealer; otherwise the dealer is drawn (DS-4).
    fn start(&mut self, first: Option<Seat>) {
        let seats = self.game.seats();
        let dealer = match first {
            Some(first) => state::dealer_before(first, seats),
            None => Seat(self.dice.below(Event::DEALER, seats as u32) as u8),
        };
        self.emit(Event::Dealer { seat: dealer });
        if self.game.options.layout == Setup::Shuffled {
            let mut cards: Vec<Card> = Layout::shown().collect();
            self.dice.shuffle(Event::LAYOUT, &mut cards);
            self.emit(Event::LaidOut { cards });
        }
        let mut pack = Card::pack();
        self.dice.shuffle(Event::DEAL, &mut pack);
        let each = Options::hand_size(seats) as usize;
        let (dealt, deck) = pack.split_at(each * seats as usize);
        let hands = dealt.chunks(each).map(<[Card]>::to_vec).collect();
        self.emit(Event::Dealt(Box::new(Deal { hands, deck: deck.to_vec() })));
        self.next_turn(dealer);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place { card, square, .. } => {
                let team = self.game.team_of(seat);
                self.emit(Event::Placed { seat, card, square, team });
                self.forfeit(seat);
                self.score(seat, team, square);
            }
            Action::Remove { card, square, .. } => {
                let team = self.game.markers.at(square).unwrap_or(Team(0));
                self.emit(Event::Removed { seat, card, square, team });
                self.forfeit(seat);
                self.finish(seat);
            }
            Action::Exchange { card, .. } => {
                let left = self.game.exchanges.saturating_sub(1);
                self.emit(Event::Exchanged { seat, card, left });
                self.draw(seat);
            }
            Action::Discard { card, .. } => self.discard(seat, card),
            Action::Draw { .. } => self.draw(seat),
            Action::Choose { series, .. } => {
                if let Some(series) = Series::of(series) {
                    let (team, series) = (self.game.team_of(seat), [series].into_iter().collect());
                    self.emit(Event::Scored { seat, team, series });
                }
                self.finish(seat);
            }
            Action::Accuse { accused, message } => self.accuse(seat, accused, message),
            Action::Vote { vote, .. } => self.vote(seat, vote),
            Action::GiveUp { card, .. } => self.give_up(seat, card),
        }
    }

    /// A time limit has run out.
    fn due(&mut self) {
        if let Some(choice) = self.game.choice.as_ref().filter(|choice| choice.until <= self.now) {
            let (seat, team) = (self.game.to_play, self.game.team_of(self.game.to_play));
            let series = choice.fives.first().copied().into_iter().collect();
            self.emit(Event::Scored { seat, team, series });
            self.finish(seat);
        }
        self.trial_due();
    }

    /// A player who cannot play discards instead (DS-9).
    fn discard(&mut self, seat: Seat, card: Card) {
        let holders = self.game.players.iter().filter(|player| !player.hand.is_empty()).count() as u8;
        let idle = self.game.idle.saturating_add(1);
        self.emit(Event::Discarded { seat, card, idle });
        self.forfeit(seat);
        if idle >= IDLE_ROUNDS * holders { self.end(End::Round) } else { self.finish(seat) }
    }

    /// The previous player did not draw in time (DS-7, strict); nothing is lost if nothing could be drawn.
    fn forfeit(&mut self, seat: Seat) {
        let could_draw = !self.game.deck.is_empty();
        if let Some(late) = self.game.may_draw.filter(|late| could_draw && late.seat != seat) {
            self.emit(Event::Forfeited { seat: late.seat });
        }
    }

    /// Scores what a new marker completes (DS-12, DS-14, DS-15).
    fn score(&mut self, seat: Seat, team: Team, square: Square) {
        let game = &*self.game;
        let completed = scoring::completed(&game.markers, &game.scored, team, square);
        if completed.is_empty() {
            return self.finish(seat);
        }
        let series = scoring::largest_selection(&completed);
        let wins = scoring::count(&game.scored, team) + series.len() as u8 >= game.options.goal();
        if !wins && completed.len() > series.len() {
            let fives = completed.into_iter().take(MAX_CHOICES).collect();
            let choice = Box::new(Choice { square, until: self.now + TIME_LIMIT, fives });
            return self.emit(Event::Choosing { seat, choice });
        }
        self.emit(Event::Scored { seat, team, series });
        if wins { self.end(End::Series) } else { self.finish(seat) }
    }

    /// The play is complete: a replacement, and the next player.
    fn finish(&mut self, seat: Seat) {
        if self.game.markers.free() == 0 {
            return self.end(End::Board);
        }
        match self.game.options.draw {
            Drawing::Automatic => self.draw(seat),
            Drawing::Strict if self.game.deck.is_empty() => {}
            Drawing::Strict => self.emit(Event::MayDraw { seat, turn: self.game.turn }),
        }
        if !self.is_over() {
            self.next_turn(seat);
        }
    }

    /// Draws the next card. After the last one the piles become a new deck, or the game ends (DS-10, DS-16).
    fn draw(&mut self, seat: Seat) {
        let Some(&card) = self.game.deck.last() else { return };
        self.emit(Event::Drew { seat, card });
        if self.game.deck.is_empty() {
            let nth = self.game.reshuffles;
            if nth + 1 == LAST_RESHUFFLE {
                return self.end(End::Reshuffle);
            }
            let piles = self.game.players.iter().flat_map(|player| player.pile.iter().copied());
            let mut deck: Vec<Card> = piles.collect();
            self.dice.shuffle(Reshuffle::draw(nth), &mut deck);
            self.emit(Event::Reshuffled(Box::new(Reshuffle { nth, deck })));
        }
    }

    /// The turn goes to the next player who has cards (DS-9).
    fn next_turn(&mut self, seat: Seat) {
        let next = self.next_holder(seat);
        // Whoever has not drawn yet is next to play: nobody can play before they draw (DS-21).
        let late = self.game.may_draw.filter(|late| next.is_none_or(|next| next == late.seat));
        if let Some(late) = late {
            self.draw(late.seat);
            if self.is_over() {
                return;
            }
        }
        let Some(seat) = late.map(|late| late.seat).or(next) else { return self.end(End::Hands) };
        let exchanges = self.game.players[seat.index()].hand.len() as u8;
        self.emit(Event::Turn { turn: self.game.turn.wrapping_add(1), seat, exchanges });
    }

    fn next_holder(&self, seat: Seat) -> Option<Seat> {
        let seats = self.game.seats();
        let holds = |seat: &Seat| !self.game.players[seat.index()].hand.is_empty();
        (1..=seats).map(|steps| seat.after(steps, seats)).find(holds)
    }

    fn end(&mut self, why: End) {
        let outcome = self.game.standings();
        self.emit(Event::Ended(Box::new(Ended { why, outcome })));
    }
}
