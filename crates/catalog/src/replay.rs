//! Replays: a recorded game as frames, one for every moment at which an audience sees something.
//!
//! The one function from a log and an audience to what is shown. It asks for no clock and no file, so that a server, a
//! terminal and a page can each make frames by themselves.

use serde::Serialize;
use serde_json::{Value, json};
use table::log::{BadLog, By, Header};
use table::{Audience, Game, KeyMoment, Moment, Outcome, Recording, Sentence};

use crate::SightRecord;
use crate::edits::edits;
use crate::json::{json as written, tree};

/// How many frames the first part of a replay has at most.
const FIRST: usize = 4;

/// A recorded game for one audience.
pub struct Replay {
    /// What is known before the first frame.
    pub head: ReplayHead,
    /// The frames in order, made when they are asked for.
    pub frames: Box<dyn Iterator<Item = Frame> + Send>,
}

/// What is known of a replay before its first frame.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayHead {
    /// The first line of the log.
    pub header: Header,
    /// The last moment: how many records there are.
    pub steps: u32,
    /// When the last of them happened.
    pub ends: Moment,
    /// The moments that people look for, as everybody sees them.
    pub marks: Vec<Mark>,
    /// The team of each seat, where the game has teams.
    pub teams: Option<Vec<u8>>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A moment that people look for.
#[derive(Clone, Debug, Serialize)]
pub struct Mark {
    /// How many records had happened.
    pub step: u32,
    /// When, on the table's clock.
    pub at: Moment,
    /// What kind of moment it is.
    pub kind: KeyMoment,
    /// The round it belongs to, from 1.
    pub round: u32,
    /// What a spectator is told of it.
    pub sentence: Option<Sentence>,
}

/// One moment as an audience sees it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// How many records had happened: the same moment has the same number for every audience.
    pub step: u32,
    /// When, on the table's clock.
    pub at: Moment,
    /// Whose doing it was.
    pub by: Option<By>,
    /// The round, from 1.
    pub round: u32,
    /// What was seen of it.
    pub sights: Vec<SightRecord>,
    /// `view`, `aid`, `awaited` and `outcome` as they are now.
    pub shows: Value,
}

impl Replay {
    /// What the log tells that audience. It is read by the rules of today but not judged by them.
    pub(crate) fn of<G: Game>(log: &str, audience: Audience) -> Result<Replay, BadLog> {
        Replay::from::<G>(Recording::read(log)?, audience)
    }

    /// The same of a recording.
    pub(crate) fn from<G: Game>(recording: Recording<G>, audience: Audience) -> Result<Replay, BadLog> {
        let game = recording.state(0)?;
        let mut header = recording.log().header.clone();
        if let Some(from) = &mut header.from {
            // Where everything lies is for no head to tell, whoever looks.
            (from.position, from.memories, from.seed) = (Value::Null, Vec::new(), None);
        }
        let options = game.options();
        let teams =
            table::Seat::all(header.seats).map(|seat| G::team(&options, header.seats, seat)).collect();
        let head = ReplayHead {
            steps: recording.steps() as u32,
            ends: recording.at(recording.steps()),
            marks: marks(&recording, game.clone()),
            teams,
            outcome: recording.outcome().cloned(),
            header,
        };
        let frames = Frames { next: 0, recording, audience, game, shown: Value::Null };
        Ok(Replay { head, frames: Box::new(frames) })
    }

    /// It in parts, a line each: the head, then frames, so many at most in a part. The first frame of a part is whole; each
    /// further one tells only what has changed ([`edits`]). A part is made when it is asked for.
    pub fn parts(self, most: usize) -> Parts {
        let head = json!({ "head": self.head });
        // The first part is short, so that there is soon something to see.
        Parts { head: Some(head), frames: self.frames, room: most.min(FIRST), most }
    }

    /// Writes those parts for as long as they are taken.
    pub fn write_parts(self, most: usize, part: impl FnMut(Value) -> bool) {
        let _taken = self.parts(most).all(part);
    }
}

/// The parts of a replay.
pub struct Parts {
    head: Option<Value>,
    frames: Box<dyn Iterator<Item = Frame> + Send>,
    /// How many frames the next part has at most, and each after it.
    room: usize,
    most: usize,
}

impl Iterator for Parts {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        if let Some(head) = self.head.take() {
            return Some(head);
        }
        let room = std::mem::replace(&mut self.room, self.most);
        let (mut frames, mut before) = (Vec::new(), Value::Null);
        for frame in self.frames.by_ref().take(room) {
            let Frame { step, at, round, sights, shows, .. } = frame;
            let sights: Vec<Value> = sights.into_iter().map(sight).collect();
            let mut line = json!({ "step": step, "at": at, "round": round, "sights": sights });
            if frames.is_empty() {
                line["whole"] = shows.clone();
            } else {
                line["edits"] = edits(&before, &shows);
            }
            before = shows;
            frames.push(line);
        }
        (!frames.is_empty()).then(|| json!({ "frames": frames }))
    }
}

/// A sight as a page is sent it; its moment is the frame's.
fn sight(record: SightRecord) -> Value {
    let mut sight = json!({ "sight": record.sight, "sentences": record.sentences });
    if record.passing {
        sight["passing"] = Value::Bool(true);
    }
    sight
}

fn marks<G: Game>(recording: &Recording<G>, mut game: G) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (record, step) in recording.log().records.iter().zip(1..) {
        for event in &record.events {
            game.apply(event);
            let Some(seen) = G::sight(event, Audience::Spectator) else { continue };
            let Some(kind) = G::key_moment(seen.sight()) else { continue };
            let mut sentences = Vec::new();
            G::tell(seen.sight(), &mut sentences);
            let sentence = sentences.into_iter().next();
            marks.push(Mark { step, at: record.at, kind, round: game.rounds(), sentence });
        }
    }
    marks
}

struct Frames<G: Game> {
    recording: Recording<G>,
    audience: Audience,
    /// The state before the record of the next frame.
    game: G,
    next: usize,
    shown: Value,
}

impl<G: Game> Frames<G> {
    fn shows(&self) -> Value {
        let view = self.recording.view(&self.game, self.audience);
        json!({
            "view": tree(&view),
            "aid": tree(&G::view_aid(&view)),
            "awaited": self.game.awaited(),
            "outcome": self.game.outcome(),
        })
    }
}

impl<G: Game> Iterator for Frames<G> {
    type Item = Frame;

    fn next(&mut self) -> Option<Frame> {
        loop {
            let step = self.next;
            if step > self.recording.steps() {
                return None;
            }
            self.next += 1;
            let record = self.recording.record(step);
            let events = record.map_or(&[][..], |record| &record.events);
            for event in events {
                self.game.apply(event);
            }
            if step < self.recording.first_step() {
                continue;
            }
            let (at, by) = (self.recording.at(step), record.map(|record| record.by));
            let eyes = self.audience;
            let seen = events.iter().filter_map(|event| G::sight(event, eyes));
            let sights: Vec<SightRecord> = seen
                .map(|seen| {
                    let mut sentences = Vec::new();
                    G::tell(seen.sight(), &mut sentences);
                    let passing = matches!(seen, table::TimedSight::Passing(_));
                    let by = by.unwrap_or(By::Start);
                    SightRecord { at, by, passing, sight: written(seen.sight()), sentences }
                })
                .collect();
            let shows = self.shows();
            // What happened unseen is no moment of this audience.
            if sights.is_empty() && shows == self.shown && step < self.recording.steps() {
                continue;
            }
            self.shown = shows.clone();
            return Some(Frame { step: step as u32, at, by, round: self.game.rounds(), sights, shows });
        }
    }
}
