//! The contract is kept.

use fastrand::Rng;
use liars_dice::dice::{Bid, Face};
use liars_dice::{Action, Event, LiarsDice, Memory, Options, Position, View};
use table::conformance::Subject;
use table::{Audience, Game, PortableRng, Searchable, Seat};

/// What the suite must know of Liar's Dice.
pub(crate) struct Cups;

impl Subject for Cups {
    type Game = LiarsDice;

    /// At most 29 dice are lost, and a round has at most one bid for every count and face, and a call.
    // Everybody knows their own dice, and there are no others.
    const UNKNOWN_TO_ALL: bool = false;
    const MAX_DECISIONS: u64 = 29 * (30 * 6 + 1);

    fn table(rng: &mut Rng) -> (Options, u8) {
        (Options { dice: rng.i32(1..=5) }, rng.u8(2..=6))
    }

    /// Nobody knows the dice under the cups of others.
    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        for (seat, dice) in (0..).map(Seat).zip(&mut position.dice) {
            if !audience.sees(seat) {
                for die in dice.iter_mut() {
                    *die = any_face(rng);
                }
                dice.sort_unstable();
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        if let Event::Rolled { rolls, .. } = event {
            for (seat, rolled) in (0..).map(Seat).zip(rolls) {
                if !audience.sees(seat) {
                    *rolled = rolled.map(|_| any_face(rng));
                }
            }
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        let turn = if rng.u8(..8) == 0 { view.turn.wrapping_sub(1) } else { view.turn };
        let bid = Bid { count: rng.u8(..=view.total() + 1), face: any_face(rng) };
        if rng.bool() { Action::Bid { turn, bid } } else { Action::Call { turn } }
    }

    /// Dice are only lost one at a time, and those who have none are out.
    fn inventory(game: &LiarsDice) -> Result<(), String> {
        let position = game.position();
        let without = position.dice.iter().filter(|dice| dice.is_empty()).count();
        if without == position.out.len() {
            Ok(())
        } else {
            Err(format!("{without} are out, not {:?}", position.out))
        }
    }

    fn resample(view: &View, memory: &Memory, rng: &mut Rng) -> Option<LiarsDice> {
        Some(<LiarsDice as Searchable>::resample(view, memory, rng))
    }
}

fn any_face(rng: &mut Rng) -> Face {
    let faces: Vec<Face> = Face::all().collect();
    *rng.pick(&faces).unwrap()
}

#[test]
fn the_contract_is_kept() {
    testkit::contract::holds::<Cups>();
}

#[test]
fn every_rule_is_tested() {
    testkit::contract::every_rule_is_tested::<LiarsDice>(env!("CARGO_MANIFEST_DIR"));
}
