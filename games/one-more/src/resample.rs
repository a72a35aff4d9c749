//! Determinization: a state that could be the true one, given what a player sees and remembers.

use arrayvec::ArrayVec;
use table::{PortableRng, Seat};

use crate::cards::BITS;
use crate::deal::MAX_IN_VAIN;
use crate::deck::DECK_SIZE;
use crate::players::MAX_SEATS;
use crate::state::{self, Exchange};
use crate::{Card, Cards, Memory, OneMore, Phase, Span, View};

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
    state.ready = view.ready;
    state.outcome.clone_from(&view.outcome);
    state.players = view.players;
    state.under = view.under.len() as u8;
    state
}

/// Where the face-down cards certainly are, and where the rest of them can be.
#[derive(Clone, Debug)]
struct CardKnowledge {
    /// The hands by seat.
    hands: ArrayVec<HandKnowledge, MAX_SEATS>,
    /// The bottom of the pack, the next card last.
    bottom: ArrayVec<Card, MAX_IN_VAIN>,
    /// Between which digits the first player's cards lay when they were dealt.
    span: Option<Span>,
    loose: Loose,
}

/// What is known of a hand.
#[derive(Clone, Copy, Debug)]
struct HandKnowledge {
    /// What is certainly in it.
    held: Cards,
    /// How many other cards are in it.
    missing: u8,
    /// How many of these certainly lie in the span.
    within: u8,
}

/// Cards of which it is not known where they are.
#[derive(Clone, Copy, Debug)]
struct Loose {
    /// Start cards, and cards that the pack was refilled without: they can only be in hands.
    in_hands: Cards,
    /// Cards that are in a hand or in the pack.
    anywhere: Cards,
    /// How many of these are in hands.
    dealt: u8,
}

impl CardKnowledge {
    fn new(view: &View, memory: &Memory) -> CardKnowledge {
        let all = Cards::all(view.options.deck, view.players.len());
        let mut unseen = all.without(view.centre).minus(view.played);
        let mut take = |card: &Card| unseen.remove(*card);
        let bottom: ArrayVec<Card, MAX_IN_VAIN> =
            view.under.iter().rev().copied().filter(&mut take).collect();
        let span = memory.within(Seat(0)).map(|(span, _)| span);
        let players = (0..).map(Seat).zip(&*view.players);
        let hands = players.map(|(seat, player)| {
            let mine = view.hand.filter(|_| view.me == Some(seat));
            let shown = view.shown_hand().filter(|last| last.seat == seat).map(|last| last.hand);
            let cards = mine.or(shown).unwrap_or_else(|| memory.held_by(seat));
            let held: Cards = cards.iter().filter(&mut take).take(player.cards as usize).collect();
            let missing = player.cards.saturating_sub(held.len() as u8);
            let within = memory.within(seat).map_or(0, |(span, within)| {
                within.saturating_sub(held.within(span).len() as u8).min(missing)
            });
            HandKnowledge { held, missing, within }
        });
        let hands = hands.collect();
        let others = unseen.without_starts();
        let anywhere = memory.refilled().map_or(others, |pack| others.intersection(pack));
        let in_pack = (view.pack as usize).saturating_sub(bottom.len());
        let dealt = anywhere.len().saturating_sub(in_pack) as u8;
        let loose = Loose { in_hands: unseen.minus(anywhere), anywhere, dealt };
        CardKnowledge { hands, bottom, span, loose }
    }

    /// Deals the cards to the pack and the hands, every deal that fits equally likely.
    fn deal(&self, view: &View, state: &mut OneMore, rng: &mut fastrand::Rng) {
        let mut hands = self.hands.clone();
        let mut loose = self.loose;
        if let Some(span) = self.span {
            for hand in &mut hands {
                for card in (0..hand.within).map_while(|_| loose.take(rng, |cards| cards.within(span))) {
                    hand.held.add(card);
                    hand.missing -= 1;
                }
            }
        }
        let mut cards: ArrayVec<Card, BITS> = loose.anywhere.iter().collect();
        rng.permute(&mut cards);
        let drawn = (view.pack as usize).saturating_sub(self.bottom.len()).min(cards.len());
        state.pack.clear();
        state.pack.extend(self.bottom.iter().copied().chain(cards.drain(..drawn)).take(DECK_SIZE));
        cards.extend(loose.in_hands.iter());
        rng.permute(&mut cards);
        for (hand, known) in state.hands.iter_mut().zip(&hands) {
            let missing = cards.len().saturating_sub(known.missing as usize);
            *hand = known.held.iter().chain(cards.drain(missing..)).collect();
        }
    }

    /// Decides that the seat holds a card that answers the centre.
    fn give_answer(&mut self, seat: Seat, centre: Card, rng: &mut fastrand::Rng) {
        let hand = &mut self.hands[seat.index()];
        // Where all that is missing lies in the span, so does the answer.
        let span = self.span.filter(|_| hand.within >= hand.missing);
        let fits = |cards: Cards| span.map_or(cards, |span| cards.within(span)).answering(centre);
        if hand.missing > 0
            && let Some(card) = self.loose.take(rng, fits)
        {
            hand.held.add(card);
            hand.missing -= 1;
            let within = self.span.is_some_and(|span| span.contains(card));
            hand.within = hand.within.saturating_sub(u8::from(within)).min(hand.missing);
        }
    }
}

impl Loose {
    /// Takes one of those that fit for a hand, each equally likely, and leaves enough for the pack.
    fn take(&mut self, rng: &mut fastrand::Rng, fits: impl Fn(Cards) -> Cards) -> Option<Card> {
        let in_hands = fits(self.in_hands);
        let anywhere = if self.dealt > 0 { fits(self.anywhere) } else { Cards::NONE };
        let count = in_hands.len() + anywhere.len();
        let card = in_hands.iter().chain(anywhere.iter()).nth(rng.index(count.max(1)))?;
        if !self.in_hands.remove(card) {
            self.anywhere.remove(card);
            self.dealt -= 1;
        }
        Some(card)
    }
}

/// One of these cards, each equally likely.
fn pick(cards: Cards, rng: &mut fastrand::Rng) -> Option<Card> {
    cards.iter().nth(rng.index(cards.len()))
}
