INSERT INTO ruling (event_id, section_id, article, against_entry_id, against_other_entry_id, remedy, arbiter, at)
VALUES (1, 1, '12', 1, 2, 'exclusion', 'arbitro', '2006-04-25 07:25:00+00:00');
