//! How a game ended, as it is kept beside its log: what somebody has played is read from here.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{AnyTable, GameEntry};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Better, GameResult, SeatResult};
use table::{Choice, Moment, Outcome, Verdict};

use crate::handed_game;
use crate::identity::Holder;
use crate::room::{Occupant, Room};
use crate::wire::Watch;

/// What the server puts into the line of a result. Its JSON is stored and never changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ResultLine {
    /// Every seat.
    pub seats: Vec<SeatEnd>,
    /// How it was decided.
    pub verdict: Verdict,
    /// The options that were set.
    pub options: Value,
    /// How long it took, in milliseconds; nothing where that is not known any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// The id of the table whose game this one followed, if it was a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<String>,
    /// What people without a seat may see.
    #[serde(default)]
    pub watch: Watch,
    /// Whether it was played on a device, without a server: then nobody but that device has seen how it came about.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_device: bool,
}

/// A seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatEnd {
    /// Its name; empty for somebody who wanted to be forgotten.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The devices of the person who had it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<Holder>,
    /// The bot that had it in its own right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Its team, where there were teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Its place, 1 for the best.
    pub place: u8,
    /// Its points.
    pub score: i32,
}

/// How the game of a room ended, at that time of its clock; nothing if it has not, or if it began in the middle of
/// another: that counts in no record.
pub(crate) fn game_result(room: &Room, game: &dyn AnyTable, at: Moment) -> Option<GameResult> {
    let outcome = game.outcome()?;
    if game.header().is_some_and(|header| header.from.is_some()) {
        return None;
    }
    let entry = room.catalog_entry().ok()?;
    let teams = entry.teams(&room.options, room.seat_count());
    let seats = room.chairs.iter().enumerate().map(|(seat, chair)| SeatEnd {
        name: chair.name.clone(),
        holders: chair.holders().to_vec(),
        bot: if let Occupant::Bot(level) = chair.occupant { Some(level) } else { None },
        team: teams.as_ref().and_then(|teams| teams.get(seat).copied()),
        place: outcome.places.get(seat).copied().unwrap_or_default(),
        score: outcome.scores.get(seat).copied().unwrap_or_default(),
    });
    let line = ResultLine {
        seats: seats.collect(),
        verdict: outcome.verdict,
        options: room.options.clone(),
        millis: Some(at.0),
        again: room.again.clone(),
        watch: room.watch,
        on_device: game.header().is_some_and(handed_game::is_from_device),
    };
    Some(line.stored(entry))
}

impl ResultLine {
    /// The line of a stored result; `None` if it cannot be read.
    pub(crate) fn read(line: &str) -> Option<ResultLine> {
        serde_json::from_str(line).ok()
    }

    /// As it is stored.
    pub(crate) fn text(&self) -> Box<str> {
        serde_json::to_string(self).expect("names and numbers are JSON").into()
    }

    /// Whether that seat won.
    pub(crate) fn won(&self, seat: &SeatEnd) -> bool {
        seat.place == 1 && matches!(self.verdict, Verdict::Ranked | Verdict::Solved)
    }

    /// The result with this line.
    pub(crate) fn stored(&self, game: &dyn GameEntry) -> GameResult {
        let seats = self.seats.iter().map(|seat| SeatResult {
            devices: seat.holders.iter().map(|holder| holder.as_str().into()).collect(),
            name: seat.name.clone(),
            team: seat.team,
            place: seat.place,
            won: self.won(seat),
            score: seat.score,
        });
        GameResult {
            game: game.about().id.to_owned(),
            options: variant(game, &self.options),
            millis: self.millis.unwrap_or_default(),
            better: better(&self.seats),
            seats: seats.collect(),
            line: self.text(),
        }
    }

    /// What is left of a deleted game: its outcome and who was there, from its summary.
    pub(crate) fn of_summary(line: crate::summary::SummaryLine, outcome: &Outcome) -> ResultLine {
        let seats = line.seats.into_iter().enumerate().map(|(seat, there)| SeatEnd {
            name: there.name,
            holders: there.holders,
            bot: there.bot,
            team: None,
            place: outcome.places.get(seat).copied().unwrap_or_default(),
            score: outcome.scores.get(seat).copied().unwrap_or_default(),
        });
        ResultLine {
            seats: seats.collect(),
            verdict: outcome.verdict,
            options: Value::Object(serde_json::Map::new()),
            millis: None,
            again: None,
            watch: line.watch,
            on_device: false,
        }
    }
}

/// Which points are better, as the places tell. Who plays alone wants more.
fn better(seats: &[SeatEnd]) -> Better {
    if seats.len() == 1 {
        return Better::More;
    }
    let pairs = seats.iter().flat_map(|one| seats.iter().map(move |other| (one, other)));
    let mut apart = pairs.filter(|(one, other)| one.place < other.place && one.score != other.score);
    apart.next().map_or(
        Better::Unknown,
        |(one, other)| {
            if one.score < other.score { Better::Fewer } else { Better::More }
        },
    )
}

/// Options as they are compared: those that differ from the rulebook's, in order. All days are one.
pub(crate) fn variant(game: &dyn GameEntry, options: &Value) -> Box<str> {
    let set = |setting: &table::Setting| {
        let value = options.get(setting.name)?;
        let value = if matches!(setting.choice, Choice::Day {}) && !value.is_null() {
            Value::Bool(true)
        } else {
            value.clone()
        };
        (value != setting.choice.preset()).then_some((setting.name, value))
    };
    let set: BTreeMap<&str, Value> = game.about().settings.iter().filter_map(set).collect();
    serde_json::to_string(&set).expect("options are JSON").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_stays() {
        for text in [
            r#"{"seats":[{"name":"Anna","holders":["ab12","cd34"],"place":1,"score":12},{"name":"Ada","bot":"hard","team":1,"place":2,"score":-3},{"place":3,"score":0}],"verdict":"ranked","options":{"first_deal":12},"millis":754000,"again":"00112233445566778899aabbccddeeff","watch":"everything"}"#,
            r#"{"seats":[],"verdict":"failed","options":{},"watch":"nothing"}"#,
            r#"{"seats":[],"verdict":"solved","options":{},"watch":"everything","on_device":true}"#,
        ] {
            let line = ResultLine::read(text).unwrap();
            assert_eq!(&*line.text(), text);
        }
    }

    #[test]
    fn options_are_compared_by_what_differs_from_the_rulebook() {
        let game = catalog::find("find-five").unwrap();
        let same = [serde_json::json!({}), serde_json::json!({ "daily": null }), Value::Null];
        assert!(same.iter().all(|options| &*variant(game, options) == "{}"));
        for day in [20_261_115, 20_261_116] {
            assert_eq!(&*variant(game, &serde_json::json!({ "daily": day })), r#"{"daily":true}"#);
        }
        let crowns = catalog::find("five-crowns").unwrap();
        assert_eq!(&*variant(crowns, &serde_json::json!({ "first_deal": 12 })), r#"{"first_deal":12}"#);
        assert_eq!(&*variant(crowns, &serde_json::json!({ "first_deal": 3 })), "{}");
    }

    #[test]
    fn places_tell_which_points_are_better() {
        let seat = |place, score| SeatEnd {
            name: String::new(),
            holders: vec![],
            bot: None,
            team: None,
            place,
            score,
        };
        assert_eq!(better(&[seat(2, 40), seat(1, 7)]), Better::Fewer);
        assert_eq!(better(&[seat(2, 3), seat(1, 7)]), Better::More);
        assert_eq!(better(&[seat(1, 7), seat(1, 7)]), Better::Unknown);
        assert_eq!(better(&[seat(1, 7)]), Better::More);
    }
}
