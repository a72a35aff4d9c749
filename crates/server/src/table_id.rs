//! What stands in the link to a table: a random token, so that no table is found by trying. Tables of the first version of
//! the database have none; their code is their link for ever.

use store::Token;

use crate::identity::hex;

/// The id of a table with that code and token.
pub(crate) fn of(code: &str, token: Option<Token>) -> String {
    token.map_or_else(|| code.to_owned(), |token| hex(&token.0))
}

/// The token that is written there, if it is one.
pub(crate) fn token(id: &str) -> Option<Token> {
    let mut bytes = [0; 16];
    if id.len() != 2 * bytes.len() || !id.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(id.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(Token(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_written() {
        let written = Token(std::array::from_fn(|at| at as u8 * 17));
        assert_eq!(of("7TN832", Some(written)), "00112233445566778899aabbccddeeff");
        assert!(token(&of("7TN832", Some(written))) == Some(written));
        assert!(token("00112233445566778899AABBCCDDEEFF") == Some(written));
        assert_eq!(of("7TN832", None), "7TN832");
        for other in [
            "",
            "7TN832",
            "00112233445566778899aabbccddee",
            "00112233445566778899aabbccddeefg",
            "é0112233445566778899aabbccddeef",
        ] {
            assert!(token(other).is_none(), "{other}");
        }
    }
}
