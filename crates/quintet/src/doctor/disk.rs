//! The data folder: whether it can be written to, how much space there is, how fast a sync is, and what the clock says.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use super::Said;

/// So little space is soon used up.
const LITTLE_SPACE: u64 = 1 << 30;
/// Without so much, a newer version cannot make its copy.
const NO_SPACE: u64 = 64 << 20;
/// How many syncs are timed.
const SYNCS: usize = 40;
/// What the store writes for a move, roughly.
const WRITTEN: [u8; 4096] = [0; 4096];
/// From here on players notice that a move is being stored.
const SLOW_SYNC: Duration = Duration::from_millis(50);
/// No disk with a platter or a cell is that fast: something says that it has stored and has not.
const TOO_FAST_SYNC: Duration = Duration::from_micros(15);
/// Files that are so much younger than now were written under another clock.
const AHEAD: Duration = Duration::from_mins(5);

/// What there is to say of a data folder.
pub(super) fn check(folder: &Path) -> Vec<Said> {
    let there = nearest(folder);
    let mut said = vec![space(folder, &there)];
    said.push(match syncs(&there) {
        Ok(times) => speed(&times),
        Err(error) => {
            Said::wrong(format!("{} cannot be written to ({error}): {}.", there.display(), mend(&error)))
        }
    });
    said.push(clock(folder));
    said
}

/// What to do about a folder that cannot be written to.
fn mend(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "make space there",
        io::ErrorKind::ReadOnlyFilesystem => "mount it to be written to, or choose another with --data",
        _ => "give the folder to the user that runs the server",
    }
}

/// The folder, or the nearest above it that there is.
fn nearest(folder: &Path) -> PathBuf {
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    absolute.ancestors().find(|path| path.is_dir()).map_or_else(|| PathBuf::from("/"), Path::to_owned)
}

fn space(folder: &Path, there: &Path) -> Said {
    let free = match rustix::fs::statvfs(there) {
        Ok(volume) => volume.f_bavail * volume.f_frsize,
        Err(error) => {
            return Said::mind(format!("How much space {} has cannot be told ({error}).", there.display()));
        }
    };
    let (folder, gib) = (folder.display(), free as f64 / f64::from(1 << 30));
    let text = format!("The data is in {folder}, on a disk with {gib:.1} GiB free.");
    match free {
        free if free < NO_SPACE => Said::wrong(format!("{text} Moves will soon be refused.")),
        free if free < LITTLE_SPACE => Said::mind(text),
        _ => Said::good(text),
    }
}

/// How long each sync took, the shortest first.
fn syncs(folder: &Path) -> io::Result<Vec<Duration>> {
    let path = folder.join(format!(".quintet-doctor-{}", std::process::id()));
    let mut file = File::create_new(&path)?;
    let each = (0..SYNCS).map(|_| {
        file.write_all(&WRITTEN)?;
        let begun = Instant::now();
        file.sync_data()?;
        Ok(begun.elapsed())
    });
    let times: io::Result<Vec<Duration>> = each.collect();
    fs::remove_file(&path)?;
    let mut times = times?;
    times.sort_unstable();
    Ok(times)
}

fn speed(times: &[Duration]) -> Said {
    let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    let text = format!(
        "A sync takes {:.2} ms (the slowest of {SYNCS}: {:.2}); moves that come together share one.",
        ms(middle),
        ms(worst)
    );
    if middle < TOO_FAST_SYNC {
        Said::mind(format!(
            "{text} That is faster than disks are: if it is a memory disk, a power cut loses everything."
        ))
    } else if middle > SLOW_SYNC {
        Said::mind(format!("{text} Players will notice: a faster disk helps."))
    } else {
        Said::good(text)
    }
}

fn clock(folder: &Path) -> Said {
    let now = SystemTime::now();
    let written = fs::read_dir(folder).into_iter().flatten().flatten();
    let newest = written.filter_map(|entry| entry.metadata().ok()?.modified().ok()).max();
    match newest.and_then(|newest| newest.duration_since(now).ok()) {
        Some(ahead) if ahead > AHEAD => Said::wrong(format!(
            "The clock is wrong, or was: the data was written {} minutes from now. Set it (timedatectl set-ntp true).",
            ahead.as_secs() / 60
        )),
        _ => {
            Said::good("The clock is not behind what is stored; a server that keeps time by NTP keeps it so.")
        }
    }
}
