//! Checks that chance was what the seed gives, and was used rightly.

use table::Audit;

use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Deal, Event, FIRST, Refill, choice};
use crate::state::OneMore;

impl OneMore {
    /// Checks one event in the state before it.
    pub fn check(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::First { seat } => audit.number(FIRST, self.players.count() as u32, seat.0 as u32),
            Event::Dealt(deal) => self.check_deal(deal, audit),
            Event::Refilled(refill) => {
                let pack: Cards = refill.pack.iter().copied().collect();
                let all = pack == self.played.without_starts() && pack.len() == refill.pack.len();
                audit.must(all, "the played cards were shuffled");
                audit.shuffled(Refill::draw(refill.round, refill.nth), &refill.pack);
            }
            Event::Drew { seat, card, chance, .. } => {
                audit.must(self.pack.last() == Some(card), "the card drawn was the top of the pack");
                if *chance {
                    self.check_choice(self.players.drawers(), seat, audit);
                }
            }
            Event::Paired { pair, chance: true, .. } => self.check_choice(self.players.pairs(), pair, audit),
            Event::Offered { seat, card, chance: true } => {
                self.check_choice(self.hand(*seat).distinct().iter(), card, audit);
            }
            _ => {}
        }
    }

    fn check_deal(&self, deal: &Deal, audit: &mut Audit) {
        let kept = deal.pack.len().saturating_sub(deal.under.len());
        let (rest, under) = deal.pack.split_at(kept);
        let dealt = deal.hands.iter().flat_map(|hand| &hand[..4]);
        let turned = deal.under.iter().chain([&deal.centre]);
        let cards: Vec<Card> = dealt.chain(turned).chain(rest).copied().collect();
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        audit.must(sorted == Cards::pack(self.options.no_dead_ends), "the whole pack was dealt");
        audit.must(deal.hands.len() == self.players.len(), "everybody got a hand");
        audit.must(deal.hands.iter().all(|hand| hand[4].is_start()), "everybody got a start card");
        audit.must(under == deal.under.as_slice(), "what was turned in vain went under the pack");
        let bombs = deal.under.iter().all(|card| card.is_bomb()) && !deal.centre.is_bomb();
        audit.must(bombs, "the first card that can be answered went into the centre");
        audit.shuffled(Deal::draw(deal.round), &cards);
    }

    /// What chance chose is the one of these that the dice tell.
    fn check_choice<T: PartialEq>(&self, choices: impl Iterator<Item = T>, made: &T, audit: &mut Audit) {
        let choices: Vec<T> = choices.collect();
        let at = choices.iter().position(|choice| choice == made);
        audit.must(at.is_some(), "chance chose what was allowed");
        let at = at.unwrap_or(choices.len());
        audit.number(choice(self.round, self.choices), choices.len() as u32, at as u32);
    }
}
