//! What somebody has played: one pass over short rows, whatever their number.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use store::{
    Accuracy, KeptResult, Other, Played, PlayedGames, Player, PlayerNumber, StoreError, TableNumber, Versus,
};
use table::{Choice, Refusal};

use crate::app::App;
use crate::game_result::ResultLine;
use crate::identity::{Holder, Owns, Person};
use crate::rules::not_stored;
use crate::table_id;
use crate::wire::{
    BestList, BestResult, Bests, Better, DayResult, Figures, GameLine, GameSeat, PageResult, Records,
    RecordsQuery, Rival, ScorePoint,
};

/// How many games are on a page of the list.
const PAGE: usize = 30;
/// How many rivals are told of.
const RIVALS: usize = 30;
/// Of how many players at most it is looked up who they are, those met most often.
const LOOKED_UP: usize = 400;
/// How many points a chart has at most.
const POINTS: usize = 120;
/// How many of the best are told, and how many days.
const BESTS: usize = 5;
const DAYS: usize = 60;
/// How many games of days are looked at.
const DAY_GAMES: usize = 200;
/// The list of a game's results that pages handed over.
const HANDED_OVER: &str = "options";
/// How many results of pages are kept of a person; a page keeps a few of each kind.
const MAX_HANDED_OVER: usize = 500;

impl App {
    /// What somebody has played.
    pub(crate) async fn records(&self, person: &Person, query: &RecordsQuery) -> Result<Records, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let all = self.store.played(&devices(person)).await.map_err(stored)?;
        let gathering = !self.store.without_result(0, 1).await.map_err(stored)?.is_empty();
        let accuracies = self.store.accuracies(&devices(person)).await.map_err(stored)?;
        let accuracies = accuracies.into_iter().map(|accuracy| (accuracy.table, accuracy)).collect();
        let figures = figures(&all, &accuracies, query);
        let chosen: Vec<&Played> = all.games.iter().filter(|game| query.asks_for(game, &all)).collect();
        let skip = PAGE.saturating_mul(query.page.unwrap_or_default() as usize);
        let tables: Vec<TableNumber> = chosen.iter().skip(skip).take(PAGE).map(|game| game.table).collect();
        let results = self.store.results(&tables).await.map_err(stored)?;
        let met = Met::count(chosen.iter().flat_map(|game| &game.others));
        let players = self.store.players(&met.most()).await.map_err(stored)?;
        let one_kind = query.game.is_some() && query.options.is_some();
        Ok(Records {
            total: chosen.len() as u32,
            won: chosen.iter().filter(|game| game.won).count() as u32,
            games: results
                .iter()
                .filter_map(|result| {
                    let accuracy = accuracies.get(&result.table).map(share);
                    Some(GameLine { accuracy, ..game_line(result, person)? })
                })
                .collect(),
            page_size: PAGE as u32,
            figures,
            scores: if one_kind { scores(&chosen) } else { Vec::new() },
            rivals: met.rivals(players, person),
            gathering,
        })
    }

    /// The best results of somebody in a game for one.
    pub(crate) async fn bests(&self, person: &Person, game: &str) -> Result<Bests, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let entry = catalog::find(game).ok_or_else(|| catalog::refusals::unknown_game(game))?;
        let all = self.store.played(&devices(person)).await.map_err(stored)?;
        let day = entry.about().settings.iter().find(|setting| matches!(setting.choice, Choice::Day {}));
        let mut lists: BTreeMap<String, Vec<&Played>> = BTreeMap::new();
        let mut of_days = Vec::new();
        for played in all.games.iter().filter(|played| played.seats == 1) {
            let variant = &all.variants[played.variant];
            if variant.game != game {
                continue;
            }
            let set: Value = serde_json::from_str(&variant.options).unwrap_or_default();
            if day.is_some_and(|day| set.get(day.name).is_some()) {
                of_days.push(played.table);
            } else {
                lists.entry(full(entry, &set).to_string()).or_default().push(played);
            }
        }
        for list in lists.values_mut() {
            // Of equals the older one stays ahead.
            list.sort_by_key(|played| (std::cmp::Reverse(played.score), played.ended));
            list.truncate(BESTS);
        }
        of_days.truncate(DAY_GAMES);
        let tables: Vec<TableNumber> =
            lists.values().flatten().map(|played| played.table).chain(of_days).collect();
        let results = self.store.results(&tables).await.map_err(stored)?;
        let mut gathered = Gathered::default();
        for result in &results {
            let Some(line) = ResultLine::read(&result.line) else { continue };
            let Some(points) = line.seats.first().map(|seat| seat.score) else { continue };
            let result = BestResult { points, table: result.code.clone(), at: result.ended };
            gathered.add(entry, &line.options, result);
        }
        for handed in self.store.handed_over(&devices(person)).await.map_err(stored)? {
            let options =
                handed.list.strip_prefix(HANDED_OVER).and_then(|text| serde_json::from_str(text).ok());
            if let Some(options) = options.filter(|_: &Value| handed.game == game) {
                let result = BestResult { points: handed.points, table: handed.place, at: handed.at };
                gathered.add(entry, &options, result);
            }
        }
        Ok(gathered.told())
    }

    /// Keeps results that a page kept itself.
    pub(crate) async fn hand_over(
        &self,
        person: &Person,
        game: &str,
        results: Vec<PageResult>,
    ) -> Result<(), Refusal> {
        let entry = catalog::find(game).ok_or_else(|| catalog::refusals::unknown_game(game))?;
        let known = self.store.handed_over(&devices(person)).await.map_err(|error| not_stored(&error))?;
        // What no page of ours can have kept is not kept here either.
        let results = results.into_iter().filter(|result| entry.check_options(&result.options, 1).is_ok());
        let results = results.map(|result| store::HandedOver {
            game: game.to_owned(),
            list: format!("{HANDED_OVER}{}", full(entry, &result.options)),
            place: result.table.chars().take(32).collect(),
            points: result.points,
            at: result.at,
        });
        let results = results.take(MAX_HANDED_OVER.saturating_sub(known.len())).collect();
        self.store.hand_over(person.device().as_str(), results).await.map_err(|error| not_stored(&error))
    }
}

/// All devices of somebody.
pub(crate) fn devices(person: &Person) -> Vec<&str> {
    person.devices().iter().map(Holder::as_str).collect()
}

impl RecordsQuery {
    fn asks_for(&self, game: &Played, all: &PlayedGames) -> bool {
        let variant = &all.variants[game.variant];
        self.in_time(game)
            && self.game.as_ref().is_none_or(|wanted| *wanted == variant.game)
            && self.options.as_ref().is_none_or(|wanted| **wanted == *variant.options)
            && self.alone.is_none_or(|alone| alone == (game.seats == 1))
    }

    fn in_time(&self, game: &Played) -> bool {
        self.from.is_none_or(|from| game.ended >= from) && self.to.is_none_or(|to| game.ended < to)
    }
}

/// The figures of every game and its options, in the time asked for.
fn figures(
    all: &PlayedGames,
    accuracies: &HashMap<TableNumber, Accuracy>,
    query: &RecordsQuery,
) -> Vec<Figures> {
    struct Sum {
        figures: Figures,
        points: i64,
        /// How many in a row were won, as far as the games are gone through.
        run: u32,
        /// Whether all so far were won, the latest first.
        unbroken: bool,
        least: i32,
        most: i32,
        decisions: u32,
        fine: u32,
    }
    let mut sums: Vec<Option<Sum>> = Vec::new();
    sums.resize_with(all.variants.len() * 2, || None);
    for game in all.games.iter().filter(|game| query.in_time(game)) {
        let alone = game.seats == 1;
        let sum = sums[game.variant * 2 + usize::from(alone)].get_or_insert_with(|| {
            let variant = &all.variants[game.variant];
            let figures = Figures {
                game: variant.game.clone(),
                key: variant.options.to_string(),
                options: serde_json::from_str(&variant.options).unwrap_or_default(),
                alone,
                played: 0,
                won: 0,
                better: None,
                best: None,
                mean: 0.0,
                streak: 0,
                longest_streak: 0,
                accuracy: None,
                reviewed: 0,
            };
            Sum {
                figures,
                points: 0,
                run: 0,
                unbroken: true,
                least: i32::MAX,
                most: i32::MIN,
                decisions: 0,
                fine: 0,
            }
        });
        let figures = &mut sum.figures;
        figures.played += 1;
        figures.won += u32::from(game.won);
        sum.run = if game.won { sum.run + 1 } else { 0 };
        sum.unbroken &= game.won;
        figures.longest_streak = figures.longest_streak.max(sum.run);
        figures.streak += u32::from(sum.unbroken);
        figures.better = figures.better.or(match game.better {
            store::Better::Unknown => None,
            store::Better::Fewer => Some(Better::Fewer),
            store::Better::More => Some(Better::More),
        });
        if let Some(accuracy) = accuracies.get(&game.table) {
            figures.reviewed += 1;
            sum.decisions += accuracy.decisions;
            sum.fine += accuracy.fine;
        }
        sum.points += i64::from(game.score);
        (sum.least, sum.most) = (sum.least.min(game.score), sum.most.max(game.score));
    }
    let mut told: Vec<Figures> = sums
        .into_iter()
        .flatten()
        .map(|sum| {
            let best = match sum.figures.better {
                Some(Better::Fewer) => Some(sum.least),
                Some(Better::More) => Some(sum.most),
                // Where all had the same, that is the best of it.
                None => (sum.least == sum.most).then_some(sum.least),
            };
            let accuracy = (sum.decisions > 0).then(|| f64::from(sum.fine) / f64::from(sum.decisions));
            Figures { best, accuracy, mean: sum.points as f64 / f64::from(sum.figures.played), ..sum.figures }
        })
        .collect();
    told.sort_by(|one, other| other.played.cmp(&one.played).then_with(|| one.game.cmp(&other.game)));
    told
}

/// The share of decisions that were fine.
fn share(accuracy: &Accuracy) -> f64 {
    f64::from(accuracy.fine) / f64::from(accuracy.decisions.max(1))
}

/// The points over time, the oldest first; of many games the means of as many in a row.
fn scores(latest_first: &[&Played]) -> Vec<ScorePoint> {
    let each = latest_first.len().div_ceil(POINTS).max(1);
    let mut points: Vec<ScorePoint> = latest_first
        .chunks(each)
        .map(|games| ScorePoint {
            at: games[0].ended,
            mean: games.iter().map(|game| f64::from(game.score)).sum::<f64>() / games.len() as f64,
            games: games.len() as u32,
            won: games.iter().filter(|game| game.won).count() as u32,
        })
        .collect();
    points.reverse();
    points
}

/// Whom somebody has met, and how it went.
struct Met(HashMap<PlayerNumber, Rival>);

impl Met {
    fn count<'a>(others: impl Iterator<Item = &'a Other>) -> Met {
        let mut met: HashMap<PlayerNumber, Rival> = HashMap::new();
        let new = || Rival { name: String::new(), games: 0, ahead: 0, behind: 0, together: 0 };
        for other in others {
            let rival = met.entry(other.player).or_insert_with(new);
            rival.games += 1;
            match other.versus {
                Versus::Ahead => rival.ahead += 1,
                Versus::Behind => rival.behind += 1,
                Versus::Even => {}
                Versus::Together => rival.together += 1,
            }
        }
        Met(met)
    }

    /// Those met most often.
    fn most(&self) -> Vec<PlayerNumber> {
        let mut numbers: Vec<PlayerNumber> = self.0.keys().copied().collect();
        numbers.sort_unstable_by_key(|number| (std::cmp::Reverse(self.0[number].games), *number));
        numbers.truncate(LOOKED_UP);
        numbers
    }

    /// The rivals by person, those met most often first. `players` are in the order of [`most`](Met::most).
    fn rivals(&self, players: Vec<Player>, me: &Person) -> Vec<Rival> {
        let mut people: Vec<(Box<str>, Rival)> = Vec::new();
        let mut places: HashMap<Box<str>, usize> = HashMap::new();
        // Two who played against each other and became one person are no rivals any more.
        for player in players.into_iter().filter(|player| *player.person != *me.id()) {
            let Some(met) = self.0.get(&player.number) else { continue };
            let place = *places.entry(player.person.clone()).or_insert(people.len());
            if place == people.len() {
                people.push((player.person, Rival { name: player.name, ..met.clone() }));
            } else {
                let rival = &mut people[place].1;
                rival.games += met.games;
                rival.ahead += met.ahead;
                rival.behind += met.behind;
                rival.together += met.together;
            }
        }
        let mut rivals: Vec<Rival> = people.into_iter().map(|(_, rival)| rival).collect();
        rivals.sort_by_key(|rival| std::cmp::Reverse(rival.games));
        rivals.truncate(RIVALS);
        rivals
    }
}

/// A kept result as somebody reads it.
pub(crate) fn game_line(result: &KeptResult, reader: &Person) -> Option<GameLine> {
    let line = ResultLine::read(&result.line)?;
    let mut seats: Vec<GameSeat> = line
        .seats
        .iter()
        .map(|seat| GameSeat {
            name: seat.name.clone(),
            bot: seat.bot,
            me: seat.holders.iter().any(|holder| reader.owns(holder)),
            team: seat.team,
            place: seat.place,
            score: seat.score,
            won: line.won(seat),
        })
        .collect();
    seats.sort_by_key(|seat| seat.place);
    Some(GameLine {
        id: (!result.deleted).then(|| table_id::of(&result.code, result.token)),
        game: result.game.clone(),
        options: line.options,
        ended: result.ended,
        millis: line.millis,
        verdict: line.verdict,
        seats,
        again: line.again,
        on_device: line.on_device,
        accuracy: None,
    })
}

/// All options of a game, in order, the rulebook's where nothing was set.
fn full(game: &dyn catalog::GameEntry, options: &Value) -> Value {
    let each = game.about().settings.iter().map(|setting| {
        let set = options.get(setting.name).cloned().unwrap_or_else(|| setting.choice.preset());
        (setting.name.to_owned(), set)
    });
    Value::Object(each.collect())
}

/// Best results, as they come together.
#[derive(Default)]
struct Gathered {
    lists: BTreeMap<String, Vec<BestResult>>,
    days: BTreeMap<i32, BestResult>,
}

impl Gathered {
    fn add(&mut self, game: &dyn catalog::GameEntry, options: &Value, result: BestResult) {
        let day = game.about().settings.iter().find(|setting| matches!(setting.choice, Choice::Day {}));
        let day = day.and_then(|day| options.get(day.name)).and_then(Value::as_i64);
        if let Some(day) = day.and_then(|day| i32::try_from(day).ok()) {
            // Only the first of a day counts.
            let first = self.days.entry(day).or_insert_with(|| result.clone());
            if result.at < first.at {
                *first = result;
            }
            return;
        }
        let list = self.lists.entry(full(game, options).to_string()).or_default();
        if !list.iter().any(|known| known.table == result.table) {
            list.push(result);
        }
    }

    fn told(self) -> Bests {
        let lists = self.lists.into_iter().map(|(options, mut results)| {
            results.sort_by_key(|result| (std::cmp::Reverse(result.points), result.at));
            results.truncate(BESTS);
            BestList { options: serde_json::from_str(&options).unwrap_or_default(), results }
        });
        let days = self.days.into_iter().rev().take(DAYS).map(|(day, result)| DayResult { day, result });
        Bests { lists: lists.collect(), days: days.collect() }
    }
}
