UPDATE journal SET changes = NULL WHERE changes IS NOT NULL;
UPDATE journal SET undoable = NULL, redoable = NULL WHERE seq = (SELECT max(seq) FROM journal);
