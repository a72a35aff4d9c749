//! Whoever runs the server plays too, knows the secret and what everybody has revealed, and may write any log they
//! like. They cannot get another deal that a player's receipt does not bring to light.
//!
//! Every forged log here is sound in itself: it is played from the seed it claims, sealed, and `verify` finds nothing
//! wrong with it. Only the receipts tell.

use bots::{Budget, Level};
use catalog::Opening;
use serde_json::{Value, json};
use table::log::Header;
use table::verify::check_receipt;
use table::{
    Audience, Commit, Contribution, ContributionHash, FailedStart, Player, Receipt, ReceiptStart, Seat,
    Secret, Terms,
};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);
/// The seat of whoever runs the server.
const EVE: Seat = Seat(2);
const CODE: &str = "7TN832";

/// A start: the server's secret and what each player is bound to.
#[derive(Clone)]
struct Start {
    secret: Secret,
    texts: Vec<Contribution>,
}

impl Start {
    fn new(secret: u64, texts: &[(Seat, &str)]) -> Start {
        let texts = texts.iter().map(|(seat, text)| Contribution { seat: *seat, text: (*text).to_owned() });
        Start { secret: Secret::from_number(secret), texts: texts.collect() }
    }

    fn commits(&self) -> Vec<Commit> {
        self.texts.iter().map(commit).collect()
    }

    fn failed(&self, missing: &[Seat]) -> FailedStart {
        let (commitment, commits) = (self.secret.commitment(), self.commits());
        FailedStart { commitment, commits, missing: missing.to_vec() }
    }

    /// What the page of a seat keeps of it. It reveals only where its own hash stands.
    fn kept_by(&self, seat: Seat) -> ReceiptStart {
        let revealed = self.texts.iter().find(|text| text.seat == seat).cloned();
        ReceiptStart { commitment: self.secret.commitment(), commits: self.commits(), revealed, terms: None }
    }

    fn without(&self, seat: Seat) -> Start {
        let texts = self.texts.iter().filter(|text| text.seat != seat).cloned().collect();
        Start { texts, ..self.clone() }
    }

    fn with(&self, seat: Seat, text: &str) -> Start {
        let mut texts = self.without(seat).texts;
        texts.push(Contribution { seat, text: text.to_owned() });
        texts.sort_by_key(|text| text.seat);
        Start { texts, ..self.clone() }
    }
}

fn commit(text: &Contribution) -> Commit {
    Commit { seat: text.seat, hash: ContributionHash::of(&text.text) }
}

fn receipt(seat: Seat, starts: &[&Start]) -> Receipt {
    let starts = starts.iter().map(|start| start.kept_by(seat)).collect();
    Receipt { receipt: Receipt::FORMAT, table: CODE.to_owned(), starts }
}

/// A game of three, dealt from that start and played to its end; its log, which `verify` accepts.
fn log(start: &Start, failed: &[FailedStart]) -> (Header, Value) {
    let (text, hand) = played(start, failed);
    let verified = catalog::find("five-crowns").unwrap().verify(&text).unwrap().unwrap();
    assert!(verified.holds() && verified.over, "{:?}", verified.checks);
    (Header::read(&text).unwrap(), hand)
}

/// The text of such a log, whether `verify` accepts it or not.
fn played(start: &Start, failed: &[FailedStart]) -> (String, Value) {
    let options = json!({ "first_deal": 13 });
    let opening = Opening {
        table: Some(CODE.to_owned()),
        names: ["Anna", "Bert", "Eve"].map(str::to_owned).to_vec(),
        players: vec![Player::Person; 3],
        contributions: start.texts.clone(),
        commits: start.commits(),
        failed_starts: failed.to_vec(),
        ..Opening::new(&options, 3, start.secret)
    };
    let entry = catalog::find("five-crowns").unwrap();
    let mut game = entry.open(&opening).unwrap();
    let hand = serde_json::to_value(game.view(Audience::Seat(EVE))).unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    while game.outcome().is_none() {
        let seat = game.awaited().iter().next().expect("somebody whose turn it is");
        let plan = game.bot(seat, Level::Random, Budget::Iterations(1), &mut rng).expect("a move");
        game.act(seat, &plan.action, game.now(), 0).unwrap();
    }
    (game.log().unwrap(), hand)
}

fn accepted(header: &Header, receipt: &Receipt) -> bool {
    let about = catalog::find(&header.game).unwrap().about();
    check_receipt(about, header, receipt).iter().all(|check| check.holds)
}

/// An honest start of all three.
fn honest() -> Start {
    Start::new(1, &[(ANNA, "Annas Würfel"), (BERT, "Berts Münze"), (EVE, "Eves Karte")])
}

#[test]
fn an_honest_log_fits_all_receipts() {
    let start = honest();
    let (header, _) = log(&start, &[]);
    for seat in [ANNA, BERT, EVE] {
        assert!(accepted(&header, &receipt(seat, &[&start])));
    }
    // A start that failed honestly, and stands there.
    let again = Start::new(2, &[(ANNA, "another"), (BERT, "one more")]);
    let (header, _) = log(&again, &[start.failed(&[EVE])]);
    for seat in [ANNA, BERT] {
        assert!(accepted(&header, &receipt(seat, &[&start, &again])));
    }
}

/// A host who knows the seed chooses who begins, how many play or by which options only afterwards.
#[test]
fn terms_changed_after_the_reveal_are_missed() {
    let start = honest();
    let (header, _) = log(&start, &[]);
    let mut kept = receipt(ANNA, &[&start]);
    let terms = |change: serde_json::Value| {
        let mut seen = json!({ "seats": header.seats, "first": null, "options": {} });
        for (name, value) in change.as_object().unwrap() {
            seen[name] = value.clone();
        }
        Some(serde_json::from_value::<Terms>(seen).unwrap())
    };
    let last = kept.starts.len() - 1;
    kept.starts[last].terms = terms(json!({ "options": header.options }));
    assert!(accepted(&header, &kept));
    let seen_otherwise =
        [json!({ "seats": 9 }), json!({ "first": 1 }), json!({ "options": { "first_deal": 4 } })];
    for change in seen_otherwise {
        kept.starts[last].terms = terms(change);
        assert!(!accepted(&header, &kept));
    }
    // What was left at its default is at its default.
    let mut other = header.clone();
    kept.starts[last].terms = terms(json!({ "options": header.options }));
    other.options["fresh_discard_on_reshuffle"] = json!(true);
    assert!(!accepted(&other, &kept));
    let preset = catalog::find(&header.game).unwrap().about().settings.iter();
    other.options = preset.map(|setting| (setting.name.to_owned(), setting.choice.preset())).collect();
    kept.starts[last].terms = terms(json!({}));
    assert!(accepted(&other, &kept));
    other.options["fresh_discard_on_reshuffle"] = json!(true);
    assert!(!accepted(&other, &kept));
}

/// Eve has seen all reveals, dislikes her hand and withholds her own text: the next deal is another one, but the start
/// she spoilt is on record with her name, and left out of the log it is missed.
#[test]
fn a_start_withheld_is_on_record_and_cannot_be_hidden() {
    let (spoilt, again) = (honest(), Start::new(2, &[(ANNA, "another"), (BERT, "one more")]));
    let (told, hand) = log(&again, &[spoilt.failed(&[EVE])]);
    assert_ne!(hand, log(&spoilt, &[]).1, "it is worth the while");
    assert_eq!(told.failed_starts[0].missing, [EVE]);
    let (hidden, _) = log(&again, &[]);
    for seat in [ANNA, BERT] {
        let receipt = receipt(seat, &[&spoilt, &again]);
        assert!(accepted(&told, &receipt) && !accepted(&hidden, &receipt));
    }
}

/// She says that Anna's text never came, though the server acknowledged it.
#[test]
fn a_reveal_that_was_acknowledged_cannot_be_said_to_be_missing() {
    let (spoilt, again) = (honest(), Start::new(2, &[(BERT, "one more"), (EVE, "again")]));
    let (header, _) = log(&again, &[spoilt.failed(&[ANNA])]);
    assert!(!accepted(&header, &receipt(ANNA, &[&spoilt, &again])));
}

/// Having seen the others' texts, she looks for one of her own that deals her a joker.
#[test]
fn a_text_chosen_after_the_others_were_revealed_has_another_hash() {
    let start = honest();
    for try_ in 0..5 {
        let (header, _) = log(&start.with(EVE, &format!("try {try_}")), &[]);
        for seat in [ANNA, BERT] {
            assert!(!accepted(&header, &receipt(seat, &[&start])));
        }
    }
}

/// Or a secret of the server.
#[test]
fn a_secret_swapped_after_the_commitment_has_another_commitment() {
    let start = honest();
    let (header, _) = log(&Start { secret: Secret::from_number(99), ..start.clone() }, &[]);
    for seat in [ANNA, BERT] {
        assert!(!accepted(&header, &receipt(seat, &[&start])));
    }
}

/// She drops a text that spoils her hand: with everybody's hashes in the header, too few texts do not fit; without
/// them, the receipts do not.
#[test]
fn a_contribution_cannot_be_dropped() {
    let start = honest();
    for dropped in [ANNA, BERT, EVE] {
        let (header, _) = log(&start.without(dropped), &[]);
        for seat in [ANNA, BERT] {
            assert!(!accepted(&header, &receipt(seat, &[&start])));
        }
        let kept = Header { commits: start.commits(), ..header };
        assert!(contributions_fail(&kept));
    }
    // All of them.
    let (header, _) = log(&Start { texts: Vec::new(), ..start.clone() }, &[]);
    assert!(!accepted(&header, &receipt(ANNA, &[&start])));
}

/// The order in which texts are mixed in is that of the seats.
#[test]
fn contributions_cannot_be_reordered_or_doubled() {
    let (header, _) = log(&honest(), &[]);
    let mut reordered = header.clone();
    reordered.contributions.swap(0, 1);
    reordered.commits.swap(0, 1);
    assert!(contributions_fail(&reordered));
    assert!(!accepted(&reordered, &receipt(ANNA, &[&honest()])));
    let mut doubled = header;
    doubled.contributions.push(doubled.contributions[2].clone());
    doubled.commits.push(doubled.commits[2]);
    assert!(contributions_fail(&doubled));
}

/// She shows Anna and Bert different hashes of her own, collects both texts, and keeps the better of the two deals.
#[test]
fn different_hashes_shown_to_different_players_are_found_by_one_of_them() {
    let (one, other) = (honest(), honest().with(EVE, "Eves andere Karte"));
    let receipts = [receipt(ANNA, &[&one]), receipt(BERT, &[&other])];
    for told in [&one, &other] {
        let (header, _) = log(told, &[]);
        let satisfied = receipts.iter().filter(|receipt| accepted(&header, receipt)).count();
        assert_eq!(satisfied, 1);
    }
}

/// Two starts under one roof: the second is shown after the texts of the first are known, and the first is kept quiet
/// or called by the second's name.
#[test]
fn a_start_shown_twice_with_other_hashes_is_found() {
    let (first, second) = (honest(), honest().with(EVE, "better"));
    let receipt = receipt(ANNA, &[&first, &second]);
    assert!(!accepted(&log(&second, &[]).0, &receipt));
    assert!(!accepted(&log(&first, &[]).0, &receipt));
    // Told in the log, it is found without a receipt: no two starts have one secret.
    for failed in [&first, &second] {
        let (text, _) = played(&second, &[failed.failed(&[EVE])]);
        let verified = catalog::find("five-crowns").unwrap().verify(&text).unwrap().unwrap();
        assert!(!verified.holds());
    }
}

/// She puts a text that she knows under Anna's seat, a fresh one or one that Anna revealed before. Anna's page does not
/// find its own hash there, reveals nothing, and its receipt shows a start without it.
#[test]
fn a_hash_replaced_or_an_old_text_replayed_is_not_the_one_the_page_is_bound_to() {
    let (first, fresh) = (honest(), honest().with(ANNA, "Annas neuer Würfel"));
    for forged in [first.clone(), fresh.with(ANNA, "Eves Würfel")] {
        let bound = fresh.kept_by(ANNA).revealed.unwrap();
        assert!(!forged.commits().contains(&commit(&bound)), "the page sees it before it reveals");
        let (header, _) = log(&forged, &[]);
        assert!(!accepted(&header, &receipt(ANNA, &[&fresh])), "what it was shown is not what is logged");
    }
}

/// The deal of another table, where the cards were better, under this table's code; and this one's under another.
#[test]
fn a_log_is_of_its_own_table() {
    let start = honest();
    let (header, _) = log(&start, &[]);
    let elsewhere = Header { table: Some("BBBBBB".to_owned()), ..header };
    assert!(!accepted(&elsewhere, &receipt(ANNA, &[&start])));
}

/// Failed starts may not be invented either, with hashes that nobody was shown, to explain a trace away.
#[test]
fn failed_starts_in_the_log_are_those_that_were_shown() {
    let (spoilt, again) = (honest(), Start::new(2, &[(ANNA, "another"), (BERT, "one more")]));
    let bert = receipt(BERT, &[&spoilt, &again]);
    for wrong in [
        spoilt.without(ANNA),
        spoilt.with(EVE, "other"),
        Start { secret: Secret::from_number(5), ..spoilt.clone() },
    ] {
        assert!(!accepted(&log(&again, &[wrong.failed(&[EVE])]).0, &bert));
    }
}

/// Whether `verify` itself refuses the header's contributions.
fn contributions_fail(header: &Header) -> bool {
    let start = honest();
    let (sound, _) = log(&start, &[]);
    let opening = |header: &Header| serde_json::to_string(header).unwrap();
    let entry = catalog::find("five-crowns").unwrap();
    let reveal = json!({ "secret": start.secret });
    let holds = |header: &Header| {
        let text = format!("{}\n{reveal}\n", opening(header));
        let verified = entry.verify(&text).unwrap().unwrap();
        verified.checks.iter().any(|check| check.what == "contributions" && check.holds)
    };
    assert!(holds(&sound));
    !holds(header)
}
