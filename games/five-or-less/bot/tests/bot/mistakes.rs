//! Bots throw wrong cards as people do: because they remember wrongly, and the better ones less often.

use bots::{Entrant, Level};
use five_or_less::{Event, Options};
use table::Seat;

use super::bot_table::BotTable;

/// The throws of a number of games, by how they were judged.
#[derive(Debug, Default)]
struct Throws {
    won: usize,
    late: usize,
    wrong: usize,
    /// How many of all were thrown with a drawn card in the hand.
    holding: usize,
}

impl Throws {
    fn all(&self) -> usize {
        self.won + self.late + self.wrong
    }

    fn percent_wrong(&self) -> f64 {
        100.0 * self.wrong as f64 / self.all() as f64
    }

    fn count(&mut self, events: &[Event]) {
        let mut holder: Option<Seat> = None;
        for event in events {
            let thrower = match event {
                Event::Won { seat, .. } => {
                    self.won += 1;
                    seat
                }
                Event::TooLate { seat, .. } => {
                    self.late += 1;
                    seat
                }
                Event::Wrong { seat, .. } => {
                    self.wrong += 1;
                    seat
                }
                Event::Drew { seat, .. } => {
                    holder = Some(*seat);
                    continue;
                }
                Event::Discarded { .. } => {
                    holder = None;
                    continue;
                }
                _ => continue,
            };
            self.holding += usize::from(holder == Some(*thrower));
        }
    }
}

/// All throws of these games of three rounds among bots of one level, counted from their events.
fn throws(level: Level, seats: usize, games: u64) -> Throws {
    let options = Options { rounds: 3, ..Options::default() };
    let mut throws = Throws::default();
    for seed in 0..games {
        throws.count(&BotTable::open(options, &vec![Entrant::Level(level); seats], seed).play().1);
    }
    println!("{level:?}, {seats} seats: {throws:?}, {:.2} % wrong", throws.percent_wrong());
    throws
}

#[test]
fn easy_throws_a_wrong_card_now_and_then() {
    let [two, four] = [2, 4].map(|seats| throws(Level::Easy, seats, 120));
    for throws in [&two, &four] {
        assert!((3.0..=10.0).contains(&throws.percent_wrong()), "{throws:?}");
    }
    assert!(two.holding + four.holding > 0, "some are thrown with a drawn card in the hand");
}

#[test]
fn medium_seldom_does() {
    for seats in [2, 4] {
        let throws = throws(Level::Medium, seats, 120);
        assert!((1.0..=3.0).contains(&throws.percent_wrong()), "{throws:?}");
    }
}

#[test]
fn hard_never_does() {
    let throws = throws(Level::Hard, 4, 20);
    assert!(throws.wrong == 0 && throws.all() > 100, "{throws:?}");
}
