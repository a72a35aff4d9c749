//! Where a mistake is: the value is read again and again with one part spoilt, and the error tells whether that part
//! was met before the mistake, or not at all.

use std::fmt;

use serde::de::DeserializeOwned;

use super::fault::Fault;
use super::tree::Tree;

/// A way from the whole to one of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place(pub(super) Vec<Step>);

/// A step on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To the field of an object.
    Field(String),
    /// To the entry of a list.
    Entry(usize),
}

impl Place {
    fn to(&self, step: Step) -> Place {
        let mut steps = self.0.clone();
        steps.push(step);
        Place(steps)
    }
}

/// `hands[2][0]`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(n, step)| match step {
            Step::Field(name) => write!(f, "{}{}", if n > 0 { "." } else { "" }, super::shown(name)),
            Step::Entry(number) => write!(f, "[{number}]"),
        })
    }
}

/// More fields than any type has: who writes so many is told which object it is, and no more.
const MOST_FIELDS: usize = 100;
/// A name that no field has.
const NO_FIELD: &str = "\u{1}";

/// Where the mistake is that reading this value as a `T` meets.
pub(super) fn locate<T: DeserializeOwned>(tree: &mut Tree, fault: &Fault) -> Place {
    let mut place = Place::default();
    let mut owner = None;
    loop {
        // A field is refused by its name, before its value is looked at.
        if let Fault::Unknown { field, .. } = fault {
            let value = place.to(Step::Field(field.clone()));
            if tree.at(&value).is_some() && !met::<T>(tree, fault, &value) {
                owner = Some(place.clone());
            }
        }
        match next::<T>(tree, fault, &place) {
            Some(step) => place = place.to(step),
            None => return owner.unwrap_or(place),
        }
    }
}

/// The part of that part in which the mistake is; nothing if it is the part as a whole.
fn next<T: DeserializeOwned>(tree: &mut Tree, fault: &Fault, place: &Place) -> Option<Step> {
    if is_whole::<T>(tree, fault, place) {
        return None;
    }
    match tree.at(place)? {
        Tree::List(list) => {
            // Entries are read in order: those up to the mistake are met, those after it are not.
            let (mut first, mut end) = (0, list.len());
            while first < end {
                let middle = usize::midpoint(first, end);
                if met::<T>(tree, fault, &place.to(Step::Entry(middle))) {
                    first = middle + 1;
                } else {
                    end = middle;
                }
            }
            first.checked_sub(1).map(Step::Entry)
        }
        Tree::Object(fields) if fields.len() <= MOST_FIELDS => {
            let names: Vec<String> = fields.iter().map(|(name, _)| name.clone()).collect();
            let steps = names.into_iter().map(Step::Field);
            let met: Vec<Step> =
                steps.filter(|step| met::<T>(tree, fault, &place.to(step.clone()))).collect();
            // Fields need not be read in order: the tag of an enum comes first.
            met.into_iter().reduce(|one, other| {
                if first_met::<T>(tree, [&place.to(one.clone()), &place.to(other.clone())]) == Some(0) {
                    other
                } else {
                    one
                }
            })
        }
        _ => None,
    }
}

/// Whether all that is in that part is read before the mistake.
fn is_whole<T: DeserializeOwned>(tree: &mut Tree, fault: &Fault, place: &Place) -> bool {
    let name = if let Fault::Missing(field) = fault { field } else { NO_FIELD };
    match tree.at_mut(place) {
        Some(Tree::List(list)) => list.push(Tree::Poison(0)),
        Some(Tree::Object(fields)) if fields.iter().all(|(field, _)| field != name) => {
            fields.push((name.to_owned(), Tree::Poison(0)));
        }
        _ => return false,
    }
    let read = tree.read::<T>();
    match tree.at_mut(place) {
        Some(Tree::List(list)) => drop(list.pop()),
        Some(Tree::Object(fields)) => drop(fields.pop()),
        _ => {}
    }
    read.as_ref() != Err(fault)
}

/// Whether that part is read before the mistake, or has it.
fn met<T: DeserializeOwned>(tree: &mut Tree, fault: &Fault, place: &Place) -> bool {
    let kept = spoil(tree, place, 0);
    let read = tree.read::<T>();
    mend(tree, place, kept);
    read.as_ref() != Err(fault)
}

/// Which of two parts is read first.
fn first_met<T: DeserializeOwned>(tree: &mut Tree, places: [&Place; 2]) -> Option<usize> {
    let kept = [spoil(tree, places[0], 0), spoil(tree, places[1], 1)];
    let read = tree.read::<T>();
    for (place, kept) in places.into_iter().zip(kept) {
        mend(tree, place, kept);
    }
    match read {
        Err(Fault::Poisoned(number)) => Some(number),
        _ => None,
    }
}

fn spoil(tree: &mut Tree, place: &Place, number: usize) -> Option<Tree> {
    tree.at_mut(place).map(|part| std::mem::replace(part, Tree::Poison(number)))
}

fn mend(tree: &mut Tree, place: &Place, kept: Option<Tree>) {
    if let (Some(part), Some(kept)) = (tree.at_mut(place), kept) {
        *part = kept;
    }
}
