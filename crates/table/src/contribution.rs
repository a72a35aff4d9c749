//! What the players add to the seed, so that nobody chooses the deal: neither the host nor who contributes last.
//!
//! Everybody commits to a text by its hash. When the game is to start, who contributes is settled with the hashes of
//! all and the server's commitment; only then does anybody reveal. A missing reveal voids the start: nothing is
//! dealt, all commit anew under a new secret, and the failed start stays on record.

use serde::{Deserialize, Serialize};

use crate::hash::{bytes32, hash};
use crate::{Commitment, Seat};

bytes32! {
    /// The hash that binds a player to their contribution: SHA-256("quintet/contribution/1" · text).
    ContributionHash
}

/// What a player adds to the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// Whose it is.
    pub seat: Seat,
    /// Any text; the page draws it at random.
    pub text: String,
}

/// A player bound to a contribution that nobody else knows yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Commit {
    /// Whose it is.
    pub seat: Seat,
    /// The hash of the text.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hash: ContributionHash,
}

/// A start that came to nothing because somebody did not reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedStart {
    /// What the server was bound to.
    pub commitment: Commitment,
    /// Who was to contribute.
    pub commits: Vec<Commit>,
    /// Who did not reveal in time.
    pub missing: Vec<Seat>,
}

/// What a page keeps of the starts it took part in: with it, its player can show that a log hides none of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The version of the format, and what tells a receipt from other files.
    pub receipt: u32,
    /// The code of the table.
    pub table: String,
    /// The starts, in order; the last one is the game's.
    pub starts: Vec<ReceiptStart>,
}

/// One start, as a page saw it before it revealed anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReceiptStart {
    /// What the server was bound to.
    pub commitment: Commitment,
    /// Who was to contribute.
    pub commits: Vec<Commit>,
    /// What the page itself revealed, if it contributed and did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Contribution>,
    /// What else the deal depends on; not in receipts of older pages.
    #[serde(flatten)]
    pub terms: Option<Terms>,
}

/// What the deal depends on besides the seed, settled before anybody reveals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How many play.
    pub seats: u8,
    /// Who begins, if the game before handed it on.
    pub first: Option<Seat>,
    /// The options that differ from the rulebook's.
    pub options: serde_json::Map<String, serde_json::Value>,
}

impl ContributionHash {
    /// The hash of that text.
    pub fn of(text: &str) -> ContributionHash {
        ContributionHash(hash(&[b"quintet/contribution/1", text.as_bytes()]))
    }
}

impl Commit {
    /// Whether this is what the player was bound to.
    pub fn opened_by(&self, contribution: &Contribution) -> bool {
        self.seat == contribution.seat && self.hash == ContributionHash::of(&contribution.text)
    }
}

impl Receipt {
    /// The version of the format.
    pub const FORMAT: u32 = 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pages and scripts in other languages compute the same; it must never change.
    #[test]
    fn a_known_hash() {
        assert_eq!(
            ContributionHash::of("moon").to_string(),
            "db7db05f53443d98ad3185ee02520aab21dfc05fa32151b56602a5bc241e3c2a"
        );
    }

    #[test]
    fn a_commit_is_opened_by_its_own_text_and_seat_alone() {
        let commit = Commit { seat: Seat(1), hash: ContributionHash::of("moon") };
        let opened =
            |seat: u8, text: &str| commit.opened_by(&Contribution { seat: Seat(seat), text: text.into() });
        assert_eq!((opened(1, "moon"), opened(0, "moon"), opened(1, "Moon")), (true, false, false));
    }
}
