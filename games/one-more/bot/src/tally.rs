//! What happens in games, counted from their logs: whether the game is one, and not two minutes of luck.

use one_more::{Event, OneMore, Why};
use table::log::Record;
use table::{Seat, Seats};

/// The counts of many games with the same number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many seats there are.
    pub seats: u64,
    /// Games.
    pub games: u64,
    /// Rounds that were dealt.
    pub rounds: u64,
    /// Rounds that ended before anybody played.
    pub without_play: u64,
    /// Cards played.
    pub plays: u64,
    /// Cards turned up in vain before a round (OM-5).
    pub in_vain: u64,
    /// Rounds in which somebody left (OM-8).
    pub left: u64,
    /// Rounds lost by the last player with cards (OM-9).
    pub last: u64,
    /// Rounds lost by who began them.
    pub by_starter: u64,
    /// Seats that played no card in the whole game.
    pub idle: u64,
}

/// A round under way.
struct Round {
    first: Seat,
    plays: u64,
    left: bool,
}

impl Round {
    const fn begun_by(first: Seat) -> Round {
        Round { first, plays: 0, left: false }
    }
}

impl Tally {
    /// Counts a game of so many seats.
    pub fn add(&mut self, seats: u8, records: &[Record<OneMore>]) {
        self.seats = seats.into();
        self.games += 1;
        let (mut round, mut active) = (Round::begun_by(Seat(0)), Seats::NONE);
        for event in records.iter().flat_map(|record| &record.events) {
            match event {
                Event::Dealt(deal) => {
                    self.rounds += 1;
                    self.in_vain += deal.under.len() as u64;
                    round = Round::begun_by(deal.first);
                }
                Event::Played { seat, .. } => {
                    round.plays += 1;
                    active.insert(*seat);
                }
                Event::Left { .. } => round.left = true,
                Event::Lost { seat, why, .. } => {
                    self.plays += round.plays;
                    self.without_play += u64::from(round.plays == 0);
                    self.left += u64::from(round.left);
                    self.last += u64::from(*why == Why::Last);
                    self.by_starter += u64::from(*seat == round.first);
                }
                _ => {}
            }
        }
        self.idle += self.seats - active.len() as u64;
    }

    /// Cards played in a game.
    pub fn plays_a_game(&self) -> f64 {
        share(self.plays, self.games)
    }

    /// The share of rounds in which somebody left.
    pub fn left_share(&self) -> f64 {
        share(self.left, self.rounds)
    }

    /// The share of rounds that the last player with cards lost.
    pub fn last_share(&self) -> f64 {
        share(self.last, self.rounds)
    }

    /// How often who begins a round loses it, as a multiple of what would be fair.
    pub fn starter_ratio(&self) -> f64 {
        share(self.by_starter * self.seats, self.rounds)
    }

    /// The share of seats that played no card in a whole game.
    pub fn idle_share(&self) -> f64 {
        share(self.idle, self.games * self.seats)
    }
}

fn share(some: u64, all: u64) -> f64 {
    some as f64 / all.max(1) as f64
}
