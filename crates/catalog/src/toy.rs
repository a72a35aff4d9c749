//! A game in real time for the tests of this crate: a bell rings by itself, the first to claim it has a point.

use bots::{Bot, Budget, Level, Plan};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::verify::{Finding, Limit, Verification};
use table::{
    About, Audience, Audit, Cause, Choice, Dice, Draw, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Seat, Seats, Secret, Sentence, Setting, TimedSight,
};

use crate::entry::EntryOf;
use crate::{AnyTable, GameEntry, Opening, Simulation};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Bell {
    bells: i32,
    mood: String,
    /// When the bell rings, unless it does already.
    rings: Option<Moment>,
    scores: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Options {
    bells: i32,
    mood: String,
}

impl Default for Options {
    fn default() -> Options {
        Options { bells: 3, mood: "calm".to_owned() }
    }
}

/// The number of the bell that is claimed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Claim(i32);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Wound { rings: Moment },
    Whispered { seat: Seat },
    Rang,
    Claimed { seat: Seat },
}

const WAIT: Draw = Draw { purpose: "wait", round: 0, nth: 0 };

impl Bell {
    fn wind(&mut self, now: Moment, dice: &Dice, out: &mut Emitter<Bell>) {
        let wait = dice.below(Draw { nth: self.bells as u32, ..WAIT }, 1000);
        out.emit(self, Event::Wound { rings: now + 1 + wait });
    }
}

impl Game for Bell {
    const ABOUT: About = About {
        id: "bell",
        name: "Bell",
        seats: 2..=4,
        pace: Pace::RealTime,
        rules: 2,
        settings: &[
            Setting { name: "bells", rule: "B-1", choice: Choice::Number { from: 1, to: 9, preset: 3 } },
            Setting {
                name: "mood",
                rule: "B-2",
                choice: Choice::Word { of: &["calm", "wild"], preset: "calm" },
            },
        ],
        rulebook: "",
        locales: &[Locale { language: "en", text: "claimed = { $who } claims." }],
    };

    type Options = Options;
    type Action = Claim;
    type Event = Event;
    type View = Bell;
    type Sight = Event;
    type Memory = u32;
    type Position = Bell;
    type ViewAid = ();

    fn accepts(_: &Options, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(options: &Options, seats: u8) -> Bell {
        let scores = vec![0; seats.into()];
        Bell { bells: options.bells, mood: options.mood.clone(), rings: None, scores }
    }

    fn decide(&mut self, cause: Cause<&Claim>, now: Moment, dice: &Dice, out: &mut Emitter<Bell>) {
        match cause {
            Cause::Start { .. } => {
                out.emit(self, Event::Whispered { seat: Seat(1) });
                self.wind(now, dice, out);
            }
            Cause::Due => out.emit(self, Event::Rang),
            Cause::Act { seat, .. } => {
                out.emit(self, Event::Claimed { seat });
                if self.bells > 0 {
                    self.wind(now, dice, out);
                }
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Wound { rings } => self.rings = Some(*rings),
            Event::Whispered { .. } => {}
            Event::Rang => self.rings = None,
            Event::Claimed { seat } => {
                self.scores[seat.index()] += 1;
                self.bells -= 1;
            }
        }
    }

    fn view(&self, _: Audience) -> Bell {
        Bell { rings: self.rings.map(|_| Moment(u64::MAX)), ..self.clone() }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Event>> {
        match event {
            Event::Wound { .. } => None,
            Event::Whispered { seat } => audience.sees(*seat).then(|| TimedSight::Passing(event.clone())),
            Event::Rang | Event::Claimed { .. } => Some(TimedSight::Lasting(event.clone())),
        }
    }

    fn permits(view: &Bell, claim: &Claim, _: Moment) -> Result<(), Refusal> {
        let rings = view.rings.is_none() && claim.0 == view.bells;
        if rings { Ok(()) } else { Err(Refusal::new("B-3", Sentence::new("silence"))) }
    }

    fn menu(view: &Bell, _: Moment, out: &mut Vec<Claim>) {
        out.extend(view.rings.is_none().then_some(Claim(view.bells)));
    }

    fn view_aid(_: &Bell) {}

    fn remember(memory: &mut u32, _: &Event) {
        *memory += 1;
    }

    fn tell(sight: &Event, out: &mut Vec<Sentence>) {
        if let Event::Claimed { seat } = sight {
            out.push(Sentence::new("claimed").seat("who", *seat));
        }
    }

    fn options(&self) -> Options {
        Options { bells: self.bells, mood: self.mood.clone() }
    }

    fn seats(&self) -> u8 {
        self.scores.len() as u8
    }

    fn awaited(&self) -> Seats {
        let anybody = self.rings.is_none() && self.bells > 0;
        if anybody { Seats::all(self.scores.len() as u8) } else { Seats::NONE }
    }

    fn deadline(&self) -> Option<Moment> {
        self.rings
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.bells == 0).then(|| Outcome::most(self.scores.clone()))
    }

    fn audit(&self, _: &Event, _: &mut Audit) {}

    fn position(&self) -> Bell {
        self.clone()
    }

    fn restore(position: &Bell, _: &Dice) -> Result<Bell, Refusal> {
        Ok(position.clone())
    }
}

/// Claims at random.
struct BellBot;

impl Bot for BellBot {
    type Game = Bell;

    fn plan(
        level: Level,
        view: &Bell,
        memory: &u32,
        _: Moment,
        _: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Claim>> {
        // Seat 1 alone heard the whisper; all else is seen by all.
        let slow = if level == Level::Hard { 100 } else { 300 + *memory };
        view.rings.is_none().then(|| Plan { action: Claim(view.bells), after: rng.u32(0..slow) })
    }

    fn greedy(view: &Bell, memory: &u32, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Claim>> {
        BellBot::plan(Level::Medium, view, memory, now, Budget::Iterations(1), rng)
    }
}

const BELL: EntryOf<BellBot> = EntryOf::new();

fn open(options: &Value) -> Result<Box<dyn AnyTable>, Refusal> {
    let secret = Secret::from_number(1);
    BELL.open(&Opening::new(options, 3, secret))
}

#[test]
fn deadlines_come_due_before_what_comes_after_them() {
    let mut table = open(&Value::Null).unwrap();
    let rings = table.deadline().unwrap();
    assert_eq!(act(&mut *table, Seat(0), "3", Moment(rings.0 - 1), 0).unwrap_err().rule(), "B-3");
    assert_eq!(table.length(), 1);
    // Too late for the bell before: it has rung, and the claim is refused all the same.
    assert_eq!(act(&mut *table, Seat(0), "2", rings, 0).unwrap_err().rule(), "B-3");
    assert_eq!((table.length(), table.now(), table.deadline()), (2, rings, None));
    act(&mut *table, Seat(0), "3", rings + 5, 0).unwrap();
    assert_eq!(table.advance(rings).unwrap_err().rule(), "T-5");
    let claimed = table.sight_records(2, Audience::Spectator);
    assert_eq!((claimed.len(), claimed[0].sentences.len(), claimed[0].at), (1, 1, rings + 5));
}

#[test]
fn passing_sights_are_told_from_lasting_ones() {
    let table = open(&Value::Null).unwrap();
    assert!(table.sight_records(0, Audience::Seat(Seat(1)))[0].passing);
    assert!(table.sight_records(0, Audience::Seat(Seat(0))).is_empty());
    assert!(table.record(0).unwrap().get().contains("Whispered"));
    assert!(table.record(1).is_none());
}

#[test]
fn words_and_numbers_are_checked() {
    let rule = |options: Value| open(&options).map(drop).map_err(|refusal| refusal.rule().to_owned());
    assert_eq!(rule(json!({"mood": "wild", "bells": 9})), Ok(()));
    assert_eq!(rule(json!({"mood": "sad"})), Err("B-2".to_owned()));
    assert_eq!(rule(json!({"mood": 1})), Err("EN-8".to_owned()));
    assert_eq!(rule(json!({"bells": 10})), Err("B-1".to_owned()));
}

#[test]
fn in_real_time_the_faster_bots_win_from_any_seat() {
    for fast in 0..3 {
        let mut levels = vec![Level::Easy; 3];
        levels[fast] = Level::Hard;
        let simulation =
            Simulation { options: json!({"bells": 9}), levels, iterations: 1, seed: 2, logs: true };
        let mut scores = [0; 3];
        for number in 0..50 {
            let game = BELL.simulate(&simulation, number).unwrap();
            // Nine bells ring and nine are claimed.
            assert_eq!(game.decisions, 18);
            scores.iter_mut().zip(game.outcome.unwrap().scores).for_each(|(sum, score)| *sum += score);
            assert!(BELL.verify(&game.log.unwrap()).unwrap().unwrap().over);
        }
        assert!((0..3).all(|seat| seat == fast || scores[fast] > 2 * scores[seat]), "{fast}: {scores:?}");
    }
}

#[test]
fn playouts_let_everybody_act() {
    let rate = BELL.playouts(3, 1, std::time::Duration::from_millis(5));
    assert!(rate.games > 0 && rate.decisions >= 6 * rate.games);
}

#[test]
fn a_log_goes_on_with_its_deadlines() {
    let mut table = open(&Value::Null).unwrap();
    table.advance(table.deadline().unwrap()).unwrap();
    let now = table.now();
    act(&mut *table, Seat(2), "3", now, 0).unwrap();
    let again = BELL.resume(&table.log().unwrap(), Secret::from_number(1)).unwrap();
    assert_eq!((again.deadline(), again.now()), (table.deadline(), table.now()));
    let told = BELL.replay(&table.log().unwrap(), Audience::Reviewer).unwrap();
    let sentences = told.frames.flat_map(|frame| frame.sights).flat_map(|seen| seen.sentences).count();
    assert_eq!((sentences, told.head.outcome.is_none()), (1, true));
}

/// A game that was begun by version 1 of the rules, and taken up by version 2 after the second record.
fn upgraded() -> String {
    let mut table = open(&Value::Null).unwrap();
    table.advance(table.deadline().unwrap()).unwrap();
    let older = table.log().unwrap().replacen(r#""rules":2"#, r#""rules":1"#, 1);
    let mut table = BELL.resume(&older, Secret::from_number(1)).unwrap();
    assert_eq!(table.length(), 2, "nothing is said before something happens");
    for bell in [3, 2, 1] {
        let due = table.deadline().unwrap_or(table.now());
        act(&mut *table, Seat(1), &bell.to_string(), due + 7, 90).unwrap();
    }
    assert!(table.outcome().is_some());
    let log = table.log().unwrap();
    let line = log.lines().nth(3).unwrap();
    assert!(line.contains(r#""by":{"rules":2},"events":[]"#), "{log}");
    assert_eq!(log.matches(r#"{"rules":"#).count(), 1);
    log
}

/// As a forger writes it, with a new seal.
fn sealed(log: &str) -> Verification {
    let (lines, _) = log.trim_end().rsplit_once('\n').unwrap();
    let reveal = table::log::Reveal::of(Secret::from_number(1), &format!("{lines}\n"));
    let log = format!("{lines}\n{}\n", serde_json::to_string(&reveal).unwrap());
    BELL.verify(&log).unwrap().unwrap()
}

#[test]
fn each_stretch_is_judged_by_its_rules_as_far_as_it_can_be() {
    let log = upgraded();
    let verified = BELL.verify(&log).unwrap().unwrap();
    assert_eq!(verified.finding(), Finding::Partly, "{:?}", verified.checks);
    assert_eq!((verified.judged, verified.unjudged), (log.lines().count() - 5, 2));
    let older = |verified: &Verification| verified.limits[0];
    assert_eq!(older(&verified), Limit::OlderRules { rules: 1, records: 2, differs: None });

    // Before the line, today's rules are no judge: what they would decide otherwise is said.
    let changed = sealed(&log.replacen("[\"Rang\"]", r#"[{"Whispered":{"seat":0}},"Rang"]"#, 1));
    assert_eq!(changed.finding(), Finding::Partly, "{:?}", changed.checks);
    assert_eq!(older(&changed), Limit::OlderRules { rules: 1, records: 2, differs: Some(3) });

    // After it they are.
    let (before, after) = log.split_at(log.find(r#"{"rules":2}"#).unwrap());
    let changed = sealed(&format!("{before}{}", after.replacen(r#"{"seat":1}}"#, r#"{"seat":2}}"#, 1)));
    assert_eq!(changed.finding(), Finding::Broken);
    assert!(changed.checks.iter().any(|check| check.what == "line 5: fact 1 does not follow by the rules"));

    // The line itself is where it must be, once, and with rules that there are.
    for (from, to) in [(r#"{"rules":2}"#, r#"{"rules":1}"#), (r#"{"rules":2}"#, r#"{"rules":3}"#)] {
        assert_eq!(sealed(&log.replacen(from, to, 1)).finding(), Finding::Broken, "{to}");
    }
    let line = log.lines().nth(3).unwrap();
    assert_eq!(sealed(&log.replacen(line, &format!("{line}\n{line}"), 1)).finding(), Finding::Broken);
    let without = sealed(&log.replacen(&format!("{line}\n"), "", 1));
    assert_eq!(
        (without.finding(), without.judged),
        (Finding::Partly, 0),
        "then all of it is said to be older"
    );
}

#[test]
fn lag_that_does_not_count_is_not_kept() {
    assert!(!upgraded().contains("lag"));
}

fn act(table: &mut dyn AnyTable, seat: Seat, action: &str, at: Moment, lag: u32) -> Result<(), Refusal> {
    let action = table.parse_action(action)?;
    table.act(seat, &action, at, lag)
}
