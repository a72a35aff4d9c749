//! What the decisions and the luck of a game add up to.

use bots::{Mark, Prospect};
use table::log::Log;
use table::{Audience, Game, Seat, Sentence};

use super::luck::Luck;
use super::report::{Account, Decision, Estimate, PlayerReview, TurnedBy, TurningPoint, rounded};

/// How many turning points are told.
const TURNING_POINTS: usize = 3;

/// A sum with the variance of its error.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    value: f64,
    variance: f64,
}

/// What is added up while a game is walked through.
pub(super) struct Sums {
    /// What each seat's decisions cost it.
    lost: Vec<Sum>,
    marks: Vec<[u32; 4]>,
    luck: Vec<Sum>,
    /// The mean value of each seat before the first card.
    start: Option<Vec<f64>>,
    /// The value of each seat after the last record.
    end: Vec<f64>,
    /// What turned the game most.
    turns: Vec<Turn>,
}

#[derive(Clone, Copy, Debug)]
struct Turn {
    record: u32,
    round: u32,
    by: TurnedBy,
    seat: Seat,
    amount: f64,
}

impl Sums {
    pub(super) fn new(seats: usize) -> Sums {
        Sums {
            lost: vec![Sum::default(); seats],
            marks: vec![[0; 4]; seats],
            luck: vec![Sum::default(); seats],
            start: None,
            end: vec![0.0; seats],
            turns: Vec::new(),
        }
    }

    /// A seat decided.
    pub(super) fn decided(&mut self, decision: &Decision) {
        let Decision { record, round, seat, cost, error, mark, .. } = *decision;
        let at = seat.index();
        self.marks[at][mark as usize] += 1;
        self.lost[at].value += cost;
        self.lost[at].variance += error * error;
        if mark > Mark::Fine {
            self.turns.push(Turn { record, round, by: TurnedBy::Decision, seat, amount: -cost });
        }
    }

    /// How everybody stands now.
    pub(super) fn stands(&mut self, stands: &[Prospect]) {
        for (seat, end) in self.end.iter_mut().enumerate() {
            *end =
                stands.iter().map(|stand| f64::from(stand.values[seat])).sum::<f64>() / stands.len() as f64;
        }
    }

    /// Chance had a part in a record.
    pub(super) fn lucky(&mut self, record: u32, round: u32, luck: &Luck) {
        self.start.get_or_insert_with(|| luck.expected.clone());
        let mut most: Option<(usize, f64)> = None;
        for (seat, sum) in self.luck.iter_mut().enumerate() {
            sum.value += luck.values[seat];
            sum.variance += luck.variances[seat];
            if most.is_none_or(|(_, amount)| luck.values[seat].abs() > amount.abs()) {
                most = Some((seat, luck.values[seat]));
            }
        }
        if let Some((seat, amount)) = most {
            self.turns.push(Turn { record, round, by: TurnedBy::Luck, seat: Seat(seat as u8), amount });
        }
    }

    /// Everybody's part.
    pub(super) fn players(&self, listed: &[bool]) -> Vec<PlayerReview> {
        let player = |(seat, listed): (usize, &bool)| {
            let marks = self.marks[seat];
            let decisions: u32 = marks.iter().sum();
            let Sum { value, variance } = self.lost[seat];
            PlayerReview {
                seat: Seat(seat as u8),
                listed: *listed,
                decisions,
                marks,
                accuracy: rounded(f64::from(marks[0]) / f64::from(decisions.max(1))),
                lost: Estimate::new(value, variance),
                account: self.start.as_ref().map(|start| self.account(seat, start[seat])),
            }
        };
        listed.iter().enumerate().map(player).collect()
    }

    fn account(&self, seat: usize, start: f64) -> Account {
        let others = (self.lost.len() - 1).max(1) as f64;
        let all: f64 = self.lost.iter().map(|lost| lost.value).sum();
        let variances: f64 = self.lost.iter().map(|lost| lost.variance).sum();
        let (mine, luck) = (self.lost[seat], self.luck[seat]);
        let skill = (all - mine.value) / others - mine.value;
        let variance = (variances - mine.variance) / (others * others) + mine.variance;
        let result = self.end[seat] - start;
        Account {
            result: rounded(result),
            luck: Estimate::new(luck.value, luck.variance),
            skill: Estimate::new(skill, variance),
            remainder: Estimate::new(result - luck.value - skill, luck.variance + variance),
        }
    }

    /// The moments that changed most, in order.
    pub(super) fn turning_points<G: Game>(&self, log: &Log<G>) -> Vec<TurningPoint> {
        let mut turns = self.turns.clone();
        // The first deal is where a game begins, not where it turns.
        turns.retain(|turn| turn.record > 0);
        turns.sort_by(|one, other| other.amount.abs().total_cmp(&one.amount.abs()));
        turns.truncate(TURNING_POINTS);
        turns.sort_by_key(|turn| turn.record);
        let point = |turn: Turn| TurningPoint {
            record: turn.record,
            round: turn.round,
            by: turn.by,
            seat: turn.seat,
            amount: rounded(turn.amount),
            told: told(log, turn.record),
        };
        turns.into_iter().map(point).collect()
    }
}

/// What happened in a record, for who may see everything.
fn told<G: Game>(log: &Log<G>, record: u32) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let events = log.records.get(record as usize).into_iter().flat_map(|record| &record.events);
    for seen in events.filter_map(|event| G::sight(event, Audience::Reviewer)) {
        G::tell(seen.sight(), &mut sentences);
    }
    sentences
}
