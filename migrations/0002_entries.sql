-- From the club's paper form to who sits at a table.

-- Modulo d'iscrizione: one sheet of a club, as it came in.
CREATE TABLE entry_form (
    id          INTEGER PRIMARY KEY,
    event_id    INTEGER NOT NULL REFERENCES event (id),
    club_id     INTEGER NOT NULL REFERENCES club (id),
    -- A sheet has six lines; a club with more athletes sends another sheet.
    sheet       INTEGER NOT NULL DEFAULT 1 CONSTRAINT entry_form_sheet_positive CHECK (sheet > 0),
    received_at TEXT NOT NULL,
    means       TEXT NOT NULL CONSTRAINT known_code CHECK (means IN ('fax', 'post', 'email', 'hand', 'other')),
    signed      INTEGER NOT NULL CONSTRAINT known_code CHECK (signed IN (0, 1)),
    stamped     INTEGER NOT NULL CONSTRAINT known_code CHECK (stamped IN (0, 1)),
    -- Why a form that came after the deadline was accepted all the same.
    late_reason TEXT CONSTRAINT entry_form_late_reason_given CHECK (trim(late_reason) <> ''),
    note        TEXT NOT NULL DEFAULT '',
    UNIQUE (event_id, club_id, sheet)
) STRICT;
CREATE INDEX entry_form_club ON entry_form (club_id);

-- Riga del modulo: what the club wrote, kept even when it names nobody we know yet.
CREATE TABLE form_line (
    id              INTEGER PRIMARY KEY,
    form_id         INTEGER NOT NULL REFERENCES entry_form (id),
    line            INTEGER NOT NULL CONSTRAINT form_line_one_to_six CHECK (line BETWEEN 1 AND 6),
    athlete_id      INTEGER REFERENCES athlete (id),
    written         TEXT NOT NULL DEFAULT '',
    card            TEXT,
    document_kind   TEXT CONSTRAINT known_code
                    CHECK (document_kind IN ('identity-card', 'passport', 'driving-licence', 'federation-card', 'other')),
    document_number TEXT CONSTRAINT document_number_given CHECK (trim(document_number) <> ''),
    CONSTRAINT form_line_not_empty CHECK (athlete_id IS NOT NULL OR trim(written) <> ''),
    UNIQUE (form_id, line)
) STRICT;
CREATE INDEX form_line_athlete ON form_line (athlete_id);

-- Iscrizione: an athlete, or a club's team, in a section.
CREATE TABLE entry (
    id                     INTEGER PRIMARY KEY,
    section_id             INTEGER NOT NULL REFERENCES section (id),
    -- Without an athlete the entry is the club's own, in a clubs' section.
    athlete_id             INTEGER REFERENCES athlete (id),
    -- The club played for here: the athlete may change club next year, this event does not.
    club_id                INTEGER REFERENCES club (id),
    -- "A", "B" when a club enters more than one team.
    team                   TEXT NOT NULL DEFAULT '',
    form_line_id           INTEGER REFERENCES form_line (id),
    status                 TEXT NOT NULL DEFAULT 'active' CONSTRAINT known_code
                           CHECK (status IN ('active', 'withdrawn', 'excluded', 'replaced')),
    -- As they were when entered: seeding must not change with a later list.
    category               TEXT,
    rating                 INTEGER CONSTRAINT athlete_rating_plausible CHECK (rating BETWEEN 0 AND 9999),
    document_kind          TEXT CONSTRAINT known_code
                           CHECK (document_kind IN ('identity-card', 'passport', 'driving-licence', 'federation-card', 'other')),
    document_number        TEXT CONSTRAINT document_number_given CHECK (trim(document_number) <> ''),
    document_seen_by       TEXT,
    document_seen_at       TEXT,
    checked_in_at          TEXT,
    -- Hearing aids are taken off before sitting down (art. 12 of 2006): seen so, or not.
    hearing_aid_ok         INTEGER CONSTRAINT known_code CHECK (hearing_aid_ok IN (0, 1)),
    hearing_aid_checked_at TEXT,
    note                   TEXT NOT NULL DEFAULT '',
    CONSTRAINT entry_names_someone CHECK (athlete_id IS NOT NULL OR club_id IS NOT NULL),
    CONSTRAINT stamp_complete CHECK ((document_seen_by IS NULL) = (document_seen_at IS NULL)),
    CONSTRAINT stamp_complete CHECK ((hearing_aid_ok IS NULL) = (hearing_aid_checked_at IS NULL)),
    -- An athlete enters a section once.
    UNIQUE (section_id, athlete_id)
) STRICT;
-- A club enters one team of each name; its athletes' entries do not count.
CREATE UNIQUE INDEX entry_team ON entry (section_id, club_id, team) WHERE athlete_id IS NULL;
CREATE INDEX entry_athlete ON entry (athlete_id);
CREATE INDEX entry_club ON entry (club_id);

-- Formazione: who plays for a club, in board order; reserves after the boards.
CREATE TABLE lineup (
    id         INTEGER PRIMARY KEY,
    entry_id   INTEGER NOT NULL REFERENCES entry (id),
    board      INTEGER NOT NULL CONSTRAINT lineup_board_positive CHECK (board BETWEEN 1 AND 64),
    athlete_id INTEGER NOT NULL REFERENCES athlete (id),
    reserve    INTEGER NOT NULL CONSTRAINT known_code CHECK (reserve IN (0, 1)),
    UNIQUE (entry_id, board),
    UNIQUE (entry_id, athlete_id)
) STRICT;
CREATE INDEX lineup_athlete ON lineup (athlete_id);
