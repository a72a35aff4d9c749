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
    /// How many teams: 2, or 3 for three, six or nine players (DS-2).
    pub teams: i32,
    /// How many series win (DS-16).
    pub series_to_win: i32,
    /// Which board (DS-1).
    pub layout: Setup,
    /// How the replacement of a played card is drawn (DS-7).
    pub draw: Drawing,
    /// Whether a team can be punished for talking, where teams have two players or more (DS-11).
    pub table_talk_penalty: bool,
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
            teams: 2,
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
        Setting { name: "teams", rule: "DS-2", choice: Choice::Number { from: 2, to: 3, preset: 2 } },
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
        if !(2..=3).contains(&self.teams) {
            return Err(refuse("DS-2", "refuse-teams"));
        }
        if !(2..=10).contains(&seats) || !seats.is_multiple_of(self.teams()) {
            let why = Sentence::new("refuse-uneven-teams").number("count", seats);
            return Err(Refusal::new("DS-2", why.number("teams", self.teams)));
        }
        Ok(())
    }

    /// How many teams there are; two if a log holds anything else.
    pub const fn teams(&self) -> u8 {
        if self.teams == 3 { 3 } else { 2 }
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
