//! Thought: what could be done is tried on the same imagined tables, and the worse half is dropped again and again.
//! The others hold what they are likely to hold and play plainly; after a few turns the table is judged by how it looks.

use bots::{Budget, SequentialHalving};
use table::Dice;

use super::imagined::{Imagined, Room};
use super::mind;
use super::reading::Reading;
use double_series::action::Action;
use double_series::cards::{Hand, Pile};
use double_series::memory::Memory;
use double_series::options::Drawing;
use double_series::state::DoubleSeries;
use double_series::view::View;

/// How many plays are worth a thought.
const PLAYS: usize = 8;
/// How many more turns of the own an imagined game goes on.
const AHEAD: u32 = 2;
/// On how many imagined tables what comes of a play counts as much as how it looks beforehand.
const TRUST: f64 = 50.0;
/// So many imagined games tell what can be told, however much time there is.
const ENOUGH: u32 = 50_000;

/// What is done, and how many games were imagined to find it.
pub(crate) struct Found {
    pub(crate) action: Action,
    pub(crate) games: u64,
}

/// What a strong bot does in its turn.
pub(crate) fn choose(view: &View, memory: &Memory, budget: Budget, rng: &mut fastrand::Rng) -> Option<Found> {
    if let Some(action) = mind::settled(view) {
        return Some(Found { action, games: 0 });
    }
    let mut room = Room::new(Dice::from_number(rng.u64(..)));
    let mut seen = Imagined::of(view, ground(view, rng))?;
    let (now, mut plays) = (seen.worth(), Vec::new());
    seen.weigh(true, &mut room, |better, action| plays.push((now + better, action)));
    plays.sort_by(|one, other| other.0.total_cmp(&one.0));
    plays.truncate(PLAYS);
    let Some((most, action)) = plays.first().copied() else {
        return mind::lay_down(view).map(|action| Found { action, games: 0 });
    };
    if most == f32::INFINITY || plays.len() == 1 {
        return Some(Found { action, games: 0 });
    }
    let mut reading = Reading::of(view, memory, rng);
    let mut table = seen.clone();
    let mut trials = SequentialHalving::new(plays, budget, ENOUGH);
    let worth = |(looks, _): &(f32, Action), mean: f64, tables: f64| {
        (tables * mean + TRUST * f64::from(chances(*looks))) / (tables + TRUST)
    };
    while trials.go_on(worth) {
        imagine(&mut seen.game, &mut reading, rng);
        // The same luck for all.
        room.dice(Dice::from_number(rng.u64(..)));
        trials.sample(|(_, action)| {
            table.copy(&seen);
            table.act(action, &mut room);
            f64::from(play_on(&mut table, &mut room))
        });
    }
    trials.best().map(|(_, action)| Found { action: *action, games: trials.iterations() })
}

/// How likely a win is where it looks so good.
fn chances(looks: f32) -> f32 {
    1.0 / (1.0 + (-looks).exp())
}

/// The table as it is seen, on which nobody talks any more and everybody draws in time.
fn ground(view: &View, rng: &mut fastrand::Rng) -> DoubleSeries {
    let mut seen = DoubleSeries::guess(view, rng);
    (seen.options.draw, seen.may_draw, seen.trial) = (Drawing::Automatic, None, None);
    seen.cases.clear();
    seen
}

/// Deals what is not seen.
fn imagine(table: &mut DoubleSeries, reading: &mut Reading, rng: &mut fastrand::Rng) {
    let players = &mut table.players;
    let deck = reading.deal(rng, |seat, cards| {
        players[seat.index()].hand = Hand::sorted(cards).unwrap_or_default();
    });
    table.deck = Pile::of(deck.iter().copied()).unwrap_or_default();
}

/// Plays on for some turns: how likely I win then.
fn play_on(table: &mut Imagined, room: &mut Room) -> f32 {
    let mut turns = 0;
    loop {
        if let Some(ended) = &table.game.ended {
            let team = table.game.team(table.me);
            let mut winners = ended.outcome.winners().map(|seat| table.game.team(seat));
            return winners.next().map_or(0.5, |winner| f32::from(u8::from(winner == team)));
        }
        let action = if let Some(action) = table.settled() {
            Some(action)
        } else if table.game.to_play == table.me {
            let best = table.best(room);
            if let Some((better, _)) = best.filter(|_| turns == AHEAD) {
                return chances(table.worth() + better);
            }
            turns += 1;
            best.map(|(_, action)| action)
        } else {
            table.plain()
        };
        let Some(action) = action.or_else(|| table.idle()) else { return 0.5 };
        table.act(&action, room);
    }
}
