//! How long things last at the table.

use table::Millis;

/// How long a race stays open after its first claim, and the most lag credited at once (FL-22).
pub const CLAIM_WINDOW: Millis = 250;
/// How much lag a player is credited with in a round: enough for six throws over a slow connection, or one that
/// pretends to be slow (FL-22).
pub const LAG_QUOTA: Millis = 1_500;
/// How long a card thrown in vain is shown, and how long a covered discard can be aimed at (FL-20, FL-21).
pub const SHOWN_FOR: Millis = 2_000;
/// How long the table waits for the last claims (FL-25).
pub const LAST_CLAIMS: Millis = 3_000;
/// How long everybody may look at how a round ended (FL-33).
pub const BETWEEN_ROUNDS: Millis = 30_000;
