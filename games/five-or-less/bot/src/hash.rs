//! Chance that stays the same however often it is asked: a hash of what happened. A bot asked again has forgotten,
//! mixed up and overlooked the same things.

use five_or_less::KnownCard;

/// What a hash is for; different ones are independent.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Forget = 1,
    MixUp,
    MissChange,
    OverlookThrow,
    OverlookCall,
}

/// From 0 to 1, by these words.
pub(crate) fn uniform(purpose: Purpose, words: &[u64]) -> f64 {
    let mut state = purpose as u64;
    for word in words {
        state = mixed(state ^ mixed(*word));
    }
    (state >> 11) as f64 / (1u64 << 53) as f64
}

/// A word for this sight of a card.
pub(crate) fn of_sight(known: &KnownCard, round: u8) -> u64 {
    u64::from(known.turn) << 32
        | u64::from(round) << 24
        | u64::from(known.seat.0) << 16
        | u64::from(known.slot) << 8
        | known.card.index() as u64
}

/// The finalizer of `SplitMix64`.
fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
