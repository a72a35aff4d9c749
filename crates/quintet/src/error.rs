//! Why a command failed, and the exit code that says so.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use speech::{Language, Reader, Speech};
use table::Refusal;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The request cannot be understood: one sentence, exit code 2.
    Usage(String),
    /// The request was understood but cannot be carried out: one sentence, exit code 1.
    Failed(String),
    /// Reading or writing failed: exit code 1; silent if the reader of the output has gone.
    Io(io::Error),
}

impl CommandError {
    /// A refusal of the rules or of the catalog.
    pub(crate) fn refused(refusal: &Refusal, about: Option<&table::About>) -> CommandError {
        let sentence = Speech::new(Language::English, about).refuse(refusal, Reader::default());
        CommandError::Usage(format!("{sentence} ({})", refusal.rule()))
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> CommandError {
        CommandError::Usage(format!("{}: {error}", path.display()))
    }

    /// Prints the error and gives the exit code.
    pub(crate) fn exit(self) -> ExitCode {
        match self {
            CommandError::Usage(sentence) => {
                eprintln!("quintet: {sentence}");
                ExitCode::from(2)
            }
            CommandError::Failed(sentence) => {
                eprintln!("quintet: {sentence}");
                ExitCode::FAILURE
            }
            // Whoever reads our output has had enough (`quintet … | head`): nothing is wrong.
            CommandError::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CommandError::Io(error) => {
                eprintln!("quintet: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Io(error)
    }
}

impl From<serde_json::Error> for CommandError {
    fn from(error: serde_json::Error) -> CommandError {
        CommandError::Io(error.into())
    }
}
