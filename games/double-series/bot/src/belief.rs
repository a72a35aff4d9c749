//! Belief about the hidden hands: Metropolis sampling over the ways in which the others can have drawn their cards.
//!
//! Whoever plays a card had none that the greedy policy prefers, nearly always. So a card that somebody holds, or
//! has played since, was most likely drawn after the last turn in which the policy would have preferred it. Which
//! card came with which draw is hidden: the chain moves between the ways it can have been, each as often as it is
//! likely. A step exchanges a card in hand for one in the deck, or two draws of one player.

use double_series::{Card, Memory, View};
use table::{PortableRng, Seat};

use crate::history::{DrawnCard, HELD, HiddenHand, hidden_hands};

/// The likelihood of keeping a card that the greedy policy would have preferred, against that of any other.
const KEEP_LIKELIHOOD: f32 = 0.002;
/// How many steps there are from one sample to the next, for each other player.
const STEPS: usize = 24;
/// How many steps there are before the first sample.
const BURN_IN: usize = 3_000;

/// The state of the chain: the hands of the others and the deck, as they could be.
pub(crate) struct Belief {
    hands: Vec<HiddenHand>,
    /// The cards in nobody's hand.
    deck: Vec<Card>,
}

impl Belief {
    /// What the player with this view can believe.
    pub(crate) fn new(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> Belief {
        let mut deck = view.unseen_cards();
        rng.permute(&mut deck);
        let mut hands = hidden_hands(view, memory);
        for hand in &mut hands {
            hand.fill(view.players[hand.seat.index()].cards, &mut deck);
        }
        let mut belief = Belief { hands, deck };
        belief.step(BURN_IN, rng);
        belief
    }

    /// The next sample: each hidden hand is handed to `deal`, the deck is returned.
    pub(crate) fn sample(
        &mut self,
        rng: &mut fastrand::Rng,
        mut deal: impl FnMut(Seat, &mut dyn Iterator<Item = Card>),
    ) -> &[Card] {
        self.step(STEPS * self.hands.len(), rng);
        for hand in &self.hands {
            let held = hand.draws.iter().filter(|drawn| drawn.until == HELD);
            deal(hand.seat, &mut held.map(|drawn| drawn.card));
        }
        rng.permute(&mut self.deck);
        &self.deck
    }

    /// Makes that many steps of the chain.
    fn step(&mut self, times: usize, rng: &mut fastrand::Rng) {
        for _ in 0..times {
            let which = rng.index(self.hands.len());
            let Some(hand) = self.hands.get_mut(which) else { return };
            if hand.draws.is_empty() {
                continue;
            }
            let (at, unlikely) =
                (rng.index(hand.draws.len()), |drawn: DrawnCard| hand.preferred_turns(drawn));
            let drawn = hand.draws[at];
            if drawn.until == HELD && rng.bool() && !self.deck.is_empty() {
                let in_deck = rng.index(self.deck.len());
                let proposed = DrawnCard { card: self.deck[in_deck], ..drawn };
                if accepts(unlikely(drawn), unlikely(proposed), rng) {
                    std::mem::swap(&mut hand.draws[at].card, &mut self.deck[in_deck]);
                }
                continue;
            }
            let other_at = rng.index(hand.draws.len());
            let other = hand.draws[other_at];
            if drawn.from > other.until || other.from > drawn.until {
                continue;
            }
            let swapped = [DrawnCard { from: other.from, ..drawn }, DrawnCard { from: drawn.from, ..other }];
            let before = unlikely(drawn) + unlikely(other);
            if accepts(before, swapped.map(unlikely).iter().sum(), rng) {
                (hand.draws[at], hand.draws[other_at]) = (swapped[1], swapped[0]);
            }
        }
    }
}

/// The Metropolis rule: a likelier state is accepted, another with the ratio of the likelihoods. They are given
/// by how often a preferred card was kept.
fn accepts(before: u32, after: u32, rng: &mut fastrand::Rng) -> bool {
    let ratio = || (before..after).fold(1.0, |ratio, _| ratio * KEEP_LIKELIHOOD);
    after <= before || rng.f32() < ratio()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use double_series::{Action, DoubleSeries, Event, Options, Square};
    use table::{Audience, Cause, Dice, Emitter, Game, Moment, is_permutation};

    use super::*;
    use crate::greedy::{self, BASELINE};

    const ME: Seat = Seat(0);

    fn remember(memory: &mut Memory, events: &[Event]) {
        for event in events {
            let seen = DoubleSeries::sight(event, Audience::Seat(ME)).unwrap();
            DoubleSeries::remember(memory, seen.sight());
        }
    }

    /// Plays a game between greedy baselines and visits every turn of mine, with what I remember.
    fn watch(seats: u8, seed: u64, mut visit: impl FnMut(&DoubleSeries, &Memory)) {
        let (dice, mut rng) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
        let mut game = DoubleSeries::set_up(&Options::default(), seats);
        let (mut memory, mut out) = (Memory::default(), Emitter::new());
        game.decide(Cause::Start { first: None }, Moment::START, &dice, &mut out);
        while game.ended.is_none() {
            remember(&mut memory, out.events());
            let seat = game.to_play;
            if seat == ME {
                visit(&game, &memory);
            }
            let action = greedy::choose(&BASELINE, &game.view(Audience::Seat(seat)), &mut rng).unwrap();
            out.clear();
            game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
        }
    }

    /// The hands and the deck.
    type Deal = (Vec<(Seat, Vec<Card>)>, Vec<Card>);

    fn deals(view: &View, memory: &Memory, times: usize) -> Vec<Deal> {
        let mut rng = fastrand::Rng::with_seed(9);
        let mut belief = Belief::new(view, memory, &mut rng);
        let mut deal = |_| {
            let mut hands = Vec::new();
            let deck = belief.sample(&mut rng, |seat, cards| hands.push((seat, cards.collect())));
            let deck = deck.to_vec();
            (hands, deck)
        };
        (0..times).map(&mut deal).collect()
    }

    #[test]
    fn every_sample_deals_the_unseen_cards() {
        for seats in [2, 3, 6] {
            watch(seats, 3, |game, memory| {
                let view = game.view(Audience::Seat(ME));
                for memory in [memory, &Memory::default()] {
                    for (hands, deck) in deals(&view, memory, 3) {
                        for (seat, hand) in &hands {
                            assert_eq!(hand.len(), usize::from(view.players[seat.index()].cards));
                        }
                        let all = hands.into_iter().flat_map(|(_, hand)| hand).chain(deck);
                        assert!(is_permutation(all, view.unseen_cards()));
                    }
                }
            });
        }
    }

    /// After a restored position there is no memory of what came before, and a jack may remove what nobody saw put down.
    #[test]
    fn nothing_is_inferred_from_an_incomplete_history() {
        let rows = r#""markers":["*bbb.....*","..........","..........","..........","..........","..........","..........","......a...","....a.....","*......a.*"]"#;
        let json = format!(r#"{{{rows},"to_play":0,"hands":[["JS","9C"],["2H","4H"]]}}"#);
        let dice = Dice::from_number(1);
        let mut game = DoubleSeries::restore(&serde_json::from_str(&json).unwrap(), &dice).unwrap();
        let (mut memory, mut out, mut rng) = (Memory::default(), Emitter::new(), fastrand::Rng::with_seed(1));
        let (turn, card) = (game.turn, "JS".parse().unwrap());
        let mut action = Action::Remove { turn, card, square: Square::new(2).unwrap() };
        for _ in 0..6 {
            let seat = game.to_play;
            out.clear();
            game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
            remember(&mut memory, out.events());
            let view = game.view(Audience::Seat(ME));
            assert!(hidden_hands(&view, &memory)[0].draws.is_empty());
            assert_eq!(deals(&view, &memory, 1)[0].0[0].1.len(), usize::from(view.players[1].cards));
            action = greedy::choose(&BASELINE, &game.view(Audience::Seat(game.to_play)), &mut rng).unwrap();
        }
    }

    /// The share of truly held cards that samples deal to their hand, over games of two.
    fn hit_rate(with_memory: bool) -> f64 {
        let (mut hits, mut held) = (0, 0);
        for seed in 0..8 {
            watch(2, seed, |game, memory| {
                let (view, nothing) = (game.view(Audience::Seat(ME)), Memory::default());
                let hand = game.players[1].hand;
                for (hands, _) in deals(&view, if with_memory { memory } else { &nothing }, 20) {
                    let mut guess = hands[0].1.clone();
                    for card in hand.iter() {
                        let at = guess.iter().position(|guessed| guessed == card);
                        hits += u32::from(at.map(|at| guess.swap_remove(at)).is_some());
                        held += 1;
                    }
                }
            });
        }
        f64::from(hits) / f64::from(held)
    }

    #[test]
    fn memory_makes_better_samples() {
        let (with, without) = (hit_rate(true), hit_rate(false));
        assert!(with > 1.3 * without, "{with} and {without}");
    }

    #[test]
    fn a_card_that_would_have_been_preferred_is_hardly_ever_held() {
        let mut cases = 0;
        for seed in 0..20 {
            watch(2, seed, |game, memory| {
                let view = game.view(Audience::Seat(ME));
                let hands = hidden_hands(&view, memory);
                let Some(preferred) = hands[0].preferred.last().filter(|cards| cards.count_ones() > 20)
                else {
                    return;
                };
                let mut kept = 0;
                for (hands, _) in deals(&view, memory, 50) {
                    kept += hands[0].1.iter().filter(|card| preferred >> card.index() & 1 == 1).count();
                }
                // Only the card drawn after that turn can be one of those.
                assert!(kept <= 60, "{kept} in 50 hands");
                cases += 1;
            });
        }
        assert!(cases > 20, "{cases}");
    }
}
