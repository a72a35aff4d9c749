//! `quintet solve`: single problems of a game, one per line.

use std::io::{BufReader, Write};
use std::process::ExitCode;

use catalog::refusals;
use speech::{Language, Speech};

use crate::cli;
use crate::engine::Answer;
use crate::error::CommandError;
use crate::lines::{self, Line};

/// Solve single problems of a game: lines on standard input, a line of JSON back for each
///
/// five-crowns: a line is the wild rank (3 to 13, or J Q K), a tab, and the cards (3t 10h Jc Qs Kd, a joker
/// W). The answer is {"points":…,"melds":[[…]],"left":[…]}, the arrangement with the fewest points left.
/// A line that cannot be read is answered {"ok":false,"error":{"rule":…,"message":…}}; the exit code is then
/// 1 at the end.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The line has one card more: name the best discard too, and whether it goes out
    #[arg(long)]
    draw: bool,
    /// The language of messages: en, fr or de
    #[arg(long, default_value = "en")]
    language: Language,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let entry = cli::find_game(&args.game)?;
    let solver = entry
        .solver()
        .ok_or_else(|| CommandError::Usage(format!("There is no solver for {}.", entry.about().name)))?;
    if args.draw && !solver.draws {
        return Err(CommandError::Usage(format!("The solver for {} knows no --draw.", entry.about().name)));
    }
    let speech = Speech::new(args.language, Some(entry.about()));
    let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut line = Vec::new();
    let mut code = ExitCode::SUCCESS;
    loop {
        let answer = match lines::read(&mut input, &mut line, refusals::LONGEST_LINE)? {
            Line::End => break,
            Line::TooLong => Err(refusals::line_too_long()),
            Line::Whole => std::str::from_utf8(&line)
                .map_err(|_| refusals::not_utf8())
                .and_then(|line| (solver.answer)(line.trim_end_matches('\r'), args.draw)),
        };
        match answer {
            Ok(answer) => writeln!(out, "{}", answer.get())?,
            Err(refusal) => {
                code = ExitCode::FAILURE;
                writeln!(out, "{}", Answer::refused(&refusal, &speech).line())?;
            }
        }
        // A caller who asks line by line waits for each answer; a whole file is answered in large writes.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(code)
}
