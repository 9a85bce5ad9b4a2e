UPDATE entry
SET document_kind = NULL, document_number = NULL, hearing_aid_ok = NULL, hearing_aid_checked_at = NULL, note = ''
WHERE section_id IN (SELECT id FROM section WHERE event_id = ?1);

-- The words as written go when the athlete is known, and stay where they are all there is.
UPDATE form_line
SET document_kind = NULL, document_number = NULL, card = NULL,
    written = CASE WHEN athlete_id IS NULL THEN written ELSE '' END
WHERE form_id IN (SELECT id FROM entry_form WHERE event_id = ?1);

UPDATE entry_form SET note = '' WHERE event_id = ?1;

-- People and clubs of this event that are in no other event still holding its data.
WITH elsewhere AS (
    SELECT entry.athlete_id AS athlete_id
    FROM entry JOIN section ON section.id = entry.section_id JOIN event ON event.id = section.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL AND entry.athlete_id IS NOT NULL
    UNION
    SELECT lineup.athlete_id
    FROM lineup JOIN entry ON entry.id = lineup.entry_id JOIN section ON section.id = entry.section_id
    JOIN event ON event.id = section.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL
    UNION
    SELECT form_line.athlete_id
    FROM form_line JOIN entry_form ON entry_form.id = form_line.form_id
    JOIN event ON event.id = entry_form.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL AND form_line.athlete_id IS NOT NULL
)
UPDATE athlete SET card = NULL, birth_year = NULL
WHERE (card IS NOT NULL OR birth_year IS NOT NULL)
  AND id NOT IN elsewhere
  AND (id IN (SELECT athlete_id FROM entry JOIN section ON section.id = section_id WHERE event_id = ?1)
       OR id IN (SELECT athlete_id FROM form_line JOIN entry_form ON entry_form.id = form_id WHERE event_id = ?1)
       OR id IN (SELECT lineup.athlete_id FROM lineup JOIN entry ON entry.id = lineup.entry_id
                 JOIN section ON section.id = entry.section_id WHERE section.event_id = ?1));

WITH elsewhere AS (
    SELECT entry.club_id AS club_id
    FROM entry JOIN section ON section.id = entry.section_id JOIN event ON event.id = section.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL AND entry.club_id IS NOT NULL
    UNION
    SELECT entry_form.club_id
    FROM entry_form JOIN event ON event.id = entry_form.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL
)
UPDATE club SET contact = ''
WHERE contact <> ''
  AND id NOT IN elsewhere
  AND (id IN (SELECT club_id FROM entry JOIN section ON section.id = section_id WHERE event_id = ?1)
       OR id IN (SELECT club_id FROM entry_form WHERE event_id = ?1));
