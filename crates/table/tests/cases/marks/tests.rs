//! The marks as they are drawn.

use table::{Act, Audience, Dice, Game, Moment, Refusal, Seat, Sitting, TimedSight};

use super::{Action, Event, LIMIT, Mark, Marks, Phase, Sight, TIMER};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const ONE: Mark = [0, 1, 2];
const TWO: Mark = [4, 5, 6];

struct Table {
    sitting: Sitting<Marks>,
    events: Vec<Event>,
}

/// Two at a board with 0 0 0 0 / 0 0 1 1 / 1 1 1 1 / 2 2 2 2, looking for 0 0 0 since the start.
fn table() -> Table {
    let dice = Dice::from_number(1);
    let mut position = Sitting::<Marks>::open(&(), 2, dice, &mut Vec::new()).unwrap().game().position();
    position.board = vec![0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2];
    position.roll = [0, 0, 0];
    let game = Marks::restore(&position, &dice).unwrap();
    Table { sitting: Sitting::resume(game, dice, Moment::START), events: Vec::new() }
}

impl Table {
    fn act(&mut self, seat: Seat, action: Action, at: u32) -> Result<(), Refusal> {
        let mut log = Vec::new();
        let result = self.sitting.act(&Act { seat, action, at: Moment(at.into()), lag: 0 }, &mut log);
        self.events.extend(log.into_iter().flat_map(|record| record.events));
        result
    }

    fn wait_until(&mut self, at: u32) {
        let mut log = Vec::new();
        self.sitting.advance(Moment(at.into()), &mut log).unwrap();
        self.events.extend(log.into_iter().flat_map(|record| record.events));
    }

    fn marks_of(&self, seat: Seat) -> Vec<Mark> {
        self.sitting.view(Audience::Seat(seat)).marks
    }

    fn round(&self) -> u32 {
        self.sitting.view(Audience::Spectator).round
    }
}

fn mark(squares: Mark) -> Action {
    Action::Mark { round: 1, squares }
}

#[test]
fn all_draw_at_once_and_nobody_makes_anothers_mark_stale() -> Result<(), Refusal> {
    let mut table = table();
    // All four were sent before anybody heard of another.
    table.act(A, mark(ONE), 100)?;
    table.act(B, mark(ONE), 100)?;
    table.act(A, mark(TWO), 100)?;
    table.act(B, Action::Erase { round: 1, squares: ONE }, 100)?;
    assert_eq!((table.marks_of(A), table.marks_of(B)), (vec![ONE, TWO], vec![]));
    Ok(())
}

#[test]
fn nobody_sees_anothers_marks_before_stop() -> Result<(), Refusal> {
    let mut table = table();
    let before = table.sitting.view(Audience::Seat(B));
    table.act(A, mark(ONE), 100)?;
    assert_eq!(table.sitting.view(Audience::Seat(B)), before);
    assert_eq!(Marks::sight(&table.events[0], Audience::Seat(B)), None);
    let own = Marks::sight(&table.events[0], Audience::Seat(A));
    assert_eq!(own, Some(TimedSight::Lasting(Sight::YouMarked { squares: ONE })));

    table.wait_until(LIMIT);
    assert_eq!(table.sitting.view(Audience::Seat(B)).last, [vec![ONE], vec![]]);
    Ok(())
}

#[test]
fn the_first_turns_the_one_timer_and_is_stopped() -> Result<(), Refusal> {
    let mut table = table();
    table.act(A, mark(ONE), 1_000)?;
    table.act(A, Action::Timer { round: 1 }, 2_000)?;
    assert_eq!(table.act(B, Action::Timer { round: 1 }, 2_000).unwrap_err().rule(), "MK-4");
    assert_eq!(table.act(A, mark(TWO), 2_000).unwrap_err().rule(), "MK-4");
    table.act(B, mark(ONE), 2_000 + TIMER - 1)?;
    // A mark that arrives with the last second's end is too late: what is due comes first.
    assert_eq!(table.act(B, mark(TWO), 2_000 + TIMER).unwrap_err().rule(), "MK-2");
    assert_eq!(table.sitting.view(Audience::Spectator).points, [2, 1]);
    Ok(())
}

#[test]
fn a_timer_turned_near_the_limit_runs_in_full() -> Result<(), Refusal> {
    let mut table = table();
    table.act(A, Action::Timer { round: 1 }, LIMIT - 1)?;
    table.wait_until(LIMIT - 2 + TIMER);
    assert_eq!(table.round(), 1);
    table.wait_until(LIMIT - 1 + TIMER);
    assert_eq!(table.round(), 2);
    Ok(())
}

#[test]
fn the_round_ends_when_all_are_done_and_the_game_after_two() -> Result<(), Refusal> {
    let mut table = table();
    table.act(A, Action::Timer { round: 1 }, 10)?;
    table.act(B, Action::Done { round: 1 }, 20)?;
    assert_eq!(table.round(), 2);
    table.act(B, Action::Timer { round: 2 }, 30)?;
    table.act(A, Action::Done { round: 2 }, 40)?;
    assert_eq!(table.sitting.view(Audience::Spectator).phase, Phase::Over);
    assert_eq!(table.sitting.outcome().map(|outcome| outcome.scores), Some(vec![1, 1]));
    Ok(())
}

#[test]
fn marks_that_overlap_or_show_something_else_count_nothing() -> Result<(), Refusal> {
    let mut table = table();
    table.act(A, mark(ONE), 10)?;
    table.act(A, mark([2, 3, 7]), 20)?;
    table.act(B, mark(ONE), 30)?;
    table.act(B, mark([0, 1, 4]), 40)?;
    table.wait_until(LIMIT);
    // The wrong symbols of A spoil nothing; both of B overlap.
    assert_eq!(table.sitting.view(Audience::Spectator).points, [1, 0]);
    Ok(())
}
