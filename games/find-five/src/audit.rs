//! Checks that chance was what the seed gives, and was used rightly.

use table::Audit;

use crate::board::{Board, Symbols};
use crate::decide::random_board;
use crate::event::{Event, Origin};
use crate::options::BoardKind;
use crate::roll::Roll;
use crate::state::FindFive;
use crate::symbol::Symbol;

/// Checks one event in the state before it.
pub(crate) fn audit(game: &FindFive, event: &Event, audit: &mut Audit) {
    match game.options.daily_dice() {
        None => audit_event(game, event, audit),
        // The board of the day has dice of its own; what they show is passed on.
        Some(daily) => {
            let mut of_the_day = Audit::new(daily);
            audit_event(game, event, &mut of_the_day);
            of_the_day.checks().iter().for_each(|check| audit.confirm(check.holds, &check.what));
        }
    }
}

fn audit_event(game: &FindFive, event: &Event, audit: &mut Audit) {
    match event {
        Event::Boards { boards, from } => {
            let kind = match **from {
                Origin::White { .. } => BoardKind::White,
                Origin::Grey => BoardKind::Grey,
                Origin::Generated { .. } => BoardKind::Random,
            };
            let asked = kind == game.options.board() && boards.len() == game.boards.len();
            audit.must(asked, "the boards are those that the options ask for");
            // A state without boards has grey ones. Generating one takes long: a log cannot ask for it again and again.
            let first = game.round == 0 && game.boards.iter().all(|board| board == Board::grey());
            audit.must(first, "boards are handed out once");
            if first {
                audit_boards(boards, from, audit);
            }
        }
        Event::Rolled { round, again, roll, .. } => {
            for (nth, roll) in (0..).zip(again.iter().chain([roll])) {
                let numbers = roll.symbols().map(|symbol| symbol as u32);
                audit.numbers(Roll::draw(*round, nth), Symbol::COUNT as u32, numbers);
            }
            audit.must(*round == game.round + 1, "a round follows the one before");
            let rightly =
                roll.combination().is_some() && again.iter().all(|roll| roll.combination().is_none());
            audit.must(rightly, "the dice were rolled until at most two were alike");
        }
        _ => {}
    }
}

fn audit_boards(boards: &[Board], from: &Origin, audit: &mut Audit) {
    match from {
        Origin::White { order } => {
            audit.shuffled(Origin::WHITE_DRAW, order);
            let mut white = order.iter().filter_map(|nth| Board::white().get(*nth as usize));
            let handed = boards.iter().all(|board| white.next() == Some(board));
            audit.must(handed, "the white boards were handed out as shuffled");
        }
        Origin::Grey => {
            audit.must(boards.iter().all(|board| board == Board::grey()), "all play on the grey board");
        }
        Origin::Generated { shuffled } => {
            audit.must(shuffled.are_complete(), "the board has all its symbols");
            audit.shuffled(Symbols::DRAW, &shuffled.0);
            // Generating takes long and follows from the shuffle alone: only for a true shuffle.
            if audit.checks().last().is_some_and(|check| check.holds) {
                let made = random_board(shuffled);
                audit.must(boards.iter().all(|board| *board == made), "the board was mended by its recipe");
            }
        }
    }
}
