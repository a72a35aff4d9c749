//! Totals over the games of a contest, and their report.

use std::io::Write;
use std::time::Duration;

use bots::{Budget, Entrant};
use catalog::{Contested, Thought};
use serde::Serialize;
use table::Outcome;

use super::stats::{self, Estimate};
use crate::cli::SCORE;

/// The contest.
#[derive(Clone, Debug)]
pub(crate) struct Setting<'a> {
    /// The game's id.
    pub(crate) game: &'a str,
    /// The game's name.
    pub(crate) name: &'a str,
    /// Who plays, or each alone.
    pub(crate) bots: &'a [Entrant],
    /// The team of each seat; each its own where there are none.
    pub(crate) teams: Vec<u8>,
    /// The seed.
    pub(crate) seed: u64,
    /// How much each may search.
    pub(crate) budget: Budget,
    /// How many deals.
    pub(crate) deals: u64,
}

/// Sums over games, a line for each different bot.
#[derive(Debug)]
pub(crate) struct Tally<'a> {
    setting: &'a Setting<'a>,
    lines: Vec<Line>,
    beaten: Vec<Vec<f64>>,
    games: u64,
    broken: u64,
}

#[derive(Debug)]
struct Line {
    bot: Entrant,
    /// The share of wins, the mean score and the mean number of rounds of each deal.
    shares: Vec<f64>,
    means: Vec<f64>,
    rounds: Vec<f64>,
    scores: Vec<i32>,
    thought: Thought,
}

impl<'a> Tally<'a> {
    /// Nothing yet.
    pub(crate) fn new(setting: &'a Setting<'a>) -> Tally<'a> {
        let mut bots: Vec<Entrant> = Vec::new();
        for bot in setting.bots {
            if !bots.contains(bot) {
                bots.push(*bot);
            }
        }
        let beaten = vec![vec![0.0; bots.len()]; bots.len()];
        let line = |bot| Line {
            bot,
            shares: Vec::new(),
            means: Vec::new(),
            rounds: Vec::new(),
            scores: Vec::new(),
            thought: Thought::default(),
        };
        Tally { setting, lines: bots.into_iter().map(line).collect(), beaten, games: 0, broken: 0 }
    }

    /// Adds the games of a deal. `first` is the number of its first entrant.
    pub(crate) fn add(&mut self, first: usize, deal: &[Contested]) {
        let entrants = deal.first().map_or(0, |game| game.thought.len());
        let bots = &self.setting.bots[first..first + entrants];
        let lines: Vec<usize> =
            bots.iter().map(|bot| self.lines.iter().position(|line| line.bot == *bot).unwrap_or(0)).collect();
        let mut sums = vec![(0.0, 0.0, 0.0, 0.0); self.lines.len()];
        for (rotation, game) in deal.iter().enumerate() {
            self.games += 1;
            for (thought, line) in game.thought.iter().zip(&lines) {
                self.lines[*line].thought.merge(*thought);
            }
            let Some(outcome) = &game.outcome else {
                self.broken += 1;
                continue;
            };
            let team = |entrant: usize| self.setting.teams[(entrant + rotation) % entrants];
            let shares = shares(outcome, team);
            for (entrant, line) in lines.iter().enumerate() {
                let (share, points, rounds, count) = &mut sums[*line];
                *share += shares[entrant];
                *points += f64::from(outcome.scores[entrant]);
                *rounds += f64::from(game.rounds);
                *count += 1.0;
                self.lines[*line].scores.push(outcome.scores[entrant]);
                for (other, their) in lines.iter().enumerate() {
                    if their != line && team(other) != team(entrant) {
                        let before = outcome.places[entrant].cmp(&outcome.places[other]);
                        self.beaten[*line][*their] += [1.0, 0.5, 0.0][(before as i8 + 1) as usize];
                    }
                }
            }
        }
        for ((share, points, rounds, count), line) in sums.into_iter().zip(&mut self.lines) {
            if count > 0.0 {
                line.shares.push(share / count);
                line.means.push(points / count);
                line.rounds.push(rounds / count);
            }
        }
    }

    /// The report.
    pub(crate) fn report(self, time: Duration) -> Report<'a> {
        let ratings = stats::elo(&self.beaten);
        let together = self.setting.teams.len() > 1;
        let row = |(line, elo): (Line, f64)| {
            let mut scores = line.scores;
            scores.sort_unstable();
            let times = line.thought.times.max(1) as f64;
            Row {
                bot: line.bot.word(),
                share: stats::share(&line.shares).filter(|_| together),
                elo: together.then(|| elo.round()),
                score: stats::mean(&line.means),
                round: stats::ratio(&line.means, &line.rounds),
                percentiles: [5, 25, 50, 75, 95].map(|part| stats::percentile(&scores, part)),
                ms_per_move: line.thought.total.as_secs_f64() * 1e3 / times,
                ms_longest: line.thought.longest.as_secs_f64() * 1e3,
            }
        };
        let (iterations, ms) = match self.setting.budget {
            Budget::Iterations(iterations) => (Some(iterations), None),
            Budget::Time { limit, .. } => (None, Some(limit.as_millis() as u64)),
        };
        let mut teams = self.setting.teams.clone();
        teams.sort_unstable();
        teams.dedup();
        Report {
            game: self.setting.game,
            name: self.setting.name,
            seats: self.setting.teams.len(),
            seed: self.setting.seed,
            iterations,
            ms,
            deals: self.setting.deals,
            games: self.games,
            broken: self.broken,
            even: 1.0 / teams.len().max(1) as f64,
            seconds: time.as_secs_f64(),
            bots: self.lines.into_iter().zip(ratings).map(row).collect(),
        }
    }
}

/// Each entrant's share of the win: teams that tie share it equally, and all do if nobody won.
fn shares(outcome: &Outcome, team: impl Fn(usize) -> u8) -> Vec<f64> {
    let all = 0..outcome.places.len();
    let mut winners: Vec<u8> = outcome.winners().map(|entrant| team(entrant.index())).collect();
    if winners.is_empty() {
        winners = all.clone().map(&team).collect();
    }
    winners.sort_unstable();
    winners.dedup();
    all.map(|entrant| if winners.contains(&team(entrant)) { 1.0 / winners.len() as f64 } else { 0.0 })
        .collect()
}

/// The report of a contest.
#[derive(Debug, Serialize)]
pub(crate) struct Report<'a> {
    game: &'a str,
    #[serde(skip)]
    pub(super) name: &'a str,
    pub(super) seats: usize,
    pub(super) seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) iterations: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ms: Option<u64>,
    pub(super) deals: u64,
    pub(super) games: u64,
    /// Games that were broken off.
    broken: u64,
    /// The share of wins if all were equal.
    pub(super) even: f64,
    seconds: f64,
    pub(super) bots: Vec<Row>,
}

/// How one bot did.
#[derive(Debug, Serialize)]
pub(crate) struct Row {
    pub(super) bot: &'static str,
    /// The share of wins; nothing where each plays alone.
    pub(super) share: Option<Estimate>,
    elo: Option<f64>,
    score: Option<Estimate>,
    /// The score of a round.
    round: Option<Estimate>,
    /// The 5th, 25th, 50th, 75th and 95th percentile of the scores.
    percentiles: [i32; 5],
    ms_per_move: f64,
    ms_longest: f64,
}

impl Report<'_> {
    /// The report for people.
    pub(crate) fn table(&self, score: &str, out: &mut impl Write) -> std::io::Result<()> {
        let Report { name, games, deals, seed, seconds, .. } = self;
        let spread = if score == SCORE { "scores" } else { score };
        let budget = match (self.iterations, self.ms) {
            (Some(times), _) => format!("{times} iterations"),
            (_, ms) => format!("{} ms", ms.unwrap_or_default()),
        };
        writeln!(
            out,
            "{name}: {games} games on {deals} deals, seed {seed}, {budget} a move, {seconds:.0} s"
        )?;
        if self.broken > 0 {
            writeln!(out, "{} games were broken off.", self.broken)?;
        }
        if self.seats > 1 {
            writeln!(out, "Even is {:.1} %.", 100.0 * self.even)?;
        }
        writeln!(
            out,
            "{:8} {:>8} {:>16} {:>6} {:>8} {:>18} {:>8} {:>16}  {:28} {:>8} {:>8}",
            "bot",
            "wins",
            "95 %",
            "Elo",
            score,
            "95 %",
            "a round",
            "95 %",
            format!("{spread} 5·25·50·75·95 %"),
            "ms/move",
            "longest"
        )?;
        for row in &self.bots {
            let percent = |estimate: Estimate| {
                let [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(|part| 100.0 * part);
                (format!("{mean:.1} %"), format!("{low:.1} – {high:.1}"))
            };
            let (wins, range) = row.share.map_or_else(Default::default, percent);
            let elo = row.elo.map_or_else(String::new, |elo| format!("{elo:+.0}"));
            let plain = |score: Estimate| {
                (format!("{:.2}", score.mean), format!("{:.2} – {:.2}", score.low, score.high))
            };
            let (score, between) = row.score.map_or_else(Default::default, plain);
            let (round, within) = row.round.map_or_else(Default::default, plain);
            let spread = row.percentiles.map(|score| score.to_string()).join(" · ");
            let Row { bot, ms_per_move, ms_longest, .. } = row;
            writeln!(
                out,
                "{bot:8} {wins:>8} {range:>16} {elo:>6} {score:>8} {between:>18} {round:>8} {within:>16}  {spread:28} {ms_per_move:>8.2} {ms_longest:>8.1}"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::Verdict;

    use super::*;

    #[test]
    fn a_win_is_shared_by_teams() {
        let outcome =
            |verdict, places: &[u8]| Outcome { verdict, places: places.to_vec(), scores: vec![0; 4] };
        let teams = |entrant: usize| (entrant % 2) as u8;
        let alone = |entrant: usize| entrant as u8;
        let ranked = outcome(Verdict::Ranked, &[1, 3, 1, 3]);
        assert_eq!(shares(&ranked, teams), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(shares(&ranked, alone), [0.5, 0.0, 0.5, 0.0]);
        assert_eq!(shares(&outcome(Verdict::Draw, &[1, 1, 1, 1]), teams), [0.5; 4]);
        assert_eq!(shares(&outcome(Verdict::Draw, &[1, 1, 1, 1]), alone), [0.25; 4]);
    }
}
