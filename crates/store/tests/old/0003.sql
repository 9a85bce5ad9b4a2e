INSERT INTO lots (id, section_id, seed, algorithm, digest, options, made_at)
VALUES (1, 1, 'seme', 'v1', 'abcd', '{}', '2006-04-24 19:00:00+00:00');
INSERT INTO lots_placement (lots_id, place, entry_id) VALUES (1, 1, 1), (1, 2, 2);
INSERT INTO lots_override (lots_id, entry_id, place, reason, by, at)
VALUES (1, 1, 1, 'arrivo tardivo', 'arbitro', '2006-04-24 19:05:00+00:00');
INSERT INTO game (section_id, match_key, game_no, white_entry_id, black_entry_id, outcome, reason, entered_by, entered_at)
VALUES (1, 'r1-1', 1, 1, 2, 'white-wins', 'resigned', 'arbitro', '2006-04-25 07:30:00+00:00');
INSERT INTO match_decision (section_id, match_key, kind, winner_entry_id, by, at)
VALUES (1, 'r1-1', 'lots', 1, 'arbitro', '2006-04-25 07:40:00+00:00');
INSERT INTO departure (entry_id, kind, from_round, by, at) VALUES (2, 'withdrawn', 1, 'arbitro', '2006-04-25 07:41:00+00:00');
INSERT INTO replacement (out_entry_id, in_entry_id, reason, by, at)
VALUES (2, 3, 'malattia', 'arbitro', '2006-04-25 06:00:00+00:00');
INSERT INTO late_entry (entry_id, reason, by, at) VALUES (3, 'treno', 'arbitro', '2006-04-25 06:00:00+00:00');
INSERT INTO table_call (section_id, match_key, game_no, table_no, called_at)
VALUES (1, 'r1-1', 1, 1, '2006-04-25 07:00:00+00:00');
INSERT INTO ruling (event_id, section_id, article, text, arbiter, at)
VALUES (1, 1, '9.1', 'Ammonito', 'arbitro', '2006-04-25 07:20:00+00:00');
