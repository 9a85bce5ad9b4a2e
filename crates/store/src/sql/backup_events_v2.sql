SELECT title,
       (SELECT count(*) FROM entry JOIN section ON section.id = entry.section_id
        WHERE section.event_id = event.id) AS entries,
       0 AS games
FROM event
ORDER BY begins_on DESC, id DESC
