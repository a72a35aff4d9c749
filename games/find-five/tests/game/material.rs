//! Boards, shapes and dice (FF-1 to FF-4).

use std::collections::HashSet;

use find_five::board::{Board, GREY, Symbols, WHITE, generate, max_disjoint};
use find_five::roll::Roll;
use find_five::shape::Shape;
use find_five::{BoardKind, Event, FindFive, Options, Origin, placement};
use table::{Audit, Dice, Draw, Game, Sitting};

use super::given::{given, open};

#[test]
fn ff_1_the_boards_of_the_box_offer_five_shapes_for_every_roll() {
    for text in WHITE.into_iter().chain([GREY]) {
        let board: Board = text.parse().unwrap();
        assert!(board.symbols().are_complete(), "{text}");
        for roll in Roll::all() {
            assert_eq!(max_disjoint(&board, roll, 5), 5, "{roll} on {text}");
        }
    }
    assert_eq!(WHITE.into_iter().chain([GREY]).collect::<HashSet<_>>().len(), 5, "all are different");
}

#[test]
fn ff_1_random_boards_offer_three_and_follow_from_the_seed() {
    for seed in 0..3 {
        let options = Options { board: BoardKind::Random, ..Options::default() };
        let table = open(options, 2, seed);
        let view = table.seen(0);
        let board = &view.boards[0];
        assert_eq!(board, &view.boards[1], "the same for all");
        assert_eq!(board, &open(options, 3, seed).seen(0).boards[0], "for all who have this seed");
        assert!(board.symbols().are_complete());
        assert!(Roll::all().all(|roll| max_disjoint(board, roll, 3) == 3));
    }
}

#[test]
fn ff_1_an_audit_finds_a_board_that_was_chosen() {
    let options = Options { board: BoardKind::Random, ..Options::default() };
    let table = open(options, 2, 5);
    let start = FindFive::set_up(&options, 2);
    let judge = |event: &Event| {
        let mut audit = Audit::new(*table.sitting.dice());
        start.audit(event, &mut audit);
        audit.checks().iter().all(|check| check.holds)
    };
    let Event::Boards { mut boards, from } = table.events().remove(0) else { panic!("boards come first") };
    assert!(matches!(*from, Origin::Generated { .. }));
    assert!(judge(&Event::Boards { boards: boards.clone(), from: from.clone() }));
    boards.fill(Board::grey().clone());
    assert!(!judge(&Event::Boards { boards, from }));
}

#[test]
fn ff_1_white_boards_differ_and_grey_ones_do_not() {
    for seed in 0..20 {
        let view = open(Options::default(), 4, seed).seen(0);
        let boards: HashSet<String> = view.boards.iter().map(|board| board.symbols().to_string()).collect();
        assert_eq!(boards.len(), 4);
        let grey = open(Options { board: BoardKind::Grey, ..Options::default() }, 4, seed).seen(0);
        assert!(grey.boards.iter().all(|board| board == Board::grey()));
    }
}

#[test]
fn ff_1_mending_is_a_fixed_recipe() {
    let shuffled = Symbols::shuffled(&Dice::from_number(5), Draw { purpose: "board", round: 0, nth: 0 });
    // Games that were played are checked with this: it must never change.
    let known = generate(&shuffled, 3).map(|symbols| symbols.to_string());
    assert_eq!(known.as_deref(), Some(include_str!("generated_board.txt").trim()));
}

#[test]
fn ff_2_twelve_shapes_worth_1_to_4() {
    let worth = |value| Shape::ALL.into_iter().filter(move |shape| shape.value() == value);
    let letters = |value| worth(value).map(|shape| shape.to_string()).collect::<String>();
    assert_eq!([1, 2, 3, 4].map(letters), ["PLY", "UFN", "TVZ", "XIW"]);
    let counts: usize = Shape::ALL.iter().map(|shape| placement::of(*shape).len()).sum();
    assert_eq!(counts, 4096);
}

#[test]
fn ff_2_turned_and_mirrored_it_is_the_same_shape() {
    for shape in Shape::ALL {
        let cells = shape.cells();
        let mut forms = vec![cells, cells.map(|(row, column)| (row, 4 - column))];
        for form in forms.clone() {
            let turn = |form: [(u8, u8); 5]| form.map(|(row, column)| (column, 4 - row));
            forms.extend([turn(form), turn(turn(form)), turn(turn(turn(form)))]);
        }
        for form in forms {
            let squares = super::given::squares(&form.map(|(row, column)| (row + 2) * 10 + column + 3));
            assert_eq!(placement::shape_of(squares), Some(shape));
        }
    }
}

#[test]
fn ff_3_one_to_four_play() {
    for seats in 1..=4 {
        assert_eq!(open(Options::default(), seats, 1).sitting.seats(), seats);
    }
    for seats in [0, 5] {
        let refused =
            Sitting::<FindFive>::open(&Options::default(), seats, Dice::from_number(1), &mut Vec::new());
        assert_eq!(refused.unwrap_err().rule(), "T-3");
    }
}

#[test]
fn ff_4_three_alike_are_rolled_again() {
    let mut again = 0;
    for seed in 0..200 {
        for event in open(Options::default(), 2, seed).events() {
            let Event::Rolled { again: before, roll, .. } = event else { continue };
            assert!(roll.combination().is_some());
            assert!(before.iter().all(|roll| roll.combination().is_none()));
            again += before.len();
        }
    }
    assert!((30..90).contains(&again), "a fifth of all rolls: {again}");
}

#[test]
fn ff_4_126_rolls_whatever_the_order() {
    let all: Vec<Roll> = Roll::all().collect();
    assert_eq!(all.len(), 126);
    let kinds: HashSet<usize> = all.iter().map(|roll| roll.combination().unwrap()).collect();
    assert_eq!(kinds.len(), 126);
    let kind = |text: &str| text.parse::<Roll>().unwrap().combination();
    assert_eq!(kind("50143"), kind("01345"));
    assert_eq!(kind("20200"), None);
    assert!("01236".parse::<Roll>().is_err() && "0123".parse::<Roll>().is_err());
    given(2).playing();
}
