SELECT seq, at, who, event_id, kind, action, args, target,
       coalesce((SELECT later.kind = 'undo' FROM journal AS later
                 WHERE later.target = journal.seq ORDER BY later.seq DESC LIMIT 1), 0) AS undone
FROM journal
WHERE event_id = :event AND seq < :before
ORDER BY seq DESC
LIMIT :limit
