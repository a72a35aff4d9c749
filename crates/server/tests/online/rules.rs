//! The rules of a table online, each with its tests.

use server::rules::ALL;
use table::conformance::every_rule_is_tested;

#[test]
fn every_rule_is_named_by_a_test() {
    let rulebook: Vec<String> = ALL.iter().map(|(id, says)| format!("- {id} {says}")).collect();
    let tested = every_rule_is_tested(&rulebook.join("\n"), env!("CARGO_MANIFEST_DIR")).unwrap();
    assert_eq!(tested.len(), ALL.len());
}
