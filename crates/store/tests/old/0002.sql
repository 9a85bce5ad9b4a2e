INSERT INTO entry_form (id, event_id, club_id, received_at, means, signed, stamped)
VALUES (1, 1, 1, '2006-04-08 18:00:00+00:00', 'fax', 1, 1);
INSERT INTO form_line (id, form_id, line, athlete_id, written, card, document_kind, document_number) VALUES
    (1, 1, 1, 1, 'Prova Uno', 'T1', 'identity-card', 'XX0000'),
    (2, 1, 2, 2, 'Prova Due', NULL, NULL, NULL);
INSERT INTO entry (id, section_id, athlete_id, club_id, form_line_id) VALUES (1, 1, 1, 1, 1), (2, 1, 2, 1, 2);
INSERT INTO entry (id, section_id, club_id, team) VALUES (3, 1, 1, 'A');
INSERT INTO lineup (entry_id, board, athlete_id, reserve) VALUES (3, 1, 1, 0);
