//! 5 ou Moins keeps the contract.

use fastrand::Rng;
use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{
    Action, BASE, BETWEEN_ROUNDS, Card, ClaimPosition, Event, FiveOrLess, LAG_QUOTA, LAST_CLAIMS, LOW_CARD,
    Memory, Options, PACK, Phase, Position, Power, Sight, Slots, View, ViewAid,
};
use table::conformance::Subject;
use table::{Audience, Game, PortableRng, Searchable, Seat};
use testkit::typescript::Constant;

use super::given::Pyramids;

testkit::game_tests! {
    subject: Pyramids,
    recorded: (5, "short-for-three"),
    types: [View, Action, Sight, ViewAid, Options],
    constants: [
        Constant::new("POWERS", "readonly Power[]", "The cards with a power (FL-11).", &Power::ALL),
        Constant::new("CALL_LIMIT", "number", "The most points with which a call is right (FL-27).", &CALL_LIMIT),
        Constant::new("LOW_CARD", "number", "At most this, a card is better than what comes of the pile.", &LOW_CARD),
        Constant::new("LAST_CLAIMS", "number", "How long the table waits for the last claims, in milliseconds (FL-25).", &LAST_CLAIMS),
        Constant::new("BETWEEN_ROUNDS", "number", "How long it waits between two rounds, in milliseconds (FL-33).", &BETWEEN_ROUNDS),
    ],
}

impl Subject for Pyramids {
    type Game = FiveOrLess;

    /// Fifty rounds of at most three passes through the draw pile, and what is thrown in between.
    const MAX_DECISIONS: u64 = 60_000;

    /// The window of a race.
    const HIDDEN_CLOCK: bool = true;

    fn table(rng: &mut Rng) -> (Options, u8) {
        let options = Options {
            powers: rng.u8(..4) > 0,
            chain_quick_discards: rng.bool(),
            memory_aid: rng.bool(),
            target: [50, 100, 150][rng.index(3)],
            rounds: if rng.bool() { 0 } else { rng.i32(1..=10) },
            peek_seconds: rng.i32(3..=60),
            turn_end_seconds: rng.i32(2..=30),
        };
        (options, rng.u8(2..=6))
    }

    /// Nobody knows a card of a pyramid or of the draw pile, except for the peek, a drawn card, a shown one, and the
    /// end of a round. Nobody knows another's throw or waiting action, nor anybody's lag quota. A window stays for
    /// whoever has a part in it, and the card that opened it stays right.
    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        let me = audience.seat();
        position.quota.iter_mut().for_each(|quota| *quota = rng.u32(..=LAG_QUOTA));
        let phase = position.phase.unwrap();
        if matches!(phase, Phase::Between | Phase::Over) {
            return shuffle(position.pile.iter_mut().flatten().collect(), rng);
        }
        let in_turn = me.is_some() && me == position.to_play;
        let has_part = position.claims.iter().any(|claim| Some(claim.seat) == me)
            || (in_turn && position.pending.is_some());
        if !has_part && rng.bool() {
            position.claims.clear();
            (position.window_until, position.pending) = (None, None);
        }
        let top = position.discards.last().copied();
        let right = |seat: usize, slot: usize, card: Card| {
            let mine = |claim: &&ClaimPosition| (claim.seat.index(), usize::from(claim.slot)) == (seat, slot);
            position.claims.iter().find(mine).is_some() && Some(card) == top
        };
        let shown = |seat: usize, slot: usize| {
            position.shown.iter().any(|s| (s.seat.index(), usize::from(s.slot)) == (seat, slot))
        };
        let peeks = |seat: usize, slot: usize| {
            let looks = me.is_some_and(|me| me.index() == seat && !position.ready.contains(me));
            phase == Phase::Peek && slot < BASE && looks
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
        shuffle(hidden, rng);
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        let mut any = || Card::from_index(rng.index(Card::KINDS)).unwrap();
        match event {
            Event::Dealt(deal) => {
                let mine = audience.seat().map(|seat| 5 * seat.index());
                let open = |at: usize| mine.is_some_and(|mine| (mine..mine + 3).contains(&at));
                let hidden = deal.pack.iter_mut().enumerate().filter(|(at, _)| !open(*at));
                shuffle(hidden.map(|(_, card)| card).collect(), rng);
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
            Event::Refilled(refill) => rng.permute(&mut refill.pile),
            _ => {}
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        let turn = near(view.turn, rng);
        let slot = if rng.u8(..4) > 0 { any_slot(view.mine(), rng).unwrap_or(0) } else { rng.u8(..70) };
        let discard = near(view.top.map_or(0, |top| top.number), rng);
        match rng.u8(..14) {
            0 => Action::Ready { round: near(view.round.into(), rng) as u8 },
            1 => Action::Draw { turn },
            2 => Action::Take { turn, discard, slot },
            3 => Action::Swap { turn, slot },
            4 => Action::Discard { turn },
            5 => Action::UsePower { turn },
            6..9 => {
                let seat = Seat(rng.u8(..=view.pyramids.len() as u8));
                let theirs = view.pyramids.get(seat.index()).copied().unwrap_or_default();
                let hit = any_slot(theirs, rng).filter(|_| rng.u8(..4) > 0);
                Action::Target { turn, seat, slot: hit, mine: Some(slot).filter(|_| rng.bool()) }
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

    /// Cards that were seen lie where they went, those that an 8 put under the pile at its bottom. Between two rounds the
    /// cards of the last are remembered until the next deal.
    fn remembered(game: &FiveOrLess, memory: &Memory) -> Result<(), String> {
        let position = game.position();
        if !matches!(position.phase, Some(Phase::Peek | Phase::Play | Phase::LastClaims)) {
            return Ok(());
        }
        for known in memory.known() {
            let row = &position.pyramids[known.seat.index()];
            if row.get(usize::from(known.slot)).copied().flatten() != Some(known.card) {
                return Err(format!("{known:?} and there is {row:?}"));
            }
        }
        let (pile, under) = (position.pile.unwrap_or_default(), memory.under());
        for (lies, card) in pile.iter().rev().zip(under.iter().rev()) {
            if card.is_some_and(|card| card != *lies) {
                return Err(format!("{under:?} lies under the pile {pile:?}"));
            }
        }
        Ok(())
    }

    fn resample(view: &View, memory: &Memory, rng: &mut Rng) -> Option<FiveOrLess> {
        Some(FiveOrLess::resample(view, memory, rng))
    }
}

/// One of these slots, if there is any.
fn any_slot(slots: Slots, rng: &mut Rng) -> Option<u8> {
    let slots: Vec<u8> = slots.iter().collect();
    rng.pick(&slots).copied()
}

/// Shuffles the cards among these places.
fn shuffle(mut places: Vec<&mut Card>, rng: &mut Rng) {
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    rng.permute(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}

/// Mostly this number, sometimes the one before or after.
fn near(number: u32, rng: &mut Rng) -> u32 {
    match rng.u8(..8) {
        0 => number.wrapping_sub(1),
        1 => number + 1,
        _ => number,
    }
}
