-- What is given at the end, and the points behind the clubs' ranking.

-- Premio: for a range of places, for everyone who took part, or by a rule of its own.
CREATE TABLE prize (
    id         INTEGER PRIMARY KEY,
    event_id   INTEGER NOT NULL REFERENCES event (id),
    -- Without a section the prize is the same in all of them.
    section_id INTEGER REFERENCES section (id),
    kind       TEXT NOT NULL CONSTRAINT known_code CHECK (kind IN ('places', 'everyone', 'special', 'clubs-ranking')),
    from_place INTEGER CONSTRAINT prize_place_positive CHECK (from_place >= 1),
    to_place   INTEGER CONSTRAINT prize_place_positive CHECK (to_place >= 1),
    -- The youngest, the best woman: whom a special prize looks for.
    rule       TEXT CONSTRAINT known_json CHECK (rule IS NULL OR json_valid(rule)),
    -- The objects, one per line: a trophy and a medal are two things to buy.
    items      TEXT NOT NULL CONSTRAINT prize_items_given CHECK (trim(items) <> ''),
    position   INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT prize_places_in_order CHECK (from_place <= to_place),
    CONSTRAINT prize_places_given CHECK (
        (kind IN ('places', 'clubs-ranking')) = (from_place IS NOT NULL)
        AND (from_place IS NULL) = (to_place IS NULL)
    ),
    CONSTRAINT prize_rule_given CHECK ((kind = 'special') = (rule IS NOT NULL))
) STRICT;
CREATE INDEX prize_event ON prize (event_id);
CREATE INDEX prize_section ON prize (section_id);

-- Premio consegnato: ticked off at the ceremony.
CREATE TABLE prize_given (
    id       INTEGER PRIMARY KEY,
    prize_id INTEGER NOT NULL REFERENCES prize (id),
    -- Whose it is: an entry, or a club of the clubs' ranking.
    entry_id INTEGER REFERENCES entry (id),
    club_id  INTEGER REFERENCES club (id),
    by       TEXT NOT NULL,
    at       TEXT NOT NULL,
    CONSTRAINT prize_given_to_one CHECK ((entry_id IS NULL) <> (club_id IS NULL)),
    UNIQUE (prize_id, entry_id),
    UNIQUE (prize_id, club_id)
) STRICT;
CREATE INDEX prize_given_entry ON prize_given (entry_id);
CREATE INDEX prize_given_club ON prize_given (club_id);

-- Punteggio di società: points that a place in an individual section earns for the club.
CREATE TABLE club_points (
    id       INTEGER PRIMARY KEY,
    event_id INTEGER NOT NULL REFERENCES event (id),
    place    INTEGER NOT NULL CONSTRAINT club_points_place_positive CHECK (place >= 1),
    points   INTEGER NOT NULL CONSTRAINT club_points_not_negative CHECK (points >= 0),
    UNIQUE (event_id, place)
) STRICT;
