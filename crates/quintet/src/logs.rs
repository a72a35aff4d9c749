//! Reading a recorded game from a file or from the standard input.

use std::io::Read;
use std::path::Path;

use catalog::GameEntry;
use speech::{Language, Reader, Speech};
use table::log::{BadLog, Header};

use crate::trouble::Trouble;

/// The text of a log; `-` is the standard input.
pub(crate) fn read(path: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = std::fs::read(path).map_err(|error| Trouble::file(path, &error))?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        Trouble::Usage(format!("{}, line {line}: this is not UTF-8 text.", path.display()))
    })
}

/// The game that a log is of.
pub(crate) fn game(path: &Path, text: &str) -> Result<(&'static dyn GameEntry, Header), Trouble> {
    let header = Header::read(text).map_err(|bad| unreadable(path, &bad))?;
    let entry = catalog::find(&header.game);
    let unknown = || Trouble::refused(&catalog::refusals::unknown_game(&header.game), None);
    Ok((entry.ok_or_else(unknown)?, header))
}

/// Does something with a log that may hold anything: facts that contradict each other are no reason to crash.
pub(crate) fn with<T>(path: &Path, work: impl FnOnce() -> Result<T, BadLog>) -> Result<T, Trouble> {
    // What the hook would print is no help to whoever has a damaged file.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = work();
    std::panic::set_hook(hook);
    result.map_err(|bad| unreadable(path, &bad))
}

/// A log that cannot be read, as one sentence with the line.
fn unreadable(path: &Path, bad: &BadLog) -> Trouble {
    let sentence = match bad {
        BadLog::Impossible => return Trouble::Usage(format!("{}: {bad}.", path.display())),
        BadLog::Line { line, what } => {
            format!("line {line}: {}", what.replace(" at line 1 column ", " at column "))
        }
        // The version, the game and the seats stand in the first line.
        BadLog::Refused(refusal) => {
            let speech = Speech::new(Language::English, None);
            format!("line 1: {} ({})", speech.refuse(refusal, Reader::default()), refusal.rule())
        }
    };
    Trouble::Usage(format!("{}, {sentence}", path.display()))
}
