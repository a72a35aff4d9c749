//! What makes a position impossible.

use std::sync::Arc;

use table::{Game, Refusal, Seat, Seats, Sentence, refuse};

use crate::event::Ended;
use crate::markers::{MAX_TEAMS, Team};
use crate::options::{Drawing, Options};
use crate::position::Position;
use crate::scoring::{self, Scored};
use crate::series::Series;
use crate::state::{Choice, DoubleSeries, End, IDLE_ROUNDS, LAST_RESHUFFLE, MAX_CHOICES, Phase};
use crate::table_talk::{Case, Stage, Trial};

impl Position {
    /// Each series is five in a line of one team, compatible with those before it (DS-12, DS-14).
    pub(super) fn check_series(&self, game: &mut DoubleSeries) -> Result<(), Refusal> {
        let teams = game.options.team_count();
        if (teams..MAX_TEAMS as u8).any(|team| game.markers.of(Team(team)) != 0) {
            return Err(refuse("DS-2", "refuse-position-team"));
        }
        for five in &self.series {
            let series = Series::of(*five).ok_or_else(|| refuse("DS-12", "refuse-position-series"))?;
            let owner = |team: &Team| series.mask() & !game.markers.owned(*team) == 0;
            let team = (0..teams).map(Team).find(owner);
            let team = team.ok_or_else(|| refuse("DS-12", "refuse-position-series"))?;
            let mut mine = game.scored.iter().filter(|scored| scored.team == team);
            if !mine.all(|scored| scoring::compatible(scored.series, series)) {
                return Err(refuse("DS-14", "refuse-position-overlap"));
            }
            let scored = Scored { team, series };
            game.scored.try_push(scored).map_err(|_| refuse("DS-16", "refuse-position-not-over"))?;
        }
        Ok(())
    }

    /// A choice is between fives that the last marker completed; without one, no five is left unscored.
    pub(super) fn check_choice(&self, game: &mut DoubleSeries) -> Result<(), Refusal> {
        let mut teams = (0..game.options.team_count()).map(Team);
        let Some(choice) = self.choice else {
            let left = teams.any(|team| scoring::unscored(&game.markers, &game.scored, team).is_some());
            return if left { Err(refuse("DS-12", "refuse-position-unscored")) } else { Ok(()) };
        };
        let none = || refuse("DS-15", "refuse-position-choice");
        let team = game.team_of(game.to_play);
        if game.markers.at(choice.square) != Some(team) || self.over.is_some() {
            return Err(none());
        }
        let fives = scoring::completed(&game.markers, &game.scored, team, choice.square);
        let wins = scoring::count(&game.scored, team) + 1 >= game.options.goal();
        let single =
            scoring::largest_selection(&fives).len() == 1 && (2..=MAX_CHOICES).contains(&fives.len());
        // Without the new marker nothing was left to score.
        let mut before = game.markers;
        before.remove(choice.square);
        let mut others = teams.filter_map(|team| scoring::unscored(&before, &game.scored, team));
        if wins || !single || others.next().is_some() {
            return Err(none());
        }
        let fives = fives.into_iter().collect();
        game.choice = Some(Choice { square: choice.square, until: choice.until, fives });
        Ok(())
    }

    /// Hands are as dealt, except for cards lost, not drawn yet, or never to be drawn (DS-3, DS-7).
    pub(super) fn check_hands(&self, game: &mut DoubleSeries) -> Result<(), Refusal> {
        let (dealt, over) = (Options::hand_size(game.seats()), game.phase == Phase::Over);
        if self.lost.as_ref().is_some_and(|lost| lost.len() != game.players.len()) {
            return Err(refuse("DS-4", "refuse-position-seat"));
        }
        for seat in 0..game.players.len() {
            let here = Seat(seat as u8);
            let played = here == game.to_play && game.phase == Phase::Choose;
            let due = u8::from(played || self.may_draw.is_some_and(|due| due.seat == here));
            let hand = game.players[seat].hand.len() as u8;
            let missing = dealt.saturating_sub(hand).saturating_sub(due);
            let lost = self.lost.as_ref().map_or(missing, |lost| lost[seat]);
            let fits = hand + due <= dealt && if over { lost <= missing } else { lost == missing };
            if !fits {
                return Err(wrong_hand_size(seat, hand as usize));
            }
            game.players[seat].lost = lost;
        }
        let automatic = game.options.draw == Drawing::Automatic;
        if self.may_draw.is_some_and(|due| automatic || over || due.seat == game.to_play) {
            return Err(refuse("DS-7", "refuse-position-draw"));
        }
        let hand = game.players[game.to_play.index()].hand.len() as u8;
        game.exchanges = self.exchanges.unwrap_or(hand);
        if game.exchanges > dealt {
            return Err(refuse("DS-8", "refuse-position-exchanges"));
        }
        if game.phase == Phase::Play && hand == 0 {
            return Err(refuse("DS-9", "refuse-position-no-cards"));
        }
        if game.reshuffles >= LAST_RESHUFFLE || (game.deck.is_empty() && !over) {
            return Err(refuse("DS-10", "refuse-position-deck"));
        }
        Ok(())
    }

    /// An accusation could have been made, and waits for those who can answer it (DS-11, DS-18).
    pub(super) fn check_trial(&self, game: &DoubleSeries) -> Result<(), Refusal> {
        let wrong = || refuse("DS-11", "refuse-position-trial");
        let seats = game.seats();
        let mut messages: Vec<u32> = self.cases.iter().map(|case| case.message).collect();
        table::order::sort(&mut messages);
        messages.dedup();
        let here = |seat: Seat| seat.0 < seats;
        let known =
            |case: &Case| here(case.accuser) && case.accused.is_none_or(here) && case.round.iter().all(here);
        let known = self.cases.iter().all(known);
        if messages.len() != self.cases.len() || !known {
            return Err(wrong());
        }
        if !game.options.penalizes_talk(seats) && (self.trial.is_some() || !self.cases.is_empty()) {
            return Err(wrong());
        }
        let Some(Trial { accuser, accused, message, stage, .. }) = self.trial else { return Ok(()) };
        let apart = game.team_of(accuser) != game.team_of(accused);
        if !here(accuser) || !here(accused) || !apart || self.over.is_some() {
            return Err(wrong());
        }
        let inside: Seats =
            Seat::all(seats).filter(|seat| game.team_of(*seat) == game.team_of(accused)).collect();
        let judged = self.cases.iter().find(|case| case.message == message);
        let possible = match stage {
            Stage::Voting { waiting, agree, disagree, abstain } => {
                let votes = [waiting, agree, disagree, abstain];
                let all: Vec<Seat> = votes.iter().flat_map(|cast| cast.iter()).collect();
                let each_once = all.iter().copied().collect::<Seats>().len() == all.len();
                let admitted = agree.contains(accused);
                let open = !waiting.is_empty() && !admitted && agree.contains(accuser);
                judged.is_none() && each_once && all.into_iter().all(here) && open
            }
            Stage::GivingUp { owing } => {
                let able = |seat: Seat| inside.contains(seat) && game.players[seat.index()].hand.len() > 1;
                judged.is_some_and(|case| case.guilty) && !owing.is_empty() && owing.iter().all(able)
            }
        };
        if possible { Ok(()) } else { Err(wrong()) }
    }

    /// The game is over exactly when it must be (DS-16).
    pub(super) fn check_end(&self, game: &mut DoubleSeries) -> Result<(), Refusal> {
        let goal = game.options.goal();
        let reached =
            (0..game.options.team_count()).filter(|team| scoring::count(&game.scored, Team(*team)) >= goal);
        let (reached, full) = (reached.count(), game.markers.free() == 0);
        let holders = game.players.iter().filter(|player| !player.hand.is_empty()).count() as u8;
        let possible = match self.over {
            None => reached == 0 && !full && game.idle < IDLE_ROUNDS * game.seats(),
            Some(End::Series) => reached == 1,
            Some(End::Board) => reached == 0 && full,
            Some(End::Hands) => reached == 0 && holders == 0,
            Some(End::Round) => reached == 0 && game.idle > 0,
            Some(End::Reshuffle) => {
                reached == 0 && game.deck.is_empty() && game.reshuffles == LAST_RESHUFFLE - 1
            }
        };
        if !possible {
            return Err(refuse("DS-16", "refuse-position-end"));
        }
        let outcome = game.standings();
        game.ended = self.over.map(|why| Arc::new(Ended { why, outcome }));
        Ok(())
    }
}

/// DS-3: a hand of a size that no hand can have.
#[cold]
pub(super) fn wrong_hand_size(seat: usize, cards: usize) -> Refusal {
    let why =
        Sentence::new("refuse-position-hand").seat("who", Seat(seat as u8)).number("cards", cards as i32);
    Refusal::new("DS-3", why)
}
