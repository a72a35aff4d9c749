//! Who may do what, who sees what, and how a race is judged.

use serde::{Deserialize, Serialize};
use table::{
    About, Audience, Audit, Cause, Dice, Draw, Emitter, Game, Locale, Millis, Moment, Outcome, Pace, Refusal,
    Seat, Seats, Sentence, TimedSight,
};

use super::{Aimed, Claim, Discard, Event, Phase, Race, Slot, State, Tie};

pub(crate) const RULES: &str = "
- RC-1 Four cards of each value 0 to 5. Three lie before each of 2 to 4 players, the rest is the pile.
- RC-2 Everybody looks at their first two cards at once, until they are ready or five seconds have passed.
  Afterwards nobody sees a lying card, their own included.
- RC-3 In turn a card of the pile is turned up. A turn waits while a window is open.
- RC-4 Anybody may throw a card that equals the one turned up. A claim names the discard it aims at: the top,
  or one covered less than two seconds ago. One open claim each; none while the pile is empty.
- RC-5 The first right claim opens a window of at most 250 ms, none if nobody else holds cards. All claims in
  it stay hidden until it closes; the earliest wins, exact ties by the dice.
- RC-6 A claim counts from its arrival less the lag measured for its sender, at most 250 ms, and at most 600 ms
  in a round; never from before the card was turned up.
- RC-7 Right but too late: the card is taken back. Wrong: also a card of the pile is added, unseen. Both are
  shown to all for two seconds.
- RC-8 It ends when the pile is empty or a player has no cards. Fewest points win.
";
const ENGLISH: &str = "
dealt = Cards are dealt.
peek = You see { $cards }.
ready = { $player } is ready.
began = The race begins.
turned = { $player } turns up { $card }.
you-wait = Your turn waits.
you-claim = You throw a card.
won = { $player } throws { $card }.
too-late = { $player } is too late with { $card }.
wrong = { $player } throws a wrong { $card }.
ended = The game is over.
not-now = This is not the time for it.
not-your-turn = It is not your turn.
cannot-aim = That card can no longer be aimed at.
no-such-card = You have no such card to throw.
claim-open = Your last throw is not judged yet.
pile-empty = The pile is empty.
";

const DEAL: Draw = Draw { purpose: "deal", round: 0, nth: 0 };
const FIRST: Draw = Draw { purpose: "first", round: 0, nth: 0 };
pub(crate) const PEEK: Millis = 5_000;
pub(crate) const WINDOW: Millis = 250;
pub(crate) const QUOTA: Millis = 600;
pub(crate) const SHOWN: Millis = 2_000;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Action {
    Ready,
    Turn { after: Aimed },
    Claim { discard: Aimed, slot: u8 },
}

/// What an audience may know now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    /// Everything, for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) all: Option<Box<State>>,
    pub(crate) me: Option<Seat>,
    pub(crate) phase: Phase,
    /// My first two cards, while I may look at them.
    pub(crate) peek: Option<[u8; 2]>,
    pub(crate) peek_until: Option<Moment>,
    pub(crate) ready: Vec<bool>,
    /// What lies before each player.
    pub(crate) slots: Vec<Vec<Lying>>,
    pub(crate) pile: usize,
    /// The number of the top discard, from 1.
    pub(crate) number: Aimed,
    /// The top discard and the one under it.
    pub(crate) discards: Vec<Discard>,
    pub(crate) turn: Option<Seat>,
    /// My turn waits.
    pub(crate) turn_waits: bool,
    /// My open claim, by its slot.
    pub(crate) claim: Option<u8>,
}

/// What is seen of a place before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Lying {
    Gap,
    Down,
    Open(u8),
}

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sight {
    Dealt,
    Peek { cards: [u8; 2] },
    Ready { seat: Seat },
    Began,
    Turned { seat: Seat, card: u8 },
    YouWait,
    YouClaim { slot: u8 },
    Won { seat: Seat, slot: u8, card: u8 },
    TooLate { seat: Seat, slot: u8, card: u8 },
    Wrong { seat: Seat, slot: u8, card: u8 },
    Covered { seat: Seat, slot: u8 },
    Ended,
}

impl View {
    /// The discard of that number, if it can still be aimed at, and whether it lies on top.
    fn aimed(&self, number: Aimed, now: Moment) -> Option<Discard> {
        let (top, under) = (self.discards.last()?, self.discards.iter().rev().nth(1));
        let aimed = if number == self.number {
            Some(top)
        } else if number + 1 == self.number && now.since(top.at) < SHOWN {
            under
        } else {
            None
        };
        aimed.filter(|discard| !discard.thrown).copied()
    }

    fn may_turn(&self) -> bool {
        self.phase == Phase::Race && self.me.is_some() && self.turn == self.me && !self.turn_waits
    }
}

fn refuse(rule: &'static str, why: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(rule, Sentence::new(why)))
}

impl Game for Race {
    const ABOUT: About = About {
        id: "race",
        name: "The race",
        seats: 2..=4,
        pace: Pace::RealTime,
        rules: 1,
        settings: &[],
        rulebook: RULES,
        locales: &[Locale { language: "en", text: ENGLISH }],
    };

    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    /// My first two cards as I saw them.
    type Memory = Option<[u8; 2]>;
    type Position = State;
    type ViewAid = ();

    fn accepts(_options: &(), _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &(), seats: u8) -> Race {
        let seats = usize::from(seats);
        Race(State {
            slots: vec![Vec::new(); seats],
            ready: vec![false; seats],
            quota: vec![0; seats],
            ..State::default()
        })
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<Race>) {
        match cause {
            Cause::Start { .. } => {
                let mut order: Vec<u8> = (0..24).map(|n| n / 4).collect();
                dice.shuffle(DEAL, &mut order);
                let first = Seat(dice.below(FIRST, self.0.seats().into()) as u8);
                out.emit(self, Event::Dealt { order, quota: QUOTA, first, peek_until: now + PEEK });
            }
            Cause::Act { seat, action: Action::Ready, .. } => {
                out.emit(self, Event::Ready { seat });
                if self.0.ready.iter().all(|ready| *ready) {
                    out.emit(self, Event::Began);
                }
            }
            Cause::Act { seat, action: Action::Turn { .. }, .. } => {
                // The window is hidden, so a turn in it cannot be refused: it waits.
                if self.0.window_until.is_some() {
                    out.emit(self, Event::TurnWaits { seat });
                } else {
                    self.turn(now, out);
                }
            }
            Cause::Act { seat, action: Action::Claim { discard, slot }, lag } => {
                self.claim(Claim { seat, slot: *slot, time: now }, *discard, lag, now, out);
            }
            Cause::Due => {
                if self.0.peek_until.is_some_and(|until| until <= now) {
                    out.emit(self, Event::Began);
                }
                let over: Vec<_> = self.0.shown().filter(|(_, _, until)| *until <= now).collect();
                for (seat, slot, _) in over {
                    out.emit(self, Event::Covered { seat, slot });
                }
            }
        }
        if self.0.window_until.is_some_and(|until| until <= now) {
            self.judge(now, dice, out);
        }
        self.end(out);
    }

    fn apply(&mut self, event: &Event) {
        self.0.apply(event);
    }

    fn counted_lag(event: &Event) -> Millis {
        if let Event::Claimed { credit, .. } = event { *credit } else { 0 }
    }

    fn view(&self, audience: Audience) -> View {
        let State { phase, slots, discards, ready, .. } = &self.0;
        let peeks = |seat: Seat| *phase == Phase::Peek && !ready[seat.index()];
        let seen = |slot: &Option<Slot>| match slot {
            None => Lying::Gap,
            Some(slot) if slot.shown_until.is_some() || *phase == Phase::Over => Lying::Open(slot.card),
            Some(_) => Lying::Down,
        };
        let me = audience.seat();
        let mine = |seat: Option<Seat>| me.is_some() && seat == me;
        View {
            all: (audience == Audience::Reviewer).then(|| Box::new(self.0.clone())),
            me,
            phase: *phase,
            peek: me.filter(|seat| peeks(*seat)).and_then(|seat| first_two(&slots[seat.index()])),
            peek_until: self.0.peek_until,
            ready: ready.clone(),
            slots: slots.iter().map(|slots| slots.iter().map(seen).collect()).collect(),
            pile: self.0.pile.len(),
            number: discards.len() as Aimed,
            discards: discards[discards.len().saturating_sub(2)..].to_vec(),
            turn: self.0.turn,
            turn_waits: self.0.turn_waits && mine(self.0.turn),
            claim: self.0.claims.iter().find(|claim| mine(Some(claim.seat))).map(|claim| claim.slot),
        }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(match *event {
            Event::Dealt { ref order, .. } => match audience.seat() {
                Some(seat) => {
                    let at = 3 * seat.index();
                    TimedSight::Passing(Sight::Peek { cards: [order[at], order[at + 1]] })
                }
                None => TimedSight::Lasting(Sight::Dealt),
            },
            Event::Ready { seat } => TimedSight::Lasting(Sight::Ready { seat }),
            Event::Began => TimedSight::Lasting(Sight::Began),
            Event::Turned { seat, card, .. } => TimedSight::Lasting(Sight::Turned { seat, card }),
            Event::TurnWaits { seat } if audience.sees(seat) => TimedSight::Passing(Sight::YouWait),
            Event::Claimed { claim, .. } if audience.sees(claim.seat) => {
                TimedSight::Passing(Sight::YouClaim { slot: claim.slot })
            }
            Event::TurnWaits { .. } | Event::Claimed { .. } => return None,
            Event::Won { seat, slot, card, .. } => TimedSight::Lasting(Sight::Won { seat, slot, card }),
            Event::TooLate { seat, slot, card, .. } => {
                TimedSight::Passing(Sight::TooLate { seat, slot, card })
            }
            Event::Wrong { seat, slot, card, .. } => TimedSight::Passing(Sight::Wrong { seat, slot, card }),
            Event::Covered { seat, slot } => TimedSight::Lasting(Sight::Covered { seat, slot }),
            Event::Ended => TimedSight::Lasting(Sight::Ended),
        })
    }

    fn permits(view: &View, action: &Action, now: Moment) -> Result<(), Refusal> {
        let Some(me) = view.me else { return refuse("RC-1", "not-now") };
        match *action {
            Action::Ready if view.phase != Phase::Peek || view.ready[me.index()] => refuse("RC-2", "not-now"),
            Action::Turn { .. } if view.pile == 0 => refuse("RC-8", "pile-empty"),
            Action::Turn { after } if !view.may_turn() || after != view.number => {
                refuse("RC-3", "not-your-turn")
            }
            Action::Claim { .. } if view.phase != Phase::Race => refuse("RC-4", "not-now"),
            Action::Claim { .. } if view.pile == 0 => refuse("RC-4", "pile-empty"),
            Action::Claim { .. } if view.claim.is_some() => refuse("RC-4", "claim-open"),
            Action::Claim { discard, .. } if view.aimed(discard, now).is_none() => {
                refuse("RC-4", "cannot-aim")
            }
            Action::Claim { slot, .. } => match view.slots[me.index()].get(usize::from(slot)) {
                Some(Lying::Down) => Ok(()),
                _ => refuse("RC-4", "no-such-card"),
            },
            Action::Ready | Action::Turn { .. } => Ok(()),
        }
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        let Some(me) = view.me else { return };
        let slots = 0..view.slots[me.index()].len() as u8;
        let under = view.number.saturating_sub(1);
        let claims =
            slots.flat_map(|slot| [view.number, under].map(|discard| Action::Claim { discard, slot }));
        let all = [Action::Ready, Action::Turn { after: view.number }].into_iter().chain(claims);
        out.extend(all.filter(|action| Race::permits(view, action, now).is_ok()));
    }

    fn view_aid(_view: &View) {}

    fn remember(memory: &mut Option<[u8; 2]>, sight: &Sight) {
        if let Sight::Peek { cards } = sight {
            *memory = Some(*cards);
        }
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        let of = |key, seat, card: u8| Sentence::new(key).seat("player", seat).text("card", card);
        out.push(match *sight {
            Sight::Dealt => Sentence::new("dealt"),
            Sight::Peek { cards: [one, other] } => {
                Sentence::new("peek").text("cards", format!("{one} {other}"))
            }
            Sight::Ready { seat } => Sentence::new("ready").seat("player", seat),
            Sight::Began => Sentence::new("began"),
            Sight::Turned { seat, card } => of("turned", seat, card),
            Sight::YouWait => Sentence::new("you-wait"),
            Sight::YouClaim { .. } => Sentence::new("you-claim"),
            Sight::Won { seat, card, .. } => of("won", seat, card),
            Sight::TooLate { seat, card, .. } => of("too-late", seat, card),
            Sight::Wrong { seat, card, .. } => of("wrong", seat, card),
            Sight::Covered { .. } => return,
            Sight::Ended => Sentence::new("ended"),
        });
    }

    fn deal_anew(&mut self, _: &[Self::Memory], dice: &Dice) {
        dice.shuffle(Draw::ANEW, &mut self.0.pile);
    }

    fn options(&self) {}

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn awaited(&self) -> Seats {
        let State { phase, ready, turn, pile, .. } = &self.0;
        match phase {
            Phase::Peek => Seat::all(self.0.seats()).filter(|seat| !ready[seat.index()]).collect(),
            // Also while their turn waits: that it does tells of a window.
            Phase::Race if !pile.is_empty() => turn.iter().copied().collect(),
            Phase::Before | Phase::Race | Phase::Over => Seats::NONE,
        }
    }

    fn deadline(&self) -> Option<Moment> {
        let shown = self.0.shown().map(|(_, _, until)| until);
        shown.chain(self.0.peek_until).chain(self.0.window_until).min()
    }

    fn outcome(&self) -> Option<Outcome> {
        let sum = |slots: &Vec<Option<Slot>>| slots.iter().flatten().map(|slot| i32::from(slot.card)).sum();
        (self.0.phase == Phase::Over).then(|| Outcome::fewest(self.0.slots.iter().map(sum).collect()))
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Dealt { order, first, .. } => {
                audit.shuffled(DEAL, order);
                audit.number(FIRST, self.0.seats().into(), first.0.into());
            }
            Event::Won { seat, tie: Some(Tie { among, pick }), .. } => {
                audit.number(tie_draw(&self.0), among.len() as u32, *pick);
                audit.must(among.get(*pick as usize) == Some(seat), "the winner of a tie");
            }
            Event::Turned { card, .. } => audit.must(self.0.pile.last() == Some(card), "the top of the pile"),
            _ => {}
        }
    }

    fn position(&self) -> State {
        self.0.clone()
    }

    fn restore(position: &State, _dice: &Dice) -> Result<Race, Refusal> {
        let seats = position.slots.len();
        if !(2..=4).contains(&seats) || position.ready.len() != seats || position.quota.len() != seats {
            return Err(Refusal::new("RC-1", Sentence::new("not-now")));
        }
        Ok(Race(position.clone()))
    }
}

fn first_two(slots: &[Option<Slot>]) -> Option<[u8; 2]> {
    Some([(*slots.first()?)?.card, (*slots.get(1)?)?.card])
}

/// A discard is won once, so its number names the draw.
fn tie_draw(state: &State) -> Draw {
    Draw { purpose: "tie", round: state.discards.len() as u32, nth: 0 }
}

impl Race {
    fn turn(&mut self, now: Moment, out: &mut Emitter<Race>) {
        if let (Some(card), Some(seat)) = (self.0.pile.last().copied(), self.0.turn) {
            let next = seat.after(1, self.0.seats());
            out.emit(self, Event::Turned { seat, card, at: now, next });
        }
    }

    /// A thrown card: in the open race it waits for the window, else it is judged at once.
    fn claim(&mut self, claim: Claim, aimed: Aimed, lag: Millis, now: Moment, out: &mut Emitter<Race>) {
        let Claim { seat, slot, .. } = claim;
        let discard = self.0.discards.get((aimed as usize).wrapping_sub(1)).copied();
        let (Some(Slot { card, .. }), Some(discard)) = (self.0.slot(seat, slot), discard) else { return };
        let is_right = card == discard.card;
        if aimed as usize != self.0.discards.len() {
            self.fail(seat, slot, is_right, now, out);
        } else if let Some(window_until) = self.0.window_until {
            let (time, credit) = self.credited(seat, lag, discard.at, now);
            out.emit(self, Event::Claimed { claim: Claim { time, ..claim }, credit, window_until });
        } else if is_right {
            let (time, credit) = self.credited(seat, lag, discard.at, now);
            let mut others = Seat::all(self.0.seats()).filter(|other| *other != seat);
            let alone = !others.any(|other| self.0.has_cards(other));
            // Nobody can be credited with more than the window, so who comes later has lost.
            let window_until = if alone { now } else { now.max(time + WINDOW) };
            out.emit(self, Event::Claimed { claim: Claim { time, ..claim }, credit, window_until });
        } else {
            self.fail(seat, slot, false, now, out);
        }
    }

    /// When the claim counts as thrown, and how much of the lag was credited for it.
    fn credited(&self, seat: Seat, lag: Millis, turned_up: Moment, now: Moment) -> (Moment, Millis) {
        let credit = lag.min(WINDOW).min(self.0.quota[seat.index()]).min(now.since(turned_up));
        (now - credit, credit)
    }

    fn fail(&mut self, seat: Seat, slot: u8, is_right: bool, now: Moment, out: &mut Emitter<Race>) {
        let Some(Slot { card, .. }) = self.0.slot(seat, slot) else { return };
        let until = now + SHOWN;
        let penalty = self.0.pile.last().copied();
        out.emit(
            self,
            if is_right {
                Event::TooLate { seat, slot, card, until }
            } else {
                Event::Wrong { seat, slot, card, penalty, until }
            },
        );
    }

    /// The window closes: the earliest right claim wins, the others are taken back.
    fn judge(&mut self, now: Moment, dice: &Dice, out: &mut Emitter<Race>) {
        let Some(Discard { card, .. }) = self.0.top() else { return };
        let claims = self.0.claims.clone();
        let is_right =
            |claim: &Claim| self.0.slot(claim.seat, claim.slot).is_some_and(|slot| slot.card == card);
        let right: Vec<Claim> = claims.iter().copied().filter(is_right).collect();
        let earliest = right.iter().map(|claim| claim.time).min();
        let among: Vec<Claim> = right.iter().copied().filter(|claim| Some(claim.time) == earliest).collect();
        let pick = dice.below(tie_draw(&self.0), among.len() as u32);
        let Some(winner) = among.get(pick as usize).copied() else { return };
        let tied = || Tie { among: among.iter().map(|claim| claim.seat).collect(), pick };
        let tie = (among.len() > 1).then(tied);
        out.emit(self, Event::Won { seat: winner.seat, slot: winner.slot, card, at: now, tie });
        for claim in claims.iter().filter(|claim| claim.seat != winner.seat) {
            self.fail(claim.seat, claim.slot, right.contains(claim), now, out);
        }
        if self.0.turn_waits {
            self.turn(now, out);
        }
    }

    fn end(&mut self, out: &mut Emitter<Race>) {
        let somebody_is_out = Seat::all(self.0.seats()).any(|seat| !self.0.has_cards(seat));
        let done = self.0.pile.is_empty() || somebody_is_out;
        if self.0.phase == Phase::Race && self.0.window_until.is_none() && done {
            out.emit(self, Event::Ended);
        }
    }
}
