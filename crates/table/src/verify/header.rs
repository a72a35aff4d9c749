//! What must be so in the first line of a log.

use crate::log::Header;
use crate::reading::{quietly, tree};
use crate::{Dice, Game, Player, Seat};

/// Whatever is wrong with it. A log of format 1 has less in it, and options of older rules are not judged by today's.
pub(super) fn faults<G: Game>(header: &Header) -> Vec<String> {
    let seats = usize::from(header.seats);
    // Before format 2, options may be written otherwise than today.
    let current = header.quintet >= 2 && header.rules == G::ABOUT.rules;
    let mut faults = Vec::new();
    let mut must = |holds: bool, what: &str| {
        if !holds {
            faults.push(format!("line 1: {what}"));
        }
    };
    must(header.quintet > 0 && header.rules > 0, "versions are counted from 1");
    must(header.names.is_empty() || header.names.len() == seats, "not every seat has a name");
    let players = header.players.len();
    must(players == if header.quintet < 2 { 0 } else { seats }, "it must say for each seat who plays it");
    must(header.first.is_none_or(|first| usize::from(first.0) < seats), "who begins has no seat");
    must(header.quintet >= 2 || is_bare(header), "it tells more than its format can");
    let needed = Header::written_format(header.from.as_ref());
    must(header.quintet <= needed, "its format is newer than what it tells");
    must(failed_starts_fit(header), "its failed starts cannot have failed so");
    must(is_bound_by_people(header), "a bot has no contribution");
    match &header.from {
        Some(from) => {
            let branches = from.branch.is_some();
            must(header.quintet >= 3 || from.seed.is_none(), "it tells more than its format can");
            must(from.seed.is_none() || branches, "it has the chance of another game, and names none");
            must(
                from.seed.is_none() || from.branch.is_none_or(|branch| !branch.anew),
                "it is dealt anew and as it was",
            );
            let told = branches && header.quintet >= 3;
            must(
                header.first.is_none() && (told || header.options.is_null()),
                "a position has its options in it",
            );
            let game = restored::<G>(header, &from.position);
            must(!current || game.is_some(), "its position leaves something open");
            let same = game
                .is_none_or(|game| tree(&game.options()).is_some_and(|options| options == header.options));
            must(!current || !told || same, "these are no options of the game");
        }
        None => must(!current || are_options::<G>(header), "these are no options of the game"),
    }
    faults
}

/// Format 1 had none of these.
fn is_bare(header: &Header) -> bool {
    header.table.is_none()
        && header.first.is_none()
        && header.from.is_none()
        && header.commits.is_empty()
        && header.failed_starts.is_empty()
}

/// Who kept something back was to contribute; each start had a secret of its own, and the last is not one of them.
fn failed_starts_fit(header: &Header) -> bool {
    let mut commitments: Vec<_> = header.failed_starts.iter().map(|start| start.commitment.0).collect();
    commitments.push(header.commitment.0);
    let count = commitments.len();
    commitments.sort_unstable();
    commitments.dedup();
    let fits = header.failed_starts.iter().all(|start| {
        let contributes = |seat: &Seat| start.commits.iter().any(|commit| commit.seat == *seat);
        !start.missing.is_empty() && start.missing.iter().all(contributes)
    });
    fits && commitments.len() == count
}

/// Bots and programs add nothing to the seed.
fn is_bound_by_people(header: &Header) -> bool {
    let person =
        |seat: Seat| header.players.get(seat.index()).is_none_or(|player| !matches!(player, Player::Bot(_)));
    header.contributions.iter().all(|contribution| person(contribution.seat))
}

fn are_options<G: Game>(header: &Header) -> bool {
    let Some(options) = quietly::<G::Options>(&header.options) else { return false };
    let as_written = tree(&options).is_some_and(|options| options == header.options);
    as_written && G::accepts(&options, header.seats).is_ok()
}

/// The state of a position, if written again it is the same, so that chance had nothing to fill in.
fn restored<G: Game>(header: &Header, position: &serde_json::Value) -> Option<G> {
    let read = quietly::<G::Position>(position)?;
    let game = G::restore(&read, &Dice::from_number(0)).ok()?;
    let whole = tree(&game.position()).is_some_and(|again| again == *position);
    (whole && game.seats() == header.seats).then_some(game)
}
