//! The write-ahead log, read before SQLite reads it: is what it cannot use a torn tail, or damage?
//!
//! SQLite takes the log up to its first bad frame and drops the rest without a word. That is right for the last
//! transaction, cut short by a power cut before it was acknowledged. It is wrong where further transactions follow: each
//! began only after the one before it was synced, so a bad frame before them was good once. The format is described at
//! <https://sqlite.org/fileformat2.html#walformat>.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The last bit says how words are ordered where checksums are taken.
const MAGIC: u32 = 0x377F_0682;
const FORMAT: u32 = 3_007_000;

/// What would be lost if the log were used as far as it is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WalDamage {
    /// The first bad frame, counted from 1; 0 is the header of the log.
    pub frame: u64,
    /// How many commits would be lost, as far as can be told.
    pub commits: u64,
}

/// The write-ahead log of that database.
pub(super) fn path_of(database: &Path) -> PathBuf {
    beside(database, "-wal")
}

/// The file that SQLite keeps beside a database under its name and that ending.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Whether commits lie behind damage in the write-ahead log of that database, which nobody has open.
pub(super) fn damage(database: &Path) -> io::Result<Option<WalDamage>> {
    let file = match File::open(path_of(database)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    let mut log = BufReader::with_capacity(1 << 16, file);
    let Some(header) = read_whole(&mut log, HEADER)? else { return Ok(None) };
    let header = Header::parse(&header);
    if header.is_good() {
        return judge_frames(&mut log, &header);
    }
    match page_size_of(database)? {
        Some(page_size) => judge_without_header(&mut log, &header, page_size),
        None => Ok(None),
    }
}

/// The size of the pages of that database, if it says so.
fn page_size_of(database: &Path) -> io::Result<Option<usize>> {
    let head = read_whole(&mut File::open(database)?, 18)?;
    let size = head.map(|head| usize::from(u16::from_be_bytes([head[16], head[17]])));
    // 65536 does not fit its two bytes.
    let size = size.map(|size| if size == 1 { 1 << 16 } else { size });
    Ok(size.filter(|size| is_page_size(*size)))
}

fn is_page_size(size: usize) -> bool {
    size.is_power_of_two() && (512..=1 << 16).contains(&size)
}

/// So many bytes, or `None` if there are fewer.
fn read_whole(from: &mut impl Read, length: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = vec![0; length];
    match from.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

type Checksum = (u32, u32);

/// The checksum after these bytes, which are a multiple of eight; each depends on all before it.
fn checksum(before: Checksum, bytes: &[u8], big_endian: bool) -> Checksum {
    let (mut a, mut b) = before;
    for pair in bytes.chunks_exact(8) {
        let [x, y] = [0, 4].map(|at| {
            let read = word(pair, at);
            if big_endian { read } else { read.swap_bytes() }
        });
        a = a.wrapping_add(x).wrapping_add(b);
        b = b.wrapping_add(y).wrapping_add(a);
    }
    (a, b)
}

struct Header {
    magic: u32,
    format: u32,
    page_size: usize,
    /// Drawn anew whenever the log starts over, so that older frames behind the newer ones are told apart.
    salts: (u32, u32),
    checksum: Checksum,
    /// What the checksum should be.
    computed: Checksum,
}

impl Header {
    fn parse(bytes: &[u8]) -> Header {
        let [magic, format, page_size, _checkpoints, salt_1, salt_2, sum_1, sum_2] =
            std::array::from_fn(|at| word(bytes, at * 4));
        Header {
            magic,
            format,
            page_size: page_size as usize,
            salts: (salt_1, salt_2),
            checksum: (sum_1, sum_2),
            computed: checksum((0, 0), &bytes[..24], magic & 1 == 1),
        }
    }

    /// Whether the part is right that every log of a database has in common.
    fn has_form(&self, page_size: usize) -> bool {
        self.magic & !1 == MAGIC && self.format == FORMAT && self.page_size == page_size
    }

    fn is_good(&self) -> bool {
        self.has_form(self.page_size) && is_page_size(self.page_size) && self.checksum == self.computed
    }
}

struct Frame {
    page: u32,
    /// Whether a transaction ends here.
    commits: bool,
    salts: (u32, u32),
    checksum: Checksum,
}

impl Frame {
    fn parse(bytes: &[u8]) -> Frame {
        let [page, size, salt_1, salt_2, sum_1, sum_2] = std::array::from_fn(|at| word(bytes, at * 4));
        Frame { page, commits: size != 0, salts: (salt_1, salt_2), checksum: (sum_1, sum_2) }
    }
}

/// Goes through all frames behind a good header.
fn judge_frames(log: &mut impl Read, header: &Header) -> io::Result<Option<WalDamage>> {
    let big_endian = header.magic & 1 == 1;
    let mut before = header.checksum;
    let mut bad = None;
    // Whether the transaction with the bad frame has ended: whatever is committed after that lies behind it.
    let mut ended = false;
    let mut behind = 0;
    let mut pages = HashSet::new();
    let mut number = 0;
    while let Some(bytes) = read_whole(log, FRAME_HEADER + header.page_size)? {
        number += 1;
        let frame = Frame::parse(&bytes);
        let ours = frame.salts == header.salts && frame.page != 0;
        if bad.is_none() {
            let sum = checksum(before, &bytes[..8], big_endian);
            if !ours || checksum(sum, &bytes[FRAME_HEADER..], big_endian) != frame.checksum {
                bad = Some(number);
                ended = ours && frame.commits;
            }
            before = frame.checksum;
        } else if ours {
            // A transaction writes each page once: a second time is another transaction, though the frame that ended
            // the first cannot be read.
            ended |= pages.contains(&frame.page);
            behind += u64::from(ended && frame.commits);
            ended |= frame.commits;
        }
        if frame.commits && bad.is_none() {
            pages.clear();
        } else if ours {
            pages.insert(frame.page);
        }
    }
    // The transaction with the bad frame was acknowledged, too.
    Ok(bad.filter(|_| behind > 0).map(|frame| WalDamage { frame, commits: behind + 1 }))
}

/// Goes through the frames behind a bad header, without which SQLite uses none of them. A header cut short while the log
/// started over is harmless: the frames behind it are of the time before, and are all in the database.
fn judge_without_header(
    log: &mut impl Read,
    header: &Header,
    page_size: usize,
) -> io::Result<Option<WalDamage>> {
    let mut first = None;
    let mut commits = 0;
    while let Some(bytes) = read_whole(log, FRAME_HEADER + page_size)? {
        let frame = Frame::parse(&bytes);
        let salts = *first.get_or_insert(frame.salts);
        commits += u64::from(frame.salts == salts && frame.page != 0 && frame.commits);
    }
    let Some(salts) = first else { return Ok(None) };
    let belongs = !header.has_form(page_size) || header.salts.0 == salts.0 || header.salts.1 == salts.1;
    Ok((belongs && commits > 0).then_some(WalDamage { frame: 0, commits }))
}
