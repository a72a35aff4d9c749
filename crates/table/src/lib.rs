//! The vocabulary of a table and the contract that every game keeps.
//!
//! Nothing here reads a clock, a file or a socket, starts a thread, or holds a generator of chance: a game
//! is a value, and what happens to it is decided by what is passed in. The modules are one noun each;
//! [`Game`] is the one to read first, [`Sitting`] shows how it is driven.

mod about;
mod advice;
#[cfg(feature = "conformance")]
pub mod conformance;
mod contribution;
mod dice;
mod game;
mod hash;
mod key_moment;
pub mod log;
mod moment;
mod notation;
pub mod order;
mod outcome;
mod piece;
mod player;
pub mod reading;
mod recording;
mod refusal;
mod rng;
mod seat;
mod sentence;
mod sitting;
pub mod verify;

pub use about::{About, Choice, Locale, Pace, Setting};
pub use advice::Advice;
pub use contribution::{Commit, Contribution, ContributionHash, FailedStart, Receipt, ReceiptStart, Terms};
pub use dice::{Audit, Check, Commitment, Dice, Draw, Secret, Seed};
pub use game::{Cause, Emitter, Game, Searchable, TimedSight};
pub use key_moment::KeyMoment;
pub use moment::{Millis, Moment};
pub use notation::{Notation, NotationError, deserialize_notation, is_permutation};
pub use outcome::{Outcome, Verdict};
pub use piece::Piece;
pub use player::{Level, Player};
pub use reading::Expectation;
pub use recording::Recording;
pub use refusal::{Refusal, refuse, table_rules};
pub use rng::PortableRng;
pub use seat::{Audience, Seat, Seats};
pub use sentence::{Arg, Sentence};
pub use sitting::{Act, Sitting};
