//! The board of the day (FF-19).

use find_five::{FindFive, Options};
use table::{Audit, Dice, Game};

use super::given::{Table, no_five, open, ready};

const DAY: i32 = 20_261_115;

fn of(daily: i32) -> Options {
    Options { daily: Some(daily), ..Options::default() }
}

/// The board and the first two rolls.
fn met(mut table: Table) -> (String, [String; 2]) {
    let board = table.seen(0).boards[0].symbols().to_string();
    let first = table.seen(0).roll.to_string();
    table.plays(0, no_five());
    let crossing = table.menu(0).swap_remove(0);
    table.plays(0, crossing).plays(0, ready());
    (board, [first, table.seen(0).roll.to_string()])
}

#[test]
fn ff_19_everybody_meets_the_same_board_and_dice_on_a_day() {
    assert_eq!(met(open(of(DAY), 1, 3)), met(open(of(DAY), 1, 77)));
}

#[test]
fn ff_19_another_day_is_another_board() {
    let (today, tomorrow) = (met(open(of(DAY), 1, 3)), met(open(of(DAY + 1), 1, 3)));
    assert_ne!(today.0, tomorrow.0);
    assert_ne!(today.1, tomorrow.1);
}

/// It must never change: people compare what they reached on a day.
#[test]
fn ff_19_a_day_stays_what_it_was() {
    let (board, rolls) = met(open(of(DAY), 1, 1));
    assert_eq!(&board[..20], "01213251522034000333");
    assert_eq!(rolls, ["04510", "45201"]);
}

#[test]
fn ff_19_is_for_one_player_and_names_a_day() {
    let refused = |options: Options, seats| {
        FindFive::accepts(&options, seats).map_err(|refusal| refusal.rule().to_owned()).unwrap_err()
    };
    assert_eq!(FindFive::accepts(&of(DAY), 1), Ok(()));
    assert_eq!(refused(of(DAY), 2), "FF-19");
    for day in [0, -1, 20_261_301, 20_261_132, 20_261_100, 1_261_115] {
        assert_eq!(refused(of(day), 1), "FF-19", "{day}");
    }
}

#[test]
fn ff_19_a_day_that_does_not_exist_is_refused() {
    for day in [20_260_228, 20_280_229, 20_000_229, 20_260_430, 20_261_231] {
        assert_eq!(FindFive::accepts(&of(day), 1), Ok(()), "{day}");
    }
    for day in
        [20_260_229, 20_260_230, 21_000_229, 20_260_431, 20_260_631, 20_260_931, 20_261_131, 20_260_001]
    {
        assert_eq!(FindFive::accepts(&of(day), 1).unwrap_err().rule(), "FF-19", "{day}");
    }
}

#[test]
fn ff_19_the_dice_of_a_day_can_be_verified() {
    let checks = |daily| {
        let options = of(daily);
        let (mut game, mut audit) = (FindFive::set_up(&options, 1), Audit::new(Dice::from_number(5)));
        for event in open(of(DAY), 1, 5).events() {
            game.audit(&event, &mut audit);
            game.apply(&event);
        }
        audit.checks().to_vec()
    };
    let right = checks(DAY);
    assert!(right.iter().any(|check| check.what == "roll 1.0"));
    assert!(right.iter().all(|check| check.holds), "{right:?}");
    assert!(checks(DAY + 1).iter().any(|check| !check.holds), "the dice of another day");
}
