WITH mine AS (
    SELECT entry.* FROM entry JOIN section ON section.id = entry.section_id WHERE section.event_id = ?1
),
lines AS (
    SELECT form_line.* FROM form_line JOIN entry_form ON entry_form.id = form_line.form_id
    WHERE entry_form.event_id = ?1
),
-- Whoever is also in another event whose data are not purged keeps card and year of birth.
elsewhere AS (
    SELECT entry.athlete_id AS athlete_id, entry.club_id AS club_id
    FROM entry JOIN section ON section.id = entry.section_id JOIN event ON event.id = section.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL
    UNION
    SELECT lineup.athlete_id, entry.club_id
    FROM lineup JOIN entry ON entry.id = lineup.entry_id JOIN section ON section.id = entry.section_id
    JOIN event ON event.id = section.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL
    UNION
    SELECT form_line.athlete_id, entry_form.club_id
    FROM form_line JOIN entry_form ON entry_form.id = form_line.form_id
    JOIN event ON event.id = entry_form.event_id
    WHERE event.id <> ?1 AND event.purged_at IS NULL
),
people AS (
    SELECT athlete_id FROM mine WHERE athlete_id IS NOT NULL
    UNION
    SELECT athlete_id FROM lines WHERE athlete_id IS NOT NULL
    UNION
    SELECT athlete_id FROM lineup WHERE entry_id IN (SELECT id FROM mine)
    EXCEPT
    SELECT athlete_id FROM elsewhere
),
clubs AS (
    SELECT club_id FROM mine WHERE club_id IS NOT NULL
    UNION
    SELECT club_id FROM entry_form WHERE event_id = ?1
    EXCEPT
    SELECT club_id FROM elsewhere
)
SELECT
    (SELECT count(document_number) FROM mine) + (SELECT count(document_number) FROM lines) AS documents,
    (SELECT count(card) FROM athlete WHERE id IN people) + (SELECT count(card) FROM lines) AS cards,
    (SELECT count(birth_year) FROM athlete WHERE id IN people) AS birth_years,
    (SELECT count(*) FROM club WHERE id IN clubs AND contact <> '') AS contacts,
    (SELECT count(hearing_aid_checked_at) FROM mine) AS hearing_aids
