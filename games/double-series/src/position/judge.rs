//! What makes a position impossible.

use std::sync::Arc;

use table::{Refusal, Seat, Seats, Sentence};

use super::Position;
use crate::event::Ended;
use crate::markers::{MOST_TEAMS, Team};
use crate::options::{Drawing, Options};
use crate::refusals::refuse;
use crate::scoring::{self, Scored};
use crate::series::Series;
use crate::state::{Choice, DoubleSeries, End, LAST_RESHUFFLE, MOST_CHOICES, Phase};
use crate::talk::{Stage, Trial};

impl Position {
    /// Each series is five in a line of one team, and fits to those before it (DS-12, DS-14).
    pub fn judge_series(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let teams = table.options.teams();
        if (teams..MOST_TEAMS as u8).any(|team| table.markers.of(Team(team)) != 0) {
            return Err(refuse("DS-2", "refuse-position-team"));
        }
        for five in &self.series {
            let series = Series::of(*five).ok_or_else(|| refuse("DS-12", "refuse-position-series"))?;
            let owner = |team: &Team| series.mask() & !table.markers.owned(*team) == 0;
            let team = (0..teams).map(Team).find(owner);
            let team = team.ok_or_else(|| refuse("DS-12", "refuse-position-series"))?;
            let mut mine = table.scored.iter().filter(|scored| scored.team == team);
            if !mine.all(|scored| scoring::fit_together(scored.series, series)) {
                return Err(refuse("DS-14", "refuse-position-overlap"));
            }
            let scored = Scored { team, series };
            table.scored.try_push(scored).map_err(|_| refuse("DS-16", "refuse-position-not-over"))?;
        }
        Ok(())
    }

    /// A choice is between fives that the marker just put completes; otherwise no five is left unscored.
    pub fn judge_choice(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let mut unscored = (0..table.options.teams()).map(Team);
        let Some(choice) = self.choice else {
            let left = unscored.any(|team| scoring::unscored(&table.markers, &table.scored, team).is_some());
            return if left { Err(refuse("DS-12", "refuse-position-unscored")) } else { Ok(()) };
        };
        let none = || refuse("DS-15", "refuse-position-choice");
        let team = table.team(table.to_play);
        if table.markers.at(choice.square) != Some(team) || self.over.is_some() {
            return Err(none());
        }
        let fives = scoring::completed(&table.markers, &table.scored, team, choice.square);
        let wins = scoring::count(&table.scored, team) + 1 >= table.options.goal();
        let single = scoring::most(&fives).len() == 1 && (2..=MOST_CHOICES).contains(&fives.len());
        // Without the new marker nothing was left to score.
        let mut before = table.markers;
        before.take(choice.square);
        let mut others = unscored.filter_map(|team| scoring::unscored(&before, &table.scored, team));
        if wins || !single || others.next().is_some() {
            return Err(none());
        }
        let fives = fives.into_iter().collect();
        table.choice = Some(Choice { square: choice.square, until: choice.until, fives });
        Ok(())
    }

    /// Everybody has the cards dealt, but for those lost, not drawn yet, or never to be drawn (DS-3, DS-7).
    pub fn judge_hands(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let (dealt, over) = (Options::dealt(table.count()), table.phase == Phase::Over);
        if self.lost.as_ref().is_some_and(|lost| lost.len() != table.players.len()) {
            return Err(refuse("DS-4", "refuse-position-seat"));
        }
        for seat in 0..table.players.len() {
            let here = Seat(seat as u8);
            let played = here == table.to_play && table.phase == Phase::Choose;
            let due = u8::from(played || self.may_draw.is_some_and(|due| due.seat == here));
            let hand = table.players[seat].hand.len() as u8;
            let missing = dealt.saturating_sub(hand).saturating_sub(due);
            let lost = self.lost.as_ref().map_or(missing, |lost| lost[seat]);
            let fits = hand + due <= dealt && if over { lost <= missing } else { lost == missing };
            if !fits {
                return Err(hand_size(seat, hand as usize));
            }
            table.players[seat].lost = lost;
        }
        let automatic = table.options.draw == Drawing::Automatic;
        if self.may_draw.is_some_and(|due| automatic || over || due.seat == table.to_play) {
            return Err(refuse("DS-7", "refuse-position-draw"));
        }
        let hand = table.players[table.to_play.index()].hand.len() as u8;
        table.exchanges = self.exchanges.unwrap_or(hand);
        if table.exchanges > dealt {
            return Err(refuse("DS-8", "refuse-position-exchanges"));
        }
        if table.phase == Phase::Play && hand == 0 {
            return Err(refuse("DS-9", "refuse-position-no-cards"));
        }
        if table.reshuffles >= LAST_RESHUFFLE || (table.deck.is_empty() && !over) {
            return Err(refuse("DS-10", "refuse-position-deck"));
        }
        Ok(())
    }

    /// An accusation is one that could be made, and waits for those who can answer (DS-11, DS-18).
    pub fn judge_trial(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let wrong = || refuse("DS-11", "refuse-position-trial");
        let seats = table.count();
        let mut messages: Vec<u32> = self.cases.iter().map(|case| case.message).collect();
        messages.sort_unstable();
        messages.dedup();
        let known = self.cases.iter().all(|case| case.accuser.0 < seats);
        if messages.len() != self.cases.len() || !known {
            return Err(wrong());
        }
        if !table.options.punishes(seats) && (self.trial.is_some() || !self.cases.is_empty()) {
            return Err(wrong());
        }
        let Some(Trial { accuser, accused, message, stage, .. }) = self.trial else { return Ok(()) };
        let (here, apart) = (accuser.0.max(accused.0) < seats, table.team(accuser) != table.team(accused));
        if !here || !apart || self.over.is_some() {
            return Err(wrong());
        }
        let inside: Seats =
            Seat::all(seats).filter(|seat| table.team(*seat) == table.team(accused)).collect();
        let judged = self.cases.iter().find(|case| case.message == message);
        let possible = match stage {
            Stage::Voting { waiting, agree, disagree } => {
                let all: Vec<Seat> = [waiting, agree, disagree].iter().flat_map(|set| set.iter()).collect();
                let each_once = all.iter().copied().collect::<Seats>().len() == all.len();
                let outside = all.iter().all(|seat| seat.0 < seats && !inside.contains(*seat));
                judged.is_none() && each_once && outside && agree.contains(accuser) && !waiting.is_empty()
            }
            Stage::GivingUp { owing } => {
                let able = |seat: Seat| inside.contains(seat) && !table.players[seat.index()].hand.is_empty();
                judged.is_some_and(|case| case.guilty) && !owing.is_empty() && owing.iter().all(able)
            }
        };
        if possible { Ok(()) } else { Err(wrong()) }
    }

    /// The game is over exactly when it must be (DS-16).
    pub fn judge_end(&self, table: &mut DoubleSeries) -> Result<(), Refusal> {
        let goal = table.options.goal();
        let reached =
            (0..table.options.teams()).filter(|team| scoring::count(&table.scored, Team(*team)) >= goal);
        let (reached, full) = (reached.count(), table.markers.free() == 0);
        let holders = table.players.iter().filter(|player| !player.hand.is_empty()).count() as u8;
        let possible = match self.over {
            None => reached == 0 && !full && table.idle < table.count(),
            Some(End::Series) => reached == 1,
            Some(End::Board) => reached == 0 && full,
            Some(End::Hands) => reached == 0 && holders == 0,
            Some(End::Round) => reached == 0 && table.idle > 0,
            Some(End::Reshuffle) => {
                reached == 0 && table.deck.is_empty() && table.reshuffles == LAST_RESHUFFLE - 1
            }
        };
        if !possible {
            return Err(refuse("DS-16", "refuse-position-end"));
        }
        let outcome = table.result();
        table.ended = self.over.map(|why| Arc::new(Ended { why, outcome }));
        Ok(())
    }
}

#[cold]
pub fn hand_size(seat: usize, cards: usize) -> Refusal {
    let why =
        Sentence::new("refuse-position-hand").seat("who", Seat(seat as u8)).number("cards", cards as i32);
    Refusal::new("DS-3", why)
}
