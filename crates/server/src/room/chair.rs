//! A seat of the room and who is on it.

use bots::Level;

use table::{ContributionHash, Moment};

use crate::identity::{Client, Holder, Owns};
use crate::wire::Held;

/// A seat as the room knows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub name: String,
    pub occupant: Occupant,
    /// What binds its player to a contribution to the seed.
    pub bond: Option<Bond>,
    /// Whether a start came to nothing because of it: it contributes no more.
    pub failed_start: bool,
    /// When its person last took it back from a bot, on the table's clock.
    pub returned: Moment,
    /// The keys with which other devices can hold it.
    pub keys: Vec<SeatKey>,
}

/// A key with which another device can hold a seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatKey {
    pub hash: String,
    /// Until when it is valid, in seconds of Unix time.
    pub until: u64,
}

/// The hash of a contribution, and the page that knows the text.
#[derive(Clone, Debug)]
pub(crate) struct Bond {
    pub hash: ContributionHash,
    pub client: Client,
}

/// Who is on a seat.
#[derive(Clone, Debug, Default)]
pub(crate) enum Occupant {
    #[default]
    Nobody,
    Bot(Level),
    Person {
        /// The person's devices.
        holders: Vec<Holder>,
        /// The bot that plays in their place.
        stand_in: Option<Level>,
    },
}

impl Chair {
    /// Puts a bot in the person's place, or gives the seat back to them.
    pub(super) fn set_stand_in(&mut self, level: Option<Level>) {
        if let Occupant::Person { stand_in, .. } = &mut self.occupant {
            *stand_in = level;
        }
    }

    /// Whether that person sits here.
    pub(crate) fn is_held_by(&self, holder: &impl Owns) -> bool {
        self.holders().iter().any(|device| holder.owns(device))
    }

    /// The devices of the person who sits here, if one does.
    pub(crate) fn holders(&self) -> &[Holder] {
        if let Occupant::Person { holders, .. } = &self.occupant { holders } else { &[] }
    }

    /// Whether a person plays this seat themselves.
    pub(crate) fn is_played_by_person(&self) -> bool {
        matches!(self.occupant, Occupant::Person { stand_in: None, .. })
    }

    /// The level of the bot that plays this seat, in its own right or in a person's place.
    pub(crate) fn bot(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Bot(level) | Occupant::Person { stand_in: Some(level), .. } => Some(level),
            Occupant::Nobody | Occupant::Person { stand_in: None, .. } => None,
        }
    }

    /// Who plays it, for the page.
    pub(crate) fn held(&self) -> Held {
        match self.occupant {
            Occupant::Nobody => Held::Nobody,
            Occupant::Bot(level) => Held::Bot { level },
            Occupant::Person { stand_in: None, .. } => Held::Person,
            Occupant::Person { stand_in: Some(level), .. } => Held::StandIn { level },
        }
    }
}
