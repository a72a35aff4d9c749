//! A better level wins more often.

use bots::{Bot, Budget, Level};
use one_more::{Memory, OneMore, Options};
use one_more_bot::OneMoreBot;
use table::{Act, Audience, Dice, Game, Seat, Sitting};

/// Plays one game; the seat that wins.
fn winner(levels: &[Level], seed: u64) -> Seat {
    let (mut log, mut remembered) = (Vec::new(), 0);
    let seats = levels.len() as u8;
    let mut sitting =
        Sitting::<OneMore>::open(&Options::default(), seats, Dice::from_number(seed), &mut log).unwrap();
    let mut memories = vec![Memory::default(); levels.len()];
    let mut rng = fastrand::Rng::with_seed(seed);
    while sitting.outcome().is_none() {
        for event in log[remembered..].iter().flat_map(|record| &record.events) {
            for (seat, memory) in Seat::all(seats).zip(&mut memories) {
                if let Some(seen) = OneMore::sight(event, Audience::Seat(seat)) {
                    OneMore::remember(memory, seen.sight());
                }
            }
        }
        remembered = log.len();
        let seat = sitting.game().awaited().iter().next().unwrap();
        let (level, view) = (levels[seat.index()], sitting.view(Audience::Seat(seat)));
        let memory = &memories[seat.index()];
        let plan = OneMoreBot::plan(level, &view, memory, sitting.now(), Budget::Iterations(20), &mut rng);
        let action = plan.expect("who is awaited has a plan").action;
        sitting.act(&Act { seat, action, at: sitting.now(), lag: 0 }, &mut log).unwrap();
    }
    sitting.outcome().unwrap().winners().next().unwrap()
}

/// How many of these games a player of that level wins against two others, in changing seats.
fn wins(level: Level, others: Level, games: u64) -> usize {
    let won = |game: &u64| {
        let mut levels = [others; 3];
        let seat = (game % 3) as usize;
        levels[seat] = level;
        winner(&levels, game / 3).index() == seat
    };
    (0..games).filter(won).count()
}

#[test]
fn better_levels_win_more_often() {
    // An equal player would win 200 of 600.
    let easy = wins(Level::Easy, Level::Random, 600);
    let medium = wins(Level::Medium, Level::Random, 600);
    let hard = wins(Level::Hard, Level::Random, 600);
    assert!(210 < easy && easy < medium && medium > 240 && hard > 240, "{easy}, {medium}, {hard}");
}
