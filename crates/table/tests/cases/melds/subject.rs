//! What of the melds is hidden from whom, written from the rules.

use fastrand::Rng;
use table::conformance::{Failure, Settings, Subject, check_with};
use table::{Audience, Searchable};

use super::{Action, Event, Group, Melds, State, View};

struct MeldsSubject;

impl Subject for MeldsSubject {
    type Game = Melds;

    const MAX_DECISIONS: u64 = 6;
    /// A case for the contract, not a game to ask hints in.
    const ADVISES: bool = false;
    /// Groups of one's own choice are on no menu.
    const ARBITRARY: f64 = 0.6;

    fn table(chance: &mut Rng) -> ((), u8) {
        ((), chance.u8(2..=3))
    }

    /// The hands of others and the pile. What was left after a turn keeps its place: its points are known.
    fn scramble(position: &mut State, audience: Audience, chance: &mut Rng) {
        let State { hands, pile, points, .. } = position;
        let still_to_come = hands.iter_mut().enumerate().skip(points.len());
        let hidden = still_to_come.filter(|(seat, _)| audience.seat().is_none_or(|me| me.index() != *seat));
        mix(hidden.flat_map(|(_, hand)| hand).chain(pile).collect(), chance);
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        if let Event::Dealt { order } = event {
            let mine = audience.seat().map_or(0..0, |me| 5 * me.index()..5 * me.index() + 5);
            let hidden = order.iter_mut().enumerate().filter(|(place, _)| !mine.contains(place));
            mix(hidden.map(|(_, card)| card).collect(), chance);
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let turn = if chance.u8(..6) == 0 { chance.u8(..4) } else { view.points.len() as u8 };
        match chance.u8(..8) {
            0 => Action::Draw { turn },
            1 => Action::LayBest { turn },
            2 => Action::Lay { turn, groups: vec![vec![chance.u8(..8); chance.usize(..5)]] },
            3 => Action::Lay { turn, groups: vec![view.hand.clone()] },
            _ => Action::Lay { turn, groups: some_group(&view.hand, chance).into_iter().collect() },
        }
    }

    fn inventory(Melds(state): &Melds) -> Result<(), String> {
        let laid = state.laid.iter().flatten().flatten();
        let mut cards: Vec<u8> =
            state.hands.iter().flatten().chain(laid).chain(&state.pile).copied().collect();
        cards.sort_unstable();
        let all: Vec<u8> = [0, 0].into_iter().chain((1..=6).flat_map(|value| [value; 4])).collect();
        if cards == all { Ok(()) } else { Err(format!("these cards are left: {cards:?}")) }
    }

    fn resample(view: &View, memory: &(), chance: &mut Rng) -> Option<Melds> {
        Some(Melds::resample(view, memory, chance))
    }
}

/// Cards of one value with some jokers, enough for a group or not.
fn some_group(hand: &[u8], chance: &mut Rng) -> Option<Group> {
    let value = chance.u8(1..=6);
    let joker = chance.bool();
    let group: Group = hand.iter().copied().filter(|card| *card == value || (joker && *card == 0)).collect();
    (group.len() > chance.usize(..3)).then_some(group)
}

/// Mixes the cards among these places.
fn mix(mut places: Vec<&mut u8>, chance: &mut Rng) {
    let mut cards: Vec<u8> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}

#[test]
fn the_melds_keep_the_contract() -> Result<(), Failure> {
    println!("{}", check_with::<MeldsSubject>(&Settings { games: 1_000, every: 2, ..Settings::default() })?);
    Ok(())
}
