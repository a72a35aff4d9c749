//! What the others are likely to hold, by what they did not play.
//!
//! Who plays a card had no other that would have served them better, as far as the plain player can tell. So every
//! card they hold, or have played since, came to them later than the last time they would rather have played it.
//! Which card came with which draw is not known; a chain of small changes goes through the ways it can have been, each
//! as often as it is likely.

use table::Seat;

use super::imagined::Board;
use super::lines::Lines;
use double_series::card::Card;
use double_series::markers::{Markers, Team};
use double_series::memory::{Deed, Memory};
use double_series::resample::unseen;
use double_series::view::View;

/// How likely somebody is to have kept a card that the plain player would rather have played, against one that it
/// would not.
const WOULD_KEEP: f32 = 0.002;
/// Rather: by so much more worth.
const RATHER: f32 = 1.001;
/// A card that has not been played.
const NEVER: u16 = u16::MAX;
/// How many changes there are from one deal to the next, for each other player, and how many before the first.
const CHANGES: usize = 24;
const FIRST_CHANGES: usize = 3_000;

/// The hands of the others and the deck, as they could be.
pub(crate) struct Reading {
    others: Vec<Other>,
    /// The cards that are in nobody's hand.
    rest: Vec<Card>,
}

/// Another player.
struct Other {
    seat: Seat,
    /// The turns taken: the cards that would rather have been played, as bits.
    rather: Vec<u64>,
    /// What was drawn, as it could be.
    draws: Vec<Drawn>,
    /// The cards laid down, each with the turn.
    gone: Vec<(Card, u16)>,
}

/// A card that somebody drew.
#[derive(Clone, Copy)]
struct Drawn {
    /// The turn before which it was drawn.
    from: u16,
    card: Card,
    /// The turn in which it was laid down.
    until: u16,
}

impl Reading {
    /// What can be read from what that seat has seen.
    pub(crate) fn of(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> Reading {
        let mut rest = unseen(view);
        rng.shuffle(&mut rest);
        let mut others = Past::of(view, memory).others;
        for other in &mut others {
            other.begin(view.players[other.seat.index()].cards, &mut rest);
        }
        let mut reading = Reading { others, rest };
        reading.change(FIRST_CHANGES, rng);
        reading
    }

    /// Another deal that could be the true one: each hand, and then the deck.
    pub(crate) fn deal(
        &mut self,
        rng: &mut fastrand::Rng,
        mut hand: impl FnMut(Seat, &mut dyn Iterator<Item = Card>),
    ) -> &[Card] {
        self.change(CHANGES * self.others.len(), rng);
        for other in &self.others {
            let held = other.draws.iter().filter(|drawn| drawn.until == NEVER);
            hand(other.seat, &mut held.map(|drawn| drawn.card));
        }
        rng.shuffle(&mut self.rest);
        &self.rest
    }

    /// Makes so many changes: a card in hand against one that lies in the deck, or two draws of a player against each
    /// other.
    fn change(&mut self, times: usize, rng: &mut fastrand::Rng) {
        for _ in 0..times {
            let which = rng.usize(..self.others.len().max(1));
            let Some(other) = self.others.get_mut(which) else { return };
            if other.draws.is_empty() {
                continue;
            }
            let (one, faults) = (rng.usize(..other.draws.len()), |drawn: Drawn| other.faults(drawn));
            let drawn = other.draws[one];
            if drawn.until == NEVER && rng.bool() && !self.rest.is_empty() {
                let at = rng.usize(..self.rest.len());
                if accepts(faults(drawn), faults(Drawn { card: self.rest[at], ..drawn }), rng) {
                    std::mem::swap(&mut other.draws[one].card, &mut self.rest[at]);
                }
                continue;
            }
            let two = rng.usize(..other.draws.len());
            let against = other.draws[two];
            if drawn.from > against.until || against.from > drawn.until {
                continue;
            }
            let swapped = [Drawn { from: against.from, ..drawn }, Drawn { from: drawn.from, ..against }];
            let before = faults(drawn) + faults(against);
            if accepts(before, swapped.map(faults).iter().sum(), rng) {
                (other.draws[one], other.draws[two]) = (swapped[1], swapped[0]);
            }
        }
    }
}

/// Whether a change is made after which there are so many faults.
fn accepts(before: u32, after: u32, rng: &mut fastrand::Rng) -> bool {
    after <= before || rng.f32() < WOULD_KEEP.powi((after - before) as i32)
}

impl Other {
    /// How often this card was kept that would rather have been played.
    fn faults(&self, drawn: Drawn) -> u32 {
        let to = usize::from(drawn.until).min(self.rather.len());
        let turns = self.rather.get(usize::from(drawn.from)..to).unwrap_or_default();
        turns.iter().map(|rather| (rather >> drawn.card.index() & 1) as u32).sum()
    }

    /// Begins with anything that can have been: every card laid down was the earliest draw that is left, and the hand
    /// is what comes.
    fn begin(&mut self, cards: u8, rest: &mut Vec<Card>) {
        let gone = self.gone.iter().map(|(_, until)| *until);
        let in_time = self.draws.iter().zip(gone).all(|(drawn, until)| drawn.from <= until);
        if self.draws.len() != self.gone.len() + usize::from(cards) || !in_time {
            // What happened before is not remembered.
            let now = Drawn { from: self.rather.len() as u16, card: Card::default(), until: NEVER };
            self.draws = vec![now; cards.into()];
            self.gone.clear();
        }
        for (drawn, (card, until)) in self.draws.iter_mut().zip(&self.gone) {
            (drawn.card, drawn.until) = (*card, *until);
        }
        for drawn in self.draws.iter_mut().skip(self.gone.len()) {
            drawn.card = rest.pop().unwrap_or_default();
        }
    }
}

/// The game once more, as it was seen.
struct Past<'a> {
    view: &'a View,
    markers: Markers,
    protected: u128,
    lines: Lines,
    others: Vec<Other>,
}

impl Past<'_> {
    fn of<'a>(view: &'a View, memory: &Memory) -> Past<'a> {
        let hidden = Seat::all(view.seats()).filter(|seat| view.players[seat.index()].hand.is_none());
        let other = |seat| Other { seat, rather: Vec::new(), draws: Vec::new(), gone: Vec::new() };
        let lines = Lines::new(view.options.teams(), view.options.goal());
        let others = hidden.map(other).collect();
        let mut past = Past { view, markers: Markers::default(), protected: 0, lines, others };
        let remembered = memory.deeds().iter().all(|deed| past.see(*deed));
        if !remembered || past.markers != view.markers {
            // The game did not begin where memory does.
            past.others.iter_mut().for_each(|other| other.draws.clear());
        }
        past
    }

    /// Does that once more; not if it cannot have been done on this board.
    fn see(&mut self, deed: Deed) -> bool {
        match deed {
            Deed::Dealt { cards } => {
                for other in &mut self.others {
                    (0..cards).for_each(|_| other.drew());
                }
            }
            Deed::Drew { seat } => self.other(seat, Other::drew),
            Deed::Placed { seat, card, square, team } => {
                if self.markers.at(square).is_some() {
                    return false;
                }
                self.played(seat, card);
                self.markers.put(team, square);
                self.lines.put(team, square);
            }
            Deed::Removed { seat, card, square, team } => {
                if self.markers.at(square) != Some(team) {
                    return false;
                }
                self.played(seat, card);
                self.markers.take(square);
                self.lines.take(team, square);
            }
            Deed::LaidDown { seat, card } => self.other(seat, |other| other.laid_down(card)),
            Deed::Scored { team, series } => {
                self.protected |= series.mask();
                self.lines.score(team, series);
            }
            // What lay in the piles can come again: what is held now may be anything.
            Deed::Reshuffled => self.others.iter_mut().for_each(Other::forget),
        }
        true
    }

    fn other(&mut self, seat: Seat, tell: impl FnOnce(&mut Other)) {
        if let Some(other) = self.others.iter_mut().find(|other| other.seat == seat) {
            tell(other);
        }
    }

    fn played(&mut self, seat: Seat, card: Card) {
        if self.others.iter().any(|other| other.seat == seat) {
            let rather = self.rather(self.view.team(seat), card);
            self.other(seat, |other| {
                other.laid_down(card);
                other.rather.push(rather);
            });
        }
    }

    /// The cards that the plain player would rather have played, and those that were dead.
    fn rather(&self, team: Team, played: Card) -> u64 {
        let (layout, markers) = (&self.view.layout, &self.markers);
        let board = Board { layout, markers, protected: self.protected, lines: &self.lines };
        let worth = |card| board.plain(team, card).map(|(worth, _)| worth);
        let least = RATHER * worth(played).unwrap_or(0.0);
        let cards = (0..Card::KINDS).filter_map(Card::from_index).filter(|card| *card != played);
        let rather = cards.filter(|card| worth(*card).map_or(!card.is_jack(), |worth| worth > least));
        rather.fold(0, |all, card| all | 1 << card.index())
    }
}

impl Other {
    fn drew(&mut self) {
        let from = self.rather.len() as u16;
        self.draws.push(Drawn { from, card: Card::default(), until: NEVER });
    }

    fn laid_down(&mut self, card: Card) {
        self.gone.push((card, self.rather.len() as u16));
    }

    fn forget(&mut self) {
        let held = self.draws.len().saturating_sub(self.gone.len());
        self.draws.clear();
        self.gone.clear();
        (0..held).for_each(|_| self.drew());
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use table::{Audience, Cause, Dice, Emitter, Game, Moment};

    use super::super::mind;
    use super::*;
    use double_series::action::Action;
    use double_series::options::Options;
    use double_series::state::DoubleSeries;

    const ME: Seat = Seat(0);

    /// Plays a game of plain players; at every turn of mine it is told, with what I remember.
    fn watch(seats: u8, seed: u64, mut tell: impl FnMut(&DoubleSeries, &Memory)) {
        let (dice, mut rng) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
        let mut game = DoubleSeries::set_up(&Options::default(), seats);
        let (mut memory, mut out) = (Memory::default(), Emitter::new());
        game.decide(Cause::Start, Moment::START, &dice, &mut out);
        while game.ended.is_none() {
            out.events().iter().for_each(|event| memory.remember(&event.sight(Audience::Seat(ME))));
            let seat = game.to_play;
            if seat == ME {
                tell(&game, &memory);
            }
            let action = mind::greedy(&game.view(Audience::Seat(seat)), &mut rng).unwrap();
            out.clear();
            game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
        }
    }

    /// The hands and the deck.
    type Deal = (Vec<(Seat, Vec<Card>)>, Vec<Card>);

    fn deals(view: &View, memory: &Memory, times: usize) -> Vec<Deal> {
        let mut rng = fastrand::Rng::with_seed(9);
        let mut reading = Reading::of(view, memory, &mut rng);
        let mut deal = |_| {
            let mut hands = Vec::new();
            let deck = reading.deal(&mut rng, |seat, cards| hands.push((seat, cards.collect())));
            let deck = deck.to_vec();
            (hands, deck)
        };
        (0..times).map(&mut deal).collect()
    }

    #[test]
    fn every_deal_is_of_the_cards_that_are_not_seen() {
        for seats in [2, 3, 6] {
            watch(seats, 3, |game, memory| {
                let view = game.view(Audience::Seat(ME));
                for memory in [memory, &Memory::default()] {
                    for (hands, deck) in deals(&view, memory, 3) {
                        for (seat, hand) in &hands {
                            assert_eq!(hand.len(), usize::from(view.players[seat.index()].cards));
                        }
                        let mut all: Vec<Card> =
                            hands.into_iter().flat_map(|(_, hand)| hand).chain(deck).collect();
                        all.sort_unstable();
                        assert_eq!(all, unseen(&view));
                    }
                }
            });
        }
    }

    /// From a position on there is no memory of what was before, and a jack may take away what nobody saw put down.
    #[test]
    fn a_game_that_did_not_begin_here_is_not_read() {
        let rows = r#""markers":["*bbb.....*","..........","..........","..........","..........","..........","..........","......a...","....a.....","*......a.*"]"#;
        let json = format!(r#"{{{rows},"to_play":0,"hands":[["JS","9C"],["2H","4H"]]}}"#);
        let dice = Dice::from_number(1);
        let mut game = DoubleSeries::restore(&serde_json::from_str(&json).unwrap(), &dice).unwrap();
        let (mut memory, mut out, mut rng) = (Memory::default(), Emitter::new(), fastrand::Rng::with_seed(1));
        let (turn, card) = (game.turn, "JS".parse().unwrap());
        let mut action =
            Action::Remove { turn, card, square: double_series::square::Square::new(2).unwrap() };
        for _ in 0..6 {
            let seat = game.to_play;
            out.clear();
            game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
            out.events().iter().for_each(|event| memory.remember(&event.sight(Audience::Seat(ME))));
            let view = game.view(Audience::Seat(ME));
            assert!(Past::of(&view, &memory).others[0].draws.is_empty());
            assert_eq!(deals(&view, &memory, 1)[0].0[0].1.len(), usize::from(view.players[1].cards));
            action = mind::greedy(&game.view(Audience::Seat(game.to_play)), &mut rng).unwrap();
        }
    }

    /// How often a card that is truly held is dealt to its hand, over games of two.
    fn found(with_memory: bool) -> f64 {
        let (mut found, mut held) = (0, 0);
        for seed in 0..8 {
            watch(2, seed, |game, memory| {
                let (view, nothing) = (game.view(Audience::Seat(ME)), Memory::default());
                let hand = game.players[1].hand;
                for (hands, _) in deals(&view, if with_memory { memory } else { &nothing }, 20) {
                    let mut guess = hands[0].1.clone();
                    for card in hand.iter() {
                        let at = guess.iter().position(|guessed| guessed == card);
                        found += u32::from(at.map(|at| guess.swap_remove(at)).is_some());
                        held += 1;
                    }
                }
            });
        }
        f64::from(found) / f64::from(held)
    }

    #[test]
    fn who_remembers_knows_hands_better() {
        let (by_memory, by_rng) = (found(true), found(false));
        assert!(by_memory > 1.3 * by_rng, "{by_memory} and {by_rng}");
    }

    #[test]
    fn a_card_that_would_rather_have_been_played_is_hardly_ever_held() {
        let mut met = 0;
        for seed in 0..20 {
            watch(2, seed, |game, memory| {
                let view = game.view(Audience::Seat(ME));
                let past = Past::of(&view, memory);
                let other = &past.others[0];
                // Drawn before the last turn, and rather to be played in it: hardly ever.
                let Some(rather) = other.rather.last().filter(|rather| rather.count_ones() > 20) else {
                    return;
                };
                let mut kept = 0;
                for (hands, _) in deals(&view, memory, 50) {
                    kept += hands[0].1.iter().filter(|card| rather >> card.index() & 1 == 1).count();
                }
                // Only the card drawn since can be one of those.
                assert!(kept <= 60, "{kept} in 50 hands");
                met += 1;
            });
        }
        assert!(met > 20, "{met}");
    }
}
