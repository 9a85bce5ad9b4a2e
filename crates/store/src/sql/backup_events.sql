SELECT title,
       (SELECT count(*) FROM entry JOIN section ON section.id = entry.section_id
        WHERE section.event_id = event.id) AS entries,
       (SELECT count(*) FROM game JOIN section ON section.id = game.section_id
        WHERE section.event_id = event.id) AS games
FROM event
ORDER BY begins_on DESC, id DESC
