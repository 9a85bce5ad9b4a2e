//! What no page would send: the fields of all requests with sensible and senseless values.

use std::path::Path;

use serde_json::{Map, Value, json};

/// The same nonsense in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}

/// Names of fields with what may stand there, sensible or not. A field that a request does not know is passed over.
const NUMBERS: &[&str] = &[
    "event",
    "section",
    "entry",
    "athlete",
    "club",
    "id",
    "prize",
    "ruling",
    "keep",
    "duplicate",
    "winner",
    "with",
    "against",
    "defaultSection",
    "place",
    "round",
    "game",
    "board",
    "count",
    "limit",
    "before",
    "fromPage",
    "pages",
    "edition",
    "tables",
    "line",
    "birthYear",
    "rating",
    "from",
    "to",
    "age",
    "ply",
    "textSize",
    "noShowMinutes",
    "participation",
    "best",
    "lastEvent",
    "headerRow",
];
const TEXTS: &[&str] = &[
    "title",
    "organiser",
    "venue",
    "name",
    "surname",
    "town",
    "contact",
    "text",
    "seed",
    "why",
    "article",
    "arbiter",
    "note",
    "lateReason",
    "clubName",
    "card",
    "sheet",
    "operator",
    "templateFolder",
    "attempt",
    "fen",
    "timeZone",
    "zone",
];
const FLAGS: &[&str] = &[
    "signed",
    "stamped",
    "given",
    "on",
    "overrule",
    "onlyPresent",
    "imposed",
    "separateClubs",
    "placingMatches",
    "orderByVictor",
    "ballots",
    "singleKeyShortcuts",
];
const DAYS: &[&str] = &["beginsOn", "endsOn", "playsOn"];
const MOMENTS: &[&str] = &["deadline", "receivedAt", "at"];
const CODES: &[(&str, &[&str])] = &[
    (
        "match",
        &["r1-1", "r1-2", "r2-1", "third", "r99-99", "", "r1-0", "x"],
    ),
    (
        "moves",
        &[
            "",
            "1. 22-18 11-15",
            "22-18",
            "(((((",
            "{",
            "[FEN \"W\"]",
            "99-99",
            "1. 22x11x4x9",
        ],
    ),
    (
        "outcome",
        &["white-wins", "black-wins", "drawn", "both-lose"],
    ),
    (
        "reason",
        &[
            "resigned",
            "agreed",
            "absent",
            "both-absent",
            "no-moves",
            "count",
            "disciplinary",
        ],
    ),
    (
        "ruleSet",
        &["fssi-2006", "fid-italian", "fid-english", "fpd-classic"],
    ),
    ("category", &["men", "women", "open", "Maestro"]),
    ("sex", &["m", "f"]),
    ("means", &["fax", "post", "email", "hand", "other"]),
    ("language", &["it", "en", "pt"]),
    ("theme", &["system", "light", "dark"]),
    ("mark", &["present", "document-seen", "hearing-aid-off"]),
    ("template", &["fssi-2006"]),
    ("thirdPlace", &["play-off", "shared"]),
    ("shared", &["everyone-a-copy", "move-down", "lots"]),
    ("remedy", &["warning", "loss", "exclusion"]),
    ("irregularity", &["rules-refused", "hearing-aid-worn"]),
    ("size", &["a4", "a3"]),
    (
        "what",
        &[
            "entries",
            "results",
            "standings",
            "prizes",
            "games",
            "web-page",
        ],
    ),
    ("format", &["csv", "xlsx", "pdn", "html"]),
    ("role", &["arbiter", "chief-arbiter"]),
    (
        "kind",
        &[
            "individual",
            "clubs",
            "withdrawn",
            "excluded",
            "chart",
            "slips",
            "arbiter-report",
            "standings",
            "pasted",
            "file",
            "result",
            "annul",
            "remove",
            "places",
            "every-participant",
            "best-woman",
            "pure",
            "rating",
            "meeting",
            "play",
            "identity-card",
            "call",
            "podium",
        ],
    ),
];

pub(crate) struct Nonsense<'a> {
    chance: Chance,
    folder: &'a Path,
}

impl<'a> Nonsense<'a> {
    /// The files that are named stand in this folder, or nowhere.
    pub(crate) fn new(folder: &'a Path) -> Nonsense<'a> {
        Nonsense {
            chance: Chance(0x0dd_ba11),
            folder,
        }
    }

    fn number(&mut self) -> Value {
        let small = self.below_twenty();
        self.chance.of(&[
            json!(1),
            json!(2),
            json!(3),
            small.clone(),
            small,
            json!(0),
            json!(-1),
            json!(255),
            json!(4_294_967_295_u64),
            json!(i64::MAX),
            json!(i64::MIN),
        ])
    }

    fn below_twenty(&mut self) -> Value {
        json!(self.chance.below(20))
    }

    fn text(&mut self) -> Value {
        let texts = [
            "Bianchi",
            "",
            "   ",
            "Europe/Rome",
            "7.8",
            "'; DROP TABLE entry; --",
            "=cmd|' /C calc'!A0",
            "<script>alert(1)</script>",
            "\u{202e}ihcnaiB\u{0}\u{feff}",
            "🧩🧩🧩",
            "../../../etc/passwd",
            "Cognome\tNome\nNeri\tLeo\n\"",
        ];
        match self.chance.below(300) {
            0 => json!("x".repeat(20_000)),
            _ => json!(self.chance.of(&texts)),
        }
    }

    fn path(&mut self) -> Value {
        let name = self
            .chance
            .of(&["list.csv", "gone.db", "evento.tabellone", "", "papers"]);
        json!(self.folder.join(name))
    }

    /// Of the wrong kind altogether.
    fn odd(&mut self) -> Value {
        let deep = (0..60).fold(Value::Null, |inner, _| json!([inner]));
        self.chance.of(&[
            Value::Null,
            json!(true),
            json!(1.5e300),
            json!([]),
            json!({}),
            json!([[], {}]),
            json!("nonsense"),
            deep,
        ])
    }

    fn list(&mut self, item: impl Fn(&mut Self) -> Value) -> Value {
        let length = self.chance.below(3);
        (0..length).map(|_| item(self)).collect()
    }

    /// An object with every field that any request knows.
    pub(crate) fn object(&mut self, depth: usize) -> Value {
        let mut fields = Map::new();
        for name in NUMBERS {
            let value = self.number();
            fields.insert((*name).to_owned(), value);
        }
        for name in TEXTS {
            let value = self.text();
            fields.insert((*name).to_owned(), value);
        }
        for name in FLAGS {
            fields.insert((*name).to_owned(), json!(self.chance.below(2) == 0));
        }
        for name in DAYS {
            let days = [
                "2006-04-25",
                "2030-01-01",
                "-262143-01-01",
                "+262142-12-31",
                "2006-02-30",
                "1900-01-01",
            ];
            fields.insert((*name).to_owned(), json!(self.chance.of(&days)));
        }
        for name in MOMENTS {
            let moments = [
                "2006-04-08T21:00:00",
                "2006-03-26T02:30:00",
                "-262143-01-01T00:00:00",
                "+262142-12-31T23:59:59",
                "9",
            ];
            fields.insert((*name).to_owned(), json!(self.chance.of(&moments)));
        }
        for (name, codes) in CODES {
            fields.insert((*name).to_owned(), json!(self.chance.of(codes)));
        }
        for name in ["path", "secondFolder"] {
            let path = self.path();
            fields.insert(name.to_owned(), path);
        }
        fields.insert("tieOrder".into(), json!(["board-one", "replay"]));
        fields.insert(
            "chain".into(),
            self.chance.of(&[
                json!([{ "kind": "single", "time": null }, { "kind": "lots", "time": null }]),
                json!([]),
                json!([{ "kind": "pair", "time": { "minutes": 65535, "increment": 65535 } }]),
            ]),
        );
        fields.insert(
            "boards".into(),
            self.chance.of(&[
                json!(4),
                json!(0),
                json!(255),
                json!([]),
                json!(vec!["drawn"; 4]),
                json!(["white-wins"]),
            ]),
        );
        fields.insert(
            "columns".into(),
            self.chance.of(&[
                Value::Null,
                json!([]),
                json!(["surname", "name"]),
                json!(vec!["card"; 100]),
            ]),
        );
        if depth > 0 {
            let inner = self.object(depth - 1);
            for name in [
                "form", "options", "lots", "change", "source", "claim", "document", "paper",
                "prizeFor", "seeding",
            ] {
                fields.insert(name.to_owned(), inner.clone());
            }
            for name in [
                "officials",
                "lines",
                "prizes",
                "countsFrom",
                "papers",
                "items",
            ] {
                let list = self.list(|_| inner.clone());
                fields.insert(name.to_owned(), list);
            }
        }
        for name in [
            "matches",
            "athletes",
            "points",
            "sections",
            "teamSections",
            "entries",
        ] {
            let inner = self.list(Nonsense::number);
            fields.insert(name.to_owned(), inner);
        }
        if self.chance.below(3) == 0 {
            fields.insert("items".into(), json!(["Coppa", "", "x"]));
            fields.insert("form".into(), self.number());
        }
        // One or two fields are of another kind than anybody expects.
        for _ in 0..self.chance.below(3) {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = self.chance.of(&names);
            let value = self.odd();
            fields.insert(name, value);
        }
        Value::Object(fields)
    }
}
