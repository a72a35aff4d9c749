//! A clock that leaps ahead: what seems old then is not, and must not be deleted for it.

use std::time::{Duration, Instant};

/// How far the clock may have run ahead of what was last known of it without seeming wrong.
const MAX_LEAP: Duration = Duration::from_hours(7 * 24);
/// How long nothing is deleted after a leap: time for a host to read the log and set the clock right.
const GRACE: Duration = Duration::from_hours(24);

/// Watches the time of day, which can be set to anything, by the time that has passed.
#[derive(Default)]
pub(super) struct LeapGuard {
    /// The time of day in milliseconds since 1970, and when it was that.
    seen: Option<(i64, Instant)>,
    /// Until when nothing is deleted.
    wait: Option<Instant>,
}

/// What the guard has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The clock goes as it should.
    Delete,
    /// It has leapt by so much, just now.
    Leapt(Duration),
    /// It has leapt, and it is too early to trust it.
    Wait,
}

impl LeapGuard {
    /// Whether tables may be deleted by that time of day. `stored` is when something was last stored: before anything else
    /// is known of the clock, it is held against that.
    pub(super) fn look(&mut self, wall: i64, now: Instant, stored: Option<i64>) -> Verdict {
        let expected = match self.seen.replace((wall, now)) {
            Some((then, at)) => Some(then.saturating_add(now.duration_since(at).as_millis() as i64)),
            None => stored,
        };
        let ahead = expected.map_or(0, |expected| wall.saturating_sub(expected).max(0));
        let ahead = Duration::from_millis(ahead as u64);
        if ahead > MAX_LEAP {
            self.wait = Some(now + GRACE);
            return Verdict::Leapt(ahead);
        }
        self.wait = self.wait.filter(|until| *until > now);
        if self.wait.is_some() { Verdict::Wait } else { Verdict::Delete }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_hours(1);
    const TODAY: i64 = 1_794_000_000_000;
    const DAY: i64 = 24 * 3_600_000;

    #[test]
    fn a_clock_that_goes_as_it_should_is_trusted() {
        let (mut guard, start) = (LeapGuard::default(), Instant::now());
        assert_eq!(guard.look(TODAY, start, None), Verdict::Delete, "nothing was ever stored");
        assert_eq!(guard.look(TODAY + DAY / 24, start + HOUR, Some(0)), Verdict::Delete);
        // Set right by a little, asleep for a weekend, or set back.
        assert_eq!(guard.look(TODAY + 3 * DAY, start + 2 * HOUR, Some(0)), Verdict::Delete);
        assert_eq!(guard.look(TODAY - 9 * DAY, start + 3 * HOUR, Some(0)), Verdict::Delete);
        let mut guard = LeapGuard::default();
        assert_eq!(guard.look(TODAY, start, Some(TODAY - 6 * DAY)), Verdict::Delete, "off for some days");
    }

    #[test]
    fn after_a_leap_nothing_is_deleted_for_a_day() {
        let (mut guard, start) = (LeapGuard::default(), Instant::now());
        assert_eq!(guard.look(TODAY, start, Some(TODAY)), Verdict::Delete);
        let leap = guard.look(TODAY + 3650 * DAY, start + HOUR, Some(TODAY));
        assert_eq!(leap, Verdict::Leapt(Duration::from_hours(24 * 3650 - 1)));
        // What is stored by the wrong clock does not make it right.
        let later = TODAY + 3650 * DAY + DAY / 24;
        assert_eq!(guard.look(later, start + 2 * HOUR, Some(later)), Verdict::Wait);
        // Set right again, it is still not trusted before the day is over.
        assert_eq!(guard.look(TODAY + DAY / 8, start + 3 * HOUR, Some(later)), Verdict::Wait);
        assert_eq!(guard.look(TODAY + 2 * DAY, start + 26 * HOUR, Some(later)), Verdict::Delete);
    }

    #[test]
    fn a_start_long_after_anything_was_stored_waits_too() {
        let (mut guard, start) = (LeapGuard::default(), Instant::now());
        let leap = guard.look(TODAY, start, Some(TODAY - 100 * DAY));
        assert_eq!(leap, Verdict::Leapt(Duration::from_hours(2400)));
        assert_eq!(guard.look(TODAY + DAY, start + 24 * HOUR, None), Verdict::Delete);
    }
}
