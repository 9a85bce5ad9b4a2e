WHERE id IN (
    SELECT entry.athlete_id FROM entry JOIN section ON section.id = entry.section_id
    WHERE section.event_id = ?1
    UNION
    SELECT lineup.athlete_id FROM lineup
    JOIN entry ON entry.id = lineup.entry_id JOIN section ON section.id = entry.section_id
    WHERE section.event_id = ?1
    UNION
    SELECT form_line.athlete_id FROM form_line JOIN entry_form ON entry_form.id = form_line.form_id
    WHERE entry_form.event_id = ?1
)
ORDER BY surname COLLATE NOCASE, name COLLATE NOCASE, id
