//! The one judge of actions. It sees what the player sees and no more.

use table::{Refusal, Seat, Sentence, refuse};

use crate::action::Action;
use crate::card::Card;
use crate::cards::Hand;
use crate::markers::Team;
use crate::options::Drawing;
use crate::refusals::{refuse_card, refuse_square};
use crate::scoring::protected;
use crate::series::Five;
use crate::square::Square;
use crate::state::Phase;
use crate::table_talk::{Case, MAX_FAILED_ACCUSATIONS, Stage, Trial, failed_accusations};
use crate::view::View;

/// Whether the player with this view may take that action now.
pub(crate) fn permits(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(me), Some(hand)) = (view.me, view.hand()) else {
        return Err(refuse("DS-4", "refuse-no-seat"));
    };
    if view.phase == Phase::Over {
        return Err(refuse("DS-16", "refuse-over"));
    }
    match *action {
        Action::Place { turn, card, square } => {
            view.may_play(me, turn, card, hand)?;
            view.may_place(card, square)
        }
        Action::Remove { turn, card, square } => {
            view.may_play(me, turn, card, hand)?;
            view.may_remove(me, card, square)
        }
        Action::Exchange { turn, card } => {
            view.may_play(me, turn, card, hand)?;
            view.may_exchange(card)
        }
        Action::Discard { turn, card } => {
            view.may_play(me, turn, card, hand)?;
            view.may_discard(me, hand)
        }
        Action::Draw { turn } => view.may_draw_now(me, turn),
        Action::Choose { turn, series } => view.may_choose(me, turn, series),
        Action::Accuse { accused, message } => view.may_accuse(me, accused, message),
        Action::Vote { message, .. } => view.may_vote(me, message),
        Action::GiveUp { message, card } => view.may_give_up(me, message, card, hand),
    }
}

impl View {
    fn in_turn(&self, me: Seat, turn: u32) -> Result<(), Refusal> {
        if self.to_play != me {
            return Err(refuse("DS-4", "refuse-not-your-turn"));
        }
        if self.turn == turn { Ok(()) } else { Err(refuse("DS-4", "refuse-old-turn")) }
    }

    /// Whether that card can be played at all, wherever.
    fn may_play(&self, me: Seat, turn: u32, card: Card, hand: &Hand) -> Result<(), Refusal> {
        self.in_turn(me, turn)?;
        if self.phase == Phase::Choose {
            return Err(refuse("DS-15", "refuse-choose-first"));
        }
        if self.owes_card(me) {
            return Err(refuse("DS-20", "refuse-give-up-first"));
        }
        if hand.contains(&card) { Ok(()) } else { Err(refuse_card("DS-5", "refuse-not-held", card)) }
    }

    fn may_place(&self, card: Card, square: Square) -> Result<(), Refusal> {
        if card.is_one_eyed() {
            return Err(refuse_card("DS-6", "refuse-one-eyed-places", card));
        }
        if square.is_corner() {
            return Err(refuse("DS-6", "refuse-corner"));
        }
        if !card.is_two_eyed() && self.layout.card(square) != Some(card) {
            return Err(refuse_card("DS-5", "refuse-other-card", card));
        }
        if self.markers.taken() & square.bit() != 0 {
            return Err(refuse_square("DS-5", "refuse-occupied", square));
        }
        Ok(())
    }

    fn may_remove(&self, me: Seat, card: Card, square: Square) -> Result<(), Refusal> {
        if !card.is_one_eyed() {
            return Err(refuse_card("DS-6", "refuse-not-one-eyed", card));
        }
        if square.is_corner() {
            return Err(refuse("DS-6", "refuse-corner"));
        }
        match self.markers.at(square) {
            None => Err(refuse_square("DS-6", "refuse-no-marker", square)),
            Some(team) if team == self.team_of(me) => Err(refuse("DS-6", "refuse-own-marker")),
            Some(_) if protected(&self.scored) & square.bit() != 0 => {
                Err(refuse("DS-13", "refuse-protected"))
            }
            Some(_) => Ok(()),
        }
    }

    fn may_exchange(&self, card: Card) -> Result<(), Refusal> {
        if !self.is_dead(card) {
            return Err(refuse_card("DS-8", "refuse-not-dead", card));
        }
        if self.exchanges == 0 {
            return Err(refuse("DS-8", "refuse-exchanged-enough"));
        }
        if self.deck == 0 { Err(refuse("DS-8", "refuse-nothing-to-draw")) } else { Ok(()) }
    }

    /// Whether no card can be played, and none exchanged instead.
    fn may_discard(&self, me: Seat, hand: &Hand) -> Result<(), Refusal> {
        if hand.iter().any(|held| self.targets(*held, self.team_of(me)) != 0) {
            return Err(refuse("DS-9", "refuse-playable"));
        }
        let dead = hand.iter().find(|held| self.may_exchange(**held).is_ok());
        dead.map_or(Ok(()), |card| Err(refuse_card("DS-9", "refuse-exchange-first", *card)))
    }

    fn may_draw_now(&self, me: Seat, turn: u32) -> Result<(), Refusal> {
        if self.options.draw == Drawing::Automatic {
            return Err(refuse("DS-7", "refuse-draws-by-itself"));
        }
        let due =
            self.may_draw.filter(|due| due.seat == me).ok_or_else(|| refuse("DS-7", "refuse-no-draw"))?;
        if due.turn == turn { Ok(()) } else { Err(refuse("DS-7", "refuse-old-draw")) }
    }

    fn may_choose(&self, me: Seat, turn: u32, series: Five) -> Result<(), Refusal> {
        self.in_turn(me, turn)?;
        let choice = self.choice.as_ref().ok_or_else(|| refuse("DS-15", "refuse-no-choice"))?;
        let offered = choice.fives.iter().any(|five| five.five() == series);
        if offered { Ok(()) } else { Err(refuse("DS-15", "refuse-not-a-choice")) }
    }

    pub(crate) fn may_accuse(&self, me: Seat, accused: Seat, message: u32) -> Result<(), Refusal> {
        if !self.options.penalizes_talk(self.seats()) {
            return Err(refuse("DS-11", "refuse-no-penalty"));
        }
        if accused.0 >= self.seats() || self.team_of(accused) == self.team_of(me) {
            return Err(refuse("DS-11", "refuse-own-team"));
        }
        let judged = self.cases.iter().any(|case| case.message == message);
        if judged || self.trial.is_some_and(|trial| trial.message == message) {
            let why = Sentence::new("refuse-accused-before").text("message", message);
            return Err(Refusal::new("DS-11", why));
        }
        if self.trial.is_some() {
            return Err(refuse("DS-19", "refuse-accusation-under-way"));
        }
        if failed_accusations(&self.cases, me) >= MAX_FAILED_ACCUSATIONS {
            return Err(refuse("DS-19", "refuse-failed-often"));
        }
        let team = self.team_of(accused);
        if self.has_just_paid(team) {
            return Err(refuse("DS-11", "refuse-just-paid"));
        }
        if self.players.iter().any(|player| player.team == team && player.cards > 1) {
            Ok(())
        } else {
            Err(refuse("DS-19", "refuse-nothing-to-give"))
        }
    }

    /// Whether somebody who has cards has had no turn since that team paid for table talk (DS-11).
    fn has_just_paid(&self, team: Team) -> bool {
        let plays = |seat: Seat| self.players.get(seat.index()).is_some_and(|player| player.cards > 0);
        let of_team = |case: &&Case| case.accused.is_some_and(|accused| self.team_of(accused) == team);
        self.cases.iter().filter(of_team).any(|case| case.round.iter().any(plays))
    }

    fn may_vote(&self, me: Seat, message: u32) -> Result<(), Refusal> {
        let vote = self.trial.filter(|trial| trial.message == message);
        let Some(Trial { stage: Stage::Voting { waiting, .. }, accuser, .. }) = vote else {
            return Err(refuse("DS-18", "refuse-no-vote"));
        };
        if accuser == me {
            return Err(refuse("DS-11", "refuse-own-accusation"));
        }
        if waiting.contains(me) { Ok(()) } else { Err(refuse("DS-18", "refuse-voted")) }
    }

    fn may_give_up(&self, me: Seat, message: u32, card: Card, hand: &Hand) -> Result<(), Refusal> {
        let mine = self.trial.filter(|trial| trial.message == message && trial.owing().contains(me));
        if mine.is_none() {
            return Err(refuse("DS-11", "refuse-nothing-owed"));
        }
        if hand.contains(&card) { Ok(()) } else { Err(refuse_card("DS-11", "refuse-not-held", card)) }
    }
}
