//! 32 bytes as 64 hexadecimal digits.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) struct Hex(pub(crate) [u8; 32]);

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
        let text: String = self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        parse(text.as_bytes()).ok_or_else(|| D::Error::custom("64 hexadecimal digits are expected"))
    }
}

fn parse(digits: &[u8]) -> Option<Hex> {
    let half = |digit: &u8| char::from(*digit).to_digit(16).map(|value| value as u8);
    let pair = |pair: &[u8; 2]| Some(half(&pair[0])? << 4 | half(&pair[1])?);
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    let bytes: Option<Vec<u8>> = pairs.iter().map(pair).collect();
    bytes?.try_into().ok().map(Hex)
}
