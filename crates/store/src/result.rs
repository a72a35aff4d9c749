//! How games ended: what somebody has played is read from here, never from a log.

use crate::Token;

/// Which points are better in a game, as far as its places tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Better {
    /// The places do not tell: all had the same.
    #[default]
    Unknown,
    /// Fewer points.
    Fewer,
    /// More points.
    More,
}

impl Better {
    /// As it is stored.
    pub(crate) fn number(self) -> i64 {
        match self {
            Better::Unknown => 0,
            Better::Fewer => -1,
            Better::More => 1,
        }
    }

    /// Of its stored form.
    pub(crate) fn of(number: i64) -> Better {
        match number {
            ..0 => Better::Fewer,
            0 => Better::Unknown,
            1.. => Better::More,
        }
    }
}

/// How a game ended; written in the same append that ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The id of the game.
    pub game: String,
    /// The options, a line that is compared as it is: games of equal lines are counted together.
    pub options: Box<str>,
    /// How long it took, in milliseconds.
    pub millis: u64,
    /// Which points are better.
    pub better: Better,
    /// Every seat.
    pub seats: Vec<SeatResult>,
    /// The rest, a line that the store passes on as it is.
    pub line: Box<str>,
}

/// How a game ended for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The devices of the person who had it; none for a bot.
    pub devices: Vec<Box<str>>,
    /// The name there.
    pub name: String,
    /// Its team, where there were teams.
    pub team: Option<u8>,
    /// Its place, 1 for the best.
    pub place: u8,
    /// Whether it won.
    pub won: bool,
    /// Its points.
    pub score: i32,
}

/// The number of a table in a database, by which results are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableNumber(pub i64);

/// The number of somebody who has played, by which their name is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerNumber(pub i64);

/// A game and its options.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variant {
    /// The id of the game.
    pub game: String,
    /// The options, as [`GameResult`] had them.
    pub options: Box<str>,
}

/// All games of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedGames {
    /// The latest first, each once.
    pub games: Vec<Played>,
    /// What was played.
    pub variants: Vec<Variant>,
}

/// A game as somebody played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table.
    pub table: TableNumber,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// How long it took, in milliseconds.
    pub millis: u64,
    /// What was played: which of the variants.
    pub variant: usize,
    /// How many seats there were.
    pub seats: u8,
    /// The place, 1 for the best.
    pub place: u8,
    /// Whether they won.
    pub won: bool,
    /// Their points.
    pub score: i32,
    /// Which points are better.
    pub better: Better,
    /// The other people there.
    pub others: Vec<Other>,
}

/// Somebody else at the same table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// Who.
    pub player: PlayerNumber,
    /// How it went between the two.
    pub versus: Versus,
}

/// How it went against somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// They came behind.
    Ahead,
    /// They came before.
    Behind,
    /// They shared the place.
    Even,
    /// They were in the same team.
    Together,
}

impl Versus {
    /// The sign by which it is stored.
    pub(crate) fn sign(self) -> char {
        match self {
            Versus::Ahead => '+',
            Versus::Behind => '-',
            Versus::Even => '=',
            Versus::Together => '~',
        }
    }

    /// Of its sign.
    pub(crate) fn of(sign: u8) -> Option<Versus> {
        Some(match sign {
            b'+' => Versus::Ahead,
            b'-' => Versus::Behind,
            b'=' => Versus::Even,
            b'~' => Versus::Together,
            _ => return None,
        })
    }

    /// How it went for one seat against another.
    pub(crate) fn between(one: &SeatResult, other: &SeatResult) -> Versus {
        if one.team.is_some() && one.team == other.team {
            return Versus::Together;
        }
        match one.place.cmp(&other.place) {
            std::cmp::Ordering::Less => Versus::Ahead,
            std::cmp::Ordering::Equal => Versus::Even,
            std::cmp::Ordering::Greater => Versus::Behind,
        }
    }
}

/// The others at a table from the side of one seat, as they are stored: the number of each with a sign. `numbers` are
/// those of every seat's devices.
pub(crate) fn others_text(seats: &[SeatResult], numbers: &[Vec<i64>], at: usize) -> String {
    let others = seats.iter().zip(numbers).enumerate().filter(|(other, _)| *other != at);
    let others = others.filter_map(|(_, (other, numbers))| {
        // A person on several devices is found by any of them.
        Some(format!("{}{}", numbers.first()?, Versus::between(&seats[at], other).sign()))
    });
    others.collect()
}

/// The others, of their stored form.
pub(crate) fn others_from(text: &[u8]) -> Vec<Other> {
    let (mut all, mut number) = (Vec::new(), 0);
    for byte in text {
        if byte.is_ascii_digit() {
            number = number * 10 + i64::from(byte - b'0');
        } else if let Some(versus) = Versus::of(*byte) {
            all.push(Other { player: PlayerNumber(std::mem::take(&mut number)), versus });
        }
    }
    all
}

/// Somebody who has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their number.
    pub number: PlayerNumber,
    /// The id of the person whose device it is.
    pub person: Box<str>,
    /// Their name in the latest game.
    pub name: String,
}

/// A result as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptResult {
    /// The table.
    pub table: TableNumber,
    /// Its code.
    pub code: String,
    /// What its link carries; tables of the first version of the database and deleted ones have none.
    pub token: Option<Token>,
    /// Whether its log was deleted.
    pub deleted: bool,
    /// The id of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The rest, as [`GameResult`] had it.
    pub line: Box<str>,
}
