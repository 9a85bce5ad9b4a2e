SELECT seq, undoable, redoable FROM journal WHERE seq <= ? ORDER BY seq DESC LIMIT 1
