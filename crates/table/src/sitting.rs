//! One game being played: the only place where the functions of a [`Game`] are put in order.

use crate::log::{By, Record};
use crate::{Audience, Cause, Dice, Emitter, Game, Millis, Moment, Outcome, Refusal, Seat, table_rules};

/// How many deadlines may come due in one step of time. No game has so many; one that is mistaken about its
/// own clock must not fill the log for ever.
const MAX_DUE_AT_ONCE: usize = 10_000;

/// A game with its dice and its clock.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    dice: Dice,
    now: Moment,
    out: Emitter<G>,
}

/// An action on its way into a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Act<A> {
    /// Who acts.
    pub seat: Seat,
    /// What they do.
    pub action: A,
    /// When it arrived.
    pub at: Moment,
    /// The round trip measured for this player.
    pub lag: Millis,
}

impl<G: Game> Sitting<G> {
    /// Opens a table and starts the game.
    pub fn open(
        options: &G::Options,
        seats: u8,
        dice: Dice,
        log: &mut Vec<Record<G>>,
    ) -> Result<Sitting<G>, Refusal> {
        Sitting::open_with_first(options, seats, None, dice, log)
    }

    /// Opens a table and starts the game; `first` begins if the game before handed it on.
    pub fn open_with_first(
        options: &G::Options,
        seats: u8,
        first: Option<Seat>,
        dice: Dice,
        log: &mut Vec<Record<G>>,
    ) -> Result<Sitting<G>, Refusal> {
        if !G::ABOUT.seats.contains(&seats) {
            return Err(table_rules::seats_out_of_range(&G::ABOUT, seats));
        }
        if let Some(first) = first.filter(|first| first.0 >= seats) {
            return Err(table_rules::no_such_seat(first, seats));
        }
        G::accepts(options, seats)?;
        let mut sitting = Sitting::resume(G::set_up(options, seats), dice, Moment::START);
        sitting.decide(Cause::Start { first }, Moment::START, By::Start, log);
        Ok(sitting)
    }

    /// Goes on with a game: one folded from its log, or a position.
    pub const fn resume(game: G, dice: Dice, now: Moment) -> Sitting<G> {
        Sitting { game, dice, now, out: Emitter::new() }
    }

    /// A player acts. What came due before happens first, whether or not the action is then refused.
    pub fn act(&mut self, act: &Act<G::Action>, log: &mut Vec<Record<G>>) -> Result<(), Refusal> {
        if act.seat.0 >= self.seats() {
            return Err(table_rules::no_such_seat(act.seat, self.seats()));
        }
        if act.at < self.now {
            return Err(table_rules::time_goes_back());
        }
        self.advance(act.at, log)?;
        if self.game.outcome().is_some() {
            return Err(table_rules::game_over());
        }
        G::permits(&self.game.view(Audience::Seat(act.seat)), &act.action, act.at)?;
        let cause = Cause::Act { seat: act.seat, action: &act.action, lag: act.lag };
        let before = log.len();
        self.decide(cause, act.at, By::Seat { seat: act.seat, command: None, bot: None }, log);
        if let Some(record) = log.get_mut(before) {
            record.action = Some(act.action.clone());
            record.lag = record.events.iter().map(G::counted_lag).max().unwrap_or_default();
        }
        Ok(())
    }

    /// Lets time pass: everything that comes due up to then happens, each at its own moment.
    pub fn advance(&mut self, to: Moment, log: &mut Vec<Record<G>>) -> Result<(), Refusal> {
        if to < self.now {
            return Err(table_rules::time_goes_back());
        }
        let max = log.len() + MAX_DUE_AT_ONCE;
        while let Some(due) = self.game.deadline().filter(|due| *due <= to) {
            // A deadline set for a moment that has passed is due now: time never goes back.
            let due = due.max(self.now);
            let before = log.len();
            self.decide(Cause::Due, due, By::Due, log);
            if log.len() == before || log.len() >= max {
                debug_assert!(false, "a deadline came due and nothing moved on");
                break;
            }
        }
        self.now = to;
        Ok(())
    }

    fn decide(&mut self, cause: Cause<&G::Action>, at: Moment, by: By, log: &mut Vec<Record<G>>) {
        self.now = at;
        self.game.decide(cause, at, &self.dice, &mut self.out);
        let events = self.out.take();
        if !events.is_empty() {
            log.push(Record { at, by, action: None, lag: 0, events });
        }
    }

    /// The state.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// What time it is at this table.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// The chance of this game.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// What that audience sees. Everything is shown only after the end.
    pub fn view(&self, audience: Audience) -> G::View {
        let over = self.game.outcome().is_some();
        self.game.view(if audience == Audience::Reviewer && !over { Audience::Spectator } else { audience })
    }

    /// What that seat is offered.
    pub fn menu(&self, seat: Seat) -> Vec<G::Action> {
        let mut menu = Vec::new();
        if self.game.outcome().is_none() {
            G::menu(&self.view(Audience::Seat(seat)), self.now, &mut menu);
        }
        menu
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
