//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Dice, Millis, Refusal, Sentence, Setting, refuse};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What two or more play; one plays alone by the rules of the puzzle (FF-16).
    pub variant: Variant,
    /// Which boards they play on (FF-1).
    pub board: BoardKind,
    /// How long the timer runs (FF-7).
    pub timer: Timer,
    /// Seconds after which a round is stopped if nobody turns the timer; 0 if it never is (FF-7).
    pub limit: i32,
    /// Whether mistakes are pointed out while drawing (FF-6).
    pub assist: bool,
    /// The day whose board one plays alone (FF-19), as a number: 20261115.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<i32>,
}

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Five rounds.
    #[default]
    Basic,
    /// One FIVE a round, each shape once in the game.
    Puzzle,
}

/// Which boards are played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(rename_all = "lowercase")]
pub enum BoardKind {
    /// Each player gets a different one.
    #[default]
    White,
    /// The same for all.
    Grey,
    /// Generated for the table, the same for all.
    Random,
}

/// How long the timer runs, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Timer {
    #[serde(rename = "20")]
    Twenty,
    #[default]
    #[serde(rename = "30")]
    Thirty,
    #[serde(rename = "45")]
    FortyFive,
    #[serde(rename = "60")]
    Sixty,
}

impl Timer {
    /// All lengths.
    pub const ALL: [Timer; 4] = [Timer::Twenty, Timer::Thirty, Timer::FortyFive, Timer::Sixty];

    /// How long it runs.
    pub const fn millis(self) -> Millis {
        [20_000, 30_000, 45_000, 60_000][self as usize]
    }
}

/// The limit of a round that is never stopped.
pub const NO_LIMIT: i32 = 0;
/// The range of the limit of a round, in seconds, if there is one.
const MIN_LIMIT: i32 = 60;
const MAX_LIMIT: i32 = 900;
/// The limits on offer, the shortest first.
const LIMITS: &[i32] = &[60, 120, 180, 300, 600, NO_LIMIT];

/// Whether a table of so many seats may be opened with these options.
pub(crate) fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
    if options.limit != NO_LIMIT && !(MIN_LIMIT..=MAX_LIMIT).contains(&options.limit) {
        return Err(Refusal::new("FF-7", Sentence::new("refuse-limit").number("limit", options.limit)));
    }
    match options.daily {
        Some(day) if !is_day(day) => {
            Err(Refusal::new("FF-19", Sentence::new("refuse-no-day").text("day", day)))
        }
        Some(_) if seats != 1 => Err(refuse("FF-19", "refuse-daily-alone")),
        _ => Ok(()),
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Variant::Basic,
            board: BoardKind::White,
            timer: Timer::Thirty,
            limit: 180,
            assist: false,
            daily: None,
        }
    }
}

impl Options {
    /// What a host can set.
    pub(crate) const SETTINGS: &'static [Setting] = &[
        Setting {
            name: "variant",
            rule: "FF-12",
            choice: Choice::Word { of: &["basic", "puzzle"], preset: "basic" },
        },
        Setting {
            name: "board",
            rule: "FF-1",
            choice: Choice::Word { of: &["white", "grey", "random"], preset: "white" },
        },
        Setting {
            name: "timer",
            rule: "FF-7",
            choice: Choice::Word { of: &["20", "30", "45", "60"], preset: "30" },
        },
        Setting { name: "limit", rule: "FF-7", choice: Choice::Numbers { of: LIMITS, preset: 180 } },
        Setting { name: "assist", rule: "FF-6", choice: Choice::Switch { preset: false } },
        Setting { name: "daily", rule: "FF-19", choice: Choice::Day {} },
    ];

    /// Which boards are played on: the board of the day is a random one.
    pub(crate) fn board(&self) -> BoardKind {
        if self.daily.is_some() { BoardKind::Random } else { self.board }
    }

    /// The dice of the day, the same everywhere, if the board of the day is played (FF-19).
    pub(crate) fn daily_dice(&self) -> Option<Dice> {
        self.daily.map(|day| Dice::from_number(day.unsigned_abs().into()))
    }

    /// After how long a round is stopped if nobody turns the timer; nothing if it never is.
    pub(crate) fn limit_millis(&self) -> Option<Millis> {
        let seconds = u32::try_from(self.limit).ok().filter(|seconds| *seconds > 0)?;
        Some(seconds.saturating_mul(1000))
    }
}

/// Whether that is a day of the calendar, from 2000 on.
fn is_day(number: i32) -> bool {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    let leap_year = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap_year => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (2000..=9999).contains(&year) && (1..=days).contains(&day)
}
