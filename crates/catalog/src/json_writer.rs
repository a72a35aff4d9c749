//! Writes JSON byte for byte as `serde_json` does, for what is sent with every move.
//!
//! The names of fields are known to need no escaping, and most texts and numbers are short: with that, a message takes
//! about half the time.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Result};

/// The name under which `serde_json` passes on text that is JSON already.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// Appends the JSON of a value.
pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) -> Result<()> {
    value.serialize(&mut Writer { out, raw: false })
}

/// What is no longer than this is written in one go.
const SHORT: usize = 16;

struct Writer<'a> {
    out: &'a mut Vec<u8>,
    /// The next text is JSON already.
    raw: bool,
}

impl Writer<'_> {
    /// Appends so many of these bytes. A copy of a fixed length is one instruction, where any other is a call.
    #[inline]
    fn append(&mut self, bytes: [u8; SHORT], count: usize) {
        let end = self.out.len() + count;
        self.out.extend_from_slice(&bytes);
        self.out.truncate(end);
    }

    #[inline]
    fn number(&mut self, number: u64) {
        let digit = |value: u64| b'0' + (value % 10) as u8;
        match number {
            0..10 => self.out.push(digit(number)),
            10..100 => self.out.extend_from_slice(&[digit(number / 10), digit(number)]),
            _ => self.long_number(number),
        }
    }

    fn long_number(&mut self, mut number: u64) {
        let (mut digits, mut at) = ([0; 20], 20);
        while number > 0 {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
        }
        self.out.extend_from_slice(&digits[at..]);
    }

    fn text(&mut self, text: &str) -> Result<()> {
        let (bytes, mut plain) = (text.as_bytes(), true);
        if bytes.len() + 2 <= SHORT {
            // The quote at its end is there already.
            let mut quoted = [b'"'; SHORT];
            for (to, byte) in quoted[1..].iter_mut().zip(bytes) {
                *to = *byte;
                plain &= is_plain(*byte);
            }
            if plain {
                self.append(quoted, bytes.len() + 2);
                return Ok(());
            }
        } else if bytes.iter().fold(true, |plain, byte| plain & is_plain(*byte)) {
            self.out.push(b'"');
            self.out.extend_from_slice(bytes);
            self.out.push(b'"');
            return Ok(());
        }
        serde_json::to_writer(&mut *self.out, text)
    }

    /// The name of a field or a variant: an identifier, or what a game calls itself.
    #[inline]
    fn name(&mut self, name: &'static str) {
        if name.len() + 3 > SHORT {
            self.out.push(b'"');
            self.out.extend_from_slice(name.as_bytes());
            self.out.extend_from_slice(b"\":");
            return;
        }
        let mut quoted = [b'"'; SHORT];
        quoted[1..].iter_mut().zip(name.as_bytes()).for_each(|(to, byte)| *to = *byte);
        quoted[name.len() + 2] = b':';
        self.append(quoted, name.len() + 3);
    }
}

/// Whether a byte stands for itself in a text.
#[inline]
fn is_plain(byte: u8) -> bool {
    byte >= 0x20 && byte != b'"' && byte != b'\\'
}

/// A list or an object that is being written.
struct Compound<'w, 'a> {
    writer: &'w mut Writer<'a>,
    first: bool,
    /// What ends it.
    end: &'static [u8],
}

impl<'w, 'a> Compound<'w, 'a> {
    #[inline]
    fn begin(writer: &'w mut Writer<'a>, begin: u8, end: &'static [u8]) -> Compound<'w, 'a> {
        writer.out.push(begin);
        Compound { writer, first: true, end }
    }

    #[inline]
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.writer.out.push(b',');
        }
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.comma();
        self.writer.name(name);
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) {
        self.writer.out.extend_from_slice(self.end);
    }
}

macro_rules! unsigned {
    ($($method:ident $type:ty),*) => { $(
        #[inline]
        fn $method(self, value: $type) -> Result<()> {
            self.number(value.into());
            Ok(())
        }
    )* };
}

macro_rules! signed {
    ($($method:ident $type:ty),*) => { $(
        fn $method(self, value: $type) -> Result<()> {
            if value < 0 {
                self.out.push(b'-');
            }
            self.number(value.unsigned_abs().into());
            Ok(())
        }
    )* };
}

macro_rules! as_serde_json_does {
    ($($method:ident $type:ty),*) => { $(
        fn $method(self, value: $type) -> Result<()> {
            serde_json::to_writer(&mut *self.out, &value)
        }
    )* };
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Compound<'w, 'a>;
    type SerializeTuple = Compound<'w, 'a>;
    type SerializeTupleStruct = Compound<'w, 'a>;
    type SerializeTupleVariant = Compound<'w, 'a>;
    type SerializeMap = Compound<'w, 'a>;
    type SerializeStruct = Compound<'w, 'a>;
    type SerializeStructVariant = Compound<'w, 'a>;

    unsigned!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);
    signed!(serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64);
    as_serde_json_does!(serialize_f32 f32, serialize_f64 f64, serialize_i128 i128, serialize_u128 u128);

    fn serialize_bool(self, value: bool) -> Result<()> {
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<()> {
        self.text(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<()> {
        if self.raw {
            self.out.extend_from_slice(value.as_bytes());
            return Ok(());
        }
        self.text(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<()> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<()> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<()> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<()> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _name: &'static str, _at: u32, variant: &'static str) -> Result<()> {
        self.text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _at: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<()> {
        let mut object = Compound::begin(self, b'{', b"}");
        object.field(variant, value)?;
        object.close();
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Compound<'w, 'a>> {
        Ok(Compound::begin(self, b'[', b"]"))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Compound<'w, 'a>> {
        Ok(Compound::begin(self, b'[', b"]"))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Compound<'w, 'a>> {
        Ok(Compound::begin(self, b'[', b"]"))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _at: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Compound<'w, 'a>> {
        self.out.push(b'{');
        self.name(variant);
        Ok(Compound::begin(self, b'[', b"]}"))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Compound<'w, 'a>> {
        Ok(Compound::begin(self, b'{', b"}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _length: usize) -> Result<Compound<'w, 'a>> {
        self.raw = name == RAW_VALUE;
        if self.raw {
            return Ok(Compound { writer: self, first: true, end: b"" });
        }
        Ok(Compound::begin(self, b'{', b"}"))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _at: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Compound<'w, 'a>> {
        self.out.push(b'{');
        self.name(variant);
        Ok(Compound::begin(self, b'{', b"}}"))
    }
}

macro_rules! list {
    ($($trait:ident $method:ident),*) => { $(
        impl $trait for Compound<'_, '_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
                self.element(value)
            }

            fn end(self) -> Result<()> {
                self.close();
                Ok(())
            }
        }
    )* };
}

list!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

impl SerializeStruct for Compound<'_, '_> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<()> {
        if self.writer.raw {
            value.serialize(&mut *self.writer)?;
            self.writer.raw = false;
            return Ok(());
        }
        self.field(name, value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl SerializeStructVariant for Compound<'_, '_> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<()> {
        self.field(name, value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl SerializeMap for Compound<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        self.comma();
        let begin = self.writer.out.len();
        key.serialize(&mut *self.writer)?;
        // A key that is a number is written as text.
        if self.writer.out.get(begin) != Some(&b'"') {
            self.writer.out.insert(begin, b'"');
            self.writer.out.push(b'"');
        }
        self.writer.out.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;
    use serde_json::value::RawValue;

    use super::*;

    #[derive(Serialize)]
    enum Shape {
        Unit,
        New(u8),
        Tuple(u8, i64),
        Struct { a: Option<u8>, b: () },
    }

    #[derive(Serialize)]
    #[serde(tag = "is", rename_all = "snake_case")]
    enum Tagged {
        Nothing,
        Wrapped(Inner),
        Fields { text: &'static str },
    }

    #[derive(Serialize)]
    struct Inner {
        #[serde(flatten)]
        rest: BTreeMap<u16, char>,
        raw: Box<RawValue>,
        after: (f64, f32, u64, i64, i128),
    }

    #[derive(Serialize)]
    struct New(bool);

    #[derive(Serialize)]
    struct Names {
        thirteen_long: u8,
        fourteen_chars: u8,
        much_longer_than_sixteen_characters: u8,
    }

    fn same(value: &impl Serialize) {
        let mut written = b"before ".to_vec();
        write(value, &mut written).unwrap();
        let expected = format!("before {}", serde_json::to_string(value).unwrap());
        assert_eq!(String::from_utf8(written).unwrap(), expected);
    }

    #[test]
    fn everything_is_written_as_serde_json_writes_it() {
        same(&[Shape::Unit, Shape::New(0), Shape::Tuple(255, i64::MIN)]);
        same(&[Shape::Struct { a: None, b: () }, Shape::Struct { a: Some(10), b: () }]);
        let rest = BTreeMap::from([(1, 'x'), (65535, '"')]);
        let raw = RawValue::from_string(r#"{ "as":"it is" }"#.to_owned()).unwrap();
        let after = (0.1, f32::INFINITY, u64::MAX, -1, i128::MIN);
        same(&(Tagged::Nothing, Tagged::Wrapped(Inner { rest, raw, after }), Tagged::Fields { text: "" }));
        same(&json!({ "a": [], "b": {}, "c": [[1, -2, 1.5e300], null, true], "": { "é": "→" } }));
        same(&(New(true), 'ß', [1_u8; 3], Some("x"), None::<()>, BTreeMap::from([(true, 1), (false, 2)])));
        for text in [
            "",
            "plain",
            "quo\"te",
            "back\\slash",
            "\u{0}\u{1f}\u{7f}\n",
            "long enough for a vector or two, é",
        ] {
            same(&text);
        }
        same(&Names { thirteen_long: 1, fourteen_chars: 2, much_longer_than_sixteen_characters: 3 });
        for number in (0..64).map(|bit| 1_u64 << bit).chain([9, 10, 99, 100, 12345]) {
            same(&(number, number as i64, number as u8));
        }
    }
}
