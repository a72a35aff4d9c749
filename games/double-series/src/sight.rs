//! What an audience sees of one event.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, KeyMoment, Moment, Outcome, Seat, Seats};

use crate::card::Card;
use crate::cards::Hand;
use crate::event::Event;
use crate::layout::Layout;
use crate::markers::Team;
use crate::scoring::MAX_AT_ONCE;
use crate::series::Series;
use crate::square::Square;
use crate::state::{Choice, End};
use crate::table_talk::{Ruling, Vote};

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// The dealer was drawn.
    Dealer {
        /// Who.
        seat: Seat,
    },
    /// The board was shuffled.
    LaidOut {
        /// The cards row by row; nothing on the corners.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Card>>"))]
        layout: Layout,
    },
    /// The hands were dealt.
    Dealt {
        /// How many cards each player got.
        cards: u8,
        /// The hands that this audience sees, by seat: its own, or all.
        #[cfg_attr(feature = "ts", ts(as = "Vec<(Seat, Vec<Card>)>"))]
        hands: Vec<(Seat, Hand)>,
        /// How many cards the deck has.
        deck: u8,
    },
    /// It is a player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose.
        seat: Seat,
    },
    /// A player played a card and put a marker down.
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where the marker is.
        square: Square,
        /// Whose it is.
        team: Team,
    },
    /// A player played a one-eyed jack and removed a marker.
    Removed {
        /// Who.
        seat: Seat,
        /// The jack.
        card: Card,
        /// Where the marker was.
        square: Square,
        /// Whose it was.
        team: Team,
    },
    /// A player discarded a dead card, to draw another.
    Exchanged {
        /// Who.
        seat: Seat,
        /// The dead card.
        card: Card,
    },
    /// A player could not play and discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player drew.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, for those who see it.
        card: Option<Card>,
    },
    /// A player who has played may draw until the next one has played.
    MayDraw {
        /// Who.
        seat: Seat,
        /// The turn in which the card was played.
        turn: u32,
    },
    /// A player did not draw in time and plays on with one card fewer.
    Forfeited {
        /// Who.
        seat: Seat,
    },
    /// All discard piles became a new deck.
    Reshuffled {
        /// How many times now.
        times: u8,
        /// How many cards it has.
        deck: u8,
    },
    /// A player has to say which five are the series.
    Choosing {
        /// Who.
        seat: Seat,
        /// The fives.
        choice: Choice,
    },
    /// A team scored.
    Scored {
        /// Whose marker completed the series.
        seat: Seat,
        /// Whose series they are.
        team: Team,
        /// The series.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Series>"))]
        series: ArrayVec<Series, MAX_AT_ONCE>,
    },
    /// A player accused a message.
    Accused {
        /// Who accuses.
        seat: Seat,
        /// Who wrote it.
        accused: Seat,
        /// Its number in the chat.
        message: u32,
        /// When the time to vote runs out.
        until: Moment,
    },
    /// A player voted.
    Voted {
        /// Who.
        seat: Seat,
        /// What.
        vote: Vote,
    },
    /// The vote is over.
    Judged {
        /// Whether the accusation takes effect.
        guilty: bool,
        /// Who must give up a card.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        owing: Seats,
        /// When the time for that runs out.
        until: Moment,
        /// Why it takes effect or fails; not known of games by older rules.
        why: Option<Ruling>,
    },
    /// A player gave up a card.
    GaveUp {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether time had run out and it was drawn at random.
        by_lot: bool,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: End,
        /// For every seat its place and its team's series.
        outcome: Outcome,
    },
}

/// What that audience sees of the event.
pub(crate) fn sight(event: &Event, audience: Audience) -> Sight {
    match event {
        Event::Dealer { seat } => Sight::Dealer { seat: *seat },
        Event::LaidOut { cards } => Sight::LaidOut { layout: Layout::of(cards).unwrap_or_default() },
        Event::Dealt(deal) => {
            let seats = Seat::all(deal.hands.len() as u8).zip(&deal.hands);
            let seen = seats.filter(|(seat, _)| audience.sees(*seat));
            let hand = |cards: &[Card]| Hand::sorted(cards.iter().copied()).unwrap_or_default();
            Sight::Dealt {
                cards: deal.hands.first().map_or(0, |hand| hand.len() as u8),
                hands: seen.map(|(seat, cards)| (seat, hand(cards))).collect(),
                deck: deal.deck.len() as u8,
            }
        }
        Event::Turn { turn, seat, .. } => Sight::Turn { turn: *turn, seat: *seat },
        Event::Placed { seat, card, square, team } => {
            Sight::Placed { seat: *seat, card: *card, square: *square, team: *team }
        }
        Event::Removed { seat, card, square, team } => {
            Sight::Removed { seat: *seat, card: *card, square: *square, team: *team }
        }
        Event::Exchanged { seat, card, .. } => Sight::Exchanged { seat: *seat, card: *card },
        Event::Discarded { seat, card, .. } => Sight::Discarded { seat: *seat, card: *card },
        Event::Drew { seat, card } => {
            Sight::Drew { seat: *seat, card: audience.sees(*seat).then_some(*card) }
        }
        Event::MayDraw { seat, turn } => Sight::MayDraw { seat: *seat, turn: *turn },
        Event::Forfeited { seat } => Sight::Forfeited { seat: *seat },
        Event::Reshuffled(new) => Sight::Reshuffled { times: new.nth + 1, deck: new.deck.len() as u8 },
        Event::Choosing { seat, choice } => Sight::Choosing { seat: *seat, choice: (**choice).clone() },
        Event::Scored { seat, team, series } => {
            Sight::Scored { seat: *seat, team: *team, series: series.clone() }
        }
        Event::Accused { seat, accused, message, until, .. } => {
            Sight::Accused { seat: *seat, accused: *accused, message: *message, until: *until }
        }
        Event::Voted { seat, vote } => Sight::Voted { seat: *seat, vote: *vote },
        Event::Judged { guilty, owing, until, why, .. } => {
            Sight::Judged { guilty: *guilty, owing: *owing, until: *until, why: *why }
        }
        Event::GaveUp { seat, card, lot } => {
            Sight::GaveUp { seat: *seat, card: *card, by_lot: lot.is_some() }
        }
        Event::Ended(ended) => Sight::Ended { why: ended.why, outcome: ended.outcome.clone() },
    }
}

/// The seats whose turn begins or goes on with it.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Turn { seat, .. }
        | Sight::Placed { seat, .. }
        | Sight::Removed { seat, .. }
        | Sight::Exchanged { seat, .. }
        | Sight::Discarded { seat, .. }
        | Sight::Drew { seat, .. }
        | Sight::MayDraw { seat, .. }
        | Sight::Choosing { seat, .. }
        | Sight::Scored { seat, .. }
        | Sight::GaveUp { seat, .. } => Seats::one(*seat),
        Sight::Judged { owing, .. } => *owing,
        // Who accuses or votes does what nobody waited for: their own turn goes no further by it.
        Sight::Accused { .. }
        | Sight::Voted { .. }
        | Sight::Dealer { .. }
        | Sight::LaidOut { .. }
        | Sight::Dealt { .. }
        | Sight::Forfeited { .. }
        | Sight::Reshuffled { .. }
        | Sight::Ended { .. } => Seats::NONE,
    }
}

/// What people look for when they look back.
pub(crate) fn key_moment(sight: &Sight) -> Option<KeyMoment> {
    match sight {
        Sight::Dealt { .. } => Some(KeyMoment::Round),
        Sight::Scored { .. } => Some(KeyMoment::Series),
        Sight::Accused { .. } => Some(KeyMoment::Call),
        Sight::Ended { .. } => Some(KeyMoment::End),
        _ => None,
    }
}
