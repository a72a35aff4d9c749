//! How likely a player who counts cards is to win from a board, with the others to play next: every line that can
//! still become somebody's series is told by the cards that its free spaces ask for, and what such a line is worth
//! was learnt from games.

use std::sync::LazyLock;

use super::learnt::LEARNT;
use super::lines::Lines;
use double_series::card::Card;
use double_series::layout::Layout;
use double_series::markers::Team;
use double_series::scoring::most;
use double_series::series::{LINES, Series};
use double_series::square::Square;

/// How a free space of a line of mine can become mine, and how one of theirs can become theirs: a bit of a number
/// that counts the spaces of each kind, up to five.
mod kind {
    /// I hold its card, and nobody else can.
    pub(crate) const SURE: u16 = 1;
    /// I hold its card, and another is out.
    pub(crate) const HELD: u16 = 1 << 3;
    /// I do not, and none of its cards is out, or one, or two.
    pub(crate) const OUT: [u16; 3] = [1 << 12, 1 << 9, 1 << 6];
    /// The same for them.
    pub(crate) const THEIRS: [u16; 3] = [1 << 6, 1 << 3, 1];
    /// One is out, and I hold the other: I can stand in their way.
    pub(crate) const MET: u16 = 1 << 9;
}

/// How many kinds of lines there are: by the kinds of their free spaces, but an empty line of mine by the cards I
/// hold, and one of theirs is like any other.
const MINE: usize = 5 + 15 + 35 + 70 + 6;
const THEIRS: usize = 4 + 10 + 20 + 35 + 1;
/// What is told beside the lines: that there is a board, one, two or more two-eyed jacks in hand, the same of the
/// one-eyed, and how many of each are out.
const BESIDE: usize = 1 + 3 + 3 + 2;
/// My lines count otherwise with a two-eyed jack in hand, theirs with a one-eyed one.
const STAGE: usize = 2 * MINE + 2 * THEIRS + BESIDE;
/// And all that by whether I and they need one more series or two.
pub(crate) const FEATURES: usize = 4 * STAGE;
/// How many spaces for a two-eyed jack are looked at in games that are only imagined.
const JACK_SPACES: usize = 3;
/// One against one, teams of several, three teams.
pub(crate) const TABLES: usize = 3;

/// The number of a kind of line, by what its free spaces add up to.
struct Numbers {
    mine: Box<[u8]>,
    theirs: Box<[u8]>,
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let empty = |sum: usize| 125 + (sum % 8 + sum / 8 % 8) as u8;
    Numbers { mine: numbered(5, empty), theirs: numbered(4, |_| 69) }
});

/// Numbers all sums of one to four free spaces of so many kinds, the last kind filling up, and gives those of five
/// the number said.
fn numbered(kinds: u32, empty: impl Fn(usize) -> u8) -> Box<[u8]> {
    let mut numbers = vec![u8::MAX; 1 << (3 * kinds)].into_boxed_slice();
    let mut next = 0;
    for free in 1..=5_usize {
        for counts in 0..6_usize.pow(kinds - 1) {
            // The first kind changes last.
            let count = |kind: u32| counts / 6_usize.pow(kinds - 2 - kind) % 6;
            let told: usize = (0..kinds - 1).map(count).sum();
            let Some(rest) = free.checked_sub(told) else { continue };
            let sum = (0..kinds - 1).map(|kind| count(kind) << (3 * kind)).sum::<usize>()
                + (rest << (3 * (kinds - 1)));
            numbers[sum] = if free == 5 { empty(sum) } else { next };
            next += u8::from(free < 5);
        }
    }
    numbers
}

/// What the lines are worth, by table.
static WORTHS: LazyLock<Vec<Vec<f32>>> = LazyLock::new(|| {
    let thousandth = |worth: &i16| f32::from(*worth) / 1000.0;
    LEARNT.iter().map(|table| table.iter().map(thousandth).collect()).collect()
});

/// Which numbers hold at such a table.
pub(crate) const fn table(seats: u8, teams: u8) -> usize {
    match (teams, seats) {
        (3, _) => 2,
        (_, 2) => 0,
        _ => 1,
    }
}

/// What a player knows of the cards, and what the free spaces of every line add up to by that.
#[derive(Clone)]
pub(crate) struct Outlook {
    team: Team,
    /// Which numbers are looked up.
    table: usize,
    held: [u8; Card::KINDS],
    out: [u8; Card::KINDS],
    free: u128,
    mine: [u16; LINES],
    theirs: [u16; LINES],
}

/// How the spaces of a card count, for my lines and for theirs.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kinds {
    mine: u16,
    theirs: u16,
}

impl Kinds {
    /// Of a space that is not free.
    const NONE: Kinds = Kinds { mine: 0, theirs: 0 };

    const fn of(held: u8, out: u8) -> Kinds {
        let least = if out > 2 { 2 } else { out as usize };
        match (held > 0, out) {
            (true, 0) => Kinds { mine: kind::SURE, theirs: kind::THEIRS[0] },
            (true, _) => Kinds { mine: kind::HELD, theirs: kind::MET },
            (false, _) => Kinds { mine: kind::OUT[least], theirs: kind::THEIRS[least] },
        }
    }
}

/// What lines are worth at a stage of the game, by what their free spaces add up to.
struct Scale<'a> {
    numbers: &'a Numbers,
    mine: &'a [f32],
    theirs: &'a [f32],
    /// What is told beside the lines.
    jacks: f32,
}

impl Scale<'_> {
    fn mine(&self, sum: u16) -> f32 {
        // A full line has no number, and is worth nothing more.
        self.mine.get(usize::from(self.numbers.mine[usize::from(sum)])).copied().unwrap_or(0.0)
    }

    fn theirs(&self, sum: u16) -> f32 {
        self.theirs.get(usize::from(self.numbers.theirs[usize::from(sum)])).copied().unwrap_or(0.0)
    }

    /// How good everything looks together.
    fn whole(&self, outlook: &Outlook, lines: &Lines) -> f32 {
        let mut whole = self.jacks;
        for line in Series::all() {
            if lines.open(outlook.team, line) {
                whole += self.mine(outlook.mine[line.index()]);
            }
            for _ in lines.others(outlook.team).filter(|other| lines.open(*other, line)) {
                whole += self.theirs(outlook.theirs[line.index()]);
            }
        }
        whole
    }
}

/// The few spaces of a set where a marker builds and breaks most.
fn best(worth: &[f32; Square::COUNT], set: u128) -> u128 {
    let mut best = [(f32::NEG_INFINITY, 0_u128); JACK_SPACES];
    for square in Square::of(set) {
        let worth = worth[square.index()];
        if let Some(at) = best.iter().position(|(other, _)| worth > *other) {
            best[at..].rotate_right(1);
            best[at] = (worth, square.bit());
        }
    }
    best.iter().fold(0, |all, (_, square)| all | square)
}

impl Outlook {
    /// Of a player of that team, who holds these cards and does not know where those are.
    pub(crate) fn new(
        layout: &Layout,
        team: Team,
        table: usize,
        free: u128,
        held: [u8; Card::KINDS],
        out: [u8; Card::KINDS],
    ) -> Outlook {
        let mut outlook = Outlook { team, table, held, out, free: 0, mine: [0; LINES], theirs: [0; LINES] };
        Square::of(free).for_each(|square| outlook.freed(layout, square));
        outlook
    }

    fn kinds(&self, card: Card) -> Kinds {
        Kinds::of(self.held[card.index()], self.out[card.index()])
    }

    /// A marker was put there.
    pub(crate) fn taken(&mut self, layout: &Layout, square: Square) {
        self.free &= !square.bit();
        if let Some(card) = layout.card(square) {
            self.recount(square, self.kinds(card), Kinds::NONE);
        }
    }

    /// A marker was taken away from there.
    pub(crate) fn freed(&mut self, layout: &Layout, square: Square) {
        self.free |= square.bit();
        if let Some(card) = layout.card(square) {
            self.recount(square, Kinds::NONE, self.kinds(card));
        }
    }

    /// So many more or fewer of a card are in the hand, and out.
    pub(crate) fn moved(&mut self, layout: &Layout, card: Card, held: i8, out: i8) {
        let (at, before) = (card.index(), self.kinds(card));
        self.held[at] = self.held[at].saturating_add_signed(held);
        self.out[at] = self.out[at].saturating_add_signed(out);
        let after = self.kinds(card);
        if before != after {
            Square::of(layout.set(card) & self.free).for_each(|square| self.recount(square, before, after));
        }
    }

    fn recount(&mut self, square: Square, before: Kinds, after: Kinds) {
        for line in Series::through(square) {
            let at = line.index();
            self.mine[at] = self.mine[at] - before.mine + after.mine;
            self.theirs[at] = self.theirs[at] - before.theirs + after.theirs;
        }
    }

    fn jacks(&self, which: fn(Card) -> bool) -> (u8, u8) {
        let jacks = Card::jacks().into_iter().filter(|card| which(*card));
        jacks.fold((0, 0), |(held, out), card| (held + self.held[card.index()], out + self.out[card.index()]))
    }

    /// How good it looks: the logarithm of the odds of winning, with the others to play.
    pub(crate) fn worth(&self, lines: &Lines) -> f32 {
        let ((two_eyed, _), (one_eyed, _)) = (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        self.scale(lines, two_eyed, one_eyed).whole(self, lines)
    }

    /// Weighs what can be done with these cards: how much better it looks after each play, infinitely if it wins.
    /// `removable` are the markers that a one-eyed jack can take away. Only the best spaces for a two-eyed jack are
    /// looked at unless `all` are.
    pub(crate) fn weigh(
        &self,
        layout: &Layout,
        lines: &Lines,
        hand: &[Card],
        removable: &[(Team, Square)],
        all: bool,
        mut tell: impl FnMut(f32, Card, Square),
    ) {
        let ((two_eyed, _), (one_eyed, _)) = (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        let scale = self.scale(lines, two_eyed, one_eyed);
        let placing = |scale: &Scale<'_>, lost: f32, card: Card, square: Square| {
            let more = self.placing(layout, lines, scale, square, card);
            more.map_or_else(|| self.scoring(layout, lines, card, square), |more| lost + more)
        };
        let mut told = 0_u64;
        for card in hand.iter().copied() {
            // Each card once, and one jack is as good as another of its kind.
            let kind = match card {
                card if card.is_two_eyed() => Card::KINDS,
                card if card.is_one_eyed() => Card::KINDS + 1,
                card => card.index(),
            };
            if told >> kind & 1 == 1 {
                continue;
            }
            told |= 1 << kind;
            if card.is_two_eyed() {
                let less = self.scale(lines, two_eyed - 1, one_eyed);
                let lost = less.whole(self, lines) - scale.whole(self, lines);
                let spaces = if all { self.free } else { best(lines.placing(self.team), self.free) };
                Square::of(spaces).for_each(|square| tell(placing(&less, lost, card, square), card, square));
            } else if card.is_one_eyed() {
                let less = self.scale(lines, two_eyed, one_eyed - 1);
                let lost = less.whole(self, lines) - scale.whole(self, lines);
                for (owner, square) in removable {
                    tell(lost + self.removing(layout, lines, &less, *owner, *square), card, *square);
                }
            } else {
                let spaces = Square::of(layout.set(card) & self.free);
                spaces.for_each(|square| tell(placing(&scale, 0.0, card, square), card, square));
            }
        }
    }

    /// How much better it looks after a marker of mine has been put there with that card; nothing if it completes a
    /// series, for then much changes.
    fn placing(
        &self,
        layout: &Layout,
        lines: &Lines,
        scale: &Scale<'_>,
        square: Square,
        card: Card,
    ) -> Option<f32> {
        let mut worth = 0.0;
        let here = layout.card(square).map_or(Kinds::NONE, |shown| self.kinds(shown));
        // The other space of the card counts otherwise once the card is played; a jack has none.
        let after = Kinds::of(self.held[card.index()] - 1, self.out[card.index()]);
        let twin = if after == here { 0 } else { layout.set(card) & self.free & !square.bit() };
        for line in Series::through(square) {
            let (sum, theirs) = (self.mine[line.index()], self.theirs[line.index()]);
            if lines.open(self.team, line) {
                if lines.have(self.team, line) == 4 {
                    return None;
                }
                let less = sum - here.mine;
                let less = if line.mask() & twin == 0 { less } else { less - here.mine + after.mine };
                worth += scale.mine(less) - scale.mine(sum);
            }
            for _ in lines.others(self.team).filter(|other| lines.open(*other, line)) {
                worth -= scale.theirs(theirs);
            }
        }
        for twin in Square::of(twin) {
            for line in Series::through(twin).filter(|line| line.mask() & square.bit() == 0) {
                let (sum, theirs) = (self.mine[line.index()], self.theirs[line.index()]);
                if lines.open(self.team, line) {
                    worth += scale.mine(sum - here.mine + after.mine) - scale.mine(sum);
                }
                for _ in lines.others(self.team).filter(|other| lines.open(*other, line)) {
                    worth += scale.theirs(theirs - here.theirs + after.theirs) - scale.theirs(theirs);
                }
            }
        }
        Some(worth)
    }

    /// The same where it completes a series.
    fn scoring(&self, layout: &Layout, lines: &Lines, card: Card, square: Square) -> f32 {
        let now = self.worth(lines);
        let (outlook, lines) = self.after(layout, lines, card, square, None);
        if lines.needs(self.team) == 0 { f32::INFINITY } else { outlook.worth(&lines) - now }
    }

    /// What there is after a card of mine has been played there, where a marker of `owner` lies or none.
    pub(crate) fn after(
        &self,
        layout: &Layout,
        lines: &Lines,
        card: Card,
        square: Square,
        owner: Option<Team>,
    ) -> (Outlook, Lines) {
        let (mut outlook, mut lines) = (self.clone(), lines.clone());
        outlook.moved(layout, card, -1, 0);
        if let Some(owner) = owner {
            lines.take(owner, square);
            outlook.freed(layout, square);
            return (outlook, lines);
        }
        let completed = lines.completed(self.team, square);
        lines.put(self.team, square);
        most(&completed).iter().for_each(|series| lines.score(self.team, *series));
        outlook.taken(layout, square);
        (outlook, lines)
    }

    /// How much better it looks after a marker of others has been taken away.
    fn removing(
        &self,
        layout: &Layout,
        lines: &Lines,
        scale: &Scale<'_>,
        owner: Team,
        square: Square,
    ) -> f32 {
        let mut worth = 0.0;
        let here = layout.card(square).map_or(Kinds::NONE, |shown| self.kinds(shown));
        for line in Series::through(square) {
            let (sum, theirs) = (self.mine[line.index()], self.theirs[line.index()]);
            if lines.open(owner, line) {
                worth += scale.theirs(theirs + here.theirs) - scale.theirs(theirs);
            }
            if lines.open_but_for_one(self.team, line) {
                worth += scale.mine(sum + here.mine);
            }
            for _ in lines
                .others(self.team)
                .filter(|other| *other != owner && lines.open_but_for_one(*other, line))
            {
                worth += scale.theirs(theirs + here.theirs);
            }
        }
        worth
    }

    /// What lines are worth with so many jacks in hand.
    fn scale(&self, lines: &Lines, two_eyed: u8, one_eyed: u8) -> Scale<'static> {
        let worths = &WORTHS[self.table][self.stage(lines)..][..STAGE];
        let (mine, rest) = worths.split_at(2 * MINE);
        let (theirs, beside) = rest.split_at(2 * THEIRS);
        let mut jacks = beside[0];
        for (held, first) in [(two_eyed, 0), (one_eyed, 3)] {
            if held > 0 {
                jacks += beside[first + usize::from(held.min(3))];
            }
        }
        jacks += beside[7] * f32::from(self.jacks(Card::is_two_eyed).1);
        jacks += beside[8] * f32::from(self.jacks(Card::is_one_eyed).1);
        Scale {
            numbers: &NUMBERS,
            mine: if two_eyed > 0 { &mine[MINE..] } else { &mine[..MINE] },
            theirs: if one_eyed > 0 { &theirs[THEIRS..] } else { &theirs[..THEIRS] },
            jacks,
        }
    }

    /// Tells what there is to be learnt about, each feature with how often.
    #[cfg(any(test, feature = "learn"))]
    pub(crate) fn features(&self, lines: &Lines, mut tell: impl FnMut(usize, u8)) {
        let stage = self.stage(lines);
        let ((two_eyed, two_out), (one_eyed, one_out)) =
            (self.jacks(Card::is_two_eyed), self.jacks(Card::is_one_eyed));
        let mine = stage + if two_eyed > 0 { MINE } else { 0 };
        let theirs = stage + 2 * MINE + if one_eyed > 0 { THEIRS } else { 0 };
        let numbers = &*NUMBERS;
        for line in Series::all() {
            let (my_sum, their_sum) =
                (usize::from(self.mine[line.index()]), usize::from(self.theirs[line.index()]));
            if my_sum == 0 {
                continue;
            }
            if lines.open(self.team, line) {
                tell(mine + usize::from(numbers.mine[my_sum]), 1);
            }
            for _ in lines.others(self.team).filter(|other| lines.open(*other, line)) {
                tell(theirs + usize::from(numbers.theirs[their_sum]), 1);
            }
        }
        let beside = stage + 2 * MINE + 2 * THEIRS;
        tell(beside, 1);
        for (jacks, first) in [(two_eyed, 0), (one_eyed, 3)] {
            if jacks > 0 {
                tell(beside + first + usize::from(jacks.min(3)), 1);
            }
        }
        tell(beside + 7, two_out);
        tell(beside + 8, one_out);
    }

    /// Where the numbers begin that hold by what I and they still need.
    fn stage(&self, lines: &Lines) -> usize {
        let needs = |team: Team| usize::from(lines.needs(team) > 1);
        STAGE * (2 * needs(self.team) + lines.others(self.team).map(needs).min().unwrap_or(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_has_its_number() {
        for (numbers, most) in [(&NUMBERS.mine, MINE), (&NUMBERS.theirs, THEIRS)] {
            let mut met = vec![0; most];
            numbers
                .iter()
                .filter(|number| **number < u8::MAX)
                .for_each(|number| met[usize::from(*number)] += 1);
            // Those of one to four free spaces are kinds of their own.
            let empty = if most == MINE { 6 } else { 1 };
            assert!(met[..most - empty].iter().all(|times| *times == 1), "{met:?}");
            assert!(met[most - empty..].iter().all(|times| *times > 0), "{met:?}");
        }
    }
}
