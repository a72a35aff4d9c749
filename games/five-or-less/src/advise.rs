//! What speaks for an action, in the sentences of a hint.
//!
//! A card is named only where this player has seen it; averages and odds are counted from what was seen.

use table::{Advice, Seat, Sentence};

use crate::action::Action;
use crate::card::Card;
use crate::memory::Memory;
use crate::power::Power;
use crate::scoring::CALL_LIMIT;
use crate::state::Phase;
use crate::tell::place;
use crate::view::View;

pub(crate) fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
    let knowledge = Knowledge { view, memory, me: view.me? };
    let (what, why) = match *action {
        Action::Ready { .. } => (Sentence::new("hint-ready"), knowledge.why_ready()),
        Action::Draw { .. } => (Sentence::new("hint-draw"), knowledge.why_draw()),
        Action::Take { slot, .. } => {
            let card = view.top?.card;
            (at("hint-take", slot).piece("card", card), knowledge.why_put(card, slot))
        }
        Action::Swap { slot, .. } => {
            let card = view.drawn?;
            (at("hint-swap", slot).piece("card", card), knowledge.why_put(card, slot))
        }
        Action::Discard { .. } => {
            let card = view.drawn?;
            (Sentence::new("hint-discard").piece("card", card), knowledge.why_discard(card))
        }
        Action::UsePower { .. } => {
            let power = view.power?;
            (Sentence::new("hint-power").number("power", power.number()), Sentence::new(why_power(power)))
        }
        Action::Target { seat, slot, mine, .. } => knowledge.target(seat, slot, mine)?,
        Action::Call { .. } => (Sentence::new("hint-call"), knowledge.why_call()),
        Action::EndTurn { .. } => (Sentence::new("hint-end-turn"), knowledge.why_end()),
        Action::Claim { discard, slot } => {
            let aimed = view.top.filter(|top| top.number == discard).map(|top| top.card);
            let same =
                aimed.or_else(|| memory.discard(discard)).filter(|card| knowledge.mine(slot) == Some(*card));
            let why = match same {
                Some(card) => Sentence::new("why-claim-same").piece("card", card),
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

/// What was wrong with what was played, where the other action was better.
pub(crate) fn fault(view: &View, memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
    let knowledge = Knowledge { view, memory, me: view.me? };
    let (sum, hidden) = knowledge.known_sum(knowledge.me);
    let counted = |key| Sentence::new(key).number("sum", sum).number("hidden", hidden as i32);
    Some(match (*played, *better) {
        (Action::Claim { discard, slot }, _) => {
            let top = view.top.filter(|top| top.number == discard).map(|top| top.card);
            let aimed = top.or_else(|| memory.discard(discard))?;
            match knowledge.mine(slot) {
                Some(mine) if mine == aimed => return None,
                Some(mine) => Sentence::new("fault-wrong-throw").piece("card", mine).piece("discard", aimed),
                None => Sentence::new("fault-guessed-throw").piece("discard", aimed),
            }
        }
        (Action::Call { .. }, _) if sum > i32::from(CALL_LIMIT) => counted("fault-call-much"),
        (Action::Call { .. }, _) if hidden > 0 => counted("fault-call-unseen"),
        (Action::Call { .. }, _) => counted("fault-call-beaten"),
        (Action::EndTurn { .. }, Action::Call { .. }) => counted("fault-no-call"),
        (Action::EndTurn { .. }, Action::UsePower { .. }) => {
            Sentence::new("fault-no-power").number("power", view.power?.number())
        }
        (Action::UsePower { .. }, _) => Sentence::new("fault-power").number("power", view.power?.number()),
        (Action::Take { slot, .. }, other) => knowledge.fault_put(view.top?.card, slot, &other),
        (Action::Swap { slot, .. }, other) => knowledge.fault_put(view.drawn?, slot, &other),
        (Action::Draw { .. }, Action::Take { .. }) => Sentence::new("fault-left-card")
            .piece("card", view.top?.card)
            .number("average", knowledge.average()),
        (Action::Discard { .. }, Action::Swap { slot, .. }) => match knowledge.mine(slot) {
            Some(old) => Sentence::new("fault-threw-lower").piece("card", view.drawn?).piece("old", old),
            None if i32::from(view.drawn?.value()) < knowledge.average() => {
                let fault = Sentence::new("fault-threw-low").piece("card", view.drawn?);
                fault.number("average", knowledge.average())
            }
            None => return None,
        },
        (Action::Target { seat, slot, mine, .. }, Action::Target { seat: other, mine: instead, .. }) => {
            let given = mine.and_then(|mine| knowledge.mine(mine));
            let got = slot.and_then(|slot| memory.card(seat, slot));
            match (view.power?, given, got) {
                (Power::Ten, Some(given), Some(got)) if got > given => {
                    Sentence::new("fault-target-trade").piece("given", given).piece("got", got)
                }
                (_, Some(given), _) if mine != instead => {
                    Sentence::new("fault-target-given").piece("given", given)
                }
                _ if seat == other && slot.is_some() => Sentence::new("fault-target-card").seat("whom", seat),
                _ => Sentence::new("fault-target-other").seat("whom", seat),
            }
        }
        _ => return None,
    })
}

/// What a player knows.
struct Knowledge<'a> {
    view: &'a View,
    memory: &'a Memory,
    me: Seat,
}

impl Knowledge<'_> {
    fn mine(&self, slot: u8) -> Option<Card> {
        self.memory.card(self.me, slot)
    }

    /// The total of a seat's known cards, and how many are unknown.
    fn known_sum(&self, seat: Seat) -> (i32, usize) {
        let cards = self.view.pyramids.get(seat.index()).copied().unwrap_or_default();
        cards.iter().fold((0, 0), |(sum, hidden), slot| match self.memory.card(seat, slot) {
            Some(card) => (sum + i32::from(card.value()), hidden),
            None => (sum, hidden + 1),
        })
    }

    /// The highest of my known cards.
    fn highest(&self) -> Option<Card> {
        self.view.mine().iter().filter_map(|slot| self.mine(slot)).max()
    }

    /// Each value with how many cards of it were not seen.
    fn unseen(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        (0..Card::KINDS).filter_map(Card::from_index).map(|card| {
            let lying = self.memory.known().iter().filter(|known| known.card == card).count() as u8;
            let seen = lying + self.memory.discarded(card) + u8::from(self.view.drawn == Some(card));
            (i32::from(card.value()), i32::from(card.copies().saturating_sub(seen)))
        })
    }

    /// The mean value of an unseen card, rounded.
    fn average(&self) -> i32 {
        let (sum, all) =
            self.unseen().fold((0, 0), |(sum, all), (value, count)| (sum + value * count, all + count));
        if all > 0 { (2 * sum + all) / (2 * all) } else { 6 }
    }

    /// The probability, in percent, that so many unseen cards add up to at most `limit`.
    fn percent_at_most(&self, limit: i32, hidden: usize) -> i32 {
        let all: i32 = self.unseen().map(|(_, count)| count).sum();
        if all == 0 {
            return 0;
        }
        let one = |limit: i32| -> f64 {
            let low: i32 = self.unseen().filter(|(value, _)| *value <= limit).map(|(_, count)| count).sum();
            f64::from(low) / f64::from(all)
        };
        let probability = match hidden {
            0 => f64::from(u8::from(limit >= 0)),
            1 => one(limit),
            2 => self
                .unseen()
                .map(|(value, count)| f64::from(count) / f64::from(all) * one(limit - value))
                .sum(),
            _ => 0.0,
        };
        (100.0 * probability).round() as i32
    }

    fn why_ready(&self) -> Sentence {
        match (self.view.phase, self.view.peek) {
            (Phase::Peek, Some(base)) => {
                let sum: i32 = base.iter().map(|card| i32::from(card.value())).sum();
                Sentence::new("why-ready-peek").row("cards", base).number("sum", sum)
            }
            _ => Sentence::new("why-ready-next"),
        }
    }

    fn why_draw(&self) -> Sentence {
        let Some(top) = self.view.takeable() else {
            return Sentence::new("why-draw-only");
        };
        let top = top.card;
        match self.highest() {
            Some(highest) if top >= highest => {
                Sentence::new("why-draw-high").piece("card", top).piece("highest", highest)
            }
            _ => Sentence::new("why-draw-average").piece("card", top).number("average", self.average()),
        }
    }

    /// Why to put that card into that slot.
    fn why_put(&self, card: Card, slot: u8) -> Sentence {
        let Some(old) = self.mine(slot) else {
            let key =
                if i32::from(card.value()) < self.average() { "why-put-unseen" } else { "why-put-known" };
            return Sentence::new(key).piece("card", card).number("average", self.average());
        };
        let saves = i32::from(old.value()) - i32::from(card.value());
        let why = |key| Sentence::new(key).piece("card", card).piece("old", old);
        let twin = self.view.mine().iter().any(|other| other != slot && self.mine(other) == Some(old));
        if saves > 0 && twin {
            why("why-put-twin").number("points", saves)
        } else if saves > 0 && self.view.options.powers && old.power().is_some() {
            why("why-put-power").number("points", saves)
        } else if saves > 0 {
            why("why-put-lower").number("points", saves)
        } else {
            why("why-put-other")
        }
    }

    /// What was wrong with putting that card into that slot.
    fn fault_put(&self, card: Card, slot: u8, better: &Action) -> Sentence {
        let fault = |key| Sentence::new(key).piece("card", card);
        match (self.mine(slot), better) {
            (Some(old), _) if old < card => {
                fault("fault-put-higher").number("points", i32::from(card.value()) - i32::from(old.value()))
            }
            (_, Action::Discard { .. } | Action::Draw { .. }) => {
                fault("fault-put-high").number("average", self.average())
            }
            (Some(old), _) => fault("fault-put-elsewhere").piece("old", old),
            (None, _) => fault("fault-put-unseen"),
        }
    }

    fn why_discard(&self, card: Card) -> Sentence {
        let (sum, hidden) = self.known_sum(self.me);
        let why = |key| Sentence::new(key).piece("card", card);
        if self.view.mine().iter().any(|slot| self.mine(slot) == Some(card)) {
            return why("why-discard-twin");
        }
        match self.highest() {
            Some(highest) if card >= highest && hidden == 0 => why("why-discard-highest"),
            Some(highest) if card >= highest => why("why-discard-high").piece("highest", highest),
            _ if hidden > 0 && i32::from(card.value()) > self.average() => {
                why("why-discard-average").number("average", self.average())
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
                Sentence::new("why-target-trade").piece("given", given).piece("got", got)
            }
            (Power::Ten, Some(given), None) if i32::from(given.value()) > self.average() => {
                Sentence::new("why-target-gamble").piece("given", given).number("average", self.average())
            }
            (Power::Fourteen, Some(given), _) => Sentence::new("why-target-gift").piece("given", given),
            (Power::Eight, _, Some(card)) if i32::from(card.value()) < self.average() => {
                Sentence::new("why-target-low").piece("card", card).number("average", self.average())
            }
            _ if self.nearest(power) == Some(seat) => Sentence::new("why-target-nearest").seat("whom", seat),
            _ => {
                let cards = self.view.pyramids.get(seat.index()).map_or(0, |cards| cards.len());
                Sentence::new("why-target-cards").seat("whom", seat).number("cards", cards as i32)
            }
        };
        Some((what, why))
    }

    /// Whoever probably has the lowest total among those that the power can hit.
    fn nearest(&self, power: Power) -> Option<Seat> {
        self.view.targets(power).min_by_key(|seat| {
            let (sum, hidden) = self.known_sum(*seat);
            sum + hidden as i32 * self.average()
        })
    }

    fn why_call(&self) -> Sentence {
        let (sum, hidden) = self.known_sum(self.me);
        let limit = i32::from(CALL_LIMIT) - sum;
        let key = match hidden {
            0 if limit >= 0 => return Sentence::new("why-call-known").number("sum", sum),
            1 | 2 => "why-call-likely",
            _ => return Sentence::new("why-call-count").number("sum", sum).number("hidden", hidden as i32),
        };
        let why = Sentence::new(key).number("sum", sum).number("hidden", hidden as i32);
        why.number("percent", self.percent_at_most(limit, hidden))
    }

    fn why_end(&self) -> Sentence {
        let (sum, hidden) = self.known_sum(self.me);
        match (sum > i32::from(CALL_LIMIT), hidden) {
            (true, 0) => Sentence::new("why-end-much").number("sum", sum),
            (false, 0) => Sentence::new("why-end-enough").number("sum", sum),
            (_, hidden) => Sentence::new("why-end-unseen").number("sum", sum).number("hidden", hidden as i32),
        }
    }
}
