//! Information-set Monte Carlo tree search (single-observer ISMCTS; Cowling, Powley and Whitehouse 2012).
//!
//! Every iteration determinizes what the seat cannot know, descends the tree (each seat maximises its own
//! value, by UCB1 over the actions that were available, or by PUCT where the game gives priors), expands one
//! node, and finishes with a rollout by the game's own policy until the game can evaluate the state. The tree
//! branches by actions and not by chance, so there is one tree for all determinizations. Of simultaneous
//! decisions only the searching seat's own are in the tree: nobody knows what the others choose.

use table::{Cause, Dice, Emitter, Game, Moment, Searchable, Seat, Seats};

use crate::{Budget, BudgetTracker};

/// The value of a state for every seat, from 0 to 1.
pub type Values = [f32; Seat::MOST as usize];

/// The actions of a domain's game.
pub type Action<D> = <<D as Domain>::Game as Game>::Action;

/// What the search must know of a game.
pub trait Domain: 'static {
    /// The game.
    type Game: Searchable;

    /// What is worked out once from what a seat sees and remembers, and used for every determinization.
    type InformationSet;

    /// How much PUCT follows the priors of [`candidates`](Domain::candidates); with 0 the search uses UCB1
    /// and tries everything first.
    const PRIOR_WEIGHT: f32;

    /// Works out the information set. Like a bot, it is given nothing but view and memory.
    fn information_set(
        view: &<Self::Game as Game>::View,
        memory: &<Self::Game as Game>::Memory,
    ) -> Self::InformationSet;

    /// Overwrites `state` with one drawn from the information set, as [`Searchable::resample`] does.
    fn determinize(info_set: &Self::InformationSet, state: &mut Self::Game, rng: &mut fastrand::Rng);

    /// Adds the actions of that awaited seat that the search considers, each with its prior.
    fn candidates(state: &Self::Game, seat: Seat, out: &mut Candidates<Action<Self>>);

    /// The rollout policy: which of the candidates that seat takes.
    fn rollout(
        state: &Self::Game,
        seat: Seat,
        candidates: &Candidates<Action<Self>>,
        rng: &mut fastrand::Rng,
    ) -> usize;

    /// The value of the state for every seat, once it can be told: at the end, or after enough decisions.
    fn evaluate(state: &Self::Game, info_set: &Self::InformationSet, decisions: u32) -> Option<Values>;
}

/// The actions of a seat, each with its prior.
#[derive(Clone, Debug)]
pub struct Candidates<A> {
    /// The actions.
    pub actions: Vec<A>,
    /// How likely each is to be the best; need not add up to 1.
    pub priors: Vec<f32>,
}

impl<A> Candidates<A> {
    /// Adds an action.
    pub fn push(&mut self, action: A, prior: f32) {
        self.actions.push(action);
        self.priors.push(prior);
    }

    /// Adds actions that are equally likely.
    pub fn extend(&mut self, actions: impl IntoIterator<Item = A>) {
        self.actions.extend(actions);
        self.priors.resize(self.actions.len(), 1.0);
    }

    fn clear(&mut self) {
        self.actions.clear();
        self.priors.clear();
    }
}

/// The exploration constant of UCB1.
const EXPLORATION: f32 = 0.5;
/// No line of play is followed further.
const MAX_DEPTH: u32 = 1_000;
/// Past this size the tree is not expanded any more.
const MAX_EDGES: usize = 1 << 18;
/// The clock is read once in so many iterations.
const CLOCK_STRIDE: u32 = 16;
/// A search with a time limit stops here even if time is left: the result no longer changes.
const MAX_ITERATIONS: u32 = 1 << 20;

/// No node, no edge.
const NONE: u32 = u32::MAX;

/// An action in the tree, with the statistics of the node it leads to.
#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    visits: u32,
    /// How often the action was available when its parent was visited.
    available: u32,
    /// The sum of the values for the seat that acted.
    sum: f32,
    /// The next sibling, and the first child.
    next: u32,
    first: u32,
}

/// A step down the tree in this iteration.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    seat: Seat,
}

/// A search. Its buffers are reused, so that no iteration allocates.
pub struct Ismcts<D: Domain> {
    edges: Vec<Edge<Action<D>>>,
    path: Vec<Step>,
    candidates: Candidates<Action<D>>,
    /// The edge of each candidate, or [`NONE`].
    found: Vec<u32>,
    out: Emitter<D::Game>,
    iterations: u64,
}

/// An action at the root, as the search sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedAction<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its mean value, from 0 to 1.
    pub value: f32,
}

impl<D: Domain> Default for Ismcts<D> {
    fn default() -> Ismcts<D> {
        Ismcts {
            edges: Vec::new(),
            path: Vec::new(),
            candidates: Candidates { actions: Vec::new(), priors: Vec::new() },
            found: Vec::new(),
            out: Emitter::new(),
            iterations: 0,
        }
    }
}

impl<D: Domain> Ismcts<D> {
    /// The actions of that seat, the most visited first; none if it has none. With a budget of iterations the
    /// same `rng` gives the same result.
    pub fn run(
        &mut self,
        me: Seat,
        view: &<D::Game as Game>::View,
        memory: &<D::Game as Game>::Memory,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Vec<RankedAction<Action<D>>> {
        let info_set = D::information_set(view, memory);
        let dice = Dice::from_number(rng.u64(..));
        let mut state = D::Game::resample(view, memory, rng);
        self.edges.clear();
        self.iterations = 0;
        // The first of the root's edges.
        let mut root = NONE;
        let tracker = BudgetTracker::new(budget, MAX_ITERATIONS);
        for iteration in 0..tracker.max_iterations() {
            let reads_clock = iteration % CLOCK_STRIDE == CLOCK_STRIDE - 1;
            if reads_clock && tracker.is_time_up() {
                break;
            }
            D::determinize(&info_set, &mut state, rng);
            self.iterate(&mut root, &info_set, &mut state, me, now, &dice, rng);
            self.iterations += 1;
        }
        let mut ranked = Vec::new();
        let mut at = root;
        while let Some(edge) = self.edges.get(at as usize) {
            let value = edge.sum / edge.visits.max(1) as f32;
            ranked.push(RankedAction { action: edge.action.clone(), visits: edge.visits, value });
            at = edge.next;
        }
        table::order::sort_by(&mut ranked, |one, other| {
            (other.visits, other.value)
                .partial_cmp(&(one.visits, one.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        ranked
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
        info_set: &D::InformationSet,
        state: &mut D::Game,
        me: Seat,
        now: Moment,
        dice: &Dice,
        rng: &mut fastrand::Rng,
    ) {
        self.path.clear();
        let (mut in_tree, mut simultaneous, mut now) = (true, Seats::NONE, now);
        let mut values = None;
        for decisions in 0..MAX_DEPTH {
            values = D::evaluate(state, info_set, decisions);
            if values.is_some() {
                break;
            }
            let awaited = state.awaited();
            if awaited.len() > 1 {
                simultaneous = awaited;
            }
            let Some(seat) = (if awaited.contains(me) { Some(me) } else { awaited.iter().next() }) else {
                let Some(due) = state.deadline() else { break };
                now = now.max(due);
                self.out.clear();
                state.decide(Cause::Due, now, dice, &mut self.out);
                continue;
            };
            self.candidates.clear();
            D::candidates(state, seat, &mut self.candidates);
            let unknown = seat != me && simultaneous.contains(seat);
            let chosen = match self.candidates.actions.len() {
                0 => break,
                1 => 0,
                _ if in_tree && !unknown => self.descend(root, seat, &mut in_tree),
                _ => D::rollout(state, seat, &self.candidates, rng),
            };
            simultaneous.remove(seat);
            let action = &self.candidates.actions[chosen];
            self.out.clear();
            state.decide(Cause::Act { seat, action, lag: 0 }, now, dice, &mut self.out);
        }
        let values = values.or_else(|| D::evaluate(state, info_set, u32::MAX));
        // Backpropagation.
        for step in &self.path {
            let edge = &mut self.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += values.map_or(0.5, |values| values[step.seat.index()]);
        }
    }

    /// Selects a candidate, and expands the tree by it if it is not there yet.
    fn descend(&mut self, root: &mut u32, seat: Seat, in_tree: &mut bool) -> usize {
        let parent = self.path.last().copied();
        let first = parent.map_or(*root, |step| self.edges[step.edge as usize].first);
        self.found.clear();
        self.found.resize(self.candidates.actions.len(), NONE);
        let (mut at, mut last) = (first, NONE);
        while at != NONE {
            let edge = &mut self.edges[at as usize];
            if let Some(which) = self.candidates.actions.iter().position(|action| *action == edge.action) {
                edge.available += 1;
                self.found[which] = at;
            }
            last = at;
            at = edge.next;
        }
        let which = if D::PRIOR_WEIGHT > 0.0 { self.puct() } else { self.ucb1() };
        if self.found[which] != NONE {
            self.path.push(Step { edge: self.found[which], seat });
            return which;
        }
        *in_tree = false;
        if self.edges.len() < MAX_EDGES {
            let action = self.candidates.actions[which].clone();
            let new = self.edges.len() as u32;
            self.edges.push(Edge { action, visits: 0, available: 1, sum: 0.0, next: NONE, first: NONE });
            match (last, parent) {
                (NONE, None) => *root = new,
                (NONE, Some(step)) => self.edges[step.edge as usize].first = new,
                (last, _) => self.edges[last as usize].next = new,
            }
            self.path.push(Step { edge: new, seat });
        }
        which
    }

    /// UCB1 with availability counts in place of the parent's visits; an untried candidate goes first.
    fn ucb1(&self) -> usize {
        if let Some(untried) = self.found.iter().position(|edge| *edge == NONE) {
            return untried;
        }
        argmax(self.found.iter().map(|edge| {
            let edge = &self.edges[*edge as usize];
            let visits = edge.visits.max(1) as f32;
            edge.sum / visits + EXPLORATION * (libm::logf(edge.available as f32) / visits).sqrt()
        }))
    }

    /// PUCT; an untried candidate counts as average.
    fn puct(&self) -> usize {
        let tried =
            || self.found.iter().filter(|edge| **edge != NONE).map(|edge| &self.edges[*edge as usize]);
        let (visits, sum) =
            tried().fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits, sum + edge.sum));
        let average = if visits > 0 { sum / visits as f32 } else { 0.5 };
        let total: f32 = self.candidates.priors.iter().sum();
        let exploration = D::PRIOR_WEIGHT * (visits as f32 + 1.0).sqrt() / total;
        argmax(self.found.iter().zip(&self.candidates.priors).map(|(edge, prior)| {
            let (mean, visits) = match self.edges.get(*edge as usize) {
                Some(edge) if edge.visits > 0 => (edge.sum / edge.visits as f32, edge.visits as f32),
                _ => (average, 0.0),
            };
            mean + exploration * prior / (1.0 + visits)
        }))
    }
}

/// Where the highest number stands.
fn argmax(values: impl Iterator<Item = f32>) -> usize {
    let mut best = (f32::MIN, 0);
    for (which, value) in values.enumerate() {
        if value > best.0 {
            best = (value, which);
        }
    }
    best.1
}
