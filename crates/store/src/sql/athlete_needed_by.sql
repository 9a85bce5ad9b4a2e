-- A place in confirmed lots, a game or a ruling cannot lose its name without becoming a riddle;
-- a team's line-up cannot once the team has played.
SELECT DISTINCT event.title AS title
FROM event
JOIN section ON section.event_id = event.id
JOIN entry ON entry.section_id = section.id
WHERE (entry.athlete_id = ?1
       OR EXISTS (SELECT 1 FROM lineup WHERE lineup.entry_id = entry.id AND lineup.athlete_id = ?1))
  AND (EXISTS (SELECT 1 FROM lots_placement WHERE lots_placement.entry_id = entry.id)
       OR EXISTS (SELECT 1 FROM game WHERE entry.id IN (white_entry_id, black_entry_id))
       OR EXISTS (SELECT 1 FROM ruling WHERE against_entry_id = entry.id)
       OR EXISTS (SELECT 1 FROM replacement WHERE entry.id IN (out_entry_id, in_entry_id)))
ORDER BY event.begins_on
