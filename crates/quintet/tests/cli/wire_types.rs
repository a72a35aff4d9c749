//! The types of a game as the page has them: the names of their fields, variants and words, from `web/src/wire`.

use std::collections::BTreeMap;

/// What a type is made of.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// An object with these fields.
    Fields(Vec<String>),
    /// One of several objects, told apart by a tag.
    Variants(Vec<Variant>),
    /// One of these words.
    Words(Vec<String>),
    /// A number, a text, a list of something else.
    Other,
}

/// One of several objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// The field that tells it from the others.
    pub(crate) tag: String,
    /// Its value.
    pub(crate) name: String,
    /// The other fields, but for those of a type that it takes over.
    pub(crate) fields: Vec<String>,
}

/// The types of a generated file by name.
pub(crate) fn read(source: &str) -> BTreeMap<String, Shape> {
    let source = without_comments(source);
    // What never changes stands behind the types.
    let source = source.split("export const ").next().unwrap_or_default();
    let types = source.split("export type ").skip(1).map(|text| {
        let (name, body) = text.split_once(" = ").expect("a type has a body");
        let body = body.trim().trim_end_matches(';').trim();
        (name.to_owned(), shape(body))
    });
    types.collect()
}

fn without_comments(source: &str) -> String {
    let mut parts = source.split("/**");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

fn shape(body: &str) -> Shape {
    let body = body.strip_prefix("Array<").map_or(body, |inner| inner.trim_end_matches('>'));
    let parts = split(body, '|');
    if parts.iter().all(|part| part.starts_with('"')) {
        return Shape::Words(parts.iter().map(|part| part.trim_matches('"').to_owned()).collect());
    }
    let objects: Vec<Vec<(String, String)>> = parts.iter().filter_map(|part| fields(part)).collect();
    let names = |fields: &[(String, String)]| fields.iter().map(|(name, _)| name.clone()).collect();
    match objects.as_slice() {
        [] => Shape::Other,
        [only] if !only[0].1.starts_with('"') => Shape::Fields(names(only)),
        all => Shape::Variants(
            all.iter()
                .map(|fields| Variant {
                    tag: fields[0].0.clone(),
                    name: fields[0].1.trim_matches('"').to_owned(),
                    fields: names(&fields[1..]),
                })
                .collect(),
        ),
    }
}

/// The fields of an object with their types, in order.
fn fields(part: &str) -> Option<Vec<(String, String)>> {
    let object = part.strip_prefix('{')?;
    let end = object.rfind('}')?;
    let fields = split(&object[..end], ',').into_iter().filter_map(|field| {
        let (name, kind) = field.split_once(':')?;
        Some((name.trim().trim_matches('"').trim_end_matches('?').to_owned(), kind.trim().to_owned()))
    });
    Some(fields.collect::<Vec<_>>()).filter(|fields| !fields.is_empty())
}

/// The parts between these signs, but for those within brackets.
fn split(text: &str, sign: char) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, found) in text.char_indices() {
        match found {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ if found == sign && depth == 0 => {
                parts.push(text[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[begin..].trim());
    parts
}

#[test]
fn types_are_read() {
    let source = r#"
        import type { Seat } from "./table";
        /** A deed: { not this } */
        export type Deed = { "do": "put", /** How. */ card: Card, at?: Array<[Seat, number]>, } | { "do": "go" } & Way;
        export type Way = { to: Seat | null, };
        export type Level = "low" | "high";
        export type Card = string;
        export type Players = Array<{ cards: number, left: boolean, }>;
    "#;
    let types = read(source);
    let strings = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let variant = |name: &str, fields: &[&str]| Variant {
        tag: "do".to_owned(),
        name: name.to_owned(),
        fields: strings(fields),
    };
    assert_eq!(types["Deed"], Shape::Variants(vec![variant("put", &["card", "at"]), variant("go", &[])]));
    assert_eq!(types["Way"], Shape::Fields(strings(&["to"])));
    assert_eq!(types["Level"], Shape::Words(strings(&["low", "high"])));
    assert_eq!(types["Card"], Shape::Other);
    assert_eq!(types["Players"], Shape::Fields(strings(&["cards", "left"])));
}
