WHERE prize_id IN (SELECT id FROM prize WHERE event_id = ?)
ORDER BY id
