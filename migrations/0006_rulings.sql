-- Conteggio ridotto: the arbiter decides it for one game (art. 11). What was one number for the whole event goes to
-- the calls of the games that were judged by it; under rules that know no reduction it never held.
UPDATE game
SET count_data = (
    SELECT json_group_array(json_set(said.value, '$.reducedTo', event.reduced_count))
    FROM json_each(game.count_data) AS said
)
FROM section JOIN event ON event.id = section.event_id
WHERE section.id = game.section_id
  AND game.count_data IS NOT NULL
  AND event.rule_set IN ('fssi-2006', 'fid-italian')
  AND event.reduced_count BETWEEN 10 AND 39;
UPDATE game
SET boards = (
    SELECT json_group_array(json_set(board.value, '$.countsFrom', json((
        SELECT json_group_array(json_set(said.value, '$.reducedTo', event.reduced_count))
        FROM json_each(board.value, '$.countsFrom') AS said
    ))))
    FROM json_each(game.boards) AS board
)
FROM section JOIN event ON event.id = section.event_id
WHERE section.id = game.section_id
  AND game.boards LIKE '%"ply"%'
  AND event.rule_set IN ('fssi-2006', 'fid-italian')
  AND event.reduced_count BETWEEN 10 AND 39;
ALTER TABLE event DROP COLUMN reduced_count;

-- Both players of a table, in one decision.
ALTER TABLE ruling ADD COLUMN against_other_entry_id INTEGER REFERENCES entry (id)
    CONSTRAINT ruling_against_two CHECK (against_other_entry_id <> against_entry_id);
