//! The summary of a table: what lists, rights and retention read instead of its log.

use bots::Level;
use serde::{Deserialize, Serialize};
use store::{Found, Stage, Summary};
use table::Outcome;

use crate::identity::Holder;
use crate::room::{Chair, Occupant, Room};
use crate::table_id;
use crate::wire::{Status, TableLine, Watch};

/// What the server puts into the line of a summary. Its JSON is stored and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SummaryLine {
    /// Who is where.
    pub seats: Vec<SeatLine>,
    /// What people without a seat may see.
    #[serde(default)]
    pub watch: Watch,
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The moment of another table's game that it goes on from, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<BranchLine>,
}

/// A moment of another table's game in a summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BranchLine {
    /// The id of that table.
    pub table: String,
    /// Which moment: how many records had happened.
    pub step: u32,
    /// The round it was in.
    pub round: u32,
}

/// A seat in a summary; free if neither a person nor a bot has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatLine {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The devices of the person who has it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<Holder>,
    /// The bot that has it in its own right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
}

impl SummaryLine {
    /// The line of a stored summary; `None` if it cannot be read.
    pub(crate) fn read(summary: &Summary) -> Option<SummaryLine> {
        serde_json::from_str(&summary.line).ok()
    }

    /// Whether one of these has a seat.
    pub(crate) fn seats_one_of(&self, holders: &[Holder]) -> bool {
        self.seats.iter().any(|seat| seat.holders.iter().any(|holder| holders.contains(holder)))
    }
}

/// How a table stands; `outcome` is that of its game.
pub(crate) fn summarise(room: &Room, outcome: Option<Outcome>) -> Summary {
    let seats = room.chairs.iter().map(|chair| SeatLine {
        name: chair.name.clone(),
        holders: chair.holders().to_vec(),
        bot: if let Occupant::Bot(level) = chair.occupant { Some(level) } else { None },
    });
    let branch = room.branch.as_ref().and_then(|branch| {
        Some(BranchLine { table: branch.table.clone()?, step: branch.step(), round: branch.round })
    });
    let line = SummaryLine { seats: seats.collect(), watch: room.watch, outcome, branch };
    let mut devices: Vec<Box<str>> =
        room.chairs.iter().flat_map(Chair::holders).map(|holder| holder.as_str().into()).collect();
    devices.sort_unstable();
    devices.dedup();
    Summary {
        stage: match room.status() {
            Status::Waiting => Stage::Waiting,
            Status::Playing => Stage::Playing,
            Status::Over => Stage::Over,
            Status::Closed => Stage::Closed,
        },
        game: room.game.clone(),
        listed: room.listed,
        devices,
        line: serde_json::to_string(&line).expect("names and hashes are text").into(),
    }
}

/// A found table as it is listed; `None` if it was never summed up.
pub(crate) fn table_line(found: Found) -> Option<TableLine> {
    let summary = found.summary?;
    let line = SummaryLine::read(&summary)?;
    let status = match summary.stage {
        Stage::Waiting => Status::Waiting,
        Stage::Playing => Status::Playing,
        Stage::Over => Status::Over,
        Stage::Closed => Status::Closed,
    };
    let free = line.seats.iter().filter(|seat| seat.holders.is_empty() && seat.bot.is_none()).count() as u8;
    let taken = line.seats.into_iter().filter(|seat| !seat.holders.is_empty() || seat.bot.is_some());
    let names = taken.map(|seat| seat.name).collect();
    Some(TableLine {
        id: table_id::of(&found.code, found.token),
        code: found.code,
        game: summary.game,
        status,
        names,
        free,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Verdict;

    #[test]
    fn the_stored_form_stays() {
        for text in [
            r#"{"seats":[{"name":"Anna","holders":["ab12","cd34"]},{"name":"Ada","bot":"hard"},{}],"watch":"table"}"#,
            r#"{"seats":[],"watch":"everything","branch":{"table":"00112233445566778899aabbccddeeff","step":12,"round":3}}"#,
            r#"{"seats":[{"name":"Anna","holders":["ab12"]}],"watch":"everything","outcome":{"verdict":"ranked","places":[1],"scores":[-3]}}"#,
        ] {
            let line: SummaryLine = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&line).unwrap(), text);
        }
        let line: SummaryLine = serde_json::from_str(r#"{"seats":[]}"#).unwrap();
        assert_eq!((line.watch, line.outcome), (Watch::Everything, None));
    }

    #[test]
    fn a_room_is_summed_up_and_listed() {
        let mut room = Room::example();
        room.chairs.push(Chair::default());
        let summary = summarise(&room, None);
        let devices: Vec<&str> = summary.devices.iter().map(|device| &**device).collect();
        let mut holders = [Holder::of("anna"), Holder::of("bert")];
        holders.sort_by(|one, other| one.as_str().cmp(other.as_str()));
        assert_eq!(devices, holders.each_ref().map(Holder::as_str));
        assert_eq!((summary.stage, &*summary.game), (Stage::Waiting, "five-crowns"));
        let found = Found {
            code: "BBBBBB".to_owned(),
            token: None,
            created: 0,
            changed: 0,
            version: 1,
            deleted: false,
            summary: Some(summary),
        };
        let line = table_line(found).unwrap();
        assert_eq!((line.names, line.free), (vec!["Anna".to_owned(), "Bert".to_owned(), String::new()], 1));
    }

    #[test]
    fn a_result_stays_with_the_summary() {
        let mut room = Room { game_header: Some("{}".into()), ..Room::example() };
        room.set_game_over(true);
        let outcome = Outcome { verdict: Verdict::Ranked, places: vec![2, 1, 3], scores: vec![40, 7, 90] };
        let summary = summarise(&room, Some(outcome.clone()));
        assert_eq!(summary.stage, Stage::Over);
        let line = SummaryLine::read(&summary).unwrap();
        assert_eq!(line.outcome, Some(outcome));
        assert!(line.seats_one_of(&[Holder::of("eve"), Holder::of("bert")]));
        assert!(!line.seats_one_of(&[Holder::of("eve")]));
    }
}
