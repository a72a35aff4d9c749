//! The whole small game.

use serde::{Deserialize, Serialize};
use table::{
    About, Audience, Audit, Cause, Dice, Draw, Emitter, Game, Locale, Millis, Moment, Outcome, Pace, Refusal,
    Seat, Seats, Sentence, TimedSight,
};

const RULES: &str = "
- MK-1 A board of 4 × 4 squares with six each of 0 and 1 and four of 2, the same for 1 to 4 players; two rounds,
  in each three numbers are rolled.
- MK-2 Everybody marks THREES at once: three squares of their own board. Mistakes may be drawn; no mark twice,
  at most eight.
- MK-3 A mark may be erased until its player is stopped.
- MK-4 The first to turn the timer is stopped at once, the others 30 seconds later. They may say Done before.
  Without the timer the round is stopped after three minutes.
- MK-5 Nobody sees another's marks before Stop.
- MK-6 Connected by edges and showing the numbers rolled, a mark that overlaps no other such counts a point; the
  timer counts one more. Most points win.
";
const ENGLISH: &str = "
rolled = Rolled: { $roll }.
you-marked = Marked.
you-erased = Erased.
timer = { $player } turns the timer.
done = { $player } is done.
stopped = Stop!
ended = The game is over.
not-now = This round is over.
you-are-stopped = You are stopped.
bad-mark = A mark is three different squares of the board.
marked-already = You have marked that already.
too-many = You have no more room for marks.
no-such-mark = You have no such mark.
timer-turned = The timer has been turned.
timer-not-turned = The timer has not been turned yet.
";

const BOARD: Draw = Draw { purpose: "board", round: 0, nth: 0 };
const SIDE: u8 = 4;
const ROUNDS: u32 = 2;
const MOST: usize = 8;
pub(crate) const TIMER: Millis = 30_000;
pub(crate) const LIMIT: Millis = 180_000;

/// Three squares in order, counted row by row.
pub(crate) type Mark = [u8; 3];

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Marks(pub(crate) State);

/// All there is; it is also the position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) board: Vec<u8>,
    pub(crate) round: u32,
    pub(crate) roll: [u8; 3],
    /// What each player has drawn in this round.
    pub(crate) marks: Vec<Vec<Mark>>,
    /// What they had drawn in the round before, for all to see.
    pub(crate) last: Vec<Vec<Mark>>,
    /// Who may not draw any more in this round.
    pub(crate) stopped: Seats,
    pub(crate) timer: Option<Seat>,
    pub(crate) due: Option<Moment>,
    pub(crate) points: Vec<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Before,
    Drawing,
    Over,
}

/// What a player can do. It names the round it is meant for and nothing else that others could change.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Action {
    Mark { round: u32, squares: Mark },
    Erase { round: u32, squares: Mark },
    Timer { round: u32 },
    Done { round: u32 },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Board { squares: Vec<u8> },
    Rolled { round: u32, roll: [u8; 3], due: Moment },
    Marked { seat: Seat, squares: Mark },
    Erased { seat: Seat, squares: Mark },
    Timer { seat: Seat, due: Moment },
    Done { seat: Seat },
    Stopped { marks: Vec<Vec<Mark>>, points: Vec<i32> },
    Ended,
}

/// What an audience may know now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    /// Everything, for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) all: Option<Box<State>>,
    pub(crate) me: Option<Seat>,
    pub(crate) phase: Phase,
    pub(crate) board: Vec<u8>,
    pub(crate) round: u32,
    pub(crate) roll: [u8; 3],
    /// My own.
    pub(crate) marks: Vec<Mark>,
    pub(crate) last: Vec<Vec<Mark>>,
    pub(crate) stopped: Seats,
    pub(crate) timer: Option<Seat>,
    pub(crate) due: Option<Moment>,
    pub(crate) points: Vec<i32>,
}

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sight {
    Board { squares: Vec<u8> },
    Rolled { roll: [u8; 3] },
    YouMarked { squares: Mark },
    YouErased { squares: Mark },
    Timer { seat: Seat },
    Done { seat: Seat },
    Stopped { marks: Vec<Vec<Mark>>, points: Vec<i32> },
    Ended,
}

fn roll_draw(round: u32) -> Draw {
    Draw { purpose: "roll", round, nth: 0 }
}

fn refuse(rule: &'static str, why: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(rule, Sentence::new(why)))
}

impl Game for Marks {
    const ABOUT: About = About {
        id: "marks",
        name: "The marks",
        seats: 1..=4,
        pace: Pace::RealTime,
        rules: 1,
        settings: &[],
        rulebook: RULES,
        locales: &[Locale { language: "en", text: ENGLISH }],
    };

    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Memory = ();
    type Position = State;
    type ViewAid = ();

    fn accepts(_options: &(), _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &(), seats: u8) -> Marks {
        let none = vec![Vec::new(); seats.into()];
        Marks(State {
            phase: Phase::Before,
            board: Vec::new(),
            round: 0,
            roll: [0; 3],
            marks: none.clone(),
            last: none,
            stopped: Seats::NONE,
            timer: None,
            due: None,
            points: vec![0; seats.into()],
        })
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<Marks>) {
        match cause {
            Cause::Start { .. } => {
                let mut squares = [[0; 6].as_slice(), &[1; 6], &[2; 4]].concat();
                dice.shuffle(BOARD, &mut squares);
                out.emit(self, Event::Board { squares });
                self.roll(1, now, dice, out);
            }
            Cause::Act { seat, action, .. } => match *action {
                Action::Mark { squares, .. } => out.emit(self, Event::Marked { seat, squares }),
                Action::Erase { squares, .. } => out.emit(self, Event::Erased { seat, squares }),
                Action::Timer { .. } => out.emit(self, Event::Timer { seat, due: now + TIMER }),
                Action::Done { .. } => out.emit(self, Event::Done { seat }),
            },
            Cause::Due => {}
        }
        let all_are_stopped = self.0.stopped.len() == self.0.marks.len();
        if self.0.phase == Phase::Drawing && (all_are_stopped || self.0.due.is_some_and(|due| due <= now)) {
            let points = self.scored();
            out.emit(self, Event::Stopped { marks: self.0.marks.clone(), points });
            if self.0.round < ROUNDS {
                self.roll(self.0.round + 1, now, dice, out);
            } else {
                out.emit(self, Event::Ended);
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        let state = &mut self.0;
        match event {
            Event::Board { squares } => state.board.clone_from(squares),
            Event::Rolled { round, roll, due } => {
                state.phase = Phase::Drawing;
                (state.round, state.roll, state.due) = (*round, *roll, Some(*due));
                (state.timer, state.stopped) = (None, Seats::NONE);
            }
            Event::Marked { seat, squares } => state.marks[seat.index()].push(*squares),
            Event::Erased { seat, squares } => state.marks[seat.index()].retain(|mark| mark != squares),
            Event::Timer { seat, due } => {
                (state.timer, state.due) = (Some(*seat), Some(*due));
                state.stopped.insert(*seat);
            }
            Event::Done { seat } => state.stopped.insert(*seat),
            Event::Stopped { marks, points } => {
                state.last.clone_from(marks);
                state.points.clone_from(points);
                state.marks.iter_mut().for_each(Vec::clear);
                state.due = None;
            }
            Event::Ended => state.phase = Phase::Over,
        }
    }

    fn view(&self, audience: Audience) -> View {
        let State { phase, board, round, roll, marks, last, stopped, timer, due, points } = &self.0;
        View {
            all: (audience == Audience::Reviewer).then(|| Box::new(self.0.clone())),
            me: audience.seat(),
            phase: *phase,
            board: board.clone(),
            round: *round,
            roll: *roll,
            marks: audience.seat().map(|me| marks[me.index()].clone()).unwrap_or_default(),
            last: last.clone(),
            stopped: *stopped,
            timer: *timer,
            due: *due,
            points: points.clone(),
        }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(match event.clone() {
            Event::Board { squares } => Sight::Board { squares },
            Event::Rolled { roll, .. } => Sight::Rolled { roll },
            Event::Marked { seat, squares } if audience.sees(seat) => Sight::YouMarked { squares },
            Event::Erased { seat, squares } if audience.sees(seat) => Sight::YouErased { squares },
            Event::Marked { .. } | Event::Erased { .. } => return None,
            Event::Timer { seat, .. } => Sight::Timer { seat },
            Event::Done { seat } => Sight::Done { seat },
            Event::Stopped { marks, points } => Sight::Stopped { marks, points },
            Event::Ended => Sight::Ended,
        }))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        let (Action::Mark { round, .. }
        | Action::Erase { round, .. }
        | Action::Timer { round }
        | Action::Done { round }) = *action;
        let Some(me) = view.me else { return refuse("MK-2", "not-now") };
        if view.phase != Phase::Drawing || round != view.round {
            return refuse("MK-2", "not-now");
        }
        if view.stopped.contains(me) {
            return refuse("MK-4", "you-are-stopped");
        }
        match *action {
            Action::Mark { squares: [a, b, c], .. } if !(a < b && b < c && c < SIDE * SIDE) => {
                refuse("MK-2", "bad-mark")
            }
            Action::Mark { squares, .. } if view.marks.contains(&squares) => refuse("MK-2", "marked-already"),
            Action::Mark { .. } if view.marks.len() == MOST => refuse("MK-2", "too-many"),
            Action::Erase { squares, .. } if !view.marks.contains(&squares) => refuse("MK-3", "no-such-mark"),
            Action::Timer { .. } if view.timer.is_some() => refuse("MK-4", "timer-turned"),
            Action::Done { .. } if view.timer.is_none() => refuse("MK-4", "timer-not-turned"),
            _ => Ok(()),
        }
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        let round = view.round;
        let erasures = view.marks.iter().map(|squares| Action::Erase { round, squares: *squares });
        let all = [Action::Timer { round }, Action::Done { round }].into_iter().chain(erasures);
        out.extend(all.filter(|action| Marks::permits(view, action, now).is_ok()));
    }

    /// Nobody can be offered all that a hand may draw.
    fn listed(action: &Action) -> bool {
        !matches!(action, Action::Mark { .. })
    }

    fn view_aid(_view: &View) {}

    fn remember(_memory: &mut (), _sight: &Sight) {}

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        out.push(match sight {
            Sight::Board { .. } => return,
            Sight::Rolled { roll: [a, b, c] } => Sentence::new("rolled").text("roll", format!("{a} {b} {c}")),
            Sight::YouMarked { .. } => Sentence::new("you-marked"),
            Sight::YouErased { .. } => Sentence::new("you-erased"),
            Sight::Timer { seat } => Sentence::new("timer").seat("player", *seat),
            Sight::Done { seat } => Sentence::new("done").seat("player", *seat),
            Sight::Stopped { .. } => Sentence::new("stopped"),
            Sight::Ended => Sentence::new("ended"),
        });
    }

    fn options(&self) {}

    fn seats(&self) -> u8 {
        self.0.marks.len() as u8
    }

    fn awaited(&self) -> Seats {
        let seats = Seat::all(self.0.marks.len() as u8);
        let drawing = seats.filter(|seat| self.0.phase == Phase::Drawing && !self.0.stopped.contains(*seat));
        drawing.collect()
    }

    fn deadline(&self) -> Option<Moment> {
        self.0.due
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.0.phase == Phase::Over).then(|| Outcome::most(self.0.points.clone()))
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Board { squares } => audit.shuffled(BOARD, squares),
            Event::Rolled { round, roll, .. } => audit.numbers(roll_draw(*round), 3, roll.map(u32::from)),
            _ => {}
        }
    }

    fn position(&self) -> State {
        self.0.clone()
    }

    fn restore(position: &State, _dice: &Dice) -> Result<Marks, Refusal> {
        let seats = position.marks.len();
        let fits = position.last.len() == seats && position.points.len() == seats;
        if fits { Ok(Marks(position.clone())) } else { Err(Refusal::new("MK-1", Sentence::new("not-now"))) }
    }
}

impl Marks {
    fn roll(&mut self, round: u32, now: Moment, dice: &Dice, out: &mut Emitter<Marks>) {
        let roll = dice.numbers::<3>(roll_draw(round), 3).map(|number| number as u8);
        out.emit(self, Event::Rolled { round, roll, due: now + LIMIT });
    }

    /// Everybody's points after this round.
    fn scored(&self) -> Vec<i32> {
        let State { marks, points, timer, .. } = &self.0;
        let counted = |marks: &Vec<Mark>| {
            let right: Vec<&Mark> = marks.iter().filter(|mark| self.is_right(mark)).collect();
            let touch =
                |one: &Mark, other: &Mark| one != other && one.iter().any(|square| other.contains(square));
            right.iter().filter(|mark| !right.iter().any(|other| touch(mark, other))).count() as i32
        };
        let timer = |seat: usize| i32::from(timer.is_some_and(|timer| timer.index() == seat));
        points
            .iter()
            .zip(marks)
            .enumerate()
            .map(|(seat, (points, marks))| points + counted(marks) + timer(seat))
            .collect()
    }

    fn is_right(&self, mark: &Mark) -> bool {
        let sorted = |mut three: [u8; 3]| {
            three.sort_unstable();
            three
        };
        let joined = |a: u8, b: u8| (a / SIDE).abs_diff(b / SIDE) + (a % SIDE).abs_diff(b % SIDE) == 1;
        let [a, b, c] = *mark;
        let edges = [joined(a, b), joined(b, c), joined(a, c)].into_iter().filter(|edge| *edge).count();
        edges >= 2 && sorted(mark.map(|square| self.0.board[usize::from(square)])) == sorted(self.0.roll)
    }
}
