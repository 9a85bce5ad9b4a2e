-- Titolo e terzo posto: what the arbiter answered where play gave the place to nobody.
CREATE TABLE place_decision (
    id         INTEGER PRIMARY KEY,
    section_id INTEGER NOT NULL REFERENCES section (id),
    place      INTEGER NOT NULL CONSTRAINT place_decision_place_known CHECK (place IN (1, 3)),
    kind       TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('vacant', 'shared', 'entry')),
    -- Who has the place, when somebody has.
    entry_id   INTEGER REFERENCES entry (id),
    reason     TEXT NOT NULL CONSTRAINT place_decision_reason_given CHECK (trim(reason) <> ''),
    by         TEXT NOT NULL,
    at         TEXT NOT NULL,
    CONSTRAINT place_decision_names_one CHECK ((entry_id IS NULL) = (kind <> 'entry')),
    UNIQUE (section_id, place)
) STRICT;
