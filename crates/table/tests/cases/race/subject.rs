//! What of the race is hidden from whom, written from its rules.

use fastrand::Rng;
use table::Audience;
use table::conformance::{Failure, Settings, Subject, check_with};

use super::{Action, Event, Phase, Race, State, View};

struct RaceSubject;

impl Subject for RaceSubject {
    type Game = Race;

    const MAX_DECISIONS: u64 = 1_000;
    const SEARCHABLE: bool = false;
    /// A case for the contract, not a game to ask hints in.
    const ADVISES: bool = false;
    /// The window of a race.
    const HIDDEN_CLOCK: bool = true;

    fn table(chance: &mut Rng) -> ((), u8) {
        ((), chance.u8(2..=4))
    }

    /// RC-2: nobody knows the pile or a lying card, but for the peek. RC-5: nobody knows another's claim. For
    /// who has part in the window it must stay, and the claim that opened it stay right; for all others there
    /// may be none.
    fn scramble(position: &mut State, audience: Audience, chance: &mut Rng) {
        let me = audience.seat();
        let has_part = position.claims.iter().any(|claim| Some(claim.seat) == me)
            || (position.turn_waits && position.turn == me && me.is_some());
        if !has_part && chance.bool() {
            position.claims.clear();
            position.window_until = None;
            position.turn_waits = false;
        }
        let State { phase, slots, pile, ready, claims, .. } = position;
        let opener = claims.first().map(|claim| (claim.seat.index(), usize::from(claim.slot)));
        let peeks = |seat: usize, place: usize| {
            *phase == Phase::Peek
                && place < 2
                && audience.seat().is_some_and(|me| me.index() == seat && !ready[seat])
        };
        let lying = slots.iter_mut().enumerate().flat_map(|(seat, slots)| {
            slots.iter_mut().enumerate().map(move |(place, slot)| (seat, place, slot))
        });
        let hidden =
            lying.filter(|(seat, place, _)| !peeks(*seat, *place) && opener != Some((*seat, *place)));
        let hidden =
            hidden.filter_map(|(_, _, slot)| slot.as_mut().filter(|slot| slot.shown_until.is_none()));
        mix(hidden.map(|slot| &mut slot.card).chain(pile).collect(), chance);
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        match event {
            Event::Dealt { order, .. } => {
                let mine = audience.seat().map(|seat| 3 * seat.index());
                let hidden = order
                    .iter_mut()
                    .enumerate()
                    .filter(|(at, _)| mine.is_none_or(|mine| !(mine..mine + 2).contains(at)));
                mix(hidden.map(|(_, card)| card).collect(), chance);
            }
            Event::Wrong { penalty: Some(card), .. } => *card = chance.u8(..6),
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let near = (view.number + chance.u32(..3)).saturating_sub(1);
        match chance.u8(..6) {
            0 => Action::Ready,
            1 => Action::Turn { after: near },
            _ => Action::Claim { discard: near, slot: chance.u8(..6) },
        }
    }

    fn inventory(Race(state): &Race) -> Result<(), String> {
        let lying = state.slots.iter().flatten().flatten().map(|slot| slot.card);
        let mut counts = [0; 6];
        lying
            .chain(state.pile.iter().copied())
            .chain(state.discards.iter().map(|discard| discard.card))
            .for_each(|card| counts[usize::from(card)] += 1);
        if counts == [4; 6] { Ok(()) } else { Err(format!("of the values there are {counts:?}")) }
    }
}

/// Mixes the cards among these places.
fn mix(mut places: Vec<&mut u8>, chance: &mut Rng) {
    let mut cards: Vec<u8> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}

#[test]
fn the_race_keeps_the_contract() -> Result<(), Failure> {
    println!("{}", check_with::<RaceSubject>(&Settings { games: 500, every: 4, ..Settings::default() })?);
    Ok(())
}
