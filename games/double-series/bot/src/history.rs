//! The observation history replayed: what each hidden hand drew and played, and which cards the greedy policy
//! would have preferred in each of its turns.

use double_series::{Card, Markers, Memory, Observation, Team, View};
use table::Seat;

use crate::lines::Lines;
use crate::rollout::RolloutBoard;

/// A card is preferred if its value exceeds that of the card played by this factor.
const PREFERENCE_MARGIN: f32 = 1.001;
/// In place of the turn in which a card was played: it is still in hand.
pub(crate) const HELD: u16 = u16::MAX;

/// The hand of another player, as it could be.
pub(crate) struct HiddenHand {
    pub(crate) seat: Seat,
    /// For each turn taken, the cards that would have been preferred, as a bit set.
    pub(crate) preferred: Vec<u64>,
    /// What was drawn, as it could be.
    pub(crate) draws: Vec<DrawnCard>,
    /// The cards played or discarded, each with the turn.
    discards: Vec<(Card, u16)>,
}

/// A card that somebody drew.
#[derive(Clone, Copy)]
pub(crate) struct DrawnCard {
    /// The turn before which it was drawn.
    pub(crate) from: u16,
    pub(crate) card: Card,
    /// The turn in which it was played or discarded, or [`HELD`].
    pub(crate) until: u16,
}

/// The hidden hands by what that player has seen; their cards are not filled in yet. Without draws if the memory
/// does not reach back to the start of the game.
pub(crate) fn hidden_hands(view: &View, memory: &Memory) -> Vec<HiddenHand> {
    let mut replay = Replay::new(view);
    let complete = memory.observations().iter().all(|observation| replay.observe(*observation));
    if !complete || replay.markers != view.markers {
        replay.hands.iter_mut().for_each(|hand| hand.draws.clear());
    }
    replay.hands
}

impl HiddenHand {
    /// In how many turns this card was kept although it would have been preferred.
    pub(crate) fn preferred_turns(&self, drawn: DrawnCard) -> u32 {
        let to = usize::from(drawn.until).min(self.preferred.len());
        let turns = self.preferred.get(usize::from(drawn.from)..to).unwrap_or_default();
        turns.iter().map(|preferred| (preferred >> drawn.card.index() & 1) as u32).sum()
    }

    /// Fills in cards in a way that is possible: every discard was the earliest draw left, and the hand comes from
    /// the deck.
    pub(crate) fn fill(&mut self, cards: u8, deck: &mut Vec<Card>) {
        let turns = self.discards.iter().map(|(_, until)| *until);
        let in_time = self.draws.iter().zip(turns).all(|(drawn, until)| drawn.from <= until);
        if self.draws.len() != self.discards.len() + usize::from(cards) || !in_time {
            // What happened before is not remembered.
            let now = DrawnCard { from: self.preferred.len() as u16, card: Card::default(), until: HELD };
            self.draws = vec![now; cards.into()];
            self.discards.clear();
        }
        for (drawn, (card, until)) in self.draws.iter_mut().zip(&self.discards) {
            (drawn.card, drawn.until) = (*card, *until);
        }
        for drawn in self.draws.iter_mut().skip(self.discards.len()) {
            drawn.card = deck.pop().unwrap_or_default();
        }
    }

    fn draw(&mut self) {
        let from = self.preferred.len() as u16;
        self.draws.push(DrawnCard { from, card: Card::default(), until: HELD });
    }

    fn discard(&mut self, card: Card) {
        self.discards.push((card, self.preferred.len() as u16));
    }

    /// Forgets what was drawn and played: the hand now may be anything.
    fn forget(&mut self) {
        let held = self.draws.len().saturating_sub(self.discards.len());
        self.draws.clear();
        self.discards.clear();
        (0..held).for_each(|_| self.draw());
    }
}

/// A game replayed from observations.
struct Replay<'a> {
    view: &'a View,
    markers: Markers,
    protected: u128,
    lines: Lines,
    hands: Vec<HiddenHand>,
}

impl Replay<'_> {
    fn new(view: &View) -> Replay<'_> {
        let hidden = Seat::all(view.seats()).filter(|seat| view.players[seat.index()].hand.is_none());
        let hand = |seat| HiddenHand { seat, preferred: Vec::new(), draws: Vec::new(), discards: Vec::new() };
        let lines = Lines::new(view.options.team_count(), view.options.goal());
        Replay { view, markers: Markers::default(), protected: 0, lines, hands: hidden.map(hand).collect() }
    }

    /// Replays an observation; `false` if it cannot have happened on this board.
    fn observe(&mut self, observation: Observation) -> bool {
        match observation {
            Observation::Dealt { cards } => {
                for hand in &mut self.hands {
                    (0..cards).for_each(|_| hand.draw());
                }
            }
            Observation::Drew { seat } => self.with_hand(seat, HiddenHand::draw),
            Observation::Placed { seat, card, square, team } => {
                if self.markers.at(square).is_some() {
                    return false;
                }
                self.play(seat, card);
                self.markers.put(team, square);
                self.lines.put(team, square);
            }
            Observation::Removed { seat, card, square, team } => {
                if self.markers.at(square) != Some(team) {
                    return false;
                }
                self.play(seat, card);
                self.markers.remove(square);
                self.lines.remove(team, square);
            }
            Observation::Discarded { seat, card } => self.with_hand(seat, |hand| hand.discard(card)),
            Observation::Scored { team, series } => {
                self.protected |= series.mask();
                self.lines.score(team, series);
            }
            // The cards of the piles can be drawn again.
            Observation::Reshuffled => self.hands.iter_mut().for_each(HiddenHand::forget),
        }
        true
    }

    fn with_hand(&mut self, seat: Seat, change: impl FnOnce(&mut HiddenHand)) {
        if let Some(hand) = self.hands.iter_mut().find(|hand| hand.seat == seat) {
            change(hand);
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        if self.hands.iter().any(|hand| hand.seat == seat) {
            let preferred = self.preferred(self.view.team_of(seat), card);
            self.with_hand(seat, |hand| {
                hand.discard(card);
                hand.preferred.push(preferred);
            });
        }
    }

    /// The cards that the greedy policy prefers to the one played, and the dead ones, which it would exchange.
    fn preferred(&self, team: Team, played: Card) -> u64 {
        let (layout, markers) = (&self.view.layout, &self.markers);
        let board = RolloutBoard { layout, markers, protected: self.protected, lines: &self.lines };
        let value = |card| board.best_space(team, card).map(|(value, _)| value);
        let threshold = PREFERENCE_MARGIN * value(played).unwrap_or(0.0);
        let others = (0..Card::KINDS).filter_map(Card::from_index).filter(|card| *card != played);
        let preferred = others.filter(|card| value(*card).map_or(!card.is_jack(), |value| value > threshold));
        preferred.fold(0, |all, card| all | 1 << card.index())
    }
}
