//! Compression of what is made for a request: gzip (RFC 1952) around deflate (RFC 1951) with its fixed code.
//!
//! Text comes in parts, and each part can be read as soon as it is there. Whatever was in an earlier part is found again
//! in a later one, which is what makes replays small. Files of the page are compressed better, when it is built.

/// How far back a repetition may lie.
const WINDOW: usize = 1 << 15;
/// The longest repetition.
const LONGEST: usize = 258;
/// The shortest that is worth while.
const SHORTEST: usize = 4;
/// How many places are tried for a longer one.
const TRIES: usize = 48;
const HASHES: usize = 1 << 15;
const NOWHERE: u32 = u32::MAX;

/// The shortest repetition of each length code from 257 on, and how many further bits tell the length.
const LENGTHS: [(u16, u8); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];
/// The same for distances.
const DISTANCES: [(u16, u8); 30] = [
    (1, 0),
    (2, 0),
    (3, 0),
    (4, 0),
    (5, 1),
    (7, 1),
    (9, 2),
    (13, 2),
    (17, 3),
    (25, 3),
    (33, 4),
    (49, 4),
    (65, 5),
    (97, 5),
    (129, 6),
    (193, 6),
    (257, 7),
    (385, 7),
    (513, 8),
    (769, 8),
    (1025, 9),
    (1537, 9),
    (2049, 10),
    (3073, 10),
    (4097, 11),
    (6145, 11),
    (8193, 12),
    (12289, 12),
    (16385, 13),
    (24577, 13),
];

/// Compresses one text, part by part.
pub(crate) struct Gzip {
    /// Everything so far.
    text: Vec<u8>,
    /// The last place of every hash.
    heads: Vec<u32>,
    /// For every place, the place before it with the same hash.
    before: Vec<u32>,
    out: Vec<u8>,
    bits: u64,
    count: u32,
    crc: crc32fast::Hasher,
}

impl Gzip {
    pub(crate) fn new() -> Gzip {
        Gzip {
            text: Vec::new(),
            heads: vec![NOWHERE; HASHES],
            before: Vec::new(),
            out: vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255],
            bits: 0,
            count: 0,
            crc: crc32fast::Hasher::new(),
        }
    }

    /// The bytes that tell this part too.
    pub(crate) fn part(&mut self, text: &[u8]) -> Vec<u8> {
        self.crc.update(text);
        let mut at = self.text.len();
        self.text.extend_from_slice(text);
        self.before.resize(self.text.len(), NOWHERE);
        self.put(0b010, 3); // A block with the fixed code that is not the last.
        while at < self.text.len() {
            let (length, distance) = self.repetition(at);
            let step = if length >= SHORTEST {
                self.repeat(length, distance);
                length
            } else {
                self.literal(self.text[at].into());
                1
            };
            (at..at + step).for_each(|place| self.note(place));
            at += step;
        }
        self.literal(256);
        // An empty stored block ends on a whole byte: whoever reads has everything up to here.
        self.put(0b000, 3);
        self.align();
        self.out.extend_from_slice(&[0, 0, 0xff, 0xff]);
        std::mem::take(&mut self.out)
    }

    /// The bytes after the last part.
    pub(crate) fn end(mut self) -> Vec<u8> {
        self.put(0b011, 3);
        self.literal(256);
        self.align();
        self.out.extend_from_slice(&self.crc.finalize().to_le_bytes());
        self.out.extend_from_slice(&(self.text.len() as u32).to_le_bytes());
        self.out
    }

    fn hash(&self, at: usize) -> Option<usize> {
        let four: [u8; 4] = self.text.get(at..at + 4)?.try_into().ok()?;
        Some((u32::from_le_bytes(four).wrapping_mul(0x9E37_79B1) >> 17) as usize)
    }

    fn note(&mut self, at: usize) {
        if let Some(hash) = self.hash(at) {
            self.before[at] = std::mem::replace(&mut self.heads[hash], at as u32);
        }
    }

    /// The longest repetition that begins here, and how far back it lies.
    fn repetition(&self, at: usize) -> (usize, usize) {
        let mut best = (0, 0);
        let Some(hash) = self.hash(at) else { return best };
        let mut place = self.heads[hash];
        let longest = LONGEST.min(self.text.len() - at);
        for _ in 0..TRIES {
            if place == NOWHERE || at - place as usize > WINDOW {
                break;
            }
            let from = place as usize;
            let same = (0..longest).take_while(|n| self.text[from + n] == self.text[at + n]).count();
            if same > best.0 {
                best = (same, at - from);
            }
            if same == longest {
                break;
            }
            place = self.before[from];
        }
        best
    }

    fn repeat(&mut self, length: usize, distance: usize) {
        let code = LENGTHS.partition_point(|(base, _)| usize::from(*base) <= length) - 1;
        self.literal(257 + code as u16);
        let (base, bits) = LENGTHS[code];
        self.put((length - usize::from(base)) as u64, bits.into());
        let code = DISTANCES.partition_point(|(base, _)| usize::from(*base) <= distance) - 1;
        self.put_reversed(code as u16, 5);
        let (base, bits) = DISTANCES[code];
        self.put((distance - usize::from(base)) as u64, bits.into());
    }

    /// A byte, the end of a block (256) or a length code, in the fixed code.
    fn literal(&mut self, symbol: u16) {
        match symbol {
            0..=143 => self.put_reversed(0x30 + symbol, 8),
            144..=255 => self.put_reversed(0x190 + symbol - 144, 9),
            256..=279 => self.put_reversed(symbol - 256, 7),
            _ => self.put_reversed(0xc0 + symbol - 280, 8),
        }
    }

    fn put_reversed(&mut self, code: u16, count: u32) {
        self.put((code.reverse_bits() >> (16 - count)).into(), count);
    }

    fn put(&mut self, value: u64, count: u32) {
        self.bits |= value << self.count;
        self.count += count;
        while self.count >= 8 {
            self.out.push(self.bits as u8);
            self.bits >>= 8;
            self.count -= 8;
        }
    }

    fn align(&mut self) {
        if self.count > 0 {
            self.out.push(self.bits as u8);
            (self.bits, self.count) = (0, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::process::{Command, Stdio};

    use super::*;

    /// What the program `gzip` makes of it.
    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let mut gzip =
            Command::new("gzip").arg("-dc").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (mut input, packed) = (gzip.stdin.take().unwrap(), packed.to_vec());
        let writer = std::thread::spawn(move || input.write_all(&packed).unwrap());
        let output = gzip.wait_with_output().unwrap();
        writer.join().unwrap();
        assert!(output.status.success());
        output.stdout
    }

    #[test]
    fn what_is_packed_is_unpacked_as_it_was() {
        let mut rng = fastrand::Rng::with_seed(1);
        for size in [0, 1, 3, 4, 300, 70_000] {
            for letters in [1, 3, 255] {
                let mut gzip = Gzip::new();
                let (mut text, mut packed) = (Vec::new(), Vec::new());
                for _ in 0..3 {
                    let part: Vec<u8> = (0..size).map(|_| rng.u8(..=letters)).collect();
                    packed.extend(gzip.part(&part));
                    text.extend(part);
                }
                packed.extend(gzip.end());
                assert!(unpacked(&packed) == text, "{size} bytes of {letters} letters");
                if letters == 1 && size == 300 {
                    assert!(packed.len() < text.len() / 2);
                }
            }
        }
    }

    #[test]
    fn a_part_that_was_there_before_costs_next_to_nothing() {
        let mut gzip = Gzip::new();
        let part: Vec<u8> =
            (0..2000u32).flat_map(|number| number.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
        let (first, second) = (gzip.part(&part).len(), gzip.part(&part).len());
        assert!(second * 20 < first, "{first} and {second} bytes");
    }
}
