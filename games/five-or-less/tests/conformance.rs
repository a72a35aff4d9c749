//! 5 ou Moins keeps the contract.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use std::path::Path;

use fastrand::Rng;
use five_or_less::card::{Card, PACK};
use five_or_less::{Action, Event, FiveOrLess, Memory, Options, Phase, Position, QUOTA, View};
use table::conformance::{self, Failure, Settings, Subject};
use table::{Audience, Game, Searchable, Seat};

struct Pyramids;

impl Subject for Pyramids {
    type Game = FiveOrLess;

    /// Fifty rounds of at most three times through the draw pile, with what is thrown in between.
    const MAX_DECISIONS: u64 = 60_000;

    /// The window of a race.
    const HIDDEN_CLOCK: bool = true;

    fn table(chance: &mut Rng) -> (Options, u8) {
        let options = Options {
            powers: chance.u8(..4) > 0,
            chain_quick_discards: chance.bool(),
            memory_aid: chance.bool(),
            target: [50, 100, 150][chance.usize(..3)],
            rounds: [0, 0, 3, 5][chance.usize(..4)],
            peek_seconds: chance.i32(3..=60),
            turn_end_seconds: chance.i32(2..=30),
        };
        (options, chance.u8(2..=6))
    }

    /// Nobody knows a lying card or the draw pile, but for the peek, a drawn card, one that is shown, and the end
    /// of a round. Nobody knows another's throw or what another waits to do, nor how much lag anybody may be
    /// credited with. For who has part in a window it must stay, and the card that opened it stay right.
    fn scramble(position: &mut Position, audience: Audience, chance: &mut Rng) {
        let me = audience.seat();
        position.quota.iter_mut().for_each(|quota| *quota = chance.u32(..=QUOTA));
        let phase = position.phase.unwrap();
        if matches!(phase, Phase::Between | Phase::Over) {
            return mix(position.pile.iter_mut().flatten().collect(), chance);
        }
        let in_turn = me.is_some() && me == position.to_play;
        let has_part = position.claims.iter().any(|claim| Some(claim.seat) == me)
            || (in_turn && position.pending.is_some());
        if !has_part && chance.bool() {
            position.claims.clear();
            (position.window_until, position.pending) = (None, None);
        }
        let top = position.discards.last().copied();
        let right = |seat: usize, slot: usize, card: Card| {
            let mine = |claim: &&five_or_less::ClaimPosition| {
                (claim.seat.index(), usize::from(claim.slot)) == (seat, slot)
            };
            position.claims.iter().find(mine).is_some() && Some(card) == top
        };
        let shown = |seat: usize, slot: usize| {
            position.shown.iter().any(|s| (s.seat.index(), usize::from(s.slot)) == (seat, slot))
        };
        let peeks = |seat: usize, slot: usize| {
            let looks = me.is_some_and(|me| me.index() == seat && !position.ready.contains(me));
            phase == Phase::Peek && slot < 3 && looks
        };
        let mut hidden: Vec<&mut Card> = Vec::new();
        for (seat, row) in position.pyramids.iter_mut().enumerate() {
            for (slot, card) in row.iter_mut().enumerate() {
                let Some(card) = card else { continue };
                if !right(seat, slot, *card) && !shown(seat, slot) && !peeks(seat, slot) {
                    hidden.push(card);
                }
            }
        }
        hidden.extend(position.drawn.as_mut().filter(|_| !in_turn));
        hidden.extend(position.pile.iter_mut().flatten());
        mix(hidden, chance);
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        let mut any = || Card::from_index(chance.usize(..Card::KINDS)).unwrap();
        match event {
            Event::Dealt(deal) => {
                let mine = audience.seat().map(|seat| 5 * seat.index());
                let open = |at: usize| mine.is_some_and(|mine| (mine..mine + 3).contains(&at));
                let hidden = deal.pack.iter_mut().enumerate().filter(|(at, _)| !open(*at));
                mix(hidden.map(|(_, card)| card).collect(), chance);
            }
            Event::Peek { bases } => {
                for (seat, base) in (0..).zip(bases) {
                    if audience != Audience::Seat(Seat(seat)) {
                        *base = [any(), any(), any()];
                    }
                }
            }
            Event::Drew { seat, card } if audience != Audience::Seat(*seat) => *card = any(),
            Event::Penalty { card, .. } => *card = any(),
            Event::Used { card, under, .. } => {
                card.iter_mut().chain(under).for_each(|card| *card = any());
            }
            Event::Refilled(refill) => chance.shuffle(&mut refill.pile),
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let turn = near(view.turn, chance);
        let slot =
            if chance.u8(..4) > 0 { chance.choice(view.mine().iter()).unwrap_or(0) } else { chance.u8(..70) };
        let discard = near(view.top.map_or(0, |top| top.number), chance);
        match chance.u8(..14) {
            0 => Action::Ready { round: near(view.round.into(), chance) as u8 },
            1 => Action::Draw { turn },
            2 => Action::Take { turn, discard, slot },
            3 => Action::Swap { turn, slot },
            4 => Action::Discard { turn },
            5 => Action::UsePower { turn },
            6..9 => {
                let seat = Seat(chance.u8(..=view.pyramids.len() as u8));
                let theirs = view.pyramids.get(seat.index()).copied().unwrap_or_default();
                let hit = chance.choice(theirs.iter()).filter(|_| chance.u8(..4) > 0);
                Action::Target { turn, seat, slot: hit, mine: Some(slot).filter(|_| chance.bool()) }
            }
            9 => Action::Call { turn },
            10 => Action::EndTurn { turn },
            _ => Action::Claim { discard, slot },
        }
    }

    fn inventory(game: &FiveOrLess) -> Result<(), String> {
        let position = game.position();
        let lying = position.pyramids.into_iter().flatten().flatten().chain(position.drawn);
        let mut cards: Vec<Card> =
            lying.chain(position.discards).chain(position.pile.into_iter().flatten()).collect();
        cards.sort_unstable();
        if cards == PACK { Ok(()) } else { Err(format!("{} cards: {cards:?}", cards.len())) }
    }

    fn resample(view: &View, memory: &Memory, chance: &mut Rng) -> Option<FiveOrLess> {
        Some(FiveOrLess::resample(view, memory, chance))
    }
}

/// Mixes the cards among these places.
fn mix(mut places: Vec<&mut Card>, chance: &mut Rng) {
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}

/// Mostly this number, sometimes the one before or after.
fn near(number: u32, chance: &mut Rng) -> u32 {
    match chance.u8(..8) {
        0 => number.wrapping_sub(1),
        1 => number + 1,
        _ => number,
    }
}

#[test]
fn five_or_less_keeps_the_contract() -> Result<(), Failure> {
    let settings = Settings { games: 2_000, every: 32, ..Settings::default() };
    let report = conformance::check_with::<Pyramids>(&settings)?;
    println!("{report}");
    assert!(report.games >= 2_000);
    Ok(())
}

#[test]
fn every_rule_is_tested() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    conformance::every_rule_is_tested(FiveOrLess::ABOUT.rulebook, tests).unwrap();
}
