INSERT INTO journal (seq, at, who, event_id, kind, action, args, target, undoable, redoable, changes)
VALUES (:seq, :at, :who, :event_id, :kind, :action, :args, :target, :undoable, :redoable, :changes)
