//! Thought: rounds that could be the true one are played out for each idea, the same rounds for all ideas.

use arrayvec::ArrayVec;
use bots::{Budget, SequentialHalving};
use table::Seat;

use super::chances::Unseen;
use super::ideas::{First, Idea};
use super::round::{Points, Round};
use super::sense::throw;
use five_crowns::card::{Card, Rank};
use five_crowns::hand::MOST;
use five_crowns::memory::Memory;
use five_crowns::solver::Holding;
use five_crowns::together::{MOST_CARDS, MOST_SEATS, Together, TogetherView};

/// An idea that is expected to cost so many points more than the best is not thought about.
const CLOSE: f64 = 4.0;
/// No more ideas than these are.
const MOST_IDEAS: usize = 5;
/// How much what an idea is expected to cost counts beside what came of it in thought.
const TRUST: f64 = 0.5;
/// So many rounds tell what can be told, however much time there is.
const ENOUGH: u32 = 20_000;

/// What is done, and how many rounds were played in thought to find it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) first: First,
    pub(crate) rounds: u64,
}

impl Found {
    /// Without a thought.
    pub(crate) const fn at_once(first: First) -> Found {
        Found { first, rounds: 0 }
    }
}

/// The idea that does best, in a round in which nobody is out; nothing if there is none.
pub(crate) fn choose(
    view: &TogetherView,
    memory: &Memory,
    ideas: &[Idea],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Found> {
    let mut ideas: ArrayVec<Idea, MOST> = ideas.iter().copied().collect();
    ideas.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    let least = ideas.first()?.cost;
    ideas.retain(|idea| idea.cost <= least + CLOSE);
    ideas.truncate(MOST_IDEAS);
    if ideas.len() == 1 {
        return Some(Found::at_once(ideas[0].first));
    }
    let ground = Ground::of(view, memory, view.me?);
    let mut round = ground.empty();
    let mut trials = SequentialHalving::new(ideas, budget, ENOUGH);
    while trials.go_on(|idea, mean, _| mean - TRUST * ground.slope() * idea.cost) {
        ground.imagine(&mut round, rng);
        trials.sample(|idea| ground.worth(&round.play(ground.me, idea.first)));
    }
    trials.best().map(|idea| Found { first: idea.first, rounds: trials.iterations() })
}

/// What a seat knows, worked out once.
struct Ground {
    me: Seat,
    wild: Rank,
    top: Option<Card>,
    /// What is known of each hand, and how many cards of it are not.
    known: ArrayVec<(Holding, usize), MOST_SEATS>,
    /// The cards that may be anywhere.
    unseen: ArrayVec<Card, MOST_CARDS>,
    /// How many cards each of the others has drawn unseen.
    drawn: usize,
    /// The points of all before this round.
    totals: ArrayVec<f64, MOST_SEATS>,
    /// How far apart the rounds after this one may yet bring two players.
    spread: f64,
}

/// A later round brings two players apart by about so many points for each card dealt.
const APART: f64 = 1.4;
/// The logistic curve that is nearest the normal one.
const LOGISTIC: f64 = 1.7;

impl Ground {
    fn of(view: &TogetherView, memory: &Memory, me: Seat) -> Ground {
        let (wild, seats) = (view.wild, view.players.len());
        let known = view.players.iter().enumerate().map(|(seat, player)| {
            let held = memory.held_by(Seat(seat as u8));
            let hand = player.hand.as_ref().unwrap_or(&held);
            (Holding::of(hand, wild), (player.cards as usize).saturating_sub(hand.len()))
        });
        let dealt = wild.number() as usize * seats + 1;
        let whole = Together::pack(seats as u8).len() - dealt;
        let drawn = if view.reshuffles > 0 { whole } else { whole.saturating_sub(view.stock.into()) };
        let later = (wild.number() + 1..=Rank::KING.number()).map(|cards| (APART * f64::from(cards)).powi(2));
        Ground {
            me,
            wild,
            top: view.top(),
            known: known.collect(),
            unseen: Unseen::of(view, memory).cards(),
            drawn: drawn / seats,
            totals: view.players.iter().map(|player| f64::from(player.total)).collect(),
            spread: later.sum::<f64>().sqrt().max(1.0),
        }
    }

    fn empty(&self) -> Round {
        Round {
            wild: self.wild,
            hands: ArrayVec::new(),
            points: ArrayVec::new(),
            stock: ArrayVec::new(),
            top: self.top,
        }
    }

    /// Deals what cannot be known. The others have had turns, so their hands are better than rng: each draws as
    /// often as it did and keeps what serves it, as far as nobody goes out, who has not.
    fn imagine(&self, round: &mut Round, rng: &mut fastrand::Rng) {
        round.stock.clone_from(&self.unseen);
        rng.shuffle(&mut round.stock);
        round.hands.clear();
        round.points.clear();
        // What is drawn and thrown here lies at the bottom.
        let mut bottom = 0;
        for (known, missing) in &self.known {
            let mut hand = *known;
            let mut cards = ArrayVec::<Card, MOST>::new();
            cards.extend((0..(*missing).min(MOST)).filter_map(|_| round.stock.pop()));
            cards.iter().for_each(|card| hand.add(*card, self.wild));
            let draws = if *missing > 0 { self.drawn } else { 0 };
            for _ in 0..draws {
                let Some(card) = round.stock.get_mut(bottom) else { break };
                bottom += 1;
                let mut more = hand;
                more.add(*card, self.wild);
                let throw = throw(&more, self.wild);
                let held = cards.iter_mut().find(|held| **held == throw.card);
                if let Some(held) = held.filter(|_| !throw.out) {
                    more.remove(throw.card, self.wild);
                    hand = more;
                    std::mem::swap(held, card);
                }
            }
            round.points.push(hand.least());
            round.hands.push(hand);
        }
    }

    /// How likely the seat wins the game after a round with these points.
    fn worth(&self, points: &Points) -> f64 {
        let me = self.me.index();
        let total = |seat: usize| self.totals[seat] + f64::from(points[seat]);
        let others = || (0..points.len()).filter(|seat| *seat != me).map(|seat| total(seat) - total(me));
        let wins = |lead: f64| 1.0 / (1.0 + (-LOGISTIC * lead / self.spread).exp());
        // Where the game is as good as won or lost, points still count for something.
        others().map(wins).product::<f64>() + 0.0005 * others().sum::<f64>() / (points.len() - 1) as f64
    }

    /// What a point of this round is worth in an even game, before it is known how the round ends.
    fn slope(&self) -> f64 {
        LOGISTIC / 4.0 / self.spread.hypot(APART * f64::from(self.wild.number()))
    }
}
