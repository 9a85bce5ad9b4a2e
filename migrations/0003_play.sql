-- Lots and everything that happens at the tables. Charts are not kept: they follow from these.
--
-- A match is named by its key in the bracket, a text that the tournament rules choose and read.

-- Sorteggio: all that is needed to replay it in front of whoever doubts it.
CREATE TABLE lots (
    id           INTEGER PRIMARY KEY,
    section_id   INTEGER NOT NULL REFERENCES section (id),
    seed         TEXT NOT NULL CONSTRAINT lots_seed_given CHECK (seed <> ''),
    algorithm    TEXT NOT NULL CONSTRAINT known_code CHECK (algorithm <> ''),
    -- Of the entries as they stood, so that the printed list and the seed belong together.
    digest       TEXT NOT NULL CONSTRAINT known_code CHECK (digest <> ''),
    options      TEXT NOT NULL CONSTRAINT known_json CHECK (json_valid(options)),
    -- Who had a standard place, first seed first.
    seeds        TEXT NOT NULL DEFAULT '[]' CONSTRAINT known_json CHECK (json_valid(seeds)),
    made_at      TEXT NOT NULL,
    confirmed_at TEXT,
    confirmed_by TEXT,
    CONSTRAINT stamp_complete CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL)),
    UNIQUE (section_id)
) STRICT;

-- Posto sorteggiato: an entry's place in the chart. A place without an entry is a bye.
CREATE TABLE lots_placement (
    id       INTEGER PRIMARY KEY,
    lots_id  INTEGER NOT NULL REFERENCES lots (id),
    place    INTEGER NOT NULL CONSTRAINT lots_place_positive CHECK (place >= 1),
    entry_id INTEGER NOT NULL REFERENCES entry (id),
    UNIQUE (lots_id, place),
    UNIQUE (lots_id, entry_id)
) STRICT;
CREATE INDEX lots_placement_entry ON lots_placement (entry_id);

-- Posto assegnato a mano: placed by the arbiter before confirmation, and said to be so.
CREATE TABLE lots_override (
    id       INTEGER PRIMARY KEY,
    lots_id  INTEGER NOT NULL REFERENCES lots (id),
    entry_id INTEGER NOT NULL REFERENCES entry (id),
    place    INTEGER NOT NULL CONSTRAINT lots_place_positive CHECK (place >= 1),
    reason   TEXT NOT NULL CONSTRAINT lots_override_reason_given CHECK (trim(reason) <> ''),
    by       TEXT NOT NULL,
    at       TEXT NOT NULL
) STRICT;
CREATE INDEX lots_override_lots ON lots_override (lots_id);

-- Partita: one game of a match. Of a clubs' match, one meeting of the two teams: White is the club
-- that has White on the first board, and the outcome is that of all the boards together.
CREATE TABLE game (
    id             INTEGER PRIMARY KEY,
    section_id     INTEGER NOT NULL REFERENCES section (id),
    match_key      TEXT NOT NULL CONSTRAINT known_code CHECK (match_key <> ''),
    game_no        INTEGER NOT NULL CONSTRAINT game_no_positive CHECK (game_no BETWEEN 1 AND 99),
    white_entry_id INTEGER NOT NULL REFERENCES entry (id),
    black_entry_id INTEGER NOT NULL REFERENCES entry (id),
    table_no       INTEGER CONSTRAINT table_no_positive CHECK (table_no >= 1),
    outcome        TEXT NOT NULL CONSTRAINT known_code
                   CHECK (outcome IN ('white-wins', 'black-wins', 'drawn', 'both-lose')),
    -- Absent where several boards gave the outcome together.
    reason         TEXT CONSTRAINT known_code CHECK (reason <> '' AND reason NOT GLOB '*[^a-z0-9-]*'),
    -- The boards of a clubs' match: who sat there, how each ended.
    boards         TEXT CONSTRAINT known_json CHECK (boards IS NULL OR json_valid(boards)),
    -- The moves in notation, when they were written down.
    moves          TEXT,
    -- Who asked for a count, for whom, and where it stood.
    count_data     TEXT CONSTRAINT known_json CHECK (count_data IS NULL OR json_valid(count_data)),
    entered_by     TEXT NOT NULL,
    entered_at     TEXT NOT NULL,
    -- An annulled game stays on record and is played again.
    annulled_at    TEXT,
    annulled_why   TEXT,
    note           TEXT NOT NULL DEFAULT '',
    CONSTRAINT game_of_two_entries CHECK (white_entry_id <> black_entry_id),
    CONSTRAINT game_reason_given CHECK (reason IS NOT NULL OR boards IS NOT NULL),
    CONSTRAINT stamp_complete CHECK ((annulled_at IS NULL) = (annulled_why IS NULL))
) STRICT;
-- One result for each game; the annulled ones are beside it.
CREATE UNIQUE INDEX game_once ON game (section_id, match_key, game_no) WHERE annulled_at IS NULL;
CREATE INDEX game_section ON game (section_id);
-- The columns that name players have no index: games are written all day, and an entry or an
-- athlete is deleted hardly ever, when reading a few thousand games is no matter.

-- Incontro deciso senza giocare: by lots at the end of the chain, or by the arbiter.
CREATE TABLE match_decision (
    id              INTEGER PRIMARY KEY,
    section_id      INTEGER NOT NULL REFERENCES section (id),
    match_key       TEXT NOT NULL CONSTRAINT known_code CHECK (match_key <> ''),
    kind            TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('lots', 'arbiter', 'forfeit', 'both-out')),
    -- Nobody, when both are out.
    winner_entry_id INTEGER REFERENCES entry (id),
    seed            TEXT,
    reason          TEXT NOT NULL DEFAULT '',
    by              TEXT NOT NULL,
    at              TEXT NOT NULL,
    CONSTRAINT match_decision_has_winner CHECK ((winner_entry_id IS NULL) = (kind = 'both-out')),
    UNIQUE (section_id, match_key)
) STRICT;

-- Rinuncia, esclusione: from when an entry no longer plays. An absence is a game's reason instead.
CREATE TABLE departure (
    id         INTEGER PRIMARY KEY,
    entry_id   INTEGER NOT NULL REFERENCES entry (id),
    kind       TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('withdrawn', 'excluded', 'hearing-aid')),
    from_round INTEGER NOT NULL CONSTRAINT round_positive CHECK (from_round >= 1),
    -- The match at which it happened, when it happened at one.
    match_key  TEXT,
    article    TEXT,
    reason     TEXT NOT NULL DEFAULT '',
    by         TEXT NOT NULL,
    at         TEXT NOT NULL,
    UNIQUE (entry_id)
) STRICT;

-- Sostituzione: before the first round one entry may take another's place.
CREATE TABLE replacement (
    id           INTEGER PRIMARY KEY,
    out_entry_id INTEGER NOT NULL REFERENCES entry (id),
    in_entry_id  INTEGER NOT NULL REFERENCES entry (id),
    reason       TEXT NOT NULL CONSTRAINT replacement_reason_given CHECK (trim(reason) <> ''),
    by           TEXT NOT NULL,
    at           TEXT NOT NULL,
    CONSTRAINT replacement_of_another CHECK (out_entry_id <> in_entry_id),
    UNIQUE (out_entry_id),
    UNIQUE (in_entry_id)
) STRICT;

-- Iscrizione tardiva: admitted after the deadline, or after the lots into a free place.
CREATE TABLE late_entry (
    id       INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL REFERENCES entry (id),
    -- The bye's place that it took, when the lots were already confirmed.
    place    INTEGER CONSTRAINT lots_place_positive CHECK (place >= 1),
    reason   TEXT NOT NULL CONSTRAINT late_entry_reason_given CHECK (trim(reason) <> ''),
    by       TEXT NOT NULL,
    at       TEXT NOT NULL,
    UNIQUE (entry_id)
) STRICT;

-- Chiamata al tavolo.
CREATE TABLE table_call (
    id         INTEGER PRIMARY KEY,
    section_id INTEGER NOT NULL REFERENCES section (id),
    match_key  TEXT NOT NULL CONSTRAINT known_code CHECK (match_key <> ''),
    game_no    INTEGER NOT NULL CONSTRAINT game_no_positive CHECK (game_no BETWEEN 1 AND 99),
    table_no   INTEGER NOT NULL CONSTRAINT table_no_positive CHECK (table_no >= 1),
    called_at  TEXT NOT NULL,
    started_at TEXT,
    UNIQUE (section_id, match_key, game_no)
) STRICT;

-- Provvedimento arbitrale.
CREATE TABLE ruling (
    id               INTEGER PRIMARY KEY,
    event_id         INTEGER NOT NULL REFERENCES event (id),
    section_id       INTEGER REFERENCES section (id),
    match_key        TEXT,
    game_no          INTEGER CONSTRAINT game_no_positive CHECK (game_no BETWEEN 1 AND 99),
    -- From the rule set's catalogue; none of the two for a ruling of the arbiter's own.
    article          TEXT CONSTRAINT ruling_article_given CHECK (trim(article) <> ''),
    irregularity     TEXT CONSTRAINT known_code CHECK (irregularity <> ''),
    -- One player, or neither (both, the public, a club's companion: the text says).
    against_entry_id INTEGER REFERENCES entry (id),
    remedy           TEXT CONSTRAINT known_code CHECK (remedy <> ''),
    text             TEXT NOT NULL DEFAULT '',
    arbiter          TEXT NOT NULL CONSTRAINT ruling_arbiter_given CHECK (trim(arbiter) <> ''),
    at               TEXT NOT NULL,
    CONSTRAINT ruling_decides CHECK (remedy IS NOT NULL OR trim(text) <> '')
) STRICT;
CREATE INDEX ruling_event ON ruling (event_id);
CREATE INDEX ruling_section ON ruling (section_id);
