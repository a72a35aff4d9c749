//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Refusal, Seat, Sentence, Setting};

use crate::markers::Team;
use crate::refusals::refuse;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many teams (DS-2).
    pub teams: Teams,
    /// How many series win (DS-16).
    pub series_to_win: i32,
    /// Which board (DS-1).
    pub layout: Setup,
    /// How the replacement of a played card is drawn (DS-7).
    pub draw: Drawing,
    /// Whether a team can be punished for talking, where teams have two players or more (DS-11).
    pub table_talk_penalty: bool,
}

/// How many teams there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "lowercase", from = "Written")]
pub enum Teams {
    /// Three for three and nine players, else two; a game that is played has one of the others (DS-22).
    #[default]
    Automatic,
    /// Two.
    Two,
    /// Three.
    Three,
}

/// The number of teams as it may be written: older logs have the number itself.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Written {
    Automatic,
    Two,
    Three,
    #[serde(untagged)]
    Number(u8),
}

impl From<Written> for Teams {
    fn from(written: Written) -> Teams {
        match written {
            Written::Automatic => Teams::Automatic,
            Written::Three | Written::Number(3) => Teams::Three,
            Written::Two | Written::Number(_) => Teams::Two,
        }
    }
}

/// How the board is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    /// As it is printed.
    #[default]
    Spiral,
    /// At random.
    Shuffled,
}

/// How the replacement of a played card is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Drawing {
    /// By itself.
    #[default]
    Automatic,
    /// By the player, before the next one has played.
    Strict,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            teams: Teams::Automatic,
            series_to_win: 2,
            layout: Setup::Spiral,
            draw: Drawing::Automatic,
            table_talk_penalty: true,
        }
    }
}

impl Options {
    /// What a host can set.
    pub const SETTINGS: &'static [Setting] = &[
        Setting {
            name: "teams",
            rule: "DS-22",
            choice: Choice::Word { of: &["automatic", "two", "three"], preset: "automatic" },
        },
        Setting {
            name: "series_to_win",
            rule: "DS-16",
            choice: Choice::Number { from: 1, to: 2, preset: 2 },
        },
        Setting {
            name: "layout",
            rule: "DS-1",
            choice: Choice::Word { of: &["spiral", "shuffled"], preset: "spiral" },
        },
        Setting {
            name: "draw",
            rule: "DS-7",
            choice: Choice::Word { of: &["automatic", "strict"], preset: "automatic" },
        },
        Setting { name: "table_talk_penalty", rule: "DS-11", choice: Choice::Switch { preset: true } },
    ];

    /// Whether a table of so many may be opened with them.
    pub fn check(&self, seats: u8) -> Result<(), Refusal> {
        if !(1..=2).contains(&self.series_to_win) {
            return Err(refuse("DS-16", "refuse-series-to-win"));
        }
        if (2..=10).contains(&seats) && seats.is_multiple_of(self.at(seats).teams()) {
            return Ok(());
        }
        let why = match self.teams {
            Teams::Automatic => Sentence::new("refuse-no-equal-teams"),
            Teams::Two | Teams::Three => Sentence::new("refuse-uneven-teams").number("teams", self.teams()),
        };
        Err(Refusal::new("DS-2", why.number("count", seats)))
    }

    /// The options as they are played at a table of so many: with a number of teams (DS-22).
    #[must_use]
    pub const fn at(self, seats: u8) -> Options {
        let teams = match self.teams {
            Teams::Automatic if seats == 3 || seats == 9 => Teams::Three,
            Teams::Automatic => Teams::Two,
            chosen => chosen,
        };
        Options { teams, ..self }
    }

    /// How many teams there are.
    pub const fn teams(&self) -> u8 {
        match self.teams {
            Teams::Three => 3,
            Teams::Automatic | Teams::Two => 2,
        }
    }

    /// The team of a seat: teams sit alternately (DS-2).
    pub const fn team(&self, seat: Seat) -> Team {
        Team(seat.0 % self.teams())
    }

    /// How many series win.
    pub const fn goal(&self) -> u8 {
        if self.series_to_win == 1 { 1 } else { 2 }
    }

    /// Whether talking is punished at a table of so many (DS-11).
    pub const fn punishes(&self, seats: u8) -> bool {
        self.table_talk_penalty && seats >= 2 * self.teams()
    }

    /// How many cards each player is dealt (DS-3).
    pub const fn dealt(seats: u8) -> u8 {
        match seats {
            0..=2 => 7,
            3 | 4 => 6,
            5 | 6 => 5,
            7..=9 => 4,
            _ => 3,
        }
    }
}
