SELECT DISTINCT event.title AS title
FROM lineup
JOIN entry ON entry.id = lineup.entry_id
JOIN section ON section.id = entry.section_id
JOIN event ON event.id = section.event_id
WHERE lineup.athlete_id = ?
ORDER BY event.begins_on
