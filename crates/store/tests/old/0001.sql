INSERT INTO journal (seq, at, who, event_id, kind, action, args, undoable, changes)
VALUES (1, '2006-04-01 10:00:00+00:00', 'segreteria', 1, 'action', 'event-created', '{"title":"Prova"}', 1, '[]');
INSERT INTO setting VALUES ('language', '"it"');
INSERT INTO club (id, name) VALUES (1, 'G.S. Esempio');
INSERT INTO athlete (id, surname, name, sex, birth_year, card, club_id) VALUES
    (1, 'Prova', 'Uno', 'm', 1970, 'T1', 1),
    (2, 'Prova', 'Due', 'm', NULL, NULL, 1);
INSERT INTO event (id, title, edition, begins_on, ends_on, deadline, time_zone, rule_set, language)
VALUES (1, 'Prova', 1, '2006-04-24', '2006-04-25', '2006-04-08 21:00:00', 'Europe/Rome', 'fssi-2006', 'it');
INSERT INTO official (event_id, role, name) VALUES (1, 'chief-arbiter', 'Arbitro Prova');
INSERT INTO logo (event_id, kind, image) VALUES (1, 'png', x'89504e47');
INSERT INTO section (id, event_id, kind, category, title) VALUES (1, 1, 'individual', 'men', 'Maschile');
INSERT INTO programme_item (event_id, day, time, text, kind) VALUES (1, '2006-04-25', '09:00:00', 'Inizio gara', 'play');
