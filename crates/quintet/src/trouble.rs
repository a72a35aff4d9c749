//! Why a command could not do its work, and how the program then ends.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use speech::{Language, Reader, Speech};
use table::Refusal;

/// What keeps a command from its work.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// What was asked for cannot be understood: one sentence, exit code 2.
    Usage(String),
    /// What was understood cannot be done: one sentence, exit code 1.
    Failed(String),
    /// Reading or writing failed: exit code 1; quietly if nobody reads any more.
    Io(io::Error),
}

impl Trouble {
    /// A refusal of the rules or of the catalog.
    pub(crate) fn refused(refusal: &Refusal, about: Option<&table::About>) -> Trouble {
        let sentence = Speech::new(Language::English, about).refuse(refusal, Reader::default());
        Trouble::Usage(format!("{sentence} ({})", refusal.rule()))
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Trouble {
        Trouble::Usage(format!("{}: {error}", path.display()))
    }

    /// Says what is wrong and gives the exit code.
    pub(crate) fn end(self) -> ExitCode {
        match self {
            Trouble::Usage(sentence) => {
                eprintln!("quintet: {sentence}");
                ExitCode::from(2)
            }
            Trouble::Failed(sentence) => {
                eprintln!("quintet: {sentence}");
                ExitCode::FAILURE
            }
            // Whoever reads our output has had enough (`quintet … | head`): nothing is wrong.
            Trouble::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Trouble::Io(error) => {
                eprintln!("quintet: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        Trouble::Io(error.into())
    }
}
