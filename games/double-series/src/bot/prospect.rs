//! How a board looks to a player who counts cards: what each line is likely to become, and what is kept for it.

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::card::Card;
use crate::markers::{Markers, Team};
use crate::resample::unseen;
use crate::scoring::{MOST_SCORED, Scored, completed, count, fit_together, most};
use crate::series::Series;
use crate::square::{CORNERS, Square};
use crate::view::View;

// Found by trying: the best of some hundred sets of numbers near these, in games against the plain player.

/// How likely I have a space of a line in time if I hold its card.
const HELD: f64 = 0.436;
/// And if I do not, by how many of its cards are unseen; a jack does it too.
const MINE: [f64; 3] = [0.1, 0.17, 0.27];
/// How likely an opponent has it.
const THEIRS: [f64; 3] = [0.057, 0.2, 0.369];
/// How much the opponents' lines count against mine.
const BLOCK: f64 = 0.577;
/// What a series is worth, in lines that are sure.
const SERIES: f64 = 1.972;
/// How much more a series is worth that can be had now: whoever waits for it may wait in vain.
const NOW: f64 = 10.0;
/// What a two-eyed jack in hand is worth, which fits everywhere, and a one-eyed one.
const JACKS: [f64; 2] = [1.143, 0.2];

/// What I hold after a play, and what is out.
struct Cards {
    held: [bool; Card::KINDS],
    unseen: [u8; Card::KINDS],
    /// Whether I hold a two-eyed jack.
    wild: bool,
    /// What is kept for later is worth so much.
    kept: f64,
}

/// The play after which the board looks best; nothing if no card can be played.
pub(super) fn best(view: &View) -> Option<Action> {
    let (me, hand) = view.me.zip(view.hand())?;
    let team = view.team(me);
    let mut out = [0; Card::KINDS];
    for card in unseen(view) {
        out[card.index()] += 1;
    }
    let mut best: Option<(f64, Action)> = None;
    for card in hand.distinct() {
        let cards = Cards::without(card, hand, out);
        for square in Square::of(view.targets(card, team)) {
            let (action, worth) = after(view, team, card, square, &cards);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
    }
    best.map(|(_, action)| action)
}

impl Cards {
    fn without(played: Card, hand: &[Card], unseen: [u8; Card::KINDS]) -> Cards {
        let mut cards = Cards { held: [false; Card::KINDS], unseen, wild: false, kept: 0.0 };
        let at = hand.iter().position(|card| *card == played);
        for (_, card) in hand.iter().enumerate().filter(|(place, _)| Some(*place) != at) {
            cards.held[card.index()] = true;
            cards.wild |= card.is_two_eyed();
            cards.kept += match (card.is_two_eyed(), card.is_one_eyed()) {
                (true, _) => JACKS[0],
                (_, true) => JACKS[1],
                _ => 0.0,
            };
        }
        cards
    }
}

/// What that play is, and how the board looks then; a win is worth everything.
fn after(view: &View, team: Team, card: Card, square: Square, cards: &Cards) -> (Action, f64) {
    let (mut markers, turn) = (view.markers, view.turn);
    if card.is_one_eyed() {
        markers.take(square);
        let worth = cards.kept + board(view, &markers, &view.scored, team, cards);
        return (Action::Remove { turn, card, square }, worth);
    }
    markers.put(team, square);
    let mut scored: ArrayVec<Scored, MOST_SCORED> = view.scored.iter().copied().collect();
    let fresh = most(&completed(&markers, &view.scored, team, square));
    scored.extend(
        fresh.iter().map(|series| Scored { team, series: *series }).take(scored.remaining_capacity()),
    );
    let won = count(&scored, team) >= view.options.goal();
    let now = NOW * fresh.len() as f64;
    let worth =
        if won { f64::INFINITY } else { now + cards.kept + board(view, &markers, &scored, team, cards) };
    (Action::Place { turn, card, square }, worth)
}

fn board(view: &View, markers: &Markers, scored: &[Scored], me: Team, cards: &Cards) -> f64 {
    let mut worth = 0.0;
    for team in (0..view.options.teams()).map(Team) {
        let sign = if team == me { 1.0 } else { -BLOCK };
        worth += sign * SERIES * f64::from(count(scored, team));
        for series in Series::all() {
            let missing = series.mask() & !markers.owned(team);
            let open = series.mask() & markers.against(team) == 0 && missing != 0;
            let fits = |scored: &Scored| scored.team != team || fit_together(series, scored.series);
            if open && scored.iter().all(fits) {
                worth += sign * line(view, missing & !CORNERS, team == me, cards);
            }
        }
    }
    worth
}

/// How likely a line with these spaces missing becomes a series.
fn line(view: &View, missing: u128, mine: bool, cards: &Cards) -> f64 {
    let (mut whole, mut least) = (1.0, 1.0_f64);
    for card in Square::of(missing).filter_map(|square| view.layout.card(square)) {
        let out = cards.unseen[card.index()].min(2) as usize;
        let chance = match mine {
            true if cards.held[card.index()] => HELD,
            true => MINE[out],
            false => THEIRS[out],
        };
        whole *= chance;
        least = least.min(chance);
    }
    // A jack stands in for the card that is hardest to get.
    if mine && cards.wild && least < HELD { whole / least * HELD } else { whole }
}
