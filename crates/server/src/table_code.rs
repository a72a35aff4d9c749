//! The codes by which tables are found.

use crate::identity::random;

/// Letters and digits that nobody mistakes for another, in print or by voice.
const ALPHABET: &[u8] = b"BCDFGHJKLMNPQRSTVWXZ23456789";
/// Long enough for almost half a billion codes: a private table is not found by trying.
const LENGTH: usize = 6;

/// A random code.
pub(crate) fn generate() -> String {
    // 28 letters do not divide 256 evenly; the bias is far too small to help anybody guess.
    random::<LENGTH>().iter().map(|byte| char::from(ALPHABET[*byte as usize % ALPHABET.len()])).collect()
}

/// Whether this could be the code of a table.
pub(crate) fn is_valid(code: &str) -> bool {
    code.len() == LENGTH && code.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_codes_are_valid_and_others_are_not() {
        for _ in 0..100 {
            assert!(is_valid(&generate()));
        }
        for wrong in ["", "BBBBB", "BBBBBBB", "BBBBBA", "bbbbbb", "BBBBB0", "BBBB\u{e9}"] {
            assert!(!is_valid(wrong), "{wrong:?}");
        }
    }
}
