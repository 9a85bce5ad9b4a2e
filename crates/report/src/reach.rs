//! How far names and clubs can reach, told to the charts: measuring each by laying it out would
//! take a chart most of its time.

use serde_json::{Map, Value, json};
use typst::text::FontInstance;

use crate::fonts::{regular, semibold};

/// Kerning makes most words narrower than the sum of their letters; a few pairs make them wider.
const KERNING: f64 = 1.02;

/// An initial with its full stop and a space before it, whichever it is.
const INITIAL: f64 = 1.5;

/// Gives every competitor in `data` its `reach`: how wide the name, the surname with an initial, the
/// surname alone and the club can be, in letters' sizes; nothing where a letter is of another font.
pub(crate) fn add_reach(data: &mut Value) {
    match data {
        Value::Array(items) => items.iter_mut().for_each(add_reach),
        Value::Object(fields) if fields.contains_key("surname") => {
            let reach = reach(fields);
            fields.insert("reach".to_owned(), reach);
        }
        Value::Object(fields) => fields.values_mut().for_each(add_reach),
        _ => {}
    }
}

fn reach(competitor: &Map<String, Value>) -> Value {
    let text = |field: &str| {
        competitor
            .get(field)
            .and_then(Value::as_str)
            .unwrap_or_default()
    };
    let (surname, name) = (text("surname"), text("name"));
    // Whoever has no name at all is called otherwise by the template.
    let surname = match (surname, name) {
        ("", "") => None,
        _ => width(semibold(), surname),
    };
    let full = surname.zip(width(regular(), &format!(" {name}")));
    json!({
        "full": full.map(|(surname, name)| surname + name),
        "short": surname.map(|surname| surname + INITIAL),
        "surname": surname,
        "club": width(regular(), text("club")),
    })
}

fn width(font: &FontInstance, text: &str) -> Option<f64> {
    let letters = text.chars().map(|letter| {
        let glyph = font.ttf().glyph_index(letter)?;
        Some(font.x_advance(glyph.0)?.get())
    });
    Some(letters.sum::<Option<f64>>()? * KERNING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(surname: &str, name: &str, wider_than: f64, at_most: f64) {
        let mut data =
            json!([{ "competitor": { "surname": surname, "name": name, "club": null } }]);
        add_reach(&mut data);
        let full = data[0]["competitor"]["reach"]["full"].as_f64().unwrap();
        assert!(full > wider_than && full <= at_most, "{full}");
    }

    #[test]
    fn wide_letters_reach_further() {
        check("Illi", "Il", 1.2, 2.4);
        check("MWMW", "Il", 3.0, 4.5);
        check("", "Il", 0.4, 1.2);
    }

    #[test]
    fn what_is_written_in_another_font_is_not_known() {
        let mut data = json!({ "surname": "張", "name": "偉明", "club": "Circolo" });
        add_reach(&mut data);
        assert_eq!(data["reach"]["full"], Value::Null);
        assert!(data["reach"]["club"].is_number());
        let mut nobody = json!({ "surname": "", "name": "", "club": null });
        add_reach(&mut nobody);
        assert_eq!(nobody["reach"]["full"], Value::Null);
    }
}
