INSERT INTO journal (at, who, event_id, kind, action, args, target, undoable, redoable, changes, seq, digest)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
