INSERT INTO prize (id, event_id, kind, from_place, to_place, items) VALUES (1, 1, 'places', 1, 1, 'Trofeo');
INSERT INTO prize_given (prize_id, entry_id, by, at) VALUES (1, 1, 'arbitro', '2006-04-25 17:00:00+00:00');
INSERT INTO club_points (event_id, place, points) VALUES (1, 1, 10);
