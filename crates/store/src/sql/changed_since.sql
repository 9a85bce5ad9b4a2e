SELECT seq, event_id,
       coalesce(changes, (SELECT done.changes FROM journal AS done WHERE done.seq = journal.target)) AS changes
FROM journal
WHERE seq > ?
ORDER BY seq DESC
