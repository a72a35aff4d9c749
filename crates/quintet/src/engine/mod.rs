//! `quintet engine`: a game over lines of JSON, for bots in any language and for tests.
//!
//! A line becomes a `Fields`, one of the [`OPERATIONS`] takes what it needs from it, changes the [`Session`] and
//! gives an `Answer`. docs/engine.md describes it all; tests check that page against this program.

mod answer;
mod fields;
mod operations;
mod session;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use catalog::refusals;
use speech::Language;

use crate::error::CommandError;
use crate::lines::{self, Line};

pub(crate) use answer::Answer;
pub use operations::{OPERATIONS, Operation};
pub use session::Session;

use fields::Fields;

/// Play over lines of JSON: one object a line in, exactly one line back
///
/// For example:
///
/// {"op":"games"}
///
/// {"op":"new","game":"five-crowns","seats":3,"seed":7}
///
/// {"op":"menu","seat":0}
///
/// The operations are games, new, load, position, view, aid, menu, act, advance, bot, hint, outcome and log. An
/// answer is {"ok":true,…} or {"ok":false,"error":{"rule":"…","message":"…"}}. docs/engine.md describes them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The language of sentences and messages: en, fr or de
    #[arg(long, default_value = "en")]
    language: Language,
}

/// Runs the command until its input ends.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let mut session = Session::new(args.language);
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        let mut answer = match lines::read(&mut input, &mut line, refusals::LONGEST_LINE)? {
            Line::End => return Ok(ExitCode::SUCCESS),
            Line::TooLong => session.refuse(&refusals::line_too_long()).line(),
            Line::Whole => answer(&mut session, &line),
        };
        answer.push('\n');
        out.write_all(answer.as_bytes())?;
        out.flush()?;
    }
}

/// Answers one line, whatever it contains, with one line of JSON.
pub fn answer(session: &mut Session, line: &[u8]) -> String {
    // The last resort. The state may be half changed after a panic, so the game is closed.
    let answer = match catch_unwind(AssertUnwindSafe(|| session.request(line))) {
        Ok(Ok(answer)) => answer,
        Ok(Err(refusal)) => session.refuse(&refusal),
        Err(_) => {
            session.close();
            session.refuse(&refusals::mistake())
        }
    };
    answer.line()
}
