//! A start under way: who contributes to the seed is settled, then everybody reveals, and only then are cards dealt.
//!
//! The store keeps one secret for a table. Each start has a secret of its own: the first the stored one, and the start
//! after `n` that failed SHA-256("quintet/attempt/1" · the stored one · n as 4 bytes, little-endian). What a start that
//! failed has told of its seed is worth nothing for the next.

use sha2::{Digest, Sha256};
use table::{Commit, Commitment, Contribution, Refusal, Seat, Seats, Secret};

use super::{Chair, Room};
use crate::fact::Fact;
use crate::identity::Client;
use crate::rules::refuse;

/// The maximum length of a contribution to the seed, in bytes.
const MAX_CONTRIBUTION_BYTES: usize = 64;

/// How far a start is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Starting {
    /// Who contributes is settled; these have revealed.
    Revealing(Vec<Contribution>),
    /// The start before failed: everybody commits anew, and then it is repeated.
    CommittingAnew,
}

/// A start that came to nothing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FailedStart {
    /// As it will stand in the log.
    pub logged: table::FailedStart,
    /// The names of those who did not reveal, as they were then.
    pub names: Vec<String>,
}

impl Room {
    /// The secret of the next start, or of the game; `stored` is the one in the store.
    pub(crate) fn secret(&self, stored: Secret) -> Secret {
        secret_of(stored, self.failed_starts.len())
    }

    /// What binds the server to the secret of the start after this one.
    pub(crate) fn next_commitment(&self, stored: Secret) -> Commitment {
        secret_of(stored, self.failed_starts.len() + 1).commitment()
    }

    /// Who would contribute to a start now: the people whose page is bound and connected, and whose seat has not
    /// failed before.
    pub(crate) fn contributors(&self, is_connected: impl Fn(&Client) -> bool) -> Vec<Commit> {
        // Where everything comes as it was, there is nothing to add to.
        if self.branch.as_ref().is_some_and(|branch| branch.from.seed.is_some()) {
            return Vec::new();
        }
        let commit = |(seat, chair): (Seat, &Chair)| {
            let bond =
                chair.bond.as_ref().filter(|bond| !chair.failed_start && is_connected(&bond.client))?;
            Some(Commit { seat, hash: bond.hash })
        };
        self.seats().filter_map(commit).collect()
    }

    /// The seats that a start waits for: for what they reveal, or for their new hashes.
    pub(crate) fn awaited_for_start(&self, present: Seats, is_connected: impl Fn(&Client) -> bool) -> Seats {
        match &self.starting {
            None => Seats::NONE,
            Some(Starting::Revealing(revealed)) => {
                let open = |commit: &&Commit| revealed.iter().all(|text| text.seat != commit.seat);
                self.commits.iter().filter(open).map(|commit| commit.seat).collect()
            }
            Some(Starting::CommittingAnew) => {
                let before = self.failed_starts.last().map_or(&[][..], |failed| &failed.logged.commits);
                let bound = self.contributors(is_connected);
                let open = |seat: &Seat| {
                    let failed = self.chairs.get(seat.index()).is_none_or(|chair| chair.failed_start);
                    !failed && present.contains(*seat) && bound.iter().all(|commit| commit.seat != *seat)
                };
                before.iter().map(|commit| commit.seat).filter(open).collect()
            }
        }
    }

    /// What everybody contributes once that seat has revealed this; nothing while somebody is missing.
    pub(crate) fn all_revealed(&self, with: &Contribution) -> Option<Vec<Contribution>> {
        let Some(Starting::Revealing(revealed)) = &self.starting else { return None };
        let mut all = revealed.clone();
        all.push(with.clone());
        all.sort_by_key(|contribution| contribution.seat);
        (all.len() == self.commits.len()).then_some(all)
    }

    /// The fact that a seat reveals this; nothing if it has done so already.
    pub(super) fn reveal(&self, seat: Seat, text: &str) -> Result<Option<Fact>, Refusal> {
        let Some(Starting::Revealing(revealed)) = &self.starting else {
            return Err(refuse("S-30", "server-nothing-to-reveal"));
        };
        check_length(text)?;
        let given = Contribution { seat, text: text.to_owned() };
        if !self.commits.iter().any(|commit| commit.opened_by(&given)) {
            return Err(refuse("S-30", "server-wrong-reveal"));
        }
        let known = revealed.contains(&given);
        Ok((!known).then_some(Fact::Revealed { seat, text: given.text }))
    }

    pub(super) fn start_settled(&mut self, commits: &[Commit]) {
        self.commits = commits.to_vec();
        self.starting = Some(Starting::Revealing(Vec::new()));
    }

    pub(super) fn revealed(&mut self, seat: Seat, text: &str) {
        if let Some(Starting::Revealing(revealed)) = &mut self.starting {
            revealed.push(Contribution { seat, text: text.to_owned() });
        }
    }

    pub(super) fn start_failed(&mut self, missing: &[Seat], next: Commitment) {
        let mut names = Vec::new();
        for (seat, chair) in Seat::all(self.seat_count()).zip(&mut self.chairs) {
            chair.bond = None;
            if missing.contains(&seat) {
                chair.failed_start = true;
                names.push(chair.name.clone());
            }
        }
        let commits = std::mem::take(&mut self.commits);
        let commitment = std::mem::replace(&mut self.commitment, next);
        let logged = table::FailedStart { commitment, commits, missing: missing.to_vec() };
        self.failed_starts.push(FailedStart { logged, names });
        self.starting = Some(Starting::CommittingAnew);
    }
}

/// Refuses a contribution that is too long.
pub(super) fn check_length(text: &str) -> Result<(), Refusal> {
    if text.len() > MAX_CONTRIBUTION_BYTES {
        return Err(refuse("S-13", "server-contribution-too-long"));
    }
    Ok(())
}

/// The secret of the start after so many that failed.
fn secret_of(stored: Secret, failed: usize) -> Secret {
    if failed == 0 {
        return stored;
    }
    let mut sha = Sha256::new();
    sha.update(b"quintet/attempt/1");
    sha.update(stored.0);
    sha.update((failed as u32).to_le_bytes());
    Secret(sha.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables on disk have only the first secret: the others must come out the same in every version.
    #[test]
    fn the_secrets_of_later_starts_follow_from_the_stored_one() {
        let stored = Secret([7; 32]);
        assert_eq!(secret_of(stored, 0), stored);
        assert_eq!(
            secret_of(stored, 1).to_string(),
            "291b6c179fb771c3b4a3ee17654fd132886605376c41df4a04c409ba385a2390"
        );
        assert_ne!(secret_of(stored, 1), secret_of(stored, 2));
    }
}
