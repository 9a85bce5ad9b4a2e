INSERT INTO place_decision (section_id, place, kind, entry_id, reason, by, at)
VALUES (1, 1, 'entry', 1, 'finale persa da entrambi', 'arbitro', '2006-04-25 16:00:00+00:00');
