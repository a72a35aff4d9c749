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
    /// Seconds after which a round is stopped if nobody turns the timer (FF-7).
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

/// The range of the limit of a round, in seconds.
const MIN_LIMIT: i32 = 60;
const MAX_LIMIT: i32 = 900;

/// Whether a table of so many seats may be opened with these options.
pub(crate) fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
    if !(MIN_LIMIT..=MAX_LIMIT).contains(&options.limit) {
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
        Setting {
            name: "limit",
            rule: "FF-7",
            choice: Choice::Number { from: MIN_LIMIT, to: MAX_LIMIT, preset: 180 },
        },
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

    /// After how long a round is stopped if nobody turns the timer.
    pub(crate) fn limit_millis(&self) -> Millis {
        self.limit.max(0).unsigned_abs().saturating_mul(1000)
    }
}

/// Whether the number has a year from 2000 on, a month and a day.
fn is_day(day: i32) -> bool {
    (20_000_101..=99_991_231).contains(&day)
        && (1..=12).contains(&(day / 100 % 100))
        && (1..=31).contains(&(day % 100))
}
