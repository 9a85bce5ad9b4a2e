-- A place in the lots, a game or a ruling cannot lose its name without becoming a riddle; a team's
-- line-up cannot once the team has played, nor can whoever sat at a board and left the team since.
SELECT DISTINCT event.title AS title
FROM event
JOIN section ON section.event_id = event.id
WHERE EXISTS (
    SELECT 1 FROM entry
    WHERE entry.section_id = section.id
      AND (entry.athlete_id = ?1
           OR EXISTS (SELECT 1 FROM lineup WHERE lineup.entry_id = entry.id AND lineup.athlete_id = ?1))
      AND (EXISTS (SELECT 1 FROM lots_placement WHERE lots_placement.entry_id = entry.id)
           OR EXISTS (SELECT 1 FROM game WHERE entry.id IN (white_entry_id, black_entry_id))
           OR EXISTS (SELECT 1 FROM ruling WHERE entry.id IN (against_entry_id, against_other_entry_id))
           OR EXISTS (SELECT 1 FROM replacement WHERE entry.id IN (out_entry_id, in_entry_id)))
) OR EXISTS (
    SELECT 1 FROM game, json_each(game.boards) AS board
    WHERE game.section_id = section.id
      AND ?1 IN (board.value ->> 'white', board.value ->> 'black')
)
ORDER BY event.begins_on
