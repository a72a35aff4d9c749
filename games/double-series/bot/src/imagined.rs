//! A game that is only imagined: the true rules, with the lines and the outlook of one player kept beside them.

use table::{Cause, Dice, Emitter, Game, Moment, Seat};

use super::lines::Lines;
use super::outlook::{Outlook, table};
use double_series::action::Action;
use double_series::card::Card;
use double_series::event::Event;
use double_series::layout::Layout;
use double_series::markers::{Markers, Team};
use double_series::resample::unseen;
use double_series::scoring::protected;
use double_series::square::Square;
use double_series::state::DoubleSeries;
use double_series::view::View;

/// A table as one player, who counts cards, imagines it to go on.
#[derive(Clone)]
pub(crate) struct Imagined {
    pub(crate) game: DoubleSeries,
    pub(crate) me: Seat,
    lines: Lines,
    outlook: Outlook,
}

/// What is used again from one imagined play to the next, so that none needs room of its own.
pub(crate) struct Room {
    out: Emitter<DoubleSeries>,
    removable: Vec<(Team, Square)>,
    dice: Dice,
}

impl Room {
    /// The dice decide how piles are shuffled.
    pub(crate) const fn new(dice: Dice) -> Room {
        Room { out: Emitter::new(), removable: Vec::new(), dice }
    }

    /// Takes other dice.
    pub(crate) fn dice(&mut self, dice: Dice) {
        self.dice = dice;
    }
}

impl Imagined {
    /// That table with the eyes of the player whose view it is; nothing if the view is nobody's.
    pub(crate) fn of(view: &View, game: DoubleSeries) -> Option<Imagined> {
        let (me, hand) = view.me.zip(view.hand())?;
        let (mut held, mut out) = ([0; Card::KINDS], [0; Card::KINDS]);
        for card in hand.iter() {
            held[card.index()] += 1;
        }
        for card in unseen(view) {
            out[card.index()] += 1;
        }
        let (team, teams) = (view.team(me), view.options.teams());
        let lines = Lines::of(&view.markers, &view.scored, teams, view.options.goal());
        let free = view.markers.free();
        let outlook = Outlook::new(&view.layout, team, table(view.seats(), teams), free, held, out);
        Some(Imagined { game, me, lines, outlook })
    }

    /// Takes over another one, as far as they can differ.
    pub(crate) fn copy(&mut self, other: &Imagined) {
        self.game.clone_from(&other.game);
        self.lines.clone_from(&other.lines);
        self.outlook.clone_from(&other.outlook);
    }

    /// The player in turn does that.
    pub(crate) fn act(&mut self, action: &Action, room: &mut Room) {
        room.out.clear();
        let cause = Cause::Act { seat: self.game.to_play, action, lag: 0 };
        self.game.decide(cause, Moment::START, &room.dice, &mut room.out);
        for event in room.out.events() {
            self.note(event);
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Placed { seat, card, square, team } => {
                self.laid_down(*seat, *card);
                self.lines.put(*team, *square);
                self.outlook.taken(&self.game.layout, *square);
            }
            Event::Removed { seat, card, square, team } => {
                self.laid_down(*seat, *card);
                self.lines.take(*team, *square);
                self.outlook.freed(&self.game.layout, *square);
            }
            Event::Exchanged { seat, card, .. }
            | Event::Discarded { seat, card, .. }
            | Event::GaveUp { seat, card, .. } => self.laid_down(*seat, *card),
            Event::Drew { seat, card } if *seat == self.me => {
                self.outlook.moved(&self.game.layout, *card, 1, -1);
            }
            Event::Reshuffled(new) => {
                new.deck.iter().for_each(|card| self.outlook.moved(&self.game.layout, *card, 0, 1));
            }
            Event::Scored { team, series, .. } => {
                series.iter().for_each(|series| self.lines.score(*team, *series));
            }
            _ => {}
        }
    }

    fn laid_down(&mut self, seat: Seat, card: Card) {
        let (held, out) = if seat == self.me { (-1, 0) } else { (0, -1) };
        self.outlook.moved(&self.game.layout, card, held, out);
    }

    /// What everybody does alike: to choose a series, to exchange a dead card.
    pub(crate) fn settled(&self) -> Option<Action> {
        let (game, turn) = (&self.game, self.game.turn);
        if let Some(choice) = &game.choice {
            return choice.fives.first().map(|five| Action::Choose { turn, series: five.five() });
        }
        if game.exchanges == 0 || game.deck.is_empty() {
            return None;
        }
        let free = game.markers.free();
        let hand = &game.players[game.to_play.index()].hand;
        let dead = hand.iter().find(|card| !card.is_jack() && game.layout.set(**card) & free == 0);
        dead.map(|card| Action::Exchange { turn, card: *card })
    }

    /// What the player in turn does who has no card to play.
    pub(crate) fn idle(&self) -> Option<Action> {
        let hand = &self.game.players[self.game.to_play.index()].hand;
        hand.first().map(|card| Action::Discard { turn: self.game.turn, card: *card })
    }

    /// How good it looks now, with the others to play.
    pub(crate) fn worth(&self) -> f32 {
        self.outlook.worth(&self.lines)
    }

    /// Weighs my plays: how much better it looks after each, infinitely if it wins.
    pub(crate) fn weigh(&self, all: bool, room: &mut Room, mut tell: impl FnMut(f32, Action)) {
        let (game, turn) = (&self.game, self.game.turn);
        let hand = &game.players[self.me.index()].hand;
        room.removable.clear();
        if hand.iter().any(|card| card.is_one_eyed()) {
            let team = game.team(self.me);
            let markers = Square::of(game.markers.against(team) & !protected(&game.scored));
            room.removable.extend(markers.filter_map(|square| Some((game.markers.at(square)?, square))));
        }
        let tell = |worth, card, square| tell(worth, played(turn, card, square));
        self.outlook.weigh(&game.layout, &self.lines, hand, &room.removable, all, tell);
    }

    /// My play after which it looks best, and how much better; nothing if no card can be played.
    pub(crate) fn best(&self, room: &mut Room) -> Option<(f32, Action)> {
        let mut best: Option<(f32, Action)> = None;
        self.weigh(false, room, |worth, action| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        });
        best
    }

    /// What the plain player does on the seat in turn; nothing if no card can be played.
    pub(crate) fn plain(&self) -> Option<Action> {
        let (game, seat) = (&self.game, self.game.to_play);
        let (team, mut best) = (game.team(seat), None::<(f32, Action)>);
        let board = Board {
            layout: &game.layout,
            markers: &game.markers,
            protected: protected(&game.scored),
            lines: &self.lines,
        };
        for card in game.players[seat.index()].hand.distinct() {
            let found = board.plain(team, card);
            if let Some((worth, square)) =
                found.filter(|(worth, _)| best.is_none_or(|(most, _)| *worth > most))
            {
                best = Some((worth, played(game.turn, card, square)));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Tells every play of mine with what it looks like after it; nothing if it wins the game.
    #[cfg(any(test, feature = "learn"))]
    pub(crate) fn each_play(
        &self,
        room: &mut Room,
        mut tell: impl FnMut(f32, Action, Option<(Outlook, Lines)>),
    ) {
        let (game, team) = (&self.game, self.game.team(self.me));
        self.weigh(true, room, |worth, action| {
            let (Action::Place { card, square, .. } | Action::Remove { card, square, .. }) = action else {
                return;
            };
            let owner = game.markers.at(square);
            let (outlook, lines) = self.outlook.after(&game.layout, &self.lines, card, square, owner);
            let goes_on = lines.needs(team) > 0;
            tell(worth, action, goes_on.then_some((outlook, lines)));
        });
    }
}

/// A board as the plain player looks at it.
pub(crate) struct Board<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) markers: &'a Markers,
    /// The markers that nobody can take away.
    pub(crate) protected: u128,
    pub(crate) lines: &'a Lines,
}

impl Board<'_> {
    /// Where the plain player would play that card, and what it is worth to it; nothing if it cannot be played.
    pub(crate) fn plain(&self, team: Team, card: Card) -> Option<(f32, Square)> {
        let mut best: Option<(f32, Square)> = None;
        let mut tell = |worth: f32, square| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, square));
            }
        };
        let (free, placing) = (self.markers.free(), self.lines.placing(team));
        if card.is_one_eyed() {
            for square in Square::of(self.markers.against(team) & !self.protected) {
                let owner = self.markers.at(square).unwrap_or(team);
                tell(self.lines.removing(team, owner, square), square);
            }
        } else {
            let spaces = if card.is_two_eyed() { free } else { self.layout.set(card) & free };
            Square::of(spaces).for_each(|square| tell(placing[square.index()], square));
        }
        best
    }
}

/// The card played there.
fn played(turn: u32, card: Card, square: Square) -> Action {
    if card.is_one_eyed() {
        Action::Remove { turn, card, square }
    } else {
        Action::Place { turn, card, square }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use table::Audience;

    use super::super::mind;
    use super::*;
    use crate::learnt::LEARNT;
    use double_series::options::{Options, Setup};
    use double_series::position::Position;

    /// What is learnt, added up anew.
    fn counted(table: usize, outlook: &Outlook, lines: &Lines) -> f32 {
        let mut worth = 0.0;
        outlook.features(lines, |feature, times| {
            worth += f32::from(LEARNT[table][feature]) / 1000.0 * f32::from(times);
        });
        worth
    }

    impl Imagined {
        /// What a play is worth to the plain player.
        fn plain_worth(&self, action: &Action) -> Option<f32> {
            let team = self.game.team(self.game.to_play);
            match action {
                Action::Place { square, .. } => Some(self.lines.placing(team)[square.index()]),
                Action::Remove { square, .. } => {
                    Some(self.lines.removing(team, self.game.markers.at(*square)?, *square))
                }
                _ => None,
            }
        }
    }

    fn near(one: f32, other: f32) -> bool {
        one.total_cmp(&other).is_eq() || (one - other).abs() < 0.01
    }

    /// Through whole games, on boards of all kinds: what is kept up to date is what is counted anew, after every play
    /// that there is, and the plain player is the plain player.
    #[test]
    fn an_imagined_game_is_the_game() {
        let (mut scored, mut removed, mut reshuffled) = (0, 0, 0);
        for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5), (6, 6), (9, 7), (10, 8)] {
            let dice = Dice::from_number(seed);
            let layout = if seed % 2 == 0 { Setup::Shuffled } else { Setup::default() };
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = DoubleSeries::set_up(&Options { layout, ..Options::default() }, seats);
            game.decide(Cause::Start, Moment::START, &dice, &mut Emitter::new());
            let me = Seat(seed as u8 % seats);
            let mut room = Room::new(Dice::from_number(seed));
            let mut table = Imagined::of(&game.view(Audience::Seat(me)), game).unwrap();
            let number = super::table(seats, table.game.options.teams());
            while table.game.ended.is_none() {
                let view = table.game.view(Audience::Seat(me));
                let anew = Imagined::of(&view, table.game.clone()).unwrap();
                let now = table.worth();
                assert!(near(now, counted(number, &anew.outlook, &anew.lines)));
                if table.settled().is_none() && table.game.to_play == me {
                    table.each_play(&mut room, |worth, action, after| {
                        let anew =
                            after.map_or(f32::INFINITY, |(outlook, lines)| counted(number, &outlook, &lines));
                        assert!(near(now + worth, anew), "{action:?}: {now} + {worth} and {anew}");
                    });
                }
                let view = table.game.view(Audience::Seat(table.game.to_play));
                let plain = mind::greedy(&view, &mut rng).unwrap();
                let mine = table.settled().or_else(|| table.plain()).or_else(|| table.idle()).unwrap();
                // Between plays of the same worth it throws dice.
                if let Some((one, other)) = table.plain_worth(&mine).zip(table.plain_worth(&plain)) {
                    assert!((one - other).abs() < 0.01 + 0.002 * one, "{mine:?} {one}, {plain:?} {other}");
                }
                removed += u32::from(matches!(mine, Action::Remove { .. }));
                table.act(if rng.bool() { &plain } else { &mine }, &mut room);
            }
            scored += table.game.scored.len();
            reshuffled += table.game.reshuffles;
        }
        assert!(scored > 8 && removed > 8 && reshuffled > 0, "{scored} {removed} {reshuffled}");
    }

    fn best(json: &str) -> Action {
        let position: Position = serde_json::from_str(json).unwrap();
        let game = DoubleSeries::restore(&position, &Dice::from_number(1)).unwrap();
        let view = game.view(Audience::Seat(Seat(0)));
        Imagined::of(&view, game).unwrap().best(&mut Room::new(Dice::from_number(1))).unwrap().1
    }

    #[test]
    fn a_series_is_completed_by_the_card_and_not_by_the_jack() {
        let rows = r#""markers":["*aaa.....*","..........","..........","..b.......","..b.......","..........","..........","..........","..........","*........*"]"#;
        let action = best(&format!(
            r#"{{{rows},"to_play":0,"hands":[["5S","JD","9C","3H","KD","2D","7C"],["2H","4H","6H","7H","8H","9H","10H"]]}}"#
        ));
        let Action::Place { card, square, .. } = action else { panic!("{action:?}") };
        assert_eq!((card.name(), square.index()), ("5S", 4));
    }

    #[test]
    fn a_line_of_four_that_can_be_met_is_met() {
        let rows = r#""markers":["*bbb.....*","..........","..........","..........","..........","..........","..........","......a...","....a.....","*......a.*"]"#;
        let action = best(&format!(
            r#"{{{rows},"to_play":0,"hands":[["5S","9C","3H","KD","2D","7C","QC"],["2H","4H","6H","7H","8H","9H","10H"]]}}"#
        ));
        let Action::Place { card, square, .. } = action else { panic!("{action:?}") };
        assert_eq!((card.name(), square.index()), ("5S", 4));
    }
}
