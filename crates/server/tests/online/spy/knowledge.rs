//! What each audience may know after each event, worked out from the log of the finished game and the rules of
//! the table, not from anything the server shows.

use serde_json::Value;
use table::{Audience, Seat};

use super::scan::Cards;

/// The table after an event.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// The hands by seat; after laying down, what is left of them.
    hands: Vec<Vec<String>>,
    /// The melds that each seat laid in this round. The rest of such a hand is for all to see too.
    laid: Vec<Option<Vec<String>>>,
    /// The discard pile, face up.
    discard: Vec<String>,
    stock: Vec<String>,
    /// The card in the hand of whoever is to discard, and whether all have seen it.
    drawn: Option<(Seat, String, bool)>,
    /// Everything laid and left at the end of the round before.
    last: Vec<String>,
    /// What this event itself shows to all, and to one seat alone.
    open: Vec<String>,
    own: Vec<Vec<String>>,
}

/// The states of the game from before the first event to after the last.
pub(crate) fn history(log: &str) -> Vec<Known> {
    let mut lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let seats = lines.next().unwrap()["seats"].as_u64().unwrap() as usize;
    let mut known = Known { hands: vec![Vec::new(); seats], laid: vec![None; seats], ..Known::default() };
    let mut all = vec![known.clone()];
    for record in lines.filter(|line| line.get("events").is_some()) {
        for event in record["events"].as_array().unwrap() {
            known.happens(event);
            all.push(known.clone());
        }
    }
    all
}

impl Known {
    fn happens(&mut self, event: &Value) {
        let seats = self.hands.len();
        (self.open, self.own) = (Vec::new(), vec![Vec::new(); seats]);
        let seat = event["seat"].as_u64().map(|seat| seat as usize);
        let card = event["card"].as_str().map(str::to_owned);
        match (event["is"].as_str().unwrap(), seat, card) {
            ("dealt", ..) => {
                self.hands = event["hands"].as_array().unwrap().iter().map(list).collect();
                self.own.clone_from(&self.hands);
                self.laid = vec![None; seats];
                self.discard = vec![event["top"].as_str().unwrap().to_owned()];
                self.open.clone_from(&self.discard);
                self.stock = list(&event["stock"]);
            }
            ("turn", ..) => self.drawn = None,
            ("drew", Some(seat), Some(card)) => {
                assert_eq!(self.stock.remove(0), card);
                self.hands[seat].push(card.clone());
                self.own[seat].push(card.clone());
                self.drawn = Some((Seat(seat as u8), card, false));
            }
            ("took", Some(seat), Some(card)) => {
                assert_eq!(self.discard.pop().as_ref(), Some(&card));
                self.hands[seat].push(card.clone());
                self.open.push(card.clone());
                self.drawn = Some((Seat(seat as u8), card, true));
            }
            ("discarded", Some(seat), Some(card)) => {
                let at = self.hands[seat].iter().position(|held| *held == card).unwrap();
                self.hands[seat].remove(at);
                self.discard.push(card.clone());
                self.open.push(card);
                self.drawn = None;
            }
            ("laid", Some(seat), _) => {
                let left = list(&event["left"]);
                let melds: Vec<String> = event["melds"].as_array().unwrap().iter().flat_map(list).collect();
                self.open = melds.iter().chain(&left).cloned().collect();
                let hand = Cards::of(&self.hands[seat]);
                assert_eq!(Cards::of(&self.open), hand, "nothing is laid that was not in the hand");
                (self.hands[seat], self.laid[seat]) = (left, Some(melds));
            }
            ("reshuffled", ..) => {
                self.stock = list(&event["stock"]);
                self.discard = vec![event["top"].as_str().unwrap().to_owned()];
                self.open.clone_from(&self.discard);
            }
            ("round_ended", ..) => {
                let melds = self.laid.iter().flatten().flatten();
                self.last = melds.chain(self.hands.iter().flatten()).cloned().collect();
            }
            ("dealer" | "ended", ..) => {}
            (other, ..) => panic!("an event that the spy does not know: {other}"),
        }
    }

    /// The hand that this audience holds.
    pub(crate) fn hand(&self, audience: Audience) -> Cards {
        Cards::of(audience.seat().into_iter().flat_map(|seat| &self.hands[seat.index()]))
    }

    /// The top of the discard pile.
    pub(crate) fn top(&self) -> Cards {
        Cards::of(self.discard.last())
    }

    /// Whether that player's cards lie open.
    pub(crate) fn has_laid(&self, seat: Seat) -> bool {
        self.laid[seat.index()].is_some()
    }

    /// The card that nobody knows yet.
    pub(crate) fn next_of_stock(&self) -> Option<&String> {
        self.stock.first()
    }

    /// What may stand in a view: each card once for every place where it lies in sight.
    pub(crate) fn view(&self, audience: Audience) -> Cards {
        let mut cards = self.hand(audience);
        cards.add(&Cards::of(&self.discard));
        for (seat, (melds, left)) in self.laid.iter().zip(&self.hands).enumerate() {
            let Some(melds) = melds else { continue };
            cards.add(&Cards::of(melds));
            if audience != Audience::Seat(Seat(seat as u8)) {
                cards.add(&Cards::of(left));
            }
        }
        cards.add(&Cards::of(&self.last));
        if let Some((seat, card, open)) = &self.drawn
            && (*open || audience == Audience::Seat(*seat))
        {
            cards.put(card);
        }
        cards
    }

    /// What the event before this state shows to that audience.
    pub(crate) fn seen(&self, audience: Audience) -> Cards {
        let own = audience.seat().and_then(|seat| self.own.get(seat.index()));
        Cards::of(self.open.iter().chain(own.into_iter().flatten()))
    }
}

fn list(cards: &Value) -> Vec<String> {
    cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}
