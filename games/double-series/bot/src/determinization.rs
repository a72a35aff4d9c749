//! Determinization: a game in which the hidden cards are dealt, as one player who counts cards sees it. The true
//! rules, with that player's lines and evaluation updated incrementally.

use double_series::scoring::protected;
use double_series::{Action, Card, DoubleSeries, Event, Square, Team, View};
use table::{Cause, Dice, Emitter, Game, Moment, Seat};

use crate::evaluation::features::weight_set;
use crate::evaluation::{Evaluation, JackSpaces};
use crate::lines::Lines;
use crate::rollout::RolloutBoard;

/// A determinized game.
#[derive(Clone)]
pub(crate) struct Determinization {
    pub(crate) game: DoubleSeries,
    pub(crate) me: Seat,
    lines: Lines,
    evaluation: Evaluation,
}

/// Buffers reused from play to play, so that none allocates.
pub(crate) struct Scratch {
    out: Emitter<DoubleSeries>,
    removable: Vec<(Team, Square)>,
    dice: Dice,
}

impl Scratch {
    /// The dice decide how piles are shuffled.
    pub(crate) const fn new(dice: Dice) -> Scratch {
        Scratch { out: Emitter::new(), removable: Vec::new(), dice }
    }

    /// Uses other dice from now on.
    pub(crate) fn set_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }
}

impl Determinization {
    /// That game as the player with this view sees it; nothing for a spectator.
    pub(crate) fn new(view: &View, game: DoubleSeries) -> Option<Determinization> {
        let (me, hand) = view.me.zip(view.hand())?;
        let (mut held, mut unseen) = ([0; Card::KINDS], [0; Card::KINDS]);
        for card in hand.iter() {
            held[card.index()] += 1;
        }
        for card in view.unseen_cards() {
            unseen[card.index()] += 1;
        }
        let (team, teams) = (view.team_of(me), view.options.team_count());
        let lines = Lines::of_board(&view.markers, &view.scored, teams, view.options.goal());
        let (weights, free) = (weight_set(view.seats(), teams), view.markers.free());
        let evaluation = Evaluation::new(&view.layout, team, weights, free, held, unseen);
        Some(Determinization { game, me, lines, evaluation })
    }

    /// Becomes a copy of another one for the same player.
    pub(crate) fn copy_from(&mut self, other: &Determinization) {
        self.game.clone_from(&other.game);
        self.lines.clone_from(&other.lines);
        self.evaluation.clone_from(&other.evaluation);
    }

    /// The player in turn takes that action.
    pub(crate) fn act(&mut self, action: &Action, scratch: &mut Scratch) {
        scratch.out.clear();
        let cause = Cause::Act { seat: self.game.to_play, action, lag: 0 };
        self.game.decide(cause, Moment::START, &scratch.dice, &mut scratch.out);
        for event in scratch.out.events() {
            self.update(event);
        }
    }

    /// I give up a card (DS-11).
    pub(crate) fn give_up(&mut self, card: Card) {
        let event = Event::GaveUp { seat: self.me, card, lot: None };
        self.game.apply(&event);
        self.update(&event);
    }

    fn update(&mut self, event: &Event) {
        match event {
            Event::Placed { seat, card, square, team } => {
                self.discarded(*seat, *card);
                self.lines.put(*team, *square);
                self.evaluation.marker_put(&self.game.layout, *square);
            }
            Event::Removed { seat, card, square, team } => {
                self.discarded(*seat, *card);
                self.lines.remove(*team, *square);
                self.evaluation.marker_removed(&self.game.layout, *square);
            }
            Event::Exchanged { seat, card, .. }
            | Event::Discarded { seat, card, .. }
            | Event::GaveUp { seat, card, .. } => self.discarded(*seat, *card),
            Event::Drew { seat, card } if *seat == self.me => {
                self.evaluation.card_moved(&self.game.layout, *card, 1, -1);
            }
            Event::Reshuffled(new) => {
                let layout = &self.game.layout;
                new.deck.iter().for_each(|card| self.evaluation.card_moved(layout, *card, 0, 1));
            }
            Event::Scored { team, series, .. } => {
                series.iter().for_each(|series| self.lines.score(*team, *series));
            }
            _ => {}
        }
    }

    fn discarded(&mut self, seat: Seat, card: Card) {
        let (held, unseen) = if seat == self.me { (-1, 0) } else { (0, -1) };
        self.evaluation.card_moved(&self.game.layout, card, held, unseen);
    }

    /// What every player does without comparing plays: choose the first series, exchange a dead card.
    pub(crate) fn trivial_action(&self) -> Option<Action> {
        let (game, turn) = (&self.game, self.game.turn);
        if let Some(choice) = &game.choice {
            return choice.fives.first().map(|five| Action::Choose { turn, series: five.five() });
        }
        if game.exchanges == 0 || game.deck.is_empty() {
            return None;
        }
        let free = game.markers.free();
        let hand = &game.players[game.to_play.index()].hand;
        let dead = hand.iter().find(|card| !card.is_jack() && game.layout.mask(**card) & free == 0);
        dead.map(|card| Action::Exchange { turn, card: *card })
    }

    /// What the player in turn does if no card can be played.
    pub(crate) fn discard(&self) -> Option<Action> {
        let hand = &self.game.players[self.game.to_play.index()].hand;
        hand.first().map(|card| Action::Discard { turn: self.game.turn, card: *card })
    }

    /// My log-odds of winning, with the others to play.
    pub(crate) fn log_odds(&self) -> f32 {
        self.evaluation.log_odds(&self.lines)
    }

    /// Visits my plays with the gain in log-odds, infinite if a play wins.
    pub(crate) fn for_each_play(
        &self,
        jack_spaces: JackSpaces,
        scratch: &mut Scratch,
        mut visit: impl FnMut(f32, Action),
    ) {
        let (game, turn) = (&self.game, self.game.turn);
        let hand = &game.players[self.me.index()].hand;
        scratch.removable.clear();
        if hand.iter().any(|card| card.is_one_eyed()) {
            let team = game.team_of(self.me);
            let markers = Square::in_set(game.markers.against(team) & !protected(&game.scored));
            scratch.removable.extend(markers.filter_map(|square| Some((game.markers.at(square)?, square))));
        }
        let visit = |gain, card, square| visit(gain, play(turn, card, square));
        self.evaluation.for_each_play(
            &game.layout,
            &self.lines,
            hand,
            &scratch.removable,
            jack_spaces,
            visit,
        );
    }

    /// My play with the highest gain, and that gain; nothing if no card can be played.
    pub(crate) fn best_play(&self, scratch: &mut Scratch) -> Option<(f32, Action)> {
        let mut best: Option<(f32, Action)> = None;
        self.for_each_play(JackSpaces::Best, scratch, |gain, action| {
            if best.is_none_or(|(max, _)| gain > max) {
                best = Some((gain, action));
            }
        });
        best
    }

    /// What the rollout policy plays for the seat in turn; nothing if no card can be played.
    pub(crate) fn greedy_play(&self) -> Option<Action> {
        let (game, seat) = (&self.game, self.game.to_play);
        let (team, mut best) = (game.team_of(seat), None::<(f32, Action)>);
        let board = RolloutBoard {
            layout: &game.layout,
            markers: &game.markers,
            protected: protected(&game.scored),
            lines: &self.lines,
        };
        for card in game.players[seat.index()].hand.distinct() {
            let found = board.best_space(team, card);
            if let Some((value, square)) = found.filter(|(value, _)| best.is_none_or(|(max, _)| *value > max))
            {
                best = Some((value, play(game.turn, card, square)));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Visits my plays with their gain and their afterstate; none if the play wins the game.
    pub(crate) fn for_each_afterstate(
        &self,
        scratch: &mut Scratch,
        mut visit: impl FnMut(f32, Action, Option<(Evaluation, Lines)>),
    ) {
        let (game, team) = (&self.game, self.game.team_of(self.me));
        self.for_each_play(JackSpaces::All, scratch, |gain, action| {
            let (Action::Place { card, square, .. } | Action::Remove { card, square, .. }) = action else {
                return;
            };
            let owner = game.markers.at(square);
            let (evaluation, lines) =
                self.evaluation.afterstate(&game.layout, &self.lines, card, square, owner);
            let goes_on = lines.series_needed(team) > 0;
            visit(gain, action, goes_on.then_some((evaluation, lines)));
        });
    }
}

/// The action of playing that card there.
fn play(turn: u32, card: Card, square: Square) -> Action {
    if card.is_one_eyed() {
        Action::Remove { turn, card, square }
    } else {
        Action::Place { turn, card, square }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use double_series::{Options, Position, Setup};
    use table::Audience;

    use super::*;
    use crate::greedy;
    use crate::weights::WEIGHTS;

    /// The evaluation as the sum over its features.
    fn recomputed(weight_set: usize, evaluation: &Evaluation, lines: &Lines) -> f32 {
        let mut sum = 0.0;
        evaluation.features(lines, |feature, times| {
            sum += f32::from(WEIGHTS[weight_set][feature]) / 1000.0 * f32::from(times);
        });
        sum
    }

    impl Determinization {
        /// The heuristic value of a play.
        fn heuristic_value(&self, action: &Action) -> Option<f32> {
            let team = self.game.team_of(self.game.to_play);
            match action {
                Action::Place { square, .. } => Some(self.lines.place_values(team)[square.index()]),
                Action::Remove { square, .. } => {
                    Some(self.lines.remove_value(team, self.game.markers.at(*square)?, *square))
                }
                _ => None,
            }
        }
    }

    fn near(one: f32, other: f32) -> bool {
        one.total_cmp(&other).is_eq() || (one - other).abs() < 0.01
    }

    /// Through whole games on boards of all kinds: what is updated incrementally is what is computed from scratch,
    /// after every play there is, and the rollout policy is the greedy baseline.
    #[test]
    fn incremental_updates_are_exact() {
        let (mut scored, mut removed, mut reshuffled) = (0, 0, 0);
        for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5), (6, 6), (9, 7), (10, 8)] {
            let dice = Dice::from_number(seed);
            let layout = if seed % 2 == 0 { Setup::Shuffled } else { Setup::default() };
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = DoubleSeries::set_up(&Options { layout, ..Options::default() }, seats);
            game.decide(Cause::Start { first: None }, Moment::START, &dice, &mut Emitter::new());
            let me = Seat(seed as u8 % seats);
            let mut scratch = Scratch::new(Dice::from_number(seed));
            let mut table = Determinization::new(&game.view(Audience::Seat(me)), game).unwrap();
            let weights = weight_set(seats, table.game.options.team_count());
            while table.game.ended.is_none() {
                let view = table.game.view(Audience::Seat(me));
                let fresh = Determinization::new(&view, table.game.clone()).unwrap();
                let now = table.log_odds();
                assert!(near(now, recomputed(weights, &fresh.evaluation, &fresh.lines)));
                if table.trivial_action().is_none() && table.game.to_play == me {
                    table.for_each_afterstate(&mut scratch, |gain, action, after| {
                        let expected = after.map_or(f32::INFINITY, |(evaluation, lines)| {
                            recomputed(weights, &evaluation, &lines)
                        });
                        assert!(near(now + gain, expected), "{action:?}: {now} + {gain} and {expected}");
                    });
                }
                let view = table.game.view(Audience::Seat(table.game.to_play));
                let baseline = greedy::choose(&greedy::BASELINE, &view, &mut rng).unwrap();
                let rollout =
                    table.trivial_action().or_else(|| table.greedy_play()).or_else(|| table.discard());
                let rollout = rollout.unwrap();
                // The baseline breaks ties at random.
                let values = table.heuristic_value(&rollout).zip(table.heuristic_value(&baseline));
                if let Some((one, other)) = values {
                    assert!(
                        (one - other).abs() < 0.01 + 0.002 * one,
                        "{rollout:?} {one}, {baseline:?} {other}"
                    );
                }
                removed += u32::from(matches!(rollout, Action::Remove { .. }));
                table.act(if rng.bool() { &baseline } else { &rollout }, &mut scratch);
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
        let table = Determinization::new(&view, game).unwrap();
        table.best_play(&mut Scratch::new(Dice::from_number(1))).unwrap().1
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
    fn a_line_of_four_that_can_be_blocked_is_blocked() {
        let rows = r#""markers":["*bbb.....*","..........","..........","..........","..........","..........","..........","......a...","....a.....","*......a.*"]"#;
        let action = best(&format!(
            r#"{{{rows},"to_play":0,"hands":[["5S","9C","3H","KD","2D","7C","QC"],["2H","4H","6H","7H","8H","9H","10H"]]}}"#
        ));
        let Action::Place { card, square, .. } = action else { panic!("{action:?}") };
        assert_eq!((card.name(), square.index()), ("5S", 4));
    }
}
