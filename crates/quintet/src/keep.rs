//! How long tables are kept, as hosts say it: `7d`, `12h`, `forever`.

use std::time::Duration;

use server::Retention;

const HOUR: u64 = 60 * 60;

/// How long tables are kept after anything last happened at them: hours (12h), days (7d), weeks (8w), or forever
#[derive(clap::Args)]
#[command(next_help_heading = "Retention")]
pub(crate) struct KeepArgs {
    /// How long a table is kept whose game was never started: 12h, 7d, 8w or forever
    #[arg(long = "keep-waiting", value_name = "TIME", default_value = "7d", value_parser = keep)]
    waiting: Keep,
    /// How long a game is kept that was left before its end
    #[arg(long = "keep-unfinished", value_name = "TIME", default_value = "90d", value_parser = keep)]
    unfinished: Keep,
    /// How long the log of a finished game is kept; its result stays
    #[arg(long = "keep-finished", value_name = "TIME", default_value = "forever", value_parser = keep)]
    finished: Keep,
}

/// A time, or for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Keep(Option<Duration>);

impl KeepArgs {
    /// The same as the server takes it.
    pub(crate) fn retention(&self) -> Retention {
        Retention {
            waiting: self.waiting.0,
            unfinished: self.unfinished.0,
            finished: self.finished.0,
            ..Retention::default()
        }
    }
}

fn keep(text: &str) -> Result<Keep, String> {
    if text == "forever" {
        return Ok(Keep(None));
    }
    let unit = match text.chars().last() {
        Some('h') => Some(HOUR),
        Some('d') => Some(24 * HOUR),
        Some('w') => Some(7 * 24 * HOUR),
        _ => None,
    };
    let seconds = unit.and_then(|unit| text[..text.len() - 1].parse::<u32>().ok()?.checked_mul(unit as u32));
    // Nothing is kept for no time: a slip must not delete everything at once.
    let seconds = seconds.filter(|seconds| *seconds > 0);
    let expected = "a time like 12h, 7d or 8w is expected, or forever";
    seconds.map(|seconds| Keep(Some(Duration::from_secs(seconds.into())))).ok_or_else(|| expected.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_hosts_write_them() {
        let hours = |text: &str| keep(text).map(|keep| keep.0.map(|time| time.as_secs() / HOUR));
        assert_eq!(hours("12h"), Ok(Some(12)));
        assert_eq!(hours("7d"), Ok(Some(7 * 24)));
        assert_eq!(hours("8w"), Ok(Some(8 * 7 * 24)));
        assert_eq!(hours("forever"), Ok(None));
        for wrong in ["", "d", "0d", "7", "-7d", "7 d", "7é", "99999999w", "for ever"] {
            assert!(keep(wrong).is_err(), "{wrong}");
        }
    }
}
