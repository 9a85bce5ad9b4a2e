DELETE FROM prize_given
WHERE prize_id IN (SELECT id FROM prize WHERE section_id = ?1)
   OR entry_id IN (SELECT id FROM entry WHERE section_id = ?1);
DELETE FROM prize WHERE section_id = ?1;
DELETE FROM ruling WHERE section_id = ?1;
DELETE FROM table_call WHERE section_id = ?1;
DELETE FROM match_decision WHERE section_id = ?1;
DELETE FROM place_decision WHERE section_id = ?1;
DELETE FROM game WHERE section_id = ?1;
DELETE FROM late_entry WHERE entry_id IN (SELECT id FROM entry WHERE section_id = ?1);
DELETE FROM replacement WHERE out_entry_id IN (SELECT id FROM entry WHERE section_id = ?1);
DELETE FROM departure WHERE entry_id IN (SELECT id FROM entry WHERE section_id = ?1);
DELETE FROM lots_override WHERE lots_id IN (SELECT id FROM lots WHERE section_id = ?1);
DELETE FROM lots_placement WHERE lots_id IN (SELECT id FROM lots WHERE section_id = ?1);
DELETE FROM lots WHERE section_id = ?1;
DELETE FROM lineup WHERE entry_id IN (SELECT id FROM entry WHERE section_id = ?1);
DELETE FROM entry WHERE section_id = ?1;
