//! The race is fair, whatever the connection (FL-22).

use five_or_less::{CLAIM_WINDOW, Event, LAG_QUOTA};
use table::{Game, Millis, Moment, Seat};

use super::given::{Given, given, throw};

/// Two players with a five in their first place, and a third without.
fn race() -> Given {
    given(["1 2", "5 4", "5 7"]).top("5")
}

/// Who wins when seats 1 and 2 react after so long, over connections with these round trips.
fn winner(reactions: [Millis; 2], lags: [Millis; 2], dice: u64) -> Seat {
    let mut table = race().playing_with(dice);
    let mut throws: Vec<(u64, u8, Millis)> =
        (0..2).map(|n| (10_000 + u64::from(reactions[n] + lags[n]), n as u8 + 1, lags[n])).collect();
    throws.sort_unstable();
    for (at, seat, lag) in throws {
        let claim = five_or_less::Action::Claim { discard: 1, slot: 0 };
        table.act_at(Moment(at), seat, claim, lag).expect("a throw within two seconds is never refused");
    }
    table.waits(1_000);
    let won = |event: &Event| if let Event::Won { seat, .. } = event { Some(*seat) } else { None };
    table.events().iter().find_map(won).unwrap()
}

#[test]
fn fl_22_a_near_and_a_far_player_win_equally_often() {
    let mut rng = fastrand::Rng::with_seed(22);
    let near = (0..2_000).filter(|dice| {
        let reactions = [rng.u32(350..650), rng.u32(350..650)];
        winner(reactions, [20, 180], *dice) == Seat(1)
    });
    let near = near.count();
    assert!((900..=1_100).contains(&near), "the near player wins {near} of 2,000");
}

#[test]
fn fl_22_exact_ties_are_broken_by_the_dice() {
    let near = (0..2_000).filter(|dice| winner([400, 400], [20, 180], *dice) == Seat(1)).count();
    assert!((900..=1_100).contains(&near), "{near} of 2,000");
}

#[test]
fn fl_22_the_faster_reaction_wins_though_the_card_arrives_later() {
    assert_eq!(winner([400, 399], [20, 180], 1), Seat(2));
    assert_eq!(winner([399, 400], [180, 20], 1), Seat(1));
}

#[test]
fn fl_22_lag_beyond_the_cap_is_not_credited() {
    assert_eq!(winner([400, 400], [20, 280], 1), Seat(1), "30 ms are lost");
}

#[test]
fn fl_22_withheld_answers_gain_the_quota_and_no_more() {
    let mut left = LAG_QUOTA;
    let gains: Vec<Millis> = (0..8)
        .map(|_| {
            let mut table =
                race().with(|position| position.quota = vec![LAG_QUOTA, left, LAG_QUOTA]).playing();
            table.plays_at(Moment(11_000), 1, throw(0), 60_000);
            let now = table.sitting.game().position().quota[1];
            let gain = left - now;
            left = now;
            gain
        })
        .collect();
    assert_eq!(gains, [250, 250, 250, 250, 250, 250, 0, 0]);
    assert_eq!(gains.iter().sum::<Millis>(), LAG_QUOTA);
}

#[test]
fn fl_22_nobody_throws_before_the_card_is_seen() {
    let mut table = race().playing();
    table.plays_at(Moment(10_030), 1, throw(0), 200);
    let claimed = |event: &Event| {
        if let Event::Claimed { time, credit, .. } = event { Some((time.0, *credit)) } else { None }
    };
    assert_eq!(table.events().iter().find_map(claimed), Some((10_000, 30)));
}

#[test]
fn fl_22_no_credit_is_spent_where_nobody_races() {
    let mut table = given(["", "5 4"]).top("5").playing();
    table.plays_at(Moment(10_400), 1, throw(0), 200);
    assert_eq!(table.sitting.game().position().quota, [LAG_QUOTA; 2]);
}

#[test]
fn fl_22_a_late_arrival_has_lost_whatever_its_lag() {
    let mut table = race().playing();
    table.plays_at(Moment(10_400), 1, throw(0), 0);
    table
        .plays_at(Moment(10_400 + u64::from(CLAIM_WINDOW) + 1), 2, super::given::throw_at(1, 0), 250)
        .waits(1_000);
    assert!(table.events().iter().any(|event| matches!(event, Event::Won { seat: Seat(1), .. })));
    assert!(table.events().iter().any(|event| matches!(event, Event::TooLate { seat: Seat(2), .. })));
}
