//! The last turn as it is played.

use table::{Act, Audience, Dice, Game, Moment, Refusal, Seat, Sitting};

use super::{Action, Event, Melds, State, best};

const A: Seat = Seat(0);

/// The first player holds these cards and has drawn.
fn after_drawing(hand: &[u8]) -> Sitting<Melds> {
    let dice = Dice::from_number(1);
    let position = State {
        hands: vec![hand.to_vec(), vec![1, 1, 2, 2, 3]],
        pile: vec![4, 5, 6],
        laid: vec![Vec::new(); 2],
        has_drawn: true,
        ..State::default()
    };
    Sitting::resume(Melds::restore(&position, &dice).unwrap(), dice, Moment::START)
}

fn act(sitting: &mut Sitting<Melds>, action: Action) -> Result<Vec<Event>, Refusal> {
    let mut log = Vec::new();
    sitting.act(&Act { seat: A, action, at: Moment::START, lag: 0 }, &mut log)?;
    Ok(log.into_iter().flat_map(|record| record.events).collect())
}

#[test]
fn who_does_not_choose_gets_the_best_groups_written_in_the_fact() {
    let mut table = after_drawing(&[6, 6, 0, 2, 2, 2]);
    let events = act(&mut table, Action::LayBest { turn: 0 }).unwrap();
    let groups = vec![vec![6, 6, 0], vec![2, 2, 2]];
    assert_eq!(events, [Event::Laid { seat: A, groups, left: vec![], points: 0 }]);
}

#[test]
fn a_player_may_lay_less_than_the_best() {
    let mut table = after_drawing(&[6, 6, 0, 2, 2, 2]);
    let groups = vec![vec![2, 2, 2, 0]];
    let events = act(&mut table, Action::Lay { turn: 0, groups: groups.clone() }).unwrap();
    assert_eq!(events, [Event::Laid { seat: A, groups, left: vec![6, 6], points: 12 }]);
}

#[test]
fn own_groups_are_permitted_but_on_no_menu() {
    let table = after_drawing(&[6, 6, 6, 2, 2, 2]);
    let own = Action::Lay { turn: 0, groups: vec![vec![6, 6, 6]] };
    assert_eq!(table.menu(A), [Action::LayBest { turn: 0 }]);
    assert!(!Melds::listed(&own));
    assert_eq!(Melds::permits(&table.view(Audience::Seat(A)), &own, Moment::START), Ok(()));
}

#[test]
fn a_group_that_is_none_is_refused_by_its_rule() {
    let mut table = after_drawing(&[6, 6, 0, 2, 2, 2]);
    let mut refused =
        |groups| act(&mut table, Action::Lay { turn: 0, groups }).unwrap_err().rule().to_owned();
    assert_eq!(refused(vec![vec![6, 6]]), "ML-3");
    assert_eq!(refused(vec![vec![6, 6, 2]]), "ML-3");
    assert_eq!(refused(vec![vec![6, 6, 0], vec![2, 2, 0]]), "ML-2");
}

#[test]
fn the_joker_goes_where_it_saves_most() {
    assert_eq!(best(&[6, 6, 5, 5, 0]), [vec![6, 6, 0]]);
    assert_eq!(best(&[1, 0, 0, 5, 4]), [vec![5, 0, 0]]);
    assert!(best(&[1, 2, 3, 4, 5, 6]).is_empty());
}
