DELETE FROM prize_given WHERE entry_id IN (SELECT id FROM entry WHERE athlete_id = ?1);
DELETE FROM late_entry WHERE entry_id IN (SELECT id FROM entry WHERE athlete_id = ?1);
DELETE FROM departure WHERE entry_id IN (SELECT id FROM entry WHERE athlete_id = ?1);
DELETE FROM entry WHERE athlete_id = ?1;
DELETE FROM lineup WHERE athlete_id = ?1;
DELETE FROM form_line WHERE athlete_id = ?1;
