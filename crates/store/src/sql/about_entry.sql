SELECT event.id AS event_id, event.title AS event, section.id AS section_id, section.title AS section,
       (SELECT count(*) FROM game WHERE entry.id IN (white_entry_id, black_entry_id)) AS games,
       (SELECT count(*) FROM ruling WHERE entry.id IN (against_entry_id, against_other_entry_id)) AS rulings
FROM entry
JOIN section ON section.id = entry.section_id
JOIN event ON event.id = section.event_id
WHERE entry.id = ?
