//! Reading an argument: objects by their names, and nothing else.
//!
//! serde would also read a struct from a list of its values. What is checked by name could then be passed by position,
//! unseen; so here a list is a list and a struct is an object, at every depth.

use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde_json::{Error, Map, Value};

/// The argument of a request: an object, or null where none is needed.
pub(crate) fn read_argument<T: DeserializeOwned>(arg: Value) -> Result<T, Error> {
    match arg {
        Value::Null | Value::Object(_) => T::deserialize(Shaped::typed(arg)),
        other => Err(not_as_expected(&other, "an object or null")),
    }
}

/// A value that is read by its shape.
struct Shaped {
    value: Value,
    /// Inside a value whose type is known only later, from a word beside it: lists there hold plain words and numbers.
    untyped: bool,
}

impl Shaped {
    fn typed(value: Value) -> Shaped {
        Shaped {
            value,
            untyped: false,
        }
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(items) => {
                let mut items = Items(items.into_iter());
                let read = visitor.visit_seq(&mut items)?;
                match items.0.len() {
                    0 => Ok(read),
                    more => Err(Error::invalid_length(more, &"fewer elements")),
                }
            }
            other => Err(not_as_expected(&other, "a list")),
        }
    }

    fn object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::of(fields, false)),
            other => Err(not_as_expected(&other, "an object")),
        }
    }
}

fn not_as_expected(value: &Value, expected: &'static str) -> Error {
    let found = match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(given) => Unexpected::Bool(*given),
        Value::Number(_) => Unexpected::Other("number"),
        Value::String(given) => Unexpected::Str(given),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    };
    Error::invalid_type(found, &expected)
}

macro_rules! plain {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.value.$method(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Shaped {
    type Error = Error;

    /// Asked for where the type follows from a word in the object itself.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::of(fields, true)),
            Value::Array(items) if self.untyped && items.iter().all(is_plain) => {
                visitor.visit_seq(&mut Items(items.into_iter()))
            }
            Value::Array(_) => Err(not_as_expected(&self.value, "an object")),
            plain => plain.deserialize_any(visitor),
        }
    }

    plain! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32
        deserialize_f64 deserialize_char deserialize_str deserialize_string deserialize_bytes
        deserialize_byte_buf deserialize_unit deserialize_identifier deserialize_ignored_any
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.value.deserialize_unit_struct(name, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::String(word) => visitor.visit_enum(word.into_deserializer()),
            Value::Object(fields) if fields.len() == 1 => {
                let (word, value) = fields.into_iter().next().expect("one field");
                visitor.visit_enum(Variant { word, value })
            }
            other => Err(not_as_expected(&other, "a word, or an object with one")),
        }
    }
}

fn is_plain(value: &Value) -> bool {
    !matches!(value, Value::Array(_) | Value::Object(_))
}

struct Items(std::vec::IntoIter<Value>);

impl<'de> SeqAccess<'de> for &mut Items {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let next = self.0.next();
        next.map(|value| seed.deserialize(Shaped::typed(value)))
            .transpose()
    }
}

struct Fields {
    left: serde_json::map::IntoIter,
    value: Option<Value>,
    untyped: bool,
}

impl Fields {
    fn of(fields: Map<String, Value>, untyped: bool) -> Fields {
        Fields {
            left: fields.into_iter(),
            value: None,
            untyped,
        }
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.left.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        let name: StringDeserializer<Error> = name.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let value = self.value.take().unwrap_or_default();
        seed.deserialize(Shaped {
            value,
            untyped: self.untyped,
        })
    }
}

struct Variant {
    word: String,
    value: Value,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = Shaped;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Shaped), Error> {
        let word: StringDeserializer<Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, Shaped::typed(self.value)))
    }
}

impl<'de> VariantAccess<'de> for Shaped {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.value {
            Value::Null => Ok(()),
            other => Err(not_as_expected(&other, "nothing")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Outer {
        number: i64,
        inner: Option<Inner>,
        list: Vec<Inner>,
        pairs: Vec<(String, Word)>,
        choice: Choice,
        names: BTreeMap<String, Inner>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner {
        text: String,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        One,
        Two { inner: Inner },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Choice {
        File { name: String, boards: Vec<Word> },
        None,
    }

    fn good() -> Value {
        json!({
            "number": 7, "inner": { "text": "a" }, "list": [{ "text": "b" }],
            "pairs": [["x", "one"], ["y", { "two": { "inner": { "text": "c" } } }]],
            "choice": { "kind": "file", "name": "d", "boards": ["one", "one"] },
            "names": { "n": { "text": "e" } },
        })
    }

    /// The argument with the object at each pointer replaced by the list of its values.
    fn with_list_at(pointer: &str) -> Value {
        let mut arg = good();
        let place = arg.pointer_mut(pointer).expect("a place");
        let fields = place.as_object().expect("an object").clone();
        *place = Value::Array(fields.into_iter().map(|(_, value)| value).collect());
        arg
    }

    #[test]
    fn what_is_written_by_name_is_read_as_serde_reads_it() {
        let expected: Outer = serde_json::from_value(good()).expect("serde reads it");
        assert_eq!(read_argument::<Outer>(good()).expect("read"), expected);
        read_argument::<()>(Value::Null).expect("nothing");
    }

    #[test]
    fn a_list_is_no_struct_at_any_depth() {
        for pointer in [
            "",
            "/inner",
            "/list/0",
            "/pairs/1/1/two",
            "/pairs/1/1/two/inner",
            "/choice",
            "/names/n",
        ] {
            let arg = with_list_at(pointer);
            assert!(read_argument::<Outer>(arg.clone()).is_err(), "{arg}");
        }
    }

    #[test]
    fn a_plain_value_is_no_argument() {
        for arg in [json!([]), json!("x"), json!(1), json!(true)] {
            assert!(read_argument::<()>(arg.clone()).is_err(), "{arg}");
        }
        assert!(read_argument::<(String,)>(json!(["x"])).is_err());
    }
}
