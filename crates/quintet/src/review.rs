//! `quintet review`: what each decision of a finished game cost, and why.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::{Mark, Unit};
use catalog::review::report::{Decision, Estimate, PlayerReview, TurnedBy, TurningPoint};
use catalog::{GameEntry, NoReview, Review, ReviewOptions};
use speech::{Language, Reader, Speech};
use table::Sentence;

use crate::error::CommandError;
use crate::{cli, logs};

/// Review a finished game: what each decision cost, what would have been better, and what was luck
///
/// Each decision is held against what a hard bot would have made of what that seat knew then. The same log and the same
/// number of iterations give the same review on every machine. Exit code 0: reviewed; 2: the file cannot be read, or
/// is not a finished game as it was recorded.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log, or - for standard input
    file: PathBuf,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// How much to think about each decision
    #[arg(long, value_name = "N", default_value_t = ReviewOptions::ITERATIONS,
        value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    iterations: u32,
    /// Only the decisions of this seat (seats are counted from 0)
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// The decisions of bots as well
    #[arg(long)]
    bots: bool,
    /// The language: en, fr or de
    #[arg(long, default_value = "en")]
    language: Language,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, header) = logs::game(&args.file, &text)?;
    let seat = logs::seat(args.seat, &header)?;
    let options = ReviewOptions { iterations: args.iterations, bots: args.bots, seat };
    let review = make(&args.file, entry, &text, &options)?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    if args.json {
        serde_json::to_writer(&mut out, &review)?;
        writeln!(out)?;
    } else {
        let speech = Speech::new(args.language, Some(entry.about()));
        let reader = Reader { names: &header.names, seat, ..Reader::default() };
        Teller { language: args.language, speech: &speech, reader, unit: review.unit }
            .write(&review, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Reviews a log, with a bar that shows how far it is; why not, as a sentence.
pub(crate) fn make(
    path: &Path,
    entry: &dyn GameEntry,
    text: &str,
    options: &ReviewOptions,
) -> Result<Review, CommandError> {
    let bar = cli::progress(1, "games");
    let review = logs::fold(path, entry.about(), || {
        let progress: &mut dyn FnMut(usize, usize) = &mut |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        };
        match entry.review(text, options, progress) {
            Ok(review) => Ok(Ok(review)),
            Err(NoReview::Log(bad)) => Err(bad),
            Err(NoReview::Refused(refusal)) => Ok(Err(refusal)),
        }
    });
    bar.finish_and_clear();
    review?.map_err(|refusal| logs::said(&path.display().to_string(), &refusal, Some(entry.about())))
}

/// Tells a review to a reader.
pub(crate) struct Teller<'a> {
    pub(crate) language: Language,
    pub(crate) speech: &'a Speech,
    pub(crate) reader: Reader<'a>,
    pub(crate) unit: Unit,
}

impl Teller<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.speech.say(sentence, self.reader)
    }

    /// An amount in the unit of the game: points, or percent of the chance to win.
    fn amount(&self, value: f64, signed: bool) -> String {
        let (value, places, unit) = match self.unit {
            Unit::Points => (value, 1, ""),
            Unit::Chance => (100.0 * value, 1, "\u{a0}%"),
        };
        // A minus sign, as it is printed.
        let written = format!("{:.places$}", value.abs());
        let zero = written.chars().all(|sign| matches!(sign, '0' | '.'));
        let (written, unit) = match self.language {
            Language::English => (written, unit.trim_start()),
            Language::French | Language::German => (written.replace('.', ","), unit),
        };
        let sign = match (value < 0.0 && !zero, signed && !zero) {
            (true, _) => "−",
            (false, true) => "+",
            (false, false) => "",
        };
        format!("{sign}{written}{unit}")
    }

    fn estimate(&self, estimate: Estimate, signed: bool) -> String {
        let [value, low, high] =
            [estimate.value, estimate.low, estimate.high].map(|value| self.amount(value, signed));
        format!("{value} ({low} … {high})")
    }

    /// The whole review as text.
    fn write(&self, review: &Review, out: &mut impl Write) -> Result<(), CommandError> {
        let marked: Vec<&Decision> =
            review.decisions.iter().filter(|decision| decision.mark > Mark::Fine).collect();
        let (rounds, mut round) = (rounds(review), None);
        for decision in marked {
            if round.replace(decision.round) != Some(decision.round) && rounds > 1 {
                let title = Sentence::new("review-round").number("round", decision.round as i32);
                writeln!(out, "{}", self.say(&title))?;
            }
            for line in self.decision(decision) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out)?;
        self.summary(review, out)
    }

    /// Where it turned, and how everybody played.
    pub(crate) fn summary(&self, review: &Review, out: &mut impl Write) -> Result<(), CommandError> {
        let rounds = rounds(review);
        if !review.turning_points.is_empty() {
            writeln!(out, "{}", self.say(&Sentence::new("review-turning-points")))?;
            for point in &review.turning_points {
                writeln!(out, "  {}", self.turning_point(point, rounds))?;
            }
            writeln!(out)?;
        }
        for player in &review.players {
            for line in self.player(player) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// A decision that was not fine, with what would have been better.
    pub(crate) fn decision(&self, decision: &Decision) -> Vec<String> {
        let key = match (decision.missed, decision.mark) {
            (true, _) => "review-missed",
            (_, Mark::Blunder) => "review-blunder",
            (_, Mark::Mistake) => "review-mistake",
            _ => "review-inaccurate",
        };
        let what = decision.what.as_ref().map(|what| self.say(what)).unwrap_or_default();
        let cost = self.amount(decision.cost, false);
        let head = Sentence::new(key).seat("who", decision.seat).text("cost", cost);
        let mut lines = vec![format!("{} {what}", self.say(&head)).trim_end().to_owned()];
        if let Some(better) = &decision.better {
            lines.extend(better.fault.as_ref().map(|fault| format!("  {}", self.say(fault))));
            let rather = Sentence::new("review-better").text("what", self.say(&better.what));
            lines.push(format!("  {} {}", self.say(&rather), self.say(&better.why)));
        }
        lines
    }

    /// The round is not worth a word where there is but one.
    fn turning_point(&self, point: &TurningPoint, rounds: u32) -> String {
        let told: Vec<String> = point.told.iter().take(2).map(|sentence| self.say(sentence)).collect();
        let key = match point.by {
            TurnedBy::Decision => "review-turned-decision",
            TurnedBy::Luck if point.amount < 0.0 => "review-turned-bad-luck",
            TurnedBy::Luck => "review-turned-luck",
        };
        let amount = self.amount(point.amount.abs(), false);
        let round = if rounds > 1 { point.round } else { 0 };
        let sentence = Sentence::new(key).number("round", round as i32).seat("who", point.seat);
        format!("{} {}", self.say(&sentence.text("amount", amount)), told.join(" "))
    }

    fn player(&self, player: &PlayerReview) -> Vec<String> {
        let [_, inaccurate, mistakes, blunders] = player.marks;
        let percent = (100.0 * player.accuracy).round() as i32;
        let summary = Sentence::new("review-player")
            .seat("who", player.seat)
            .number("decisions", player.decisions as i32)
            .number("percent", percent)
            .number("inaccurate", inaccurate as i32)
            .number("mistakes", mistakes as i32)
            .number("blunders", blunders as i32);
        let mut lines = vec![self.say(&summary)];
        let lost = Sentence::new("review-lost").text("lost", self.estimate(player.lost, false));
        lines.push(format!("  {}", self.say(&lost)));
        if let Some(account) = &player.account {
            let sentence = Sentence::new("review-account")
                .text("result", self.amount(account.result, true))
                .text("luck", self.estimate(account.luck, true))
                .text("skill", self.estimate(account.skill, true))
                .text("rest", self.estimate(account.remainder, true));
            lines.push(format!("  {}", self.say(&sentence)));
        }
        lines
    }
}

/// How many rounds the game had.
fn rounds(review: &Review) -> u32 {
    review.curve.iter().map(|point| point.round).max().unwrap_or(1)
}
