//! What speaks for an action, in sentences for whoever asks for a hint.
//!
//! What a card is, is said only where this player has seen it; all else is counted from what was seen.

use table::{Advice, Seat, Sentence};

use crate::action::Action;
use crate::card::Card;
use crate::memory::Memory;
use crate::power::Power;
use crate::score::ENOUGH;
use crate::speech::{place, row};
use crate::state::Phase;
use crate::view::View;

/// The action and what speaks for it.
pub fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
    let known = Known { view, memory, me: view.me? };
    let (what, why) = match *action {
        Action::Ready { .. } => (Sentence::new("hint-ready"), known.why_ready()),
        Action::Draw { .. } => (Sentence::new("hint-draw"), known.why_draw()),
        Action::Take { slot, .. } => {
            let card = view.top?.card;
            (at("hint-take", slot).text("card", card), known.why_put(card, slot))
        }
        Action::Swap { slot, .. } => {
            let card = view.drawn?;
            (at("hint-swap", slot).text("card", card), known.why_put(card, slot))
        }
        Action::Discard { .. } => {
            let card = view.drawn?;
            (Sentence::new("hint-discard").text("card", card), known.why_discard(card))
        }
        Action::UsePower { .. } => {
            let power = view.power?;
            (Sentence::new("hint-power").number("power", power.number()), Sentence::new(why_power(power)))
        }
        Action::Target { seat, slot, mine, .. } => known.target(seat, slot, mine)?,
        Action::Call { .. } => (Sentence::new("hint-call"), known.why_call()),
        Action::EndTurn { .. } => (Sentence::new("hint-end-turn"), known.why_end()),
        Action::Claim { discard, slot } => {
            let aimed = view.top.filter(|top| top.number == discard).map(|top| top.card);
            let same =
                aimed.or_else(|| memory.discard(discard)).filter(|card| known.mine(slot) == Some(*card));
            let why = match same {
                Some(card) => Sentence::new("why-claim-same").text("card", card),
                None => Sentence::new("why-claim-guess"),
            };
            (at("hint-claim", slot), why)
        }
    };
    Some(Advice::new(what, why))
}

fn at(key: &'static str, slot: u8) -> Sentence {
    Sentence::new(key).number("place", place(slot))
}

const fn why_power(power: Power) -> &'static str {
    match power {
        Power::Eight => "why-power-8",
        Power::Ten => "why-power-10",
        Power::Twelve => "why-power-12",
        Power::Fourteen => "why-power-14",
    }
}

/// What a player knows.
struct Known<'a> {
    view: &'a View,
    memory: &'a Memory,
    me: Seat,
}

impl Known<'_> {
    fn mine(&self, slot: u8) -> Option<Card> {
        self.memory.card(self.me, slot)
    }

    /// The cards of a seat that were seen, added up, and how many were not.
    fn count(&self, seat: Seat) -> (i32, usize) {
        let cards = self.view.pyramids.get(seat.index()).copied().unwrap_or_default();
        cards.iter().fold((0, 0), |(sum, hidden), slot| match self.memory.card(seat, slot) {
            Some(card) => (sum + i32::from(card.value()), hidden),
            None => (sum, hidden + 1),
        })
    }

    /// The highest of my cards that I have seen.
    fn highest(&self) -> Option<Card> {
        self.view.mine().iter().filter_map(|slot| self.mine(slot)).max()
    }

    /// How many of each value were not seen, from −1 up.
    fn unseen(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        (0..Card::KINDS).filter_map(Card::from_index).map(|card| {
            let lying = self.memory.known().iter().filter(|known| known.card == card).count() as u8;
            let seen = lying + self.memory.discarded(card) + u8::from(self.view.drawn == Some(card));
            (i32::from(card.value()), i32::from(card.copies().saturating_sub(seen)))
        })
    }

    /// What a card that was not seen costs on average, to the nearest point.
    fn average(&self) -> i32 {
        let (sum, all) =
            self.unseen().fold((0, 0), |(sum, all), (value, count)| (sum + value * count, all + count));
        if all > 0 { (2 * sum + all) / (2 * all) } else { 6 }
    }

    /// How likely so many unseen cards cost at most so much, in percent.
    fn likely(&self, hidden: usize, most: i32) -> i32 {
        let all: i32 = self.unseen().map(|(_, count)| count).sum();
        if all == 0 {
            return 0;
        }
        let one = |most: i32| -> f64 {
            let low: i32 = self.unseen().filter(|(value, _)| *value <= most).map(|(_, count)| count).sum();
            f64::from(low) / f64::from(all)
        };
        let share = match hidden {
            0 => f64::from(u8::from(most >= 0)),
            1 => one(most),
            2 => self
                .unseen()
                .map(|(value, count)| f64::from(count) / f64::from(all) * one(most - value))
                .sum(),
            _ => 0.0,
        };
        (100.0 * share).round() as i32
    }

    fn why_ready(&self) -> Sentence {
        match (self.view.phase, self.view.peek) {
            (Phase::Peek, Some(base)) => {
                let sum: i32 = base.iter().map(|card| i32::from(card.value())).sum();
                let cards = row(base.iter().copied().map(Some));
                Sentence::new("why-ready-peek").text("cards", cards).number("sum", sum)
            }
            _ => Sentence::new("why-ready-next"),
        }
    }

    fn why_draw(&self) -> Sentence {
        let Some(top) = self.view.top.filter(|_| self.view.top_is_closed().is_none()) else {
            return Sentence::new("why-draw-only");
        };
        let top = top.card;
        match self.highest() {
            Some(highest) if top >= highest => {
                Sentence::new("why-draw-high").text("card", top).text("highest", highest)
            }
            _ => Sentence::new("why-draw-average").text("card", top).number("average", self.average()),
        }
    }

    /// Why that card should lie there.
    fn why_put(&self, card: Card, slot: u8) -> Sentence {
        let Some(old) = self.mine(slot) else {
            let key =
                if i32::from(card.value()) < self.average() { "why-put-unseen" } else { "why-put-known" };
            return Sentence::new(key).text("card", card).number("average", self.average());
        };
        let saves = i32::from(old.value()) - i32::from(card.value());
        let said = |key| Sentence::new(key).text("card", card).text("old", old);
        let twin = self.view.mine().iter().any(|other| other != slot && self.mine(other) == Some(old));
        if saves > 0 && twin {
            said("why-put-twin").number("points", saves)
        } else if saves > 0 && self.view.options.powers && old.power().is_some() {
            said("why-put-power").number("points", saves)
        } else if saves > 0 {
            said("why-put-lower").number("points", saves)
        } else {
            said("why-put-other")
        }
    }

    fn why_discard(&self, card: Card) -> Sentence {
        let (sum, hidden) = self.count(self.me);
        let said = |key| Sentence::new(key).text("card", card);
        if self.view.mine().iter().any(|slot| self.mine(slot) == Some(card)) {
            return said("why-discard-twin");
        }
        match self.highest() {
            Some(highest) if card >= highest && hidden == 0 => said("why-discard-highest"),
            Some(highest) if card >= highest => said("why-discard-high").text("highest", highest),
            _ if hidden > 0 && i32::from(card.value()) > self.average() => {
                said("why-discard-average").number("average", self.average())
            }
            _ => Sentence::new("why-discard-keep").number("sum", sum),
        }
    }

    fn target(&self, seat: Seat, slot: Option<u8>, mine: Option<u8>) -> Option<(Sentence, Sentence)> {
        let power = self.view.power?;
        let key = match power {
            Power::Eight => "hint-target-8",
            Power::Ten => "hint-target-10",
            Power::Twelve => "hint-target-12",
            Power::Fourteen => "hint-target-14",
        };
        let mut what = Sentence::new(key).seat("whom", seat);
        if let Some(slot) = slot {
            what = what.number("place", place(slot));
        }
        if let Some(mine) = mine {
            what = what.number("own", place(mine));
        }
        let theirs = slot.and_then(|slot| self.memory.card(seat, slot));
        let given = mine.and_then(|mine| self.mine(mine));
        let why = match (power, given, theirs) {
            (Power::Ten, Some(given), Some(got)) if got < given => {
                Sentence::new("why-target-trade").text("given", given).text("got", got)
            }
            (Power::Ten, Some(given), None) if i32::from(given.value()) > self.average() => {
                Sentence::new("why-target-gamble").text("given", given).number("average", self.average())
            }
            (Power::Fourteen, Some(given), _) => Sentence::new("why-target-gift").text("given", given),
            (Power::Eight, _, Some(card)) if i32::from(card.value()) < self.average() => {
                Sentence::new("why-target-low").text("card", card).number("average", self.average())
            }
            _ if self.nearest(power) == Some(seat) => Sentence::new("why-target-nearest").seat("whom", seat),
            _ => {
                let cards = self.view.pyramids.get(seat.index()).map_or(0, |cards| cards.len());
                Sentence::new("why-target-cards").seat("whom", seat).number("cards", cards as i32)
            }
        };
        Some((what, why))
    }

    /// Who has probably the fewest points of those whom the power can hit.
    fn nearest(&self, power: Power) -> Option<Seat> {
        let others = Seat::all(self.view.pyramids.len() as u8)
            .filter(|seat| *seat != self.me && !self.view.called.contains(*seat))
            .filter(|seat| power.reaches(self.view.pyramids[seat.index()]));
        others.min_by_key(|seat| {
            let (sum, hidden) = self.count(*seat);
            sum + hidden as i32 * self.average()
        })
    }

    fn why_call(&self) -> Sentence {
        let (sum, hidden) = self.count(self.me);
        let most = i32::from(ENOUGH) - sum;
        let key = match hidden {
            0 if most >= 0 => return Sentence::new("why-call-known").number("sum", sum),
            1 | 2 => "why-call-likely",
            _ => return Sentence::new("why-call-count").number("sum", sum).number("hidden", hidden as i32),
        };
        let said = Sentence::new(key).number("sum", sum).number("hidden", hidden as i32);
        said.number("percent", self.likely(hidden, most))
    }

    fn why_end(&self) -> Sentence {
        let (sum, hidden) = self.count(self.me);
        match (sum > i32::from(ENOUGH), hidden) {
            (true, 0) => Sentence::new("why-end-much").number("sum", sum),
            (false, 0) => Sentence::new("why-end-enough").number("sum", sum),
            (_, hidden) => Sentence::new("why-end-unseen").number("sum", sum).number("hidden", hidden as i32),
        }
    }
}
