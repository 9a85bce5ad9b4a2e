SELECT seq, at, who, event_id, kind, action, args, target
FROM journal
WHERE event_id = :event AND seq < :before
ORDER BY seq DESC
LIMIT :limit
