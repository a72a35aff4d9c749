//! A JSON value whose parts can be spoilt, to see whether they are read.

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Number, Value};

use super::fault::{Fault, poison};
use super::locate::{Place, Step};

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    Null,
    Bool(bool),
    Number(Number),
    Text(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
    /// Nothing that any type takes; an error tells its number.
    Poison(usize),
}

impl From<&Value> for Tree {
    fn from(value: &Value) -> Tree {
        match value {
            Value::Null => Tree::Null,
            Value::Bool(yes) => Tree::Bool(*yes),
            Value::Number(number) => Tree::Number(number.clone()),
            Value::String(text) => Tree::Text(text.clone()),
            Value::Array(list) => Tree::List(list.iter().map(Tree::from).collect()),
            Value::Object(fields) => {
                Tree::Object(fields.iter().map(|(name, value)| (name.clone(), Tree::from(value))).collect())
            }
        }
    }
}

impl Tree {
    /// Whether it can be read as a `T`, and if not, why.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<(), Fault> {
        T::deserialize(self).map(drop)
    }

    /// The part at that place.
    pub(super) fn at(&self, place: &Place) -> Option<&Tree> {
        place.0.iter().try_fold(self, |tree, step| match (tree, step) {
            (Tree::List(list), Step::Entry(number)) => list.get(*number),
            (Tree::Object(fields), Step::Field(name)) => {
                fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
            }
            _ => None,
        })
    }

    /// The same, to be changed.
    pub(super) fn at_mut(&mut self, place: &Place) -> Option<&mut Tree> {
        place.0.iter().try_fold(self, |tree, step| match (tree, step) {
            (Tree::List(list), Step::Entry(number)) => list.get_mut(*number),
            (Tree::Object(fields), Step::Field(name)) => {
                fields.iter_mut().find(|(field, _)| field == name).map(|(_, value)| value)
            }
            _ => None,
        })
    }

    /// As it was written.
    pub(super) fn json(&self) -> String {
        match self {
            Tree::Null | Tree::Poison(_) => "null".to_owned(),
            Tree::Bool(yes) => yes.to_string(),
            Tree::Number(number) => number.to_string(),
            Tree::Text(text) => Value::from(text.as_str()).to_string(),
            Tree::List(list) => {
                format!("[{}]", list.iter().map(Tree::json).collect::<Vec<_>>().join(","))
            }
            Tree::Object(fields) => {
                let field = |(name, value): &(String, Tree)| {
                    format!("{}:{}", Value::from(name.as_str()), value.json())
                };
                format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
            }
        }
    }
}

impl<'de> IntoDeserializer<'de, Fault> for &'de Tree {
    type Deserializer = &'de Tree;

    fn into_deserializer(self) -> &'de Tree {
        self
    }
}

fn fields(fields: &[(String, Tree)]) -> impl Iterator<Item = (&str, &Tree)> {
    fields.iter().map(|(name, value)| (name.as_str(), value))
}

impl<'de> Deserializer<'de> for &'de Tree {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(yes) => visitor.visit_bool(*yes),
            Tree::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Tree::Text(text) => visitor.visit_borrowed_str(text),
            Tree::List(list) => {
                let mut entries = SeqDeserializer::new(list.iter());
                let read = visitor.visit_seq(&mut entries)?;
                entries.end().map(|()| read)
            }
            Tree::Object(object) => {
                let mut entries = MapDeserializer::new(fields(object));
                let read = visitor.visit_map(&mut entries)?;
                entries.end().map(|()| read)
            }
            Tree::Poison(number) => visitor.visit_byte_buf(poison(*number)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if *self == Tree::Null { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self {
            Tree::Text(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            Tree::Object(object) if object.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(fields(object))))
            }
            Tree::Poison(number) => Err(Fault::invalid_type(Unexpected::Bytes(&poison(*number)), &"a word")),
            other => Err(Fault::Word { found: other.json(), known }),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}
