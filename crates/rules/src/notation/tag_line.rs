//! One tag of a heading, as `[White "ROSSI Bruno"]`, with the liberties that files take.

use super::lexer::leading;

/// Reads the tag that begins the line: its name, its value and its length in bytes.
pub(super) fn read_tag(line: &str) -> Option<(String, String, usize)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let (name, value) = inside.split_at(name_length(inside));
    // `[00:12]` is a clock: a name begins with a letter.
    if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        return None;
    }
    let value = value.trim_start();
    let before_value = line.len() - value.len();
    let (value, used) = tag_value(value);
    Some((name.to_owned(), value, before_value + used))
}

fn name_length(text: &str) -> usize {
    leading(text, |c| c.is_alphanumeric() || c == '_')
}

/// A quoted value up to its closing bracket, forgiving quotes inside and a missing end.
fn tag_value(text: &str) -> (String, usize) {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(']').unwrap_or(text.len());
        return (text[..end].trim().to_owned(), (end + 1).min(text.len()));
    };
    let mut value = String::new();
    let mut chars = quoted.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => match chars.next_if(|&(_, next)| matches!(next, '"' | '\\')) {
                Some((_, escaped)) => value.push(escaped),
                None => value.push(c),
            },
            '"' if quoted[at + 1..].trim_start().starts_with(']') => {
                let gap = leading(&quoted[at + 1..], char::is_whitespace);
                return (value.trim().to_owned(), 1 + at + 1 + gap + 1);
            }
            _ => value.push(c),
        }
    }
    let value = value.trim_end().trim_end_matches(']').trim_end_matches('"');
    (value.trim().to_owned(), text.len())
}

/// Where a line begins that can only be the tags of the next game.
pub(super) fn start_of_tags(text: &str) -> Option<usize> {
    text.match_indices("\n[").map(|(at, _)| at + 1).find(|&at| {
        let name = &text[at + 1..];
        let length = name_length(name);
        length > 0 && name[length..].trim_start_matches(' ').starts_with('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, name: &str, value: &str) {
        let read = read_tag(line).map(|(name, value, _)| (name, value));
        assert_eq!(read, Some((name.to_owned(), value.to_owned())), "{line}");
    }

    #[test]
    fn the_liberties_that_files_take() {
        check(r#"[White "ROSSI Bruno"]"#, "White", "ROSSI Bruno");
        check(r#"[ White  "ROSSI Bruno" ] "#, "White", "ROSSI Bruno");
        check(
            r#"[Event "the "open" of May"]"#,
            "Event",
            r#"the "open" of May"#,
        );
        check(r#"[Event "the \"open\""]"#, "Event", r#"the "open""#);
        check(r#"[Site "C:\\tavolo"]"#, "Site", r"C:\tavolo");
        check("[Round 3]", "Round", "3");
        check(r#"[Event "never closed"#, "Event", "never closed");
        check("[Event", "Event", "");
    }

    #[test]
    fn what_follows_a_tag_on_its_line_is_left() {
        let line = r#"[Round "3"][White "x"]"#;
        let (_, _, used) = read_tag(line).expect("a tag");
        assert_eq!(&line[used..], r#"[White "x"]"#);
    }

    #[test]
    fn no_name_is_no_tag() {
        assert_eq!(read_tag("[\"x\"]"), None);
        assert_eq!(read_tag("[]"), None);
        assert_eq!(read_tag("[00:12]"), None);
    }
}
