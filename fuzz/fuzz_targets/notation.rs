//! Cards, hands, boards and rolls as people write them: any text is read or refused, and what was read is written
//! and read back as the same value.

#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;

fn round_trip<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        let again = written.parse::<T>();
        assert!(again.is_ok_and(|again| again == value), "{text:?} is written {written:?}");
    }
}

fuzz_target!(|text: &str| {
    round_trip::<five_crowns::card::Rank>(text);
    round_trip::<five_crowns::card::Card>(text);
    round_trip::<five_crowns::hand::Hand>(text);
    round_trip::<five_or_less::Card>(text);
    round_trip::<find_five::board::Symbols>(text);
    round_trip::<find_five::roll::Roll>(text);
    round_trip::<double_series::Card>(text);
    round_trip::<double_series::Hand>(text);
    round_trip::<one_more::Card>(text);
    round_trip::<one_more::Cards>(text);
});
