//! A recorded game, to be looked at from any of its moments.

use crate::log::{BadLog, Branch, From, Log, Record};
use crate::reading::tree;
use crate::{Audience, Dice, Game, Moment, Outcome, Seat, table_rules};

/// A recorded game with the moments in it. A moment is named by how many records had happened.
///
/// It is the one place where everything can be seen in the middle of a game, and only of a game that is over: a table
/// that is being played has no recording, and one that was broken off shows an [`Audience::Reviewer`] what lay open.
#[derive(Clone, Debug)]
pub struct Recording<G: Game> {
    log: Log<G>,
    outcome: Option<Outcome>,
}

impl<G: Game> Recording<G> {
    /// Reads a log and folds it to its end.
    pub fn read(text: &str) -> Result<Recording<G>, BadLog> {
        Recording::of(Log::read(text)?)
    }

    /// The recording of that log.
    pub fn of(log: Log<G>) -> Result<Recording<G>, BadLog> {
        let outcome = log.fold()?.outcome();
        Ok(Recording { log, outcome })
    }

    /// The same, if the game was played to its end and its secret is told (T-7).
    pub fn finished(self) -> Result<Recording<G>, BadLog> {
        let whole = self.outcome.is_some() && self.log.reveal.is_some();
        if whole { Ok(self) } else { Err(table_rules::unfinished_log().into()) }
    }

    /// The same, if the log, which is this text, is as it was written during the game (T-8). In a browser the seal and the
    /// form say so: whoever could seal another log would show it to nobody but themselves there.
    #[cfg(target_family = "wasm")]
    pub fn unchanged(self, text: &str) -> Result<Recording<G>, BadLog> {
        match self.log.reveal.and_then(|reveal| self.log.misfit(text, &reveal)) {
            Some(check) => Err(table_rules::changed_log(check).into()),
            None => Ok(self),
        }
    }

    /// The same, if the log, which is this text, is as it was written during the game (T-8).
    #[cfg(not(target_family = "wasm"))]
    pub fn unchanged(self, text: &str) -> Result<Recording<G>, BadLog> {
        let found = self.log.verify(text)?;
        let wrong = found.as_ref().and_then(|found| found.checks.iter().find(|check| !check.holds));
        match wrong {
            Some(check) => Err(table_rules::changed_log(&check.what).into()),
            None => Ok(self),
        }
    }

    /// The log.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// How many records there are: the last moment.
    pub fn steps(&self) -> usize {
        self.log.records.len()
    }

    /// The first moment that there is something to see of: after the deal, or where the game was taken up.
    pub fn first_step(&self) -> usize {
        usize::from(self.log.header.from.is_none()).min(self.steps())
    }

    /// The record that led to that moment.
    pub fn record(&self, step: usize) -> Option<&Record<G>> {
        self.log.records.get(step.checked_sub(1)?)
    }

    /// The time of the table's clock at that moment.
    pub fn at(&self, step: usize) -> Moment {
        let begin = self.log.header.from.as_ref().map_or(Moment::START, |from| from.at);
        self.record(step.min(self.steps())).map_or(begin, |record| record.at)
    }

    /// The state at that moment; the last one for any later.
    pub fn state(&self, step: usize) -> Result<G, BadLog> {
        let mut game = self.log.start()?;
        let before = self.log.records.iter().take(step);
        before.flat_map(|record| &record.events).for_each(|event| game.apply(event));
        Ok(game)
    }

    /// What each seat remembers at that moment: what it had seen by then.
    pub fn memories(&self, step: usize) -> Vec<G::Memory> {
        let mut memories = self.log.memories();
        for event in self.log.records.iter().take(step).flat_map(|record| &record.events) {
            for (seat, memory) in Seat::all(self.log.header.seats).zip(&mut memories) {
                if let Some(seen) = G::sight(event, Audience::Seat(seat)) {
                    G::remember(memory, seen.sight());
                }
            }
        }
        memories
    }

    /// How the log of a game begins that is played on from that moment, or from the first that there is, and the state
    /// then; what no seat knew is dealt anew when it starts, or all chance is this game's. Only of a finished game (T-7),
    /// before its end and in a position that today's rules know (T-9).
    pub fn branch(&self, step: usize, anew: bool) -> Result<(From, G), BadLog> {
        let (Some(reveal), Some(seal), Some(_)) = (self.log.reveal, self.log.seal_of_all(), &self.outcome)
        else {
            return Err(table_rules::unfinished_log().into());
        };
        let step = step.max(self.first_step());
        let game = self.state(step)?;
        if game.outcome().is_some() {
            return Err(table_rules::over_by_then().into());
        }
        let position = game.position();
        // Older rules may have led to a state that today's do not know.
        if G::restore(&position, &Dice::from_number(0)).ok().as_ref() != Some(&game) {
            return Err(table_rules::no_way_on().into());
        }
        let written = "a position and a memory hold only what JSON can say";
        let memories = self.memories(step);
        let from = From {
            position: tree(&position).expect(written),
            at: self.at(step),
            branch: Some(Branch { log: seal, records: step as u32, anew }),
            memories: memories.iter().map(|memory| tree(memory).expect(written)).collect(),
            seed: (!anew).then(|| self.log.dice(reveal.secret).seed()),
        };
        Ok((from, game))
    }

    /// What that audience may know of a state of this game: a reviewer everything, if the game is over in the end.
    pub fn view(&self, game: &G, audience: Audience) -> G::View {
        game.view(self.eyes(audience))
    }

    /// As whom that audience looks at it.
    pub fn eyes(&self, audience: Audience) -> Audience {
        if audience == Audience::Reviewer && self.outcome.is_none() { Audience::Spectator } else { audience }
    }
}
