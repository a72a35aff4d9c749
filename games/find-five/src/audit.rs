//! Checks that chance was what the seed gives, and was used rightly.

use table::Audit;

use crate::board::{Board, Symbols, mend};
use crate::decide::LEAST;
use crate::event::{Event, Origin};
use crate::options::BoardKind;
use crate::roll::{Roll, SYMBOLS};
use crate::state::FindFive;

impl FindFive {
    /// Checks one event in the state before it.
    pub fn check(&self, event: &Event, audit: &mut Audit) {
        match self.options.daily_dice() {
            None => self.check_with(event, audit),
            // The chance of a day has sums of its own; what they show is passed on.
            Some(daily) => {
                let mut of_the_day = Audit::new(daily);
                self.check_with(event, &mut of_the_day);
                of_the_day.checks().iter().for_each(|check| audit.confirm(check.holds, &check.what));
            }
        }
    }

    fn check_with(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Boards { boards, from } => {
                let kind = match **from {
                    Origin::White { .. } => BoardKind::White,
                    Origin::Grey => BoardKind::Grey,
                    Origin::Mended { .. } => BoardKind::Random,
                };
                let asked = kind == self.options.board() && boards.len() == self.boards.len();
                audit.must(asked, "the boards are those that the options ask for");
                check_boards(boards, from, audit);
            }
            Event::Rolled { round, again, roll, .. } => {
                for (nth, roll) in (0..).zip(again.iter().chain([roll])) {
                    audit.numbers(Roll::draw(*round, nth), SYMBOLS.into(), roll.symbols().map(u32::from));
                }
                audit.must(*round == self.round + 1, "a round follows the one before");
                let rightly = roll.kind().is_some() && again.iter().all(|roll| roll.kind().is_none());
                audit.must(rightly, "the dice were rolled until at most two were alike");
            }
            _ => {}
        }
    }
}

fn check_boards(boards: &[Board], from: &Origin, audit: &mut Audit) {
    match from {
        Origin::White { order } => {
            audit.shuffled(Origin::WHITE, order);
            let mut white = order.iter().filter_map(|nth| Board::white().get(*nth as usize));
            let handed = boards.iter().all(|board| white.next() == Some(board));
            audit.must(handed, "the white boards were handed out as shuffled");
        }
        Origin::Grey => {
            audit.must(boards.iter().all(|board| board == Board::grey()), "all play on the grey board");
        }
        Origin::Mended { shuffled } => {
            audit.must(shuffled.are_complete(), "the board has all its symbols");
            audit.shuffled(Symbols::DRAW, &shuffled.0);
            // Mending takes long and follows from the shuffle alone: only a true shuffle is worth it.
            if audit.checks().last().is_some_and(|check| check.holds) {
                let mended = mend(shuffled, LEAST).map_or_else(|| Board::grey().clone(), Board::new);
                audit.must(boards.iter().all(|board| *board == mended), "the board was mended by its recipe");
            }
        }
    }
}
