//! A secret of 128 bits as words that can be written down and read aloud in any language: proquints (Wilkerson, "A
//! Proposal for Proquints", 2009), five letters for 16 bits, consonants and vowels in turn. A ninth word is a checksum,
//! so that a slip of the pen is told from a wrong phrase.

use crate::identity::{hash, random};

const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
const VOWELS: &[u8; 4] = b"aiou";
/// Bytes of the secret.
const BYTES: usize = 16;

/// Why something is no phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPhrase {
    /// It does not have nine words of five such letters.
    Form,
    /// Its last word does not fit the others.
    Checksum,
}

/// A new phrase, as it is written down.
pub(crate) fn generate() -> String {
    written(random())
}

fn written(secret: [u8; BYTES]) -> String {
    let words = secret.chunks_exact(2).map(|pair| word(u16::from_be_bytes([pair[0], pair[1]])));
    let words: Vec<String> = words.chain([word(checksum(secret))]).collect();
    words.join(" ")
}

/// The phrase as it was first written, whatever stands between its words and however large its letters are.
pub(crate) fn read(text: &str) -> Result<String, NoPhrase> {
    let letters: Vec<u8> =
        text.bytes().filter(u8::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase()).collect();
    let others = text.chars().any(|c| !(c.is_ascii_alphabetic() || c.is_whitespace() || "-.,·–".contains(c)));
    if others || letters.len() != 5 * (BYTES / 2 + 1) {
        return Err(NoPhrase::Form);
    }
    let numbers: Option<Vec<u16>> = letters.chunks_exact(5).map(number).collect();
    let numbers = numbers.ok_or(NoPhrase::Form)?;
    let mut secret = [0; BYTES];
    for (pair, number) in secret.chunks_exact_mut(2).zip(&numbers) {
        pair.copy_from_slice(&number.to_be_bytes());
    }
    if numbers.last() != Some(&checksum(secret)) {
        return Err(NoPhrase::Checksum);
    }
    Ok(written(secret))
}

fn word(number: u16) -> String {
    let consonant = |shift: u16| char::from(CONSONANTS[usize::from(number >> shift & 15)]);
    let vowel = |shift: u16| char::from(VOWELS[usize::from(number >> shift & 3)]);
    String::from_iter([consonant(12), vowel(10), consonant(6), vowel(4), consonant(0)])
}

fn number(word: &[u8]) -> Option<u16> {
    let &[first, second, third, fourth, fifth] = word else { return None };
    let consonant = |letter: u8| Some(CONSONANTS.iter().position(|known| *known == letter)? as u16);
    let vowel = |letter: u8| Some(VOWELS.iter().position(|known| *known == letter)? as u16);
    let (second, fourth) = (vowel(second)? << 10, vowel(fourth)? << 4);
    Some(consonant(first)? << 12 | second | consonant(third)? << 6 | fourth | consonant(fifth)?)
}

fn checksum(secret: [u8; BYTES]) -> u16 {
    let hash = hash(&crate::identity::hex(&secret));
    u16::from_str_radix(&hash[..4], 16).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_the_proposal() {
        // 127.0.0.1 is lusab-babad, 63.84.220.193 gutih-tugad.
        assert_eq!((word(0x7f00), word(0x0001)), ("lusab".to_owned(), "babad".to_owned()));
        assert_eq!((word(0x3f54), word(0xdcc1)), ("gutih".to_owned(), "tugad".to_owned()));
        assert!((0..=u16::MAX).all(|n| number(word(n).as_bytes()) == Some(n)));
    }

    #[test]
    fn a_phrase_is_read_however_it_is_written() {
        let phrase = generate();
        assert_eq!(phrase.split(' ').count(), 9);
        for text in [
            phrase.clone(),
            phrase.to_uppercase(),
            phrase.replace(' ', "-"),
            format!(" {phrase}\n"),
            phrase.replace(' ', ""),
        ] {
            assert_eq!(read(&text), Ok(phrase.clone()));
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_noticed() {
        let phrase = written(std::array::from_fn(|n| n as u8 * 7));
        for (at, letter) in phrase.char_indices().filter(|(_, letter)| *letter != ' ') {
            let other = if VOWELS.contains(&(letter as u8)) { VOWELS } else { &CONSONANTS[..4] };
            let slip = other.iter().find(|other| **other as char != letter).unwrap();
            let mut text = phrase.clone();
            text.replace_range(at..=at, &(*slip as char).to_string());
            assert_eq!(read(&text), Err(NoPhrase::Checksum), "{text}");
        }
        for text in [
            "",
            "lusab babad",
            "hello",
            &phrase[..phrase.len() - 1],
            &phrase.replace('b', "q"),
            &format!("{phrase} babab"),
            &phrase.replace(' ', "7"),
        ] {
            assert_eq!(read(text), Err(NoPhrase::Form), "{text}");
        }
    }
}
