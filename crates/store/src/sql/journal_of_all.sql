SELECT seq, at, who, event_id, kind, action, args, target
FROM journal
WHERE seq < :before
ORDER BY seq DESC
LIMIT :limit
