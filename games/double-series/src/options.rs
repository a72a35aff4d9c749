//! House rules.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use table::{Choice, Expectation, Refusal, Seat, Sentence, Setting, refuse};

use crate::markers::Team;

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
    /// Whether a team can be penalized for table talk, where teams have two players or more (DS-11).
    pub table_talk_penalty: bool,
}

/// How many teams there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Teams {
    /// Three for three and nine players, else two. A game in play has one of the others (DS-22).
    #[default]
    Automatic,
    /// Two.
    Two,
    /// Three.
    Three,
}

/// The number of teams as it may be stored: older logs have the number itself.
impl<'de> Deserialize<'de> for Teams {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Teams, D::Error> {
        deserializer.deserialize_any(TeamsVisitor)
    }
}

struct TeamsVisitor;

impl Visitor<'_> for TeamsVisitor {
    type Value = Teams;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Expectation::new("written-teams"))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Teams, E> {
        match word {
            "automatic" => Ok(Teams::Automatic),
            "two" => Ok(Teams::Two),
            "three" => Ok(Teams::Three),
            _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Teams, E> {
        Ok(if number == 3 { Teams::Three } else { Teams::Two })
    }
}

/// How the board is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    /// A spiral from the top left.
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
    pub(crate) const SETTINGS: &'static [Setting] = &[
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

    /// The options as played by that many: with a definite number of teams (DS-22).
    #[must_use]
    pub const fn resolved(self, seats: u8) -> Options {
        let teams = match self.teams {
            Teams::Automatic if seats == 3 || seats == 9 => Teams::Three,
            Teams::Automatic => Teams::Two,
            chosen => chosen,
        };
        Options { teams, ..self }
    }

    /// How many teams there are.
    pub const fn team_count(&self) -> u8 {
        match self.teams {
            Teams::Three => 3,
            Teams::Automatic | Teams::Two => 2,
        }
    }

    /// The team of a seat: teams sit alternately (DS-2).
    pub const fn team_of(&self, seat: Seat) -> Team {
        Team(seat.0 % self.team_count())
    }

    /// How many series win.
    pub const fn goal(&self) -> u8 {
        if self.series_to_win == 1 { 1 } else { 2 }
    }

    /// Whether table talk is penalized with that many players (DS-11).
    pub(crate) const fn penalizes_talk(&self, seats: u8) -> bool {
        self.table_talk_penalty && seats >= 2 * self.team_count()
    }

    /// How many cards each of that many players is dealt (DS-3).
    pub const fn hand_size(seats: u8) -> u8 {
        match seats {
            0..=2 => 7,
            3 | 4 => 6,
            5 | 6 => 5,
            7..=9 => 4,
            _ => 3,
        }
    }
}

/// Whether that many may open a table with these options.
pub(crate) fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
    if !(1..=2).contains(&options.series_to_win) {
        return Err(refuse("DS-16", "refuse-series-to-win"));
    }
    if (2..=10).contains(&seats) && seats.is_multiple_of(options.resolved(seats).team_count()) {
        return Ok(());
    }
    let why = match options.teams {
        Teams::Automatic => Sentence::new("refuse-no-equal-teams"),
        Teams::Two | Teams::Three => {
            Sentence::new("refuse-uneven-teams").number("teams", options.team_count())
        }
    };
    Err(Refusal::new("DS-2", why.number("count", seats)))
}

/// The team of a seat at a table of that many.
#[expect(clippy::unnecessary_wraps, reason = "in other games a seat may have no team")]
pub(crate) fn team(options: &Options, seats: u8, seat: Seat) -> Option<u8> {
    Some(options.resolved(seats).team_of(seat).0)
}
