//! Finds every card in a message, whatever it is called and wherever it stands.

use std::collections::BTreeMap;

use serde_json::Value;

/// Cards with the number of their copies.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Cards(BTreeMap<String, usize>);

impl Cards {
    /// These cards.
    pub(crate) fn of<'a>(cards: impl IntoIterator<Item = &'a String>) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.put(card));
        all
    }

    /// Puts a card in.
    pub(crate) fn put(&mut self, card: &str) {
        *self.0.entry(card.to_owned()).or_default() += 1;
    }

    /// Puts all these cards in.
    pub(crate) fn add(&mut self, other: &Cards) {
        for (card, count) in &other.0 {
            *self.0.entry(card.clone()).or_default() += count;
        }
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each card as often as it is there.
    pub(crate) fn list(&self) -> Vec<String> {
        self.0.iter().flat_map(|(card, count)| vec![card.clone(); *count]).collect()
    }

    /// Whether the others have as many of each, or which card they lack.
    pub(crate) fn within(&self, others: &Cards) -> Result<(), String> {
        let lacking = self.0.iter().find(|(card, count)| others.0.get(*card).copied().unwrap_or(0) < **count);
        lacking.map_or(Ok(()), |(card, _)| Err(card.clone()))
    }

    /// Whether the others have each at least once, or which card they lack.
    pub(crate) fn kinds_within(&self, others: &Cards) -> Result<(), String> {
        let lacking = self.0.keys().find(|card| !others.0.contains_key(*card));
        lacking.map_or(Ok(()), |card| Err(card.clone()))
    }
}

/// All cards in this JSON: in names, in texts, in words of texts, in either notation.
pub(crate) fn cards_in(value: &Value) -> Cards {
    let mut cards = Cards::default();
    collect(value, &mut cards);
    cards
}

fn collect(value: &Value, cards: &mut Cards) {
    match value {
        Value::String(text) => words(text, cards),
        Value::Array(values) => values.iter().for_each(|value| collect(value, cards)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            words(name, cards);
            collect(value, cards);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn words(text: &str, cards: &mut Cards) {
    let plain: String = text
        .chars()
        .filter(|sign| *sign != '\u{fe0f}')
        .map(|sign| match sign {
            '★' => 't',
            '♥' => 'h',
            '♣' => 'c',
            '♠' => 's',
            '♦' => 'd',
            other => other,
        })
        .collect();
    for word in plain.split(|sign: char| !sign.is_alphanumeric()) {
        if word == "Joker" {
            cards.put("W");
        } else if is_card(word) {
            cards.put(word);
        }
    }
}

fn is_card(word: &str) -> bool {
    let ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    let suited = word.strip_suffix(['t', 'h', 'c', 's', 'd']);
    word == "W" || suited.is_some_and(|rank| ranks.contains(&rank))
}
