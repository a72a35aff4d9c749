//! What a process takes of the machine, as Linux counts it; nothing where the system does not say.

use std::fs::read_to_string;

/// How many ticks of `/proc` are a second: the same on every Linux.
const TICKS: f64 = 100.0;

/// The resident memory of a process in bytes, by its id or `self`.
pub(crate) fn memory(process: &str) -> Option<u64> {
    let status = read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

/// The seconds of processor time that a process has taken, in user and system mode, by its id or `self`.
pub(crate) fn cpu_seconds(process: &str) -> Option<f64> {
    let stat = read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses may hold spaces; the two times are the 12th and 13th field after it.
    let (_, fields) = stat.rsplit_once(") ")?;
    let times = fields.split(' ').skip(11).take(2).map(|field| field.parse::<f64>().ok());
    Some(times.sum::<Option<f64>>()? / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_what_it_takes() {
        assert!(memory("self").is_some_and(|bytes| bytes > 0));
        let before = cpu_seconds("self").unwrap();
        // Work, not time: a machine that is busy with something else gives a process none for a while.
        let grown = (0..100).any(|_| {
            (0..10_000_000_u64).for_each(|step| {
                std::hint::black_box(step);
            });
            cpu_seconds("self").unwrap() > before
        });
        assert!(grown);
    }
}
