//! A table that could be the true one, for what a player sees and remembers.

use arrayvec::ArrayVec;
use table::Seat;

use crate::card::Card;
use crate::cards::Cards;
use crate::memory::Memory;
use crate::players::MOST_SEATS;
use crate::state::{Exchange, OneMore, Phase};
use crate::view::View;

/// Deals are tried so often; then a card that can be played is put where one must be.
const TRIES: u8 = 16;

/// What a player sees and what follows from it: all that a table is imagined from.
pub struct InformationSet {
    view: View,
    /// The table with all that everybody sees, and no cards in hands and pack.
    public: OneMore,
    unknown: Unknown,
}

impl InformationSet {
    /// What this player sees and remembers.
    pub fn new(view: &View, memory: &Memory) -> InformationSet {
        InformationSet {
            view: view.clone(),
            public: OneMore::public(view),
            unknown: Unknown::of(view, memory),
        }
    }

    /// The round that is played.
    pub const fn round(&self) -> u8 {
        self.public.round
    }

    /// Deals the cards that the player cannot know among the others' hands and the pack. Whose turn it is can
    /// play, or the round would be over (OM-7).
    pub fn deal_into(&self, table: &mut OneMore, chance: &mut fastrand::Rng) {
        let view = &self.view;
        table.clone_from(&self.public);
        let can_play = |table: &OneMore| view.phase != Phase::Play || table.can_play(view.to_play);
        let mut tries = 0..TRIES;
        if !tries.any(|_| {
            self.unknown.deal(view, table, chance);
            can_play(table)
        }) {
            let mut unknown = self.unknown.clone();
            unknown.let_play(view, chance);
            unknown.deal(view, table, chance);
        }
        table.exchange = view.exchange.map(|seen| {
            let offer = |seat: Seat| {
                let theirs = || chance.choice(table.hand(seat).iter().collect::<ArrayVec<Card, 89>>());
                let mine = seen.mine.filter(|_| view.me == Some(seat));
                if seen.chosen.contains(seat) { mine.or_else(theirs) } else { None }
            };
            Exchange { pair: seen.pair, offers: seen.pair.seats().map(offer) }
        });
    }
}

/// What is certain, and what lies anywhere.
#[derive(Clone)]
struct Unknown {
    /// For each seat what it certainly holds.
    known: ArrayVec<Cards, MOST_SEATS>,
    /// The bottom of the pack, the next card last.
    bottom: ArrayVec<Card, 8>,
    /// Start cards, which can only be in hands.
    starts: Cards,
    /// Cards that can only be in hands because the pack was made without them.
    in_hands: Cards,
    /// Cards in a hand or in the pack.
    anywhere: Cards,
}

impl OneMore {
    /// A table that could be the true one.
    pub fn guess(view: &View, memory: &Memory, chance: &mut fastrand::Rng) -> OneMore {
        let set = InformationSet::new(view, memory);
        let mut table = set.public.clone();
        set.deal_into(&mut table, chance);
        table
    }

    /// The table with all that everybody sees, and no cards in hands and pack.
    fn public(view: &View) -> OneMore {
        let mut table = OneMore::set_up(view.options, view.players.len() as u8);
        (table.round, table.turn, table.to_play) = (view.round, view.turn, view.to_play);
        (table.phase, table.clockwise, table.centre) = (view.phase, view.clockwise, view.centre);
        (table.played, table.until, table.last) = (view.played, view.until, view.last);
        table.outcome.clone_from(&view.outcome);
        table.players = view.players;
        table
    }
}

impl Unknown {
    fn of(view: &View, memory: &Memory) -> Unknown {
        let mut unseen: Cards = Cards::pack(view.options.no_dead_ends).into_iter().collect();
        view.players.iter().for_each(|_| {
            unseen.add(Card::START);
        });
        unseen.remove(view.centre);
        unseen = unseen.minus(view.played);
        let mut take = |card: &Card| unseen.remove(*card);
        let seats = (0..).map(Seat).zip(&*view.players);
        let known = seats.map(|(seat, seen)| {
            let mine = view.hand.filter(|_| view.me == Some(seat));
            let cards = mine.unwrap_or_else(|| memory.held_by(seat));
            cards.iter().filter(&mut take).take(seen.cards as usize).collect()
        });
        let known = known.collect();
        let bottom = memory.under().iter().rev().copied().filter(&mut take);
        let bottom = bottom.take((view.pack as usize).min(8)).collect();
        let anywhere = unseen.without_starts();
        let (anywhere, in_hands) = match memory.refilled() {
            Some(pack) => (anywhere.both(pack), anywhere.minus(anywhere.both(pack))),
            None => (anywhere, Cards::NONE),
        };
        Unknown { known, bottom, starts: unseen.starts(), in_hands, anywhere }
    }

    /// Deals all cards anew.
    fn deal(&self, view: &View, table: &mut OneMore, chance: &mut fastrand::Rng) {
        let mut loose: ArrayVec<Card, 89> = self.anywhere.iter().collect();
        chance.shuffle(&mut loose);
        let drawn = (view.pack as usize).saturating_sub(self.bottom.len()).min(loose.len());
        table.pack.clear();
        table.pack.extend(self.bottom.iter().copied().chain(loose.drain(..drawn)).take(72));
        loose.extend(self.starts.iter().chain(self.in_hands.iter()));
        chance.shuffle(&mut loose);
        for ((hand, player), known) in table.hands.iter_mut().zip(&*view.players).zip(&self.known) {
            let rest = loose.len().saturating_sub((player.cards as usize).saturating_sub(known.len()));
            *hand = known.iter().chain(loose.drain(rest..)).collect();
        }
    }

    /// Puts a card that answers the centre where somebody must be able to play.
    fn let_play(&mut self, view: &View, chance: &mut fastrand::Rng) {
        for pool in [&mut self.in_hands, &mut self.starts, &mut self.anywhere] {
            let answers: ArrayVec<Card, 89> = pool.answering(view.centre).iter().collect();
            if let Some(card) = chance.choice(answers) {
                pool.remove(card);
                self.known[view.to_play.index()].add(card);
                return;
            }
        }
    }
}
