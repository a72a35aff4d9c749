//! Values that are written as JSON once and sent in many messages.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// JSON that several messages share.
pub type SharedJson = Arc<RawValue>;

/// A `T` that is JSON already: copies share the text, and no message serialises it again.
#[derive(Debug)]
pub struct Serialized<T> {
    json: SharedJson,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Serialized<T> {
    /// Serialises the value.
    pub fn new(value: &T) -> Serialized<T> {
        let json = to_raw_value(value).expect("messages hold only what JSON can express");
        Serialized { json: json.into(), of: PhantomData }
    }
}

impl<T> Clone for Serialized<T> {
    fn clone(&self) -> Serialized<T> {
        Serialized { json: self.json.clone(), of: PhantomData }
    }
}

impl<T> Serialize for Serialized<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}
