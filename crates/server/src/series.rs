//! Series: what the same people have played together, evening by evening. People are told apart by who they are, not by
//! their names.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use store::{Lookup, Played, PlayerNumber, StoreError, TableNumber};
use table::Refusal;

use crate::app::App;
use crate::clock::now;
use crate::find_table::no_such_table;
use crate::game_result::ResultLine;
use crate::identity::{Holder, Owns, Person};
use crate::records::{devices, game_line};
use crate::rules::{not_stored, refuse};
use crate::summary::SummaryLine;
use crate::table_id;
use crate::wire::{Evening, GameLine, Series, Standing};

/// A game that ends so many milliseconds after the one before, less its own length, belongs to another evening, unless it
/// is a rematch.
const PAUSE: i64 = 4 * 60 * 60 * 1000;
/// How many games of a series are told of, the latest.
const GAMES: usize = 500;

/// Somebody of a series.
struct Member {
    devices: Vec<Holder>,
    name: String,
    me: bool,
}

/// A game of a series: its line as it is read, and the members' seats in it.
struct Game {
    line: GameLine,
    id: String,
    /// For each member, whether they won, and their points.
    ends: Vec<Option<(bool, i32)>>,
}

impl App {
    /// What the people who sit at a table now, or sat there when its game ended, have played together. It is for them
    /// alone.
    pub(crate) async fn series(&self, code: &str, reader: &Person) -> Result<Series, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let found = self.store.find(Lookup::Code(code)).await.map_err(stored)?;
        let found = found.ok_or_else(|| no_such_table(code))?;
        let line = found.summary.as_ref().and_then(SummaryLine::read);
        let seats = line.map(|line| line.seats).unwrap_or_default();
        if !seats.iter().any(|seat| seat.holders.iter().any(|holder| reader.owns(holder))) {
            return Err(refuse("S-42", "server-not-your-series"));
        }
        let (mut members, mut ids) = (Vec::new(), BTreeSet::new());
        for seat in seats.iter().filter(|seat| !seat.holders.is_empty()) {
            let person = self.person(seat.holders[0].clone()).await?;
            // A seat may be shared with a device that is not linked.
            let devices = person.devices().iter().chain(&seat.holders).cloned().collect();
            let me = seat.holders.iter().any(|holder| reader.owns(holder));
            if !me {
                ids.insert(person.id().to_owned());
            }
            members.push(Member { devices, name: seat.name.clone(), me });
        }
        if members.len() < 2 || ids.len() + 1 != members.len() {
            return Ok(Series::default());
        }
        let tables = self.tables_of_series(reader, &ids).await?;
        let results = self.store.results(&tables).await.map_err(stored)?;
        let games: Vec<Game> = results
            .iter()
            .filter_map(|result| {
                let ends = ends(&ResultLine::read(&result.line)?, &members);
                let id = table_id::of(&result.code, result.token);
                Some(Game { line: game_line(result, reader)?, id, ends })
            })
            .collect();
        let id = table_id::of(&found.code, found.token);
        Ok(told(&members, games, &id, now()))
    }

    /// The tables where the reader played with exactly those, the latest first.
    async fn tables_of_series(
        &self,
        reader: &Person,
        others: &BTreeSet<String>,
    ) -> Result<Vec<TableNumber>, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let all = self.store.played(&devices(reader)).await.map_err(stored)?;
        let candidates: Vec<&Played> =
            all.games.iter().filter(|game| game.others.len() == others.len()).collect();
        let numbers: BTreeSet<PlayerNumber> =
            candidates.iter().flat_map(|game| game.others.iter().map(|other| other.player)).collect();
        let numbers: Vec<PlayerNumber> = numbers.into_iter().collect();
        let people = self.store.players(&numbers).await.map_err(stored)?;
        let people: HashMap<PlayerNumber, Box<str>> =
            people.into_iter().map(|player| (player.number, player.person)).collect();
        let same = |game: &&&Played| {
            let met: BTreeSet<&str> =
                game.others.iter().filter_map(|other| people.get(&other.player)).map(|id| &**id).collect();
            met.len() == others.len() && met.iter().all(|id| others.contains(*id))
        };
        Ok(candidates.iter().filter(same).take(GAMES).map(|game| game.table).collect())
    }
}

/// How a game ended for each member.
fn ends(line: &ResultLine, members: &[Member]) -> Vec<Option<(bool, i32)>> {
    let end = |member: &Member| {
        let seat = line
            .seats
            .iter()
            .find(|seat| seat.holders.iter().any(|holder| member.devices.contains(holder)))?;
        Some((line.won(seat), seat.score))
    };
    members.iter().map(end).collect()
}

/// The series of these games, the latest first, told at the table of that id at that time.
fn told(members: &[Member], games: Vec<Game>, table: &str, now: i64) -> Series {
    let standing = standing(members, games.iter());
    let (count, first) = (games.len() as u32, games.last().map(|game| game.id.clone()));
    let mut evenings: Vec<Vec<Game>> = Vec::new();
    for game in games {
        match evenings.last_mut() {
            Some(evening) if evening.last().is_some_and(|later| same_evening(later, &game)) => {
                evening.push(game);
            }
            _ => evenings.push(vec![game]),
        }
    }
    let tonight = evenings
        .first()
        .and_then(|evening| evening.first())
        .is_some_and(|latest| latest.id == table || now - latest.line.ended <= PAUSE);
    let evenings = evenings.into_iter().map(|games| Evening {
        ended: games[0].line.ended,
        standing: self::standing(members, games.iter()),
        games: games.into_iter().map(|game| game.line).collect(),
    });
    Series { id: first, games: count, standing, evenings: evenings.collect(), tonight }
}

/// Whether the earlier game belongs to the evening of the later one.
fn same_evening(later: &Game, earlier: &Game) -> bool {
    let began = later.line.ended - later.line.millis.unwrap_or_default() as i64;
    later.line.again.as_ref() == Some(&earlier.id) || began - earlier.line.ended <= PAUSE
}

/// How the members stand after these games, most wins first.
fn standing<'a>(members: &[Member], games: impl Iterator<Item = &'a Game> + Clone) -> Vec<Standing> {
    let each = members.iter().enumerate().map(|(at, member)| {
        let mut points: BTreeMap<String, i32> = BTreeMap::new();
        let mut wins = 0;
        for game in games.clone() {
            if let Some(Some((won, score))) = game.ends.get(at) {
                wins += u32::from(*won);
                *points.entry(game.line.game.clone()).or_default() += score;
            }
        }
        Standing { name: member.name.clone(), me: member.me, wins, points }
    });
    let mut each: Vec<Standing> = each.collect();
    each.sort_by_key(|standing| std::cmp::Reverse(standing.wins));
    each
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Verdict;

    const HOUR: i64 = 60 * 60 * 1000;

    fn member(name: &str, me: bool) -> Member {
        Member { devices: vec![Holder::of(name)], name: name.to_owned(), me }
    }

    fn game(id: &str, ended: i64, winner: usize, again: Option<&str>) -> Game {
        let line = GameLine {
            id: Some(id.to_owned()),
            game: "one-more".to_owned(),
            options: serde_json::Value::Null,
            ended,
            millis: Some(HOUR as u64 / 2),
            verdict: Verdict::Ranked,
            seats: Vec::new(),
            again: again.map(str::to_owned),
            on_device: false,
            accuracy: None,
        };
        let ends = (0..2).map(|at| Some((at == winner, if at == winner { 2 } else { 1 }))).collect();
        Game { line, id: id.to_owned(), ends }
    }

    #[test]
    fn games_in_a_row_are_an_evening_and_so_are_rematches_however_late() {
        let members = [member("Anna", true), member("Bert", false)];
        let games = vec![
            game("e", 200 * HOUR, 1, Some("d")),
            game("d", 104 * HOUR, 1, None),
            game("c", 103 * HOUR, 0, None),
            game("b", 5 * HOUR, 0, Some("a")),
            game("a", 2 * HOUR, 0, None),
        ];
        let series = told(&members, games, "x", 203 * HOUR);
        assert_eq!((series.games, series.id.as_deref(), series.tonight), (5, Some("a"), true));
        let lengths: Vec<usize> = series.evenings.iter().map(|evening| evening.games.len()).collect();
        assert_eq!(lengths, [3, 2]);
        let wins =
            |standing: &[Standing]| standing.iter().map(|of| (of.name.clone(), of.wins)).collect::<Vec<_>>();
        assert_eq!(wins(&series.standing), [("Anna".to_owned(), 3), ("Bert".to_owned(), 2)]);
        assert_eq!(wins(&series.evenings[0].standing), [("Bert".to_owned(), 2), ("Anna".to_owned(), 1)]);
        assert_eq!(series.standing[0].points["one-more"], 8);
    }

    #[test]
    fn an_evening_of_long_ago_is_not_tonight() {
        let members = [member("Anna", true), member("Bert", false)];
        let series = told(&members, vec![game("a", 2 * HOUR, 0, None)], "x", 20 * HOUR);
        assert!(!series.tonight);
        let at_its_own_table = told(&members, vec![game("a", 2 * HOUR, 0, None)], "a", 20 * HOUR);
        assert!(at_its_own_table.tonight);
    }
}
