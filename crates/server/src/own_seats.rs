//! Which seats of a table were somebody's, as its log is gone through.

use table::Seat;

use crate::fact::Fact;
use crate::identity::Holder;

/// The seats that are somebody's, as far as the log is gone through.
#[derive(Default)]
pub(crate) struct OwnSeats(Vec<Seat>);

impl OwnSeats {
    /// Whether that seat is theirs now.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().copied()
    }

    /// Goes on by a fact; `is` says whether a device is theirs.
    pub(crate) fn follow(&mut self, fact: &Fact, is: impl Fn(&Holder) -> bool) {
        match fact {
            Fact::Sat { seat, holder, .. } => {
                self.0.retain(|mine| mine != seat);
                if is(holder) {
                    self.0.push(*seat);
                }
            }
            Fact::SeatFreed { seat } | Fact::BotSeated { seat, .. } => self.0.retain(|mine| mine != seat),
            Fact::SeatsRearranged { from } => {
                let moved = from.iter().enumerate();
                let moved = moved.filter(|(_, old)| old.is_some_and(|old| self.has(old)));
                self.0 = moved.map(|(seat, _)| Seat(seat as u8)).collect();
            }
            // Who was removed from the game keeps the name there.
            _ => {}
        }
    }
}
