//! A better level wins more often, and games are what the rules promise.

use bots::{Budget, Entrant, Level};
use one_more::{Memory, OneMore, Options};
use one_more_bot::{OneMoreBot, Tally};
use table::log::Record;
use table::{Act, Audience, Dice, Game, Seat, Sitting};

const RANDOM: Entrant = Entrant::Level(Level::Random);
const EASY: Entrant = Entrant::Level(Level::Easy);
const MEDIUM: Entrant = Entrant::Level(Level::Medium);
const HARD: Entrant = Entrant::Level(Level::Hard);

/// Plays one game; the seat that wins, and the log.
fn play(entrants: &[Entrant], seed: u64) -> (Seat, Vec<Record<OneMore>>) {
    let (mut log, mut remembered) = (Vec::new(), 0);
    let seats = entrants.len() as u8;
    let mut sitting =
        Sitting::<OneMore>::open(&Options::default(), seats, Dice::from_number(seed), &mut log).unwrap();
    let mut memories = vec![Memory::default(); entrants.len()];
    let mut rng = fastrand::Rng::with_seed(seed);
    while sitting.outcome().is_none() {
        for event in log[remembered..].iter().flat_map(|record: &Record<OneMore>| &record.events) {
            for (seat, memory) in Seat::all(seats).zip(&mut memories) {
                if let Some(seen) = OneMore::sight(event, Audience::Seat(seat)) {
                    OneMore::remember(memory, seen.sight());
                }
            }
        }
        remembered = log.len();
        let seat = sitting.game().awaited().iter().next().unwrap();
        let (entrant, view) = (entrants[seat.index()], sitting.view(Audience::Seat(seat)));
        let (memory, budget) = (&memories[seat.index()], Budget::Iterations(20));
        let plan = entrant.plan::<OneMoreBot>(&view, memory, sitting.now(), budget, &mut rng);
        let action = plan.expect("who is awaited has a plan").action;
        sitting.act(&Act { seat, action, at: sitting.now(), lag: 0 }, &mut log).unwrap();
    }
    (sitting.outcome().unwrap().winners().next().unwrap(), log)
}

/// How many of these games a player of that kind wins against two others, in changing seats.
fn wins(one: Entrant, others: Entrant, games: u64) -> usize {
    let won = |game: &u64| {
        let mut entrants = [others; 3];
        let seat = (game % 3) as usize;
        entrants[seat] = one;
        play(&entrants, game / 3).0.index() == seat
    };
    (0..games).filter(won).count()
}

#[test]
fn better_levels_win_more_often() {
    // An equal player would win 200 of 600.
    let easy = wins(EASY, RANDOM, 600);
    let medium = wins(MEDIUM, EASY, 600);
    let hard = wins(HARD, MEDIUM, 600);
    assert!(easy > 225 && medium > 225 && hard > 225, "{easy}, {medium}, {hard}");
}

#[test]
fn easy_is_for_children() {
    // Two of each at a table: equal players would win 300 of 600.
    let won = |game: &u64| {
        let mut entrants = [Entrant::Casual, EASY, Entrant::Casual, EASY];
        entrants.rotate_left((game % 2) as usize);
        entrants[play(&entrants, game / 2).0.index()] == Entrant::Casual
    };
    let casual = (0..600).filter(won).count();
    assert!(casual >= 330, "{casual}");
}

/// What happens in that many games of such players.
fn tally(entrant: Entrant, seats: u8, games: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        tally.add(seats, &play(&vec![entrant; seats.into()], seed).1);
    }
    assert_eq!((tally.games, tally.without_play), (games, 0));
    tally
}

#[test]
fn both_important_rules_of_the_book_happen() {
    let four = tally(MEDIUM, 4, 200);
    assert!(four.plays_a_game() >= 35.0, "{four:?}");
    assert!(four.left_share() >= 0.15 && four.last_share() >= 0.03, "{four:?}");
    assert!(four.starter_ratio() <= 1.3, "{four:?}");
    let nine = tally(MEDIUM, 9, 200);
    assert!(nine.plays_a_game() >= 60.0, "{nine:?}");
    assert!(nine.left_share() >= 0.08 && nine.starter_ratio() <= 1.4, "{nine:?}");
    let random = tally(RANDOM, 4, 200);
    assert!(random.left_share() >= 0.4 && random.last_share() >= 0.12, "{random:?}");
}
