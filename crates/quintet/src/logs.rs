//! Reading a recorded game from a file or from standard input.

use std::io::Read;
use std::path::Path;

use catalog::GameEntry;
use speech::{Language, Reader, Speech};
use table::log::{BadLog, Header};
use table::{About, Refusal, Seat, Sentence, table_rules};

use crate::cli;
use crate::error::CommandError;

/// Far more than the longest game has: whatever is larger is not a log, and is not read into memory.
const MAX_BYTES: u64 = 64 << 20;

/// The text of a log; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String, CommandError> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    } else {
        let file =
            std::fs::File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes));
        file.map_err(|error| CommandError::file(path, &error))?;
    }
    if bytes.len() as u64 > MAX_BYTES {
        return Err(CommandError::Usage(format!("{}: this is larger than any log.", path.display())));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        CommandError::Usage(format!("{}, line {line}: this is not UTF-8 text.", path.display()))
    })
}

/// The game that was recorded, and the header of its log.
pub(crate) fn game(path: &Path, text: &str) -> Result<(&'static dyn GameEntry, Header), CommandError> {
    let header = Header::read(text).map_err(|bad| unreadable(path, &bad, None))?;
    Ok((cli::find_game(&header.game)?, header))
}

/// The seat that was asked for, if the game has it.
pub(crate) fn seat(asked: Option<u8>, header: &Header) -> Result<Option<Seat>, CommandError> {
    match asked {
        Some(seat) if seat >= header.seats => {
            let refusal = catalog::refusals::no_such_seat(seat.into(), header.seats);
            Err(CommandError::refused(&refusal, None))
        }
        _ => Ok(asked.map(Seat)),
    }
}

/// Folds a log that may contain anything. Contradictory events may panic inside; that is caught and reported as a
/// bad log, so the panic message is suppressed.
pub(crate) fn fold<T>(
    path: &Path,
    about: &About,
    work: impl FnOnce() -> Result<T, BadLog>,
) -> Result<T, CommandError> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = work();
    std::panic::set_hook(hook);
    result.map_err(|bad| unreadable(path, &bad, Some(about)))
}

/// A log that cannot be read, as one sentence with the line.
fn unreadable(path: &Path, bad: &BadLog, about: Option<&About>) -> CommandError {
    let (line, refusal) = match bad {
        BadLog::Impossible => {
            let why = table_rules::unreadable(Sentence::new("log-contradicts-itself"));
            return said(&path.display().to_string(), &why, about);
        }
        BadLog::Line { line, why } => (*line, why),
        // The version, the game and the seats are in the first line.
        BadLog::Refused(refusal) => (1, refusal),
    };
    said(&format!("{}, line {line}", path.display()), refusal, about)
}

/// Why something at that place cannot be read.
pub(crate) fn said(place: &str, refusal: &Refusal, about: Option<&About>) -> CommandError {
    let sentence = Speech::new(Language::English, about).refuse(refusal, Reader::default());
    CommandError::Usage(format!("{place}: {sentence} ({})", refusal.rule()))
}
