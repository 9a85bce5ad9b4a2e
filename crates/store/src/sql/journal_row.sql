SELECT seq, at, who, event_id, kind, action, args, target FROM journal WHERE seq = ?
