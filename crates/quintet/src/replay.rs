//! `quintet replay`: a recorded game as readable text.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use speech::{Language, Reader, Speech};
use table::{Audience, Moment, Outcome, Seat, Sentence, Verdict};

use crate::error::CommandError;
use crate::logs;

/// Tell a recorded game, one sentence a line
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log, or - for standard input
    file: PathBuf,
    /// The language: en, fr or de
    #[arg(long, default_value = "en")]
    language: Language,
    /// Tell only what the player of this seat saw (seats are counted from 0)
    #[arg(long, value_name = "N", conflicts_with = "spectator")]
    seat: Option<u8>,
    /// Tell only what a spectator saw
    #[arg(long)]
    spectator: bool,
    /// Tell only this round (rounds are counted from 1)
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// Tell only the moments that people look for: rounds, calls, races, series, going out
    #[arg(long)]
    moments: bool,
    /// Put before each sentence the number of its moment, as in a link to it
    #[arg(long)]
    steps: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, header) = logs::game(&args.file, &text)?;
    let audience = match args.seat {
        Some(seat) if seat >= header.seats => {
            return Err(CommandError::refused(
                &catalog::refusals::no_such_seat(seat.into(), header.seats),
                None,
            ));
        }
        Some(seat) => Audience::Seat(Seat(seat)),
        None if args.spectator => Audience::Spectator,
        None => Audience::Reviewer,
    };
    let replay = logs::fold(&args.file, entry.about(), || entry.replay(&text, audience))?;
    let about = entry.about();
    let speech = Speech::new(args.language, Some(about));
    let reader = Reader { names: &header.names, seat: audience.seat(), ..Reader::default() };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let title = Sentence::new("table-replay-title").text("game", about.name);
    let title = title.number("players", header.seats).text("rules", header.rules);
    writeln!(out, "{}", speech.say(&title, reader))?;
    let options = Sentence::new("table-replay-options").text("options", &header.options);
    writeln!(out, "{}\n", speech.say(&options, reader))?;
    let rounds = replay.head.marks.iter().map(|mark| mark.round).max().unwrap_or(1);
    if let Some(round) = args.round.filter(|round| !(1..=rounds).contains(round)) {
        return Err(CommandError::Usage(format!("There is no round {round}: this game has {rounds}.")));
    }
    let outcome = replay.head.outcome.clone();
    let marks: HashSet<u32> = replay.head.marks.iter().map(|mark| mark.step).collect();
    let mut round = 0;
    for frame in replay.frames {
        if args.round.is_some_and(|wanted| wanted != frame.round)
            || (args.moments && !marks.contains(&frame.step))
        {
            continue;
        }
        if rounds > 1 && frame.round != round {
            let title = Sentence::new("table-replay-round").text("round", frame.round).text("rounds", rounds);
            let gap = if round == 0 { "" } else { "\n" };
            writeln!(out, "{gap}{}", speech.say(&title, reader))?;
        }
        round = frame.round;
        for sentence in frame.sights.iter().flat_map(|seen| &seen.sentences) {
            if args.steps {
                write!(out, "{:>5}", format!("#{}", frame.step))?;
            }
            writeln!(out, "{:>9}  {}", clock(frame.at), speech.say(sentence, reader))?;
        }
    }
    writeln!(out)?;
    match &outcome {
        Some(outcome) => write_result(&mut out, outcome, &speech, reader)?,
        None => writeln!(out, "{}", speech.say(&Sentence::new("table-replay-unfinished"), reader))?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The places, the best first; before them the kind of end, where the places do not say it.
fn write_result(
    out: &mut impl Write,
    outcome: &Outcome,
    speech: &Speech,
    reader: Reader,
) -> std::io::Result<()> {
    let mut order: Vec<(u8, usize)> = outcome.places.iter().copied().zip(0..).collect();
    order.sort_unstable();
    let key = match outcome.verdict {
        Verdict::Ranked => None,
        Verdict::Draw => Some("table-result-draw"),
        Verdict::Solved => Some("table-result-solved"),
        Verdict::Failed => Some("table-result-failed"),
    };
    if let Some(key) = key {
        writeln!(out, "{}", speech.say(&Sentence::new(key), reader))?;
    }
    for (place, seat) in order {
        let score = outcome.scores.get(seat).copied().unwrap_or_default();
        let line = |key| {
            let place = Sentence::new(key).number("place", place).number("score", score);
            place.seat("who", Seat(seat as u8))
        };
        // A game in which no points are counted says what is.
        let own = speech.try_say(&line("result-place"), reader);
        let said = own.unwrap_or_else(|_| speech.say(&line("table-result-place"), reader));
        writeln!(out, "{said}")?;
    }
    Ok(())
}

/// Minutes, seconds and tenths since the table was opened.
fn clock(at: Moment) -> String {
    format!("{}:{:02}.{}", at.0 / 60_000, at.0 / 1000 % 60, at.0 / 100 % 10)
}
