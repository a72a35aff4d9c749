//! The race as it is played.

use table::{Act, Audience, Dice, Game, Millis, Moment, Seat, Sitting, TimedSight};

use super::{Action, Discard, Event, Lying, Phase, QUOTA, Race, SHOWN, Sight, Slot, State, WINDOW};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A race under way: a 5 was turned up at 10 s, and these cards lie before the players.
fn standing(lying: [[u8; 3]; 3]) -> State {
    let slot = |card: u8| Some(Slot { card, shown_until: None });
    State {
        phase: Phase::Race,
        slots: lying.iter().map(|cards| cards.iter().copied().map(slot).collect()).collect(),
        pile: vec![0, 1, 2, 3, 4],
        discards: vec![Discard { card: 5, at: Moment(10_000), thrown: false }],
        ready: vec![true; 3],
        quota: vec![QUOTA; 3],
        turn: Some(A),
        ..State::default()
    }
}

fn table(position: &State, dice: u64) -> Table {
    let dice = Dice::from_number(dice);
    let game = Race::restore(position, &dice).unwrap();
    Table { sitting: Sitting::resume(game, dice, Moment(10_000)), events: Vec::new() }
}

fn race(lying: [[u8; 3]; 3]) -> Table {
    table(&standing(lying), 1)
}

struct Table {
    sitting: Sitting<Race>,
    events: Vec<Event>,
}

impl Table {
    fn act(&mut self, seat: Seat, action: Action, at: u64, lag: Millis) {
        let mut log = Vec::new();
        self.sitting.act(&Act { seat, action, at: Moment(at), lag }, &mut log).unwrap();
        self.events.extend(log.into_iter().flat_map(|record| record.events));
    }

    /// Throws the card in that slot at the card turned up first.
    fn throw(&mut self, seat: Seat, slot: u8, at: u64, lag: Millis) {
        self.act(seat, Action::Claim { discard: 1, slot }, at, lag);
    }

    fn wait_until(&mut self, at: u64) {
        let mut log = Vec::new();
        self.sitting.advance(Moment(at), &mut log).unwrap();
        self.events.extend(log.into_iter().flat_map(|record| record.events));
    }

    fn winner(&self) -> Option<Seat> {
        self.events
            .iter()
            .find_map(|event| if let Event::Won { seat, .. } = event { Some(*seat) } else { None })
    }

    fn seen_by(&self, audience: Audience) -> Vec<Sight> {
        self.events
            .iter()
            .filter_map(|event| Race::sight(event, audience))
            .map(TimedSight::into_sight)
            .collect()
    }
}

#[test]
fn who_reacts_equally_fast_wins_equally_often_whatever_the_line() {
    let wins = (0..400).filter(|dice| {
        let mut table = table(&standing([[5, 0, 0], [5, 0, 0], [1, 1, 1]]), *dice);
        table.throw(A, 0, 10_420, 20);
        table.throw(B, 0, 10_580, 180);
        table.wait_until(11_000);
        table.winner() == Some(A)
    });
    let wins = wins.count();
    assert!((150..=250).contains(&wins), "the near player wins {wins} of 400");
}

#[test]
fn who_reacts_faster_wins_though_their_card_arrives_later() {
    let mut table = race([[5, 0, 0], [5, 0, 0], [1, 1, 1]]);
    table.throw(A, 0, 10_420, 20);
    table.throw(B, 0, 10_579, 180);
    table.wait_until(11_000);
    assert_eq!(table.winner(), Some(B));
    assert_eq!(
        table.seen_by(Audience::Seat(C)),
        [Sight::Won { seat: B, slot: 0, card: 5 }, Sight::TooLate { seat: A, slot: 0, card: 5 }]
    );
}

#[test]
fn who_withholds_their_answers_gains_the_quota_and_no_more() {
    let mut position = standing([[5, 0, 0], [5, 0, 0], [1, 1, 1]]);
    // Four times the same race, but for the quota that is left, each with a round trip said to be a minute.
    let gains = std::array::from_fn(|_| {
        let mut table = table(&position, 1);
        table.throw(A, 0, 11_000, 60_000);
        let left = table.sitting.game().position().quota;
        let gain = position.quota[0] - left[0];
        position.quota = left;
        gain
    });
    assert_eq!(gains, [250, 250, 100, 0]);
}

#[test]
fn nobody_sees_a_claim_before_its_window_closes() {
    let mut table = race([[5, 0, 0], [5, 0, 0], [1, 1, 1]]);
    let before = table.sitting.view(Audience::Seat(C));
    table.throw(A, 0, 10_400, 0);
    table.throw(B, 1, 10_450, 0);
    assert_eq!(table.sitting.view(Audience::Seat(C)), before);
    assert_eq!(table.seen_by(Audience::Seat(C)), []);
    assert_eq!(table.sitting.view(Audience::Seat(B)).claim, Some(1));

    table.wait_until(10_400 + u64::from(WINDOW));
    let wrong = Sight::Wrong { seat: B, slot: 1, card: 0 };
    assert_eq!(table.seen_by(Audience::Seat(C)), [Sight::Won { seat: A, slot: 0, card: 5 }, wrong]);
    let after = table.sitting.view(Audience::Seat(C));
    assert_eq!(after.slots[0], [Lying::Gap, Lying::Down, Lying::Down]);
    assert_eq!(after.slots[1], [Lying::Down, Lying::Open(0), Lying::Down, Lying::Down]);

    table.wait_until(10_650 + u64::from(SHOWN));
    assert_eq!(table.sitting.view(Audience::Seat(C)).slots[1], [Lying::Down; 4]);
}

#[test]
fn a_turn_waits_for_the_window_that_its_player_cannot_see() {
    let mut table = race([[0, 0, 0], [5, 0, 0], [1, 1, 1]]);
    table.throw(B, 0, 10_400, 0);
    table.act(A, Action::Turn { after: 1 }, 10_500, 0);
    assert!(table.sitting.view(Audience::Seat(A)).turn_waits);
    assert!(!table.sitting.view(Audience::Seat(C)).turn_waits);
    table.wait_until(10_650);
    let seen = table.seen_by(Audience::Spectator);
    assert_eq!(seen, [Sight::Won { seat: B, slot: 0, card: 5 }, Sight::Turned { seat: A, card: 4 }]);
}

#[test]
fn a_claim_at_a_card_just_covered_is_late_and_no_mistake() {
    let mut table = race([[5, 0, 0], [5, 0, 0], [1, 1, 1]]);
    table.act(A, Action::Turn { after: 1 }, 10_400, 0);
    table.throw(B, 0, 10_500, 0);
    table.throw(C, 0, 10_600, 0);
    let seen = table.seen_by(Audience::Spectator);
    assert_eq!(
        seen[1..],
        [Sight::TooLate { seat: B, slot: 0, card: 5 }, Sight::Wrong { seat: C, slot: 0, card: 1 }]
    );
    let refused = Race::permits(
        &table.sitting.view(Audience::Seat(B)),
        &Action::Claim { discard: 1, slot: 1 },
        Moment(10_400) + SHOWN,
    );
    assert_eq!(refused.unwrap_err().rule(), "RC-4");
}

#[test]
fn who_missed_the_peek_finds_it_in_the_view_while_it_lasts() {
    let mut log = Vec::new();
    let mut sitting = Sitting::<Race>::open(&(), 2, Dice::from_number(3), &mut log).unwrap();
    let Some(TimedSight::Passing(Sight::Peek { cards })) = Race::sight(&log[0].events[0], Audience::Seat(A))
    else {
        panic!("a peek passes");
    };
    assert_eq!(sitting.view(Audience::Seat(A)).peek, Some(cards));
    assert_eq!(sitting.view(Audience::Spectator).peek, None);

    let ready = Act { seat: A, action: Action::Ready, at: Moment(900), lag: 0 };
    sitting.act(&ready, &mut log).unwrap();
    assert_eq!(sitting.view(Audience::Seat(A)).peek, None);
    assert!(sitting.view(Audience::Seat(B)).peek.is_some());

    sitting.advance(Moment(5_000), &mut log).unwrap();
    assert_eq!(sitting.view(Audience::Seat(B)).peek, None);
    assert_eq!(sitting.view(Audience::Seat(B)).phase, Phase::Race);
}
