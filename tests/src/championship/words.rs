//! Charts, standings and prizes as a person would write them down, for snapshots.

use std::fmt::Write as _;

use serde_json::Value;

/// A chart, round by round.
pub fn chart_text(chart: &Value) -> String {
    let mut text = String::new();
    let seed = chart["seed"].as_str().unwrap_or_default();
    let state = if chart["provisional"] == true {
        "provisional"
    } else {
        "final"
    };
    let _ = writeln!(
        text,
        "{} · {} places · seed {seed} · {state}",
        word(&chart["title"]),
        chart["size"]
    );
    for round in list(&chart["rounds"]) {
        let _ = writeln!(text, "\n{}", round_name(&round["name"]));
        for card in list(&round["matches"]) {
            let _ = writeln!(text, "  {}", match_text(card));
        }
    }
    if !chart["thirdPlace"].is_null() {
        let _ = writeln!(
            text,
            "\nthird place\n  {}",
            match_text(&chart["thirdPlace"])
        );
    }
    if !chart["champion"].is_null() {
        let _ = writeln!(text, "\nchampion: {}", name(&chart["champion"]));
    }
    text
}

/// Standings, the best first.
pub fn standings_text(standings: &Value) -> String {
    let state = if standings["provisional"] == true {
        "provisional"
    } else {
        "final"
    };
    let mut text = format!("{} · {state}\n", word(&standings["title"]));
    for row in list(&standings["rows"]) {
        let place = if row["from"] == row["to"] {
            row["from"].to_string()
        } else {
            format!("{}–{}", row["from"], row["to"])
        };
        let still_in = if row["live"] == true { " still in" } else { "" };
        let record = format!("+{} ={} -{}", row["won"], row["drawn"], row["lost"]);
        let note = row["note"]
            .as_str()
            .map(|note| format!(" {note}"))
            .unwrap_or_default();
        let beaten = match row["beatenBy"].as_str() {
            Some(by) => format!(" lost in round {} to {by}", row["round"]),
            None => String::new(),
        };
        let _ = writeln!(
            text,
            "{place:>5}  {:<34} {record:<9}{still_in}{note}{beaten}",
            name(&row["entry"])
        );
    }
    text
}

/// Who gets what, and whether it was handed out.
pub fn prizes_text(prizes: &Value) -> String {
    let state = if prizes["provisional"] == true {
        "provisional"
    } else {
        "final"
    };
    let mut text = format!("prizes · {state} · {} handed out\n", prizes["given"]);
    for award in list(&prizes["awards"]) {
        let tick = if award["given"] == true { "x" } else { " " };
        let place = award["place"]
            .as_u64()
            .map_or_else(|| "–".to_owned(), |place| place.to_string());
        let items: Vec<&str> = list(&award["items"]).map(word).collect();
        let _ = writeln!(
            text,
            "[{tick}] {:<10} {place:>3}  {:<34} {}",
            word(&award["sectionTitle"]),
            name(&award["entry"]),
            items.join(", ")
        );
    }
    let _ = writeln!(text, "to buy");
    for item in list(&prizes["toBuy"]) {
        let needed = item["needed"]
            .as_u64()
            .map(|needed| format!(", needed {needed}"))
            .unwrap_or_default();
        let _ = writeln!(
            text,
            "  {} × {}{needed}",
            item["quantity"],
            word(&item["item"])
        );
    }
    text
}

/// Surname and name, or the club.
pub(super) fn name(label: &Value) -> String {
    format!("{} {}", word(&label["surname"]), word(&label["name"]))
        .trim()
        .to_owned()
}

pub(super) fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn match_text(card: &Value) -> String {
    let table = card["table"]
        .as_u64()
        .map_or_else(|| "  –".to_owned(), |table| format!("T{table:<2}"));
    let sides = [side(&card["sides"][0]), side(&card["sides"][1])];
    let games: Vec<String> = list(&card["games"]).map(game_text).collect();
    let winner = card["winner"]
        .as_u64()
        .map(|winner| format!(" → {}", side_name(&card["sides"][winner as usize])));
    let state = match word(&card["state"]["kind"]) {
        "decided" => format!(" by {}", word(&card["state"]["how"])),
        "to-play" => format!(
            " · to play: game {} ({})",
            card["state"]["game"],
            word(&card["state"]["step"])
        ),
        "waiting" => String::new(),
        other => format!(" · {other}"),
    };
    let games = if games.is_empty() {
        String::new()
    } else {
        format!(" [{}]", games.join(" "))
    };
    format!(
        "{table} {} – {}{games}{}{state}",
        sides[0],
        sides[1],
        winner.unwrap_or_default()
    )
}

fn side(slot: &Value) -> String {
    match word(&slot["kind"]) {
        "entry" => format!("{} {}", side_name(slot), slot["points"]),
        _ => side_name(slot),
    }
}

fn side_name(slot: &Value) -> String {
    match word(&slot["kind"]) {
        "entry" if slot["departed"] == true => format!("({})", name(&slot["entry"])),
        "entry" => name(&slot["entry"]),
        "winner-of" => format!("winner of {}", word(&slot["match"])),
        "loser-of" => format!("loser of {}", word(&slot["match"])),
        other => other.to_owned(),
    }
}

/// The outcome from the side of the upper player, with the reason where it says more.
fn game_text(game: &Value) -> String {
    let upper_is_white = game["white"] == 0;
    let score = match (word(&game["outcome"]), upper_is_white) {
        ("drawn", _) => "=",
        ("white-wins", true) | ("black-wins", false) => "1-0",
        ("white-wins", false) | ("black-wins", true) => "0-1",
        _ => "0-0",
    };
    let boards: Vec<&str> = list(&game["boards"])
        .map(|board| match word(board) {
            "white-wins" => "w",
            "black-wins" => "b",
            _ => "=",
        })
        .collect();
    let moves = if game["hasMoves"] == true {
        " moves"
    } else {
        ""
    };
    match (boards.is_empty(), word(&game["reason"])) {
        (false, _) => format!("{score} ({})", boards.join("")),
        (true, "resigned" | "agreed") => format!("{score}{moves}"),
        (true, reason) => format!("{score} {reason}{moves}"),
    }
}

fn round_name(name: &Value) -> String {
    match word(&name["kind"]) {
        "numbered" => format!("round {}", name["number"]),
        other => other.to_owned(),
    }
}
