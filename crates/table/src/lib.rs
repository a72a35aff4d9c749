//! The vocabulary of a table and the contract that every game keeps.
//!
//! Nothing here reads a clock, a file or a socket, starts a thread, or holds a generator of chance: a game
//! is a value, and what happens to it is decided by what is passed in. The modules are one noun each;
//! [`Game`] is the one to read first, [`Sitting`] shows how it is driven.

mod about;
mod advice;
#[cfg(feature = "conformance")]
pub mod conformance;
mod dice;
mod game;
pub mod log;
mod moment;
mod outcome;
mod refusal;
mod seat;
mod sentence;
mod sitting;
#[cfg(feature = "ts")]
pub mod typescript;

pub use about::{About, Choice, Locale, Pace, Setting};
pub use advice::Advice;
pub use dice::{Audit, Commitment, Contribution, Dice, Draw, Secret, Seed};
pub use game::{Cause, Emitter, Game, Searchable, Seen};
pub use moment::{Millis, Moment};
pub use outcome::{Outcome, Verdict};
pub use refusal::{Refusal, table_rules};
pub use seat::{Audience, Seat, Seats};
pub use sentence::{Arg, Sentence};
pub use sitting::{Act, Sitting};
