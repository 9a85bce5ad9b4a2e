//! Licences of what we ship: permissive ones, and those that ask only for the source of the library itself.

use serde_json::Value;
use spdx::{Expression, ParseMode};

use super::{list, text};

/// Packages whose manifest forgets what their LICENSE file says.
const STATED_IN_FILE: &[(&str, &str)] = &[("svelte-toolbelt", "MIT")];

pub(super) fn of_crates(metadata: &Value, allowed: &[String]) -> Vec<String> {
    list(&metadata["packages"])
        .filter(|package| !package["source"].is_null())
        .filter_map(|package| refusal(text(&package["name"]), text(&package["license"]), allowed))
        .collect()
}

/// Packages of a `package-lock.json` that end up in the window; tools that only build are not passed on.
pub(super) fn of_npm(lock: &Value, allowed: &[String]) -> Vec<String> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    packages
        .filter(|(path, package)| !path.is_empty() && package["dev"] != true)
        .filter_map(|(path, package)| {
            refusal(
                path.trim_start_matches("node_modules/"),
                text(&package["license"]),
                allowed,
            )
        })
        .collect()
}

fn refusal(name: &str, manifest: &str, allowed: &[String]) -> Option<String> {
    let stated = STATED_IN_FILE.iter().find(|(package, _)| *package == name);
    let licence = stated.map_or(manifest, |(_, licence)| licence);
    if licence.is_empty() {
        return Some(format!("{name} names no licence"));
    }
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return Some(format!("{name}: `{licence}` is not a licence expression"));
    };
    // An exception (WITH …) only ever adds a permission.
    let may_ship = expression.evaluate(|part| {
        part.license
            .id()
            .is_some_and(|id| allowed.iter().any(|licence| licence == id.name))
    });
    (!may_ship).then(|| format!("{name}: licence {licence} is not on our list"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn allowed() -> Vec<String> {
        ["Apache-2.0", "MIT", "Unicode-3.0"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn expressions() {
        let cases = [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only OR MIT", true),
            ("GPL-3.0-only AND MIT", false),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("AGPL-3.0-only", false),
            ("see the file", false),
            ("", false),
        ];
        for (licence, may_ship) in cases {
            assert_eq!(
                refusal("x", licence, &allowed()).is_none(),
                may_ship,
                "{licence}"
            );
        }
    }

    #[test]
    fn npm_tools_that_only_build_do_not_count() {
        let lock = json!({ "packages": {
            "": { "license": "UNLICENSED" },
            "node_modules/builder": { "license": "GPL-3.0-only", "dev": true },
            "node_modules/shown": { "license": "GPL-3.0-only" },
        } });
        assert_eq!(
            of_npm(&lock, &allowed()),
            ["shown: licence GPL-3.0-only is not on our list"]
        );
    }
}
