//! Random playouts through the whole contract, as fast as the rules go.

use table::{Audience, Cause, Dice, Emitter, Game, Moment, Outcome, PortableRng, Seat};

/// Plays games at random; its buffers are reused from one to the next, so that no decision allocates.
#[derive(Debug)]
pub struct Playout<G: Game> {
    menu: Vec<G::Action>,
    out: Emitter<G>,
    /// How likely a seat that nobody waits for acts before each awaited one (claims, marks).
    aside: f64,
}

/// How a random game went.
#[derive(Clone, Debug)]
pub struct Played {
    /// How many actions and deadlines were decided.
    pub decisions: u64,
    /// How it ended; nothing if it was broken off.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Playout<G> {
    /// Random play in which each seat that is not awaited acts with the probability `aside` per step.
    pub const fn new(aside: f64) -> Playout<G> {
        Playout { menu: Vec::new(), out: Emitter::new(), aside }
    }

    /// Plays a new game to its end, or for `max_decisions`.
    pub fn play(
        &mut self,
        options: &G::Options,
        seats: u8,
        dice: &Dice,
        rng: &mut fastrand::Rng,
        max_decisions: u64,
    ) -> Played {
        let mut game = G::set_up(options, seats);
        self.decide(&mut game, Cause::Start { first: None }, Moment::START, dice);
        self.play_on(&mut game, seats, Moment::START, dice, rng, max_decisions)
    }

    /// Plays a game on from where it stands.
    pub fn play_on(
        &mut self,
        game: &mut G,
        seats: u8,
        mut now: Moment,
        dice: &Dice,
        rng: &mut fastrand::Rng,
        max_decisions: u64,
    ) -> Played {
        let mut decisions = 0;
        while decisions < max_decisions {
            let outcome = game.outcome();
            if outcome.is_some() {
                return Played { decisions, outcome };
            }
            let awaited = game.awaited();
            let mut acted = 0;
            for seat in Seat::all(seats) {
                if awaited.contains(seat) || (self.aside > 0.0 && rng.f64() < self.aside) {
                    acted += u64::from(self.act(game, seat, now, dice, rng));
                }
                // Whoever acted may have ended the turn or the game; the rest is asked anew.
                if acted > 0 && game.awaited() != awaited {
                    break;
                }
            }
            decisions += acted;
            if acted == 0 {
                let Some(due) = game.deadline() else { break };
                now = now.max(due);
                self.decide(game, Cause::Due, now, dice);
                decisions += 1;
            }
        }
        Played { decisions, outcome: game.outcome() }
    }

    fn act(&mut self, game: &mut G, seat: Seat, now: Moment, dice: &Dice, rng: &mut fastrand::Rng) -> bool {
        self.menu.clear();
        G::menu(&game.view(Audience::Seat(seat)), now, &mut self.menu);
        if self.menu.is_empty() {
            return false;
        }
        let action = self.menu.swap_remove(rng.index(self.menu.len()));
        self.decide(game, Cause::Act { seat, action: &action, lag: 0 }, now, dice);
        true
    }

    fn decide(&mut self, game: &mut G, cause: Cause<&G::Action>, now: Moment, dice: &Dice) {
        self.out.clear();
        game.decide(cause, now, dice, &mut self.out);
    }
}
