//! Information-set Monte-Carlo tree search: play on in tables that could be the true one, and remember which
//! choices did well in them.
//!
//! Every iteration deals anew what the seat cannot know, walks down the tree of choices (each seat for its own
//! good, by upper confidence bounds that count how often a choice was there to be made), adds one choice, and
//! plays on by the game's own rules of thumb until the game can be judged. The tree branches by what is done
//! and not by what chance gives, so it is one tree for all tables. Who chooses at the same time as others
//! cannot know what they choose: of such choices only one's own are in the tree.

use std::time::Instant;

use table::{Cause, Dice, Emitter, Moment, Searchable, Seat, Seats};

use crate::Budget;

/// How well every seat does, from 0 to 1.
pub type Worth = [f32; Seat::MOST as usize];

/// A game that can be searched.
pub trait Imagine: Searchable {
    /// What is worked out once from what a seat sees and remembers, and used for every table imagined.
    type Ground;

    /// Works it out. Like a bot, it is given nothing else.
    fn ground(view: &Self::View, memory: &Self::Memory) -> Self::Ground;

    /// Makes a table that could be the true one, as [`Searchable::resample`] does, in place of an old one.
    fn imagine(ground: &Self::Ground, table: &mut Self, chance: &mut fastrand::Rng);

    /// How much the search follows the likelihoods of [`consider`](Imagine::consider): 0 tries everything first.
    const TRUST: f32;

    /// Adds what that awaited seat may do and is worth a thought, each with how likely it is to be the best.
    fn consider(&self, seat: Seat, out: &mut Choices<Self::Action>);

    /// Which of these that seat does by rule of thumb.
    fn play_on(&self, seat: Seat, choices: &Choices<Self::Action>, chance: &mut fastrand::Rng) -> usize;

    /// How well every seat does, once it can be told: at an end, or after so many decisions as are enough.
    fn judge(&self, ground: &Self::Ground, decisions: u32) -> Option<Worth>;
}

/// What a seat may do, and how likely each is to be the best.
#[derive(Clone, Debug)]
pub struct Choices<A> {
    /// The actions.
    pub actions: Vec<A>,
    /// A weight for each.
    pub weights: Vec<f32>,
}

impl<A> Choices<A> {
    /// Adds one.
    pub fn push(&mut self, action: A, weight: f32) {
        self.actions.push(action);
        self.weights.push(weight);
    }

    /// Adds some that are equally likely.
    pub fn extend(&mut self, actions: impl IntoIterator<Item = A>) {
        self.actions.extend(actions);
        self.weights.resize(self.actions.len(), 1.0);
    }

    fn clear(&mut self) {
        self.actions.clear();
        self.weights.clear();
    }
}

/// How much the search is drawn to what it has tried seldom.
const CURIOSITY: f32 = 0.5;
/// No line of play is followed for longer.
const LONGEST: u32 = 1_000;
/// A tree has at most so many choices; then it grows no more.
const MOST_EDGES: usize = 1 << 18;
/// So many iterations are made between two looks at the clock.
const STRIDE: u32 = 16;
/// So many iterations tell what can be told, however much time there is.
const ENOUGH: u32 = 1 << 20;

/// No node, no edge.
const NONE: u32 = u32::MAX;

/// A choice in the tree.
#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    /// How often it was made, and how often it could have been.
    visits: u32,
    available: u32,
    /// What came of it for the seat that made it.
    sum: f32,
    /// The next choice of the same moment, and the first one of the moment after.
    next: u32,
    first: u32,
}

/// A choice made in this iteration, and whose it was.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    seat: Seat,
}

/// A search, with room that is reused from one iteration to the next.
#[derive(Debug)]
pub struct Search<G: Imagine> {
    edges: Vec<Edge<G::Action>>,
    path: Vec<Step>,
    choices: Choices<G::Action>,
    /// For each of the choices its edge.
    found: Vec<u32>,
    out: Emitter<G>,
    iterations: u64,
}

/// What came of a search, choice by choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What can be done.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How well it went, from 0 to 1.
    pub worth: f32,
}

impl<G: Imagine> Default for Search<G> {
    fn default() -> Search<G> {
        Search {
            edges: Vec::new(),
            path: Vec::new(),
            choices: Choices { actions: Vec::new(), weights: Vec::new() },
            found: Vec::new(),
            out: Emitter::new(),
            iterations: 0,
        }
    }
}

impl<G: Imagine> Search<G> {
    /// The choices of that seat, the one tried most first; none if it has none. With a budget of iterations the
    /// same chance gives the same.
    pub fn run(
        &mut self,
        me: Seat,
        view: &G::View,
        memory: &G::Memory,
        now: Moment,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Vec<Choice<G::Action>> {
        let ground = G::ground(view, memory);
        let dice = Dice::from_number(chance.u64(..));
        let mut table = G::resample(view, memory, chance);
        self.edges.clear();
        self.iterations = 0;
        // The root is an edge that nobody chose.
        let mut root = NONE;
        let (end, most) = match budget {
            Budget::Time(time) => (Instant::now().checked_add(time), ENOUGH),
            Budget::Iterations(times) => (None, times.max(1)),
        };
        for iteration in 0..most {
            let looks = iteration % STRIDE == STRIDE - 1;
            if looks && end.is_some_and(|end| Instant::now() >= end) {
                break;
            }
            G::imagine(&ground, &mut table, chance);
            self.iterate(&mut root, &ground, &mut table, me, now, &dice, chance);
            self.iterations += 1;
        }
        let mut choices = Vec::new();
        let mut at = root;
        while let Some(edge) = self.edges.get(at as usize) {
            let worth = edge.sum / edge.visits.max(1) as f32;
            choices.push(Choice { action: edge.action.clone(), visits: edge.visits, worth });
            at = edge.next;
        }
        choices.sort_by(|one, other| {
            (other.visits, other.worth)
                .partial_cmp(&(one.visits, one.worth))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        choices
    }

    /// How many iterations the last search made.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "what an iteration needs; a struct of it would be made for one call"
    )]
    fn iterate(
        &mut self,
        root: &mut u32,
        ground: &G::Ground,
        table: &mut G,
        me: Seat,
        now: Moment,
        dice: &Dice,
        chance: &mut fastrand::Rng,
    ) {
        self.path.clear();
        let (mut grows, mut at_once, mut now) = (true, Seats::NONE, now);
        let mut worth = None;
        for decisions in 0..LONGEST {
            worth = table.judge(ground, decisions);
            if worth.is_some() {
                break;
            }
            let awaited = table.awaited();
            if awaited.len() > 1 {
                at_once = awaited;
            }
            let Some(seat) = (if awaited.contains(me) { Some(me) } else { awaited.iter().next() }) else {
                let Some(due) = table.deadline() else { break };
                now = now.max(due);
                self.out.clear();
                table.decide(Cause::Due, now, dice, &mut self.out);
                continue;
            };
            self.choices.clear();
            table.consider(seat, &mut self.choices);
            let unseen = seat != me && at_once.contains(seat);
            let chosen = match self.choices.actions.len() {
                0 => break,
                1 => 0,
                _ if grows && !unseen => self.descend(root, seat, &mut grows),
                _ => table.play_on(seat, &self.choices, chance),
            };
            at_once.remove(seat);
            let action = &self.choices.actions[chosen];
            self.out.clear();
            table.decide(Cause::Act { seat, action, lag: 0 }, now, dice, &mut self.out);
        }
        let worth = worth.or_else(|| table.judge(ground, u32::MAX));
        for step in &self.path {
            let edge = &mut self.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += worth.map_or(0.5, |worth| worth[step.seat.index()]);
        }
    }

    /// Chooses in the tree: what was not tried yet, else what promises most.
    fn descend(&mut self, root: &mut u32, seat: Seat, grows: &mut bool) -> usize {
        let before = self.path.last().copied();
        let first = before.map_or(*root, |step| self.edges[step.edge as usize].first);
        self.found.clear();
        self.found.resize(self.choices.actions.len(), NONE);
        let (mut at, mut last) = (first, NONE);
        while at != NONE {
            let edge = &mut self.edges[at as usize];
            if let Some(which) = self.choices.actions.iter().position(|choice| *choice == edge.action) {
                edge.available += 1;
                self.found[which] = at;
            }
            last = at;
            at = edge.next;
        }
        let which = if G::TRUST > 0.0 { self.likely() } else { self.promising() };
        if self.found[which] != NONE {
            self.path.push(Step { edge: self.found[which], seat });
            return which;
        }
        *grows = false;
        if self.edges.len() < MOST_EDGES {
            let action = self.choices.actions[which].clone();
            let new = self.edges.len() as u32;
            self.edges.push(Edge { action, visits: 0, available: 1, sum: 0.0, next: NONE, first: NONE });
            match (last, before) {
                (NONE, None) => *root = new,
                (NONE, Some(step)) => self.edges[step.edge as usize].first = new,
                (last, _) => self.edges[last as usize].next = new,
            }
            self.path.push(Step { edge: new, seat });
        }
        which
    }

    /// What was not tried yet, else what promises most (UCB1, by how often it could have been chosen).
    fn promising(&self) -> usize {
        if let Some(untried) = self.found.iter().position(|edge| *edge == NONE) {
            return untried;
        }
        best(self.found.iter().map(|edge| {
            let edge = &self.edges[*edge as usize];
            let visits = edge.visits.max(1) as f32;
            edge.sum / visits + CURIOSITY * ((edge.available as f32).ln() / visits).sqrt()
        }))
    }

    /// What promises most if the likely is tried more often (PUCT); what was not tried is taken for average.
    fn likely(&self) -> usize {
        let tried =
            || self.found.iter().filter(|edge| **edge != NONE).map(|edge| &self.edges[*edge as usize]);
        let (visits, sum) =
            tried().fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits, sum + edge.sum));
        let average = if visits > 0 { sum / visits as f32 } else { 0.5 };
        let all: f32 = self.choices.weights.iter().sum();
        let drawn = G::TRUST * (visits as f32 + 1.0).sqrt() / all;
        best(self.found.iter().zip(&self.choices.weights).map(|(edge, weight)| {
            let (mean, visits) = match self.edges.get(*edge as usize) {
                Some(edge) if edge.visits > 0 => (edge.sum / edge.visits as f32, edge.visits as f32),
                _ => (average, 0.0),
            };
            mean + drawn * weight / (1.0 + visits)
        }))
    }
}

/// Where the highest number stands.
fn best(promises: impl Iterator<Item = f32>) -> usize {
    let mut best = (f32::MIN, 0);
    for (which, promise) in promises.enumerate() {
        if promise > best.0 {
            best = (promise, which);
        }
    }
    best.1
}
