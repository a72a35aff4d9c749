//! How a board looks to a player who counts cards: what each line is likely to become.

use crate::action::Action;
use crate::card::Card;
use crate::markers::{Markers, Team};
use crate::resample::unseen;
use crate::scoring::{Scored, completed, count, fit_together, most};
use crate::series::Series;
use crate::square::{CORNERS, Square};
use crate::view::View;

/// How likely a space of a line is had in time.
pub(super) struct Prospect {
    /// If I hold its card.
    held: f64,
    /// If I do not, by how many of its cards are unseen.
    mine: [f64; 3],
    /// For an opponent, by the same.
    theirs: [f64; 3],
    /// How much the opponents' lines count.
    block: f64,
    /// What a series is worth.
    series: f64,
    /// What a jack in hand is worth, two-eyed and one-eyed.
    jacks: [f64; 2],
}

fn env(name: &str, preset: f64) -> f64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(preset)
}

pub(super) static PROSPECT: std::sync::LazyLock<Prospect> = std::sync::LazyLock::new(|| Prospect {
    held: env("P_HELD", 0.75),
    mine: [env("P_M0", 0.08), env("P_M1", 0.22), env("P_M2", 0.36)],
    theirs: [env("P_T0", 0.12), env("P_T1", 0.3), env("P_T2", 0.42)],
    block: env("P_BLOCK", 1.0),
    series: env("P_SERIES", 3.0),
    jacks: [env("P_J2", 0.3), env("P_J1", 0.2)],
});

/// What I hold and what is out.
struct Cards {
    held: [bool; Card::KINDS],
    unseen: [u8; Card::KINDS],
    wild: bool,
}

impl Prospect {
    /// The play after which the board looks best.
    pub(super) fn best(&self, view: &View) -> Option<Action> {
        let (me, hand) = view.me.zip(view.hand())?;
        let (team, turn) = (view.team(me), view.turn);
        let mut out = [0; Card::KINDS];
        unseen(view).iter().for_each(|card| out[card.index()] += 1);
        let mut best: Option<(f64, Action)> = None;
        for card in hand.distinct() {
            let mut left: Vec<Card> = hand.iter().copied().collect();
            let at = left.iter().position(|other| *other == card)?;
            left.remove(at);
            let mut held = [false; Card::KINDS];
            left.iter().for_each(|card| held[card.index()] = true);
            let wild = left.iter().any(|card| card.is_two_eyed());
            let cards = Cards { held, unseen: out, wild };
            let kept: f64 = left.iter().map(|card| self.keeps(*card)).sum();
            for square in Square::of(view.targets(card, team)) {
                let mut markers = view.markers;
                let (action, fresh) = if card.is_one_eyed() {
                    markers.take(square);
                    (Action::Remove { turn, card, square }, Default::default())
                } else {
                    markers.put(team, square);
                    (Action::Place { turn, card, square }, most(&completed(&markers, &view.scored, team, square)))
                };
                let mut scored = view.scored.to_vec();
                scored.extend(fresh.iter().map(|series| Scored { team, series: *series }));
                if count(&scored, team) >= view.options.goal() {
                    return Some(action);
                }
                let worth = kept + self.board(view, &markers, &scored, team, &cards);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    fn keeps(&self, card: Card) -> f64 {
        if card.is_two_eyed() {
            self.jacks[0]
        } else if card.is_one_eyed() {
            self.jacks[1]
        } else {
            0.0
        }
    }

    fn board(&self, view: &View, markers: &Markers, scored: &[Scored], me: Team, cards: &Cards) -> f64 {
        let mut worth = 0.0;
        for team in (0..view.options.teams()).map(Team) {
            let sign = if team == me { 1.0 } else { -self.block };
            worth += sign * self.series * f64::from(count(scored, team));
            for series in Series::all() {
                let missing = series.mask() & !markers.owned(team);
                let open = series.mask() & markers.against(team) == 0 && missing != 0;
                let fits = |scored: &Scored| scored.team != team || fit_together(series, scored.series);
                if !open || !scored.iter().all(fits) {
                    continue;
                }
                worth += sign * self.line(view, missing & !CORNERS, team == me, cards);
            }
        }
        worth
    }

    fn line(&self, view: &View, missing: u128, mine: bool, cards: &Cards) -> f64 {
        let (mut whole, mut least) = (1.0, 1.0_f64);
        for square in Square::of(missing) {
            let Some(card) = view.layout.card(square) else { continue };
            let out = cards.unseen[card.index()].min(2) as usize;
            let chance = match mine {
                true if cards.held[card.index()] => self.held,
                true => self.mine[out],
                false => self.theirs[out],
            };
            whole *= chance;
            least = least.min(chance);
        }
        if mine && cards.wild && least < self.held { whole / least * self.held } else { whole }
    }
}
