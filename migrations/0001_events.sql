-- The program's own memory (journal, settings), the people, and the announcement of an event.
--
-- Habits of every table of facts, on which the journal relies:
--   * `id INTEGER PRIMARY KEY`, so that any row can be named by table and id;
--   * no ON DELETE action: each row that goes is deleted by name, and the journal sees it go;
--   * every CHECK has a name, which is also the code of the sentence shown when it fails.
-- A CHECK that only guards against a value no version writes is called `known_code` or
-- `known_json`; `stamp_complete` guards pairs that are written together (who with when).
--
-- Instants are UTC ("2006-04-25 07:00:00+00:00"); days and clock times are local to the event.

-- "Tabl" in ASCII: tells our files from anybody else's SQLite files.
PRAGMA application_id = 0x5461626c;

CREATE TABLE journal (
    seq       INTEGER PRIMARY KEY,
    at        TEXT NOT NULL,
    who       TEXT NOT NULL,
    -- No foreign key: the history of an event outlives the event.
    event_id  INTEGER,
    -- 'lasting' cannot be undone, nor can anything before it.
    kind      TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('action', 'lasting', 'undo', 'redo')),
    action    TEXT NOT NULL CONSTRAINT known_code CHECK (action <> '' AND action NOT GLOB '*[^a-z0-9-]*'),
    args      TEXT NOT NULL CONSTRAINT known_json CHECK (json_valid(args)),
    -- The action that this row took back or repeated. This and the next two are seqs without a
    -- foreign key: rows are only ever appended, and each result of the day would pay for the check.
    target    INTEGER,
    -- The two ends of the undo stack as this row left them: the action that an undo would take
    -- back, and the undo row that a redo would reverse. With them in every row the journal is
    -- only ever appended to, and both ends are found without a search.
    undoable  INTEGER,
    redoable  INTEGER,
    -- The rows the action changed, before and after. Last, so that reading the rest skips it.
    changes   TEXT CONSTRAINT known_json CHECK (changes IS NULL OR json_valid(changes)),
    CONSTRAINT journal_target_of_undo CHECK ((target IS NOT NULL) = (kind IN ('undo', 'redo')))
) STRICT;
-- The journal of one event is read newest first, a page at a time.
CREATE INDEX journal_event ON journal (event_id, seq);
-- Whether an action stands or was taken back is in the newest row that targets it.
CREATE INDEX journal_target ON journal (target, seq) WHERE target IS NOT NULL;

-- The program's preferences. Not facts: they have no journal and are not undone.
CREATE TABLE setting (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL CONSTRAINT known_json CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- Società.
CREATE TABLE club (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL COLLATE NOCASE
            CONSTRAINT club_name_given CHECK (name <> '' AND name = trim(name)),
    town    TEXT NOT NULL DEFAULT '',
    contact TEXT NOT NULL DEFAULT '',
    -- Two clubs of one name could not be told apart on a chart.
    UNIQUE (name)
) STRICT;

-- Atleta.
CREATE TABLE athlete (
    id         INTEGER PRIMARY KEY,
    surname    TEXT NOT NULL
               CONSTRAINT athlete_surname_given CHECK (surname <> '' AND surname = trim(surname)),
    -- A name may be missing: old lists carry surnames alone.
    name       TEXT NOT NULL CONSTRAINT athlete_name_trimmed CHECK (name = trim(name)),
    sex        TEXT CONSTRAINT known_code CHECK (sex IN ('m', 'f')),
    birth_year INTEGER CONSTRAINT athlete_birth_year_plausible CHECK (birth_year BETWEEN 1900 AND 2100),
    card       TEXT CONSTRAINT athlete_card_given CHECK (card <> '' AND card = trim(card)),
    category   TEXT CONSTRAINT athlete_category_given CHECK (category <> ''),
    rating     INTEGER CONSTRAINT athlete_rating_plausible CHECK (rating BETWEEN 0 AND 9999),
    club_id    INTEGER REFERENCES club (id),
    -- When the person asked for it and the results no longer needed more than a name.
    erased_at  TEXT,
    -- A card number belongs to one athlete; who has none may be many.
    UNIQUE (card)
) STRICT;
CREATE INDEX athlete_club ON athlete (club_id);

-- Manifestazione.
CREATE TABLE event (
    id            INTEGER PRIMARY KEY,
    title         TEXT NOT NULL CONSTRAINT event_title_given CHECK (trim(title) <> ''),
    edition       INTEGER CONSTRAINT event_edition_positive CHECK (edition > 0),
    organiser     TEXT NOT NULL DEFAULT '',
    venue         TEXT NOT NULL DEFAULT '',
    begins_on     TEXT NOT NULL CONSTRAINT event_day_valid CHECK (begins_on IS date(begins_on)),
    ends_on       TEXT NOT NULL CONSTRAINT event_day_valid CHECK (ends_on IS date(ends_on)),
    -- Local to the time zone beside it: the announcement says "21:00", not an instant.
    deadline      TEXT CONSTRAINT event_deadline_valid CHECK (deadline IS NULL OR datetime(deadline) IS NOT NULL),
    time_zone     TEXT NOT NULL CONSTRAINT event_time_zone_given CHECK (time_zone <> ''),
    rule_set      TEXT NOT NULL CONSTRAINT known_code CHECK (rule_set <> '' AND rule_set NOT GLOB '*[^a-z0-9-]*'),
    language      TEXT NOT NULL CONSTRAINT known_code CHECK (language IN ('it', 'en', 'pt')),
    table_count   INTEGER CONSTRAINT event_table_count_positive CHECK (table_count BETWEEN 1 AND 1024),
    -- Promotional events may shorten the count of moves, but not below ten (art. 11).
    reduced_count INTEGER CONSTRAINT event_reduced_count_at_least_ten CHECK (reduced_count >= 10),
    settings      TEXT NOT NULL DEFAULT '{}' CONSTRAINT known_json CHECK (json_valid(settings)),
    -- The template that the event was made from, for the record.
    template      TEXT,
    closed_at     TEXT,
    archived_at   TEXT,
    -- When personal data beyond the results were removed; after that there is nothing to purge.
    purged_at     TEXT,
    CONSTRAINT event_ends_after_it_begins CHECK (begins_on <= ends_on)
) STRICT;

-- Ufficiali di gara: who signs what the event prints.
CREATE TABLE official (
    id       INTEGER PRIMARY KEY,
    event_id INTEGER NOT NULL REFERENCES event (id),
    role     TEXT NOT NULL CONSTRAINT known_code
             CHECK (role IN ('chief-arbiter', 'arbiter', 'director', 'delegate', 'secretary', 'doctor', 'interpreter')),
    name     TEXT NOT NULL CONSTRAINT official_name_given CHECK (trim(name) <> ''),
    position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX official_event ON official (event_id);

-- Logo: apart from the event, so that listing events does not read pictures.
CREATE TABLE logo (
    id       INTEGER PRIMARY KEY,
    event_id INTEGER NOT NULL REFERENCES event (id),
    kind     TEXT NOT NULL CONSTRAINT logo_kind_known CHECK (kind IN ('png', 'jpeg', 'svg')),
    image    BLOB NOT NULL CONSTRAINT logo_size_bounded CHECK (length(image) BETWEEN 1 AND 4194304),
    UNIQUE (event_id)
) STRICT;

-- Gara: men, women or open; of individuals or of clubs.
CREATE TABLE section (
    id        INTEGER PRIMARY KEY,
    event_id  INTEGER NOT NULL REFERENCES event (id),
    kind      TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('individual', 'clubs')),
    category  TEXT NOT NULL CONSTRAINT known_code CHECK (category IN ('men', 'women', 'open')),
    title     TEXT NOT NULL CONSTRAINT section_title_given CHECK (trim(title) <> ''),
    position  INTEGER NOT NULL DEFAULT 0,
    -- Lots, chain of games, third place, boards: chosen per section, read by the tournament rules.
    options   TEXT NOT NULL DEFAULT '{}' CONSTRAINT known_json CHECK (json_valid(options)),
    closed_at TEXT,
    UNIQUE (event_id, title)
) STRICT;

-- Programma orario.
CREATE TABLE programme_item (
    id       INTEGER PRIMARY KEY,
    event_id INTEGER NOT NULL REFERENCES event (id),
    day      TEXT NOT NULL CONSTRAINT programme_item_day_valid CHECK (day IS date(day)),
    time     TEXT NOT NULL CONSTRAINT programme_item_time_valid CHECK (time(time) IS NOT NULL),
    text     TEXT NOT NULL CONSTRAINT programme_item_text_given CHECK (trim(text) <> ''),
    kind     TEXT NOT NULL CONSTRAINT known_code
             CHECK (kind IN ('meeting', 'lots', 'play', 'break', 'prizes', 'other'))
) STRICT;
CREATE INDEX programme_item_event ON programme_item (event_id, day, time);
