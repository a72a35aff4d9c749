//! Memory that fades: what a level has forgotten, and what it wrongly believes to know.
//!
//! Three things happen to a memory. A card is forgotten. Two of one's own cards are mixed up, until one of them is
//! seen again: each is taken to be where the other lies. And where somebody's power has put an unseen card, the old
//! one is still taken to be there. The last two make a bot throw a wrong card, believing it to be right.

use five_or_less::{Card, KnownCard, Memory, View};

use crate::hash::{Purpose, of_sight, uniform};
use crate::profile::Profile;

/// What the level believes of the lying cards, by a hash of what was seen: nothing forgotten comes back, and no
/// mix-up is resolved before one of the two cards is seen again.
pub(crate) fn beliefs(profile: &Profile, view: &View, memory: &Memory) -> Vec<KnownCard> {
    let missed = memory.former().iter().filter(|former| {
        Some(former.seat) == view.me
            && uniform(Purpose::MissChange, &[of_sight(former, view.round)]) < profile.miss_change
    });
    let seen: Vec<KnownCard> = memory.known().iter().chain(missed).copied().collect();
    let mut believed: Vec<Card> = seen.iter().map(|known| known.card).collect();
    for (one, other) in mix_ups(profile, view, &seen) {
        believed.swap(one, other);
    }
    let remembers = |known: &KnownCard| {
        let rate = if Some(known.seat) == view.me { profile.forget_own } else { profile.forget_others };
        let left = libm::pow(1.0 - rate, laps(view, known.turn));
        uniform(Purpose::Forget, &[of_sight(known, view.round)]) < left
    };
    let sights = seen.iter().zip(believed).filter(|(known, _)| remembers(known));
    sights.map(|(known, card)| KnownCard { card, ..*known }).collect()
}

/// How many laps of the table ago that turn was.
fn laps(view: &View, turn: u32) -> f64 {
    f64::from(view.turn.saturating_sub(turn)) / view.pyramids.len().max(1) as f64
}

/// The pairs of one's own cards that are mixed up by now, each card in one pair at most: the pair that was mixed up
/// first.
fn mix_ups(profile: &Profile, view: &View, seen: &[KnownCard]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(f64, usize, usize)> = Vec::new();
    if profile.mix_up <= 0.0 {
        return Vec::new();
    }
    let own = || seen.iter().enumerate().filter(|(_, known)| Some(known.seat) == view.me);
    for (at, one) in own() {
        for (after, other) in own().filter(|(_, other)| other.slot > one.slot) {
            let words = [of_sight(one, view.round), of_sight(other, view.round)];
            // The time to a mix-up is exponential: memoryless, at the same rate in every lap.
            let lasts = libm::log(1.0 - uniform(Purpose::MixUp, &words)) / libm::log(1.0 - profile.mix_up);
            let ago = laps(view, one.turn.max(other.turn)) - lasts;
            if ago >= 0.0 {
                pairs.push((ago, at, after));
            }
        }
    }
    table::order::sort_by(&mut pairs, |one, other| other.0.total_cmp(&one.0));
    let mut mixed: Vec<(usize, usize)> = Vec::new();
    for (_, one, other) in pairs {
        let free = |at: usize| mixed.iter().all(|(first, second)| *first != at && *second != at);
        if free(one) && free(other) {
            mixed.push((one, other));
        }
    }
    mixed
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use bots::Level;
    use five_or_less::{FiveOrLess, Position, Power, Sight};
    use table::{Audience, Dice, Game, Seat};

    use super::*;

    const ME: Seat = Seat(0);

    /// What seat 0 sees in that turn, with five cards before it; and its memory, having seen them all in the first.
    fn seen_all(turn: u32) -> (View, Memory) {
        let position = format!(r#"{{"pyramids": [[1, 2, 3, 4, 5], [6, 7]], "turn": {turn}}}"#);
        let position: Position = serde_json::from_str(&position).unwrap();
        let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
        let mut memory = Memory::default();
        FiveOrLess::remember(&mut memory, &Sight::Turn { turn: 1, seat: ME });
        for slot in 0..5 {
            see(&mut memory, slot);
        }
        (game.view(Audience::Seat(ME)), memory)
    }

    /// The card in that slot is seen.
    fn see(memory: &mut Memory, slot: u8) {
        let card = Card::new(slot as i8 + 1).unwrap();
        FiveOrLess::remember(memory, &Sight::Wrong { seat: ME, slot, card });
    }

    /// The slots that a level which forgets nothing remembers rightly, and those that it believes to hold what they
    /// do not.
    fn right_and_wrong(level: Level, view: &View, memory: &Memory) -> (Vec<u8>, Vec<u8>) {
        let beliefs = beliefs(&Profile { forget_own: 0.0, ..Profile::of(level) }, view, memory);
        let slots = |right: bool| {
            let such = beliefs.iter().filter(|known| (known.card.value() == known.slot as i8 + 1) == right);
            such.map(|known| known.slot).collect()
        };
        (slots(true), slots(false))
    }

    #[test]
    fn cards_are_mixed_up_in_time_and_stay_so() {
        let mut mixed: Option<(u32, Vec<u8>)> = None;
        for turn in 1..200 {
            let (view, memory) = seen_all(turn);
            assert_eq!(right_and_wrong(Level::Hard, &view, &memory).0.len(), 5, "hard mixes nothing up");
            let (right, wrong) = right_and_wrong(Level::Easy, &view, &memory);
            if let Some((_, pair)) = &mixed {
                assert!(right.iter().all(|slot| !pair.contains(slot)), "it does not come back by itself");
            } else if wrong.len() == 2 {
                mixed = Some((turn, wrong));
            }
        }
        let (since, pair) = mixed.expect("in a hundred laps something is mixed up");
        assert!(since > 1, "not at once");
        let (view, mut memory) = seen_all(since);
        FiveOrLess::remember(&mut memory, &Sight::Turn { turn: since, seat: ME });
        see(&mut memory, pair[0]);
        assert!(right_and_wrong(Level::Easy, &view, &memory).1.is_empty(), "seeing one puts both right");
    }

    #[test]
    fn an_old_card_is_still_taken_to_be_there() {
        let mut misses = [0; 2];
        for slot in 0..5 {
            for turn in 2..40 {
                let (view, mut memory) = seen_all(turn);
                let hit = Sight::Used { seat: Seat(1), power: Power::Eight, mine: None, target: ME, slot };
                FiveOrLess::remember(&mut memory, &hit);
                for (misses, level) in misses.iter_mut().zip([Level::Easy, Level::Hard]) {
                    let beliefs = beliefs(&Profile::of(level), &view, &memory);
                    *misses += usize::from(beliefs.iter().any(|known| known.slot == slot));
                }
            }
        }
        assert!(misses[0] > 0 && misses[1] == 0, "{misses:?}");
    }
}
