//! `quintet replay`: a recorded game as readable text.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::Mark;
use catalog::{Replay, Review, ReviewOptions};
use speech::{Language, Reader, Speech};
use table::log::Header;
use table::{About, Audience, Moment, Outcome, Seat, Sentence, Verdict};

use crate::error::CommandError;
use crate::logs;
use crate::review::{self, Teller};

/// Tell a recorded game, one sentence a line
///
/// With --review what each decision cost stands below it, with what would have been better and why; with --seat only the
/// decisions of that seat. Exit code 0: told; 2: the file cannot be read, or has no such round or seat, or is to be
/// reviewed and is not a finished game as it was recorded.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
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
    /// Review the decisions of a finished game: what was not fine is told below it, and at the end what was luck
    #[arg(long, conflicts_with = "spectator")]
    review: bool,
    /// How much to think about each decision of a review
    #[arg(long, value_name = "N", default_value_t = ReviewOptions::ITERATIONS, requires = "review",
        value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    iterations: u32,
    /// Review the decisions of bots as well
    #[arg(long, requires = "review")]
    bots: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, header) = logs::game(&args.file, &text)?;
    let seat = logs::seat(args.seat, &header)?;
    let audience = match seat {
        Some(seat) => Audience::Seat(seat),
        None if args.spectator => Audience::Spectator,
        None => Audience::Reviewer,
    };
    let replay = logs::fold(&args.file, entry.about(), || entry.replay(&text, audience))?;
    let rounds = replay.head.marks.iter().map(|mark| mark.round).max().unwrap_or(1);
    if let Some(round) = args.round.filter(|round| !(1..=rounds).contains(round)) {
        return Err(CommandError::Usage(format!("There is no round {round}: this game has {rounds}.")));
    }
    let options = ReviewOptions { iterations: args.iterations, bots: args.bots, seat };
    let review = args.review.then(|| review::make(&args.file, entry, &text, &options)).transpose()?;
    let speech = Speech::new(args.language, Some(entry.about()));
    let reader = Reader { names: &header.names, seat, ..Reader::default() };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    write_title(&mut out, entry.about(), &header, &speech, reader)?;
    let outcome = replay.head.outcome.clone();
    write_moments(&mut out, args, replay, rounds, review.as_ref(), &speech, reader)?;
    writeln!(out)?;
    match &outcome {
        Some(outcome) => write_result(&mut out, outcome, &speech, reader)?,
        None => writeln!(out, "{}", speech.say(&Sentence::new("table-replay-unfinished"), reader))?,
    }
    if let Some(review) = &review {
        writeln!(out)?;
        Teller { language: args.language, speech: &speech, reader, unit: review.unit }
            .summary(review, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_title(
    out: &mut impl Write,
    about: &About,
    header: &Header,
    speech: &Speech,
    reader: Reader,
) -> std::io::Result<()> {
    let title = Sentence::new("table-replay-title").text("game", about.name);
    let title = title.number("players", header.seats).text("rules", header.rules);
    writeln!(out, "{}", speech.say(&title, reader))?;
    let options = Sentence::new("table-replay-options").text("options", &header.options);
    writeln!(out, "{}\n", speech.say(&options, reader))
}

/// What was seen of each moment, and below it what the review says of it.
fn write_moments(
    out: &mut impl Write,
    args: &Args,
    replay: Replay,
    rounds: u32,
    review: Option<&Review>,
    speech: &Speech,
    reader: Reader,
) -> std::io::Result<()> {
    let marks: HashSet<u32> = replay.head.marks.iter().map(|mark| mark.step).collect();
    let decisions = review.into_iter().flat_map(|review| &review.decisions);
    let mut marked = decisions.filter(|decision| decision.mark > Mark::Fine).peekable();
    let mut round = 0;
    for frame in replay.frames {
        // The record of a decision is counted from 0, and what it led to is the next moment.
        let mut decided = Vec::new();
        while let Some(decision) = marked.next_if(|decision| decision.record < frame.step) {
            decided.push(decision);
        }
        if args.round.is_some_and(|wanted| wanted != frame.round)
            || (args.moments && !marks.contains(&frame.step) && decided.is_empty())
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
        let teller =
            review.map(|review| Teller { language: args.language, speech, reader, unit: review.unit });
        for line in teller.iter().flat_map(|teller| decided.iter().flat_map(|each| teller.decision(each))) {
            writeln!(out, "{:>11}{line}", "")?;
        }
    }
    Ok(())
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
