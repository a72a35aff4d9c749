//! Determinization: a state that could be the true one, given what a player sees and remembers.

use arrayvec::ArrayVec;
use table::{PortableRng, Seat};

use crate::cards::{BITS, PACK_SIZE};
use crate::event::MAX_BOMBS;
use crate::players::MAX_SEATS;
use crate::state::{self, Exchange};
use crate::{Card, Cards, Memory, OneMore, Phase, View};

/// After this many deals in which the player in turn cannot play, such a card is put into their hand.
const MAX_DEALS: u8 = 16;

/// Draws a state that fits what the player sees and remembers.
pub(crate) fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> OneMore {
    let set = InformationSet::new(view, memory);
    let mut state = set.public.clone();
    set.determinize(&mut state, rng);
    state
}

/// All states that a player cannot tell apart. Worked out once, it gives one of them after another.
#[derive(Clone, Debug)]
pub struct InformationSet {
    view: View,
    /// The state with all that everybody sees, and no cards in hands and pack.
    public: OneMore,
    cards: CardKnowledge,
}

impl InformationSet {
    /// The information set of the player who sees and remembers this.
    pub fn new(view: &View, memory: &Memory) -> InformationSet {
        InformationSet {
            view: view.clone(),
            public: public_state(view),
            cards: CardKnowledge::new(view, memory),
        }
    }

    /// The round that is played.
    pub const fn round(&self) -> u8 {
        self.public.round
    }

    /// Overwrites `state` with one of this set. Deals are drawn until the player in turn can play, or the round
    /// would be over (OM-7): rejection sampling.
    pub fn determinize(&self, state: &mut OneMore, rng: &mut fastrand::Rng) {
        state.clone_from(&self.public);
        let to_play = self.view.to_play;
        let accepted = (0..MAX_DEALS).any(|_| {
            self.cards.deal(&self.view, state, rng);
            self.view.phase != Phase::Play || state.can_play(to_play)
        });
        if !accepted {
            let mut cards = self.cards.clone();
            cards.give_answer(to_play, self.view.centre, rng);
            cards.deal(&self.view, state, rng);
        }
        state.exchange = self.exchange(state, rng);
    }

    /// The exchange under way; what others have chosen to give is drawn at random.
    fn exchange(&self, state: &OneMore, rng: &mut fastrand::Rng) -> Option<Exchange> {
        let seen = self.view.exchange?;
        let offers = seen.pair.seats().map(|seat| match seen.mine {
            _ if !seen.chosen.contains(seat) => None,
            Some(mine) if self.view.me == Some(seat) => Some(mine),
            _ => pick(state.hand(seat), rng),
        });
        Some(Exchange { pair: seen.pair, offers })
    }
}

/// The state with all that everybody sees, and no cards in hands and pack.
fn public_state(view: &View) -> OneMore {
    let mut state = state::set_up(&view.options, view.players.count());
    (state.round, state.turn, state.to_play) = (view.round, view.turn, view.to_play);
    (state.phase, state.clockwise, state.centre) = (view.phase, view.clockwise, view.centre);
    (state.played, state.until, state.last) = (view.played, view.until, view.last);
    state.outcome.clone_from(&view.outcome);
    state.players = view.players;
    state
}

/// Where the face-down cards certainly are, and where the rest of them can be.
#[derive(Clone, Debug)]
struct CardKnowledge {
    /// What each seat certainly holds.
    held: ArrayVec<Cards, MAX_SEATS>,
    /// The bottom of the pack, the next card last.
    bottom: ArrayVec<Card, MAX_BOMBS>,
    /// Start cards, which can only be in hands.
    starts: Cards,
    /// Cards that can only be in hands, because the pack was refilled without them.
    in_hands: Cards,
    /// Cards that are in a hand or in the pack.
    anywhere: Cards,
}

impl CardKnowledge {
    fn new(view: &View, memory: &Memory) -> CardKnowledge {
        let all = Cards::all(view.options.no_dead_ends, view.players.len());
        let mut unseen = all.without(view.centre).minus(view.played);
        let mut take = |card: &Card| unseen.remove(*card);
        let players = (0..).map(Seat).zip(&*view.players);
        let held = players.map(|(seat, player)| {
            let mine = view.hand.filter(|_| view.me == Some(seat));
            let cards = mine.unwrap_or_else(|| memory.held_by(seat));
            cards.iter().filter(&mut take).take(player.cards as usize).collect()
        });
        let held = held.collect();
        let bottom = memory.under().iter().rev().copied().filter(&mut take);
        let bottom = bottom.take((view.pack as usize).min(MAX_BOMBS)).collect();
        let loose = unseen.without_starts();
        let anywhere = memory.refilled().map_or(loose, |pack| loose.intersection(pack));
        CardKnowledge { held, bottom, starts: unseen.starts(), in_hands: loose.minus(anywhere), anywhere }
    }

    /// Deals the cards to the pack and the hands, every deal that fits equally likely.
    fn deal(&self, view: &View, state: &mut OneMore, rng: &mut fastrand::Rng) {
        let mut loose: ArrayVec<Card, BITS> = self.anywhere.iter().collect();
        rng.permute(&mut loose);
        let drawn = (view.pack as usize).saturating_sub(self.bottom.len()).min(loose.len());
        state.pack.clear();
        state.pack.extend(self.bottom.iter().copied().chain(loose.drain(..drawn)).take(PACK_SIZE));
        loose.extend(self.starts.iter().chain(self.in_hands.iter()));
        rng.permute(&mut loose);
        for ((hand, player), held) in state.hands.iter_mut().zip(&*view.players).zip(&self.held) {
            let missing = (player.cards as usize).saturating_sub(held.len());
            *hand = held.iter().chain(loose.drain(loose.len().saturating_sub(missing)..)).collect();
        }
    }

    /// Decides that the seat holds a card that answers the centre.
    fn give_answer(&mut self, seat: Seat, centre: Card, rng: &mut fastrand::Rng) {
        for pool in [&mut self.in_hands, &mut self.starts, &mut self.anywhere] {
            if let Some(card) = pick(pool.answering(centre), rng) {
                pool.remove(card);
                self.held[seat.index()].add(card);
                return;
            }
        }
    }
}

/// One of these cards, each equally likely.
fn pick(cards: Cards, rng: &mut fastrand::Rng) -> Option<Card> {
    cards.iter().nth(rng.index(cards.len()))
}
