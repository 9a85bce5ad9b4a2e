//! The rooms: which crate of ours may use which, and who alone may touch SQL, Typst and Tauri.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::{list, text};

/// Our crates, and those of ours that each may use.
const ROOMS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("tournament", &["rules"]),
    ("limits", &[]),
    ("messages", &[]),
    ("store", &["limits"]),
    ("report", &["limits", "messages"]),
    (
        "app",
        &[
            "limits",
            "messages",
            "report",
            "rules",
            "store",
            "tournament",
        ],
    ),
    ("tabellone", &["app", "messages"]),
    ("tests", &["app"]),
    ("xtask", &[]),
];

/// Libraries with one owner; a trailing `*` stands for any ending.
const OWNED: &[(&str, &[&str])] = &[
    ("rusqlite*", &["store"]),
    ("libsqlite3-sys", &["store"]),
    ("typst*", &["report"]),
    ("tauri*", &["tabellone"]),
    ("fantoccini", &["tests"]),
];

/// Who may use another's library in its tests: files of other programs are made, and the bare cost of a transaction
/// is measured beside ours.
const TRIED: &[(&str, &str)] = &[("tests", "rusqlite")];

/// Crates that must give the same answer every time, and what they must not even reach through others.
const PURE: &[&str] = &["rules", "tournament"];
const IMPURE: &[&str] = &[
    "rusqlite*",
    "typst*",
    "tauri*",
    "tokio",
    "rand",
    "getrandom",
    "fastrand",
];

pub(super) fn violations(metadata: &Value) -> Vec<String> {
    let members: HashSet<&str> = list(&metadata["workspace_members"]).map(text).collect();
    let packages: HashMap<&str, &Value> = list(&metadata["packages"])
        .map(|package| (text(&package["id"]), package))
        .collect();
    let mut found = Vec::new();
    for (id, package) in packages.iter().filter(|(id, _)| members.contains(*id)) {
        let name = text(&package["name"]);
        direct(name, package, &mut found);
        if PURE.contains(&name) {
            through_others(name, id, metadata, &packages, &mut found);
        }
    }
    found.sort();
    found
}

fn direct(name: &str, package: &Value, found: &mut Vec<String>) {
    let Some((_, may_use)) = ROOMS.iter().find(|(room, _)| *room == name) else {
        found.push(format!(
            "{name} is not in the list of rooms (xtask/src/dependencies/rooms.rs)"
        ));
        return;
    };
    for dependency in list(&package["dependencies"]) {
        let used = text(&dependency["name"]);
        let ours = ROOMS.iter().any(|(room, _)| *room == used) && !dependency["path"].is_null();
        // A test may look into any room, for example whether each refusal has its sentence.
        let in_tests = text(&dependency["kind"]) == "dev";
        if ours && !in_tests && !may_use.contains(&used) {
            found.push(format!("{name} must not use {used}"));
        }
        for (library, owners) in OWNED {
            let tried = in_tests && TRIED.contains(&(name, used));
            if matches(library, used) && !owners.contains(&name) && !tried {
                found.push(format!(
                    "{name} must not use {used}: only {} may",
                    owners.join(" and ")
                ));
            }
        }
        if PURE.contains(&name)
            && used == "chrono"
            && list(&dependency["features"]).any(|f| text(f) == "clock")
        {
            found.push(format!(
                "{name} must not use chrono's `clock`: time comes in as an argument"
            ));
        }
    }
}

fn through_others(
    name: &str,
    id: &str,
    metadata: &Value,
    packages: &HashMap<&str, &Value>,
    found: &mut Vec<String>,
) {
    let nodes: HashMap<&str, &Value> = list(&metadata["resolve"]["nodes"])
        .map(|node| (text(&node["id"]), node))
        .collect();
    let mut reached = HashSet::new();
    let mut ahead = vec![id];
    while let Some(id) = ahead.pop() {
        let Some(node) = nodes.get(id).filter(|_| reached.insert(id)) else {
            continue;
        };
        let used = packages
            .get(id)
            .map_or(id, |package| text(&package["name"]));
        if IMPURE.iter().any(|library| matches(library, used)) {
            found.push(format!("{name} reaches {used} through its dependencies; it has to stay without I/O, clock and chance"));
        }
        // Development dependencies do not count: a test may create files and roll dice.
        let needed = list(&node["deps"])
            .filter(|dep| list(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null()));
        ahead.extend(needed.map(|dep| text(&dep["pkg"])));
    }
}

fn matches(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(name: &str, dependencies: &[Value], expected: &[&str]) {
        let id = format!("path+{name}");
        let metadata = json!({
            "workspace_members": [id],
            "packages": [{ "id": id, "name": name, "dependencies": dependencies }],
            "resolve": { "nodes": [] },
        });
        assert_eq!(violations(&metadata), expected, "{name}");
    }

    #[test]
    fn each_library_has_its_owner() {
        let rusqlite = json!({ "name": "rusqlite", "path": null });
        check("store", std::slice::from_ref(&rusqlite), &[]);
        check(
            "app",
            &[rusqlite],
            &["app must not use rusqlite: only store may"],
        );
        check(
            "tests",
            &[
                json!({ "name": "rusqlite", "kind": "dev" }),
                json!({ "name": "rusqlite", "kind": null }),
            ],
            &["tests must not use rusqlite: only store may"],
        );
        check(
            "app",
            &[json!({ "name": "typst-pdf" })],
            &["app must not use typst-pdf: only report may"],
        );
        check(
            "report",
            &[json!({ "name": "tauri" })],
            &["report must not use tauri: only tabellone may"],
        );
    }

    #[test]
    fn rooms_look_one_way() {
        check(
            "rules",
            &[json!({ "name": "tournament", "path": "x" })],
            &["rules must not use tournament"],
        );
        check("app", &[json!({ "name": "tournament", "path": "x" })], &[]);
        for room in ["store", "report", "tests"] {
            check(
                room,
                &[json!({ "name": "tournament", "path": "x" })],
                &[&format!("{room} must not use tournament")],
            );
        }
        check(
            "rules",
            &[json!({ "name": "messages", "path": "x", "kind": "dev" })],
            &[],
        );
        check(
            "attic",
            &[],
            &["attic is not in the list of rooms (xtask/src/dependencies/rooms.rs)"],
        );
    }

    #[test]
    fn the_domain_has_no_clock() {
        let clock = json!({ "name": "chrono", "features": ["clock"] });
        check(
            "tournament",
            &[clock],
            &["tournament must not use chrono's `clock`: time comes in as an argument"],
        );
        check(
            "tournament",
            &[json!({ "name": "chrono", "features": ["std"] })],
            &[],
        );
    }

    #[test]
    fn the_domain_reaches_no_chance_through_others_except_in_tests() {
        let metadata = |kind: Value| {
            json!({
                "workspace_members": ["rules"],
                "packages": [
                    { "id": "rules", "name": "rules", "dependencies": [] },
                    { "id": "dice", "name": "dice", "dependencies": [] },
                    { "id": "rand", "name": "rand", "dependencies": [] },
                ],
                "resolve": { "nodes": [
                    { "id": "rules", "deps": [{ "pkg": "dice", "dep_kinds": [{ "kind": kind }] }] },
                    { "id": "dice", "deps": [{ "pkg": "rand", "dep_kinds": [{ "kind": null }] }] },
                    { "id": "rand", "deps": [] },
                ] },
            })
        };
        assert_eq!(violations(&metadata(Value::Null)).len(), 1);
        assert_eq!(violations(&metadata(json!("dev"))), Vec::<String>::new());
    }
}
