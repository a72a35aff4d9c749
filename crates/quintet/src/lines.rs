//! Lines of a stream, with a bound on the memory of each.

use std::io::{self, BufRead};

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, without its end.
    Whole,
    /// A line that is longer than allowed; it was skipped.
    TooLong,
    /// There are no more.
    End,
}

/// Reads the next line into `line`; one of more than `max` bytes is discarded while it is read.
pub(crate) fn read(input: &mut impl BufRead, line: &mut Vec<u8>, max: usize) -> io::Result<Line> {
    line.clear();
    let mut begun = false;
    let mut too_long = false;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = part.iter().position(|byte| *byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        too_long |= line.len() + text.len() > max;
        if !too_long {
            line.extend_from_slice(text);
        }
        // The stream ends: a last line without an end counts, an empty one does not.
        let over = part.is_empty();
        begun |= !over;
        let used = text.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || over {
            return Ok(match (begun, too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_are_read_whole_or_skipped() {
        let text = b"ab\n\nabcdef\nabcd\n\xffx";
        // A buffer of three bytes, so that lines come in pieces.
        let mut input = BufReader::with_capacity(3, &text[..]);
        let mut line = Vec::new();
        let mut all = Vec::new();
        loop {
            match read(&mut input, &mut line, 4).unwrap() {
                Line::Whole => all.push(line.clone()),
                Line::TooLong => all.push(b"too long".to_vec()),
                Line::End => break,
            }
        }
        assert_eq!(all, [&b"ab"[..], b"", b"too long", b"abcd", b"\xffx"]);
    }
}
