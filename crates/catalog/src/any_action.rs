//! An action of some game, parsed once and passed on typed.

use std::any::Any;
use std::fmt;

use serde::{Serialize, Serializer};

use crate::json::{Json, json};

/// An action whose type only its game knows; see [`AnyTable::parse_action`](crate::AnyTable::parse_action).
pub struct AnyAction(Box<dyn Erased>);

trait Erased: Any + Send + Sync {
    fn json(&self) -> Json;
}

impl<A: Serialize + Any + Send + Sync> Erased for A {
    fn json(&self) -> Json {
        json(self)
    }
}

impl AnyAction {
    pub(crate) fn new<A: Serialize + Any + Send + Sync>(action: A) -> AnyAction {
        AnyAction(Box::new(action))
    }

    /// The action, if it is one of that game.
    pub(crate) fn downcast<A: Any>(&self) -> Option<&A> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// The action as JSON.
    pub fn json(&self) -> Json {
        self.0.json()
    }
}

impl Serialize for AnyAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json().get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_known_to_its_own_game_alone() {
        let action = AnyAction::new(7_u8);
        assert_eq!((action.downcast::<u8>(), action.downcast::<i8>()), (Some(&7), None));
        assert_eq!(action.json().get(), "7");
    }
}
